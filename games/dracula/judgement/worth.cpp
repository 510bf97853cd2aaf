#include "games/dracula/judgement/worth.hpp"

#include "games/dracula/judgement/arms.hpp"
#include "games/dracula/judgement/brood.hpp"
#include "games/dracula/judgement/duel.hpp"
#include "games/dracula/judgement/hunt.hpp"
#include "games/dracula/judgement/weights.hpp"

namespace ravenhall::dracula::judgement {

namespace {

// What hinders a hunter beside wounds.
double ails(const Hunter& hunter) {
  const Weights& w = kWeights;
  if (hunter.defeated) return w.defeat;
  return (hunter.delayed ? w.delayed : 0.0) + (hunter.bats ? w.bats : 0.0) +
         (is_sea(hunter.at) ? w.at_sea : 0.0);
}

// What a hunter has, less what ails him.
double hunter_worth(const State& s, Seat seat) {
  const Weights& w = kWeights;
  const Hunter& hunter = s.hunter[seat];
  if (hunter.defeated) return -w.defeat;  // the cards are lost, the wounds heal
  double worth = items_worth(hunter.items) + events_worth(hunter.events) + tickets_worth(hunter.tickets);
  worth -= wounds_cost(s, seat, hunter.damage, hunter.bites);
  if (hunter.delayed) worth -= w.delayed;
  if (hunter.bats) worth -= w.bats;
  if (is_sea(hunter.at)) worth -= w.at_sea;
  return worth;
}

double schemes_worth(const State& s) {
  double worth = 0;
  for (const DraculaEvent omen : s.omens) worth += worth_of(omen);
  if (s.dark_ally != DraculaEvent::none) worth += kWeights.dark_ally;
  return worth;
}

}  // namespace

double lead(const State& s, Seat seat) {
  double lead = kWeights.outfit + race_worth(s.influence, s.damage) + brood_worth(s, seat) +
                schemes_worth(s) + combat_worth(s);
  for (const Seat hunter : hunters()) lead -= hunter_worth(s, hunter);
  if (s.ally != HunterEvent::none) lead -= kWeights.ally;
  const Trace trace = trace_of(s);
  lead -= seat == kDracula ? danger(s, trace) : hunt_worth(s, trace);
  return lead - narrowness(s);
}

double LeadParts::sum() const {
  return kWeights.outfit + race + brood + schemes + combat - items - events - tickets + wounds + other -
         danger - narrowness;
}

LeadParts lead_parts(const State& s, const Trace& trace) {
  LeadParts parts;
  parts.race = race_worth(s.influence, s.damage);
  parts.brood = brood_worth(s, kDracula);
  parts.schemes = schemes_worth(s);
  parts.combat = combat_worth(s);
  for (const Seat seat : hunters()) {
    const Hunter& hunter = s.hunter[seat];
    if (!hunter.defeated) {
      parts.items += items_worth(hunter.items);
      parts.events += events_worth(hunter.events);
      parts.tickets += tickets_worth(hunter.tickets);
      parts.wounds += wounds_cost(s, seat, hunter.damage, hunter.bites);
    }
    parts.other += ails(hunter);
  }
  if (s.ally != HunterEvent::none) parts.other -= kWeights.ally;
  parts.danger = danger(s, trace);
  parts.narrowness = narrowness(s);
  return parts;
}

}  // namespace ravenhall::dracula::judgement
