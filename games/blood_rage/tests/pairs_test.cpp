// Cards that meet: where two texts, or a text and a corner of the rules, could get in each other's way.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "games/blood_rage/tests/card_checks.hpp"
#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// Primacy, Watch, Sight

TEST(Pairs, primacy_stops_the_watch_of_a_defender) {  // R1 R2 D6
  auto t = raid(Card::thors_primacy, 2).hand(blue, {Card::heimdalls_watch_3}).to_move(red);
  t.play("red pillage gimle", "red card thors_primacy", "blue card heimdalls_watch_3");
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);  // 1 + 3 against 2, no new cards
  EXPECT_EQ(t.glory(blue), 0);
  EXPECT_TRUE(t.in_hand(blue, Card::heimdalls_watch_3));
}

TEST(Pairs, primacy_stops_the_watch_of_the_pillager_too) {  // R1 R2 D6
  auto t = raid(Card::heimdalls_watch_3, 1).hand(blue, {Card::thors_primacy}).to_move(red);
  t.play("red pillage gimle", "red card heimdalls_watch_3", "blue card thors_primacy");
  EXPECT_EQ(t.happened(Happening::battle_won, blue), 1);
  EXPECT_EQ(t.glory(red), 0);
  EXPECT_TRUE(t.in_hand(red, Card::heimdalls_watch_3));
}

TEST(Pairs, of_two_primacies_the_one_nearer_to_the_pillager_voids_the_other) {  // R3
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 1)
               .hand(red, {Card::odins_judgement})
               .warriors(blue, gimle, 1)
               .hand(blue, {Card::thors_primacy})
               .warriors(yellow, gimle, 2)
               .hand(yellow, {Card::thors_primacy})
               .to_move(red);
  t.play("red pillage gimle", "red card odins_judgement", "blue card thors_primacy",
         "yellow card thors_primacy");
  EXPECT_EQ(t.happened(Happening::text_voided, blue), 0);
  EXPECT_EQ(t.happened(Happening::text_voided, yellow), 1);
  EXPECT_EQ(t.happened(Happening::text_voided, red), 1);
  EXPECT_EQ(t.happened(Happening::battle_won, yellow), 1);  // the bonus stays: 2 + 3
  EXPECT_EQ(t.glory(red), 0);
}

TEST(Pairs, the_pillagers_primacy_comes_before_another) {  // R3
  auto t = raid(Card::thors_primacy, 1).hand(blue, {Card::thors_primacy}).to_move(red);
  t.play("red pillage gimle", "red card thors_primacy", "blue card thors_primacy");
  EXPECT_EQ(t.happened(Happening::text_voided, red), 0);
  EXPECT_EQ(t.happened(Happening::text_voided, blue), 1);
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);
}

TEST(Pairs, primacy_touches_no_upgrade_such_as_tyrs_domain) {  // R9
  for (const auto& [upgrade, bonus] : {std::pair{Card::tyrs_domain, 3}, std::pair{Card::tyrs_wrath, 5}}) {
    auto t = Scenario{red, blue, yellow}
                 .warriors(red, yggdrasil, 1 + bonus)
                 .hand(red, {Card::thors_primacy})
                 .warriors(blue, yggdrasil, 4)
                 .upgrade(blue, upgrade)
                 .hand(blue, {Card::q3_alfheim})
                 .to_move(red);
    t.play("red pillage yggdrasil", "red card thors_primacy", "blue card q3_alfheim");
    EXPECT_TRUE(t.asks(blue, Step::ask_raise_quest));
    t.play("blue accept");
    EXPECT_EQ(t.happened(Happening::battle_tied), 1) << bonus;  // 1 + bonus + 3 against 4 + bonus
  }
}

TEST(Pairs, primacy_does_not_touch_late_cards) {  // R9
  auto t =
      raid(Card::thors_primacy, 1).hand(blue, {Card::thors_ascension, Card::heimdalls_gaze}).to_move(red);
  t.play("red pillage gimle", "red card thors_primacy", "blue card thors_ascension",
         "blue late heimdalls_gaze");
  EXPECT_EQ(t.happened(Happening::battle_won, blue), 1);  // 1 + 3 against 1 + 1 + 3
  EXPECT_EQ(t.rage(blue), 6);                             // Ascension is void
  EXPECT_EQ(t.glory(blue), 3);
}

TEST(Pairs, primacy_leaves_the_bonus_of_a_normal_gaze) {  // R2 R9
  auto t = raid(Card::thors_primacy, 1).hand(blue, {Card::heimdalls_gaze}).to_move(red);
  t.play("red pillage gimle", "red card thors_primacy", "blue card heimdalls_gaze");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);
}

TEST(Pairs, a_cancelled_sight_counts_nothing) {  // R2
  auto t = raid(Card::thors_primacy, 4).hand(blue, {Card::heimdalls_sight}).to_move(red);
  t.play("red pillage gimle", "red card thors_primacy", "blue card heimdalls_sight");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);  // 1 + 3 against 4
}

TEST(Pairs, primacy_stops_smite_tide_and_the_thieves) {  // R1 R2
  auto smitten = raid(Card::thors_primacy, 1).hand(blue, {Card::odins_smite}).to_move(red);
  smitten.play("red pillage gimle", "red card thors_primacy", "blue card odins_smite");
  EXPECT_EQ(smitten.valhalla(red), 0);

  auto flooded = raid(Card::thors_primacy, 3).hand(blue, {Card::odins_tide}).to_move(red);
  flooded.play("red pillage gimle", "red card thors_primacy", "blue card odins_tide");
  EXPECT_EQ(flooded.happened(Happening::battle_tied), 1);  // 1 + 3 against 3 + 1: all three still stood

  for (const Card thief : {Card::lokis_trickery, Card::lokis_backstab, Card::lokis_poison}) {
    auto t = raid(Card::thors_primacy, 1).hand(blue, {thief}).to_move(red);
    t.play("red pillage gimle", "red card thors_primacy", "blue card " + key_of(thief));
    EXPECT_EQ(t.rage(red), 6);
    EXPECT_EQ(t.glory(red), 8);
    EXPECT_FALSE(t.in_hand(blue, Card::thors_primacy));
    EXPECT_TRUE(t.in_hand(blue, thief));
  }
}

TEST(Pairs, sight_copies_a_late_card_but_only_one_card) {  // R10
  auto late =
      raid(Card::heimdalls_sight, 1).hand(blue, {Card::lokis_backstab, Card::heimdalls_eye}).to_move(red);
  late.play("red pillage gimle", "red card heimdalls_sight", "blue card lokis_backstab",
            "blue late heimdalls_eye");
  EXPECT_EQ(late.happened(Happening::battle_tied), 1);  // 1 + 2 against 1 + 0 + 2

  auto single = raid(Card::heimdalls_sight, 1)
                    .warriors(red, gimle, 2)
                    .hand(blue, {Card::heimdalls_eye, Card::heimdalls_eye})
                    .to_move(red);
  single.play("red pillage gimle", "red card heimdalls_sight", "blue card heimdalls_eye",
              "blue late heimdalls_eye");
  EXPECT_EQ(single.happened(Happening::battle_tied), 1);  // 3 + 2 against 1 + 2 + 2
}

