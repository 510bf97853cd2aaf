// Where Dracula can have gone, from what everybody can see: the walks that fit the trail as it lies. Unless
// told where he likes to go (leanings.hpp), each walk that fits is as likely as any other.
#pragma once

#include "games/dracula/state.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::dracula {

// A walk from the newest space on: where he was when each of them was laid.
inline constexpr int kWalk = kTrail + 1;  // with the hideout that is just leaving
using Walk = EnumArray<Spot, Place, kWalk>;

// How much likelier a walk is that was in this place when this space was laid; those of a walk multiply.
using Leanings = EnumArray<Spot, EnumArray<Place, double, kPlaces>, kWalk>;

class TrailOdds {
 public:
  // Expects spaces with their `may`, `way` and backs; looks at nothing that is hidden.
  explicit TrailOdds(const State& seen, const Leanings* leanings = nullptr);

  // One of the walks that fit, by its chance, and the places of the lairs in keeping with it.
  Walk sample(Rng& rng);
  // In the walk that was sampled last: whether he stayed where he was, by Hide or another power.
  bool stayed(Spot spot) const;
  Place lair(Spot spot) const { return lairs_[spot]; }
  // How many walks lead to this place, without a look at places that would stand on the trail twice. With
  // leanings the sum of what they make of them.
  double ways_to(Place place) const { return ways_[newest_][place]; }
  // The newest space that was laid; none before the first one.
  Spot newest() const { return newest_; }

 private:
  using Ways = EnumArray<Place, double, kPlaces>;

  PlaceSet before(Spot spot, Place place) const;
  Place draw(const Ways& ways, const PlaceSet& among, Rng& rng) const;
  bool fits() const;
  bool fits_so_far(Spot spot) const;
  bool place_lairs(Rng& rng);
  bool search(Spot spot, Rng& rng);

  const State& s_;
  Spot newest_ = Spot::none;
  Spot oldest_ = Spot::none;
  EnumArray<Spot, Ways, kWalk> ways_;  // of the walk up to this space, by where it is then
  Walk walk_ = Walk::filled(Place::none);
  EnumArray<Spot, Place, kSpots> lairs_ = EnumArray<Spot, Place, kSpots>::filled(Place::none);
};

}  // namespace ravenhall::dracula
