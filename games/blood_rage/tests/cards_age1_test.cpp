// Every card of Age 1 does what it says.
#include <gtest/gtest.h>

#include <string_view>

#include "games/blood_rage/tests/card_checks.hpp"
#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// Monsters

TEST(CardsAge1, troll_invades_for_nothing_with_its_card_and_kills_enemy_warriors) {  // B56 R32 R65
  auto t = Scenario{red, blue, yellow}
               .hand(red, {Card::troll})
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 1)
               .leader(blue, gimle)
               .ship(blue, fjord_nw)
               .warriors(yellow, gimle, 1)
               .warriors(yellow, andlang, 1)
               .to_move(red);

  t.play("red upgrade troll", "red invade troll gimle");

  EXPECT_EQ(t.rage(red), 4);
  EXPECT_EQ(t.figures(red, Figure::troll, gimle), 1);
  EXPECT_EQ(t.warriors(red, gimle), 1);
  EXPECT_EQ(t.valhalla(blue), 1);  // the Warrior; Leader and Ship are safe
  EXPECT_EQ(t.figures(blue, Figure::leader, gimle), 1);
  EXPECT_EQ(t.valhalla(yellow), 1);
  EXPECT_EQ(t.warriors(yellow, andlang), 1);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(CardsAge1, troll_kills_again_with_every_later_invade) {  // B45 R65
  auto t = Scenario{red, blue, yellow}.upgrade(red, Card::troll).warriors(blue, gimle, 4).to_move(red);
  t.play("red invade troll gimle");
  EXPECT_EQ(t.rage(red), 4);
  EXPECT_EQ(t.valhalla(blue), 4);
}

TEST(CardsAge1, troll_needs_a_free_village_first) {  // B45
  Scenario{red, blue, yellow}
      .upgrade(red, Card::troll)
      .warriors(blue, gimle, 4)
      .warriors(yellow, gimle, 1)
      .to_move(red)
      .refuses("red invade troll gimle");
}

TEST(CardsAge1, troll_spares_monsters) {
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::troll)
               .monster(blue, Figure::dwarf_chieftain, gimle)
               .warriors(blue, gimle, 1)
               .to_move(red);
  t.play("red invade troll gimle");
  EXPECT_EQ(t.valhalla(blue), 1);
  EXPECT_EQ(t.figures(blue, Figure::dwarf_chieftain, gimle), 1);
}

TEST(CardsAge1, troll_kills_nobody_by_a_march_or_a_call) {
  auto marching =
      Scenario{red, blue, yellow}.monster(red, Figure::troll, andlang).warriors(blue, gimle, 2).to_move(red);
  marching.play("red march andlang gimle", "red move troll");
  EXPECT_EQ(marching.figures(red, Figure::troll, gimle), 1);
  EXPECT_EQ(marching.warriors(blue, gimle), 2);

  auto called = Scenario{red, blue, yellow}
                    .monster(red, Figure::troll, andlang)
                    .ship(red, fjord_nw)
                    .warriors(blue, gimle, 2)
                    .hand(blue, {Card::tyrs_smite})
                    .to_move(red);
  called.play("red pillage gimle", "red join andlang");
  EXPECT_TRUE(called.asks(blue, Step::ask_battle_card));
  EXPECT_EQ(called.warriors(blue, gimle), 2);
}

TEST(CardsAge1, troll_costs_two_and_fights_with_two) {
  expect_upgrade_cost(Card::troll, 2);
  expect_strength(Figure::troll, 2);
}

TEST(CardsAge1, dwarf_chieftain_never_costs_rage) {  // R55
  auto bought = Scenario{red, blue, yellow}
                    .hand(red, {Card::dwarf_chieftain})
                    .rage(red, 1)
                    .in_play({gimle})
                    .to_move(red);
  bought.play("red upgrade dwarf_chieftain", "red invade dwarf_chieftain gimle");
  EXPECT_EQ(bought.rage(red), 1);
  EXPECT_EQ(bought.figures(red, Figure::dwarf_chieftain, gimle), 1);

  auto again = Scenario{red, blue, yellow}
                   .upgrade(red, Card::dwarf_chieftain)
                   .rage(red, 1)
                   .in_play({gimle})
                   .to_move(red);
  again.play("red invade dwarf_chieftain gimle");
  EXPECT_EQ(again.rage(red), 1);
}

