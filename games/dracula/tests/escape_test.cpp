// Escape as Bat: what it does by night to the trail.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

// One card has been played, and Escape as Bat takes effect. Whoever fights dodges and punches.
Tabletop& bat(Tabletop& t, const std::string& hunter) {
  t.deal({Fight::claws, Fight::escape_as_bat});
  return t.round("claws", hunter + " dodge").round("escape_as_bat", hunter + " punch");
}
Tabletop bat_at_night(Scenario scenario, const std::string& hunter = "mina") {
  auto t = scenario.dusk();
  return bat(t, hunter);
}
// The position of the worked example.
Scenario paris_and_brussels() {
  return met_by({mina})
      .trail({Place::paris, Place::brussels})
      .revealed()
      .lurker(Spot::space1, Encounter::rats);
}

TEST(Bat, flies_to_a_new_space_1_without_a_slide) {  // T27; CB-13
  auto t = bat_at_night(paris_and_brussels());
  ASSERT_TRUE(t.asks(count, Step::ask_bat));
  t.play("dracula fly strasbourg");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(trail_spot(t.state(), Place::paris), Spot::none);
  EXPECT_TRUE(t.state().lurkers.empty());
  const Space& first = t.space(Spot::space1);
  EXPECT_EQ(first.at, Place::strasbourg);
  EXPECT_TRUE(first.card && first.bat && !first.up);
  EXPECT_EQ(t.space(Spot::space2).at, Place::brussels);  // no slide
  EXPECT_FALSE(t.space(Spot::space3).card);
  EXPECT_EQ(t.at(count), Place::strasbourg);
  EXPECT_FALSE(t.state().revealed);
  EXPECT_EQ(fight_deck(t.state()).size(), 12);
  EXPECT_EQ(t.damage(count), 0);  // Mina's card is not carried out
  EXPECT_TRUE(t.events_of(Happening::bat_flew).at(0).secret);
  EXPECT_EQ(t.state().last, act(Verb::fly));
}

TEST(Bat, by_day_only_ends_the_combat) {  // T28; CB-13
  auto t = paris_and_brussels().dawn();
  bat(t, "mina");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.space(Spot::space1).at, Place::paris);
  EXPECT_FALSE(t.space(Spot::space1).bat);
  EXPECT_EQ(t.lurkers(Spot::space1), std::vector{Encounter::rats});
  EXPECT_EQ(t.space(Spot::space2).at, Place::brussels);
  EXPECT_TRUE(t.state().revealed);
  EXPECT_EQ(t.at(count), Place::paris);
  EXPECT_EQ(fight_deck(t.state()).size(), kFightCards);
}

TEST(Bat, may_stay) {  // Q44 E31
  auto t = bat_at_night(paris_and_brussels());
  t.play("dracula pass");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.space(Spot::space1).at, Place::paris);
  EXPECT_EQ(t.lurkers(Spot::space1), std::vector{Encounter::rats});
  EXPECT_TRUE(t.state().revealed);
  EXPECT_FALSE(t.space(Spot::space1).bat);
  EXPECT_EQ(fight_deck(t.state()).size(), kFightCards);
}

TEST(Bat, gets_no_encounter_and_no_rumor) {  // CB-13
  auto t = bat_at_night(paris_and_brussels().advanced().rumors(1).hand({Encounter::spy}));
  t.play("dracula fly strasbourg");
  EXPECT_TRUE(t.state().lurkers.empty());
  EXPECT_EQ(t.state().rumors, 1);
  EXPECT_EQ(t.has(Encounter::spy), 1);
}

TEST(Bat, reaches_cities_one_or_two_roads_away) {  // E31
  auto t = bat_at_night(met_by({mina}));
  const Texts targets = t.targets(count, "fly");
  const auto can = [&](const char* city) {
    return std::find(targets.begin(), targets.end(), city) != targets.end();
  };
  EXPECT_TRUE(can("strasbourg") && can("brussels") && can("geneva"));
  EXPECT_TRUE(can("cologne") && can("zurich") && can("bordeaux"));
  EXPECT_FALSE(can("marseilles"));  // Dr. Seward is there
  EXPECT_FALSE(can("amsterdam"));   // and Van Helsing there
  EXPECT_FALSE(can("saragossa") || can("hamburg"));
  EXPECT_FALSE(can("paris"));
}

TEST(Bat, may_pass_hunters_but_not_land_by_them) {  // E31
  auto t = bat_at_night(met_by({mina}).at(godalming, Place::strasbourg));
  t.refuses("dracula fly strasbourg");
  EXPECT_TRUE(t.allows("dracula fly nuremberg"));  // no other way but by Strasbourg
}

