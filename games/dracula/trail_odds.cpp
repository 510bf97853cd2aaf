#include "games/dracula/trail_odds.hpp"

namespace ravenhall::dracula {

namespace {

constexpr EnumRange<Spot> walk_spots() { return values(Spot::space1, Spot::leaving); }

// `adjacent` as lists, which are quicker to go through than sets.
constexpr std::size_t kMostNeighbours = 12;
using NearPlaces = EnumArray<Place, FixedVec<Place, kMostNeighbours>, kPlaces>;
constexpr NearPlaces near_places(bool north_border) {
  NearPlaces lists;
  const Neighbours roads = joined(0, kRoads);  // as in map.hpp: g++-12 takes a loop over kByRoad for a change
  const Neighbours seas = kBySea;
  constexpr PlaceSet kBorder{Place::north_sea, Place::north_atlantic};
  for (const Place place : lists.keys()) {
    const PlaceSet closed = !north_border && kBorder.has(place) ? kBorder : PlaceSet{};
    for (const Place near : (roads[place] | seas[place]) - closed) lists[place].push_back(near);
  }
  return lists;
}
constexpr NearPlaces kNearPlaces = near_places(true);
constexpr NearPlaces kNearWithoutBorder = near_places(false);

}  // namespace

TrailOdds::TrailOdds(const State& seen, const Leanings* leanings) : s_(seen) {
  for (const Spot spot : walk_spots()) {
    if (s_.spaces[spot].may.empty()) continue;
    if (newest_ == Spot::none) newest_ = spot;
    oldest_ = spot;
  }
  if (newest_ == Spot::none) return;
  const NearPlaces& near = is_on(s_.options.north_border) ? kNearPlaces : kNearWithoutBorder;
  const auto leaning = [&](Spot spot, Place place) {
    return leanings == nullptr ? 1.0 : (*leanings)[spot][place];
  };
  for (const Place place : s_.spaces[oldest_].may) ways_[oldest_][place] = leaning(oldest_, place);
  for (int i = places_after(oldest_, newest_) - 1; i >= 0; --i) {
    const Spot spot = after(newest_, i);
    const Ways& older = ways_[after(spot)];
    double all = 0;
    if (s_.spaces[spot].way == Way::start) {
      for (const double ways : older) all += ways;
    }
    const Space& space = s_.spaces[spot];
    const bool steps = space.way == Way::step || space.way == Way::step_or_stay;
    for (const Place place : space.may) {
      double ways = all;
      if (steps) {  // nearly always; where he cannot have been, no walk was counted
        if (space.way == Way::step_or_stay) ways += older[place];
        if (space.way == Way::step || !space.only_hidden.has(place)) {
          for (const Place from : near[place]) ways += older[from];
        }
      } else {
        for (const Place from : before(spot, place)) ways += older[from];
      }
      ways_[spot][place] = ways * leaning(spot, place);
    }
  }
}

// Where he can have been before he came to this place; nothing for a start, before which anything was.
PlaceSet TrailOdds::before(Spot spot, Place place) const {
  PlaceSet from;
  switch (s_.spaces[spot].way) {
    case Way::start: return {};
    case Way::stay: return place;
    case Way::step: from = adjacent(s_, place); break;
    case Way::step_or_stay:
      if (!s_.spaces[spot].only_hidden.has(place)) from = adjacent(s_, place);
      from.add(place);
      break;
    case Way::wolf: from = kWithinTwoRoads[place]; break;
  }
  return from & s_.spaces[after(spot)].may;
}

Place TrailOdds::draw(const Ways& ways, const PlaceSet& among, Rng& rng) const {
  double all = 0;
  for (const Place place : among) all += ways[place];
  double left = rng.unit() * all;
  Place last = Place::none;
  for (const Place place : among) {
    if (ways[place] == 0) continue;
    last = place;
    left -= ways[place];
    if (left < 0) break;
  }
  return last;
}

bool TrailOdds::stayed(Spot spot) const {
  const Space& space = s_.spaces[spot];
  if (space.way != Way::step_or_stay) return space.way == Way::stay;
  // Of what was before the oldest card nothing is left.
  return spot == oldest_ ? space.only_hidden.has(walk_[spot]) : walk_[spot] == walk_[after(spot)];
}

// What walks must keep to beyond single steps: no place twice among the cards that lay at the same time, and
// there is only one Hide.
bool TrailOdds::fits_so_far(Spot spot) const {
  for (int i = places_after(spot, newest_) - 1; i >= 0; --i) {
    const Spot newer = after(newest_, i);
    if (walk_[newer] != walk_[spot] || stayed(newer) || stayed(spot)) continue;
    // A card that has been cleared may be laid again after that.
    const bool gone = !s_.spaces[spot].card && places_after(newer, Spot::space1) <= s_.cleared[spot];
    if (!gone) return false;
  }
  return true;
}
bool TrailOdds::fits() const {
  int hides = 0;
  for (const Spot spot : values(newest_, oldest_)) {
    if (!fits_so_far(spot)) return false;
    const Space& space = s_.spaces[spot];
    const bool lies = space.card || space.power == Power::hide;
    hides += lies && space.way == Way::step_or_stay && stayed(spot) ? 1 : 0;
  }
  const Spot open = hide_spot(s_);
  return hides + (open != Spot::none && s_.spaces[open].up ? 1 : 0) <= 1;
}

bool TrailOdds::place_lairs(Rng& rng) {
  PlaceSet taken;
  for (const Spot spot : values(newest_, oldest_)) {
    if (s_.spaces[spot].card && !stayed(spot)) taken.add(walk_[spot]);
  }
  for (const Spot spot : lair_spots()) {
    if (!s_.spaces[spot].card) continue;
    const PlaceSet free = s_.spaces[spot].may - taken;
    if (free.empty()) return false;
    lairs_[spot] = free.nth(rng.below(free.size()));
    taken.add(lairs_[spot]);
  }
  return true;
}

// The first walk that fits, in a random order: for tables where few do.
bool TrailOdds::search(Spot spot, Rng& rng) {
  PlaceSet choices = s_.spaces[spot].may;
  if (spot != newest_) {
    const Spot newer = after(newest_, places_after(spot, newest_) - 1);
    if (s_.spaces[newer].way != Way::start) choices = before(newer, walk_[newer]);
  }
  for (; !choices.empty();) {
    const Place place = choices.nth(rng.below(choices.size()));
    choices.remove(place);
    walk_[spot] = place;
    if (spot == oldest_ ? fits() && place_lairs(rng) : search(after(spot), rng)) return true;
  }
  return false;
}

Walk TrailOdds::sample(Rng& rng) {
  constexpr int kTries = 40;
  if (newest_ == Spot::none) return walk_;
  for (int i = 0; i < kTries; ++i) {
    walk_[newest_] = draw(ways_[newest_], s_.spaces[newest_].may, rng);
    for (int k = 0; k < places_after(oldest_, newest_); ++k) {
      const Spot newer = after(newest_, k);
      const Spot spot = after(newer);
      const bool free = s_.spaces[newer].way == Way::start;
      walk_[spot] = draw(ways_[spot], free ? s_.spaces[spot].may : before(newer, walk_[newer]), rng);
    }
    if (fits() && place_lairs(rng)) return walk_;
  }
  search(newest_, rng);
  return walk_;
}

}  // namespace ravenhall::dracula
