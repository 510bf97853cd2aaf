// Clan sheets, cards, draft, battle and the final standing of Blood Rage.
#include <fmt/format.h>

#include <algorithm>

#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/json_read.hpp"
#include "cli/play/words.hpp"
#include "cli/words/letters.hpp"

namespace ravenhall::cli {

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

int figures_in(const Json& place) {
  int count = 0;
  for (const Json& group : at(place, "figures")) count += number_at(group, "count", 1);
  return count;
}

const blood_rage::CardRow* find_card(std::string_view key) { return row_with(blood_rage::kCards, key); }

}  // namespace blood_rage_view

using namespace blood_rage_view;

std::string BloodRageScreen::card_facts(const Json& view, std::string_view card) const {
  using blood_rage::Kind;
  const auto* row = find_card(card);
  if (row == nullptr) return {};
  const int value = number_at(at(view, "values"), card, row->value);
  const std::string kind = called("kind", name_of(row->kind));
  if (row->kind == Kind::battle)
    return fmt::format("{} +{}", kind, row->text == blood_rage::Text::sight ? "X" : std::to_string(value));
  if (row->kind == Kind::quest) return fmt::format("{}, {}", kind, say(key("number-glory"), {{"n", value}}));
  return fmt::format("{}, {}", kind, say(key("cost"), {{"n", static_cast<int>(row->cost)}})) +
         (row->kind == Kind::clan ? "" : fmt::format(", {} {}", say(key("strength")), value));
}

// "8w L ship": figures of one clan by kind.
std::string BloodRageScreen::figure_counts(const Json& counts) const {
  std::vector<std::string> parts;
  if (!counts.is_object()) return {};
  for (const auto& [figure, count] : counts.items()) {
    if (number_of(count) > 0) parts.push_back(brief_figure(figure, number_of(count)));
  }
  return joined(parts, " ");
}

std::string BloodRageScreen::card_names(const Json& keys) const {
  std::vector<std::string> names;
  for (const Json& key : keys) {
    if (key.is_string()) names.push_back(called("card", text_of(key)));
  }
  return joined(names, ", ");
}

std::string BloodRageScreen::painted(const Json& view, int seat, std::string_view text) const {
  const std::string key = text_at(clan_at(view, seat), "clan");
  if (key == "wolf") return style_.paint(text, Paint::red);
  if (key == "raven") return style_.paint(text, Paint::blue);
  if (key == "serpent") return style_.paint(text, Paint::yellow);
  if (key == "bear") return style_.paint(text, Paint::brown);
  return std::string(text);
}

Name BloodRageScreen::seat(const Json& view, int seat) const {
  const std::string clan = text_at(clan_at(view, seat), "clan");
  Name name = this->name("clan", clan.empty() ? "wolf" : clan);
  const std::string painted = this->painted(view, seat, "?");
  name.before = painted.substr(0, painted.find('?'));
  name.after = painted.substr(painted.find('?') + 1);
  return name;
}

std::string BloodRageScreen::clan(const Json& view, int seat) const {
  return seat < 0 ? "" : painted(view, seat, say(own("clan-" + this->seat(view, seat).id)));
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
    const auto wide = [](int number, int room) { return fmt::format("{:>{}}", number, room); };
    out += padded(clan(view, seat), clan_columns(view)) +
           say(own("sheet"), {{"glory", wide(number_at(sheet, "glory"), 3)},
                              {"rage", wide(number_at(sheet, "rage"), 2)},
                              {"of", fmt::format("{:<2}", stat("rage"))},
                              {"axes", stat("axes")},
                              {"figures", number_at(sheet, "figures_on_map")},
                              {"horns", stat("horns")},
                              {"hand", number_at(sheet, "hand_size")},
                              {"quests", static_cast<int>(at(sheet, "quests").size())}});
    if (flag_at(sheet, "passed")) out += style_.paint("  " + say(key("status-passed")), Paint::dim);
    if (number_at(view, "first", -1) == seat) out += style_.paint("  " + say(own("first")), Paint::dim);
    if (seat == viewer(view)) out += style_.paint("  (" + say("table-you") + ")", Paint::bold);
    out += '\n';
    std::vector<std::string> details;
    if (const auto reserve = figure_counts(at(sheet, "reserve")); !reserve.empty())
      details.push_back(say(key("sheet-reserve")) + ": " + reserve);
    if (const auto dead = figure_counts(at(sheet, "valhalla")); !dead.empty())
      details.push_back(say(key("sheet-valhalla")) + ": " + dead);
    if (const auto upgrades = card_names(at(sheet, "slots")); !upgrades.empty())
      details.push_back(say(key("sheet-slots")) + ": " + upgrades);
    if (!details.empty())
      out += wrapped(style_.paint(joined(details, " | "), Paint::dim), width_, "        ") + '\n';
  }
  return out;
}

std::string BloodRageScreen::short_card(const Json& view, std::string_view key) const {
  const auto* row = find_card(key);
  if (row == nullptr) return called("card", key);
  const bool fights = row->kind == blood_rage::Kind::battle;
  const Paint paint = fights ? Paint::red : row->kind == blood_rage::Kind::quest ? Paint::green : Paint::cyan;
  return fmt::format("{} ({})", style_.paint(called("card", key), paint), card_facts(view, key));
}

