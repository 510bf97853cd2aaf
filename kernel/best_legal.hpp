// The simplest way to choose: every legal action gets a value.
#pragma once

#include "kernel/game.hpp"

namespace ravenhall {

// The one with the best value(action), the first of equals. Expects at least one.
template <class Value>
Action best_of(const ActionList& legal, Value&& value) {
  Action best = legal[0];
  double best_value = 0;
  bool first = true;
  for (const Action action : legal) {
    const double v = value(action);
    if (first || v > best_value) {
      best = action;
      best_value = v;
      first = false;
    }
  }
  return best;
}

// Of all legal actions of the seat the one with the best value(action), the first of equals. Expects a seat
// that must decide.
template <class G, class Value>
Action best_legal(const typename G::State& s, Seat seat, Value&& value) {
  ActionList legal;
  G::legal(s, seat, legal);
  return best_of(legal, value);
}

}  // namespace ravenhall
