// Pillage and battle: RULES.md, chapter 12, and the cards about it in chapter 19.
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// The total of a clan when the cards were compared, or -1.
int total_of(const Tabletop& t, Seat seat) {
  int total = -1;
  for (const Event& event : t.events_of(Happening::total)) {
    if (event.actor == seat) total = event.args[2];
  }
  return total;
}

// Where the first event of that kind (by that clan) stands among all events; -1: nowhere.
int when(const Tabletop& t, Happening kind, Seat actor = kSpectator) {
  int at = 0;
  for (const Event& event : t.events()) {
    if (event.kind == static_cast<int>(kind) && (actor == kSpectator || event.actor == actor)) return at;
    ++at;
  }
  return -1;
}

// The target.

TEST(Pillage, the_example_of_the_rulebooks) {  // X6; B60 B61 B64 B67 B71 B72 B73 B76 R60
  auto t = Scenario{red, blue, yellow, brown}
               .token(andlang, Reward::axes)
               .pillaged(horgr)
               .ship(red, fjord_sw)
               .warriors(red, yggdrasil, 2)
               .warriors(blue, gimle, 1)
               .warriors(blue, yggdrasil, 1)
               .leader(yellow, horgr)
               .hand(red, {tyrs_crush})
               .hand(blue, {lokis_domain})
               .hand(yellow, {tyrs_smite})
               .to_move(red);

  t.play("red pillage andlang", "blue join gimle", "red join yggdrasil", "blue join yggdrasil",
         "red card tyrs_crush", "blue card lokis_domain");

  EXPECT_EQ(total_of(t, red), 2 + 1 + 4);
  EXPECT_EQ(total_of(t, blue), 1 + 1 + 0);
  EXPECT_EQ(total_of(t, yellow), -1);  // takes no part
  EXPECT_EQ(t.glory(red), 4);          // Axes 3 -> 4 count at once
  EXPECT_EQ(t.stat(red, Stat::axes), 4);
  EXPECT_EQ(t.valhalla(blue), 2);
  EXPECT_TRUE(t.in_hand(blue, lokis_domain));  // losers take their cards back
  EXPECT_TRUE(t.in_discard(tyrs_crush));
  EXPECT_TRUE(t.pillaged(andlang));
  EXPECT_EQ(t.rage(red), 6);
  EXPECT_EQ(t.warriors(red, andlang), 1);  // the winner's figures stay
}

TEST(Pillage, needs_a_figure_in_the_province_or_its_fjord) {  // B60
  auto t =
      Scenario{red, blue}.warriors(red, gimle, 1).ship(red, fjord_sw).in_play({andlang, utgard}).to_move(red);
  EXPECT_TRUE(t.allows("red pillage gimle") && t.allows("red pillage andlang") &&
              t.allows("red pillage utgard"));
  t.refuses("red pillage yggdrasil", "red pillage elvagar");
}

TEST(Pillage, a_sea_serpent_in_the_fjord_is_enough_too) {  // B60 R40
  auto t =
      Scenario{red, blue, yellow}.monster(red, Figure::sea_serpent, fjord_sw).in_play({andlang}).to_move(red);
  EXPECT_TRUE(t.allows("red pillage andlang"));
}

TEST(Pillage, needs_an_open_token) {  // B60 B73
  auto t = Scenario{red, blue}.leader(red, gimle).pillaged(gimle).to_move(red);
  t.refuses("red pillage gimle");
}

TEST(Pillage, unopposed_brings_the_reward_but_no_battle_glory) {  // D1; B64 R21
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .token(gimle, Reward::horns)
               .hand(red, {thors_hammer})
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.glory(red), 0);
  EXPECT_EQ(t.stat(red, Stat::horns), 5);
  EXPECT_TRUE(t.pillaged(gimle));
  EXPECT_TRUE(t.in_hand(red, thors_hammer));  // no cards are played
  EXPECT_EQ(t.happened(Happening::battle_began), 0);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Pillage, an_enemy_ship_in_the_fjord_is_opposition) {  // B64 R60
  auto t = Scenario{red, blue}.leader(red, andlang).ship(blue, fjord_sw).to_move(red);
  t.play("red pillage andlang");
  EXPECT_EQ(t.happened(Happening::battle_began), 1);
  EXPECT_EQ(t.valhalla(blue), 1);
  EXPECT_EQ(t.glory(red), t.stat(red, Stat::axes));
}

TEST(Pillage, everybody_there_fights_willing_or_not) {  // B64 R60
  auto t = Scenario{red, blue, yellow}
               .leader(red, andlang)
               .warriors(blue, andlang, 1)
               .ship(yellow, fjord_sw)
               .leader(yellow, gimle)
               .to_move(red);
  t.play("red pillage andlang", "yellow decline");
  EXPECT_EQ(total_of(t, blue), 1);
  EXPECT_EQ(total_of(t, yellow), 2);
}

// The call to battle.

TEST(Call, goes_clockwise_from_the_left_neighbour_and_the_pillager_is_last) {  // B61 R38
  auto t = Scenario{red, blue, yellow, brown}
               .leader(yellow, gimle)
               .warriors(red, andlang, 1)
               .warriors(blue, andlang, 1)
               .warriors(yellow, andlang, 1)
               .warriors(brown, yggdrasil, 1)
               .to_move(yellow);
  t.play("yellow pillage gimle");
  EXPECT_TRUE(t.asks(brown, Step::ask_join));
  t.play("brown decline");
  EXPECT_TRUE(t.asks(red, Step::ask_join));
  t.play("red decline");
  EXPECT_TRUE(t.asks(blue, Step::ask_join));
  t.play("blue decline");
  EXPECT_TRUE(t.asks(yellow, Step::ask_join));
  t.play("yellow decline");
  EXPECT_TRUE(t.pillaged(gimle));
}

TEST(Call, brings_one_figure_at_a_time_lap_after_lap) {  // B61 B62 R38 X6
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .warriors(blue, andlang, 2)
               .warriors(red, yggdrasil, 2)
               .to_move(red);
  t.play("red pillage gimle", "blue join andlang");
  EXPECT_EQ(t.warriors(blue, gimle), 1);
  EXPECT_TRUE(t.asks(red, Step::ask_join));
  t.play("red decline", "blue join andlang", "red join yggdrasil");
  EXPECT_EQ(t.warriors(red, gimle), 1);
  EXPECT_EQ(t.rage(blue), 6);  // it costs nothing
}