TEST(Bat, may_land_by_a_hospital_and_by_the_defeated) {  // E31 E57 DF-9
  auto t = bat_at_night(Scenario{}
                            .at(mina, Place::lisbon)
                            .hospital(seward, Place::madrid)
                            .at(godalming, Place::cadiz)
                            .defeated(godalming)
                            .trail({Place::lisbon})
                            .revealed());
  EXPECT_TRUE(t.allows("dracula fly madrid"));
  EXPECT_TRUE(t.allows("dracula fly cadiz"));
}

TEST(Bat, cannot_take_cards_that_lie_somewhere_nor_holy_ground) {  // E31 Q24
  auto t = bat_at_night(met_by({mina})
                            .advanced()
                            .trail({Place::paris, Place::nantes, Place::bordeaux})
                            .revealed()
                            .lair(Spot::lair1, Place::strasbourg)
                            .lurker(Spot::lair1, Encounter::rats)
                            .consecrated(Place::geneva)
                            .host(Place::brussels));
  t.refuses("dracula fly nantes", "dracula fly bordeaux", "dracula fly strasbourg", "dracula fly geneva",
            "dracula fly brussels");
  EXPECT_TRUE(t.allows("dracula fly zurich"));
  EXPECT_TRUE(t.allows("dracula fly le_havre"));
}

TEST(Bat, without_a_target_just_ends_the_combat) {  // E31
  auto nowhere = bat_at_night(
      Scenario{}.at(mina, Place::galway).at(seward, Place::dublin).trail({Place::galway}).revealed());
  EXPECT_FALSE(nowhere.asks(count, Step::ask_bat));
  EXPECT_FALSE(nowhere.fighting());
  EXPECT_TRUE(nowhere.state().revealed);

  // The only city is on the trail, which nobody else can know (Q10).
  auto hidden =
      bat_at_night(Scenario{}.at(mina, Place::galway).trail({Place::galway, Place::dublin}).revealed());
  ASSERT_TRUE(hidden.asks(count, Step::ask_bat));
  EXPECT_EQ(hidden.legal(count), Texts{"pass"});
}

TEST(Bat, from_a_power_card_leaves_the_location_behind_it_on_the_trail) {  // E32
  for (const Power power : {Power::feed, Power::dark_call, Power::hide}) {
    auto scenario = met_by({mina})
                        .advanced()
                        .trail({Place::none, Place::paris, Place::nantes})
                        .power(Spot::space1, power);
    if (power == Power::hide) scenario.up(Spot::space1).lurker(Spot::space1, Encounter::rats);
    auto t = bat_at_night(scenario.revealed());
    EXPECT_FALSE(powers_in_deck(t.state()).has(power));
    t.play("dracula fly strasbourg");
    const Space& first = t.space(Spot::space1);
    EXPECT_EQ(first.at, Place::strasbourg) << name_of(power);
    EXPECT_TRUE(first.card && first.bat);
    EXPECT_EQ(first.power, Power::none);
    EXPECT_TRUE(powers_in_deck(t.state()).has(power));  // back in the deck
    EXPECT_TRUE(t.space(Spot::space2).card && t.space(Spot::space2).up);
    EXPECT_EQ(t.space(Spot::space2).at, Place::paris);
    EXPECT_EQ(t.space(Spot::space3).at, Place::nantes);
    EXPECT_TRUE(t.state().lurkers.empty());
    EXPECT_EQ(t.at(count), Place::strasbourg);
  }
}

TEST(Bat, gives_wolf_form_back_with_the_cleared_hideout) {  // HL-5 CB-13
  auto t = bat_at_night(met_by({mina}).advanced().power(Spot::space1, Power::wolf_form));
  t.play("dracula fly strasbourg");
  EXPECT_TRUE(powers_in_deck(t.state()).has(Power::wolf_form));
}

TEST(Bat, is_missing_from_the_combat_deck_until_its_hideout_leaves) {  // CB-13 DP-3
  auto t = Scenario{}
               .trail({Place::paris, Place::nantes, Place::bordeaux, Place::toulouse, Place::saragossa,
                       Place::madrid})
               .bat(Spot::space5)
               .dracula_phase();
  EXPECT_EQ(fight_deck(t.state()).size(), 12);
  t.play("dracula go strasbourg").let_nature_act();
  EXPECT_EQ(fight_deck(t.state()).size(), 12);  // on space 6 now
  t.play("dracula lay " + t.targets(count, "lay")[0]).pass_until(Step::ask_move);
  EXPECT_EQ(fight_deck(t.state()).size(), kFightCards);
}