TEST(CardsAge1, dwarf_chieftain_fights_with_two) { expect_strength(Figure::dwarf_chieftain, 2); }

TEST(CardsAge1, sea_serpent_goes_to_fjords_only_and_never_moves) {  // R40
  auto t = Scenario{red, blue, yellow}.hand(red, {Card::sea_serpent}).in_play({gimle}).to_move(red);
  t.play("red upgrade sea_serpent");
  t.refuses("red invade sea_serpent gimle", "red invade sea_serpent yggdrasil");
  t.play("red invade sea_serpent fjord_nw");
  EXPECT_EQ(t.rage(red), 3);
  EXPECT_EQ(t.figures(red, Figure::sea_serpent, fjord_nw), 1);
  t.play("blue pass", "yellow pass");
  t.refuses("red march fjord_nw gimle");
}

TEST(CardsAge1, sea_serpent_supports_both_shores_of_its_fjord) {  // R40
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::sea_serpent, fjord_nw)
               .in_play({gimle, myrkvlor, elvagar})
               .to_move(red);
  EXPECT_TRUE(t.allows("red pillage gimle"));
  EXPECT_TRUE(t.allows("red pillage myrkvlor"));
  t.refuses("red pillage elvagar");
}

TEST(CardsAge1, sea_serpent_costs_three_and_fights_with_three) {
  expect_upgrade_cost(Card::sea_serpent, 3);
  expect_strength(Figure::sea_serpent, 3);
}

// Troops

TEST(CardsAge1, lord_of_hammers_lets_the_leader_go_on_after_a_pillage) {  // R21 R23
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::lord_of_hammers)
               .leader(red, gimle)
               .in_play({andlang, myrkvlor, elvagar})
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_TRUE(t.asks(red, Step::ask_hammers));
  t.refuses("red step elvagar", "red step gimle");  // not adjacent, and not a step
  t.play("red step andlang");
  EXPECT_EQ(t.figures(red, Figure::leader, andlang), 1);
  EXPECT_EQ(t.rage(red), 6);
}

TEST(CardsAge1, lord_of_hammers_may_stay) {
  auto t = Scenario{red, blue, yellow}.upgrade(red, Card::lord_of_hammers).leader(red, gimle).to_move(red);
  t.play("red pillage gimle", "red decline");
  EXPECT_EQ(t.figures(red, Figure::leader, gimle), 1);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(CardsAge1, lord_of_hammers_needs_room_for_his_step) {
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::lord_of_hammers)
               .leader(red, gimle)
               .warriors(blue, andlang, 3)
               .to_move(red);
  t.play("red pillage gimle", "blue decline");
  t.refuses("red step andlang");
  EXPECT_TRUE(t.allows("red step yggdrasil"));
}

TEST(CardsAge1, lord_of_hammers_does_nothing_where_he_is_not_or_for_a_lost_pillage) {  // R23
  auto elsewhere = Scenario{red, blue, yellow}
                       .upgrade(red, Card::lord_of_hammers)
                       .leader(red, elvagar)
                       .warriors(red, gimle, 1)
                       .to_move(red);
  elsewhere.play("red pillage gimle");
  EXPECT_TRUE(elsewhere.pillaged(gimle));
  EXPECT_TRUE(elsewhere.turn_of(blue));

  auto beaten = Scenario{red, blue, yellow}
                    .upgrade(red, Card::lord_of_hammers)
                    .leader(red, gimle)
                    .warriors(blue, gimle, 4)
                    .to_move(red);
  beaten.play("red pillage gimle");
  EXPECT_EQ(beaten.figures(red, Figure::leader, Place::valhalla), 1);
  EXPECT_TRUE(beaten.turn_of(blue));
}

TEST(CardsAge1, lord_of_hammers_brings_the_leader_with_his_card) {  // B55
  expect_upgrade_cost(Card::lord_of_hammers, 3);
  auto t = Scenario{red, blue, yellow}.hand(red, {Card::lord_of_hammers}).in_play({gimle}).to_move(red);
  t.play("red upgrade lord_of_hammers", "red invade leader gimle");
  EXPECT_EQ(t.rage(red), 3);
  EXPECT_EQ(t.figures(red, Figure::leader, gimle), 1);
}

