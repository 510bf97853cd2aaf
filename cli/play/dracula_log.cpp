// What happened in Fury of Dracula, in sentences. Keys only; the words are in web/locales/*/dracula.ftl.
#include <algorithm>
#include <array>
#include <bit>

#include "cli/play/dracula_screen.hpp"
#include "cli/play/json_read.hpp"

namespace ravenhall::cli::dracula_play {

namespace {

bool lacks(const Json& event, std::string_view arg) {
  const Json& value = at(event, arg);
  return value.is_null() || text_of(value) == "none";
}

// The argument without which there is only a sentence that keeps the secret.
constexpr std::array<std::pair<std::string_view, std::string_view>, 17> kSecrets{
    {{"item_drawn", "item"},
     {"event_drawn", "event"},
     {"ticket_drawn", "ticket"},
     {"ticket_returned", "ticket"},
     {"omen_drawn", "omen"},
     {"omen_kept", "omen"},
     {"omen_discarded", "omen"},
     {"omen_shown", "omen"},
     {"settled", "place"},
     {"laid_card", "place"},
     {"bat_flew", "place"},
     {"encounter_drawn", "encounter"},
     {"encounter_laid", "encounter"},
     {"encounter_discarded", "encounter"},
     {"combat_card_drawn", "card"},
     {"card_chosen", "item"},
     {"dracula_chose", "card"}}};

// Where one kind of event is told in several ways.
std::string variant(const std::string& kind, const Json& event) {
  for (const auto& [secret, arg] : kSecrets) {
    if (kind == secret) return lacks(event, arg) ? "-hidden" : "";
  }
  if (kind == "influence") return number_at(event, "amount") < 0 ? "-falls" : "";
  if (kind == "ally" || kind == "ally_gone" || kind == "cancelled")
    return lacks(event, "event") ? "-dracula" : "";
  if (kind == "card_cancelled") return lacks(event, "item") ? "-dracula" : "";
  if (kind == "event_discarded") return number_at(event, "actor", -1) >= 0 ? "" : "-deck";
  if (kind == "not_there") return !lacks(event, "place") ? "" : lacks(event, "spot") ? "-near" : "-spot";
  if (kind == "answer_region") return lacks(event, "region") ? "-sea" : "";
  if (kind == "answer_adjacent") return at(event, "hunters").empty() ? "-nobody" : "";
  if (kind == "hide_revealed") return lacks(event, "spot") ? "-deck" : "";
  if (kind == "encounter_returned") return lacks(event, "spot") ? "-hand" : "";
  return "";
}

constexpr std::array<std::string_view, 15> kHeadings{
    "began",           "dawn",   "day",      "dusk",    "night",  "dracula_phase", "combat",
    "game_over",       "bitten", "defeated", "matured", "ambush", "dracula_card",  "location_revealed",
    "dracula_revealed"};

}  // namespace

// What a sentence says and the event only implies.
Args DraculaScreen::implied(const Json& view, const Json& event) const {
  constexpr std::array<std::string_view, 7> kDays{"monday", "tuesday",  "wednesday", "thursday",
                                                  "friday", "saturday", "sunday"};
  constexpr std::array<std::string_view, 3> kDecks{"items", "events", "encounters"};
  const std::string kind = text_at(event, "kind");
  Args args;
  if (at(event, "time").is_number_integer())
    args.emplace_back("day",
                      name("weekday", kDays[static_cast<std::size_t>(number_at(event, "time")) / 2 % 7]));
  if (kind == "despair") args.emplace_back("most", static_cast<int>(ravenhall::dracula::kMostDespair));
  if (kind == "influence") args.emplace_back("amount", std::abs(number_at(event, "amount")));
  if (kind == "reshuffled")
    args.emplace_back(
        "deck", std::string(kDecks[static_cast<std::size_t>(std::clamp(number_at(event, "deck"), 0, 2))]));
  if (kind == "gave") {
    args.emplace_back("n", std::popcount(static_cast<unsigned>(number_at(event, "cards"))));
    args.emplace_back("hunter", seat(view, number_at(event, "to", 1)));
  }
  return args;
}

std::string DraculaScreen::sentence(const Json& view, const Json& event) const {
  const std::string kind = text_at(event, "kind");
  if (kind == "turn" || kind == "way_found") return "";  // what follows says it
  // Who is not told what was given knows of the trade already.
  if (kind == "gave" && at(event, "cards").is_null()) return "";
  Args args = implied(view, event);
  for (auto& [arg, value] : event_arguments(view, event)) args.emplace_back(arg, std::move(value));
  if (const int actor = number_at(event, "actor", -1); actor >= 0)
    args.emplace_back("who", seat(view, actor));
  const std::string text = say(key("event-" + kind + variant(kind, event)), args);
  if (std::find(kHeadings.begin(), kHeadings.end(), kind) != kHeadings.end())
    return style_.paint(text, Paint::bold);
  if (kind == "played") return text + " " + card_text(text_at(event, "event"));
  if (kind == "schemed") return text + " " + card_text(text_at(event, "omen"));
  return text;
}

std::string DraculaScreen::in_lines(const std::string& sentence) const {
  return hanging(sentence, width_, "  ");
}

}  // namespace ravenhall::cli::dracula_play
