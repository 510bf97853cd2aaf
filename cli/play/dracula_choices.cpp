// The choices of Fury of Dracula and help on them, as a person would say it.
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

namespace {

constexpr std::array<std::string_view, 6> kOfHunters{"trade",  "trade_events", "act_next",
                                                     "target", "engage",       "claw"};

bool about_hunter(std::string_view verb) {
  return std::find(kOfHunters.begin(), kOfHunters.end(), verb) != kOfHunters.end();
}

// The region of a place, or of the first end of a line; nothing for the sea and for whatever else.
std::string region_of(std::string_view word) {
  game::Place place = find_place(word);
  for (const game::Line line : values<game::Line>(game::kLines)) {
    if (name_of(line) == word) place = game::kLineTable[static_cast<std::size_t>(line)].one;
  }
  if (place == game::Place::none) return "";
  return game::is_sea(place) ? "sea" : std::string(name_of(row(place).region));
}
bool is_region(std::string_view word) {
  if (word == "sea") return true;
  const auto& regions = kNamesOf<game::Region>;
  return word != "none" && std::find(regions.begin(), regions.end(), word) != regions.end();
}

// Places that can be reached, as far as a line has room for them.
std::string reach_text(const Json& places) {
  constexpr std::size_t kMost = 4;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < std::min(places.size(), kMost); ++i)
    names.push_back(place_name(text_of(places[i])));
  if (places.size() > kMost) names.push_back(fmt::format("{} more", places.size() - kMost));
  return "as far as " + joined(names, ", ");
}

std::string lurker_text(const Json& view, std::string_view number) {
  const auto n = read_number(number, 255);
  const Json& lurker = lurker_at(view, n ? static_cast<int>(*n) : -1);
  const std::string kind = text_at(lurker, "encounter");
  return kind.empty() ? "the encounter" : card_name(kind);
}

}  // namespace

std::vector<std::string> DraculaScreen::offers(const std::vector<std::string>& legal) const {
  constexpr std::size_t kMany = 20;
  std::vector<std::string> out;
  for (const std::string& action : legal) {
    const auto words = split_words(action);
    if (words.size() == 2 && about_hunter(words[0]) && seat_of(words[1]) > 0) {
      out.push_back(std::string(words[0]) + " " + role_key(seat_of(words[1])));
      continue;
    }
    const std::string verb = std::string(words[0]) + " ";
    const auto alike = std::count_if(legal.begin(), legal.end(),
                                     [&](const std::string& other) { return other.starts_with(verb); });
    const std::string region = words.size() == 2 ? region_of(words[1]) : "";
    const bool grouped = static_cast<std::size_t>(alike) > kMany && !region.empty();
    out.push_back(grouped ? verb + region + " " + std::string(words[1]) : action);
  }
  return out;
}

std::string DraculaScreen::meaning(const std::string& offer) const {
  const auto words = split_words(offer);
  if (words.size() == 3 && is_region(words[1])) return std::string(words[0]) + " " + std::string(words[2]);
  if (words.size() == 2 && about_hunter(words[0]) && seat_of(words[1]) > 0)
    return std::string(words[0]) + " " + std::to_string(seat_of(words[1]));
  return offer;
}

std::string DraculaScreen::pass_text(const Json& view) const {
  const std::string kind = question_kind(view);
  if (kind == "action") return "Do nothing";
  if (kind == "sail_on") return "Stay here";
  if (kind == "fog_refusal") return "Fight";
  if (kind == "leaving") return "It is discarded, nothing (more) matures";
  if (kind == "ambush") return "Wait";
  if (kind == "match") return "Keep the card, face the encounter";
  if (kind == "wolves" || kind == "show" || kind == "wolf_show" || kind == "hounds" || kind == "host")
    return "Show nothing";
  if (kind == "spy") return "Let the Spy see everything";
  if (kind == "mob") return "Keep the rest";
  if (kind == "stay_delayed") return "Go on; it returns to its hideout";
  if (kind == "storm") return "No further storm";
  if (kind == "bat") return "Stay in the city";
  if (kind == "circle") return "Nobody else";
  if (kind == "swap") return "The card stays";
  if (kind == "window" || kind == "scheme" || kind == "luck" || kind == "tip_luck" || kind == "ready")
    return "Play nothing";
  if (kind == "bats") return "Let the hunter be";
  return "No";
}

std::string DraculaScreen::accept_text(const Json& view) const {
  const std::string kind = question_kind(view);
  if (kind == "fog_refusal") return "Decline the combat";
  if (kind == "duty") return "Discard all items";
  if (kind == "match") return "Discard it";
  if (kind == "join") return "Join in, and be delayed";
  if (kind == "stay_delayed") return "Be delayed and discard it";
  if (kind == "refill") return "Draw an encounter";
  return "Yes";
}

