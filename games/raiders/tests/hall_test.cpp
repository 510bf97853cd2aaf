// The Town Hall: each card's ability there, and when it can be played.
#include <gtest/gtest.h>

#include "games/raiders/tests/scenario.hpp"

namespace ravenhall::raiders::tests {
namespace {

using Texts = std::vector<std::string>;

// Red has placed a worker at the Silversmith without acting, has taken the one of the Town Hall and may play.
Tabletop at_hall(Scenario& scenario) {
  auto t = scenario.to_move(red);
  t.play("red place silversmith", "red skip", "red take town_hall");
  return t;
}

TEST(Hall, the_card_is_discarded_and_acts_at_once) {  // CR-4 HK-7
  auto t = at_hall(Scenario{red, blue}.hand(red, {forager}));
  t.play("red play forager");
  EXPECT_EQ(t.in_discard(forager), 1);
  EXPECT_EQ(t.hand_size(red), 0);
  EXPECT_EQ(t.provisions(red), 2);
}

TEST(Hall, the_action_may_be_skipped_and_is_asked_whatever_the_hand) {  // V-d E14 HK-10
  auto t = at_hall(Scenario{red, blue}.hand(red, {folke, brynjar, ragnhildr}));
  EXPECT_EQ(t.legal(red), Texts{"skip"});  // heroes have no Town Hall side
}

TEST(Hall, armourer_raises_armour) {  // HK-7 E40
  auto t = at_hall(Scenario{red, blue}.hand(red, {armourer}).armour(red, 9));
  EXPECT_EQ(t.play("red play armourer").armour(red), 10);
  at_hall(Scenario{red, blue}.hand(red, {armourer}).armour(red, 10)).refuses("red play armourer");
}

TEST(Hall, avenger_and_champion_tax_every_opponent) {  // HK-9 E33 E40
  auto t = at_hall(Scenario{red, blue, yellow}.hand(red, {avenger}).silver(blue, 2));
  t.play("red play avenger");
  EXPECT_EQ(t.silver(blue), 1);
  EXPECT_EQ(t.silver(yellow), 0);
  EXPECT_EQ(t.silver(red), 0);
  auto u = at_hall(Scenario{red, blue, yellow}.hand(red, {champion}).provisions(yellow, 1));
  EXPECT_EQ(u.play("red play champion").provisions(yellow), 0);
  at_hall(Scenario{red, blue}.hand(red, {champion, avenger}))
      .refuses("red play champion", "red play avenger");
}

TEST(Hall, barbarian_takes_a_token_of_choice) {  // HK-8 E33
  auto t = at_hall(Scenario{red, blue, yellow}.hand(red, {barbarian}).gold(blue, 1).livestock(yellow, 1));
  t.play("red play barbarian");
  EXPECT_EQ(t.legal(red), (Texts{"steal 1 gold", "steal 2 livestock"}));
  t.play("red steal 1 gold");
  EXPECT_EQ(t.gold(red), 1);
  EXPECT_EQ(t.gold(blue), 0);
}

TEST(Hall, berserker_pushes_armour_back) {  // HK-8 E34 E33
  auto t = at_hall(Scenario{red, blue, yellow}.hand(red, {berserker}).armour(blue, 3).armour(yellow, 1));
  t.play("red play berserker", "red target 2");
  EXPECT_EQ(t.armour(yellow), 0);
  at_hall(Scenario{red, blue}.hand(red, {berserker})).refuses("red play berserker");
  auto poor = at_hall(
      Scenario{red, blue, yellow}.option("poor_targets", "on").hand(red, {berserker}).armour(blue, 1));
  poor.play("red play berserker", "red target 2");
  EXPECT_EQ(poor.armour(yellow), 0);
  EXPECT_EQ(poor.armour(blue), 1);
}

TEST(Hall, brawler_gives_a_crew_card_for_a_token) {  // HK-7 VK-5 E21
  auto t = at_hall(Scenario{red, blue}
                       .hand(red, {brawler})
                       .crew(red, {gravedigger, huntsman})
                       .supply(Resource::iron, 1)
                       .supply(Resource::gold, 0));
  t.play("red play brawler", "red dismiss gravedigger").refuses("red gain gold");
  t.play("red gain iron");
  EXPECT_EQ(t.iron(red), 1);
  EXPECT_EQ(t.gold(red), 0);  // no death ability
  EXPECT_EQ(t.crew_size(red), 1);
  at_hall(Scenario{red, blue}.hand(red, {brawler})).refuses("red play brawler");
}

TEST(Hall, exchanges_of_the_cartographer_jeweller_marauder_and_shieldmaiden) {  // HK-7 E21 V2
  const auto with = [](Card card, Resource paid, int amount, std::string_view cards) {
    Scenario scenario{red, blue};
    scenario.option("cards", cards).hand(red, {card}).has(red, paid, amount);
    scenario.supply(Resource::gold, 1).supply(Resource::iron, 1);
    return at_hall(scenario);
  };
  auto t = with(cartographer, Resource::provisions, 1, "print");
  t.play("red play cartographer");
  EXPECT_EQ(t.gold(red), 1);
  EXPECT_EQ(t.provisions(red), 0);
  with(cartographer, Resource::provisions, 1, "preprod").refuses("red play cartographer");
  auto older = with(cartographer, Resource::provisions, 2, "preprod");
  EXPECT_EQ(older.play("red play cartographer").provisions(red), 0);
  EXPECT_EQ(with(jeweller, Resource::silver, 2, "print").play("red play jeweller").gold(red), 1);
  with(jeweller, Resource::silver, 1, "print").refuses("red play jeweller");
  EXPECT_EQ(with(marauder, Resource::livestock, 1, "print").play("red play marauder").gold(red), 1);
  EXPECT_EQ(with(shieldmaiden, Resource::livestock, 1, "print").play("red play shieldmaiden").iron(red), 1);
}

TEST(Hall, a_missing_reward_is_refused_or_lost) {  // E21 E40
  const auto with = [](std::string_view missing) {
    return at_hall(Scenario{red, blue}
                       .option("missing_reward", missing)
                       .hand(red, {marauder})
                       .livestock(red, 1)
                       .supply(Resource::gold, 0));
  };
  with("refused").refuses("red play marauder");
  auto t = with("allowed");
  t.play("red play marauder");
  EXPECT_EQ(t.livestock(red) + t.gold(red), 0);
}

TEST(Hall, gatekeeper_draws_three) {  // V3; HK-7
  auto t = at_hall(Scenario{red, blue}.hand(red, {gatekeeper}));
  EXPECT_EQ(t.play("red play gatekeeper").let_nature_act().hand_size(red), 3);
  auto older = at_hall(Scenario{red, blue}.option("cards", "preprod").hand(red, {gatekeeper}));
  older.play("red play gatekeeper", "red amount 1").let_nature_act();
  EXPECT_EQ(older.hand_size(red), 1);
}

TEST(Hall, the_played_card_is_part_of_a_reshuffle) {  // E35 CR-5
  const auto drawing = [](std::string_view played) {
    auto t =
        at_hall(Scenario{red, blue}.option("reshuffle_played", played).hand(red, {gatekeeper}).deck({sage}));
    t.play("red play gatekeeper", "nature deal 0 sage");
    return t;
  };
  EXPECT_EQ(drawing("on").state().deck.count(gatekeeper), 4);
  auto t = drawing("off");
  EXPECT_EQ(t.state().deck.count(gatekeeper), 3);
  t.let_nature_act();
  EXPECT_EQ(t.in_discard(gatekeeper), 1);
}

TEST(Hall, gravedigger_exchanges_crew_and_hand_for_nothing) {  // E11; T37 E17
  auto t = at_hall(Scenario{red, blue}.hand(red, {gravedigger, folke}).crew(red, {brynjar}));
  t.play("red play gravedigger", "red recall brynjar").refuses("red enlist brynjar", "red skip");
  t.play("red enlist folke");
  EXPECT_EQ(t.in_crew(red, folke), 1);
  EXPECT_EQ(t.in_hand(red, brynjar), 1);
  EXPECT_EQ(t.silver(red), 0);
}

TEST(Hall, gravedigger_needs_crew_and_another_card_that_fits) {  // E11 E13
  at_hall(Scenario{red, blue}.hand(red, {gravedigger}).crew(red, {sage})).refuses("red play gravedigger");
  at_hall(Scenario{red, blue}.hand(red, {gravedigger, sage})).refuses("red play gravedigger");
  auto t = at_hall(Scenario{red, blue}.hand(red, {gravedigger, folke}).crew(red, {brynjar, sage}));
  t.play("red play gravedigger").refuses("red recall sage");
  auto loose = at_hall(
      Scenario{red, blue}.option("gravedigger_places", "off").hand(red, {gravedigger}).crew(red, {sage}));
  loose.play("red play gravedigger", "red recall sage");
  EXPECT_EQ(loose.in_hand(red, sage), 1);
}

TEST(Hall, huntsman_brings_one_of_each) {  // HK-7 E40
  auto t = at_hall(Scenario{red, blue}.hand(red, {huntsman}));
  t.play("red play huntsman");
  EXPECT_EQ(t.provisions(red), 1);
  EXPECT_EQ(t.silver(red), 1);
}

TEST(Hall, mercenary_is_paid_by_each_opponent_as_they_like) {  // T13; E9 E41 HK-9
  auto t = at_hall(
      Scenario{red, blue, yellow, green}.hand(red, {mercenary}).provisions(blue, 2).silver(yellow, 3));
  t.play("red play mercenary");  // nobody has a choice
  EXPECT_EQ(t.provisions(red), 1);
  EXPECT_EQ(t.silver(red), 1);
  EXPECT_EQ(t.provisions(blue), 1);
  EXPECT_EQ(t.silver(yellow), 2);
}

TEST(Hall, what_is_handed_over_stays_secret_until_all_have_chosen) {  // E41 E9
  auto t = at_hall(Scenario{red, blue, yellow}
                       .hand(red, {mercenary})
                       .provisions(blue, 1)
                       .silver(blue, 1)
                       .provisions(yellow, 1)
                       .silver(yellow, 1));
  t.play("red play mercenary", "blue toll provisions");
  EXPECT_EQ(t.provisions(red), 0);
  EXPECT_EQ(Raiders::observe(t.state(), red).seen.player[1].toll, kNoChoice);
  t.play("yellow toll silver");
  EXPECT_EQ(t.provisions(red), 1);
  EXPECT_EQ(t.silver(red), 1);
}

TEST(Hall, merchant_copies_a_building_with_the_colour_in_use) {  // E3 E5
  auto t = Scenario{red, blue}
               .hand(red, {merchant})
               .crew(red, {forager})
               .village(town_hall, white)
               .village(mill, black)
               .village(gate_house, black)
               .to_move(red);
  t.play("red place silversmith", "red skip", "red take town_hall", "red play merchant");
  EXPECT_FALSE(t.allows("red copy town_hall"));
  t.play("red copy mill").refuses("red skip");
  t.play("red act provisions");
  EXPECT_EQ(t.provisions(red), 3);  // two for the white worker of the Town Hall, one for the Forager
}

TEST(Hall, merchant_keeps_the_colour_limit) {  // E4
  const auto with = [](std::string_view limit) {
    return at_hall(Scenario{red, blue}.option("merchant_colour", limit).hand(red, {merchant}).iron(red, 1))
        .play("red play merchant");
  };
  EXPECT_FALSE(with("on").allows("red copy armoury"));
  auto t = with("off");
  t.play("red copy armoury", "red act iron");
  EXPECT_EQ(t.armour(red), 2);
}

TEST(Hall, merchant_and_once_a_turn) {  // E5
  const auto with = [](std::string_view once) {
    auto t = Scenario{red, blue}.option("merchant_once", once).hand(red, {merchant}).to_move(red);
    t.play("red place silversmith", "red act silver", "red take town_hall", "red play merchant");
    return t;
  };
  EXPECT_FALSE(with("on").allows("red copy silversmith"));
  auto t = with("off");
  t.play("red copy silversmith", "red act silver");
  EXPECT_EQ(t.silver(red), 6);
}

TEST(Hall, recruiter_hires_for_two_silver_flat) {  // E18 E17 HK-7
  auto t = at_hall(
      Scenario{red, blue}.hand(red, {recruiter, champion, huntsman}).crew(red, {recruiter}).silver(red, 2));
  t.play("red play recruiter").refuses("red skip");
  t.play("red hire huntsman");
  EXPECT_EQ(t.silver(red), 0);
  auto full = at_hall(Scenario{red, blue}
                          .hand(red, {recruiter, champion})
                          .crew(red, {sage, sage, scout, scout, huntsman})
                          .silver(red, 2));
  full.play("red play recruiter", "red dismiss sage", "red hire champion");
  EXPECT_EQ(full.crew_size(red), 5);
  at_hall(Scenario{red, blue}.hand(red, {recruiter, champion}).silver(red, 1)).refuses("red play recruiter");
}

TEST(Hall, sage_changes_the_open_tiles) {  // T12; E27
  auto t = at_hall(Scenario{red, blue}.hand(red, {sage}).open({1, 2, 3}).stack(5));
  t.play("red play sage", "nature open of04", "nature open of05", "nature open of06");
  EXPECT_EQ(stack_size(t.state()), 5);
  EXPECT_EQ(t.state().bottom.size(), 3U);
  EXPECT_EQ(t.state().squares, (std::array<Tile, 3>{3, 4, 5}));
}

TEST(Hall, with_an_empty_stack_the_sage_brings_the_same_tiles) {  // T39; E27
  auto t = at_hall(
      Scenario{red, blue}.hand(red, {sage}).open({1, 2, 0}).stack(0).last_round(Trigger::offerings, 2));
  t.play("red play sage");
  EXPECT_EQ(t.state().squares, (std::array<Tile, 3>{0, 1, kNoTile}));
  EXPECT_EQ(stack_size(t.state()), 0);
}

TEST(Hall, tiles_put_under_come_back_in_their_order) {  // E27
  auto t = at_hall(Scenario{red, blue}.hand(red, {sage}).open({1, 2, 3}).stack(1));
  t.play("red play sage", "nature open of04");
  EXPECT_EQ(t.state().squares, (std::array<Tile, 3>{3, 0, 1}));
  EXPECT_EQ(t.state().bottom[0], 2);
}

TEST(Hall, scout_exchanges_equal_numbers_in_secret) {  // T17; E8 E41 HK-8
  auto t = at_hall(Scenario{red, blue}.hand(red, {scout, archer, sage, folke}).hand(blue, {champion}));
  t.play("red play scout").refuses("red exchange 1 2");
  t.play("red exchange 1 1", "red give archer");  // blue has no choice
  EXPECT_EQ(t.in_hand(red, champion), 1);
  EXPECT_EQ(t.in_hand(blue, archer), 1);
  EXPECT_EQ(t.hand_size(red), 3);
  EXPECT_EQ(t.hand_size(blue), 1);
}

TEST(Hall, scout_needs_cards_on_both_sides) {  // E47 E8
  at_hall(Scenario{red, blue}.hand(red, {scout}).hand(blue, {champion})).refuses("red play scout");
  at_hall(Scenario{red, blue}.hand(red, {scout, sage})).refuses("red play scout");
  auto t = at_hall(Scenario{red, blue, yellow}.hand(red, {scout, sage}).hand(blue, {champion}));
  t.play("red play scout").refuses("red exchange 2 1");
  auto own = at_hall(Scenario{red, blue}
                         .option("scout_number", "own_hand")
                         .hand(red, {scout, sage, archer, forager})
                         .hand(blue, {champion}));
  own.play("red play scout", "red exchange 1 2", "red give sage", "red give archer");
  EXPECT_EQ(own.hand_size(blue), 2);
  EXPECT_EQ(own.hand_size(red), 2);
}

TEST(Hall, the_older_scout_exchanges_whole_hands) {  // V4
  auto t = at_hall(Scenario{red, blue}
                       .option("cards", "preprod")
                       .hand(red, {scout, sage})
                       .hand(blue, {champion, archer, forager}));
  t.play("red play scout");
  EXPECT_EQ(t.hand_size(red), 3);
  EXPECT_EQ(t.in_hand(blue, sage), 1);
}

TEST(Hall, trader_offers_for_one_token_less) {  // E46 E29
  auto t = at_hall(
      Scenario{red, blue}.hand(red, {trader}).crew(red, {sage}).gold(red, 1).iron(red, 1).open({8, 16, 14}));
  t.play("red play trader").refuses("red offer of16");
  t.play("red offer of08", "red spare iron", "nature open of01");
  EXPECT_TRUE(t.has_tile(red, 8));
  EXPECT_EQ(t.gold(red), 0);
  EXPECT_EQ(t.iron(red), 1);
  EXPECT_TRUE(t.turn_of(blue));  // a Sage adds nothing here
}

TEST(Hall, trader_leaves_out_what_is_missing) {  // E46
  auto t = at_hall(Scenario{red, blue}.hand(red, {trader}).gold(red, 1).open({8, 16, 15}));
  t.play("red play trader", "red offer of08", "nature open of01");
  EXPECT_TRUE(t.has_tile(red, 8));
}

TEST(Hall, warlord_takes_up_to_two_silver) {  // E48 E33 HK-8
  auto t = at_hall(Scenario{red, blue, yellow}.hand(red, {warlord}).silver(blue, 1));
  t.play("red play warlord");  // only one can be meant
  EXPECT_EQ(t.silver(red), 1);
  auto u = at_hall(Scenario{red, blue}.hand(red, {warlord}).silver(blue, 5));
  EXPECT_EQ(u.play("red play warlord").silver(red), 2);
  auto chosen =
      at_hall(Scenario{red, blue}.option("warlord_amount", "chosen").hand(red, {warlord}).silver(blue, 5));
  EXPECT_EQ(chosen.play("red play warlord", "red amount 1").silver(red), 1);
}

TEST(Hall, warmonger_takes_provisions) {  // V2; HK-8
  auto t = at_hall(Scenario{red, blue}.hand(red, {warmonger}).provisions(blue, 3));
  EXPECT_EQ(t.play("red play warmonger").provisions(red), 1);
  auto older =
      at_hall(Scenario{red, blue}.option("cards", "preprod").hand(red, {warmonger}).provisions(blue, 3));
  EXPECT_EQ(older.play("red play warmonger").provisions(red), 2);
}

TEST(Hall, archer_changes_workers) {  // T9; E7 E49 HK-8
  auto t = Scenario{red, blue}
               .hand(red, {archer})
               .worker(blue, black)
               .village(armoury, grey)
               .village(town_hall, black)
               .village(mill, white)
               .to_move(red);
  t.play("red place silversmith", "red skip", "red take town_hall", "red play archer");
  EXPECT_FALSE(t.allows("red swap 1 armoury"));  // blue's black worker may not stand there
  t.play("red swap 1 mill");
  EXPECT_EQ(t.worker(blue), white);
  EXPECT_EQ(t.in(mill), black);
  EXPECT_EQ(t.provisions(red) + t.provisions(blue), 0);  // no building acts
}

TEST(Hall, archer_may_exchange_the_worker_just_placed) {  // E6 E2
  const auto with = [](std::string_view placed) {
    auto t = Scenario{red, blue}
                 .option("archer_placed", placed)
                 .hand(red, {archer})
                 .worker(red, white)
                 .worker(blue, black)
                 .village(mill, grey)
                 .village(treasury, black)
                 .village(gate_house, black)
                 .to_move(red);
    t.play("red place town_hall", "red play archer");
    return t;
  };
  EXPECT_FALSE(with("off").allows("red swap 1 town_hall"));
  auto t = with("on");
  t.play("red swap 1 town_hall").refuses("red take town_hall");
  EXPECT_EQ(t.worker(blue), white);
}

TEST(Hall, archer_names_nobody_on_whom_nothing_changes) {  // E33 E7
  auto t = at_hall(Scenario{red, blue}.hand(red, {archer}));
  t.refuses("red play archer");  // all workers are black
  auto u = at_hall(Scenario{red, blue}.option("poor_targets", "on").hand(red, {archer}));
  EXPECT_TRUE(u.allows("red play archer"));
}

TEST(Hall, idle_cards_may_be_played_if_the_table_agrees) {  // E40
  auto t = at_hall(Scenario{red, blue}.option("idle_cards", "on").hand(red, {berserker, folke}));
  t.refuses("red play folke");
  t.play("red play berserker");
  EXPECT_EQ(t.in_discard(berserker), 1);
  EXPECT_TRUE(t.turn_of(blue));
}

}  // namespace
}  // namespace ravenhall::raiders::tests
