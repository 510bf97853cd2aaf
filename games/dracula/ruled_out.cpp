#include "games/dracula/ruled_out.hpp"

#include "games/dracula/rules/sightings.hpp"

namespace ravenhall::dracula {

namespace {

// Where one space of the trail can be, by the way alone, if the one before it was one of these.
PlaceSet onward(const State& s, const PlaceSet& from, Way way) {
  PlaceSet to;
  for (const Place place : from) {
    if (way == Way::stay || way == Way::step_or_stay) to.add(place);
    if (way == Way::step || way == Way::step_or_stay) to |= adjacent(s, place);
    if (way == Way::wolf) to |= kWithinTwoRoads[place];
  }
  return to;
}

// Hunters on their way have not looked around where they are.
PlayerSet watchers(const State& s) {
  PlayerSet all = standing(s);
  for (const Frame& frame : s.agenda) {
    if (frame.step == Step::look || frame.step == Step::ask_sail_on) all.remove(frame.seat);
  }
  return all;
}
bool lies_open(const State& s, Spot spot) {
  return spot != Spot::leaving && s.spaces[spot].card && s.spaces[spot].up;
}

}  // namespace

Whereabouts::Whereabouts(const State& seen) : s_(seen), watchers_(watchers(seen)) {
  for (const Seat seat : watchers_) {
    if (const Hunter& hunter = s_.hunter[seat]; !hunter.hospital && is_city(hunter.at))
      watched_.add(hunter.at);
  }
  for (const Spot spot : s_.spaces.keys()) {
    if (lies_open(s_, spot)) open_.add(s_.spaces[spot].at);
  }
  newest_ = s_.spaces[Spot::space1].may.empty() ? Spot::space2 : Spot::space1;
  if (s_.at != Place::none) {
    last_ = s_.at;
    return;
  }
  Spot spot = newest_;
  while (spot != Spot::leaving && s_.spaces[spot].may.size() > 1 && s_.spaces[spot].way != Way::start) {
    steps_ += s_.spaces[spot].way == Way::stay ? 0 : 1;
    spot = after(spot);
  }
  if (s_.spaces[spot].may.size() != 1) return;
  last_ = s_.spaces[spot].may.first();
  near_ = last_;
  for (int i = places_after(spot, newest_) - 1; i >= 0; --i)
    near_ = onward(s_, near_, s_.spaces[after(newest_, i)].way);
}

RuledOut Whereabouts::against(Place place) const {
  if (last_ != Place::none && steps_ == 0) return {.why = Out::known, .from = last_};
  if (watched_.has(place))
    return {.why = Out::hunter_there, .hunter = (hunters_in(s_, place) & watchers_).first()};
  if (open_.has(place)) {
    Spot spot = Spot::space1;
    while (!lies_open(s_, spot) || s_.spaces[spot].at != place) spot = after(spot);
    return {.why = Out::on_trail, .spot = spot};
  }
  const Space& newest = s_.spaces[newest_];
  if (!with_back(newest.back).has(place)) return {.why = Out::back, .back = newest.back};
  if (const Clue clue = s_.clues[place]; !clue.empty())
    return {.why = clue.why(), .hunter = clue.hunter(), .time = clue.time()};
  if (last_ != Place::none && place != last_ && !near_.has(place))
    return {.why = Out::too_far, .from = last_, .steps = steps_};
  return {.why = newest.bat && newest.way == Way::start ? Out::flew : Out::no_way};
}

}  // namespace ravenhall::dracula
