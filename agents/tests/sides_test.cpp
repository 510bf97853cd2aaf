// Agents in a game of sides: each plays for its side's victory, with its own seat's knowledge only.
#include <gtest/gtest.h>

#include <array>

#include "agents/playable.hpp"
#include "agents/tests/series.hpp"
#include "kernel/tests/two_sides_toy.hpp"

namespace ravenhall::tests {
namespace {

using Fox = fox::FoxAndHounds<>;

// How many of 200 games the hounds win against a fox that runs at random.
int caught_by(Agent hounds) {
  int caught = 0;
  for (std::uint64_t game = 0; game < 200; ++game) {
    Rng rng(mix64(game));
    const auto s = play_game<Fox>(4, game, [&](const auto& now, Seat seat, const ActionList&) {
      const auto view = Fox::observe(now, seat);
      if (seat == seat_at(0) || hounds == Agent::random) return random_choice<Fox>(view, rng);
      return greedy_choice<Fox, fox::Judgement>(view, rng, 12).action;
    });
    if (Fox::outcome(s).side == fox::hound_side) ++caught;
  }
  return caught;
}

TEST(SidesOfAgents, greedy_hounds_hunt_together) {
  const int greedy = caught_by(Agent::greedy);
  const int random = caught_by(Agent::random);
  EXPECT_GT(greedy, 150) << "greedy " << greedy << ", random " << random;
  EXPECT_GT(greedy, random + 20) << "greedy " << greedy << ", random " << random;
}

TEST(SidesOfAgents, a_victory_of_ones_side_is_worth_everything_whoever_brought_it) {
  fox::State s = Fox::start(*make_setup(Fox::info(), 4, {}));
  EXPECT_EQ((worth<Fox, fox::Judgement>(s, seat_at(1))), 0);
  NoEvents none;
  Fox::apply(s, kNature, {fox::blow, 0}, none);
  Fox::apply(s, seat_at(0), {fox::hide, 2}, none);
  Fox::apply(s, seat_at(3), {fox::search, 2}, none);
  EXPECT_EQ((worth<Fox, fox::Judgement>(s, seat_at(0))), -1);
  for (const int hound : {1, 2, 3}) EXPECT_EQ((worth<Fox, fox::Judgement>(s, seat_at(hound))), 1);
}

TEST(SidesOfAgents, what_another_seat_of_the_side_has_learned_is_not_used) {
  const Library library(std::array{playable<Fox>()});
  const auto match_with_fox_in = [&](const std::string& place) {
    auto match = library.find("fox-and-hounds")->create(*make_setup(Fox::info(), 4, {}), "one seed");
    EXPECT_TRUE(match->advance());
    EXPECT_TRUE(match->apply(seat_at(0), "hide " + place));
    const std::string sniff = match->legal(seat_at(2)).front();  // near barn or brook, far from elder
    EXPECT_TRUE(match->apply(seat_at(2), sniff));
    return match;
  };
  const auto near = match_with_fox_in("barn");
  const auto far = match_with_fox_in("elder");
  ASSERT_NE(dump(near->observe(seat_at(2))), dump(far->observe(seat_at(2))));
  for (const std::string_view agent : agent_names()) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      EXPECT_EQ(library.suggest(*near, seat_at(1), agent, seed, 1)->action,
                library.suggest(*far, seat_at(1), agent, seed, 1)->action);
    }
  }
}

TEST(SidesOfAgents, a_library_knows_its_own_games_only) {
  const Library library(std::array{playable<Fox>()});
  EXPECT_EQ(library.find("blood-rage"), nullptr);
  const MatchOf<BloodRage> match(table_of(2), "a seed");
  MatchOf<BloodRage> dealt = match;
  ASSERT_TRUE(dealt.advance());
  EXPECT_EQ(library.suggest(dealt, seat_at(0), "greedy", 1, 1).error().code, "unknown_game");
}

}  // namespace
}  // namespace ravenhall::tests
