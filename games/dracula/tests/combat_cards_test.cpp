// Dracula's combat cards, by day and by night, cancelled and not, and the hunters' basic cards.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

// At dusk or at dawn, when Dracula has drawn these cards.
Tabletop duel(Scenario scenario, bool night, std::initializer_list<Fight> cards) {
  auto t = night ? scenario.dusk() : scenario.dawn();
  return t.deal(cards);
}
// The same after a round in which Seward was mesmerized.
Tabletop mesmerized(Scenario scenario, bool night, Fight next) {
  auto t = duel(scenario, night, {Fight::mesmerize, next});
  return t.round("mesmerize", "seward dodge");
}

// The table of symbols.

TEST(CombatCards, each_hunter_card_cancels_its_symbols_and_no_others) {  // CB-5
  struct Case {
    Item card;
    Symbols cancels;
  };
  const Symbols all = kAllSymbols;
  for (const Case& c :
       {Case{Item::knife, {Fight::fangs, Fight::escape_as_bat}},
        Case{Item::pistol, {Fight::claws, Fight::plotting}},
        Case{Item::rifle, {Fight::claws, Fight::escape_as_bat}},
        Case{Item::crucifix, {Fight::fangs, Fight::mesmerize, Fight::escape_as_mist}},
        Case{Item::garlic, {Fight::fangs, Fight::strength}}, Case{Item::heavenly_host, Fight::mesmerize},
        Case{Item::holy_circle, all}, Case{Item::dodge, {Fight::fangs, Fight::strength, Fight::claws}},
        Case{Item::punch, {Fight::mesmerize, Fight::plotting}},
        Case{Item::escape, {Fight::strength, Fight::plotting}}}) {
    for (const Fight card : all) {
      auto scenario = met_by({godalming});
      if (!kBasicCards.has(c.card)) scenario.items(godalming, {c.card});
      auto t = scenario.dawn();
      t.deal({Fight::claws, card});
      t.round("claws", c.card == Item::dodge ? "godalming punch" : "godalming dodge");  // Pride
      t.forget_events();
      t.round(std::string(name_of(card)), "godalming " + std::string(name_of(c.card)));
      bool cancelled = false;
      for (const Event& event : t.events_of(Happening::card_cancelled)) cancelled |= event.actor == count;
      EXPECT_EQ(cancelled, c.cancels.has(card)) << name_of(c.card) << " against " << name_of(card);
    }
  }
}

TEST(CombatCards, there_are_thirteen_of_them) {  // CB-2
  const auto t = met_by({godalming}).dusk();
  const FightBag deck = fight_deck(t.state());
  EXPECT_EQ(deck.size(), 13);
  for (const Fight card : kAllSymbols) EXPECT_EQ(deck.count(card), card == Fight::escape_as_mist ? 1 : 2);
}

// Dodge, Punch, Escape.

TEST(Dodge, cancels_fangs_strength_and_claws_and_does_nothing_else) {  // CB-5
  for (const std::string card : {"fangs", "strength", "claws"}) {
    auto t = duel(met_by({seward}).damage(count, 5), true, {Fight::fangs, Fight::strength, Fight::claws});
    t.round(card, "seward dodge");
    EXPECT_EQ(t.damage(seward), 0) << card;
    EXPECT_EQ(t.damage(count), 5) << card;
  }
}

TEST(Dodge, does_nothing_against_the_others) {  // CB-5
  auto t = duel(met_by({seward}), true, {Fight::mesmerize, Fight::plotting});
  t.round("mesmerize", "seward dodge");
  EXPECT_TRUE(t.state().combat.mesmerized.has(seward));
}

TEST(Punch, hurts_the_vampire_and_cancels_mesmerize_and_plotting) {  // CB-5
  for (const std::string card : {"mesmerize", "plotting"}) {
    auto t = duel(met_by({seward}), true, {Fight::mesmerize, Fight::plotting});
    t.round(card, "seward punch");
    EXPECT_EQ(t.damage(count), 1) << card;
    EXPECT_TRUE(t.state().combat.mesmerized.empty());
    EXPECT_EQ(t.state().combat.plots, 0);
  }
}

