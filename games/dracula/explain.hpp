// "Why can't I?" in parts: each says why its verbs cannot be used as wished. Where a verb is not asked for
// now they say when it is.
#pragma once

#include "games/dracula/dracula.hpp"
#include "games/dracula/reasons.hpp"
#include "games/dracula/verbs.hpp"

namespace ravenhall::dracula {

// What is asked, of whom, and what they wish instead. The state is the one that the seat knows.
struct Ask {
  const State& s;
  Seat seat;
  const Frame& top;
  const Wish& wish;

  Verb verb() const { return verb_of(wish.action); }
  Step step() const { return top.step; }
  bool named() const { return wish.names(0); }
  // What is named.
  Operand one() const { return wish.action.a; }
  const Hunter& hunter() const { return s.hunter[seat]; }
};

// The state with what the seat knows though it is not on the table: a Hide turned up whose city is known, and
// the hand that Vampiric Influence makes a hunter show. The seat's legal actions are those of this state.
State known_to(const Observation& view);

Reason why_not_turn(const Ask& ask);  // explain_turn.cpp: what a hunter does in their turn
Reason why_not_card(const Ask& ask);  // explain_cards.cpp: to play, show, use, keep and discard
Reason why_not_choice(
    const Ask& ask);  // explain_choices.cpp: places, spaces, lines and hunters that are named
Reason why_not_dracula(const Ask& ask);  // explain_dracula.cpp: his phase, ambushes
Reason why_not_combat(const Ask& ask);   // explain_combat.cpp

// What bars a road, or a step by sea.
Reason against_road(const State& s, Place from, Place to);
Reason against_sea_step(const State& s, Place from, Place to);
// What bars Dracula from laying the card of a place: it lies on the trail already, or the place is holy.
Reason against_laying(const State& s, Place place);
// What bars Feed, Dark Call or Hide where he is (HL-12, HL-13, E26).
Reason against_staying(const State& s, Power power);

}  // namespace ravenhall::dracula
