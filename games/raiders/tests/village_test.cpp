// Work in the village: placing, taking and the eight buildings.
#include <gtest/gtest.h>

#include "games/raiders/tests/scenario.hpp"

namespace ravenhall::raiders::tests {
namespace {

using Texts = std::vector<std::string>;

TEST(Village, the_first_turn_of_the_rulebook) {  // T1; TU-1 TU-2 V-b
  auto t = Scenario{red, blue}.to_move(red);
  t.play("red place mill", "red act provisions", "red take gate_house", "red act cards",
         "nature deal 0 archer", "nature deal 0 sage");
  EXPECT_EQ(t.provisions(red), 1);
  EXPECT_EQ(t.hand_size(red), 2);
  EXPECT_EQ(t.in(mill), black);
  EXPECT_EQ(t.in(gate_house), Colour::none);
  EXPECT_EQ(t.worker(red), black);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Village, a_black_worker_has_three_places_at_the_start) {  // T2; V-a V-g E1
  const auto t = Scenario{red, blue}.to_move(red);
  EXPECT_EQ(t.legal(red), (Texts{"place barracks", "place mill", "place silversmith"}));
}

TEST(Village, armoury_and_long_house_want_grey_or_white) {  // V-a
  const auto g = Scenario{red, blue}.worker(red, grey).to_move(red);
  EXPECT_TRUE(g.allows("red place armoury"));
  EXPECT_TRUE(g.allows("red place long_house"));
  const auto w = Scenario{red, blue}.worker(red, white).to_move(red);
  EXPECT_TRUE(w.allows("red place armoury"));
}

TEST(Village, the_worker_taken_comes_from_another_building_and_may_have_any_colour) {  // V-c V-f E2
  auto t = Scenario{red, blue}
               .village(armoury, grey)
               .village(town_hall, white)
               .village(treasury, black)
               .to_move(red);
  t.play("red place mill", "red skip");
  EXPECT_EQ(t.legal(red), (Texts{"take town_hall", "take treasury", "take armoury"}));
  t.play("red take armoury");
  EXPECT_EQ(t.worker(red), grey);
}

TEST(Village, either_action_may_be_left_out) {  // V-d E1
  auto t = Scenario{red, blue}.to_move(red);
  t.play("red place silversmith", "red skip", "red take gate_house", "red skip");
  EXPECT_EQ(t.silver(red), 0);
  EXPECT_EQ(t.hand_size(red), 0);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Village, the_village_holds_three_workers_between_turns) {  // V-g; T31
  auto t = Scenario{red, blue, yellow}.to_move(red);
  for (int i = 0; i < 30; ++i) {
    t.pass_turn(t.state().active);
    int workers = 0;
    for (const Colour colour : t.state().village) workers += colour != Colour::none ? 1 : 0;
    EXPECT_EQ(workers, 3);
    EXPECT_NE(t.worker(red), Colour::none);
  }
}

TEST(Village, a_building_acts_once_a_turn) {  // V-e
  auto t = Scenario{red, blue}
               .hand(red, {merchant})
               .village(mill, black)
               .village(treasury, black)
               .village(gate_house, black)
               .to_move(red);
  t.play("red place town_hall", "red play merchant", "red copy mill", "red act provisions", "red take mill");
  EXPECT_EQ(t.provisions(red), 1);  // the Mill was copied and does not act again
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(GateHouse, draws_two_and_one_more_for_each_gatekeeper) {  // HK-5; E39
  auto t = Scenario{red, blue}.crew(red, {gatekeeper, gatekeeper}).to_move(red);
  t.play("red place mill", "red skip", "red take gate_house");
  EXPECT_TRUE(t.allows("red act_plain cards"));
  t.play("red act cards").let_nature_act();
  EXPECT_EQ(t.hand_size(red), 4);
}

TEST(GateHouse, the_bonus_is_taken_whole_or_not_at_all) {  // E39
  auto t = Scenario{red, blue}.crew(red, {gatekeeper, gatekeeper}).to_move(red);
  t.play("red place mill", "red skip", "red take gate_house");
  EXPECT_EQ(t.legal(red), (Texts{"act cards", "act_plain cards", "skip"}));
  EXPECT_EQ(t.play("red act_plain cards").let_nature_act().hand_size(red), 2);
}

TEST(GateHouse, a_bonus_may_be_declined_unless_the_table_says_otherwise) {  // E39
  auto t = Scenario{red, blue}.crew(red, {gatekeeper}).to_move(red);
  t.play("red place mill", "red skip", "red take gate_house", "red act_plain cards").let_nature_act();
  EXPECT_EQ(t.hand_size(red), 2);
  auto strict = Scenario{red, blue}.option("decline_bonus", "off").crew(red, {gatekeeper}).to_move(red);
  strict.play("red place mill", "red skip", "red take gate_house").refuses("red act_plain cards");
}

TEST(Treasury, one_card_for_two_silver_or_two_for_gold) {  // CR-6
  auto t = Scenario{red, blue}.hand(red, {archer, folke, sage}).supply(Resource::gold, 1).to_move(red);
  t.play("red place mill", "red skip", "red take treasury", "red act gold", "red discard archer",
         "red discard folke");  // E14: heroes too
  EXPECT_EQ(t.gold(red), 1);
  EXPECT_EQ(t.hand_size(red), 1);
  EXPECT_EQ(t.in_discard(archer) + t.in_discard(folke), 2);
  t.until_turn_of(red);
  auto u = Scenario{red, blue}.hand(red, {archer}).to_move(red);
  u.play("red place mill", "red skip", "red take treasury").refuses("red act gold");
  u.play("red act silver", "red discard archer");
  EXPECT_EQ(u.silver(red), 2);
}

TEST(Treasury, gold_is_not_offered_when_there_is_none) {  // T33; E21
  const auto at_treasury = [](std::string_view missing) {
    auto t = Scenario{red, blue}
                 .option("missing_reward", missing)
                 .hand(red, {archer, sage})
                 .supply(Resource::gold, 0)
                 .to_move(red);
    t.play("red place mill", "red skip", "red take treasury");
    return t;
  };
  at_treasury("refused").refuses("red act gold");
  EXPECT_TRUE(at_treasury("refused").allows("red act silver"));
  EXPECT_TRUE(at_treasury("allowed").allows("red act gold"));
}

TEST(Supply, a_gain_is_cut_to_what_is_there) {  // E20; CR-6
  auto t = Scenario{red, blue}.supply(Resource::silver, 1).to_move(red);
  t.play("red place silversmith", "red act silver");
  EXPECT_EQ(t.silver(red), 1);
  EXPECT_EQ(t.supply(Resource::silver), 0);
}

TEST(Barracks, a_card_is_hired_for_its_price) {  // CR-1
  auto t = Scenario{red, blue}.hand(red, {warlord, champion}).silver(red, 4).to_move(red);
  t.play("red place barracks", "red hire warlord");
  EXPECT_EQ(t.silver(red), 0);
  EXPECT_EQ(t.in_crew(red, warlord), 1);
  EXPECT_EQ(t.hand_size(red), 1);
}

TEST(Barracks, nobody_is_hired_on_credit) {  // CR-1
  auto t = Scenario{red, blue}.hand(red, {warlord}).silver(red, 3).to_move(red);
  t.play("red place barracks");
  EXPECT_EQ(t.legal(red), Texts{"skip"});  // asked all the same: what is in the hand must not show
}

TEST(Barracks, copies_add_up) {  // CR-1 E45
  auto t = Scenario{red, blue}
               .hand(red, {recruiter, warlord})
               .crew(red, {recruiter, recruiter})
               .silver(red, 2)
               .to_move(red);
  t.play("red place barracks", "red hire warlord");
  EXPECT_EQ(t.silver(red), 0);
}

TEST(Barracks, a_recruiter_can_bring_a_price_to_nothing) {  // T15; E19 CR-7 E17
  auto t = Scenario{red, blue}.hand(red, {huntsman}).crew(red, {recruiter}).to_move(red);
  t.play("red place barracks", "red hire huntsman");
  EXPECT_EQ(t.in_crew(red, huntsman), 1);
}

TEST(Barracks, with_five_somebody_must_make_room) {  // T19; CR-1 CR-2 E44 VK-5
  auto t = Scenario{red, blue}
               .hand(red, {warlord})
               .crew(red, {berserker, mercenary, huntsman, sage, scout})
               .silver(red, 4)
               .to_move(red);
  t.play("red place barracks").refuses("red hire warlord");
  t.play("red dismiss mercenary").refuses("red skip", "red dismiss huntsman");
  t.play("red hire warlord");
  EXPECT_EQ(t.crew_size(red), 5);
  EXPECT_EQ(t.vp(red), 0);  // no death ability
  EXPECT_EQ(t.valkyries(red), 0);
  EXPECT_EQ(t.in_discard(mercenary), 1);
}

TEST(Barracks, room_is_made_only_for_a_hire_that_can_be_paid) {  // E44
  const auto at_barracks = [](std::string_view alone) {
    auto t = Scenario{red, blue}
                 .option("dismiss_alone", alone)
                 .hand(red, {warlord})
                 .crew(red, {huntsman})
                 .silver(red, 3)
                 .to_move(red);
    t.play("red place barracks");
    return t;
  };
  at_barracks("off").refuses("red dismiss huntsman");
  auto t = at_barracks("on");
  t.play("red dismiss huntsman", "red skip");
  EXPECT_EQ(t.crew_size(red), 0);
}

TEST(Barracks, a_discount_that_leaves_with_its_card_is_gone) {  // E44
  auto t = Scenario{red, blue}
               .hand(red, {warlord})
               .crew(red, {recruiter, huntsman, sage, scout, brawler})
               .silver(red, 3)
               .to_move(red);
  t.play("red place barracks").refuses("red dismiss recruiter");
  EXPECT_TRUE(t.allows("red dismiss sage"));
}

TEST(Barracks, one_hero_in_a_crew) {  // CR-3 E13 HK-10
  auto t = Scenario{red, blue}.hand(red, {folke}).crew(red, {brynjar, sage}).silver(red, 4).to_move(red);
  t.play("red place barracks").refuses("red hire folke", "red dismiss sage");
  t.play("red dismiss brynjar", "red hire folke");
  EXPECT_EQ(t.in_crew(red, folke), 1);
}

TEST(Barracks, the_older_printing_is_paid_at_its_price) {  // V1
  const auto hiring = [](Card card, int silver, std::string_view cards) {
    auto t = Scenario{red, blue}.option("cards", cards).hand(red, {card}).silver(red, silver).to_move(red);
    return t.play("red place barracks");
  };
  hiring(merchant, 1, "print").refuses("red hire merchant");
  hiring(trader, 2, "print").refuses("red hire trader");
  EXPECT_EQ(hiring(merchant, 1, "preprod").play("red hire merchant").silver(red), 0);
  EXPECT_EQ(hiring(trader, 2, "preprod").play("red hire trader").silver(red), 0);
  EXPECT_EQ(hiring(merchant, 2, "print").play("red hire merchant").silver(red), 0);
}

TEST(Armoury, iron_for_two_steps_or_two_silver_for_one) {  // DT-5 E22
  auto t = Scenario{red, blue}.worker(red, grey).iron(red, 1).silver(red, 2).to_move(red);
  t.play("red place armoury", "red act iron");
  EXPECT_EQ(t.armour(red), 2);
  EXPECT_EQ(t.iron(red), 0);
  auto u = Scenario{red, blue}.worker(red, white).silver(red, 2).to_move(red);
  u.play("red place armoury", "red act silver");
  EXPECT_EQ(u.armour(red), 1);
  EXPECT_EQ(u.silver(red), 0);
}

TEST(Armoury, at_nine_iron_gives_one_step_and_at_ten_nothing_is_offered) {  // T20; E22
  auto t = Scenario{red, blue}.worker(red, grey).iron(red, 1).armour(red, 9).to_move(red);
  t.play("red place armoury", "red act iron");
  EXPECT_EQ(t.armour(red), 10);
  EXPECT_EQ(t.iron(red), 0);
  auto full = Scenario{red, blue}.worker(red, grey).iron(red, 1).armour(red, 10).to_move(red);
  full.play("red place armoury");
  EXPECT_TRUE(full.asks(red, Step::ask_take));
}

TEST(Mill, pays_by_colour) {  // V-b
  const auto at_mill = [](Colour colour) {
    auto t = Scenario{red, blue}.worker(red, colour).supply(Resource::gold, 1).to_move(red);
    t.play("red place mill");
    return t;
  };
  auto b = at_mill(black);
  b.refuses("red act gold");
  EXPECT_EQ(b.play("red act provisions").provisions(red), 1);
  EXPECT_EQ(at_mill(grey).play("red act provisions").provisions(red), 2);
  EXPECT_EQ(at_mill(white).play("red act provisions").provisions(red), 2);
  EXPECT_EQ(at_mill(white).play("red act gold").gold(red), 1);
}

TEST(Mill, counts_the_colour_of_the_worker_that_is_taken) {  // V-b
  const auto taking = [](Building building, Colour placed, Colour taken) {
    auto t = Scenario{red, blue}
                 .worker(red, placed)
                 .village(building, taken)
                 .village(town_hall, black)
                 .village(treasury, black)
                 .to_move(red);
    t.play("red place gate_house", "red skip");
    return t.play(building == mill ? "red take mill" : "red take silversmith");
  };
  auto dark = taking(mill, white, black);
  dark.refuses("red act gold");
  EXPECT_EQ(dark.play("red act provisions").provisions(red), 1);
  EXPECT_EQ(taking(mill, black, grey).play("red act provisions").provisions(red), 2);
  auto bright = taking(mill, black, white);
  EXPECT_TRUE(bright.allows("red act gold"));
  EXPECT_EQ(bright.play("red act provisions").provisions(red), 2);
  EXPECT_EQ(taking(silversmith, white, black).play("red act silver").silver(red), 3);
  EXPECT_EQ(taking(silversmith, black, grey).play("red act silver").silver(red), 2);
  EXPECT_EQ(taking(silversmith, black, white).play("red act silver").silver(red), 2);
}

TEST(Mill, a_forager_adds_to_provisions_and_not_to_gold) {  // T10; HK-5
  const auto at_mill = [] {
    auto t =
        Scenario{red, blue}.worker(red, white).crew(red, {forager}).supply(Resource::gold, 1).to_move(red);
    t.play("red place mill");
    return t;
  };
  EXPECT_EQ(at_mill().play("red act provisions").provisions(red), 3);
  auto t = at_mill();
  t.refuses("red act_plain gold");
  t.play("red act gold");
  EXPECT_EQ(t.gold(red), 1);
  EXPECT_EQ(at_mill().play("red act_plain provisions").provisions(red), 2);
}

TEST(Silversmith, pays_by_colour_and_a_jeweller_adds_one) {  // T18; V-b HK-5
  const auto silver = [](Colour colour, bool jewel) {
    Scenario scenario{red, blue};
    scenario.worker(red, colour);
    if (jewel) scenario.crew(red, {jeweller});
    auto t = scenario.to_move(red);
    return t.play("red place silversmith", "red act silver").silver(red);
  };
  EXPECT_EQ(silver(black, false), 3);
  EXPECT_EQ(silver(grey, false), 2);
  EXPECT_EQ(silver(white, false), 2);
  EXPECT_EQ(silver(black, true), 4);
  EXPECT_EQ(silver(grey, true), 3);
  EXPECT_EQ(silver(white, true), 3);
  auto plain = Scenario{red, blue}.crew(red, {jeweller}).to_move(red);
  EXPECT_EQ(plain.play("red place silversmith", "red act_plain silver").silver(red), 3);  // E39
}

TEST(Village, a_bonus_works_only_in_its_own_building) {  // HK-5
  const auto crew = [](Colour colour) {
    return Scenario{red, blue}
        .worker(red, colour)
        .hand(red, {archer, archer})
        .silver(red, 2)
        .livestock(red, 2);
  };
  auto m = crew(grey).crew(red, {gatekeeper, jeweller, recruiter, sage}).to_move(red);
  EXPECT_EQ(m.play("red place mill", "red act provisions").provisions(red), 2);
  auto s = crew(grey).crew(red, {gatekeeper, forager, recruiter, sage}).to_move(red);
  EXPECT_EQ(s.play("red place silversmith", "red act silver").silver(red), 4);
  auto g = crew(grey).crew(red, {jeweller, forager, recruiter, sage}).to_move(red);
  g.play("red place mill", "red skip", "red take gate_house", "red act cards").let_nature_act();
  EXPECT_EQ(g.hand_size(red), 4);
  auto b = crew(grey).crew(red, {jeweller, forager, gatekeeper, sage}).to_move(red);
  b.play("red place barracks").refuses("red hire archer");  // 3 silver
  auto l = crew(grey).crew(red, {jeweller, forager, gatekeeper, recruiter}).to_move(red);
  l.play("red place long_house", "red act livestock");
  EXPECT_TRUE(l.asks(red, Step::ask_take));  // one action
  EXPECT_EQ(l.provisions(red), 2);
}

TEST(LongHouse, livestock_for_provisions) {  // T36; E21 E20
  const auto at_long_house = [](int provisions) {
    auto t = Scenario{red, blue}
                 .worker(red, grey)
                 .livestock(red, 1)
                 .supply(Resource::provisions, provisions)
                 .to_move(red);
    t.play("red place long_house");
    return t;
  };
  auto t = at_long_house(5);
  t.play("red act livestock");
  EXPECT_EQ(t.livestock(red), 0);
  EXPECT_EQ(t.provisions(red), 2);
  EXPECT_EQ(at_long_house(1).play("red act livestock").provisions(red), 1);
  EXPECT_TRUE(at_long_house(0).asks(red, Step::ask_take));  // not offered, so nothing is asked
}

TEST(LongHouse, an_offering_is_paid_and_replaced) {
  auto t = Scenario{red, blue}.worker(red, grey).silver(red, 2).gold(red, 1).open({2, 5, 16}).to_move(red);
  t.play("red place long_house").refuses("red offer of05", "red offer of16");
  t.play("red offer of02", "nature open of09");
  EXPECT_TRUE(t.has_tile(red, 2));
  EXPECT_EQ(t.silver(red) + t.gold(red), 0);
  EXPECT_EQ(t.state().squares[Square::first], Tile::of09);
  EXPECT_EQ(t.vp(red), 0);  // counted at the end
}

TEST(LongHouse, with_an_empty_stack_the_square_stays_empty) {  // E28
  auto t = Scenario{red, blue}
               .worker(red, grey)
               .silver(red, 4)
               .open({1, 5, 16})
               .stack(0)
               .last_round(Trigger::offerings, 2)
               .to_move(red);
  t.play("red place long_house", "red offer of01");
  EXPECT_EQ(t.state().squares[Square::first], Tile::none);
  EXPECT_EQ(open_tiles(t.state()).size(), 2);
}

TEST(LongHouse, a_sage_gives_one_more_action) {  // T11; E26 HK-5
  auto t = Scenario{red, blue}.worker(red, grey).crew(red, {sage}).livestock(red, 3).to_move(red);
  t.play("red place long_house", "red act livestock", "red act livestock");
  EXPECT_EQ(t.livestock(red), 1);
  EXPECT_EQ(t.provisions(red), 4);
  EXPECT_TRUE(t.asks(red, Step::ask_take));
}

TEST(LongHouse, two_sages_give_three_and_tiles_are_refilled_between) {  // E26
  auto t = Scenario{red, blue}
               .worker(red, grey)
               .crew(red, {sage, sage})
               .livestock(red, 1)
               .silver(red, 6)
               .gold(red, 1)
               .open({1, 15, 16})
               .to_move(red);
  t.play("red place long_house", "red offer of01", "nature open of02", "red offer of02", "nature open of03",
         "red act livestock");
  EXPECT_TRUE(t.has_tile(red, 1));
  EXPECT_TRUE(t.has_tile(red, 2));
  EXPECT_EQ(t.provisions(red), 2);
}

TEST(Village, what_was_gained_can_be_paid_in_the_same_turn) {  // E38
  auto t = Scenario{red, blue}
               .hand(red, {huntsman})
               .village(barracks, black)
               .village(town_hall, black)
               .village(gate_house, black)
               .to_move(red);
  t.play("red place silversmith", "red act silver", "red take barracks", "red hire huntsman");
  EXPECT_EQ(t.in_crew(red, huntsman), 1);
  EXPECT_EQ(t.silver(red), 2);
}

}  // namespace
}  // namespace ravenhall::raiders::tests
