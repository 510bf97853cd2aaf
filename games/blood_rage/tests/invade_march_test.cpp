// Invade and March: RULES.md, chapters 8 and 9, and the cards about them in chapter 19.
#include <gtest/gtest.h>

#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// Invade.

TEST(Invade, costs_the_present_strength_of_the_figure) {  // X2; B45
  auto t = Scenario{red, blue, yellow}
               .upgrade(blue, experts_in_arms)
               .rage(blue, 5)
               .in_play({utgard})
               .to_move(blue);
  t.play("blue invade warrior utgard");
  EXPECT_EQ(t.rage(blue), 3);
  EXPECT_EQ(t.warriors(blue, utgard), 1);
}

TEST(Invade, needs_a_figure_in_the_reserve) {  // B45
  auto t = Scenario{red, blue}.valhalla(red, Figure::leader).valhalla(red, Figure::warrior, 8).to_move(red);
  t.refuses("red invade leader gimle", "red invade warrior gimle");
  EXPECT_TRUE(t.allows("red invade ship fjord_sw"));
}

TEST(Invade, needs_a_free_village) {  // B45 B7
  auto t = Scenario{red, blue}.warriors(blue, andlang, 3).to_move(red);
  t.refuses("red invade warrior andlang", "red invade leader andlang");
  EXPECT_TRUE(t.allows("red invade warrior gimle"));
}

TEST(Invade, a_leader_comes_for_nothing) {  // B46
  auto t = Scenario{red, blue}.rage(red, 1).to_move(red);
  t.play("red invade leader gimle");
  EXPECT_EQ(t.rage(red), 1);
  EXPECT_EQ(t.figures(red, Figure::leader, gimle), 1);
}

TEST(Invade, a_ship_goes_into_fjords_only) {  // B47
  auto t = Scenario{red, blue}.ship(blue, fjord_sw).to_move(red);
  t.refuses("red invade ship andlang", "red invade ship yggdrasil", "red invade warrior fjord_sw",
            "red invade leader fjord_sw");
  t.play("red invade ship fjord_sw");
  EXPECT_EQ(t.rage(red), 4);
  EXPECT_EQ(t.figures(red, Figure::ship, fjord_sw), 1);
}

TEST(Invade, yggdrasil_cannot_be_invaded) {  // B48
  auto t = Scenario{red, blue}.monster(red, Figure::troll, reserve).to_move(red);
  t.refuses("red invade warrior yggdrasil", "red invade leader yggdrasil", "red invade troll yggdrasil");
}

TEST(Invade, horns_limit_the_figures_on_the_map) {  // B49 B14 R31
  auto t = Scenario{red, blue}
               .stat(red, Stat::horns, 1)
               .warriors(red, gimle, 1)
               .warriors(red, yggdrasil, 1)
               .leader(red, andlang)
               .ship(red, fjord_sw)
               .to_move(red);
  t.refuses("red invade warrior gimle");
}

TEST(Invade, figures_in_valhalla_do_not_count_for_horns) {  // B49 R31
  auto t = Scenario{red, blue}
               .stat(red, Stat::horns, 1)
               .warriors(red, gimle, 3)
               .valhalla(red, Figure::warrior, 3)
               .valhalla(red, Figure::leader)
               .to_move(red);
  EXPECT_TRUE(t.allows("red invade warrior gimle"));
}

TEST(Invade, horns_do_not_limit_marches_and_calls) {  // R31
  auto t =
      Scenario{red, blue}.stat(red, Stat::horns, 1).warriors(red, gimle, 3).ship(red, fjord_sw).to_move(red);
  t.play("red pillage andlang", "red join gimle", "red decline", "blue pass", "red march gimle elvagar",
         "red move warrior", "red done");
  EXPECT_EQ(t.warriors(red, elvagar), 1);
}

TEST(Invade, at_the_horns_limit_an_upgrade_brings_no_free_invade) {  // D7; B49 R31 R32
  auto t = Scenario{red, blue}
               .stat(red, Stat::horns, 1)
               .warriors(red, gimle, 4)
               .hand(red, {lord_of_hammers, troll})
               .to_move(red);
  t.play("red upgrade lord_of_hammers");
  EXPECT_TRUE(t.has_upgrade(red, lord_of_hammers));
  EXPECT_TRUE(t.turn_of(blue));
  t.play("blue pass", "red upgrade troll");
  EXPECT_EQ(t.figures(red, Figure::troll, reserve), 1);  // it waits
  t.refuses("red invade troll gimle");
}