TEST(Call, to_decline_does_not_bar_a_later_lap) {  // B62 R38
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .warriors(blue, andlang, 1)
               .warriors(red, yggdrasil, 1)
               .to_move(red);
  t.play("red pillage gimle", "blue decline", "red join yggdrasil");
  EXPECT_TRUE(t.asks(blue, Step::ask_join));
  t.play("blue join andlang");
  EXPECT_EQ(t.happened(Happening::battle_won, red), 1);
}

TEST(Call, with_call_rejoin_off_who_declines_is_out) {  // B62 R38
  auto t = Scenario{red, blue}
               .option("call_rejoin", "off")
               .leader(red, gimle)
               .warriors(blue, andlang, 1)
               .warriors(red, yggdrasil, 1)
               .to_move(red);
  t.play("red pillage gimle", "blue decline", "red join yggdrasil");
  EXPECT_TRUE(t.pillaged(gimle));
  EXPECT_EQ(t.warriors(blue, andlang), 1);
}

TEST(Call, ends_when_the_province_is_full) {  // B62 R38
  auto t = Scenario{red, blue}
               .warriors(red, andlang, 2)
               .warriors(blue, gimle, 2)
               .hand(red, {tyrs_bash})
               .to_move(red);
  t.play("red pillage andlang", "blue join gimle");
  EXPECT_TRUE(t.asks(red, Step::ask_battle_card));
}

TEST(Call, to_a_full_province_adds_nobody) {  // D14; R38
  auto t = Scenario{red, blue}.warriors(red, andlang, 3).warriors(blue, gimle, 2).to_move(red);
  t.play("red pillage andlang");
  EXPECT_TRUE(t.pillaged(andlang));

  auto battle = Scenario{red, blue}
                    .warriors(red, andlang, 2)
                    .warriors(blue, andlang, 1)
                    .warriors(blue, gimle, 2)
                    .hand(red, {tyrs_bash})
                    .to_move(red);
  battle.play("red pillage andlang");
  EXPECT_TRUE(battle.asks(red, Step::ask_battle_card));
}

TEST(Call, yggdrasil_is_never_full) {  // B63 R38
  auto t = Scenario{red, blue}
               .warriors(red, yggdrasil, 6)
               .warriors(blue, gimle, 2)
               .warriors(blue, andlang, 2)
               .to_move(red);
  t.play("red pillage yggdrasil", "blue join gimle", "blue join gimle", "blue join andlang",
         "blue join andlang");
  EXPECT_EQ(t.valhalla(blue), 4);
}

TEST(Call, only_figures_in_adjacent_provinces_may_come) {  // B61 R39
  auto t = Scenario{red, blue}
               .leader(red, andlang)
               .warriors(blue, horgr, 1)
               .warriors(blue, utgard, 1)
               .to_move(red);
  t.play("red pillage andlang");
  t.refuses("blue join horgr");
  EXPECT_TRUE(t.allows("blue join utgard"));
}

TEST(Call, ships_never_come) {  // B61 R39
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .ship(blue, fjord_sw)
               .monster(blue, Figure::sea_serpent, fjord_sw)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_TRUE(t.pillaged(gimle));  // blue was not even asked
}

TEST(Call, yggdrasil_and_the_outer_provinces_reach_each_other) {  // R39
  auto t = Scenario{red, blue}.leader(red, yggdrasil).warriors(blue, elvagar, 1).to_move(red);
  t.play("red pillage yggdrasil", "blue join elvagar");
  EXPECT_EQ(t.valhalla(blue), 1);
}

TEST(Call, a_destroyed_province_is_no_bridge) {  // R39 B9
  // Utgard lies between Horgr and Andlang; its loss does not make those two neighbours.
  auto t = Scenario{red, blue}.lost(utgard).leader(red, andlang).warriors(blue, horgr, 1).to_move(red);
  t.play("red pillage andlang");
  EXPECT_TRUE(t.pillaged(andlang));
}

// Cards.

Scenario duel(std::initializer_list<Seat> seats = {red, blue}) {
  return Scenario(seats).leader(red, gimle).warriors(blue, gimle, 2).token(gimle, Reward::horns);
}

TEST(BattleCards, everybody_with_a_hand_must_lay_one_card) {  // B65 R7
  auto t = duel().hand(red, {tyrs_bash}).hand(blue, {troll}).to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.to_act(), SeatSet::first(2));
  t.refuses("red decline", "red pass");
  t.play("blue card troll");
  EXPECT_EQ(t.happened(Happening::card_revealed), 0);  // all are revealed together
  EXPECT_EQ(BloodRage::observe(t.state(), red).seen.clan[blue].secret, Card::hidden);
  t.play("red card tyrs_bash");
  EXPECT_EQ(t.happened(Happening::card_revealed), 2);
}

TEST(BattleCards, without_cards_one_plays_none) {  // B65
  auto t = duel().hand(blue, {tyrs_smite}).to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.to_act(), SeatSet(blue));
  t.play("blue card tyrs_smite");
  EXPECT_EQ(total_of(t, red), 3);
  EXPECT_EQ(total_of(t, blue), 7);
}

TEST(BattleCards, only_the_hand_can_supply_them) {  // R60
  auto t = duel().quests(blue, {q1_alfheim}).to_move(red);
  t.play("red pillage gimle");  // nobody is asked for a card
  EXPECT_EQ(t.quests_laid(blue), 1);
  EXPECT_EQ(t.glory(red), t.stat(red, Stat::axes));
}

TEST(BattleCards, upgrades_and_quests_may_be_bluffs_and_add_nothing) {  // B66 R7
  auto t = duel().hand(red, {q1_alfheim}).hand(blue, {thors_glory}).to_move(red);
  t.play("red pillage gimle", "red card q1_alfheim", "blue card thors_glory");
  EXPECT_EQ(total_of(t, red), 3);
  EXPECT_EQ(total_of(t, blue), 2);
  EXPECT_FALSE(t.has_upgrade(blue, thors_glory));
  EXPECT_TRUE(t.in_discard(q1_alfheim));  // the winner's bluff is gone
}

