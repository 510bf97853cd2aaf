#include "games/dracula/view_whereabouts.hpp"

#include <algorithm>
#include <cmath>

#include "games/dracula/belief.hpp"
#include "games/dracula/ruled_out.hpp"
#include "kernel/describe.hpp"

namespace ravenhall::dracula {

void write_places(JsonWriter& out, const PlaceSet& places) {
  out.list([&] {
    for (const Place place : places) out.value(name_of(place));
  });
}

namespace {

// In millionths, so that the text of a view is the same on all machines.
void write_belief(JsonWriter& out, const Belief& belief) {
  constexpr double kWhole = 1e6;
  out.list([&] {
    for (const Place place : values<Place>(kPlaces)) {
      const double chance = belief.chance[place];
      if (chance <= 0) continue;
      out.object([&] {
        out.member("place", name_of(place));
        out.member("weight", std::max(1L, std::lround(chance * kWhole)));
      });
    }
  });
}

void write_reason(JsonWriter& out, const RuledOut& reason) {
  PositionWriter f(out, kSeats);
  f("why", reason.why);
  switch (reason.why) {
    case Out::visited: f("seat", reason.hunter); return f("time", reason.time);
    case Out::named:
    case Out::region:
    case Out::near:
    case Out::holy: return f("time", reason.time);
    case Out::known: return f("at", reason.from);
    case Out::hunter_there: return f("seat", reason.hunter);
    case Out::on_trail: return f("spot", reason.spot);
    case Out::back: return f("back", reason.back);
    case Out::too_far: f("from", reason.from); return f("steps", reason.steps);
    case Out::flew:
    case Out::no_way:
    case Out::none: return;
  }
}
// Places with the same reason stand together.
void write_ruled_out(JsonWriter& out, const State& s, const Belief& belief) {
  struct Group {
    RuledOut reason;
    PlaceSet places;
  };
  FixedVec<Group, kPlaces> groups;
  const Whereabouts whereabouts(s);
  for (const Place place : values<Place>(kPlaces)) {
    if (belief.chance[place] > 0) continue;
    const RuledOut reason = whereabouts.against(place);
    Group* found = std::find_if(groups.begin(), groups.end(),
                                [&](const Group& group) { return group.reason == reason; });
    if (found == groups.end()) {
      groups.push_back({reason, place});
    } else {
      found->places.add(place);
    }
  }
  out.list([&] {
    for (const Group& group : groups) {
      out.object([&] {
        write_reason(out, group.reason);
        write_places(out.key("places"), group.places);
      });
    }
  });
}

}  // namespace

// Where he may be and where not. For himself there is nothing to guess, for the others not before he is on
// the board nor when it is over.
void write_whereabouts(JsonWriter& out, const Observation& view) {
  if (view.viewer == kDracula) {
    out.member("belief", nullptr);
    return out.member("ruled_out", nullptr);
  }
  const Belief belief = belief_of(view);
  const bool hunted = view.seen.phase != Phase::setup && view.seen.phase != Phase::over;
  write_belief(out.key("belief"), belief);
  hunted ? write_ruled_out(out.key("ruled_out"), view.seen, belief) : out.key("ruled_out").list([] {});
}

}  // namespace ravenhall::dracula