TEST(CardsAge1, brothers_in_arms_count_in_couples) {
  expect_warriors_worth(Card::brothers_in_arms, 1, 1);
  expect_warriors_worth(Card::brothers_in_arms, 2, 3);
  expect_warriors_worth(Card::brothers_in_arms, 3, 4);
  expect_warriors_worth(Card::brothers_in_arms, 4, 6);
  expect_warriors_worth(Card::brothers_in_arms, 5, 7);
}

TEST(CardsAge1, brothers_in_arms_are_no_couple_in_different_provinces) {
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::brothers_in_arms)
               .warriors(red, gimle, 1)
               .warriors(red, elvagar, 1)
               .warriors(blue, gimle, 1)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);
}

TEST(CardsAge1, brothers_in_arms_still_invade_for_one_rage_each) {  // B55
  auto t = Scenario{red, blue, yellow}
               .hand(red, {Card::brothers_in_arms})
               .in_play({gimle})
               .rage(blue, 0)
               .rage(yellow, 0)
               .to_move(red);
  t.play("red upgrade brothers_in_arms", "red invade warrior gimle");
  EXPECT_EQ(t.rage(red), 5);  // the card; the Warrior came for nothing
  t.play("red invade warrior gimle");
  EXPECT_EQ(t.rage(red), 4);
}

TEST(CardsAge1, lokis_dragons_pay_four_for_a_ship_lost) {
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::lokis_dragons)
               .ship(red, fjord_nw)
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 4)
               .to_move(blue);
  t.play("blue pillage gimle");
  EXPECT_EQ(t.valhalla(red), 2);
  EXPECT_EQ(t.glory(red), 4);  // nothing for the Warrior
}

TEST(CardsAge1, lokis_dragons_pay_nothing_for_a_ship_that_wins) {
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::lokis_dragons)
               .ship(red, fjord_nw)
               .ship(blue, fjord_nw)
               .warriors(red, gimle, 1)
               .to_move(blue);
  t.play("blue pillage gimle");
  EXPECT_EQ(t.glory(red), 3);  // the battle
  EXPECT_EQ(t.glory(blue), 0);
}

TEST(CardsAge1, lokis_dragons_bring_the_ship_with_their_card) {  // B55
  expect_upgrade_cost(Card::lokis_dragons, 2);
  auto t = Scenario{red, blue, yellow}.hand(red, {Card::lokis_dragons}).in_play({gimle}).to_move(red);
  t.play("red upgrade lokis_dragons", "red invade ship fjord_nw");
  EXPECT_EQ(t.rage(red), 4);
  EXPECT_EQ(t.figures(red, Figure::ship, fjord_nw), 1);
}

// Clan upgrades

TEST(CardsAge1, lokis_domain_pays_one_for_each_figure_released) {  // B86
  expect_upgrade_cost(Card::lokis_domain, 1);
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::lokis_domain)
               .valhalla(red, Figure::warrior, 2)
               .valhalla(red, Figure::leader)
               .valhalla(blue, Figure::warrior, 3)
               .phase_from(Step::ragnarok_phase);  // nobody stands in the doomed province
  EXPECT_EQ(t.glory(red), 3);
  EXPECT_EQ(t.glory(blue), 0);
  EXPECT_EQ(t.valhalla(red), 0);
}

TEST(CardsAge1, friggas_charm_makes_upgrades_cheaper_but_no_invade) {
  expect_upgrade_cost(Card::friggas_charm, 0);
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::friggas_charm)
               .hand(red, {Card::sea_serpent})
               .in_play({gimle})
               .rage(blue, 0)
               .rage(yellow, 0)
               .to_move(red);
  t.play("red upgrade sea_serpent", "red decline");
  EXPECT_EQ(t.rage(red), 4);
  t.play("red invade sea_serpent fjord_nw");
  EXPECT_EQ(t.rage(red), 1);
}

TEST(CardsAge1, thors_glory_pays_for_two_enemies_killed_but_not_for_one) {
  expect_upgrade_cost(Card::thors_glory, 2);
  const auto battle = [](int enemies) {
    auto t = Scenario{red, blue, yellow}
                 .upgrade(red, Card::thors_glory)
                 .token(gimle, Reward::horns)
                 .leader(red, gimle)
                 .warriors(blue, gimle, enemies)
                 .to_move(red);
    t.play("red pillage gimle");
    return t.glory(red);
  };
  EXPECT_EQ(battle(1), 3);
  EXPECT_EQ(battle(2), 3 + 2);
}

