// Search: RULES.md, HA-10, EV-20, E53 to E55.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;
using Cards = std::vector<Encounter>;

// Seward stands in Berlin, where these encounters lie face down.
Scenario in_berlin(std::initializer_list<Encounter> encounters) {
  Scenario scenario =
      Scenario{}.trail({Place::prague, Place::berlin}).up(Spot::space2).at(seward, Place::berlin);
  for (const Encounter encounter : encounters) scenario.lurker(Spot::space2, encounter);
  return scenario;
}

TEST(Search, only_where_encounters_lie_and_not_in_fog) {  // HA-10 TK-1
  EXPECT_TRUE(in_berlin({Encounter::rats}).day(seward).allows("seward search"));
  EXPECT_TRUE(in_berlin({Encounter::rats}).night(seward).allows("seward search"));
  EXPECT_FALSE(in_berlin({}).day(seward).allows("seward search"));
  EXPECT_FALSE(in_berlin({Encounter::rats}).fog(Place::berlin).day(seward).allows("seward search"));
}

TEST(Search, everything_is_turned_up_and_resolved_in_draculas_order) {  // HA-10 Q29
  auto t = in_berlin({Encounter::rats, Encounter::saboteur, Encounter::hoax}).day(seward);
  t.play("seward search");
  for (const Lurker& lurker : t.state().lurkers) EXPECT_TRUE(lurker.up);
  EXPECT_TRUE(t.asks(count, Step::ask_order));
  EXPECT_EQ(t.legal(count), (Texts{"resolve 0", "resolve 1", "resolve 2"}));
  t.play("dracula resolve 2", "dracula resolve 0");
  // The last one needs no choice.
  EXPECT_EQ(t.damage(seward), 2);
  EXPECT_TRUE(t.delayed(seward));
  EXPECT_EQ(t.lurkers(Spot::space2), (Cards{Encounter::rats, Encounter::saboteur}));
  EXPECT_EQ(t.happened(Happening::encounter_returned), 2);
}

TEST(Search, dogs_stay_and_the_hunter_decides_card_by_card) {  // E55 EV-20 Q29
  auto t = in_berlin({Encounter::rats, Encounter::bats, Encounter::wolves})
               .items(seward, {Item::dogs})
               .day(seward);
  t.play("seward search");
  EXPECT_TRUE(t.asks(seward, Step::ask_hounds));
  EXPECT_FALSE(t.state().lurkers[0].up) << "shown before anything is turned up";
  t.play("seward show dogs", "seward pass", "seward accept", "seward accept");
  EXPECT_EQ(t.has(seward, Item::dogs), 1);
  EXPECT_EQ(t.damage(seward), 0);
  EXPECT_TRUE(t.hunter(seward).bats) << "the bats were left";
  EXPECT_EQ(t.lurkers(Spot::space2), Cards{});

  auto declined = in_berlin({Encounter::rats}).items(seward, {Item::dogs}).day(seward);
  declined.play("seward search", "seward show dogs", "seward pass", "seward pass");
  EXPECT_EQ(declined.damage(seward), 2);
}

TEST(Search, dogs_that_were_not_shown_do_nothing) {  // EV-20
  auto t = in_berlin({Encounter::rats}).items(seward, {Item::dogs}).day(seward);
  t.play("seward search", "seward pass");
  EXPECT_EQ(t.damage(seward), 2);
}

TEST(Search, forewarned_does_not_help_who_searches) {  // EV-19
  auto t = in_berlin({Encounter::rats}).events(seward, {HunterEvent::forewarned}).day(seward);
  t.play("seward search");
  EXPECT_EQ(t.damage(seward), 2);
  EXPECT_EQ(t.has(seward, HunterEvent::forewarned), 1);
}

TEST(Search, being_asked_for_dogs_and_stakes_tells_nothing) {  // Q10 EV-20
  auto t = in_berlin({Encounter::rats}).items(seward, {Item::knife}).day(seward);
  t.play("seward search");
  EXPECT_TRUE(t.asks(seward, Step::ask_hounds));
  EXPECT_EQ(t.legal(seward), Texts{"pass"});
}

TEST(Search, a_stake_ends_one_vampire_or_hoax) {  // E55 Q29
  for (const Encounter staked : {Encounter::new_vampire, Encounter::reckless_vampire,
                                 Encounter::aristocratic_vampire, Encounter::hoax}) {
    auto t = in_berlin({staked}).items(seward, {Item::stake}).day(seward);
    t.play("seward search", "seward show stake", "seward pass", "seward accept");
    EXPECT_EQ(t.has(seward, Item::stake), 0) << name_of(staked);
    EXPECT_TRUE(t.state().encounter_discard.has(staked)) << name_of(staked);
    EXPECT_FALSE(t.fighting()) << name_of(staked);
    EXPECT_FALSE(t.delayed(seward)) << name_of(staked);
  }
}

TEST(Search, one_stake_is_good_for_one_card) {  // E55
  auto t =
      in_berlin({Encounter::hoax, Encounter::aristocratic_vampire}).items(seward, {Item::stake}).day(seward);
  t.play("seward search", "seward show stake", "seward pass");
  EXPECT_TRUE(t.asks(seward, Step::ask_match));
  t.play("seward pass");  // not for the Hoax
  EXPECT_TRUE(t.asks(seward, Step::ask_match));
  t.play("seward accept");
  EXPECT_TRUE(t.state().encounter_discard.has(Encounter::aristocratic_vampire));
  EXPECT_TRUE(t.delayed(seward)) << "by the Hoax";
}

