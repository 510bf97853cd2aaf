// Dracula's phase and his trail: RULES.md, chapter 8.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"
#include "kernel/match.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;
using Cards = std::vector<Encounter>;

// The places whose cards lie on the trail, from space 1 on; none for a space without.
std::vector<Place> trail_of(const Tabletop& t) {
  std::vector<Place> places;
  for (const Spot spot : trail_spots()) {
    places.push_back(t.space(spot).card ? t.space(spot).at : Place::none);
  }
  while (!places.empty() && places.back() == Place::none) places.pop_back();
  return places;
}
// Hunters who are nowhere near.
Scenario far_away() {
  return Scenario{}
      .at(godalming, Place::dublin)
      .at(seward, Place::dublin)
      .at(helsing, Place::dublin)
      .at(mina, Place::dublin);
}

TEST(Trail, the_example_of_the_rulebook) {  // T7; DP-2 DP-5 DP-9 RO-1
  auto t = far_away()
               .trail({Place::bordeaux, Place::clermont_ferrand, Place::nantes})
               .hand({Encounter::rats, Encounter::bats})
               .dracula_phase();
  EXPECT_EQ(t.legal(count), (Texts{"go toulouse", "go santander", "go north_atlantic"}))
      << "neither what lies on the trail nor what only a railway reaches";
  t.play("dracula go santander");
  EXPECT_EQ(trail_of(t),
            (std::vector{Place::santander, Place::bordeaux, Place::clermont_ferrand, Place::nantes}));
  EXPECT_FALSE(t.space(Spot::space1).up);
  EXPECT_EQ(t.legal(count), (Texts{"lay bats", "lay rats"})) << "not optional";
  t.play("dracula lay rats");
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{Encounter::rats});
  EXPECT_FALSE(t.state().lurkers[0].up);
}

TEST(Trail, the_sea_hurts_and_holds_no_encounter) {  // T8; DP-6 DP-9 IN-4
  auto t = far_away()
               .trail({Place::bordeaux, Place::clermont_ferrand, Place::nantes})
               .hand({Encounter::rats})
               .dracula_phase();
  t.play("dracula go north_atlantic");
  EXPECT_EQ(t.damage(count), 2);
  EXPECT_EQ(t.space(Spot::space1).back, LocationBack::sea);
  EXPECT_EQ(Dracula::observe(t.state(), mina).seen.spaces[Spot::space1].back, LocationBack::sea);
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{});
  EXPECT_FALSE(t.asks(count, Step::ask_lay));
}

TEST(Trail, from_zone_to_zone_costs_one_and_to_a_port_nothing) {  // DP-6; EV-32
  const auto damage = [](Place to, bool rufus) {
    Scenario scenario = far_away().trail({Place::english_channel}).damage(count, 3);
    if (rufus) scenario.ally(HunterEvent::rufus_smith);
    auto t = scenario.dracula_phase();
    t.play("dracula go " + std::string(name_of(to)));
    return t.damage(count) - 3;
  };
  EXPECT_EQ(damage(Place::north_sea, false), 1);
  EXPECT_EQ(damage(Place::north_sea, true), 2);
  EXPECT_EQ(damage(Place::london, false), 0);
  EXPECT_EQ(damage(Place::london, true), 0);
}

TEST(Trail, the_sea_can_kill_him) {  // DP-6 VW-8
  auto t = far_away().trail({Place::le_havre}).damage(count, 13).dracula_phase();
  t.play("dracula go english_channel");
  EXPECT_EQ(t.state().winner, Winner::hunters);
}

TEST(Trail, gaps_slide_too) {  // DP-2
  auto t = far_away()
               .trail({Place::prague, Place::none, Place::vienna, Place::none, Place::none, Place::munich})
               .lurker(Spot::space3, Encounter::rats)
               .dracula_phase();
  t.play("dracula go berlin");
  EXPECT_EQ(trail_of(t), (std::vector{Place::berlin, Place::prague, Place::none, Place::vienna}));
  EXPECT_EQ(t.lurkers(Spot::space4), Cards{Encounter::rats});
}

