// The shapes of views and of what is told of actions, for the schema. The printed facts are in facts.cpp.
#include <string>

#include "games/dracula/dracula.hpp"
#include "games/dracula/facts.hpp"
#include "games/dracula/steps.hpp"
#include "kernel/shape.hpp"

namespace ravenhall::dracula {

namespace {

using shape::list;
using shape::maybe;
using shape::object;

// One of the names of an enum that is no kind of the notation, `none` left out.
template <Enum E>
Json name_from() {
  Json names = Json::array();
  for (const std::string_view name : kNamesOf<E>) {
    if (name != "none") names.push_back(name);
  }
  return Json{{"one_of", std::move(names)}};
}

// A hunter's cards of one kind: all of them to the owner; to others their number and what they know of them.
Json cards_shape(std::string_view name, std::string_view card) {
  const Json note = object(std::string(name) + "Note", {{"card", card}, {"seats", list("seat")}});
  return object(
      name, {{"size", "number"}, {"cards", maybe(list(card))}, {"known", list(card)}, {"maybe", list(note)}});
}

Json hunter_shape() {
  const Json reach = object("ReachView", {{"tickets", shape::one_of({"known", "best"})},
                                          {"road", list("place")},
                                          {"sea", list("place")},
                                          {"rail", list("place")}});
  return object(
      "HunterView",
      {{"seat", "seat"},
       {"role", "text"},
       {"at", maybe("place")},
       {"hospital", "truth"},
       {"damage", "number"},
       {"health", "number"},
       {"bites", "number"},
       {"bite_spaces", "number"},
       {"weakened", "truth"},
       {"delayed", "truth"},
       {"bats", "truth"},
       {"defeated", "truth"},
       {"waiting", "truth"},
       {"limit", "number"},
       {"items", cards_shape("ItemsView", "item")},
       {"events", cards_shape("EventsView", "event")},
       {"tickets", cards_shape("TicketsView", "ticket")},
       {"open_item", maybe("item")},
       {"open_event", maybe("event")},
       {"lost", object("LostView",
                       {{"items", list("item")}, {"events", list("event")}, {"tickets", list("ticket")}})},
       {"reach", reach}});
}

Json count_shape() {
  const auto hand = [](std::string_view name, std::string_view card) {
    return object(name, {{"size", "number"}, {"cards", maybe(list(card))}, {"seen", list(card)}});
  };
  return object("CountView", {{"damage", "number"},
                              {"health", "number"},
                              {"revealed", "truth"},
                              {"at", maybe("place")},
                              {"events", hand("OmensView", "omen")},
                              {"encounters", hand("EncountersView", "encounter")},
                              {"rumors", "number"},
                              {"rumor_pool", "number"},
                              {"bodyguards", "number"}});
}

Json space_shape() {
  const Json lurker = object(
      "LurkerView",
      {{"number", "lurker"}, {"encounter", maybe("encounter")}, {"up", "truth"}, {"damage", "number"}});
  return object("SpaceView", {{"spot", "spot"},
                              {"card", "truth"},
                              {"up", "truth"},
                              {"back", maybe("location_back")},
                              {"at", maybe("place")},
                              {"power", maybe("power")},
                              {"bat", "truth"},
                              {"rumor", "truth"},
                              {"way", name_from<Way>()},
                              {"may", list("place")},
                              {"encounters", list(lurker)}});
}

Json combat_shape() {
  const Json fighter = object("FighterView", {{"seat", "seat"},
                                              {"fights", "truth"},
                                              {"engaged", "truth"},
                                              {"chosen", "truth"},
                                              {"card", maybe("item")},
                                              {"cancelled", "truth"},
                                              {"laid", maybe("item")},
                                              {"mesmerized", "truth"},
                                              {"wreath", "truth"},
                                              {"bullets", "truth"},
                                              {"planned_ambush", "truth"}});
  return object("CombatView", {{"foe", "foe"},
                               {"vampire", maybe("encounter")},
                               {"number", maybe("lurker")},
                               {"damage", "number"},
                               {"health", "number"},
                               {"place", "place"},
                               {"night", "truth"},
                               {"ambush", "truth"},
                               {"round", "number"},
                               {"rounds", "number"},
                               {"escapes_from", "number"},
                               {"shown", "truth"},
                               {"chosen", "truth"},
                               {"card", maybe("combat")},
                               {"cancelled", "truth"},
                               {"hand_size", "number"},
                               {"hand", maybe(list("combat"))},
                               {"used", list("combat")},
                               {"plots", "number"},
                               {"enraged", "truth"},
                               {"lucys_revenge", "truth"},
                               {"hunters", list(fighter)}});
}

// What an operand of a question is.
Json operand_shape(const StepOperand& operand) {
  if (operand.as == StepOperand::As::number) {
    for (const std::string_view seat : {"hunter", "with", "victim"}) {
      if (operand.name == seat) return "seat";
    }
    return operand.name == "lurker" ? "lurker" : "number";
  }
  for (const OperandKind& kind : Dracula::notation().kinds) {
    if (!kind.values.empty() && kind.values.front() == operand.values.front()) return kind.name;
  }
  return "text";
}
// All that any question says; each question has some of it.
Json question_shape() {
  Json shape = object("QuestionView", {{"kind", "text"},
                                       {"seats", list("seat")},
                                       {"act?", "text"},
                                       {"event?", maybe("event")},
                                       {"omen?", maybe("omen")},
                                       {"items?", maybe(list("item"))},
                                       {"unearthed?", maybe(list("omen"))}});
  Json& members = shape["members"];
  for (const StepRow<State>& row : kSteps) {
    if (row.id < kFirstQuestion) continue;
    for (const StepOperand& operand : row.operands) {
      if (operand.as == StepOperand::As::nothing) continue;
      if (operand.as == StepOperand::As::flags) {
        for (const std::string_view name : operand.values) members[std::string(name) + "?"] = "truth";
      } else {
        const std::string name = std::string(operand.name) + "?";
        if (!members.contains(name)) members[name] = operand_shape(operand);
      }
    }
  }
  return shape;
}

Json view_shape() {
  const Json tokens = object("TokensView", {{"fogs", list("place")},
                                            {"storms", list("place")},
                                            {"roadblocks", list("line")},
                                            {"consecrated", maybe("place")},
                                            {"hosts", list("place")}});
  const Json effects = object("EffectsView", {{"renewed_vigor", "truth"},
                                              {"long_night", "truth"},
                                              {"speedy_telegraph", "truth"},
                                              {"no_supply", "truth"},
                                              {"darkness_returns", "truth"},
                                              {"nocturnal_visit", "truth"},
                                              {"more_phases", "number"}});
  const Json deck = object("EventDeckView", {{"size", "number"},
                                             {"top", maybe("back")},
                                             {"hunter", "number"},
                                             {"dracula", "number"},
                                             {"bottom_hunters", "number"}});
  const Json discards = object("DiscardsView", {{"items", list("item")},
                                                {"hunter_events", list("event")},
                                                {"dracula_events", list("omen")},
                                                {"encounters", list("encounter")},
                                                {"hunter_buried", "number"},
                                                {"dracula_buried", "number"},
                                                {"encounters_buried", "number"}});
  const Json shown_card = object("ShownCard", {{"seat", "seat"}, {"card", "item"}});
  const Json shown = object("ShownView", {{"card", "combat"}, {"hunters", list(shown_card)}});
  const Json chance = object("BeliefView", {{"place", "place"}, {"weight", "number"}});
  const Json ruled_out = object("RuledOutView", {{"why", "out"},
                                                 {"seat?", "seat"},
                                                 {"time?", "number"},
                                                 {"at?", "place"},
                                                 {"spot?", "spot"},
                                                 {"back?", "location_back"},
                                                 {"from?", "place"},
                                                 {"steps?", "number"},
                                                 {"places", list("place")}});
  const Json outcome = object(
      "OutcomeView", {{"scores", list("number")}, {"ranks", list("number")}, {"winners", list("seat")}});
  return shape::view("DraculaView", {{"phase", name_from<Phase>()},
                                     {"round", "number"},
                                     {"time", "number"},
                                     {"weekday", "text"},
                                     {"night", "truth"},
                                     {"despair", "number"},
                                     {"influence", "number"},
                                     {"rage", "number"},
                                     {"fury", "number"},
                                     {"options", shape::map("text", "text")},
                                     {"hunters", list(hunter_shape())},
                                     {"dracula", count_shape()},
                                     {"trail", list(space_shape())},
                                     {"lairs", list(space_shape())},
                                     {"leaving", maybe(space_shape())},
                                     {"tokens", tokens},
                                     {"ally", maybe("event")},
                                     {"dark_ally", maybe("omen")},
                                     {"effects", effects},
                                     {"event_deck", deck},
                                     {"discards", discards},
                                     {"item_deck", "number"},
                                     {"encounter_deck", "number"},
                                     {"ticket_pool", "number"},
                                     {"combat", maybe(combat_shape())},
                                     {"last_shown", maybe(shown)},
                                     {"question", maybe(question_shape())},
                                     {"belief", maybe(list(chance))},
                                     {"ruled_out", maybe(list(ruled_out))},
                                     {"outcome", maybe(outcome)},
                                     {"side", maybe("winner")}});
}

// What whoever acts suffers, heals and gains for sure; `hits` is what somebody else suffers.
Json tells_shape() {
  return object("DraculaTells", {{"damage?", "number"},
                                 {"deadly?", "truth"},
                                 {"heals?", "number"},
                                 {"influence?", "number"},
                                 {"wins?", "truth"},
                                 {"delays?", "truth"},
                                 {"spends?", list("text")},  // cards
                                 {"items?", "number"},
                                 {"event?", shape::one_of({"top", "bottom"})},
                                 {"odds?", object("OddsView", {{"hunter", "number"}, {"dracula", "number"}})},
                                 {"tickets?", "number"},
                                 {"encounters?", "number"},
                                 {"cards?", list("text")},  // that are given
                                 {"reach?", list("place")},
                                 {"encounter?", "encounter"},
                                 {"spot?", "spot"},
                                 {"hits?", "number"},
                                 {"defeats?", "truth"},
                                 {"cancels?", "number"},  // so many of the cards that can be the other's
                                 {"of?", "number"},
                                 {"fails?", "truth"},
                                 {"lair?", "spot"},
                                 {"meets?", list("seat")}});
}

}  // namespace

Description Dracula::description() {
  return {.view = view_shape(), .tells = tells_shape(), .facts = printed_facts()};
}

}  // namespace ravenhall::dracula
