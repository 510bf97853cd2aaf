// Sensible answers at once.
#pragma once

#include "games/raiders/state.hpp"
#include "kernel/action.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::raiders::judgement {

// What the three cards of a `keep` are worth.
double keeping_worth(Action keep);
// Expects a seat that must decide.
Action habit(const State& s, Seat seat, Rng& rng);

}  // namespace ravenhall::raiders::judgement
