// Every card of Age 3 does what it says.
#include <gtest/gtest.h>

#include "games/blood_rage/tests/card_checks.hpp"
#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// Monsters

TEST(CardsAge3, frost_giant_doubles_the_reward_of_its_pillage) {  // R21 R23
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::frost_giant, gimle)
               .token(gimle, Reward::glory)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.glory(red), 10);
}

TEST(CardsAge3, frost_giant_must_stand_there_and_its_owner_must_pillage) {  // R23
  auto away = Scenario{red, blue, yellow}
                  .monster(red, Figure::frost_giant, elvagar)
                  .token(gimle, Reward::glory)
                  .warriors(red, gimle, 1)
                  .to_move(red);
  away.play("red pillage gimle");
  EXPECT_EQ(away.glory(red), 5);

  auto defends = Scenario{red, blue, yellow}
                     .monster(red, Figure::frost_giant, gimle)
                     .token(gimle, Reward::glory)
                     .warriors(blue, gimle, 1)
                     .to_move(blue);
  defends.play("blue pillage gimle");
  EXPECT_EQ(defends.glory(red), 3);
  EXPECT_FALSE(defends.pillaged(gimle));
}

TEST(CardsAge3, frost_giant_costs_four_and_fights_with_four) {
  expect_upgrade_cost(Card::frost_giant, 4);
  expect_strength(Figure::frost_giant, 4);
  auto t = Scenario{red, blue, yellow}.upgrade(red, Card::frost_giant).in_play({gimle}).to_move(red);
  t.play("red invade frost_giant gimle");
  EXPECT_EQ(t.rage(red), 2);
}

TEST(CardsAge3, soldier_of_hel_never_costs_rage) {  // R55
  auto bought = Scenario{red, blue, yellow}
                    .hand(red, {Card::soldier_of_hel})
                    .rage(red, 1)
                    .in_play({gimle})
                    .to_move(red);
  bought.play("red upgrade soldier_of_hel", "red invade soldier_of_hel gimle");
  EXPECT_EQ(bought.rage(red), 1);
  EXPECT_EQ(bought.figures(red, Figure::soldier_of_hel, gimle), 1);

  auto again = Scenario{red, blue, yellow}
                   .upgrade(red, Card::soldier_of_hel)
                   .rage(red, 1)
                   .in_play({gimle})
                   .to_move(red);
  again.play("red invade soldier_of_hel gimle");
  EXPECT_EQ(again.rage(red), 1);
}

TEST(CardsAge3, soldier_of_hel_fights_with_three) { expect_strength(Figure::soldier_of_hel, 3); }

TEST(CardsAge3, volur_witch_escapes_a_defeat_to_yggdrasil) {  // R27
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::volur_witch, gimle)
               .warriors(red, gimle, 1)
               .leader(blue, gimle)
               .warriors(blue, gimle, 2)
               .to_move(blue);
  t.play("blue pillage gimle");
  EXPECT_TRUE(t.asks(red, Step::ask_react));
  t.play("red retreat");
  EXPECT_EQ(t.figures(red, Figure::volur_witch, yggdrasil), 1);
  EXPECT_EQ(t.valhalla(red), 1);
}

TEST(CardsAge3, volur_witch_may_die_with_the_others) {  // R27
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::volur_witch, gimle)
               .leader(blue, gimle)
               .warriors(blue, gimle, 1)
               .to_move(blue);
  t.play("blue pillage gimle", "red done");
  EXPECT_EQ(t.figures(red, Figure::volur_witch, Place::valhalla), 1);
}

TEST(CardsAge3, volur_witch_has_nowhere_to_go_from_yggdrasil) {
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::volur_witch, yggdrasil)
               .leader(blue, yggdrasil)
               .warriors(blue, yggdrasil, 1)
               .to_move(blue);
  t.play("blue pillage yggdrasil");
  EXPECT_EQ(t.figures(red, Figure::volur_witch, Place::valhalla), 1);
}

TEST(CardsAge3, volur_witch_costs_three_and_fights_with_three) {
  expect_upgrade_cost(Card::volur_witch, 3);
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::volur_witch, gimle)
               .warriors(blue, gimle, 3)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);
}