TEST(Trail, the_card_that_leaves_space_6_is_playable_at_once) {  // DP-3 DP-5 DP-2
  auto t = far_away()
               .trail({Place::brussels, Place::cologne, Place::strasbourg, Place::zurich, Place::geneva,
                       Place::paris})
               .lurker(Spot::space6, Encounter::rats)
               .dracula_phase();
  // Whether anything matures is decided before the new card is chosen.
  EXPECT_TRUE(t.asks(count, Step::ask_leaving));
  t.play("dracula pass");
  EXPECT_EQ(t.lurkers(Spot::leaving), Cards{});
  EXPECT_TRUE(t.state().encounter_buried.has(Encounter::rats)) << "unseen";
  EXPECT_TRUE(t.allows("dracula go paris"));
  t.refuses("dracula go cologne", "dracula go strasbourg");
  t.play("dracula go paris");
  EXPECT_EQ(trail_spot(t.state(), Place::paris), Spot::space1);
}

TEST(Trail, a_cleared_hideout_gives_everything_back) {  // DP-4 HL-5
  // Misdirect clears space 3; a matured vampire in matured_test.cpp clears several.
  auto t = far_away()
               .advanced()
               .trail({Place::prague, Place::berlin, Place::leipzig})
               .bat(Spot::space2)
               .lurker(Spot::space2, Encounter::rats)
               .lurker(Spot::space2, Encounter::spy, true)
               .rumor(Spot::space2)
               .dracula_phase();
  const int pool = t.state().rumor_pool;
  EXPECT_EQ(fight_deck(t.state()).count(Fight::escape_as_bat), 1);
  t.play("dracula misdirect space3");
  EXPECT_FALSE(t.space(Spot::space3).card);
  EXPECT_FALSE(t.space(Spot::space3).bat);
  EXPECT_EQ(fight_deck(t.state()).count(Fight::escape_as_bat), 2);
  EXPECT_EQ(t.lurkers(Spot::space3), Cards{});
  EXPECT_EQ(t.happened(Happening::matured), 0);
  EXPECT_EQ(t.state().rumor_pool, pool + 1);
  EXPECT_TRUE(t.state().encounter_buried.has(Encounter::rats));
  EXPECT_TRUE(t.state().encounter_discard.has(Encounter::spy));
  EXPECT_TRUE(t.allows("dracula go berlin"));
}

TEST(Trail, castle_dracula_heals_five) {  // DP-7 VW-10 IN-4
  const auto healed = [](int before) {
    auto t = far_away().trail({Place::galatz}).damage(count, before).dracula_phase();
    t.play("dracula go castle_dracula");
    EXPECT_EQ(t.space(Spot::space1).back, LocationBack::castle);
    return t.damage(count);
  };
  EXPECT_EQ(healed(9), 4);
  EXPECT_EQ(healed(3), 0);
}

TEST(Trail, hunters_in_the_castle_neither_supply_nor_reserve) {  // DP-7 T21
  auto t = Scenario{}.trail({Place::prague}).at(mina, Place::castle_dracula).day(mina);
  t.refuses("mina supply", "mina reserve");
  EXPECT_TRUE(t.allows("mina road galatz"));
}

TEST(Trail, into_a_hunters_city_he_comes_openly) {  // T39; DP-8 DP-9 E38 DF-7 RA-3
  auto t = Scenario{}
               .option("rumors", "on")
               .rumors(1)
               .trail({Place::cologne, Place::leipzig})
               .lurker(Spot::space1, Encounter::rats)
               .hand({Encounter::spy, Encounter::bats, Encounter::hoax, Encounter::wolves, Encounter::rats})
               .dracula_phase();
  t.play("dracula go brussels");  // where Mina stands
  EXPECT_TRUE(t.state().revealed);
  EXPECT_TRUE(t.space(Spot::space1).up);
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{});
  EXPECT_EQ(t.state().rumors, 1) << "no encounter, no rumor";
  EXPECT_TRUE(t.fighting()) << "at dawn";
  EXPECT_FALSE(t.state().combat.night);
}

