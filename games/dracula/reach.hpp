// Where a hunter can come with the next turn: what hunters plan with, and what Dracula has to fear.
#pragma once

#include "games/dracula/dracula.hpp"

namespace ravenhall::dracula {

// By a Move, as things lie now; cards that move a hunter otherwise are not counted.
struct Reach {
  PlaceSet road;  // or the city beside the hospital, when that is where he comes from
  PlaceSet sea;
  PlaceSet rail;
  bool tickets_known = true;  // false: by the best ticket that there could be
};

Reach reach_of(const Observation& view, Seat seat);

}  // namespace ravenhall::dracula