TEST(CardsAge1, thors_glory_pays_once_however_many_die_and_not_for_own_dead) {
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::thors_glory)
               .warriors(red, gimle, 2)
               .leader(blue, gimle)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.valhalla(red), 2);
  EXPECT_EQ(t.glory(red), 0);

  auto many = Scenario{red, blue, yellow}
                  .upgrade(red, Card::thors_glory)
                  .leader(red, yggdrasil)
                  .warriors(red, yggdrasil, 3)
                  .warriors(blue, yggdrasil, 4)
                  .hand(blue, {Card::q1_alfheim})
                  .to_move(blue);
  many.play("blue pillage yggdrasil", "blue card q1_alfheim");
  EXPECT_EQ(many.glory(red), 3 + 2);
}

TEST(CardsAge1, friggas_succor_adds_a_warrior_after_an_invade) {  // R28
  expect_upgrade_cost(Card::friggas_succor, 2);
  auto t = Scenario{red, blue, yellow}.upgrade(red, Card::friggas_succor).in_play({gimle}).to_move(red);
  t.play("red invade leader gimle");
  EXPECT_TRUE(t.asks(red, Step::ask_succor));
  t.play("red accept");
  EXPECT_EQ(t.warriors(red, gimle), 1);
  EXPECT_EQ(t.rage(red), 6);
  EXPECT_TRUE(t.turn_of(blue));  // its own Warrior brings no other
}

TEST(CardsAge1, friggas_succor_may_be_declined) {
  auto t = Scenario{red, blue, yellow}.upgrade(red, Card::friggas_succor).in_play({gimle}).to_move(red);
  t.play("red invade leader gimle", "red decline");
  EXPECT_EQ(t.warriors(red, gimle), 0);
}

TEST(CardsAge1, friggas_succor_needs_village_horns_and_a_warrior_in_reserve) {  // R28 R31
  auto no_village =
      Scenario{red, blue, yellow}.upgrade(red, Card::friggas_succor).warriors(blue, gimle, 4).to_move(red);
  no_village.play("red invade leader gimle");
  EXPECT_TRUE(no_village.turn_of(blue));

  auto no_horns = Scenario{red, blue, yellow}
                      .upgrade(red, Card::friggas_succor)
                      .warriors(red, elvagar, 3)
                      .in_play({gimle})
                      .to_move(red);
  no_horns.play("red invade leader gimle");
  EXPECT_TRUE(no_horns.turn_of(blue));

  auto no_warrior = Scenario{red, blue, yellow}
                        .upgrade(red, Card::friggas_succor)
                        .valhalla(red, Figure::warrior, 8)
                        .in_play({gimle})
                        .to_move(red);
  no_warrior.play("red invade leader gimle");
  EXPECT_TRUE(no_warrior.turn_of(blue));
}

TEST(CardsAge1, friggas_succor_follows_no_ship_and_no_march) {  // R28
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::friggas_succor)
               .warriors(red, elvagar, 1)
               .in_play({gimle})
               .rage(blue, 0)
               .rage(yellow, 0)
               .to_move(red);
  t.play("red invade ship fjord_nw");
  EXPECT_TRUE(t.turn_of(red));
  t.play("red march elvagar gimle", "red move warrior");
  EXPECT_TRUE(t.turn_of(red));
}

TEST(CardsAge1, tyrs_domain_lets_a_quest_count_three) {
  expect_upgrade_cost(Card::tyrs_domain, 0);
  const auto battle = [](std::string_view answer) {
    auto t = raid(Card::q1_alfheim, 3).upgrade(red, Card::tyrs_domain).to_move(red);
    t.play("red pillage gimle", "red card q1_alfheim");
    EXPECT_TRUE(t.asks(red, Step::ask_raise_quest));
    t.play(answer);
    return t;
  };
  auto raised = battle("red accept");
  EXPECT_EQ(raised.happened(Happening::battle_won, red), 1);  // 1 + 3 against 3
  EXPECT_FALSE(raised.in_hand(red, Card::q1_alfheim));
  auto bluff = battle("red decline");
  EXPECT_EQ(bluff.happened(Happening::battle_won, blue), 1);
  EXPECT_TRUE(bluff.in_hand(red, Card::q1_alfheim));
}

