// How far things are from each other, in days of travelling over roads and by sea.
#pragma once

#include "games/dracula/judgement/weights.hpp"
#include "games/dracula/state.hpp"

namespace ravenhall::dracula::judgement {

using Days = DistanceTable<kPlaces>;
extern const Days kDays;

// What a hunter who is so many days away from Dracula can do about him, from 0 to 1.
inline double reach(int days) {
  const auto& table = kWeights.reach;
  return table[std::min(static_cast<std::size_t>(days), table.size() - 1)];
}

// The days that this hunter needs; out of a hospital he must step first.
inline int days_to(const Hunter& hunter, Place place) {
  return kDays[hunter.at][place] + (hunter.hospital || hunter.defeated ? 1 : 0);
}

// The days that the nearest hunter needs.
int nearest_hunter(const State& s, Place place);

}  // namespace ravenhall::dracula::judgement
