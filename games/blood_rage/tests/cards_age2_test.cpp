// Every card of Age 2 does what it says.
#include <gtest/gtest.h>

#include <string_view>

#include "games/blood_rage/tests/card_checks.hpp"
#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// Monsters

TEST(CardsAge2, valkyrie_pays_two_for_each_enemy_killed_in_her_battle) {  // R12
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::valkyrie, gimle)
               .leader(red, gimle)
               .token(gimle, Reward::horns)
               .warriors(blue, gimle, 2)
               .ship(blue, fjord_nw)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.valhalla(blue), 3);
  EXPECT_EQ(t.glory(red), 3 + 2 * 3);
}

TEST(CardsAge2, valkyrie_pays_nothing_for_battles_without_her_or_for_own_dead) {
  auto away = Scenario{red, blue, yellow}
                  .monster(red, Figure::valkyrie, elvagar)
                  .leader(red, gimle)
                  .token(gimle, Reward::horns)
                  .warriors(blue, gimle, 2)
                  .to_move(red);
  away.play("red pillage gimle");
  EXPECT_EQ(away.glory(red), 3);

  auto beaten = Scenario{red, blue, yellow}
                    .monster(red, Figure::valkyrie, gimle)
                    .warriors(red, gimle, 1)
                    .leader(blue, gimle)
                    .warriors(blue, gimle, 1)
                    .to_move(red);
  beaten.play("red pillage gimle");
  EXPECT_EQ(beaten.valhalla(red), 2);
  EXPECT_EQ(beaten.glory(red), 0);
}

TEST(CardsAge2, valkyrie_costs_two_and_fights_with_two) {
  expect_upgrade_cost(Card::valkyrie, 2);
  expect_strength(Figure::valkyrie, 2);
}

TEST(CardsAge2, dark_elf_may_invade_yggdrasil) {  // R42
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::dark_elf)
               .monster(red, Figure::valkyrie, Place::reserve)
               .to_move(red);
  t.refuses("red invade valkyrie yggdrasil", "red invade leader yggdrasil");
  t.play("red invade dark_elf yggdrasil");
  EXPECT_EQ(t.rage(red), 5);
  EXPECT_EQ(t.figures(red, Figure::dark_elf, yggdrasil), 1);
}

TEST(CardsAge2, dark_elf_has_three_in_yggdrasil_and_one_elsewhere) {  // R43
  expect_strength(Figure::dark_elf, 1);
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::dark_elf, yggdrasil)
               .warriors(blue, yggdrasil, 3)
               .to_move(red);
  t.play("red pillage yggdrasil");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);
}

TEST(CardsAge2, dark_elf_counts_three_for_the_quest_of_yggdrasil) {  // R43
  expect_fulfilled(Scenario{red, blue, yellow}
                       .quests(red, {Card::q2_yggdrasil})
                       .monster(red, Figure::dark_elf, yggdrasil)
                       .warriors(blue, yggdrasil, 2)
                       .phase_from(Step::quest_phase),
                   Card::q2_yggdrasil, 8);
}

TEST(CardsAge2, dark_elf_comes_with_its_card) {  // B56
  expect_upgrade_cost(Card::dark_elf, 1);
  auto t = Scenario{red, blue, yellow}.hand(red, {Card::dark_elf}).to_move(red);
  t.play("red upgrade dark_elf", "red invade dark_elf yggdrasil");
  EXPECT_EQ(t.rage(red), 5);
}

TEST(CardsAge2, fire_giant_burns_all_enemies_but_monsters_when_it_invades) {  // R41
  auto t = Scenario{red, blue, yellow}
               .hand(red, {Card::fire_giant})
               .warriors(red, gimle, 1)
               .leader(blue, gimle)
               .warriors(blue, gimle, 1)
               .ship(blue, fjord_nw)
               .monster(yellow, Figure::troll, gimle)
               .ship(yellow, fjord_ne)
               .ship(red, fjord_nw)
               .in_play({elvagar})
               .to_move(red);
  t.play("red upgrade fire_giant", "red invade fire_giant gimle");
  EXPECT_EQ(t.rage(red), 2);
  EXPECT_EQ(t.valhalla(blue), 3);
  EXPECT_EQ(t.valhalla(yellow), 0);  // a Monster, and a ship in another fjord
  EXPECT_EQ(t.valhalla(red), 0);
  EXPECT_EQ(t.glory(red), 0);
}

