// The search: finds what is there to be found, says the same again, and knows no more than its seat.
#include "agents/search.hpp"

#include <gtest/gtest.h>

#include "agents/tests/series.hpp"
#include "games/blood_rage/tests/scenario.hpp"
#include "kernel/hash.hpp"
#include "kernel/notation.hpp"
#include "kernel/tests/two_sides_toy.hpp"

namespace ravenhall::tests {
namespace {

using Fox = fox::FoxAndHounds<>;

template <Game G>
Choice searched(const typename G::Observation& view, std::uint64_t seed, std::int64_t evaluations) {
  Rng rng(seed);
  return Search<G, typename G::Judgement>(view, rng, {.evaluations = evaluations}).choose();
}

TEST(Chances, exp_is_exact_enough_and_its_bits_are_pinned) {
  for (double x = -40; x <= 40; x += 0.37) EXPECT_NEAR(exp_of(x) / std::exp(x), 1, 1e-9) << x;
  EXPECT_EQ(exp_of(0), 1);
  EXPECT_EQ(std::bit_cast<std::uint64_t>(exp_of(1.5)), 0x4011ed3fe64fc541U);
  std::array<double, 3> scores{1, 2, 3};
  softmax(scores);
  EXPECT_NEAR(scores[0] + scores[1] + scores[2], 1, 1e-12);
  EXPECT_NEAR(scores[2], 0.6652, 0.0001);
}

template <Game G>
class SearchOf : public testing::Test {};
using SearchedGames = testing::Types<BloodRage, Raiders, Dracula>;
TYPED_TEST_SUITE(SearchOf, SearchedGames);

// Calls check(state, seat, view, legal) at about one in `every` decisions of a game played by habit.
template <Game G, class Check>
void at_some_decisions(std::uint64_t seed, std::uint32_t every, Check&& check) {
  Rng rng(mix64(seed));
  const int seats = std::clamp(3, G::info().min_seats, G::info().max_seats);
  play_game<G>(seats, seed, [&](const typename G::State& s, Seat seat, const ActionList& legal) {
    const auto view = G::observe(s, seat);
    if (rng.below(every) == 0) check(s, seat, view, legal);
    return rng.below(3) == 0 ? random_choice<G>(view, rng)
                             : greedy_choice<G, typename G::Judgement>(view, rng, 3).action;
  });
}

TYPED_TEST(SearchOf, answers_are_legal_alternatives_are_the_legal_list_and_chances_are_chances) {
  int asked = 0;
  at_some_decisions<TypeParam>(3, 6, [&](const auto& s, Seat, const auto& view, const ActionList& legal) {
    const Choice choice = searched<TypeParam>(view, 7, 150);
    EXPECT_TRUE(legal.contains(choice.action));
    EXPECT_EQ(choice.alternatives.size(), legal.size());
    EXPECT_EQ(choice.alternatives[0].action, choice.action);
    for (const Weighed& weighed : choice.alternatives) {
      EXPECT_TRUE(legal.contains(weighed.action));
      if (TypeParam::Judgement::by_prior(s)) continue;
      EXPECT_GE(weighed.value, 0);
      EXPECT_LE(weighed.value, 1);
    }
    ++asked;
  });
  EXPECT_GT(asked, 10);
}

TYPED_TEST(SearchOf, the_same_view_seed_and_budget_give_the_same_answer) {
  at_some_decisions<TypeParam>(4, 12, [&](const auto&, Seat, const auto& view, const ActionList&) {
    const Choice one = searched<TypeParam>(view, 11, 200);
    const Choice two = searched<TypeParam>(view, 11, 200);
    ASSERT_EQ(one.action, two.action);
    for (std::size_t i = 0; i < one.alternatives.size(); ++i)
      ASSERT_EQ(one.alternatives[i].value, two.alternatives[i].value);
  });
}

TYPED_TEST(SearchOf, what_is_hidden_from_a_seat_changes_nothing_in_its_answer) {
  int different = 0;
  at_some_decisions<TypeParam>(5, 10, [&](const auto& s, Seat seat, const auto& view, const ActionList&) {
    Rng dealer(mix64(static_cast<std::uint64_t>(different)));
    const auto other = TypeParam::imagine(view, dealer);
    if (hash_of(other) == hash_of(s)) return;
    ++different;
    const Choice here = searched<TypeParam>(view, 5, 200);
    const Choice there = searched<TypeParam>(TypeParam::observe(other, seat), 5, 200);
    EXPECT_EQ(here.action, there.action);
    EXPECT_EQ(here.alternatives[0].value, there.alternatives[0].value);
  });
  EXPECT_GT(different, 4);
}

// What was found in a few places of a game, bit for bit. It changes with the search and with the judgement,
// and is the same on every compiler; whoever changes these on purpose writes the new number here.
constexpr std::uint64_t fingerprint_of(std::string_view game) {
  if (game == "blood-rage") return 0xa7fcf567053fca3bU;
  return game == "raiders" ? 0x127b068d6a697a2fU : 0x0df2df755f5f6777U;
}
TYPED_TEST(SearchOf, answers_are_the_same_on_every_compiler) {
  std::uint64_t folded = 0;
  at_some_decisions<TypeParam>(9, 15, [&](const auto&, Seat, const auto& view, const ActionList&) {
    const Choice choice = searched<TypeParam>(view, 13, 300);
    folded = mix64(folded ^ hash_of(choice.action));
    for (const Weighed& weighed : choice.alternatives)
      folded = mix64(folded ^ std::bit_cast<std::uint64_t>(weighed.value));
  });
  EXPECT_EQ(folded, fingerprint_of(TypeParam::info().id)) << std::hex << folded;
}

TYPED_TEST(SearchOf, a_budget_is_kept_and_nothing_is_counted_twice) {
  at_some_decisions<TypeParam>(6, 25, [&](const auto& s, Seat, const auto& view, const ActionList& legal) {
    if (TypeParam::Judgement::by_prior(s)) return;
    Rng rng(3);
    Search<TypeParam, typename TypeParam::Judgement> search(view, rng, {.evaluations = 300});
    search.choose();
    EXPECT_GE(search.count().evaluations, 300);
    EXPECT_LE(search.count().evaluations, 300 + 2 * static_cast<std::int64_t>(ActionList::kCapacity));
    EXPECT_LE(search.count().nodes, search.count().evaluations + 1);
    EXPECT_GT(search.count().iterations, 0);
    (void)legal;
  });
}

// Somebody who stops when nothing can catch up any more answers as if all had been looked at, and weighs as
// much when several put together what they found.
TYPED_TEST(SearchOf, who_is_sure_stops_early_and_says_the_same) {
  constexpr std::int64_t kEvaluations = 4000;
  int asked = 0;
  int early = 0;
  at_some_decisions<TypeParam>(8, 25, [&](const auto& s, Seat, const auto& view, const ActionList& legal) {
    if (TypeParam::Judgement::by_prior(s) || legal.size() < 2) return;
    using Searching = Search<TypeParam, typename TypeParam::Judgement>;
    const auto looks = [](const Finding& finding) {
      double sum = 0;
      for (const Found& found : finding.actions) sum += found.visits;
      return sum;
    };
    Rng rng(3);
    Searching to_the_end(view, rng, {.evaluations = kEvaluations});
    const Finding all = to_the_end.find_out();
    Rng same(3);
    // More than all that is left: what a look takes is only guessed from the looks so far.
    Searching until_sure(view, same, {.evaluations = kEvaluations, .lead = 1.5});
    const Finding some = until_sure.find_out();
    EXPECT_EQ(most_visited(some, legal).action, most_visited(all, legal).action);
    EXPECT_LE(until_sure.count().evaluations, to_the_end.count().evaluations);
    EXPECT_NEAR(looks(some) / looks(all), 1, 0.25);
    ++asked;
    if (until_sure.count().evaluations < kEvaluations) ++early;
  });
  EXPECT_GT(early, asked / 4);
  EXPECT_LT(early, asked);
}

// In a race all start in the same worlds with the same luck, so whoever is clearly worse soon gives up, and
// who is left has been looked at most.
TYPED_TEST(SearchOf, a_race_ends_when_all_others_are_beaten) {
  using Searching = Search<TypeParam, typename TypeParam::Judgement>;
  constexpr std::int64_t kEvaluations = 6000;
  int asked = 0;
  int early = 0;
  at_some_decisions<TypeParam>(9, 16, [&](const auto& s, Seat, const auto& view, const ActionList& legal) {
    if (TypeParam::Judgement::by_prior(s)) return;
    const auto race = [&](double clearly) {
      Rng rng(3);
      Searching search(view, rng, {.evaluations = kEvaluations, .race = clearly});
      const Choice choice = search.choose();
      EXPECT_TRUE(legal.contains(choice.action));
      EXPECT_EQ(choice.alternatives.size(), legal.size());
      return std::pair(choice.action, search.count().evaluations);
    };
    const auto [action, evaluations] = race(3);
    EXPECT_EQ(race(3).first, action);
    EXPECT_LE(evaluations, race(1000).second);
    ++asked;
    if (evaluations < kEvaluations) ++early;
  });
  EXPECT_GT(early, asked / 4);
}

// Hunters of a low level who slipped as easily as its Dracula would never find him.
TEST(Search, hunters_slip_less_than_dracula) {
  const Thought thought{.evaluations = 200, .slip = 0.04};
  EXPECT_EQ((slip_of<Dracula, dracula::Judgement>(thought, dracula::kDracula)), 0.04);
  EXPECT_EQ((slip_of<Dracula, dracula::Judgement>(thought, seat_at(1))), 0.01);
  EXPECT_EQ((slip_of<Raiders, raiders::Judgement>(thought, seat_at(1))), 0.04);
}

TEST(Search, a_clock_may_only_stop_it) {
  at_some_decisions<Raiders>(7, 20, [&](const auto& s, Seat, const auto& view, const ActionList& legal) {
    if (raiders::Judgement::by_prior(s)) return;
    Rng rng(3);
    Search<Raiders, raiders::Judgement> search(view, rng, {.evaluations = 100000});
    const Choice choice = search.choose([] { return true; });
    EXPECT_LT(search.count().evaluations, 100000);
    EXPECT_TRUE(legal.contains(choice.action));
  });
}

// The fox's den is known to be in one of few places; who searches wins.
TEST(Search, hounds_catch_more_foxes_by_searching) {
  int caught = 0;
  for (std::uint64_t game = 0; game < 100; ++game) {
    Rng rng(mix64(game));
    const auto s = play_game<Fox>(4, game, [&](const auto& now, Seat seat, const ActionList&) {
      const auto view = Fox::observe(now, seat);
      if (seat == seat_at(0)) return random_choice<Fox>(view, rng);
      return Search<Fox, fox::Judgement>(view, rng, {.evaluations = 200}).choose().action;
    });
    if (Fox::outcome(s).side == fox::hound_side) ++caught;
  }
  EXPECT_GT(caught, 75);
}

TEST(Search, mistakes_are_of_things_that_looked_nearly_as_good) {
  int slips = 0;
  int asked = 0;
  at_some_decisions<BloodRage>(8, 4, [&](const auto& s, Seat, const auto& view, const ActionList&) {
    if (Judgement::by_prior(s)) return;
    Rng rng(mix64(static_cast<std::uint64_t>(asked)));
    const Choice choice = Search<BloodRage, Judgement>(view, rng, {.evaluations = 60, .slip = 0.05}).choose();
    double best = 0;
    for (const Weighed& weighed : choice.alternatives) best = std::max(best, weighed.value);
    if (choice.alternatives[0].value < best) ++slips;
    EXPECT_GE(choice.alternatives[0].value, best - 0.1501);
    ++asked;
  });
  EXPECT_GT(slips, 0);
  EXPECT_LT(slips, asked);
}

}  // namespace
}  // namespace ravenhall::tests

