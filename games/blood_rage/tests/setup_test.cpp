// What is in the box and how a game is set up: RULES.md, chapters 1 to 4.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/blood_rage/rules/draft.hpp"
#include "games/blood_rage/tests/scenario.hpp"
#include "kernel/match.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

constexpr std::array<Place, kOuterProvinces> kOuter{myrkvlor, elvagar, angerboda, muspelheim,
                                                    horgr,    utgard,  andlang,   gimle};

Scenario of(int clans) {
  if (clans == 2) return Scenario{red, blue};
  if (clans == 3) return Scenario{red, blue, yellow};
  return Scenario{red, blue, yellow, brown};
}

// A table for that many clans, ready for the draft of Age 1.
Tabletop set_up(int clans, std::uint64_t seed = 1) { return of(clans).from_setup().let_nature_act(seed); }

Tabletop begin(Scenario scenario) { return scenario.from_setup(); }

int deck_size(int clans, std::string_view deck, int age) {
  return full_deck(of(clans).option("deck", deck).from_setup().state(), age).size();
}

// Components.

TEST(Box, two_to_four_clans_play) {  // B1
  EXPECT_EQ(BloodRage::info().min_seats, 2);
  EXPECT_EQ(BloodRage::info().max_seats, 4);
  EXPECT_FALSE(make_setup(BloodRage::info(), 1, {}));
  EXPECT_FALSE(make_setup(BloodRage::info(), 5, {}));
}

TEST(Box, the_seats_are_wolf_raven_serpent_and_bear) {  // B1
  const auto t = begin({red, blue, yellow, brown});
  EXPECT_EQ(clan_of(t.state(), red), Clan::wolf);
  EXPECT_EQ(clan_of(t.state(), blue), Clan::raven);
  EXPECT_EQ(clan_of(t.state(), yellow), Clan::serpent);
  EXPECT_EQ(clan_of(t.state(), brown), Clan::bear);
}

TEST(Box, every_seating_of_the_clans_can_be_chosen) {  // B1 B18
  const auto& seatings = BloodRage::info().options.back().values;
  ASSERT_EQ(seatings.size(), 24U);
  std::set<std::string_view> different;
  for (const std::string_view seating : seatings) {
    different.insert(seating);
    const auto t = begin(Scenario{red, blue, yellow, brown}.option("clans", seating));
    std::string names;
    for (const Seat seat : {red, blue, yellow, brown}) {
      names += (names.empty() ? "" : "-") + std::string(name_of(clan_of(t.state(), seat)));
    }
    EXPECT_EQ(names, seating);
  }
  EXPECT_EQ(different.size(), 24U);
}

TEST(Box, all_clans_start_alike) {  // B1 B2 B10
  const auto t = begin({red, blue, yellow, brown});
  for (const Seat seat : {blue, yellow, brown}) EXPECT_EQ(sheet(t.state(), seat), sheet(t.state(), red));
  EXPECT_EQ(t.glory(red), 0);
}

TEST(Box, holds_these_figures_and_tokens) {  // B3
  EXPECT_EQ(kWarriors, 8);
  EXPECT_EQ(kMonsters, 9);
  EXPECT_EQ(kFigures, 3 + 9);  // kinds: warrior, leader, ship, and each monster
  EXPECT_EQ(
      std::count_if(kCards.begin(), kCards.end(), [](const CardRow& c) { return c.kind == Kind::monster; }),
      9);
  EXPECT_EQ(kProvinces, 9);       // a pillage token each
  EXPECT_EQ(kOuterProvinces, 8);  // a Ragnarök token each
  EXPECT_EQ(kRewardTokens.items_, (std::array<std::uint8_t, 4>{3, 2, 2, 1}));
}

TEST(Box, holds_three_decks_of_34_cards) {  // B4
  int all = 0;
  for (int age = 1; age <= kAges; ++age) {
    EXPECT_EQ(deck_size(4, "core102", age), 34);
    for (const Card card : cards_of_age(age)) {
      for (const int copies : row(card).copies) all += copies;
    }
  }
  EXPECT_EQ(all, 102);
}

