// The board: RULES.md, chapter 3, counted and compared with what is printed.
#include <gtest/gtest.h>

#include <array>
#include <initializer_list>
#include <string>
#include <vector>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

int count_of(Size size) {
  int count = 0;
  for (const PlaceRow& place : kPlaceTable) count += place.size == size ? 1 : 0;
  return count;
}
bool is_chain(std::initializer_list<Place> places) {
  const State s{};
  Place last = Place::none;
  for (const Place place : places) {
    if (last != Place::none && !adjacent(s, last).has(place)) return false;
    last = place;
  }
  return true;
}
// Everything that roads join to this city, itself included.
PlaceSet by_roads_from(Place city) {
  PlaceSet all;
  for (const Place other : values<Place>(kCityCount)) {
    if (kRoadsBetween[city][other] != kNoWay) all.add(other);
  }
  return all;
}
PlaceSet hospitals_near(Place place) {
  State s{};
  s.hunter[mina].at = place;
  return nearest_hospitals(s, mina);
}

TEST(Map, seventy_places) {  // DF-2
  EXPECT_EQ(kCities.size(), 60);
  EXPECT_EQ(kSeas.size(), 10);
  EXPECT_EQ(count_of(Size::large), 30);
  EXPECT_EQ(count_of(Size::small), 29);
  EXPECT_EQ(count_of(Size::castle), 1);
  EXPECT_EQ(count_of(Size::sea), 10);
  EXPECT_EQ(row(Place::castle_dracula).size, Size::castle);
  EXPECT_TRUE(is_city(Place::castle_dracula));
  for (const Place place : values<Place>(kPlaces)) EXPECT_EQ(row(place).id, place) << name_of(place);
  for (const Seat seat : hunters())
    EXPECT_TRUE(kLargeCities.has(row(seat).start)) << name_of(row(seat).start);
}

TEST(Map, seven_regions) {
  EXPECT_EQ(kRegionCities[Region::britannia],
            (PlaceSet{Place::edinburgh, Place::manchester, Place::liverpool, Place::london, Place::swansea,
                      Place::plymouth, Place::dublin, Place::galway}));
  EXPECT_EQ(kRegionCities[Region::gallia],
            (PlaceSet{Place::paris, Place::brussels, Place::nantes, Place::bordeaux, Place::marseilles,
                      Place::le_havre, Place::strasbourg, Place::clermont_ferrand, Place::toulouse}));
  EXPECT_EQ(kRegionCities[Region::iberia],
            (PlaceSet{Place::madrid, Place::lisbon, Place::cadiz, Place::barcelona, Place::santander,
                      Place::saragossa, Place::alicante, Place::granada}));
  EXPECT_EQ(kRegionCities[Region::germania],
            (PlaceSet{Place::amsterdam, Place::cologne, Place::hamburg, Place::berlin, Place::leipzig,
                      Place::munich, Place::frankfurt, Place::nuremberg}));
  EXPECT_EQ(kRegionCities[Region::italia],
            (PlaceSet{Place::milan, Place::genoa, Place::rome, Place::naples, Place::geneva, Place::zurich,
                      Place::venice, Place::florence, Place::bari, Place::cagliari}));
  EXPECT_EQ(kRegionCities[Region::austro_hungary],
            (PlaceSet{Place::prague, Place::vienna, Place::budapest, Place::zagreb, Place::szeged,
                      Place::sarajevo, Place::belgrade, Place::klausenburg}));
  EXPECT_EQ(kRegionCities[Region::balkans],
            (PlaceSet{Place::castle_dracula, Place::bucharest, Place::constanta, Place::varna, Place::athens,
                      Place::galatz, Place::sofia, Place::valona, Place::salonica}));
}

TEST(Map, lines_and_routes_are_counted) {
  int roads = 0;
  int white = 0;
  int yellow = 0;
  for (const Line line : values<Line>(kLines)) {
    ++(is_road(line) ? roads : is_yellow(line) ? yellow : white);
    EXPECT_NE(ends(line).one, ends(line).other) << name_of(line);
    EXPECT_TRUE(is_city(ends(line).one) && is_city(ends(line).other)) << name_of(line);
  }
  EXPECT_EQ(roads, 110);
  EXPECT_EQ(white, 27);
  EXPECT_EQ(yellow, 21);
  // No line twice: each place counts its neighbours.
  int by_road = 0;
  int by_rail = 0;
  int anchors = 0;
  int borders = 0;
  for (const Place place : values<Place>(kPlaces)) {
    by_road += kByRoad[place].size();
    by_rail += kByWhiteRail[place].size() + kByYellowRail[place].size();
    if (is_city(place)) anchors += kBySea[place].size();
    if (is_sea(place)) borders += (kBySea[place] & kSeas).size();
    EXPECT_FALSE(kByRoad[place].has(place)) << name_of(place);
  }
  EXPECT_EQ(by_road, 2 * 110);
  EXPECT_EQ(by_rail, 2 * (27 + 21));
  EXPECT_EQ(anchors, 30);
  EXPECT_EQ(borders, 2 * 10);
}

