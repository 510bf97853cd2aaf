// The battle up to its result: secret cards, reveal, texts, late cards, totals (B65–B70, R1–R14).
#pragma once

#include "games/blood_rage/rules/destruction.hpp"
#include "games/blood_rage/rules/knowledge.hpp"
#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

inline bool fights(const State& s, Seat seat) { return (s.battle.fighting & bit(seat)) != 0; }
inline Card battle_card(const State& s, Seat seat) { return s.battle.card[static_cast<std::size_t>(seat)]; }

// The text of a clan's revealed card, unless Thor's Primacy made it void.
inline Text battle_text(const State& s, Seat seat) {
  const Card card = battle_card(s, seat);
  if (!is_card(card) || (s.battle.voided & bit(seat)) != 0) return Text::none;
  return row(card).text;
}

// Calls f(seat) for those who fight, the pillager first, then clockwise.
template <class F>
void each_fighter(const State& s, F&& f) {
  clockwise(s, s.battle.pillager, [&](Seat seat) {
    if (fights(s, seat)) f(seat);
  });
}

// B65, R7: everybody in the battle who has a card must choose one, all at once.
void choose_cards(auto& t) {
  State& s = t.s;
  s.pending = 0;
  each_fighter(s, [&](Seat seat) {
    if (t.clan(seat).hand_size > 0) s.pending |= bit(seat);
  });
  t.push(s.pending != 0 ? Step::ask_battle_card : Step::reveal);
}

void choose_battle_card(auto& t, Seat seat, Card card) {
  State& s = t.s;
  t.clan(seat).secret = card;
  t.tell_secretly(Happening::card_chosen, seat, card);
  s.pending = static_cast<std::uint8_t>(s.pending & ~bit(seat));
  if (s.pending != 0) return;
  s.agenda.pop();
  each_fighter(s, [&](Seat fighter) {
    Card& secret = t.clan(fighter).secret;
    if (secret == Card::none) return;
    take_from_hand(s, fighter, secret);
    s.battle.card[static_cast<std::size_t>(fighter)] = secret;
    secret = Card::none;
  });
  t.push(Step::reveal);
}

// The bonus that one card on the table gives; Heimdall's Sight is worth nothing here (see sight_bonus).
inline int table_bonus(const State& s, Seat seat) {
  const int raised = s.battle.raised[static_cast<std::size_t>(seat)];
  return raised > 0 ? raised : battle_bonus(s, battle_card(s, seat));
}

// R10: the best single enemy card that lies open.
inline int sight_bonus(const State& s, Seat seat) {
  int best = 0;
  each_fighter(s, [&](Seat enemy) {
    if (enemy == seat) return;
    best = std::max(best, table_bonus(s, enemy));
    for (const Card card : s.battle.late[static_cast<std::size_t>(enemy)])
      best = std::max(best, battle_bonus(s, card));
  });
  return best;
}

inline int card_bonus(const State& s, Seat seat) {
  int bonus = battle_text(s, seat) == Text::sight ? sight_bonus(s, seat) : table_bonus(s, seat);
  for (const Card card : s.battle.late[static_cast<std::size_t>(seat)]) bonus += battle_bonus(s, card);
  return bonus;
}

// R2, R3: the first Primacy voids the texts of all other cards, before anything else.
void primacy(auto& t) {
  State& s = t.s;
  each_fighter(s, [&](Seat seat) {
    if (battle_text(s, seat) != Text::primacy) return;
    t.tell(Happening::text_acts, seat, battle_card(s, seat));
    each_fighter(s, [&](Seat enemy) {
      if (enemy == seat || !is_card(battle_card(s, enemy)) || row(battle_card(s, enemy)).text == Text::none)
        return;
      s.battle.voided |= bit(enemy);
      t.tell(Happening::text_voided, enemy, battle_card(s, enemy));
    });
  });
}