namespace ravenhall::blood_rage::tests {
namespace {

std::string found(const Tabletop& table, Seat seat, const Thought& thought) {
  Rng rng(3);
  const auto view = BloodRage::observe(table.state(), seat);
  return to_text(BloodRage::notation(), Search<BloodRage, Judgement>(view, rng, thought).choose().action);
}

TEST(SearchInBloodRage, an_unopposed_pillage_is_taken) {
  const auto t = Scenario{red, blue, yellow}
                     .token(gimle, Reward::axes)
                     .leader(red, gimle)
                     .leader(blue, horgr)
                     .rage(red, 2)
                     .to_move(red);
  EXPECT_EQ(found(t, red, {.evaluations = 2000}), "pillage gimle");
  EXPECT_EQ(found(t, red, {.evaluations = 2000, .race = 3}), "pillage gimle");
}

// The last Age, three Glory behind, with more than that to be had and nobody to hinder it: the search finds
// what wins for sure, and knows that who passes has lost.
TEST(SearchInBloodRage, a_won_game_is_won) {
  const auto t = Scenario{red, blue}
                     .age(3)
                     .token(gimle, Reward::glory)
                     .leader(red, gimle)
                     .glory(red, 47)
                     .glory(blue, 50)
                     .rage(red, 1)
                     .rage(blue, 0)
                     .to_move(red);
  Rng rng(3);
  const auto view = BloodRage::observe(t.state(), red);
  const Choice choice = Search<BloodRage, Judgement>(view, rng, {.evaluations = 1500}).choose();
  EXPECT_GT(choice.alternatives[0].value, 0.99);
  const auto chance_of = [&](std::string_view text) {
    for (const Weighed& weighed : choice.alternatives) {
      if (to_text(BloodRage::notation(), weighed.action) == text) return weighed.value;
    }
    return -1.0;
  };
  EXPECT_LT(chance_of("pass"), 0.01);
  EXPECT_GE(chance_of("pass"), 0);
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
