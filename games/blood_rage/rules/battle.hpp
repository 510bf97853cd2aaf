// The battle up to its result: secret cards, reveal, texts, late cards, totals (B65–B70, R1–R14).
#pragma once

#include <algorithm>

#include "games/blood_rage/rules/destruction.hpp"
#include "games/blood_rage/rules/knowledge.hpp"
#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

inline bool fights(const State& s, Seat seat) { return s.battle.fighting.has(seat); }
// Those who fight, the pillager first, then clockwise.
inline SeatRing fighters(const State& s) {
  return ravenhall::clockwise(s.battle.pillager, s.clans, s.battle.fighting);
}
inline SeatRing opponents(const State& s, Seat seat) {
  return ravenhall::clockwise(s.battle.pillager, s.clans, s.battle.fighting - seat);
}

inline Card battle_card(const State& s, Seat seat) { return s.battle.card[seat]; }
// The text of a clan's revealed card, unless Thor's Primacy made it void.
inline Text battle_text(const State& s, Seat seat) {
  const Card card = battle_card(s, seat);
  if (!is_card(card) || s.battle.voided.has(seat)) return Text::none;
  return row(card).text;
}

// B65, R7: everybody in the battle who has a card must choose one, all at once.
void choose_cards(auto& t) {
  PlayerSet choosers;
  for (const Seat seat : fighters(t.s)) choosers.set(seat, t.clan(seat).hand_size > 0);
  if (choosers.empty()) return t.push(Step::reveal);
  t.ask_together(Step::ask_battle_card, choosers);
}

void choose_battle_card(auto& t, Seat seat, Card card) {
  State& s = t.s;
  t.clan(seat).secret = card;
  t.tell_secretly(seat, Happening::card_chosen, seat, card);
  if (!t.last_answer(seat)) return;
  for (const Seat fighter : fighters(s)) {
    Card& secret = t.clan(fighter).secret;
    if (secret == Card::none) continue;
    take_from_hand(s, fighter, secret);
    s.battle.card[fighter] = secret;
    secret = Card::none;
  }
  t.push(Step::reveal);
}

// The bonus that one card on the table gives; Heimdall's Sight is worth nothing here (see sight_bonus).
inline int table_bonus(const State& s, Seat seat) {
  const int raised = s.battle.raised[seat];
  return raised > 0 ? raised : battle_bonus(s, battle_card(s, seat));
}

// R10: the best single enemy card that lies open.
inline int sight_bonus(const State& s, Seat seat) {
  int best = 0;
  for (const Seat enemy : opponents(s, seat)) {
    best = std::max(best, table_bonus(s, enemy));
    for (const Card card : s.battle.late[enemy]) best = std::max(best, battle_bonus(s, card));
  }
  return best;
}

inline int card_bonus(const State& s, Seat seat) {
  int bonus = battle_text(s, seat) == Text::sight ? sight_bonus(s, seat) : table_bonus(s, seat);
  for (const Card card : s.battle.late[seat]) bonus += battle_bonus(s, card);
  return bonus;
}

// R2, R3: the first Primacy voids the texts of all other cards, before anything else.
void primacy(auto& t) {
  State& s = t.s;
  for (const Seat seat : fighters(s)) {
    if (battle_text(s, seat) != Text::primacy) continue;
    t.tell(Happening::text_acts, seat, battle_card(s, seat));
    for (const Seat enemy : opponents(s, seat)) {
      const Card card = battle_card(s, enemy);
      if (!is_card(card) || row(card).text == Text::none) continue;
      s.battle.voided.add(enemy);
      t.tell(Happening::text_voided, enemy, card);
    }
  }
}

// R4: all open cards are discarded for good, their bonuses become Glory, and everybody plays again.
bool watch(auto& t) {
  State& s = t.s;
  Seat watcher = kSpectator;
  for (const Seat seat : fighters(s)) {
    if (watcher == kSpectator && battle_text(s, seat) == Text::watch) watcher = seat;
  }
  if (watcher == kSpectator) return false;

  t.tell(Happening::text_acts, watcher, battle_card(s, watcher));
  int sum = 0;
  for (const Seat seat : fighters(s)) sum += card_bonus(s, seat);
  gain_glory(t, watcher, sum, Source::card, battle_card(s, watcher));
  for (const Seat seat : fighters(s)) {
    Card& card = s.battle.card[seat];
    if (card == Card::none) continue;
    t.clan(seat).spent.add(card);
    discard_open(t, seat, card);
    card = Card::none;
  }
  s.battle.open = false;
  s.battle.voided = {};
  t.push(Step::choose_cards);
  return true;
}

// R1: Primacy, then Watch, then all other texts from the pillager clockwise; late cards after that (R8).
void reveal(auto& t) {
  State& s = t.s;
  s.battle.open = true;
  for (const Seat seat : fighters(s)) {
    const Card card = battle_card(s, seat);
    if (card == Card::none) continue;
    note_shown(s, seat, card);
    t.reveal(Happening::card_revealed, seat, card);
  }
  primacy(t);
  if (watch(t)) return;
  s.battle.stayed = 0;
  t.then({{Step::late_round, s.battle.pillager}, {Step::totals}});
  t.then_each(Step::reveal_text, fighters(s));
}

// R11: of Tyr's Domain and Tyr's Wrath the better one.
inline int raised_quest_bonus(const State& s, Seat seat) {
  if (!is_quest(battle_card(s, seat))) return 0;
  if (has_upgrade(s, seat, Card::tyrs_wrath)) return 5;
  return has_upgrade(s, seat, Card::tyrs_domain) ? 3 : 0;
}

