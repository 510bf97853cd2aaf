#include "games/dracula/state.hpp"

#include <algorithm>

#include "games/dracula/explain.hpp"

namespace ravenhall::dracula {

namespace {

// Without lines under a roadblock; `first` and `count` choose the kind of line.
PlaceSet blocked_neighbours(const State& s, Place city, bool road) {
  PlaceSet blocked;
  for (const Line line : s.blocks) {
    if (is_road(line) != road) continue;
    if (ends(line).one == city) blocked.add(ends(line).other);
    if (ends(line).other == city) blocked.add(ends(line).one);
  }
  return blocked;
}
PlaceSet fogged(const State& s) {
  PlaceSet cities;
  for (const Place fog : s.fogs) cities.add(fog);
  return cities;
}

// Everything within `most` lines, without the start.
template <class Next>
PlaceSet within(Place from, int most, const PlaceSet& closed, Next next) {
  PlaceSet reached = from;
  PlaceSet edge = from;
  for (int i = 0; i < most && !edge.empty(); ++i) {
    PlaceSet further;
    for (const Place place : edge) further |= next(place);
    edge = further - closed - reached;
    reached |= edge;
  }
  reached.remove(from);
  return reached;
}

PlaceSet by_rail(const State& s, Place city, bool yellow) {
  PlaceSet near = kByWhiteRail[city];
  if (yellow) near |= kByYellowRail[city];
  if (!s.blocks.empty()) near -= blocked_neighbours(s, city, false);
  return near;
}

}  // namespace

PlaceSet open_roads(const State& s, Place city) {
  if (s.fogs.empty() && s.blocks.empty()) return kByRoad[city];
  if (is_fogged(s, city)) return {};
  return kByRoad[city] - fogged(s) - blocked_neighbours(s, city, true);
}

PlaceSet open_roads(const State& s, Place city, int most) {
  return within(city, most, {}, [&](Place place) { return open_roads(s, place); });
}

PlaceSet rail_targets(const State& s, Place city, Ticket ticket) {
  if (!is_city(city) || is_fogged(s, city)) return {};
  const PlaceSet closed = fogged(s);
  const PlaceSet white =
      within(city, row(ticket).white, closed, [&](Place place) { return by_rail(s, place, false); });
  return white |
         within(city, row(ticket).yellow, closed, [&](Place place) { return by_rail(s, place, true); });
}

PlaceSet carriage_targets(const State& s, Place city) {
  constexpr int kCarriage = 4;
  if (!is_city(city) || is_fogged(s, city)) return {};
  return within(city, kCarriage, fogged(s), [&](Place place) { return by_rail(s, place, true); });
}

PlaceSet open_seas(const State& s, Place place) {
  if (is_city(place) && is_fogged(s, place)) return {};
  PlaceSet near = by_sea(s, place) - fogged(s);
  for (const Place storm : s.storms) near.remove(storm);
  return near;
}

PlaceSet forced_targets(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  if (hunter.hospital || hunter.defeated) return {};
  if (is_sea(hunter.at)) return (kBySea[hunter.at] & kCities) - fogged(s);
  return open_roads(s, hunter.at);
}

PlaceSet nearest_hospitals(const State& s, Seat seat) {
  const Place from = s.hunter[seat].at;
  PlaceSet all;
  PlaceSet nearest;
  int least = kNoWay;
  for (const Place hospital : kHospitals) {
    all.add(hospital);
    if (!is_city(from)) continue;
    const int roads = kRoadsBetween[from][hospital];
    if (roads < least) nearest = {};
    if (roads <= least && roads < kNoWay) nearest.add(hospital);
    least = std::min(least, roads);
  }
  return nearest.empty() ? all : nearest;
}

Spot trail_spot(const State& s, Place place) {
  for (const Spot spot : trail_spots()) {
    if (s.spaces[spot].card && s.spaces[spot].at == place) return spot;
  }
  return Spot::none;
}

Spot lair_spot(const State& s, Place place) {
  for (const Spot spot : lair_spots()) {
    if (s.spaces[spot].card && s.spaces[spot].at == place) return spot;
  }
  return Spot::none;
}

bool is_linked(const State& s, Spot spot) {
  const Space& space = s.spaces[spot];
  return space.power == Power::hide && trail_spot(s, space.at) != Spot::none;
}

Spot hide_spot(const State& s) {
  for (const Spot spot : trail_spots()) {
    if (s.spaces[spot].power == Power::hide) return spot;
  }
  return Spot::none;
}

Spots hideouts_at(const State& s, Place city) {
  Spots spots;
  const Spot own = trail_spot(s, city);
  const Spot lair = lair_spot(s, city);
  if (lair != Spot::none) spots.add(lair);
  if (own == Spot::none) return spots;
  spots.add(own);
  const Spot hide = hide_spot(s);
  if (hide != Spot::none && s.spaces[hide].at == city) spots.add(hide);
  return spots;
}

int lurkers_in(const State& s, Spots spots) {
  int count = 0;
  for (const Lurker& lurker : s.lurkers) count += spots.has(lurker.where) ? 1 : 0;
  return count;
}

Powers powers_in_deck(const State& s) {
  if (!is_on(s.options.powers)) return {};
  Powers left = kAllPowers;
  for (const Spot spot : trail_spots()) {
    if (s.spaces[spot].power != Power::none) left.remove(s.spaces[spot].power);
  }
  return left;
}

FightBag fight_deck(const State& s) {
  FightBag deck;
  for (const Fight card : values<Fight>(kFightKinds)) {
    deck.add(card, copies(card) - s.combat.hand.count(card) - s.combat.used.count(card));
  }
  for (const Spot spot : trail_spots()) {
    if (s.spaces[spot].bat) deck.remove(Fight::escape_as_bat);
  }
  return deck;
}

namespace {

PlaceSet on_trail(const State& s) {
  PlaceSet places;
  for (const Spot spot : trail_spots()) {
    if (s.spaces[spot].card) places.add(s.spaces[spot].at);
  }
  return places;
}

}  // namespace

PlaceSet step_targets(const State& s) { return adjacent(s, s.at) - on_trail(s) - holy_places(s); }

PlaceSet wolf_targets(const State& s) {
  if (!is_city(s.at)) return {};
  const PlaceSet holy = holy_places(s);
  return within(s.at, 2, holy, [&](Place place) { return kByRoad[place]; }) - on_trail(s);
}

PlaceSet bat_targets(const State& s) {
  PlaceSet targets = kWithinTwoRoads[s.at] - on_trail(s) - holy_places(s) - hunter_places(s);
  for (const Spot spot : lair_spots()) {
    if (s.spaces[spot].card) targets.remove(s.spaces[spot].at);
  }
  return targets;
}

Spots misdirect_targets(const State& s) {
  Spots targets;
  const Spot hide = hide_spot(s);
  for (const Spot spot : values(Spot::space2, Spot::space6)) {
    const Space& space = s.spaces[spot];
    const bool linked = hide != Spot::none && s.spaces[hide].at == space.at;
    if (space.card && space.power == Power::none && space.at != Place::castle_dracula && space.at != s.at &&
        !linked) {
      targets.add(spot);
    }
  }
  return targets;
}

Reason against_staying(const State& s, Power power) {
  if (!is_on(s.options.powers)) return because(Why::no_powers);
  if (!powers_in_deck(s).has(power)) return because(Why::power_on_trail, power);
  if (holy_places(s).has(s.at)) return because(Why::power_on_holy_ground, power);
  if (is_sea(s.at) && (power == Power::hide || !is_on(s.options.sea_powers)))
    return because(Why::power_at_sea, power);
  if (is_sea(s.at) || power != Power::hide || is_on(s.options.hide_revealed)) return {};
  const Spot own = trail_spot(s, s.at);
  const bool seen = s.revealed || (own != Spot::none && s.spaces[own].up);
  return seen ? because(Why::hide_seen) : Reason{};
}
bool can_stay(const State& s, Power power) { return !against_staying(s, power); }

Items combat_cards(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  Items cards = kBasicCards;
  for (const Item item : hunter.items.types()) {
    const int on_table = s.combat.laid[seat] == item ? 1 : 0;
    if (kBannered.has(item) && hunter.items.count(item) > on_table) cards.add(item);
  }
  if (kBasicCards.has(s.combat.laid[seat])) cards.remove(s.combat.laid[seat]);
  return cards;
}

}  // namespace ravenhall::dracula
