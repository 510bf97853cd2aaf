// The end of a battle in the order of R19: losers, cards, plunder, Glory, texts, discards (B71–B76).
#pragma once

#include "games/blood_rage/rules/battle.hpp"

namespace ravenhall::blood_rage {

// Calls f(seat) for the losers, the pillager first, then clockwise.
template <class F>
void each_loser(const State& s, F&& f) {
  each_fighter(s, [&](Seat seat) {
    if (seat != s.battle.winner) f(seat);
  });
}

// B72
void destroy_losers(auto& t) {
  State& s = t.s;
  s.dying = {.cause = Cause::defeat, .where = s.battle.where};
  each_loser(s, [&](Seat seat) { mark_all(s, seat, s.battle.where); });
  destroy_dying(t, s.battle.pillager);
}

// Calls f(card) for each card of a clan on the table.
template <class F>
void each_table_card(const State& s, Seat seat, F&& f) {
  if (is_card(battle_card(s, seat))) f(battle_card(s, seat));
  for (const Card card : s.battle.late[static_cast<std::size_t>(seat)]) f(card);
}

// B71, R17: Loki's Poison takes the winner's cards; losers take theirs back. Their texts are still
// remembered.
void return_cards(auto& t) {
  State& s = t.s;
  const Seat winner = s.battle.winner;
  const bool won = winner != kSpectator;
  each_loser(s, [&](Seat seat) {
    if (won && s.battle.poisoned == 0 && battle_text(s, seat) == Text::poison) {
      s.battle.poisoned = 1;
      s.battle.settled |= bit(winner);
      t.tell(Happening::text_acts, seat, battle_card(s, seat));
      each_table_card(s, winner, [&](Card card) {
        t.clan(winner).spent.add(card);
        t.clan(seat).gained.add(card);
        take_into_hand(s, seat, card);
        note_returned(s, seat, card);
        t.tell(Happening::card_taken, winner, card, seat);
      });
    }
  });
  each_loser(s, [&](Seat seat) {
    s.battle.settled |= bit(seat);
    each_table_card(s, seat, [&](Card card) {
      take_into_hand(s, seat, card);
      note_returned(s, seat, card);
      t.tell(Happening::card_returned, seat, card);
    });
  });
  t.then({{Step::battle_glory},
          {Step::win_text},
          {Step::count_dead},
          {Step::steal},
          {Step::winner_discards},
          {Step::battle_over}});
  if (winner == s.battle.pillager) t.push(Step::plunder);
}

void take_reward(auto& t, Seat seat, Reward reward) {
  switch (reward) {
    case Reward::rage: raise_stat(t, seat, Stat::rage); break;
    case Reward::axes: raise_stat(t, seat, Stat::axes); break;
    case Reward::horns: raise_stat(t, seat, Stat::horns); break;
    case Reward::glory: gain_glory(t, seat, kRewardGlory, Source::pillage); break;
    case Reward::all:
      for (const Stat stat : {Stat::rage, Stat::axes, Stat::horns}) raise_stat(t, seat, stat);
      break;
    case Reward::none: break;
  }
}

// B73, B74: the province is pillaged. The Frost Giant doubles the token's reward (R23).
void plunder(auto& t) {
  State& s = t.s;
  const Seat seat = s.battle.pillager;
  const Place where = s.battle.where;
  const Reward reward = s.tokens[static_cast<std::size_t>(where)];
  s.pillaged |= bit(where);
  t.tell(Happening::pillaged, seat, where, reward);
  take_reward(t, seat, reward);
  if (owns(s, seat, Figure::frost_giant) && monster(s, Figure::frost_giant).at == where)
    take_reward(t, seat, reward);
  t.then({{Step::grace}, {Step::lord}});
}

// R22: Frigga's Grace gives a step in a stat that the token did not raise.
void grace(auto& t) {
  State& s = t.s;
  const Seat seat = s.battle.pillager;
  if (s.battle.fighting == 0 || battle_text(s, seat) != Text::grace) return;
  t.tell(Happening::text_acts, seat, battle_card(s, seat));
  switch (s.tokens[static_cast<std::size_t>(s.battle.where)]) {
    case Reward::rage: raise_one_of(t, seat, kAnyStat & ~1); break;
    case Reward::axes: raise_one_of(t, seat, kAnyStat & ~2); break;
    case Reward::horns: raise_one_of(t, seat, kAnyStat & ~4); break;
    default: raise_one_of(t, seat); break;
  }
}

// Lord of Hammers: the places a Leader may step to after a pillage.
inline bool may_step(const State& s, Place from, Place to) { return adjacent(from, to) && has_room(s, to); }

// R23: a Lord counts when the Leader stands in the pillaged province now.
void lord(auto& t) {
  State& s = t.s;
  const Seat seat = s.battle.pillager;
  if (t.clan(seat).leader != s.battle.where) return;
  switch (t.clan(seat).slots[1]) {
    case Card::lord_of_hammers: {
      bool any = false;
      for (int i = 0; i < kProvinces; ++i) any = any || may_step(s, s.battle.where, place_at(i));
      if (any) t.push(Step::ask_hammers, seat);
      break;
    }
    case Card::lord_of_axes: raise_one_of(t, seat); break;
    case Card::lord_of_spears:
      for (const Stat stat : {Stat::rage, Stat::axes, Stat::horns}) raise_stat(t, seat, stat);
      break;
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
  const auto enemies_of = [&](Seat seat) { return all - s.battle.destroyed[static_cast<std::size_t>(seat)]; };
  if (s.battle.valkyrie != 0) {
    const Seat owner = seat_at(monster(s, Figure::valkyrie).owner);
    gain_glory(t, owner, 2 * enemies_of(owner), Source::upgrade, Card::valkyrie);
  }
  each_fighter(s, [&](Seat seat) {
    if (has_upgrade(s, seat, Card::thors_glory) && enemies_of(seat) >= 2) {
      gain_glory(t, seat, 2, Source::upgrade, Card::thors_glory);
    }
  });
  each_fighter(s, [&](Seat seat) {
    if (battle_text(s, seat) == Text::judgement)
      gain_glory(t, seat, 2 * all, Source::card, battle_card(s, seat));
  });
}

// R16, R18: losers rob the winner of what is there.
void steal(auto& t) {
  State& s = t.s;
  const Seat winner = s.battle.winner;
  if (winner == kSpectator) return;
  each_loser(s, [&](Seat seat) {
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
  });
}

// What the winner still has on the table is discarded.
void discard_winners_cards(auto& t) {
  State& s = t.s;
  const Seat winner = s.battle.winner;
  s.battle.settled |= bit(winner);
  each_table_card(s, winner, [&](Card card) {
    t.clan(winner).spent.add(card);
    discard_open(t, winner, card);
  });
}

// Tyr's Prowess may buy cards back; what is left on the table is discarded.
void winner_discards(auto& t) {
  State& s = t.s;
  const Seat winner = s.battle.winner;
  if (winner == kSpectator || s.battle.poisoned != 0) return;
  bool any = false;
  each_table_card(s, winner, [&](Card) { any = true; });
  if (!any) return;
  if (has_upgrade(s, winner, Card::tyrs_prowess) && t.clan(winner).rage > 0) {
    t.push(Step::ask_prowess, winner);
    return;
  }
  discard_winners_cards(t);
}

void take_back(auto& t, Seat seat, Card card) {
  State& s = t.s;
  change_rage(t, seat, -1);
  Card& main = s.battle.card[static_cast<std::size_t>(seat)];
  auto& late = s.battle.late[static_cast<std::size_t>(seat)];
  if (main == card) {
    main = Card::none;
  } else {
    for (std::size_t i = 0; i < late.size(); ++i) {
      if (late[i] == card) {
        late.erase(i);
        break;
      }
    }
  }
  take_into_hand(s, seat, card);
  note_returned(s, seat, card);
  t.tell(Happening::card_returned, seat, card);
  s.agenda.pop();
  t.push(Step::winner_discards);
}

// R30: the battle is over; a loser with Loki's Blessing may come back, which can start a new pillage.
void battle_over(auto& t) {
  State& s = t.s;
  const Battle battle = s.battle;
  s.battle = {};
  for (int i = s.clans - 1; i >= 0; --i) {
    const Seat seat = seat_at((index(battle.pillager) + i) % s.clans);
    if ((battle.fighting & bit(seat)) != 0 && seat != battle.winner &&
        has_upgrade(s, seat, Card::lokis_blessing)) {
      t.push(Step::blessing, seat, index(battle.where));
    }
  }
}

}  // namespace ravenhall::blood_rage
