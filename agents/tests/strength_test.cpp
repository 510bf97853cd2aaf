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

}  // namespace
}  // namespace ravenhall::tests
