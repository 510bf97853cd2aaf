#include "games/dracula/facts.hpp"

#include "games/dracula/dracula.hpp"
#include "games/dracula/rules/round.hpp"
#include "kernel/sides.hpp"

namespace ravenhall::dracula {

namespace {

Json names(const auto& all) {
  Json list = Json::array();
  for (const auto one : all) list.push_back(name_of(one));
  return list;
}

// A fact for each of the first values of an enum, with its key.
template <Enum E, class Fact>
Json each(int count, Fact fact) {
  Json list = Json::array();
  for (const E one : values<E>(count)) {
    Json row{{"key", name_of(one)}};
    row.update(fact(one));
    list.push_back(std::move(row));
  }
  return list;
}

Json place_fact(Place place) {
  Json fact{{"size", name_of(row(place).size)}};
  if (row(place).region != Region::none) fact["region"] = name_of(row(place).region);
  fact["port"] = kPorts.has(place);
  fact["hospital"] = has_hospital(place);
  fact["roads"] = names(kByRoad[place]);
  fact["white"] = names(kByWhiteRail[place]);
  fact["yellow"] = names(kByYellowRail[place]);
  fact["sea"] = names(kBySea[place]);
  return fact;
}

// The border that an option takes away is named with it.
Json sea_routes() {
  Json routes = Json::array();
  for (const Ends& route : kSeaRoutes) {
    Json fact{{"from", name_of(route.one)}, {"to", name_of(route.other)}};
    if (PlaceSet{route.one, route.other} == PlaceSet{Place::north_sea, Place::north_atlantic})
      fact["option"] = "north_border";
    routes.push_back(std::move(fact));
  }
  return routes;
}

Json hunter_facts() {
  Json list = Json::array();
  for (const Seat seat : hunters()) {
    list.push_back({{"key", role_name(Dracula::info(), seat)},
                    {"seat", index(seat)},
                    {"health", row(seat).health},
                    {"bites", row(seat).bites},
                    {"limit", row(seat).limit},
                    {"start", name_of(row(seat).start)}});
  }
  return list;
}

Json item_fact(Item item) {
  return {{"copies", copies(item)},        {"cancels", names(row(item).cancels)},
          {"damage", row(item).damage},    {"weapon", kWeapons.has(item)},
          {"banner", kBannered.has(item)}, {"basic", kBasicCards.has(item)}};
}
Json event_fact(auto card, bool at_once, bool ally) {
  return {
      {"copies", copies(card)}, {"moment", name_of(moment_of(card))}, {"at_once", at_once}, {"ally", ally}};
}
Json encounter_fact(Encounter encounter) {
  const EncounterRow& printed = row(encounter);
  return {{"copies", printed.copies},
          {"vampire", kVampires.has(encounter)},
          {"health", printed.health},
          {"influence", printed.influence},
          {"ambushes", printed.ambushes},
          {"matures", printed.matures},
          {"shown", names(shown_against(encounter))},
          {"dogs", kDogsChase.has(encounter)}};
}

Json numbers() {
  return {{"influence", kInfluenceToWin},
          {"health", kDraculaHealth},
          {"events", kDraculaEvents},
          {"encounters", kFullHand},
          {"despair", kMostDespair},
          {"times", kTimes},
          {"trail", kTrail},
          {"lairs", kLairs},
          {"tickets", kMostTickets},
          {"rumors", kRumors},
          {"storms", kStorms},
          {"fogs", kFogs},
          {"bats", kBats},
          {"roadblocks", kRoadblocks},
          {"hosts", kHosts},
          {"rounds", kRounds},
          {"combat_hand", kFightHand},
          {"rage", kRageInfluence},
          {"castle", kCastleHealing},
          {"rumor", kRumorInfluence}};
}

}  // namespace

Json printed_facts() {
  Json facts;
  facts["numbers"] = numbers();
  facts["places"] = each<Place>(kPlaces, place_fact);
  facts["regions"] =
      each<Region>(kCountOf<Region> - 1, [](Region r) { return Json{{"places", names(kRegionCities[r])}}; });
  facts["lines"] = each<Line>(kLines, [](Line line) {
    return Json{{"kind", name_of(kind_of(line))},
                {"from", name_of(ends(line).one)},
                {"to", name_of(ends(line).other)}};
  });
  facts["sea_routes"] = sea_routes();
  facts["hunters"] = hunter_facts();
  facts["tickets"] = each<Ticket>(kTicketKinds, [](Ticket ticket) {
    return Json{{"white", row(ticket).white}, {"yellow", row(ticket).yellow}, {"copies", copies(ticket)}};
  });
  facts["items"] = each<Item>(kHunterCardKinds, item_fact);
  facts["combat"] = each<Fight>(kFightKinds, [](Fight card) { return Json{{"copies", copies(card)}}; });
  facts["events"] = each<HunterEvent>(kHunterEventKinds, [](HunterEvent event) {
    return event_fact(event, kHunterImmediate.has(event), kHunterAllies.has(event));
  });
  facts["omens"] = each<DraculaEvent>(kDraculaEventKinds, [](DraculaEvent omen) {
    return event_fact(omen, kDraculaImmediate.has(omen), kDraculaAllies.has(omen));
  });
  facts["encounters"] = each<Encounter>(kEncounterKinds, encounter_fact);
  facts["powers"] = each<Power>(kPowers, [](Power) { return Json::object(); });
  return facts;
}

}  // namespace ravenhall::dracula
