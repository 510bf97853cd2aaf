// Fury of Dracula in the terminal, driven by scripted input, and its words.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "cli/play/dracula_screen.hpp"
#include "cli/play/json_read.hpp"
#include "cli/tests/play_fixture.hpp"
#include "cli/words/words.hpp"
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
  EXPECT_TRUE(has(out, "Dracula: Where do you begin? Secretly choose a city without hunters."));
  EXPECT_TRUE(has(out, "Gallia"));
  EXPECT_TRUE(has(out, "Dracula begins in Paris."));
  EXPECT_TRUE(has(out, "Your encounters")) << out.substr(0, 3000);
  EXPECT_TRUE(has(out, "Dracula: Where do you go?"));
  EXPECT_TRUE(has(out, "Go to "));
  EXPECT_TRUE(has(out, "Which encounter do you place on space 1?"));
}

TEST_F(PlayDracula, a_menu_of_many_cities_goes_by_region) {
  const std::string out = play(hunt("dracula"), "2\n0\n2\n1\n");
  EXPECT_TRUE(has(out, "  7  Balkans"));
  EXPECT_TRUE(has(out, "Begin in Bordeaux"));
  EXPECT_TRUE(has(out, "Dracula begins in Bordeaux."));
}

TEST_F(PlayDracula, a_hunter_sees_the_board_and_nothing_of_the_trail) {
  const std::string out = play(hunt("mina"), lines("supply\nreserve\npass\n1", 8));
  EXPECT_TRUE(has(out, "Mina Harker: Your action by day"));
  EXPECT_TRUE(has(out, "Mina Harker: Your action at night"));
  EXPECT_TRUE(has(out, "Austro-Hungary"));
  EXPECT_TRUE(has(out, "? city"));
  EXPECT_TRUE(has(out, "Dracula has chosen where to begin."));
  EXPECT_FALSE(has(out, "Dracula begins in"));
  EXPECT_FALSE(has(out, "Your encounters"));
  EXPECT_TRUE(has(out, "Mina Harker draws "));
}

TEST_F(PlayDracula, one_person_plays_two_hunters_without_a_curtain) {
  const std::string out = play(hunt("godalming+mina"), lines("pass", 6));
  EXPECT_TRUE(has(out, "Lord Godalming: Your action by day"));
  EXPECT_TRUE(has(out, "Mina Harker: Your action by day"));
  EXPECT_FALSE(has(out, "Pass the keyboard"));
  EXPECT_TRUE(has(play(hunt("godalming+mina"), "board mina\n"), "Brussels"));
}

TEST_F(PlayDracula, whole_games_by_always_choosing_the_first_line) {
  for (const std::string human : {"dracula", "hunters"}) {
    for (const std::string preset : {"basic", "advanced"}) {
      PlayOptions wish = hunt(human);
      wish.options = {{"preset", preset}};
      const std::string out = play(wish, lines("1", 6000));
      EXPECT_TRUE(has(out, "Dracula wins. ") || has(out, "The hunters win. "))
          << human << preset << out.substr(out.size() - 2000);
    }
  }
}

TEST_F(PlayDracula, computer_players_alone_play_to_the_end_and_every_line_fits) {
  for (const std::string seed : {"one", "two", "three"}) {
    PlayOptions wish = hunt("none");
    wish.seed = seed;
    wish.options = {{"preset", "advanced"}};
    const std::string out = play(wish, "");
    EXPECT_TRUE(has(out, "Dracula wins. ") || has(out, "The hunters win. "));
    const std::string log = out.substr(0, out.find("The saga of this game"));
    EXPECT_LE(widest(log), 80U);
    EXPECT_FALSE(has(log, "_"));
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
  const std::string out = flat(play(hunt("mina"), "road castle dracula\nrest\ngo paris\nrail t32\ndance\n"));
  EXPECT_TRUE(has(out, "Brussels – Castle Dracula: no road joins them. (HA-3)"));
  EXPECT_TRUE(has(out, "You have no wounds to heal. (HA-7)"));
  EXPECT_TRUE(has(out, "Only Dracula can do that. (DP-5)"));
  EXPECT_TRUE(has(out, "You do not have a 3/2 ticket. (HA-4)"));
  EXPECT_TRUE(has(out, "dance"));
}

TEST_F(PlayDracula, choices_say_what_they_cost_and_do) {
  EXPECT_TRUE(has(play(hunt("mina"), ""), "Supply [1 item and an event]") ||
              has(play(hunt("mina"), ""), "Supply [1 item; Dracula’s event is discarded]"));
  EXPECT_TRUE(has(play(hunt("mina"), ""), "Reserve a ticket [1 ticket]"));
  const std::string out = play(hunt("dracula"), "settle london\n" + lines("pass", 40));
  EXPECT_TRUE(has(out, "Go to the English Channel [2 damage]")) << out;
}

TEST_F(PlayDracula, cards_places_verbs_and_ideas_are_explained) {
  const std::string out = flat(
      play(hunt("mina"), "? dogs\n? castle dracula\n? rail\n? despair\n? discards\n? escape as bat\n?\n"));
  EXPECT_TRUE(has(out, "Rats, Saboteur, Spy and Wolves"));
  EXPECT_TRUE(has(out, "Roads: Klausenburg and Galatz.") || has(out, "Roads: Galatz and Klausenburg."));
  EXPECT_TRUE(has(out, "spend a ticket"));
  EXPECT_TRUE(has(out, "one token a week"));
  EXPECT_TRUE(has(out, "Discarded items: -"));
  EXPECT_TRUE(has(out, "he may then secretly fly"));
  EXPECT_TRUE(has(out, "With 15 damage on Dracula the hunters win."));
}

}  // namespace
}  // namespace ravenhall::cli
