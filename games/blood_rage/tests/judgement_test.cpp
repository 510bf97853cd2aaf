// What people usually do and how a table stands, as the search asks it.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <string>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/judgement.hpp"
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

}  // namespace
}  // namespace ravenhall::blood_rage::tests
