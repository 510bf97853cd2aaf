// A thought that falls into parts: whoever thinks them, wherever and in whatever order, the answer is one.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <limits>

#include "agents/levels.hpp"
#include "agents/opinion.hpp"
#include "agents/registry.hpp"
#include "agents/tests/series.hpp"

namespace ravenhall::tests {
namespace {

constexpr const char* kSharded = "search:400:20:5:1:4";

// Calls check(match, seat, decision) at some decisions of a game of random moves, until it was called `most`
// times.
template <class Check>
void at_decisions(const GameEntry& game, int most, Check&& check) {
  const auto match = game.create(*make_setup(game.info(), game.info().max_seats, {}), "parts");
  Rng rng(5);
  for (int decision = 0; !match->over() && most > 0;) {
    if (match->to_act().has(kNature)) {
      ASSERT_TRUE(match->advance());
      continue;
    }
    const Seat seat = match->to_act().first();
    const auto legal = match->legal(seat);
    if (legal.size() > 1 && ++decision % 15 == 0) {
      check(*match, seat, legal);
      --most;
    }
    ASSERT_TRUE(match->apply(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
  }
}

bool same(const Suggestion& one, const Suggestion& other) {
  return one.action == other.action && one.chances == other.chances &&
         std::equal(one.alternatives.begin(), one.alternatives.end(), other.alternatives.begin(),
                    other.alternatives.end(), [](const Alternative& a, const Alternative& b) {
                      return a.action == b.action && a.value == b.value;
                    });
}

TEST(Parts, are_as_many_as_agent_and_game_say) {
  const Library& library = shipped_games();
  for (const Playable& each : library.games()) {
    at_decisions(each.game, 1, [&](const Match& match, Seat seat, const auto&) {
      const auto parts = [&](std::string_view agent) {
        return parts_of(*library.inquire(match, seat, agent, 1, 0));
      };
      for (const char* whole : {"random", "greedy", "greedy-1", "level1", "level4", "search:400"})
        EXPECT_EQ(parts(whole), 1) << whole;
      EXPECT_EQ(parts("level5"), each.game.info().id == "raiders" ? kShardsOfFifth : 1);
      EXPECT_EQ(parts(kSharded), 4);
      EXPECT_EQ(parts("search:400:20:5:1:0"), 1);
    });
  }
}

TEST(Parts, thought_in_any_order_come_to_the_answer_of_one_who_thinks_alone) {
  for (const Playable& each : shipped_games().games()) {
    at_decisions(each.game, 6, [&](const Match& match, Seat seat, const auto& legal) {
      for (const char* agent : {"random", "greedy", "level1", "level3", kSharded}) {
        const Library elsewhere(shipped_games().games());
        const auto inquiry = *elsewhere.inquire(match, seat, agent, 9, 1);
        std::vector<std::string> thoughts(static_cast<std::size_t>(parts_of(inquiry)));
        for (std::size_t i = thoughts.size(); i-- > 0;)
          thoughts[i] = elsewhere.think(inquiry, static_cast<int>(i));
        const Suggestion alone = shipped_games().answer(inquiry);
        EXPECT_TRUE(same(conclude(inquiry, thoughts), alone)) << agent;
        EXPECT_NE(std::find(legal.begin(), legal.end(), alone.action), legal.end());
      }
    });
  }
}

TEST(Parts, look_into_worlds_of_their_own) {
  int different = 0;
  at_decisions(*shipped_games().find("raiders"), 4, [&](const Match& match, Seat seat, const auto&) {
    const auto inquiry = *shipped_games().inquire(match, seat, kSharded, 9, 0);
    different += shipped_games().think(inquiry, 0) != shipped_games().think(inquiry, 1);
  });
  EXPECT_EQ(different, 4);
}

TEST(Parts, that_cannot_be_read_are_left_out) {
  const Library& library = shipped_games();
  at_decisions(*library.find("blood-rage"), 3, [&](const Match& match, Seat seat, const auto& legal) {
    const auto inquiry = *library.inquire(match, seat, kSharded, 9, 0);
    const std::string good = library.think(inquiry, 2);
    const auto with = [&](const std::string& other) {
      return conclude(inquiry, std::array{other, good, other});
    };
    const Suggestion only = conclude(inquiry, std::array{good});
    const std::string no_number =
        std::to_string(std::bit_cast<std::uint64_t>(std::numeric_limits<double>::quiet_NaN()));
    const std::string nowhere = "1 0 0 0\n1 " + no_number + " " + legal.front() + "\n";
    const std::string other_actions = "1 0 0 0\n1 0 something else\n";
    const std::string none = "0 0 0 0\n";
    for (const std::string& bad :
         {std::string(), std::string("x"), good.substr(0, good.size() / 2), good + " 1", good + "x",
          good.substr(0, good.size() - 1), good.substr(0, good.find('\n') + 1), nowhere, none,
          std::string(5000, ' ')})
      EXPECT_TRUE(same(with(bad), only)) << bad;
    EXPECT_TRUE(same(conclude(inquiry, std::array{good, other_actions}), only));
    for (const Suggestion& nothing : {conclude(inquiry, {}), conclude(inquiry, std::array{nowhere})}) {
      EXPECT_EQ(nothing.action, "");
      EXPECT_TRUE(nothing.alternatives.empty());
    }
  });
}

TEST(Opinion, is_kept_to_the_last_bit) {
  const Opinion opinion{
      {"pass", "march gimle elvagar", ""}, {{{3, 1.0 / 3}, {0, 0}, {UINT32_MAX, -0.7}}, 0.9}, 0.1, true};
  const auto read = read_opinion(write_opinion(opinion));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->actions, opinion.actions);
  EXPECT_EQ(read->finding.luck, opinion.finding.luck);
  EXPECT_EQ(read->slip, opinion.slip);
  EXPECT_TRUE(read->chances);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(read->finding.actions[i].visits, opinion.finding.actions[i].visits);
    EXPECT_EQ(read->finding.actions[i].value, opinion.finding.actions[i].value);
  }
}

TEST(Finding, visits_are_summed_and_values_weighed_by_them) {
  Finding all{{{0, 0}, {0, 0}, {UINT32_MAX, 0.5}}, 0};
  add_finding(all, {{{1, 0.1}, {0, 0}, {1, 0.5}}, 0});
  EXPECT_EQ(all.actions[0].value, 0.1);
  add_finding(all, {{{3, 0.5}, {2, 0.3}, {1, 0.5}}, 0});
  EXPECT_EQ(all.actions[0].visits, 4U);
  EXPECT_NEAR(all.actions[0].value, 0.4, 1e-12);
  EXPECT_EQ(all.actions[1].visits, 2U);
  EXPECT_EQ(all.actions[1].value, 0.3);
  EXPECT_EQ(all.actions[2].visits, UINT32_MAX);
}

}  // namespace
}  // namespace ravenhall::tests
