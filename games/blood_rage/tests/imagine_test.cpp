// What a seat can infer: every world it imagines agrees with what it saw, and no possible world is left out.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// Calls f for many worlds that `viewer` could be in. Each is sound and looks to the viewer like the real one.
void each_world(const Tabletop& t, Seat viewer, const std::function<void(const State&)>& f, int count = 300) {
  const auto view = BloodRage::observe(t.state(), viewer);
  Rng rng(7);
  for (int i = 0; i < count && !::testing::Test::HasFailure(); ++i) {
    const State world = BloodRage::imagine(view, rng);
    ASSERT_EQ(BloodRage::check(world), "");
    ASSERT_TRUE(BloodRage::observe(world, viewer).seen == view.seen)
        << "the world looks different to the viewer";
    f(world);
  }
}

const ClanSheet& clan(const State& s, Seat seat) { return sheet(s, seat); }

bool laid(const State& s, Seat seat, Card card) {
  const auto& quests = clan(s, seat).quests;
  return std::find(quests.begin(), quests.end(), card) != quests.end();
}

// The cards on some places of a packet, without order.
std::multiset<Card> heap(const State& s, int age, int packet, int from, int to) {
  const Packet& cards = s.packets[age - 1][seat_at(packet)];
  return {cards.begin() + from, cards.begin() + to};
}

Card place(const State& s, int age, int packet, int i) { return s.packets[age - 1][seat_at(packet)][i]; }

// The draft.

TEST(Imagine, with_four_clans_a_packet_that_comes_back_tells_what_was_taken) {  // R58 B33
  auto t = Scenario{red, blue, yellow, brown}.phase_from(Step::gods_gifts);
  t.draft_anything(5);
  const State& real = t.state();
  std::map<Card, int> with_blue;
  each_world(
      t, red,
      [&](const State& world) {
        // Red's own packet: red, then blue, yellow, brown, then red again, then blue; two are put away.
        EXPECT_EQ(place(world, 1, 0, 0), place(real, 1, 0, 0));
        EXPECT_EQ(heap(world, 1, 0, 1, 4), heap(real, 1, 0, 1, 4));
        EXPECT_EQ(place(world, 1, 0, 4), place(real, 1, 0, 4));
        EXPECT_EQ(heap(world, 1, 0, 5, 8), heap(real, 1, 0, 5, 8));
        // Blue's packet came to red in the fourth round.
        EXPECT_EQ(place(world, 1, 1, 3), place(real, 1, 1, 3));
        EXPECT_EQ(heap(world, 1, 1, 4, 8), heap(real, 1, 1, 4, 8));
        ++with_blue[place(world, 1, 0, 1)];
      },
      600);
  for (const auto& [card, count] : with_blue) {
    EXPECT_GT(count, 600 / 3 - 60) << name_of(card);  // each of the three is as likely with blue
    EXPECT_LT(count, 600 / 3 + 60) << name_of(card);
  }
  EXPECT_EQ(with_blue.size(), 3U);
}

TEST(Imagine, with_two_clans_the_second_packet_tells_the_rest) {  // R58 B95
  auto t = Scenario{red, blue}.phase_from(Step::gods_gifts);
  t.draft_anything(3);
  const State& real = t.state();
  std::set<Card> first_picks;
  each_world(t, red, [&](const State& world) {
    EXPECT_EQ(heap(world, 1, 0, 2, 4), heap(real, 1, 0, 2, 4));  // what blue took of red's packet is known
    EXPECT_EQ(heap(world, 1, 1, 4, 8),
              heap(real, 1, 1, 4, 8));  // and what blue got back, but not what it took
    for (const Card card : heap(world, 1, 1, 0, 2)) first_picks.insert(card);
    for (const Card card : heap(real, 1, 0, 2, 4)) EXPECT_TRUE(clan(world, blue).hand.has(card));
  });
  EXPECT_EQ(first_picks.size(), 6U);  // blue's first two, and the four that were not dealt
}

TEST(Imagine, in_the_middle_of_a_draft_what_was_passed_on_is_remembered) {  // R58 B33
  auto t = Scenario{red, blue, yellow}.phase_from(Step::gods_gifts);
  t.let_nature_act(4);
  const auto mine = heap(t.state(), 1, 0, 0, 8);
  t.play("red " + t.legal(red)[2], "blue " + t.legal(blue)[0], "yellow " + t.legal(yellow)[0]);
  t.play("blue " + t.legal(blue)[1]);  // out of what red passed on
  const Card kept = place(t.state(), 1, 0, 0);
  each_world(t, red, [&](const State& world) {
    EXPECT_EQ(heap(world, 1, 0, 0, 8), mine);
    EXPECT_EQ(place(world, 1, 0, 0), kept);
    const Card chosen = clan(world, blue).secret;
    EXPECT_TRUE(mine.contains(chosen) && chosen != kept);
  });
}

