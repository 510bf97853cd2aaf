// Why something cannot be done, in English.
#include <array>
#include <string>

#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/blood_rage_words.hpp"
#include "cli/play/json_read.hpp"
#include "cli/play/words.hpp"

namespace ravenhall::cli {

namespace blood_rage_words {

namespace {

constexpr auto kReasons = std::to_array<WordRow>({
    {"action_phase_only", "That is an action of your turn in the Action phase."},
    {"answer_first", "First answer what is asked now."},
    {"draft_only", "Cards are kept only in the draft of Gods' Gifts."},
    {"discard_only", "A card for the next Age is chosen in the Discard phase."},
    {"march_only", "Figures move only in a march: announce one first."},
    {"call_only", "Figures join only when there is a call to battle."},
    {"battle_only", "Cards are laid face down only in a battle of yours."},
    {"reveal_only", "Cards are added only after the reveal in a battle of yours."},
    {"tide_only", "You choose a survivor only when Odin's Tide strikes."},
    {"rescue_only", "Nobody is to be saved: none of your figures is about to fall."},
    {"raise_only", "You have no step of a stat to take now."},
    {"hammers_only", "The Leader goes on only after a pillage with Lord of Hammers."},
    {"prowess_only", "Cards are taken back only after a battle won with Tyr's Prowess."},
    {"no_such_answer", "Nobody asks you that now."},
    {"rage_short", "You need {cost} Rage and have {rage}."},
    {"horns_full", "Your Horns allow {horns} figures on the map; all are there."},
    {"needs_upgrade", "You need the upgrade {card} for that."},
    {"not_in_hand", "{card} is not in your hand."},
    {"not_in_packet", "{card} is not among the cards you choose from."},
    {"one_card", "You keep one card at a time."},
    {"two_cards", "With two clans you keep two cards at a time."},
    {"one_copy", "There is only one {card} to choose."},
    {"other_order", "Name these two cards the other way round."},
    {"must_keep", "At this table you must keep one card."},
    {"for_battle", "{card} is a battle card: it is laid when you fight."},
    {"not_an_upgrade", "{card} is no upgrade."},
    {"no_upgrades", "You have no upgrade card in hand."},
    {"wrong_slot", "{card} does not go into that place of your sheet."},
    {"same_slot", "Empty places are alike: {card} goes into the first one."},
    {"not_a_quest", "{card} is no quest."},
    {"no_quests", "You have no quest in hand."},
    {"not_late", "{card} has no white disc: it cannot be added after the reveal."},
    {"no_late_cards", "You have no card with a white disc in hand."},
    {"not_played", "{card} is not one of the cards you played in this battle."},
    {"not_yours", "{figure}: not in your clan."},
    {"none_in_reserve", "{figure}: none in your reserve."},
    {"reserve_empty", "Your reserve is empty."},
    {"none_in_valhalla", "{figure}: none of yours in Valhalla."},
    {"valhalla_empty", "You have nobody in Valhalla."},
    {"not_that_kind", "{figure}: the free Invade of {card} is not for this figure."},
    {"not_there", "{figure}: you have none in {place}."},
    {"nobody_there", "You have no figure in {place}."},
    {"two_figures", "A sacrifice takes two different figures of yours on the map."},
    {"not_fighting", "{figure}: you have none in this battle."},
    {"not_dying", "{figure}: none of yours is about to fall."},
    {"lost_in_ragnarok", "Ragnarok takes the ground itself: there is nothing to save."},
    {"retreat_from_outer", "The Witch retreats only from an outer province."},
    {"march_somebody", "At least one figure must march."},
    {"off_map", "That is no place on the map."},
    {"destroyed", "{place} is gone."},
    {"full", "{place} is full: all {villages} villages are taken."},
    {"fjord_closed", "This fjord is closed: both its shores are gone."},
    {"not_yggdrasil", "Yggdrasil cannot be Invaded; march there."},
    {"ships_only", "Only ships go into a fjord."},
    {"ships_to_fjords", "Ships go into fjords only."},
    {"ships_stay", "Ships stay where they are."},
    {"ships_cannot_come", "Ships cannot answer a call to battle."},
    {"same_place", "A march leads to another province."},
    {"not_a_province", "That is no province."},
    {"not_adjacent", "{place} is not adjacent to {to}."},
    {"pillaged", "{place} has been pillaged in this Age."},
    {"not_pillaged", "{place} has not been pillaged yet: pillage it without the challenge."},
    {"nobody_to_pillage", "You need a figure in {place} or its fjord."},
    {"nothing_to_pillage", "There is no province that you could pillage."},
    {"only_this_province", "Only {place} can be pillaged now."},
    {"stat_full", "{stat}: already on the last step."},
    {"other_stat", "{stat}: the token raised it already, choose another stat."},
});

std::string argument(std::string_view name, const Json& value) {
  if (!value.is_string()) return dump(value);
  const std::string key = text_of(value);
  if (name == "card") return card_name(key);
  if (name == "figure") return figure_name(key);
  return name == "stat" ? stat_name(key) : place_name(key);
}

}  // namespace

std::string reason_sentence(std::string_view key) { return text_for(kReasons, key); }

}  // namespace blood_rage_words

std::string BloodRageScreen::reason(const Json& view, const Json& reason) const {
  std::string text = blood_rage_words::reason_sentence(text_at(reason, "key"));
  if (text.empty()) return Screen::reason(view, reason);
  for (const auto& [name, value] : at(reason, "args").items()) {
    const std::string hole = "{" + name + "}";
    if (const auto found = text.find(hole); found != std::string::npos)
      text.replace(found, hole.size(), blood_rage_words::argument(name, value));
  }
  return capital(text);
}

}  // namespace ravenhall::cli
