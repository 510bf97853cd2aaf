// Actions and events of Raiders as tables of names (kernel/notation.hpp reads and writes them).
#include "games/raiders/names.hpp"
#include "games/raiders/raiders.hpp"
#include "games/raiders/verbs.hpp"

namespace ravenhall::raiders {

namespace {

// The kinds of operands, and their place in kKinds below.
enum Operand : std::int8_t {
  number,
  card,
  building,
  settlement,
  space,
  tokens_of_set,
  tile,
  resource,
  colour,
  source,
  trigger,
};

constexpr std::array<OperandKind, 12> kKinds{{
    {"number", {}},
    {"card", kCardNames},
    {"building", kBuildingNames},
    {"settlement", kSettlementNames},
    {"space", kSpaceNames},
    {"set", kSetNames},
    {"tile", kTileNames},
    {"resource", kResourceNames},
    {"colour", kColourNames},
    {"source", kSourceNames},
    {"trigger", kTriggerNames},
    {"type", kNamesOf<Type>},
}};

constexpr std::array<VerbSpec, 35> kVerbs{{
    {"lay", {space, tokens_of_set, -1}},
    {"open", {tile, -1, -1}},
    {"deal", {number, card, -1}},
    {"first_roll", {number, number, number}},
    {"roll", {number, number, -1}},
    {"roll_one", {number, -1, -1}},
    {"keep", {card, card, card}},
    {"place", {building, -1, -1}},
    {"take", {building, -1, -1}},
    {"raid", {settlement, -1, -1}},
    {"act", {resource, -1, -1}},
    {"act_plain", {resource, -1, -1}},
    {"skip", {-1, -1, -1}},
    {"offer", {tile, -1, -1}},
    {"play", {card, -1, -1}},
    {"hire", {card, -1, -1}},
    {"dismiss", {card, -1, -1}},
    {"discard", {card, -1, -1}},
    {"copy", {building, -1, -1}},
    {"swap", {number, building, -1}},
    {"steal", {number, resource, -1}},
    {"target", {number, -1, -1}},
    {"amount", {number, -1, -1}},
    {"gain", {resource, -1, -1}},
    {"recall", {card, -1, -1}},
    {"enlist", {card, -1, -1}},
    {"spare", {resource, -1, -1}},
    {"exchange", {number, number, -1}},
    {"give", {card, -1, -1}},
    {"toll", {resource, -1, -1}},
    {"reroll", {number, -1, -1}},
    {"stand", {-1, -1, -1}},
    {"set", {number, -1, -1}},
    {"sacrifice", {card, -1, -1}},
    {"sacrifice_plain", {card, -1, -1}},
}};
static_assert(kVerbs.size() == static_cast<std::size_t>(Verb::sacrifice_plain) + 1);

constexpr std::array<EventSpec, 50> kEvents{{
    {"laid", {{{"space", space}, {"set", tokens_of_set}}}},
    {"tile_opened", {{{"tile", tile}, {"square", number}}}},
    {"dealt", {{{"card", card}}}},
    {"kept", {{{"card", card}}}},
    {"cards_returned", {{{"cards", number}}}},
    {"rolled_for_first", {{{"die1", number}, {"die2", number}}}},
    {"first_player", {{{"seat", number}}}},
    {"turn_began", {{{"turn", number}}}},
    {"placed", {{{"building", building}, {"worker", colour}}}},
    {"taken", {{{"building", building}, {"worker", colour}}}},
    {"skipped", {{{"building", building}}}},
    {"gained", {{{"resource", resource}, {"amount", number}}}},
    {"paid", {{{"resource", resource}, {"amount", number}}}},
    {"drawn", {{{"card", card}}}},
    {"deck_reached_under", {{{"cards", number}}}},
    {"reshuffled", {{{"cards", number}}}},
    {"played", {{{"card", card}}}},
    {"hired", {{{"card", card}, {"cost", number}}}},
    {"dismissed", {{{"card", card}}}},
    {"discarded", {{{"card", card}}}},
    {"armour", {{{"by", number}, {"armour", number}}}},
    {"offered", {{{"tile", tile}}}},
    {"copied", {{{"building", building}}}},
    {"swapped", {{{"seat", number}, {"building", building}, {"gave", colour}, {"got", colour}}}},
    {"robbed", {{{"seat", number}, {"resource", resource}, {"amount", number}}}},
    {"lost", {{{"resource", resource}, {"amount", number}}}},
    {"recalled", {{{"card", card}}}},
    {"enlisted", {{{"card", card}}}},
    {"tiles_buried", {{{"tiles", number}}}},
    {"exchange_declared", {{{"seat", number}, {"cards", number}}}},
    {"card_chosen", {{{"card", card}}}},
    {"card_given", {{{"card", card}, {"to", number}}}},
    {"exchanged", {{{"seat", number}, {"gave", number}, {"got", number}}}},
    {"toll_chosen", {{{"resource", resource}}}},
    {"handed_over", {{{"resource", resource}, {"to", number}}}},
    {"raided", {{{"settlement", settlement}, {"worker", colour}}}},
    {"rolled", {{{"die1", number}, {"die2", number}}}},
    {"rerolled", {{{"die", number}, {"face", number}}}},
    {"strength",
     {{{"total", number}, {"dice", number}, {"crew", number}, {"abilities", number}, {"armour", number}}}},
    {"vp", {{{"amount", number}, {"source", source}, {"card", card}}}},
    {"plundered", {{{"space", space}, {"set", tokens_of_set}, {"worker", colour}}}},
    {"fell", {{{"card", card}}}},
    {"valkyrie_ignored", {}},
    {"valkyrie_step", {{{"valkyries", number}}}},
    {"returned_to_hand", {{{"card", card}}}},
    {"avenged", {{{"seat", number}}}},
    {"surplus", {{{"resource", resource}, {"amount", number}}}},
    {"last_round", {{{"trigger", trigger}}}},
    {"final_score", {{{"vp", number}}}},
    {"game_over", {}},
}};
static_assert(kEvents.size() == static_cast<std::size_t>(Happening::game_over) + 1);

}  // namespace

const Notation& Raiders::notation() {
  static constexpr Notation notation{
      .kinds = kKinds, .verbs = kVerbs, .events = kEvents, .steps = kNamesOf<Step>};
  return notation;
}

std::string_view Raiders::phase(const State& s) { return name_of(kPhaseNames, s.phase); }

}  // namespace ravenhall::raiders