TEST(Trail, a_defeated_hunter_or_one_in_hospital_does_not_see_him_come) {  // DP-8 E57 DF-9
  auto t = Scenario{}.trail({Place::cologne}).defeated(mina).dracula_phase();
  t.play("dracula go brussels");
  EXPECT_FALSE(t.state().revealed);
  auto ill = Scenario{}.trail({Place::saragossa}).hospital(mina, Place::madrid).dracula_phase();
  ill.play("dracula go madrid");
  EXPECT_FALSE(ill.state().revealed);
}

TEST(Trail, he_is_hidden_again_when_he_goes_where_no_hunter_is) {  // DP-15 DF-6 DF-7
  auto t =
      Scenario{}.trail({Place::brussels, Place::cologne}).revealed().hand({Encounter::rats}).dracula_phase();
  t.play("dracula go paris");
  EXPECT_FALSE(t.state().revealed);
  EXPECT_EQ(t.happened(Happening::dracula_hidden), 1);
  EXPECT_FALSE(t.space(Spot::space1).up);
  EXPECT_TRUE(t.space(Spot::space2).up);
  EXPECT_TRUE(t.asks(count, Step::ask_lay));
}

TEST(Trail, from_one_hunters_city_to_another_he_stays_revealed) {  // DP-15 DP-8
  auto t = Scenario{}.trail({Place::brussels}).revealed().dracula_phase();
  t.play("dracula go amsterdam");
  EXPECT_TRUE(t.state().revealed);
  EXPECT_EQ(t.happened(Happening::dracula_hidden), 0);
  EXPECT_TRUE(t.space(Spot::space1).up);
}

TEST(Trail, rumors_lie_on_the_three_newest_hideouts_with_encounters) {  // DP-10 E38 Q41
  auto t = far_away()
               .option("rumors", "on")
               .rumors(2)
               .trail({Place::prague, Place::berlin, Place::leipzig, Place::cologne})
               .lurker(Spot::space2, Encounter::rats)
               .lurker(Spot::space3, Encounter::spy)
               .hand({Encounter::bats})
               .dracula_phase();
  t.play("dracula go vienna", "dracula lay bats");
  // Prague, where he began, has no encounter; Leipzig is on space 4.
  EXPECT_EQ(t.targets(count, "rumor"), (Texts{"space1", "space3"}));
  EXPECT_TRUE(t.allows("dracula pass"));
  t.play("dracula rumor space3");
  EXPECT_TRUE(t.space(Spot::space3).rumor);
  EXPECT_EQ(t.state().rumors, 1);
  EXPECT_FALSE(t.asks(count, Step::ask_rumor)) << "one a phase";
}

TEST(Trail, one_rumor_a_hideout_and_only_after_an_encounter) {  // E38 DP-10
  auto t = far_away()
               .option("rumors", "on")
               .rumors(1)
               .trail({Place::prague})
               .lurker(Spot::space1, Encounter::rats)
               .rumor(Spot::space1)
               .hand({Encounter::bats})
               .dracula_phase();
  t.play("dracula go vienna", "dracula lay bats");
  EXPECT_EQ(t.targets(count, "rumor"), Texts{"space1"});

  auto at_sea = far_away()
                    .option("rumors", "on")
                    .rumors(1)
                    .trail({Place::hamburg})
                    .lurker(Spot::space1, Encounter::rats)
                    .dracula_phase();
  at_sea.play("dracula go north_sea").let_nature_act();
  EXPECT_EQ(at_sea.state().rumors, 1);
  EXPECT_FALSE(at_sea.asks(count, Step::ask_rumor));
}

TEST(Trail, a_rumor_goes_to_the_pool_with_the_last_encounter) {  // T38; DP-10
  auto t = Scenario{}
               .option("rumors", "on")
               .rumors(1)
               .trail({Place::prague, Place::berlin})
               .lurker(Spot::space2, Encounter::bats)
               .rumor(Spot::space2)
               .at(mina, Place::hamburg)
               .day(mina);
  const int pool = t.state().rumor_pool;
  t.play("mina road berlin", "dracula ambush 0");
  EXPECT_FALSE(t.space(Spot::space2).rumor);
  EXPECT_EQ(t.state().rumor_pool, pool + 1);
  EXPECT_EQ(t.state().rumors, 1);
}