void raise_quest(auto& t, Seat seat) {
  const int bonus = raised_quest_bonus(t.s, seat);
  t.s.battle.raised[seat] = bonus;
  t.tell(Happening::quest_raised, seat, battle_card(t.s, seat), bonus);
}

// R14: every opponent loses one warrior that stands in the province.
void smite(auto& t, Seat seat) {
  State& s = t.s;
  s.dying = {.cause = Cause::smite, .where = s.battle.where};
  for (const Seat enemy : opponents(s, seat)) {
    s.dying.warriors[enemy] = std::min<int>(1, t.clan(enemy).warriors[s.battle.where]);
  }
  destroy_dying(t, s.battle.pillager);
}

// The kinds of figures a clan has in the battle.
inline FigureList fighting_figures(const State& s, Seat seat) {
  return figures_in_and_beside(s, seat, s.battle.where);
}

// Whether Odin's Tide leaves a clan a choice: all warriors are alike.
inline bool tide_is_a_choice(const State& s, Seat seat) { return fighting_figures(s, seat).size() > 1; }

// Whether a question that several answer at once is also for this clan.
inline bool is_asked(const State& s, Seat seat) {
  const Step question = s.agenda.top().step;
  if (question == Step::ask_battle_card) return fights(s, seat) && sheet(s, seat).hand_size > 0;
  if (question == Step::ask_tide) return fights(s, seat) && tide_is_a_choice(s, seat);
  if (question == Step::ask_discard) return sheet(s, seat).hand_size > 0;
  return question == Step::ask_draft;
}

// R13: everybody with more than one figure chooses which one stays.
void tide(auto& t) {
  State& s = t.s;
  PlayerSet choosers;
  for (const Seat seat : fighters(s)) {
    const FigureList figures = fighting_figures(s, seat);
    s.battle.spared[seat] = figures.size() == 1 ? figures[0] : Figure::none;
    choosers.set(seat, figures.size() > 1);
  }
  t.push(Step::apply_tide);
  if (s.options.tide_choice == TideChoice::in_order) {
    t.then_each(Step::ask_tide, ravenhall::clockwise(s.battle.pillager, s.clans, choosers));
  } else if (!choosers.empty()) {
    s.pending = choosers;
    t.push(Step::ask_tide, kNature);
  }
}

void spare(auto& t, Seat seat, Figure figure) {
  State& s = t.s;
  s.battle.spared[seat] = figure;
  if (s.pending.empty()) {
    s.agenda.pop();
    t.tell(Happening::figure_spared, seat, figure);
    return;
  }
  t.tell_secretly(seat, Happening::figure_spared, seat, figure);
  if (!t.last_answer(seat)) return;
  s.last_spared = s.battle.spared;
  for (const Seat fighter : fighters(s)) {
    const Figure spared = s.battle.spared[fighter];
    if (spared != Figure::none) t.reveal(Happening::figure_spared, fighter, spared);
  }
}

void apply_tide(auto& t) {
  State& s = t.s;
  s.dying = {.cause = Cause::tide, .where = s.battle.where};
  for (const Seat seat : fighters(s)) {
    mark_all(s, seat, s.battle.where);
    if (s.battle.spared[seat] != Figure::none) unmark(s, seat, s.battle.spared[seat]);
  }
  s.battle.spared = PerClan<Figure>::filled(Figure::none);
  destroy_dying(t, s.battle.pillager);
}

void reveal_text(auto& t, Seat seat) {
  State& s = t.s;
  switch (battle_text(s, seat)) {
    case Text::smite:
      t.tell(Happening::text_acts, seat, battle_card(s, seat));
      smite(t, seat);
      break;
    case Text::tide:
      t.tell(Happening::text_acts, seat, battle_card(s, seat));
      tide(t);
      break;
    default: break;
  }
  if (raised_quest_bonus(s, seat) > 0) t.push(Step::ask_raise_quest, seat);
}

// R8: the pillager first, round and round until all pass in a row. Everybody in the battle with a card is
// asked, so that being asked tells nothing about the hand.
void late_round(auto& t, Seat seat) {
  State& s = t.s;
  if (!is_on(s.options.late_cards)) return;
  while (s.battle.stayed < s.clans) {
    if (fights(s, seat) && t.clan(seat).hand_size > 0) {
      return t.then({{Step::ask_late, seat}, {Step::late_round, left_of(s, seat)}});
    }
    ++s.battle.stayed;
    seat = left_of(s, seat);
  }
}

inline bool is_late(Card card) { return row(card).text == Text::late; }

void add_late_card(auto& t, Seat seat, Card card) {
  State& s = t.s;
  take_from_hand(s, seat, card);
  note_shown(s, seat, card);
  s.battle.late[seat].push_back(card);
  s.battle.stayed = 0;
  t.reveal(Happening::late_card, seat, card);
}

// B67, B70: the highest total wins; a tie for it leaves no winner.
void totals(auto& t) {
  State& s = t.s;
  Battle& battle = s.battle;
  int best = -1;
  for (const Seat seat : fighters(s)) {
    const int figures = strength(s, seat, battle.where);
    const int cards = card_bonus(s, seat);
    const int total = figures + cards;
    battle.total[seat] = total;
    t.tell(Happening::total, seat, figures, cards, total);
    if (total >= best) battle.winner = total > best ? seat : kSpectator;
    best = std::max(best, total);
  }
  if (battle.winner == kSpectator) {
    t.tell(Happening::battle_tied, battle.pillager, battle.where);
  } else {
    t.tell(Happening::battle_won, battle.winner, battle.where);
  }
  t.then({{Step::destroy_losers}, {Step::return_cards}});
}

}  // namespace ravenhall::blood_rage
