// What hunters turn up: RULES.md, chapter 10, RA-1 to RA-7 and RA-10.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

// What everybody can see of a space.
Space seen_space(const Tabletop& t, Spot spot) { return Dracula::observe(t.state(), mina).seen.spaces[spot]; }

TEST(Reveal, the_card_of_the_city_is_turned_up_and_nothing_else) {  // RA-2 HL-1 RA-9
  auto t = Scenario{}
               .trail({Place::prague, Place::berlin, Place::leipzig})
               .lurker(Spot::space2, Encounter::rats)
               .lurker(Spot::space3, Encounter::spy)
               .at(mina, Place::hamburg)
               .day(mina);
  t.play("mina road berlin");
  EXPECT_TRUE(t.space(Spot::space2).up);
  EXPECT_FALSE(t.space(Spot::space1).up);
  EXPECT_FALSE(t.space(Spot::space3).up);
  EXPECT_FALSE(t.state().revealed);
  EXPECT_FALSE(t.state().lurkers[0].up) << "encounters stay face down";
  t.play("dracula pass");
  EXPECT_FALSE(t.state().lurkers[0].up);
}

TEST(Reveal, it_stays_face_up_until_it_leaves) {  // HL-1 DF-6
  auto t = Scenario{}
               .trail({Place::prague, Place::berlin, Place::leipzig})
               .up(Spot::space2)
               .at(mina, Place::rome)
               .dracula_phase();
  t.play("dracula go vienna");
  EXPECT_TRUE(t.space(Spot::space3).up);
  EXPECT_EQ(seen_space(t, Spot::space3).at, Place::berlin);
  EXPECT_EQ(seen_space(t, Spot::space2).at, Place::none);
}

TEST(Reveal, found_in_his_city_he_stands_on_the_board) {  // RA-3 DF-7
  auto t = Scenario{}.trail({Place::prague, Place::berlin}).at(mina, Place::vienna).day(mina);
  t.play("mina road prague");
  EXPECT_TRUE(t.state().revealed);
  EXPECT_TRUE(t.space(Spot::space1).up);
  EXPECT_EQ(t.happened(Happening::dracula_revealed), 1);
  EXPECT_EQ(Dracula::observe(t.state(), seward).seen.at, Place::prague);
  EXPECT_TRUE(t.state().combat.night) << "they fight at dusk";
  EXPECT_EQ(t.state().combat.fighters, PlayerSet(mina));
}

TEST(Reveal, nobody_fights_when_he_has_left_before_dawn) {  // RA-3 E71
  auto t = Scenario{}
               .trail({Place::prague})
               .revealed()
               .at(mina, Place::prague)
               .hand({Encounter::rats, Encounter::bats})
               .dracula_phase();
  t.play("dracula go berlin", "dracula lay bats").let_nature_act();
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.state().phase, Phase::day);
}

TEST(Reveal, wild_horses_then_customs_before_anything_is_turned_up) {  // RA-1
  auto t = Scenario{}
               .trail({Place::strasbourg, Place::cologne})
               .omens({DraculaEvent::wild_horses, DraculaEvent::customs_search, DraculaEvent::false_tip})
               .at(godalming, Place::paris)
               .items(godalming, {Item::knife})
               .day(godalming);
  t.play("godalming road strasbourg");
  EXPECT_TRUE(t.asks(count, Step::ask_horses));
  EXPECT_FALSE(t.space(Spot::space1).up);
  t.play("dracula scheme wild_horses", "dracula shift zurich");
  EXPECT_TRUE(t.asks(count, Step::ask_customs)) << "Paris and Zurich are of different regions";
  t.play("dracula scheme customs_search", "godalming suffer");
  EXPECT_EQ(t.damage(godalming), 3);
  EXPECT_TRUE(t.delayed(godalming));
  EXPECT_FALSE(t.space(Spot::space1).up) << "only the last city counts";
  EXPECT_FALSE(t.state().revealed);
}

