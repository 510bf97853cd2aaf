// Ambush: RULES.md, RA-4, RA-8, RA-9, EV-19.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;
using Cards = std::vector<Encounter>;

// A hideout in Berlin with these encounters, and Seward on the way to it.
Scenario in_berlin(std::initializer_list<Encounter> encounters) {
  Scenario scenario = Scenario{}.trail({Place::prague, Place::berlin}).at(seward, Place::hamburg);
  for (const Encounter encounter : encounters) scenario.lurker(Spot::space2, encounter);
  return scenario;
}

TEST(Ambush, one_by_one_in_any_order_each_once) {  // RA-8 RA-9
  auto t = in_berlin({Encounter::rats, Encounter::saboteur, Encounter::bats}).day(seward);
  t.play("seward road berlin");
  EXPECT_EQ(t.legal(count), (Texts{"ambush 0", "ambush 1", "ambush 2", "pass"}));
  t.play("dracula ambush 1");
  EXPECT_TRUE(t.delayed(seward));
  EXPECT_EQ(t.targets(count, "ambush"), (Texts{"0", "2"})) << "the Saboteur returned and has been used";
  t.play("dracula ambush 0");
  EXPECT_EQ(t.damage(seward), 2);
  t.play("dracula pass");
  EXPECT_EQ(t.lurkers(Spot::space2), (Cards{Encounter::rats, Encounter::saboteur, Encounter::bats}))
      << "two returned, one was saved";
  EXPECT_TRUE(t.state().lurkers[0].up);
  EXPECT_FALSE(t.state().lurkers[2].up);
}

TEST(Ambush, also_in_his_own_city) {  // RA-4 RA-3
  auto t = Scenario{}
               .trail({Place::prague})
               .lurker(Spot::space1, Encounter::rats)
               .at(seward, Place::vienna)
               .day(seward);
  t.play("seward road prague");
  EXPECT_TRUE(t.state().revealed);
  t.play("dracula ambush 0");
  EXPECT_EQ(t.damage(seward), 2);
}

TEST(Ambush, being_asked_tells_nothing) {  // RA-4 Q10
  // A Hoax cannot ambush, and still he is asked.
  auto t = in_berlin({Encounter::hoax}).day(seward);
  t.play("seward road berlin");
  EXPECT_TRUE(t.asks(count, Step::ask_ambush));
  EXPECT_EQ(t.legal(count), Texts{"pass"});
  auto rats = in_berlin({Encounter::rats}).day(seward);
  rats.play("seward road berlin");
  EXPECT_EQ(Dracula::observe(t.state(), seward).seen, Dracula::observe(rats.state(), seward).seen);
}

TEST(Ambush, nobody_is_asked_where_nothing_lies) {  // RA-4
  auto t = in_berlin({}).day(seward);
  t.play("seward road berlin");
  EXPECT_FALSE(t.asks(count, Step::ask_ambush));
}

TEST(Ambush, one_hunter_at_a_time_and_the_next_meets_what_is_left) {  // RA-8 E73
  auto t = in_berlin({Encounter::bats, Encounter::rats}).at(helsing, Place::leipzig).day(seward);
  t.play("seward road berlin", "dracula ambush 0", "dracula pass", "helsing road berlin");
  EXPECT_EQ(t.happened(Happening::location_revealed), 1);
  EXPECT_EQ(t.legal(count), (Texts{"ambush 0", "pass"}));
  t.play("dracula ambush 0");
  EXPECT_EQ(t.damage(helsing), 2);
  EXPECT_EQ(t.damage(seward), 0);
}

TEST(Ambush, the_defeated_are_left_alone) {  // E56
  auto t = in_berlin({Encounter::rats, Encounter::saboteur}).damage(seward, 7).day(seward);
  t.play("seward road berlin", "dracula ambush 0");
  EXPECT_TRUE(t.defeated(seward));
  EXPECT_FALSE(t.asks(count, Step::ask_ambush));
  EXPECT_EQ(t.lurkers(Spot::space2), (Cards{Encounter::rats, Encounter::saboteur}));
}