TEST(Pairs, sight_copies_a_quest_that_tyrs_domain_raised) {  // R10
  auto t = raid(Card::heimdalls_sight, 1)
               .upgrade(blue, Card::tyrs_domain)
               .hand(blue, {Card::q1_alfheim})
               .to_move(red);
  t.play("red pillage gimle", "red card heimdalls_sight", "blue card q1_alfheim", "blue accept");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);  // 1 + 3 against 1 + 3
}

TEST(Pairs, the_watch_pays_a_sight_what_it_is_worth_now) {  // R4
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 1)
               .hand(red, {Card::heimdalls_sight})
               .warriors(blue, gimle, 1)
               .hand(blue, {Card::heimdalls_watch})
               .warriors(yellow, gimle, 1)
               .hand(yellow, {Card::tyrs_rage})
               .to_move(red);
  t.play("red pillage gimle", "red card heimdalls_sight", "blue card heimdalls_watch",
         "yellow card tyrs_rage");
  EXPECT_EQ(t.glory(blue), 6 + 6);
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);  // nobody has a card left
}

TEST(Pairs, the_watch_pays_nothing_for_a_quest_even_with_tyrs_domain) {  // R4
  auto t = raid(Card::q2_alfheim, 2)
               .upgrade(red, Card::tyrs_domain)
               .hand(blue, {Card::heimdalls_watch})
               .to_move(red);
  t.play("red pillage gimle", "red card q2_alfheim", "blue card heimdalls_watch");
  EXPECT_EQ(t.happened(Happening::quest_raised), 0);
  EXPECT_EQ(t.glory(blue), 0 + 3);  // only the battle
}

TEST(Pairs, of_two_watches_the_later_one_is_just_discarded) {  // R4
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 1)
               .hand(red, {Card::heimdalls_watch_3})
               .warriors(blue, gimle, 1)
               .hand(blue, {Card::heimdalls_watch})
               .warriors(yellow, gimle, 1)
               .hand(yellow, {Card::tyrs_rage_3})
               .to_move(red);
  t.play("red pillage gimle", "red card heimdalls_watch_3", "blue card heimdalls_watch",
         "yellow card tyrs_rage_3");
  EXPECT_EQ(t.glory(red), 6);
  EXPECT_EQ(t.glory(blue), 0);
  EXPECT_TRUE(t.in_discard(Card::heimdalls_watch));
}

TEST(Pairs, after_the_watch_only_the_new_cards_count) {  // R4
  auto t = raid(Card::heimdalls_watch_3, 1)
               .hand(red, {Card::odins_judgement})
               .hand(blue, {Card::tyrs_crush_3, Card::lokis_poison})
               .to_move(red);
  t.play("red pillage gimle", "red card heimdalls_watch_3", "blue card tyrs_crush_3",
         "red card odins_judgement", "blue card lokis_poison");
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);
  EXPECT_EQ(t.glory(red), 4 + 5 + 3 + 2);               // Watch, reward, battle, Judgement
  EXPECT_TRUE(t.in_hand(blue, Card::odins_judgement));  // Poison takes the new card only
  EXPECT_FALSE(t.in_hand(blue, Card::heimdalls_watch_3));
}

// Tide and Smite

TEST(Pairs, protection_saves_a_figure_from_the_tide) {  // R13 R26 R66
  auto t = raid(Card::odins_tide, 3).upgrade(blue, Card::friggas_protection).rage(blue, 1).to_move(red);
  t.play("red pillage gimle", "red card odins_tide", "blue protect warrior");
  EXPECT_EQ(t.rage(blue), 0);
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);  // 1 + 1 against the two that are left
}

TEST(Pairs, protection_saves_a_warrior_from_smite) {  // R26
  auto t = raid(Card::odins_smite, 2).upgrade(blue, Card::friggas_protection).rage(blue, 1).to_move(red);
  t.play("red pillage gimle", "red card odins_smite", "blue protect warrior");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);
}

TEST(Pairs, the_witch_leaves_the_tide_and_the_battle_without_dying) {  // R13 R27
  auto t = Scenario{red, blue, yellow}
               .token(gimle, Reward::horns)
               .monster(red, Figure::valkyrie, gimle)
               .hand(red, {Card::odins_tide})
               .monster(blue, Figure::volur_witch, gimle)
               .warriors(blue, gimle, 1)
               .to_move(red);
  t.play("red pillage gimle", "red card odins_tide", "blue spare warrior");
  EXPECT_TRUE(t.asks(blue, Step::ask_react));
  t.play("blue retreat");
  EXPECT_EQ(t.figures(blue, Figure::volur_witch, yggdrasil), 1);
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);  // 2 + 1 against 1
  EXPECT_EQ(t.glory(red), 3 + 2);                        // the Valkyrie counts the Warrior only
}

TEST(Pairs, smite_gives_the_witch_no_reason_to_leave) {  // R14
  auto t = raid(Card::odins_smite, 1).monster(blue, Figure::volur_witch, gimle).to_move(red);
  t.play("red pillage gimle", "red card odins_smite");
  EXPECT_EQ(t.happened(Happening::battle_won, blue), 1);  // 1 + 1 against 3
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Pairs, a_ship_may_be_the_figure_kept_from_the_tide) {  // R13
  auto t = raid(Card::odins_tide, 5).to_move(red);
  t.play("red pillage gimle", "red card odins_tide", "blue spare ship");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);  // 1 + 1 against 2
  EXPECT_EQ(t.valhalla(blue), 2);
}

TEST(Pairs, a_ship_lost_to_the_tide_pays_dragons) {  // R13
  auto t = raid(Card::odins_tide, 5).upgrade(blue, Card::lokis_dragons).to_move(red);
  t.play("red pillage gimle", "red card odins_tide", "blue spare leader");
  EXPECT_EQ(t.glory(blue), 4 + 3);
}

TEST(Pairs, the_choices_of_the_tide_are_made_from_the_pillager_on) {  // R13
  auto t = raid(Card::odins_tide, 6).leader(red, gimle).to_move(red);
  t.play("red pillage gimle", "red card odins_tide");
  EXPECT_TRUE(t.asks(red, Step::ask_tide));
  EXPECT_FALSE(t.asks(blue, Step::ask_tide));
  t.play("red spare leader");
  EXPECT_TRUE(t.asks(blue, Step::ask_tide));
  t.play("blue spare leader");
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);
}

TEST(Pairs, the_choices_of_the_tide_can_be_made_at_once) {  // R13
  auto t = raid(Card::odins_tide, 6).leader(red, gimle).option("tide_choice", "simultaneous").to_move(red);
  t.play("red pillage gimle", "red card odins_tide");
  EXPECT_TRUE(t.asks(red, Step::ask_tide));
  EXPECT_TRUE(t.asks(blue, Step::ask_tide));
  t.play("blue spare ship");
  EXPECT_EQ(t.valhalla(blue), 0);  // nothing happens before all have chosen
  t.play("red spare warrior");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);  // 1 + 1 against 2
}

TEST(Pairs, who_lost_the_last_figure_to_smite_can_still_win_and_even_pillage) {  // R6 D5
  auto t = raid(Card::tyrs_rage, 1).hand(blue, {Card::odins_smite}).to_move(red);
  t.play("red pillage gimle", "red card tyrs_rage", "blue card odins_smite");
  EXPECT_EQ(t.valhalla(red), 1);
  EXPECT_TRUE(t.pillaged(gimle));
  EXPECT_EQ(t.glory(red), 5 + 3);
}

