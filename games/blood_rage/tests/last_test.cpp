// What everybody saw of the last decision stays in what they can see, also where two decisions lead to the
// same table; of a choice in secret nothing does.
#include <gtest/gtest.h>

#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// Whether the two tables look the same to a seat.
bool alike(const Tabletop& one, const Tabletop& other, Seat viewer) {
  return BloodRage::observe(one.state(), viewer).seen == BloodRage::observe(other.state(), viewer).seen;
}

TEST(Last, an_open_decision_is_remembered_as_it_was) {
  auto t = Scenario{red, blue}.warriors(red, gimle, 2).in_play({andlang}).to_move(red);
  t.play("red march gimle andlang");
  EXPECT_EQ(t.state().last, act(Verb::march, gimle, andlang));
  t.play("red move warrior", "red done");
  EXPECT_EQ(t.state().last, act(Verb::done));
}

TEST(Last, of_a_quest_only_its_owner_knows_which) {  // B59
  const auto before = Scenario{red, blue}.hand(red, {q1_alfheim, q1_manheim}).to_move(red);
  auto one = before;
  auto other = before;
  one.play("red quest q1_alfheim");
  other.play("red quest q1_manheim");
  EXPECT_TRUE(alike(one, other, blue));
  EXPECT_TRUE(alike(one, other, kSpectator));
  EXPECT_FALSE(alike(one, other, red));
}

TEST(Last, nobody_sees_whether_another_keeps_a_card) {  // B78
  const auto before =
      Scenario{red, blue}.hand(red, {troll}).hand(blue, {tyrs_smash}).phase_from(Step::discard_phase);
  auto one = before;
  auto other = before;
  one.run().play("red save troll");
  other.run().play("red save_none");
  EXPECT_TRUE(alike(one, other, blue));
}

TEST(Last, what_was_spared_at_once_is_remembered_by_all_when_it_is_shown) {  // R13
  const auto before = Scenario{red, blue}
                          .option("tide_choice", "simultaneous")
                          .warriors(red, gimle, 1)
                          .leader(red, gimle)
                          .warriors(blue, gimle, 1)
                          .leader(blue, gimle)
                          .hand(red, {odins_tide})
                          .hand(blue, {lokis_backstab})
                          .to_move(red);
  auto t = before;
  t.play("red pillage gimle");
  t.play("red card odins_tide", "blue card lokis_backstab");
  auto other = t;
  t.play("red spare leader");
  other.play("red spare warrior");
  EXPECT_TRUE(alike(t, other, blue));  // not shown yet
  t.play("blue spare leader");
  other.play("blue spare leader");
  EXPECT_EQ(t.state().last_spared[red], Figure::leader);
  EXPECT_EQ(other.state().last_spared[red], Figure::warrior);
  EXPECT_FALSE(alike(t, other, blue));
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