TEST(Box, each_deck_has_the_same_kinds_of_cards) {  // B5
  for (int age = 1; age <= kAges; ++age) {
    std::map<Kind, int> count;
    for (const CardRow& card : kCards) {
      if (card.age == age) count[card.kind] += card.copies[0] + card.copies[1] + card.copies[2];
    }
    EXPECT_EQ(count[Kind::monster], 3);
    EXPECT_EQ(count[Kind::leader], 1);
    EXPECT_EQ(count[Kind::warrior], 1);
    EXPECT_EQ(count[Kind::ship], 1);
    EXPECT_EQ(count[Kind::clan], 6);
    EXPECT_EQ(count[Kind::quest], 9);
    EXPECT_EQ(count[Kind::battle], 13);
  }
}

TEST(Box, a_cost_differs_from_the_strength_only_where_an_asterisk_says_so) {  // R55
  for (const CardRow& card : kCards) {
    if (!is_upgrade(card.kind)) continue;
    const bool free = card.id == dwarf_chieftain || card.id == soldier_of_hel;
    EXPECT_EQ(card.cost, free ? 0 : card.value) << name_of(card.id);
  }
}

struct PrintedCard {
  std::string_view key;
  Kind kind;
  int age;
  int value;
  std::array<std::uint8_t, 3> copies;  // without mark, 3+, 4+
};
// The card lists once more, taken from our sources independently of data.hpp.
// clang-format off
constexpr PrintedCard kPrinted[] = {
    {"troll", Kind::monster, 1, 2, {1, 0, 0}},
    {"dwarf_chieftain", Kind::monster, 1, 2, {1, 0, 0}},
    {"sea_serpent", Kind::monster, 1, 3, {0, 1, 0}},
    {"lord_of_hammers", Kind::leader, 1, 3, {1, 0, 0}},
    {"brothers_in_arms", Kind::warrior, 1, 1, {1, 0, 0}},
    {"lokis_dragons", Kind::ship, 1, 2, {1, 0, 0}},
    {"lokis_domain", Kind::clan, 1, 1, {1, 0, 0}},
    {"friggas_charm", Kind::clan, 1, 0, {1, 0, 0}},
    {"thors_glory", Kind::clan, 1, 2, {1, 0, 0}},
    {"friggas_succor", Kind::clan, 1, 2, {0, 1, 0}},
    {"tyrs_domain", Kind::clan, 1, 0, {0, 1, 0}},
    {"lokis_blessing", Kind::clan, 1, 1, {0, 0, 1}},
    {"q1_alfheim", Kind::quest, 1, 5, {1, 0, 1}},
    {"q1_jotunheim", Kind::quest, 1, 5, {1, 0, 1}},
    {"q1_manheim", Kind::quest, 1, 5, {1, 0, 1}},
    {"q1_glorious_death", Kind::quest, 1, 6, {1, 0, 1}},
    {"q1_yggdrasil", Kind::quest, 1, 6, {0, 1, 0}},
    {"odins_smite", Kind::battle, 1, 1, {1, 1, 0}},
    {"tyrs_bash", Kind::battle, 1, 2, {1, 0, 0}},
    {"heimdalls_sight", Kind::battle, 1, 0, {1, 0, 0}},
    {"friggas_grace", Kind::battle, 1, 2, {1, 0, 1}},
    {"lokis_trickery", Kind::battle, 1, 0, {1, 0, 1}},
    {"tyrs_smash", Kind::battle, 1, 3, {1, 1, 0}},
    {"tyrs_smite", Kind::battle, 1, 5, {1, 0, 0}},
    {"thors_hammer", Kind::battle, 1, 1, {1, 0, 0}},
    {"tyrs_crush", Kind::battle, 1, 4, {0, 0, 1}},
    {"valkyrie", Kind::monster, 2, 2, {1, 0, 0}},
    {"dark_elf", Kind::monster, 2, 1, {1, 0, 0}},
    {"fire_giant", Kind::monster, 2, 4, {0, 1, 0}},
    {"lord_of_axes", Kind::leader, 2, 3, {1, 0, 0}},
    {"experts_in_arms", Kind::warrior, 2, 2, {1, 0, 0}},
    {"fire_dragons", Kind::ship, 2, 2, {1, 0, 0}},
    {"odins_inspiration", Kind::clan, 2, 2, {1, 0, 0}},
    {"tyrs_challenge", Kind::clan, 2, 0, {1, 0, 0}},
    {"friggas_protection", Kind::clan, 2, 0, {1, 0, 0}},
    {"lokis_eminence", Kind::clan, 2, 2, {0, 1, 0}},
    {"tyrs_prowess", Kind::clan, 2, 2, {0, 1, 0}},
    {"thors_domain", Kind::clan, 2, 1, {0, 0, 1}},
    {"q2_alfheim", Kind::quest, 2, 7, {1, 0, 1}},
    {"q2_jotunheim", Kind::quest, 2, 7, {1, 0, 1}},
    {"q2_manheim", Kind::quest, 2, 7, {1, 0, 1}},
    {"q2_glorious_death", Kind::quest, 2, 8, {1, 0, 1}},
    {"q2_yggdrasil", Kind::quest, 2, 8, {0, 1, 0}},
    {"tyrs_crush_2", Kind::battle, 2, 4, {1, 0, 0}},
    {"heimdalls_eye", Kind::battle, 2, 2, {2, 1, 0}},
    {"odins_tide", Kind::battle, 2, 1, {1, 0, 1}},
    {"lokis_backstab", Kind::battle, 2, 0, {1, 0, 1}},
    {"tyrs_rage", Kind::battle, 2, 6, {1, 0, 0}},
    {"heimdalls_watch", Kind::battle, 2, 0, {1, 0, 0}},
    {"thors_oath", Kind::battle, 2, 1, {1, 0, 0}},
    {"tyrs_smite_2", Kind::battle, 2, 5, {0, 1, 0}},
    {"tyrs_smash_2", Kind::battle, 2, 3, {0, 0, 1}},
    {"frost_giant", Kind::monster, 3, 4, {1, 0, 0}},
    {"soldier_of_hel", Kind::monster, 3, 3, {1, 0, 0}},
    {"volur_witch", Kind::monster, 3, 3, {0, 1, 0}},
    {"lord_of_spears", Kind::leader, 3, 3, {1, 0, 0}},
    {"masters_in_arms", Kind::warrior, 3, 2, {1, 0, 0}},
    {"eternal_dragons", Kind::ship, 3, 2, {1, 0, 0}},
    {"friggas_domain", Kind::clan, 3, 0, {1, 0, 0}},
    {"odins_throne", Kind::clan, 3, 2, {1, 0, 0}},
    {"thors_conquest", Kind::clan, 3, 3, {1, 0, 0}},
    {"friggas_sacrifice", Kind::clan, 3, 1, {0, 1, 0}},
    {"tyrs_wrath", Kind::clan, 3, 1, {0, 1, 0}},
    {"lokis_wrath", Kind::clan, 3, 3, {0, 0, 1}},
    {"q3_alfheim", Kind::quest, 3, 9, {1, 0, 1}},
    {"q3_jotunheim", Kind::quest, 3, 9, {1, 0, 1}},
    {"q3_manheim", Kind::quest, 3, 9, {1, 0, 1}},
    {"q3_glorious_death", Kind::quest, 3, 11, {1, 0, 1}},
    {"q3_yggdrasil", Kind::quest, 3, 11, {0, 1, 0}},
    {"heimdalls_gaze", Kind::battle, 3, 3, {1, 1, 0}},
    {"thors_primacy", Kind::battle, 3, 3, {1, 1, 0}},
    {"thors_ascension", Kind::battle, 3, 1, {1, 0, 1}},
    {"odins_judgement", Kind::battle, 3, 2, {1, 0, 1}},
    {"tyrs_rage_3", Kind::battle, 3, 6, {1, 0, 0}},
    {"heimdalls_watch_3", Kind::battle, 3, 0, {1, 0, 0}},
    {"tyrs_crush_3", Kind::battle, 3, 4, {1, 0, 0}},
    {"lokis_poison", Kind::battle, 3, 0, {1, 0, 0}},
    {"tyrs_smite_3", Kind::battle, 3, 5, {0, 0, 1}},
};
// clang-format on

