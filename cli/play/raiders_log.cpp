// What happened in Raiders, in sentences. Keys only; the words are in web/locales/*/raiders.ftl.
#include <algorithm>
#include <array>

#include "cli/play/json_read.hpp"
#include "cli/play/raiders_screen.hpp"

namespace ravenhall::cli {

using namespace raiders_view;

namespace {

bool is_untold(const std::string& kind, const Json& event) {
  constexpr std::array<std::string_view, 4> kUnwritten{"laid", "dealt", "cards_returned",
                                                       "deck_reached_under"};
  if (std::find(kUnwritten.begin(), kUnwritten.end(), kind) != kUnwritten.end()) return true;
  // Told only to those who may know what it was.
  if (kind == "kept" || kind == "card_chosen" || kind == "card_given") return at(event, "card").is_null();
  return kind == "toll_chosen" && at(event, "resource").is_null();
}

}  // namespace

// What a sentence says and the event only implies.
Args RaidersScreen::implied(const Json& view, const Json& event) const {
  const std::string kind = text_at(event, "kind");
  Args args;
  if (const std::string tile = text_at(event, "tile"); !tile.empty()) {
    const Json& fact = item_with(at(facts(), "tiles"), "key", tile);
    args.emplace_back("vp", number_at(fact, "vp"));
    args.emplace_back("price", goods(at(fact, "cost")));
  }
  if (const std::string resource = text_at(event, "resource"); !resource.empty())
    args.emplace_back("what", some(resource, number_at(event, "amount", 1)));
  if (const std::string space = text_at(event, "space"); !space.empty())
    args.emplace_back("settlement", name("settlement", space.substr(0, space.find('_'))));
  for (const std::string arg : {"worker", "gave", "got"}) {
    if (at(event, arg).is_null()) args.emplace_back(arg, name("colour", "none"));
  }
  if (kind == "turn_began") {
    const int seats = std::max(1, static_cast<int>(at(view, "players").size()));
    args.emplace_back("round", (number_at(event, "turn") - 1) / seats + 1);
  }
  if (kind == "plundered") args.emplace_back("tokens", goods(set_of(text_at(event, "set"))));
  if (kind == "armour") args.emplace_back("way", number_at(event, "by") < 0 ? "down" : "up");
  if (kind == "hired") args.emplace_back("price", some("silver", number_at(event, "cost")));
  args.emplace_back("sum", number_at(event, "die1") + number_at(event, "die2"));
  return args;
}

std::string RaidersScreen::sentence(const Json& view, const Json& event) const {
  const std::string kind = text_at(event, "kind");
  if (is_untold(kind, event)) return "";
  Args args = implied(view, event);
  for (auto& [arg, value] : event_arguments(view, event)) args.emplace_back(arg, std::move(value));
  if (const int actor = number_at(event, "actor", -1); actor >= 0)
    args.emplace_back("ship", seat(view, actor));
  args.emplace_back("card", name("card", "hidden"));  // where the event does not tell it
  const bool one_die = kind == "rolled" && number_at(event, "die2") == 0;
  const std::string text = say(key("event-" + kind + (one_die ? "-one" : "")), args);
  const std::string card = text_at(event, "card");
  if (kind == "turn_began" || kind == "last_round" || kind == "game_over" || kind == "raided")
    return style_.paint(text, Paint::bold);
  return kind == "played" && !card.empty() ? text + " " + hall_text(view, card) : text;
}

std::string RaidersScreen::in_lines(const std::string& sentence) const {
  return hanging(sentence, width_, "  ");
}

}  // namespace ravenhall::cli