TEST(CardsAge1, tyrs_domain_raises_neither_upgrades_nor_quests_of_others) {  // B66
  auto t =
      raid(Card::lokis_domain, 1).upgrade(red, Card::tyrs_domain).hand(blue, {Card::q1_alfheim}).to_move(red);
  t.play("red pillage gimle", "red card lokis_domain", "blue card q1_alfheim");
  EXPECT_EQ(t.happened(Happening::quest_raised), 0);
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);
}

TEST(CardsAge1, lokis_blessing_brings_a_warrior_back_after_a_loss) {  // R30
  expect_upgrade_cost(Card::lokis_blessing, 1);
  auto t = Scenario{red, blue, yellow, brown}
               .upgrade(blue, Card::lokis_blessing)
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .rage(blue, 2)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_TRUE(t.asks(blue, Step::ask_blessing));
  t.play("blue accept");
  EXPECT_EQ(t.warriors(blue, gimle), 1);
  EXPECT_EQ(t.valhalla(blue), 1);
  EXPECT_EQ(t.rage(blue), 2);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(CardsAge1, lokis_blessing_does_not_bless_winners_or_bystanders) {
  auto t = Scenario{red, blue, yellow, brown}
               .upgrade(red, Card::lokis_blessing)
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_TRUE(t.turn_of(blue));

  auto unopposed =
      Scenario{red, blue, yellow, brown}.upgrade(red, Card::lokis_blessing).leader(red, gimle).to_move(red);
  unopposed.play("red pillage gimle");
  EXPECT_TRUE(unopposed.turn_of(blue));
}

TEST(CardsAge1, lokis_blessing_needs_a_warrior_in_reserve_and_does_not_reach_yggdrasil) {  // R30
  auto at_yggdrasil = Scenario{red, blue, yellow, brown}
                          .upgrade(blue, Card::lokis_blessing)
                          .leader(red, yggdrasil)
                          .warriors(blue, yggdrasil, 1)
                          .to_move(red);
  at_yggdrasil.play("red pillage yggdrasil");
  EXPECT_TRUE(at_yggdrasil.turn_of(blue));

  auto reserve_empty = Scenario{red, blue, yellow, brown}
                           .upgrade(blue, Card::lokis_blessing)
                           .leader(red, gimle)
                           .warriors(blue, gimle, 1)
                           .valhalla(blue, Figure::warrior, 7)
                           .to_move(red);
  reserve_empty.play("red pillage gimle");
  EXPECT_TRUE(reserve_empty.turn_of(blue));
}

// Quests

TEST(CardsAge1, q1_alfheim_pays_five) {  // B79 B80 R43
  expect_strongest_quest(Card::q1_alfheim, gimle, elvagar, 5);
  expect_strongest_quest(Card::q1_alfheim, andlang, utgard, 5);
}

TEST(CardsAge1, q1_jotunheim_pays_five) {  // B80 R43
  expect_strongest_quest(Card::q1_jotunheim, utgard, andlang, 5);
  expect_strongest_quest(Card::q1_jotunheim, horgr, gimle, 5);
  expect_strongest_quest(Card::q1_jotunheim, muspelheim, angerboda, 5);
}

TEST(CardsAge1, q1_manheim_pays_five) {  // B80 R43
  expect_strongest_quest(Card::q1_manheim, elvagar, gimle, 5);
  expect_strongest_quest(Card::q1_manheim, myrkvlor, gimle, 5);
  expect_strongest_quest(Card::q1_manheim, angerboda, muspelheim, 5);
}

TEST(CardsAge1, q1_manheim_counts_a_ship_on_both_shores) {  // X7a R43
  auto t = Scenario{red, blue, yellow}
               .quests(red, {Card::q1_manheim})
               .warriors(blue, elvagar, 3)
               .warriors(red, elvagar, 1)
               .ship(red, fjord_ne)
               .warriors(yellow, angerboda, 1)
               .phase_from(Step::quest_phase);
  expect_fulfilled(t, Card::q1_manheim, 5);
}

TEST(CardsAge1, q1_glorious_death_pays_six_for_four_dead) {  // D10
  expect_glorious_death_quest(Card::q1_glorious_death, 6);
}

TEST(CardsAge1, q1_yggdrasil_pays_six) {  // R43
  expect_strongest_quest(Card::q1_yggdrasil, yggdrasil, gimle, 6);
}

TEST(CardsAge1, quests_and_upgrades_are_bluffs_in_battle) {  // R7 B66
  auto t = raid(Card::q1_jotunheim, 1).hand(blue, {Card::lokis_dragons}).to_move(red);
  t.play("red pillage gimle", "red card q1_jotunheim", "blue card lokis_dragons");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);
  EXPECT_TRUE(t.in_hand(red, Card::q1_jotunheim));
  EXPECT_TRUE(t.in_hand(blue, Card::lokis_dragons));
}

