// The board of Fury of Dracula: time, map by regions, tokens, trail and lairs.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/dracula_screen.hpp"
#include "cli/play/json_read.hpp"
#include "cli/words/letters.hpp"
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

std::string_view role_key(int seat) {
  constexpr std::array<std::string_view, game::kSeats> keys{"dracula", "godalming", "seward", "van_helsing",
                                                            "mina"};
  return keys[static_cast<std::size_t>(std::clamp(seat, 0, game::kSeats - 1))];
}
int seat_of(std::string_view word) {
  for (int seat = 0; seat < game::kSeats; ++seat) {
    if (role_key(seat) == word) return seat;
  }
  const auto number = read_number(word, game::kSeats - 1);
  return number ? static_cast<int>(*number) : -1;
}
game::Place find_place(std::string_view key) {
  for (const game::Place place : values<game::Place>()) {
    if (name_of(place) == key) return place;
  }
  return game::Place::none;
}

namespace {

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

// A name on a small card.
std::string fitted(const std::string& text, std::size_t room) {
  return columns(text) <= room ? text : padded(text, room - 1) + "…";
}

}  // namespace

void DraculaScreen::fit(std::size_t columns) {
  const std::size_t width = std::max<std::size_t>(columns, 60);
  if (width != width_) shown_.clear();
  width_ = width;
}

Name DraculaScreen::seat(const Json& /*view*/, int seat) const {
  constexpr std::array<Paint, game::kSeats> paints{Paint::red, Paint::blue, Paint::green, Paint::yellow,
                                                   Paint::magenta};
  return painted(name("role", role_key(seat)),
                 paints[static_cast<std::size_t>(std::clamp(seat, 0, game::kSeats - 1))]);
}
std::string DraculaScreen::player(int seat) const {
  const Name role = this->seat(nothing(), seat);
  return seat < 0 ? "" : role.before + say(role.key) + role.after;
}
std::string DraculaScreen::seat_name(const Json& view, Seat seat) const {
  static_cast<void>(view);
  return player(is_player(seat) ? index(seat) : -1);
}

std::size_t DraculaScreen::head_columns() const {
  std::size_t widest = 0;
  for (int seat = 0; seat < game::kSeats; ++seat) widest = std::max(widest, columns(player(seat)) + 2);
  for (const game::Region region : values<game::Region>(7))
    widest = std::max(widest, columns(called("region", name_of(region))));
  return std::min<std::size_t>(widest + 1, 22);
}

std::string DraculaScreen::block(std::string_view head, std::string_view text) const {
  const std::size_t room = head_columns();
  return padded(style_.paint(head, Paint::bold), room - 1) + ' ' +
         hanging(text, width_, std::string(room, ' ')) + '\n';
}

std::string DraculaScreen::clock(const Json& view) const {
  const Json& count = at(view, "dracula");
  std::vector<std::string> facts{
      called("weekday", text_at(view, "weekday")), say(own("round"), {{"n", number_at(view, "round") + 1}}),
      say(key("influence"),
          {{"n", number_at(view, "influence")}, {"of", static_cast<int>(game::kInfluenceToWin)}}),
      say(key("despair"), {{"n", number_at(view, "despair")}, {"of", static_cast<int>(game::kMostDespair)}}),
      say(key("end-damage"), {{"n", number_at(count, "damage")}, {"of", number_at(count, "health")}})};
  std::vector<std::string> more;
  if (const std::string ally = text_at(view, "ally"); !ally.empty())
    more.push_back(say(own("ally"), {{"event", card(ally)}}));
  if (const std::string ally = text_at(view, "dark_ally"); !ally.empty())
    more.push_back(say(own("dark-ally"), {{"omen", card(ally)}}));
  const Json& effects = at(view, "effects");
  for (const std::string_view effect :
       {"renewed_vigor", "long_night", "speedy_telegraph", "darkness_returns", "nocturnal_visit"}) {
    if (flag_at(effects, effect)) more.push_back(fmt::format("{}: {}", card_name(effect), card_text(effect)));
  }
  if (flag_at(effects, "no_supply"))
    more.push_back(fmt::format("{}: {}", card_name("devilish_power"), say(key("do-starve"))));
  if (flag_at(effects, "more_phases"))
    more.push_back(fmt::format("{}: {}", card_name("unearthly_swiftness"), card_text("unearthly_swiftness")));
  std::string out = block(called("phase", text_at(view, "phase")), joined(facts, "; "));
  for (const std::string& each : more) out += block("", each);
  return out;
}

