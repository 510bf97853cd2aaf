// Combat with Dracula and with vampires (CB-1 to CB-13, VW-1 to VW-3, EV-12, EV-22 to EV-28).
#pragma once

#include "games/dracula/rules/encounters.hpp"

namespace ravenhall::dracula {

// CB-1, Q14: a dawn combat is one by day, a dusk combat one by night.
inline bool by_night(const State& s) { return is_night(s) || s.nocturnal; }

// Dawn and dusk: Dracula and hunters in one city fight, unless fog lets him refuse (E42).
void clash(auto& t) {
  State& s = t.s;
  if (is_sea(s.at) || hunters_in(s, s.at).empty()) return;
  if (is_fogged(s, s.at)) return t.push(Step::ask_fog_refusal, kDracula);
  t.push(Step::guard);
}
void answer_fog_refusal(auto& t, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return t.push(Step::guard);
  t.tell(Happening::refused, kDracula);
}
// EV-12, Q37: kept bodyguards, one after another.
void guard(auto& t) {
  State& s = t.s;
  if (hunters_in(s, s.at).empty()) return;
  if (s.guards > 0) return t.push(Step::ask_guard, kDracula);
  t.push(Step::start_combat);
}
void answer_guard(auto& t, Action a) {
  State& s = t.s;
  s.agenda.pop();
  if (a.verb == Verb::pass) return t.push(Step::start_combat);
  --s.guards;
  s.encounter_discard.add(Encounter::szgany_bodyguards);
  t.tell(Happening::encounter_discarded, kDracula, Encounter::szgany_bodyguards, Spot::none);
  t.push(Step::guard);
  guards(t, a.a);
}

// CB-2. A weakened hunter takes up his open item; everybody knows that he holds it.
void begin_combat(auto& t, Foe foe, Place where, PlayerSet fighters) {
  Combat& combat = t.s.combat;
  combat = {};
  combat.foe = foe;
  combat.where = where;
  combat.night = by_night(t.s);
  combat.fighters = fighters;
  combat.began = fighters;
  for (const Seat seat : fighters) t.hunter(seat).open_item = Item::none;
  t.tell(Happening::combat, kDracula, where, foe, combat.night);
  t.push(Step::round);
  for (int i = kHunters; i >= 1; --i) {
    if (fighters.has(seat_at(i))) t.push(Step::ready, seat_at(i));
  }
  t.push(Step::nature_fight, kDracula, kFightHand);
}
void start_combat(auto& t) {
  const PlayerSet fighters = hunters_in(t.s, t.s.at);
  if (!fighters.empty()) begin_combat(t, Foe::dracula, t.s.at, fighters);
}
// VW-1; with the New Vampire others may let themselves be delayed to join (E52).
void start_vampire_fight(auto& t, Seat seat, int lurker, Meeting meeting) {
  State& s = t.s;
  const Place where = t.hunter(seat).at;
  s.combat = {};
  s.combat.fighters = seat;
  s.combat.ambush = meeting == Meeting::ambush;
  s.combat.lurker = lurker;
  t.push(Step::start_combat, seat, where, 1);
  if (s.lurkers[static_cast<std::size_t>(lurker)].kind != Encounter::new_vampire) return;
  for (int i = kHunters; i >= 1; --i) {
    const Seat other = seat_at(i);
    if (other != seat && in_city(s.hunter[other], where) && !s.hunter[other].delayed)
      t.push(Step::ask_join, other);
  }
}
void answer_join(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  delay(t, seat);
  t.s.combat.fighters.add(seat);
}
void start_step(auto& t, const Frame& frame) {
  if (frame.b == 0) return start_combat(t);
  const Combat waiting = t.s.combat;
  begin_combat(t, Foe::vampire, frame.a, waiting.fighters);
  t.s.combat.ambush = waiting.ambush;
  t.s.combat.lurker = waiting.lurker;
}

void fight_card_drawn(auto& t, Fight card) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  s.combat.hand.add(card);
  ++s.combat.hand_count;
  t.tell_secretly(kDracula, Happening::combat_card_drawn, kDracula, card);
  if (frame.a > 1 && !fight_deck(s).empty()) t.push(Step::nature_fight, kDracula, frame.a - 1);
}

