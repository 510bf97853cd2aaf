// Questions and choices of Blood Rage. Keys only; the words are in web/locales/*/blood-rage.ftl.
#include <fmt/format.h>

#include <array>

#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/json_read.hpp"
#include "cli/words/letters.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

using namespace blood_rage_view;
namespace game = ravenhall::blood_rage;

namespace {

const Json& my_sheet(const Json& view) { return clan_at(view, viewer(view)); }

// Yes, no and enough mean something else each time.
constexpr std::array<std::array<std::string_view, 3>, 6> kAnswers{{{"decline", "join", "stay"},
                                                                   {"decline", "late", "no-card"},
                                                                   {"decline", "free_invade", "no-invade"},
                                                                   {"done", "march", "march-done"},
                                                                   {"done", "react", "let-die"},
                                                                   {"done", "prowess", "discard-rest"}}};

// What the operands of a verb are called in its sentence, by their kinds.
struct Operand {
  std::string_view arg;
  std::string_view kind;
};
struct Sentence {
  std::string_view verb;
  Operand first;
  Operand second{};
};
constexpr Operand kCard{"card", "card"};
constexpr Operand kFigure{"figure", "figure"};
constexpr Operand kPlace{"place", "place"};
constexpr Operand kFrom{"from", "place"};
constexpr std::array<Sentence, 19> kSentences{{{"keep", kCard},
                                               {"keep_two", kCard, {"other", "card"}},
                                               {"save", kCard},
                                               {"invade", kFigure, kPlace},
                                               {"recall", kFigure, kPlace},
                                               {"march", kFrom, {"to", "place"}},
                                               {"move", kFigure},
                                               {"upgrade", kCard},
                                               {"quest", kCard},
                                               {"pillage", kPlace},
                                               {"challenge", kPlace},
                                               {"sacrifice", kFigure, kPlace},
                                               {"join", kFrom, kFigure},
                                               {"card", kCard},
                                               {"late", kCard},
                                               {"spare", kFigure},
                                               {"protect", kFigure},
                                               {"raise", {"stat", "stat"}},
                                               {"take_back", kCard}}};

}  // namespace

std::string BloodRageScreen::aside(const std::string& text) const {
  return text.empty() ? "" : " " + style_.paint("(" + text + ")", Paint::dim);
}

std::string BloodRageScreen::price(std::string_view words) const {
  const Json& cost = told_alike(words, "cost");
  return cost.is_null() ? "" : say(key("cost"), {{"n", number_of(cost)}});
}

// "6 -> 7", and what a legendary step is worth.
std::string BloodRageScreen::stat_note(const Json& view, std::string_view stat) const {
  const int step = number_at(at(told(fmt::format("raise {}", stat)), "raises"), stat);
  if (step == 0) return "";
  const auto index = static_cast<std::size_t>(step) - 1;
  const int bonus = game::kLegendaryGlory[index];
  return fmt::format("{} {} {}", number_at(at(at(my_sheet(view), "stats"), stat), "value"),
                     style_.plain ? "->" : "→", number_of(item(at(at(view, "tracks"), stat), index))) +
         (bonus > 0 ? "; " + say(own("legend"), {{"n", bonus}}) : "");
}

std::string BloodRageScreen::question(const Json& view) const {
  const std::string kind = question_kind(view);
  const Json& asked = at(view, "question");
  Args args;
  for (const auto& [arg, what] : {std::pair{"place", "place"},
                                  {"from", "place"},
                                  {"to", "place"},
                                  {"card", "card"},
                                  {"figure", "figure"}}) {
    if (const std::string id = text_at(asked, arg); !id.empty()) args.emplace_back(arg, name(what, id));
  }
  std::string where = text_at(at(view, "battle"), "where");
  if (where.empty()) where = text_at(at(view, "dying"), "where");
  args.emplace_back("place", name("place", where.empty() ? "yggdrasil" : where));
  args.emplace_back("moved", number_at(asked, "moved"));
  args.emplace_back("rage", number_at(my_sheet(view), "rage"));
  if (const Json& draft = at(view, "draft"); kind == "draft") {
    args.emplace_back("round", number_at(draft, "round") + 1);
    args.emplace_back("rounds", number_at(draft, "rounds", 6));
    args.emplace_back("pick", number_at(draft, "pick", 1));
  }
  return hanging(fmt::format("{}: {}", clan(view, viewer(view)), say(key("ask-" + kind), args)), width_,
                 "  ");
}

