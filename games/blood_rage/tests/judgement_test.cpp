// What people usually do and how a table stands, as the search asks it.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <string>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/judgement.hpp"
#include "games/blood_rage/judgement/answers.hpp"
#include "games/blood_rage/judgement/choices.hpp"
#include "games/blood_rage/tests/scenario.hpp"
#include "kernel/match.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// Whoever remembers the last table answers as whoever looks at each anew, and leaves luck where it was. The
// memory goes through games of all sizes and options, as no search would.
TEST(BloodRageJudgement, what_is_remembered_of_a_table_is_what_would_be_counted_again) {
  NoEvents none;
  ActionList legal;
  Judgement::Memory memory;
  int habits_asked = 0;
  int tables_judged = 0;
  for (std::uint64_t game = 0; game < 24; ++game) {
    Rng rng(mix64(game));
    auto setup = *make_setup(BloodRage::info(), 2 + static_cast<int>(game % 3), {});
    for (std::size_t k = 0; game % 2 == 1 && k < setup.options.size(); ++k) {
      setup.options[k] = rng.below(BloodRage::info().options[k].values.size());
    }
    State s = BloodRage::start(setup);
    Rng luck(game);
    Rng same_luck(game);
    for (SeatSet seats = BloodRage::to_act(s); !seats.empty(); seats = BloodRage::to_act(s)) {
      const Seat seat = seats.first();
      if (Judgement::quiet(s)) {
        std::array<double, kMaxClans> remembered{};
        std::array<double, kMaxClans> anew{};
        const auto clans = static_cast<std::size_t>(s.clans);
        Judgement::Memory fresh;
        Judgement::chances(s, seat, std::span(remembered).first(clans), memory);
        Judgement::chances(s, seat, std::span(anew).first(clans), fresh);
        ASSERT_EQ(remembered, anew) << game;
        ++tables_judged;
      }
      if (seat == kNature) {
        BloodRage::apply(s, seat, BloodRage::nature(s, rng), none);
        continue;
      }
      if (s.agenda.top().step == Step::ask_action) {
        legal.clear();
        BloodRage::legal(s, seat, legal);
        BloodRage::apply(s, seat, legal[rng.below(legal.size())], none);
        continue;
      }
      const Action answer = Judgement::Habits(memory).answer(s, seat, luck);
      ASSERT_EQ(Judgement::quick(s, seat, same_luck), answer) << game;
      ASSERT_EQ(luck.next(), same_luck.next()) << game;
      BloodRage::apply(s, seat, answer, none);
      ++habits_asked;
    }
  }
  EXPECT_GT(habits_asked, 500);
  EXPECT_GT(tables_judged, 1000);
}

using Told = std::map<std::string, double>;
Told told_of(const State& s, Seat seat, Action choice) {
  Told told;
  judgement::count_choice(s, seat, choice, [&](std::size_t feature, double value) {
    told[judgement::choice_name(feature)] += value;
  });
  return told;
}

TEST(BloodRageChoices, a_drafted_card_is_told_with_what_the_clan_has) {
  const auto t = Scenario{red, blue, yellow}
                     .age(2)
                     .hand(red, {tyrs_smite, q2_alfheim})
                     .upgrade(red, thors_glory)
                     .stat(red, Stat::axes, 3)
                     .to_move(red);
  Told told = told_of(t.state(), red, act(Verb::keep, thors_domain));
  EXPECT_EQ(told["drafted thors_domain"], 1);
  EXPECT_EQ(told["in_hand clan battle"], 1);
  EXPECT_EQ(told["in_hand clan quest"], 1);
  EXPECT_EQ(told["on_sheet clan clan"], 1);
  EXPECT_EQ(told["gods thor thor"], 1);
  EXPECT_EQ(told["gods thor tyr"], 1);
  EXPECT_EQ(told["stat_steps clan axes"], 2);
  EXPECT_FALSE(told.contains("stat_steps clan rage"));
  EXPECT_FALSE(told.contains("drafted tyrs_smite"));
}

TEST(BloodRageChoices, every_feature_has_a_name_of_its_own) {
  std::set<std::string> names;
  for (std::size_t feature = 0; feature < judgement::kChoiceFeatures; ++feature)
    EXPECT_TRUE(names.insert(judgement::choice_name(feature)).second) << judgement::choice_name(feature);
  EXPECT_FALSE(names.contains(""));
}

// Red pillages Andlang next to Blue's Leader and its two warriors.
Tabletop blue_is_called(std::initializer_list<Card> held_by_red = {}) {
  auto t = Scenario{red, blue, yellow}
               .age(2)
               .warriors(red, andlang, 2)
               .hand(red, held_by_red)
               .warriors(blue, gimle, 2)
               .leader(blue, gimle)
               .hand(blue, {tyrs_smash})
               .rage(blue, 3)
               .to_move(red);
  t.play("red pillage andlang");
  return t;
}

Told told_of_call(const State& s, Seat seat, Action answer) {
  Told told;
  judgement::Call(s, seat).count(
      answer, [&](std::size_t feature, double value) { told[judgement::answer_name(feature)] += value; });
  return told;
}

TEST(BloodRageAnswers, who_is_called_weighs_what_the_battle_is_worth) {
  const auto t = blue_is_called();
  ASSERT_TRUE(t.asks(blue, Step::ask_join));
  Told stays = told_of_call(t.state(), blue, act(Verb::decline));
  EXPECT_EQ(stays["stays"], 1);
  EXPECT_EQ(stays["stays_in_age 2"], 1);
  EXPECT_EQ(stays["rivals"], 1);
  EXPECT_EQ(stays["rage"], 3);
  EXPECT_GT(stays["prize"], 0);
  EXPECT_FALSE(stays.contains("fights_already"));
  EXPECT_FALSE(stays.contains("pillages"));

  Told warrior = told_of_call(t.state(), blue, act(Verb::join, gimle, Figure::warrior));
  Told leader = told_of_call(t.state(), blue, act(Verb::join, gimle, Figure::leader));
  EXPECT_EQ(warrior["strength"], 1);
  EXPECT_EQ(leader["strength"], 3);
  EXPECT_EQ(leader["leader"], 1);
  EXPECT_GT(leader["chance"], warrior["chance"]);
  EXPECT_EQ(warrior["leaves_strength"], 5);
  EXPECT_FALSE(warrior.contains("stays"));
}

TEST(BloodRageAnswers, every_feature_has_a_name_of_its_own) {
  std::set<std::string> names;
  for (std::size_t feature = 0; feature < judgement::kAnswerFeatures; ++feature)
    EXPECT_TRUE(names.insert(judgement::answer_name(feature)).second) << judgement::answer_name(feature);
  EXPECT_FALSE(names.contains(""));
}

// Those who search take others to come as often as such players do: now and then, whatever somebody holds in
// secret.
TEST(BloodRageAnswers, those_who_are_called_come_now_and_then_whatever_others_hold) {
  const auto weak = blue_is_called({tyrs_domain});
  const auto strong = blue_is_called({tyrs_smash});
  Judgement::Memory memory;
  std::map<Verb, int> answers;
  for (std::uint64_t i = 0; i < 400; ++i) {
    Rng luck(i);
    Rng same_luck(i);
    const Action answer = Judgement::LearnedHabits(memory).answer(weak.state(), blue, luck);
    ++answers[verb_of(answer)];
    EXPECT_EQ(answer, Judgement::LearnedHabits(memory).answer(strong.state(), blue, same_luck));
  }
  EXPECT_GT(answers[Verb::decline], 100);
  EXPECT_GT(answers[Verb::join], 40);
  EXPECT_EQ(answers.size(), 2U);
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