TEST(Invade, a_fjord_serves_as_long_as_one_shore_stands) {  // R48 B8
  auto t = Scenario{red, blue}.lost(gimle).in_play({myrkvlor}).to_move(red);
  EXPECT_TRUE(t.allows("red invade ship fjord_nw"));
}

TEST(Invade, no_ship_can_go_where_both_shores_are_destroyed) {  // R48 B47
  auto t = Scenario{red, blue}.lost(gimle).lost(myrkvlor).to_move(red);
  t.refuses("red invade ship fjord_nw");
}

TEST(Invade, the_dark_elf_may_invade_yggdrasil_for_1) {  // R42 B48
  auto t = Scenario{red, blue}.monster(red, Figure::dark_elf, reserve).to_move(red);
  t.play("red invade dark_elf yggdrasil");
  EXPECT_EQ(t.rage(red), 5);
  EXPECT_EQ(strength(t.state(), red, yggdrasil), 3);
}

TEST(Invade, by_option_the_dark_elf_pays_3_for_yggdrasil) {  // R42
  auto t = Scenario{red, blue}
               .option("dark_elf_yggdrasil", "3")
               .monster(red, Figure::dark_elf, reserve)
               .rage(red, 2)
               .to_move(red);
  t.refuses("red invade dark_elf yggdrasil");
  t.play("red invade dark_elf gimle");
  EXPECT_EQ(t.rage(red), 1);
  EXPECT_EQ(strength(t.state(), red, gimle), 1);
}

TEST(Invade, friggas_domain_brings_a_figure_out_of_valhalla_for_1) {  // R24
  auto t = Scenario{red, blue}
               .upgrade(red, friggas_domain)
               .upgrade(red, masters_in_arms)
               .valhalla(red, Figure::warrior, 2)
               .valhalla(red, Figure::leader)
               .valhalla(red, Figure::ship)
               .monster(red, Figure::frost_giant, valhalla)
               .in_play({gimle, andlang})
               .to_move(red);
  t.play("red recall warrior gimle", "blue pass");
  EXPECT_EQ(t.rage(red), 5);
  t.play("red recall leader gimle");
  EXPECT_EQ(t.rage(red), 4);
  t.play("red recall frost_giant gimle");
  EXPECT_EQ(t.rage(red), 3);
  t.refuses("red recall ship gimle", "red recall warrior yggdrasil");
  t.play("red recall ship fjord_sw");
  EXPECT_EQ(t.rage(red), 2);
  EXPECT_EQ(t.valhalla(red), 1);
}

TEST(Invade, friggas_domain_obeys_horns_and_villages) {  // R24
  auto t = Scenario{red, blue}
               .upgrade(red, friggas_domain)
               .stat(red, Stat::horns, 1)
               .warriors(red, gimle, 3)
               .valhalla(red, Figure::warrior, 2)
               .warriors(blue, andlang, 3)
               .to_move(red);
  t.refuses("red recall warrior andlang");
  t.play("red recall warrior gimle", "blue pass");
  t.refuses("red recall warrior gimle");
}

TEST(Invade, friggas_domain_sets_off_texts_about_invading) {  // R24 R65
  auto t = Scenario{red, blue}
               .upgrade(red, friggas_domain)
               .monster(red, Figure::troll, valhalla)
               .warriors(blue, gimle, 2)
               .to_move(red);
  t.play("red recall troll gimle");
  EXPECT_EQ(t.valhalla(blue), 2);
}

TEST(Invade, without_friggas_domain_the_dead_stay_in_valhalla) {  // R24 B12
  auto t = Scenario{red, blue}.age(3).valhalla(red, Figure::warrior, 2).to_move(red);
  t.refuses("red recall warrior gimle");
}

// What an Invade sets off.

TEST(Succor, adds_a_warrior_for_nothing_after_an_invade) {  // R28
  auto t = Scenario{red, blue, yellow}.upgrade(red, friggas_succor).to_move(red);
  t.play("red invade warrior gimle", "red accept");
  EXPECT_EQ(t.warriors(red, gimle), 2);
  EXPECT_EQ(t.rage(red), 5);
  EXPECT_TRUE(t.turn_of(blue));  // its own Warrior does not bring another
}

