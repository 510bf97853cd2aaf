#include "games/dracula/dracula.hpp"

namespace ravenhall::dracula {

Observation Dracula::observe(const State& s, Seat seat) { return {.seen = s, .viewer = seat}; }

}  // namespace ravenhall::dracula