TEST(Pairs, victims_of_the_tide_count_for_thors_glory) {  // R12
  auto t =
      raid(Card::odins_tide, 3).upgrade(red, Card::thors_glory).hand(blue, {Card::tyrs_rage}).to_move(red);
  t.play("red pillage gimle", "red card odins_tide", "blue card tyrs_rage");
  EXPECT_EQ(t.happened(Happening::battle_won, blue), 1);
  EXPECT_EQ(t.glory(red), 2);  // two of Blue's Warriors went with the Tide
}

// Poison, Prowess, thieves

TEST(Pairs, poison_beats_prowess) {  // R17
  auto t = raid(Card::tyrs_rage_3, 1)
               .upgrade(red, Card::tyrs_prowess)
               .hand(blue, {Card::lokis_poison})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_rage_3", "blue card lokis_poison");
  EXPECT_TRUE(t.turn_of(blue));
  EXPECT_EQ(t.rage(red), 6);
  EXPECT_TRUE(t.in_hand(blue, Card::tyrs_rage_3));
}

TEST(Pairs, poison_takes_late_cards_too) {  // R17
  auto t = raid(Card::tyrs_rage_3, 1)
               .hand(red, {Card::heimdalls_gaze})
               .hand(blue, {Card::lokis_poison})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_rage_3", "blue card lokis_poison", "red late heimdalls_gaze");
  EXPECT_EQ(t.hand_size(red), 0);
  EXPECT_EQ(t.hand_size(blue), 3);
  EXPECT_TRUE(t.in_hand(blue, Card::heimdalls_gaze));
}

TEST(Pairs, texts_of_cards_taken_by_poison_still_act) {  // R17
  auto t = raid(Card::thors_ascension, 1).hand(blue, {Card::lokis_poison}).to_move(red);
  t.play("red pillage gimle", "red card thors_ascension", "blue card lokis_poison");
  EXPECT_EQ(t.rage(red), 9);
  EXPECT_EQ(t.glory(red), 5 + 3 + 3);
  EXPECT_TRUE(t.in_hand(blue, Card::thors_ascension));

  auto grace = raid(Card::friggas_grace, 2).hand(blue, {Card::lokis_poison}).to_move(red);
  grace.play("red pillage gimle", "red card friggas_grace", "blue card lokis_poison");
  EXPECT_TRUE(grace.asks(red, Step::ask_stat));
  EXPECT_TRUE(grace.in_hand(blue, Card::friggas_grace));
}

TEST(Pairs, a_poisoned_card_can_be_played_by_its_new_owner) {  // R17
  auto t = raid(Card::tyrs_rage_3, 1)
               .hand(blue, {Card::lokis_poison})
               .warriors(blue, elvagar, 1)
               .warriors(yellow, elvagar, 1)
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_rage_3", "blue card lokis_poison", "blue pillage elvagar",
         "blue card tyrs_rage_3", "blue decline");
  EXPECT_EQ(t.happened(Happening::battle_won, blue), 1);
  EXPECT_TRUE(t.in_discard(Card::tyrs_rage_3));
}

TEST(Pairs, trickery_robs_the_winner_before_prowess) {  // R16
  auto poor = raid(Card::tyrs_rage, 1)
                  .upgrade(red, Card::tyrs_prowess)
                  .rage(red, 1)
                  .hand(blue, {Card::lokis_trickery})
                  .to_move(red);
  poor.play("red pillage gimle", "red card tyrs_rage", "blue card lokis_trickery");
  EXPECT_EQ(poor.rage(red), 0);
  EXPECT_EQ(poor.rage(blue), 7);
  EXPECT_TRUE(poor.turn_of(blue));
  EXPECT_TRUE(poor.in_discard(Card::tyrs_rage));

  auto richer = raid(Card::tyrs_rage, 1)
                    .upgrade(red, Card::tyrs_prowess)
                    .rage(red, 2)
                    .hand(blue, {Card::lokis_trickery})
                    .to_move(red);
  richer.play("red pillage gimle", "red card tyrs_rage", "blue card lokis_trickery");
  EXPECT_TRUE(richer.asks(red, Step::ask_prowess));
  EXPECT_EQ(richer.rage(red), 1);
}

TEST(Pairs, trickery_takes_of_what_ascension_has_just_given) {  // R19
  auto t = Scenario{red, blue, yellow, brown}
               .leader(blue, gimle)
               .hand(blue, {Card::thors_ascension})
               .rage(blue, 0)
               .warriors(red, gimle, 1)
               .hand(red, {Card::lokis_trickery})
               .to_move(red);
  t.play("red pillage gimle", "blue card thors_ascension", "red card lokis_trickery");
  EXPECT_EQ(t.rage(blue), 2);
  EXPECT_EQ(t.rage(red), 7);
}

TEST(Pairs, prowess_takes_back_several_cards_as_long_as_rage_lasts) {
  auto rich =
      raid(Card::tyrs_rage, 1).hand(red, {Card::heimdalls_eye}).upgrade(red, Card::tyrs_prowess).to_move(red);
  rich.play("red pillage gimle", "red card tyrs_rage", "red late heimdalls_eye", "red take_back tyrs_rage",
            "red take_back heimdalls_eye");
  EXPECT_EQ(rich.rage(red), 4);
  EXPECT_EQ(rich.hand_size(red), 2);
  EXPECT_TRUE(rich.turn_of(blue));

  auto poor = raid(Card::tyrs_rage, 1)
                  .hand(red, {Card::heimdalls_eye})
                  .upgrade(red, Card::tyrs_prowess)
                  .rage(red, 1)
                  .to_move(red);
  poor.play("red pillage gimle", "red card tyrs_rage", "red late heimdalls_eye",
            "red take_back heimdalls_eye");
  EXPECT_EQ(poor.rage(red), 0);
  EXPECT_TRUE(poor.in_hand(red, Card::heimdalls_eye));
  EXPECT_TRUE(poor.in_discard(Card::tyrs_rage));
}

TEST(Pairs, backstabs_take_no_more_glory_than_there_is) {  // R18
  auto t = Scenario{red, blue, yellow, brown}
               .token(gimle, Reward::horns)
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .hand(blue, {Card::lokis_backstab})
               .warriors(yellow, gimle, 1)
               .hand(yellow, {Card::lokis_backstab})
               .to_move(red);
  t.play("red pillage gimle", "blue card lokis_backstab", "yellow card lokis_backstab");
  EXPECT_EQ(t.glory(blue), 2);  // of the 3 for the battle
  EXPECT_EQ(t.glory(yellow), 1);
  EXPECT_EQ(t.glory(red), 0);
}

TEST(Pairs, in_a_tie_nobody_is_robbed) {  // R5
  for (const Card thief : {Card::lokis_trickery, Card::lokis_backstab, Card::lokis_poison}) {
    auto t = raid(thief, 1).hand(blue, {Card::lokis_wrath}).glory(blue, 9).to_move(red);
    t.play("red pillage gimle", "red card " + key_of(thief), "blue card lokis_wrath");
    EXPECT_EQ(t.happened(Happening::battle_tied), 1);
    EXPECT_EQ(t.rage(red), 6);
    EXPECT_EQ(t.rage(blue), 6);
    EXPECT_EQ(t.glory(red), 0);
    EXPECT_EQ(t.glory(blue), 9);
    EXPECT_TRUE(t.in_hand(red, thief));
    EXPECT_TRUE(t.in_hand(blue, Card::lokis_wrath));
  }
}

