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
// The next turns of the table, one for each of four players, all by habit and what each half of a turn
// brings.
void play_turns(State& s, Rng& rng);

}  // namespace ravenhall::raiders::judgement
