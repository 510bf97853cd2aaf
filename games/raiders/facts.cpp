#include "games/raiders/facts.hpp"

#include "games/raiders/rules/village.hpp"

namespace ravenhall::raiders {

namespace {

Json colour_names(Colours colours) {
  Json names = Json::array();
  for (const Colour colour : colours) names.push_back(name_of(colour));
  return names;
}

Json amounts_json(const auto& amounts) {
  Json json = Json::object();
  for (const Resource what : amounts.keys()) {
    if (amounts[what] > 0) json[std::string(name_of(what))] = int{amounts[what]};
  }
  return json;
}

Json card_facts() {
  Json list = Json::array();
  for (const CardRow& card : kCards) {
    list.push_back({{"key", name_of(card.id)},
                    {"copies", card.copies},
                    {"cost", card.cost},
                    {"older_cost", card.preprod_cost},
                    {"strength", card.strength},
                    {"hero", card.hero}});
  }
  return list;
}

Json tile_facts() {
  Json list = Json::array();
  for (const TileRow& tile : kTileTable) {
    Json cost = Json::object();
    for (const Resource what : {Resource::silver, Resource::gold, Resource::iron, Resource::livestock})
      cost[std::string(name_of(what))] = tile.cost[what];
    list.push_back({{"key", name_of(tile.id)}, {"vp", tile.vp}, {"cost", std::move(cost)}});
  }
  return list;
}

// Who waits on the raid spaces, from left to right.
Json space_facts() {
  Json all = Json::object();
  for (const SettlementRow& place : kSettlementTable) {
    Json& workers = all[std::string(name_of(place.id))] = Json::array();
    for (const Space space : spaces_of(place.id)) workers.push_back(name_of(row(space).worker));
  }
  return all;
}

Json act_json(Resource what, const Deal& deal) {
  Json json{{"act", name_of(what)}, {"pays", amounts_json(deal.pays)}, {"gains", amounts_json(deal.gains)}};
  if (deal.cards > 0) json["gains"]["cards"] = deal.cards;
  json["discards"] = deal.discards;
  json["armour"] = deal.armour;
  return json;
}

// The printed actions; `by`: the colours of workers with which they are the same.
Json acts_of(const BuildingRow& building) {
  Json acts = Json::array();
  for (const Resource what : values<Resource>(kCountOf<Resource>)) {
    for (const Colour colour : building.colours) {
      if (!printed_acts(building.id, colour).has(what)) continue;
      Json act = act_json(what, deal_in(building.id, what, colour));
      Json* same = nullptr;
      for (Json& other : acts) {
        Json bare = other;
        bare.erase("by");
        if (bare == act) same = &other;
      }
      if (same == nullptr) {
        act["by"] = Json::array();
        acts.push_back(std::move(act));
        same = &acts.back();
      }
      (*same)["by"].push_back(name_of(colour));
    }
  }
  return acts;
}

Json building_facts() {
  Json list = Json::array();
  for (const BuildingRow& building : kBuildingTable) {
    list.push_back({{"key", name_of(building.id)},
                    {"colours", colour_names(building.colours)},
                    {"start", building.start},
                    {"acts", acts_of(building)}});
  }
  return list;
}

}  // namespace

Json printed_facts() {
  return {{"cards", card_facts()},
          {"tiles", tile_facts()},
          {"spaces", space_facts()},
          {"buildings", building_facts()},
          {"tracks", {{"armour", kArmourVp}, {"valkyrie", kValkyrieVp}}},
          {"die", kDie},
          {"limits",
           {{"crew", kMostCrew},
            {"cards", kMostCards},
            {"silver", kMostSilver},
            {"provisions", kMostProvisions},
            {"ship_vp", kShipVp}}}};
}

}  // namespace ravenhall::raiders