TEST(BattleCards, total_is_figures_plus_card) {  // B66 B67
  auto t = duel().ship(red, fjord_nw).hand(red, {tyrs_bash}).hand(blue, {tyrs_smash}).to_move(red);
  t.play("red pillage gimle", "red card tyrs_bash", "blue card tyrs_smash");
  EXPECT_EQ(total_of(t, red), 3 + 2 + 2);
  EXPECT_EQ(total_of(t, blue), 2 + 3);
}

TEST(BattleCards, texts_are_read_from_the_pillager_clockwise) {  // R1
  const auto first_text = [](Seat pillager) {
    auto t = Scenario{red, blue, yellow}
                 .warriors(red, gimle, 2)
                 .warriors(blue, gimle, 2)
                 .hand(red, {odins_smite})
                 .hand(blue, {odins_tide})
                 .to_move(pillager);
    t.play(pillager == red ? "red pillage gimle" : "blue pillage gimle", "red card odins_smite",
           "blue card odins_tide");
    return when(t, Happening::text_acts, red) < when(t, Happening::text_acts, blue) ? red : blue;
  };
  EXPECT_EQ(first_text(red), red);
  EXPECT_EQ(first_text(blue), blue);
}

TEST(BattleCards, primacy_comes_before_everything_and_watch_before_the_rest) {  // R1 R2
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 2)
               .warriors(blue, gimle, 2)
               .hand(red, {odins_judgement})
               .hand(blue, {thors_primacy})
               .to_move(red);
  t.play("red pillage gimle", "red card odins_judgement", "blue card thors_primacy");
  EXPECT_EQ(t.glory(red), 0);  // void, though red is the pillager

  auto watched = Scenario{red, blue, yellow}
                     .warriors(red, gimle, 2)
                     .warriors(blue, gimle, 2)
                     .hand(red, {odins_tide})
                     .hand(blue, {heimdalls_watch})
                     .to_move(red);
  watched.play("red pillage gimle", "red card odins_tide", "blue card heimdalls_watch");
  EXPECT_EQ(watched.valhalla(red) + watched.valhalla(blue), 4);  // the tie, not the Tide
  EXPECT_EQ(watched.glory(blue), 1);
}

TEST(BattleCards, primacy_stops_a_watch) {  // D6; R2
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .hand(red, {thors_primacy, tyrs_crush_3})
               .hand(blue, {heimdalls_watch_3, tyrs_rage_3})
               .to_move(red);
  t.play("red pillage gimle", "red card thors_primacy", "blue card heimdalls_watch_3");
  EXPECT_FALSE(t.asks(red, Step::ask_battle_card));
  t.play("red decline", "blue decline");
  EXPECT_EQ(t.glory(blue), 0);
  EXPECT_TRUE(t.in_hand(blue, heimdalls_watch_3));
  EXPECT_EQ(total_of(t, red), 3 + 3);
}

TEST(BattleCards, a_voided_text_leaves_the_bonus) {  // R2
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .hand(red, {thors_primacy})
               .hand(blue, {thors_ascension})
               .to_move(red);
  t.play("red pillage gimle", "red card thors_primacy", "blue card thors_ascension");
  EXPECT_EQ(total_of(t, blue), 1 + 1);
}

TEST(BattleCards, a_voided_sight_is_worth_nothing) {  // R2
  auto t = Scenario{red, blue, yellow}
               .leader(red, andlang)
               .warriors(blue, andlang, 1)
               .hand(red, {thors_primacy})
               .hand(blue, {heimdalls_sight})
               .to_move(red);
  t.play("red pillage andlang", "red card thors_primacy", "blue card heimdalls_sight");
  EXPECT_EQ(total_of(t, blue), 1);
}

TEST(BattleCards, of_two_primacies_the_one_nearer_to_the_pillager_acts) {  // R3
  auto t = Scenario{red, blue, yellow}
               .leader(red, andlang)
               .warriors(blue, andlang, 1)
               .warriors(yellow, andlang, 1)
               .hand(blue, {thors_primacy})
               .hand(yellow, {thors_primacy})
               .hand(red, {odins_judgement})
               .to_move(red);
  t.play("red pillage andlang", "red card odins_judgement", "blue card thors_primacy",
         "yellow card thors_primacy");
  EXPECT_EQ(t.happened(Happening::text_voided, yellow), 1);
  EXPECT_EQ(t.happened(Happening::text_voided, blue), 0);
  EXPECT_EQ(t.happened(Happening::text_voided, red), 1);
}

TEST(BattleCards, watch_discards_all_cards_for_glory_and_a_new_round) {  // R4
  auto t = duel().hand(red, {tyrs_rage, tyrs_crush_2}).hand(blue, {heimdalls_watch}).to_move(red);
  t.play("red pillage gimle", "red card tyrs_rage", "blue card heimdalls_watch");
  EXPECT_EQ(t.glory(blue), 6);
  EXPECT_TRUE(t.in_discard(tyrs_rage) && t.in_discard(heimdalls_watch));
  EXPECT_EQ(t.to_act(), SeatSet(red));  // blue has no card left
  t.play("red card tyrs_crush_2");
  EXPECT_EQ(total_of(t, red), 3 + 4);
  EXPECT_EQ(total_of(t, blue), 2);
  EXPECT_EQ(t.hand_size(blue), 0);  // what was discarded does not come back
}

TEST(BattleCards, watch_counts_a_sight_at_its_x_and_bluffs_at_0) {  // R4
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 1)
               .warriors(yellow, gimle, 1)
               .hand(red, {tyrs_crush_2})
               .hand(blue, {heimdalls_watch})
               .hand(yellow, {heimdalls_sight})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_crush_2", "blue card heimdalls_watch",
         "yellow card heimdalls_sight");
  EXPECT_EQ(t.glory(blue), 4 + 0 + 4);
}

