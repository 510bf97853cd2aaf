// How a table stands.
#pragma once

#include "games/dracula/state.hpp"

namespace ravenhall::dracula::judgement {

// How far Dracula is ahead, in points of influence, as this seat can tell.
double lead(const State& s, Seat seat);

}  // namespace ravenhall::dracula::judgement
