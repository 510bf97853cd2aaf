// The cards of Fury of Dracula, of whatever kind: names, texts, when they are used.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/dracula_screen.hpp"
#include "cli/play/json_read.hpp"
#include "cli/words/letters.hpp"
#include "games/dracula/facts.hpp"

namespace ravenhall::cli::dracula_play {

const Json& printed() {
  static const Json kFacts = ravenhall::dracula::printed_facts();
  return kFacts;
}

// Keys are unique over all kinds.
std::string_view DraculaScreen::card_kind(std::string_view key) const {
  constexpr std::array<std::string_view, 7> kKinds{"item",      "ticket", "event", "omen",
                                                   "encounter", "combat", "power"};
  if (key.empty() || key == "none") return "";
  for (const OperandKind& kind : notation_->kinds) {
    if (std::find(kKinds.begin(), kKinds.end(), kind.name) == kKinds.end()) continue;
    if (std::find(kind.values.begin(), kind.values.end(), key) != kind.values.end()) return kind.name;
  }
  return "";
}

Name DraculaScreen::card(std::string_view key) const {
  const std::string_view kind = card_kind(key);
  return kind.empty() ? name("hidden", "card") : name(kind, key);
}

Names DraculaScreen::cards(const Json& keys) const {
  Names all;
  for (const Json& key : keys) all.push_back(card(text_of(key)));
  return all;
}

std::string DraculaScreen::card_name(std::string_view key) const {
  const std::string text = say(card(key).key);
  return card_kind(key) == "ticket" ? say(own("ticket"), {{"numbers", text}}) : text;
}

std::string DraculaScreen::card_names(const Json& keys) const {
  std::vector<std::string> all;
  for (const Json& key : keys) all.push_back(card_name(text_of(key)));
  return joined(all, ", ");
}

std::string DraculaScreen::card_text(std::string_view key) const {
  const std::string_view kind = card_kind(key);
  if (kind.empty()) return "";
  if (kind == "ticket") {
    const Json& fact = item_with(at(printed(), "tickets"), "key", key);
    return say(this->key("ticket-text"),
               {{"white", number_at(fact, "white")}, {"yellow", number_at(fact, "yellow")}});
  }
  const std::string text = say(this->key(fmt::format("{}-{}-text", kind, key)));
  if (!flag_at(item_with(at(printed(), "encounters"), "key", key), "matures")) return text;
  const std::string matured = say(this->key(fmt::format("encounter-{}-matured", key)));
  return text + " " + say(this->key("matured"), {{"text", matured}});
}

std::string DraculaScreen::card_moment(std::string_view key) const {
  for (const std::string_view pile : {"events", "omens"}) {
    const Json& fact = item_with(at(printed(), pile), "key", key);
    if (fact.is_null()) continue;
    const std::string moment = this->key("moment-" + text_at(fact, "moment"));
    const bool now = flag_at(fact, "at_once") && words_->has(moment + "-now");
    return say(now ? moment + "-now" : moment);
  }
  return "";
}

std::string DraculaScreen::card_line(std::string_view key) const {
  std::string note = card_moment(key);
  if (const Json& symbols = at(item_with(at(printed(), "items"), "key", key), "cancels"); !symbols.empty())
    note = say(this->key("scene-cancels"), {{"symbols", cards(symbols)}});
  return fmt::format("{}{}: {}", style_.paint(card_name(key), Paint::bold),
                     note.empty() ? "" : " (" + note + ")", card_text(key));
}

}  // namespace ravenhall::cli::dracula_play