// Troops

TEST(CardsAge3, lord_of_spears_raises_every_stat_for_a_pillage_with_the_leader) {  // R21 R23
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::lord_of_spears)
               .token(gimle, Reward::axes)
               .leader(red, gimle)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.step(red, Stat::rage), 2);
  EXPECT_EQ(t.step(red, Stat::axes), 3);  // token and Lord
  EXPECT_EQ(t.step(red, Stat::horns), 2);
  EXPECT_EQ(t.rage(red), 6);
}

TEST(CardsAge3, lord_of_spears_does_nothing_where_he_is_not_or_when_another_pillages) {  // R23
  auto away = Scenario{red, blue, yellow}
                  .upgrade(red, Card::lord_of_spears)
                  .token(gimle, Reward::axes)
                  .leader(red, elvagar)
                  .warriors(red, gimle, 1)
                  .to_move(red);
  away.play("red pillage gimle");
  EXPECT_EQ(away.step(red, Stat::rage), 1);

  auto defends = Scenario{red, blue, yellow}
                     .upgrade(red, Card::lord_of_spears)
                     .leader(red, gimle)
                     .warriors(blue, gimle, 1)
                     .to_move(blue);
  defends.play("blue pillage gimle");
  EXPECT_EQ(defends.happened(Happening::battle_won, red), 1);
  EXPECT_EQ(defends.happened(Happening::stat_raised), 0);
}

TEST(CardsAge3, lord_of_spears_brings_the_leader_with_his_card) {  // B55
  expect_upgrade_cost(Card::lord_of_spears, 3);
  auto t = Scenario{red, blue, yellow}.hand(red, {Card::lord_of_spears}).in_play({gimle}).to_move(red);
  t.play("red upgrade lord_of_spears", "red invade leader gimle");
  EXPECT_EQ(t.rage(red), 3);
}

TEST(CardsAge3, masters_in_arms_count_in_couples_and_cost_two) {
  expect_warriors_worth(Card::masters_in_arms, 1, 2);
  expect_warriors_worth(Card::masters_in_arms, 2, 6);
  expect_warriors_worth(Card::masters_in_arms, 3, 8);
  auto t = Scenario{red, blue, yellow}
               .hand(red, {Card::masters_in_arms})
               .in_play({gimle})
               .rage(blue, 0)
               .rage(yellow, 0)
               .to_move(red);
  t.play("red upgrade masters_in_arms", "red invade warrior gimle");
  EXPECT_EQ(t.rage(red), 4);
  t.play("red invade warrior gimle");
  EXPECT_EQ(t.rage(red), 2);
}

TEST(CardsAge3, masters_in_arms_pair_up_for_quests_too) {  // R43
  expect_fulfilled(Scenario{red, blue, yellow}
                       .upgrade(red, Card::masters_in_arms)
                       .quests(red, {Card::q3_alfheim})
                       .warriors(red, gimle, 2)
                       .leader(blue, gimle)
                       .warriors(blue, gimle, 2)
                       .phase_from(Step::quest_phase),
                   Card::q3_alfheim, 9);
}

TEST(CardsAge3, eternal_dragons_pay_twelve_for_a_ship_lost) {
  expect_upgrade_cost(Card::eternal_dragons, 2);
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::eternal_dragons)
               .ship(red, fjord_nw)
               .warriors(blue, gimle, 4)
               .to_move(blue);
  t.play("blue pillage gimle");
  EXPECT_EQ(t.glory(red), 12);
}

// Clan upgrades

TEST(CardsAge3, friggas_domain_invades_out_of_valhalla_for_one_rage) {  // R24 R50
  expect_upgrade_cost(Card::friggas_domain, 0);
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::friggas_domain)
               .valhalla(red, Figure::leader)
               .valhalla(red, Figure::frost_giant)
               .in_play({gimle})
               .rage(blue, 0)
               .rage(yellow, 0)
               .to_move(red);
  t.play("red recall frost_giant gimle");
  EXPECT_EQ(t.rage(red), 5);
  EXPECT_EQ(t.figures(red, Figure::frost_giant, gimle), 1);
  t.play("red recall leader gimle");
  EXPECT_EQ(t.rage(red), 4);  // flat, even for a Leader
}