// R4: all open cards are discarded for good, their bonuses become Glory, and everybody plays again.
bool watch(auto& t) {
  State& s = t.s;
  Seat watcher = kSpectator;
  each_fighter(s, [&](Seat seat) {
    if (watcher == kSpectator && battle_text(s, seat) == Text::watch) watcher = seat;
  });
  if (watcher == kSpectator) return false;

  t.tell(Happening::text_acts, watcher, battle_card(s, watcher));
  int sum = 0;
  each_fighter(s, [&](Seat seat) { sum += card_bonus(s, seat); });
  gain_glory(t, watcher, sum, Source::card, battle_card(s, watcher));
  each_fighter(s, [&](Seat seat) {
    Card& card = s.battle.card[static_cast<std::size_t>(seat)];
    if (card == Card::none) return;
    t.clan(seat).spent.add(card);
    discard_open(t, seat, card);
    card = Card::none;
  });
  s.battle.open = 0;
  s.battle.voided = 0;
  t.push(Step::choose_cards);
  return true;
}

// R1: Primacy, then Watch, then all other texts from the pillager clockwise; late cards after that (R8).
void reveal(auto& t) {
  State& s = t.s;
  s.battle.open = 1;
  each_fighter(s, [&](Seat seat) {
    const Card card = battle_card(s, seat);
    if (card == Card::none) return;
    note_shown(s, seat, card);
    t.reveal(Happening::card_revealed, seat, card);
  });
  primacy(t);
  if (watch(t)) return;
  s.battle.stayed = 0;
  t.then({{Step::late_round, s.battle.pillager}, {Step::totals}});
  for (int i = s.clans - 1; i >= 0; --i) {
    const Seat seat = seat_at((index(s.battle.pillager) + i) % s.clans);
    if (fights(s, seat)) t.push(Step::reveal_text, seat);
  }
}

// R11: of Tyr's Domain and Tyr's Wrath the better one.
inline int raised_quest_bonus(const State& s, Seat seat) {
  if (!is_quest(battle_card(s, seat))) return 0;
  if (has_upgrade(s, seat, Card::tyrs_wrath)) return 5;
  return has_upgrade(s, seat, Card::tyrs_domain) ? 3 : 0;
}