TEST(CardsAge2, fire_giant_burns_nobody_by_a_march) {
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::fire_giant, elvagar)
               .warriors(blue, gimle, 2)
               .to_move(red);
  t.play("red march elvagar gimle", "red move fire_giant");
  EXPECT_EQ(t.warriors(blue, gimle), 2);
}

TEST(CardsAge2, fire_giant_costs_four_and_fights_with_four) {
  expect_upgrade_cost(Card::fire_giant, 4);
  expect_strength(Figure::fire_giant, 4);
}

// Troops

TEST(CardsAge2, lord_of_axes_gives_a_step_for_a_pillage_with_the_leader) {  // R21 R23
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::lord_of_axes)
               .token(gimle, Reward::rage)
               .leader(red, gimle)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_TRUE(t.asks(red, Step::ask_stat));
  t.play("red raise rage");
  EXPECT_EQ(t.step(red, Stat::rage), 3);  // token and Lord
}

TEST(CardsAge2, lord_of_axes_counts_for_the_glory_of_his_battle) {  // R19
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::lord_of_axes)
               .token(gimle, Reward::rage)
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .to_move(red);
  t.play("red pillage gimle", "red raise axes");
  EXPECT_EQ(t.glory(red), 4);
}

TEST(CardsAge2, lord_of_axes_does_nothing_where_he_is_not) {  // R23
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::lord_of_axes)
               .leader(red, elvagar)
               .warriors(red, gimle, 1)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(CardsAge2, lord_of_axes_brings_the_leader_with_his_card) {  // B55
  expect_upgrade_cost(Card::lord_of_axes, 3);
  auto t = Scenario{red, blue, yellow}.hand(red, {Card::lord_of_axes}).in_play({gimle}).to_move(red);
  t.play("red upgrade lord_of_axes", "red invade leader gimle");
  EXPECT_EQ(t.rage(red), 3);
}

TEST(CardsAge2, experts_in_arms_have_two_and_cost_two) {  // X2
  expect_warriors_worth(Card::experts_in_arms, 1, 2);
  expect_warriors_worth(Card::experts_in_arms, 3, 6);
  auto t = Scenario{red, blue, yellow}
               .hand(red, {Card::experts_in_arms})
               .in_play({gimle})
               .rage(blue, 0)
               .rage(yellow, 0)
               .to_move(red);
  t.play("red upgrade experts_in_arms", "red invade warrior gimle");
  EXPECT_EQ(t.rage(red), 4);  // the card; the Warrior came for nothing
  t.play("red invade warrior gimle");
  EXPECT_EQ(t.rage(red), 2);
}

TEST(CardsAge2, fire_dragons_pay_eight_for_a_ship_lost) {
  expect_upgrade_cost(Card::fire_dragons, 2);
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::fire_dragons)
               .ship(red, fjord_nw)
               .warriors(blue, gimle, 4)
               .to_move(blue);
  t.play("blue pillage gimle");
  EXPECT_EQ(t.glory(red), 8);
}

// Clan upgrades

TEST(CardsAge2, odins_inspiration_doubles_the_glory_of_ragnarok) {  // R46
  expect_upgrade_cost(Card::odins_inspiration, 2);
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::odins_inspiration)
               .doom(2, gimle)
               .warriors(red, gimle, 2)
               .warriors(blue, gimle, 2)
               .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.glory(red), 2 * 6);
  EXPECT_EQ(t.glory(blue), 2 * 3);
}

