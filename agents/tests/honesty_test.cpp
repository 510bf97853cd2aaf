// Agents are pure functions of what their seat may see.
#include <gtest/gtest.h>

#include "agents/tests/series.hpp"
#include "kernel/hash.hpp"

namespace ravenhall::tests {
namespace {

constexpr int kWorlds = 3;

// Calls check(state, seat, view, legal) at about one in `every` decisions of mixed games.
template <class Check>
void at_some_decisions(int games, std::uint32_t every, Check&& check) {
  for (int game = 0; game < games; ++game) {
    Rng rng(mix64(static_cast<std::uint64_t>(game) + 77));
    play_game(2 + game % 3, static_cast<std::uint64_t>(game) + 500,
              [&](const blood_rage::State& s, Seat seat, const ActionList& legal) {
                const auto view = BloodRage::observe(s, seat);
                if (rng.below(every) == 0) check(s, seat, view, legal);
                // Half of the decisions at random, so that odd situations come up too.
                return rng.below(2) == 0 ? random_choice<BloodRage>(view, rng)
                                         : greedy_choice<BloodRage, Judgement>(view, rng, kWorlds).action;
              });
  }
}

TEST(Honesty, what_is_hidden_from_a_seat_changes_nothing_in_its_choice) {
  int compared = 0;
  int different_worlds = 0;
  at_some_decisions(9, 8, [&](const auto& s, Seat seat, const auto& view, const ActionList&) {
    Rng dealer(mix64(static_cast<std::uint64_t>(compared)));
    const auto other = BloodRage::imagine(view, dealer);
    if (hash_of(other) != hash_of(s)) ++different_worlds;
    const auto other_view = BloodRage::observe(other, seat);
    Rng one(5);
    Rng two(5);
    const Choice here = greedy_choice<BloodRage, Judgement>(view, one, kWorlds);
    const Choice there = greedy_choice<BloodRage, Judgement>(other_view, two, kWorlds);
    EXPECT_EQ(here.action, there.action);
    EXPECT_EQ(here.alternatives.front().value, there.alternatives.front().value);
    Rng three(6);
    Rng four(6);
    EXPECT_EQ(random_choice<BloodRage>(view, three), random_choice<BloodRage>(other_view, four));
    ++compared;
  });
  EXPECT_GT(compared, 100);
  EXPECT_GT(different_worlds, compared / 2);  // or nothing was tested
}

TEST(Honesty, the_same_view_and_seed_give_the_same_choice) {
  at_some_decisions(3, 8, [](const auto&, Seat, const auto& view, const ActionList&) {
    Rng one(9);
    Rng two(9);
    const Choice first = greedy_choice<BloodRage, Judgement>(view, one, kWorlds);
    const Choice second = greedy_choice<BloodRage, Judgement>(view, two, kWorlds);
    ASSERT_EQ(first.action, second.action);
    ASSERT_EQ(first.alternatives.size(), second.alternatives.size());
    for (std::size_t i = 0; i < first.alternatives.size(); ++i) {
      EXPECT_EQ(first.alternatives[i].value, second.alternatives[i].value);
    }
  });
}

TEST(Honesty, choices_are_legal_and_alternatives_are_the_legal_list) {
  at_some_decisions(6, 4, [](const auto&, Seat, const auto& view, const ActionList& legal) {
    Rng rng(11);
    EXPECT_TRUE(legal.contains(random_choice<BloodRage>(view, rng)));
    const Choice choice = greedy_choice<BloodRage, Judgement>(view, rng, kWorlds);
    EXPECT_TRUE(legal.contains(choice.action));
    EXPECT_EQ(choice.action, choice.alternatives.front().action);
    EXPECT_EQ(choice.alternatives.size(), legal.size());
    for (const Weighed& weighed : choice.alternatives) EXPECT_TRUE(legal.contains(weighed.action));
  });
}

}  // namespace
}  // namespace ravenhall::tests
