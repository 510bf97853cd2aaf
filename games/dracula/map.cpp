#include "games/dracula/map.hpp"

namespace ravenhall::dracula {

constexpr Distances kRoadsBetween = distances<kCityCount>(joined(0, kRoads));

}  // namespace ravenhall::dracula
