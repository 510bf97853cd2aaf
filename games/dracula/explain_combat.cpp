// Why a combat card cannot be put down, or a hunter not be hit (CB-1 to CB-13).
#include "games/dracula/explain.hpp"
#include "games/dracula/rules/may.hpp"

namespace ravenhall::dracula {

namespace {

Reason why_not_fly(const Ask& ask) {
  const State& s = ask.s;
  if (ask.step() != Step::ask_bat) return because(Why::later_fly);
  if (!ask.named()) return {};
  const Place place = ask.one();
  if (is_sea(place)) return because(Why::not_a_city, place);
  if (place != s.at && !kWithinTwoRoads[s.at].has(place)) return because(Why::beyond_two_roads, s.at, place);
  if (lair_spot(s, place) != Spot::none) return because(Why::lair_there, place);
  if (const Reason reason = against_laying(s, place)) return reason;
  return because(Why::hunter_there, place);
}

}  // namespace

Reason why_not_combat(const Ask& ask) {
  const auto hunter = [&](Step asks) {
    return ask.step() == asks ? because(Why::not_fighting, ask.one()) : because(Why::later_combat);
  };
  switch (ask.verb()) {
    case Verb::fight:
      if (ask.step() != Step::ask_fight) return because(Why::later_combat);
      if (!ask.named()) return {};
      return because(ask.s.combat.hand.has(ask.one()) ? Why::early_escape : Why::no_combat_card, ask.one());
    case Verb::engage: return hunter(Step::ask_engage);
    case Verb::claw: return hunter(Step::ask_claws);
    case Verb::plot:
      return ask.step() == Step::ask_plot ? because(Why::not_in_deck, ask.one()) : because(Why::later_combat);
    case Verb::fly: return why_not_fly(ask);
    default: return because(Why::later_combat);
  }
}

}  // namespace ravenhall::dracula
