// Questions, choices and help of Fury of Dracula. Keys only; the words are in web/locales/*/dracula.ftl.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/dracula_screen.hpp"
#include "cli/play/json_read.hpp"
#include "cli/words/letters.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli::dracula_play {

namespace game = ravenhall::dracula;

namespace {

constexpr std::array<std::string_view, 6> kOfHunters{"trade",  "trade_events", "act_next",
                                                     "target", "engage",       "claw"};

template <std::size_t N>
bool among(const std::array<std::string_view, N>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
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

}  // namespace

Name DraculaScreen::lurker(const Json& view, int number) const {
  const std::string kind = text_at(lurker_at(view, number), "encounter");
  return kind.empty() ? name("encounter", "hidden") : card(kind);
}

// The question's own details are arguments of its sentence.
std::string DraculaScreen::question(const Json& view) const {
  const std::string kind = question_kind(view);
  const Json& asked = at(view, "question");
  Args args{{"phase", text_at(view, "phase")}, {"round", number_at(at(view, "combat"), "round")}};
  for (const auto& [arg, value] : asked.items()) {
    if (value.is_null() || arg == "kind" || arg == "seats") continue;
    if (arg == "hunter" || arg == "with" || arg == "victim") {
      args.emplace_back(arg, seat(view, number_of(value)));
    } else if (arg == "ticket" || arg == "event" || arg == "omen" || arg == "encounter") {
      if (value.is_string()) args.emplace_back(arg, card(text_of(value)));
    } else if (arg == "city") {
      args.emplace_back("place", name("place", text_of(value)));
    } else if (arg == "spot") {
      args.emplace_back("spot", name("spot", text_of(value)));
    }
    if (value.is_number_integer()) args.emplace_back(arg, number_of(value));
  }
  if (at(asked, "lurker").is_number_integer())
    args.emplace_back("encounter", lurker(view, number_at(asked, "lurker")));
  std::string id = "ask-" + kind;
  if (kind == "ride" && viewer(view) == kCount) id += "-tip";
  if (kind == "save" && number_at(asked, "amount") == 0) id += "-bite";
  if (kind == "wax" && !is_verb_legal("analysis")) id += "-plain";
  constexpr std::array<std::string_view, 5> kPowers{"hide", "feed", "dark_call", "wolf", "misdirect"};
  if (kind == "move" && std::none_of(kPowers.begin(), kPowers.end(),
                                     [&](std::string_view verb) { return is_verb_legal(verb); }))
    id += "-plain";
  return hanging(fmt::format("{}: {}", player(viewer(view)), say(key(id), args)), width_, "  ");
}

std::vector<std::string> DraculaScreen::offers(const std::vector<std::string>& legal) const {
  constexpr std::size_t kMany = 20;
  std::vector<std::string> out;
  for (const std::string& action : legal) {
    const auto words = split_words(action);
    if (words.size() == 2 && among(kOfHunters, words[0]) && seat_of(words[1]) > 0) {
      out.push_back(fmt::format("{} {}", words[0], role_key(seat_of(words[1]))));
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
  if (words.size() == 2 && among(kOfHunters, words[0]) && seat_of(words[1]) > 0)
    return std::string(words[0]) + " " + std::to_string(seat_of(words[1]));
  return offer;
}

std::string DraculaScreen::label(const Json& view, std::string_view action) const {
  const auto words = split_words(action);
  const std::string verb(words[0]);
  const std::string_view one = words.size() > 1 ? words.back() : "";
  const std::string kind = question_kind(view);
  const std::string id = key("do-" + verb);
  // What it means to say no or yes, where a question has words of its own for it.
  if (verb == "pass" || verb == "accept") {
    const std::string special = key(verb + "-" + kind);
    return say(words_->has(special) ? special : id);
  }
  if (verb == "give") {
    const Names given = cards(at(told(meaning(std::string(action))), "cards"));
    return given.empty() ? say(id + "-nothing") : say(id, {{"cards", given}});
  }
  if (verb == "expel")
    return viewer(view) == kCount ? say(id + "-hunters", {{"event", card(text_at(view, "ally"))}})
                                  : say(id, {{"omen", card(text_at(view, "dark_ally"))}});
  const auto number = read_number(one, 255);
  const int n = number ? static_cast<int>(*number) : 0;
  if (verb == "heal") return say(id, {{"n", n}});
  if (verb == "ambush" || verb == "mature") return say(id, {{"encounter", lurker(view, n)}});
  if (verb == "resolve")
    return say(kind == "seduction" ? id + "-seduction" : id, {{"encounter", lurker(view, n)}});
  if (verb == "space" || verb == "rumor" || verb == "misdirect" || verb == "clear") {
    const std::string place = text_at(space_at(view, one), "at");
    return place.empty() ? say(id, {{"spot", name("spot", one)}})
                         : say(id + "-at", {{"spot", name("spot", one)}, {"place", name("place", place)}});
  }
  // The others have one operand, or none, and say it by its kind.
  Args args;
  if (!one.empty()) {
    args = {{"place", name("place", one)}, {"line", name("line", one)}};
    if (const int hunter = seat_of(one); hunter >= 0) args.emplace_back("seat", seat(view, hunter));
    for (const std::string arg : {"item", "event", "omen", "ticket", "encounter", "card"})
      args.emplace_back(arg, card(one));
  }
  return say(verb == "use" && (kind == "fight" || kind == "swap") ? id + "-fight" : id, args);
}

std::string DraculaScreen::choice(const Json& view, std::string_view action) const {
  constexpr std::size_t kNumber = 5;  // of the menu's line, with the blanks around it
  constexpr std::array<std::string_view, 7> kCards{"item", "omen", "plot", "fight", "lay", "drop", "use"};
  constexpr std::array<std::string_view, 6> kWithText{"play",          "scheme",       "discard_item",
                                                      "discard_event", "discard_omen", "show"};
  const auto words = split_words(action);
  const std::string_view one = words.size() > 1 ? words.back() : "";
  std::string text = capital(label(view, action));
  const bool as_card = among(kCards, words[0]);
  if (as_card || among(kWithText, words[0])) {
    std::string note = card_moment(one);
    if (const Json& symbols = at(item_with(at(printed(), "items"), "key", one), "cancels");
        as_card && !symbols.empty())
      note = say(key("scene-cancels"), {{"symbols", cards(symbols)}});
    text +=
        (note.empty() || !as_card ? "" : " (" + note + ")") + style_.paint(". " + card_text(one), Paint::dim);
  }
  if (words[0] == "hide" || words[0] == "feed" || words[0] == "dark_call")
    text += style_.paint(". " + card_text(words[0]), Paint::dim);
  const std::string told = told_text(view, action);
  return hanging(text + (told.empty() ? "" : " " + style_.paint("[" + told + "]", Paint::dim)), width_,
                 std::string(kNumber, ' '));
}

// A region with what can be chosen there, or the last operand.
std::string DraculaScreen::line(const Json& view, const ActionWords& words) const {
  const std::string_view last = words.back();
  if (is_region(last)) return last == "sea" ? say(own("sea")) : called("region", last);
  return choice(view, std::string(words[0]) + " " + std::string(last));
}

std::string DraculaScreen::taste(const Json& view, const ActionWords& words) const {
  const std::string_view one = words[1];
  const auto number = read_number(one, 255);
  if (is_region(one)) return one == "sea" ? say(own("sea")) : called("region", one);
  if (find_place(one) != game::Place::none) return called("place", one);
  if (const int seat = seat_of(one); among(kOfHunters, words[0]) && seat > 0) return player(seat);
  if (words[0] == "ambush" || words[0] == "mature" || words[0] == "resolve")
    return say(lurker(view, number ? static_cast<int>(*number) : -1).key);
  if (!space_at(view, one).is_null()) return in_form(name("spot", one), "low");
  if (words[0] == "block" || words[0] == "unblock") return in_form(name("line", one), "low");
  return card_kind(one).empty() ? label(view, fmt::format("{}", fmt::join(words, " "))) : card_name(one);
}

std::vector<std::string> DraculaScreen::explain(const Json& view, std::string_view word) const {
  std::vector<std::string> found;
  if (!card_kind(word).empty()) found.push_back(card_line(word));
  if (find_place(word) != game::Place::none) {
    const Json& fact = item_with(at(printed(), "places"), "key", word);
    std::vector<std::string> facts{say(key("label-" + text_at(fact, "size")))};
    for (const std::string_view way : {"roads", "white", "yellow", "sea"}) {
      Names places;
      for (const Json& each : at(fact, way)) places.push_back(name("place", text_of(each)));
      if (!places.empty()) facts.push_back(say(key(fmt::format("detail-{}", way)), {{"places", places}}));
    }
    found.push_back(headed(called("place", word), joined(facts, ". ") + "."));
  }
  if (word == "discards" || word == "discard") {
    const Json& piles = at(view, "discards");
    for (const auto& [head, pile] : {std::pair{"discarded-items", "items"},
                                     {"discarded-hunters", "hunter_events"},
                                     {"discarded-dracula", "dracula_events"},
                                     {"discarded-encounters", "encounters"}})
      found.push_back(
          headed(say(own(head)), at(piles, pile).empty() ? "-" : card_names(at(piles, pile)) + "."));
  }
  for (std::string& text : explain_word(word)) found.push_back(std::move(text));
  return found;
}

}  // namespace ravenhall::cli::dracula_play