TEST(Trail, his_hand_is_filled_to_five) {  // DP-11 E39
  auto t = far_away().trail({Place::prague}).hand({Encounter::rats, Encounter::spy}).dracula_phase();
  t.play("dracula go vienna", "dracula lay rats").let_nature_act();
  EXPECT_EQ(t.state().hand_count, 5);
  EXPECT_EQ(t.happened(Happening::encounter_drawn), 4);
}

TEST(Trail, with_an_empty_hand_he_draws_before_he_lays) {  // E39 DP-9 DP-11
  auto t = far_away().trail({Place::prague}).dracula_phase();
  t.play("dracula go vienna");
  EXPECT_TRUE(t.to_act().has(kNature));
  t.let_nature_act();
  EXPECT_TRUE(t.asks(count, Step::ask_lay));
  EXPECT_EQ(t.state().hand_count, 5);
}

TEST(Trail, he_may_be_asked_how_many_to_draw) {  // E39 DP-11
  auto t = far_away()
               .option("refill", "chosen")
               .trail({Place::prague})
               .hand({Encounter::rats, Encounter::spy, Encounter::hoax})
               .dracula_phase();
  t.play("dracula go vienna", "dracula lay rats");
  EXPECT_TRUE(t.asks(count, Step::ask_refill));
  t.play("dracula accept", "nature encounter bats");
  EXPECT_EQ(t.state().hand_count, 3);
  t.play("dracula pass");
  EXPECT_EQ(t.state().hand_count, 3);
  EXPECT_FALSE(t.asks(count, Step::ask_refill));

  auto none =
      far_away().option("refill", "chosen").trail({Place::prague}).hand({Encounter::rats}).dracula_phase();
  none.play("dracula go vienna", "dracula lay rats");
  EXPECT_TRUE(none.asks(count, Step::ask_refill)) << "with an empty hand too";
}

TEST(Trail, with_no_encounters_left_nothing_is_drawn_or_laid) {  // E39
  Scenario scenario = far_away().trail({Place::prague});
  // All lie somewhere on the trail.
  for (const Encounter encounter : EncounterBag(scenario.state_.encounter_deck))
    scenario.lurker(Spot::space1, encounter);
  auto t = scenario.dracula_phase();
  t.play("dracula go vienna");
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{});
  EXPECT_EQ(t.state().hand_count, 0);
  EXPECT_EQ(t.state().phase, Phase::day);
}

TEST(Trail, an_empty_encounter_deck_is_made_of_the_discards) {  // HA-14 DP-11
  Scenario scenario = far_away().trail({Place::prague});
  for (const Encounter encounter : EncounterBag(scenario.state_.encounter_deck)) {
    if (encounter != Encounter::wolves) scenario.lurker(Spot::space1, encounter);
  }
  scenario.discarded({Encounter::wolves, Encounter::wolves});
  auto t = scenario.dracula_phase();
  t.play("dracula go vienna", "nature encounter wolves", "nature encounter wolves", "dracula lay wolves");
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{Encounter::wolves});
  EXPECT_EQ(t.happened(Happening::reshuffled), 1);
}

TEST(Trail, with_three_despair_tokens_every_city_is_influence) {  // T42; DP-12
  const auto influence = [](std::string_view value, int despair, std::string_view move) {
    auto t = far_away()
                 .advanced()
                 .option("fury", value)
                 .despair(despair)
                 .at(mina, Place::rome)
                 .trail({Place::amsterdam})
                 .dracula_phase();
    t.play(move);
    return t.influence();
  };
  EXPECT_EQ(influence("three", 3, "dracula go brussels"), 3);
  EXPECT_EQ(influence("three", 3, "dracula hide"), 3);
  EXPECT_EQ(influence("three", 3, "dracula go north_sea"), 0);
  EXPECT_EQ(influence("three", 3, "dracula feed"), 0);
  EXPECT_EQ(influence("three", 3, "dracula dark_call"), 0);
  EXPECT_EQ(influence("three", 3, "dracula wolf paris"), 3);
  EXPECT_EQ(influence("three", 2, "dracula go brussels"), 0);
  EXPECT_EQ(influence("one", 3, "dracula go brussels"), 1);
  EXPECT_EQ(influence("one", 3, "dracula hide"), 1);
}