TEST(Pairs, in_a_tie_lokis_blessing_works) {  // R5 R30
  auto t = Scenario{red, blue, yellow, brown}
               .upgrade(blue, Card::lokis_blessing)
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 1)
               .to_move(red);
  t.play("red pillage gimle", "blue accept");
  EXPECT_EQ(t.warriors(blue, gimle), 1);
  EXPECT_EQ(t.valhalla(blue), 1);
}

// Frost Giant, Grace, Lords

TEST(Pairs, the_frost_giant_doubles_every_kind_of_token) {  // R23
  for (const auto& [reward, which] :
       {std::pair{Reward::rage, Stat::rage}, std::pair{Reward::axes, Stat::axes},
        std::pair{Reward::horns, Stat::horns}}) {
    auto t = Scenario{red, blue, yellow}
                 .monster(red, Figure::frost_giant, gimle)
                 .token(gimle, reward)
                 .to_move(red);
    t.play("red pillage gimle");
    for (const Stat stat : {Stat::rage, Stat::axes, Stat::horns})
      EXPECT_EQ(t.step(red, stat), stat == which ? 3 : 1);
    EXPECT_EQ(t.rage(red), 6);
  }
  auto glory = Scenario{red, blue, yellow}
                   .monster(red, Figure::frost_giant, gimle)
                   .token(gimle, Reward::glory)
                   .to_move(red);
  glory.play("red pillage gimle");
  EXPECT_EQ(glory.glory(red), 10);
  auto tree = Scenario{red, blue, yellow}.monster(red, Figure::frost_giant, yggdrasil).to_move(red);
  tree.play("red pillage yggdrasil");
  for (const Stat stat : {Stat::rage, Stat::axes, Stat::horns}) EXPECT_EQ(tree.step(red, stat), 3);
}

TEST(Pairs, axes_doubled_by_the_frost_giant_count_in_its_battle) {  // D15 R19
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::frost_giant, gimle)
               .token(gimle, Reward::axes)
               .warriors(blue, gimle, 1)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.stat(red, Stat::axes), 5);
  EXPECT_EQ(t.glory(red), 5);
}

TEST(Pairs, the_frost_giant_cannot_raise_a_stat_beyond_its_last_step) {  // R64
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::frost_giant, gimle)
               .token(gimle, Reward::axes)
               .stat(red, Stat::axes, 5)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.step(red, Stat::axes), 6);
  EXPECT_EQ(t.step(red, Stat::rage), 1);
}

TEST(Pairs, a_frost_giant_killed_in_the_battle_doubles_nothing) {  // R23
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::frost_giant, gimle)
               .token(gimle, Reward::glory)
               .leader(red, gimle)
               .hand(red, {Card::odins_tide})
               .warriors(blue, gimle, 1)
               .to_move(red);
  t.play("red pillage gimle", "red card odins_tide", "red spare leader");
  EXPECT_EQ(t.glory(red), 5 + 3);
}

TEST(Pairs, grace_offers_the_stats_that_the_token_did_not_raise) {  // R22
  for (const Reward reward : {Reward::rage, Reward::axes, Reward::horns, Reward::glory}) {
    auto t = Scenario{red, blue, yellow}
                 .token(gimle, reward)
                 .warriors(red, gimle, 1)
                 .hand(red, {Card::friggas_grace})
                 .warriors(blue, gimle, 1)
                 .to_move(red);
    t.play("red pillage gimle", "red card friggas_grace");
    for (const std::string_view stat : kNamesOf<Stat>)
      EXPECT_EQ(t.allows("red raise " + std::string(stat)), name_of(reward) != stat) << stat;
  }
}

TEST(Pairs, grace_offers_every_stat_after_the_token_of_yggdrasil) {  // R22
  auto t = Scenario{red, blue, yellow}
               .warriors(red, yggdrasil, 1)
               .hand(red, {Card::friggas_grace})
               .warriors(blue, yggdrasil, 1)
               .to_move(red);
  t.play("red pillage yggdrasil", "red card friggas_grace", "red raise axes");
  EXPECT_EQ(t.step(red, Stat::axes), 3);
  EXPECT_EQ(t.step(red, Stat::rage), 2);
  EXPECT_EQ(t.glory(red), 5);
}

TEST(Pairs, grace_with_full_stats) {  // R64
  const auto battle = [](int horns) {
    auto t = Scenario{red, blue, yellow}
                 .token(gimle, Reward::axes)
                 .stat(red, Stat::rage, 6)
                 .stat(red, Stat::horns, horns)
                 .warriors(red, gimle, 1)
                 .hand(red, {Card::friggas_grace})
                 .warriors(blue, gimle, 1)
                 .to_move(red);
    t.play("red pillage gimle", "red card friggas_grace");
    EXPECT_TRUE(t.turn_of(blue));
    EXPECT_EQ(t.step(red, Stat::axes), 2);  // the token's own step, no second one
    return t.step(red, Stat::horns);
  };
  EXPECT_EQ(battle(3), 4);  // the only one left
  EXPECT_EQ(battle(6), 6);
}

TEST(Pairs, grace_does_not_repeat_what_the_frost_giant_doubled) {  // R19 R22
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::frost_giant, gimle)
               .token(gimle, Reward::axes)
               .hand(red, {Card::friggas_grace})
               .warriors(blue, gimle, 1)
               .to_move(red);
  t.play("red pillage gimle", "red card friggas_grace");
  t.refuses("red raise axes");
  t.play("red raise rage");
  EXPECT_EQ(t.step(red, Stat::axes), 3);
  EXPECT_EQ(t.step(red, Stat::rage), 2);
}

TEST(Pairs, lords_do_nothing_when_the_leader_fell_before) {  // R23
  for (const Card lord : {Card::lord_of_hammers, Card::lord_of_axes, Card::lord_of_spears}) {
    auto t = Scenario{red, blue, yellow}
                 .upgrade(red, lord)
                 .token(gimle, Reward::glory)
                 .leader(red, gimle)
                 .warriors(red, gimle, 1)
                 .hand(red, {Card::odins_tide})
                 .warriors(blue, gimle, 1)
                 .to_move(red);
    t.play("red pillage gimle", "red card odins_tide", "red spare warrior");
    EXPECT_TRUE(t.pillaged(gimle));
    EXPECT_TRUE(t.turn_of(blue));
    EXPECT_EQ(t.happened(Happening::stat_raised), 0);
  }
}

TEST(Pairs, lord_of_hammers_steps_into_yggdrasil_and_out_of_it) {  // B48
  auto inward =
      Scenario{red, blue, yellow}.upgrade(red, Card::lord_of_hammers).leader(red, gimle).to_move(red);
  inward.play("red pillage gimle", "red step yggdrasil");
  EXPECT_EQ(inward.figures(red, Figure::leader, yggdrasil), 1);

  auto outward = Scenario{red, blue, yellow}
                     .upgrade(red, Card::lord_of_hammers)
                     .leader(red, yggdrasil)
                     .lost(andlang)
                     .in_play({gimle, horgr})
                     .to_move(red);
  outward.play("red pillage yggdrasil");
  outward.refuses("red step andlang");
  outward.play("red step horgr");
  EXPECT_EQ(outward.figures(red, Figure::leader, horgr), 1);
}

// Invading: Troll, Fire Giant, Succor, Thor's Domain, Blessing

