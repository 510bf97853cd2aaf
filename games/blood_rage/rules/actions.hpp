// Phase 2: whose turn it is, and the actions that are short (B37–B44, B50, B51, B59).
#pragma once

#include "games/blood_rage/rules/knowledge.hpp"
#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

// B37: set, not added; what was left is lost.
void start_actions(auto& t) {
  State& s = t.s;
  begin_phase(t, Phase::action);
  for (const Seat seat : seats(s)) {
    ClanSheet& clan = t.clan(seat);
    clan.rage = stat_value(s, seat, Stat::rage);
    clan.passed = false;
    t.tell(Happening::rage_refilled, seat, clan.rage);
  }
  t.push(Step::turn, s.first);
}

inline bool may_act(const State& s, Seat seat) { return sheet(s, seat).rage > 0 && !sheet(s, seat).passed; }

inline bool all_pillaged(const State& s) { return (s.pillaged | s.destroyed) == kProvincePlaces; }

// B38, R37: the next clan clockwise that may act, unless the phase is over. Runs only when an action with all
// it set off is done.
void turn(auto& t, Seat from) {
  State& s = t.s;
  if (all_pillaged(s)) return;
  for (const Seat seat : clockwise(s, from)) {
    if (may_act(s, seat)) return t.then({{Step::ask_action, seat}, {Step::turn, left_of(s, seat)}});
  }
}

// B42, R36
void pass(auto& t, Seat seat) {
  ClanSheet& clan = t.clan(seat);
  t.tell(Happening::passed, seat, clan.rage);
  clan.rage = 0;
  if (!is_on(t.s.options.resume_after_pass)) clan.passed = true;
}

// B50: a march is announced, then figures follow one by one.
inline constexpr int kMarchCost = 1;
void march(auto& t, Seat seat, Place from, Place to) {
  change_rage(t, seat, -kMarchCost);
  t.push(Step::ask_march, seat, from, to);
}

inline bool can_march(const State& s, Seat seat, Place from) { return !figures_at(s, seat, from).empty(); }

void march_figure(auto& t, Figure figure) {
  Frame& frame = t.s.agenda.top();
  const Place from = frame.a;
  const Place to = frame.b;
  relocate(t.s, frame.seat, figure, from, to);
  t.tell(Happening::marched, frame.seat, figure, from, to);
  ++frame.c;
  if (!has_room(t.s, to) || !can_march(t.s, frame.seat, from)) t.s.agenda.pop();
}

// B59
void lay_quest(auto& t, Seat seat, Card card) {
  take_from_hand(t.s, seat, card);
  t.clan(seat).quests.push_back(card);
  t.tell_secretly(seat, Happening::quest_laid, seat, card);
}

}  // namespace ravenhall::blood_rage
