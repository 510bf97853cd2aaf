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

}  // namespace
}  // namespace ravenhall::tests
