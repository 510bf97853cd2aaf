#include "agents/registry.hpp"

#include <gtest/gtest.h>

#include "agents/tests/series.hpp"
#include "kernel/match_of.hpp"

namespace ravenhall::tests {
namespace {

// A match in which nature has dealt and the draft is on.
MatchOf<BloodRage> match_with_draft() {
  MatchOf<BloodRage> match(table_of(3), "a seed");
  EXPECT_TRUE(match.advance());
  return match;
}

TEST(Registry, every_agent_suggests_a_legal_action) {
  const auto match = match_with_draft();
  for (const std::string_view agent : agent_names()) {
    for (const Seat seat : match.to_act()) {
      const auto suggestion = suggest(match, seat, agent, 1, 1);
      ASSERT_TRUE(suggestion) << suggestion.error().message;
      const auto legal = match.legal(seat);
      EXPECT_NE(std::find(legal.begin(), legal.end(), suggestion->action), legal.end()) << suggestion->action;
    }
  }
}

TEST(Registry, greedy_says_what_it_thinks_of_its_main_alternatives) {
  const auto match = match_with_draft();
  const auto suggestion = suggest(match, seat_at(0), "greedy", 1, 1);
  ASSERT_TRUE(suggestion);
  ASSERT_GT(suggestion->alternatives.size(), 1U);
  EXPECT_EQ(suggestion->alternatives[0].action, suggestion->action);
  EXPECT_GE(suggestion->alternatives[0].value, suggestion->alternatives[1].value);
}

TEST(Registry, agents_for_experiments_are_known_by_name_but_not_offered) {
  EXPECT_EQ(find_agent("greedy-1")->kind, Agent::greedy_1);
  EXPECT_EQ(find_agent("level4")->level, 4U);
  const auto search = find_agent("search:2000:30:7");
  ASSERT_TRUE(search);
  EXPECT_EQ(search->thought.evaluations, 2000);
  EXPECT_EQ(search->thought.explore, 0.3);
  EXPECT_EQ(search->thought.temperature, 0.07);
  EXPECT_TRUE(search->thought.play_on);
  EXPECT_FALSE(find_agent("search:2000:30:7:0")->thought.play_on);
  EXPECT_EQ(find_agent("search:2000:30:7:0")->thought.shards, 1);
  EXPECT_EQ(find_agent("search:2000:30:7:1:4")->thought.shards, 4);
  EXPECT_EQ(find_agent("search:2000:30:7:1:4")->thought.lead, 0);
  EXPECT_EQ(find_agent("search:2000:30:7:1:4:25")->thought.lead, 0.25);
  EXPECT_EQ(find_agent("search:2000:30:7:1:4:25")->thought.race, 0);
  EXPECT_EQ(find_agent("search:2000:30:7:1:4:25:350")->thought.race, 3.5);
  for (const char* wrong : {"search", "search:", "search:x", "search:1:2:3:1:5", "search:1:2:3:1:4:x",
                            "search:1:2:3:1:4:1:x", "search:1:2:3:1:4:1:1:1", "search:99999999999", "level6"})
    EXPECT_FALSE(find_agent(wrong)) << wrong;
  const auto names = agent_names();
  EXPECT_EQ(std::find(names.begin(), names.end(), "greedy-1"), names.end());
}

// Whoever may not look at anything, or has parts that may not, decides all the same.
TEST(Registry, a_search_without_evaluations_still_plays) {
  for (const Playable& each : shipped_games().games()) {
    for (const char* agent : {"search:0", "search:0:20:5:1:1:10", "search:1:20:5:1:4:10",
                              "search:0:20:5:1:1:0:300", "search:1:20:5:1:2:0:300"}) {
      const auto match = each.game.create(*make_setup(each.game.info(), each.game.info().max_seats, {}), "");
      for (int i = 0; i < 300 && !match->over(); ++i) {
        const Seat seat = match->to_act().first();
        if (seat == kNature) {
          ASSERT_TRUE(match->advance());
          continue;
        }
        const auto answer = suggest(*match, seat, agent, 1, 0);
        ASSERT_TRUE(answer) << agent;
        ASSERT_TRUE(match->apply(seat, answer->action)) << agent << ": " << answer->action;
      }
    }
  }
}

TEST(Registry, greedy_1_is_greedy_with_twelve_worlds) {
  const auto match = match_with_draft();
  for (std::uint64_t seed = 0; seed < 5; ++seed)
    EXPECT_EQ(suggest(match, seat_at(0), "greedy-1", seed, 1000)->alternatives[0].value,
              suggest(match, seat_at(0), "greedy", seed, 0)->alternatives[0].value);
}

// What an agent is told is data: it can be kept and asked again, and has nothing of the match itself.
TEST(Registry, an_inquiry_is_answered_without_the_match) {
  Result<Inquiry> inquiry = fail("", "");
  std::string action;
  {
    const auto match = match_with_draft();
    inquiry = shipped_games().inquire(match, seat_at(1), "level1", 5, 0);
    ASSERT_TRUE(inquiry);
    EXPECT_EQ(inquiry->view.size(), sizeof(BloodRage::Observation));
    action = suggest(match, seat_at(1), "level1", 5, 0)->action;
  }
  EXPECT_EQ(shipped_games().answer(*inquiry).action, action);
}

TEST(Registry, the_same_question_gets_the_same_answer) {
  auto match = match_with_draft();
  for (int i = 0; i < 60 && !match.over(); ++i) {
    const Seat seat = match.to_act().first();
    const auto one = suggest(match, seat, "greedy", 7, 1);
    const auto two = suggest(match, seat, "greedy", 7, 1);
    ASSERT_TRUE(one && two);
    ASSERT_EQ(one->action, two->action);
    ASSERT_TRUE(match.apply(seat, one->action));
    ASSERT_TRUE(match.advance());
  }
}

TEST(Registry, an_unknown_agent_is_refused_with_the_names_of_the_known_ones) {
  const auto match = match_with_draft();
  const auto suggestion = suggest(match, seat_at(0), "deep-thought", 1, 1);
  ASSERT_FALSE(suggestion);
  EXPECT_EQ(suggestion.error().code, "unknown_agent");
  EXPECT_NE(suggestion.error().message.find("random, greedy, level1"), std::string::npos)
      << suggestion.error().message;
}

TEST(Registry, a_seat_that_has_nothing_to_decide_is_told_so) {
  const MatchOf<BloodRage> match(table_of(2), "a seed");  // nature is to act
  for (const Seat seat : {seat_at(0), seat_at(5), kNature, kSpectator}) {
    EXPECT_FALSE(suggest(match, seat, "greedy", 1, 1));
  }
}

}  // namespace
}  // namespace ravenhall::tests
