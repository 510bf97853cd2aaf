// The box and the set-up: counts, tables, the deal, the first player.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/raiders/tests/scenario.hpp"
#include "games/raiders/token_sets.hpp"
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
  for (const Seat seat : values<Seat>(players)) t.play(seat_name(seat) + " " + t.legal(seat)[0]);
  return t.let_nature_act(seed);
}

TEST(Box, the_cards_are_those_of_the_reference) {  // SU-1; HK-10
  const auto expect = [](Card card, int copies, int cost, int strength, bool hero = false) {
    EXPECT_EQ(row(card).copies, copies) << name_of(card);
    EXPECT_EQ(row(card).cost, cost) << name_of(card);
    EXPECT_EQ(row(card).strength, strength) << name_of(card);
    EXPECT_EQ(row(card).hero, hero) << name_of(card);
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
      EXPECT_EQ(printed_cost(older.state(), card.id), card.cost) << name_of(card.id);
    }
  }
}

TEST(Box, the_raid_spaces_use_up_tokens_and_workers) {  // XC-1 XC-2 XC-3 XC-4
  EXPECT_EQ(kSpaceTable.size(), 23U);
  int tokens = 0;
  EnumArray<Colour, int> workers;
  for (const SpaceRow& space : kSpaceTable) {
    tokens += space.tokens;
    ++workers[space.worker];
  }
  EXPECT_EQ(tokens, 70);
  EXPECT_EQ(workers[grey], 11);
  EXPECT_EQ(workers[white], 12);
  int fortresses = 0;
  for (const SettlementRow& place : kSettlementTable)
    fortresses += place.type == Type::fortress ? place.spaces : 0;
  EXPECT_EQ(fortresses, 6);
}

// One settlement as it is printed: tiers as strength and VP, spaces as tokens and worker from left to right.
struct PrintedSettlement {
  Settlement id;
  Type type;
  int crew;
  int provisions;
  int gold;
  Colours workers;
  int dice;
  std::vector<std::pair<int, int>> tiers;
  std::vector<std::pair<int, Colour>> spaces;
};

TEST(Box, the_settlements_ask_and_pay_as_printed) {  // H1 H2 H3 O1 O2 M1 M2 F1 F2 F3; XC-1
  constexpr Colours kBG = kBlackOrGrey;
  constexpr Colours kGW = kGreyOrWhite;
  const std::vector<PrintedSettlement> printed{
      {Settlement::h1, Type::harbour, 2, 2, 0, kBG, 0, {{0, 1}}, {{4, grey}, {3, grey}, {4, grey}}},
      {Settlement::h2, Type::harbour, 3, 1, 0, kBG, 0, {{0, 1}}, {{3, grey}, {4, grey}, {4, grey}}},
      {Settlement::h3, Type::harbour, 2, 3, 0, kBG, 0, {{0, 1}}, {{4, grey}, {3, grey}, {4, grey}}},
      {Settlement::o1, Type::outpost, 3, 3, 0, grey, 1, {{10, 2}, {16, 4}}, {{3, white}, {3, grey}}},
      {Settlement::o2, Type::outpost, 3, 4, 0, grey, 1, {{8, 2}, {14, 4}}, {{4, grey}, {3, white}}},
      {Settlement::m1, Type::monastery, 3, 3, 1, kGW, 2, {{12, 4}, {20, 6}}, {{3, white}, {2, white}}},
      {Settlement::m2, Type::monastery, 4, 2, 1, kGW, 2, {{14, 4}, {22, 6}}, {{2, white}, {3, white}}},
      {Settlement::f1,
       Type::fortress,
       5,
       3,
       2,
       white,
       2,
       {{22, 7}, {28, 9}, {36, 12}},
       {{2, white}, {3, white}}},
      {Settlement::f2,
       Type::fortress,
       4,
       2,
       2,
       white,
       2,
       {{18, 5}, {24, 7}, {32, 10}},
       {{2, white}, {2, white}}},
      {Settlement::f3,
       Type::fortress,
       5,
       4,
       1,
       white,
       2,
       {{20, 6}, {26, 8}, {34, 11}},
       {{2, white}, {3, white}}},
  };
  ASSERT_EQ(printed.size(), kSettlementTable.size());
  int spaces = 0;
  for (const PrintedSettlement& expected : printed) {
    const SettlementRow& place = row(expected.id);
    EXPECT_EQ(place.type, expected.type) << name_of(place.id);
    EXPECT_EQ(place.crew, expected.crew) << name_of(place.id);
    EXPECT_EQ(place.provisions, expected.provisions) << name_of(place.id);
    EXPECT_EQ(place.gold, expected.gold) << name_of(place.id);
    EXPECT_EQ(place.workers, expected.workers) << name_of(place.id);
    EXPECT_EQ(place.dice, expected.dice) << name_of(place.id);
    EXPECT_EQ(place.spaces, expected.spaces.size()) << name_of(place.id);
    int number = 0;
    for (const auto& [tokens, worker] : expected.spaces) {
      const Space space = space_of(expected.id, ++number);
      EXPECT_EQ(space, after(Space::h1_1, spaces++));
      EXPECT_EQ(row(space).where, expected.id);
      EXPECT_EQ(row(space).tokens, tokens) << name_of(space);
      EXPECT_EQ(row(space).worker, worker) << name_of(space);
    }
    for (int strength = 0; strength <= 60; ++strength) {
      int vp = 0;
      for (const auto& [needed, worth] : expected.tiers) vp = strength >= needed ? worth : vp;
      EXPECT_EQ(tier_vp(expected.id, strength), vp) << name_of(place.id) << " with strength " << strength;
    }
  }
  EXPECT_EQ(spaces, 23);
}

