// Dracula's event cards (EV-29 to EV-32).
#pragma once

#include "games/dracula/rules/events.hpp"

namespace ravenhall::dracula {

// Great Wolf: a hunter suffers unless he shows a Crucifix or a Heavenly Host.
inline constexpr Items kAgainstWolf{Item::crucifix, Item::heavenly_host};
inline constexpr int kWolfRaid = 4;
inline constexpr int kWolfAlly = 1;

void wolf_attack(auto& t, int damage) {
  if (!standing(t.s).empty()) t.push(Step::ask_wolf_prey, kDracula, damage);
}
void attack_prey(auto& t, Seat seat) {
  const Frame frame = t.s.agenda.pop();
  if (has_items(t.s, seat)) return t.push(Step::ask_wolf_show, seat, frame.a);
  hurt(t, seat, frame.a);
}
void answer_wolf_show(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::show) return show_item(t, seat, a.a);
  hurt(t, seat, frame.a);
}

// Immanuel Hildesheim: of the top six Dracula takes his own; the others are discarded face up.
void assist(auto& t, int left) {
  State& s = t.s;
  if (left == 0 || event_deck(s) == 0) return;
  t.push(Step::assist, kDracula, left - 1);
  t.push(Step::nature_event, kDracula);
}

void answer_block(auto& t, Line line) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  add_sorted(s.blocks, line);
  t.tell(Happening::blocked, kDracula, line);
  blocks_to_place(t, frame.a - 1);
}
// Summon Storms: none to three.
void answer_storm(auto& t, Action a) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  if (a.verb == Verb::pass) return;
  add_sorted(s.storms, Place{a.a});
  t.tell(Happening::storm, kDracula, a.a);
  if (frame.a > 1 && !s.storms.full()) t.push(Step::ask_storm, kDracula, frame.a - 1);
}

// E70: hideouts with a city card or Hide.
inline bool can_hold_encounter(const Space& space) {
  return (space.card && !is_sea(space.at)) || space.power == Power::hide;
}

// What an event of Dracula does; it lies among the discards already, unless it stays as an ally.
void resolve_scheme(auto& t, DraculaEvent omen) {
  State& s = t.s;
  switch (omen) {
    case DraculaEvent::roadblock: return blocks_to_place(t, 3);
    case DraculaEvent::summon_storms:
      if (!s.storms.full()) t.push(Step::ask_storm, kDracula, 3);
      return;
    case DraculaEvent::hidden_schemes: return t.push(Step::ask_schemed_encounter, kDracula, Spot::space3);
    case DraculaEvent::devilish_power: return t.push(Step::ask_devilry, kDracula);
    case DraculaEvent::vampiric_influence:
      if (!weakened_hunters(s).empty()) t.push(Step::ask_victim, kDracula);
      return;
    case DraculaEvent::unearthly_swiftness: ++s.swiftness; return;
    case DraculaEvent::darkness_returns:
      s.darkness = true;
      s.dracula_events.discard.remove(omen);  // it is not shuffled in itself
      shuffle_discards_in(t, false);
      return s.dracula_events.discard.add(omen);
    case DraculaEvent::nocturnal_visit: s.nocturnal = true; return;
    case DraculaEvent::draculas_brides: return t.push(Step::ask_desecrate, kDracula, 2);
    case DraculaEvent::great_wolf: return wolf_attack(t, kWolfRaid);
    case DraculaEvent::immanuel_hildesheim: return assist(t, 6);
    // These answer something.
    case DraculaEvent::wild_horses:
    case DraculaEvent::false_tip:
    case DraculaEvent::sensationalist_press:
    case DraculaEvent::enraged:
    case DraculaEvent::customs_search:
    case DraculaEvent::seduction:
    case DraculaEvent::none: return;
  }
}

// EV-2: what becomes of the card that Dracula has just got.
void answer_omen(auto& t, Action a) {
  State& s = t.s;
  s.agenda.pop();
  const DraculaEvent omen = s.omen;
  s.omen = DraculaEvent::none;
  if (a.verb == Verb::keep) {
    take_omen(t, omen);
    ++s.fresh_omens;
    t.tell(Happening::omen_kept, kDracula, Event::kHidden);
    return tidy_omens(t);
  }
  if (a.verb == Verb::ally) {
    expel_dark_ally(t);
    s.dark_ally = omen;
    return t.reveal(Happening::ally, kDracula, HunterEvent::none, omen);
  }
  put_omen_away(t, omen);
  resolve_scheme(t, omen);
}
// HA-13: in his phase he may play a card instead of discarding one.
void answer_limit_omen(auto& t, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::discard_omen) return discard_omen(t, a.a);
  scheme_from_hand(t, a.a);
  resolve_scheme(t, a.a);
}
void answer_scheme(auto& t, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  t.push(Step::end_phase);
  scheme_from_hand(t, a.a);
  resolve_scheme(t, a.a);
}

void answer_schemed_encounter(auto& t, Encounter encounter) {
  const Frame frame = t.s.agenda.pop();
  lay_encounter(t, encounter, frame.a);
}
// Dracula's Brides: up to two hideouts on spaces 1 to 3 get an encounter each.
void answer_desecrate(auto& t, Action a) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  if (a.verb == Verb::pass) return;
  if (frame.a > 1) t.push(Step::ask_desecrate, kDracula, frame.a - 1, a.a);
  t.push(Step::ask_schemed_encounter, kDracula, a.a);
}

// Devilish Power.
void answer_devilry(auto& t, Action a) {
  State& s = t.s;
  s.agenda.pop();
  if (a.verb == Verb::expel) return expel_ally(t);
  if (a.verb == Verb::starve) {
    s.no_supply = true;
    return;
  }
  t.tell(Happening::ground_lifted, kDracula, s.consecrated);
  s.consecrated = Place::none;
}

// Vampiric Influence: a weakened hunter shows everything, loses a card and is moved (E67).
void answer_victim(auto& t, Seat victim) {
  State& s = t.s;
  s.agenda.pop();
  show_hand(t, victim);
  if (!forced_targets(s, victim).empty())
    t.push(Step::ask_shift, kDracula, victim, DraculaEvent::vampiric_influence);
  if (t.hunter(victim).item_count + t.hunter(victim).event_count > 0)
    t.push(Step::ask_victim_card, kDracula, victim);
}
void answer_victim_card(auto& t, Action a) {
  const Frame frame = t.s.agenda.pop();
  t.push(Step::tidy, frame.a);
  if (a.verb == Verb::discard_item) return discard_item(t, frame.a, a.a);
  discard_event(t, frame.a, a.a);
}
// Where he is moved: by Vampiric Influence, Wild Horses or bats.
void answer_shift(auto& t, Place to) {
  const Frame frame = t.s.agenda.pop();
  const Seat seat = frame.a;
  if (frame.b != DraculaEvent::wild_horses) return shift_hunter(t, seat, to);
  const Place from = t.hunter(seat).at;
  put_hunter(t, seat, to);
  t.tell(Happening::shifted, seat, to, from);
}

}  // namespace ravenhall::dracula