TEST(Reveal, whoever_is_moved_looks_around_too) {  // RA-5 E9
  auto bats = Scenario{}.trail({Place::prague}).at(mina, Place::vienna).bats(mina).day(mina);
  bats.play("dracula shift prague");
  EXPECT_TRUE(bats.state().revealed);

  auto influence = Scenario{}
                       .trail({Place::prague, Place::berlin})
                       .lurker(Spot::space2, Encounter::rats)
                       .at(mina, Place::hamburg)
                       .omens({DraculaEvent::wild_horses})
                       .top(Back::dracula)
                       .at(seward, Place::granada)
                       .night(seward);
  influence.play("seward supply", "nature omen vampiric_influence", "dracula scheme vampiric_influence",
                 "dracula target 4", "dracula shift berlin");
  EXPECT_TRUE(influence.space(Spot::space2).up);
  // Nobody answers a move that he made himself (RA-1 is left out): the ambush comes at once.
  EXPECT_TRUE(influence.asks(count, Step::ask_ambush));
}

TEST(Reveal, a_card_that_turns_up_his_city_reveals_him) {  // RA-6
  auto t = Scenario{}.trail({Place::prague, Place::berlin}).at(seward, Place::granada).day(seward);
  t.play("seward supply", "nature event hired_scouts", "nature back hunter", "seward play hired_scouts",
         "seward name prague", "seward name rome");
  EXPECT_TRUE(t.space(Spot::space1).up);
  EXPECT_TRUE(t.state().revealed);
}

TEST(Reveal, nothing_is_turned_up_at_sea) {  // T40; RA-7
  auto t = Scenario{}.trail({Place::north_sea, Place::amsterdam}).at(mina, Place::hamburg).day(mina);
  t.play("mina sail north_sea");
  EXPECT_FALSE(t.space(Spot::space1).up);
  EXPECT_FALSE(t.state().revealed);
  EXPECT_FALSE(t.asks(count, Step::ask_ambush));
  EXPECT_FALSE(t.fighting()) << "dusk is over";
  EXPECT_EQ(t.state().phase, Phase::night);
}

TEST(Reveal, a_sea_card_turned_up_brings_no_figure) {  // RA-7 DF-7
  auto t = Scenario{}
               .trail({Place::north_sea, Place::amsterdam})
               .events(mina, {HunterEvent::money_trail})
               .at(mina, Place::rome)
               .day(mina);
  t.play("mina play money_trail");
  EXPECT_EQ(t.legal(mina), Texts{"space space1"});
  t.play("mina space space1");
  EXPECT_TRUE(t.space(Spot::space1).up);
  EXPECT_FALSE(t.state().revealed);
}

TEST(Reveal, the_linked_hide_is_turned_up_with_its_location) {  // T31; HL-9 HL-8 RA-2 RA-4
  auto t = Scenario{}
               .advanced()
               .trail({Place::clermont_ferrand, Place::clermont_ferrand})
               .power(Spot::space1, Power::hide)
               .lurker(Spot::space1, Encounter::rats)
               .lurker(Spot::space2, Encounter::saboteur)
               .at(mina, Place::paris)
               .day(mina);
  t.play("mina road clermont_ferrand");
  EXPECT_TRUE(t.space(Spot::space1).up);
  EXPECT_TRUE(t.space(Spot::space2).up);
  EXPECT_TRUE(t.state().revealed);
  EXPECT_EQ(t.targets(count, "ambush"), (Texts{"0", "1"}));
  t.play("dracula ambush 1", "dracula ambush 0");
  EXPECT_TRUE(t.delayed(mina));
  EXPECT_EQ(t.damage(mina), 2);
}

TEST(Reveal, both_spaces_are_searched) {  // HL-9 HA-10
  auto t = Scenario{}
               .advanced()
               .trail({Place::berlin, Place::clermont_ferrand, Place::clermont_ferrand})
               .power(Spot::space2, Power::hide)
               .up(Spot::space2)
               .up(Spot::space3)
               .lurker(Spot::space2, Encounter::rats)
               .at(seward, Place::clermont_ferrand)
               .day(seward);
  t.play("seward search");
  EXPECT_EQ(t.damage(seward), 2);
}