void leave_combat(auto& t, Seat seat) {
  if (!t.s.combat.fighters.has(seat)) return;
  t.s.combat.fighters.remove(seat);
  t.tell(Happening::left_combat, seat);
}

// EV-22: each in turn order, as much as he likes.
void ready(auto& t, Seat seat) {
  const State& s = t.s;
  if (s.combat.over || !s.combat.fighters.has(seat)) return;
  if (has_events(s, seat) || has_items(s, seat)) t.push(Step::ask_ready, seat);
}
void hurt_vampire(auto& t, int amount);
inline constexpr int kLeapDamage = 5;
void answer_ready(auto& t, Seat seat, Action a) {
  State& s = t.s;
  s.agenda.pop();
  if (a.verb == Verb::pass) return t.push(Step::tidy, seat);
  t.push(Step::ready, seat);
  if (a.verb == Verb::use) {
    s.combat.wreaths.add(seat);
    return show_item(t, seat, Item::garlic_wreath);
  }
  const HunterEvent event = a.a;
  if (event == HunterEvent::lucys_revenge) {
    lose_event(t, seat, event);
    s.combat.lucy = true;
    return t.reveal(Happening::played, seat, event);
  }
  play_from_hand(t, seat, event);
  if (event == HunterEvent::escape_route) {
    if (s.combat.fighters.size() > 1) return t.push(Step::ask_leaver, seat);
    return leave_combat(t, seat);
  }
  if (event == HunterEvent::planned_ambush) return s.combat.planned.add(seat);
  if (event == HunterEvent::lucky_find) {
    s.offered = {};
    t.push(Step::ask_find, seat);
    return draw_items(t, seat, 5, ItemsFor::offer);
  }
  // E44: Heroic Leap: no round for anybody; the vampire first.
  s.combat.over = true;
  t.push(Step::hurt, seat, kLeapDamage);
  hurt_vampire(t, kLeapDamage);
}
void answer_leaver(auto& t, Seat leaver) {
  t.s.agenda.pop();
  leave_combat(t, leaver);
}
// Lucky Find: one is kept, the others lie open (IN-20).
void answer_find(auto& t, Seat seat, Action a) {
  State& s = t.s;
  s.agenda.pop();
  if (a.verb == Verb::item) {
    s.offered.remove(a.a);
    take_item(t, seat, a.a);
    ++t.hunter(seat).fresh_items;
  }
  for (const Item item : s.offered) t.reveal(Happening::item_discarded, seat, item);
  s.items.discard.add_all(s.offered);
  s.offered = {};
  t.push(Step::tidy, seat);
}

// CB-3: everybody chooses in secret; then Dracula names the engaged hunter.
void round_of_combat(auto& t) {
  State& s = t.s;
  Combat& combat = s.combat;
  if (combat.foe == Foe::none) return;
  if (combat.over || combat.fighters.empty() || combat.rounds == kRounds || combat.hand_count == 0)
    return t.push(Step::end_combat);
  combat.engaged = kSpectator;
  combat.shown = false;
  combat.beaten = false;
  combat.void_cards = {};
  t.ask_together(Step::ask_fight, combat.fighters | PlayerSet(kDracula));
}
void choose_card(auto& t, Seat seat, Action a) {
  Combat& combat = t.s.combat;
  if (seat == kDracula) {
    combat.card = a.a;
    t.tell_secretly(seat, Happening::dracula_chose, seat, combat.card);
  } else {
    combat.chosen[seat] = a.a;
    t.tell_secretly(seat, Happening::card_chosen, seat, combat.chosen[seat]);
  }
  if (!t.last_answer(seat)) return;
  t.push(Step::reveal_cards);
  if (combat.fighters.size() > 1) return t.push(Step::ask_engage, kDracula);
  combat.engaged = combat.fighters.first();
}
void engage(auto& t, Seat seat) {
  t.s.agenda.pop();
  t.s.combat.engaged = seat;
  t.tell(Happening::engaged, seat);
}