// Battle cards

TEST(CardsAge1, odins_smite_takes_a_warrior_from_every_opponent_before_totals) {  // R12 R14
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 1)
               .hand(red, {Card::odins_smite})
               .warriors(blue, gimle, 2)
               .warriors(yellow, gimle, 1)
               .hand(yellow, {Card::tyrs_bash})
               .to_move(red);
  t.play("red pillage gimle", "red card odins_smite", "yellow card tyrs_bash");
  // Red 1 + 1, Blue 2 - 1, Yellow 1 - 1 + 2: a tie of Red and Yellow.
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);

  auto won = Scenario{red, blue, yellow}
                 .warriors(red, gimle, 1)
                 .hand(red, {Card::odins_smite})
                 .warriors(blue, gimle, 2)
                 .to_move(red);
  const int discarded = won.in_discard_count(Card::odins_smite);
  won.play("red pillage gimle", "red card odins_smite");
  EXPECT_EQ(won.happened(Happening::battle_won, red), 1);
  EXPECT_EQ(won.valhalla(blue), 2);
  EXPECT_EQ(won.warriors(red, gimle), 1);
  EXPECT_EQ(won.in_discard_count(Card::odins_smite), discarded + 1);
}

TEST(CardsAge1, odins_smite_touches_no_leader_ship_or_monster) {  // R14
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(red, gimle, 3)
               .hand(red, {Card::odins_smite})
               .leader(blue, gimle)
               .ship(blue, fjord_nw)
               .hand(blue, {Card::tyrs_bash})
               .to_move(red);
  t.play("red pillage gimle", "red card odins_smite", "blue card tyrs_bash");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);  // 6 + 1 against 5 + 2
}

TEST(CardsAge1, tyrs_bash_adds_two) { expect_plain_bonus(Card::tyrs_bash, 2); }

TEST(CardsAge1, tyrs_smash_adds_three) { expect_plain_bonus(Card::tyrs_smash, 3); }

TEST(CardsAge1, tyrs_smite_adds_five) { expect_plain_bonus(Card::tyrs_smite, 5); }

TEST(CardsAge1, tyrs_crush_adds_four) { expect_plain_bonus(Card::tyrs_crush, 4); }

TEST(CardsAge1, heimdalls_sight_copies_the_best_enemy_card) {  // R10
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 1)
               .hand(red, {Card::heimdalls_sight})
               .warriors(blue, gimle, 1)
               .hand(blue, {Card::tyrs_bash})
               .warriors(yellow, gimle, 1)
               .hand(yellow, {Card::tyrs_smite})
               .to_move(red);
  t.play("red pillage gimle", "red card heimdalls_sight", "blue card tyrs_bash", "yellow card tyrs_smite");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);  // 1 + 5, 1 + 2, 1 + 5
  EXPECT_TRUE(t.in_hand(red, Card::heimdalls_sight));
}

TEST(CardsAge1, heimdalls_sight_is_worth_nothing_against_quests_and_empty_hands) {
  auto alone = raid(Card::heimdalls_sight, 1).to_move(red);
  alone.play("red pillage gimle", "red card heimdalls_sight");
  EXPECT_EQ(alone.happened(Happening::battle_tied), 1);
  auto t = raid(Card::heimdalls_sight, 1).hand(blue, {Card::q1_alfheim}).to_move(red);
  t.play("red pillage gimle", "red card heimdalls_sight", "blue card q1_alfheim");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);
}

