// Phase 2: whose turn it is, and the actions that are short (B37–B44, B50, B51, B59).
#pragma once

#include "games/blood_rage/rules/knowledge.hpp"
#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

// B37: set, not added; what was left is lost.
void start_actions(auto& t) {
  State& s = t.s;
  s.phase = Phase::action;
  t.tell(Happening::phase_began, kNature, s.phase);
  for (int i = 0; i < s.clans; ++i) {
    const Seat seat = seat_at(i);
    t.clan(seat).rage = static_cast<std::uint8_t>(stat_value(s, seat, Stat::rage));
    t.clan(seat).passed = 0;
    t.tell(Happening::rage_refilled, seat, t.clan(seat).rage);
  }
  t.push(Step::turn, s.first);
}

inline bool may_act(const State& s, Seat seat) {
  return sheet(s, seat).rage > 0 && sheet(s, seat).passed == 0;
}

inline bool all_pillaged(const State& s) {
  constexpr auto all = static_cast<std::uint16_t>((1U << kProvinces) - 1U);
  return static_cast<std::uint16_t>(s.pillaged | s.destroyed) == all;
}

// B38, R37: the next clan clockwise that may act, unless the phase is over. Runs only when an action with all
// it set off is done.
void turn(auto& t, Seat from) {
  State& s = t.s;
  if (all_pillaged(s)) return;
  for (int i = 0; i < s.clans; ++i) {
    const Seat seat = seat_at((index(from) + i) % s.clans);
    if (!may_act(s, seat)) continue;
    t.then({{Step::ask_action, seat}, {Step::turn, left_of(s, seat)}});
    return;
  }
}

// B42, R36
void pass(auto& t, Seat seat) {
  ClanSheet& clan = t.clan(seat);
  t.tell(Happening::passed, seat, clan.rage);
  clan.rage = 0;
  if (option(t.s, Option::resume_after_pass) == 0) clan.passed = 1;
}

// B50: a march is announced, then figures follow one by one.
void march(auto& t, Seat seat, Place from, Place to) {
  change_rage(t, seat, -1);
  t.push(Step::ask_march, seat, index(from), index(to));
}

inline bool can_march(const State& s, Seat seat, Place from) {
  bool any = false;
  each_figure_at(s, seat, from, [&](Figure) { any = true; });
  return any;
}

void march_figure(auto& t, Figure figure) {
  Frame& frame = t.s.agenda.top();
  const Place from = place_at(frame.a);
  const Place to = place_at(frame.b);
  relocate(t.s, frame.seat, figure, from, to);
  t.tell(Happening::marched, frame.seat, figure, from, to);
  ++frame.c;
  if (!has_room(t.s, to) || !can_march(t.s, frame.seat, from)) t.s.agenda.pop();
}

// B59
void lay_quest(auto& t, Seat seat, Card card) {
  take_from_hand(t.s, seat, card);
  t.clan(seat).quests.push_back(card);
  t.tell_secretly(Happening::quest_laid, seat, card);
}

}  // namespace ravenhall::blood_rage