TEST(CardsAge2, tyrs_challenge_pillages_a_pillaged_province_for_two_rage) {  // R25
  expect_upgrade_cost(Card::tyrs_challenge, 0);
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::tyrs_challenge)
               .token(gimle, Reward::rage)
               .pillaged(gimle)
               .warriors(red, gimle, 1)
               .in_play({elvagar})
               .to_move(red);
  t.refuses("red pillage gimle", "red challenge elvagar");
  t.play("red challenge gimle");
  EXPECT_EQ(t.rage(red), 4);
  EXPECT_EQ(t.step(red, Stat::rage), 2);
  EXPECT_TRUE(t.pillaged(gimle));
}

TEST(CardsAge2, tyrs_challenge_is_a_full_battle) {  // R25
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::tyrs_challenge)
               .token(gimle, Reward::axes)
               .pillaged(gimle)
               .leader(red, gimle)
               .warriors(blue, andlang, 1)
               .hand(red, {Card::tyrs_rage})
               .to_move(red);
  t.play("red challenge gimle", "blue join andlang", "red card tyrs_rage");
  EXPECT_EQ(t.glory(red), 4);
  EXPECT_EQ(t.valhalla(blue), 1);
}

TEST(CardsAge2, tyrs_challenge_needs_two_rage_and_is_for_pillaged_provinces_only) {
  Scenario{red, blue, yellow}
      .upgrade(red, Card::tyrs_challenge)
      .pillaged(gimle)
      .warriors(red, gimle, 1)
      .rage(red, 1)
      .to_move(red)
      .refuses("red challenge gimle");
  Scenario{red, blue, yellow}
      .upgrade(red, Card::tyrs_challenge)
      .warriors(red, gimle, 1)
      .to_move(red)
      .refuses("red challenge gimle");
}

TEST(CardsAge2, friggas_protection_keeps_figures_for_one_rage_each) {  // R26
  expect_upgrade_cost(Card::friggas_protection, 0);
  auto t = Scenario{red, blue, yellow}
               .upgrade(blue, Card::friggas_protection)
               .leader(red, gimle)
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 2)
               .ship(blue, fjord_nw)
               .rage(blue, 5)
               .hand(red, {Card::tyrs_rage})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_rage");
  EXPECT_TRUE(t.asks(blue, Step::ask_react));
  t.play("blue protect warrior", "blue protect ship", "blue done");
  EXPECT_EQ(t.rage(blue), 3);
  EXPECT_EQ(t.warriors(blue, gimle), 1);
  EXPECT_EQ(t.figures(blue, Figure::ship, fjord_nw), 1);
  EXPECT_EQ(t.valhalla(blue), 1);
  EXPECT_TRUE(t.pillaged(gimle));
}

TEST(CardsAge2, friggas_protection_ends_with_the_rage) {  // R26
  auto t = Scenario{red, blue, yellow}
               .upgrade(blue, Card::friggas_protection)
               .leader(red, gimle)
               .warriors(blue, gimle, 2)
               .rage(blue, 1)
               .to_move(red);
  t.play("red pillage gimle", "blue protect warrior");
  EXPECT_EQ(t.rage(blue), 0);
  EXPECT_EQ(t.warriors(blue, gimle), 1);
  EXPECT_EQ(t.valhalla(blue), 1);
  EXPECT_TRUE(t.turn_of(yellow));
}

TEST(CardsAge2, lokis_eminence_pays_two_for_each_figure_released) {
  expect_upgrade_cost(Card::lokis_eminence, 2);
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::lokis_eminence)
               .valhalla(red, Figure::warrior, 3)
               .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.glory(red), 6);
}

