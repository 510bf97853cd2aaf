// The terminal in four languages: everything has words, and nothing is said in another language than the
// chosen one.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <memory>
#include <regex>
#include <string>

#include "cli/play/json_read.hpp"
#include "cli/play/screen.hpp"
#include "cli/tests/play_fixture.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::cli {
namespace {

// What is wrong in a text, if anything: a key shown as it is, a hole, or words of another language.
std::string wrong_in(const std::string& text, Language language) {
  static const std::regex kHole(R"(\{\$?[A-Za-z…][\w-]*\}|\b(br|rn|dr|term|table)-[a-z][\w-]+|_)");
  std::smatch found;
  if (std::regex_search(text, found, kHole)) return found.str();
  if (language == Language::cs) {
    static const std::regex kEnglish(
        R"(\b(the|and|with|you|your|from|what|which|this|that|card|cards|is|are)\b)");
    return std::regex_search(text, found, kEnglish) ? found.str() : "";
  }
  if (language == Language::en) return "";
  // No word in Latin letters, but for the key that is to be pressed.
  std::string word;
  for (const char byte : text + " ") {
    if (std::isalpha(static_cast<unsigned char>(byte)) != 0) {
      word += byte;
      continue;
    }
    if (word.size() >= 3 && word != "Enter") return word;
    word.clear();
  }
  return "";
}

// Where it is wrong, with what stands around it.
void expect_right(const std::string& text, Language language, const std::string& about) {
  const std::string wrong = wrong_in(text, language);
  if (wrong.empty()) return;
  const std::size_t at = text.find(wrong);
  ADD_FAILURE() << tag_of(language) << ' ' << about << ": " << wrong
                << " in: " << text.substr(at < 120 ? 0 : at - 120, 260);
}

std::unique_ptr<Screen> screen_of(const GameEntry& game, Language language) {
  return make_screen(game.info(), game.notation(), Style{false, true},
                     std::make_shared<const Words>(language, game.info().id), false);
}

// A view in which every question finds what its sentence speaks of.
Json view_of(const GameEntry& game) {
  Json view =
      game.create(make_setup(game.info(), game.info().max_seats, {}).value(), "words")->observe(seat_at(0));
  view["question"] = {{"kind", "none"},
                      {"place", "gimle"},
                      {"from", "horgr"},
                      {"to", "utgard"},
                      {"moved", 1},
                      {"card", "troll"},
                      {"figure", "warrior"},
                      {"building", "mill"},
                      {"worker", "grey"},
                      {"left", 2},
                      {"most", 2},
                      {"surplus", 1},
                      {"cards", 2},
                      {"resource", "silver"},
                      {"by", 1},
                      {"with", 2},
                      {"to_act", 1},
                      {"hunter", 1},
                      {"victim", 2},
                      {"ticket", "t32"},
                      {"event", "hypnosis"},
                      {"omen", "roadblock"},
                      {"encounter", "wolves"},
                      {"city", "paris"},
                      {"spot", "space1"},
                      {"amount", 2},
                      {"damage", 2},
                      {"roads", 2},
                      {"events", 0},
                      {"silver", 3}};
  if (game.info().id == "raiders") {
    view["question"]["card"] = "warlord";
    view["question"]["to"] = 1;
    view["raid"] = {
        {"settlement", "h1"}, {"valkyries_left", 2}, {"rerolls", 1}, {"dice", {3, 4}}, {"seat", 0}};
  }
  return view;
}

// A word for an operand or an argument of that kind.
Json sample(const OperandKind& kind) {
  for (const std::string_view value : kind.values) {
    if (value != "none") return std::string(value);
  }
  return 1;
}

TEST(TerminalWords, every_question_verb_reason_and_happening_has_words_in_every_language) {
  for (const GameEntry& game : all_games()) {
    const Notation& notation = game.notation();
    for (const Language language : kLanguages) {
      const auto screen = screen_of(game, language);
      Json view = view_of(game);
      int questions = 0;
      for (std::string_view step : notation.steps) {
        if (!step.starts_with("ask_")) continue;
        step.remove_prefix(4);
        view["question"]["kind"] = std::string(step);
        expect_right(screen->question(view), language, "question " + std::string(step));
        ++questions;
      }
      EXPECT_GT(questions, 10);
      view["question"]["kind"] = "action";
      for (const VerbSpec& verb : notation.verbs) {
        if (verb.kind == VerbKind::chance) continue;
        std::string action(verb.name);
        for (std::size_t i = 0; i < Operands::size() && verb.operands[i] >= 0; ++i) {
          const Json word = sample(notation.kinds[static_cast<std::size_t>(verb.operands[i])]);
          action += " " + (word.is_string() ? text_of(word) : dump(word));
        }
        // What is told of an action is not there, so nothing in the sentence may come from it alone.
        expect_right(screen->choice(view, action), language, action);
        if (verb.operands[0] >= 0)
          expect_right(screen->choice_group(view, {action}, {verb.name}), language,
                       "verb " + std::string(verb.name));
        expect_right(screen->help(view, verb.name), language, "help " + std::string(verb.name));
      }
      for (const ReasonSpec& spec : notation.reasons.subspan(1)) {
        Json reason = {
            {"key", std::string(spec.name)}, {"rule", std::string(spec.rule)}, {"args", Json::object()}};
        for (const EventArgSpec& arg : spec.args) {
          if (!arg.name.empty())
            reason["args"][std::string(arg.name)] =
                sample(notation.kinds[static_cast<std::size_t>(arg.kind)]);
        }
        expect_right(screen->reason(view, reason), language, "reason " + std::string(spec.name));
      }
      for (const EventSpec& spec : notation.events) {
        for (const bool hidden : {false, true}) {
          Json event = {{"kind", std::string(spec.name)}, {"actor", 1}};
          for (const EventArgSpec& arg : spec.args) {
            if (arg.name.empty()) continue;
            const OperandKind& kind = notation.kinds[static_cast<std::size_t>(arg.kind)];
            event[std::string(arg.name)] = hidden && arg.secrecy == Secrecy::secret ? Json()
                                           : kind.number == NumberKind::seats ? Json(std::vector<int>{1, 2})
                                                                              : sample(kind);
          }
          expect_right(screen->sentence(view, event), language, "event " + std::string(spec.name));
        }
      }
      for (const std::string_view why : {"not_your_turn", "game_over", "not_together"}) {
        const Json reason = {{"key", std::string(why)}, {"rule", nullptr}, {"args", Json::object()}};
        expect_right(screen->reason(view, reason), language, std::string(why));
        EXPECT_FALSE(screen->reason(view, reason).empty());
      }
      expect_right(screen->result(view, {}), language, "the end");
      EXPECT_GT(screen->primer().size(), 500U);
    }
  }
}

TEST(TerminalWords, cards_say_the_values_that_the_options_of_the_table_give_them) {
  const auto screen = screen_of(*find_game("blood-rage"), Language::en);
  const Json view{{"values", {{"heimdalls_gaze", 2}, {"q3_yggdrasil", 10}}}};
  EXPECT_TRUE(has(screen->choice(view, "keep heimdalls_gaze"), "Heimdall’s Gaze (Battle +2): "));
  EXPECT_TRUE(has(screen->choice(view, "keep q3_yggdrasil"), "Yggdrasil! (Quest, 10 Glory): "));
  EXPECT_TRUE(has(screen->choice(Json::object(), "keep heimdalls_gaze"), "(Battle +3): "));
}

TEST(TerminalWords, one_may_ask_in_ones_own_language) {
  const Json view = view_of(*find_game("blood-rage"));
  const auto russian = screen_of(*find_game("blood-rage"), Language::ru);
  EXPECT_TRUE(has(russian->help(view, "ярость"), "Ярость: ею платят"));
  EXPECT_TRUE(has(flat(russian->help(view, "Тролль")), "воины в провинции уничтожаются"));
  EXPECT_EQ(russian->help(view, "troll"), russian->help(view, "тролль"));
  EXPECT_TRUE(has(screen_of(*find_game("dracula"), Language::cs)->help(view_of(*find_game("dracula")), "Řím"),
                  "Řím"));
  EXPECT_TRUE(russian->help(view, "абракадабра").empty());
}

// Whole games with people who choose at random and look at everything now and then.
TEST_F(Play, random_games_of_every_game_speak_one_language_only) {
  for (const GameEntry& game : all_games()) {
    for (const Language language : kLanguages) {
      const bool sides = !game.info().sides.empty();
      for (const std::string human : {"0", sides ? "hunters" : "0,1"}) {
        Rng rng(11 + static_cast<std::uint64_t>(language));
        std::string typed;
        for (int i = 0; i < 600; ++i) {
          const auto choice = rng.below(40);
          typed += choice < 36    ? std::to_string(1 + rng.below(6))
                   : choice == 36 ? "hand"
                   : choice == 37 ? "log 5"
                   : choice == 38 ? "0"
                                  : "1 2 3";
          typed += '\n';
        }
        PlayOptions wish = options();
        wish.game = game.info().id;
        wish.human = human;
        wish.language = language;
        wish.plain = rng.below(2) == 0;
        wish.columns = 100;
        std::string out = play(wish, typed);
        // The names of files and commands are the same everywhere.
        for (auto at = out.find(file); at != std::string::npos; at = out.find(file)) {
          const std::size_t start = out.rfind('\n', at) + 1;
          out.erase(start, out.find('\n', at) - start);
        }
        EXPECT_GT(out.size(), 20000U) << game.info().id;
        expect_right(out, language, std::string(game.info().id) + " " + human);
      }
    }
  }
}

TEST_F(Play, what_is_typed_is_the_same_in_every_language) {
  for (const Language language : kLanguages) {
    PlayOptions wish = options();
    wish.language = language;
    const std::string out =
        play(wish, "?\nxyzzy\n99\nu\nhand\nlog\nboard\n? troll\ns\ninvade leader gimle\n1\nq\nn\n");
    const Words words(language, "blood-rage");
    for (const std::string key : {"term-keys", "term-key-undo", "term-nothing-back", "hand-label"})
      EXPECT_TRUE(has(out, words.say(key).substr(0, 20))) << tag_of(language) << key;
    EXPECT_TRUE(has(out, words.say("br-why-action-phase-only"))) << out;
    EXPECT_TRUE(has(out, words.say("term-no-line", {{"n", "99"}, {"of", 6}}))) << out;
    EXPECT_FALSE(std::filesystem::exists(file));
  }
}

}  // namespace
}  // namespace ravenhall::cli