TEST(Box, all_cards_are_used_as_printed) {  // R63 B4 B25
  ASSERT_EQ(std::size(kPrinted), kCards.size());
  for (const PrintedCard& printed : kPrinted) {
    const auto found = std::find_if(kCards.begin(), kCards.end(),
                                    [&](const CardRow& card) { return name_of(card.id) == printed.key; });
    ASSERT_NE(found, kCards.end()) << printed.key;
    EXPECT_EQ(found->kind, printed.kind) << printed.key;
    EXPECT_EQ(found->age, printed.age) << printed.key;
    EXPECT_EQ(found->value, printed.value) << printed.key;
    EXPECT_EQ(found->copies, printed.copies) << printed.key;
  }
}

// Board.

TEST(Board, outer_provinces_form_a_ring_around_yggdrasil) {  // B6
  for (std::size_t i = 0; i < kOuter.size(); ++i) {
    for (std::size_t k = 0; k < kOuter.size(); ++k) {
      const bool neighbours = k == (i + 1) % 8 || i == (k + 1) % 8;
      EXPECT_EQ(adjacent(kOuter[i], kOuter[k]), neighbours) << i << " and " << k;
    }
    EXPECT_TRUE(adjacent(kOuter[i], yggdrasil));
    EXPECT_TRUE(adjacent(yggdrasil, kOuter[i]));
  }
  EXPECT_FALSE(adjacent(yggdrasil, yggdrasil));
}