TEST(BattleCards, a_tie_leaves_no_winner) {  // D3; B70 B71 B75 R5
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .warriors(blue, gimle, 2)
               .token(gimle, Reward::glory)
               .hand(red, {tyrs_bash})
               .hand(blue, {tyrs_smash})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_bash", "blue card tyrs_smash");
  EXPECT_EQ(total_of(t, red), 5);
  EXPECT_EQ(total_of(t, blue), 5);
  EXPECT_EQ(t.valhalla(red), 1);
  EXPECT_EQ(t.valhalla(blue), 2);
  EXPECT_TRUE(t.in_hand(red, tyrs_bash) && t.in_hand(blue, tyrs_smash));
  EXPECT_EQ(t.glory(red) + t.glory(blue), 0);
  EXPECT_FALSE(t.pillaged(gimle));
}

TEST(BattleCards, a_tie_for_the_highest_total_makes_all_lose) {  // D13; B70 R5
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 2)
               .warriors(blue, gimle, 2)
               .warriors(yellow, gimle, 1)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(figures_in(t.state(), gimle), 0);
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);
}

TEST(BattleCards, a_tie_below_the_highest_total_does_not_matter) {  // B70
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 1)
               .leader(yellow, gimle)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.glory(yellow), 3);
}

TEST(BattleCards, cards_that_name_the_winner_do_nothing_in_a_tie) {  // R5
  auto t = Scenario{red, blue}
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 1)
               .hand(red, {q1_alfheim})
               .hand(blue, {lokis_trickery})
               .to_move(red);
  t.play("red pillage gimle", "red card q1_alfheim", "blue card lokis_trickery");
  EXPECT_EQ(t.rage(red), 6);
  EXPECT_EQ(t.rage(blue), 6);
}

TEST(BattleCards, who_lost_all_figures_before_totals_may_still_win) {  // D5; B68 R6
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .hand(red, {odins_smite})
               .hand(blue, {tyrs_rage})
               .to_move(red);
  t.play("red pillage gimle", "red card odins_smite", "blue card tyrs_rage");
  EXPECT_EQ(total_of(t, blue), 6);
  EXPECT_EQ(total_of(t, red), 3 + 1);
  EXPECT_EQ(t.glory(blue), 3);
  EXPECT_EQ(t.valhalla(red), 1);
}

TEST(BattleCards, a_pillager_without_figures_left_can_pillage) {  // R6 B68
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 1)
               .leader(blue, gimle)
               .token(gimle, Reward::glory)
               .hand(red, {tyrs_rage})
               .hand(blue, {odins_smite})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_rage", "blue card odins_smite");
  EXPECT_TRUE(t.pillaged(gimle));
  EXPECT_EQ(t.glory(red), 5 + 3);
  EXPECT_EQ(t.valhalla(red), 1);
}

TEST(BattleCards, smite_takes_one_warrior_of_each_opponent_in_the_province) {  // R14
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 2)
               .ship(yellow, fjord_nw)
               .hand(red, {odins_smite})
               .hand(yellow, {tyrs_smite})
               .to_move(red);
  t.play("red pillage gimle", "red card odins_smite", "yellow card tyrs_smite");
  EXPECT_EQ(total_of(t, blue), 1);
  EXPECT_EQ(total_of(t, yellow), 2 + 5);  // no Warrior there, nothing lost
  EXPECT_EQ(total_of(t, red), 3 + 1 + 1);
}

TEST(BattleCards, tide_leaves_one_figure_each_and_totals_are_made_from_them) {  // D4; B66 R13
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .warriors(red, gimle, 1)
               .ship(red, fjord_nw)
               .warriors(blue, gimle, 3)
               .hand(red, {odins_tide})
               .hand(blue, {q2_alfheim})
               .to_move(red);
  t.play("red pillage gimle", "red card odins_tide", "blue card q2_alfheim");
  EXPECT_TRUE(t.asks(red, Step::ask_tide));
  EXPECT_TRUE(t.allows("red spare ship"));  // ships in the fjord are among the figures
  t.play("red spare leader");
  EXPECT_EQ(t.happened(Happening::figure_destroyed, red), 2);
  EXPECT_EQ(total_of(t, red), 3 + 1);
  EXPECT_EQ(total_of(t, blue), 1);
}

TEST(BattleCards, choices_for_the_tide_are_made_from_the_pillager_clockwise) {  // R13
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .warriors(red, gimle, 1)
               .leader(blue, gimle)
               .warriors(blue, gimle, 1)
               .hand(red, {odins_tide})
               .to_move(blue);
  t.play("blue pillage gimle", "red card odins_tide");
  EXPECT_EQ(t.to_act(), SeatSet(blue));
  t.play("blue spare warrior");
  EXPECT_EQ(t.to_act(), SeatSet(red));
}

TEST(BattleCards, by_option_the_tide_is_chosen_secretly_and_at_once) {  // R13
  auto t = Scenario{red, blue}
               .option("tide_choice", "simultaneous")
               .leader(red, gimle)
               .warriors(red, gimle, 1)
               .leader(blue, gimle)
               .warriors(blue, gimle, 1)
               .hand(red, {odins_tide})
               .to_move(blue);
  t.play("blue pillage gimle", "red card odins_tide");
  EXPECT_EQ(t.to_act(), SeatSet::first(2));
  t.play("red spare warrior");
  EXPECT_NE(BloodRage::observe(t.state(), blue).seen.battle.spared[red], Figure::warrior);
  t.play("blue spare leader");
  EXPECT_EQ(total_of(t, red), 1 + 1);
  EXPECT_EQ(total_of(t, blue), 3);
}

TEST(LateCards, are_added_after_the_reveal_from_the_pillager_clockwise) {  // B69 R8
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 2)
               .hand(red, {tyrs_crush_2, heimdalls_eye})
               .hand(blue, {q2_alfheim, heimdalls_eye, heimdalls_eye})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_crush_2", "blue card q2_alfheim");
  EXPECT_TRUE(t.asks(red, Step::ask_late));
  t.refuses("red late tyrs_crush_2");
  t.play("red decline", "blue late heimdalls_eye");
  EXPECT_TRUE(t.asks(red, Step::ask_late));  // round and round until all pass
  t.play("red late heimdalls_eye", "blue late heimdalls_eye");
  EXPECT_EQ(total_of(t, red), 1 + 4 + 2);
  EXPECT_EQ(total_of(t, blue), 2 + 0 + 2 + 2);
}