TEST(Trail, castle_and_fury_come_before_the_pain_of_the_wolf) {  // Q2; E41 DP-7 DP-12 HL-14
  auto castle = far_away().advanced().trail({Place::bucharest}).damage(count, 14).dracula_phase();
  castle.play("dracula wolf castle_dracula");
  EXPECT_EQ(castle.damage(count), 10);
  EXPECT_EQ(castle.state().winner, Winner::nobody);

  auto fury = far_away()
                  .advanced()
                  .trail({Place::bucharest})
                  .damage(count, 14)
                  .influence(10)
                  .despair(3)
                  .dracula_phase();
  fury.play("dracula wolf sofia");
  EXPECT_EQ(fury.state().winner, Winner::dracula);

  auto death = far_away().advanced().trail({Place::bucharest}).damage(count, 14).dracula_phase();
  death.play("dracula wolf sofia");
  EXPECT_EQ(death.state().winner, Winner::hunters);
}

TEST(Trail, he_is_revealed_before_the_wolf_hurts_him) {  // E41 HL-14
  auto t = Scenario{}.advanced().trail({Place::paris}).damage(count, 14).dracula_phase();
  t.play("dracula wolf brussels");
  EXPECT_EQ(t.happened(Happening::dracula_revealed), 1);
  EXPECT_EQ(t.state().winner, Winner::hunters);
}

TEST(Trail, his_ally_opens_the_phase) {  // DP-1 EV-29
  auto t = far_away()
               .trail({Place::prague})
               .dark_ally(DraculaEvent::draculas_brides)
               .hand({Encounter::rats})
               .dracula_phase();
  EXPECT_TRUE(t.asks(count, Step::ask_brides));
  EXPECT_EQ(trail_spot(t.state(), Place::prague), Spot::space1) << "before the slide";
  t.play("dracula drop rats", "nature encounter wolves");
  EXPECT_EQ(t.has(Encounter::wolves), 1);
  EXPECT_TRUE(t.asks(count, Step::ask_move));
}

TEST(Trail, events_of_his_phase_can_be_played_between_its_steps) {  // DP-13 EV-30
  const auto scenario = [] {
    return far_away()
        .trail({Place::prague, Place::berlin})
        .ally(HunterEvent::rufus_smith)
        .hand({Encounter::rats, Encounter::bats, Encounter::hoax, Encounter::spy, Encounter::wolves})
        .omens({DraculaEvent::devilish_power, DraculaEvent::false_tip});
  };
  auto first = scenario().dracula_phase();
  first.play("dracula scheme devilish_power", "dracula expel");
  EXPECT_EQ(first.state().ally, HunterEvent::none);
  EXPECT_EQ(trail_spot(first.state(), Place::prague), Spot::space1);

  auto moving = scenario().dracula_phase();
  moving.play("dracula pass", "dracula scheme devilish_power", "dracula expel");
  EXPECT_TRUE(moving.asks(count, Step::ask_move));
  EXPECT_EQ(trail_spot(moving.state(), Place::prague), Spot::space2);

  auto last = scenario().dracula_phase();
  last.play("dracula pass", "dracula go vienna", "dracula lay rats", "nature encounter rats");
  EXPECT_TRUE(last.asks(count, Step::ask_scheme));
  last.play("dracula scheme devilish_power", "dracula expel");
  EXPECT_EQ(last.state().ally, HunterEvent::none);
}

TEST(Trail, events_at_its_end_then_dawn) {  // DP-14 EV-31
  auto t = far_away()
               .trail({Place::prague})
               .hand({Encounter::rats, Encounter::bats, Encounter::hoax, Encounter::spy, Encounter::wolves})
               .omens({DraculaEvent::nocturnal_visit, DraculaEvent::summon_storms})
               .time(1)
               .dracula_phase();
  t.play("dracula pass");
  t.refuses("dracula scheme nocturnal_visit");
  t.play("dracula go vienna", "dracula lay rats", "nature encounter rats", "dracula scheme nocturnal_visit",
         "dracula scheme summon_storms", "dracula storm black_sea", "dracula pass");
  EXPECT_TRUE(t.state().nocturnal);
  EXPECT_EQ(t.state().phase, Phase::day);
  EXPECT_EQ(t.state().time, 2);
}

