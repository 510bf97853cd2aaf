// The map of Fury of Dracula: places, regions, roads, railways, sea routes. Every line of the board stands
// here once.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "games/dracula/places.hpp"
#include "kernel/containers.hpp"

namespace ravenhall::dracula {

enum class Size : std::uint8_t { small, large, castle, sea };
enum class Region : std::uint8_t {
  britannia,
  gallia,
  iberia,
  germania,
  italia,
  austro_hungary,
  balkans,
  none
};

struct PlaceRow {
  Place id;
  Size size;
  Region region;
};

// clang-format off
inline constexpr std::array<PlaceRow, kPlaces> kPlaceTable{{
    {Place::dublin, Size::small, Region::britannia},
    {Place::edinburgh, Size::large, Region::britannia},
    {Place::galway, Size::small, Region::britannia},
    {Place::liverpool, Size::large, Region::britannia},
    {Place::london, Size::large, Region::britannia},
    {Place::manchester, Size::large, Region::britannia},
    {Place::plymouth, Size::small, Region::britannia},
    {Place::swansea, Size::small, Region::britannia},
    {Place::bordeaux, Size::large, Region::gallia},
    {Place::brussels, Size::large, Region::gallia},
    {Place::clermont_ferrand, Size::small, Region::gallia},
    {Place::le_havre, Size::small, Region::gallia},
    {Place::marseilles, Size::large, Region::gallia},
    {Place::nantes, Size::large, Region::gallia},
    {Place::paris, Size::large, Region::gallia},
    {Place::strasbourg, Size::small, Region::gallia},
    {Place::toulouse, Size::small, Region::gallia},
    {Place::alicante, Size::small, Region::iberia},
    {Place::barcelona, Size::large, Region::iberia},
    {Place::cadiz, Size::large, Region::iberia},
    {Place::granada, Size::small, Region::iberia},
    {Place::lisbon, Size::large, Region::iberia},
    {Place::madrid, Size::large, Region::iberia},
    {Place::santander, Size::small, Region::iberia},
    {Place::saragossa, Size::small, Region::iberia},
    {Place::amsterdam, Size::large, Region::germania},
    {Place::berlin, Size::large, Region::germania},
    {Place::cologne, Size::large, Region::germania},
    {Place::frankfurt, Size::small, Region::germania},
    {Place::hamburg, Size::large, Region::germania},
    {Place::leipzig, Size::large, Region::germania},
    {Place::munich, Size::large, Region::germania},
    {Place::nuremberg, Size::small, Region::germania},
    {Place::bari, Size::small, Region::italia},
    {Place::cagliari, Size::small, Region::italia},
    {Place::florence, Size::small, Region::italia},
    {Place::geneva, Size::small, Region::italia},
    {Place::genoa, Size::large, Region::italia},
    {Place::milan, Size::large, Region::italia},
    {Place::naples, Size::large, Region::italia},
    {Place::rome, Size::large, Region::italia},
    {Place::venice, Size::small, Region::italia},
    {Place::zurich, Size::small, Region::italia},
    {Place::belgrade, Size::small, Region::austro_hungary},
    {Place::budapest, Size::large, Region::austro_hungary},
    {Place::klausenburg, Size::small, Region::austro_hungary},
    {Place::prague, Size::large, Region::austro_hungary},
    {Place::sarajevo, Size::small, Region::austro_hungary},
    {Place::szeged, Size::small, Region::austro_hungary},
    {Place::vienna, Size::large, Region::austro_hungary},
    {Place::zagreb, Size::small, Region::austro_hungary},
    {Place::athens, Size::large, Region::balkans},
    {Place::bucharest, Size::large, Region::balkans},
    {Place::castle_dracula, Size::castle, Region::balkans},
    {Place::constanta, Size::large, Region::balkans},
    {Place::galatz, Size::small, Region::balkans},
    {Place::salonica, Size::small, Region::balkans},
    {Place::sofia, Size::small, Region::balkans},
    {Place::valona, Size::small, Region::balkans},
    {Place::varna, Size::large, Region::balkans},
    {Place::north_sea, Size::sea, Region::none},
    {Place::english_channel, Size::sea, Region::none},
    {Place::irish_sea, Size::sea, Region::none},
    {Place::north_atlantic, Size::sea, Region::none},
    {Place::south_atlantic, Size::sea, Region::none},
    {Place::mediterranean_sea, Size::sea, Region::none},
    {Place::tyrrhenian_sea, Size::sea, Region::none},
    {Place::ionian_sea, Size::sea, Region::none},
    {Place::adriatic_sea, Size::sea, Region::none},
    {Place::black_sea, Size::sea, Region::none},
}};
// clang-format on
static_assert(in_order(kPlaceTable));
constexpr const PlaceRow& row(Place place) { return kPlaceTable[static_cast<std::size_t>(place)]; }

// A road or a railway: what a roadblock can lie on (TK-3). Roads first, then white railways, then yellow
// ones.
// clang-format off
enum class Line : std::uint8_t {
  road_alicante_granada, road_alicante_madrid, road_alicante_saragossa, road_amsterdam_brussels,
  road_amsterdam_cologne, road_athens_valona, road_barcelona_saragossa, road_barcelona_toulouse,
  road_bari_naples, road_bari_rome, road_belgrade_bucharest, road_belgrade_klausenburg,
  road_belgrade_sarajevo, road_belgrade_sofia, road_belgrade_szeged, road_berlin_hamburg,
  road_berlin_leipzig, road_berlin_prague, road_bordeaux_clermont_ferrand, road_bordeaux_nantes,
  road_bordeaux_santander, road_bordeaux_toulouse, road_brussels_cologne, road_brussels_le_havre,
  road_brussels_paris, road_brussels_strasbourg, road_bucharest_constanta, road_bucharest_galatz,
  road_bucharest_klausenburg, road_bucharest_sofia, road_budapest_klausenburg, road_budapest_szeged,
  road_budapest_vienna, road_budapest_zagreb, road_cadiz_granada, road_cadiz_lisbon, road_cadiz_madrid,
  road_castle_dracula_galatz, road_castle_dracula_klausenburg, road_clermont_ferrand_geneva,
  road_clermont_ferrand_marseilles, road_clermont_ferrand_nantes, road_clermont_ferrand_paris,
  road_clermont_ferrand_toulouse, road_cologne_frankfurt, road_cologne_hamburg, road_cologne_leipzig,
  road_cologne_strasbourg, road_constanta_varna, road_dublin_galway, road_edinburgh_manchester,
  road_florence_genoa, road_florence_rome, road_florence_venice, road_frankfurt_leipzig,
  road_frankfurt_nuremberg, road_frankfurt_strasbourg, road_galatz_klausenburg, road_geneva_marseilles,
  road_geneva_paris, road_geneva_strasbourg, road_geneva_zurich, road_genoa_marseilles, road_genoa_milan,
  road_genoa_venice, road_granada_madrid, road_hamburg_leipzig, road_klausenburg_szeged,
  road_le_havre_nantes, road_le_havre_paris, road_leipzig_nuremberg, road_lisbon_madrid,
  road_lisbon_santander, road_liverpool_manchester, road_liverpool_swansea, road_london_manchester,
  road_london_plymouth, road_london_swansea, road_madrid_santander, road_madrid_saragossa,
  road_marseilles_milan, road_marseilles_toulouse, road_marseilles_zurich, road_milan_munich,
  road_milan_venice, road_milan_zurich, road_munich_nuremberg, road_munich_venice, road_munich_vienna,
  road_munich_zagreb, road_munich_zurich, road_nantes_paris, road_naples_rome, road_nuremberg_prague,
  road_nuremberg_strasbourg, road_nuremberg_zurich, road_paris_strasbourg, road_prague_vienna,
  road_salonica_sofia, road_salonica_valona, road_santander_saragossa, road_saragossa_toulouse,
  road_sarajevo_sofia, road_sarajevo_valona, road_sarajevo_zagreb, road_sofia_valona, road_sofia_varna,
  road_strasbourg_zurich, road_szeged_zagreb, road_vienna_zagreb, rail_alicante_barcelona,
  rail_alicante_madrid, rail_barcelona_saragossa, rail_berlin_cologne, rail_berlin_hamburg,
  rail_berlin_leipzig, rail_bordeaux_paris, rail_bordeaux_saragossa, rail_brussels_cologne,
  rail_brussels_paris, rail_cologne_frankfurt, rail_edinburgh_manchester, rail_frankfurt_leipzig,
  rail_frankfurt_strasbourg, rail_le_havre_paris, rail_leipzig_nuremberg, rail_lisbon_madrid,
  rail_liverpool_manchester, rail_london_manchester, rail_london_plymouth, rail_london_swansea,
  rail_madrid_santander, rail_madrid_saragossa, rail_marseilles_paris, rail_munich_nuremberg,
  rail_munich_strasbourg, rail_strasbourg_zurich, rail_bari_naples, rail_belgrade_sofia,
  rail_belgrade_szeged, rail_berlin_prague, rail_bucharest_constanta, rail_bucharest_galatz,
  rail_bucharest_szeged, rail_budapest_szeged, rail_budapest_vienna, rail_florence_genoa,
  rail_florence_rome, rail_geneva_milan, rail_genoa_milan, rail_genoa_venice, rail_marseilles_milan,
  rail_milan_zurich, rail_naples_rome, rail_prague_vienna, rail_salonica_sofia, rail_sofia_varna,
  rail_venice_vienna,
};
// clang-format on
inline constexpr int kRoads = 110;
inline constexpr int kWhiteRails = 27;
inline constexpr int kYellowRails = 21;
inline constexpr int kLines = kRoads + kWhiteRails + kYellowRails;

struct Ends {
  Place one;
  Place other;
};
// clang-format off
inline constexpr std::array<Ends, kLines> kLineTable{{
    {Place::alicante, Place::granada}, {Place::alicante, Place::madrid}, {Place::alicante, Place::saragossa},
    {Place::amsterdam, Place::brussels}, {Place::amsterdam, Place::cologne}, {Place::athens, Place::valona},
    {Place::barcelona, Place::saragossa}, {Place::barcelona, Place::toulouse}, {Place::bari, Place::naples},
    {Place::bari, Place::rome}, {Place::belgrade, Place::bucharest}, {Place::belgrade, Place::klausenburg},
    {Place::belgrade, Place::sarajevo}, {Place::belgrade, Place::sofia}, {Place::belgrade, Place::szeged},
    {Place::berlin, Place::hamburg}, {Place::berlin, Place::leipzig}, {Place::berlin, Place::prague},
    {Place::bordeaux, Place::clermont_ferrand}, {Place::bordeaux, Place::nantes},
    {Place::bordeaux, Place::santander}, {Place::bordeaux, Place::toulouse}, {Place::brussels, Place::cologne},
    {Place::brussels, Place::le_havre}, {Place::brussels, Place::paris}, {Place::brussels, Place::strasbourg},
    {Place::bucharest, Place::constanta}, {Place::bucharest, Place::galatz}, {Place::bucharest, Place::klausenburg},
    {Place::bucharest, Place::sofia}, {Place::budapest, Place::klausenburg}, {Place::budapest, Place::szeged},
    {Place::budapest, Place::vienna}, {Place::budapest, Place::zagreb}, {Place::cadiz, Place::granada},
    {Place::cadiz, Place::lisbon}, {Place::cadiz, Place::madrid}, {Place::castle_dracula, Place::galatz},
    {Place::castle_dracula, Place::klausenburg}, {Place::clermont_ferrand, Place::geneva},
    {Place::clermont_ferrand, Place::marseilles}, {Place::clermont_ferrand, Place::nantes},
    {Place::clermont_ferrand, Place::paris}, {Place::clermont_ferrand, Place::toulouse},
    {Place::cologne, Place::frankfurt}, {Place::cologne, Place::hamburg}, {Place::cologne, Place::leipzig},
    {Place::cologne, Place::strasbourg}, {Place::constanta, Place::varna}, {Place::dublin, Place::galway},
    {Place::edinburgh, Place::manchester}, {Place::florence, Place::genoa}, {Place::florence, Place::rome},
    {Place::florence, Place::venice}, {Place::frankfurt, Place::leipzig}, {Place::frankfurt, Place::nuremberg},
    {Place::frankfurt, Place::strasbourg}, {Place::galatz, Place::klausenburg}, {Place::geneva, Place::marseilles},
    {Place::geneva, Place::paris}, {Place::geneva, Place::strasbourg}, {Place::geneva, Place::zurich},
    {Place::genoa, Place::marseilles}, {Place::genoa, Place::milan}, {Place::genoa, Place::venice},
    {Place::granada, Place::madrid}, {Place::hamburg, Place::leipzig}, {Place::klausenburg, Place::szeged},
    {Place::le_havre, Place::nantes}, {Place::le_havre, Place::paris}, {Place::leipzig, Place::nuremberg},
    {Place::lisbon, Place::madrid}, {Place::lisbon, Place::santander}, {Place::liverpool, Place::manchester},
    {Place::liverpool, Place::swansea}, {Place::london, Place::manchester}, {Place::london, Place::plymouth},
    {Place::london, Place::swansea}, {Place::madrid, Place::santander}, {Place::madrid, Place::saragossa},
    {Place::marseilles, Place::milan}, {Place::marseilles, Place::toulouse}, {Place::marseilles, Place::zurich},
    {Place::milan, Place::munich}, {Place::milan, Place::venice}, {Place::milan, Place::zurich},
    {Place::munich, Place::nuremberg}, {Place::munich, Place::venice}, {Place::munich, Place::vienna},
    {Place::munich, Place::zagreb}, {Place::munich, Place::zurich}, {Place::nantes, Place::paris},
    {Place::naples, Place::rome}, {Place::nuremberg, Place::prague}, {Place::nuremberg, Place::strasbourg},
    {Place::nuremberg, Place::zurich}, {Place::paris, Place::strasbourg}, {Place::prague, Place::vienna},
    {Place::salonica, Place::sofia}, {Place::salonica, Place::valona}, {Place::santander, Place::saragossa},
    {Place::saragossa, Place::toulouse}, {Place::sarajevo, Place::sofia}, {Place::sarajevo, Place::valona},
    {Place::sarajevo, Place::zagreb}, {Place::sofia, Place::valona}, {Place::sofia, Place::varna},
    {Place::strasbourg, Place::zurich}, {Place::szeged, Place::zagreb}, {Place::vienna, Place::zagreb},
    {Place::alicante, Place::barcelona}, {Place::alicante, Place::madrid}, {Place::barcelona, Place::saragossa},
    {Place::berlin, Place::cologne}, {Place::berlin, Place::hamburg}, {Place::berlin, Place::leipzig},
    {Place::bordeaux, Place::paris}, {Place::bordeaux, Place::saragossa}, {Place::brussels, Place::cologne},
    {Place::brussels, Place::paris}, {Place::cologne, Place::frankfurt}, {Place::edinburgh, Place::manchester},
    {Place::frankfurt, Place::leipzig}, {Place::frankfurt, Place::strasbourg}, {Place::le_havre, Place::paris},
    {Place::leipzig, Place::nuremberg}, {Place::lisbon, Place::madrid}, {Place::liverpool, Place::manchester},
    {Place::london, Place::manchester}, {Place::london, Place::plymouth}, {Place::london, Place::swansea},
    {Place::madrid, Place::santander}, {Place::madrid, Place::saragossa}, {Place::marseilles, Place::paris},
    {Place::munich, Place::nuremberg}, {Place::munich, Place::strasbourg}, {Place::strasbourg, Place::zurich},
    {Place::bari, Place::naples}, {Place::belgrade, Place::sofia}, {Place::belgrade, Place::szeged},
    {Place::berlin, Place::prague}, {Place::bucharest, Place::constanta}, {Place::bucharest, Place::galatz},
    {Place::bucharest, Place::szeged}, {Place::budapest, Place::szeged}, {Place::budapest, Place::vienna},
    {Place::florence, Place::genoa}, {Place::florence, Place::rome}, {Place::geneva, Place::milan},
    {Place::genoa, Place::milan}, {Place::genoa, Place::venice}, {Place::marseilles, Place::milan},
    {Place::milan, Place::zurich}, {Place::naples, Place::rome}, {Place::prague, Place::vienna},
    {Place::salonica, Place::sofia}, {Place::sofia, Place::varna}, {Place::venice, Place::vienna},
}};
// Ports and their zones, then borders between zones.
inline constexpr std::array<Ends, 40> kSeaRoutes{{
    {Place::adriatic_sea, Place::bari}, {Place::adriatic_sea, Place::valona}, {Place::adriatic_sea, Place::venice},
    {Place::alicante, Place::mediterranean_sea}, {Place::amsterdam, Place::north_sea},
    {Place::athens, Place::ionian_sea}, {Place::barcelona, Place::mediterranean_sea},
    {Place::black_sea, Place::constanta}, {Place::black_sea, Place::varna}, {Place::bordeaux, Place::north_atlantic},
    {Place::cadiz, Place::south_atlantic}, {Place::cagliari, Place::mediterranean_sea},
    {Place::cagliari, Place::tyrrhenian_sea}, {Place::dublin, Place::irish_sea},
    {Place::edinburgh, Place::north_sea}, {Place::english_channel, Place::le_havre},
    {Place::english_channel, Place::london}, {Place::english_channel, Place::plymouth},
    {Place::galway, Place::north_atlantic}, {Place::genoa, Place::tyrrhenian_sea},
    {Place::hamburg, Place::north_sea}, {Place::ionian_sea, Place::salonica}, {Place::irish_sea, Place::liverpool},
    {Place::irish_sea, Place::swansea}, {Place::lisbon, Place::south_atlantic},
    {Place::marseilles, Place::mediterranean_sea}, {Place::nantes, Place::north_atlantic},
    {Place::naples, Place::tyrrhenian_sea}, {Place::rome, Place::tyrrhenian_sea},
    {Place::santander, Place::south_atlantic}, {Place::adriatic_sea, Place::ionian_sea},
    {Place::black_sea, Place::ionian_sea}, {Place::english_channel, Place::north_atlantic},
    {Place::english_channel, Place::north_sea}, {Place::ionian_sea, Place::tyrrhenian_sea},
    {Place::irish_sea, Place::north_atlantic}, {Place::mediterranean_sea, Place::south_atlantic},
    {Place::mediterranean_sea, Place::tyrrhenian_sea}, {Place::north_atlantic, Place::north_sea},
    {Place::north_atlantic, Place::south_atlantic},
}};
// clang-format on
constexpr const Ends& ends(Line line) { return kLineTable[static_cast<std::size_t>(line)]; }
constexpr bool is_road(Line line) { return static_cast<int>(line) < kRoads; }
enum class LineKind : std::uint8_t { road, white, yellow };
constexpr LineKind kind_of(Line line) {
  return is_road(line)                                   ? LineKind::road
         : static_cast<int>(line) < kRoads + kWhiteRails ? LineKind::white
                                                         : LineKind::yellow;
}
constexpr bool is_yellow(Line line) { return static_cast<int>(line) >= kRoads + kWhiteRails; }

constexpr bool is_sea(Place place) { return place >= kFirstSea && place != Place::none; }
constexpr bool is_city(Place place) { return place < kFirstSea; }  // the castle too (DF-2)
inline constexpr PlaceSet kCities = PlaceSet::span(Place{}, kLastCity);
inline constexpr PlaceSet kSeas = PlaceSet::span(kFirstSea, kLastSea);
inline constexpr std::array kHospitals{Place::madrid, Place::rome, Place::budapest};
constexpr bool has_hospital(Place place) {
  return place == Place::madrid || place == Place::rome || place == Place::budapest;
}

// Who is joined to whom, by place.
using Neighbours = EnumArray<Place, PlaceSet, kPlaces>;
constexpr Neighbours joined(int first, int count) {
  Neighbours all;
  for (int i = first; i < first + count; ++i) {
    const Ends& line = kLineTable[static_cast<std::size_t>(i)];
    all[line.one].add(line.other);
    all[line.other].add(line.one);
  }
  return all;
}
inline constexpr Neighbours kByRoad = joined(0, kRoads);
inline constexpr Neighbours kByWhiteRail = joined(kRoads, kWhiteRails);
inline constexpr Neighbours kByYellowRail = joined(kRoads + kWhiteRails, kYellowRails);
inline constexpr Neighbours kBySea = [] {
  Neighbours all;
  for (const Ends& route : kSeaRoutes) {
    all[route.one].add(route.other);
    all[route.other].add(route.one);
  }
  return all;
}();
inline constexpr PlaceSet kPorts = [] {
  PlaceSet ports;
  for (const Ends& route : kSeaRoutes) {
    if (is_city(route.one)) ports.add(route.one);
    if (is_city(route.other)) ports.add(route.other);
  }
  return ports;
}();

inline constexpr EnumArray<Region, PlaceSet, 7> kRegionCities = [] {
  EnumArray<Region, PlaceSet, 7> regions;
  for (const PlaceRow& place : kPlaceTable) {
    if (place.region != Region::none) regions[place.region].add(place.id);
  }
  return regions;
}();
inline constexpr PlaceSet kLargeCities = [] {
  PlaceSet large;
  for (const PlaceRow& place : kPlaceTable) {
    if (place.size == Size::large) large.add(place.id);
  }
  return large;
}();

// Reached over one or two roads, without the city itself (DF-3).
inline constexpr Neighbours kWithinTwoRoads = [] {
  const Neighbours roads = joined(0, kRoads);  // g++-12 takes a loop over kByRoad itself for a change of it
  Neighbours all;
  for (const PlaceRow& place : kPlaceTable) {
    PlaceSet near = roads[place.id];
    for (const Place middle : roads[place.id]) near |= roads[middle];
    near.remove(place.id);
    all[place.id] = near;
  }
  return all;
}();

// How many lines lie between any two of the first N places; kNoWay: there is no way.
inline constexpr std::uint8_t kNoWay = 99;
template <std::size_t N>
using DistanceTable = EnumArray<Place, EnumArray<Place, std::uint8_t, N>, N>;
template <std::size_t N>
consteval DistanceTable<N> distances(const Neighbours& near) {
  DistanceTable<N> all;
  for (const Place from : values<Place>(static_cast<int>(N))) {
    for (std::uint8_t& lines : all[from]) lines = kNoWay;
    PlaceSet reached = from;
    PlaceSet edge = from;
    for (std::uint8_t lines = 0; !edge.empty(); ++lines) {
      PlaceSet next;
      for (const Place place : edge) {
        all[from][place] = lines;
        next |= near[place];
      }
      edge = next - reached;
      reached |= edge;
    }
  }
  return all;
}
// By road, between cities.
using Distances = DistanceTable<kCityCount>;
extern const Distances kRoadsBetween;

// The line of that kind between two cities; they must be neighbours by it.
constexpr Line road_between(Place one, Place other) {
  for (int i = 0; i < kRoads; ++i) {
    const Ends& road = kLineTable[static_cast<std::size_t>(i)];
    if ((road.one == one && road.other == other) || (road.one == other && road.other == one)) {
      return after(Line{}, i);
    }
  }
  return Line{};
}

}  // namespace ravenhall::dracula