TEST(Bat, leaves_the_next_dawn_in_peace) {  // CB-13 E71
  auto t = bat_at_night(met_by({mina}));
  t.play("dracula fly strasbourg").pass_until(Step::ask_move);
  EXPECT_EQ(t.space(Spot::space2).at, Place::strasbourg);  // the trail slides as ever
  EXPECT_TRUE(t.space(Spot::space2).bat);
  t.play("dracula go nuremberg").let_nature_act().play("dracula lay " + t.targets(count, "lay")[0]);
  t.pass_until(godalming, Step::ask_action);
  EXPECT_EQ(t.happened(Happening::combat), 0);  // since dusk
  EXPECT_FALSE(t.fighting());
}

TEST(Bat, is_cancelled_by_knife_and_rifle) {  // CB-5
  for (const Item weapon : {Item::knife, Item::rifle}) {
    auto t = met_by({seward}).items(seward, {weapon}).dusk();
    t.deal({Fight::claws, Fight::escape_as_bat}).round("claws", "seward dodge");
    t.round("escape_as_bat", "seward " + std::string(name_of(weapon)));
    EXPECT_TRUE(t.fighting());
    EXPECT_EQ(t.damage(count), weapon == Item::knife ? 3 : 2);
  }
}

TEST(Bat, into_the_castle_heals) {  // E30 E31
  auto t = bat_at_night(
      Scenario{}.at(mina, Place::klausenburg).trail({Place::klausenburg}).revealed().damage(count, 7));
  t.play("dracula fly castle_dracula");
  EXPECT_EQ(t.damage(count), 2);
  EXPECT_EQ(t.space(Spot::space1).back, LocationBack::castle);  // which everybody sees
}

// The Fury of Dracula.

// With all despair tokens an escape works from the fifth card on.
Tabletop furious(Scenario scenario) {
  auto t = scenario.despair(3).dusk();
  t.deal({Fight::claws, Fight::plotting, Fight::claws, Fight::plotting, Fight::escape_as_bat});
  for (int i = 0; i < 2; ++i) t.round("claws", "mina dodge").round("plotting", "mina punch");
  return t.round("escape_as_bat", "mina dodge");
}

TEST(BatFury, the_city_card_gives_influence) {  // E33 DP-12
  for (const std::string counts : {"all", "cards"}) {
    for (const std::string fury : {"three", "one"}) {
      auto t = furious(met_by({mina}).option("fury_counts", counts).option("fury", fury));
      t.play("dracula fly strasbourg");
      EXPECT_EQ(t.influence(), counts == "cards" ? 0 : fury == "three" ? 3 : 1);
    }
  }
}

TEST(BatFury, not_without_all_despair_tokens_nor_when_he_stays) {  // E33 Q44
  auto calm = bat_at_night(met_by({mina}));
  calm.play("dracula fly strasbourg");
  EXPECT_EQ(calm.influence(), 0);

  auto stays = furious(met_by({mina}));
  stays.play("dracula pass");
  EXPECT_EQ(stays.influence(), 0);
}

// Sister Agatha.

TEST(BatAgatha, hurts_him_when_all_of_the_card_is_done) {  // EV-28
  auto t = bat_at_night(met_by({mina}).ally(HunterEvent::sister_agatha));
  EXPECT_EQ(t.damage(count), 0);
  t.play("dracula fly strasbourg");
  EXPECT_EQ(t.damage(count), 2);

  auto stays = bat_at_night(met_by({mina}).ally(HunterEvent::sister_agatha).damage(count, 13));
  stays.play("dracula pass");
  EXPECT_EQ(stays.winner(), Winner::hunters);

  auto day = met_by({mina}).ally(HunterEvent::sister_agatha).dawn();
  bat(day, "mina");
  EXPECT_EQ(day.damage(count), 2);
}

TEST(BatAgatha, comes_after_the_castle_and_after_the_fury) {  // EV-28 E62 E33
  auto castle = bat_at_night(Scenario{}
                                 .at(mina, Place::klausenburg)
                                 .trail({Place::klausenburg})
                                 .revealed()
                                 .ally(HunterEvent::sister_agatha)
                                 .damage(count, 14));
  castle.play("dracula fly castle_dracula");
  EXPECT_EQ(castle.damage(count), 14 - 5 + 2);

  auto fury = furious(met_by({mina}).ally(HunterEvent::sister_agatha).damage(count, 11).influence(10));
  EXPECT_EQ(fury.damage(count), 11 + 2);  // two Punches
  fury.play("dracula fly strasbourg");
  EXPECT_EQ(fury.winner(), Winner::dracula);

  auto spent = furious(met_by({mina})
                           .option("fury_counts", "cards")
                           .ally(HunterEvent::sister_agatha)
                           .damage(count, 11)
                           .influence(10));
  spent.play("dracula fly strasbourg");
  EXPECT_EQ(spent.winner(), Winner::hunters);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