TEST(Board, the_examples_of_the_rulebooks_agree_with_the_map) {  // B6
  EXPECT_TRUE(adjacent(gimle, andlang));
  EXPECT_FALSE(adjacent(horgr, andlang));
  EXPECT_FALSE(adjacent(gimle, elvagar));
  EXPECT_TRUE(adjacent(utgard, andlang));  // the fjord between them does not part them
}

TEST(Board, regions_hold_three_three_and_two_provinces) {  // B6
  for (const Place p : {myrkvlor, elvagar, angerboda}) EXPECT_EQ(row(p).region, Region::manheim);
  for (const Place p : {muspelheim, horgr, utgard}) EXPECT_EQ(row(p).region, Region::jotunheim);
  for (const Place p : {andlang, gimle}) EXPECT_EQ(row(p).region, Region::alfheim);
  EXPECT_EQ(row(yggdrasil).region, Region::none);
}

TEST(Board, provinces_have_three_to_five_villages) {  // B7
  constexpr std::array<int, kOuterProvinces> villages{3, 4, 5, 5, 4, 3, 3, 5};
  for (std::size_t i = 0; i < kOuter.size(); ++i) EXPECT_EQ(row(kOuter[i]).villages, villages[i]);
  EXPECT_EQ(row(yggdrasil).villages, 0);
}

TEST(Board, a_village_holds_one_figure_of_any_clan) {  // B7
  auto t = Scenario{red, blue, yellow}.warriors(red, andlang, 1).warriors(blue, andlang, 1).to_move(red);
  t.play("red invade warrior andlang");
  EXPECT_EQ(figures_in(t.state(), andlang), 3);
  t.refuses("blue invade warrior andlang", "blue invade leader andlang");
}

TEST(Board, each_fjord_supports_its_two_shores) {  // B8
  for (const Place p : {elvagar, angerboda}) EXPECT_EQ(fjord_of(p), fjord_ne);
  for (const Place p : {muspelheim, horgr}) EXPECT_EQ(fjord_of(p), fjord_se);
  for (const Place p : {utgard, andlang}) EXPECT_EQ(fjord_of(p), fjord_sw);
  for (const Place p : {gimle, myrkvlor}) EXPECT_EQ(fjord_of(p), fjord_nw);
  EXPECT_FALSE(is_fjord(fjord_of(yggdrasil)));
  for (const FjordRow& fjord : kFjordTable) {
    for (const Place shore : fjord.supports) EXPECT_EQ(fjord_of(shore), fjord.id);
  }
}

TEST(Board, ships_take_up_no_village_and_share_a_fjord) {  // B8
  auto t = Scenario{red, blue, yellow}
               .ship(red, fjord_sw)
               .ship(blue, fjord_sw)
               .ship(yellow, fjord_sw)
               .warriors(red, andlang, 1)
               .warriors(blue, andlang, 1)
               .to_move(red);
  EXPECT_TRUE(t.allows("red invade warrior andlang"));
  EXPECT_EQ(strength(t.state(), red, andlang), 3);
  EXPECT_EQ(strength(t.state(), red, utgard), 2);
  EXPECT_EQ(strength(t.state(), yellow, andlang), 2);
}

