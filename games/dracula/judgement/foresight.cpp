#include "games/dracula/judgement/foresight.hpp"

#include <algorithm>

#include "games/dracula/judgement/arms.hpp"
#include "games/dracula/judgement/brood.hpp"
#include "games/dracula/judgement/ways.hpp"
#include "games/dracula/verbs.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::dracula::judgement {

namespace {

// A hunter's start: a large city on many lines, away from the others.
double start_worth(const State& s, Seat seat, Place city) {
  constexpr int kFarEnough = 5;
  double worth = kLargeCities.has(city) ? 1.0 : 0.0;
  worth += 0.15 * kByRoad[city].size() + 0.05 * (kByWhiteRail[city] | kByYellowRail[city]).size();
  for (const Seat other : hunters()) {
    if (other < seat) worth += 0.2 * std::min<int>(kDays[s.hunter[other].at][city], kFarEnough);
  }
  return worth;
}
// Dracula's: far from hunters, with many ways on.
double settling_worth(const State& s, Place city) {
  constexpr double kWhim = 0.8;
  double worth = 0.5 * std::min(nearest_hunter(s, city), 4) + 0.12 * kByRoad[city].size();
  PlaceSet around;
  for (const Place next : kByRoad[city]) around |= kByRoad[next];
  worth += 0.06 * around.size();
  if (kRoadsBetween[city][Place::paris] == kNoWay) worth -= 2.0;  // an island is a trap
  // The best city would soon be known to all: a whim that hangs on his secret hand.
  std::uint64_t seed = 0;
  for (const Encounter encounter : s.hand) seed = mix64(seed + places_after(encounter, Encounter{}));
  return worth + kWhim * Rng(mix64(seed + places_after(city, Place{}))).unit();
}

}  // namespace

// The newest spaces count most.
double naming_worth(const State& s, const Trace& trace, Place city) {
  double worth = trace.chance[city] * (1 + 0.3 * trace.bits);
  double weight = 0.5;
  for (const Spot spot : values(Spot::space2, Spot::space6)) {
    const Space& space = s.spaces[spot];
    if (space.card && !space.up && space.may.has(city)) worth += weight / space.may.size();
    weight *= 0.9;
  }
  return worth;
}

namespace {

// A token on a line is for the hunters who want to come along it.
double block_worth(const State& s, Line line) {
  const auto& [one, other] = ends(line);
  double worth = 0;
  for (const Hunter& hunter : s.hunter) {
    if (hunter.at != one && hunter.at != other) continue;
    const Place next = hunter.at == one ? other : one;
    const int closer = kDays[hunter.at][s.at] - kDays[next][s.at];
    worth += (1 + closer) * reach(kDays[hunter.at][s.at]) * (is_road(line) ? 1.0 : 0.5);
  }
  return worth;
}
double storm_worth(const State& s, Place zone) {
  double worth = -0.05;
  for (const Hunter& hunter : s.hunter) {
    if (kBySea[zone].has(hunter.at)) worth += 0.3 * reach(kDays[zone][s.at]);
  }
  return worth;
}

// The three best of them.
double blocks_worth(const State& s) {
  std::array<double, 3> best{};
  for (const Line line : values<Line>(kLines)) {
    double worth = is_blocked(s, line) ? 0.0 : block_worth(s, line);
    for (double& kept : best) {
      if (worth > kept) std::swap(worth, kept);
    }
  }
  return best[0] + best[1] + best[2];
}
double storms_worth(const State& s) {
  double worth = 0;
  for (const Place zone : kSeas) {
    if (!is_stormy(s, zone)) worth += std::max(storm_worth(s, zone), 0.0);
  }
  return worth;
}

// Holy ground: where he is likely to want to go, and cannot.
double ground_worth(const State& s, Place city) {
  const Trace trace = trace_of(s);
  double worth = 2 * trace.chance[city];
  for (const Place next : kByRoad[city]) worth += trace.chance[next] / kByRoad[next].size();
  return worth;
}

double playing(const State& s, HunterEvent event) {
  switch (event) {
    case HunterEvent::renewed_vigor: return 1.0;
    case HunterEvent::speedy_telegraph: return -0.1;
    case HunterEvent::long_night: return trace_of(s).bits < 3 ? 0.8 : -0.1;
    case HunterEvent::planned_ambush:
    case HunterEvent::lucys_revenge: return s.combat.foe == Foe::dracula ? 0.9 : 0.2;
    case HunterEvent::consecrated_ground: return 0.2;
    case HunterEvent::mystic_research: return 0.4;
    default: return 0;
  }
}
double scheming(const State& s, DraculaEvent omen) {
  switch (omen) {
    case DraculaEvent::unearthly_swiftness: return 0.9;
    case DraculaEvent::darkness_returns: return s.despair > 0 || nearest_hunter(s, s.at) <= 2 ? 1.2 : 0.3;
    case DraculaEvent::nocturnal_visit: return hunters_in(s, s.at).empty() ? -0.5 : 0.8;
    case DraculaEvent::roadblock: return 0.2 * blocks_worth(s);
    case DraculaEvent::summon_storms: return storms_worth(s);
    case DraculaEvent::devilish_power: return 0.1;
    default: return 0;
  }
}

}  // namespace

double ally_worth(const State& s) { return s.ally == HunterEvent::none ? 0.8 : 0.2; }

bool is_guesswork(Step asked) {
  switch (asked) {
    case Step::ask_start:
    case Step::ask_settle:
    case Step::ask_name:
    case Step::ask_ally:
    case Step::ask_ground:
    case Step::ask_block:
    case Step::ask_storm:
    case Step::ask_block_off:
    case Step::ask_storm_off:
    case Step::ask_next: return true;
    default: return false;
  }
}

double promise(const State& s, Seat seat, Action action) {
  switch (verb_of(action)) {
    case Verb::start: return start_worth(s, seat, action.a);
    case Verb::settle: return settling_worth(s, action.a);
    case Verb::name: {
      const Step asked = s.agenda.top().step;
      if (asked == Step::ask_name) return naming_worth(s, trace_of(s), action.a);
      return asked == Step::ask_ground ? ground_worth(s, action.a) : 0;
    }
    case Verb::seek: return naming_worth(s, trace_of(s), action.a);
    case Verb::ally: return s.agenda.top().step == Step::ask_ally ? ally_worth(s) : 0;
    case Verb::block: return block_worth(s, action.a);
    case Verb::unblock: return s.agenda.top().step == Step::ask_block_off ? -block_worth(s, action.a) : 0;
    case Verb::storm: return storm_worth(s, action.a);
    case Verb::calm: return -storm_worth(s, action.a);
    case Verb::play: return playing(s, action.a);
    case Verb::scheme: return scheming(s, action.a);
    case Verb::starve: return 0.3;
    case Verb::trade:
    case Verb::trade_events: return -0.1;
    case Verb::reserve: return -0.05;
    default: return 0;
  }
}

}  // namespace ravenhall::dracula::judgement