void raise_quest(auto& t, Seat seat) {
  const int bonus = raised_quest_bonus(t.s, seat);
  t.s.battle.raised[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(bonus);
  t.tell(Happening::quest_raised, seat, battle_card(t.s, seat), bonus);
}

// R14: every opponent loses one warrior that stands in the province.
void smite(auto& t, Seat seat) {
  State& s = t.s;
  s.dying = {.cause = Cause::smite, .where = s.battle.where};
  each_fighter(s, [&](Seat enemy) {
    if (enemy == seat) return;
    const bool any = t.clan(enemy).warriors[static_cast<std::size_t>(s.battle.where)] > 0;
    s.dying.warriors[static_cast<std::size_t>(enemy)] = any ? 1 : 0;
  });
  destroy_dying(t, s.battle.pillager);
}

// Calls f(figure) for each kind of figure a clan has in the battle.
template <class F>
void each_fighting_figure(const State& s, Seat seat, F&& f) {
  each_figure_at(s, seat, s.battle.where, f);
  if (is_fjord(fjord_of(s.battle.where))) each_figure_at(s, seat, fjord_of(s.battle.where), f);
}

// Whether Odin's Tide leaves a clan a choice: all warriors are alike.
inline bool tide_is_a_choice(const State& s, Seat seat) {
  int kinds = 0;
  each_fighting_figure(s, seat, [&](Figure) { ++kinds; });
  return kinds > 1;
}

// Whether a question that several answer at once is also for this clan.
inline bool is_asked(const State& s, Seat seat) {
  switch (s.agenda.top().step) {
    case Step::ask_draft: return true;
    case Step::ask_battle_card: return fights(s, seat) && sheet(s, seat).hand_size > 0;
    case Step::ask_tide: return fights(s, seat) && tide_is_a_choice(s, seat);
    case Step::ask_discard: return sheet(s, seat).hand_size > 0;
    default: return false;
  }
}

// R13: everybody with more than one figure chooses which one stays.
void tide(auto& t) {
  State& s = t.s;
  t.push(Step::apply_tide);
  const bool together = option(s, Option::tide_choice) == 1;
  s.pending = 0;
  for (int i = s.clans - 1; i >= 0; --i) {
    const Seat seat = seat_at((index(s.battle.pillager) + i) % s.clans);
    if (!fights(s, seat)) continue;
    auto& spared = s.battle.spared[static_cast<std::size_t>(seat)];
    spared = kNobody;
    if (!tide_is_a_choice(s, seat)) {
      each_fighting_figure(s, seat, [&](Figure figure) { spared = static_cast<std::uint8_t>(figure); });
      continue;
    }
    if (together) {
      s.pending |= bit(seat);
    } else {
      t.push(Step::ask_tide, seat);
    }
  }
  if (s.pending != 0) t.push(Step::ask_tide, kNature);
}

void spare(auto& t, Seat seat, Figure figure) {
  State& s = t.s;
  s.battle.spared[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(figure);
  if (s.pending == 0) {
    s.agenda.pop();
    t.tell(Happening::figure_spared, seat, figure);
    return;
  }
  t.tell_secretly(Happening::figure_spared, seat, figure);
  s.pending = static_cast<std::uint8_t>(s.pending & ~bit(seat));
  if (s.pending != 0) return;
  s.agenda.pop();
  s.last_spared = s.battle.spared;
  each_fighter(s, [&](Seat fighter) {
    const int spared = s.battle.spared[static_cast<std::size_t>(fighter)];
    if (spared != kNobody) t.reveal(Happening::figure_spared, fighter, spared);
  });
}

void apply_tide(auto& t) {
  State& s = t.s;
  s.dying = {.cause = Cause::tide, .where = s.battle.where};
  each_fighter(s, [&](Seat seat) {
    const auto n = static_cast<std::size_t>(seat);
    mark_all(s, seat, s.battle.where);
    const auto spared = static_cast<Figure>(s.battle.spared[n]);
    if (s.battle.spared[n] == kNobody) return;
    if (spared == Figure::warrior) {
      --s.dying.warriors[n];
    } else {
      s.dying.others[n] = static_cast<std::uint16_t>(s.dying.others[n] & ~bit(spared));
    }
  });
  s.battle.spared = {kNobody, kNobody, kNobody, kNobody};
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
  if (option(s, Option::late_cards) == 1) return;
  while (s.battle.stayed < s.clans) {
    if (fights(s, seat) && t.clan(seat).hand_size > 0) {
      t.then({{Step::ask_late, seat}, {Step::late_round, left_of(s, seat)}});
      return;
    }
    ++s.battle.stayed;
    seat = left_of(s, seat);
  }
}

void add_late_card(auto& t, Seat seat, Card card) {
  State& s = t.s;
  take_from_hand(s, seat, card);
  note_shown(s, seat, card);
  s.battle.late[static_cast<std::size_t>(seat)].push_back(card);
  s.battle.stayed = 0;
  t.reveal(Happening::late_card, seat, card);
}

// B67, B70: the highest total wins; a tie for it leaves no winner.
void totals(auto& t) {
  State& s = t.s;
  Battle& battle = s.battle;
  int best = -1;
  each_fighter(s, [&](Seat seat) {
    const int figures = strength(s, seat, battle.where);
    const int cards = card_bonus(s, seat);
    battle.total[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(figures + cards);
    t.tell(Happening::total, seat, figures, cards, figures + cards);
    if (figures + cards > best) {
      best = figures + cards;
      battle.winner = seat;
    } else if (figures + cards == best) {
      battle.winner = kSpectator;
    }
  });
  if (battle.winner == kSpectator) {
    t.tell(Happening::battle_tied, battle.pillager, battle.where);
  } else {
    t.tell(Happening::battle_won, battle.winner, battle.where);
  }
  t.then({{Step::destroy_losers}, {Step::return_cards}});
}

}  // namespace ravenhall::blood_rage