TEST(Pairs, protection_saves_warriors_from_the_troll) {  // R26 R65
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::troll)
               .upgrade(blue, Card::friggas_protection)
               .warriors(blue, gimle, 2)
               .to_move(red);
  t.play("red invade troll gimle", "blue protect warrior", "blue done");
  EXPECT_EQ(t.warriors(blue, gimle), 1);
  EXPECT_EQ(t.valhalla(blue), 1);
  EXPECT_EQ(t.rage(blue), 5);
}

TEST(Pairs, protection_saves_what_it_will_from_the_fire_giant) {  // R26 R41
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::fire_giant)
               .upgrade(blue, Card::friggas_protection)
               .leader(blue, gimle)
               .warriors(blue, gimle, 1)
               .ship(blue, fjord_nw)
               .to_move(red);
  t.play("red invade fire_giant gimle", "blue protect leader", "blue protect ship", "blue done");
  EXPECT_EQ(t.figures(blue, Figure::leader, gimle), 1);
  EXPECT_EQ(t.figures(blue, Figure::ship, fjord_nw), 1);
  EXPECT_EQ(t.valhalla(blue), 1);
  EXPECT_EQ(t.rage(blue), 4);
}

TEST(Pairs, the_fire_giant_burns_a_ship_but_no_sea_serpent) {  // R41
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::fire_giant)
               .upgrade(blue, Card::lokis_dragons)
               .monster(blue, Figure::sea_serpent, fjord_nw)
               .ship(blue, fjord_nw)
               .in_play({gimle})
               .to_move(red);
  t.play("red invade fire_giant gimle");
  EXPECT_EQ(t.figures(blue, Figure::sea_serpent, fjord_nw), 1);
  EXPECT_EQ(t.valhalla(blue), 1);
  EXPECT_EQ(t.glory(blue), 4);  // Dragons, once
}

TEST(Pairs, the_fire_giant_gives_the_witch_no_reason_to_leave) {  // R41
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::fire_giant)
               .monster(blue, Figure::volur_witch, gimle)
               .warriors(blue, gimle, 1)
               .to_move(red);
  t.play("red invade fire_giant gimle");
  EXPECT_EQ(t.figures(blue, Figure::volur_witch, gimle), 1);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Pairs, the_troll_makes_room_for_succor) {  // R65
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::troll)
               .upgrade(red, Card::friggas_succor)
               .warriors(blue, gimle, 4)
               .to_move(red);
  t.play("red invade troll gimle", "red accept");
  EXPECT_EQ(t.warriors(red, gimle), 1);
}

TEST(Pairs, thors_domain_follows_succor) {  // R28 R29 R65
  auto t = Scenario{red, blue, yellow, brown}
               .upgrades(red, {Card::friggas_succor, Card::thors_domain})
               .token(gimle, Reward::horns)
               .warriors(blue, gimle, 1)
               .to_move(red);
  t.play("red invade warrior gimle");
  EXPECT_TRUE(t.asks(red, Step::ask_succor));
  t.play("red accept");
  EXPECT_TRUE(t.asks(red, Step::ask_thors_domain));
  t.play("red pillage gimle");
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);  // 2 against 1
  EXPECT_EQ(t.rage(red), 3);
  EXPECT_TRUE(t.turn_of(blue));  // the extra Warrior made no second offer
}

TEST(Pairs, thors_domain_after_the_fire_giant_finds_nobody_left) {  // R29 R65
  auto t = Scenario{red, blue, yellow, brown}
               .upgrades(red, {Card::fire_giant, Card::thors_domain})
               .token(gimle, Reward::glory)
               .warriors(blue, gimle, 2)
               .to_move(red);
  t.play("red invade fire_giant gimle", "red pillage gimle");
  EXPECT_EQ(t.rage(red), 0);
  EXPECT_EQ(t.glory(red), 5);  // no battle
}

TEST(Pairs, thors_domain_lets_the_dark_elf_pillage_yggdrasil_at_once) {  // R28 R29
  auto t = Scenario{red, blue, yellow, brown}
               .upgrades(red, {Card::dark_elf, Card::friggas_succor, Card::thors_domain})
               .to_move(red);
  t.play("red invade dark_elf yggdrasil");
  EXPECT_TRUE(t.asks(red, Step::ask_thors_domain));  // but no Succor in Yggdrasil
  t.play("red pillage yggdrasil");
  EXPECT_EQ(t.step(red, Stat::axes), 2);
}

TEST(Pairs, thors_domain_is_not_joined_to_tyrs_challenge) {  // R29
  auto t = Scenario{red, blue, yellow, brown}
               .upgrades(red, {Card::tyrs_challenge, Card::thors_domain})
               .pillaged(gimle)
               .to_move(red);
  t.play("red invade leader gimle");
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Pairs, blessing_sets_off_succor_and_thors_domain_in_anothers_turn) {  // R30
  auto t = Scenario{red, blue, yellow, brown}
               .upgrades(blue, {Card::lokis_blessing, Card::friggas_succor, Card::thors_domain})
               .token(gimle, Reward::rage)
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 1)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_TRUE(t.asks(blue, Step::ask_blessing));  // a tie: the token is still open
  t.play("blue accept");
  EXPECT_TRUE(t.asks(blue, Step::ask_succor));
  t.play("blue accept");
  EXPECT_TRUE(t.asks(blue, Step::ask_thors_domain));
  t.play("blue pillage gimle");
  EXPECT_EQ(t.warriors(blue, gimle), 2);
  EXPECT_EQ(t.rage(blue), 4);
  EXPECT_EQ(t.step(blue, Stat::rage), 2);
  EXPECT_TRUE(t.pillaged(gimle));
  EXPECT_TRUE(t.turn_of(blue));  // it was Red's turn
}

TEST(Pairs, a_passer_is_blessed_but_may_not_use_thors_domain) {  // R30 R36
  auto t = Scenario{red, blue, yellow, brown}
               .upgrades(blue, {Card::lokis_blessing, Card::friggas_succor, Card::thors_domain})
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 1)
               .passed(blue)
               .rage(blue, 3)
               .to_move(red);
  t.play("red pillage gimle", "blue accept", "blue accept");
  EXPECT_EQ(t.warriors(blue, gimle), 2);
  EXPECT_EQ(t.rage(blue), 3);
  EXPECT_TRUE(t.turn_of(yellow));
}

TEST(Pairs, a_loser_whom_protection_saved_may_lack_horns_for_the_blessing) {  // R26 R30 R31
  const auto battle = [](std::string_view answer) {
    auto t = raid(Card::tyrs_rage, 1)
                 .upgrades(blue, {Card::lokis_blessing, Card::friggas_protection})
                 .warriors(blue, elvagar, 3)
                 .to_move(red);
    t.play("red pillage gimle", "red card tyrs_rage", answer);
    return t.asks(blue, Step::ask_blessing);
  };
  EXPECT_FALSE(battle("blue protect warrior"));
  EXPECT_TRUE(battle("blue done"));
}

TEST(Pairs, a_passer_may_use_prowess_and_protection) {  // R36
  auto prowess = raid(Card::lokis_backstab, 1)
                     .upgrade(blue, Card::tyrs_prowess)
                     .hand(blue, {Card::tyrs_rage})
                     .passed(blue)
                     .rage(blue, 1)
                     .to_move(red);
  prowess.play("red pillage gimle", "red card lokis_backstab", "blue card tyrs_rage",
               "blue take_back tyrs_rage");
  EXPECT_TRUE(prowess.in_hand(blue, Card::tyrs_rage));

  auto protection = raid(Card::tyrs_rage, 1)
                        .upgrade(blue, Card::friggas_protection)
                        .passed(blue)
                        .rage(blue, 1)
                        .to_move(red);
  protection.play("red pillage gimle", "red card tyrs_rage", "blue protect warrior");
  EXPECT_EQ(protection.warriors(blue, gimle), 1);
}