TEST(Succor, may_be_declined) {  // R28
  auto t = Scenario{red, blue, yellow}.upgrade(red, friggas_succor).to_move(red);
  t.play("red invade leader gimle", "red decline");
  EXPECT_EQ(t.warriors(red, gimle), 0);
}

TEST(Succor, follows_the_free_invade_of_an_upgrade) {  // R28 R32
  auto t = Scenario{red, blue, yellow}.upgrade(red, friggas_succor).hand(red, {troll}).to_move(red);
  t.play("red upgrade troll", "red invade troll gimle", "red accept");
  EXPECT_EQ(t.warriors(red, gimle), 1);
}

TEST(Succor, needs_a_village_and_horns) {  // R28 R31
  auto full =
      Scenario{red, blue, yellow}.upgrade(red, friggas_succor).warriors(blue, andlang, 2).to_move(red);
  full.play("red invade warrior andlang");
  EXPECT_TRUE(full.turn_of(blue));

  auto crowded = Scenario{red, blue, yellow}
                     .upgrade(red, friggas_succor)
                     .stat(red, Stat::horns, 1)
                     .warriors(red, gimle, 3)
                     .to_move(red);
  crowded.play("red invade warrior gimle");
  EXPECT_TRUE(crowded.turn_of(blue));
}

TEST(Succor, does_not_follow_ships_marches_calls_or_yggdrasil) {  // R28
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, friggas_succor)
               .warriors(red, gimle, 2)
               .monster(red, Figure::dark_elf, reserve)
               .passed(blue)
               .passed(yellow)
               .to_move(red);
  t.play("red invade ship fjord_sw");
  EXPECT_TRUE(t.turn_of(red));
  t.play("red march gimle andlang", "red move warrior", "red done");
  EXPECT_TRUE(t.turn_of(red));
  t.play("red pillage andlang", "red join gimle");
  EXPECT_TRUE(t.turn_of(red));
  t.play("red invade dark_elf yggdrasil");
  EXPECT_TRUE(t.turn_of(red));
}

TEST(ThorsDomain, pillages_the_invaded_province_for_2) {  // R29
  auto t = Scenario{red, blue, yellow, brown}
               .upgrade(red, thors_domain)
               .token(gimle, Reward::glory)
               .rage(red, 3)
               .to_move(red);
  t.play("red invade warrior gimle", "red pillage gimle");
  EXPECT_EQ(t.rage(red), 0);
  EXPECT_EQ(t.glory(red), 5);
  EXPECT_TRUE(t.pillaged(gimle));
}

TEST(ThorsDomain, is_a_full_pillage_with_call_and_battle) {  // R29
  auto t = Scenario{red, blue, yellow, brown}
               .upgrade(red, thors_domain)
               .token(gimle, Reward::glory)
               .warriors(blue, andlang, 1)
               .hand(blue, {tyrs_smite_2})
               .to_move(red);
  t.play("red invade leader gimle", "red pillage gimle", "blue join andlang", "blue card tyrs_smite_2");
  EXPECT_EQ(t.valhalla(red), 1);
  EXPECT_EQ(t.glory(blue), 3);
  EXPECT_FALSE(t.pillaged(gimle));
}

TEST(ThorsDomain, needs_2_rage_after_paying_and_an_open_token) {  // R29
  auto poor = Scenario{red, blue, yellow, brown}
                  .upgrade(red, thors_domain)
                  .rage(red, 2)
                  .in_play({gimle})
                  .to_move(red);
  poor.play("red invade warrior gimle");
  EXPECT_TRUE(poor.turn_of(blue));

  auto late = Scenario{red, blue, yellow, brown}
                  .upgrades(red, {thors_domain, tyrs_challenge})
                  .pillaged(gimle)
                  .to_move(red);
  late.play("red invade warrior gimle");
  EXPECT_TRUE(late.turn_of(blue));
}

TEST(ThorsDomain, follows_a_free_invade_but_not_a_ship) {  // R29
  auto t = Scenario{red, blue, yellow, brown}
               .upgrade(red, thors_domain)
               .hand(red, {lord_of_axes})
               .in_play({gimle})
               .passed(blue)
               .passed(yellow)
               .passed(brown)
               .to_move(red);
  t.play("red invade ship fjord_sw");
  EXPECT_TRUE(t.turn_of(red));
  t.play("red upgrade lord_of_axes", "red invade leader gimle");
  EXPECT_FALSE(t.asks(red, Step::ask_thors_domain));  // 6 - 2 - 3 leaves 1
  auto rich = Scenario{red, blue, yellow, brown}
                  .upgrade(red, thors_domain)
                  .hand(red, {lord_of_axes})
                  .in_play({gimle})
                  .to_move(red);
  rich.play("red upgrade lord_of_axes", "red invade leader gimle", "red pillage gimle");
  EXPECT_TRUE(rich.pillaged(gimle));
}