TEST(CardsAge2, tyrs_prowess_buys_the_winners_card_back) {
  expect_upgrade_cost(Card::tyrs_prowess, 2);
  const auto battle = [](std::string_view answer) {
    auto t = raid(Card::tyrs_rage, 1).upgrade(red, Card::tyrs_prowess).to_move(red);
    t.play("red pillage gimle", "red card tyrs_rage");
    EXPECT_TRUE(t.asks(red, Step::ask_prowess));
    t.play(answer);
    EXPECT_TRUE(t.turn_of(blue));
    return t;
  };
  const auto bought = battle("red take_back tyrs_rage");
  EXPECT_EQ(bought.rage(red), 5);
  EXPECT_TRUE(bought.in_hand(red, Card::tyrs_rage));
  EXPECT_FALSE(bought.in_discard(Card::tyrs_rage));
  const auto let_go = battle("red done");
  EXPECT_EQ(let_go.rage(red), 6);
  EXPECT_FALSE(let_go.in_hand(red, Card::tyrs_rage));
  EXPECT_TRUE(let_go.in_discard(Card::tyrs_rage));
}

TEST(CardsAge2, tyrs_prowess_needs_rage_and_a_victory) {
  auto beaten = raid(Card::tyrs_rage, 1)
                    .upgrade(blue, Card::tyrs_prowess)
                    .hand(blue, {Card::tyrs_smash_2})
                    .to_move(red);
  beaten.play("red pillage gimle", "red card tyrs_rage", "blue card tyrs_smash_2");
  EXPECT_EQ(beaten.happened(Happening::battle_won, red), 1);
  EXPECT_TRUE(beaten.turn_of(blue));
  EXPECT_EQ(beaten.rage(blue), 6);

  auto defender = raid(Card::tyrs_smash_2, 2)
                      .upgrade(blue, Card::tyrs_prowess)
                      .hand(blue, {Card::tyrs_rage})
                      .rage(blue, 0)
                      .to_move(red);
  defender.play("red pillage gimle", "red card tyrs_smash_2", "blue card tyrs_rage");
  EXPECT_EQ(defender.happened(Happening::battle_won, blue), 1);
  EXPECT_FALSE(defender.in_hand(blue, Card::tyrs_rage));
}

