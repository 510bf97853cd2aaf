// The terminal game, driven by scripted input: what a player types and what appears.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "cli/files.hpp"
#include "cli/tests/play_fixture.hpp"
#include "cli/words/words.hpp"
#include "games/blood_rage/data.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::cli {
namespace {

TEST_F(Play, a_whole_game_by_always_choosing_the_first_line) {
  const std::string out = play(options(), lines("1", 3000));
  EXPECT_TRUE(has(out, "The end of the world. Glory:"));
  EXPECT_TRUE(has(out, "victory"));
  const auto saved = load_game(file, *find_game("blood-rage"));
  ASSERT_TRUE(saved.has_value());
  EXPECT_TRUE(saved->match->over());
}

TEST_F(Play, a_whole_game_of_raiders_by_always_choosing_the_first_line) {
  for (const int seats : {2, 4}) {
    PlayOptions wish = options();
    wish.game = "raiders";
    wish.seats = seats;
    wish.agents = {"greedy"};
    const std::string out = play(wish, lines("1", 6000));
    EXPECT_TRUE(has(out, "The end. Final standing")) << seats;
    EXPECT_TRUE(has(out, " wins\n") || has(out, "share the victory")) << seats;
    EXPECT_TRUE(has(out, " raids the ")) << seats;
  }
}

TEST_F(Play, three_cards_are_kept_by_their_numbers) {
  PlayOptions wish = options();
  wish.game = "raiders";
  const std::string out = play(wish, "1 1 2\n1 2 3 4\n6\n5 1 3\nlog\nq\n");
  EXPECT_TRUE(has(out, "Type 3 numbers, such as 1 2 3."));
  EXPECT_TRUE(has(out, "Type 3 different numbers from 1 to 5."));
  EXPECT_TRUE(has(out, " keeps "));
  const std::string kept = hash_in(file, *find_game("raiders"));
  PlayOptions resumed = wish;
  resumed.resume = file;
  EXPECT_TRUE(has(play(resumed, "log\nq\n"), " keeps "));
  // One after another: the list gets shorter, and 0 begins again.
  EXPECT_TRUE(has(play(wish, "2\n0\n5\n1\n2\nq\n"), "Type the number of one more."));
  EXPECT_EQ(hash_in(file, *find_game("raiders")), kept);
}

TEST_F(Play, raiders_explains_cards_buildings_and_ideas) {
  PlayOptions wish = options();
  wish.game = "raiders";
  const std::string out =
      flat(play(wish, "help berserker\nhelp long house\nhelp valkyries\nhelp raid\nquit\n"));
  EXPECT_TRUE(has(out, "returns to your hand"));
  EXPECT_TRUE(has(out, "Long House"));
  EXPECT_TRUE(has(out, "15 VP"));
  EXPECT_TRUE(has(out, "Raid: sail to a settlement"));
}

TEST_F(Play, raiders_says_why_something_cannot_be_done) {
  PlayOptions wish = options();
  wish.game = "raiders";
  wish.seats = 2;
  wish.options = {{"first_player", "0"}};
  const std::string out = play(wish, "place mill\n1 2 3\nplace gate house\nraid f1\nquit\n");
  EXPECT_TRUE(has(out, "First choose the three cards to keep. (SU-7)")) << out;
  EXPECT_TRUE(has(out, "Gate House: there is already a worker here. Choose an empty building. (V-a)")) << out;
  EXPECT_TRUE(has(out, "Left fortress: still missing · crew 5 · provisions 3 · gold 2 · another worker"))
      << out;
}

TEST_F(Play, a_whole_game_by_always_choosing_the_last_line_with_every_number_of_clans) {
  for (const int seats : {2, 3, 4}) {
    PlayOptions wish = options();
    wish.seats = seats;
    EXPECT_TRUE(has(play(wish, lines("pass\ndecline\ndone\n1", 2000)), "The end of the world. Glory:"))
        << seats;
  }
}

TEST_F(Play, computer_clans_alone_play_to_the_end) {
  PlayOptions wish = options();
  wish.human = "none";
  wish.agents = {"greedy", "random"};
  wish.think_ms = 0;
  const std::string out = play(wish, "");
  EXPECT_TRUE(has(out, "Age 3"));
  EXPECT_TRUE(has(out, "The end of the world. Glory:"));
}

TEST_F(Play, plain_words_instead_of_a_drawn_board) {
  PlayOptions wish = options();
  wish.plain = true;
  const std::string out = play(wish, lines("1", 12));
  EXPECT_TRUE(has(out, "Gimle: Alfheim, "));
  EXPECT_FALSE(has(out, "┌"));
}

TEST_F(Play, the_end_of_input_saves_and_the_game_goes_on_at_the_same_question) {
  const std::string out = play(options(), lines("1", 9));
  EXPECT_TRUE(has(out, "--resume " + file));
  const std::string before = hash_in(file);
  PlayOptions resumed;
  resumed.game = "blood-rage";
  resumed.resume = file;
  const std::string again = play(resumed, "");
  EXPECT_TRUE(has(again, "Wolf"));
  EXPECT_EQ(hash_in(file), before);
  // Going on after an interruption leads where playing in one sitting does.
  play(resumed, lines("1", 30));
  const std::string interrupted = hash_in(file);
  PlayOptions whole = options();
  whole.save = (folder / "whole.saga").string();
  play(whole, lines("1", 39));
  EXPECT_EQ(hash_in(whole.save), interrupted);
}

TEST_F(Play, nonsense_is_refused_and_nothing_happens) {
  play(options(), "");
  const std::string before = hash_in(file);
  const std::string out = play(options(),
                               "\n\nxyzzy\n99\n-1\n0\n1.5\nkeep everything\n?\n? 1\n? 77\n? xyzzy\n? frost "
                               "giant\nu\nlog\nlog all\nlog x\n"
                               "board\nhand\nhelp\nback\ns\n; drop table\n\x01\x02\xff\n" +
                                   std::string(100000, 'a') + "\n");
  EXPECT_EQ(hash_in(file), before);
  EXPECT_TRUE(has(out, "There is no action \"xyzzy\"."));
  EXPECT_TRUE(has(out, "There is no line 99"));
  EXPECT_TRUE(has(flat(out), "gain the token’s reward twice"));
}

TEST_F(Play, what_is_not_legal_is_refused_with_a_reason_and_its_rule) {
  const std::string out =
      play(options(), "invade leader gimle\n" + lines("1", 6) + "invade ship gimle\nupgrade tyrs smite\n");
  EXPECT_TRUE(has(out, "You can only do that on your turn in the Action phase. (B44)")) << out;
  EXPECT_TRUE(has(out, "Ships can only be placed in fjords. (B47)")) << out;
}

TEST_F(Play, random_bytes_never_break_it) {
  Rng rng(5);
  for (int game = 0; game < 20; ++game) {
    std::string typed;
    for (int line = 0; line < 300; ++line) {
      if (rng.below(3) > 0) {
        typed += std::to_string(rng.below(9));
      } else {
        for (std::uint32_t left = rng.below(12); left > 0; --left) {
          const auto byte = static_cast<char>(rng.below(256));
          if (byte != 'q' && byte != 's') typed += byte;  // they would end the game or write files
        }
      }
      typed += '\n';
    }
    play(options(), typed);
  }
}

TEST_F(Play, an_action_can_be_said_in_words) {
  const std::string draft = play(options(), "");
  ASSERT_TRUE(has(draft, "Keep one card"));
  const std::string out = play(options(), lines("1", 6) + "Invade Leader\n1\n");
  EXPECT_TRUE(has(out, " with Leader (free; ")) << out;
  EXPECT_TRUE(has(out, "with Leader for free.")) << out;
}

TEST_F(Play, a_decision_can_be_taken_back_with_what_the_computers_did_since) {
  int taken_back = 0;
  for (int i = 0; i < 10; ++i) {
    PlayOptions wish = options();
    wish.seats = 2;
    wish.seed = std::to_string(i);
    wish.options = {{"first_game", "on"}, {"first_player", "0"}};
    play(wish, "");
    const std::string before = hash_in(file);
    // Where the computer plays an upgrade it shows a card, and nothing can be taken back.
    const std::string out = play(wish, "invade leader\n1\nu\n");
    const bool done = has(out, "Taken back.");
    EXPECT_EQ(hash_in(file) == before, done);
    EXPECT_EQ(has(out, "You can’t undo this"), !done);
    taken_back += done ? 1 : 0;
  }
  EXPECT_GT(taken_back, 0);
}

TEST_F(Play, packets_that_were_passed_on_cannot_be_taken_back) {
  EXPECT_TRUE(has(play(options(), "1\nu\n"), "You can’t undo this"));
}

TEST_F(Play, quitting_keeps_the_game_unless_told_otherwise) {
  play(options(), "1\nq\n\n");
  EXPECT_TRUE(std::filesystem::exists(file));
  play(options(), "1\nq\nn\n");
  EXPECT_FALSE(std::filesystem::exists(file));
}

TEST_F(Play, saving_elsewhere) {
  const std::string copy = (folder / "copy.saga").string();
  EXPECT_TRUE(has(play(options(), "1\ns " + copy + "\n"), "Saved in " + copy));
  EXPECT_EQ(hash_in(copy), hash_in(file));
  EXPECT_TRUE(has(play(options(), "s /no/such/folder/x.saga\n"), "Cannot write /no"));
}

// Between two people at one keyboard the screen is empty until the next one is alone in front of it.
TEST_F(Play, the_curtain_hides_one_hand_from_the_other) {
  PlayOptions wish = options();
  wish.seats = 3;
  wish.human = "0,1";
  wish.clear = true;
  const std::string out = play(wish, lines("1\n", 40));
  const std::string clear = "\033[2J\033[3J\033[H";
  int curtains = 0;
  for (std::size_t at = out.find("Pass the keyboard to"); at != std::string::npos;
       at = out.find("Pass the keyboard to", at + 1)) {
    ++curtains;
    ASSERT_GE(at, clear.size());
    EXPECT_EQ(out.substr(at - clear.size(), clear.size()), clear);  // nothing stands above it
    const std::size_t end = out.find(clear, at);
    if (end == std::string::npos) break;
    const std::string shown = out.substr(at, end - at);
    EXPECT_LT(shown.size(), 150U) << shown;
    for (const auto& card : blood_rage::kCards)
      EXPECT_FALSE(has(shown, std::string(card.name)) && card.kind != blood_rage::Kind::monster) << shown;
  }
  EXPECT_GT(curtains, 4);
}

TEST_F(Play, what_one_player_sees_never_shows_a_card_only_the_other_has) {
  PlayOptions wish = options();
  wish.seats = 3;
  wish.human = "0,1";
  wish.clear = true;
  wish.options = {{"first_game", "on"}};
  const std::string out = play(wish, "\npass\n\n1\n1\n1\n");
  const auto saved = load_game(file, *find_game("blood-rage"));
  ASSERT_TRUE(saved.has_value());
  const auto hand = [&](int seat) {
    return saved->match->observe(seat_at(seat))["clans"][static_cast<std::size_t>(seat)]["hand"];
  };
  std::string shown;
  const std::size_t first = out.find("Wolf: Your turn.");
  ASSERT_NE(first, std::string::npos);
  const std::size_t start = out.rfind("\033[H", first);
  shown = out.substr(start, first - start);
  for (const Json& card : hand(1)) {
    if (hand(0).dump().find(card.dump()) != std::string::npos) continue;
    EXPECT_FALSE(
        has(shown, Words(Language::en, "blood-rage").say("br-card-" + card.get<std::string>()) + " ("))
        << card << shown;
  }
}

TEST_F(Play, two_clans_may_name_their_two_cards_in_either_order) {
  PlayOptions wish = options();
  wish.seats = 2;
  play(wish, "1\n1\n");
  const std::string one = hash_in(file);
  const std::string menu = play(wish, "2\n");
  ASSERT_TRUE(has(menu, "Keep 2 cards"));
  const auto saved = load_game(file, *find_game("blood-rage"));
  const std::string first =
      saved->match->legal(seat_at(0))[0];  // the first and the second card of the packet
  const std::size_t blank = first.rfind(' ');
  const std::size_t start = first.find(' ') + 1;
  play(wish, "keep_two " + first.substr(blank + 1) + " " + first.substr(start, blank - start) + "\n");
  EXPECT_EQ(hash_in(file), one);
}

TEST_F(Play, wrong_wishes_are_explained) {
  PlayOptions wish = options();
  wish.seats = 9;
  EXPECT_TRUE(has(play(wish, "", kWrongUsage), "2 to 4 seats"));
  wish = options();
  wish.human = "0,7";
  EXPECT_TRUE(has(play(wish, "", kWrongUsage), "--human"));
  wish = options();
  wish.agents = {"hal"};
  EXPECT_TRUE(has(play(wish, "", kWrongUsage), "random"));
  wish = options();
  wish.resume = (folder / "missing.saga").string();
  EXPECT_TRUE(has(play(wish, "", kBadInput), "Cannot read"));
  ASSERT_TRUE(write_file(file, "[Saga \"1\"]\nrubbish\n").has_value());
  wish.resume = file;
  play(wish, "", kBadInput);
}

}  // namespace
}  // namespace ravenhall::cli