std::string DraculaScreen::choice_text(const Json& view, std::string_view action) const {
  const auto words = split_words(action);
  const std::string_view verb = words[0];
  const std::string_view one = words.size() > 1 ? words.back() : "";
  const std::string kind = question_kind(view);
  const std::string card = card_name(one);
  const std::string place = place_in_text(one);
  const std::string hunter = player(seat_of(one));
  const Json& told_cards = at(told(meaning(std::string(action))), "cards");
  const auto dim = [&](const std::string& text) {
    return text.empty() ? "" : " " + style_.paint("(" + text + ")", Paint::dim);
  };
  if (verb == "pass") return pass_text(view);
  if (verb == "accept") return accept_text(view);
  if (verb == "suffer") return "Suffer it";
  // Places
  if (verb == "start" || verb == "settle") return "Begin in " + place;
  if (verb == "road") return "By road to " + place;
  if (verb == "ride") return "By rail to " + place;
  if (verb == "sail") return "By sea to " + place;
  if (verb == "name" || verb == "seek" || verb == "shift") return place_name(one);
  if (verb == "storm" || verb == "calm") return capital(place);
  if (verb == "go") return "Go to " + place;
  if (verb == "wolf") return "As a wolf to " + place;
  if (verb == "fly") return "Fly to " + place;
  if (verb == "block" || verb == "unblock") return capital(line_name(one));
  if (verb == "space") return capital(space_text(view, one));
  if (verb == "rumor") return "A rumor on " + space_text(view, one);
  if (verb == "misdirect") return "Misdirect: clear " + space_text(view, one);
  if (verb == "clear") return "Clear " + space_text(view, one);
  // A hunter's turn
  if (verb == "rail") return fmt::format("By rail, with {}", card);
  if (verb == "carriage") return fmt::format("By Chartered Carriage, with {}", card);
  if (verb == "leave") return "Leave the hospital";
  if (verb == "supply") return "Supply";
  if (verb == "rest") return "Rest";
  if (verb == "trade") return fmt::format("Trade items and tickets with {}", hunter);
  if (verb == "trade_events") return fmt::format("Trade events with {}", hunter);
  if (verb == "reserve") return "Reserve a ticket";
  if (verb == "search") return "Search the city";
  if (verb == "bond") return "Psychic Bond: is Dracula in this region?";
  if (verb == "gallop") return "Ride on with Fast Horses";
  if (verb == "give") return told_cards.empty() ? "Give nothing" : "Give " + names(told_cards);
  if (verb == "act_next" || verb == "target" || verb == "claw") return hunter;
  if (verb == "engage") return fmt::format("Engage {}", hunter);
  // Cards
  if (verb == "play") return fmt::format("Play {}", card) + dim(card_text(one));
  if (verb == "scheme") return fmt::format("Play {}", card) + dim(card_text(one));
  if (verb == "keep") return "Keep it";
  if (verb == "discard_item" || verb == "discard_event" || verb == "discard_omen")
    return fmt::format("Discard {}", card) + dim(card_text(one));
  if (verb == "discard_ticket") return fmt::format("Return {}", card);
  if (verb == "open_item" || verb == "open_event") return card;
  if (verb == "show") return fmt::format("Show {}", card);
  if (verb == "use" && (kind == "fight" || kind == "swap")) return card_line(one);
  if (verb == "use") return fmt::format("Use {}", card) + dim(card_text(one));
  if (verb == "item" || verb == "omen" || verb == "plot" || verb == "fight" || verb == "lay")
    return card_line(one);
  if (verb == "drop") return fmt::format("Discard {}", card) + dim(card_text(one));
  if (verb == "ally") return "It stays as an ally";
  if (verb == "analysis") return "Analysis: Dracula shows where Hide is";
  if (verb == "expel")
    return fmt::format("Discard the ally {}",
                       card_name(text_at(view, viewer(view) == kCount ? "ally" : "dark_ally")));
  if (verb == "lift_ground")
    return "Remove the Consecrated Ground from " + place_name(text_at(at(view, "tokens"), "consecrated"));
  if (verb == "starve") return "No Supply in the next hunter phase";
  // Encounters and Dracula's phase
  if (verb == "ambush") return fmt::format("Ambush with {}", lurker_text(view, one));
  if (verb == "resolve") return lurker_text(view, one);
  if (verb == "mature") return fmt::format("{} matures", lurker_text(view, one));
  if (verb == "make_lair") return "Make it a lair";
  if (verb == "hide" || verb == "feed" || verb == "dark_call") return card_line(verb);
  if (verb == "heal") return fmt::format("Heal {}", one);
  if (verb == "flip") return "Turn a Plotting down";
  return std::string(action);
}

std::string DraculaScreen::choice(const Json& view, std::string_view action) const {
  constexpr std::size_t kNumber = 5;  // of the menu's line, with the blanks around it
  const std::string told = told_text(action);
  return hanging(
      choice_text(view, action) + (told.empty() ? "" : " " + style_.paint("[" + told + "]", Paint::dim)),
      width_, std::string(kNumber, ' '));
}