TEST(CardsAge2, thors_domain_pillages_right_after_an_invade_for_two_rage) {  // R29
  expect_upgrade_cost(Card::thors_domain, 1);
  auto t = Scenario{red, blue, yellow, brown}
               .upgrade(red, Card::thors_domain)
               .token(gimle, Reward::glory)
               .to_move(red);
  t.play("red invade leader gimle");
  EXPECT_TRUE(t.asks(red, Step::ask_thors_domain));
  t.play("red pillage gimle");
  EXPECT_EQ(t.rage(red), 4);
  EXPECT_EQ(t.glory(red), 5);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(CardsAge2, thors_domain_may_be_declined) {
  auto t = Scenario{red, blue, yellow, brown}.upgrade(red, Card::thors_domain).in_play({gimle}).to_move(red);
  t.play("red invade leader gimle", "red decline");
  EXPECT_EQ(t.rage(red), 6);
  EXPECT_FALSE(t.pillaged(gimle));
}

TEST(CardsAge2, thors_domain_needs_two_rage_after_paying_and_an_open_token_and_no_ship) {  // R29
  auto poor = Scenario{red, blue, yellow, brown}
                  .upgrade(red, Card::thors_domain)
                  .in_play({gimle})
                  .rage(red, 2)
                  .to_move(red);
  poor.play("red invade warrior gimle");
  EXPECT_TRUE(poor.turn_of(blue));

  auto pillaged_already =
      Scenario{red, blue, yellow, brown}.upgrade(red, Card::thors_domain).pillaged(gimle).to_move(red);
  pillaged_already.play("red invade leader gimle");
  EXPECT_TRUE(pillaged_already.turn_of(blue));

  auto by_ship =
      Scenario{red, blue, yellow, brown}.upgrade(red, Card::thors_domain).in_play({gimle}).to_move(red);
  by_ship.play("red invade ship fjord_nw");
  EXPECT_TRUE(by_ship.turn_of(blue));
}

// Quests

TEST(CardsAge2, q2_alfheim_pays_seven) {  // X5 R43
  expect_strongest_quest(Card::q2_alfheim, gimle, elvagar, 7);
  expect_strongest_quest(Card::q2_alfheim, andlang, utgard, 7);
}

TEST(CardsAge2, q2_jotunheim_pays_seven) {  // X5 R43
  expect_strongest_quest(Card::q2_jotunheim, utgard, andlang, 7);
  expect_strongest_quest(Card::q2_jotunheim, horgr, elvagar, 7);
  expect_strongest_quest(Card::q2_jotunheim, muspelheim, angerboda, 7);
}

TEST(CardsAge2, q2_manheim_pays_seven) {  // R43
  expect_strongest_quest(Card::q2_manheim, elvagar, gimle, 7);
  expect_strongest_quest(Card::q2_manheim, myrkvlor, gimle, 7);
  expect_strongest_quest(Card::q2_manheim, angerboda, muspelheim, 7);
}

TEST(CardsAge2, q2_glorious_death_pays_eight_for_four_dead) {
  expect_glorious_death_quest(Card::q2_glorious_death, 8);
}

TEST(CardsAge2, q2_yggdrasil_pays_eight) {  // R43
  expect_strongest_quest(Card::q2_yggdrasil, yggdrasil, gimle, 8);
}

// Battle cards

TEST(CardsAge2, tyrs_crush_2_adds_four) { expect_plain_bonus(Card::tyrs_crush_2, 4); }

TEST(CardsAge2, tyrs_rage_adds_six) { expect_plain_bonus(Card::tyrs_rage, 6); }

TEST(CardsAge2, tyrs_smite_2_adds_five) { expect_plain_bonus(Card::tyrs_smite_2, 5); }

TEST(CardsAge2, tyrs_smash_2_adds_three) { expect_plain_bonus(Card::tyrs_smash_2, 3); }

TEST(CardsAge2, heimdalls_eye_adds_two_as_the_normal_card) {  // B69
  expect_plain_bonus(Card::heimdalls_eye, 2);
}

TEST(CardsAge2, heimdalls_eye_can_be_added_after_the_reveal) {  // B69 R8
  auto t = raid(Card::tyrs_smash_2, 5).hand(red, {Card::heimdalls_eye}).to_move(red);
  const int discarded = t.in_discard_count(Card::heimdalls_eye);
  t.play("red pillage gimle", "red card tyrs_smash_2", "red late heimdalls_eye");
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);  // 1 + 3 + 2 against 5
  EXPECT_EQ(t.hand_size(red), 0);
  EXPECT_EQ(t.in_discard_count(Card::heimdalls_eye), discarded + 1);
}

TEST(CardsAge2, heimdalls_eye_comes_back_to_losers) {  // R8
  auto t = raid(Card::tyrs_smash_2, 7).hand(red, {Card::heimdalls_eye}).to_move(red);
  t.play("red pillage gimle", "red card tyrs_smash_2", "red late heimdalls_eye");
  EXPECT_TRUE(t.in_hand(red, Card::heimdalls_eye));
  EXPECT_TRUE(t.in_hand(red, Card::tyrs_smash_2));
}

TEST(CardsAge2, odins_tide_leaves_everyone_one_figure_before_totals) {  // R13 D4
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(red, gimle, 1)
               .hand(red, {Card::odins_tide})
               .leader(blue, gimle)
               .warriors(blue, gimle, 2)
               .to_move(red);
  t.play("red pillage gimle", "red card odins_tide", "red spare leader", "blue spare warrior");
  // Red 3 + 1, Blue 1.
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);
  EXPECT_EQ(t.valhalla(red), 1);
  EXPECT_EQ(t.valhalla(blue), 3);
  EXPECT_EQ(t.figures(red, Figure::leader, gimle), 1);
}

TEST(CardsAge2, odins_tide_adds_one_and_asks_nobody_who_has_no_choice) {  // R13
  auto t = raid(Card::odins_tide, 3).to_move(red);
  t.play("red pillage gimle", "red card odins_tide");
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);  // 1 + 1 against 1 of three Warriors
  EXPECT_EQ(t.happened(Happening::figure_spared), 0);
  EXPECT_EQ(t.valhalla(blue), 3);

  auto tied =
      raid(Card::odins_tide, 1).warriors(red, gimle, 2).hand(blue, {Card::heimdalls_eye}).to_move(red);
  tied.play("red pillage gimle", "red card odins_tide", "blue card heimdalls_eye");
  EXPECT_EQ(tied.happened(Happening::battle_won, blue),
            1);  // 1 + 1 against 1 + 2, though Red came with three
}