TEST(CardsAge3, friggas_domain_obeys_horns_and_villages) {  // R24 R31
  Scenario{red, blue, yellow}
      .upgrade(red, Card::friggas_domain)
      .valhalla(red, Figure::leader)
      .warriors(red, elvagar, 4)
      .in_play({gimle})
      .to_move(red)
      .refuses("red recall leader gimle");
  Scenario{red, blue, yellow}
      .upgrade(red, Card::friggas_domain)
      .valhalla(red, Figure::leader)
      .warriors(blue, gimle, 5)
      .to_move(red)
      .refuses("red recall leader gimle", "red recall leader yggdrasil");
  Scenario{red, blue, yellow}
      .valhalla(red, Figure::leader)
      .in_play({gimle})
      .age(3)
      .to_move(red)
      .refuses("red recall leader gimle");  // without the card
}

TEST(CardsAge3, odins_throne_doubles_the_glory_of_quests_but_not_the_step) {  // R46
  expect_upgrade_cost(Card::odins_throne, 2);
  expect_fulfilled(Scenario{red, blue, yellow}
                       .upgrade(red, Card::odins_throne)
                       .quests(red, {Card::q3_alfheim})
                       .warriors(red, gimle, 1)
                       .phase_from(Step::quest_phase),
                   Card::q3_alfheim, 18);
}

TEST(CardsAge3, thors_conquest_pays_three_for_each_figure_on_the_map_at_the_end) {  // R49
  expect_upgrade_cost(Card::thors_conquest, 3);
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::thors_conquest)
               .warriors(red, gimle, 2)
               .ship(red, fjord_ne)
               .leader(red, yggdrasil)
               .valhalla(red, Figure::warrior, 3)
               .warriors(blue, gimle, 2)
               .in_play({elvagar})
               .phase_from(Step::ragnarok_phase);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.glory(red), 4 * 3);  // those in Valhalla come back to the reserve only
  EXPECT_EQ(t.glory(blue), 0);
}

TEST(CardsAge3, friggas_sacrifice_trades_two_figures_for_a_stat_step) {  // R25
  expect_upgrade_cost(Card::friggas_sacrifice, 1);
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::friggas_sacrifice)
               .warriors(red, gimle, 1)
               .leader(red, yggdrasil)
               .to_move(red);
  t.play("red sacrifice warrior gimle");
  t.refuses("red sacrifice warrior gimle");  // there is only one
  t.play("red sacrifice leader yggdrasil", "red raise horns");
  EXPECT_EQ(t.rage(red), 6);
  EXPECT_EQ(t.valhalla(red), 2);
  EXPECT_EQ(t.step(red, Stat::horns), 2);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(CardsAge3, friggas_sacrifice_needs_two_figures_on_the_map) {
  Scenario{red, blue, yellow}
      .upgrade(red, Card::friggas_sacrifice)
      .warriors(red, gimle, 1)
      .valhalla(red, Figure::warrior, 2)
      .to_move(red)
      .refuses("red sacrifice warrior gimle");
}

TEST(CardsAge3, tyrs_wrath_lets_a_quest_count_five) {
  expect_upgrade_cost(Card::tyrs_wrath, 1);
  auto won = raid(Card::q3_alfheim, 5).upgrade(red, Card::tyrs_wrath).to_move(red);
  won.play("red pillage gimle", "red card q3_alfheim", "red accept");
  EXPECT_EQ(won.happened(Happening::battle_won, red), 1);
  auto tied = raid(Card::q3_alfheim, 6).upgrade(red, Card::tyrs_wrath).to_move(red);
  tied.play("red pillage gimle", "red card q3_alfheim", "red accept");
  EXPECT_EQ(tied.happened(Happening::battle_tied), 1);
  EXPECT_TRUE(tied.in_hand(red, Card::q3_alfheim));
}

TEST(CardsAge3, lokis_wrath_pays_three_for_each_figure_released) {  // R49
  expect_upgrade_cost(Card::lokis_wrath, 3);
  auto t = Scenario{red, blue, yellow, brown}
               .upgrade(red, Card::lokis_wrath)
               .valhalla(red, Figure::warrior, 4)
               .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.glory(red), 12);
}