std::string DraculaScreen::told_text(std::string_view action) const {
  const Json& tells = told(meaning(std::string(action)));
  std::vector<std::string> facts;
  const auto number = [&](std::string_view key, std::string_view text) {
    if (const int amount = number_at(tells, key); amount != 0)
      facts.push_back(fmt::format(fmt::runtime(text), amount));
  };
  const auto flag = [&](std::string_view key, const std::string& text) {
    if (flag_at(tells, key)) facts.push_back(text);
  };
  number("damage", "{} damage");
  flag("deadly", style_.paint("deadly", Paint::red));
  number("heals", "heals {}");
  number("influence", "influence {:+}");
  flag("wins", style_.paint("wins", Paint::red));
  flag("delays", "delayed");
  if (const Json& cards = at(tells, "spends"); !cards.empty()) facts.push_back("costs " + names(cards));
  number("items", "items: {}");
  number("tickets", "tickets: {}");
  number("encounters", "encounters: {}");
  if (const Json& odds = at(tells, "odds"); odds.is_object()) {
    const int own = number_at(odds, "hunter");
    const int all = own + number_at(odds, "dracula");
    facts.push_back(all > 1    ? fmt::format("event: {} of {} are the hunters'", own, all)
                    : own == 1 ? "a hunters' event"
                               : "the event is Dracula's");
  }
  if (const Json& reach = at(tells, "reach"); !reach.empty()) facts.push_back(reach_text(reach));
  number("hits", "hits for {}");
  flag("defeats", style_.paint("defeats", Paint::red));
  if (const int of = number_at(tells, "of"); of > 0)
    facts.push_back(fmt::format("cancels {} of {}", number_at(tells, "cancels"), of));
  flag("fails", "would be cancelled");
  if (!at(tells, "lair").is_null()) facts.emplace_back("a lair");
  std::vector<std::string> met;
  for (const Json& seat : at(tells, "meets")) met.push_back(seat_text(number_of(seat)));
  if (!met.empty()) facts.push_back("meets " + joined(met, ", "));
  return joined(facts, ", ");
}

// A region with what can be chosen there, or the last operand.
std::string DraculaScreen::line(const Json& view, const ActionWords& words) const {
  const std::string_view last = words.back();
  if (is_region(last)) return last == "sea" ? "Sea" : region_name(last);
  return choice(view, std::string(words[0]) + " " + std::string(last));
}

std::string DraculaScreen::taste(const Json& view, const ActionWords& words) const {
  const std::string_view one = words[1];
  if (is_region(one)) return one == "sea" ? "sea" : region_name(one);
  if (find_place(one) != game::Place::none) return place_name(one);
  if (const int seat = seat_of(one); about_hunter(words[0]) && seat > 0) return player(seat);
  if (words[0] == "ambush" || words[0] == "mature" || words[0] == "resolve") return lurker_text(view, one);
  if (!space_at(view, one).is_null()) return space_text(view, one);
  if (words[0] == "block" || words[0] == "unblock") return line_name(one);
  return card_name(one);
}

std::vector<std::string> DraculaScreen::explain(const Json& view, std::string_view key) const {
  std::vector<std::string> found;
  if (!card_text(key).empty()) found.push_back(card_line(key));
  if (const game::Place place = find_place(key); place != game::Place::none) {
    const auto listed = [](const game::PlaceSet& places) {
      std::vector<std::string> all;
      for (const game::Place each : places) all.push_back(place_name(name_of(each)));
      return joined(all, ", ");
    };
    std::vector<std::string> facts;
    for (const auto& [head, ways] : {std::pair{"roads to ", game::kByRoad[place]},
                                     {"white railways to ", game::kByWhiteRail[place]},
                                     {"yellow railways to ", game::kByYellowRail[place]},
                                     {"sea: ", game::kBySea[place]}}) {
      if (!ways.empty()) facts.push_back(head + listed(ways));
    }
    const std::string size = game::kLargeCities.has(place) ? "large city"
                             : game::is_sea(place)         ? "sea zone"
                                                           : "small city";
    found.push_back(headed(place_name(key), size + "; " + joined(facts, "; ") + "."));
  }
  if (key == "discards" || key == "discard") {
    const Json& piles = at(view, "discards");
    for (const auto& [head, pile] : {std::pair{"discarded items", "items"},
                                     {"discarded events of the hunters", "hunter_events"},
                                     {"discarded events of Dracula", "dracula_events"},
                                     {"discarded encounters", "encounters"}})
      found.push_back(headed(head, at(piles, pile).empty() ? "none." : names(at(piles, pile)) + "."));
  }
  for (const std::string& text : {verb_help(key), idea_help(key)}) {
    if (!text.empty()) found.push_back(headed(readable(key), text));
  }
  return found;
}

std::string DraculaScreen::primer() const { return dracula_play::primer(); }

}  // namespace ravenhall::cli::dracula_play