TEST(Imagine, a_spectator_knows_nothing_of_the_draft) {  // R58
  auto t = Scenario{red, blue, yellow}.phase_from(Step::gods_gifts);
  t.draft_anything(4);
  std::set<Card> seen;
  each_world(t, kSpectator, [&](const State& world) { seen.insert(place(world, 1, 0, 0)); });
  EXPECT_EQ(seen.size(), 24U);  // every type of the deck (26 cards, two of them double)
}

TEST(Imagine, ones_own_cards_are_always_the_same) {  // R57 B35
  auto t = Scenario{red, blue, yellow}
               .hand(red, {tyrs_bash, troll})
               .quests(red, {q1_manheim})
               .quests(blue, {q1_alfheim})
               .hand(blue, {tyrs_smite})
               .to_move(red);
  each_world(t, red, [&](const State& world) {
    EXPECT_TRUE(clan(world, red).hand == clan(t.state(), red).hand);
    EXPECT_TRUE(clan(world, red).quests == clan(t.state(), red).quests);
    EXPECT_EQ(clan(world, blue).hand.size(), 1);
  });
}

// Battles.

// Blue loses a battle in Gimle, having played `card`, and takes it back.
Tabletop after_lost_battle(Scenario scenario, Card card) {
  auto t = scenario.leader(red, gimle).warriors(blue, gimle, 1).to_move(red);
  t.play("red pillage gimle", "blue card " + std::string(name_of(card)));
  for (int i = 0; i < 4 && t.asks(blue, Step::ask_late); ++i) t.play("blue decline");
  return t;
}

TEST(Imagine, a_card_taken_back_after_a_battle_is_in_that_hand) {  // R58 B71
  const auto t =
      after_lost_battle(Scenario{red, blue, yellow}.hand(blue, {tyrs_bash, troll, q1_manheim}), tyrs_bash);
  std::set<Card> others;
  for (const Seat viewer : {red, yellow, kSpectator}) {
    each_world(t, viewer, [&](const State& world) {
      EXPECT_TRUE(clan(world, blue).hand.has(tyrs_bash));
      for (const Card card : clan(world, blue).hand) others.insert(card);
    });
  }
  EXPECT_GT(others.size(), 10U);  // the other two can be many things
}

TEST(Imagine, a_battle_card_that_was_seen_cannot_be_the_quest_laid_next) {  // R58 B59
  auto t = after_lost_battle(Scenario{red, blue, yellow}.hand(blue, {tyrs_bash, q1_manheim}), tyrs_bash);
  t.play("blue quest q1_manheim");
  each_world(t, red, [&](const State& world) { EXPECT_TRUE(clan(world, blue).hand.has(tyrs_bash)); });
}

TEST(Imagine, a_quest_that_was_seen_may_be_the_one_laid_after_it) {  // R58 R57
  auto t = after_lost_battle(Scenario{red, blue}.hand(blue, {q1_alfheim, q1_manheim}), q1_alfheim);
  t.play("blue quest q1_manheim");
  int in_hand = 0;
  int on_table = 0;
  each_world(t, red, [&](const State& world) {
    const bool held = clan(world, blue).hand.has(q1_alfheim);
    const bool down = laid(world, blue, q1_alfheim);
    EXPECT_NE(held, down);  // there is one copy with two clans, and blue has it
    (held ? in_hand : on_table) += 1;
  });
  EXPECT_GT(in_hand, 0);
  EXPECT_GT(on_table, 0);
}

TEST(Imagine, a_quest_laid_before_the_card_was_seen_is_another_one) {  // R58 R57
  auto t = after_lost_battle(Scenario{red, blue}
                                 .quests(red, {q1_jotunheim})
                                 .hand(blue, {q1_alfheim, tyrs_bash})
                                 .quests(blue, {q1_manheim}),
                             q1_alfheim);
  std::set<Card> quests;
  for (const Seat viewer : {red, kSpectator}) {
    each_world(t, viewer, [&](const State& world) {
      EXPECT_TRUE(clan(world, blue).hand.has(q1_alfheim));
      EXPECT_FALSE(laid(world, blue, q1_alfheim));
      quests.insert(clan(world, blue).quests[0]);
    });
  }
  EXPECT_TRUE(quests.contains(q1_manheim));
  EXPECT_GT(quests.size(), 1U);
}

