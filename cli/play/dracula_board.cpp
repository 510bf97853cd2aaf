// The board of Fury of Dracula: time, map by regions, tokens, trail and lairs.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/dracula_screen.hpp"
#include "cli/play/dracula_words.hpp"
#include "cli/play/json_read.hpp"
#include "cli/play/words.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli::dracula_play {

namespace game = ravenhall::dracula;

const Json& hunter_at(const Json& view, int seat) {
  return seat < 1 ? nothing() : item(at(view, "hunters"), static_cast<std::size_t>(seat - 1));
}
const Json& space_at(const Json& view, std::string_view spot) {
  if (spot == "leaving") return at(view, "leaving");
  return item_with(at(view, spot.starts_with("lair") ? "lairs" : "trail"), "spot", spot);
}
const Json& lurker_at(const Json& view, int number) {
  const auto find = [&](const Json& space) -> const Json& {
    for (const Json& lurker : at(space, "encounters")) {
      if (number_at(lurker, "number", -1) == number) return lurker;
    }
    return nothing();
  };
  for (const std::string_view part : {"trail", "lairs"}) {
    for (const Json& space : at(view, part)) {
      if (const Json& found = find(space); !found.is_null()) return found;
    }
  }
  return find(at(view, "leaving"));
}

std::string seat_text(int seat) {
  constexpr std::array<std::string_view, game::kSeats> names{"Dracula", "Godalming", "Seward", "Van Helsing",
                                                             "Mina"};
  return seat >= 0 && seat < game::kSeats ? std::string(names[static_cast<std::size_t>(seat)]) : "Nobody";
}
std::string role_key(int seat) {
  std::string key = seat_text(seat);
  std::replace(key.begin(), key.end(), ' ', '_');
  std::transform(key.begin(), key.end(), key.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return key;
}
int seat_of(std::string_view word) {
  for (int seat = 0; seat < game::kSeats; ++seat) {
    if (role_key(seat) == word) return seat;
  }
  const auto number = read_number(word, game::kSeats - 1);
  return number ? static_cast<int>(*number) : -1;
}

std::string space_text(const Json& view, std::string_view spot) {
  const std::string place = text_at(space_at(view, spot), "at");
  return spot_name(spot) + (place.empty() ? "" : " (" + place_name(place) + ")");
}
std::string names(const Json& cards) {
  std::vector<std::string> all;
  for (const Json& card : cards) all.push_back(card_name(text_of(card)));
  return joined(all, ", ");
}
std::string damage_text(int amount) { return fmt::format("{} damage", amount); }

namespace {

constexpr std::size_t kHead = 16;  // columns of a region's name

// Where hunters, tokens and cards are.
bool has(const Json& list, std::string_view key) {
  return std::any_of(list.begin(), list.end(), [&](const Json& each) { return text_of(each) == key; });
}
int count_of(const Json& list, std::string_view key) {
  return static_cast<int>(
      std::count_if(list.begin(), list.end(), [&](const Json& each) { return text_of(each) == key; }));
}

int weight_of(const Json& view, std::string_view place) {
  return number_at(item_with(at(view, "belief"), "place", place), "weight");
}
// "12 %", of millionths.
std::string percent(int weight) {
  const int hundredths = (weight + 5000) / 10000;
  return hundredths == 0 ? "<1%" : fmt::format("{}%", hundredths);
}

// Not torn apart at the end of a line.
std::string tied(std::string_view text) {
  std::string out;
  for (const char byte : text) out += byte == ' ' ? std::string(kTie) : std::string(1, byte);
  return out;
}

std::string encounter_text(const Json& lurker) {
  const std::string kind = text_at(lurker, "encounter");
  if (kind.empty()) return "encounter?";
  const int damage = number_at(lurker, "damage");
  return short_name(kind) + (damage > 0 ? fmt::format(" -{}", damage) : "");
}

std::string back_text(std::string_view back) { return back == "castle" ? "castle" : std::string(back); }

}  // namespace

void DraculaScreen::fit(std::size_t columns) {
  const std::size_t width = std::max<std::size_t>(columns, 60);
  if (width != width_) shown_.clear();
  width_ = width;
}

std::string DraculaScreen::player(int seat) const {
  constexpr std::array<Paint, game::kSeats> paints{Paint::red, Paint::blue, Paint::green, Paint::yellow,
                                                   Paint::magenta};
  const std::string name = seat_text(seat);
  if (seat < 0 || seat >= game::kSeats) return name;
  return style_.paint(name, paints[static_cast<std::size_t>(seat)]);
}
std::string DraculaScreen::seat_name(const Json& view, Seat seat) const {
  static_cast<void>(view);
  return player(is_player(seat) ? index(seat) : -1);
}

std::string DraculaScreen::block(std::string_view head, std::string_view text) const {
  return padded(style_.paint(head, Paint::bold), kHead) + hanging(text, width_, std::string(kHead, ' ')) +
         '\n';
}

std::string DraculaScreen::clock(const Json& view) const {
  const Json& count = at(view, "dracula");
  const std::string phase = text_at(view, "phase");
  const std::string when = phase == "setup"     ? "Set-up"
                           : phase == "dracula" ? "Dracula's phase"
                           : phase == "over"    ? "The end"
                                                : capital(phase);
  std::vector<std::string> facts{
      fmt::format("{} {}", weekday_name(text_at(view, "weekday")), flag_at(view, "night") ? "night" : "day"),
      fmt::format("round {}", number_at(view, "round") + 1),
      fmt::format("influence {} of {}", number_at(view, "influence"), game::kInfluenceToWin),
      fmt::format("despair {} of {}", number_at(view, "despair"), game::kMostDespair),
      fmt::format("Dracula's damage {} of {}", number_at(count, "damage"), number_at(count, "health"))};
  std::vector<std::string> more;
  if (const std::string ally = text_at(view, "ally"); !ally.empty())
    more.push_back("the hunters' ally is " + card_name(ally));
  if (const std::string ally = text_at(view, "dark_ally"); !ally.empty())
    more.push_back("Dracula's ally is " + card_name(ally));
  const Json& effects = at(view, "effects");
  if (flag_at(effects, "renewed_vigor")) more.emplace_back("Renewed Vigor: two actions today");
  if (flag_at(effects, "long_night")) more.emplace_back("Long Night: moves by road in the coming night");
  if (flag_at(effects, "speedy_telegraph")) more.emplace_back("Speedy Telegraph: any order");
  if (flag_at(effects, "no_supply")) more.emplace_back("Devilish Power: no Supply");
  if (flag_at(effects, "darkness_returns")) more.emplace_back("Darkness Returns: the next day falls away");
  if (flag_at(effects, "nocturnal_visit")) more.emplace_back("Nocturnal Visit: combats as at night");
  if (flag_at(effects, "more_phases")) more.emplace_back("another Dracula phase follows");
  std::string out = block(when, joined(facts, ", ") + ".");
  if (!more.empty()) out += block("", capital(joined(more, "; ")) + ".");
  return out;
}

// A city with all that is there: "Paris+ [Mina; fog; trail 2]".
std::string DraculaScreen::city(const Json& view, std::string_view key, bool chances) const {
  const game::Place place = find_place(key);
  std::string name = place_name(key);
  const std::string marks = std::string(game::kLargeCities.has(place) ? "+" : "") +
                            (game::kPorts.has(place) ? "~" : "") + (game::has_hospital(place) ? "H" : "");
  std::vector<std::string> things;
  for (const Json& hunter : at(view, "hunters")) {
    if (text_at(hunter, "at") != key) continue;
    things.push_back(player(number_at(hunter, "seat")) + (flag_at(hunter, "hospital")   ? " in hospital"
                                                          : flag_at(hunter, "defeated") ? " defeated"
                                                                                        : ""));
  }
  const Json& count = at(view, "dracula");
  if (text_at(count, "at") == key)
    things.push_back(player(kCount) + (flag_at(count, "revealed") ? "" : " unseen"));
  for (const std::string_view part : {"trail", "lairs"}) {
    for (const Json& space : at(view, part)) {
      if (flag_at(space, "card") && text_at(space, "at") == key) {
        const std::string spot = text_at(space, "spot");
        things.push_back(spot.starts_with("lair") ? spot_name(spot) : "trail " + spot.substr(5));
      }
    }
  }
  const Json& tokens = at(view, "tokens");
  if (const int fogs = count_of(at(tokens, "fogs"), key); fogs > 0)
    things.push_back(fogs > 1 ? fmt::format("{} fog", fogs) : "fog");
  if (has(at(tokens, "storms"), key)) things.emplace_back("storm");
  if (text_at(tokens, "consecrated") == key) things.emplace_back("consecrated");
  if (has(at(tokens, "hosts"), key)) things.emplace_back("Heavenly Host");
  if (!things.empty()) name = style_.paint(name, Paint::bold);
  name += style_.paint(marks, Paint::dim);
  if (const int weight = weight_of(view, key); chances && weight > 0)
    name += " " + style_.paint(percent(weight), Paint::cyan);
  return tied(name) + (things.empty() ? "" : std::string(kTie) + "[" + joined(things, "; ") + "]");
}

std::string DraculaScreen::map(const Json& view) const {
  constexpr std::size_t kMostChances = 30;
  const Json& belief = at(view, "belief");
  const bool chances = belief.is_array() && belief.size() <= kMostChances;
  const auto names_in = [&](const game::PlaceSet& places) {
    std::vector<std::string> all;
    for (const game::Place place : places) all.push_back(city(view, name_of(place), chances));
    return joined(all, ", ");
  };
  std::string out =
      block("Map", "+ large city, ~ port, H hospital" +
                       std::string(chances && !belief.empty() ? ", % how likely Dracula is there" : ""));
  for (const game::Region region : values<game::Region>(7))
    out += block(region_name(name_of(region)), names_in(game::kRegionCities[region]));
  out += block("Sea", names_in(game::kSeas));
  if (belief.is_array() && !chances)
    out += block("", fmt::format("Dracula may be in {} places.", belief.size()));
  return out;
}

std::string DraculaScreen::tokens(const Json& view) const {
  std::vector<std::string> lines;
  for (const Json& each : at(at(view, "tokens"), "roadblocks")) lines.push_back(line_name(text_of(each)));
  return lines.empty() ? "" : block("Roadblocks", capital(joined(lines, "; ")) + ".");
}

// What lies on a space, in lines of `room` columns.
std::vector<std::string> DraculaScreen::card(const Json& space, std::size_t room) const {
  std::vector<std::string> lines;
  const Json& may = at(space, "may");
  std::string place = text_at(space, "at");
  if (place.empty() && may.size() == 1) place = text_of(may[0]);  // no other can lie there
  const std::string power = text_at(space, "power");
  const bool up = flag_at(space, "up");
  const auto named = [&](std::string_view key) {
    const std::string name = place_name(key);
    return columns(name) <= room ? name : short_name(key);
  };
  if (flag_at(space, "card")) {
    if (place.empty()) {
      lines.push_back("? " + back_text(text_at(space, "back")));
      lines.push_back(style_.paint(fmt::format("{} places", may.size()), Paint::dim));
    } else {
      lines.push_back(style_.paint(named(place), Paint::bold));
      lines.push_back(style_.paint(up ? "face up" : "face down", Paint::dim));
    }
  }
  if (!power.empty())
    lines.push_back(
        style_.paint(card_name(power) + (power == "hide" && !up ? " (down)" : ""), Paint::magenta));
  if (flag_at(space, "bat")) lines.push_back(style_.paint("as a bat", Paint::magenta));
  for (const Json& lurker : at(space, "encounters")) {
    const std::string text = encounter_text(lurker);
    lines.push_back(flag_at(lurker, "up") ? style_.paint(text, Paint::yellow) : text);
  }
  if (flag_at(space, "rumor")) lines.push_back(style_.paint("rumor", Paint::red));
  if (lines.empty()) lines.push_back(style_.paint("-", Paint::dim));
  return lines;
}

std::string DraculaScreen::cards_in_row(const Json& view) const {
  std::vector<const Json*> spaces;
  for (const Json& space : at(view, "trail")) spaces.push_back(&space);
  if (spaces.empty()) return "";
  const std::size_t room = std::clamp<std::size_t>(width_ / spaces.size() - 2, 11, 18);
  std::vector<std::vector<std::string>> cards;
  std::size_t height = 0;
  for (const Json* space : spaces) {
    cards.push_back(card(*space, room));
    height = std::max(height, cards.back().size());
  }
  const auto row = [&](std::string_view left, std::string_view right, const auto& text) {
    std::string out;
    for (std::size_t i = 0; i < cards.size(); ++i) out += std::string(left) + text(i) + std::string(right);
    return out + '\n';
  };
  std::string rule;
  for (std::size_t i = 0; i < room; ++i) rule += "─";
  std::string out = row("┌", "┐", [&](std::size_t i) {
    const std::string number = std::to_string(i + 1);
    return number + rule.substr(std::string_view("─").size() * number.size());
  });
  for (std::size_t k = 0; k < height; ++k) {
    out += row("│", "│", [&](std::size_t i) { return padded(k < cards[i].size() ? cards[i][k] : "", room); });
  }
  return out + row("└", "┘", [&](std::size_t) { return rule; });
}

// Where face-down cards can be, when that is only a few places.
std::string DraculaScreen::guesses(const Json& view) const {
  constexpr std::size_t kMost = 8;
  std::vector<std::string> lines;
  for (const Json& space : at(view, "trail")) {
    const Json& may = at(space, "may");
    if (!flag_at(space, "card") || !at(space, "at").is_null() || may.size() < 2 || may.size() > kMost)
      continue;
    std::vector<std::string> places;
    for (const Json& place : may) places.push_back(place_name(text_of(place)));
    lines.push_back(fmt::format("{}: {}", text_at(space, "spot").substr(5), joined(places, ", ")));
  }
  return lines.empty() ? "" : block("  may be", joined(lines, "; "));
}

std::string DraculaScreen::trail(const Json& view) const {
  std::string out;
  const auto in_words = [&](const Json& space) { return joined(card(space, 40), ", "); };
  if (style_.plain) {
    for (const Json& space : at(view, "trail"))
      out += block(capital(spot_name(text_at(space, "spot"))), in_words(space));
  } else {
    out += style_.paint("Trail", Paint::bold) + '\n' + cards_in_row(view);
  }
  if (viewer(view) != kCount) out += guesses(view);
  for (const Json& space : at(view, "lairs")) {
    if (flag_at(space, "card")) out += block(capital(spot_name(text_at(space, "spot"))), in_words(space));
  }
  const Json& leaving = at(view, "leaving");
  if (!leaving.is_null()) out += block("Leaving", in_words(leaving));
  return out;
}

std::vector<std::string> DraculaScreen::parts(const Json& view) const {
  return {clock(view), map(view) + tokens(view), trail(view), sheets(view), count_sheet(view), combat(view)};
}

std::string DraculaScreen::table(const Json& view) const {
  return joined(parts(view), "") + hand(view, nothing());
}

}  // namespace ravenhall::cli::dracula_play