TEST(Trail, unearthly_swiftness_gives_a_whole_further_phase) {  // E40 DP-14
  auto t = far_away()
               .trail({Place::prague})
               .hand({Encounter::rats, Encounter::bats, Encounter::hoax, Encounter::spy, Encounter::wolves})
               .omens({DraculaEvent::unearthly_swiftness, DraculaEvent::nocturnal_visit,
                       DraculaEvent::devilish_power})
               .time(1)
               .dracula_phase();
  t.play("dracula scheme unearthly_swiftness", "dracula scheme devilish_power", "dracula starve",
         "dracula pass", "dracula go vienna", "dracula lay rats", "nature encounter rats",
         "dracula scheme nocturnal_visit");
  // The time has not moved on, and what was meant for the next hunter phase still waits.
  EXPECT_TRUE(t.asks(count, Step::ask_move));
  EXPECT_EQ(t.state().time, 1);
  EXPECT_EQ(trail_of(t), (std::vector{Place::none, Place::vienna, Place::prague}));
  t.play("dracula go budapest", "dracula lay bats", "nature encounter bats");
  EXPECT_TRUE(t.state().nocturnal);
  EXPECT_TRUE(t.state().no_supply);
  EXPECT_EQ(t.state().phase, Phase::day);
  EXPECT_EQ(t.state().time, 2);
  t.refuses("godalming supply");
}

TEST(Trail, tokens_do_not_stop_him_but_holy_ground_does) {  // DP-17 TK-5 TK-6
  auto t = far_away()
               .trail({Place::amsterdam})
               .fog(Place::amsterdam)
               .fog(Place::brussels)
               .storm(Place::north_sea)
               .block(road_between(Place::amsterdam, Place::cologne))
               .dracula_phase();
  EXPECT_EQ(t.targets(count, "go"), (Texts{"brussels", "cologne", "north_sea"}));
  auto holy =
      far_away().trail({Place::amsterdam}).consecrated(Place::brussels).host(Place::cologne).dracula_phase();
  EXPECT_EQ(holy.targets(count, "go"), Texts{"north_sea"});
}

// No legal move.

TEST(Trail, without_a_legal_move_everything_but_his_place_is_cleared) {  // T49; DP-16 Q25
  Scenario scenario = far_away()
                          .trail({Place::athens, Place::valona, Place::salonica, Place::ionian_sea})
                          .lurker(Spot::space1, Encounter::rats)
                          .lurker(Spot::space2, Encounter::spy)
                          .omens({DraculaEvent::false_tip});
  auto stuck = scenario.dracula_phase();
  stuck.play("dracula pass");
  // He is not asked first: it is noticed before.
  EXPECT_EQ(stuck.happened(Happening::no_move), 1);
  EXPECT_EQ(stuck.damage(count), 5);
  EXPECT_EQ(trail_of(stuck), (std::vector{Place::none, Place::athens})) << "no second slide";
  EXPECT_FALSE(stuck.space(Spot::space2).up);
  EXPECT_FALSE(stuck.state().revealed);
  EXPECT_EQ(stuck.lurkers(Spot::space2), Cards{Encounter::rats});
  EXPECT_EQ(stuck.happened(Happening::location_revealed), 3);
  EXPECT_EQ(stuck.legal(count), (Texts{"go valona", "go ionian_sea"})) << "now he must place a location";
}

TEST(Trail, lairs_are_untouched_when_he_has_no_move) {  // Q25 DP-16
  auto t = far_away()
               .option("lairs", "on")
               .trail({Place::athens, Place::valona, Place::salonica, Place::ionian_sea})
               .lair(Spot::lair1, Place::paris)
               .lurker(Spot::lair1, Encounter::rats)
               .dracula_phase();
  t.play("dracula pass");
  EXPECT_EQ(t.damage(count), 5);
  EXPECT_TRUE(t.space(Spot::lair1).card);
}

