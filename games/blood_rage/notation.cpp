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
    {"seats", {}, {}, NumberKind::seats},
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
    {Why::action_phase_only, "B44", Distance::later},
    {Why::answer_first, "B38", Distance::later},
    {Why::draft_only, "B33", Distance::later},
    {Why::discard_only, "B77", Distance::later},
    {Why::march_only, "B50", Distance::later},
    {Why::call_only, "B61", Distance::later},
    {Why::battle_only, "B65", Distance::later},
    {Why::reveal_only, "B69", Distance::later},
    {Why::tide_only, "R13", Distance::later},
    {Why::rescue_only, "R66", Distance::later},
    {Why::raise_only, "R64", Distance::later},
    {Why::hammers_only, "R23", Distance::later},
    {Why::prowess_only, "B71", Distance::later},
    {Why::no_such_answer, "B38", Distance::later},
    {Why::rage_short, "B39", Distance::short_of, {{{"cost", number}, {"rage", number}}}},
    {Why::horns_full, "B49", Distance::short_of, {{{"horns", number}}}},
    {Why::needs_upgrade, "B53", Distance::elsewhere, {{{"card", card}}}},
    {Why::not_in_hand, "B35", Distance::unfit, {{{"card", card}}}},
    {Why::not_in_packet, "B33", Distance::unfit, {{{"card", card}}}},
    {Why::one_card, "B33", Distance::elsewhere},
    {Why::two_cards, "B95", Distance::elsewhere},
    {Why::one_copy, "B95", Distance::unfit, {{{"card", card}}}},
    {Why::other_order, "B95", Distance::unfit},
    {Why::must_keep, "B77", Distance::unfit},
    {Why::for_battle, "B65", Distance::unfit, {{{"card", card}}}},
    {Why::not_an_upgrade, "B52", Distance::elsewhere, {{{"card", card}}}},
    {Why::no_upgrades, "B52", Distance::unfit},
    {Why::wrong_slot, "B17", Distance::unfit, {{{"card", card}}}},
    {Why::same_slot, "B52", Distance::unfit, {{{"card", card}}}},
    {Why::not_a_quest, "B59", Distance::elsewhere, {{{"card", card}}}},
    {Why::no_quests, "B59", Distance::unfit},
    {Why::not_late, "R8", Distance::unfit, {{{"card", card}}}},
    {Why::no_late_cards, "R8", Distance::unfit},
    {Why::not_played, "B71", Distance::unfit, {{{"card", card}}}},
    {Why::not_yours, "B56", Distance::unfit, {{{"figure", figure}}}},
    {Why::none_in_reserve, "B45", Distance::unfit, {{{"figure", figure}}}},
    {Why::reserve_empty, "B45", Distance::unfit},
    {Why::none_in_valhalla, "R24", Distance::unfit, {{{"figure", figure}}}},
    {Why::valhalla_empty, "R24", Distance::unfit},
    {Why::not_that_kind, "R32", Distance::unfit, {{{"figure", figure}, {"card", card}}}},
    {Why::not_there, "B50", Distance::unfit, {{{"figure", figure}, {"place", province}}}},
    {Why::nobody_there, "B50", Distance::unfit, {{{"place", province}}}},
    {Why::two_figures, "R25", Distance::short_of},
    {Why::not_fighting, "R13", Distance::unfit, {{{"figure", figure}}}},
    {Why::not_dying, "R66", Distance::unfit, {{{"figure", figure}}}},
    {Why::lost_in_ragnarok, "R26", Distance::unfit},
    {Why::retreat_from_outer, "R27", Distance::unfit},
    {Why::march_somebody, "R59", Distance::short_of},
    {Why::off_map, "B6", Distance::elsewhere},
    {Why::destroyed, "B9", Distance::unfit, {{{"place", province}}}},
    {Why::full, "B7", Distance::short_of, {{{"place", province}, {"villages", number}}}},
    {Why::fjord_closed, "R48", Distance::unfit},
    {Why::not_yggdrasil, "B48", Distance::unfit},
    {Why::ships_only, "B47", Distance::unfit},
    {Why::ships_to_fjords, "B47", Distance::unfit},
    {Why::ships_stay, "B51", Distance::unfit},
    {Why::ships_cannot_come, "B61", Distance::unfit},
    {Why::same_place, "B50", Distance::unfit},
    {Why::not_a_province, "B60", Distance::unfit},
    {Why::not_adjacent, "R39", Distance::unfit, {{{"place", province}, {"to", province}}}},
    {Why::pillaged, "B73", Distance::unfit, {{{"place", province}}}},
    {Why::not_pillaged, "B60", Distance::elsewhere, {{{"place", province}}}},
    {Why::nobody_to_pillage, "B60", Distance::unfit, {{{"place", province}}}},
    {Why::nothing_to_pillage, "B60", Distance::unfit},
    {Why::only_this_province, "R29", Distance::unfit, {{{"place", province}}}},
    {Why::stat_full, "R64", Distance::unfit, {{{"stat", stat}}}},
    {Why::other_stat, "R22", Distance::unfit, {{{"stat", stat}}}},
});

}  // namespace

const Notation& BloodRage::notation() {
  static constexpr Notation notation{
      .kinds = kKinds, .verbs = kVerbs, .events = kEvents, .steps = kNamesOf<Step>, .reasons = kReasons};
  return notation;
}

std::string_view BloodRage::phase(const State& s) { return name_of(s.phase); }

}  // namespace ravenhall::blood_rage
