// Sensible answers at once.
#pragma once

#include "games/dracula/state.hpp"
#include "kernel/action.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::dracula::judgement {

// Expects a seat that must decide.
Action habit(const State& s, Seat seat, Rng& rng);

// The parts of it: what hunters do, and what Dracula does.
Action hunter_habit(const State& s, Seat seat, Rng& rng);
Action dracula_habit(const State& s, Rng& rng);

}  // namespace ravenhall::dracula::judgement
