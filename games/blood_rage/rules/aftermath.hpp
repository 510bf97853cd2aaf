// The end of a battle in the order of R19: losers, cards, plunder, Glory, texts, discards (B71–B76).
#pragma once

#include "games/blood_rage/rules/battle.hpp"

namespace ravenhall::blood_rage {

// The losers, the pillager first, then clockwise.
inline SeatRing losers(const State& s) { return opponents(s, s.battle.winner); }

// B72
void destroy_losers(auto& t) {
  State& s = t.s;
  s.dying = {.cause = Cause::defeat, .where = s.battle.where};
  for (const Seat seat : losers(s)) mark_all(s, seat, s.battle.where);
  destroy_dying(t, s.battle.pillager);
}

// The cards of a clan on the table.
inline FixedVec<Card, 6> table_cards(const State& s, Seat seat) {
  FixedVec<Card, 6> cards;
  if (is_card(battle_card(s, seat))) cards.push_back(battle_card(s, seat));
  for (const Card card : s.battle.late[seat]) cards.push_back(card);
  return cards;
}

// An open card goes from the table into the hand of a clan.
void take_from_table(auto& t, Seat seat, Card card) {
  take_into_hand(t.s, seat, card);
  note_returned(t.s, seat, card);
}

// R17: the first loser with Loki's Poison takes the winner's cards.
void poison(auto& t) {
  State& s = t.s;
  const Seat winner = s.battle.winner;
  if (winner == kSpectator) return;
  for (const Seat seat : losers(s)) {
    if (battle_text(s, seat) != Text::poison) continue;
    s.battle.poisoned = true;
    s.battle.settled.add(winner);
    t.tell(Happening::text_acts, seat, battle_card(s, seat));
    for (const Card card : table_cards(s, winner)) {
      t.clan(winner).spent.add(card);
      t.clan(seat).gained.add(card);
      take_from_table(t, seat, card);
      t.tell(Happening::card_taken, winner, card, seat);
    }
    return;
  }
}

// B71: losers take their cards back. Their texts are still remembered.
void return_cards(auto& t) {
  State& s = t.s;
  poison(t);
  for (const Seat seat : losers(s)) {
    s.battle.settled.add(seat);
    for (const Card card : table_cards(s, seat)) {
      take_from_table(t, seat, card);
      t.tell(Happening::card_returned, seat, card);
    }
  }
  t.then({{Step::battle_glory},
          {Step::win_text},
          {Step::count_dead},
          {Step::steal},
          {Step::winner_discards},
          {Step::battle_over}});
  if (s.battle.winner == s.battle.pillager) t.push(Step::plunder);
}

void take_reward(auto& t, Seat seat, Reward reward) {
  switch (reward) {
    case Reward::rage: raise_stat(t, seat, Stat::rage); break;
    case Reward::axes: raise_stat(t, seat, Stat::axes); break;
    case Reward::horns: raise_stat(t, seat, Stat::horns); break;
    case Reward::glory: gain_glory(t, seat, kRewardGlory, Source::pillage); break;
    case Reward::all: raise_all_stats(t, seat); break;
    case Reward::none: break;
  }
}

// B73, B74: the province is pillaged. The Frost Giant doubles the token's reward (R23).
void plunder(auto& t) {
  State& s = t.s;
  const Seat seat = s.battle.pillager;
  const Place where = s.battle.where;
  const Reward reward = s.tokens[where];
  s.pillaged.add(where);
  t.tell(Happening::pillaged, seat, where, reward);
  take_reward(t, seat, reward);
  if (owns(s, seat, Figure::frost_giant) && s.monsters[Figure::frost_giant].at == where)
    take_reward(t, seat, reward);
  t.then({{Step::grace}, {Step::lord}});
}

// R22: Frigga's Grace gives a step in a stat that the token did not raise.
inline Stats not_raised_by(Reward reward) {
  switch (reward) {
    case Reward::rage: return kAnyStat - Stat::rage;
    case Reward::axes: return kAnyStat - Stat::axes;
    case Reward::horns: return kAnyStat - Stat::horns;
    case Reward::glory:
    case Reward::all:
    case Reward::none: break;
  }
  return kAnyStat;
}
void grace(auto& t) {
  State& s = t.s;
  const Seat seat = s.battle.pillager;
  if (s.battle.fighting.empty() || battle_text(s, seat) != Text::grace) return;
  t.tell(Happening::text_acts, seat, battle_card(s, seat));
  raise_one_of(t, seat, not_raised_by(s.tokens[s.battle.where]));
}

// Lord of Hammers: the places a Leader may step to after a pillage.
inline Places hammer_steps(const State& s) {
  Places steps;
  for (const Place to : kNeighbours[s.battle.where]) steps.set(to, has_room(s, to));
  return steps;
}

// R23: a Lord counts when the Leader stands in the pillaged province now.
void lord(auto& t) {
  State& s = t.s;
  const Seat seat = s.battle.pillager;
  if (t.clan(seat).leader != s.battle.where) return;
  switch (t.clan(seat).slots[Slot::leader]) {
    case Card::lord_of_hammers:
      if (!hammer_steps(s).empty()) t.push(Step::ask_hammers, seat);
      break;
    case Card::lord_of_axes: raise_one_of(t, seat); break;
    case Card::lord_of_spears: raise_all_stats(t, seat); break;
    default: break;
  }
}

// B76: by the Axes as they stand now, a reward taken just before included.
void battle_glory(auto& t) {
  const Seat winner = t.s.battle.winner;
  if (winner != kSpectator) gain_glory(t, winner, stat_value(t.s, winner, Stat::axes), Source::battle);
}

void win_text(auto& t) {
  const Seat winner = t.s.battle.winner;
  if (winner == kSpectator) return;
  const Card card = battle_card(t.s, winner);
  switch (battle_text(t.s, winner)) {
    case Text::hammer: gain_glory(t, winner, 3, Source::card, card); break;
    case Text::ascension:
      change_rage(t, winner, 3);
      gain_glory(t, winner, 3, Source::card, card);
      break;
    case Text::oath: raise_one_of(t, winner); break;
    default: break;
  }
}

// R12, R15: what the dead of this battle pay: Valkyrie, Thor's Glory, Odin's Judgement.
void count_dead(auto& t) {
  State& s = t.s;
  int all = 0;
  for (const int dead : s.battle.destroyed) all += dead;
  const auto enemies_of = [&](Seat seat) { return all - s.battle.destroyed[seat]; };
  if (s.battle.valkyrie) {
    const Seat owner = s.monsters[Figure::valkyrie].owner;
    gain_glory(t, owner, 2 * enemies_of(owner), Source::upgrade, Card::valkyrie);
  }
  for (const Seat seat : fighters(s)) {
    if (has_upgrade(s, seat, Card::thors_glory) && enemies_of(seat) >= 2) {
      gain_glory(t, seat, 2, Source::upgrade, Card::thors_glory);
    }
  }
  for (const Seat seat : fighters(s)) {
    if (battle_text(s, seat) == Text::judgement)
      gain_glory(t, seat, 2 * all, Source::card, battle_card(s, seat));
  }
}

// R16, R18: losers rob the winner of what is there.
void steal(auto& t) {
  State& s = t.s;
  const Seat winner = s.battle.winner;
  if (winner == kSpectator) return;
  for (const Seat seat : losers(s)) {
    const Card card = battle_card(s, seat);
    if (battle_text(s, seat) == Text::trickery && t.clan(winner).rage > 0) {
      t.tell(Happening::text_acts, seat, card);
      change_rage(t, winner, -1);
      change_rage(t, seat, 1);
    }
    if (battle_text(s, seat) == Text::backstab) {
      const int amount = std::min<int>(2, t.clan(winner).glory);
      t.tell(Happening::text_acts, seat, card);
      gain_glory(t, winner, -amount, Source::card, card);
      gain_glory(t, seat, amount, Source::card, card);
    }
  }
}

// What the winner still has on the table is discarded.
void discard_winners_cards(auto& t) {
  State& s = t.s;
  const Seat winner = s.battle.winner;
  s.battle.settled.add(winner);
  for (const Card card : table_cards(s, winner)) {
    t.clan(winner).spent.add(card);
    discard_open(t, winner, card);
  }
}

// Tyr's Prowess may buy cards back; what is left on the table is discarded.
void winner_discards(auto& t) {
  State& s = t.s;
  const Seat winner = s.battle.winner;
  if (winner == kSpectator || s.battle.poisoned || table_cards(s, winner).empty()) return;
  if (has_upgrade(s, winner, Card::tyrs_prowess) && t.clan(winner).rage > 0) {
    return t.push(Step::ask_prowess, winner);
  }
  discard_winners_cards(t);
}

inline constexpr int kProwessCost = 1;
void take_back(auto& t, Seat seat, Card card) {
  State& s = t.s;
  change_rage(t, seat, -kProwessCost);
  if (s.battle.card[seat] == card) {
    s.battle.card[seat] = Card::none;
  } else {
    s.battle.late[seat].erase_first(card);
  }
  take_from_table(t, seat, card);
  t.tell(Happening::card_returned, seat, card);
  s.agenda.pop();
  t.push(Step::winner_discards);
}

// R30: the battle is over; a loser with Loki's Blessing may come back, which can start a new pillage.
void battle_over(auto& t) {
  State& s = t.s;
  const Battle battle = s.battle;
  PlayerSet blessed;
  for (const Seat seat : losers(s)) blessed.set(seat, has_upgrade(s, seat, Card::lokis_blessing));
  s.battle = {};
  t.then_each(Step::blessing, ravenhall::clockwise(battle.pillager, s.clans, blessed), battle.where);
}

}  // namespace ravenhall::blood_rage