TEST(CardsAge2, lokis_backstab_steals_two_glory_from_the_winner) {  // R18
  auto t = raid(Card::lokis_backstab, 2).glory(blue, 10).to_move(red);
  t.play("red pillage gimle", "red card lokis_backstab");
  EXPECT_EQ(t.glory(red), 2);
  EXPECT_EQ(t.glory(blue), 10 + 3 - 2);
  EXPECT_TRUE(t.in_hand(red, Card::lokis_backstab));
}

TEST(CardsAge2, lokis_backstab_adds_nothing_and_is_idle_for_the_winner) {
  auto tied = raid(Card::lokis_backstab, 1).to_move(red);
  tied.play("red pillage gimle", "red card lokis_backstab");
  EXPECT_EQ(tied.happened(Happening::battle_tied), 1);

  auto won = Scenario{red, blue, yellow}
                 .token(gimle, Reward::horns)
                 .leader(red, gimle)
                 .warriors(blue, gimle, 1)
                 .glory(blue, 5)
                 .hand(red, {Card::lokis_backstab})
                 .to_move(red);
  won.play("red pillage gimle", "red card lokis_backstab");
  EXPECT_EQ(won.glory(red), 3);
  EXPECT_EQ(won.glory(blue), 5);
}

TEST(CardsAge2, heimdalls_watch_turns_bonuses_into_glory_and_all_play_again) {  // R4
  auto t = Scenario{red, blue, yellow, brown}
               .warriors(red, gimle, 2)
               .hand(red, {Card::heimdalls_watch, Card::tyrs_smash_2})
               .warriors(blue, gimle, 1)
               .hand(blue, {Card::tyrs_rage, Card::thors_oath})
               .warriors(yellow, gimle, 1)
               .hand(yellow, {Card::tyrs_crush_2})
               .to_move(red);
  t.play("red pillage gimle", "red card heimdalls_watch", "blue card tyrs_rage", "yellow card tyrs_crush_2");
  EXPECT_EQ(t.glory(red), 6 + 4);
  EXPECT_TRUE(t.in_discard(Card::heimdalls_watch));
  EXPECT_TRUE(t.in_discard(Card::tyrs_rage));
  EXPECT_TRUE(t.in_discard(Card::tyrs_crush_2));
  EXPECT_TRUE(t.asks(red, Step::ask_battle_card));
  EXPECT_TRUE(t.asks(blue, Step::ask_battle_card));
  EXPECT_FALSE(t.asks(yellow, Step::ask_battle_card));  // no card left

  t.play("red card tyrs_smash_2", "blue card thors_oath");
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);
  EXPECT_EQ(t.hand_size(yellow), 0);  // what the Watch removed does not come back
  EXPECT_TRUE(t.in_hand(blue, Card::thors_oath));
}

TEST(CardsAge2, thors_oath_raises_a_stat_for_a_victory) {  // R20
  auto won = raid(Card::thors_oath, 1).to_move(red);
  won.play("red pillage gimle", "red card thors_oath");
  EXPECT_TRUE(won.asks(red, Step::ask_stat));
  won.play("red raise axes");
  EXPECT_EQ(won.stat(red, Stat::axes), 4);
  EXPECT_EQ(won.glory(red), 5 + 3);  // too late for this battle

  auto tied = raid(Card::thors_oath, 2).to_move(red);
  tied.play("red pillage gimle", "red card thors_oath");
  EXPECT_EQ(tied.happened(Happening::battle_tied), 1);
  EXPECT_EQ(tied.happened(Happening::stat_raised), 0);
  EXPECT_TRUE(tied.in_hand(red, Card::thors_oath));
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
