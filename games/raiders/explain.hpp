// "Why can't I?", chapter by chapter. All of them expect that the verb is asked for and that no legal action
// fits the wish.
#pragma once

#include "games/raiders/state.hpp"
#include "games/raiders/verbs.hpp"
#include "kernel/reason.hpp"

namespace ravenhall::raiders {

struct Wished {
  const State& s;
  Seat seat;
  const Wish& wish;

  Verb verb() const { return verb_of(wish.action); }
  Operand first() const { return wish.action.a; }
  Operand second() const { return wish.action.b; }
  bool names_first() const { return wish.names(0); }
  bool names_second() const { return wish.names(1); }
  const Frame& asked() const { return s.agenda.top(); }
  const Player& player() const { return s.player[seat]; }
};

Reason why_not_now(const Wished& w);  // explain_times.cpp: the verb is not asked for

// explain_village.cpp
Reason why_not_act(const Wished& w);  // the action of a building
Reason why_not_offer(const Wished& w);
Reason why_not_hire(const Wished& w);
Reason why_not_dismiss(const Wished& w);

// explain_hall.cpp
Reason why_not_play(const Wished& w);
Reason why_not_swap(const Wished& w);
Reason why_not_steal(const Wished& w);
Reason why_not_target(const Wished& w);
Reason why_not_enlist(const Wished& w);
Reason why_not_exchange(const Wished& w);

// Cards that are not in the hand, or not in the crew.
Reason against_hand_card(const Wished& w);
Reason against_crew_card(const Wished& w);

}  // namespace ravenhall::raiders
