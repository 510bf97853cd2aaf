// Actions and events of Blood Rage as tables of names (kernel/notation.hpp reads and writes them).
#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/names.hpp"
#include "games/blood_rage/verbs.hpp"

namespace ravenhall::blood_rage {

namespace {

// The kinds of operands, and their place in kKinds below.
enum Operand : std::int8_t { number, province, card, figure, reward, stat, phase_name, source, cause };

// Cards that are printed in several Ages may be called without their Age.
constexpr auto kCardsForShort = [] {
  std::array<std::string_view, kCardTypes> names = kCardNames;
  for (std::string_view& name : names) {
    if (name.ends_with("_2") || name.ends_with("_3")) name.remove_suffix(2);
  }
  return names;
}();

constexpr std::array<OperandKind, 10> kKinds{{
    {"number", {}},
    {"place", kPlaceNames},
    {"card", kCardNames, kCardsForShort},
    {"figure", kFigureNames},
    {"reward", kRewardNames},
    {"stat", kStatNames},
    {"phase", kPhaseNames},
    {"source", kSourceNames},
    {"cause", kCauseNames},
    {"clan", kNamesOf<Clan>},
}};

constexpr std::array<VerbSpec, 31> kVerbs{{
    {"token", {province, reward, -1}},
    {"doom", {number, province, -1}},
    {"destroy", {province, -1, -1}},
    {"first", {number, -1, -1}},
    {"deal", {number, card, -1}},
    {"keep", {card, -1, -1}},
    {"keep_two", {card, card, -1}},
    {"save", {card, -1, -1}},
    {"save_none", {-1, -1, -1}},
    {"invade", {figure, province, -1}},
    {"recall", {figure, province, -1}},
    {"march", {province, province, -1}},
    {"move", {figure, -1, -1}},
    {"upgrade", {card, number, -1}},
    {"quest", {card, -1, -1}},
    {"pillage", {province, -1, -1}},
    {"challenge", {province, -1, -1}},
    {"sacrifice", {figure, province, -1}},
    {"pass", {-1, -1, -1}},
    {"join", {province, figure, -1}},
    {"card", {card, -1, -1}},
    {"late", {card, -1, -1}},
    {"spare", {figure, -1, -1}},
    {"protect", {figure, -1, -1}},
    {"retreat", {-1, -1, -1}},
    {"raise", {stat, -1, -1}},
    {"step", {province, -1, -1}},
    {"take_back", {card, -1, -1}},
    {"accept", {-1, -1, -1}},
    {"decline", {-1, -1, -1}},
    {"done", {-1, -1, -1}},
}};
static_assert(kVerbs.size() == static_cast<std::size_t>(Verb::done) + 1);

constexpr std::array<EventSpec, 48> kEvents{{
    {"token_placed", {{{"place", province}, {"reward", reward}}}},
    {"doom_foretold", {{{"age", number}, {"place", province}}}},
    {"province_lost", {{{"place", province}}}},
    {"first_player", {{{"seat", number}}}},
    {"dealt", {{{"card", card}}}},
    {"age_began", {{{"age", number}}}},
    {"phase_began", {{{"phase", phase_name}}}},
    {"kept", {{{"card", card}}}},
    {"packets_passed", {{{"round", number}}}},
    {"rage_refilled", {{{"rage", number}}}},
    {"invaded", {{{"figure", figure}, {"place", province}, {"cost", number}, {"from", province}}}},
    {"marched", {{{"figure", figure}, {"from", province}, {"to", province}}}},
    {"upgraded", {{{"card", card}, {"slot", number}, {"cost", number}}}},
    {"replaced", {{{"card", card}}}},
    {"quest_laid", {{{"card", card}}}},
    {"passed", {{{"rage", number}}}},
    {"pillage_declared", {{{"place", province}, {"challenge", number}}}},
    {"sacrificed", {{{"figure", figure}, {"place", province}}}},
    {"joined", {{{"figure", figure}, {"from", province}, {"to", province}}}},
    {"stayed", {}},
    {"battle_began", {{{"place", province}, {"clans", number}}}},
    {"card_chosen", {{{"card", card}}}},
    {"card_revealed", {{{"card", card}}}},
    {"text_voided", {{{"card", card}}}},
    {"text_acts", {{{"card", card}}}},
    {"quest_raised", {{{"card", card}, {"bonus", number}}}},
    {"figure_spared", {{{"figure", figure}}}},
    {"late_card", {{{"card", card}}}},
    {"total", {{{"figures", number}, {"cards", number}, {"total", number}}}},
    {"battle_won", {{{"place", province}}}},
    {"battle_tied", {{{"place", province}}}},
    {"figure_destroyed", {{{"figure", figure}, {"place", province}, {"cause", cause}}}},
    {"figure_saved", {{{"figure", figure}, {"place", province}}}},
    {"witch_retreated", {{{"from", province}}}},
    {"card_returned", {{{"card", card}}}},
    {"card_taken", {{{"card", card}, {"by", number}}}},
    {"card_discarded", {{{"card", card}}}},
    {"pillaged", {{{"place", province}, {"reward", reward}}}},
    {"stat_raised", {{{"stat", stat}, {"step", number}}}},
    {"glory", {{{"amount", number}, {"source", source}, {"card", card}}}},
    {"rage", {{{"amount", number}, {"rage", number}}}},
    {"leader_moved", {{{"from", province}, {"to", province}}}},
    {"hand_discarded", {{{"kept", card}, {"discarded", number}, {"keeps", number}}}},
    {"quest_shown", {{{"card", card}}}},
    {"quest_result", {{{"card", card}, {"met", number}}}},
    {"doom_moved", {{{"place", province}}}},
    {"released", {{{"figures", number}}}},
    {"game_over", {}},
}};
static_assert(kEvents.size() == static_cast<std::size_t>(Happening::game_over) + 1);

}  // namespace

const Notation& BloodRage::notation() {
  static constexpr Notation notation{
      .kinds = kKinds, .verbs = kVerbs, .events = kEvents, .steps = kNamesOf<Step>};
  return notation;
}

std::string_view BloodRage::phase(const State& s) { return name_of(kPhaseNames, s.phase); }

}  // namespace ravenhall::blood_rage
