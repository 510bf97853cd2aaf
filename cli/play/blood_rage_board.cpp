// The map of Blood Rage: nine provinces around Yggdrasil, fjords between them; or the same as a list of
// words.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/json_read.hpp"
#include "cli/words/letters.hpp"

namespace ravenhall::cli {

using namespace blood_rage_view;

namespace {

constexpr std::size_t kInner = 26;  // columns inside a province
constexpr std::size_t kBox = kInner + 2;
constexpr std::size_t kGap = 7;  // between two provinces, where a fjord may be
constexpr std::array<std::array<std::string_view, 3>, 3> kGrid{{
    {"myrkvlor", "elvagar", "angerboda"},
    {"gimle", "yggdrasil", "muspelheim"},
    {"andlang", "utgard", "horgr"},
}};

std::string repeated(std::string_view text, std::size_t times) {
  std::string out;
  for (std::size_t i = 0; i < times; ++i) out += text;
  return out;
}

int seats_of(const Json& view) { return static_cast<int>(at(view, "clans").size()); }

}  // namespace

std::string BloodRageScreen::doom_text(const Json& view, const Json& place) const {
  const int doomed = number_at(place, "doomed_in_age");
  if (doomed == 0 || flag_at(place, "destroyed")) return {};
  return doomed == number_at(view, "age") ? say(own("doomed")) : say(own("doom-in"), {{"age", doomed}});
}

std::size_t BloodRageScreen::clan_columns(const Json& view) const {
  std::size_t widest = 0;
  for (int seat = 0; seat < seats_of(view); ++seat) widest = std::max(widest, columns(clan(view, seat)));
  return widest + 1;
}

std::string BloodRageScreen::brief_figure(std::string_view figure, int count) const {
  return (count > 1 ? std::to_string(count) : "") + say(own(fmt::format("short-{}", figure)));
}

std::string BloodRageScreen::clan_figures(const Json& view, const Json& figures, int seat, bool brief) const {
  std::vector<std::string> parts;
  for (const Json& group : figures) {
    if (number_at(group, "seat", -1) != seat) continue;
    const int count = number_at(group, "count", 1);
    const std::string key = text_at(group, "figure");
    if (brief) {
      parts.push_back(brief_figure(key, count));
    } else {
      const std::string name = called("figure", key);
      parts.push_back(count == 1 ? name : fmt::format("{} {} {}", count, style_.plain ? "x" : "×", name));
    }
  }
  return painted(view, seat, joined(parts, brief ? " " : ", "));
}

// The lines inside a province's frame: its name, what is to be had, and one line a clan that is there.
std::vector<std::string> BloodRageScreen::province_lines(const Json& view, std::string_view id) const {
  const Json& place = place_at(view, id);
  const std::string region = text_at(place, "region");
  std::vector<std::string> lines;
  const bool gone = flag_at(place, "destroyed");
  const std::string name = gone ? called("place", id) : style_.paint(called("place", id), Paint::bold);
  const std::string land =
      region == "none" || region.empty() ? "" : style_.paint(called("region", region), Paint::dim);
  lines.push_back(padded(" " + name, kInner - columns(land) - 1) + land + " ");
  if (gone) {
    lines.push_back(padded(style_.paint(" " + say(key("map-destroyed")), Paint::dim), kInner));
    return lines;
  }
  const int villages = number_at(place, "villages");
  const int taken = figures_in(place);
  std::string homes;
  for (int i = 0; i < villages; ++i) homes += i < taken ? "●" : "○";
  const bool pillaged = flag_at(place, "pillaged");
  const std::string prize = text_at(place, "reward");
  const std::string reward = prize.empty() || prize == "none" ? ""
                             : prize == "all"                 ? say(own("reward-all"))
                                                              : called("reward", prize);
  const std::string token =
      pillaged ? style_.paint(say(own("pillaged")), Paint::dim) : style_.paint(reward, Paint::green);
  const std::string doom = style_.paint(doom_text(view, place), Paint::magenta);
  lines.push_back(padded(" " + homes + (homes.empty() ? "" : " ") + token, kInner - columns(doom) - 1) +
                  doom + " ");
  const Json& figures = at(place, "figures");
  const Json& strength = at(place, "strength");
  for (int seat = 0; seat < seats_of(view); ++seat) {
    const int power = number_of(item(strength, static_cast<std::size_t>(seat)));
    const bool here = figures_of(place, seat) > 0;
    if (!here && power == 0) continue;
    const std::string right = painted(view, seat, fmt::format("{:>3}", power)) + " ";
    const std::string what =
        here ? clan_figures(view, figures, seat, true) : style_.paint(say(own("by-ship")), Paint::dim);
    lines.push_back(
        padded(" " + padded(clan(view, seat), clan_columns(view)) + what, kInner - columns(right)) + right);
  }
  return lines;
}

// The ships in a fjord, in one line.
std::string BloodRageScreen::fjord_text(const Json& view, std::string_view id, bool brief) const {
  std::vector<std::string> parts;
  const Json& figures = at(place_at(view, id), "figures");
  for (int seat = 0; seat < seats_of(view); ++seat) {
    const std::string ships = clan_figures(view, figures, seat, true);
    if (ships.empty()) continue;
    const std::string name = say(own("clan-" + text_at(clan_at(view, seat), "clan")));
    parts.push_back(painted(view, seat, brief ? padded(name, 1) : name) + " " + ships);
  }
  return joined(parts, brief ? " " : ", ");
}

// The same as short lines between two provinces that lie side by side.
std::vector<std::string> BloodRageScreen::fjord_lines(const Json& view, std::string_view id) const {
  const std::string mark = fmt::format("≈ {} ≈", say(own(id == "fjord_ne" ? "mark-ne" : "mark-sw")));
  std::vector<std::string> lines{style_.paint(mark, Paint::cyan)};
  const Json& figures = at(place_at(view, id), "figures");
  for (int seat = 0; seat < seats_of(view); ++seat) {
    const std::string ships = clan_figures(view, figures, seat, true);
    if (ships.empty()) continue;
    const std::string clan = say(own("clan-" + text_at(clan_at(view, seat), "clan")));
    const bool both = figures_of(place_at(view, id), seat) > 1;
    lines.push_back(painted(view, seat, padded(clan, 1)) + " " +
                    (both ? painted(view, seat, "2" + say(own("short-ship"))) : ships));
  }
  return lines;
}

std::string BloodRageScreen::map(const Json& view) const {
  std::string out;
  for (std::size_t row = 0; row < kGrid.size(); ++row) {
    std::array<std::vector<std::string>, 3> boxes;
    std::size_t height = 3;
    for (std::size_t column = 0; column < 3; ++column) {
      boxes[column] = province_lines(view, kGrid[row][column]);
      height = std::max(height, boxes[column].size());
    }
    // The north-east fjord lies in the top row right of the middle, the south-west one in the bottom row left
    // of it.
    std::array<std::vector<std::string>, 2> gaps;
    if (row == 0) gaps[1] = fjord_lines(view, "fjord_ne");
    if (row == 2) gaps[0] = fjord_lines(view, "fjord_sw");
    for (const auto& gap : gaps) height = std::max(height, gap.size());
    for (std::size_t line = 0; line < height + 2; ++line) {
      const bool top = line == 0;
      const bool edge = top || line == height + 1;
      for (std::size_t column = 0; column < 3; ++column) {
        if (edge) {
          out += (top ? "┌" : "└") + repeated("─", kInner) + (top ? "┐" : "┘");
        } else {
          const bool filled = line - 1 < boxes[column].size();
          out += "│" + padded(filled ? boxes[column][line - 1] : "", kInner) + "│";
        }
        if (column == 2) continue;
        const auto& gap = gaps[column];
        const bool filled = line > 0 && line - 1 < gap.size();
        out += column == 2 ? "" : padded(filled ? gap[line - 1] : "", kGap);
      }
      out += '\n';
    }
    // The north-west fjord lies below the top left province, the south-east one below the right one of the
    // middle row.
    if (row == 0) {
      const std::string ships = fjord_text(view, "fjord_nw", true);
      out +=
          padded(" " + style_.paint(fmt::format("≈≈ {} ≈≈", say(own("mark-nw"))), Paint::cyan) + " " + ships,
                 kBox) +
          '\n';
    } else if (row == 1) {
      const std::string ships = fjord_text(view, "fjord_se", true);
      out += std::string(2 * (kBox + kGap), ' ') + " " +
             style_.paint(fmt::format("≈≈ {} ≈≈", say(own("mark-se"))), Paint::cyan) + " " + ships + '\n';
    }
  }
  return out;
}

// The map in words, one line a place.
std::string BloodRageScreen::place_list(const Json& view) const {
  std::string out;
  for (const Json& place : at(view, "provinces")) {
    const std::string id = text_at(place, "id");
    const std::string region = text_at(place, "region");
    std::vector<std::string> facts;
    if (region != "none" && !region.empty()) facts.push_back(called("region", region));
    if (const std::string note = place_note(view, id); !note.empty()) facts.push_back(note);
    std::string text = called("place", id) + ": " + joined(facts, ", ");
    for (int seat = 0; seat < seats_of(view); ++seat) {
      const int power = number_of(item(at(place, "strength"), static_cast<std::size_t>(seat)));
      const std::string figures = clan_figures(view, at(place, "figures"), seat, false);
      if (figures.empty() && power == 0) continue;
      text += fmt::format("; {}: {}, {} {}", clan(view, seat),
                          figures.empty() ? say(own("by-ship")) : figures, say(key("strength")), power);
    }
    out += hanging(text + ".", width_, "  ") + '\n';
  }
  for (const Json& fjord : at(view, "fjords")) {
    const std::string id = text_at(fjord, "id");
    const std::string ships = fjord_text(view, id, false);
    if (!ships.empty()) out += capital(called("place", id)) + ": " + ships + ".\n";
  }
  return out;
}

std::string BloodRageScreen::board(const Json& view) const {
  return style_.plain ? place_list(view) : map(view);
}

}  // namespace ravenhall::cli
