// Setting up the table: tokens, doomed and lost provinces, the first player (B18–B28).
#pragma once

#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

// The act on top of the agenda is done once more, of `times` in all.
void count_act(auto& t, int times) {
  if (++t.s.agenda.top().a == times) t.s.agenda.pop();
}

// B21: pillage tokens, one on each outer province in turn.
void lay_token(auto& t, Place province, Reward reward) {
  t.s.tokens[province] = reward;
  t.tell(Happening::token_placed, kNature, province, reward);
  count_act(t, kOuterProvinces);
}

// B22, B23: the Ragnarök tokens of the three Ages, open to all.
void foretell_doom(auto& t, int age, Place province) {
  t.s.doom[age - 1] = province;
  t.tell(Happening::doom_foretold, kNature, age, province);
  count_act(t, kAges);
}

// B24: provinces that are gone before the game begins.
void lose_province(auto& t, Place province) {
  t.s.destroyed.add(province);
  t.tell(Happening::province_lost, kNature, province);
  count_act(t, kDestroyedAtStart[t.s.clans]);
}

// B28, R67: drawn at random unless the host named one.
void choose_first(auto& t, Seat seat) {
  t.s.first = seat;
  t.tell(Happening::first_player, kNature, seat);
  t.s.agenda.pop();
}

inline int tokens_left(const State& s, Reward reward) {
  int left = kRewardTokens[reward];
  for (const Place province : kOuterPlaces) {
    if (s.tokens[province] == reward) --left;
  }
  return left;
}

// The outer provinces whose Ragnarök token is not in use yet.
inline Places ragnarok_tokens_left(const State& s) {
  Places left = kOuterPlaces - s.destroyed;
  for (const Place province : s.doom) left.remove(province);
  return left;
}

}  // namespace ravenhall::blood_rage