std::string BloodRageScreen::card_line(const Json& view, std::string_view card,
                                       const std::string& behind) const {
  const std::string text = say(key(fmt::format("card-{}-text", card)));
  return hanging(fmt::format("{}: {}{}", short_card(view, card), text, behind), width_ - 2, "     ");
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
  std::string out = fmt::format("{} ({}):\n", say("hand-label"), at(sheet, "hand").size()) +
                    card_list(view, at(sheet, "hand"));
  if (!at(sheet, "quests").empty())
    out += say(own("quests"), {{"cards", card_names(at(sheet, "quests"))}}) + '\n';
  return out;
}

std::string BloodRageScreen::table(const Json& view) const {
  const Json& doom = at(view, "doom");
  std::vector<std::string> burning;
  for (std::size_t i = 0; i < doom.size(); ++i)
    burning.push_back(fmt::format("{} {}", i + 1, called("place", text_of(doom[i]))));
  std::string out = style_.paint(fmt::format("{}, {}", say(key("age"), {{"age", number_at(view, "age")}}),
                                             called("phase", text_at(view, "phase"))),
                                 Paint::bold) +
                    style_.paint("   " + say(own("dooms"), {{"places", joined(burning, ", ")}}), Paint::dim) +
                    '\n';
  out += board(view) + sheets(view);
  // The cards in short; `hand` shows their texts.
  const Json& sheet = clan_at(view, viewer(view));
  std::vector<std::string> cards;
  for (const Json& key : at(sheet, "hand")) cards.push_back(short_card(view, text_of(key)));
  if (!cards.empty()) out += hanging(say("hand-label") + ": " + joined(cards, ", "), width_ - 2, "  ") + '\n';
  if (!at(sheet, "quests").empty())
    out += hanging(say(own("quests"), {{"cards", card_names(at(sheet, "quests"))}}), width_ - 2, "  ") + '\n';
  out.pop_back();
  return out;
}

// Only what is left of the packet is in the menu below; what was kept stands here.
std::string BloodRageScreen::draft(const Json& view) const {
  const std::string kept = card_names(at(clan_at(view, viewer(view)), "hand"));
  std::string out = style_.paint(fmt::format("{}, {}", say(key("age"), {{"age", number_at(view, "age")}}),
                                             called("phase", "gods_gifts")),
                                 Paint::bold);
  if (!kept.empty()) out += "\n" + wrapped(say("hand-label") + ": " + kept, width_ - 2, "");
  return out;
}

std::string BloodRageScreen::battle(const Json& view) const {
  const Json& fight = at(view, "battle");
  if (!fight.is_object()) return {};
  const std::string where = text_at(fight, "where");
  const Json& place = place_at(view, where);
  const std::string reward = text_at(place, "reward");
  std::string out =
      style_.paint(say(own("battle"), {{"place", name("place", where)},
                                       {"reward", name("reward", reward.empty() ? "none" : reward)},
                                       {"clan", seat(view, number_at(fight, "pillager"))}}),
                   Paint::bold);
  if (const int villages = number_at(place, "villages"); villages > 0)
    out += "; " + say(key("map-villages"), {{"taken", figures_in(place)}, {"n", villages}});
  const Json& strength = at(place, "strength");
  for (std::size_t i = 0; i < strength.size(); ++i) {
    const int seat = static_cast<int>(i);
    if (number_of(strength[i]) == 0 && figures_of(place, seat) == 0) continue;
    const Json& sheet = clan_at(view, seat);
    std::string text =
        fmt::format("{}{} {}, {}: {}", padded(clan(view, seat), clan_columns(view)), say(key("strength")),
                    number_of(strength[i]), say(key("number-hand")), number_at(sheet, "hand_size"));
    const std::string figures = clan_figures(view, at(place, "figures"), seat, false);
    if (!figures.empty()) text += "; " + figures;
    if (seat != viewer(view)) {
      if (const std::string seen = card_names(at(sheet, "seen")); !seen.empty())
        text += style_.paint("; " + say(own("seen"), {{"cards", seen}}), Paint::dim);
    }
    out += "\n  " + hanging(text, width_, "    ");
  }
  if (flag_at(fight, "open")) {
    for (const Json& played : at(fight, "cards")) {
      const std::string card = text_at(played, "card");
      if (!card.empty())
        out += "\n  " +
               say(key("event-card_revealed"),
                   {{"clan", seat(view, number_at(played, "seat"))}, {"card", name("card", card)}}) +
               aside(card_facts(view, card));
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
  const std::string victory = say("term-victory");
  std::string out = style_.paint(say(own("end")), Paint::bold);
  for (const int seat : order) {
    std::vector<std::string> sources;
    const Json& from = at(clan_at(view, seat), "sources");
    if (from.is_object()) {
      for (const auto& [source, amount] : from.items()) {
        if (number_of(amount) != 0)
          sources.push_back(fmt::format("{}: {}", called("source", source), number_of(amount)));
      }
    }
    const bool won = glory(seat) == glory(order[0]);
    out += fmt::format("\n  {} {:>4}  {}  {}", padded(clan(view, seat), clan_columns(view)), glory(seat),
                       padded(won ? style_.paint(victory, Paint::green) : "", columns(victory)),
                       style_.paint(joined(sources, ", "), Paint::dim));
  }
  return out;
}

}  // namespace ravenhall::cli
