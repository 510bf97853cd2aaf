// A pillage up to the battle: target and call to battle (B60–B64, R38, R39).
#pragma once

#include "games/blood_rage/reasons.hpp"
#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

inline Why bar_to_pillage(const State& s, Seat seat, Place province) {
  if (destroyed(s, province)) return Why::destroyed;
  if (pillaged(s, province)) return Why::pillaged;
  return figures_fighting(s, seat, province) > 0 ? Why::none : Why::nobody_to_pillage;
}
inline bool may_pillage(const State& s, Seat seat, Place province) {
  return bar_to_pillage(s, seat, province) == Why::none;
}

// Tyr's Challenge; whether the clan has it is another question.
inline constexpr int kChallengeCost = 2;
inline Why bar_to_challenge(const State& s, Seat seat, Place province) {
  if (destroyed(s, province)) return Why::destroyed;
  if (!pillaged(s, province)) return Why::not_pillaged;
  if (figures_fighting(s, seat, province) == 0) return Why::nobody_to_pillage;
  return sheet(s, seat).rage >= kChallengeCost ? Why::none : Why::rage_short;
}
inline bool may_challenge(const State& s, Seat seat, Place province) {
  return bar_to_challenge(s, seat, province) == Why::none;
}

void pillage(auto& t, Seat seat, Place province, bool challenge) {
  State& s = t.s;
  s.battle = {};
  s.battle.where = province;
  s.battle.pillager = seat;
  s.battle.challenge = challenge;
  t.tell(Happening::pillage_declared, seat, province, challenge);
  t.then({{Step::call, left_of(s, seat)}, {Step::after_call}});
}

// R39: from where figures could answer the call; ships never can.
inline Places call_reaches(const State& s) { return kNeighbours[s.battle.where] - s.destroyed; }

inline bool can_join(const State& s, Seat seat) {
  if (s.battle.out.has(seat)) return false;
  for (const Place from : call_reaches(s)) {
    if (!figures_at(s, seat, from).empty()) return true;
  }
  return false;
}

// R38: the call goes round; it ends when the province is full or a whole lap brings nobody. Who has no figure
// near is passed over: everybody can see that.
void call(auto& t, Seat seat) {
  State& s = t.s;
  while (has_room(s, s.battle.where) && s.battle.stayed < s.clans) {
    if (can_join(s, seat)) return t.then({{Step::ask_join, seat}, {Step::call, left_of(s, seat)}});
    ++s.battle.stayed;
    seat = left_of(s, seat);
  }
}

void join(auto& t, Seat seat, Place from, Figure figure) {
  relocate(t.s, seat, figure, from, t.s.battle.where);
  t.s.battle.stayed = 0;
  t.tell(Happening::joined, seat, figure, from, t.s.battle.where);
}

void stay_away(auto& t, Seat seat) {
  ++t.s.battle.stayed;
  if (!is_on(t.s.options.call_rejoin)) t.s.battle.out.add(seat);
  t.tell(Happening::stayed, seat);
}

// B64, R60: everybody with a figure there or in the fjord fights; without an enemy there is no battle.
void after_call(auto& t) {
  State& s = t.s;
  Battle& battle = s.battle;
  for (const Seat seat : seats(s)) {
    if (figures_fighting(s, seat, battle.where) > 0) battle.fighting.add(seat);
  }
  if (battle.fighting == battle.pillager) {
    battle.fighting = {};
    return t.then({{Step::plunder}, {Step::battle_over}});
  }
  battle.valkyrie = s.monsters[Figure::valkyrie].at == battle.where;
  t.tell(Happening::battle_began, battle.pillager, battle.where, battle.fighting.bits());
  t.push(Step::choose_cards);
}

}  // namespace ravenhall::blood_rage
