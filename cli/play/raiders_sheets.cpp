// Players, hands, the raid that is going on and the final standing of Raiders.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/json_read.hpp"
#include "cli/play/raiders_screen.hpp"
#include "cli/play/words.hpp"
#include "cli/words/letters.hpp"
#include "games/raiders/data.hpp"
#include "games/raiders/facts.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace raiders_view {

const Json& player_at(const Json& view, int seat) {
  return seat < 0 ? nothing() : item(at(view, "players"), static_cast<std::size_t>(seat));
}
const Json& settlement_at(const Json& view, std::string_view id) {
  return item_with(at(view, "settlements"), "id", id);
}
const Json& facts() {
  static const Json kFacts = raiders::printed_facts();
  return kFacts;
}
Json set_of(std::string_view letters) {
  constexpr std::array<std::pair<char, std::string_view>, 4> kinds{
      {{'g', "gold"}, {'i', "iron"}, {'l', "livestock"}, {'v', "valkyrie"}}};
  Json set = Json::object();
  for (const auto& [letter, what] : kinds)
    set[std::string(what)] = static_cast<int>(std::count(letters.begin(), letters.end(), letter));
  return set;
}
int seat_of(std::string_view word) {
  const auto seat = read_number(word, 3);
  return seat ? static_cast<int>(*seat) : -1;
}

}  // namespace raiders_view

using namespace raiders_view;

Name RaidersScreen::seat(const Json& /*view*/, int seat) const {
  constexpr std::array<std::string_view, 4> ships{"red", "blue", "yellow", "green"};
  constexpr std::array<Paint, 4> paints{Paint::red, Paint::blue, Paint::yellow, Paint::green};
  const auto index = static_cast<std::size_t>(std::clamp(seat, 0, 3));
  return painted(name("ship", ships[index]), paints[index]);
}

std::string RaidersScreen::player(int seat) const {
  const Name ship = this->seat(nothing(), seat);
  return ship.before + say(ship.key) + ship.after;
}

std::string RaidersScreen::seat_name(const Json& /*view*/, Seat seat) const {
  return is_player(seat) ? player(index(seat)) : "";
}

std::string RaidersScreen::worker(std::string_view colour) const {
  if (colour.empty()) return "-";
  return style_.paint(called("colour", colour), colour == "white"  ? Paint::bold
                                                : colour == "grey" ? Paint::cyan
                                                                   : Paint::dim);
}

Names RaidersScreen::goods(const Json& amounts) const {
  Names names;
  for (const auto& [what, amount] : amounts.items()) {
    if (number_of(amount) > 0) names.push_back(some(what, number_of(amount)));
  }
  return names;
}

std::string RaidersScreen::listed(const Names& names) const {
  return names.empty() ? called("resource", "nothing") : say(key("number-goods"), {{"what", names}});
}

std::string RaidersScreen::points(int vp) const { return say(own("vp"), {{"n", vp}}); }

std::string RaidersScreen::sheets(const Json& view) const {
  std::string out;
  std::size_t widest = 0;
  for (int seat = 0; seat < 4; ++seat) widest = std::max(widest, columns(player(seat)));
  const std::string indent(widest + 1, ' ');
  for (const Json& sheet : at(view, "players")) {
    const int seat = number_at(sheet, "seat", -1);
    const std::string held = text_at(sheet, "worker");
    std::vector<std::string> crew;
    for (const Json& card : at(sheet, "crew"))
      crew.push_back(
          fmt::format("{} {}", called("card", text_at(card, "card")), number_at(card, "strength")));
    Names owned;
    for (const std::string_view what : {"silver", "provisions", "gold", "iron", "livestock"}) {
      if (const int n = number_at(sheet, what); n > 0) owned.push_back(some(what, n));
    }
    const std::vector<std::string> facts{
        points(number_at(sheet, "vp")),
        say(key("number-worker-" + (held.empty() ? "none" : held))),
        listed(owned),
        fmt::format("{} {}", say(key("armour")), number_at(sheet, "armour")),
        fmt::format("{} {}", say(key("valkyries")), number_at(sheet, "valkyries")),
        fmt::format("{}: {}", say(key("crew")), crew.empty() ? "-" : joined(crew, ", ")),
        fmt::format("{}: {}", say(key("number-hand")), number_at(sheet, "hand_size")),
        fmt::format("{}: {}", say(key("number-tiles")), at(sheet, "tiles").size())};
    const std::string me =
        seat == viewer(view) ? style_.paint(" (" + say("table-you") + ")", Paint::bold) : "";
    out += padded(player(seat), widest + 1) + hanging(joined(facts, "; ") + me, width_, indent) + "\n";
  }
  return out;
}