TEST(Pairs, friggas_domain_sets_off_invading_texts_for_its_one_rage) {  // R24 R50
  auto t = Scenario{red, blue, yellow, brown}
               .upgrades(red, {Card::friggas_domain, Card::friggas_succor, Card::thors_domain})
               .valhalla(red, Figure::troll)
               .token(gimle, Reward::glory)
               .warriors(blue, gimle, 2)
               .to_move(red);
  t.play("red recall troll gimle");
  EXPECT_EQ(t.rage(red), 5);
  EXPECT_EQ(t.valhalla(blue), 2);
  t.play("red accept", "red pillage gimle");
  EXPECT_EQ(t.warriors(red, gimle), 1);
  EXPECT_EQ(t.rage(red), 3);
  EXPECT_EQ(t.glory(red), 5);
}

TEST(Pairs, friggas_domain_earns_nothing_from_lokis_release_cards) {  // R50
  auto t = Scenario{red, blue, yellow, brown}
               .upgrades(red, {Card::friggas_domain, Card::lokis_wrath})
               .valhalla(red, Figure::leader)
               .in_play({gimle})
               .to_move(red);
  t.play("red recall leader gimle");
  EXPECT_EQ(t.glory(red), 0);
}

// Ships and Dragons, Ragnarök, release

TEST(Pairs, every_dragons_pay_for_ship_and_sea_serpent_alike) {  // R40
  for (const auto& [dragons, each] : {std::pair{Card::lokis_dragons, 4}, std::pair{Card::fire_dragons, 8},
                                      std::pair{Card::eternal_dragons, 12}}) {
    auto t = Scenario{red, blue, yellow}
                 .upgrade(red, dragons)
                 .monster(red, Figure::sea_serpent, fjord_nw)
                 .ship(red, fjord_nw)
                 .leader(blue, gimle)
                 .warriors(blue, gimle, 3)
                 .to_move(blue);
    t.play("blue pillage gimle");  // 6 against 5
    EXPECT_EQ(t.valhalla(red), 2);
    EXPECT_EQ(t.glory(red), 2 * each);
  }
}

TEST(Pairs, a_ship_upgrade_may_bring_the_waiting_sea_serpent) {  // R40
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::sea_serpent)
               .hand(red, {Card::lokis_dragons})
               .in_play({gimle})
               .to_move(red);
  t.play("red upgrade lokis_dragons");
  EXPECT_TRUE(t.allows("red invade ship fjord_nw"));
  t.play("red invade sea_serpent fjord_nw");
  EXPECT_EQ(t.rage(red), 4);
  EXPECT_EQ(t.figures(red, Figure::ship, Place::reserve), 1);
}

TEST(Pairs, dragons_pay_on_top_of_ragnarok) {  // R47 D9
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::lokis_dragons)
               .doom(1, gimle)
               .in_play({myrkvlor})
               .ship(red, fjord_nw)
               .ship(blue, fjord_nw)
               .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.glory(red), 2 + 4);
  EXPECT_EQ(t.glory(blue), 2);
}

TEST(Pairs, inspiration_doubles_ragnarok_but_not_dragons) {  // R46
  auto second = Scenario{red, blue, yellow}
                    .upgrades(red, {Card::odins_inspiration, Card::fire_dragons})
                    .doom(2, gimle)
                    .ship(red, fjord_nw)
                    .warriors(red, gimle, 1)
                    .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(second.glory(red), 2 * 6 + 8);

  auto third = Scenario{red, blue, yellow}
                   .upgrade(red, Card::odins_inspiration)
                   .age(3)
                   .doom(3, gimle)
                   .warriors(red, gimle, 2)
                   .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(third.glory(red), 2 * 8);
}

TEST(Pairs, dragons_pay_for_a_sacrificed_ship) {  // R25
  auto t = Scenario{red, blue, yellow}
               .upgrades(red, {Card::friggas_sacrifice, Card::eternal_dragons})
               .ship(red, fjord_nw)
               .warriors(red, gimle, 1)
               .to_move(red);
  t.play("red sacrifice ship fjord_nw", "red sacrifice warrior gimle", "red raise rage");
  EXPECT_EQ(t.glory(red), 12);
  EXPECT_EQ(t.step(red, Stat::rage), 2);
  EXPECT_EQ(t.rage(red), 6);
}

TEST(Pairs, neither_witch_nor_protection_answers_a_sacrifice) {  // R25
  auto t = Scenario{red, blue, yellow}
               .upgrades(red, {Card::friggas_sacrifice, Card::friggas_protection})
               .monster(red, Figure::volur_witch, gimle)
               .warriors(red, gimle, 1)
               .to_move(red);
  t.play("red sacrifice volur_witch gimle", "red sacrifice warrior gimle");
  EXPECT_TRUE(t.asks(red, Step::ask_stat));
  EXPECT_EQ(t.valhalla(red), 2);
  EXPECT_EQ(t.rage(red), 6);
}

TEST(Pairs, protection_is_no_help_at_zero_rage) {  // R26
  auto t = raid(Card::tyrs_rage, 1).upgrade(blue, Card::friggas_protection).rage(blue, 0).to_move(red);
  t.play("red pillage gimle", "red card tyrs_rage");
  EXPECT_EQ(t.valhalla(blue), 1);
  EXPECT_TRUE(t.turn_of(yellow));
}

TEST(Pairs, protection_is_no_help_in_ragnarok) {  // R26
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::friggas_protection)
               .doom(2, gimle)
               .in_play({myrkvlor})
               .ship(red, fjord_nw)
               .warriors(red, gimle, 1)
               .rage(red, 3)
               .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.glory(red), 2 * 3);
  EXPECT_EQ(t.figures(red, Figure::ship, fjord_nw), 0);
}

TEST(Pairs, by_option_protection_saves_ships_from_ragnarok_while_a_shore_stands) {  // R26
  auto t = Scenario{red, blue, yellow}
               .option("protection_ragnarok", "on")
               .upgrade(red, Card::friggas_protection)
               .doom(2, gimle)
               .in_play({myrkvlor})
               .ship(red, fjord_nw)
               .warriors(red, gimle, 1)
               .rage(red, 3)
               .phase_from(Step::ragnarok_phase);
  EXPECT_TRUE(t.asks(red, Step::ask_react));
  t.refuses("red protect warrior");
  t.play("red protect ship");
  EXPECT_EQ(t.figures(red, Figure::ship, fjord_nw), 1);
  EXPECT_EQ(t.glory(red), 3);  // the Warrior

  auto last_shore = Scenario{red, blue, yellow}
                        .option("protection_ragnarok", "on")
                        .upgrade(red, Card::friggas_protection)
                        .doom(2, gimle)
                        .lost(myrkvlor)
                        .ship(red, fjord_nw)
                        .rage(red, 3)
                        .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(last_shore.glory(red), 3);
}

