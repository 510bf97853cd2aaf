// The board of Raiders: coast, village, offerings and supply.
#include <fmt/format.h>

#include <algorithm>

#include "cli/play/json_read.hpp"
#include "cli/play/raiders_screen.hpp"

namespace ravenhall::cli {

using namespace raiders_view;

namespace {

constexpr std::string_view kIndent = "      ";

std::string colours_key(const Json& colours) {
  std::vector<std::string> keys;
  for (const Json& colour : colours) keys.push_back(text_of(colour));
  return joined(keys, "_");
}

}  // namespace

// What a raid there needs and brings.
std::string RaidersScreen::settlement(const Json& place, std::string_view between) const {
  Names price;
  for (const std::string_view what : {"provisions", "gold"}) {
    if (const int n = number_at(place, what); n > 0) price.push_back(some(what, n));
  }
  std::vector<std::string> facts{
      say(key("map-crew"), {{"n", number_at(place, "crew")}}),
      price.empty() ? say(key("map-free")) : say(key("map-price"), {{"what", price}}),
      say(key("map-sends-" + colours_key(at(place, "workers"))))};
  if (const int dice = number_at(place, "dice"); dice > 0)
    facts.push_back(say(key("map-dice"), {{"n", dice}}));
  for (const Json& tier : at(place, "tiers")) {
    const int strength = number_at(tier, "strength");
    const int vp = number_at(tier, "vp");
    facts.push_back(strength == 0 || number_at(place, "dice") == 0
                        ? say(key("map-always"), {{"vp", vp}})
                        : say(own("tier"), {{"strength", strength}, {"vp", vp}}));
  }
  std::string out = joined(facts, " ");
  for (const Json& space : at(place, "spaces")) {
    if (at(space, "set").is_null()) continue;
    const std::string waits = text_at(space, "worker");
    out += fmt::format(
        "{}{}. {}", between, number_at(space, "number"),
        say(key("map-set"), {{"tokens", goods(at(space, "set"))},
                             {"worker", say(key("map-waits-" + (waits.empty() ? "grey" : waits)))}}));
  }
  return out;
}

// What the viewer could do there.
std::string RaidersScreen::yours(const Json& place) const {
  const Json& missing = at(at(place, "yours"), "missing");
  if (at(place, "yours").is_null()) return "";
  if (number_at(place, "left") == 0) return style_.paint(say(key("map-plundered")), Paint::dim);
  Names needs;
  if (const int crew = number_at(missing, "crew"); crew > 0) needs.push_back(counted("need", "crew", crew));
  for (const std::string_view what : {"provisions", "gold"}) {
    if (const int n = number_at(missing, what); n > 0) needs.push_back(some(what, n));
  }
  if (flag_at(missing, "worker")) needs.push_back(name("need", colours_key(at(place, "workers"))));
  return needs.empty() ? style_.paint(say(key("map-possible")), Paint::green)
                       : style_.paint(say(key("map-missing"), {{"missing", needs}}), Paint::dim);
}

std::string RaidersScreen::coast(const Json& view) const {
  std::string out = style_.paint(say(key("map-coast")), Paint::bold) + "\n";
  const std::string between = "\n" + std::string(kIndent);
  for (const Json& place : at(view, "settlements")) {
    const std::string id = text_at(place, "id");
    const std::string text = settlement(place, "\n");
    const auto lines = split_at(text, '\n');
    out += "  " + hanging(fmt::format("{}  {}. {}", id, style_.paint(called("settlement", id), Paint::bold),
                                      lines[0]),
                          width_, kIndent);
    for (std::size_t i = 1; i < lines.size(); ++i) out += between + lines[i];
    if (const std::string mine = yours(place); !mine.empty()) out += between + hanging(mine, width_, kIndent);
    out += '\n';
  }
  return out;
}

std::string RaidersScreen::village(const Json& view) const {
  std::string out = style_.paint(say(key("map-village")), Paint::bold) + "\n";
  std::size_t names = 0;
  std::size_t workers = 1;
  for (const Json& building : at(view, "village")) {
    names = std::max(names, columns(called("building", text_at(building, "building"))));
    workers = std::max(workers, columns(worker(text_at(building, "worker"))));
  }
  for (const Json& building : at(view, "village")) {
    const std::string id = text_at(building, "building");
    const std::string text = fmt::format("  {}  {}  ", padded(called("building", id), names),
                                         padded(worker(text_at(building, "worker")), workers));
    out += text +
           hanging(style_.paint(say(key("map-gives-" + id)), Paint::dim), width_,
                   std::string(names + workers + 6, ' ')) +
           "\n";
  }
  return out;
}

std::string RaidersScreen::offerings(const Json& view) const {
  const Json& all = at(view, "offerings");
  std::vector<std::string> open;
  for (const Json& tile : at(all, "open")) {
    if (tile.is_null()) continue;
    open.push_back(fmt::format("{}: {} ({})", text_at(tile, "tile"), points(number_at(tile, "vp")),
                               listed(goods(at(tile, "cost")))));
  }
  open.push_back(say(key("map-stack"), {{"n", number_at(all, "stack")}}));
  const std::vector<std::string> rest{
      say(key("detail-supply"), {{"what", goods(at(view, "supply"))}}),
      say(key("map-deck"), {{"n", number_at(at(view, "deck"), "size")}}) + ".",
      say(key("map-discard"), {{"n", number_at(at(view, "discard"), "size")}}) + "."};
  return hanging(style_.paint(say(key("map-offerings")), Paint::bold) + " " + joined(open, "; "), width_,
                 "  ") +
         "\n" + hanging(joined(rest, " "), width_, "  ") + "\n";
}

}  // namespace ravenhall::cli
