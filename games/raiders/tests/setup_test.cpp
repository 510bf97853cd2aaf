// The box and the set-up: counts, tables, the deal, the first player.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/raiders/names.hpp"
#include "games/raiders/tests/scenario.hpp"
#include "kernel/match.hpp"

namespace ravenhall::raiders::tests {
namespace {

Tabletop set_up(int players, std::uint64_t seed = 1) {
  Tabletop t(Raiders::start(*make_setup(Raiders::info(), players, {})));
  return t.let_nature_act(seed);
}

// Everybody keeps the first three cards on offer, and the dice fall.
Tabletop first_turn(int players, std::uint64_t seed = 1) {
  Tabletop t = set_up(players, seed);
  static constexpr std::array<std::string_view, 4> names{"red", "blue", "yellow", "green"};
  for (int i = 0; i < players; ++i) {
    const auto legal = t.legal(seat_at(i));
    t.play(std::string(names[static_cast<std::size_t>(i)]) + " " + legal[0]);
  }
  return t.let_nature_act(seed);
}

TEST(Box, the_cards_are_those_of_the_reference) {  // SU-1; HK-10
  const auto expect = [](Card card, int copies, int cost, int strength, bool hero = false) {
    EXPECT_EQ(row(card).copies, copies) << row(card).key;
    EXPECT_EQ(row(card).cost, cost) << row(card).key;
    EXPECT_EQ(row(card).strength, strength) << row(card).key;
    EXPECT_EQ(row(card).hero, hero) << row(card).key;
  };
  expect(Card::archer, 2, 3, 3);
  expect(Card::armourer, 3, 3, 3);
  expect(Card::avenger, 2, 3, 3);
  expect(Card::barbarian, 3, 3, 3);
  expect(Card::berserker, 4, 3, 4);
  expect(Card::brawler, 3, 2, 2);
  expect(Card::brynjar, 1, 4, 4, true);
  expect(Card::cartographer, 2, 1, 0);
  expect(Card::champion, 2, 4, 4);
  expect(Card::folke, 1, 4, 3, true);
  expect(Card::forager, 3, 1, 0);
  expect(Card::gatekeeper, 4, 3, 2);
  expect(Card::gravedigger, 3, 1, 0);
  expect(Card::huntsman, 4, 1, 1);
  expect(Card::jeweller, 3, 1, 0);
  expect(Card::marauder, 3, 2, 2);
  expect(Card::mercenary, 4, 4, 4);
  expect(Card::merchant, 2, 2, 0);
  expect(Card::ragnhildr, 1, 4, 4, true);
  expect(Card::recruiter, 3, 2, 1);
  expect(Card::sage, 2, 2, 0);
  expect(Card::scout, 3, 2, 2);
  expect(Card::shieldmaiden, 4, 3, 3);
  expect(Card::trader, 2, 3, 0);
  expect(Card::warlord, 3, 4, 3);
  expect(Card::warmonger, 4, 3, 3);
}

TEST(Box, by_cost_and_by_strength_the_deck_adds_up) {  // SU-1
  std::map<int, int> by_cost;
  std::map<int, int> by_strength;
  for (const CardRow& card : kCards) {
    by_cost[card.cost] += card.copies;
    by_strength[card.strength] += card.copies;
  }
  EXPECT_EQ(by_cost, (std::map<int, int>{{1, 15}, {2, 16}, {3, 28}, {4, 12}}));
  EXPECT_EQ(by_strength, (std::map<int, int>{{0, 17}, {1, 7}, {2, 13}, {3, 22}, {4, 12}}));
}

TEST(Box, the_older_printing_has_two_cheaper_cards) {  // V1
  const auto print = Scenario{red, blue}.to_move(red);
  const auto older = Scenario{red, blue}.option("cards", "preprod").to_move(red);
  EXPECT_EQ(printed_cost(print.state(), merchant), 2);
  EXPECT_EQ(printed_cost(older.state(), merchant), 1);
  EXPECT_EQ(printed_cost(print.state(), trader), 3);
  EXPECT_EQ(printed_cost(older.state(), trader), 2);
  for (const CardRow& card : kCards) {
    if (card.id != merchant && card.id != trader) {
      EXPECT_EQ(printed_cost(older.state(), card.id), card.cost) << card.key;
    }
  }
}

TEST(Box, the_raid_spaces_use_up_tokens_and_workers) {  // XC-1 XC-2 XC-3 XC-4
  EXPECT_EQ(board_sum(0), 23);
  EXPECT_EQ(board_sum(1), 70);
  EXPECT_EQ(board_sum(2), 11);
  EXPECT_EQ(board_sum(3), 12);
  int fortresses = 0;
  for (const SettlementRow& place : kSettlementTable)
    fortresses += place.type == Type::fortress ? place.spaces : 0;
  EXPECT_EQ(fortresses, 6);
}

TEST(Box, the_settlements_ask_and_pay_as_printed) {  // H1 H2 H3 O1 O2 M1 M2 F1 F2 F3
  const auto expect = [](Settlement where, int crew, int provisions, int gold, Colours workers, int dice,
                         std::vector<std::pair<int, int>> tiers) {
    const SettlementRow& place = row(where);
    EXPECT_EQ(place.crew, crew) << place.key;
    EXPECT_EQ(place.provisions, provisions) << place.key;
    EXPECT_EQ(place.gold, gold) << place.key;
    EXPECT_EQ(place.workers, workers) << place.key;
    EXPECT_EQ(place.dice, dice) << place.key;
    for (const auto& [strength, vp] : tiers) {
      EXPECT_EQ(tier_vp(where, strength), vp) << place.key;
      EXPECT_TRUE(strength == 0 || tier_vp(where, strength - 1) < vp) << place.key;
    }
  };
  expect(Settlement::h1, 2, 2, 0, kBlack | kGrey, 0, {{0, 1}});
  expect(Settlement::h2, 3, 1, 0, kBlack | kGrey, 0, {{0, 1}});
  expect(Settlement::h3, 2, 3, 0, kBlack | kGrey, 0, {{0, 1}});
  expect(Settlement::o1, 3, 3, 0, kGrey, 1, {{10, 2}, {16, 4}});
  expect(Settlement::o2, 3, 4, 0, kGrey, 1, {{8, 2}, {14, 4}});
  expect(Settlement::m1, 3, 3, 1, kGrey | kWhite, 2, {{12, 4}, {20, 6}});
  expect(Settlement::m2, 4, 2, 1, kGrey | kWhite, 2, {{14, 4}, {22, 6}});
  expect(Settlement::f1, 5, 3, 2, kWhite, 2, {{22, 7}, {28, 9}, {36, 12}});
  expect(Settlement::f2, 4, 2, 2, kWhite, 2, {{18, 5}, {24, 7}, {32, 10}});
  expect(Settlement::f3, 5, 4, 1, kWhite, 2, {{20, 6}, {26, 8}, {34, 11}});
}

TEST(Box, the_offerings_are_all_different_and_add_up) {
  // OF01 OF02 OF03 OF04 OF05 OF06 OF07 OF08 OF09 OF10 OF11 OF12 OF13 OF14 OF15 OF16
  std::array<int, 5> cost{};
  int vp = 0;
  std::set<std::array<std::uint8_t, 5>> different;
  for (const TileRow& tile : kTileTable) {
    for (std::size_t i = 0; i < cost.size(); ++i) cost[i] += tile.cost[i];
    vp += tile.vp;
    different.insert(tile.cost);
  }
  EXPECT_EQ(cost, (std::array<int, 5>{11, 0, 10, 10, 18}));
  EXPECT_EQ(vp, 65);
  EXPECT_EQ(different.size(), 16U);
  EXPECT_EQ(tile_row(0).vp, 2);
  EXPECT_EQ(tile_row(0).cost[0], 4);
  EXPECT_EQ(tile_row(15).vp, 6);
}

TEST(Dice, a_die_shows_two_to_five) {  // DT-1 DT-2 DT-3; T32
  std::map<int, int> one;
  std::map<int, int> two;
  for (const int face : kDie) {
    ++one[face];
    for (const int other : kDie) ++two[face + other];
  }
  EXPECT_EQ(one, (std::map<int, int>{{2, 1}, {3, 2}, {4, 2}, {5, 1}}));
  EXPECT_EQ(two, (std::map<int, int>{{4, 1}, {5, 4}, {6, 8}, {7, 10}, {8, 8}, {9, 4}, {10, 1}}));
}

TEST(Dice, ten_thousand_rolls_have_the_mean_of_the_die) {  // T32; DT-1
  auto t = Scenario{red, blue}
               .crew(red, {huntsman, huntsman, scout})
               .provisions(red, 4)
               .worker(red, grey)
               .to_move(red);
  t.play("red raid o2");
  Rng rng(7);
  int sum = 0;
  for (int i = 0; i < 10000; ++i) {
    const Action roll = Raiders::nature(t.state(), rng);
    ASSERT_GE(roll.a, 2);
    ASSERT_LE(roll.a, 5);
    sum += roll.a;
  }
  EXPECT_NEAR(sum / 10000.0, 3.5, 0.05);
}

TEST(Tracks, they_pay_as_printed) {  // DT-5 DT-6 DT-7 DT-8
  EXPECT_EQ(kArmourVp, (std::array<std::uint8_t, 11>{0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6}));
  EXPECT_EQ(kValkyrieVp, (std::array<std::uint8_t, 8>{0, 0, 1, 2, 4, 7, 10, 15}));
}

TEST(Setup,
     every_table_begins_alike) {  // SU-1 SU-2 SU-3 SU-4 SU-5 SU-6 SU-7 SU-9 MD-1 MD-2 MD-3 MD-4 MD-5 XC-5
  for (int players = 2; players <= 4; ++players) {
    const auto t = first_turn(players);
    const State& s = t.state();
    EXPECT_EQ(s.phase, Phase::play);
    EXPECT_EQ(stack_size(s), 13);
    EXPECT_EQ(open_tiles(s), 3);
    EXPECT_EQ(s.left, (1U << kSpaces) - 1U);
    int rest = 0;
    for (int i = 2; i < kTokenKinds; ++i) rest += in_supply(s, resource_at(i));
    EXPECT_EQ(rest, 10);
    EXPECT_EQ(t.supply(Resource::silver), 32 - 2 * players);
    EXPECT_EQ(t.supply(Resource::provisions), 32);
    for (const Building b : {gate_house, town_hall, treasury}) EXPECT_EQ(t.in(b), black);
    for (const Building b : {barracks, armoury, mill, silversmith, long_house})
      EXPECT_EQ(t.in(b), Colour::none);
    for (int i = 0; i < players; ++i) {
      const Seat seat = seat_at(i);
      EXPECT_EQ(t.silver(seat), 2);
      EXPECT_EQ(t.provisions(seat) + t.gold(seat) + t.iron(seat) + t.livestock(seat), 0);
      EXPECT_EQ(t.worker(seat), black);
      EXPECT_EQ(t.hand_size(seat), 3);
      EXPECT_EQ(t.crew_size(seat) + t.vp(seat) + t.armour(seat) + t.valkyries(seat), 0);
    }
    EXPECT_EQ(s.under_size, 2 * players);
    EXPECT_EQ(s.deck_size, 71 - 5 * players);
    EXPECT_EQ(Raiders::check(s), "");  // the black workers add up: 3 and one each
  }
}

TEST(Setup, the_board_has_eight_to_eighteen_valkyries) {  // XC-6 XC-7
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const auto t = set_up(2, seed);
    EXPECT_GE(valkyries_on_board(t.state()), 8);
    EXPECT_LE(valkyries_on_board(t.state()), 18);
    EXPECT_LE(t.supply(Resource::gold), 10);
  }
}

TEST(Setup, three_of_five_are_kept_in_secret) {  // SU-7; E42 E41
  auto t = set_up(2);
  EXPECT_TRUE(t.asks(red, Step::ask_keep));
  EXPECT_TRUE(t.asks(blue, Step::ask_keep));
  const CardBag hand = t.player(red).hand;
  EXPECT_EQ(hand.size(), 5);
  const auto before = Raiders::observe(t.state(), blue);
  t.play("red " + t.legal(red)[0]);
  EXPECT_EQ(t.happened(Happening::cards_returned), 0);
  EXPECT_EQ(Raiders::observe(t.state(), blue).seen.player[0].picked, before.seen.player[0].picked);
  t.play("blue " + t.legal(blue)[0]);
  EXPECT_EQ(t.happened(Happening::cards_returned), 1);
  CardBag all = t.player(red).hand;
  all.add_all(t.player(red).returned);
  EXPECT_EQ(all, hand);
  EXPECT_TRUE(t.state().under.holds(t.player(red).returned));
}

TEST(Setup, only_the_tied_leaders_roll_again) {  // SU-8
  auto t = set_up(3);
  t.play("red " + t.legal(red)[0], "blue " + t.legal(blue)[0], "yellow " + t.legal(yellow)[0]);
  t.play("nature first_roll 0 4 4", "nature first_roll 1 5 3", "nature first_roll 2 2 2");
  t.refuses("nature first_roll 2 2 2");
  t.play("nature first_roll 0 3 3", "nature first_roll 1 3 3", "nature first_roll 0 3 3",
         "nature first_roll 1 3 4");
  EXPECT_TRUE(t.turn_of(blue));
  EXPECT_EQ(t.state().first, blue);
  t.pass_turn(blue);
  EXPECT_TRUE(t.turn_of(yellow));  // clockwise
}

TEST(Setup, the_host_may_name_the_first_player) {  // SU-8
  Tabletop t(Raiders::start(*make_setup(Raiders::info(), 2, {{"first_player", "1"}})));
  t.let_nature_act();
  t.play("red " + t.legal(red)[0], "blue " + t.legal(blue)[0]);
  EXPECT_TRUE(t.turn_of(blue));
  EXPECT_EQ(t.happened(Happening::rolled_for_first), 0);
}

}  // namespace
}  // namespace ravenhall::raiders::tests