TEST(LateCards, are_discarded_by_the_winner_and_taken_back_by_losers) {  // B71 R8
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 1)
               .hand(red, {tyrs_crush_2, heimdalls_eye})
               .hand(blue, {q2_alfheim, heimdalls_eye})
               .to_move(red);
  const int eyes_before = t.in_discard_count(heimdalls_eye);
  t.play("red pillage gimle", "red card tyrs_crush_2", "blue card q2_alfheim", "red late heimdalls_eye",
         "blue late heimdalls_eye");
  EXPECT_EQ(t.in_discard_count(heimdalls_eye), eyes_before + 1);
  EXPECT_TRUE(t.in_discard(tyrs_crush_2));
  EXPECT_EQ(t.hand_size(red), 0);
  EXPECT_TRUE(t.in_hand(blue, heimdalls_eye) && t.in_hand(blue, q2_alfheim));
}

TEST(LateCards, may_be_the_normal_card_as_well) {  // B69 R8
  auto t = duel().hand(blue, {heimdalls_eye}).to_move(red);
  t.play("red pillage gimle", "blue card heimdalls_eye");
  EXPECT_EQ(total_of(t, blue), 2 + 2);
}

TEST(LateCards, are_for_participants_only) {  // R8
  auto t = duel({red, blue, yellow}).leader(yellow, utgard).hand(yellow, {heimdalls_eye}).to_move(red);
  t.play("red pillage gimle");
  EXPECT_TRUE(t.in_hand(yellow, heimdalls_eye));
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(LateCards, come_after_all_texts_that_act_before_totals) {  // R8
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 2)
               .hand(red, {odins_tide, heimdalls_eye})
               .hand(blue, {tyrs_crush_2})
               .to_move(red);
  t.play("red pillage gimle", "red card odins_tide", "blue card tyrs_crush_2");
  EXPECT_TRUE(t.asks(red, Step::ask_tide));
  t.play("red spare leader");
  EXPECT_EQ(t.valhalla(blue), 1);
  EXPECT_TRUE(t.asks(red, Step::ask_late));
}

TEST(LateCards, with_late_cards_off_there_is_no_window) {  // B69
  auto t = Scenario{red, blue}
               .option("late_cards", "off")
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .hand(blue, {q2_alfheim, heimdalls_eye})
               .to_move(red);
  t.play("red pillage gimle", "blue card q2_alfheim");
  EXPECT_EQ(total_of(t, blue), 1);
}

TEST(LateCards, the_gaze_adds_3_or_by_option_2) {  // B69
  for (const auto& [value, bonus] : {std::pair{"3", 3}, std::pair{"2", 2}}) {
    auto t = Scenario{red, blue}
                 .option("gaze_bonus", value)
                 .leader(red, andlang)
                 .warriors(blue, andlang, 1)
                 .hand(blue, {heimdalls_gaze})
                 .to_move(red);
    t.play("red pillage andlang", "blue card heimdalls_gaze");
    EXPECT_EQ(total_of(t, blue), 1 + bonus);
  }
}

TEST(LateCards, primacy_does_not_void_them_nor_upgrades) {  // R9
  auto t = Scenario{red, blue, yellow}
               .leader(red, andlang)
               .warriors(blue, andlang, 1)
               .upgrade(blue, tyrs_wrath)
               .hand(red, {thors_primacy})
               .hand(blue, {q3_alfheim, heimdalls_gaze})
               .to_move(red);
  t.play("red pillage andlang", "red card thors_primacy", "blue card q3_alfheim", "blue accept",
         "blue late heimdalls_gaze");
  EXPECT_EQ(total_of(t, blue), 1 + 5 + 3);
}

TEST(BattleCards, sight_takes_the_best_single_enemy_card_late_ones_included) {  // R10
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .hand(red, {heimdalls_sight})
               .hand(blue, {lokis_backstab, heimdalls_eye, heimdalls_eye})
               .to_move(red);
  t.play("red pillage gimle", "red card heimdalls_sight", "blue card lokis_backstab",
         "blue late heimdalls_eye", "blue late heimdalls_eye");
  EXPECT_EQ(total_of(t, red), 3 + 2);
}

TEST(BattleCards, sight_counts_a_raised_quest) {  // R10
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .upgrade(blue, tyrs_domain)
               .hand(red, {heimdalls_sight})
               .hand(blue, {q1_alfheim})
               .to_move(red);
  t.play("red pillage gimle", "red card heimdalls_sight", "blue card q1_alfheim", "blue accept");
  EXPECT_EQ(total_of(t, red), 3 + 3);
  EXPECT_EQ(total_of(t, blue), 1 + 3);
}

TEST(BattleCards, tyrs_domain_and_wrath_together_give_the_better_one) {  // R11
  auto t = Scenario{red, blue, yellow}
               .leader(red, andlang)
               .warriors(blue, andlang, 1)
               .upgrades(blue, {tyrs_domain, tyrs_wrath})
               .hand(blue, {q3_alfheim})
               .to_move(red);
  t.play("red pillage andlang", "blue card q3_alfheim", "blue accept");
  EXPECT_EQ(total_of(t, blue), 1 + 5);
}

// Resolution.

TEST(Resolution, losers_in_the_fjord_die_too) {  // B72 B12
  auto t = Scenario{red, blue}
               .leader(red, andlang)
               .ship(blue, fjord_sw)
               .warriors(blue, utgard, 1)
               .hand(red, {tyrs_bash})
               .to_move(red);
  t.play("red pillage andlang", "blue decline", "red card tyrs_bash");
  EXPECT_EQ(t.figures(blue, Figure::ship, valhalla), 1);
  EXPECT_EQ(t.warriors(blue, utgard), 1);  // the other shore is not in the battle
}

TEST(Resolution, rewards) {  // B73 B74 B16 R56
  for (const auto& [reward, rage, axes, horns, glory] :
       {std::tuple{Reward::rage, 2, 1, 1, 0}, std::tuple{Reward::axes, 1, 2, 1, 0},
        std::tuple{Reward::horns, 1, 1, 2, 0}, std::tuple{Reward::glory, 1, 1, 1, 5}}) {
    auto t = Scenario{red, blue}.leader(red, gimle).token(gimle, reward).to_move(red);
    t.play("red pillage gimle");
    EXPECT_EQ(t.step(red, Stat::rage), rage);
    EXPECT_EQ(t.step(red, Stat::axes), axes);
    EXPECT_EQ(t.step(red, Stat::horns), horns);
    EXPECT_EQ(t.glory(red), glory);
    EXPECT_EQ(t.rage(red), 6);  // a Rage token gives no Rage now
  }
}