TEST(Escape, leaves_the_combat_after_draculas_card) {  // CB-11 CB-6
  auto t = duel(met_by({seward}), false, {Fight::claws});
  t.round("claws", "seward escape");
  EXPECT_EQ(t.damage(seward), 2);
  EXPECT_FALSE(t.fighting());
}

TEST(Escape, cancels_strength_and_plotting) {  // CB-5 CB-11
  for (const std::string card : {"strength", "plotting"}) {
    auto t = duel(met_by({seward}), true, {Fight::strength, Fight::plotting});
    t.round(card, "seward escape");
    EXPECT_EQ(t.damage(seward), 0) << card;
    EXPECT_FALSE(t.fighting());
  }
}

// Fangs.

TEST(Fangs, heal_dracula_and_hurt_the_engaged_hunter_by_day_and_night) {  // CB-6 VW-10
  for (const bool night : {false, true}) {
    auto t = duel(met_by({seward}).damage(count, 5), night, {Fight::fangs});
    t.round("fangs", "seward escape");
    EXPECT_EQ(t.damage(count), 3);
    EXPECT_EQ(t.damage(seward), 2);
    EXPECT_EQ(t.bites(seward), 0);
    EXPECT_EQ(t.influence(), 0);
  }
}

TEST(Fangs, never_heal_below_no_damage) {  // VW-10
  auto t = duel(met_by({seward}).damage(count, 1), false, {Fight::fangs});
  t.round("fangs", "seward escape");
  EXPECT_EQ(t.damage(count), 0);
}

TEST(Fangs, bite_the_mesmerized_at_night) {  // VW-5 VW-9 E45 Q30
  auto t = mesmerized(met_by({seward}).damage(count, 5), true, Fight::fangs);
  t.round("fangs", "seward punch");
  EXPECT_EQ(t.damage(seward), 0);  // instead of the damage
  EXPECT_EQ(t.bites(seward), 1);
  EXPECT_EQ(t.influence(), 1);
  EXPECT_EQ(t.damage(count), 3);  // healed; the Punch did nothing
  EXPECT_FALSE(t.fighting());     // he is out of it
}

TEST(Fangs, only_hurt_the_mesmerized_by_day) {  // Q30 VW-9
  auto t = mesmerized(met_by({seward}), false, Fight::fangs);
  t.round("fangs", "seward punch");
  EXPECT_EQ(t.damage(seward), 2);
  EXPECT_EQ(t.bites(seward), 0);
  EXPECT_EQ(t.influence(), 0);
  EXPECT_EQ(t.damage(count), 1);
  EXPECT_TRUE(t.fighting());
}

TEST(Fangs, defeat_mesmerized_mina_at_night) {  // T30; T16 VW-5 VW-6 E45
  auto t = met_by({godalming, mina}).items(godalming, {Item::crucifix}).damage(count, 5).dusk();
  t.deal({Fight::mesmerize, Fight::fangs});
  t.round("mesmerize", "godalming dodge", "mina dodge").play("dracula engage 4");
  t.round("fangs", "godalming crucifix", "mina punch").play("dracula engage 4");
  EXPECT_TRUE(t.defeated(mina));
  EXPECT_EQ(t.influence(), 1 + 2);
  EXPECT_EQ(t.damage(count), 3);
  EXPECT_EQ(t.damage(mina), 0);
  EXPECT_TRUE(t.fights(godalming));
}

TEST(Fangs, do_not_bite_another_hunter_than_the_mesmerized_one) {  // VW-9
  auto t = met_by({godalming, seward}).dusk();
  t.deal({Fight::mesmerize, Fight::fangs});
  t.round("mesmerize", "godalming dodge", "seward dodge").play("dracula engage 2");
  t.round("fangs", "godalming punch", "seward punch").play("dracula engage 1");
  EXPECT_EQ(t.damage(godalming), 2);
  EXPECT_EQ(t.bites(godalming) + t.bites(seward), 0);
  EXPECT_EQ(t.influence(), 0);
}

