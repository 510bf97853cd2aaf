// What people do at once when they are asked in the middle of something. Uses nothing of other clans' hands,
// for nobody at the table knows them.
#pragma once

#include "games/blood_rage/judgement/board.hpp"
#include "games/blood_rage/state.hpp"
#include "kernel/action.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::blood_rage::judgement {

// Expects `seat` to be asked something other than for a turn. `board` is whatever was looked at last.
Action habit(const State& s, Seat seat, Rng& rng, Board& board);
// The same, but calls are answered as those who search answer them.
Action learned_habit(const State& s, Seat seat, Rng& rng, Board& board);

}  // namespace ravenhall::blood_rage::judgement