TEST(Pairs, the_witch_escapes_ragnarok_without_its_glory) {  // R27
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::thors_conquest)
               .monster(red, Figure::volur_witch, gimle)
               .warriors(red, gimle, 1)
               .doom(3, gimle)
               .phase_from(Step::ragnarok_phase);
  EXPECT_TRUE(t.asks(red, Step::ask_react));
  t.play("red retreat");
  EXPECT_EQ(t.figures(red, Figure::volur_witch, yggdrasil), 1);
  EXPECT_EQ(t.glory(red), 4 + 3);  // the Warrior; and Conquest for the Witch who lives
}

TEST(Pairs, conquest_counts_after_ragnarok_and_with_legends) {  // R49 B92
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::thors_conquest)
               .stat(red, Stat::rage, 4)
               .stat(red, Stat::axes, 6)
               .warriors(red, gimle, 1)
               .warriors(red, elvagar, 2)
               .doom(3, elvagar)
               .phase_from(Step::ragnarok_phase);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.glory(red), 2 * 4 + 3 + 10 + 20);
}

TEST(Pairs, lokis_release_cards_add_up) {  // R34
  auto t = Scenario{red, blue, yellow, brown}
               .upgrades(red, {Card::lokis_domain, Card::lokis_eminence, Card::lokis_wrath})
               .valhalla(red, Figure::warrior, 2)
               .valhalla(red, Figure::dwarf_chieftain)
               .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.glory(red), 3 * (1 + 2 + 3));
}

TEST(Pairs, throne_doubles_each_of_two_equal_quests) {  // R45 R46
  auto t = Scenario{red, blue, yellow, brown}
               .upgrade(red, Card::odins_throne)
               .quests(red, {Card::q3_alfheim, Card::q3_alfheim})
               .warriors(red, gimle, 1)
               .phase_from(Step::quest_phase);
  t.play("red raise axes", "red raise axes");
  EXPECT_EQ(t.glory(red), 18 + 18);
  EXPECT_EQ(t.step(red, Stat::axes), 3);
}

// The dead

TEST(Pairs, the_valkyrie_pays_even_when_she_dies) {  // R15
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::valkyrie, gimle)
               .warriors(blue, gimle, 2)
               .to_move(blue);
  t.play("blue pillage gimle");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);
  EXPECT_EQ(t.figures(red, Figure::valkyrie, Place::valhalla), 1);
  EXPECT_EQ(t.glory(red), 2 * 2);
}

TEST(Pairs, the_valkyrie_pays_in_defeat_for_the_other_losers) {  // R15
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::valkyrie, gimle)
               .leader(blue, gimle)
               .warriors(yellow, gimle, 2)
               .to_move(blue);
  t.play("blue pillage gimle");
  EXPECT_EQ(t.happened(Happening::battle_won, blue), 1);
  EXPECT_EQ(t.glory(red), 2 * 2);
}

TEST(Pairs, thors_glory_pays_in_defeat) {  // R12
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .upgrade(blue, Card::thors_glory)
               .warriors(blue, gimle, 1)
               .warriors(yellow, gimle, 2)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);
  EXPECT_EQ(t.glory(blue), 2);
}

TEST(Pairs, judgement_pays_in_defeat) {  // R12
  auto t = raid(Card::odins_judgement, 4).to_move(red);
  t.play("red pillage gimle", "red card odins_judgement");
  EXPECT_EQ(t.happened(Happening::battle_won, blue), 1);
  EXPECT_EQ(t.glory(red), 2);  // its own Warrior
}

TEST(Pairs, figures_saved_by_protection_or_retreat_count_for_nobody) {  // R26 R27
  auto t = raid(Card::odins_judgement, 2)
               .leader(red, gimle)
               .upgrade(red, Card::thors_glory)
               .upgrade(blue, Card::friggas_protection)
               .monster(blue, Figure::volur_witch, gimle)
               .rage(blue, 1)
               .to_move(red);
  t.play("red pillage gimle", "red card odins_judgement", "blue retreat", "blue protect warrior");
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);  // 4 + 2 against 5
  EXPECT_EQ(t.valhalla(blue), 1);
  EXPECT_EQ(t.glory(red), 5 + 3 + 2);
}

// Upgrades that are replaced, prices, options

TEST(Pairs, charm_makes_nothing_cheaper_than_free) {
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::friggas_charm)
               .hand(red, {Card::dwarf_chieftain, Card::tyrs_domain})
               .rage(red, 1)
               .rage(blue, 0)
               .rage(yellow, 0)
               .to_move(red);
  t.play("red upgrade dwarf_chieftain", "red decline", "red upgrade tyrs_domain 6");
  EXPECT_EQ(t.rage(red), 1);
}

TEST(Pairs, charm_still_pays_its_share_for_the_card_that_replaces_it) {  // R33
  auto t = Scenario{red, blue, yellow}
               .upgrades(red, {Card::friggas_charm, Card::lokis_domain, Card::tyrs_domain})
               .hand(red, {Card::thors_glory})
               .to_move(red);
  t.play("red upgrade thors_glory 5");
  EXPECT_EQ(t.rage(red), 5);
  EXPECT_FALSE(t.has_upgrade(red, Card::friggas_charm));
  EXPECT_TRUE(t.in_discard(Card::friggas_charm));
}

TEST(Pairs, a_replaced_monster_leaves_the_map_and_pays_nothing) {  // B58 R33
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::sea_serpent, fjord_nw)
               .monster(red, Figure::dwarf_chieftain, gimle)
               .upgrade(red, Card::lokis_dragons)
               .hand(red, {Card::troll})
               .to_move(red);
  t.play("red upgrade troll 3", "red decline");
  EXPECT_EQ(t.figures(red, Figure::sea_serpent, fjord_nw), 0);
  EXPECT_EQ(t.valhalla(red), 0);
  EXPECT_EQ(t.glory(red), 0);
  EXPECT_TRUE(t.in_discard(Card::sea_serpent));
  EXPECT_EQ(t.figures(red, Figure::dwarf_chieftain, gimle), 1);
  EXPECT_EQ(t.figures(red, Figure::troll, Place::reserve), 1);
}

TEST(Pairs, a_replaced_monster_makes_room_under_horns_and_leaves_valhalla_too) {  // B58 R31
  auto on_map = Scenario{red, blue, yellow}
                    .monster(red, Figure::dwarf_chieftain, gimle)
                    .warriors(red, gimle, 3)
                    .hand(red, {Card::troll})
                    .to_move(red);
  on_map.play("red upgrade troll 3", "red invade troll gimle");
  EXPECT_EQ(on_map.figures(red, Figure::troll, gimle), 1);

  auto dead = Scenario{red, blue, yellow}
                  .valhalla(red, Figure::dwarf_chieftain)
                  .hand(red, {Card::troll})
                  .to_move(red);
  dead.play("red upgrade troll 3", "red decline");
  EXPECT_EQ(dead.valhalla(red), 0);
}

TEST(Pairs, a_new_warrior_upgrade_changes_strength_and_price_at_once) {  // R33
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::brothers_in_arms)
               .hand(red, {Card::experts_in_arms})
               .warriors(red, yggdrasil, 2)
               .warriors(blue, yggdrasil, 4)
               .in_play({gimle})
               .rage(blue, 0)
               .rage(yellow, 0)
               .to_move(red);
  EXPECT_EQ(strength(t.state(), red, yggdrasil), 3);
  t.play("red upgrade experts_in_arms", "red decline");
  EXPECT_EQ(strength(t.state(), red, yggdrasil), 4);
  EXPECT_TRUE(t.in_discard(Card::brothers_in_arms));
  t.play("red invade warrior gimle");
  EXPECT_EQ(t.rage(red), 6 - 2 - 2);
}