// Strength.

TEST(Strength, cancels_punch_crucifix_and_weapons) {  // CB-6 CB-7
  for (const bool night : {false, true}) {
    for (const Item card : {Item::punch, Item::crucifix, Item::knife, Item::pistol, Item::rifle}) {
      auto scenario = met_by({godalming});
      if (card != Item::punch) scenario.items(godalming, {card, Item::holy_bullets});
      auto t = duel(scenario, night, {Fight::strength});
      t.round("strength", "godalming " + std::string(name_of(card)));
      EXPECT_EQ(t.damage(godalming), 2);
      EXPECT_EQ(t.damage(count), 0) << name_of(card);
      EXPECT_FALSE(t.asks(godalming, Step::ask_bullets));
      if (card == Item::punch) continue;
      EXPECT_EQ(t.has(godalming, card), night ? 0 : 1) << name_of(card);  // at night it is lost
      EXPECT_EQ(t.state().items.discard.has(card), night);
    }
  }
}

TEST(Strength, at_night_takes_only_the_card_that_was_played) {  // CB-6 CB-8
  auto t =
      duel(met_by({seward}).items(seward, {Item::knife, Item::knife}), true, {Fight::strength, Fight::claws});
  t.round("strength", "seward knife").deal();
  EXPECT_EQ(t.has(seward, Item::knife), 1);
  EXPECT_TRUE(t.allows("seward use knife"));  // the other one was never put down
}

TEST(Strength, leaves_other_cards_alone) {  // CB-6
  auto t = duel(met_by({godalming}).items(godalming, {Item::heavenly_host}), true, {Fight::strength});
  t.round("strength", "godalming heavenly_host");
  EXPECT_EQ(t.damage(godalming), 2);
  EXPECT_EQ(t.damage(count), 4);
}

TEST(Strength, leaves_hunters_alone_who_are_not_engaged) {  // CB-6 CB-7
  auto t = met_by({godalming, seward}).items(godalming, {Item::knife}).dusk();
  t.deal({Fight::strength}).round("strength", "godalming knife", "seward punch").play("dracula engage 2");
  EXPECT_EQ(t.damage(count), 3);
  EXPECT_EQ(t.has(godalming, Item::knife), 1);
  EXPECT_EQ(t.damage(seward), 2);
}

// Claws.

TEST(Claws, hurt_once_by_day_and_twice_at_night) {  // CB-6
  for (const bool night : {false, true}) {
    auto t = duel(met_by({seward}), night, {Fight::claws});
    t.round("claws", "seward punch");
    EXPECT_EQ(t.damage(seward), night ? 4 : 2);
  }
}

TEST(Claws, at_night_reach_any_hunter_of_the_combat) {  // CB-6
  auto t = met_by({godalming, seward}).at(mina, Place::brussels).dusk();
  t.deal({Fight::claws, Fight::claws});
  t.round("claws", "godalming punch", "seward punch").play("dracula engage 1");
  EXPECT_EQ(t.targets(count, "claw"), (Texts{"1", "2"}));
  t.play("dracula claw 2");
  EXPECT_EQ(t.damage(godalming), 2);
  EXPECT_EQ(t.damage(seward), 2);
  t.round("claws", "godalming escape", "seward escape").play("dracula engage 1", "dracula claw 1");
  EXPECT_EQ(t.damage(godalming), 6);
}

TEST(Claws, cancelled_at_night_hurt_nobody) {  // CB-5
  auto t = met_by({godalming, seward}).dusk();
  t.deal({Fight::claws}).round("claws", "godalming dodge", "seward punch").play("dracula engage 1");
  EXPECT_EQ(t.damage(godalming) + t.damage(seward), 0);
}