TEST(Imagine, of_quests_laid_before_and_after_only_the_later_can_be_the_one_seen) {  // R58 R57
  auto t = after_lost_battle(
      Scenario{red, blue}.hand(blue, {q1_alfheim, q1_jotunheim, tyrs_bash}).quests(blue, {q1_manheim}),
      q1_alfheim);
  t.play("blue quest q1_alfheim");
  bool laid_sometimes = false;
  each_world(t, red, [&](const State& world) {
    EXPECT_NE(clan(world, blue).quests[0], q1_alfheim);
    laid_sometimes = laid_sometimes || clan(world, blue).quests[1] == q1_alfheim;
    EXPECT_TRUE(clan(world, blue).hand.has(q1_alfheim) || clan(world, blue).quests[1] == q1_alfheim);
  });
  EXPECT_TRUE(laid_sometimes);
}

TEST(Imagine, a_card_laid_face_down_is_a_quest) {  // R57 B59
  auto t = Scenario{red, blue, yellow, brown}
               .quests(blue, {q1_manheim, q1_manheim, q1_alfheim})
               .hand(blue, {tyrs_bash})
               .to_move(red);
  std::set<Card> quests;
  for (const Seat viewer : {red, yellow, kSpectator}) {
    each_world(t, viewer, [&](const State& world) {
      ASSERT_EQ(clan(world, blue).quests.size(), 3U);
      for (const Card card : clan(world, blue).quests) {
        EXPECT_TRUE(is_quest(card));
        quests.insert(card);
      }
    });
  }
  EXPECT_GE(quests.size(), 3U);
}

TEST(Imagine, a_card_discarded_openly_is_with_nobody) {  // R58 B71
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .hand(red, {tyrs_smite})
               .hand(blue, {tyrs_bash})
               .to_move(red);
  t.play("red pillage gimle", "red card tyrs_smite", "blue card tyrs_bash");
  each_world(t, blue, [&](const State& world) {
    EXPECT_TRUE(world.discard.has(tyrs_smite));
    EXPECT_TRUE(clan(world, red).hand.empty());
  });
}

TEST(Imagine, a_poisoned_card_is_in_the_thiefs_hand) {  // R17 R58
  auto t = Scenario{red, blue, yellow}
               .leader(red, andlang)
               .warriors(blue, andlang, 1)
               .hand(red, {tyrs_rage_3})
               .hand(blue, {lokis_poison})
               .to_move(red);
  t.play("red pillage andlang", "red card tyrs_rage_3", "blue card lokis_poison");
  for (const Seat viewer : {red, yellow}) {
    each_world(t, viewer, [&](const State& world) {
      EXPECT_TRUE(clan(world, blue).hand.has(tyrs_rage_3) && clan(world, blue).hand.has(lokis_poison));
    });
  }
}

TEST(Imagine, a_battle_card_already_chosen_is_one_of_the_hand) {  // B65
  auto t = Scenario{red, blue, yellow}
               .leader(red, gimle)
               .warriors(blue, gimle, 1)
               .hand(red, {tyrs_smite})
               .hand(blue, {tyrs_bash, troll})
               .to_move(red);
  t.play("red pillage gimle", "blue card troll");
  std::set<Card> chosen;
  for (const Seat viewer : {red, kSpectator}) {
    each_world(t, viewer, [&](const State& world) {
      EXPECT_TRUE(clan(world, blue).hand.has(clan(world, blue).secret));
      chosen.insert(clan(world, blue).secret);
    });
  }
  EXPECT_TRUE(chosen.contains(troll) && chosen.contains(tyrs_bash));
  EXPECT_GT(chosen.size(), 5U);
}

// Chances. A deal is found the slow way: everything the viewer cannot tell apart is shuffled until it fits.

// What red does not know of the draft of Age 1 with two clans, shuffled: of its own packet it knows what blue
// took and what was left, of blue's packet all but blue's first two, which are mixed with what was not dealt.
State shuffled_deal(const State& real, Rng& rng) {
  State s = real;
  auto& own = s.packets[0][red];
  auto& other = s.packets[0][blue];
  const auto shuffle = [&](Card* from, std::uint32_t count) { rng.shuffle(from, count); };
  shuffle(own.data() + 4 + 2, 2);  // red's last two picks are its own; two are left
  shuffle(other.data() + 4, 4);
  std::vector<Card> unseen{other[0], other[1]};
  for (const Card card : s.deck) unseen.push_back(card);
  rng.shuffle(unseen, unseen.size());
  other[0] = unseen[0];
  other[1] = unseen[1];
  return s;
}

