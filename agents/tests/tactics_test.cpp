// Positions in which a person would not hesitate.
#include <gtest/gtest.h>

#include "agents/agent.hpp"
#include "games/blood_rage/judgement.hpp"
#include "games/blood_rage/tests/scenario.hpp"
#include "kernel/notation.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

constexpr int kWorlds = 24;

std::string greedy(const Tabletop& table, Seat seat) {
  Rng rng(3);
  const auto view = BloodRage::observe(table.state(), seat);
  return to_text(BloodRage::notation(), greedy_choice<BloodRage, Judgement>(view, rng, kWorlds).action);
}

TEST(Judging, more_glory_is_better_and_a_rivals_glory_worse) {
  const auto state = [](int own, int rival) {
    return Scenario{red, blue, yellow}.glory(red, own).glory(blue, rival).to_move(red).state();
  };
  EXPECT_GT(Judgement::judge(state(10, 5), red), Judgement::judge(state(9, 5), red));
  EXPECT_LT(Judgement::judge(state(10, 6), red), Judgement::judge(state(10, 5), red));
}

TEST(Judging, every_step_of_a_stat_is_better_and_the_legendary_one_most) {
  for (const Stat stat : {Stat::rage, Stat::axes, Stat::horns}) {
    const auto value = [&](int step) {
      return Judgement::judge(
          Scenario{red, blue}.age(3).stat(red, stat, step).rage(red, 6).to_move(red).state(), red);
    };
    for (int step = 2; step <= kLastStep; ++step) EXPECT_GT(value(step), value(step - 1)) << step;
    EXPECT_GT(value(4) - value(3), value(3) - value(2));
    EXPECT_GT(value(6) - value(5), value(5) - value(4));
  }
}

TEST(Judging, a_quest_that_is_met_is_worth_laying) {
  const auto value = [](bool laid) {
    auto scenario = Scenario{red, blue}.leader(red, gimle).rage(blue, 0);
    if (laid) scenario.quests(red, {q1_alfheim});
    if (!laid) scenario.hand(red, {q1_alfheim});
    return Judgement::judge(scenario.to_move(red).state(), red);
  };
  EXPECT_GT(value(true), value(false));
}

TEST(Judging, a_search_drafts_by_what_games_taught_and_no_quest_that_cannot_be_met) {
  const auto worth = [](const State& s, Card card) {
    return Judgement::learned_prior(s, red, act(Verb::keep, card));
  };
  const State open = Scenario{red, blue}.age(2).to_move(red).state();
  State lost = open;
  for (const Place p : kOuterPlaces) {
    if (row(p).region == Region::alfheim) lost.destroyed.add(p);
  }
  EXPECT_GT(worth(open, tyrs_rage), worth(open, thors_domain));
  EXPECT_LT(worth(lost, q2_alfheim), worth(open, q2_alfheim));
  EXPECT_LT(worth(lost, q2_alfheim), worth(lost, thors_oath));
  // The second of two cards is worth what it is to a clan that has the first.
  const State having = Scenario{red, blue}.age(2).hand(red, {tyrs_rage}).to_move(red).state();
  EXPECT_NE(worth(having, thors_oath), worth(open, thors_oath));
  EXPECT_NEAR(Judgement::learned_prior(open, red, act(Verb::keep_two, tyrs_rage, thors_oath)),
              worth(open, tyrs_rage) + worth(having, thors_oath), 1e-9);
}

TEST(Tactics, an_unopposed_pillage_is_taken) {
  const auto t = Scenario{red, blue, yellow}
                     .token(gimle, Reward::axes)
                     .leader(red, gimle)
                     .leader(blue, horgr)
                     .rage(red, 2)
                     .to_move(red);
  EXPECT_EQ(greedy(t, red), "pillage gimle");
}

TEST(Tactics, the_last_rage_is_not_spent_before_the_quest_is_laid) {
  const auto t = Scenario{red, blue}
                     .leader(red, gimle)
                     .pillaged(gimle)
                     .pillaged(yggdrasil)
                     .hand(red, {q1_alfheim})
                     .rage(red, 1)
                     .to_move(red);
  EXPECT_EQ(greedy(t, red), "quest q1_alfheim");
}

TEST(Tactics, a_big_card_is_played_when_it_wins_the_battle) {
  auto t = Scenario{red, blue}
               .token(gimle, Reward::axes)
               .warriors(red, gimle, 2)
               .leader(blue, gimle)
               .hand(red, {tyrs_smite, lokis_trickery})
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(greedy(t, red), "card tyrs_smite");
}

TEST(Tactics, nothing_good_is_wasted_on_a_battle_that_is_won_anyway) {
  auto t = Scenario{red, blue}
               .token(gimle, Reward::axes)
               .leader(red, gimle)
               .warriors(red, gimle, 3)
               .warriors(blue, gimle, 1)
               .hand(red, {tyrs_smite, tyrs_bash})
               .to_move(red);
  t.play("red pillage gimle");  // blue has no card
  EXPECT_EQ(greedy(t, red), "card tyrs_bash");
}

TEST(Tactics, a_hopeless_battle_is_lost_with_the_card_that_pays_for_losing) {
  auto t = Scenario{red, blue}
               .token(gimle, Reward::axes)
               .leader(blue, gimle)
               .warriors(blue, gimle, 3)
               .warriors(red, gimle, 1)
               .hand(red, {tyrs_bash, lokis_trickery})
               .to_move(blue);
  t.play("blue pillage gimle");  // blue has no card, but 6 against 1
  EXPECT_EQ(greedy(t, red), "card lokis_trickery");
}

TEST(Tactics, the_legendary_step_is_the_one_to_take) {
  auto t = Scenario{red, blue}
               .age(3)
               .stat(red, Stat::rage, 1)
               .stat(red, Stat::axes, 3)
               .stat(red, Stat::horns, 4)
               .leader(red, gimle)
               .quests(red, {q3_alfheim})
               .phase_from(Step::quest_phase);
  t.run();
  EXPECT_EQ(greedy(t, red), "raise axes");
}

TEST(Tactics, from_the_tide_the_strongest_figure_is_spared) {
  auto t = Scenario{red, blue}
               .token(gimle, Reward::axes)
               .leader(red, gimle)
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 2)
               .hand(red, {odins_tide})
               .to_move(red);
  t.play("red pillage gimle", "red card odins_tide");
  EXPECT_EQ(greedy(t, red), "spare leader");
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