TEST(Ambush, whoever_stays_can_be_ambushed_on) {  // E56 RA-8
  auto t = in_berlin({Encounter::unnatural_fog, Encounter::rats}).day(seward);
  t.play("seward road berlin", "dracula ambush 0", "dracula ambush 0");
  EXPECT_EQ(t.damage(seward), 2) << "fog does not stop it";
}

TEST(Ambush, forewarned_sends_it_away) {  // EV-19
  auto t = in_berlin({Encounter::unnatural_fog, Encounter::rats})
               .events(seward, {HunterEvent::forewarned})
               .day(seward);
  t.play("seward road berlin", "dracula ambush 0");
  EXPECT_TRUE(t.asks(seward, Step::ask_ward));
  EXPECT_TRUE(t.state().lurkers[0].up);
  t.play("seward play forewarned");
  EXPECT_TRUE(t.state().fogs.empty());
  EXPECT_EQ(t.lurkers(Spot::space2), Cards{Encounter::rats});
  EXPECT_TRUE(t.state().encounter_discard.has(Encounter::unnatural_fog));
  EXPECT_TRUE(t.asks(count, Step::ask_ambush)) << "Dracula may go on with another card";
}

TEST(Ambush, forewarned_does_not_help_against_vampires) {  // EV-19
  auto t = in_berlin({Encounter::reckless_vampire}).events(seward, {HunterEvent::forewarned}).day(seward);
  t.play("seward road berlin", "dracula ambush 0");
  EXPECT_FALSE(t.asks(seward, Step::ask_ward));
  EXPECT_TRUE(t.fighting());
}

TEST(Ambush, the_ward_is_asked_of_whoever_could_have_the_card) {  // Q10 EV-19
  auto any_event = in_berlin({Encounter::rats}).events(seward, {HunterEvent::long_night}).day(seward);
  any_event.play("seward road berlin", "dracula ambush 0");
  EXPECT_TRUE(any_event.asks(seward, Step::ask_ward));
  EXPECT_EQ(any_event.legal(seward), Texts{"pass"});
  auto any_item = in_berlin({Encounter::rats}).items(seward, {Item::knife}).day(seward);
  any_item.play("seward road berlin", "dracula ambush 0");
  EXPECT_EQ(any_item.legal(seward), Texts{"pass"});
  auto nothing = in_berlin({Encounter::rats}).day(seward);
  nothing.play("seward road berlin", "dracula ambush 0");
  EXPECT_FALSE(nothing.asks(seward, Step::ask_ward));
}

TEST(Ambush, dogs_are_discarded_with_what_they_chase) {  // EV-19 E55
  for (const Encounter chased : {Encounter::rats, Encounter::saboteur, Encounter::spy, Encounter::wolves}) {
    auto t = in_berlin({chased}).items(seward, {Item::dogs}).tickets(seward, {Ticket::t1}).day(seward);
    t.play("seward road berlin", "dracula ambush 0", "seward use dogs");
    EXPECT_EQ(t.has(seward, Item::dogs), 0) << name_of(chased);
    EXPECT_TRUE(t.state().encounter_discard.has(chased)) << name_of(chased);
    EXPECT_EQ(t.damage(seward), 0) << name_of(chased);
    EXPECT_FALSE(t.delayed(seward)) << name_of(chased);
    EXPECT_EQ(t.has(seward, Ticket::t1), 1) << name_of(chased);
  }
  auto bats = in_berlin({Encounter::bats}).items(seward, {Item::dogs}).day(seward);
  bats.play("seward road berlin", "dracula ambush 0");
  EXPECT_FALSE(bats.asks(seward, Step::ask_ward));
  EXPECT_TRUE(bats.hunter(seward).bats);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
