// Actions and events of Raiders as tables of names (kernel/notation.hpp reads and writes them).
#include "games/raiders/raiders.hpp"
#include "games/raiders/reasons.hpp"
#include "games/raiders/token_sets.hpp"
#include "games/raiders/verbs.hpp"

namespace ravenhall::raiders {

namespace {

// The kinds of operands, and their place in kKinds below.
enum Kind : std::int8_t {
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
    {"card", kNamesOf<Card>},
    {"building", kNamesOf<Building, kBuildings>},
    {"settlement", kNamesOf<Settlement, kSettlements>},
    {"space", kNamesOf<Space>},
    {"set", kSetNames},
    {"tile", kNamesOf<Tile>},
    {"resource", kNamesOf<Resource>},
    {"colour", kNamesOf<Colour>},
    {"source", kNamesOf<Source>},
    {"trigger", kNamesOf<Trigger>},
    {"type", kNamesOf<Type>},
}};

constexpr auto kVerbs = verb_table<Verb>({
    {Verb::lay, {space, tokens_of_set}},
    {Verb::open, {tile}},
    {Verb::deal, {number, card}},
    {Verb::first_roll, {number, number, number}},
    {Verb::roll, {number, number}},
    {Verb::roll_one, {number}},
    {Verb::keep, {card, card, card}},
    {Verb::place, {building}},
    {Verb::take, {building}},
    {Verb::raid, {settlement}},
    {Verb::act, {resource}},
    {Verb::act_plain, {resource}},
    {Verb::skip},
    {Verb::offer, {tile}},
    {Verb::play, {card}},
    {Verb::hire, {card}},
    {Verb::dismiss, {card}},
    {Verb::discard, {card}},
    {Verb::copy, {building}},
    {Verb::swap, {number, building}},
    {Verb::steal, {number, resource}},
    {Verb::target, {number}},
    {Verb::amount, {number}},
    {Verb::gain, {resource}},
    {Verb::recall, {card}},
    {Verb::enlist, {card}},
    {Verb::spare, {resource}},
    {Verb::exchange, {number, number}},
    {Verb::give, {card}},
    {Verb::toll, {resource}},
    {Verb::reroll, {number}},
    {Verb::stand},
    {Verb::set, {number}},
    {Verb::sacrifice, {card}},
    {Verb::sacrifice_plain, {card}},
});

constexpr auto kEvents = event_table<Happening>({
    {Happening::laid, {{{"space", space}, {"set", tokens_of_set}}}},
    {Happening::tile_opened, {{{"tile", tile}, {"square", number}}}},
    {Happening::dealt, {{{"card", card}}}},
    {Happening::kept, {{{"card", card}}}},
    {Happening::cards_returned, {{{"cards", number}}}},
    {Happening::rolled_for_first, {{{"die1", number}, {"die2", number}}}},
    {Happening::first_player, {{{"seat", number}}}},
    {Happening::turn_began, {{{"turn", number}}}},
    {Happening::placed, {{{"building", building}, {"worker", colour}}}},
    {Happening::taken, {{{"building", building}, {"worker", colour}}}},
    {Happening::skipped, {{{"building", building}}}},
    {Happening::gained, {{{"resource", resource}, {"amount", number}}}},
    {Happening::paid, {{{"resource", resource}, {"amount", number}}}},
    {Happening::drawn, {{{"card", card}}}},
    {Happening::deck_reached_under, {{{"cards", number}}}},
    {Happening::reshuffled, {{{"cards", number}}}},
    {Happening::played, {{{"card", card}}}},
    {Happening::hired, {{{"card", card}, {"cost", number}}}},
    {Happening::dismissed, {{{"card", card}}}},
    {Happening::discarded, {{{"card", card}}}},
    {Happening::armour, {{{"by", number}, {"armour", number}}}},
    {Happening::offered, {{{"tile", tile}}}},
    {Happening::copied, {{{"building", building}}}},
    {Happening::swapped, {{{"seat", number}, {"building", building}, {"gave", colour}, {"got", colour}}}},
    {Happening::robbed, {{{"seat", number}, {"resource", resource}, {"amount", number}}}},
    {Happening::lost, {{{"resource", resource}, {"amount", number}}}},
    {Happening::recalled, {{{"card", card}}}},
    {Happening::enlisted, {{{"card", card}}}},
    {Happening::tiles_buried, {{{"tiles", number}}}},
    {Happening::exchange_declared, {{{"seat", number}, {"cards", number}}}},
    {Happening::card_chosen, {{{"card", card}}}},
    {Happening::card_given, {{{"card", card}, {"to", number}}}},
    {Happening::exchanged, {{{"seat", number}, {"gave", number}, {"got", number}}}},
    {Happening::toll_chosen, {{{"resource", resource}}}},
    {Happening::handed_over, {{{"resource", resource}, {"to", number}}}},
    {Happening::raided, {{{"settlement", settlement}, {"worker", colour}}}},
    {Happening::rolled, {{{"die1", number}, {"die2", number}}}},
    {Happening::rerolled, {{{"die", number}, {"face", number}}}},
    {Happening::strength,
     {{{"total", number}, {"dice", number}, {"crew", number}, {"abilities", number}, {"armour", number}}}},
    {Happening::vp, {{{"amount", number}, {"source", source}, {"card", card}}}},
    {Happening::plundered, {{{"space", space}, {"set", tokens_of_set}, {"worker", colour}}}},
    {Happening::fell, {{{"card", card}}}},
    {Happening::valkyrie_ignored},
    {Happening::valkyrie_step, {{{"valkyries", number}}}},
    {Happening::returned_to_hand, {{{"card", card}}}},
    {Happening::avenged, {{{"seat", number}}}},
    {Happening::surplus, {{{"resource", resource}, {"amount", number}}}},
    {Happening::last_round, {{{"trigger", trigger}}}},
    {Happening::final_score, {{{"vp", number}}}},
    {Happening::game_over},
});

constexpr auto kReasons = reason_table<Why>({
    {Why::not_now, "", Distance::later},
});

}  // namespace

const Notation& Raiders::notation() {
  static constexpr Notation notation{
      .kinds = kKinds, .verbs = kVerbs, .events = kEvents, .steps = kNamesOf<Step>, .reasons = kReasons};
  return notation;
}

std::string_view Raiders::phase(const State& s) { return name_of(s.phase); }

}  // namespace ravenhall::raiders
