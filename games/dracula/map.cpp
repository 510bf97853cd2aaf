#include "games/dracula/map.hpp"

namespace ravenhall::dracula {

namespace {

consteval Distances count_roads() {
  const Neighbours by_road = joined(0, kRoads);
  Distances all;
  for (const Place from : values<Place>(kCityCount)) {
    for (std::uint8_t& roads : all[from]) roads = kNoWay;
    PlaceSet reached = from;
    PlaceSet edge = from;
    for (std::uint8_t roads = 0; !edge.empty(); ++roads) {
      PlaceSet next;
      for (const Place city : edge) {
        all[from][city] = roads;
        next |= by_road[city];
      }
      edge = next - reached;
      reached |= edge;
    }
  }
  return all;
}

}  // namespace

constexpr Distances kRoadsBetween = count_roads();

}  // namespace ravenhall::dracula