TEST(Imagine, hidden_cards_come_with_their_true_chance) {  // R58
  // Blue has shown two of its six cards; where they came from changes what else it can have.
  auto t = Scenario{red, blue}.phase_from(Step::gods_gifts);
  t.draft_anything(3);
  const State& real = t.state();
  State known = real;
  const std::array<Card, 2> shown{place(real, 1, 1, 0), place(real, 1, 1, 4)};
  for (const Card card : shown) {
    sheet(known, blue).drafted.add(card);
    sheet(known, blue).spent.add(card);
    sheet(known, blue).hand.remove(card);
    --sheet(known, blue).hand_size;
    known.discard.add(card);
  }
  ASSERT_EQ(BloodRage::check(known), "");
  const auto blue_took = [](const State& s, Card card) {
    const auto& other = s.packets[0][blue];
    return card == other[0] || card == other[1] || card == other[4] || card == other[5];
  };
  constexpr int kWorlds = 3000;
  std::map<Card, double> expected;
  std::map<Card, double> imagined;
  Rng rng(11);
  for (int found = 0; found < kWorlds;) {
    const State world = shuffled_deal(known, rng);
    if (!blue_took(world, shown[0]) || !blue_took(world, shown[1])) continue;
    ++found;
    for (const std::size_t i : {0U, 1U, 4U, 5U}) expected[world.packets[0][blue][i]] += 1.0 / kWorlds;
  }
  each_world(
      Tabletop(known), red,
      [&](const State& world) {
        for (const std::size_t i : {0U, 1U, 4U, 5U}) imagined[world.packets[0][blue][i]] += 1.0 / kWorlds;
      },
      kWorlds);
  for (const auto& [card, chance] : expected) EXPECT_NEAR(imagined[card], chance, 0.05) << name_of(card);
  EXPECT_EQ(imagined.size(), expected.size());
}

// From Age to Age.

int cards_of_earlier_ages(const State& s, Seat seat) {
  int count = 0;
  for (const Card card : clan(s, seat).hand) count += row(card).age < s.age ? 1 : 0;
  for (const Card card : clan(s, seat).quests) count += row(card).age < s.age ? 1 : 0;
  return count;
}

TEST(Imagine, exactly_one_card_was_kept_from_the_last_age) {  // R51 R58
  auto t = Scenario{red, blue, yellow}
               .hand(blue, {tyrs_smite, troll})
               .hand(yellow, {tyrs_bash})
               .phase_from(Step::discard_phase);
  t.play("blue save tyrs_smite", "yellow save_none");
  t.draft_anything();
  std::set<Card> kept;
  each_world(t, red, [&](const State& world) {
    EXPECT_EQ(cards_of_earlier_ages(world, blue), 1);
    EXPECT_EQ(cards_of_earlier_ages(world, yellow), 0);
    EXPECT_EQ(clan(world, blue).put_away.size(), 1);
    for (const Card card : clan(world, blue).hand) {
      if (row(card).age == 1) kept.insert(card);
    }
  });
  EXPECT_GT(kept.size(), 2U);
  EXPECT_TRUE(kept.contains(tyrs_smite));
}

TEST(Imagine, a_kept_card_that_was_shown_leaves_no_other) {  // R51 R58
  auto t = Scenario{red, blue, yellow}
               .age(2)
               .hand(blue, {troll, tyrs_rage, q2_alfheim})
               .put_away(blue, {tyrs_smite})
               .to_move(blue);
  each_world(t, red, [&](const State& world) { EXPECT_EQ(cards_of_earlier_ages(world, blue), 1); });
  t.play("blue upgrade troll", "blue decline");
  each_world(t, red, [&](const State& world) {
    EXPECT_EQ(cards_of_earlier_ages(world, blue), 0);
    EXPECT_EQ(clan(world, blue).put_away.size(), 1);
  });
}

