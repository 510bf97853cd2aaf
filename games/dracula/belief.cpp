#include "games/dracula/belief.hpp"

#include "games/dracula/trail_odds.hpp"

namespace ravenhall::dracula {

// Each walk that fits counts the same. Only walks that come back to a card still on the trail are not sorted
// out: that would take a look at every single one.
Belief belief_of(const Observation& view) {
  Belief belief;
  const State& s = view.seen;
  if (s.at != Place::none) {
    belief.chance[s.at] = 1;
    return belief;
  }
  const TrailOdds odds(s);
  if (odds.newest() == Spot::none) return belief;
  double all = 0;
  for (const Place place : values<Place>(kPlaces)) all += odds.ways_to(place);
  for (const Place place : values<Place>(kPlaces)) belief.chance[place] = odds.ways_to(place) / all;
  return belief;
}

}  // namespace ravenhall::dracula
