// The table of Raiders: coast, village, offerings, sheets, the raid that is going on, the final standing.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/json_read.hpp"
#include "cli/play/raiders_screen.hpp"
#include "cli/play/raiders_words.hpp"

namespace ravenhall::cli {

using namespace raiders_words;

namespace raiders_view {

const Json& player_at(const Json& view, int seat) {
  return seat < 0 ? nothing() : item(at(view, "players"), static_cast<std::size_t>(seat));
}
const Json& settlement_at(const Json& view, std::string_view id) {
  return item_with(at(view, "settlements"), "id", id);
}

std::string seat_text(int seat) {
  constexpr std::array<std::string_view, 4> names{"Red", "Blue", "Yellow", "Green"};
  return seat >= 0 && seat < 4 ? std::string(names[static_cast<std::size_t>(seat)]) : "Nobody";
}

std::string missing_text(const Json& settlement) {
  const Json& missing = at(at(settlement, "yours"), "missing");
  std::vector<std::string> parts;
  if (number_at(missing, "crew") > 0) parts.push_back(fmt::format("{} crew", number_at(missing, "crew")));
  if (number_at(missing, "provisions") > 0)
    parts.push_back(amount_text(number_at(missing, "provisions"), "provisions"));
  if (number_at(missing, "gold") > 0) parts.push_back(fmt::format("{} gold", number_at(missing, "gold")));
  if (flag_at(missing, "worker")) parts.emplace_back("the worker");
  if (flag_at(missing, "set")) parts.emplace_back("plunder");
  return joined(parts, ", ");
}

std::string amounts_text(const Json& amounts) {
  std::vector<std::string> parts;
  for (const auto& [what, amount] : amounts.items()) {
    if (number_of(amount) > 0) parts.push_back(amount_text(number_of(amount), what));
  }
  return joined(parts, ", ");
}

}  // namespace raiders_view

using namespace raiders_view;

std::string RaidersScreen::player(int seat) const {
  constexpr std::array<Paint, 4> paints{Paint::red, Paint::blue, Paint::yellow, Paint::green};
  const std::string name = seat_text(seat);
  return seat >= 0 && seat < 4 ? style_.paint(name, paints[static_cast<std::size_t>(seat)]) : name;
}

std::string RaidersScreen::seat_name(const Json& view, Seat seat) const {
  static_cast<void>(view);
  return player(index(seat));
}

std::string RaidersScreen::worker(std::string_view colour) const {
  if (colour.empty()) return "-";
  return style_.paint(colour, colour == "white" ? Paint::bold : colour == "grey" ? Paint::cyan : Paint::dim);
}

std::string RaidersScreen::coast(const Json& view) const {
  std::string out = style_.paint("Coast", Paint::bold) + "\n";
  for (const Json& place : at(view, "settlements")) {
    std::vector<std::string> colours;
    for (const Json& colour : at(place, "workers")) colours.push_back(text_of(colour));
    std::vector<std::string> tiers;
    for (const Json& tier : at(place, "tiers")) {
      tiers.push_back(number_at(place, "dice") == 0
                          ? fmt::format("{} VP", number_at(tier, "vp"))
                          : fmt::format("{}: {} VP", number_at(tier, "strength"), number_at(tier, "vp")));
    }
    const int gold = number_at(place, "gold");
    out += fmt::format("  {} crew {}, {}{}, {}; {}{}\n",
                       padded(text_at(place, "id") + " " + text_at(place, "type"), 13),
                       number_at(place, "crew"), amount_text(number_at(place, "provisions"), "provisions"),
                       gold > 0 ? fmt::format(", {} gold", gold) : "", joined(colours, " or "),
                       number_at(place, "dice") > 0 ? fmt::format("{} dice, ", number_at(place, "dice")) : "",
                       joined(tiers, ", "));
    for (const Json& space : at(place, "spaces")) {
      if (at(space, "set").is_null()) continue;
      out += fmt::format("       {}: {}, {} worker\n", number_at(space, "number"),
                         amounts_text(at(space, "set")), worker(text_at(space, "worker")));
    }
    if (at(place, "yours").is_null() || number_at(place, "left") == 0) continue;
    const std::string missing = missing_text(place);
    out += "       " +
           (missing.empty() ? style_.paint("you can raid it", Paint::green)
                            : style_.paint("missing: " + missing, Paint::dim)) +
           "\n";
  }
  return out;
}

std::string RaidersScreen::village(const Json& view) const {
  std::string out = style_.paint("Village", Paint::bold) + "\n";
  for (const Json& building : at(view, "village")) {
    const std::string key = text_at(building, "building");
    out += fmt::format("  {} {} {}\n", padded(building_name(key), 12),
                       padded(worker(text_at(building, "worker")), 6),
                       style_.paint(building_action(key), Paint::dim));
  }
  return out;
}

std::string RaidersScreen::offerings(const Json& view) const {
  const Json& all = at(view, "offerings");
  std::vector<std::string> open;
  for (const Json& tile : at(all, "open")) {
    if (tile.is_null()) continue;
    open.push_back(fmt::format("{} ({}): {} VP", text_at(tile, "tile"), amounts_text(at(tile, "cost")),
                               number_at(tile, "vp")));
  }
  const Json& supply = at(view, "supply");
  return fmt::format(
      "{} {}; {} in the stack\n{} silver {}, provisions {}, gold {}, iron {}, livestock {}; deck {}, "
      "discards {}\n",
      style_.paint("Offerings", Paint::bold), joined(open, "; "), number_at(all, "stack"),
      style_.paint("Supply", Paint::bold), number_at(supply, "silver"), number_at(supply, "provisions"),
      number_at(supply, "gold"), number_at(supply, "iron"), number_at(supply, "livestock"),
      number_at(at(view, "deck"), "size"), number_at(at(view, "discard"), "size"));
}

std::string RaidersScreen::sheets(const Json& view) const {
  std::string out;
  for (const Json& sheet : at(view, "players")) {
    const int seat = number_at(sheet, "seat", -1);
    std::vector<std::string> crew;
    for (const Json& card : at(sheet, "crew")) {
      crew.push_back(fmt::format("{} {}", card_name(text_at(card, "card")), number_at(card, "strength")));
    }
    out += fmt::format(
        "{} {} VP, {} worker, silver {}, provisions {}, gold {}, iron {}, livestock {}, armour {}, valkyries "
        "{}\n",
        padded(player(seat), 6), number_at(sheet, "vp"), worker(text_at(sheet, "worker")),
        number_at(sheet, "silver"), number_at(sheet, "provisions"), number_at(sheet, "gold"),
        number_at(sheet, "iron"), number_at(sheet, "livestock"), number_at(sheet, "armour"),
        number_at(sheet, "valkyries"));
    out += fmt::format("       crew: {}; {} cards in hand, {} offerings\n",
                       crew.empty() ? "nobody" : joined(crew, ", "), number_at(sheet, "hand_size"),
                       at(sheet, "tiles").size());
  }
  return out;
}

std::string RaidersScreen::card_line(const Json& view, std::string_view key) const {
  const std::string hall = hall_side(key);
  const bool older = text_at(at(view, "options"), "cards") == "preprod";
  return fmt::format("{} ({}) {}{}", style_.paint(card_name(key), Paint::bold), card_facts(key, older),
                     crew_side(key), hall.empty() ? "" : style_.paint("  Town Hall: " + hall, Paint::dim));
}

std::string RaidersScreen::hand(const Json& view, const Json& /*open*/) const {
  const Json& cards = at(player_at(view, viewer(view)), "hand");
  if (!cards.is_array() || cards.empty()) return "Your hand is empty.\n";
  std::string out = style_.paint("Your hand", Paint::bold) + "\n";
  for (const Json& card : cards) out += "  " + card_line(view, text_of(card)) + "\n";
  return out;
}

std::string RaidersScreen::raid(const Json& view) const {
  const Json& now = at(view, "raid");
  if (now.is_null()) return "";
  std::vector<std::string> lines;
  for (const Json& line : at(now, "lines")) {
    const std::string what = text_at(line, "what");
    const std::string name = what == "card"      ? card_name(text_at(line, "card"))
                             : what == "ability" ? card_name(text_at(line, "card")) + "'s ability"
                                                 : what;
    lines.push_back(fmt::format("{} {}", name, number_at(line, "amount")));
  }
  std::string out = fmt::format("{} raids {}. ", player(number_at(now, "seat", -1)),
                                settlement_name(text_at(now, "settlement")));
  if (!lines.empty())
    out += fmt::format("Strength {} ({}). ", number_at(now, "strength"), joined(lines, " + "));
  if (flag_at(now, "scored"))
    out += fmt::format("{} VP. ", number_at(now, "tier_vp") + number_at(now, "crew_vp"));
  if (number_at(now, "valkyries_left") > 0)
    out += fmt::format("Valkyries still to come: {}.", number_at(now, "valkyries_left"));
  return wrapped(out, 110, "") + "\n";
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
  std::string out = "The end. Final standing:\n";
  for (const Json& sheet : at(view, "players")) {
    const int seat = number_at(sheet, "seat", -1);
    std::vector<std::string> parts;
    for (const auto& source : at(sheet, "sources").items()) {
      if (number_of(source.value()) > 0)
        parts.push_back(fmt::format("{} {}", source_name(source.key()), number_of(source.value())));
    }
    out += fmt::format("  {}. {} {} VP ({})\n",
                       number_of(item(at(outcome, "ranks"), static_cast<std::size_t>(std::max(seat, 0)))),
                       padded(player(seat), 6), number_at(sheet, "vp"), joined(parts, ", "));
  }
  std::vector<std::string> winners;
  for (const Json& seat : at(outcome, "winners")) winners.push_back(player(number_of(seat, -1)));
  return out + (winners.size() > 1 ? "A shared victory of " : "The victory is ") + joined(winners, " and ") +
         (winners.size() > 1 ? "." : "'s.");
}

}  // namespace ravenhall::cli