TEST(Pairs, masters_and_experts_cost_two_to_invade_with_charm_too) {
  for (const Card upgrade : {Card::experts_in_arms, Card::masters_in_arms}) {
    auto t = Scenario{red, blue, yellow}
                 .upgrades(red, {upgrade, Card::friggas_charm})
                 .in_play({gimle})
                 .rage(red, 2)
                 .to_move(red);
    t.play("red invade warrior gimle");
    EXPECT_EQ(t.rage(red), 0);
    Scenario{red, blue, yellow}
        .upgrade(red, upgrade)
        .in_play({gimle})
        .rage(red, 1)
        .to_move(red)
        .refuses("red invade warrior gimle");
  }
}

TEST(Pairs, tyrs_domain_and_wrath_together_count_five) {  // R11
  auto t = raid(Card::q3_alfheim, 6).upgrades(red, {Card::tyrs_domain, Card::tyrs_wrath}).to_move(red);
  t.play("red pillage gimle", "red card q3_alfheim", "red accept");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);  // 1 + 5
}

TEST(Pairs, a_failed_challenge_leaves_the_token_pillaged) {  // R25
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, Card::tyrs_challenge)
               .token(gimle, Reward::glory)
               .pillaged(gimle)
               .warriors(red, gimle, 1)
               .leader(blue, gimle)
               .to_move(red);
  t.play("red challenge gimle");
  EXPECT_EQ(t.happened(Happening::battle_won, blue), 1);
  EXPECT_TRUE(t.pillaged(gimle));
  EXPECT_EQ(t.glory(red), 0);
  EXPECT_EQ(t.rage(red), 4);
}

TEST(Pairs, the_dark_elf_pays_three_for_yggdrasil_by_option) {  // R42
  auto t =
      Scenario{red, blue, yellow}.option("dark_elf_yggdrasil", "3").upgrade(red, Card::dark_elf).to_move(red);
  t.play("red invade dark_elf yggdrasil");
  EXPECT_EQ(t.rage(red), 3);

  auto outside = Scenario{red, blue, yellow}
                     .option("dark_elf_yggdrasil", "3")
                     .upgrade(red, Card::dark_elf)
                     .in_play({gimle})
                     .rage(red, 2)
                     .to_move(red);
  outside.refuses("red invade dark_elf yggdrasil");
  outside.play("red invade dark_elf gimle");
  EXPECT_EQ(outside.rage(red), 1);

  auto with_its_card =
      Scenario{red, blue, yellow}.option("dark_elf_yggdrasil", "3").hand(red, {Card::dark_elf}).to_move(red);
  with_its_card.play("red upgrade dark_elf", "red invade dark_elf yggdrasil");
  EXPECT_EQ(with_its_card.rage(red), 5);
}

// Late cards

TEST(Pairs, late_cards_go_round_until_all_pass_in_a_row) {  // R8
  auto t = raid(Card::tyrs_smite_2, 1)
               .hand(red, {Card::heimdalls_eye, Card::tyrs_crush_2})
               .hand(blue, {Card::tyrs_smash_2, Card::heimdalls_eye, Card::heimdalls_eye})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_smite_2", "blue card tyrs_smash_2");
  EXPECT_TRUE(t.asks(red, Step::ask_late));  // the pillager first
  t.play("red decline", "blue late heimdalls_eye", "red late heimdalls_eye", "blue late heimdalls_eye");
  EXPECT_TRUE(t.asks(red, Step::ask_late));  // asked again, though nothing is left to add
  t.refuses("red late tyrs_crush_2", "red late heimdalls_eye");
  t.play("red decline");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);  // 1 + 5 + 2 against 1 + 3 + 2 + 2
  EXPECT_EQ(t.hand_size(red), 3);
  EXPECT_EQ(t.hand_size(blue), 3);
}

TEST(Pairs, only_who_fights_may_add_a_late_card) {  // R8
  auto t = raid(Card::tyrs_smite_2, 1)
               .warriors(yellow, elvagar, 1)
               .hand(yellow, {Card::heimdalls_eye})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_smite_2");
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);
}

TEST(Pairs, without_late_cards_the_eye_is_a_plain_card) {  // R8 B69
  auto added =
      raid(Card::tyrs_smash_2, 5).hand(red, {Card::heimdalls_eye}).option("late_cards", "off").to_move(red);
  added.play("red pillage gimle", "red card tyrs_smash_2");
  EXPECT_EQ(added.happened(Happening::battle_won, blue), 1);
  EXPECT_EQ(added.hand_size(red), 2);

  auto played = raid(Card::heimdalls_eye, 3).option("late_cards", "off").to_move(red);
  played.play("red pillage gimle", "red card heimdalls_eye");
  EXPECT_EQ(played.happened(Happening::battle_tied), 1);
}

TEST(Pairs, the_gaze_adds_two_by_option) {  // R8
  auto normal = raid(Card::heimdalls_gaze, 3).option("gaze_bonus", "2").to_move(red);
  normal.play("red pillage gimle", "red card heimdalls_gaze");
  EXPECT_EQ(normal.happened(Happening::battle_tied), 1);

  auto late =
      raid(Card::tyrs_crush_3, 7).hand(red, {Card::heimdalls_gaze}).option("gaze_bonus", "2").to_move(red);
  late.play("red pillage gimle", "red card tyrs_crush_3", "red late heimdalls_gaze");
  EXPECT_EQ(late.happened(Happening::battle_tied), 1);  // 1 + 4 + 2
}

// Ascension and the turn order

TEST(Pairs, ascension_brings_a_clan_without_rage_back_into_the_round) {  // R35 B41
  auto t = raid(Card::lokis_backstab, 1).hand(blue, {Card::thors_ascension}).rage(blue, 0).to_move(red);
  t.play("red pillage gimle", "red card lokis_backstab", "blue card thors_ascension");
  EXPECT_EQ(t.rage(blue), 3);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Pairs, ascension_does_not_bring_a_passer_back) {  // R36 B42
  auto t = raid(Card::lokis_backstab, 1).hand(blue, {Card::thors_ascension}).passed(blue).to_move(red);
  t.play("red pillage gimle", "red card lokis_backstab", "blue card thors_ascension");
  EXPECT_EQ(t.rage(blue), 3);
  EXPECT_TRUE(t.turn_of(yellow));
}

TEST(Pairs, by_option_a_passer_comes_back_with_ascension) {  // R36
  auto t = Scenario{red, blue, yellow}
               .option("resume_after_pass", "on")
               .warriors(red, gimle, 1)
               .leader(blue, gimle)
               .hand(blue, {Card::thors_ascension})
               .to_move(blue);
  t.play("blue pass", "yellow pass", "red pillage gimle", "blue card thors_ascension");
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Pairs, oath_with_all_stats_full_does_nothing) {  // R64
  auto t = raid(Card::thors_oath, 1)
               .stat(red, Stat::rage, 6)
               .stat(red, Stat::axes, 6)
               .stat(red, Stat::horns, 6)
               .to_move(red);
  t.play("red pillage gimle", "red card thors_oath");
  EXPECT_EQ(t.happened(Happening::stat_raised), 0);
  EXPECT_TRUE(t.turn_of(blue));
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
