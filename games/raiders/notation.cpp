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
  seat,
  die,  // which of the dice that lie there: 1 or 2
  set,  // which raid space of the settlement: 1, 2 or 3
  card,
  crew,  // a card of one's crew: the same card can be in the hand
  building,
  settlement,
  space,
  tokens,
  tile,
  resource,
  colour,
  source,
  trigger,
};

constexpr std::array<OperandKind, 16> kKinds{{
    {"number", {}},
    {"seat", {}},
    {"die", {}},
    {"set", {}},
    {"card", kNamesOf<Card>},
    {"crew", kNamesOf<Card>},
    {"building", kNamesOf<Building, kBuildings>},
    {"settlement", kNamesOf<Settlement, kSettlements>},
    {"space", kNamesOf<Space>},
    {"tokens", kSetNames},
    {"tile", kNamesOf<Tile>},
    {"resource", kNamesOf<Resource>},
    {"colour", kNamesOf<Colour, 3>},
    {"source", kNamesOf<Source>},
    {"trigger", kNamesOf<Trigger>},
    {"type", kNamesOf<Type>},
}};

constexpr auto kChance = VerbKind::chance;
constexpr auto kSecret = Secrecy::secret;

constexpr auto kVerbs = verb_table<Verb>({
    {Verb::lay, {space, tokens}, kChance},
    {Verb::open, {tile}, kChance},
    {Verb::deal, {seat, card}, kChance},
    {Verb::first_roll, {seat, number, number}, kChance},
    {Verb::roll, {number, number}, kChance},
    {Verb::roll_one, {number}, kChance},
    {Verb::keep, {card, card, card}, VerbKind::any_order},
    {Verb::place, {building}},
    {Verb::take, {building}},
    {Verb::raid, {settlement}},
    {Verb::act, {resource}},
    {Verb::act_plain, {resource}},
    {Verb::skip},
    {Verb::offer, {tile}},
    {Verb::play, {card}},
    {Verb::hire, {card}},
    {Verb::dismiss, {crew}},
    {Verb::discard, {card}},
    {Verb::copy, {building}},
    {Verb::swap, {seat, building}},
    {Verb::steal, {seat, resource}},
    {Verb::target, {seat}},
    {Verb::amount, {number}},
    {Verb::gain, {resource}},
    {Verb::recall, {crew}},
    {Verb::enlist, {card}},
    {Verb::spare, {resource}},
    {Verb::exchange, {seat, number}},
    {Verb::give, {card}},
    {Verb::toll, {resource}},
    {Verb::reroll, {die}},
    {Verb::stand},
    {Verb::set, {set}},
    {Verb::sacrifice, {crew}},
    {Verb::sacrifice_plain, {crew}},
});

constexpr auto kEvents = event_table<Happening>({
    {Happening::laid, {{{"space", space}, {"set", tokens}}}},
    {Happening::tile_opened, {{{"tile", tile}, {"square", number}}}},
    {Happening::dealt, {{{"card", card, kSecret}}}},
    {Happening::kept, {{{"card", card, kSecret}}}},
    {Happening::cards_returned, {{{"cards", number}}}},
    {Happening::rolled_for_first, {{{"die1", number}, {"die2", number}}}},
    {Happening::first_player, {{{"seat", seat}}}},
    {Happening::turn_began, {{{"turn", number}}}},
    {Happening::placed, {{{"building", building}, {"worker", colour}}}},
    {Happening::taken, {{{"building", building}, {"worker", colour}}}},
    {Happening::skipped, {{{"building", building}}}},
    {Happening::gained, {{{"resource", resource}, {"amount", number}}}},
    {Happening::paid, {{{"resource", resource}, {"amount", number}}}},
    {Happening::drawn, {{{"card", card, kSecret}}}},
    {Happening::deck_reached_under, {{{"cards", number}}}},
    {Happening::reshuffled, {{{"cards", number}}}},
    {Happening::played, {{{"card", card}}}},
    {Happening::hired, {{{"card", card}, {"cost", number}}}},
    {Happening::dismissed, {{{"card", card}}}},
    {Happening::discarded, {{{"card", card}}}},
    {Happening::armour, {{{"by", number}, {"armour", number}}}},
    {Happening::offered, {{{"tile", tile}}}},
    {Happening::copied, {{{"building", building}}}},
    {Happening::swapped, {{{"seat", seat}, {"building", building}, {"gave", colour}, {"got", colour}}}},
    {Happening::robbed, {{{"seat", seat}, {"resource", resource}, {"amount", number}}}},
    {Happening::lost, {{{"resource", resource}, {"amount", number}}}},
    {Happening::recalled, {{{"card", card}}}},
    {Happening::enlisted, {{{"card", card}}}},
    {Happening::tiles_buried, {{{"tiles", number}}}},
    {Happening::exchange_declared, {{{"seat", seat}, {"cards", number}}}},
    {Happening::card_chosen, {{{"card", card, kSecret}}}},
    {Happening::card_given, {{{"card", card, kSecret}, {"to", seat}}}},
    {Happening::exchanged, {{{"seat", seat}, {"gave", number}, {"got", number}}}},
    {Happening::toll_chosen, {{{"resource", resource, kSecret}}}},
    {Happening::handed_over, {{{"resource", resource}, {"to", seat}}}},
    {Happening::raided, {{{"settlement", settlement}, {"worker", colour}}}},
    {Happening::rolled, {{{"die1", number}, {"die2", number}}}},
    {Happening::rerolled, {{{"die", die}, {"face", number}}}},
    {Happening::strength,
     {{{"total", number}, {"dice", number}, {"crew", number}, {"abilities", number}, {"armour", number}}}},
    {Happening::vp, {{{"amount", number}, {"source", source}, {"card", card}}}},
    {Happening::plundered, {{{"space", space}, {"set", tokens}, {"worker", colour}}}},
    {Happening::fell, {{{"card", card}}}},
    {Happening::valkyrie_ignored},
    {Happening::valkyrie_step, {{{"valkyries", number}}}},
    {Happening::returned_to_hand, {{{"card", card}}}},
    {Happening::avenged, {{{"seat", seat}}}},
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
