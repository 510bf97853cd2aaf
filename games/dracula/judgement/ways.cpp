#include "games/dracula/judgement/ways.hpp"

#include <algorithm>

namespace ravenhall::dracula::judgement {

namespace {

consteval Days count_days() {
  const Neighbours by_road = joined(0, kRoads);
  const Neighbours by_sea = kBySea;
  Days all;
  for (const Place from : values<Place>(kPlaces)) {
    for (std::uint8_t& days : all[from]) days = kNoWay;
    PlaceSet reached = from;
    PlaceSet edge = from;
    for (std::uint8_t days = 0; !edge.empty(); ++days) {
      PlaceSet next;
      for (const Place place : edge) {
        all[from][place] = days;
        next |= by_road[place];
        next |= by_sea[place];
      }
      edge = next - reached;
      reached |= edge;
    }
  }
  return all;
}

}  // namespace

constexpr Days kDays = count_days();

int nearest_hunter(const State& s, Place place) {
  int nearest = kNoWay;
  for (const Hunter& hunter : s.hunter) nearest = std::min(nearest, days_to(hunter, place));
  return nearest;
}

}  // namespace ravenhall::dracula::judgement
