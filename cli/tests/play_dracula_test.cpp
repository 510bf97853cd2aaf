// Fury of Dracula in the terminal, driven by scripted input, and its words.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "cli/play/dracula_screen.hpp"
#include "cli/play/dracula_words.hpp"
#include "cli/play/json_read.hpp"
#include "cli/play/words.hpp"
#include "cli/tests/play_fixture.hpp"
#include "games/dracula/dracula.hpp"
#include "games/dracula/verbs.hpp"

namespace ravenhall::cli {
namespace {

class PlayDracula : public Play {
 protected:
  PlayOptions hunt(const std::string& human) const {
    PlayOptions wish = options();
    wish.game = "dracula";
    wish.human = human;
    return wish;
  }
};

std::size_t widest(const std::string& text) {
  std::size_t most = 0;
  for (const std::string& line : split_at(text, '\n')) most = std::max(most, columns(line));
  return most;
}

TEST_F(PlayDracula, the_count_settles_and_lays_his_first_encounters) {
  const std::string out = play(hunt("dracula"), "settle castle dracula\nsettle paris\n" + lines("1", 60));
  EXPECT_TRUE(has(out, "Dracula, where do you begin, in secret?"));
  EXPECT_TRUE(has(out, "Gallia"));
  EXPECT_TRUE(has(out, "Dracula begins in Paris."));
  EXPECT_TRUE(has(out, "Your encounters")) << out.substr(0, 3000);
  EXPECT_TRUE(has(out, "Dracula, where do you go?"));
  EXPECT_TRUE(has(out, "Go to "));
  EXPECT_TRUE(has(out, "which encounter goes to space 1 ("));
}

TEST_F(PlayDracula, a_menu_of_many_cities_goes_by_region) {
  const std::string out = play(hunt("dracula"), "2\n0\n2\n1\n");
  EXPECT_TRUE(has(out, "  7  Balkans"));
  EXPECT_TRUE(has(out, "Begin in Bordeaux"));
  EXPECT_TRUE(has(out, "Dracula begins in Bordeaux."));
}

TEST_F(PlayDracula, a_hunter_sees_the_board_and_nothing_of_the_trail) {
  const std::string out = play(hunt("mina"), lines("supply\nreserve\npass\n1", 8));
  EXPECT_TRUE(has(out, "Mina, your action by day:"));
  EXPECT_TRUE(has(out, "Mina, your action at night:"));
  EXPECT_TRUE(has(out, "Austro-Hungary"));
  EXPECT_TRUE(has(out, "? city"));
  EXPECT_TRUE(has(out, "Dracula has chosen where he begins."));
  EXPECT_FALSE(has(out, "Dracula begins in"));
  EXPECT_FALSE(has(out, "Your encounters"));
  EXPECT_TRUE(has(out, "Mina draws "));
}

TEST_F(PlayDracula, one_person_plays_two_hunters_without_a_curtain) {
  const std::string out = play(hunt("godalming+mina"), lines("pass", 6));
  EXPECT_TRUE(has(out, "Godalming, your action by day:"));
  EXPECT_TRUE(has(out, "Mina, your action by day:"));
  EXPECT_FALSE(has(out, "Pass the keyboard"));
  EXPECT_TRUE(has(play(hunt("godalming+mina"), "board mina\n"), "Brussels"));
}

TEST_F(PlayDracula, whole_games_by_always_choosing_the_first_line) {
  for (const std::string human : {"dracula", "hunters"}) {
    for (const std::string preset : {"basic", "advanced"}) {
      PlayOptions wish = hunt(human);
      wish.options = {{"preset", preset}};
      const std::string out = play(wish, lines("1", 6000));
      EXPECT_TRUE(has(out, "The victory is ")) << human << preset << out.substr(out.size() - 2000);
    }
  }
}

TEST_F(PlayDracula, computer_players_alone_play_to_the_end_and_every_line_fits) {
  for (const std::string seed : {"one", "two", "three"}) {
    PlayOptions wish = hunt("none");
    wish.seed = seed;
    wish.options = {{"preset", "advanced"}};
    const std::string out = play(wish, "");
    EXPECT_TRUE(has(out, "The victory is "));
    const std::string log = out.substr(0, out.find("The saga of this game"));
    EXPECT_LE(widest(log), 80U);
    EXPECT_FALSE(has(log, "Nobody"));
    EXPECT_FALSE(has(log, "_"));
    EXPECT_FALSE(has(log, " None"));
  }
}

TEST_F(PlayDracula, the_board_fits_into_80_columns_and_uses_more) {
  PlayOptions wish = hunt("hunters");
  const std::string narrow = play(wish, lines("1", 40) + "board\n");
  EXPECT_LE(widest(narrow.substr(0, narrow.find("The game is saved"))), 80U);
  EXPECT_TRUE(has(narrow, "┌1"));
  wish.columns = 140;
  EXPECT_GT(widest(play(wish, "board\n")), 100U);
  wish.plain = true;
  const std::string plain = play(wish, "board\n");
  EXPECT_FALSE(has(plain, "┌"));
  EXPECT_TRUE(has(plain, "Space 1"));
}

TEST_F(PlayDracula, what_cannot_be_done_is_refused_with_the_rule) {
  const std::string out = play(hunt("mina"), "road castle dracula\nrest\ngo paris\nrail t32\ndance\n");
  EXPECT_TRUE(has(out, "No road joins Brussels and Castle Dracula. (HA-3)"));
  EXPECT_TRUE(has(out, "You have no wound to heal. (HA-7)"));
  EXPECT_TRUE(has(out, "Only Dracula does that. (DP-5)"));
  EXPECT_TRUE(has(out, "You do not have ticket 3/2. (HA-4)"));
  EXPECT_TRUE(has(out, "dance"));
}

TEST_F(PlayDracula, choices_say_what_they_cost_and_do) {
  EXPECT_TRUE(has(play(hunt("mina"), ""), "Supply [items: 1, a hunters' event]") ||
              has(play(hunt("mina"), ""), "Supply [items: 1, the event is Dracula's]"));
  EXPECT_TRUE(has(play(hunt("mina"), ""), "Reserve a ticket [tickets: 1]"));
  const std::string out = play(hunt("dracula"), "settle london\n" + lines("pass", 40));
  EXPECT_TRUE(has(out, "Go to the English Channel [2 damage]")) << out;
}

TEST_F(PlayDracula, cards_places_verbs_and_ideas_are_explained) {
  const std::string out =
      play(hunt("mina"), "? dogs\n? castle dracula\n? rail\n? despair\n? discards\n? escape as bat\n?\n");
  EXPECT_TRUE(has(out, "Rats, Saboteur, Spy and Wolves"));
  EXPECT_TRUE(has(out, "roads to Klausenburg, Galatz") || has(out, "roads to Galatz, Klausenburg"));
  EXPECT_TRUE(has(out, "spend a ticket"));
  EXPECT_TRUE(has(out, "One token a week"));
  EXPECT_TRUE(has(out, "Discarded items: none."));
  EXPECT_TRUE(has(out, "Dracula may fly off"));
  EXPECT_TRUE(has(out, "With 15 damage on Dracula the hunters win."));
}

// Words.

template <class E>
void expect_texts(int count) {
  for (const E card : values<E>(count)) {
    EXPECT_FALSE(dracula_play::card_text(name_of(card)).empty()) << name_of(card);
    EXPECT_LE(dracula_play::short_name(name_of(card)).size(), 20U);
  }
}
TEST(DraculaWords, every_card_has_a_text) {
  using namespace dracula;
  expect_texts<Item>(kHunterCardKinds);
  expect_texts<Fight>(kFightKinds);
  expect_texts<HunterEvent>(kHunterEventKinds);
  expect_texts<DraculaEvent>(kDraculaEventKinds);
  expect_texts<Encounter>(kEncounterKinds);
  expect_texts<Power>(kPowers);
}
TEST(DraculaWords, names_fit_on_a_small_card) {
  for (const dracula::Place place : values<dracula::Place>(dracula::kPlaces))
    EXPECT_LE(dracula_play::short_name(name_of(place)).size(), 11U) << name_of(place);
  for (const dracula::Encounter each : values<dracula::Encounter>(dracula::kEncounterKinds))
    EXPECT_LE(dracula_play::short_name(name_of(each)).size(), 11U) << name_of(each);
  EXPECT_EQ(dracula_play::line_name("road_bordeaux_clermont_ferrand"),
            "the road from Bordeaux to Clermont-Ferrand");
  EXPECT_EQ(dracula_play::card_name("t1"), "ticket 1/-");
  EXPECT_EQ(dracula_play::card_name("sense_of_emergency"), "Sense of Emergency");
}

// A table with something of everything, as JSON that looks like a view.
TEST(DraculaWords, every_question_verb_reason_and_happening_has_words) {
  const dracula_play::DraculaScreen screen(Style{});
  const Notation& notation = dracula::Dracula::notation();
  Json view = {{"viewer", 4}, {"phase", "day"}, {"question", {{"kind", ""}}}};
  for (const std::string_view step : notation.steps) {
    if (!step.starts_with("ask_")) continue;
    view["question"]["kind"] = std::string(step.substr(4));
    EXPECT_FALSE(has(screen.question(view), "choose.")) << step;
  }
  view["question"]["kind"] = "action";
  for (const VerbSpec& verb : notation.verbs) {
    if (&verb < notation.verbs.data() + static_cast<int>(dracula::Verb::pass)) continue;  // nature's
    std::string action(verb.name);
    if (const std::int8_t kind = verb.operands.first; kind >= 0) {
      const auto& values = notation.kinds[static_cast<std::size_t>(kind)].values;
      action += " " + (values.empty() ? "1" : std::string(values[0]));
    }
    EXPECT_NE(screen.choice(view, action), action);
    EXPECT_FALSE(has(screen.choice(view, action), "_")) << action;
  }
  for (const ReasonSpec& spec : notation.reasons) {
    if (&spec == notation.reasons.data()) continue;  // none
    Json reason = {
        {"key", std::string(spec.name)}, {"rule", std::string(spec.rule)}, {"args", Json::object()}};
    for (const EventArgSpec& arg : spec.args) {
      if (arg.name.empty()) continue;
      const auto& values = notation.kinds[static_cast<std::size_t>(arg.kind)].values;
      reason["args"][std::string(arg.name)] = values.empty() ? Json(1) : Json(std::string(values[0]));
    }
    const std::string sentence = screen.reason(view, reason);
    EXPECT_TRUE(sentence.ends_with(".")) << spec.name;
    EXPECT_FALSE(has(sentence, "_") || has(sentence, "{")) << sentence;
  }
  for (const EventSpec& spec : notation.events) {
    Json event = {{"kind", std::string(spec.name)}, {"actor", 1}};
    for (const EventArgSpec& arg : spec.args) {
      if (arg.name.empty()) continue;
      const auto& values = notation.kinds[static_cast<std::size_t>(arg.kind)].values;
      if (values.empty())
        event[std::string(arg.name)] = 1;
      else
        event[std::string(arg.name)] = std::string(values[0]);
    }
    const bool silent = spec.name == "turn" || spec.name == "way_found";  // what follows says it
    EXPECT_EQ(screen.sentence(view, event).empty(), silent) << spec.name;
    EXPECT_FALSE(has(screen.sentence(view, event), "_")) << spec.name;
  }
}

}  // namespace
}  // namespace ravenhall::cli
