// The screen for any game: whole games of every kind, layout, help, log, and who may look at it.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "cli/play/style.hpp"
#include "cli/tests/play_fixture.hpp"
#include "kernel/match_of.hpp"
#include "kernel/rng.hpp"
#include "kernel/tests/toy.hpp"
#include "kernel/tests/two_sides_toy.hpp"

namespace ravenhall::cli {
namespace {

const GameEntry& ravens_game() {
  static const GameEntry kEntry = entry_of<toy::Ravens<>>();
  return kEntry;
}
const GameEntry& fox_game() {
  static const GameEntry kEntry = entry_of<fox::FoxAndHounds<>>();
  return kEntry;
}

int count(const std::string& text, const std::string& part) {
  int times = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
  return times;
}

class PlayLists : public Play {
 protected:
  PlayOptions wish() const {
    PlayOptions wish = options();
    wish.lists = true;
    return wish;
  }
  // No line is wider than the terminal, but for the names of files.
  void expect_to_fit(const std::string& out, std::size_t width) const {
    std::istringstream all(out);
    for (std::string line; std::getline(all, line);) {
      if (!has(line, file)) {
        EXPECT_LE(columns(line), width) << line;
      }
    }
  }
};

TEST_F(PlayLists, whole_games_of_every_game_fit_into_the_terminal) {
  std::size_t width = 70;
  for (const GameEntry& game : all_games()) {
    PlayOptions each = wish();
    each.game = game.info().id;
    each.columns = width;
    const std::string out = play(each, lines("1", 6000));
    EXPECT_TRUE(has(out, "The game is over.")) << each.game;
    EXPECT_TRUE(has(out, "victory")) << each.game;
    expect_to_fit(out, width);
    width += 25;
  }
}

TEST_F(PlayLists, plain_lists_have_no_columns) {
  PlayOptions each = wish();
  each.plain = true;
  const std::string out = play(each, lines("1", 12));
  EXPECT_TRUE(has(out, "  id gimle, region alfheim, villages 5"));
  expect_to_fit(out, 80);
}

TEST_F(PlayLists, a_game_without_a_screen_of_its_own_is_played_with_it) {
  PlayOptions each = options();
  each.human = "all";
  const std::string out = play(ravens_game(), each, lines("\n1", 100));
  EXPECT_TRUE(has(out, "The game is over."));
  EXPECT_TRUE(has(out, "Seat 2"));
  const auto saved = load_game(file, ravens_game());
  ASSERT_TRUE(saved.has_value());
  EXPECT_TRUE(saved->match->over());
}

TEST_F(PlayLists, a_side_wins_without_points) {
  PlayOptions each = options();
  each.human = "reynard+hounds";
  each.seed = "7";
  const std::string out = play(fox_game(), each, lines("wait\n1", 60));
  EXPECT_TRUE(has(out, "The game is over. Victory: fox.")) << out;
  EXPECT_TRUE(has(out, "1.  Reynard (fox)   victory"));
  EXPECT_TRUE(has(out, "2.  Bella (hounds)\n"));
  const std::string caught = play(fox_game(), each, "hide barn\nsearch barn\n");
  EXPECT_TRUE(has(caught, "Victory: hounds.")) << caught;
}

TEST_F(PlayLists, people_of_one_side_share_the_screen_and_those_of_another_do_not) {
  PlayOptions each = options();
  each.human = "all";
  each.clear = true;
  const std::string out = play(fox_game(), each, "\nhide barn\n\nwait\nwait\nwait\n\nslip stay\n\nwait\n");
  EXPECT_EQ(count(out, "Pass the keyboard to Reynard (fox)."), 2);
  EXPECT_EQ(count(out, "Pass the keyboard to"), 4);
  EXPECT_TRUE(has(out, "Duke (hounds)"));
  const std::size_t hounds = out.find("Pass the keyboard to Bella");
  ASSERT_NE(hounds, std::string::npos);
  const std::string theirs = out.substr(hounds, out.find("Pass the keyboard to Reynard", hounds) - hounds);
  EXPECT_TRUE(has(theirs, "Reynard: hid: place hidden")) << theirs;
  EXPECT_FALSE(has(theirs, "place barn"));
}

TEST_F(PlayLists, whoever_holds_several_seats_sees_what_each_of_them_sees) {
  PlayOptions each = options();
  each.human = "reynard,bella+rover,duke";
  const std::string out =
      play(fox_game(), each, "\nhide barn\n\nsniff fern\nlog\nboard bella\nboard reynard\nboard nobody\n");
  EXPECT_FALSE(has(out, "Pass the keyboard to Duke"));
  EXPECT_TRUE(has(out, "Bella: sniffed: place fern, warm yes"));
  EXPECT_TRUE(has(out, "Reynard: hid: place hidden"));
  EXPECT_TRUE(has(out, "nose 2"));
  EXPECT_TRUE(has(out, "You can’t look through the eyes of \"reynard\"."));
  EXPECT_TRUE(has(out, "There is no seat \"nobody\"."));
  each.game = "blood-rage";
  each.human = "0+2";
  EXPECT_FALSE(has(play(each, lines("1", 40)), "Pass the keyboard"));
  each.human = "0,2";
  EXPECT_TRUE(has(play(each, lines("1", 40)), "Pass the keyboard"));
}

TEST_F(PlayLists, who_holds_which_seat_is_kept) {
  PlayOptions each = options();
  each.human = "0+1,3";
  each.agents = {"2=random"};
  play(each, "\n");
  const auto saved = load_game(file, *find_game("blood-rage"));
  ASSERT_TRUE(saved.has_value());
  EXPECT_EQ(saved->controllers, (Controllers{"human", "human+0", "random", "human"}));
}

TEST_F(PlayLists, one_takes_back_what_another_of_ones_seats_did) {
  PlayOptions each = options();
  each.human = "hounds,reynard";
  const std::string out = play(fox_game(), each, "\nhide barn\n\nwait\nu\n");
  EXPECT_TRUE(has(out, "Taken back."));
  EXPECT_EQ(count(out, "Bella (hounds). Choose:"), 2);
  EXPECT_TRUE(has(play(fox_game(), each, "\nhide barn\n\nu\n"), "nothing to take back"));
}

TEST_F(PlayLists, wrong_seats_roles_and_agents_are_explained) {
  const auto refused = [&](const std::string& human, std::vector<std::string> agents) {
    PlayOptions each = options();
    each.human = human;
    each.agents = std::move(agents);
    return play(fox_game(), each, "", kWrongUsage);
  };
  EXPECT_TRUE(has(refused("poodle", {}), "no seat \"poodle\""));
  EXPECT_TRUE(has(refused("poodle", {}), "bella, duke, rover"));
  EXPECT_TRUE(has(refused("poodle", {}), "sides (fox, hounds)"));
  EXPECT_TRUE(has(refused("4", {}), "seats from 0 to 3"));
  EXPECT_TRUE(has(refused("0,,1", {}), "--human"));
  EXPECT_TRUE(has(refused("hounds,duke", {}), "--human names Duke twice."));
  EXPECT_TRUE(has(refused("0", {"duke=hal"}), "no agent \"hal\""));
  EXPECT_TRUE(has(refused("0", {"reynard=greedy"}), "Reynard is taken already"));
  EXPECT_TRUE(has(refused("0", {"poodle=greedy"}), "--agents"));
}

TEST_F(PlayLists, only_lists_that_have_changed_are_shown_again) {
  const std::string out = play(wish(), "1\n1\nboard\n");
  EXPECT_EQ(count(out, "\nOptions"), 2);  // at first, and when asked for
  EXPECT_TRUE(has(out, "Unchanged: "));
}

TEST_F(PlayLists, a_choice_a_word_and_the_own_cards_are_explained) {
  const std::string out = play(wish(), "?\n? 1\n? gimle\n? invade\n? xyzzy\nhand\n");
  EXPECT_TRUE(has(out, "the table is shown in lists"));
  EXPECT_TRUE(has(out, "Keep: said as keep CARD."));
  EXPECT_TRUE(has(out, "Invade: said as invade FIGURE"));
  EXPECT_TRUE(has(out, "On the table: id gimle, "));
  EXPECT_TRUE(has(out, "no help on \"xyzzy\""));
  EXPECT_TRUE(has(out, "What not everybody sees:\n"));
}

TEST_F(PlayLists, the_log_of_a_resumed_game_is_that_of_one_never_left) {
  for (const bool lists : {true, false}) {
    PlayOptions each = options();
    each.lists = lists;
    const std::string whole = play(each, lines("1", 20) + "log all\nq\nn\n");
    play(each, lines("1", 20));
    PlayOptions resumed = each;
    resumed.resume = file;
    const std::string again = play(resumed, "log all\nq\nn\n");
    const auto log = [](const std::string& out) {
      const std::size_t end = out.rfind("> Keep the game");
      const std::size_t start = out.rfind("> ", end - 1);
      return out.substr(start, end - start);
    };
    EXPECT_EQ(log(again), log(whole));
    EXPECT_GT(log(again).size(), 500U);
  }
}

TEST_F(PlayLists, random_bytes_never_break_it) {
  Rng rng(7);
  for (int game = 0; game < 8; ++game) {
    std::string typed;
    for (int line = 0; line < 300; ++line) {
      if (rng.below(3) > 0) {
        typed += std::to_string(rng.below(9));
      } else {
        typed += rng.below(2) == 0 ? "? " : "board ";
        for (std::uint32_t left = rng.below(12); left > 0; --left) typed += static_cast<char>(rng.below(256));
      }
      typed += '\n';
    }
    PlayOptions each = wish();
    each.columns = 1 + rng.below(100);
    play(each, typed);
  }
}

}  // namespace
}  // namespace ravenhall::cli