// Quests

TEST(CardsAge3, q3_alfheim_pays_nine) {  // R43
  expect_strongest_quest(Card::q3_alfheim, gimle, elvagar, 9);
  expect_strongest_quest(Card::q3_alfheim, andlang, utgard, 9);
}

TEST(CardsAge3, q3_jotunheim_pays_nine) {  // R43
  expect_strongest_quest(Card::q3_jotunheim, utgard, andlang, 9);
  expect_strongest_quest(Card::q3_jotunheim, horgr, gimle, 9);
  expect_strongest_quest(Card::q3_jotunheim, muspelheim, angerboda, 9);
}

TEST(CardsAge3, q3_manheim_pays_nine) {  // R43
  expect_strongest_quest(Card::q3_manheim, elvagar, gimle, 9);
  expect_strongest_quest(Card::q3_manheim, myrkvlor, gimle, 9);
  expect_strongest_quest(Card::q3_manheim, angerboda, muspelheim, 9);
}

TEST(CardsAge3, q3_glorious_death_pays_eleven_for_four_dead) {
  expect_glorious_death_quest(Card::q3_glorious_death, 11);
}

TEST(CardsAge3, q3_yggdrasil_pays_eleven_or_ten_by_option) {  // R43
  expect_strongest_quest(Card::q3_yggdrasil, yggdrasil, gimle, 11);
  expect_fulfilled(Scenario{red, blue, yellow}
                       .option("yggdrasil3_glory", "10")
                       .quests(red, {Card::q3_yggdrasil})
                       .warriors(red, yggdrasil, 1)
                       .phase_from(Step::quest_phase),
                   Card::q3_yggdrasil, 10);
}

// Battle cards

TEST(CardsAge3, tyrs_rage_3_adds_six) { expect_plain_bonus(Card::tyrs_rage_3, 6); }

TEST(CardsAge3, tyrs_crush_3_adds_four) { expect_plain_bonus(Card::tyrs_crush_3, 4); }

TEST(CardsAge3, tyrs_smite_3_adds_five) { expect_plain_bonus(Card::tyrs_smite_3, 5); }

TEST(CardsAge3, heimdalls_gaze_adds_three_as_the_normal_card) {  // B69
  expect_plain_bonus(Card::heimdalls_gaze, 3);
}

TEST(CardsAge3, heimdalls_gaze_can_be_added_after_the_reveal) {  // B69 R8
  auto t = raid(Card::tyrs_crush_3, 7).hand(red, {Card::heimdalls_gaze}).to_move(red);
  t.play("red pillage gimle", "red card tyrs_crush_3", "red late heimdalls_gaze");
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);  // 1 + 4 + 3 against 7
  EXPECT_EQ(t.hand_size(red), 0);
}

TEST(CardsAge3, thors_primacy_voids_the_texts_of_opponents_but_not_their_bonuses) {  // R1 R2
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 1)
               .hand(red, {Card::thors_primacy})
               .warriors(blue, gimle, 3)
               .hand(blue, {Card::odins_judgement})
               .to_move(red);
  t.play("red pillage gimle", "red card thors_primacy", "blue card odins_judgement");
  EXPECT_EQ(t.happened(Happening::battle_won, blue), 1);  // 1 + 3 against 3 + 2
  EXPECT_EQ(t.glory(blue), 3);                            // no Glory for the dead
  EXPECT_TRUE(t.in_hand(red, Card::thors_primacy));
}

TEST(CardsAge3, thors_primacy_adds_three) { expect_plain_bonus(Card::thors_primacy, 3); }