TEST(Board, a_destroyed_province_is_out_of_play) {  // B9
  auto t = Scenario{red, blue, yellow}.lost(gimle).ship(red, fjord_nw).warriors(red, andlang, 1).to_move(red);
  t.refuses("red invade warrior gimle", "red invade leader gimle", "red march andlang gimle",
            "red pillage gimle");
  EXPECT_TRUE(t.allows("red pillage myrkvlor"));  // the fjord serves its other shore
}

TEST(Board, glory_is_counted_beyond_99) {  // B10
  auto t = Scenario{red, blue}.glory(red, 98).leader(red, andlang).warriors(blue, andlang, 1).to_move(red);
  t.play("red pillage andlang");
  EXPECT_EQ(t.glory(red), 98 + t.stat(red, Stat::axes));
  EXPECT_GT(t.glory(red), 99);
}

TEST(Board, figures_start_with_strength_three_two_and_one) {  // B11
  const auto t =
      Scenario{red, blue}.leader(red, andlang).ship(red, fjord_sw).warriors(red, andlang, 1).to_move(red);
  EXPECT_EQ(figure_strength(t.state(), red, Figure::leader, andlang), 3);
  EXPECT_EQ(figure_strength(t.state(), red, Figure::ship, fjord_sw), 2);
  EXPECT_EQ(figure_strength(t.state(), red, Figure::warrior, andlang), 1);
  EXPECT_EQ(strength(t.state(), red, andlang), 6);
}

TEST(Board, leader_and_ship_keep_their_printed_ability_under_an_upgrade) {  // B11
  auto t = Scenario{red, blue}.upgrades(red, {lord_of_hammers, lokis_dragons}).rage(red, 3).to_move(red);
  t.refuses("red invade ship andlang");
  t.play("red invade leader andlang");
  EXPECT_EQ(t.rage(red), 3);
  EXPECT_EQ(t.figures(red, Figure::leader, andlang), 1);
}

TEST(Board, valhalla_is_no_part_of_the_map) {  // B12
  auto t = Scenario{red, blue}.valhalla(red, Figure::leader).valhalla(red, Figure::warrior, 3).to_move(red);
  EXPECT_EQ(figures_on_map(t.state(), red), 0);
  EXPECT_EQ(t.valhalla(red), 4);
  t.refuses("red invade leader andlang", "red march valhalla andlang", "red pillage andlang");
}

// Clan sheet.

TEST(ClanSheetTracks, stats_have_six_steps_with_these_values) {  // B14 B15
  constexpr EnumArray<Stat, std::array<int, 6>> values{
      {{{6, 7, 8, 9, 12, 12}, {3, 4, 5, 6, 8, 8}, {4, 5, 6, 7, 10, 10}}}};
  for (int step = 1; step <= 6; ++step) {
    const auto t = Scenario{red, blue}
                       .stat(red, Stat::rage, step)
                       .stat(red, Stat::axes, step)
                       .stat(red, Stat::horns, step)
                       .to_move(red);
    for (const Stat stat : {Stat::rage, Stat::axes, Stat::horns}) {
      EXPECT_EQ(t.stat(red, stat), values[stat][step - 1]);
    }
  }
}

TEST(ClanSheetTracks, the_last_step_of_axes_can_be_worth_10) {  // B14
  auto scenario =
      Scenario{red, blue}.option("axes_last", "10").stat(red, Stat::axes, 6).stat(blue, Stat::axes, 5);
  const auto t = scenario.to_move(red);
  EXPECT_EQ(t.stat(red, Stat::axes), 10);
  EXPECT_EQ(t.stat(blue, Stat::axes), 8);
}

TEST(ClanSheetTracks, there_are_eight_slots) {  // B17
  std::map<Kind, int> count;
  for (const Kind kind : kSlotKinds) ++count[kind];
  EXPECT_EQ(count[Kind::warrior], 1);
  EXPECT_EQ(count[Kind::leader], 1);
  EXPECT_EQ(count[Kind::ship], 1);
  EXPECT_EQ(count[Kind::monster], 2);
  EXPECT_EQ(count[Kind::clan], 3);
  EXPECT_EQ(kSlotKinds.size(), 8U);
}