TEST(Box, the_offerings_ask_and_pay_as_printed) {
  // OF01 OF02 OF03 OF04 OF05 OF06 OF07 OF08 OF09 OF10 OF11 OF12 OF13 OF14 OF15 OF16
  struct PrintedTile {
    std::string_view id;
    int silver;
    int livestock;
    int iron;
    int gold;
    int vp;
  };
  constexpr std::array<PrintedTile, 16> printed{{
      {"of01", 4, 0, 0, 0, 2},
      {"of02", 2, 0, 0, 1, 3},
      {"of03", 2, 0, 1, 0, 3},
      {"of04", 0, 1, 0, 1, 3},
      {"of05", 0, 1, 1, 0, 3},
      {"of06", 0, 0, 0, 2, 4},
      {"of07", 0, 0, 2, 0, 4},
      {"of08", 0, 0, 1, 1, 4},
      {"of09", 0, 2, 0, 1, 4},
      {"of10", 0, 2, 1, 0, 4},
      {"of11", 1, 3, 0, 0, 4},
      {"of12", 1, 2, 0, 1, 5},
      {"of13", 1, 2, 1, 0, 5},
      {"of14", 0, 1, 1, 1, 5},
      {"of15", 0, 2, 0, 2, 6},
      {"of16", 0, 2, 2, 0, 6},
  }};
  ASSERT_EQ(kTileTable.size(), printed.size());
  int vp = 0;
  const PrintedTile* expected = printed.begin();
  for (const TileRow& tile : kTileTable) {
    EXPECT_EQ(name_of(tile.id), expected->id);
    EXPECT_EQ(tile.cost[Resource::silver], expected->silver) << name_of(tile.id);
    EXPECT_EQ(tile.cost[Resource::provisions], 0) << name_of(tile.id);
    EXPECT_EQ(tile.cost[Resource::livestock], expected->livestock) << name_of(tile.id);
    EXPECT_EQ(tile.cost[Resource::iron], expected->iron) << name_of(tile.id);
    EXPECT_EQ(tile.cost[Resource::gold], expected->gold) << name_of(tile.id);
    EXPECT_EQ(tile.vp, expected->vp) << name_of(tile.id);
    vp += tile.vp;
    ++expected;
  }
  EXPECT_EQ(vp, 65);
}

TEST(Box, the_buildings_take_whom_they_take) {  // V-a SU-4
  struct PrintedBuilding {
    Building id;
    Colours colours;
    bool start;
  };
  constexpr std::array<PrintedBuilding, 8> printed{{
      {gate_house, kAnyColour, true},
      {town_hall, kAnyColour, true},
      {treasury, kAnyColour, true},
      {barracks, kAnyColour, false},
      {armoury, kGreyOrWhite, false},
      {mill, kAnyColour, false},
      {silversmith, kAnyColour, false},
      {long_house, kGreyOrWhite, false},
  }};
  for (const PrintedBuilding& expected : printed) {
    EXPECT_EQ(row(expected.id).colours, expected.colours) << name_of(expected.id);
    EXPECT_EQ(row(expected.id).start, expected.start) << name_of(expected.id);
  }
}

