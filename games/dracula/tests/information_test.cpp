// What lies open for everybody, and what does not (IN-7 to IN-21).
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

// What somebody who only watches, or this seat, sees.
State seen(const Tabletop& t, Seat seat = kSpectator) { return Dracula::observe(t.state(), seat).seen; }

TEST(Information, an_escape_as_bat_lies_open_on_the_trail_its_city_does_not) {  // IN-7
  auto t = Scenario{}.trail({Place::paris, Place::brussels}).bat(Spot::space1).day(mina);
  for (const Seat seat : {godalming, kSpectator}) {
    EXPECT_TRUE(seen(t, seat).spaces[Spot::space1].bat);
    EXPECT_EQ(seen(t, seat).spaces[Spot::space1].at, Place::none);
  }
  EXPECT_EQ(seen(t, count).spaces[Spot::space1].at, Place::paris);
}

TEST(Information, tracks_allies_rumors_and_open_discards_are_known_to_all) {  // IN-8
  auto t = Scenario{}
               .advanced()
               .damage(count, 4)
               .influence(7)
               .despair(2)
               .rumors(2)
               .ally(HunterEvent::rufus_smith)
               .dark_ally(DraculaEvent::great_wolf)
               .discarded({HunterEvent::hired_scouts})
               .discarded({DraculaEvent::enraged})
               .day(godalming);
  const State open = seen(t);
  EXPECT_EQ(open.damage, 4);
  EXPECT_EQ(open.influence, 7);
  EXPECT_EQ(open.despair, 2);
  EXPECT_EQ(open.rumors, 2);
  EXPECT_EQ(open.ally, HunterEvent::rufus_smith);
  EXPECT_EQ(open.dark_ally, DraculaEvent::great_wolf);
  EXPECT_TRUE(open.hunter_events.discard.has(HunterEvent::hired_scouts));
  EXPECT_TRUE(open.dracula_events.discard.has(DraculaEvent::enraged));
}

TEST(Information, of_the_event_deck_all_see_the_top_back_and_nobody_anything_else) {  // IN-10 IN-11
  auto t = Scenario{}.top(Back::dracula).day(godalming);
  for (const Seat seat : {count, godalming, mina, kSpectator}) {
    const State view = seen(t, seat);
    EXPECT_EQ(view.top, Back::dracula);
    EXPECT_TRUE(view.hunter_events.deck.empty());
    EXPECT_TRUE(view.dracula_events.deck.empty());
    EXPECT_EQ(view.bottom_hunters, 0);
  }
}

TEST(Information, encounters_discarded_unseen_are_known_to_dracula_alone) {  // IN-14
  auto t = Scenario{}
               .trail({Place::paris, Place::brussels})
               .hand({Encounter::rats, Encounter::wolves})
               .dark_ally(DraculaEvent::draculas_brides)
               .dracula_phase();
  t.play("dracula drop rats");
  EXPECT_TRUE(seen(t, count).encounter_buried.has(Encounter::rats));
  for (const Seat seat : {godalming, kSpectator}) {
    EXPECT_TRUE(seen(t, seat).encounter_buried.empty());
    EXPECT_TRUE(seen(t, seat).encounter_discard.empty());
  }
  const auto events = t.events_of(Happening::encounter_discarded);
  ASSERT_EQ(events.size(), 1U);
  EXPECT_EQ(seen_by(events[0], SeatSet(mina)).args[0], Event::kHidden);
  EXPECT_NE(seen_by(events[0], SeatSet(count)).args[0], Event::kHidden);
}

TEST(Information, an_encounter_that_was_met_is_discarded_openly) {  // IN-14
  auto t = Scenario{}
               .at(mina, Place::brussels)
               .trail({Place::madrid, Place::paris})
               .lurker(Spot::space2, Encounter::hoax)
               .day(mina);
  t.play("mina road paris", "dracula pass").pass_until(mina, Step::ask_action);
  t.play("mina search");
  EXPECT_TRUE(seen(t).encounter_discard.has(Encounter::hoax));
}

TEST(Information, a_ticket_is_shown_when_it_is_spent) {  // IN-15
  auto t = Scenario{}.tickets(seward, {Ticket::t32}).day(seward);
  t.play("seward rail t32");
  const auto spent = t.events_of(Happening::ticket_spent);
  ASSERT_EQ(spent.size(), 1U);
  EXPECT_EQ(seen_by(spent[0], SeatSet(count)).args[0], static_cast<int>(Ticket::t32));
  EXPECT_TRUE(seen(t, count).ticket_pool.empty());  // mixed back: nobody can tell it from the others
}

TEST(Information, answers_are_given_to_all_and_they_are_true) {  // IN-17
  for (const Place place : {Place::paris, Place::madrid, Place::north_sea}) {
    auto t = Scenario{}.at(mina, Place::nantes).at(seward, Place::nantes).trail({place}).day(mina);
    t.play("mina bond");
    const auto answers = t.events_of(Happening::answer_region);
    ASSERT_EQ(answers.size(), 1U);
    const Event heard = seen_by(answers[0], SeatSet(kSpectator));
    EXPECT_EQ(heard.args[0], static_cast<int>(Region::gallia));
    EXPECT_EQ(heard.args[1], place == Place::paris ? 1 : 0);
  }
}

TEST(Information, what_is_discarded_over_the_limit_or_in_hospital_lies_open) {  // IN-21
  auto t = Scenario{}
               .items(godalming, {Item::knife, Item::pistol, Item::rifle})
               .items(seward, {Item::dogs})
               .defeated(seward)
               .at(seward, Place::cadiz)
               .trail({Place::vienna})
               .time(1)
               .dawn();
  EXPECT_EQ(t.at(seward), Place::madrid);
  EXPECT_TRUE(seen(t).items.discard.has(Item::dogs));
  t.play("godalming supply", "nature item stake", "nature item stake");
  t.play("godalming discard_item knife");
  EXPECT_TRUE(seen(t, mina).items.discard.has(Item::knife));
}

}  // namespace
}  // namespace ravenhall::dracula::tests
