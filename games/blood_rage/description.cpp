// The shapes of views (view.cpp) and of what is told of actions (tell.cpp), and the printed facts, for the
// schema.
#include <string>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/data.hpp"
#include "kernel/enums.hpp"
#include "kernel/shape.hpp"

namespace ravenhall::blood_rage {

namespace {

using shape::list;
using shape::map;
using shape::maybe;
using shape::object;

// An object with one member for each value of the enum.
template <Enum E>
Json each_of(std::string_view name, const Json& content) {
  Json json = object(name, {});
  for (const E key : values<E>()) json["members"][std::string(name_of(key))] = content;
  return json;
}

Json figures_shape() {
  return list(object("FigureGroup", {{"seat", "seat"}, {"figure", "figure"}, {"count", "number"}}));
}

Json clan_shape() {
  const Json stat = object("StatView", {{"step", "number"}, {"value", "number"}});
  const Json unseen = list(maybe("card"));
  return object("ClanView", {{"seat", "seat"},
                             {"clan", "clan"},
                             {"glory", "number"},
                             {"rage", "number"},
                             {"passed", "truth"},
                             {"stats", each_of<Stat>("StatsView", stat)},
                             {"figures_on_map", "number"},
                             {"hand_size", "number"},
                             {"hand", maybe(list("card"))},
                             {"quests", unseen},
                             {"slots", unseen},
                             {"reserve", map("figure", "number")},
                             {"valhalla", map("figure", "number")},
                             {"seen", unseen},
                             {"put_away", maybe(list("card"))},
                             {"put_away_size", "number"},
                             {"chosen", "truth"},
                             {"secret", maybe("card")},
                             {"secret2?", maybe("card")},
                             {"sources", each_of<Source>("SourcesView", "number")}});
}

Json province_shape() {
  return object("ProvinceView", {{"id", "place"},
                                 {"region", "region"},
                                 {"villages", "number"},
                                 {"destroyed", "truth"},
                                 {"pillaged", "truth"},
                                 {"reward", maybe("reward")},
                                 {"doomed_in_age", maybe("number")},
                                 {"figures", figures_shape()},
                                 {"strength", list("number")}});
}

Json fjord_shape() {
  return object(
      "FjordView",
      {{"id", "place"}, {"supports", list("place")}, {"open", "truth"}, {"figures", figures_shape()}});
}

Json draft_shape() {
  const Json cards = list("card");
  const Json packet = object("PacketView", {{"origin", "seat"},
                                            {"holder", "seat"},
                                            {"size", "number"},
                                            {"kept", cards},
                                            {"taken", cards},
                                            {"rest", cards}});
  return object("DraftView", {{"round", "number"},
                              {"rounds", "number"},
                              {"pick", "number"},
                              {"dealt", "number"},
                              {"packet", maybe(cards)},
                              {"seen", list(packet)}});
}

Json battle_shape() {
  const Json side = object("BattleSide", {{"seat", "seat"},
                                          {"card", maybe("card")},
                                          {"bonus", "number"},
                                          {"raised", "number"},
                                          {"late", list(maybe("card"))},
                                          {"voided", "truth"},
                                          {"settled", "truth"},
                                          {"spared", maybe("figure")},
                                          {"chosen", "truth"}});
  return object("BattleView", {{"where", "place"},
                               {"pillager", "seat"},
                               {"challenge", "truth"},
                               {"fighting", list("seat")},
                               {"open", "truth"},
                               {"cards", list(side)},
                               {"destroyed", list("number")},
                               {"strength", list("number")},
                               {"total", maybe(list("number"))},
                               {"winner", maybe("seat")}});
}

Json view_shape() {
  const Json dying =
      object("DyingView", {{"cause", "cause"}, {"where", "place"}, {"figures", figures_shape()}});
  return shape::view("BloodRageView", {{"age", "number"},
                                       {"phase", "phase"},
                                       {"first", "seat"},
                                       {"options", map("text", "text")},
                                       {"tracks", each_of<Stat>("TracksView", list("number"))},
                                       {"values", map("card", "number")},
                                       {"clans", list(clan_shape())},
                                       {"provinces", list(province_shape())},
                                       {"fjords", list(fjord_shape())},
                                       {"doom", list(maybe("place"))},
                                       {"discard", list("card")},
                                       {"draft", maybe(draft_shape())},
                                       {"battle", maybe(battle_shape())},
                                       {"dying", maybe(dying)}});
}

Json tells_shape() {
  const Json total = object("TotalTell", {{"figures", "number"}, {"cards", "number"}, {"total", "number"}});
  return object("BloodRageTells", {{"cost?", "number"},                    // in Rage
                                   {"loses?", "number"},                   // Rage that goes unspent
                                   {"room?", "number"},                    // free villages at the goal
                                   {"strength?", map("place", "number")},  // own, where it will be another
                                   {"destroys?", figures_shape()},
                                   {"replaces?", "card"},
                                   {"free?", list("figure")},           // may Invade for nothing then
                                   {"raises?", map("stat", "number")},  // to which step
                                   {"glory?", "number"},                // of a quest: if it is fulfilled
                                   {"met?", "truth"},                   // as things stand
                                   {"battle_glory?", "number"},         // if a battle is won
                                   {"total?", total}});
}

// "2", "2*" (R55), "+3", "+X".
std::string printed_value(const CardRow& card) {
  if (card.text == Text::sight) return "+X";
  const std::string value = std::to_string(card.value);
  if (card.kind == Kind::battle) return "+" + value;
  return has_asterisk(card.id) ? value + "*" : value;
}

Json card_facts(const CardRow& card) {
  Json copies = Json::array();  // how many clans each needs
  for (std::size_t i = 0; i < card.copies.size(); ++i) {
    for (int left = card.copies[i]; left > 0; --left) copies.push_back(i + 2);
  }
  Json facts{{"key", name_of(card.id)},
             {"kind", name_of(card.kind)},
             {"age", card.age},
             {"value", printed_value(card)},
             {"copies", std::move(copies)},
             {"late", card.text == Text::late},
             {"god", card.god == God::none ? Json() : Json(name_of(card.god))}};
  if (is_upgrade(card.kind)) facts["cost"] = card.cost;
  return facts;
}

template <class Places>
Json names(const Places& places) {
  Json names = Json::array();
  for (const auto place : places) names.push_back(name_of(place));
  return names;
}

Json facts() {
  Json facts = Json::object();
  for (const CardRow& card : kCards) facts["cards"].push_back(card_facts(card));
  for (const ProvinceRow& province : kProvinceTable) {  // clockwise, Yggdrasil last
    facts["provinces"].push_back(
        {{"key", name_of(province.id)},
         {"region", name_of(province.region)},
         {"villages", province.villages},
         {"fjord", is_fjord(province.fjord) ? Json(name_of(province.fjord)) : Json()},
         {"neighbours", names(kNeighbours[province.id])}});
  }
  for (const FjordRow& fjord : kFjordTable)
    facts["fjords"].push_back({{"key", name_of(fjord.id)}, {"supports", names(fjord.supports)}});
  for (const Figure figure : values<Figure>()) {
    facts["figures"].push_back({{"key", name_of(figure)},
                                {"monster", is_monster(figure)},
                                {"ship", is_ship(figure)},
                                {"count", figure == Figure::warrior ? kWarriors : 1}});
  }
  facts["slots"] = names(kSlotKinds);
  facts["legend"] = kLegendaryGlory;  // for a stat on each step
  facts["ragnarok"] = kRagnarokGlory;
  return facts;
}

}  // namespace

Description BloodRage::description() {
  return {.view = view_shape(), .tells = tells_shape(), .facts = facts()};
}

}  // namespace ravenhall::blood_rage