TEST(Box, only_the_base_game_for_two_to_four_is_in_it) {  // MD-1 MD-2 MD-5
  EXPECT_FALSE(make_setup(Raiders::info(), 1, {}));
  EXPECT_FALSE(make_setup(Raiders::info(), 5, {}));
  EXPECT_EQ(kCards.size(), 26U);
  for (const Preset& preset : Raiders::info().presets) {
    EXPECT_TRUE(preset.name == "print" || preset.name == "preprod") << preset.name;
  }
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

TEST(Dice, two_dice_fall_each_by_itself) {  // T32; DT-3
  auto t = Scenario{red, blue}
               .crew(red, {huntsman, huntsman, scout})
               .provisions(red, 3)
               .gold(red, 1)
               .worker(red, grey)
               .to_move(red);
  t.play("red raid m1");
  Rng rng(7);
  std::map<int, int> sums;
  for (int i = 0; i < 10000; ++i) {
    const Action roll = Raiders::nature(t.state(), rng);
    ASSERT_TRUE(roll.a >= 2 && roll.a <= 5 && roll.b >= 2 && roll.b <= 5);
    ++sums[roll.a + roll.b];
  }
  const std::map<int, int> of36{{4, 1}, {5, 4}, {6, 8}, {7, 10}, {8, 8}, {9, 4}, {10, 1}};
  ASSERT_EQ(sums.size(), of36.size());
  for (const auto& [sum, ways] : of36) EXPECT_NEAR(sums[sum] / 10000.0, ways / 36.0, 0.02) << sum;
}

TEST(Tracks, they_pay_as_printed) {  // DT-5 DT-6 DT-7 DT-8
  EXPECT_EQ(kArmourVp, (std::array<int, 11>{0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6}));
  EXPECT_EQ(kValkyrieVp, (std::array<int, 8>{0, 0, 1, 2, 4, 7, 10, 15}));
}

TEST(Setup,
     every_table_begins_alike) {  // SU-1 SU-2 SU-3 SU-4 SU-5 SU-6 SU-7 SU-9 MD-1 MD-2 MD-3 MD-4 MD-5 XC-5
  for (int players = 2; players <= 4; ++players) {
    const auto t = first_turn(players);
    const State& s = t.state();
    EXPECT_EQ(s.phase, Phase::play);
    EXPECT_EQ(stack_size(s), 13);
    EXPECT_EQ(open_tiles(s).size(), 3);
    EXPECT_EQ(s.left.size(), 23);
    int rest = 0;
    for (const Resource what : TokenSet::keys()) rest += s.supply[what];
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

TEST(Setup, the_ten_tokens_left_in_the_bag_are_any_ten) {  // XC-6 XC-7 SU-3
  double valkyries = 0;
  double gold = 0;
  constexpr int kTimes = 600;
  for (std::uint64_t seed = 1; seed <= kTimes; ++seed) {
    const auto t = set_up(2, seed);
    valkyries += valkyries_on_board(t.state());
    gold += t.supply(Resource::gold);
  }
  EXPECT_NEAR(valkyries / kTimes, 15.75, 0.25);
  EXPECT_NEAR(gold / kTimes, 2.25, 0.25);
}

TEST(Setup, every_choice_of_three_is_offered_once) {  // SU-7
  bool all_different = false;
  bool some_equal = false;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto t = set_up(2, seed);
    std::vector<Card> hand;
    for (const Card card : t.player(red).hand) hand.push_back(card);
    std::set<std::multiset<Card>> choices;
    for (std::size_t i = 0; i < 5; ++i) {
      for (std::size_t k = i + 1; k < 5; ++k) {
        for (std::size_t m = k + 1; m < 5; ++m) choices.insert({hand[i], hand[k], hand[m]});
      }
    }
    EXPECT_EQ(t.legal(red).size(), choices.size());
    all_different = all_different || choices.size() == 10;
    some_equal = some_equal || choices.size() < 10;
  }
  EXPECT_TRUE(all_different && some_equal);
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
  EXPECT_EQ(Raiders::observe(t.state(), blue).seen.player[red].picked, before.seen.player[red].picked);
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
  // Not one that nobody sits on.
  EXPECT_FALSE(make_setup(Raiders::info(), 2, {{"first_player", "3"}}).has_value());
}

}  // namespace
}  // namespace ravenhall::raiders::tests