TEST(Map, ports_are_the_cities_with_an_anchor) {
  PlaceSet ports;
  for (const Place city : kCities) {
    if (!kBySea[city].empty()) ports.add(city);
  }
  EXPECT_EQ(kPorts, ports);
  EXPECT_EQ(kPorts.size(), 29);
  EXPECT_EQ(kBySea[Place::cagliari], (PlaceSet{Place::mediterranean_sea, Place::tyrrhenian_sea}));
}

TEST(Map, sea_zones_with_their_ports_and_neighbours) {
  const auto around = [](Place zone) { return adjacent(State{}, zone); };
  EXPECT_EQ(around(Place::north_sea), (PlaceSet{Place::edinburgh, Place::amsterdam, Place::hamburg,
                                                Place::english_channel, Place::north_atlantic}));
  EXPECT_EQ(around(Place::english_channel), (PlaceSet{Place::london, Place::plymouth, Place::le_havre,
                                                      Place::north_sea, Place::north_atlantic}));
  EXPECT_EQ(around(Place::irish_sea),
            (PlaceSet{Place::dublin, Place::liverpool, Place::swansea, Place::north_atlantic}));
  EXPECT_EQ(around(Place::north_atlantic),
            (PlaceSet{Place::galway, Place::nantes, Place::bordeaux, Place::irish_sea, Place::english_channel,
                      Place::south_atlantic, Place::north_sea}));
  EXPECT_EQ(around(Place::south_atlantic), (PlaceSet{Place::santander, Place::lisbon, Place::cadiz,
                                                     Place::north_atlantic, Place::mediterranean_sea}));
  EXPECT_EQ(around(Place::mediterranean_sea),
            (PlaceSet{Place::alicante, Place::barcelona, Place::marseilles, Place::cagliari,
                      Place::south_atlantic, Place::tyrrhenian_sea}));
  EXPECT_EQ(around(Place::tyrrhenian_sea),
            (PlaceSet{Place::genoa, Place::rome, Place::naples, Place::cagliari, Place::mediterranean_sea,
                      Place::ionian_sea}));
  EXPECT_EQ(around(Place::ionian_sea), (PlaceSet{Place::athens, Place::salonica, Place::tyrrhenian_sea,
                                                 Place::adriatic_sea, Place::black_sea}));
  EXPECT_EQ(around(Place::adriatic_sea),
            (PlaceSet{Place::venice, Place::bari, Place::valona, Place::ionian_sea}));
  EXPECT_EQ(around(Place::black_sea), (PlaceSet{Place::varna, Place::constanta, Place::ionian_sea}));
}

TEST(Map, the_northern_border_can_be_taken_away) {
  const auto zones = [](std::string_view border) {
    auto t = Scenario{}.option("north_border", border).at(mina, Place::north_sea).day(mina);
    return t.targets(mina, "sail");
  };
  EXPECT_EQ(zones("on"), (Texts{"amsterdam", "edinburgh", "english_channel", "hamburg", "north_atlantic"}));
  EXPECT_EQ(zones("off"), (Texts{"amsterdam", "edinburgh", "english_channel", "hamburg"}));
  // For Dracula too, and from the other side.
  auto t = Scenario{}.option("north_border", "off").trail({Place::north_atlantic}).dracula_phase();
  t.refuses("dracula go north_sea");
  EXPECT_TRUE(t.allows("dracula go english_channel"));
  auto open = Scenario{}.trail({Place::north_atlantic}).dracula_phase();
  EXPECT_TRUE(open.allows("dracula go north_sea"));
}

TEST(Map, cities_without_a_railway) {
  PlaceSet none;
  for (const Place city : kCities) {
    if (kByWhiteRail[city].empty() && kByYellowRail[city].empty()) none.add(city);
  }
  EXPECT_EQ(none, (PlaceSet{Place::amsterdam, Place::athens, Place::cadiz, Place::cagliari,
                            Place::castle_dracula, Place::clermont_ferrand, Place::dublin, Place::galway,
                            Place::granada, Place::klausenburg, Place::nantes, Place::sarajevo,
                            Place::toulouse, Place::valona, Place::zagreb}));
}

