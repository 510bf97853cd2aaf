// Where Dracula may be, for all that a seat knows.
#pragma once

#include "games/dracula/dracula.hpp"

namespace ravenhall::dracula {

struct Belief {
  EnumArray<Place, double, kPlaces> chance;  // all together 1, once he has settled
};

Belief belief_of(const Observation& view);

}  // namespace ravenhall::dracula