TEST(CardsAge1, friggas_grace_gives_a_step_in_another_stat_than_the_token) {  // R22 R64
  auto t = Scenario{red, blue, yellow}
               .token(gimle, Reward::axes)
               .warriors(red, gimle, 1)
               .hand(red, {Card::friggas_grace})
               .warriors(blue, gimle, 2)
               .to_move(red);
  const int discarded = t.in_discard_count(Card::friggas_grace);
  t.play("red pillage gimle", "red card friggas_grace");
  EXPECT_TRUE(t.asks(red, Step::ask_stat));  // 1 + 2 against 2
  t.refuses("red raise axes");
  t.play("red raise rage");
  EXPECT_EQ(t.step(red, Stat::axes), 2);
  EXPECT_EQ(t.step(red, Stat::rage), 2);
  EXPECT_EQ(t.glory(red), 4);
  EXPECT_EQ(t.in_discard_count(Card::friggas_grace), discarded + 1);
}

TEST(CardsAge1, friggas_grace_gives_nothing_to_a_winner_who_does_not_pillage_or_to_a_loser) {  // R22
  auto defender = raid(Card::lokis_domain, 2).hand(blue, {Card::friggas_grace}).to_move(red);
  defender.play("red pillage gimle", "red card lokis_domain", "blue card friggas_grace");
  EXPECT_EQ(defender.happened(Happening::battle_won, blue), 1);
  EXPECT_EQ(defender.happened(Happening::stat_raised), 0);

  auto loser = raid(Card::friggas_grace, 4).to_move(red);
  loser.play("red pillage gimle", "red card friggas_grace");
  EXPECT_EQ(loser.happened(Happening::stat_raised), 0);
  EXPECT_TRUE(loser.in_hand(red, Card::friggas_grace));
}

TEST(CardsAge1, lokis_trickery_steals_one_rage_from_the_winner) {  // R16 R18 R56
  auto t = raid(Card::lokis_trickery, 2).to_move(red);
  t.play("red pillage gimle", "red card lokis_trickery");
  EXPECT_EQ(t.rage(red), 7);
  EXPECT_EQ(t.rage(blue), 5);
  EXPECT_EQ(t.step(red, Stat::rage), 1);
  EXPECT_TRUE(t.in_hand(red, Card::lokis_trickery));
}

TEST(CardsAge1, lokis_trickery_takes_nothing_from_a_winner_without_rage) {  // R18
  auto t = raid(Card::lokis_trickery, 2).rage(blue, 0).to_move(red);
  t.play("red pillage gimle", "red card lokis_trickery");
  EXPECT_EQ(t.rage(red), 6);
  EXPECT_EQ(t.rage(blue), 0);
}

TEST(CardsAge1, lokis_trickery_is_idle_in_the_hands_of_the_winner) {
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .hand(red, {Card::lokis_trickery})
               .to_move(red);
  const int discarded = t.in_discard_count(Card::lokis_trickery);
  t.play("red pillage gimle", "red card lokis_trickery");
  EXPECT_EQ(t.rage(red), 6);
  EXPECT_EQ(t.rage(blue), 6);
  EXPECT_EQ(t.in_discard_count(Card::lokis_trickery), discarded + 1);
}

TEST(CardsAge1, thors_hammer_pays_three_for_a_victory) {
  auto won = raid(Card::thors_hammer, 1).to_move(red);
  won.play("red pillage gimle", "red card thors_hammer");
  EXPECT_EQ(won.glory(red), 5 + 3 + 3);  // reward, battle, hammer
  EXPECT_TRUE(won.in_discard(Card::thors_hammer));

  auto tied = raid(Card::thors_hammer, 2).to_move(red);
  tied.play("red pillage gimle", "red card thors_hammer");
  EXPECT_EQ(tied.glory(red), 0);
  EXPECT_TRUE(tied.in_hand(red, Card::thors_hammer));
}

TEST(CardsAge1, thors_hammer_also_pays_a_defender) {
  auto t = raid(Card::lokis_domain, 1).hand(blue, {Card::thors_hammer}).to_move(red);
  t.play("red pillage gimle", "red card lokis_domain", "blue card thors_hammer");
  EXPECT_EQ(t.glory(blue), 3 + 3);
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