TEST(CardsAge3, thors_ascension_pays_rage_and_glory_for_a_victory) {  // R56
  auto won = raid(Card::thors_ascension, 1).to_move(red);
  const int discarded = won.in_discard_count(Card::thors_ascension);
  won.play("red pillage gimle", "red card thors_ascension");
  EXPECT_EQ(won.rage(red), 9);
  EXPECT_EQ(won.step(red, Stat::rage), 1);
  EXPECT_EQ(won.glory(red), 5 + 3 + 3);
  EXPECT_EQ(won.in_discard_count(Card::thors_ascension), discarded + 1);

  auto tied = raid(Card::thors_ascension, 2).to_move(red);
  tied.play("red pillage gimle", "red card thors_ascension");
  EXPECT_EQ(tied.rage(red), 6);
  EXPECT_EQ(tied.glory(red), 0);
  EXPECT_TRUE(tied.in_hand(red, Card::thors_ascension));
}

TEST(CardsAge3, odins_judgement_pays_two_for_every_figure_destroyed) {  // R12
  auto won = raid(Card::odins_judgement, 2).to_move(red);
  won.play("red pillage gimle", "red card odins_judgement");
  EXPECT_EQ(won.glory(red), 5 + 3 + 2 * 2);  // 1 + 2 against 2

  auto tied = raid(Card::odins_judgement, 3).to_move(red);
  tied.play("red pillage gimle", "red card odins_judgement");
  EXPECT_EQ(tied.glory(red), 2 * 4);  // the own one counts too
  EXPECT_TRUE(tied.in_hand(red, Card::odins_judgement));
}

TEST(CardsAge3, heimdalls_watch_3_turns_bonuses_into_glory_and_all_play_again) {  // R4
  auto t =
      raid(Card::tyrs_rage_3, 1).hand(blue, {Card::heimdalls_watch_3, Card::thors_ascension}).to_move(red);
  t.play("red pillage gimle", "red card tyrs_rage_3", "blue card heimdalls_watch_3");
  EXPECT_EQ(t.glory(blue), 6);
  EXPECT_TRUE(t.asks(blue, Step::ask_battle_card));
  t.play("blue card thors_ascension");
  EXPECT_EQ(t.happened(Happening::battle_won, blue), 1);  // 1 against 1 + 1
  EXPECT_EQ(t.hand_size(red), 0);
  EXPECT_TRUE(t.in_discard(Card::tyrs_rage_3));
}

TEST(CardsAge3, lokis_poison_takes_the_winners_card) {  // R17
  auto t = raid(Card::lokis_poison, 2).hand(blue, {Card::tyrs_rage_3}).to_move(red);
  t.play("red pillage gimle", "red card lokis_poison", "blue card tyrs_rage_3");
  EXPECT_EQ(t.happened(Happening::battle_won, blue), 1);
  EXPECT_TRUE(t.in_hand(red, Card::tyrs_rage_3));
  EXPECT_TRUE(t.in_hand(red, Card::lokis_poison));
  EXPECT_FALSE(t.in_hand(blue, Card::tyrs_rage_3));
  EXPECT_FALSE(t.in_discard(Card::tyrs_rage_3));
}

TEST(CardsAge3, lokis_poison_takes_nothing_from_other_losers_and_is_idle_for_the_winner) {
  auto t = Scenario{red, blue, yellow, brown}
               .warriors(red, gimle, 1)
               .hand(red, {Card::lokis_poison})
               .leader(blue, gimle)
               .hand(blue, {Card::tyrs_rage_3})
               .warriors(yellow, gimle, 1)
               .hand(yellow, {Card::tyrs_crush_3})
               .to_move(red);
  t.play("red pillage gimle", "red card lokis_poison", "blue card tyrs_rage_3", "yellow card tyrs_crush_3");
  EXPECT_TRUE(t.in_hand(red, Card::tyrs_rage_3));
  EXPECT_TRUE(t.in_hand(yellow, Card::tyrs_crush_3));

  auto won = Scenario{red, blue, yellow, brown}
                 .leader(red, gimle)
                 .hand(red, {Card::lokis_poison})
                 .warriors(blue, gimle, 1)
                 .hand(blue, {Card::thors_ascension})
                 .to_move(red);
  won.play("red pillage gimle", "red card lokis_poison", "blue card thors_ascension");
  EXPECT_EQ(won.hand_size(red), 0);
  EXPECT_TRUE(won.in_hand(blue, Card::thors_ascension));
  EXPECT_TRUE(won.in_discard(Card::lokis_poison));
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
