// What is checked of many cards in the same way: strength, bonus, price, quests.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {

inline std::string key_of(Card card) { return std::string(name_of(card)); }

// Red is about to pillage Gimle with one Warrior and this card, against blue figures of that strength (1 to
// 8) and no card.
inline Scenario raid(Card card, int against) {
  auto t = Scenario{red, blue, yellow, brown}
               .token(gimle, Reward::glory)
               .warriors(red, gimle, 1)
               .hand(red, {card})
               .warriors(blue, gimle, against % 5);
  if (against >= 5) t.leader(blue, gimle).ship(blue, fjord_nw);
  return t;
}

// A battle card whose bonus (1 or more) alone decides: it wins against less, ties with as much, and loses
// against more. Winners discard it, losers take it back (B66, B70, B71).
inline void expect_plain_bonus(Card card, int bonus) {
  SCOPED_TRACE(key_of(card));
  const std::string reveal = "red card " + key_of(card);

  auto won = raid(card, bonus).to_move(red);
  const int discarded = won.in_discard_count(card);
  won.play("red pillage gimle", reveal);
  EXPECT_EQ(won.happened(Happening::battle_won, red), 1);
  EXPECT_EQ(won.glory(red), 5 + 3);
  EXPECT_FALSE(won.in_hand(red, card));
  EXPECT_EQ(won.in_discard_count(card), discarded + 1);
  EXPECT_EQ(won.rage(red), 6);

  auto tied = raid(card, bonus + 1).to_move(red);
  tied.play("red pillage gimle", reveal);
  EXPECT_EQ(tied.happened(Happening::battle_tied), 1);
  EXPECT_EQ(tied.valhalla(red), 1);
  EXPECT_TRUE(tied.in_hand(red, card));

  auto defeated = raid(card, bonus + 2).to_move(red);
  defeated.play("red pillage gimle", reveal);
  EXPECT_EQ(defeated.happened(Happening::battle_won, blue), 1);
  EXPECT_EQ(defeated.glory(red), 0);
  EXPECT_EQ(defeated.glory(blue), 3);
  EXPECT_TRUE(defeated.in_hand(red, card));
}

// The monster alone is worth exactly so many plain Warriors: the battle is a tie.
inline void expect_strength(Figure figure, int strength) {
  auto t = Scenario{red, blue, yellow, brown}
               .monster(red, figure, is_ship(figure) ? fjord_nw : gimle)
               .warriors(blue, gimle, strength)
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1);
}

// Red's Warriors in one province under this upgrade are worth exactly so many plain ones: the battle is a
// tie.
inline void expect_warriors_worth(Card upgrade, int warriors, int worth) {
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, upgrade)
               .warriors(red, yggdrasil, warriors)
               .warriors(blue, yggdrasil, worth)
               .to_move(red);
  t.play("red pillage yggdrasil");
  EXPECT_EQ(t.happened(Happening::battle_tied), 1) << warriors << " warriors";
}

// Playing the card costs so much Rage, with exactly that much at hand (one Rage is needed to act at all), and
// is refused with less (B39, B52).
inline void expect_upgrade_cost(Card card, int cost) {
  const std::string play = "red upgrade " + key_of(card);
  auto t = Scenario{red, blue, yellow, brown}.hand(red, {card}).rage(red, cost + 1).to_move(red);
  t.play(play);
  EXPECT_EQ(t.rage(red), 1);
  EXPECT_TRUE(t.has_upgrade(red, card));
  EXPECT_FALSE(t.in_hand(red, card));
  if (cost < 2) return;
  Scenario{red, blue, yellow, brown}.hand(red, {card}).rage(red, cost - 1).to_move(red).refuses(play);
}

// The card pays that Glory and one stat step.
inline void expect_fulfilled(Tabletop t, Card quest, int glory) {
  EXPECT_TRUE(t.asks(red, Step::ask_stat)) << key_of(quest) << " is not fulfilled";
  EXPECT_EQ(t.glory(red), glory);
  t.play("red raise axes");
  EXPECT_EQ(t.stat(red, Stat::axes), 4);
  EXPECT_EQ(t.quests_laid(red), 0);
  EXPECT_TRUE(t.in_discard(quest));
}

// Nothing is paid, and the card is discarded all the same.
inline void expect_failed(const Tabletop& t, Card quest) {
  EXPECT_FALSE(t.asks(red, Step::ask_stat)) << key_of(quest) << " is fulfilled";
  EXPECT_EQ(t.glory(red), 0);
  EXPECT_EQ(t.quests_laid(red), 0);
  EXPECT_TRUE(t.in_discard(quest));
}

// To be alone strongest in `province` fulfils the quest, a tie there does not, nor does all strength at
// `elsewhere`.
inline void expect_strongest_quest(Card quest, Place province, Place elsewhere, int glory) {
  SCOPED_TRACE(key_of(quest));
  const auto clans = [&] { return Scenario{red, blue, yellow, brown}.quests(red, {quest}); };
  const auto judge = [](Scenario& position) { return position.phase_from(Step::quest_phase); };
  expect_fulfilled(
      judge(clans().warriors(red, province, 2).warriors(blue, province, 1).leader(yellow, elsewhere)), quest,
      glory);
  expect_failed(judge(clans().warriors(red, province, 1).warriors(blue, province, 1)), quest);
  expect_failed(judge(clans().warriors(red, province, 1).leader(blue, province)), quest);
  expect_failed(judge(clans().leader(red, elsewhere).in_play({is_outer(province) ? province : gimle})),
                quest);
}

// Four own figures in Valhalla fulfil the quest, three of them and an enemy's do not.
inline void expect_glorious_death_quest(Card quest, int glory) {
  SCOPED_TRACE(key_of(quest));
  const auto clans = [&] { return Scenario{red, blue, yellow, brown}.quests(red, {quest}); };
  expect_fulfilled(clans()
                       .valhalla(red, Figure::warrior, 2)
                       .valhalla(red, Figure::leader)
                       .valhalla(red, Figure::ship)
                       .phase_from(Step::quest_phase),
                   quest, glory);
  expect_failed(clans()
                    .valhalla(red, Figure::warrior, 3)
                    .valhalla(blue, Figure::warrior, 4)
                    .phase_from(Step::quest_phase),
                quest);
}

}  // namespace ravenhall::blood_rage::tests