TEST(Imagine, a_kept_card_may_lie_among_the_quests) {  // R51 R57
  auto t = Scenario{red, blue, yellow}
               .age(2)
               .hand(blue, {tyrs_rage, tyrs_crush_2})
               .quests(blue, {q1_jotunheim})
               .to_move(red);
  bool among_quests = false;
  bool in_hand = false;
  for (const Seat viewer : {red, kSpectator}) {
    each_world(t, viewer, [&](const State& world) {
      EXPECT_EQ(cards_of_earlier_ages(world, blue), 1);
      EXPECT_TRUE(is_quest(clan(world, blue).quests[0]));
      (row(clan(world, blue).quests[0]).age == 1 ? among_quests : in_hand) = true;
    });
  }
  EXPECT_TRUE(among_quests && in_hand);
}

TEST(Imagine, what_was_seen_in_a_hand_was_kept_or_put_away) {  // R51 R58
  auto t = after_lost_battle(Scenario{red, blue, yellow}.hand(blue, {tyrs_bash, troll}), tyrs_bash);
  t.until(Phase::discard);
  t.play("blue save troll");
  t.draft_anything();
  int kept_it = 0;
  int kept_another = 0;
  each_world(t, red, [&](const State& world) {
    EXPECT_EQ(cards_of_earlier_ages(world, blue), 1);
    EXPECT_NE(clan(world, blue).hand.has(tyrs_bash), clan(world, blue).put_away.has(tyrs_bash));
    (clan(world, blue).hand.has(tyrs_bash) ? kept_it : kept_another) += 1;
  });
  EXPECT_GT(kept_it, 0);
  EXPECT_GT(kept_another, 0);
}

// The deck of Age 3 in its order, Loki's Poison first to blue.
void deal_poison_to_blue(Tabletop& t) {
  std::vector<Card> cards;
  for (const Card card : t.state().deck) {
    if (card != lokis_poison) cards.push_back(card);
  }
  cards.insert(cards.begin() + 1, lokis_poison);
  for (std::size_t i = 0; i < kDealt * 3; ++i) {
    t.play("nature deal " + std::to_string(i % 3) + " " + std::string(name_of(cards[i])));
  }
}

TEST(Imagine, a_stolen_card_of_an_earlier_age_is_not_taken_for_the_kept_one) {  // R17 R51 R58
  // In Age 2 everybody sees q2_alfheim with blue, who keeps it. In Age 3 blue steals q2_glorious_death from
  // red.
  auto t = Scenario{red, blue, yellow}
               .first(yellow)
               .leader(red, andlang)
               .warriors(blue, andlang, 1)
               .leader(yellow, gimle)
               .warriors(blue, gimle, 1)
               .hand(red, {q2_glorious_death})
               .hand(blue, {q2_alfheim})
               .to_move(yellow);
  t.play("yellow pillage gimle", "red decline", "blue decline", "blue card q2_alfheim");
  t.until(Phase::discard);
  t.play("red save q2_glorious_death", "blue save q2_alfheim");
  deal_poison_to_blue(t);
  t.play("blue keep lokis_poison");
  t.draft_anything();
  t.play("red pillage andlang", "yellow decline", "red card q2_glorious_death", "blue card lokis_poison");
  while (t.asks(red, Step::ask_late) || t.asks(blue, Step::ask_late)) {
    t.play(t.asks(red, Step::ask_late) ? "red decline" : "blue decline");
  }
  EXPECT_TRUE(t.in_hand(blue, q2_glorious_death));
  t.play("blue quest q2_glorious_death", "yellow pass", "red pass", "blue quest q2_alfheim");
  each_world(t, red, [&](const State& world) { EXPECT_LE(cards_of_earlier_ages(world, blue), 2); });
  t.until(Phase::over);  // every step is checked
  EXPECT_TRUE(t.in_discard(q2_alfheim));
}

TEST(Imagine, worlds_are_sound_at_every_step_of_whole_games) {  // R58
  for (const int clans : {2, 3, 4}) {
    auto scenario = clans == 2   ? Scenario{red, blue}
                    : clans == 3 ? Scenario{red, blue, yellow}
                                 : Scenario{red, blue, yellow, brown};
    auto t = scenario.from_setup();
    Rng rng(clans);
    for (int i = 0; i < 1500 && !t.over() && !HasFailure(); ++i) {
      if (t.to_act().has(kNature)) {
        t.let_nature_act(rng.next());
        continue;
      }
      const Seat seat = t.to_act().first();
      const auto all = t.legal(seat);
      constexpr PerClan<std::string_view> names{{"red ", "blue ", "yellow ", "brown "}};
      t.play(std::string(names[seat]) + all[rng.below(all.size())]);
      each_world(t, seat_at(i % clans), [](const State&) {}, 1);
    }
    EXPECT_TRUE(t.over());
  }
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
