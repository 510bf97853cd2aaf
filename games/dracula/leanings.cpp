#include "games/dracula/leanings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/dracula/judgement/ways.hpp"

namespace ravenhall::dracula {

namespace {

// Fitted to 150 games in which both sides searched with 1,500 evaluations a decision: at 10,055 moments the
// true walk among 40 others that fitted as well. Of how surely the true one is picked (a uniform guess: 3.71
// nats) these bring 0.34 in games that were held out. A table of all cities would bring 0.2 more, but it says
// more about these games than about Dracula.
constexpr std::array<double, 8> kByRoads{0.39, 0.49, 0.92, 1.66, 2.3, 1.47, 1.22, 0.3};
constexpr double kHarbour = 0.3;
constexpr double kLarge = 1.32;

// By the days that the nearest hunter needs now: where he is, where he was before, and before that.
constexpr std::size_t kDaysThatMatter = 5;
using ByDays = std::array<double, kDaysThatMatter>;
constexpr std::array<ByDays, 3> kByDays{{
    {0.55, 0.38, 0.89, 2.25, 2.6},
    {0.94, 0.64, 0.97, 1.25, 1.51},
    {0.99, 0.66, 0.96, 1.29, 1.3},
}};

using PlaceLeanings = EnumArray<Place, double, kPlaces>;
constexpr PlaceLeanings kByPlace = [] {
  PlaceLeanings all = PlaceLeanings::filled(1);
  const Neighbours roads = joined(0, kRoads);  // as in map.hpp: g++-12 takes a loop over kByRoad for a change
  const PlaceSet harbours = kPorts;
  const PlaceSet large = kLargeCities;
  for (const Place place : kCities) {
    all[place] = kByRoads[std::min(static_cast<std::size_t>(roads[place].size()), kByRoads.size() - 1)] *
                 (harbours.has(place) ? kHarbour : 1) * (large.has(place) ? kLarge : 1);
  }
  return all;
}();

}  // namespace

Leanings leanings_of(const State& seen) {
  Leanings all = Leanings::filled(kByPlace);
  for (const Hunter& hunter : seen.hunter) {
    if (hunter.at == Place::none) return all;  // nobody to keep away from yet
  }
  std::size_t age = 0;
  for (const Spot spot : all.keys()) {
    if (seen.spaces[spot].may.empty()) continue;
    if (age == kByDays.size()) break;
    const ByDays& by_days = kByDays[age++];
    for (const Place place : seen.spaces[spot].may) {
      const auto days = static_cast<std::size_t>(judgement::nearest_hunter(seen, place));
      all[spot][place] *= by_days[std::min(days, by_days.size() - 1)];
    }
  }
  return all;
}

}  // namespace ravenhall::dracula
