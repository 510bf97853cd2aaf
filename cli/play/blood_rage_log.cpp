// What happened in Blood Rage, in sentences. Keys only; the words are in web/locales/*/blood-rage.ftl.
#include <algorithm>
#include <array>

#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/json_read.hpp"

namespace ravenhall::cli {

using namespace blood_rage_view;

namespace {

// What is known or told otherwise: the price of an action stands in its own sentence.
bool goes_without_saying(const std::string& kind, const Json& event) {
  constexpr std::array<std::string_view, 4> kUnwritten{"dealt", "token_placed", "rage_refilled",
                                                       "packets_passed"};
  if (std::find(kUnwritten.begin(), kUnwritten.end(), kind) != kUnwritten.end()) return true;
  if (kind == "kept" && at(event, "card").is_null()) return true;
  return kind == "rage" && number_at(event, "amount") < 0;
}

}  // namespace

std::string BloodRageScreen::sentence(const Json& view, const Json& event) const {
  const std::string kind = text_at(event, "kind");
  if (goes_without_saying(kind, event)) return "";
  Args args = event_arguments(view, event);
  if (const int actor = number_at(event, "actor", -1); actor >= 0)
    args.emplace_back("clan", seat(view, actor));
  if (kind == "battle_began")
    args.insert(args.begin(), {"clans", static_cast<int>(at(event, "clans").size())});
  args.emplace_back("card", name("card", "hidden"));  // where the event does not tell it
  args.emplace_back("kept", name("card", "hidden"));
  args.emplace_back("figure", name("figure", "unknown"));
  const std::string text = say(key("event-" + kind), args);
  const std::string card = text_at(event, "card");
  if (kind == "age_began") {
    const std::string line = style_.plain ? "---" : "═══";
    return style_.paint(line + " " + text + " " + line, Paint::bold);
  }
  if (kind == "phase_began") return style_.paint((style_.plain ? "-- " : "── ") + text, Paint::cyan);
  if (kind == "game_over" || kind == "pillage_declared") return style_.paint(text, Paint::bold);
  if (kind == "upgraded" || kind == "text_acts") return text + " " + say(key("card-" + card + "-text"));
  if (kind == "card_revealed" || kind == "late_card") return text + aside(card_facts(view, card));
  return text;
}

std::string BloodRageScreen::in_lines(const std::string& sentence) const {
  return hanging(sentence, width_, "  ");
}

}  // namespace ravenhall::cli
