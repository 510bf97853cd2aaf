// Actions and events of Blood Rage as tables of names (kernel/notation.hpp reads and writes them).
#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/reasons.hpp"
#include "games/blood_rage/verbs.hpp"

namespace ravenhall::blood_rage {

namespace {

// The kinds of operands, and their place in kKinds below.
enum KindOfOperand : std::int8_t {
  number,
  province,
  card,
  figure,
  reward,
  stat,
  phase_name,
  source,
  cause,
  clan,
  region,
  seat,
  seats,
  slot,
  age,
  flag,
};

// Cards that are printed in several Ages may be called without their Age.
constexpr auto kCardsForShort = [] {
  auto names = kNamesOf<Card>;
  for (std::string_view& name : names) {
    if (name.ends_with("_2") || name.ends_with("_3")) name.remove_suffix(2);
  }
  return names;
}();

constexpr std::array<OperandKind, 16> kKinds{{
    {"number", {}},
    {"place", kNamesOf<Place>},
    {"card", kNamesOf<Card>, kCardsForShort},
    {"figure", kNamesOf<Figure>},
    {"reward", kNamesOf<Reward>},
    {"stat", kNamesOf<Stat>},
    {"phase", kNamesOf<Phase>},
    {"source", kNamesOf<Source>},
    {"cause", kNamesOf<Cause>},
    {"clan", kNamesOf<Clan>},
    {"region", kNamesOf<Region>},
    {"seat", {}},
    {"seats", {}},  // bit i: seat i
    {"slot", {}},
    {"age", {}},
    {"flag", {}},  // 0 or 1
}};

constexpr auto kVerbs = verb_table<Verb>({
    {Verb::token, {province, reward}, VerbKind::chance},
    {Verb::doom, {age, province}, VerbKind::chance},
    {Verb::destroy, {province}, VerbKind::chance},
    {Verb::first, {seat}, VerbKind::chance},
    {Verb::deal, {seat, card}, VerbKind::chance},
    {Verb::keep, {card}},
    {Verb::keep_two, {card, card}, VerbKind::any_order},
    {Verb::save, {card}},
    {Verb::save_none},
    {Verb::invade, {figure, province}},
    {Verb::recall, {figure, province}},
    {Verb::march, {province, province}},
    {Verb::move, {figure}},
    {Verb::upgrade, {card, slot}},
    {Verb::quest, {card}},
    {Verb::pillage, {province}},
    {Verb::challenge, {province}},
    {Verb::sacrifice, {figure, province}},
    {Verb::pass},
    {Verb::join, {province, figure}},
    {Verb::card, {card}},
    {Verb::late, {card}},
    {Verb::spare, {figure}},
    {Verb::protect, {figure}},
    {Verb::retreat},
    {Verb::raise, {stat}},
    {Verb::step, {province}},
    {Verb::take_back, {card}},
    {Verb::accept},
    {Verb::decline},
    {Verb::done},
});

constexpr EventArgSpec kSecretCard{"card", card, Secrecy::secret};

constexpr auto kEvents = event_table<Happening>({
    {Happening::token_placed, {{{"place", province}, {"reward", reward}}}},
    {Happening::doom_foretold, {{{"age", age}, {"place", province}}}},
    {Happening::province_lost, {{{"place", province}}}},
    {Happening::first_player, {{{"seat", seat}}}},
    {Happening::dealt, {{kSecretCard}}},
    {Happening::age_began, {{{"age", age}}}},
    {Happening::phase_began, {{{"phase", phase_name}}}},
    {Happening::kept, {{kSecretCard}}},
    {Happening::packets_passed, {{{"round", number}}}},
    {Happening::rage_refilled, {{{"rage", number}}}},
    {Happening::invaded, {{{"figure", figure}, {"place", province}, {"cost", number}, {"from", province}}}},
    {Happening::marched, {{{"figure", figure}, {"from", province}, {"to", province}}}},
    {Happening::upgraded, {{{"card", card}, {"slot", slot}, {"cost", number}}}},
    {Happening::replaced, {{{"card", card}}}},
    {Happening::quest_laid, {{kSecretCard}}},
    {Happening::passed, {{{"rage", number}}}},
    {Happening::pillage_declared, {{{"place", province}, {"challenge", flag}}}},
    {Happening::sacrificed, {{{"figure", figure}, {"place", province}}}},
    {Happening::joined, {{{"figure", figure}, {"from", province}, {"to", province}}}},
    {Happening::stayed},
    {Happening::battle_began, {{{"place", province}, {"clans", seats}}}},
    {Happening::card_chosen, {{kSecretCard}}},
    {Happening::card_revealed, {{{"card", card}}}},
    {Happening::text_voided, {{{"card", card}}}},
    {Happening::text_acts, {{{"card", card}}}},
    {Happening::quest_raised, {{{"card", card}, {"bonus", number}}}},
    {Happening::figure_spared, {{{"figure", figure, Secrecy::secret}}}},
    {Happening::late_card, {{{"card", card}}}},
    {Happening::total, {{{"figures", number}, {"cards", number}, {"total", number}}}},
    {Happening::battle_won, {{{"place", province}}}},
    {Happening::battle_tied, {{{"place", province}}}},
    {Happening::figure_destroyed, {{{"figure", figure}, {"place", province}, {"cause", cause}}}},
    {Happening::figure_saved, {{{"figure", figure}, {"place", province}}}},
    {Happening::witch_retreated, {{{"from", province}}}},
    {Happening::card_returned, {{{"card", card}}}},
    {Happening::card_taken, {{{"card", card}, {"by", seat}}}},
    {Happening::card_discarded, {{{"card", card}}}},
    {Happening::pillaged, {{{"place", province}, {"reward", reward}}}},
    {Happening::stat_raised, {{{"stat", stat}, {"step", number}}}},
    {Happening::glory, {{{"amount", number}, {"source", source}, {"card", card}}}},
    {Happening::rage, {{{"amount", number}, {"rage", number}}}},
    {Happening::leader_moved, {{{"from", province}, {"to", province}}}},
    {Happening::hand_discarded, {{{"kept", card, Secrecy::secret}, {"discarded", number}, {"keeps", flag}}}},
    {Happening::quest_shown, {{{"card", card}}}},
    {Happening::quest_result, {{{"card", card}, {"met", flag}}}},
    {Happening::doom_moved, {{{"place", province}}}},
    {Happening::released, {{{"figures", number}}}},
    {Happening::game_over},
});

constexpr auto kReasons = reason_table<Why>({
    {Why::not_now, "", Distance::later},
});

}  // namespace

const Notation& BloodRage::notation() {
  static constexpr Notation notation{
      .kinds = kKinds, .verbs = kVerbs, .events = kEvents, .steps = kNamesOf<Step>, .reasons = kReasons};
  return notation;
}

std::string_view BloodRage::phase(const State& s) { return name_of(s.phase); }

}  // namespace ravenhall::blood_rage