TEST(Claws, that_defeat_the_first_go_on_to_another) {  // CB-6 E45
  auto t = met_by({godalming, seward, mina}).damage(seward, 8).dusk();
  t.deal({Fight::claws});
  t.round("claws", "godalming punch", "seward punch", "mina dodge").play("dracula engage 2");
  EXPECT_TRUE(t.defeated(seward));
  EXPECT_EQ(t.targets(count, "claw"), (Texts{"1", "4"}));
  t.play("dracula claw 4");
  EXPECT_EQ(t.damage(mina), 2);  // her Dodge cancels nothing: she is not engaged
}

// Mesmerize.

TEST(Mesmerize, cancels_the_card_of_the_engaged_hunter) {  // CB-6
  for (const std::string card : {"dodge", "escape", "knife"}) {
    auto t = met_by({godalming, seward}).items(godalming, {Item::knife}).items(seward, {Item::knife}).dawn();
    t.deal({Fight::mesmerize})
        .round("mesmerize", "godalming knife", "seward " + card)
        .play("dracula engage 2");
    EXPECT_TRUE(t.fights(seward));
    EXPECT_EQ(t.damage(count), 3) << card;  // Godalming's Knife
    EXPECT_TRUE(t.state().combat.mesmerized.has(seward));
    EXPECT_FALSE(t.state().combat.mesmerized.has(godalming));
  }
}

TEST(Mesmerize, makes_weapons_weaker_and_nothing_else) {  // CB-6 E47
  struct Case {
    Item card;
    int damage;
  };
  for (const auto& [card, damage] : {Case{Item::knife, 2}, Case{Item::pistol, 1}, Case{Item::rifle, 1},
                                     Case{Item::punch, 1}, Case{Item::heavenly_host, 4}}) {
    auto scenario = met_by({seward});
    if (card != Item::punch) scenario.items(seward, {card});
    auto t = mesmerized(scenario, false, Fight::claws);
    t.round("claws", "seward " + std::string(name_of(card)));
    EXPECT_EQ(t.damage(count), damage) << name_of(card);
  }
}

TEST(Mesmerize, twice_changes_nothing_more_and_bullets_keep_their_force) {  // E47 EV-27
  auto t = duel(met_by({seward}).items(seward, {Item::pistol, Item::holy_bullets}), false,
                {Fight::mesmerize, Fight::mesmerize, Fight::fangs});
  t.round("mesmerize", "seward dodge").round("mesmerize", "seward escape");
  t.round("fangs", "seward pistol");
  EXPECT_EQ(t.damage(count), 2 - 1);
  t.play("seward use holy_bullets");
  EXPECT_EQ(t.damage(count), 1 + 3);
}

TEST(Mesmerize, ends_with_the_combat) {  // CB-10 E47
  auto t = mesmerized(met_by({seward}).option("powers", "on"), true, Fight::escape_as_mist);
  t.round("escape_as_mist", "seward punch");
  t.pass_until(Step::ask_move).play("dracula feed").pass_until(Step::nature_fight);
  EXPECT_TRUE(t.fights(seward));
  EXPECT_TRUE(t.state().combat.mesmerized.empty());
}

// Plotting.

TEST(Plotting, fetches_any_card_of_the_deck_in_secret) {  // CB-6 IN-16
  auto t = duel(met_by({seward}), true, {Fight::plotting, Fight::claws, Fight::claws});
  t.round("plotting", "seward dodge");
  t.refuses("dracula plot claws");  // both are in his hand
  t.play("dracula plot escape_as_mist");
  EXPECT_TRUE(t.state().combat.hand.has(Fight::escape_as_mist));
  EXPECT_EQ(t.state().combat.hand_count, 5);  // the played one is replaced; the draw of the round follows
  EXPECT_TRUE(t.events_of(Happening::combat_card_drawn).back().secret);
  EXPECT_EQ(t.state().last, act(Verb::plot));
  t.deal();
  EXPECT_EQ(t.state().combat.hand_count, 6);
}

