// What happened in Raiders, in sentences.
#include <fmt/format.h>

#include "cli/play/json_read.hpp"
#include "cli/play/raiders_screen.hpp"
#include "cli/play/raiders_words.hpp"

namespace ravenhall::cli {

using namespace raiders_words;
using namespace raiders_view;

std::string RaidersScreen::sentence(const Json& view, const Json& event) const {
  static_cast<void>(view);
  const std::string kind = text_at(event, "kind");
  const std::string who = player(number_at(event, "actor", -1));
  const std::string whom = player(number_at(event, "seat", -1));
  const std::string card_key = text_at(event, "card");
  const std::string card = card_key.empty() ? "a card" : card_name(card_key);
  const std::string building = building_name(text_at(event, "building"));
  const std::string resource = text_at(event, "resource");
  const int amount = number_at(event, "amount");

  // Set-up and course
  if (kind == "rolled_for_first")
    return fmt::format("{} rolls {} and {} for the first turn.", who, number_at(event, "die1"),
                       number_at(event, "die2"));
  if (kind == "first_player") return fmt::format("{} begins.", whom);
  if (kind == "dealt" || kind == "drawn") return fmt::format("{} draws {}.", who, card);
  if (kind == "kept" && !card_key.empty()) return fmt::format("{} keeps {}.", who, card);
  if (kind == "deck_reached_under") return "The deck is down to the cards put under it.";
  if (kind == "reshuffled") return "The discards are shuffled into a new deck.";
  if (kind == "last_round")
    return style_.paint(fmt::format("The last round: {}.", trigger_name(text_at(event, "trigger"))),
                        Paint::bold);

  // Village
  if (kind == "placed")
    return fmt::format("{} places a {} worker in the {}.", who, text_at(event, "worker"), building);
  if (kind == "taken")
    return fmt::format("{} takes the {} worker from the {}.", who, text_at(event, "worker"), building);
  if (kind == "gained") return fmt::format("{} gets {}.", who, amount_text(amount, resource));
  if (kind == "paid") return fmt::format("{} pays {}.", who, amount_text(amount, resource));
  if (kind == "lost") return fmt::format("{} loses {}.", who, amount_text(amount, resource));
  if (kind == "surplus")
    return fmt::format("{} returns {} above the limit.", who, amount_text(amount, resource));
  if (kind == "played") return fmt::format("{} plays {}: {}", who, card, hall_side(card_key));
  if (kind == "hired") return fmt::format("{} hires {} for {} silver.", who, card, number_at(event, "cost"));
  if (kind == "dismissed") return fmt::format("{} leaves {}'s crew.", card, who);
  if (kind == "discarded") return fmt::format("{} discards {}.", who, card);
  if (kind == "armour") return fmt::format("{}'s armour is {} now.", who, number_at(event, "armour"));
  if (kind == "offered") return fmt::format("{} makes an offering ({}).", who, text_at(event, "tile"));
  if (kind == "copied") return fmt::format("{} uses the {} through the Merchant.", who, building);
  if (kind == "swapped")
    return fmt::format("{}'s worker and the one in the {} change places.", whom, building);
  if (kind == "robbed") return fmt::format("{} takes {} from {}.", who, amount_text(amount, resource), whom);
  if (kind == "recalled") return fmt::format("{} takes {} back into the hand.", who, card);
  if (kind == "enlisted") return fmt::format("{} joins {}'s crew for nothing.", card, who);
  if (kind == "tiles_buried") return "The open offerings go under the stack.";
  if (kind == "exchange_declared")
    return fmt::format("{} and {} exchange {}.", who, whom, amount_text(number_at(event, "cards"), "cards"));
  if (kind == "card_given" && !card_key.empty())
    return fmt::format("{} gives {} to {}.", who, card, player(number_at(event, "to", -1)));
  if (kind == "handed_over") return fmt::format("{} hands over {}.", who, amount_text(1, resource));

  // Raids
  if (kind == "raided")
    return style_.paint(fmt::format("{} raids {}!", seat_text(number_at(event, "actor", -1)),
                                    settlement_name(text_at(event, "settlement"))),
                        Paint::bold);
  if (kind == "rolled") {
    const int second = number_at(event, "die2");
    return second == 0 ? fmt::format("{} rolls {}.", who, number_at(event, "die1"))
                       : fmt::format("{} rolls {} and {}.", who, number_at(event, "die1"), second);
  }
  if (kind == "rerolled") return fmt::format("The Brawler rolls {}.", number_at(event, "face"));
  if (kind == "strength")
    return fmt::format("Strength {}: dice {}, crew {}, abilities {}, armour {}.", number_at(event, "total"),
                       number_at(event, "dice"), number_at(event, "crew"), number_at(event, "abilities"),
                       number_at(event, "armour"));
  if (kind == "vp")
    return fmt::format("{} scores {} VP ({}).", who, amount,
                       card_key.empty() ? source_name(text_at(event, "source")) : card);
  if (kind == "plundered")
    return fmt::format("{} takes {} and a {} worker.", who, set_text(text_at(event, "set")),
                       text_at(event, "worker"));
  if (kind == "fell") return fmt::format("A valkyrie takes {}'s {}.", who, card);
  if (kind == "valkyrie_ignored") return "A valkyrie finds nobody to take.";
  if (kind == "returned_to_hand") return fmt::format("{} returns to {}'s hand.", card, who);
  if (kind == "avenged") return fmt::format("The Avenger turns on {}.", whom);
  if (kind == "final_score") return fmt::format("{} ends with {} VP.", who, number_at(event, "vp"));
  return "";
}

}  // namespace ravenhall::cli
