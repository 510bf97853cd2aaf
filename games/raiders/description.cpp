// The shapes of views (view.cpp) and of what is told of actions (tell.cpp), for the schema.
#include "games/raiders/facts.hpp"
#include "games/raiders/raiders.hpp"
#include "kernel/shape.hpp"

namespace ravenhall::raiders {

namespace {

using shape::list;
using shape::map;
using shape::maybe;
using shape::object;

Json token_set_shape() {
  return object("TokenSet",
                {{"gold", "number"}, {"iron", "number"}, {"livestock", "number"}, {"valkyrie", "number"}});
}
Json strength_line_shape() {
  return object("StrengthLine", {{"what", shape::one_of({"dice", "card", "ability", "armour"})},
                                 {"card", maybe("card")},
                                 {"amount", "number"}});
}

Json player_shape() {
  const Json crew = object("CrewMember", {{"card", "card"}, {"strength", "number"}, {"cost", "number"}});
  return object("PlayerView",
                {{"seat", "seat"},
                 {"vp", "number"},
                 {"ship_flipped", "truth"},
                 {"marker", "number"},
                 {"worker", maybe("colour")},
                 {"silver", "number"},
                 {"provisions", "number"},
                 {"gold", "number"},
                 {"iron", "number"},
                 {"livestock", "number"},
                 {"armour", "number"},
                 {"valkyries", "number"},
                 {"valkyries_taken", "number"},
                 {"crew", list(crew)},
                 {"hand_size", "number"},
                 {"hand", maybe(list("card"))},
                 {"known", list("card")},
                 {"maybe", list(object("HandNote", {{"card", "card"}, {"seats", list("seat")}}))},
                 {"returned", maybe(list("card"))},
                 {"tiles", list(object("OwnTile", {{"tile", "tile"}, {"vp", "number"}}))},
                 {"chosen", "truth"},
                 {"picked", maybe(list("card"))},
                 {"picked_size", "number"},
                 {"sources", map("source", "number")},
                 {"final", map("source", "number")}});
}

Json settlement_shape() {
  const Json missing = object("Missing", {{"crew", "number"},
                                          {"provisions", "number"},
                                          {"gold", "number"},
                                          {"worker", "truth"},
                                          {"set", "truth"}});
  const Json yours = object("YoursView", {{"possible", "truth"},
                                          {"provisions", "number"},
                                          {"gold", "number"},
                                          {"strength", "number"},
                                          {"crew_vp", "number"},
                                          {"odds", list("number")},
                                          {"missing", missing}});
  const Json space = object(
      "SpaceView", {{"number", "set"}, {"set", maybe(token_set_shape())}, {"worker", maybe("colour")}});
  return object("SettlementView",
                {{"id", "settlement"},
                 {"type", "type"},
                 {"crew", "number"},
                 {"provisions", "number"},
                 {"gold", "number"},
                 {"workers", list("colour")},
                 {"dice", "number"},
                 {"tiers", list(object("Tier", {{"strength", "number"}, {"vp", "number"}}))},
                 {"spaces", list(space)},
                 {"left", "number"},
                 {"raiders", list("colour")},
                 {"yours", maybe(yours)}});
}

Json offerings_shape() {
  const Json price = object(
      "Price", {{"silver", "number"}, {"gold", "number"}, {"iron", "number"}, {"livestock", "number"}});
  const Json tile =
      object("OpenTile", {{"tile", "tile"}, {"vp", "number"}, {"cost", price}, {"affordable", "truth"}});
  return object(
      "OfferingsView",
      {{"open", list(maybe(tile))}, {"stack", "number"}, {"bottom", list("tile")}, {"unseen", list("tile")}});
}

Json raid_shape() {
  return object("RaidView", {{"seat", "seat"},
                             {"settlement", "settlement"},
                             {"dice", list("number")},
                             {"rerolls", "number"},
                             {"lines", list(strength_line_shape())},
                             {"strength", "number"},
                             {"scored", "truth"},
                             {"tier_vp", "number"},
                             {"crew_vp", "number"},
                             {"sets", list("set")},
                             {"chosen", maybe("set")},
                             {"valkyries_left", "number"}});
}

Json view_shape() {
  const Json building = object("BuildingView", {{"building", "building"},
                                                {"worker", maybe("colour")},
                                                {"colours", list("colour")},
                                                {"used", "truth"},
                                                {"placed", "truth"}});
  const Json supply = object("SupplyView", {{"silver", "number"},
                                            {"provisions", "number"},
                                            {"gold", "number"},
                                            {"iron", "number"},
                                            {"livestock", "number"},
                                            {"valkyrie", "number"}});
  const Json deck =
      object("DeckView", {{"size", "number"}, {"batch", shape::one_of({"top", "under", "reshuffled"})}});
  const Json end = object("EndView", {{"trigger", maybe("trigger")},
                                      {"turns_left", maybe("number")},
                                      {"fortress_sets", "number"},
                                      {"valkyries_on_board", "number"},
                                      {"stack", "number"}});
  return shape::view(
      "RaidersView",
      {{"turn", "number"},
       {"active", maybe("seat")},
       {"first", maybe("seat")},
       {"options", map("text", "text")},
       {"players", list(player_shape())},
       {"village", list(building)},
       {"settlements", list(settlement_shape())},
       {"offerings", offerings_shape()},
       {"supply", supply},
       {"deck", deck},
       {"discard", object("DiscardView", {{"size", "number"}, {"cards", maybe(list("card"))}})},
       {"raid", maybe(raid_shape())},
       {"end", end}});
}

Json tells_shape() {
  const Json tokens = map("resource", "number");
  const Json step = object("RaidStep", {{"strength", "number"}, {"vp", "number"}, {"percent", "number"}});
  const Json use = object("BuildingAct", {{"act", "resource"},
                                          {"pays?", tokens},
                                          {"gains?", tokens},
                                          {"discards?", "number"},
                                          {"armour?", "number"}});
  return object("RaidersTells", {{"pays?", tokens},
                                 {"gains?", tokens},
                                 {"discards?", "number"},
                                 {"armour?", "number"},
                                 {"spares?", "number"},
                                 {"vp?", "number"},
                                 {"helper?", "card"},
                                 {"used?", "truth"},
                                 {"acts?", list(use)},
                                 {"strength?", "number"},
                                 {"lines?", list(strength_line_shape())},
                                 {"dice?", "number"},
                                 {"steps?", list(step)},
                                 {"crew_vp?", "number"},
                                 {"set?", token_set_shape()},
                                 {"worker?", "colour"},
                                 {"falls?", "number"},
                                 {"valkyries?", "number"},
                                 {"returns?", "truth"},
                                 {"their_armour?", "number"},
                                 {"gave?", "colour"},
                                 {"got?", "colour"},
                                 {"gives?", "number"},
                                 {"gets?", "number"}});
}

}  // namespace

Description Raiders::description() {
  return {.view = view_shape(), .tells = tells_shape(), .facts = printed_facts()};
}

}  // namespace ravenhall::raiders
