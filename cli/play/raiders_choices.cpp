// Questions, choices and help of Raiders. Keys only; the words are in web/locales/*/raiders.ftl.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/json_read.hpp"
#include "cli/play/raiders_screen.hpp"
#include "cli/play/words.hpp"
#include "cli/words/letters.hpp"
#include "games/raiders/data.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

using namespace raiders_view;

namespace {

constexpr std::array<std::string_view, 3> kWorkshops{"town_hall", "barracks", "long_house"};
constexpr std::array<std::string_view, 4> kDeaths{"avenger", "berserker", "gravedigger", "mercenary"};

template <std::size_t N>
bool among(const std::array<std::string_view, N>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// What the action of a building about something gives, as printed.
const Json& printed_gains(std::string_view building, std::string_view act) {
  const Json& acts = at(item_with(at(facts(), "buildings"), "key", building), "acts");
  return at(item_with(acts, "act", act), "gains");
}

}  // namespace

Name RaidersScreen::hidden_or(std::string_view card) const {
  return name("card", card.empty() ? "hidden" : card);
}

std::string RaidersScreen::question(const Json& view) const {
  const std::string kind = question_kind(view);
  const Json& asked = at(view, "question");
  const Json& mine = player_at(view, viewer(view));
  const int by = number_at(asked, "by", -1);
  Args args;
  for (const auto& [arg, what] :
       {std::pair{"building", "building"}, {"worker", "colour"}, {"card", "card"}}) {
    if (const std::string id = text_at(asked, arg); !id.empty()) args.emplace_back(arg, name(what, id));
  }
  for (const std::string arg : {"left", "most", "surplus", "cards"}) {
    if (at(asked, arg).is_number_integer()) args.emplace_back(arg, number_at(asked, arg));
  }
  const std::string held = text_at(mine, "worker");
  args.emplace_back("worker", name("colour", held.empty() ? "none" : held));
  args.emplace_back("silver", number_at(mine, "silver"));
  args.emplace_back("chosen", 0);
  args.emplace_back("given", number_at(mine, "picked_size"));
  if (kind == "treasury")
    args.emplace_back("what", goods(printed_gains("treasury", text_at(asked, "resource"))));
  if (const Json& raid = at(view, "raid"); !raid.is_null()) {
    args.emplace_back("settlement", name("settlement", text_at(raid, "settlement")));
    args.emplace_back("valkyries", number_at(raid, "valkyries_left"));
    args.emplace_back("rerolls", number_at(raid, "rerolls"));
  }
  const int other = kind == "toll"   ? number_at(asked, "to")
                    : kind == "give" ? (by == viewer(view) ? number_at(asked, "with") : by)
                                     : by;
  args.emplace_back("ship", seat(view, other));
  std::string id = "ask-" + kind;
  if (kind == "turn") {
    const auto raids =
        std::any_of(at(view, "settlements").begin(), at(view, "settlements").end(),
                    [&](const Json& place) { return is_legal("raid " + text_at(place, "id")); });
    if (!raids) id += "-place";
  }
  if (kind == "hire" && flag_at(asked, "dismissed")) {
    id += "-now";
  } else if (kind == "hire" && text_at(asked, "at") == "recruiter") {
    id += "-recruiter";
  }
  return hanging(fmt::format("{}: {}", player(viewer(view)), say(key(id), args)), width_, "  ");
}

// The action of a building by what it takes and brings.
std::string RaidersScreen::act_label(std::string_view action) const {
  const Json& tells = told(action);
  const Names what = goods(at(tells, "gains"));
  if (action.starts_with("act_plain"))
    return say(key("do-act_plain"), {{"what", what}, {"card", hidden_or(text_at(tells, "helper"))}});
  if (number_at(at(tells, "gains"), "cards") > 0) return say(key("do-act-draw"), {{"what", what}});
  const int discards = number_at(tells, "discards");
  const Names price = discards > 0 ? Names{some("cards", discards)} : goods(at(tells, "pays"));
  if (const int armour = number_at(tells, "armour"); armour > 0)
    return say(key("do-act-armour"), {{"price", price}, {"armour", armour}});
  return price.empty() ? say(key("do-act-gain"), {{"what", what}})
                       : say(key("do-act-deal"), {{"price", price}, {"what", what}});
}

std::string RaidersScreen::label(const Json& view, std::string_view action) const {
  const auto words = split_words(action);
  const Json& tells = told(action);
  const std::string_view verb = words[0];
  const std::string_view one = words.size() > 1 ? words[1] : "";
  const std::string_view two = words.size() > 2 ? words[2] : "";
  const std::string id = key(fmt::format("do-{}", verb));
  if (verb == "keep") {
    Names cards;
    for (std::size_t i = 1; i < words.size(); ++i) cards.push_back(name("card", words[i]));
    return say(id, {{"cards", cards}});
  }
  if (verb == "act" || verb == "act_plain") return act_label(action);
  if (verb == "skip") {
    const Json& asked = at(view, "question");
    const std::string kind = question_kind(view);
    const bool hall = kind == "visit" && text_at(asked, "building") == "town_hall";
    return say(id + (kind == "hire"     ? (flag_at(asked, "dismissed") ? "-hire-now" : "-hire")
                     : kind == "enlist" ? "-enlist"
                     : hall             ? "-play"
                                        : ""));
  }
  if (verb == "offer") return say(id, {{"vp", number_at(tells, "vp")}});
  if (verb == "swap")
    return say(id, {{"ship", seat(view, seat_of(one))}, {"building", name("building", two)}});
  if (verb == "steal") return say(id, {{"ship", seat(view, seat_of(one))}, {"what", some(two, 1)}});
  if (verb == "target") return say(id, {{"ship", seat(view, seat_of(one))}});
  if (verb == "amount") return say(id, {{"what", goods(at(tells, "gains"))}});
  if (verb == "exchange") {
    const auto n = read_number(two, 100);
    return say(id, {{"ship", seat(view, seat_of(one))}, {"n", n ? static_cast<int>(*n) : 0}});
  }
  if (verb == "gain" || verb == "toll" || verb == "spare") return say(id, {{"what", some(one, 1)}});
  if (verb == "reroll") {
    const auto die = read_number(one, 2);
    const Json& dice = at(at(view, "raid"), "dice");
    return say(id,
               {{"face", number_of(item(dice, die && *die > 0 ? static_cast<std::size_t>(*die - 1) : 0))}});
  }
  const std::string waits = text_at(tells, "worker");
  if (verb == "set")
    return say(id, {{"tokens", goods(at(tells, "set"))},
                    {"worker", name("colour", waits.empty() ? "none" : waits)}});
  // The others have one operand, or none, and say it by its kind.
  Args args;
  if (!one.empty()) {
    args.emplace_back("building", name("building", one));
    args.emplace_back("settlement", name("settlement", one));
    args.emplace_back("card", name("card", one));
  }
  return say(id, args);
}

// What can be done in a building, with the worker that comes or goes.
std::string RaidersScreen::yields(std::string_view action) const {
  const Json& tells = told(action);
  const std::string_view building = split_words(action).back();
  const Json& acts = at(tells, "acts");
  const std::string id = key(fmt::format("yields-{}", building));
  if (flag_at(tells, "used")) return say(key("yields-used"));
  if (among(kWorkshops, building)) return say(id);
  const Json& first = item(acts, 0);
  if (first.is_null()) return say(key("yields-none"));
  if (!at(first, "pays").empty() || number_at(first, "discards") > 0) return say(id);
  const Names what = goods(at(first, "gains"));
  const Json& second = item(acts, 1);
  return second.is_null()
             ? say(key("yields-gain"), {{"what", what}})
             : say(key("yields-either"), {{"what", what}, {"other", goods(at(second, "gains"))}});
}

std::string RaidersScreen::note(const Json& view, std::string_view action) const {
  const auto words = split_words(action);
  const std::string_view verb = words[0];
  const std::string_view one = words.size() > 1 ? words[1] : "";
  const Json& tells = told(action);
  std::vector<std::string> notes;
  if (verb == "place" || verb == "take" || verb == "copy") notes.push_back(yields(action));
  if (verb == "offer" || verb == "raid") {
    const Names price = goods(at(tells, "pays"));
    notes.push_back(price.empty() ? say(key("free")) : listed(price));
  }
  if (verb == "raid") {
    notes.push_back(fmt::format("{} {}", lower(say(key("strength"))), number_at(tells, "strength")));
    for (const Json& step : at(tells, "steps"))
      notes.push_back(fmt::format("{} {}%", points(number_at(step, "vp")), number_at(step, "percent")));
    std::vector<std::string> sets;
    for (const Json& space : at(settlement_at(view, one), "spaces")) {
      if (!at(space, "set").is_null()) sets.push_back(listed(goods(at(space, "set"))));
    }
    if (!sets.empty()) notes.push_back(joined(sets, " | "));
  }
  if (verb == "sacrifice") {
    if (among(kDeaths, one)) notes.push_back(say(key(fmt::format("death-{}", one))));
    notes.push_back(say(key(fmt::format("card-{}-crew", one))));
  }
  return notes.empty() ? "" : " " + style_.paint("(" + joined(notes, "; ") + ")", Paint::dim);
}

std::string RaidersScreen::choice(const Json& view, std::string_view action) const {
  const auto words = split_words(action);
  const std::string_view verb = words[0];
  const std::string_view one = words.size() > 1 ? words[1] : "";
  if (verb == "discard" || verb == "give" || verb == "enlist") return card_line(view, one);
  std::string text = capital(label(view, action)) + note(view, action);
  if (verb == "play") text += ". " + hall_text(view, one);
  if (verb == "hire") {
    const Names price = goods(at(told(action), "pays"));
    text += fmt::format(" ({}). {}", price.empty() ? say(key("free")) : listed(price),
                        say(key(fmt::format("card-{}-crew", one))));
  }
  return hanging(text, width_ - 2, "     ");
}

std::string RaidersScreen::line(const Json& view, const ActionWords& words) const {
  const std::string_view verb = words[0];
  if (verb == "keep") return card_line(view, words.back());
  if (verb == "swap" || verb == "steal" || verb == "exchange") return player(seat_of(words.back()));
  return called("card", words.back());
}

std::string RaidersScreen::taste(const Json& view, const ActionWords& words) const {
  const std::string_view verb = words[0];
  if (verb == "place" || verb == "take" || verb == "copy") return called("building", words[1]);
  if (verb == "raid") return called("settlement", words[1]);
  if (verb == "swap" || verb == "steal" || verb == "exchange" || verb == "target")
    return player(seat_of(words[1]));
  if (words_->has(name("card", words[1]).key)) return called("card", words[1]);
  return label(view, fmt::format("{}", fmt::join(words, " ")));
}

std::vector<std::string> RaidersScreen::explain(const Json& view, std::string_view word) const {
  std::vector<std::string> found;
  if (row_with(raiders::kCards, word) != nullptr) found.push_back(card_line(view, word));
  if (const std::string gives = key(fmt::format("map-gives-{}", word)); words_->has(gives))
    found.push_back(headed(called("building", word), say(gives)));
  if (const Json& place = settlement_at(view, word); !place.is_null())
    found.push_back(headed(called("settlement", word), settlement(place, " ")));
  for (std::string& text : explain_word(word)) found.push_back(std::move(text));
  return found;
}

}  // namespace ravenhall::cli