TEST(Resolution, yggdrasil_raises_all_three_stats) {  // B74
  auto t = Scenario{red, blue}.leader(red, yggdrasil).to_move(red);
  t.play("red pillage yggdrasil");
  for (const Stat stat : {Stat::rage, Stat::axes, Stat::horns}) EXPECT_EQ(t.step(red, stat), 2);
}

TEST(Resolution, a_reward_for_a_full_stat_is_lost) {  // R64 B74
  auto t =
      Scenario{red, blue}.leader(red, gimle).token(gimle, Reward::axes).stat(red, Stat::axes, 6).to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.step(red, Stat::axes), 6);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Resolution, a_failed_pillage_may_be_tried_again) {  // B75
  auto t = Scenario{red, blue}
               .warriors(red, gimle, 1)
               .leader(blue, gimle)
               .warriors(red, andlang, 1)
               .token(gimle, Reward::glory)
               .passed(blue)
               .to_move(red);
  t.play("red pillage gimle", "red decline");
  EXPECT_EQ(t.glory(blue), 3);  // the winner, pillager or not, gains Glory
  EXPECT_FALSE(t.pillaged(gimle));
  t.play("red march andlang gimle", "red move warrior");
  EXPECT_TRUE(t.allows("red pillage gimle"));
}

TEST(Resolution, the_winner_gains_glory_by_the_axes_as_they_are_then) {  // B76 R19
  auto t = duel().token(gimle, Reward::axes).to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.glory(red), 4);
  EXPECT_LT(when(t, Happening::stat_raised), when(t, Happening::glory));
}

TEST(Resolution, axes_token_and_frost_giant_count_twice_at_once) {  // D15; R19 B76
  auto t = Scenario{red, blue}
               .monster(red, Figure::frost_giant, andlang)
               .warriors(blue, andlang, 1)
               .token(andlang, Reward::axes)
               .to_move(red);
  t.play("red pillage andlang");
  EXPECT_EQ(t.stat(red, Stat::axes), 5);
  EXPECT_EQ(t.glory(red), 5);
}

TEST(Resolution, things_happen_in_a_fixed_order) {  // R19
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(blue, gimle, 2)
               .token(gimle, Reward::glory)
               .upgrade(red, tyrs_prowess)
               .hand(red, {thors_hammer})
               .hand(blue, {lokis_backstab})
               .to_move(red);
  t.play("red pillage gimle", "red card thors_hammer", "blue card lokis_backstab", "red done");
  const std::vector<int> order{when(t, Happening::battle_won),    when(t, Happening::figure_destroyed),
                               when(t, Happening::card_returned), when(t, Happening::pillaged),
                               when(t, Happening::glory, red),    when(t, Happening::glory, blue),
                               when(t, Happening::card_discarded)};
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  EXPECT_EQ(t.glory(red), 5 + 3 + 3 - 2);  // token, battle, Hammer, Backstab
  EXPECT_EQ(t.glory(blue), 2);
}

TEST(Resolution, axes_raised_by_thors_oath_come_too_late_for_this_battle) {  // R20
  auto t = duel().token(gimle, Reward::horns).hand(red, {thors_oath}).to_move(red);
  t.play("red pillage gimle", "red card thors_oath", "red raise axes");
  EXPECT_EQ(t.stat(red, Stat::axes), 4);
  EXPECT_EQ(t.glory(red), 3);
}

TEST(Resolution, unopposed_lords_and_the_frost_giant_still_act) {  // R21
  auto t = Scenario{red, blue}
               .upgrade(red, lord_of_spears)
               .leader(red, andlang)
               .monster(red, Figure::frost_giant, andlang)
               .token(andlang, Reward::glory)
               .to_move(red);
  t.play("red pillage andlang");
  EXPECT_EQ(t.glory(red), 10);
  for (const Stat stat : {Stat::rage, Stat::axes, Stat::horns}) EXPECT_EQ(t.step(red, stat), 2);
}

TEST(Resolution, friggas_grace_raises_another_stat_than_the_token) {  // R22 R64
  auto t = duel().token(gimle, Reward::axes).hand(red, {friggas_grace}).to_move(red);
  t.play("red pillage gimle", "red card friggas_grace");
  t.refuses("red raise axes");
  t.play("red raise horns");
  EXPECT_EQ(t.step(red, Stat::horns), 2);
  EXPECT_EQ(t.step(red, Stat::axes), 2);
}

TEST(Resolution, friggas_grace_is_free_when_the_token_raised_no_single_stat) {  // R22
  auto t = Scenario{red, blue}
               .leader(red, yggdrasil)
               .warriors(blue, yggdrasil, 1)
               .hand(red, {friggas_grace})
               .to_move(red);
  t.play("red pillage yggdrasil", "red card friggas_grace", "red raise axes");
  EXPECT_EQ(t.step(red, Stat::axes), 3);
}

TEST(Resolution, friggas_grace_is_for_a_pillager_who_wins) {  // R22
  auto t = Scenario{red, blue}
               .warriors(red, gimle, 1)
               .leader(blue, gimle)
               .hand(blue, {friggas_grace})
               .to_move(red);
  t.play("red pillage gimle", "blue card friggas_grace");
  EXPECT_EQ(t.happened(Happening::stat_raised), 0);
}

TEST(Resolution, a_lord_counts_only_where_the_leader_stands) {  // R23
  auto t = Scenario{red, blue}
               .upgrade(red, lord_of_spears)
               .leader(red, gimle)
               .warriors(red, andlang, 1)
               .token(andlang, Reward::glory)
               .to_move(red);
  t.play("red pillage andlang", "red decline");
  EXPECT_EQ(t.happened(Happening::stat_raised), 0);
}

TEST(Resolution, a_leader_killed_earlier_in_the_battle_does_not_count) {  // R23
  auto t = Scenario{red, blue}
               .upgrade(red, lord_of_axes)
               .leader(red, gimle)
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 1)
               .token(gimle, Reward::glory)
               .hand(red, {tyrs_rage})
               .hand(blue, {odins_tide})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_rage", "blue card odins_tide", "red spare warrior");
  EXPECT_TRUE(t.pillaged(gimle));
  EXPECT_EQ(t.happened(Happening::stat_raised), 0);
}