// CB-4: all at once; then Planned Ambush (round 1), then Plotting flips (EV-23).
void reveal_cards(auto& t) {
  State& s = t.s;
  Combat& combat = s.combat;
  combat.shown = true;
  combat.hand.remove(combat.card);
  --combat.hand_count;
  combat.used.add(combat.card);
  s.shown_fight = combat.card;
  s.shown_cards = PerHunter<Item>::filled(Item::none);
  t.reveal(Happening::dracula_card, kDracula, combat.card);
  for (const Seat seat : combat.fighters) {
    const Item card = combat.chosen[seat];
    if (!kBasicCards.has(card)) show_item(t, seat, card, combat.laid[seat] == card ? 2 : 1);
    s.shown_cards[seat] = card;
    t.reveal(Happening::cards_shown, seat, card);
  }
  t.then({{Step::offer_flip}, {Step::compare}});
  if (combat.rounds > 0) return;
  for (int i = kHunters; i >= 1; --i) {
    if (combat.planned.has(seat_at(i)) && combat.fighters.has(seat_at(i))) t.push(Step::ask_swap, seat_at(i));
  }
}
void answer_swap(auto& t, Seat seat, Action a) {
  Combat& combat = t.s.combat;
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  combat.chosen[seat] = a.a;
  t.s.shown_cards[seat] = a.a;
  if (!kBasicCards.has(a.a)) show_item(t, seat, a.a);
  t.reveal(Happening::card_exchanged, seat, a.a);
}
void cancel_hunter_card(auto& t, Seat seat) {
  if (t.s.combat.void_cards.has(seat)) return;
  t.s.combat.void_cards.add(seat);
  t.tell(Happening::card_cancelled, seat, t.s.combat.chosen[seat], Fight::none);
}
void offer_flip(auto& t) {
  const Combat& combat = t.s.combat;
  if (combat.plots > 0 && kBasicCards.has(combat.chosen[combat.engaged])) t.push(Step::ask_flip, kDracula);
}
void answer_flip(auto& t, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  --t.s.combat.plots;
  cancel_hunter_card(t, t.s.combat.engaged);
}

// CB-5: only the engaged hunter's symbols count.
inline bool would_cancel(const State& s) {
  const Combat& combat = s.combat;
  return !combat.void_cards.has(combat.engaged) &&
         row(combat.chosen[combat.engaged]).cancels.has(combat.card);
}
void compare(auto& t) {
  State& s = t.s;
  t.push(Step::pride);
  if (!would_cancel(s)) return;
  s.combat.beaten = true;
  if (has_omens(s)) t.push(Step::ask_enraged, kDracula);
}
void answer_enraged(auto& t, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  scheme_from_hand(t, DraculaEvent::enraged);
  t.s.combat.beaten = false;
  t.s.combat.enraged = true;
}
// Pride and Enraged: whether an escape played now does nothing.
inline bool escape_fails(const State& s) {
  const bool proud = s.combat.foe == Foe::dracula && s.combat.rounds + 1 < escapes_from(s);
  return proud || s.combat.enraged;
}
// Pride, Enraged and Lucy's Revenge against escapes (E50, EV-25). VW-1: Pride is Dracula's own.
void pride(auto& t) {
  State& s = t.s;
  Combat& combat = s.combat;
  t.push(Step::dracula_card);
  if (combat.beaten || !kEscapes.has(combat.card)) return;
  if (escape_fails(s)) {
    combat.beaten = true;
  } else if (combat.lucy && combat.fighters.has(kGodalming)) {
    t.push(Step::ask_lucy, kGodalming);
  }
}
void answer_lucy(auto& t, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  drop_lucy(t);
  t.s.combat.beaten = true;
}

