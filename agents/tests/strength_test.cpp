// How well the agents play: fixed-seed series, so that a bad change shows.
#include <gtest/gtest.h>

#include "agents/tests/series.hpp"

namespace ravenhall::tests {
namespace {

constexpr int kWorlds = 6;  // fewer than in real play: strength comes from the judgement, not from the number

TEST(Strength, one_greedy_clan_beats_three_random_ones) {
  EXPECT_GE(greedy_share("grrr", 60, kWorlds), 0.95);
}

TEST(Strength, a_random_clan_never_gets_past_three_greedy_ones) {
  EXPECT_GE(greedy_share("gggr", 24, kWorlds), 0.99);
}

TEST(Strength, greedy_beats_random_face_to_face) { EXPECT_GE(greedy_share("gr", 40, kWorlds), 0.95); }

TEST(Strength, greedy_beats_random_at_a_table_of_three) { EXPECT_GE(greedy_share("grr", 40, kWorlds), 0.95); }

TEST(StrengthInRaiders, one_greedy_player_beats_three_random_ones) {
  EXPECT_GE((greedy_share<Raiders, raiders::Judgement>("grrr", 20, kWorlds)), 0.95);
}

TEST(StrengthInRaiders, greedy_beats_random_face_to_face) {
  EXPECT_GE((greedy_share<Raiders, raiders::Judgement>("gr", 10, kWorlds)), 0.95);
}

// Four greedy players bring a match to its end by themselves, in about the time people take, and raid all
// along the coast on the way.
TEST(StrengthInRaiders, greedy_players_raid_offer_and_finish) {
  constexpr int kGames = 6;
  int turns = 0;
  int sets_left = 0;
  int tiles = 0;
  int raid_vp = 0;
  Rng rng(4);
  for (int game = 0; game < kGames; ++game) {
    const auto s =
        play_game<Raiders>(4, static_cast<std::uint64_t>(game), [&](const auto& now, Seat seat, const auto&) {
          return greedy_choice<Raiders, raiders::Judgement>(Raiders::observe(now, seat), rng, kWorlds).action;
        });
    EXPECT_NE(s.trigger, raiders::Trigger::turn_limit);
    turns += s.turns;
    sets_left += s.left.size();
    for (const raiders::Player& player : s.player) {
      tiles += player.tiles.size();
      raid_vp += player.sources[raiders::Source::raid];
    }
  }
  EXPECT_LT(turns, kGames * 4 * 45);
  EXPECT_LT(sets_left, kGames * 9);  // of 23
  EXPECT_GT(tiles, kGames * 6);
  EXPECT_GT(raid_vp, kGames * 4 * 13);  // harbours alone would bring some 3: they go on to the fortresses
}

// Games of Fury of Dracula between agents, 'g' or 'r': first Dracula's, then the one of all four hunters.
struct Chases {
  int dracula = 0;  // games he won
  int rounds = 0;   // all together
};
Chases chases(std::string_view agents, std::string_view preset, int games) {
  Chases result;
  const Setup setup = *make_setup(Dracula::info(), dracula::kSeats, {{"preset", std::string(preset)}});
  for (int game = 0; game < games; ++game) {
    Rng rng(mix64(static_cast<std::uint64_t>(game) + 1000));
    const auto s = play_game<Dracula>(
        setup, static_cast<std::uint64_t>(game), [&](const auto& now, Seat seat, const auto&) {
          const auto view = Dracula::observe(now, seat);
          if (agents[seat == dracula::kDracula ? 0 : 1] == 'r') return random_choice<Dracula>(view, rng);
          return greedy_choice<Dracula, dracula::Judgement>(view, rng, kWorlds).action;
        });
    result.dracula += s.winner == dracula::Winner::dracula ? 1 : 0;
    result.rounds += s.round;
  }
  return result;
}

TEST(StrengthInDracula, greedy_hunters_bring_a_random_dracula_down) {
  EXPECT_LE(chases("rg", "basic", 20).dracula, 1);
  EXPECT_LE(chases("rg", "advanced", 20).dracula, 1);
}

TEST(StrengthInDracula, a_greedy_dracula_escapes_random_hunters) {
  EXPECT_GE(chases("gr", "basic", 20).dracula, 19);
  EXPECT_GE(chases("gr", "advanced", 20).dracula, 19);
}

// Neither side has it won from the start, and the game takes about as long as it does among people.
TEST(StrengthInDracula, greedy_against_greedy_is_a_contest) {
  constexpr int kGames = 20;
  const Chases basic = chases("gg", "basic", kGames);
  const Chases advanced = chases("gg", "advanced", kGames);
  const int won = basic.dracula + advanced.dracula;
  EXPECT_GE(won, 2 * kGames / 4);
  EXPECT_LE(won, 2 * kGames * 3 / 4);
  EXPECT_GE(basic.rounds + advanced.rounds, 2 * kGames * 9);
  EXPECT_LE(basic.rounds + advanced.rounds, 2 * kGames * 24);
}

}  // namespace
}  // namespace ravenhall::tests