TEST(Resolution, lord_of_hammers_lets_the_leader_step_on) {  // R23
  auto t = Scenario{red, blue}
               .upgrade(red, lord_of_hammers)
               .leader(red, gimle)
               .warriors(blue, andlang, 3)
               .to_move(red);
  t.play("red pillage gimle", "blue decline");
  t.refuses("red step andlang", "red step elvagar");  // full, not adjacent
  t.play("red step yggdrasil");
  EXPECT_EQ(t.figures(red, Figure::leader, yggdrasil), 1);
}

TEST(Resolution, figures_killed_by_texts_count_as_destroyed_in_the_battle) {  // R12
  auto t = Scenario{red, blue, yellow}
               .leader(red, andlang)
               .warriors(blue, andlang, 2)
               .hand(red, {odins_smite})
               .hand(blue, {odins_judgement})
               .to_move(red);
  t.play("red pillage andlang", "red card odins_smite", "blue card odins_judgement");
  EXPECT_EQ(total_of(t, blue), 1 + 2);
  EXPECT_EQ(t.glory(blue), 2 * 2);  // one smitten, one lost
}

TEST(Resolution, thors_glory_needs_two_dead_enemies) {  // R12
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, thors_glory)
               .leader(red, andlang)
               .warriors(blue, andlang, 2)
               .hand(red, {odins_smite})
               .to_move(red);
  t.play("red pillage andlang", "red card odins_smite");
  EXPECT_EQ(t.glory(red), t.stat(red, Stat::axes) + 2);

  auto one = Scenario{red, blue, yellow}
                 .upgrade(red, thors_glory)
                 .leader(red, andlang)
                 .warriors(blue, andlang, 1)
                 .to_move(red);
  one.play("red pillage andlang");
  EXPECT_EQ(one.glory(red), one.stat(red, Stat::axes));
}

TEST(Resolution, the_valkyrie_pays_also_when_she_falls) {  // R15 R12
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::valkyrie, gimle)
               .warriors(blue, gimle, 2)
               .warriors(yellow, gimle, 1)
               .hand(blue, {tyrs_rage})
               .to_move(red);
  t.play("red pillage gimle", "blue card tyrs_rage");
  EXPECT_EQ(t.figures(red, Figure::valkyrie, valhalla), 1);
  EXPECT_EQ(t.glory(red), 2);  // for yellow's Warrior
}

TEST(Resolution, trickery_comes_before_prowess) {  // R16
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .upgrade(red, tyrs_prowess)
               .rage(red, 1)
               .hand(red, {tyrs_crush_2})
               .hand(blue, {lokis_trickery})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_crush_2", "blue card lokis_trickery");
  EXPECT_TRUE(t.in_discard(tyrs_crush_2));
  EXPECT_EQ(t.rage(blue), 7);
}

TEST(Resolution, prowess_buys_cards_back_for_1_each) {  // R19 B71
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .upgrade(red, tyrs_prowess)
               .rage(red, 2)
               .hand(red, {tyrs_crush_2, heimdalls_eye})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_crush_2", "red late heimdalls_eye", "red take_back tyrs_crush_2",
         "red done");
  EXPECT_TRUE(t.in_hand(red, tyrs_crush_2));
  EXPECT_FALSE(t.in_hand(red, heimdalls_eye));
  EXPECT_EQ(t.rage(red), 1);
}

TEST(Resolution, poison_beats_prowess_but_the_taken_texts_still_act) {  // R17
  auto t = Scenario{red, blue, yellow}
               .leader(red, andlang)
               .warriors(blue, andlang, 1)
               .upgrade(red, tyrs_prowess)
               .token(andlang, Reward::horns)
               .hand(red, {thors_ascension})
               .hand(blue, {lokis_poison})
               .to_move(red);
  t.play("red pillage andlang", "red card thors_ascension", "blue card lokis_poison");
  EXPECT_TRUE(t.in_hand(blue, thors_ascension) && t.in_hand(blue, lokis_poison));
  EXPECT_EQ(t.glory(red), 3 + 3);
  EXPECT_EQ(t.rage(red), 6 + 3);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Resolution, stealing_takes_only_what_is_there) {  // R18
  auto t = Scenario{red, blue, yellow, brown}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .warriors(yellow, gimle, 1)
               .token(gimle, Reward::horns)
               .hand(blue, {lokis_backstab})
               .hand(yellow, {lokis_backstab})
               .to_move(red);
  t.play("red pillage gimle", "blue card lokis_backstab", "yellow card lokis_backstab");
  EXPECT_EQ(t.glory(red), 0);
  EXPECT_EQ(t.glory(blue), 2);
  EXPECT_EQ(t.glory(yellow), 1);
}

TEST(Resolution, rage_is_not_stolen_below_0) {  // R18
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 1)
               .leader(blue, gimle)
               .rage(blue, 0)
               .hand(red, {lokis_trickery})
               .to_move(red);
  t.play("red pillage gimle", "red card lokis_trickery");
  EXPECT_EQ(t.rage(blue), 0);
  EXPECT_EQ(t.rage(red), 6);
}

TEST(Resolution, several_thieves_act_from_the_pillager_clockwise) {  // R18
  auto t = Scenario{red, blue, yellow, brown}
               .warriors(blue, gimle, 1)
               .warriors(yellow, gimle, 1)
               .leader(brown, gimle)
               .rage(brown, 1)
               .hand(blue, {lokis_trickery})
               .hand(yellow, {lokis_trickery})
               .to_move(yellow);
  t.play("yellow pillage gimle", "blue card lokis_trickery", "yellow card lokis_trickery");
  EXPECT_EQ(t.rage(yellow), 7);
  EXPECT_EQ(t.rage(blue), 6);
  EXPECT_EQ(t.rage(brown), 0);
}

// Reactions.

