// Raids: what they need, what they pay, valkyries and those who fall.
#include <gtest/gtest.h>

#include "games/raiders/tests/scenario.hpp"

namespace ravenhall::raiders::tests {
namespace {

using Texts = std::vector<std::string>;

TEST(Raid,
     the_worked_example_of_the_rulebook) {  // T5; RD-1 RD-2 RD-3 RD-4 RD-5 RD-6 RD-7 VK-1 VK-4 HK-2 HK-3 HK-4
  auto t = Scenario{red, blue}
               .crew(red, {berserker, armourer, shieldmaiden})
               .armour(red, 2)
               .provisions(red, 3)
               .gold(red, 1)
               .worker(red, grey)
               .set(Settlement::m1, 1, "giv")
               .set(Settlement::m1, 2, "ll")
               .to_move(red);
  const int valkyries = t.supply(Resource::valkyrie);
  t.play("red raid m1", "nature roll 4 3");
  EXPECT_EQ(t.state().raid.strength, 21);
  EXPECT_EQ(t.provisions(red) + t.gold(red), 0);
  EXPECT_EQ(t.vp(red), 7);
  EXPECT_EQ(t.vp_from(red, Source::raid), 6);
  EXPECT_EQ(t.vp_from(red, Source::crew_raid), 1);
  t.play("red set 1", "red sacrifice berserker");
  EXPECT_EQ(t.gold(red), 1);
  EXPECT_EQ(t.iron(red), 1);
  EXPECT_EQ(t.worker(red), white);
  EXPECT_EQ(t.valkyries(red), 1);
  EXPECT_EQ(t.in_hand(red, berserker), 1);
  EXPECT_EQ(t.crew_size(red), 2);
  EXPECT_EQ(t.supply(Resource::valkyrie), valkyries + 1);
  EXPECT_EQ(t.state().spots[Settlement::m1][0], grey);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Raid, needs_crew_provisions_gold_and_the_right_worker) {  // T3; RD-0
  const auto can = [](int crew, int provisions, int gold, Colour colour) {
    Scenario scenario{red, blue};
    for (int i = 0; i < crew; ++i) scenario.crew(red, {warmonger});
    scenario.provisions(red, provisions).gold(red, gold).worker(red, colour);
    return scenario.set(Settlement::m1, 1, "gil").to_move(red).allows("red raid m1");
  };
  EXPECT_TRUE(can(3, 3, 1, grey));
  EXPECT_TRUE(can(3, 3, 1, white));
  EXPECT_FALSE(can(3, 3, 1, black));
  EXPECT_FALSE(can(2, 3, 1, grey));
  EXPECT_FALSE(can(3, 2, 1, grey));
  EXPECT_FALSE(can(3, 3, 0, grey));
}

TEST(Raid, an_empty_settlement_cannot_be_raided) {  // RD-0 E50
  auto t = Scenario{red, blue}
               .crew(red, {sage, sage, scout})
               .provisions(red, 5)
               .taken_all(Settlement::h1)
               .to_move(red);
  t.refuses("red raid h1");
  EXPECT_TRUE(t.allows("red raid h2"));
  EXPECT_TRUE(missing_for(t.state(), red, Settlement::h1).set);
}

TEST(Raid, the_highest_tier_reached_counts) {  // T4; RD-3
  EXPECT_EQ(tier_vp(Settlement::m1, 11), 0);
  EXPECT_EQ(tier_vp(Settlement::m1, 12), 4);
  EXPECT_EQ(tier_vp(Settlement::m1, 19), 4);
  EXPECT_EQ(tier_vp(Settlement::m1, 20), 6);
}

TEST(Raid, a_weak_raid_still_plunders_and_the_crew_still_scores) {  // RD-3 RD-4
  auto t = Scenario{red, blue}
               .crew(red, {marauder, sage, sage})
               .provisions(red, 3)
               .worker(red, grey)
               .set(Settlement::o1, 1, "ggg")
               .to_move(red);
  t.play("red raid o1", "nature roll_one 2", "red set 1");
  EXPECT_EQ(t.vp_from(red, Source::raid), 0);
  EXPECT_EQ(t.vp(red), 1);
  EXPECT_EQ(t.gold(red), 3);
}

TEST(Raid, a_harbour_pays_one_without_dice) {  // T29; RD-3 HK-3
  auto t = Scenario{red, blue}
               .crew(red, {warmonger, warmonger})
               .provisions(red, 2)
               .set(Settlement::h1, 2, "gil")
               .to_move(red);
  t.play("red raid h1", "red set 2");
  EXPECT_EQ(t.vp(red), 3);
  EXPECT_EQ(t.happened(Happening::rolled), 0);
  EXPECT_EQ(t.worker(red), grey);
}

TEST(Raid, the_set_is_chosen_after_the_roll_and_taken_whole) {  // RD-5
  auto t = Scenario{red, blue}
               .crew(red, {warmonger, warmonger, huntsman})
               .provisions(red, 4)
               .worker(red, grey)
               .set(Settlement::o2, 1, "ggii")
               .set(Settlement::o2, 2, "lll")
               .to_move(red);
  t.play("red raid o2");
  EXPECT_TRUE(t.to_act().has(kNature));
  t.play("nature roll_one 5");
  EXPECT_EQ(t.legal(red), (Texts{"set 1", "set 2"}));
  t.play("red set 2");
  EXPECT_EQ(t.livestock(red), 3);
  EXPECT_EQ(t.worker(red), white);
}

TEST(Raid, the_last_set_is_no_choice) {  // RD-5 E31
  auto t = Scenario{red, blue}
               .crew(red, {warmonger, warmonger, berserker, berserker})
               .provisions(red, 2)
               .gold(red, 2)
               .worker(red, white)
               .taken_all(Settlement::f1)
               .taken_all(Settlement::f3)
               .taken(Settlement::f2, 1)
               .set(Settlement::f2, 2, "gg")
               .last_round(Trigger::fortresses, 2)
               .to_move(red);
  t.play("red raid f2", "nature roll 2 2");
  EXPECT_EQ(t.gold(red), 2);
  EXPECT_EQ(fortress_sets(t.state()), 0);
}

TEST(Raid, outpost_with_archer_marauder_and_huntsman) {  // T30; HK-1 HK-3 E45
  auto t = Scenario{red, blue}
               .crew(red, {archer, marauder, huntsman})
               .provisions(red, 3)
               .worker(red, grey)
               .set(Settlement::o2, 1, "gggl")
               .to_move(red);
  t.play("red raid o2", "nature roll_one 2");
  EXPECT_EQ(t.state().raid.strength, 8);
  EXPECT_EQ(t.vp(red), 5);
  EXPECT_EQ(t.provisions(red), 0);
}

TEST(Raid, two_huntsmen_save_two_provisions) {  // T35; HK-1 E45
  auto t = Scenario{red, blue}
               .crew(red, {huntsman, huntsman, sage})
               .provisions(red, 1)
               .worker(red, grey)
               .set(Settlement::o1, 2, "ggg")
               .to_move(red);
  t.play("red raid o1");
  EXPECT_EQ(t.provisions(red), 0);
}

TEST(Raid, discounts_never_go_below_nothing) {  // E45 CR-7 HK-1
  const auto t = Scenario{red, blue}
                     .crew(red, {scout, scout, scout, sage})
                     .gold(red, 1)
                     .worker(red, grey)
                     .set(Settlement::m2, 1, "gi")
                     .to_move(red);
  EXPECT_EQ(raid_provisions(t.state(), red, Settlement::m2), 0);
  EXPECT_TRUE(t.allows("red raid m2"));
  EXPECT_EQ(raid_provisions(t.state(), red, Settlement::h1), 2);  // only in monasteries
}

TEST(Raid, a_cartographer_saves_the_gold_of_a_fortress) {  // T16; HK-1
  const auto t = Scenario{red, blue}
                     .crew(red, {cartographer, sage, sage, scout, scout})
                     .provisions(red, 4)
                     .worker(red, white)
                     .set(Settlement::f3, 1, "gg")
                     .to_move(red);
  EXPECT_TRUE(t.allows("red raid f3"));
  EXPECT_EQ(raid_gold(t.state(), red, Settlement::m1), 1);
}

TEST(Raid, abilities_work_only_in_their_kind_of_settlement) {  // HK-1 HK-2 HK-3
  const auto fight =
      Scenario{red, blue}.crew(red, {armourer, barbarian, archer, marauder, shieldmaiden}).to_move(red);
  const auto trip = Scenario{red, blue}.crew(red, {huntsman, scout, cartographer, warmonger}).to_move(red);
  struct Expected {
    Settlement where;
    int strength;    // of Armourer and Barbarian
    int vp;          // of Archer, Marauder and Shieldmaiden
    int harbour_vp;  // of the Warmonger
    int provisions;  // with Huntsman and Scout
    int gold;        // with the Cartographer
  };
  for (const Expected& e : std::initializer_list<Expected>{
           {Settlement::h1, 0, 0, 1, 2, 0},
           {Settlement::h2, 0, 0, 1, 1, 0},
           {Settlement::h3, 0, 0, 1, 3, 0},
           {Settlement::o1, 0, 3, 0, 2, 0},
           {Settlement::o2, 0, 3, 0, 3, 0},
           {Settlement::m1, 2, 1, 0, 2, 1},
           {Settlement::m2, 2, 1, 0, 1, 1},
           {Settlement::f1, 2, 0, 0, 3, 1},
           {Settlement::f2, 2, 0, 0, 2, 1},
           {Settlement::f3, 2, 0, 0, 4, 0},
       }) {
    const auto name = name_of(e.where);
    EXPECT_EQ(raid_strength(fight.state(), red, e.where, 0).abilities, e.strength) << name;
    EXPECT_EQ(crew_raid_vp(fight.player(red), e.where), e.vp) << name;
    EXPECT_EQ(crew_raid_vp(trip.player(red), e.where), e.harbour_vp) << name;
    EXPECT_EQ(raid_provisions(trip.state(), red, e.where), e.provisions) << name;
    EXPECT_EQ(raid_gold(trip.state(), red, e.where), e.gold) << name;
  }
  EXPECT_EQ(strength_ability(fight.state(), red, armourer, Settlement::m1), 2);
  EXPECT_EQ(strength_ability(fight.state(), red, armourer, Settlement::f1), 0);
  EXPECT_EQ(strength_ability(fight.state(), red, barbarian, Settlement::f1), 2);
  EXPECT_EQ(strength_ability(fight.state(), red, barbarian, Settlement::m1), 0);
}

TEST(Raid, heroes_count_whole_steps) {  // HK-2 E15
  const auto brynjars = [](int armour) {
    const auto t = Scenario{red, blue}.crew(red, {brynjar}).armour(red, armour).to_move(red);
    return strength_ability(t.state(), red, brynjar, Settlement::o1);
  };
  const auto ragnhildrs = [](int valkyries) {
    const auto t = Scenario{red, blue}.crew(red, {ragnhildr}).valkyries(red, valkyries).to_move(red);
    return strength_ability(t.state(), red, ragnhildr, Settlement::o1);
  };
  int armour = 0;
  for (const int more : {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3}) EXPECT_EQ(brynjars(armour++), more);
  int valkyries = 0;
  for (const int more : {0, 0, 1, 1, 2, 2, 3, 3}) EXPECT_EQ(ragnhildrs(valkyries++), more);
}

TEST(Raid, folke_counts_the_others) {  // T27; HK-2
  auto t = Scenario{red, blue}
               .crew(red, {folke, warmonger, warmonger, warmonger, warmonger})
               .armour(red, 6)
               .provisions(red, 3)
               .gold(red, 2)
               .worker(red, white)
               .set(Settlement::f1, 1, "gg")
               .to_move(red);
  t.play("red raid f1", "nature roll 4 4");
  EXPECT_EQ(t.state().raid.strength, 33);
  EXPECT_EQ(t.vp(red), 9);
}

TEST(Raid, brynjar_counts_armour_and_barbarians_like_fortresses) {  // T28; HK-2
  auto t = Scenario{red, blue}
               .crew(red, {brynjar, barbarian, berserker, berserker})
               .armour(red, 9)
               .provisions(red, 2)
               .gold(red, 2)
               .worker(red, white)
               .set(Settlement::f2, 1, "gg")
               .to_move(red);
  t.play("red raid f2", "nature roll 3 3");
  EXPECT_EQ(t.state().raid.strength, 35);
  EXPECT_EQ(t.vp(red), 10);
}

TEST(Raid, ragnhildr_counts_the_marker_before_this_raids_valkyries) {  // E15 E16 HK-2
  const auto strength = [](int taken, std::string_view option) {
    auto t = Scenario{red, blue}
                 .option("ragnhildr", option)
                 .crew(red, {ragnhildr, sage, sage})
                 .valkyries_taken(red, taken)
                 .provisions(red, 3)
                 .worker(red, grey)
                 .set(Settlement::o1, 1, "gvv")
                 .to_move(red);
    t.play("red raid o1", "nature roll_one 2");
    return int{t.state().raid.strength};
  };
  EXPECT_EQ(strength(0, "marker"), 6);
  EXPECT_EQ(strength(3, "marker"), 7);
  EXPECT_EQ(strength(9, "marker"), 9);
  EXPECT_EQ(strength(9, "taken"), 10);
}

TEST(Raid, each_brawler_rerolls_one_die) {  // E12; HK-2 RD-3
  auto t = Scenario{red, blue}
               .crew(red, {brawler, brawler, sage})
               .provisions(red, 3)
               .gold(red, 1)
               .worker(red, grey)
               .set(Settlement::m1, 1, "gil")
               .to_move(red);
  t.play("red raid m1", "nature roll 2 3");
  EXPECT_EQ(t.legal(red), (Texts{"reroll 1", "reroll 2", "stand"}));
  t.play("red reroll 1", "nature roll_one 3", "red reroll 1", "nature roll_one 5");
  EXPECT_EQ(t.state().raid.strength, 12);  // 5 + 3 and two Brawlers
  EXPECT_TRUE(t.asks(red, Step::ask_set));
}

TEST(Raid, either_die_may_be_rolled_again) {  // E12
  auto t = Scenario{red, blue}
               .crew(red, {brawler, brawler, sage})
               .provisions(red, 3)
               .gold(red, 1)
               .worker(red, grey)
               .set(Settlement::m1, 1, "gil")
               .to_move(red);
  t.play("red raid m1", "nature roll 4 2", "red reroll 2", "nature roll_one 5");
  EXPECT_EQ(t.state().raid.dice, (Dice{4, 5}));
  t.play("red reroll 1", "nature roll_one 2");  // the new face stands, better or not
  EXPECT_EQ(t.state().raid.strength, 2 + 5 + 4);
}

TEST(Raid, a_brawler_may_stand) {  // E12
  auto t = Scenario{red, blue}
               .crew(red, {brawler, sage, sage})
               .provisions(red, 3)
               .worker(red, grey)
               .set(Settlement::o1, 1, "ggg")
               .to_move(red);
  t.play("red raid o1", "nature roll_one 3").refuses("red reroll 2");
  t.play("red stand");
  EXPECT_TRUE(t.asks(red, Step::ask_set));
}

TEST(Valkyries, more_of_them_than_crew_do_nothing) {  // T7; VK-2 VK-4
  auto t = Scenario{red, blue}
               .crew(red, {sage, sage})
               .provisions(red, 2)
               .set(Settlement::h1, 2, "vvv")
               .to_move(red);
  const int before = t.supply(Resource::valkyrie);
  t.play("red raid h1", "red set 2");
  EXPECT_EQ(t.crew_size(red), 0);
  EXPECT_EQ(t.valkyries(red), 2);
  EXPECT_EQ(t.supply(Resource::valkyrie), before + 3);
  EXPECT_EQ(t.happened(Happening::valkyrie_ignored), 1);
}

TEST(Valkyries, at_seven_they_still_kill) {  // T8; VK-3 DT-7
  auto t = Scenario{red, blue}
               .crew(red, {mercenary, sage, scout})
               .valkyries(red, 7)
               .provisions(red, 2)
               .set(Settlement::h1, 2, "gvl")
               .to_move(red);
  t.play("red raid h1", "red set 2", "red sacrifice mercenary");
  EXPECT_EQ(t.valkyries(red), 7);
  EXPECT_EQ(t.crew_size(red), 2);
  EXPECT_EQ(t.vp_from(red, Source::deaths), 1);
  EXPECT_EQ(final_vp(t.state(), red)[Source::valkyries], 15);
}

TEST(Valkyries, a_berserker_back_in_the_hand_does_not_die_again) {  // E23 HK-4
  auto t = Scenario{red, blue}
               .crew(red, {berserker, sage})
               .provisions(red, 2)
               .set(Settlement::h1, 2, "vvg")
               .to_move(red);
  t.play("red raid h1", "red set 2", "red sacrifice berserker");
  EXPECT_EQ(t.in_hand(red, berserker), 1);
  EXPECT_EQ(t.crew_size(red), 0);
  EXPECT_EQ(t.in_discard(sage), 1);
}

TEST(Valkyries, a_berserkers_return_may_be_declined) {  // E39
  auto t = Scenario{red, blue}
               .crew(red, {berserker, sage})
               .provisions(red, 2)
               .set(Settlement::h1, 2, "vig")
               .to_move(red);
  t.play("red raid h1", "red set 2", "red sacrifice_plain berserker");
  EXPECT_EQ(t.in_discard(berserker), 1);
}

TEST(Valkyries, a_gravedigger_leaves_gold_if_there_is_some) {  // E24 HK-4
  const auto gold = [](int supply) {
    auto t = Scenario{red, blue}
                 .crew(red, {gravedigger, sage})
                 .provisions(red, 2)
                 .set(Settlement::h1, 2, "vil")
                 .supply(Resource::gold, supply)
                 .to_move(red);
    t.play("red raid h1", "red set 2", "red sacrifice gravedigger");
    return t.gold(red);
  };
  EXPECT_EQ(gold(1), 1);
  EXPECT_EQ(gold(0), 0);
}

TEST(Valkyries, an_avenger_takes_somebody_along) {  // T14; E10 VK-5
  auto t = Scenario{red, blue, yellow}
               .crew(red, {avenger, sage})
               .crew(blue, {mercenary, berserker})
               .provisions(red, 2)
               .set(Settlement::h1, 2, "vil")
               .to_move(red);
  t.play("red raid h1", "red set 2", "red sacrifice avenger");
  EXPECT_EQ(t.legal(blue), (Texts{"dismiss berserker", "dismiss mercenary"}));  // only blue can be named
  t.play("blue dismiss mercenary");
  EXPECT_EQ(t.in_discard(mercenary), 1);
  EXPECT_EQ(t.vp(blue), 0);
  EXPECT_EQ(t.valkyries(blue), 0);
  EXPECT_EQ(t.valkyries(red), 1);
}

TEST(Valkyries, without_anybody_to_hit_an_avenger_falls_alone) {  // T38; E10 E39
  auto t = Scenario{red, blue}
               .crew(red, {avenger, sage})
               .provisions(red, 2)
               .set(Settlement::h1, 2, "vil")
               .to_move(red);
  t.play("red raid h1", "red set 2").refuses("red sacrifice_plain avenger");
  t.play("red sacrifice avenger");
  EXPECT_EQ(t.valkyries(red), 1);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Valkyries, the_avengers_owner_names_one_of_several_with_crew) {  // E10
  auto t = Scenario{red, blue, yellow, green}
               .crew(red, {avenger, sage})
               .crew(blue, {berserker})
               .crew(green, {huntsman, archer})
               .provisions(red, 2)
               .set(Settlement::h1, 2, "vil")
               .to_move(red);
  t.play("red raid h1", "red set 2", "red sacrifice avenger");
  EXPECT_EQ(t.legal(red), (Texts{"target 1", "target 3"}));  // yellow has nobody to lose
  t.play("red target 3", "green dismiss archer");
  EXPECT_EQ(t.in_discard(archer), 1);
  EXPECT_EQ(t.crew_size(blue), 1);
}

TEST(Valkyries, bonuses_of_the_dead_cannot_be_declined_if_the_table_agrees) {  // E39
  const auto dying = [](std::string_view decline) {
    auto t = Scenario{red, blue}
                 .option("decline_bonus", decline)
                 .crew(red, {berserker, gravedigger, mercenary, avenger})
                 .crew(blue, {sage})
                 .provisions(red, 2)
                 .set(Settlement::h1, 2, "vil")
                 .supply(Resource::gold, 1)
                 .to_move(red);
    return t.play("red raid h1", "red set 2");
  };
  EXPECT_EQ(dying("off").legal(red), (Texts{"sacrifice avenger", "sacrifice berserker",
                                            "sacrifice gravedigger", "sacrifice mercenary"}));
  EXPECT_EQ(dying("on").legal(red),  // VP are always taken
            (Texts{"sacrifice avenger", "sacrifice berserker", "sacrifice_plain berserker",
                   "sacrifice gravedigger", "sacrifice_plain gravedigger", "sacrifice mercenary"}));
  EXPECT_EQ(dying("on").play("red sacrifice gravedigger").gold(red), 1);
  auto plain = dying("on");
  plain.play("red sacrifice_plain gravedigger");
  EXPECT_EQ(plain.gold(red), 0);
  EXPECT_EQ(plain.supply(Resource::gold), 1);
}

TEST(Valkyries, a_hero_who_fell_makes_room_for_another) {  // E13 CR-3
  auto t = Scenario{red, blue}
               .crew(red, {brynjar, sage})
               .hand(red, {folke})
               .silver(red, 4)
               .provisions(red, 2)
               .set(Settlement::h1, 2, "vil")
               .to_move(red);
  t.play("red raid h1", "red set 2", "red sacrifice brynjar");
  t.play("blue place silversmith", "blue skip", "blue take gate_house", "blue skip");
  t.play("red place barracks", "red hire folke");
  EXPECT_EQ(t.in_crew(red, folke), 1);
}

TEST(Valkyries, any_opponent_may_be_named_if_the_table_agrees) {  // E10
  auto t = Scenario{red, blue, yellow}
               .option("avenger_targets", "any")
               .crew(red, {avenger, sage})
               .crew(blue, {berserker})
               .provisions(red, 2)
               .set(Settlement::h1, 2, "vil")
               .to_move(red);
  t.play("red raid h1", "red set 2", "red sacrifice avenger", "red target 2");
  EXPECT_EQ(t.crew_size(blue), 1);
}

TEST(Valkyries, nine_cards_after_a_berserkers_return_are_one_too_many) {  // E25 TU-3
  auto t = Scenario{red, blue}
               .crew(red, {berserker, sage})
               .hand(red, {archer, archer, armourer, armourer, barbarian, barbarian, brawler, brawler})
               .provisions(red, 2)
               .set(Settlement::h1, 2, "vil")
               .to_move(red);
  t.play("red raid h1", "red set 2", "red sacrifice berserker", "red discard archer");
  EXPECT_EQ(t.hand_size(red), 8);
  EXPECT_TRUE(t.turn_of(blue));
}

}  // namespace
}  // namespace ravenhall::raiders::tests