// Set-up.

TEST(SetUp, all_figures_wait_in_the_reserve) {  // B18
  const auto t = set_up(4);
  for (const Seat seat : {red, blue, yellow, brown}) {
    EXPECT_EQ(t.warriors(seat, reserve), 8);
    EXPECT_EQ(t.figures(seat, Figure::leader, reserve), 1);
    EXPECT_EQ(t.figures(seat, Figure::ship, reserve), 1);
  }
}

TEST(SetUp, every_track_stands_on_its_first_space) {  // B19
  const auto t = set_up(3);
  for (const Seat seat : {red, blue, yellow}) {
    EXPECT_EQ(t.glory(seat), 0);
    EXPECT_EQ(t.rage(seat), 6);
    EXPECT_EQ(t.stat(seat, Stat::rage), 6);
    EXPECT_EQ(t.stat(seat, Stat::axes), 3);
    EXPECT_EQ(t.stat(seat, Stat::horns), 4);
  }
}

TEST(SetUp, valhalla_is_empty_and_the_age_track_stands_at_age_1) {  // B20 B27
  const auto t = set_up(4);
  for (const Seat seat : {red, blue, yellow, brown}) EXPECT_EQ(t.valhalla(seat), 0);
  EXPECT_EQ(t.age(), 1);
  EXPECT_EQ(t.phase(), Phase::gods_gifts);
}

TEST(SetUp, pillage_tokens_are_mixed_except_that_of_yggdrasil) {  // B21
  std::set<std::array<Reward, kProvinces>> layouts;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto t = set_up(4, seed);
    std::map<Reward, int> count;
    for (const Reward reward : t.state().tokens) ++count[reward];
    EXPECT_EQ(
        count,
        (std::map<Reward, int>{
            {Reward::rage, 3}, {Reward::axes, 2}, {Reward::horns, 2}, {Reward::glory, 1}, {Reward::all, 1}}));
    EXPECT_EQ(t.state().tokens[yggdrasil], Reward::all);
    EXPECT_TRUE(t.state().pillaged.empty());
    layouts.insert(t.state().tokens.items_);
  }
  EXPECT_GT(layouts.size(), 10U);
}

TEST(SetUp, a_token_is_as_likely_as_there_are_copies_of_it) {  // B21
  int rage = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Rng rng(seed);
    const auto t = begin({red, blue});
    rage += BloodRage::nature(t.state(), rng).b == Reward::rage ? 1 : 0;
  }
  EXPECT_GT(rage, 110);  // 3 of 8
  EXPECT_LT(rage, 190);
}

TEST(SetUp, three_provinces_are_doomed_and_everybody_knows_it) {  // B22 B23
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto t = set_up(4, seed);
    std::set<Place> doomed(t.state().doom.begin(), t.state().doom.end());
    EXPECT_EQ(doomed.size(), 3U);
    for (const Place p : doomed) EXPECT_TRUE(is_outer(p) && !t.destroyed(p));
    for (const Seat seat : {red, blue, yellow, brown, kSpectator}) {
      EXPECT_EQ(BloodRage::observe(t.state(), seat).seen.doom, t.state().doom);
    }
  }
}

TEST(SetUp, the_doom_token_of_age_1_is_the_first_province_to_fall) {  // B23
  auto t =
      Scenario{red, blue}.doom(1, gimle).doom(2, andlang).doom(3, utgard).phase_from(Step::ragnarok_phase);
  EXPECT_TRUE(t.destroyed(gimle));
  EXPECT_FALSE(t.destroyed(andlang));
}

TEST(SetUp, fewer_clans_lose_more_provinces) {  // X10; B24 B94
  for (const auto& [clans, lost] : {std::pair{4, 1}, std::pair{3, 2}, std::pair{2, 3}}) {
    const auto t = set_up(clans, 7);
    EXPECT_EQ(t.state().destroyed.size(), lost);
    EXPECT_EQ(t.happened(Happening::province_lost), lost);
    Places gone = t.state().destroyed;
    for (const Place p : t.state().doom) gone.add(p);
    EXPECT_EQ(gone.size(), lost + 3);  // doomed provinces are never lost at the start
  }
}