// Damage to whoever is fought.
void hurt_vampire(auto& t, int amount) {
  State& s = t.s;
  if (amount <= 0) return;
  if (s.combat.foe == Foe::dracula) return hurt_dracula(t, amount);
  Lurker& vampire = s.lurkers[s.combat.lurker];
  vampire.damage = std::min(vampire.damage + amount, row(vampire.kind).health);
  t.tell(Happening::vampire_hurt, kDracula, amount, vampire.damage);
  if (vampire.damage >= row(vampire.kind).health) s.combat.over = true;
}

void drop_wreath(auto& t, Seat seat) {
  if (!t.s.combat.wreaths.has(seat)) return;
  t.s.combat.wreaths.remove(seat);
  discard_item(t, seat, Item::garlic_wreath);
}

// Fangs, Strength and Claws.
inline constexpr int kCombatDamage = 2;
inline constexpr int kFangsHeal = 2;
void fangs(auto& t) {
  State& s = t.s;
  Combat& combat = s.combat;
  const Seat seat = combat.engaged;
  if (combat.foe == Foe::dracula) {
    heal_dracula(t, kFangsHeal);
    t.push(Step::agatha);
  } else {
    Lurker& vampire = s.lurkers[combat.lurker];
    const int healed = std::min<int>(kFangsHeal, vampire.damage);
    vampire.damage -= healed;
    if (healed > 0) t.tell(Happening::vampire_healed, kDracula, healed, vampire.damage);
    const bool counts = combat.ambush || s.options.reckless == RecklessFangs::always;
    if (vampire.kind == Encounter::reckless_vampire && counts) gain_influence(t, 1);
  }
  const bool bites = combat.foe == Foe::dracula || s.options.vampire_fangs == VampireFangs::bites;
  if (!combat.night || !combat.mesmerized.has(seat) || !bites)
    return hurt(t, seat, kCombatDamage, Cause::fangs);
  gain_influence(t, 1);
  leave_combat(t, seat);
  bite(t, seat);
}