TEST(Reactions, protection_keeps_figures_for_1_rage_each) {  // R26
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .warriors(red, gimle, 1)
               .warriors(blue, gimle, 3)
               .upgrade(blue, friggas_protection)
               .rage(blue, 2)
               .to_move(red);
  t.play("red pillage gimle", "blue protect warrior", "blue protect warrior");
  EXPECT_EQ(t.rage(blue), 0);
  EXPECT_EQ(t.warriors(blue, gimle), 2);  // rescued losers stay in the province
  EXPECT_EQ(t.valhalla(blue), 1);
  EXPECT_TRUE(t.pillaged(gimle));
}

TEST(Reactions, protection_is_of_no_use_at_0_rage) {  // R26
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .upgrade(blue, friggas_protection)
               .rage(blue, 0)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.valhalla(blue), 1);
}

TEST(Reactions, a_retreating_witch_takes_her_strength_along) {  // R27 R66
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::volur_witch, gimle)
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .age(3)
               .hand(blue, {odins_tide})
               .monster(blue, Figure::valkyrie, gimle)
               .to_move(red);
  t.play("red pillage gimle", "blue card odins_tide", "red spare leader", "blue spare valkyrie",
         "red retreat");
  EXPECT_EQ(total_of(t, red), 3);
  EXPECT_EQ(t.figures(red, Figure::volur_witch, yggdrasil), 1);
  EXPECT_EQ(total_of(t, blue), 2 + 1);
  EXPECT_EQ(t.glory(blue), 2);  // the Leader fell in the tie; the Witch does not count
}

TEST(Reactions, the_witch_stays_away_from_yggdrasil_battles) {  // R27
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::volur_witch, yggdrasil)
               .leader(blue, yggdrasil)
               .warriors(blue, yggdrasil, 1)
               .to_move(red);
  t.play("red pillage yggdrasil");
  EXPECT_EQ(t.figures(red, Figure::volur_witch, valhalla), 1);
}

TEST(Reactions, owners_react_from_the_active_player_then_all_die_then_dragons_pay) {  // R66 R26 R27
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::volur_witch, andlang)
               .upgrades(blue, {friggas_protection, eternal_dragons})
               .warriors(blue, andlang, 1)
               .ship(blue, fjord_sw)
               .to_move(blue);
  t.play("blue pillage andlang");  // 3 to 3
  EXPECT_TRUE(t.asks(blue, Step::ask_react));
  t.play("blue done");
  EXPECT_TRUE(t.asks(red, Step::ask_react));
  EXPECT_EQ(t.valhalla(blue), 0);  // nobody dies before all have reacted
  t.play("red done");
  EXPECT_EQ(t.glory(blue), 12);
  EXPECT_LT(when(t, Happening::figure_destroyed, red), when(t, Happening::glory, blue));
}

// Actions that some upgrades give.

TEST(Challenge, pillages_a_province_again_for_2) {  // R25 B60
  auto t = Scenario{red, blue}
               .upgrade(red, tyrs_challenge)
               .leader(red, gimle)
               .pillaged(gimle)
               .token(gimle, Reward::glory)
               .to_move(red);
  t.refuses("red pillage gimle");
  t.play("red challenge gimle");
  EXPECT_EQ(t.rage(red), 4);
  EXPECT_EQ(t.glory(red), 5);
  EXPECT_TRUE(t.pillaged(gimle));
}

TEST(Challenge, a_failed_one_leaves_the_token_pillaged) {  // R25
  auto t = Scenario{red, blue}
               .upgrade(red, tyrs_challenge)
               .warriors(red, gimle, 1)
               .leader(blue, gimle)
               .pillaged(gimle)
               .to_move(red);
  t.play("red challenge gimle");
  EXPECT_EQ(t.glory(blue), 3);
  EXPECT_TRUE(t.pillaged(gimle));
}

TEST(Challenge, is_for_pillaged_provinces_and_costs_2) {  // R25
  auto t = Scenario{red, blue}
               .upgrade(red, tyrs_challenge)
               .leader(red, gimle)
               .rage(red, 1)
               .pillaged(gimle)
               .to_move(red);
  t.refuses("red challenge gimle");
  auto open = Scenario{red, blue}.upgrade(red, tyrs_challenge).leader(red, gimle).to_move(red);
  open.refuses("red challenge gimle");
}

TEST(Sacrifice, two_figures_buy_a_stat_step) {  // R25
  auto t = Scenario{red, blue, yellow}
               .upgrades(red, {friggas_sacrifice, eternal_dragons, friggas_protection})
               .warriors(red, andlang, 1)
               .ship(red, fjord_sw)
               .rage(red, 1)
               .to_move(red);
  t.play("red sacrifice warrior andlang", "red sacrifice ship fjord_sw", "red raise rage");
  EXPECT_EQ(t.rage(red), 1);  // it costs none, and nobody is asked to protect
  EXPECT_EQ(t.valhalla(red), 2);
  EXPECT_EQ(t.glory(red), 12);
  EXPECT_EQ(t.step(red, Stat::rage), 2);
}

TEST(Sacrifice, the_witch_cannot_evade_it) {  // R25
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, friggas_sacrifice)
               .monster(red, Figure::volur_witch, andlang)
               .warriors(red, andlang, 1)
               .to_move(red);
  t.play("red sacrifice volur_witch andlang", "red sacrifice warrior andlang", "red raise axes");
  EXPECT_EQ(t.figures(red, Figure::volur_witch, valhalla), 1);
}

TEST(Sacrifice, needs_two_figures) {  // R25
  auto t = Scenario{red, blue, yellow}.upgrade(red, friggas_sacrifice).warriors(red, andlang, 1).to_move(red);
  t.refuses("red sacrifice warrior andlang");
}

TEST(FireGiant, burns_ships_in_the_fjord_but_no_monsters) {  // R41 R65 B8
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::fire_giant, reserve)
               .rage(red, 4)
               .leader(blue, gimle)
               .warriors(blue, gimle, 1)
               .ship(blue, fjord_nw)
               .monster(blue, Figure::troll, gimle)
               .monster(yellow, Figure::sea_serpent, fjord_nw)
               .to_move(red);
  t.play("red invade fire_giant gimle");
  EXPECT_EQ(t.valhalla(blue), 3);
  EXPECT_EQ(t.figures(blue, Figure::troll, gimle), 1);
  EXPECT_EQ(t.figures(yellow, Figure::sea_serpent, fjord_nw), 1);
  EXPECT_EQ(t.rage(red), 0);
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