TEST(AfterInvade, the_figures_text_comes_first_then_succor_then_thors_domain) {  // R65 R28 R29
  auto t = Scenario{red, blue, yellow, brown}
               .upgrades(red, {friggas_succor, thors_domain})
               .monster(red, Figure::troll, reserve)
               .warriors(blue, andlang, 2)
               .to_move(red);
  t.play("red invade troll andlang");
  EXPECT_EQ(t.valhalla(blue), 2);  // the villages are free again for the Warrior
  EXPECT_TRUE(t.asks(red, Step::ask_succor));
  t.play("red accept");
  EXPECT_TRUE(t.asks(red, Step::ask_thors_domain));
  t.play("red decline");
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Blessing, a_loser_comes_back_with_a_warrior_from_the_reserve) {  // R30
  auto t = Scenario{red, blue, yellow, brown}
               .leader(red, andlang)
               .warriors(blue, andlang, 2)
               .upgrade(blue, lokis_blessing)
               .rage(blue, 0)
               .to_move(red);
  t.play("red pillage andlang", "blue accept");
  EXPECT_EQ(t.warriors(blue, andlang), 1);
  EXPECT_EQ(t.valhalla(blue), 2);
  EXPECT_EQ(t.rage(blue), 0);
  EXPECT_TRUE(t.pillaged(andlang));
}

TEST(Blessing, needs_a_warrior_in_reserve_horns_and_an_outer_province) {  // R30
  auto nobody = Scenario{red, blue, yellow, brown}
                    .leader(red, andlang)
                    .warriors(blue, andlang, 2)
                    .valhalla(blue, Figure::warrior, 6)
                    .upgrade(blue, lokis_blessing)
                    .to_move(red);
  nobody.play("red pillage andlang");
  EXPECT_TRUE(nobody.turn_of(blue));

  auto centre = Scenario{red, blue, yellow, brown}
                    .leader(red, yggdrasil)
                    .warriors(blue, yggdrasil, 2)
                    .upgrade(blue, lokis_blessing)
                    .to_move(red);
  centre.play("red pillage yggdrasil");
  EXPECT_TRUE(centre.turn_of(blue));
}

TEST(Blessing, works_after_a_tie_too) {  // R30 R5
  auto t = Scenario{red, blue, yellow, brown}
               .warriors(red, andlang, 1)
               .warriors(blue, andlang, 1)
               .upgrade(blue, lokis_blessing)
               .to_move(red);
  t.play("red pillage andlang", "blue accept");
  EXPECT_EQ(t.warriors(blue, andlang), 1);
  EXPECT_EQ(t.valhalla(red), 1);
}

TEST(Blessing, is_an_invade_and_brings_succor_along) {  // R30 R28
  auto t = Scenario{red, blue, yellow, brown}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .upgrades(blue, {lokis_blessing, friggas_succor})
               .to_move(red);
  t.play("red pillage gimle", "blue accept", "blue accept");
  EXPECT_EQ(t.warriors(blue, gimle), 2);
  EXPECT_TRUE(t.turn_of(blue));  // the turn order goes on
}

TEST(Blessing, may_start_a_pillage_when_the_old_battle_is_over) {  // R30 R29
  auto t = Scenario{red, blue, yellow, brown}
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 1)
               .upgrades(blue, {lokis_blessing, thors_domain})
               .leader(yellow, gimle)
               .hand(yellow, {tyrs_rage})
               .token(gimle, Reward::glory)
               .to_move(red);
  t.play("red pillage gimle", "yellow card tyrs_rage");  // yellow wins; nothing is pillaged
  EXPECT_TRUE(t.in_discard(tyrs_rage));
  t.play("blue accept", "blue pillage gimle");
  EXPECT_EQ(t.happened(Happening::pillage_declared, blue), 1);
  EXPECT_EQ(t.glory(yellow), 3 + 3);  // it is a battle like any other, and yellow wins it too
  EXPECT_EQ(t.rage(blue), 4);
  EXPECT_TRUE(t.asks(blue, Step::ask_blessing));
}