// CB-6.
void dracula_card(auto& t) {
  State& s = t.s;
  Combat& combat = s.combat;
  const Seat seat = combat.engaged;
  t.push(Step::refresh);
  for (int i = kHunters; i >= 1; --i) {
    if (combat.fighters.has(seat_at(i))) t.push(Step::hunter_card, seat_at(i));
  }
  if (combat.beaten) return t.tell(Happening::card_cancelled, kDracula, Item::none, combat.card);
  const Item answer = combat.chosen[seat];
  switch (combat.card) {
    case Fight::fangs: return fangs(t);
    case Fight::strength:
      hurt(t, seat, kCombatDamage);
      if (answer != Item::punch && answer != Item::crucifix && !kWeapons.has(answer)) return;
      cancel_hunter_card(t, seat);
      if (combat.night && answer != Item::punch) {
        combat.chosen[seat] = Item::none;
        discard_item(t, seat, answer);
      }
      return;
    case Fight::claws:
      if (combat.night) t.push(Step::claws_again);
      hurt(t, seat, kCombatDamage, Cause::claws);
      if (s.options.wreath == WreathClaws::owner) return drop_wreath(t, seat);
      for (const Seat other : combat.wreaths) drop_wreath(t, other);
      return;
    case Fight::mesmerize:
      cancel_hunter_card(t, seat);
      combat.mesmerized.add(seat);
      return t.tell(Happening::mesmerized, seat);
    case Fight::plotting:
      ++combat.plots;
      if (!fight_deck(s).empty()) t.push(Step::ask_plot, kDracula);
      return;
    case Fight::escape_as_bat:
      combat.over = true;
      if (combat.foe != Foe::dracula) return;
      t.push(Step::agatha);  // when all of it is done
      if (combat.night && !bat_targets_openly(s).empty()) t.push(Step::ask_bat, kDracula);
      return;
    case Fight::escape_as_mist:
      combat.over = true;
      if (combat.foe == Foe::dracula) t.push(Step::agatha);
      return;
    case Fight::none: return;
  }
}
// EV-28, E51: she works by herself, against Dracula only.
void agatha(auto& t) {
  constexpr int kDamage = 2;
  if (t.s.ally == HunterEvent::sister_agatha) hurt_dracula(t, kDamage);
}
// Night Claws: a second, separate wound (Q26), which may meet a Garlic Wreath (Q19).
void claw_again(auto& t, Seat seat) {
  hurt(t, seat, kCombatDamage, Cause::claws);
  drop_wreath(t, seat);
}
void claws_again(auto& t) {
  const PlayerSet fighters = t.s.combat.fighters;
  if (fighters.size() > 1) return t.push(Step::ask_claws, kDracula);
  if (!fighters.empty()) claw_again(t, fighters.first());
}
void answer_claws(auto& t, Seat seat) {
  t.s.agenda.pop();
  claw_again(t, seat);
}
void answer_plot(auto& t, Fight card) {
  State& s = t.s;
  s.agenda.pop();
  s.combat.hand.add(card);
  ++s.combat.hand_count;
  t.tell_secretly(kDracula, Happening::combat_card_drawn, kDracula, card);
}
// CB-13, E32, Q44.
void answer_bat(auto& t, Action a) {
  State& s = t.s;
  s.agenda.pop();
  if (a.verb == Verb::pass) return;
  const PlaceSet may = bat_targets_openly(s);
  const Place from = s.at;
  // Where he was is known, and with it what can have been before.
  Space& older = t.space(Spot::space2);
  const Way way = t.space(Spot::space1).way;
  if (way == Way::stay) older.may &= PlaceSet(from);
  if (way == Way::step) older.may &= adjacent(s, from);
  if (way == Way::step_or_stay) older.may &= adjacent(s, from) | PlaceSet(from);
  if (way == Way::wolf) older.may &= kWithinTwoRoads[from];
  clear_spot(t, Spot::space1);
  Space& space = t.space(Spot::space1);
  space = {};
  space.at = a.a;
  space.card = true;
  space.bat = true;
  space.back = back_of(space.at);
  space.may = may & with_back(space.back);
  note_gone(s, kWithinTwoRoads[from]);
  s.at = space.at;
  s.revealed = false;
  s.combat.used.remove(Fight::escape_as_bat);
  t.reveal_partly(kDracula, Happening::bat_flew, kDracula, space.at, space.back);
  if (space.at == Place::castle_dracula) heal_dracula(t, kCastleHealing);
  gain_influence(t, fury_for_flight(s));
}

// Garlic Wreath: Fangs hurt its owner.
void wreath(auto& t) {
  if (t.s.combat.foe != Foe::none) hurt_vampire(t, row(Item::garlic_wreath).damage);
}

// EV-27. Whoever has nothing but the weapon is not asked.
void offer_bullets(auto& t, Seat seat) {
  const State& s = t.s;
  const PlayerSet used = s.combat.bullets;
  const bool spent = s.options.bullets == BulletsUse::one ? !used.empty() : used.has(seat);
  if (!spent && !s.combat.over && t.hunter(seat).item_count > 1) t.push(Step::ask_bullets, seat);
}
// Holy Circle: at least one hunter leaves; `sent` have been sent away.
void send_away(auto& t, Seat seat) {
  leave_combat(t, seat);
  t.s.combat.circled.add(seat);
}
void offer_circle(auto& t, Seat seat, int sent) {
  const PlayerSet fighters = t.s.combat.fighters;
  if (fighters.empty()) return;
  if (sent > 0 || fighters.size() > 1) return t.push(Step::ask_circle, seat, sent);
  send_away(t, fighters.first());
}