std::string BloodRageScreen::label(const Json& view, const ActionWords& words) const {
  for (const auto& [verb, kind, answer] : kAnswers) {
    if (verb == words[0] && kind == question_kind(view)) return say(key(fmt::format("do-{}", answer)));
  }
  Args args;
  for (const Sentence& each : kSentences) {
    if (each.verb != words[0]) continue;
    if (words.size() > 1) args.emplace_back(each.first.arg, name(each.first.kind, words[1]));
    if (words.size() > 2 && !each.second.arg.empty())
      args.emplace_back(each.second.arg, name(each.second.kind, words[2]));
  }
  if (words[0] == "step" && words.size() > 1) args.emplace_back("place", name("place", words[1]));
  return say(key(fmt::format("do-{}", words[0])), args);
}

std::string BloodRageScreen::note(const Json& view, std::string_view action) const {
  const auto words = split_words(action);
  const std::string_view verb = words[0];
  const std::string_view last = words.back();
  const Json& tells = told(action);
  std::vector<std::string> notes;
  if (verb == "upgrade") {
    notes.push_back(price(action));
    if (const std::string old = text_at(tells, "replaces"); !old.empty())
      notes.push_back(say(key("slot-replaces"), {{"card", name("card", old)}}));
  } else if (verb == "pass") {
    notes.push_back(say(own("pass-loses"), {{"rage", number_at(tells, "loses")}}));
  } else if (verb == "raise") {
    notes.push_back(stat_note(view, last));
  } else if (verb == "pillage" || verb == "challenge") {
    const std::string reward = text_at(place_at(view, last), "reward");
    if (!reward.empty()) notes.push_back(called("reward", reward));
    if (number_at(tells, "cost") > 0) notes.push_back(price(action));
    notes.push_back(strengths(view, last));
  } else if (verb == "take_back") {
    return "";  // its sentence says the price
  } else {
    notes.push_back(price(action));
    if (verb == "invade" || verb == "march") notes.push_back(place_note(view, last));
  }
  std::erase(notes, "");
  return aside(joined(notes, "; "));
}

std::string BloodRageScreen::choice(const Json& view, std::string_view action) const {
  const auto words = split_words(action);
  const std::string_view verb = words[0];
  const std::string_view one = words.size() > 1 ? words[1] : "";
  if (verb == "keep" || verb == "save") return card_line(view, one);
  if (verb == "card" || verb == "late") {
    const Json& sum = at(told(action), "total");
    return card_line(view, one,
                     sum.is_null() ? "" : aside(say(own("total"), {{"n", number_at(sum, "total")}})));
  }
  std::string text = capital(label(view, words)) + note(view, action);
  if (verb == "upgrade" || verb == "quest") {
    if (verb == "quest") text += aside(card_facts(view, one));
    text += " " + say(key(fmt::format("card-{}-text", one)));
    if (flag_at(told(action), "met")) text += aside(say(own("met-now")));
  }
  return hanging(text, width_ - 2, "     ");
}

std::string BloodRageScreen::line(const Json& view, const ActionWords& words) const {
  const std::string_view verb = words[0];
  const std::string_view what = words.back();
  if (verb == "invade") return called("figure", what) + aside(price(fmt::format("invade {}", what)));
  if (verb == "march" || verb == "join") {
    std::vector<std::string> figures;
    if (const std::string mine = clan_figures(view, at(place_at(view, what), "figures"), viewer(view), false);
        !mine.empty())
      figures.push_back(mine);
    return capital(say(own("from"), {{"place", name("place", what)}})) + aside(joined(figures, ", "));
  }
  if (verb == "keep_two") return card_line(view, what);
  if (find_card(what) != nullptr && !words_->has(name("figure", what).key))
    return called("card", what) + (verb == "upgrade" ? aside(say(own("choose-slot"))) : "");
  return verb == "upgrade" ? called("card", what) : called("figure", what);
}

std::string BloodRageScreen::taste(const Json& view, const ActionWords& words) const {
  const std::string_view verb = words[0];
  const std::string_view what = words[1];
  if (verb == "invade") return called("figure", what) + aside(price(fmt::format("invade {}", what)));
  if (verb == "recall" || verb == "sacrifice") return called("figure", what);
  if (verb == "march" || verb == "join") return say(own("from"), {{"place", name("place", what)}});
  if (verb == "upgrade") return called("card", what) + aside(price(fmt::format("upgrade {}", what)));
  if (verb == "pillage" || verb == "challenge") {
    const std::string reward = text_at(place_at(view, what), "reward");
    return called("place", what) + aside(reward.empty() ? "" : called("reward", reward));
  }
  for (const std::string_view kind : {"card", "figure", "place", "stat"}) {
    if (words_->has(name(kind, what).key)) return called(kind, what);
  }
  return std::string(what);
}

}  // namespace ravenhall::cli