// March.

Scenario three_in_gimle() {
  return Scenario{red, blue, yellow, brown}
      .warriors(blue, gimle, 2)
      .leader(blue, gimle)
      .warriors(yellow, elvagar, 2);
}

TEST(March, takes_any_number_of_figures_to_any_province_for_1) {  // X3a; B50
  auto t = three_in_gimle().to_move(blue);
  t.play("blue march gimle elvagar", "blue move warrior", "blue move leader");
  EXPECT_EQ(t.rage(blue), 5);
  EXPECT_EQ(t.warriors(blue, elvagar), 1);
  EXPECT_EQ(t.figures(blue, Figure::leader, elvagar), 1);
  EXPECT_TRUE(t.turn_of(yellow));
}

TEST(March, takes_no_more_than_there_are_free_villages) {  // X3b; B50
  auto t = three_in_gimle().to_move(blue);
  t.play("blue march gimle elvagar", "blue move warrior", "blue move warrior");
  t.refuses("blue move leader");
  EXPECT_EQ(t.figures(blue, Figure::leader, gimle), 1);
}

TEST(March, a_full_province_is_no_goal) {  // B50
  auto t = Scenario{red, blue}.warriors(red, gimle, 1).warriors(blue, andlang, 3).to_move(red);
  t.refuses("red march gimle andlang");
}

TEST(March, yggdrasil_takes_everybody) {  // X3c; B50 B7 B63
  auto t = Scenario{red, blue, yellow}
               .warriors(yellow, angerboda, 4)
               .leader(yellow, angerboda)
               .warriors(red, yggdrasil, 4)
               .to_move(yellow);
  t.play("yellow march angerboda yggdrasil", "yellow move warrior", "yellow move warrior",
         "yellow move warrior", "yellow move warrior", "yellow move leader");
  EXPECT_EQ(figures_in(t.state(), yggdrasil), 9);
  EXPECT_EQ(t.rage(yellow), 5);
}

TEST(March, may_start_in_yggdrasil) {  // B50
  auto t = Scenario{red, blue}.warriors(red, yggdrasil, 1).in_play({gimle}).to_move(red);
  t.play("red march yggdrasil gimle", "red move warrior");
  EXPECT_EQ(t.warriors(red, gimle), 1);
}

TEST(March, has_one_goal) {  // X3d; B51
  auto t = Scenario{red, blue, yellow, brown}.warriors(brown, gimle, 3).in_play({andlang}).to_move(brown);
  t.play("brown march gimle yggdrasil", "brown move warrior");
  t.refuses("brown march gimle andlang", "brown move warrior andlang");
  t.play("brown done");
  EXPECT_TRUE(t.turn_of(red));
}

TEST(March, has_one_start) {  // X3e; B51
  auto t = Scenario{red, blue}.warriors(red, gimle, 1).warriors(red, andlang, 1).to_move(red);
  t.play("red march gimle yggdrasil", "red move warrior");
  EXPECT_TRUE(t.turn_of(blue));  // nobody else stood in Gimle; the one in Andlang stays
  EXPECT_EQ(t.warriors(red, andlang), 1);
}

TEST(March, ships_never_move) {  // X3f; B51
  auto t = Scenario{red, blue, yellow}
               .ship(red, fjord_sw)
               .monster(red, Figure::sea_serpent, fjord_nw)
               .warriors(red, gimle, 1)
               .to_move(red);
  t.refuses("red march fjord_sw", "red march fjord_nw", "red march gimle fjord_sw");
  t.play("red march gimle yggdrasil");
  t.refuses("red move ship", "red move sea_serpent");
}

TEST(March, moves_at_least_one_figure) {  // R59 B50
  auto t = Scenario{red, blue}.warriors(red, gimle, 2).in_play({andlang}).to_move(red);
  t.play("red march gimle andlang");
  t.refuses("red done", "red pass");
  t.play("red move warrior");
  EXPECT_TRUE(t.allows("red done"));
}

TEST(March, does_not_set_off_texts_about_invading) {  // R28
  auto t = Scenario{red, blue}.monster(red, Figure::troll, gimle).warriors(blue, andlang, 1).to_move(red);
  t.play("red march gimle andlang", "red move troll");
  EXPECT_EQ(t.warriors(blue, andlang), 1);
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