TEST(Reveal, an_old_hide_is_linked_no_more) {  // T32; HL-10
  // The location has just become a lair.
  Scenario scenario =
      Scenario{}
          .advanced()
          .trail({Place::prague, Place::berlin, Place::leipzig, Place::cologne, Place::brussels, Place::none})
          .lair(Spot::lair1, Place::paris)
          .lurker(Spot::lair1, Encounter::spy)
          .lurker(Spot::space6, Encounter::rats)
          .at(seward, Place::geneva);
  Space& hide = scenario.state_.spaces[Spot::space6];
  hide.power = Power::hide;
  hide.at = Place::paris;
  hide.back = LocationBack::city;
  hide.way = Way::step_or_stay;
  hide.may = kCities;
  auto t = scenario.day(seward);
  t.play("seward road paris");
  EXPECT_TRUE(t.space(Spot::lair1).up);
  EXPECT_FALSE(t.space(Spot::space6).up);
  EXPECT_TRUE(t.space(Spot::space6).may.has(Place::paris)) << "it may be the Hide that he played in Paris";
  EXPECT_EQ(t.targets(count, "ambush"), Texts{"0"}) << "only what lies in the lair";
  EXPECT_EQ(t.lurkers(Spot::space6).size(), 1U) << "it keeps its encounter";
}

TEST(Reveal, hide_turned_up_alone_does_not_show_where_he_is) {  // E25 E24
  auto t = Scenario{}
               .advanced()
               .trail({Place::vienna, Place::munich, Place::venice, Place::genoa, Place::milan, Place::milan})
               .power(Spot::space5, Power::hide)
               .ally(HunterEvent::jonathan_harker)
               .dracula_phase();
  // Hide has slid onto space 6.
  EXPECT_TRUE(t.space(Spot::space6).up);
  EXPECT_FALSE(t.state().revealed);
  EXPECT_EQ(seen_space(t, Spot::space6).at, Place::none);
  EXPECT_EQ(seen_space(t, Spot::space6).power, Power::hide);
  EXPECT_EQ(t.space(Spot::space6).way, Way::stay) << "everybody knows that he stayed";
}

TEST(Reveal, newspapers_may_find_a_hide) {  // E25 E24
  auto t = Scenario{}
               .advanced()
               .trail({Place::vienna, Place::munich, Place::venice, Place::venice})
               .power(Spot::space3, Power::hide)
               .at(seward, Place::granada)
               .day(seward);
  t.play("seward supply", "nature event newspaper_reports", "nature back hunter",
         "seward play newspaper_reports");
  EXPECT_TRUE(t.space(Spot::space3).up);
  EXPECT_FALSE(t.space(Spot::space4).up);
}

TEST(Reveal, his_figure_alone_where_his_card_has_left) {  // E37 DF-5
  // A matured vampire has cleared the card of his place; Hide has no link any more.
  Scenario scenario = Scenario{}
                          .advanced()
                          .trail({Place::prague, Place::prague})
                          .power(Spot::space1, Power::hide)
                          .lurker(Spot::space1, Encounter::rats)
                          .at(seward, Place::vienna);
  scenario.state_.spaces[Spot::space2].card = false;
  auto t = scenario.day(seward);
  t.play("seward road prague");
  EXPECT_TRUE(t.state().revealed);
  EXPECT_EQ(t.happened(Happening::location_revealed), 0);
  EXPECT_FALSE(t.space(Spot::space1).up);
  EXPECT_FALSE(t.asks(count, Step::ask_ambush)) << "what lies on Hide belongs to no city";
}

TEST(Reveal, what_hunters_show_dracula_sees_except_in_a_trade) {  // RA-10 IN-2 IN-3
  auto t = Scenario{}
               .trail({Place::prague})
               .lurker(Spot::space1, Encounter::rats)
               .at(seward, Place::vienna)
               .items(seward, {Item::pistol})
               .day(seward);
  t.play("seward road prague", "dracula ambush 0", "seward pass", "seward show pistol");
  ASSERT_EQ(t.happened(Happening::item_shown), 1);
  const Event shown = seen_by(t.events_of(Happening::item_shown)[0], count);
  EXPECT_EQ(shown.args[0], static_cast<int>(Item::pistol));

  auto trade = Scenario{}
                   .at(godalming, Place::paris)
                   .at(seward, Place::paris)
                   .items(godalming, {Item::knife})
                   .day(godalming);
  trade.play("godalming trade 2", "godalming give 1", "seward give 0");
  EXPECT_EQ(trade.has(seward, Item::knife), 1);
  for (const Event& event : trade.events_of(Happening::gave))
    EXPECT_EQ(seen_by(event, count).args[0], Event::kHidden);
  EXPECT_EQ(Dracula::observe(trade.state(), count).seen.hunter[seward].item_count, 1);
  EXPECT_TRUE(Dracula::observe(trade.state(), count).seen.hunter[seward].items.empty());
}

}  // namespace
}  // namespace ravenhall::dracula::tests