TEST(Plotting, turned_down_later_cancels_a_basic_card_of_the_engaged_hunter) {  // EV-23 CB-4
  for (const std::string card : {"punch", "escape"}) {
    auto t = duel(met_by({seward}), true, {Fight::plotting, Fight::mesmerize});
    t.round("plotting", "seward dodge").play("dracula plot fangs");
    t.round("mesmerize", "seward " + card).play("dracula flip");
    EXPECT_TRUE(t.state().combat.mesmerized.has(seward)) << card;
    EXPECT_EQ(t.damage(count), 0);
    EXPECT_TRUE(t.fights(seward));
    EXPECT_EQ(t.state().combat.plots, 0);
  }
}

TEST(Plotting, a_dodge_so_cancelled_cancels_nothing) {  // EV-23
  auto t = duel(met_by({seward}), false, {Fight::mesmerize, Fight::plotting, Fight::claws});
  t.round("plotting", "seward escape");
  EXPECT_FALSE(t.fighting());  // Escape cancels Plotting

  auto again = duel(met_by({seward}).items(seward, {Item::knife}), false, {Fight::plotting, Fight::claws});
  again.round("plotting", "seward knife").play("dracula plot fangs");
  again.round("claws", "seward dodge").play("dracula flip");
  EXPECT_EQ(again.damage(seward), 2);
}

TEST(Plotting, can_be_saved_and_each_is_used_once) {  // EV-23
  auto t = duel(met_by({seward}).items(seward, {Item::knife, Item::garlic}), false,
                {Fight::plotting, Fight::plotting, Fight::claws, Fight::claws, Fight::strength});
  t.round("plotting", "seward knife").play("dracula plot fangs");
  t.round("plotting", "seward garlic").play("dracula plot fangs");
  EXPECT_EQ(t.state().combat.plots, 2);
  t.round("claws", "seward dodge").play("dracula pass");
  EXPECT_EQ(t.damage(seward), 0);
  EXPECT_EQ(t.state().combat.plots, 2);
  t.round("claws", "seward punch").play("dracula flip");
  EXPECT_EQ(t.state().combat.plots, 1);
  EXPECT_EQ(t.damage(count), 3);  // the Knife of the first round; the Punch is cancelled
}

TEST(Plotting, does_not_work_on_items_nor_on_hunters_who_are_not_engaged) {  // EV-23
  auto t = met_by({godalming, seward}).items(godalming, {Item::knife, Item::rifle}).dawn();
  t.deal({Fight::plotting, Fight::fangs});
  t.round("plotting", "godalming knife", "seward dodge").play("dracula engage 2", "dracula plot claws");
  t.round("fangs", "godalming rifle", "seward punch").play("dracula engage 1");
  EXPECT_FALSE(t.asks(count, Step::ask_flip));
  EXPECT_EQ(t.state().combat.plots, 1);
}

TEST(Plotting, that_is_cancelled_fetches_nothing_and_does_not_stay) {  // CB-5 CB-6
  auto t = duel(met_by({seward}), false, {Fight::plotting, Fight::claws});
  t.round("plotting", "seward punch").deal();
  EXPECT_EQ(t.state().combat.plots, 0);
  t.round("claws", "seward dodge");
  EXPECT_EQ(t.damage(seward), 0);
}

// Escape as Mist; Escape as Bat is in escape_test.

TEST(Mist, ends_the_combat_by_day_and_by_night) {  // CB-9
  for (const bool night : {false, true}) {
    auto t =
        duel(met_by({seward}).items(seward, {Item::knife}), night, {Fight::claws, Fight::escape_as_mist});
    t.round("claws", "seward dodge").round("escape_as_mist", "seward knife");
    EXPECT_FALSE(t.fighting());
    EXPECT_EQ(t.damage(count), 0);  // no card of a hunter works any more
    EXPECT_EQ(t.at(count), Place::paris);
    EXPECT_TRUE(t.state().revealed);
  }
}

}  // namespace
}  // namespace ravenhall::dracula::tests