TEST(Search, a_stake_can_be_automatic) {  // E55
  auto t = in_berlin({Encounter::hoax, Encounter::aristocratic_vampire})
               .option("stake", "automatic")
               .items(seward, {Item::stake})
               .day(seward);
  t.play("seward search", "seward show stake", "seward pass");
  EXPECT_EQ(t.has(seward, Item::stake), 0);
  EXPECT_TRUE(t.state().encounter_discard.has(Encounter::hoax)) << "the first that matches";
  EXPECT_TRUE(t.asks(seward, Step::ask_stay_delayed)) << "and the vampire is met";
}

TEST(Search, seduction_comes_before_the_stake) {  // E54 Q29 EV-20
  auto t = in_berlin({Encounter::reckless_vampire, Encounter::rats})
               .items(seward, {Item::stake})
               .omens({DraculaEvent::seduction})
               .day(seward);
  t.play("seward search", "seward show stake", "seward pass");
  EXPECT_TRUE(t.asks(count, Step::ask_seduction));
  EXPECT_FALSE(t.state().lurkers[1].up) << "before the cards are turned up";
  EXPECT_EQ(t.legal(count), (Texts{"resolve 0", "pass"}));
  t.play("dracula resolve 0");
  EXPECT_EQ(t.bites(seward), 1);
  EXPECT_EQ(t.has(Encounter::reckless_vampire), 1) << "back in his hand";
  t.play("seward open_item stake");
  EXPECT_EQ(t.damage(seward), 2) << "the other card is resolved";
  EXPECT_EQ(t.has(seward, Item::stake), 1);
  EXPECT_FALSE(t.fighting());
}

TEST(Search, seduction_needs_a_vampire_but_the_question_does_not) {  // E54 Q10
  auto t = in_berlin({Encounter::rats}).omens({DraculaEvent::seduction}).day(seward);
  t.play("seward search");
  EXPECT_TRUE(t.asks(count, Step::ask_seduction));
  EXPECT_EQ(t.legal(count), Texts{"pass"});
  auto other = in_berlin({Encounter::new_vampire}).omens({DraculaEvent::false_tip}).day(seward);
  other.play("seward search");
  EXPECT_TRUE(other.asks(count, Step::ask_seduction));
  EXPECT_EQ(other.legal(count), Texts{"pass"});
}

TEST(Search, dracula_picks_which_vampire_seduces) {  // E54
  auto t = in_berlin({Encounter::new_vampire, Encounter::aristocratic_vampire})
               .omens({DraculaEvent::seduction})
               .day(seward);
  t.play("seward search");
  EXPECT_EQ(t.targets(count, "resolve"), (Texts{"0", "1"}));
  t.play("dracula resolve 0");
  EXPECT_EQ(t.has(Encounter::new_vampire), 1);
  EXPECT_TRUE(t.asks(seward, Step::ask_stay_delayed));
}

TEST(Search, the_seduced_may_be_out_of_the_search) {  // E53 E54
  auto t = in_berlin({Encounter::new_vampire, Encounter::rats})
               .bites(seward, 1)
               .omens({DraculaEvent::seduction})
               .day(seward);
  t.play("seward search", "dracula resolve 0");
  EXPECT_TRUE(t.defeated(seward));
  EXPECT_EQ(t.lurkers(Spot::space2), Cards{Encounter::rats});
  EXPECT_FALSE(t.state().lurkers[0].up) << "the search is over";
}

TEST(Search, it_stops_with_the_searchers_defeat) {  // E53 Q38
  auto t = in_berlin({Encounter::rats, Encounter::wolves, Encounter::saboteur}).damage(seward, 7).day(seward);
  t.play("seward search", "dracula resolve 0");
  EXPECT_TRUE(t.defeated(seward));
  EXPECT_FALSE(t.asks(count, Step::ask_order));
  EXPECT_EQ(t.lurkers(Spot::space2), (Cards{Encounter::rats, Encounter::wolves, Encounter::saboteur}));
}

TEST(Search, being_delayed_bitten_out_or_marked_by_bats_does_not_stop_it) {  // E53 Q38
  auto t = in_berlin({Encounter::hoax, Encounter::bats, Encounter::rats}).day(seward);
  t.play("seward search", "dracula resolve 0", "dracula resolve 0");
  EXPECT_TRUE(t.delayed(seward));
  EXPECT_TRUE(t.hunter(seward).bats);
  EXPECT_EQ(t.damage(seward), 2);

  auto fight = in_berlin({Encounter::reckless_vampire, Encounter::rats}).day(seward);
  fight.play("seward search", "dracula resolve 0", "nature card fangs", "nature card fangs",
             "nature card claws", "nature card claws", "nature card mesmerize", "dracula fight claws",
             "seward use escape");
  EXPECT_FALSE(fight.fighting());
  EXPECT_EQ(fight.damage(seward), 2 + 2) << "claws, and then the rats";
}

TEST(Search, a_lair_is_searched_too_and_goes_with_its_last_card) {  // HA-10 HL-3
  auto t = Scenario{}
               .advanced()
               .trail({Place::prague})
               .lair(Spot::lair1, Place::berlin)
               .lurker(Spot::lair1, Encounter::hoax)
               .at(seward, Place::berlin)
               .night(seward);
  t.play("seward search");
  EXPECT_TRUE(t.delayed(seward));
  EXPECT_FALSE(t.space(Spot::lair1).card);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
