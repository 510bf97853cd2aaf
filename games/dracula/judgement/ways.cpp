#include "games/dracula/judgement/ways.hpp"

#include <algorithm>

namespace ravenhall::dracula::judgement {

namespace {

consteval Days count_days() {
  Neighbours near = joined(0, kRoads);
  for (const Place place : values<Place>(kPlaces)) near[place] |= kBySea[place];
  return distances<kPlaces>(near);
}

}  // namespace

constexpr Days kDays = count_days();

int nearest_hunter(const State& s, Place place) {
  int nearest = kNoWay;
  for (const Hunter& hunter : s.hunter) nearest = std::min(nearest, days_to(hunter, place));
  return nearest;
}

}  // namespace ravenhall::dracula::judgement
