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
  auto t = at_hall(Scenario{red, blue, yellow}.hand(red, {berserker}).armour(blue, 3).armour(yellow, 2));
  t.play("red play berserker", "red target 2");
  EXPECT_EQ(t.armour(yellow), 1);
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
  EXPECT_EQ(Raiders::observe(t.state(), red).seen.player[blue].toll, Resource::none);
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

TEST(Hall, merchant_copies_armoury_and_long_house_with_a_better_worker) {  // E4 E3
  for (const Colour colour : {grey, white}) {
    auto t = Scenario{red, blue}
                 .hand(red, {merchant})
                 .iron(red, 1)
                 .livestock(red, 1)
                 .village(town_hall, colour)
                 .village(mill, black)
                 .village(gate_house, black)
                 .to_move(red);
    t.play("red place silversmith", "red skip", "red take town_hall", "red play merchant");
    EXPECT_TRUE(t.allows("red copy long_house"));
    EXPECT_EQ(t.play("red copy armoury", "red act iron").armour(red), 2);
  }
}

TEST(Hall, crew_helps_in_a_copied_building) {  // E5 HK-5
  auto sages = Scenario{red, blue}
                   .hand(red, {merchant})
                   .crew(red, {sage})
                   .livestock(red, 3)
                   .village(town_hall, grey)
                   .village(mill, black)
                   .village(gate_house, black)
                   .to_move(red);
  sages.play("red place silversmith", "red skip", "red take town_hall", "red play merchant",
             "red copy long_house", "red act livestock", "red act livestock");
  EXPECT_EQ(sages.provisions(red), 4);
  EXPECT_TRUE(sages.turn_of(blue));
  auto hire = at_hall(Scenario{red, blue}.hand(red, {merchant, huntsman}).crew(red, {recruiter}));
  hire.play("red play merchant", "red copy barracks", "red hire huntsman");
  EXPECT_EQ(hire.in_crew(red, huntsman), 1);
}

TEST(Hall, the_merchant_itself_is_no_card_for_the_treasury) {  // E5
  auto t = at_hall(Scenario{red, blue}.hand(red, {merchant, sage}).supply(Resource::gold, 1));
  t.play("red play merchant", "red copy treasury").refuses("red act gold");
  EXPECT_EQ(t.play("red act silver", "red discard sage").silver(red), 2);
  at_hall(Scenario{red, blue}.hand(red, {merchant})).play("red play merchant").refuses("red copy treasury");
}