std::string RaidersScreen::hall_text(const Json& view, std::string_view card) const {
  const std::string hall = key(fmt::format("card-{}-hall", card));
  const bool older = text_at(at(view, "options"), "cards") == "preprod";
  return say(older && words_->has(hall + "-older") ? hall + "-older" : hall);
}

std::string RaidersScreen::card_line(const Json& view, std::string_view card) const {
  const auto* row = row_with(raiders::kCards, card);
  if (row == nullptr) return called("card", card);
  const bool older = text_at(at(view, "options"), "cards") == "preprod";
  const std::string text = fmt::format(
      "{} ({} {}, {}) {} {}", style_.paint(called("card", card), Paint::bold), lower(say(key("strength"))),
      static_cast<int>(row->strength),
      say(some("silver", 0).key, {{"n", static_cast<int>(older ? row->preprod_cost : row->cost)}}),
      say(key(fmt::format("card-{}-crew", card))),
      style_.paint(say(key("half-hall")) + ": " + hall_text(view, card), Paint::dim));
  return hanging(text, width_ - 2, "     ");
}

std::string RaidersScreen::hand(const Json& view, const Json& /*open*/) const {
  const Json& cards = at(player_at(view, viewer(view)), "hand");
  if (!cards.is_array() || cards.empty()) return say("hand-empty") + "\n";
  std::string out = style_.paint(say("hand-label"), Paint::bold) + "\n";
  for (const Json& card : cards) out += "  " + card_line(view, text_of(card)) + "\n";
  return out;
}

std::string RaidersScreen::raid(const Json& view) const {
  const Json& now = at(view, "raid");
  if (now.is_null()) return "";
  std::vector<std::string> lines;
  for (const Json& line : at(now, "lines")) {
    const std::string what = text_at(line, "what");
    const std::string card = text_at(line, "card");
    const std::string named = what == "card"      ? called("card", card)
                              : what == "ability" ? say(own("ability"), {{"card", name("card", card)}})
                                                  : say(key("raid-line-" + what));
    lines.push_back(fmt::format("{} {}", named, number_at(line, "amount")));
  }
  std::string out =
      fmt::format("{}: {}.", player(number_at(now, "seat", -1)),
                  say(key("raid-title"), {{"settlement", name("settlement", text_at(now, "settlement"))}}));
  if (!lines.empty())
    out +=
        fmt::format(" {}: {} = {}.", say(key("strength")), joined(lines, " + "), number_at(now, "strength"));
  if (flag_at(now, "scored"))
    out += " " + points(number_at(now, "tier_vp") + number_at(now, "crew_vp")) + ".";
  if (const int left = number_at(now, "valkyries_left"); left > 0)
    out += " " + say(key("raid-valkyries"), {{"n", left}}) + ".";
  return wrapped(out, width_, "") + "\n";
}

std::string RaidersScreen::table(const Json& view) const {
  return coast(view) + village(view) + offerings(view) + sheets(view) + hand(view, nothing());
}

std::string RaidersScreen::situation(const Json& view) {
  const std::string kind = question_kind(view);
  if (kind == "turn") return table(view);
  if (kind == "keep") return hand(view, nothing());
  return raid(view);
}

std::string RaidersScreen::result(const Json& view, const Outcome& /*outcome*/) const {
  const Json& outcome = at(view, "outcome");
  std::string out = style_.paint(say("term-end"), Paint::bold) + "\n";
  for (const Json& sheet : at(view, "players")) {
    const int seat = number_at(sheet, "seat", -1);
    std::vector<std::string> parts;
    for (const auto& source : at(sheet, "sources").items()) {
      if (number_of(source.value()) > 0)
        parts.push_back(fmt::format("{}: {}", called("source", source.key()), number_of(source.value())));
    }
    out += "  " +
           hanging(
               fmt::format("{}. {}: {} ({})",
                           number_of(item(at(outcome, "ranks"), static_cast<std::size_t>(std::max(seat, 0)))),
                           player(seat), points(number_at(sheet, "vp")), joined(parts, ", ")),
               width_, "     ") +
           "\n";
  }
  std::vector<std::string> winners;
  for (const Json& seat : at(outcome, "winners")) winners.push_back(player(number_of(seat, -1)));
  return out + (winners.size() == 1 ? say("end-won", {{"name", winners[0]}})
                                    : say("end-shared", {{"names", joined(winners, ", ")}}));
}

}  // namespace ravenhall::cli
