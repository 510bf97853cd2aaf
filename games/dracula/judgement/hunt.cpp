#include "games/dracula/judgement/hunt.hpp"

#include <algorithm>
#include <cmath>

#include "games/dracula/judgement/arms.hpp"
#include "games/dracula/judgement/ways.hpp"
#include "games/dracula/trail_odds.hpp"

namespace ravenhall::dracula::judgement {

namespace {

// The logarithm as straight lines between powers of two: the library's is not the same everywhere.
double bits_of(double places) {
  double bits = 0;
  for (; places >= 2; places /= 2) ++bits;
  return bits + places - 1;
}

}  // namespace

Trace trace_of(const State& s) {
  constexpr double kAnywhere = 5.9;
  Trace trace;
  if (s.revealed) {
    trace.chance[s.at] = 1;
    return trace;
  }
  const TrailOdds odds(s);
  trace.bits = kAnywhere;
  if (odds.newest() == Spot::none) return trace;
  const PlaceSet& may = s.spaces[odds.newest()].may;
  double all = 0;
  for (const Place place : may) all += odds.ways_to(place);
  if (all <= 0) return trace;
  double collide = 0;
  for (const Place place : may) {
    const double chance = odds.ways_to(place) / all;
    trace.chance[place] = chance;
    collide += chance * chance;
  }
  trace.bits = bits_of(1 / collide);
  return trace;
}

double post_worth(const Trace& trace, Place post) {
  double worth = 0;
  for (const Place place : values<Place>(kPlaces)) {
    if (trace.chance[place] > 0) worth += trace.chance[place] * reach(kDays[post][place]);
  }
  return worth;
}

namespace {

PerHunter<double> threats(const State& s) {
  PerHunter<double> all;
  for (const Seat seat : hunters()) all[seat] = threat_of(s.hunter[seat]);
  return all;
}

// How well the hunters stand around this place, from 0 to 1: one alone holds much of it, but they are
// stronger together.
double ring(const State& s, const PerHunter<double>& threat, Place place) {
  double open = 1;
  double sum = 0;
  for (const Seat seat : hunters()) {
    const double grip = reach(days_to(s.hunter[seat], place)) * threat[seat];
    open *= 1 - kWeights.cover * grip;
    sum += grip;
  }
  return 0.5 * (1 - open) + 0.5 * sum / kHunters;
}

}  // namespace

double hunt_worth(const State& s, const Trace& trace) {
  const PerHunter<double> threat = threats(s);
  double around = 0;
  for (const Place place : values<Place>(kPlaces)) {
    if (trace.chance[place] > 0) around += trace.chance[place] * ring(s, threat, place);
  }
  return kWeights.hunt * around - kWeights.bit * trace.bits;
}

double danger(const State& s, const Trace& trace) {
  const Weights& w = kWeights;
  if (s.at == Place::none) return 0;
  const double known = 1 - w.known + w.known * std::sqrt(trace.chance[s.at]);
  return w.danger * ring(s, threats(s), s.at) * known - w.hidden * trace.bits;
}

// Space 6 will have left the trail when he moves next.
double narrowness(const State& s) {
  const Weights& w = kWeights;
  if (s.at == Place::none) return 0;
  PlaceSet closed = holy_places(s);
  for (const Spot spot : values(Spot::space1, Spot::space5)) {
    if (s.spaces[spot].card) closed.add(s.spaces[spot].at);
  }
  const PlaceSet watched = hunter_places(s);
  const PlaceSet exits = adjacent(s, s.at) - closed;
  double free = 0;
  int most_after = 0;
  for (const Place exit : exits) {
    free += is_sea(exit) || watched.has(exit) ? 0.4 : 1.0;
    most_after = std::max(most_after, (adjacent(s, exit) - closed).size());
  }
  double cost = is_sea(s.at) ? w.sea : 0.0;
  if (exits.empty() || most_after == 0) cost += w.no_exit * (exits.empty() ? 1.0 : 0.4);
  if (free < 1.5) cost += w.one_exit;
  if (free < 2.5) cost += w.two_exits;
  return cost;
}

}  // namespace ravenhall::dracula::judgement
