// What happened in Blood Rage, in sentences.
#include <fmt/format.h>

#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/blood_rage_words.hpp"
#include "cli/play/json_read.hpp"

namespace ravenhall::cli {

using namespace blood_rage_words;
using namespace blood_rage_view;

namespace {

std::string cards_word(int count) { return count == 1 ? "1 card" : fmt::format("{} cards", count); }

std::string invaded(const std::string& who, const Json& event) {
  const std::string figure = with_article(text_at(event, "figure"));
  const std::string place = place_name(text_at(event, "place"));
  const int cost = number_at(event, "cost");
  const std::string price = cost == 0 ? "for free" : fmt::format("for {} Rage", cost);
  const bool back = text_at(event, "from") == "valhalla";
  return fmt::format("{} brings {} {}to {} {}.", who, figure, back ? "back from Valhalla " : "", place,
                     price);
}

std::string gained(const std::string& who, const Json& event) {
  const int amount = number_at(event, "amount");
  const std::string card = text_at(event, "card");
  const std::string source = text_at(event, "source");
  std::string why;
  if (!card.empty()) {
    why = " (" + card_name(card) + ")";
  } else if (source == "battle") {
    why = " for the battle won";
  } else if (source == "ragnarok") {
    why = " for figures lost in Ragnarok";
  } else if (source == "legend") {
    why = " for a legendary stat";
  } else if (source == "pillage") {
    why = " as the reward";
  }
  return fmt::format("{} {} {} Glory{}.", who, amount < 0 ? "loses" : "gains", amount < 0 ? -amount : amount,
                     why);
}

std::string put_away(const std::string& who, const Json& event) {
  const std::string kept = text_at(event, "kept");
  std::string keeping;
  if (!kept.empty()) {
    keeping = " and keeps " + card_name(kept);
  } else if (number_at(event, "keeps") == 1) {
    keeping = " and keeps one";
  }
  return fmt::format("{} puts {} away{}.", who, cards_word(number_at(event, "discarded")), keeping);
}

std::string pillaged(const std::string& who, const Json& event) {
  return fmt::format("{} pillages {}: {}!", who, place_name(text_at(event, "place")),
                     reward_name(text_at(event, "reward")));
}

}  // namespace

std::string BloodRageScreen::sentence(const Json& view, const Json& event) const {
  const std::string kind = text_at(event, "kind");
  const std::string who = clan(view, number_at(event, "actor", -1));
  const std::string place = place_name(text_at(event, "place"));
  const std::string card_key = text_at(event, "card");
  const std::string card = card_name(card_key);
  const std::string figure = with_article(text_at(event, "figure"));

  // The course of the game
  if (kind == "doom_foretold")
    return fmt::format("In Age {} Ragnarok will take {}.", number_at(event, "age"), place);
  if (kind == "province_lost") return fmt::format("{} is gone from the world.", place);
  if (kind == "first_player")
    return fmt::format("{} is the first player.", clan(view, number_at(event, "seat", -1)));
  if (kind == "age_began") {
    return style_.paint(fmt::format("{0} Age {1} {0}", style_.plain ? "---" : "═══", number_at(event, "age")),
                        Paint::bold);
  }
  if (kind == "phase_began") {
    return style_.paint(fmt::format("{} {}", style_.plain ? "--" : "──", phase_name(text_at(event, "phase"))),
                        Paint::cyan);
  }
  if (kind == "doom_moved") return fmt::format("Ragnarok will come next to {}.", place);
  if (kind == "released")
    return fmt::format("{}: figures back from Valhalla: {}.", who, number_at(event, "figures"));
  if (kind == "hand_discarded")
    return number_at(event, "discarded") + number_at(event, "keeps") == 0 ? "" : put_away(who, event);
  if (kind == "quest_result")
    return fmt::format("{} {} the quest {}", who, flag_at(event, "met") ? "fulfils" : "fails", card);
  if (kind == "game_over") return style_.paint("The three Ages are over.", Paint::bold);

  // Actions
  if (kind == "invaded") return invaded(who, event);
  if (kind == "marched") {
    return fmt::format("{} marches {} from {} to {}.", who, figure, place_name(text_at(event, "from")),
                       place_name(text_at(event, "to")));
  }
  if (kind == "upgraded")
    return fmt::format("{} plays the upgrade {} for {} Rage: {}", who, card, number_at(event, "cost"),
                       card_effect(card_key));
  if (kind == "replaced") return fmt::format("{} gives up the upgrade {}.", who, card);
  if (kind == "quest_laid")
    return card_key.empty() ? fmt::format("{} lays a quest face down.", who)
                            : fmt::format("{} lays {} face down.", who, card);
  if (kind == "passed") return fmt::format("{} passes and gives up {} Rage.", who, number_at(event, "rage"));
  if (kind == "sacrificed") return fmt::format("{} sacrifices {} in {}.", who, figure, place);
  if (kind == "leader_moved")
    return fmt::format("{}'s Leader goes on to {}.", who, place_name(text_at(event, "to")));

  // Pillage and battle
  if (kind == "pillage_declared")
    return style_.paint(
        fmt::format("{} means to pillage {}!", sheet_name(view, number_at(event, "actor", -1)), place),
        Paint::bold);
  if (kind == "joined")
    return fmt::format("{} sends {} from {}.", who, figure, place_name(text_at(event, "from")));
  if (kind == "stayed") return fmt::format("{} stays away.", who);
  if (kind == "battle_began") {
    std::vector<std::string> clans;
    for (int i = 0; i < 4; ++i) {
      if (((number_at(event, "clans") >> i) & 1) != 0) clans.push_back(clan(view, i));
    }
    return fmt::format("Battle for {}: {}.", place, joined(clans, ", "));
  }
  if (kind == "card_revealed")
    return fmt::format("{} reveals {} ({}).", who, card, card_facts(view, card_key));
  if (kind == "late_card") return fmt::format("{} adds {} ({}).", who, card, card_facts(view, card_key));
  if (kind == "text_voided") return fmt::format("The text of {}'s {} is void.", who, card);
  if (kind == "text_acts") return fmt::format("{}'s {} takes effect: {}", who, card, card_effect(card_key));
  if (kind == "quest_raised")
    return fmt::format("{}'s {} counts as a battle card of +{}.", who, card, number_at(event, "bonus"));
  if (kind == "figure_spared")
    return text_at(event, "figure").empty() ? "" : fmt::format("{} keeps {} from the tide.", who, figure);
  if (kind == "total") {
    return fmt::format("{}: {} from figures and {} from cards make {}.", who, number_at(event, "figures"),
                       number_at(event, "cards"), number_at(event, "total"));
  }
  if (kind == "battle_won") return fmt::format("{} wins the battle for {}.", who, place);
  if (kind == "battle_tied") return fmt::format("The battle for {} is a tie: everybody loses.", place);
  if (kind == "figure_destroyed") return fmt::format("{} loses {} in {}.", who, figure, place);
  if (kind == "figure_saved") return fmt::format("{} saves {} in {}.", who, figure, place);
  if (kind == "witch_retreated") return fmt::format("{}'s Volur Witch flees to Yggdrasil.", who);
  if (kind == "card_returned") return fmt::format("{} takes {} back.", who, card);
  if (kind == "card_taken")
    return fmt::format("{} takes {} from {}.", clan(view, number_at(event, "by", -1)), card, who);
  if (kind == "pillaged") return pillaged(who, event);

  // Stats, Glory and Rage; what an action costs is told with the action
  if (kind == "stat_raised")
    return fmt::format("{} raises {} to step {}.", who, stat_name(text_at(event, "stat")),
                       number_at(event, "step"));
  if (kind == "glory") return gained(who, event);
  if (kind == "rage" && number_at(event, "amount") > 0) {
    return fmt::format("{} gains {} Rage, now {}.", who, number_at(event, "amount"),
                       number_at(event, "rage"));
  }
  return {};
}

}  // namespace ravenhall::cli