// A city with all that is there: "Paris+ [Mina; fog; space 2]".
std::string DraculaScreen::city(const Json& view, std::string_view key, bool chances) const {
  const game::Place place = find_place(key);
  std::string name = called("place", key);
  const std::string marks = std::string(game::kLargeCities.has(place) ? "+" : "") +
                            (game::kPorts.has(place) ? "~" : "") + (game::has_hospital(place) ? "H" : "");
  std::vector<std::string> things;
  for (const Json& hunter : at(view, "hunters")) {
    if (text_at(hunter, "at") != key) continue;
    const std::string state = flag_at(hunter, "hospital")   ? "status-hospital"
                              : flag_at(hunter, "defeated") ? "status-defeated"
                                                            : "";
    things.push_back(player(number_at(hunter, "seat")) + (state.empty() ? "" : ", " + say(this->key(state))));
  }
  const Json& count = at(view, "dracula");
  if (text_at(count, "at") == key)
    things.push_back(player(kCount) +
                     (flag_at(count, "revealed") ? "" : ", " + lower(say(this->key("sheet-unseen")))));
  for (const std::string_view part : {"trail", "lairs"}) {
    for (const Json& space : at(view, part)) {
      if (flag_at(space, "card") && text_at(space, "at") == key)
        things.push_back(in_form(Screen::name("spot", text_at(space, "spot")), "low"));
    }
  }
  const Json& tokens = at(view, "tokens");
  if (const int fogs = count_of(at(tokens, "fogs"), key); fogs > 0)
    things.push_back(called("token", "fog") + (fogs > 1 ? fmt::format(" {}", fogs) : ""));
  if (has(at(tokens, "storms"), key)) things.push_back(called("token", "storm"));
  if (text_at(tokens, "consecrated") == key) things.push_back(called("token", "consecrated"));
  if (has(at(tokens, "hosts"), key)) things.push_back(called("token", "host"));
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
      block(say(own("map")),
            say(own("map-legend")) + (chances && !belief.empty() ? ", " + say(own("map-chances")) : ""));
  for (const game::Region region : values<game::Region>(7))
    out += block(called("region", name_of(region)), names_in(game::kRegionCities[region]));
  out += block(say(own("sea")), names_in(game::kSeas));
  if (belief.is_array() && !chances)
    out += block("", say(own("may-be-in"), {{"n", static_cast<int>(belief.size())}}));
  return out;
}

std::string DraculaScreen::tokens(const Json& view) const {
  std::vector<std::string> lines;
  for (const Json& each : at(at(view, "tokens"), "roadblocks"))
    lines.push_back(called("line", text_of(each)));
  return lines.empty() ? "" : block(called("token", "roadblock"), joined(lines, "; "));
}

std::string DraculaScreen::encounter_text(const Json& lurker, std::size_t room) const {
  const std::string kind = text_at(lurker, "encounter");
  const int damage = number_at(lurker, "damage");
  const std::string hurt = damage > 0 ? fmt::format(" -{}", damage) : "";
  return fitted(kind.empty() ? say(own("encounter")) : card_name(kind), room - hurt.size()) + hurt;
}

// What lies on a space, in lines of `room` columns.
std::vector<std::string> DraculaScreen::card_lines(const Json& space, std::size_t room) const {
  std::vector<std::string> lines;
  const Json& may = at(space, "may");
  std::string place = text_at(space, "at");
  if (place.empty() && may.size() == 1) place = text_of(may[0]);  // no other can lie there
  const std::string power = text_at(space, "power");
  const bool up = flag_at(space, "up");
  if (flag_at(space, "card")) {
    if (place.empty()) {
      const std::string back = text_at(space, "back");
      lines.push_back(fitted("? " + called("location_back", back.empty() ? "city" : back), room));
      lines.push_back(style_.paint(say(own("places"), {{"n", static_cast<int>(may.size())}}), Paint::dim));
    } else {
      lines.push_back(style_.paint(fitted(called("place", place), room), Paint::bold));
      lines.push_back(style_.paint(fitted(say(own(up ? "face-up" : "face-down")), room), Paint::dim));
    }
  }
  if (!power.empty()) lines.push_back(style_.paint(fitted(card_name(power), room), Paint::magenta));
  if (power == "hide" && !up) lines.push_back(style_.paint(fitted(say(own("face-down")), room), Paint::dim));
  if (flag_at(space, "bat"))
    lines.push_back(style_.paint(fitted(card_name("escape_as_bat"), room), Paint::magenta));
  for (const Json& lurker : at(space, "encounters")) {
    const std::string text = encounter_text(lurker, room);
    lines.push_back(flag_at(lurker, "up") ? style_.paint(text, Paint::yellow) : text);
  }
  if (flag_at(space, "rumor"))
    lines.push_back(style_.paint(fitted(called("token", "rumor"), room), Paint::red));
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
    cards.push_back(card_lines(*space, room));
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
    for (const Json& place : may) places.push_back(called("place", text_of(place)));
    lines.push_back(fmt::format("{}: {}", text_at(space, "spot").substr(5), joined(places, ", ")));
  }
  return lines.empty() ? "" : block("  " + say(own("may-be")), joined(lines, "; "));
}

std::string DraculaScreen::trail(const Json& view) const {
  constexpr std::size_t kWide = 60;
  std::string out;
  const auto in_words = [&](const Json& space) { return joined(card_lines(space, kWide), ", "); };
  const auto spot = [&](const Json& space) { return called("spot", text_at(space, "spot")); };
  if (style_.plain) {
    for (const Json& space : at(view, "trail")) out += block(spot(space), in_words(space));
  } else {
    out += style_.paint(say(key("trail")), Paint::bold) + '\n' + cards_in_row(view);
  }
  if (viewer(view) != kCount) out += guesses(view);
  for (const Json& space : at(view, "lairs")) {
    if (flag_at(space, "card")) out += block(spot(space), in_words(space));
  }
  const Json& leaving = at(view, "leaving");
  if (!leaving.is_null()) out += block(say(own("leaving")), in_words(leaving));
  return out;
}

std::vector<std::string> DraculaScreen::parts(const Json& view) const {
  return {clock(view), map(view) + tokens(view), trail(view), sheets(view), count_sheet(view), combat(view)};
}

std::string DraculaScreen::table(const Json& view) const {
  return joined(parts(view), "") + hand(view, nothing());
}

}  // namespace ravenhall::cli::dracula_play
