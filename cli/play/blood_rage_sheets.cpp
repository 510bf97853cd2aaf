// Clan sheets, cards, draft, battle and the final standing of Blood Rage.
#include <fmt/format.h>

#include <algorithm>

#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/blood_rage_words.hpp"
#include "cli/play/json_read.hpp"

namespace ravenhall::cli {

using namespace blood_rage_words;

namespace blood_rage_view {

const Json& clan_at(const Json& view, int seat) {
  return seat < 0 ? nothing() : item(at(view, "clans"), static_cast<std::size_t>(seat));
}

const Json& place_at(const Json& view, std::string_view id) {
  const Json& province = item_with(at(view, "provinces"), "id", id);
  return province.is_null() ? item_with(at(view, "fjords"), "id", id) : province;
}

int figures_of(const Json& place, int seat) {
  int count = 0;
  for (const Json& group : at(place, "figures")) {
    if (number_at(group, "seat", -1) == seat) count += number_at(group, "count", 1);
  }
  return count;
}

std::string with_article(std::string_view figure) {
  if (figure.empty()) return "";
  if (figure == "leader") return "the Leader";
  return (figure == "warrior" ? "a " : "the ") + figure_name(figure);
}

std::string sheet_name(const Json& view, int seat) {
  if (seat < 0) return "Fate";
  const std::string key = text_at(clan_at(view, seat), "clan");
  return key.empty() ? fmt::format("Seat {}", seat) : clan_name(key);
}

std::string card_facts(const Json& view, std::string_view key) {
  using blood_rage::Kind;
  const auto* row = find_card(key);
  if (row == nullptr) return {};
  const int value = number_at(at(view, "values"), key, row->value);
  if (row->kind == Kind::battle)
    return fmt::format("battle +{}", row->text == blood_rage::Text::sight ? "X" : std::to_string(value));
  if (row->kind == Kind::quest) return fmt::format("quest, {} Glory", value);
  return fmt::format("{} upgrade, {} Rage", name_of(row->kind), row->cost) +
         (row->kind == Kind::clan ? "" : fmt::format(", strength {}", value));
}

}  // namespace blood_rage_view

using namespace blood_rage_view;

namespace {

// "8w L ship": figures of one clan by kind.
std::string figure_counts(const Json& counts) {
  std::vector<std::string> parts;
  if (!counts.is_object()) return {};
  for (const auto& [figure, count] : counts.items()) {
    const int many = number_of(count);
    if (many > 0) parts.push_back((many > 1 ? std::to_string(many) : "") + short_figure_name(figure));
  }
  return joined(parts, " ");
}

std::string names_of(const Json& keys) {
  std::vector<std::string> names;
  for (const Json& key : keys) {
    if (key.is_string()) names.push_back(card_name(text_of(key)));
  }
  return joined(names, ", ");
}

}  // namespace

std::string BloodRageScreen::painted(const Json& view, int seat, std::string_view text) const {
  const std::string key = text_at(clan_at(view, seat), "clan");
  if (key == "wolf") return style_.paint(text, Paint::red);
  if (key == "raven") return style_.paint(text, Paint::blue);
  if (key == "serpent") return style_.paint(text, Paint::yellow);
  if (key == "bear") return style_.paint(text, Paint::brown);
  return std::string(text);
}

std::string BloodRageScreen::clan(const Json& view, int seat) const {
  return painted(view, seat, sheet_name(view, seat));
}

std::string BloodRageScreen::seat_name(const Json& view, Seat seat) const {
  return clan(view, is_player(seat) ? index(seat) : -1);
}

std::string BloodRageScreen::sheets(const Json& view) const {
  std::string out;
  const Json& clans = at(view, "clans");
  for (int seat = 0; seat < static_cast<int>(clans.size()); ++seat) {
    const Json& sheet = clan_at(view, seat);
    const Json& stats = at(sheet, "stats");
    const auto stat = [&](std::string_view name) { return number_at(at(stats, name), "value"); };
    out += padded(clan(view, seat), 8) +
           fmt::format("{:>3} Glory  {:>2} Rage of {:<2}  Axes {}  Horns {}/{}  hand {}  quests {}",
                       number_at(sheet, "glory"), number_at(sheet, "rage"), stat("rage"), stat("axes"),
                       number_at(sheet, "figures_on_map"), stat("horns"), number_at(sheet, "hand_size"),
                       at(sheet, "quests").size());
    if (flag_at(sheet, "passed")) out += style_.paint("  passed", Paint::dim);
    if (number_at(view, "first", -1) == seat) out += style_.paint("  first player", Paint::dim);
    if (seat == viewer(view)) out += style_.paint("  (you)", Paint::bold);
    out += '\n';
    std::vector<std::string> details;
    if (const auto reserve = figure_counts(at(sheet, "reserve")); !reserve.empty())
      details.push_back("reserve " + reserve);
    if (const auto dead = figure_counts(at(sheet, "valhalla")); !dead.empty())
      details.push_back("Valhalla " + dead);
    if (const auto upgrades = names_of(at(sheet, "slots")); !upgrades.empty())
      details.push_back("upgrades: " + upgrades);
    if (!details.empty())
      out += wrapped(style_.paint(joined(details, " | "), Paint::dim), 100, "        ") + '\n';
  }
  return out;
}

std::string BloodRageScreen::short_card(const Json& view, std::string_view key) const {
  const auto* row = find_card(key);
  if (row == nullptr) return card_name(key);
  const bool fights = row->kind == blood_rage::Kind::battle;
  const Paint paint = fights ? Paint::red : row->kind == blood_rage::Kind::quest ? Paint::green : Paint::cyan;
  return fmt::format("{} ({})", style_.paint(card_name(key), paint), card_facts(view, key));
}

std::string BloodRageScreen::card_line(const Json& view, std::string_view key) const {
  return hanging(short_card(view, key) + ": " + card_effect(key), 98, "     ");
}

std::string BloodRageScreen::card_list(const Json& view, const Json& keys) const {
  std::string out;
  for (const Json& key : keys) {
    if (key.is_string()) out += "  - " + card_line(view, text_of(key)) + '\n';
  }
  return out;
}

std::string BloodRageScreen::hand(const Json& view, const Json& /*open*/) const {
  const Json& sheet = clan_at(view, viewer(view));
  std::string out =
      fmt::format("Your hand ({}):\n", at(sheet, "hand").size()) + card_list(view, at(sheet, "hand"));
  if (!at(sheet, "quests").empty()) out += "Your quests, face down: " + names_of(at(sheet, "quests")) + ".\n";
  return out;
}

std::string BloodRageScreen::table(const Json& view) const {
  const Json& doom = at(view, "doom");
  std::vector<std::string> burning;
  for (std::size_t i = 0; i < doom.size(); ++i)
    burning.push_back(fmt::format("{} {}", i + 1, place_name(text_of(doom[i]))));
  std::string out =
      style_.paint(fmt::format("Age {}, {}", number_at(view, "age"), phase_name(text_at(view, "phase"))),
                   Paint::bold) +
      style_.paint("   Ragnarok by Age: " + joined(burning, ", "), Paint::dim) + '\n';
  out += board(view) + sheets(view);
  // The cards in short; `hand` shows their texts.
  const Json& sheet = clan_at(view, viewer(view));
  std::vector<std::string> cards;
  for (const Json& key : at(sheet, "hand")) cards.push_back(short_card(view, text_of(key)));
  if (!cards.empty()) out += hanging("Hand: " + joined(cards, ", "), 98, "  ") + '\n';
  if (!at(sheet, "quests").empty())
    out += hanging("Quests laid: " + names_of(at(sheet, "quests")), 98, "  ") + '\n';
  out.pop_back();
  return out;
}

// Only what is left of the packet is in the menu below; what was kept stands here.
std::string BloodRageScreen::draft(const Json& view) const {
  const Json& sheet = clan_at(view, viewer(view));
  const Json& draft = at(view, "draft");
  const std::string kept = names_of(at(sheet, "hand"));
  std::string out = style_.paint(fmt::format("Gods' Gifts of Age {}, round {} of {}.", number_at(view, "age"),
                                             number_at(draft, "round") + 1, number_at(draft, "rounds", 6)),
                                 Paint::bold);
  if (!kept.empty()) out += "\n" + wrapped("In hand: " + kept + ".", 98, "");
  return out;
}

std::string BloodRageScreen::battle(const Json& view) const {
  const Json& fight = at(view, "battle");
  if (!fight.is_object()) return {};
  const std::string where = text_at(fight, "where");
  const Json& place = place_at(view, where);
  std::string out =
      style_.paint(fmt::format("{} for {} ({})", flag_at(fight, "challenge") ? "Challenge" : "Pillage",
                               place_name(where), reward_name(text_at(place, "reward"))),
                   Paint::bold);
  out += ", called by " + clan(view, number_at(fight, "pillager", -1));
  const int villages = number_at(place, "villages");
  int taken = 0;
  for (const Json& group : at(place, "figures")) taken += number_at(group, "count", 1);
  if (villages > 0) out += fmt::format("; {} of {} villages free", villages - taken, villages);
  const Json& strength = at(place, "strength");
  for (std::size_t i = 0; i < strength.size(); ++i) {
    const int seat = static_cast<int>(i);
    if (number_of(strength[i]) == 0 && figures_of(place, seat) == 0) continue;
    const Json& sheet = clan_at(view, seat);
    out += fmt::format("\n  {} strength {}, {} in hand", padded(clan(view, seat), 8), number_of(strength[i]),
                       number_at(sheet, "hand_size"));
    const std::string figures = clan_figures(view, at(place, "figures"), seat, false);
    if (!figures.empty()) out += ": " + figures;
    if (seat != viewer(view)) {
      if (const std::string seen = names_of(at(sheet, "seen")); !seen.empty())
        out += style_.paint("; was seen to hold " + seen, Paint::dim);
    }
  }
  if (flag_at(fight, "open")) {
    for (const Json& played : at(fight, "cards")) {
      const std::string card = text_at(played, "card");
      if (!card.empty())
        out += fmt::format("\n  {} played {} ({})", padded(clan(view, number_at(played, "seat", -1)), 8),
                           card_name(card), card_facts(view, card));
    }
  }
  return out;
}

std::string BloodRageScreen::situation(const Json& view) {
  const std::string kind = question_kind(view);
  if (kind == "action") return "\n" + table(view);
  if (kind == "draft") {
    const bool first = number_at(at(view, "draft"), "round") == 0;
    return "\n" + (first ? table(view) + "\n" : "") + draft(view);
  }
  if (at(view, "battle").is_object()) return "\n" + battle(view);
  return {};
}

std::string BloodRageScreen::result(const Json& view, const Outcome& /*outcome*/) const {
  const Json& clans = at(view, "clans");
  std::vector<int> order;
  for (int i = 0; i < static_cast<int>(clans.size()); ++i) order.push_back(i);
  const auto glory = [&](int seat) { return number_at(clan_at(view, seat), "glory"); };
  std::sort(order.begin(), order.end(),
            [&](int a, int b) { return glory(a) != glory(b) ? glory(a) > glory(b) : a < b; });
  std::string out = style_.paint("The end of the world. Glory:", Paint::bold);
  for (const int seat : order) {
    std::vector<std::string> sources;
    const Json& from = at(clan_at(view, seat), "sources");
    if (from.is_object()) {
      for (const auto& [source, amount] : from.items()) {
        if (number_of(amount) != 0) sources.push_back(fmt::format("{} {}", source, number_of(amount)));
      }
    }
    out += fmt::format("\n  {} {:>4}  {}{}", padded(clan(view, seat), 8), glory(seat),
                       glory(seat) == glory(order[0]) ? style_.paint("victory  ", Paint::green) : "         ",
                       style_.paint(joined(sources, ", "), Paint::dim));
  }
  return out;
}

}  // namespace ravenhall::cli
