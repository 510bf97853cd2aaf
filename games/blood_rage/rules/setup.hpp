// Setting up the table: tokens, doomed and lost provinces, the first player (B18–B28).
#pragma once

#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

// B21: pillage tokens, one on each outer province in turn.
void lay_token(auto& t, Place province, Reward reward) {
  t.s.tokens[static_cast<std::size_t>(province)] = reward;
  t.tell(Happening::token_placed, kNature, province, reward);
  Frame& frame = t.s.agenda.top();
  if (++frame.a == kOuterProvinces) t.s.agenda.pop();
}

// B22, B23: the Ragnarök tokens of the three Ages, open to all.
void foretell_doom(auto& t, int age, Place province) {
  t.s.doom[static_cast<std::size_t>(age - 1)] = province;
  t.tell(Happening::doom_foretold, kNature, age, province);
  Frame& frame = t.s.agenda.top();
  if (++frame.a == kAges) t.s.agenda.pop();
}

// B24: provinces that are gone before the game begins.
void lose_province(auto& t, Place province) {
  t.s.destroyed |= bit(province);
  t.tell(Happening::province_lost, kNature, province);
  Frame& frame = t.s.agenda.top();
  if (++frame.a == kDestroyedAtStart[t.s.clans]) t.s.agenda.pop();
}

// B28, R67: drawn at random unless the host named one.
void choose_first(auto& t, Seat seat) {
  t.s.first = seat;
  t.tell(Happening::first_player, kNature, seat);
  t.s.agenda.pop();
}

inline int tokens_left(const State& s, Reward reward) {
  int left = kRewardTokens[static_cast<std::size_t>(reward)];
  for (int i = 0; i < kOuterProvinces; ++i) {
    if (s.tokens[static_cast<std::size_t>(i)] == reward) --left;
  }
  return left;
}

// The outer provinces whose Ragnarök token is not in use yet.
inline std::uint16_t ragnarok_tokens_left(const State& s) {
  auto left = static_cast<std::uint16_t>((1U << kOuterProvinces) - 1U);
  left = static_cast<std::uint16_t>(left & ~s.destroyed);
  for (const Place province : s.doom) {
    if (province != Place::box) left = static_cast<std::uint16_t>(left & ~bit(province));
  }
  return left;
}

}  // namespace ravenhall::blood_rage