TEST(SetUp, lost_provinces_had_their_token_before) {  // B24
  const auto t = set_up(2, 3);
  for (const Place p : kOuter) EXPECT_NE(t.state().tokens[p], Reward::none);
}

TEST(SetUp, decks_have_34_26_or_20_cards) {  // X10; B25 B94
  for (int age = 1; age <= kAges; ++age) {
    EXPECT_EQ(deck_size(4, "core102", age), 34);
    EXPECT_EQ(deck_size(3, "core102", age), 26);
    EXPECT_EQ(deck_size(2, "core102", age), 20);
  }
}

TEST(SetUp, the_preview_deck_is_one_monster_smaller) {  // X10; B3 B4
  for (int age = 1; age <= kAges; ++age) {
    EXPECT_EQ(deck_size(4, "preview99", age), 33);
    EXPECT_EQ(deck_size(3, "preview99", age), 25);
    EXPECT_EQ(deck_size(2, "preview99", age), 19);
  }
  const auto t = begin(Scenario{red, blue, yellow, brown}.option("deck", "preview99"));
  for (const Card card : {dwarf_chieftain, dark_elf, soldier_of_hel})
    EXPECT_EQ(copies_in_play(t.state(), card), 0);
}

TEST(SetUp, every_deck_has_six_cards_marked_3_and_eight_marked_4) {  // B25
  for (int age = 1; age <= kAges; ++age) {
    int three = 0;
    int four = 0;
    for (const CardRow& card : kCards) {
      if (card.age != age) continue;
      three += card.copies[1];
      four += card.copies[2];
    }
    EXPECT_EQ(three, 6);
    EXPECT_EQ(four, 8);
  }
}

TEST(SetUp, marked_cards_are_used_only_with_so_many_clans) {  // B25
  EXPECT_EQ(copies_in_play(begin({red, blue}).state(), odins_smite), 1);
  EXPECT_EQ(copies_in_play(begin({red, blue, yellow}).state(), odins_smite), 2);
  EXPECT_EQ(copies_in_play(begin({red, blue, yellow}).state(), tyrs_crush), 0);
  EXPECT_EQ(copies_in_play(begin({red, blue, yellow, brown}).state(), tyrs_crush), 1);
}

TEST(SetUp, decks_are_shuffled_and_nobody_sees_them) {  // B26
  const auto one = set_up(3, 1);
  const auto other = set_up(3, 2);
  EXPECT_NE(one.state().packets[0], other.state().packets[0]);
  for (const Seat seat : {red, kSpectator})
    EXPECT_TRUE(BloodRage::observe(one.state(), seat).seen.deck.empty());
}

TEST(SetUp, monsters_belong_to_nobody) {  // B27
  const auto t = set_up(3);
  for (const MonsterFigure& monster : t.state().monsters) {
    EXPECT_EQ(monster.owner, kNobody);
    EXPECT_EQ(monster.at, box);
  }
}

TEST(SetUp, the_first_player_is_drawn_by_lot) {  // B28 R67
  std::set<int> drawn;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) drawn.insert(index(set_up(4, seed).first()));
  EXPECT_EQ(drawn, (std::set<int>{0, 1, 2, 3}));
}

TEST(SetUp, the_host_may_name_the_first_player) {  // B28 R67
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    auto t = Scenario{red, blue, yellow}.option("first_player", "2").from_setup();
    t.draft_anything(seed);
    EXPECT_EQ(t.first(), yellow);
    EXPECT_TRUE(t.turn_of(yellow));
    EXPECT_EQ(t.happened(Happening::first_player), 0);  // nothing was drawn
  }
}

TEST(SetUp, presets_are_the_editions) {  // B3 B14
  const auto setup_of = [](std::string preset) {
    return *make_setup(BloodRage::info(), 3, {{"preset", std::move(preset)}});
  };
  const auto plain = *make_setup(BloodRage::info(), 3, {});
  for (const std::uint8_t value : plain.options) EXPECT_EQ(value, 0);
  EXPECT_EQ(setup_of("bg").options, plain.options);
  EXPECT_EQ(setup_of("ru").options, plain.options);
  const State czech = BloodRage::start(setup_of("cs"));
  EXPECT_EQ(czech.options, (Options{.deck = Deck::preview99, .axes_last = AxesLast::ten}));
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