TEST(Hall, merchant_copies_the_barracks_also_to_discard_alone) {  // E44 E5
  const auto with = [](std::string_view alone) {
    return at_hall(
               Scenario{red, blue}.option("dismiss_alone", alone).hand(red, {merchant}).crew(red, {huntsman}))
        .play("red play merchant");
  };
  EXPECT_FALSE(with("off").allows("red copy barracks"));
  auto t = with("on");
  t.play("red copy barracks").refuses("red skip");
  t.play("red dismiss huntsman", "red skip");
  EXPECT_EQ(t.crew_size(red), 0);
  EXPECT_TRUE(t.turn_of(blue));
  auto recruit = at_hall(Scenario{red, blue}
                             .option("dismiss_alone", "on")
                             .hand(red, {recruiter, sage})
                             .crew(red, {huntsman})
                             .silver(red, 2));
  recruit.play("red play recruiter", "red dismiss huntsman").refuses("red skip");  // only at the Barracks
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

TEST(Hall, the_recruiter_too_obeys_the_limit_of_one_hero) {  // E18 CR-3 E13
  auto t =
      at_hall(Scenario{red, blue}.hand(red, {recruiter, folke}).crew(red, {brynjar, sage}).silver(red, 2));
  t.play("red play recruiter").refuses("red hire folke", "red dismiss sage");
  t.play("red dismiss brynjar", "red hire folke");
  EXPECT_EQ(t.in_crew(red, folke), 1);
  EXPECT_EQ(t.silver(red), 0);
}

TEST(Hall, sage_changes_the_open_tiles) {  // T12; E27
  auto t = at_hall(Scenario{red, blue}.hand(red, {sage}).open({1, 2, 3}).stack(5));
  t.play("red play sage", "nature open of04", "nature open of05", "nature open of06");
  EXPECT_EQ(stack_size(t.state()), 5);
  EXPECT_EQ(t.state().bottom.size(), 3U);
  EXPECT_EQ(t.state().squares, (EnumArray<Square, Tile>{Tile::of04, Tile::of05, Tile::of06}));
}

TEST(Hall, with_an_empty_stack_the_sage_brings_the_same_tiles) {  // T39; E27
  auto t = at_hall(
      Scenario{red, blue}.hand(red, {sage}).open({1, 2, 0}).stack(0).last_round(Trigger::offerings, 2));
  t.play("red play sage");
  EXPECT_EQ(t.state().squares, (EnumArray<Square, Tile>{Tile::of01, Tile::of02, Tile::none}));
  EXPECT_EQ(stack_size(t.state()), 0);
}

TEST(Hall, tiles_put_under_come_back_in_their_order) {  // E27
  auto t = at_hall(Scenario{red, blue}.hand(red, {sage}).open({1, 2, 3}).stack(1));
  t.play("red play sage", "nature open of04");
  EXPECT_EQ(t.state().squares, (EnumArray<Square, Tile>{Tile::of04, Tile::of01, Tile::of02}));
  EXPECT_EQ(t.state().bottom[0], Tile::of03);
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

TEST(Hall, the_older_scout_needs_cards_on_one_side_only) {  // V4
  const auto with = [](Scenario& scenario) { return at_hall(scenario.option("cards", "preprod")); };
  auto poor = with(Scenario{red, blue, yellow}.hand(red, {scout}).hand(blue, {champion, archer}));
  poor.play("red play scout");  // only blue has something to give
  EXPECT_EQ(poor.hand_size(red), 2);
  EXPECT_EQ(poor.hand_size(blue), 0);
  auto rich = with(Scenario{red, blue}.hand(red, {scout, sage, folke}));
  rich.play("red play scout");
  EXPECT_EQ(rich.hand_size(red), 0);
  EXPECT_EQ(rich.in_hand(blue, sage) + rich.in_hand(blue, folke), 2);
  with(Scenario{red, blue}.hand(red, {scout})).refuses("red play scout");  // both would be empty
}

TEST(Hall, the_older_scout_names_its_partner) {  // V4
  auto t = at_hall(Scenario{red, blue, yellow, green}
                       .option("cards", "preprod")
                       .hand(red, {scout, sage})
                       .hand(blue, {champion})
                       .hand(green, {archer, forager}));
  t.play("red play scout");
  EXPECT_EQ(t.legal(red), (Texts{"target 1", "target 2", "target 3"}));
  t.play("red target 3");
  EXPECT_EQ(t.hand_size(red), 2);
  EXPECT_EQ(t.in_hand(green, sage), 1);
  EXPECT_EQ(t.in_hand(blue, champion), 1);
}

TEST(Hall, between_the_two_gifts_nobody_sees_what_was_chosen) {  // E41 E8
  const auto giving = [](std::string_view card) {
    auto t = at_hall(Scenario{red, blue}.hand(red, {scout, sage, folke}).hand(blue, {champion, archer}));
    t.play("red play scout", "red exchange 1 1", card);
    return t;
  };
  const auto t = giving("red give folke");
  EXPECT_TRUE(t.asks(blue, Step::ask_give));
  EXPECT_FALSE(t.asks(red, Step::ask_give));
  const State seen = Raiders::observe(t.state(), blue).seen;
  EXPECT_TRUE(seen.player[red].picked.empty());
  EXPECT_EQ(seen.player[red].picked_size, 1);
  EXPECT_TRUE(Raiders::observe(t.state(), red).seen.player[red].picked.has(folke));
  EXPECT_TRUE(seen == Raiders::observe(giving("red give sage").state(), blue).seen);
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

TEST(Hall, trader_leaves_the_long_house_unused) {  // E29
  auto t = Scenario{red, blue}
               .hand(red, {trader})
               .gold(red, 1)
               .livestock(red, 1)
               .open({8, 16, 15})
               .village(long_house, grey)
               .village(mill, black)
               .village(gate_house, black)
               .to_move(red);
  t.play("red place town_hall", "red play trader", "red offer of08", "nature open of01");
  t.play("red take long_house", "red act livestock");
  EXPECT_EQ(t.provisions(red), 2);
}

TEST(Hall, an_offering_of_the_trader_may_end_the_game) {  // E29 EN-2
  auto t = at_hall(Scenario{red, blue}.hand(red, {trader}).gold(red, 1).open({8, 16, 15}).stack(1));
  t.play("red play trader", "red offer of08").let_nature_act();
  EXPECT_EQ(stack_size(t.state()), 0);
  EXPECT_EQ(t.state().trigger, Trigger::offerings);
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

TEST(Hall, the_older_warmonger_takes_as_the_warlord_does) {  // V2 E48
  const auto with = [](std::string_view amount, int provisions) {
    return at_hall(Scenario{red, blue}
                       .option("cards", "preprod")
                       .option("warlord_amount", amount)
                       .hand(red, {warmonger})
                       .provisions(blue, provisions))
        .play("red play warmonger");
  };
  EXPECT_EQ(with("most", 3).provisions(red), 2);
  auto chosen = with("chosen", 3);
  EXPECT_EQ(chosen.legal(red), (Texts{"amount 1", "amount 2"}));
  chosen.play("red amount 1");
  EXPECT_EQ(chosen.provisions(red), 1);
  EXPECT_EQ(chosen.provisions(blue), 2);
  EXPECT_EQ(with("chosen", 1).provisions(red), 1);  // no choice
  auto print = at_hall(
      Scenario{red, blue}.option("warlord_amount", "chosen").hand(red, {warmonger}).provisions(blue, 3));
  EXPECT_EQ(print.play("red play warmonger").provisions(red), 1);
}

TEST(Hall, the_older_barbarian_still_chooses) {  // V3
  auto t = at_hall(
      Scenario{red, blue}.option("cards", "preprod").hand(red, {barbarian}).gold(blue, 1).iron(blue, 1));
  t.play("red play barbarian");
  EXPECT_EQ(t.legal(red), (Texts{"steal 1 gold", "steal 1 iron"}));
  EXPECT_EQ(t.play("red steal 1 iron").iron(red), 1);
}

TEST(Hall, poor_opponents_may_be_named_by_some_cards_only) {  // E33 E40
  auto t = at_hall(Scenario{red, blue}
                       .option("poor_targets", "on")
                       .hand(red, {archer, barbarian, berserker, warlord, warmonger, scout, avenger, champion,
                                   mercenary}));
  EXPECT_EQ(t.legal(red), (Texts{"play archer", "play berserker", "play warlord", "play warmonger", "skip"}));
  t.play("red play warlord");
  EXPECT_TRUE(t.turn_of(blue) || t.asks(red, Step::ask_limit));
  EXPECT_EQ(t.silver(red), 0);
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

TEST(Hall, archer_puts_grey_and_white_workers_anywhere) {  // T9 E7
  for (const Colour colour : {grey, white}) {
    const Colour there = colour == grey ? white : grey;
    auto t = Scenario{red, blue}
                 .hand(red, {archer})
                 .worker(blue, colour)
                 .village(armoury, there)
                 .village(town_hall, black)
                 .village(long_house, there)
                 .to_move(red);
    t.play("red place silversmith", "red skip", "red take town_hall", "red play archer");
    EXPECT_TRUE(t.allows("red swap 1 long_house"));
    t.play("red swap 1 armoury");
    EXPECT_EQ(t.in(armoury), colour);
    EXPECT_EQ(t.worker(blue), there);
  }
}

TEST(Hall, archer_moves_no_worker_that_somebody_else_has) {  // E49
  auto t = Scenario{red, blue, yellow}
               .hand(red, {archer})
               .worker(red, white)
               .worker(blue, grey)
               .worker(yellow, grey)
               .village(town_hall, white)
               .village(mill, black)
               .village(gate_house, black)
               .to_move(red);
  t.play("red place silversmith", "red skip", "red take town_hall", "red play archer");
  // Neither the Town Hall's worker, which red has now, nor red's own worker is among them.
  EXPECT_EQ(t.legal(red), (Texts{"swap 1 gate_house", "swap 1 mill", "swap 1 silversmith",
                                 "swap 2 gate_house", "swap 2 mill", "swap 2 silversmith"}));
  t.play("red swap 2 mill");
  EXPECT_EQ(t.worker(red), white);
  EXPECT_EQ(t.worker(blue), grey);
  EXPECT_EQ(t.worker(yellow), black);
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

TEST(Hall, whatever_can_do_nothing_is_not_offered_and_idle_if_the_table_agrees) {  // E40
  struct Idle {
    Card card;
    std::string_view text;
    std::vector<Resource> missing;  // in the supply
  };
  const std::vector<Idle> all{
      {armourer, "red play armourer", {}},
      {avenger, "red play avenger", {}},
      {barbarian, "red play barbarian", {}},
      {brawler, "red play brawler", {}},
      {cartographer, "red play cartographer", {}},
      {champion, "red play champion", {}},
      {forager, "red play forager", {Resource::provisions}},
      {gravedigger, "red play gravedigger", {}},
      {huntsman, "red play huntsman", {Resource::provisions, Resource::silver}},
      {jeweller, "red play jeweller", {}},
      {marauder, "red play marauder", {}},
      {mercenary, "red play mercenary", {}},
      {recruiter, "red play recruiter", {}},
      {sage, "red play sage", {}},
      {scout, "red play scout", {}},
      {shieldmaiden, "red play shieldmaiden", {}},
      {trader, "red play trader", {}},
      {warlord, "red play warlord", {}},
      {warmonger, "red play warmonger", {}},
  };
  for (const Idle& idle : all) {
    const auto with = [&](std::string_view cards) {
      Scenario scenario{red, blue};
      scenario.option("idle_cards", cards).hand(red, {idle.card}).armour(red, 10);
      scenario.open({0, 0, 0}).stack(0).last_round(Trigger::offerings, 2);
      for (const Resource what : idle.missing) scenario.supply(what, 0);
      auto t = scenario.to_move(red);
      t.play("red place barracks", "red skip", "red take town_hall");
      return t;
    };
    with("off").refuses(idle.text);
    auto t = with("on");
    const auto before = t.player(red).tokens;
    t.play(idle.text);
    EXPECT_EQ(t.in_discard(idle.card), 1) << idle.text;
    EXPECT_EQ(t.player(red).tokens, before) << idle.text;
    EXPECT_TRUE(t.turn_of(blue)) << idle.text;
  }
  at_hall(Scenario{red, blue}
              .hand(red, {brawler})
              .crew(red, {sage})
              .supply(Resource::gold, 0)
              .supply(Resource::iron, 0)
              .supply(Resource::livestock, 0))
      .refuses("red play brawler");
}

// Red can copy no building but perhaps the Barracks: nothing is in the supply and the Gate House is used.
Tabletop idle_merchant(std::string_view drawn) {
  auto t = Scenario{red, blue}
               .option("idle_cards", "on")
               .hand(red, {merchant})
               .crew(red, {recruiter})
               .supply(Resource::silver, 0)
               .supply(Resource::provisions, 0)
               .supply(Resource::gold, 0)
               .village(town_hall, black)
               .village(treasury, black)
               .village(mill, black)
               .to_move(red);
  t.play("red place gate_house", "red act cards", "nature deal 0 archer", drawn, "red take town_hall",
         "red play merchant");
  return t;
}

TEST(Hall, an_idle_merchant_does_not_tell_what_is_in_the_hand) {  // E40 E5
  const auto nobody = idle_merchant("nature deal 0 folke");
  const auto somebody = idle_merchant("nature deal 0 huntsman");  // for nothing, with the Recruiter
  EXPECT_EQ(nobody.legal(red), Texts{"skip"});
  EXPECT_EQ(somebody.legal(red), (Texts{"copy barracks", "skip"}));
  EXPECT_TRUE(Raiders::observe(nobody.state(), blue).seen == Raiders::observe(somebody.state(), blue).seen);
}

}  // namespace
}  // namespace ravenhall::raiders::tests