TEST(Map, roads_join_the_continent_britain_and_ireland) {  // DF-3
  const PlaceSet britain{Place::edinburgh, Place::manchester, Place::liverpool,
                         Place::london,    Place::swansea,    Place::plymouth};
  EXPECT_EQ(by_roads_from(Place::paris).size(), 51);
  EXPECT_EQ(by_roads_from(Place::london), britain);
  EXPECT_EQ(by_roads_from(Place::dublin), (PlaceSet{Place::dublin, Place::galway}));
  EXPECT_EQ(by_roads_from(Place::cagliari), PlaceSet(Place::cagliari));
  // With the sea everything hangs together.
  PlaceSet reached = Place::paris;
  for (int i = 0; i < kPlaces; ++i) {
    const PlaceSet before = reached;
    for (const Place place : before) reached |= adjacent(State{}, place);
  }
  EXPECT_EQ(reached, kCities | kSeas);
}

TEST(Map, roads_are_those_of_the_board_not_the_railways) {  // T26; DF-1
  EXPECT_TRUE(is_chain(
      {Place::paris, Place::brussels, Place::cologne, Place::strasbourg, Place::nuremberg, Place::leipzig}));
  EXPECT_TRUE(
      is_chain({Place::london, Place::english_channel, Place::le_havre, Place::paris, Place::strasbourg}));
  EXPECT_FALSE(is_chain({Place::strasbourg, Place::munich}));
  EXPECT_TRUE(kByWhiteRail[Place::strasbourg].has(Place::munich));
  EXPECT_FALSE(is_chain({Place::mediterranean_sea, Place::ionian_sea}));
  // Roads the second edition did not have, and some it had.
  EXPECT_TRUE(is_chain({Place::bordeaux, Place::santander}) && is_chain({Place::nuremberg, Place::zurich}));
  EXPECT_FALSE(is_chain({Place::bordeaux, Place::saragossa}));
  EXPECT_FALSE(is_chain({Place::constanta, Place::galatz}));
}

TEST(Map, distances_by_road) {  // DF-3
  EXPECT_EQ(kRoadsBetween[Place::paris][Place::paris], 0);
  EXPECT_EQ(kRoadsBetween[Place::paris][Place::amsterdam], 2);
  EXPECT_EQ(kRoadsBetween[Place::paris][Place::milan], 3);
  EXPECT_EQ(kRoadsBetween[Place::brussels][Place::madrid], 5);
  EXPECT_EQ(kRoadsBetween[Place::brussels][Place::budapest], 5);
  EXPECT_EQ(kRoadsBetween[Place::london][Place::paris], kNoWay);
  for (const Place city : kCities) {
    PlaceSet near;
    for (const Place other : kCities) {
      const int roads = kRoadsBetween[city][other];
      if (roads == 1 || roads == 2) near.add(other);
    }
    EXPECT_EQ(kWithinTwoRoads[city], near) << name_of(city);
  }
}

TEST(Map, three_hospitals_and_who_comes_to_which) {  // E58
  EXPECT_EQ(kHospitals, (std::array{Place::madrid, Place::rome, Place::budapest}));
  const PlaceSet madrid =
      kRegionCities[Region::iberia] | PlaceSet{Place::bordeaux,         Place::toulouse, Place::nantes,
                                               Place::clermont_ferrand, Place::paris,    Place::le_havre};
  const PlaceSet rome{Place::rome, Place::florence, Place::naples, Place::bari, Place::genoa, Place::venice};
  PlaceSet budapest = kRegionCities[Region::austro_hungary] | kRegionCities[Region::balkans] |
                      kRegionCities[Region::germania] | PlaceSet{Place::strasbourg, Place::zurich};
  budapest.remove(Place::amsterdam);
  for (const Place city : madrid) EXPECT_EQ(hospitals_near(city), PlaceSet(Place::madrid)) << name_of(city);
  for (const Place city : rome) EXPECT_EQ(hospitals_near(city), PlaceSet(Place::rome)) << name_of(city);
  for (const Place city : budapest)
    EXPECT_EQ(hospitals_near(city), PlaceSet(Place::budapest)) << name_of(city);
  for (const Place city : {Place::brussels, Place::amsterdam})
    EXPECT_EQ(hospitals_near(city), (PlaceSet{Place::madrid, Place::budapest})) << name_of(city);
  EXPECT_EQ(hospitals_near(Place::marseilles), (PlaceSet{Place::madrid, Place::rome}));
  EXPECT_EQ(hospitals_near(Place::milan), (PlaceSet{Place::rome, Place::budapest}));
  const PlaceSet all{Place::madrid, Place::rome, Place::budapest};
  EXPECT_EQ(hospitals_near(Place::geneva), all);
  for (const Place place : kRegionCities[Region::britannia] | kSeas | PlaceSet(Place::cagliari))
    EXPECT_EQ(hospitals_near(place), all) << name_of(place);
  EXPECT_EQ((madrid | rome | budapest).size(), 60 - 5 - 8 - 1);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
