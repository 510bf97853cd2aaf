// The invariants of the trail and the lairs: what lies there, how Dracula got there, and what everybody can
// tell of it. All of that is true; so there is a way to imagine the rest.
#include "games/dracula/check.hpp"
#include "games/dracula/rules/phase.hpp"
#include "games/dracula/steps.hpp"

namespace ravenhall::dracula {

namespace {

std::string on(Spot spot) { return "On " + quoted(name_of(spot)) + " "; }

// Single values of a space.
std::string check_space(const State& s, Spot spot) {
  const Space& space = s.spaces[spot];
  if (space.at > Place::none) return "is a place that does not exist";
  if (space.power > Power::none || space.way > Way::wolf || space.back > LocationBack::none)
    return "is a power, a way or a back that does not exist";
  if (space.at == Place::none) return space == Space{} ? "" : "lies something, but Dracula was never there";
  if (!(kCities | kSeas).has_all(space.may | space.only_hidden))
    return "Dracula can have been in a place that does not exist";
  if (!space.may.has(space.at)) return "everybody knows that Dracula was not where he was";
  // Hide looks like a city, and nobody sees the back of a place under it.
  const bool under_hide = !space.card && space.at == Place::castle_dracula && is_on(s.options.powers);
  if (space.back != back_of(space.at) && !(under_hide && space.back == LocationBack::city))
    return "the back is not that of the place";
  return {};
}
// What can lie on it together.
std::string check_cards_on(const State& s, Spot spot) {
  const Space& space = s.spaces[spot];
  if (space.card && space.power != Power::none && space.power != Power::wolf_form)
    return "lies a location with a power that takes its place";
  if (!space.card && (space.power == Power::wolf_form || space.bat))
    return "Wolf Form or Escape as Bat lies without a location";
  if (space.up && !space.card && space.power != Power::hide) return "nothing lies that could be face up";
  if (space.up && space.card && space.may != PlaceSet(space.at))
    return "the location is face up, but not everybody knows it";
  if (space.power != Power::none && !is_on(s.options.powers))
    return "lies a power, though the game is played without";
  if (space.card && space.only_hidden.has(space.at))
    return "lies a location where everybody knows that only Hide can be";
  if (space.rumor && !is_on(s.options.rumors)) return "lies a rumor, though the game is played without";
  if (space.rumor && spot != Spot::leaving && lurkers_in(s, spot) == 0)
    return "lies a rumor without an encounter";
  const bool late =
      spot <= Spot::leaving && s.cleared[spot] > (space.card || space.at == Place::none ? 0 : kTrail);
  if (late) return "it is noted that a card was cleared that was not";
  return {};
}
std::string check_spaces(const State& s) {
  for (const Spot spot : s.spaces.keys()) {
    for (auto* part : {&check_space, &check_cards_on}) {
      if (const std::string broken = part(s, spot); !broken.empty()) return on(spot) + broken + ".";
    }
  }
  return {};
}

// Each location card and each power card is in one place.
std::string check_once(const State& s) {
  PlaceSet places;
  Powers powers;
  int bats = 0;
  for (const Spot spot : s.spaces.keys()) {
    const Space& space = s.spaces[spot];
    if (space.card && places.has(space.at)) return on(spot) + "lies a location that lies elsewhere too.";
    if (space.card) places.add(space.at);
    if (spot > Spot::space6) continue;
    if (space.power != Power::none && powers.has(space.power))
      return on(spot) + "lies a power that lies elsewhere too.";
    if (space.power != Power::none) powers.add(space.power);
    bats += space.bat ? 1 : 0;
  }
  const FightBag& hand = s.combat.hand;
  const FightBag& used = s.combat.used;
  for (const Fight card : values<Fight>(kFightKinds)) {
    const int sum = hand.count(card) + used.count(card) + (card == Fight::escape_as_bat ? bats : 0);
    if (sum > copies(card)) return "Of the combat card " + quoted(name_of(card)) + " there are too many.";
  }
  return {};
}

std::string check_lairs(const State& s) {
  for (const Spot spot : lair_spots()) {
    const Space& space = s.spaces[spot];
    if (space == Space{}) continue;
    if (!is_on(s.options.lairs)) return on(spot) + "is a lair, though the game is played without.";
    if (!space.card || is_sea(space.at)) return on(spot) + "lies no city: it is no lair.";
    if (space.power != Power::none || space.bat || space.way != Way::start)
      return on(spot) + "lies what does not belong into a lair.";
    bool made = s.phase == Phase::over;  // the first encounter is laid after the lair is made
    for (const Frame& frame : s.agenda) made = made || (frame.step == Step::ask_lay && frame.a == spot);
    if (!made && lurkers_in(s, spot) == 0) return on(spot) + "is a lair without an encounter.";
  }
  return {};
}

std::string check_lurkers(const State& s) {
  for (int i = 0; i < s.lurkers.count(); ++i) {
    const Lurker& lurker = s.lurkers[static_cast<std::size_t>(i)];
    const Space& space = s.spaces[lurker.where];
    if (!can_hold_encounter(space)) return on(lurker.where) + "lies an encounter where none can lie.";
    if (lurker.damage > row(lurker.kind).health)
      return on(lurker.where) + "an encounter has too much damage.";
    const bool fought = s.combat.foe == Foe::vampire && s.combat.lurker == i;
    if (!fought && lurker.damage > 0 && lurker.damage == row(lurker.kind).health)
      return on(lurker.where) + "lies a vampire that is dead.";
    if (lurker.damage > 0 && !lurker.up)
      return on(lurker.where) + "an encounter has damage that nobody has met.";
  }
  int rumors = s.rumors + s.rumor_pool;
  for (const Space& space : s.spaces) rumors += space.rumor ? 1 : 0;
  if (rumors != kRumors)
    return "There must be four rumor tokens, but there are " + std::to_string(rumors) + ".";
  if (!is_on(s.options.rumors) && s.rumors > 0)
    return "Dracula holds rumors, though the game is played without.";
  return {};
}

// The trail has no gaps. While Dracula chooses his move its first space is empty.
std::string check_length(const State& s) {
  if (s.phase == Phase::setup) {
    for (const Space& space : s.spaces) {
      if (space != Space{}) return "Something lies on the trail before Dracula is on the board.";
    }
    return s.at == Place::none ? "" : "Dracula is somewhere before he is on the board.";
  }
  const bool over = s.phase == Phase::over;
  const bool sliding = waits(s, Step::slide);
  const bool moving =
      !over && s.phase == Phase::dracula && !sliding && (waits(s, Step::move) || waits(s, Step::ask_move));
  const bool first = s.spaces[Spot::space1].at != Place::none;
  if (!over && first == moving)
    return "The first space of the trail must be empty while Dracula moves, and only then.";
  const Spot newest = first ? Spot::space1 : Spot::space2;
  if (s.at > Place::none || s.spaces[newest].at == Place::none || s.at != s.spaces[newest].at)
    return "Dracula is not where the trail ends.";
  bool ended = false;
  for (const Spot spot : values(newest, Spot::leaving)) {
    const bool there = s.spaces[spot].at != Place::none;
    if (there && ended && spot != Spot::leaving) return on(spot) + "the trail has a gap before it.";
    ended = ended || !there;
  }
  const bool leaves = waits(s, Step::leaving) || waits(s, Step::ask_leaving) || waits(s, Step::ask_old_lair);
  if (!over && (!leaves || sliding) && s.spaces[Spot::leaving] != Space{})
    return "A hideout leaves the trail where none does.";
  return {};
}

// What is noted of places where he is not: of a moment that can have been, and nowhere where he can be.
std::string check_clues(const State& s) {
  for (const Place place : s.clues.keys()) {
    const Clue clue = s.clues[place];
    if (clue.empty()) continue;
    if (clue.time() >= kTimes) return "A clue is of a time that does not exist.";
    if (may_be(s).empty() || may_be(s).has(place))
      return "There is a clue that Dracula is not in " + quoted(name_of(place)) + ", where he can be.";
  }
  return {};
}

// How he came from one space to the next.
bool is_true(const State& s, Way way, Place from, Place to) {
  switch (way) {
    case Way::start: return true;
    case Way::step: return adjacent(s, from).has(to);
    case Way::stay: return from == to;
    case Way::step_or_stay: return from == to || adjacent(s, from).has(to);
    case Way::wolf: return kWithinTwoRoads[from].has(to);
  }
  return false;
}
std::string check_ways(const State& s) {
  for (const Spot spot : trail_spots()) {
    const Space& to = s.spaces[spot];
    const Space& from = s.spaces[after(spot)];
    if (to.at == Place::none || from.at == Place::none) continue;
    if (!is_true(s, to.way, from.at, to.at))
      return on(spot) + "Dracula did not come by the way that is noted.";
    const bool stays = !to.card && to.power != Power::none && to.power != Power::misdirect;
    if (stays && to.at != from.at) return on(spot) + "lies a power with which he stays, but he moved.";
  }
  if (!s.revealed) return {};
  if (s.phase == Phase::setup || !is_city(s.at)) return "Dracula is revealed, but not in a city.";
  const Spot newest = s.spaces[Spot::space1].at != Place::none ? Spot::space1 : Spot::space2;
  if (s.spaces[newest].may != PlaceSet(s.at))
    return "Dracula is revealed, but not everybody knows where he is.";
  return {};
}

}  // namespace

std::string check_trail(const State& s) {
  return first_broken(s, check_spaces, check_once, check_lairs, check_lurkers, check_length, check_clues,
                      check_ways);
}

}  // namespace ravenhall::dracula