// What a card does if it does any damage: of mesmerized hunters each WEAPON 1 less.
inline int card_damage(const State& s, Seat seat, Item card) {
  const bool less = kWeapons.has(card) && s.combat.mesmerized.has(seat);
  return row(card).damage - (less ? 1 : 0);
}
// CB-7: every hunter still in the combat, in turn order (Q18).
void hunter_card(auto& t, Seat seat) {
  State& s = t.s;
  Combat& combat = s.combat;
  const bool gone = !combat.fighters.has(seat);
  const bool circled = combat.circled.has(seat) && s.options.circle == CircleCards::resolves;
  if (combat.foe == Foe::none || combat.over || (gone && !circled)) return;
  if (combat.void_cards.has(seat)) return;
  const Item card = combat.chosen[seat];
  const bool engaged = seat == combat.engaged;
  const int damage = card_damage(s, seat, card);
  switch (card) {
    case Item::pistol:
    case Item::rifle: hurt_vampire(t, damage); return offer_bullets(t, seat);
    case Item::knife:
    case Item::punch: return hurt_vampire(t, damage);
    case Item::crucifix: {
      const bool cancelled = engaged && combat.beaten && row(card).cancels.has(combat.card);
      if (cancelled && (combat.card == Fight::fangs || combat.card == Fight::mesmerize))
        hurt_vampire(t, damage);
      return;
    }
    case Item::garlic:
      if (engaged && (combat.card == Fight::fangs || combat.card == Fight::claws)) hurt_vampire(t, damage);
      return;
    case Item::heavenly_host:
      combat.chosen[seat] = Item::none;
      discard_item(t, seat, card);
      if (!engaged || combat.card != Fight::fangs) return hurt_vampire(t, damage);
      leave_combat(t, seat);
      return bite(t, seat);
    case Item::holy_circle:
      combat.chosen[seat] = Item::none;
      discard_item(t, seat, card);
      return offer_circle(t, seat, 0);
    case Item::escape: return leave_combat(t, seat);
    default: return;
  }
}
void answer_bullets(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  t.s.combat.bullets.add(seat);
  discard_item(t, seat, Item::holy_bullets);
  hurt_vampire(t, row(Item::holy_bullets).damage);
}
void answer_circle(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  send_away(t, a.a);
  offer_circle(t, seat, frame.a + 1);
}

// CB-8: the card of the round before is taken back, this round's stays on the table.
void refresh(auto& t) {
  State& s = t.s;
  Combat& combat = s.combat;
  if (combat.foe == Foe::none) return;
  ++combat.rounds;
  for (const Seat seat : combat.began) {
    combat.laid[seat] = combat.chosen[seat];
    combat.chosen[seat] = Item::none;
  }
  combat.card = Fight::none;
  combat.shown = false;
  combat.void_cards = {};
  combat.circled = {};
  combat.engaged = kSpectator;
  t.push(Step::round);
  if (!combat.over && combat.rounds < kRounds && !fight_deck(s).empty() && !combat.fighters.empty())
    t.push(Step::nature_fight, kDracula, 1);
}

// CB-10, VW-2, VW-3.
void end_combat(auto& t) {
  State& s = t.s;
  const Combat combat = s.combat;
  s.combat = {};
  t.tell(Happening::combat_over, kDracula);
  for (const Seat seat : combat.wreaths) {
    if (t.hunter(seat).items.has(Item::garlic_wreath)) discard_item(t, seat, Item::garlic_wreath);
  }
  for (int i = kHunters; i >= 1; --i) {
    if (combat.began.has(seat_at(i))) t.push(Step::tidy, seat_at(i));
  }
  if (combat.lucy) drop_lucy(t);
  if (combat.foe != Foe::vampire) return;
  const Lurker& vampire = s.lurkers[combat.lurker];
  if (vampire.damage < row(vampire.kind).health)
    return t.tell(Happening::encounter_returned, kDracula, vampire.kind, vampire.where);
  t.tell(Happening::vampire_defeated, kDracula, vampire.kind);
  discard_lurker(t, combat.lurker);
}

}  // namespace ravenhall::dracula