TEST(Trail, the_damage_for_no_move_can_kill_him) {  // Q25 DP-16
  auto t =
      far_away().trail({Place::athens, Place::valona, Place::ionian_sea}).damage(count, 10).dracula_phase();
  EXPECT_EQ(t.state().winner, Winner::hunters);
}

TEST(Trail, after_that_only_a_location_helps) {  // DP-16 Q25
  // Every road out of Prague is holy.
  auto t = far_away()
               .trail({Place::prague})
               .consecrated(Place::berlin)
               .host(Place::nuremberg)
               .host(Place::vienna)
               .dracula_phase();
  EXPECT_EQ(t.damage(count), 5);
  EXPECT_EQ(t.state().winner, Winner::hunters);
}

TEST(Trail, with_a_power_left_he_has_a_move) {  // DP-16
  auto t = far_away()
               .option("powers", "on")
               .trail({Place::athens, Place::valona, Place::salonica, Place::ionian_sea})
               .dracula_phase();
  EXPECT_EQ(t.damage(count), 0);
  EXPECT_TRUE(t.allows("dracula feed"));
  EXPECT_TRUE(t.allows("dracula misdirect space3"));
  t.refuses("dracula wolf valona", "dracula go valona");
  EXPECT_EQ(t.targets(count, "wolf"), (Texts{"sarajevo", "sofia"}));
}

TEST(Trail, a_table_may_let_him_lose_at_once) {  // DP-16 Q25
  auto t = far_away()
               .option("no_move", "lose")
               .trail({Place::athens, Place::valona, Place::salonica, Place::ionian_sea})
               .dracula_phase();
  EXPECT_EQ(t.state().winner, Winner::hunters);
  EXPECT_EQ(t.damage(count), 0);
}

// What can be inferred.

TEST(Trail, what_everybody_can_infer_never_rules_out_the_truth) {  // IN-4 IN-12
  const auto wrong = [](const State& s) -> std::string {
    for (const Spot spot : s.spaces.keys()) {
      const Space& space = s.spaces[spot];
      if (space.at != Place::none && !space.may.has(space.at)) return std::string(name_of(spot));
      if (spot >= Spot::space6 || space.at == Place::none) continue;
      const Place before = s.spaces[after(spot)].at;
      if (before == Place::none) continue;
      if (space.way == Way::stay && space.at != before) return "a stay that is none";
      if (space.way == Way::step && !adjacent(s, before).has(space.at)) return "a step that is none";
    }
    return {};
  };
  for (std::uint64_t game = 0; game < 60; ++game) {
    Rng rng(game);
    OptionIndices chosen{};
    const auto& options = Dracula::info().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
      const bool advanced = options[i].name == "powers" || options[i].name == "lairs";
      const int value = advanced ? 1 : rng.below(static_cast<int>(options[i].values.size()));
      chosen[i] = static_cast<std::uint8_t>(value);
    }
    State s = Dracula::start(setup_of(kSeats, options_from<Options>(chosen)));
    NoEvents none;
    for (int i = 0; i < kMostDecisions && !Dracula::outcome(s).over; ++i) {
      const Seat seat = Dracula::to_act(s).first();
      ActionList legal;
      Dracula::legal(s, seat, legal);
      ASSERT_FALSE(legal.empty()) << name_of(s.agenda.top().step);
      const auto any = static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())));
      Dracula::apply(s, seat, seat == kNature ? Dracula::nature(s, rng) : legal[any], none);
      ASSERT_EQ(wrong(s), "") << "game " << game << ", decision " << i;
      // E7 is kept without code of its own: with today's cards nobody is ever delayed at sea (Q12).
      for (const Seat hunter : hunters())
        ASSERT_FALSE(s.hunter[hunter].delayed && is_sea(s.hunter[hunter].at)) << game;
    }
    ASSERT_TRUE(Dracula::outcome(s).over);
  }
}

}  // namespace
}  // namespace ravenhall::dracula::tests
