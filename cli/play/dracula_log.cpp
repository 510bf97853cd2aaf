// What happened in Fury of Dracula, in sentences.
#include <fmt/format.h>

#include <bit>

#include "cli/play/dracula_screen.hpp"
#include "cli/play/dracula_words.hpp"
#include "cli/play/json_read.hpp"
#include "cli/play/words.hpp"

namespace ravenhall::cli::dracula_play {

namespace game = ravenhall::dracula;

namespace {

// The card of an event; `otherwise` where it is hidden or there is none.
std::string card_of(const Json& event, std::string_view key, std::string_view otherwise = "a card") {
  const std::string name = text_at(event, key);
  return name.empty() || name == "none" ? std::string(otherwise) : card_name(name);
}
std::string place_of(const Json& event, std::string_view key = "place") {
  const std::string name = text_at(event, key);
  return name.empty() || name == "none" ? "" : place_in_text(name);
}
std::string spot_of(const Json& event) {
  const std::string spot = text_at(event, "spot");
  return spot.empty() || spot == "none" ? "" : spot_name(spot);
}
std::string day_of(const Json& event) {
  constexpr std::string_view days[]{"Monday", "Tuesday",  "Wednesday", "Thursday",
                                    "Friday", "Saturday", "Sunday"};
  return std::string(days[static_cast<std::size_t>(number_at(event, "time")) / 2 % 7]);
}
std::string back_of(const Json& event) {
  return text_at(event, "back") == "dracula" ? "a card of Dracula's" : "a hunter card";
}

// "Seward and Mina", of a set of seats as bits.
std::string seats_text(int bits) {
  std::vector<std::string> all;
  for (int seat = 0; seat < game::kSeats; ++seat) {
    if (((static_cast<unsigned>(bits) >> static_cast<unsigned>(seat)) & 1U) != 0)
      all.push_back(seat_text(seat));
  }
  return joined(all, " and ");
}

}  // namespace

std::string DraculaScreen::of_time(std::string_view kind, const Json& event) const {
  const auto head = [&](const std::string& text) { return style_.paint(text, Paint::bold); };
  if (kind == "began") return head("The hunt begins.");
  if (kind == "dawn") return head(fmt::format("Dawn of {}.", day_of(event)));
  if (kind == "day") return head(fmt::format("{}, by day.", day_of(event)));
  if (kind == "dusk") return head(fmt::format("Dusk on {}.", day_of(event)));
  if (kind == "night") return head(fmt::format("The night of {}.", day_of(event)));
  if (kind == "dracula_phase") return head("Dracula's phase.");
  if (kind == "despair")
    return fmt::format("A week has passed: despair {} of {}.", number_at(event, "tokens"),
                       game::kMostDespair);
  if (kind == "game_over")
    return head(text_at(event, "winner") == "dracula" ? "Dracula has won." : "The hunters have won.");
  if (kind == "reshuffled") {
    const int deck = number_at(event, "deck");
    return deck == 0   ? "The discarded items are shuffled into a new deck."
           : deck == 1 ? "Discarded events are shuffled into the deck."
                       : "The discarded encounters are shuffled into a new deck.";
  }
  if (kind == "back_turned") return fmt::format("The next event on the deck is {}.", back_of(event));
  return "";
}

std::string DraculaScreen::of_hunters(std::string_view kind, const Json& event,
                                      const std::string& who) const {
  const int amount = number_at(event, "amount");
  const int damage = number_at(event, "damage");
  if (kind == "passed") return fmt::format("{} does nothing.", who);
  if (kind == "stood_up") return fmt::format("{} stands up again.", who);
  if (kind == "started") return fmt::format("{} begins in {}.", who, place_of(event));
  if (kind == "moved")
    return fmt::format("{} goes from {} to {}.", who, place_of(event, "from"), place_of(event, "to"));
  if (kind == "shifted")
    return fmt::format("{} is moved from {} to {}.", who, place_of(event, "from"), place_of(event, "to"));
  if (kind == "rested") return fmt::format("{} rests.", who);
  if (kind == "delayed") return fmt::format("{} is delayed.", who);
  if (kind == "bats_came") return fmt::format("Bats follow {}.", who);
  if (kind == "bats_left") return fmt::format("The bats come for {}.", who);
  if (kind == "to_hospital") return fmt::format("{} wakes up in the hospital of {}.", who, place_of(event));
  if (kind == "left_hospital") return fmt::format("{} leaves the hospital for {}.", who, place_of(event));
  if (kind == "hurt") return fmt::format("{} suffers {} ({} now).", who, damage_text(amount), damage);
  if (kind == "healed") return fmt::format("{} heals {} ({} left).", who, damage_text(amount), damage);
  if (kind == "bitten") return style_.paint(fmt::format("{} is bitten!", who), Paint::bold);
  if (kind == "bite_healed") return fmt::format("A bite of {} is healed.", who);
  if (kind == "saved") return fmt::format("{} is saved.", who);
  if (kind == "defeated") return style_.paint(fmt::format("{} is defeated!", who), Paint::bold);
  if (kind == "search") return fmt::format("{} searches {}.", who, place_of(event));
  if (kind == "influence") {
    const int now = number_at(event, "influence");
    return amount < 0 ? fmt::format("Influence falls by {} to {}.", -amount, now)
                      : fmt::format("Influence rises by {} to {}.", amount, now);
  }
  if (kind == "dracula_hurt") return fmt::format("Dracula suffers {} ({} now).", damage_text(amount), damage);
  if (kind == "dracula_healed")
    return fmt::format("Dracula heals {} ({} left).", damage_text(amount), damage);
  return "";
}

std::string DraculaScreen::of_cards(std::string_view kind, const Json& event, const std::string& who) const {
  if (kind == "ticket_spent") return fmt::format("{} spends {}.", who, card_of(event, "ticket"));
  if (kind == "ticket_turned")
    return fmt::format("{} turns up {} for the Fast Horses.", who, card_of(event, "ticket"));
  if (kind == "item_drawn") return fmt::format("{} draws {}.", who, card_of(event, "item", "an item"));
  if (kind == "event_drawn") return fmt::format("{} draws {}.", who, card_of(event, "event", "an event"));
  if (kind == "ticket_drawn") return fmt::format("{} draws {}.", who, card_of(event, "ticket", "a ticket"));
  if (kind == "event_buried") return fmt::format("{} is discarded face down.", capital(back_of(event)));
  if (kind == "traded")
    return fmt::format("{} trades {} with {}.", who,
                       flag_at(event, "events") ? "events" : "items and tickets",
                       player(number_at(event, "with", -1)));
  if (kind == "gave") {
    if (at(event, "cards").is_null()) return "";
    const int cards = std::popcount(static_cast<unsigned>(number_at(event, "cards")));
    return fmt::format("{} gives {} {}.", who, player(number_at(event, "to", -1)),
                       cards == 0   ? "nothing"
                       : cards == 1 ? "a card"
                                    : fmt::format("{} cards", cards));
  }
  if (kind == "item_discarded") return fmt::format("{} discards {}.", who, card_of(event, "item"));
  if (kind == "event_discarded") {
    const bool somebodys = number_at(event, "actor", -1) >= 0;  // else it came from the deck
    return somebodys ? fmt::format("{} discards {}.", who, card_of(event, "event"))
                     : fmt::format("Discarded: {}.", card_of(event, "event"));
  }
  if (kind == "ticket_returned")
    return fmt::format("{} returns {}.", who, card_of(event, "ticket", "a ticket"));
  if (kind == "item_opened") return fmt::format("{} keeps {} face up.", who, card_of(event, "item"));
  if (kind == "event_opened") return fmt::format("{} keeps {} face up.", who, card_of(event, "event"));
  if (kind == "item_shown") return fmt::format("{} shows {}.", who, card_of(event, "item"));
  if (kind == "event_shown") return fmt::format("{} shows {}.", who, card_of(event, "event"));
  if (kind == "event_kept") return fmt::format("{} keeps the event.", who);
  if (kind == "played")
    return fmt::format("{} plays {}: {}", who, card_of(event, "event"), card_text(text_at(event, "event")));
  if (kind == "schemed")
    return fmt::format("Dracula plays {}: {}", card_of(event, "omen"), card_text(text_at(event, "omen")));
  if (kind == "ally" || kind == "ally_gone") {
    const std::string name = card_of(event, text_at(event, "event") == "none" ? "omen" : "event");
    const std::string side = text_at(event, "event") == "none" ? "Dracula's ally" : "the hunters' ally";
    return kind == "ally" ? fmt::format("{} is {} now.", name, side)
                          : fmt::format("{} is no longer {}.", name, side);
  }
  if (kind == "cancelled") {
    const bool event_there = !text_at(event, "event").empty() && at(event, "omen").is_null();
    return fmt::format("Cancelled: {}.", card_of(event, event_there ? "event" : "omen"));
  }
  if (kind == "omen_drawn") return fmt::format("Dracula receives {}.", card_of(event, "omen", "an event"));
  if (kind == "omen_kept") return fmt::format("Dracula keeps {}.", card_of(event, "omen", "an event"));
  if (kind == "omen_discarded") return fmt::format("Dracula discards {}.", card_of(event, "omen"));
  if (kind == "omen_shown") return fmt::format("Dracula shows {}.", card_of(event, "omen", "an event"));
  if (kind == "backs_seen") return fmt::format("At the bottom of the deck: {}.", back_of(event));
  return "";
}

std::string DraculaScreen::of_trail(std::string_view kind, const Json& event) const {
  const std::string place = place_of(event);
  const std::string spot = spot_of(event);
  const std::string encounter = card_of(event, "encounter", "an encounter");
  const std::string there =
      spot.empty() ? "" : fmt::format(" {} {}", spot.starts_with("space") ? "on" : "in", spot);
  if (kind == "named") return fmt::format("{} is named.", capital(place));
  if (kind == "not_there") {
    if (!place.empty()) return fmt::format("There is no trace of Dracula in {}.", place);
    return spot.empty() ? "There is no other hideout nearby." : fmt::format("No location lies on {}.", spot);
  }
  if (kind == "answer_region") {
    const std::string region = text_at(event, "region");
    if (region == "none") return "Dracula is at sea.";
    return fmt::format("Dracula is {}in {}.", flag_at(event, "there") ? "" : "not ", region_name(region));
  }
  if (kind == "answer_adjacent") {
    const std::string near = seats_text(number_at(event, "hunters"));
    return near.empty() ? "No hunter is next to Dracula." : fmt::format("Next to Dracula: {}.", near);
  }
  if (kind == "settled")
    return place.empty() ? "Dracula has chosen where he begins."
                         : fmt::format("Dracula begins in {}.", place);
  if (kind == "laid_card") {
    const std::string back = text_at(event, "back");
    if (!place.empty()) return fmt::format("Dracula lays {} on the trail.", place);
    return back == "sea"      ? "Dracula lays a sea card on the trail."
           : back == "castle" ? "Dracula lays the card of his castle on the trail."
                              : "Dracula lays a card on the trail.";
  }
  if (kind == "bat_flew")
    return place.empty() ? "Dracula flies off as a bat."
                         : fmt::format("Dracula flies to {} as a bat.", place);
  if (kind == "power") return fmt::format("Dracula plays {}.", card_of(event, "power"));
  if (kind == "slid") return "The trail slides.";
  if (kind == "location_revealed")
    return style_.paint(fmt::format("{} is turned up{}.", capital(place), there), Paint::bold);
  if (kind == "hide_revealed")
    return spot.empty() ? "Hide is in the location deck." : fmt::format("Hide is turned up on {}.", spot);
  if (kind == "dracula_revealed")
    return style_.paint(fmt::format("Dracula is seen in {}!", place), Paint::bold);
  if (kind == "dracula_hidden") return "Dracula is out of sight.";
  if (kind == "cleared") return fmt::format("{} is cleared.", capital(spot));
  if (kind == "lair_made") return fmt::format("The hideout becomes {}.", spot);
  if (kind == "lair_entered") return fmt::format("Dracula enters {}.", spot);
  if (kind == "no_move") return "Dracula has nowhere to go.";
  if (kind == "encounter_drawn") return fmt::format("Dracula draws {}.", encounter);
  if (kind == "encounter_laid") return fmt::format("Dracula lays {}{}.", encounter, there);
  if (kind == "encounter_revealed") return fmt::format("Turned up{}: {}.", there, encounter);
  if (kind == "encounter_discarded") return fmt::format("Discarded: {}.", encounter);
  if (kind == "encounter_returned")
    return spot.empty() ? fmt::format("Back to Dracula's hand: {}.", encounter)
                        : fmt::format("Back to {}: {}.", spot, encounter);
  if (kind == "encounter_shown") return fmt::format("Dracula shows {}.", encounter);
  if (kind == "matured") return style_.paint(fmt::format("{} matures.", encounter), Paint::bold);
  if (kind == "rumor_laid") return fmt::format("Dracula lays a rumor on {}.", spot);
  if (kind == "rumor_gone") return fmt::format("The rumor on {} is gone.", spot);
  if (kind == "guards_kept") return "Dracula keeps the Szgany Bodyguards.";
  return "";
}

std::string DraculaScreen::of_tokens(std::string_view kind, const Json& event) const {
  const std::string place = place_of(event);
  if (kind == "fog") return fmt::format("Fog falls on {}.", place);
  if (kind == "fog_lifted") return fmt::format("Fog lifts from {}.", place);
  if (kind == "storm") return fmt::format("A storm rises in {}.", place);
  if (kind == "storm_lifted") return fmt::format("The storm in {} is over.", place);
  if (kind == "blocked") return fmt::format("{} is blocked.", capital(line_name(text_at(event, "line"))));
  if (kind == "unblocked")
    return fmt::format("{} is free again.", capital(line_name(text_at(event, "line"))));
  if (kind == "consecrated") return fmt::format("{} is consecrated ground.", place);
  if (kind == "host_token") return fmt::format("A Heavenly Host guards {}.", place);
  if (kind == "hosts_gone") return "The Heavenly Host tokens leave the board.";
  if (kind == "ground_lifted") return fmt::format("{} is consecrated no longer.", place);
  return "";
}

std::string DraculaScreen::of_combat(std::string_view kind, const Json& event, const std::string& who) const {
  const int amount = number_at(event, "amount");
  const int damage = number_at(event, "damage");
  if (kind == "ambush") return fmt::format("An ambush on {}: {}!", who, card_of(event, "encounter"));
  if (kind == "combat")
    return style_.paint(fmt::format("A combat with {} in {}, as {}.",
                                    text_at(event, "foe") == "vampire" ? "a vampire" : "Dracula",
                                    place_of(event), flag_at(event, "night") ? "at night" : "by day"),
                        Paint::bold);
  if (kind == "refused") return "Dracula declines the combat in the fog.";
  if (kind == "combat_card_drawn")
    return fmt::format("Dracula draws {}.", card_of(event, "card", "a combat card"));
  if (kind == "card_chosen") return fmt::format("{} puts down {}.", who, card_of(event, "item"));
  if (kind == "dracula_chose") return fmt::format("Dracula puts down {}.", card_of(event, "card"));
  if (kind == "engaged") return fmt::format("{} is engaged.", who);
  if (kind == "cards_shown") return fmt::format("{} played {}.", who, card_of(event, "item"));
  if (kind == "dracula_card")
    return style_.paint(fmt::format("Dracula played {}.", card_of(event, "card")), Paint::bold);
  if (kind == "card_cancelled") {
    const bool item = text_at(event, "item") != "none";
    return fmt::format("Cancelled: {}.", card_of(event, item ? "item" : "card"));
  }
  if (kind == "card_exchanged") return fmt::format("{} plays {} instead.", who, card_of(event, "item"));
  if (kind == "left_combat") return fmt::format("{} leaves the combat.", who);
  if (kind == "mesmerized") return fmt::format("{} is mesmerized.", who);
  if (kind == "vampire_hurt")
    return fmt::format("The vampire suffers {} ({} now).", damage_text(amount), damage);
  if (kind == "vampire_healed")
    return fmt::format("The vampire heals {} ({} left).", damage_text(amount), damage);
  if (kind == "vampire_defeated") return fmt::format("{} is defeated.", card_of(event, "encounter"));
  if (kind == "combat_over") return "The combat is over.";
  return "";
}

std::string DraculaScreen::sentence(const Json& view, const Json& event) const {
  static_cast<void>(view);
  const std::string kind = text_at(event, "kind");
  const std::string who = player(number_at(event, "actor", -1));
  if (kind == "turn" || kind == "way_found") return "";  // what follows says it
  for (const std::string& text :
       {of_time(kind, event), of_hunters(kind, event, who), of_cards(kind, event, who), of_trail(kind, event),
        of_tokens(kind, event), of_combat(kind, event, who)}) {
    if (!text.empty()) return text;
  }
  return "";
}

std::string DraculaScreen::in_lines(const std::string& sentence) const {
  return hanging(sentence, width_, "  ");
}

}  // namespace ravenhall::cli::dracula_play
