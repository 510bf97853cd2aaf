// Event cards of both sides in combats.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

// The start of a combat.

TEST(CombatEvents, are_played_before_the_first_choice_in_turn_order_and_as_many_as_one_likes) {  // EV-22 CB-2
  auto t = met_by({godalming, seward})
               .events(godalming, {HunterEvent::planned_ambush, HunterEvent::lucky_find})
               .items(seward, {Item::knife})
               .events(mina, {HunterEvent::escape_route})
               .dusk();
  t.deal({Fight::claws});
  ASSERT_TRUE(t.asks(godalming, Step::ask_ready));
  t.play("godalming play planned_ambush").play("godalming play lucky_find");
  t.let_nature_act().play("godalming item " + t.targets(godalming, "item")[0], "godalming pass");
  EXPECT_TRUE(t.asks(seward, Step::ask_ready));  // whoever holds any card is asked (Q10)
  t.play("seward pass");
  EXPECT_TRUE(t.asks(godalming, Step::ask_fight));  // Mina is not in the combat
}

TEST(CombatEvents, are_for_the_first_round_only) {  // EV-22
  auto t = met_by({godalming}).events(godalming, {HunterEvent::heroic_leap}).dawn();
  t.deal({Fight::claws}).play("godalming pass").round("claws", "godalming dodge").deal();
  EXPECT_TRUE(t.asks(godalming, Step::ask_fight));
}

TEST(EscapeRoute, takes_its_player_or_another_hunter_out) {  // EV-22 E44
  auto t = met_by({godalming, mina}).events(godalming, {HunterEvent::escape_route}).dusk();
  t.deal().play("godalming play escape_route");
  EXPECT_EQ(t.targets(godalming, "target"), (Texts{"1", "4"}));
  t.play("godalming target 4");
  EXPECT_FALSE(t.fights(mina));
  EXPECT_TRUE(t.fights(godalming));
  EXPECT_EQ(t.at(mina), Place::paris);
  EXPECT_TRUE(t.state().hunter_events.discard.has(HunterEvent::escape_route));
}

TEST(EscapeRoute, of_the_last_hunter_ends_the_combat) {  // E44 CB-9
  auto t = met_by({mina}).events(mina, {HunterEvent::escape_route}).dusk();
  t.deal().play("mina play escape_route");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.damage(mina) + t.damage(count), 0);
}

TEST(PlannedAmbush, lets_the_first_card_be_exchanged_after_the_reveal) {  // EV-23 CB-4
  auto t = met_by({godalming})
               .items(godalming, {Item::knife})
               .events(godalming, {HunterEvent::planned_ambush})
               .dusk();
  t.deal({Fight::claws, Fight::fangs}).play("godalming play planned_ambush");
  t.round("claws", "godalming knife");
  EXPECT_EQ(t.happened(Happening::cards_shown), 1);
  EXPECT_EQ(t.targets(godalming, "use"), (Texts{"dodge", "escape", "punch"}));
  t.play("godalming use dodge");
  EXPECT_EQ(t.damage(godalming), 0);
  EXPECT_EQ(t.damage(count), 0);
  t.deal();
  EXPECT_TRUE(t.allows("godalming use knife"));  // it was taken back, the Dodge lies on the table
  t.refuses("godalming use dodge");
  t.round("fangs", "godalming punch");
  EXPECT_EQ(t.damage(godalming), 2);  // no exchange in the second round
}

TEST(PlannedAmbush, can_be_declined) {  // EV-23
  auto t = met_by({godalming})
               .items(godalming, {Item::knife})
               .events(godalming, {HunterEvent::planned_ambush})
               .dawn();
  t.deal({Fight::claws}).play("godalming play planned_ambush").round("claws", "godalming knife");
  t.play("godalming pass");
  EXPECT_EQ(t.damage(count), 3);
  EXPECT_EQ(t.damage(godalming), 2);
}

TEST(PlannedAmbush, comes_after_the_naming_and_its_new_symbols_count) {  // E48 CB-5
  for (const bool engaged : {true, false}) {
    auto t = met_by({godalming, mina}).events(godalming, {HunterEvent::planned_ambush}).dawn();
    t.deal({Fight::claws}).play("godalming play planned_ambush");
    t.round("claws", "godalming punch", "mina punch").play(engaged ? "dracula engage 1" : "dracula engage 4");
    t.play("godalming use dodge");
    EXPECT_EQ(t.damage(godalming), 0);
    EXPECT_EQ(t.damage(mina), engaged ? 0 : 2);  // the naming stands
    EXPECT_EQ(t.damage(count), 1);
  }
}

TEST(PlannedAmbush, does_not_meet_plotting_which_lies_open_only_later) {  // EV-23
  auto t = met_by({godalming})
               .items(godalming, {Item::knife})
               .events(godalming, {HunterEvent::planned_ambush})
               .dawn();
  t.deal({Fight::plotting, Fight::claws}).play("godalming play planned_ambush");
  t.round("plotting", "godalming knife").play("godalming use dodge");
  EXPECT_FALSE(t.asks(count, Step::ask_flip));  // the basic card stands
  t.play("dracula plot fangs").round("claws", "godalming punch");
  EXPECT_TRUE(t.asks(count, Step::ask_flip));
}

TEST(LuckyFind, lays_four_of_five_items_open_and_serves_at_once) {  // EV-22 IN-20
  auto t = met_by({seward}).events(seward, {HunterEvent::lucky_find}).dusk();
  t.deal().play("seward play lucky_find");
  t.play("nature item knife", "nature item knife", "nature item garlic", "nature item dogs",
         "nature item holy_circle");
  for (const Event& event : t.events_of(Happening::item_drawn)) EXPECT_EQ(event.witnesses, SeatSet(seward));
  EXPECT_EQ(t.targets(seward, "item"), (Texts{"dogs", "garlic", "holy_circle", "knife"}));
  t.play("seward item holy_circle");
  EXPECT_EQ(t.has(seward, Item::holy_circle), 1);
  EXPECT_EQ(t.state().items.discard.count(Item::knife), 2);
  EXPECT_EQ(t.state().items.discard.size(), 4);
  t.play("seward pass");
  EXPECT_TRUE(t.allows("seward use holy_circle"));  // in this very combat
}

TEST(LuckyFind, the_limit_holds_at_once_without_the_basic_cards) {  // Q16 HA-13
  auto t = met_by({godalming})
               .items(godalming, {Item::knife, Item::rifle, Item::dogs})
               .events(godalming, {HunterEvent::lucky_find})
               .dusk();
  t.deal().play("godalming play lucky_find").let_nature_act();
  t.play("godalming item " + t.targets(godalming, "item")[0]);
  ASSERT_TRUE(t.asks(godalming, Step::ask_limit_item));
  t.play("godalming discard_item dogs");
  EXPECT_EQ(t.hunter(godalming).item_count, 3);
  EXPECT_TRUE(t.asks(godalming, Step::ask_ready) || t.asks(godalming, Step::ask_fight));
}

TEST(HeroicLeap, hurts_the_vampire_then_the_hunter_and_there_is_no_fight) {  // EV-22 E44
  auto t = met_by({godalming, mina}).events(godalming, {HunterEvent::heroic_leap}).dusk();
  t.deal().play("godalming play heroic_leap");
  EXPECT_EQ(t.damage(count), 5);
  EXPECT_EQ(t.damage(godalming), 5);
  EXPECT_FALSE(t.fighting());  // for nobody
  EXPECT_EQ(t.happened(Happening::cards_shown), 0);
}

TEST(HeroicLeap, that_defeats_dracula_ends_the_game_before_the_second_damage) {  // E44 E62
  auto t = met_by({mina})
               .damage(count, 10)
               .damage(mina, 8)
               .influence(11)
               .events(mina, {HunterEvent::heroic_leap})
               .dusk();
  t.deal().play("mina play heroic_leap");
  EXPECT_EQ(t.winner(), Winner::hunters);
  EXPECT_FALSE(t.defeated(mina));
}

TEST(HeroicLeap, can_cost_the_hunter_everything) {  // E44 EV-26
  auto t = met_by({seward})
               .damage(seward, 4)
               .events(seward, {HunterEvent::heroic_leap})
               .events(mina, {HunterEvent::great_strength})
               .dusk();
  t.deal().play("seward play heroic_leap", "mina pass");
  EXPECT_TRUE(t.defeated(seward));
  EXPECT_EQ(t.influence(), 2);

  auto saved = met_by({seward})
                   .damage(seward, 4)
                   .events(seward, {HunterEvent::heroic_leap})
                   .events(mina, {HunterEvent::great_strength})
                   .dusk();
  saved.deal().play("seward play heroic_leap", "mina play great_strength");
  EXPECT_EQ(saved.damage(seward), 4);
  EXPECT_EQ(saved.damage(count), 5);
}

TEST(HeroicLeap, leaves_no_round_for_a_holy_circle) {  // E44
  auto t = met_by({godalming, mina})
               .items(mina, {Item::holy_circle})
               .events(godalming, {HunterEvent::heroic_leap})
               .dusk();
  t.deal().play("godalming play heroic_leap");
  EXPECT_FALSE(t.asks(mina, Step::ask_ready));
  EXPECT_EQ(t.has(mina, Item::holy_circle), 1);
}

// Lucy's Revenge.

TEST(LucysRevenge, cancels_an_escape) {  // EV-25
  for (const Fight escape : {Fight::escape_as_bat, Fight::escape_as_mist}) {
    auto t = met_by({godalming}).events(godalming, {HunterEvent::lucys_revenge}).dusk();
    t.deal({Fight::claws, escape}).play("godalming play lucys_revenge").round("claws", "godalming dodge");
    t.round(std::string(name_of(escape)), "godalming punch");
    ASSERT_TRUE(t.asks(godalming, Step::ask_lucy));
    t.play("godalming play lucys_revenge");
    EXPECT_TRUE(t.fighting());
    EXPECT_EQ(t.damage(count), 1);  // the hunters' cards go on
    EXPECT_TRUE(t.state().hunter_events.discard.has(HunterEvent::lucys_revenge));
  }
}

TEST(LucysRevenge, may_be_kept_and_is_discarded_when_the_combat_ends) {  // EV-25 CB-10
  auto t = met_by({godalming}).events(godalming, {HunterEvent::lucys_revenge}).dusk();
  t.deal({Fight::claws, Fight::escape_as_mist})
      .play("godalming play lucys_revenge")
      .round("claws", "godalming dodge");
  EXPECT_FALSE(t.state().hunter_events.discard.has(HunterEvent::lucys_revenge));  // it lies before him
  t.round("escape_as_mist", "godalming punch").play("godalming pass");
  EXPECT_FALSE(t.fighting());
  EXPECT_TRUE(t.state().hunter_events.discard.has(HunterEvent::lucys_revenge));
  EXPECT_EQ(t.has(godalming, HunterEvent::lucys_revenge), 0);
}

TEST(LucysRevenge, is_not_wasted_on_an_escape_that_pride_cancels) {  // EV-25
  auto t = met_by({godalming}).events(godalming, {HunterEvent::lucys_revenge}).dusk();
  t.deal({Fight::escape_as_mist})
      .play("godalming play lucys_revenge")
      .round("escape_as_mist", "godalming punch");
  EXPECT_FALSE(t.asks(godalming, Step::ask_lucy));
  EXPECT_TRUE(t.fighting());
}

TEST(LucysRevenge, is_godalmings_alone) {  // EV-22 EV-25
  auto t = met_by({seward}).events(seward, {HunterEvent::lucys_revenge}).dusk();
  t.deal().refuses("seward play lucys_revenge");
}

TEST(LucysRevenge, saves_him_from_one_bite_but_not_from_leaving) {  // EV-26 E49
  auto t = met_by({godalming}).bites(godalming, 1).events(godalming, {HunterEvent::lucys_revenge}).dusk();
  t.deal({Fight::mesmerize, Fight::fangs}).play("godalming play lucys_revenge");
  t.round("mesmerize", "godalming dodge").round("fangs", "godalming punch");
  ASSERT_TRUE(t.asks(godalming, Step::ask_save));
  t.play("godalming play lucys_revenge");
  EXPECT_EQ(t.bites(godalming), 1);
  EXPECT_FALSE(t.defeated(godalming));
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.influence(), 1);
}

TEST(LucysRevenge, does_not_save_others) {  // EV-26
  auto t =
      met_by({godalming, seward}).damage(seward, 8).events(godalming, {HunterEvent::lucys_revenge}).dawn();
  t.deal({Fight::claws}).play("godalming play lucys_revenge");
  t.round("claws", "godalming dodge", "seward punch").play("dracula engage 2");
  EXPECT_TRUE(t.defeated(seward));
}

TEST(LucysRevenge, and_great_strength_are_used_one_at_a_time) {  // EV-26 E49
  auto t = met_by({godalming})
               .damage(godalming, 10)
               .events(godalming, {HunterEvent::lucys_revenge, HunterEvent::great_strength})
               .dusk();
  t.deal({Fight::claws})
      .play("godalming play lucys_revenge", "godalming pass")
      .round("claws", "godalming punch");
  EXPECT_EQ(t.targets(godalming, "play"), (Texts{"great_strength", "lucys_revenge"}));
  t.play("godalming play lucys_revenge");  // against the first damage
  EXPECT_EQ(t.targets(godalming, "play"), Texts{"great_strength"});
  t.play("godalming play great_strength");  // against the second
  EXPECT_EQ(t.damage(godalming), 10);
  EXPECT_EQ(t.influence(), 0);
  EXPECT_EQ(t.damage(count), 1);
}

// Enraged.

TEST(Enraged, saves_a_card_that_would_be_cancelled) {  // EV-24 CB-5
  auto t = met_by({seward}).omens({DraculaEvent::enraged}).dawn();
  t.deal({Fight::claws}).round("claws", "seward dodge").play("dracula scheme enraged");
  EXPECT_EQ(t.damage(seward), 2);
  EXPECT_TRUE(t.state().dracula_events.discard.has(DraculaEvent::enraged));
}

TEST(Enraged, is_asked_for_whenever_he_holds_any_event) {  // EV-24 Q10
  auto t = met_by({seward}).omens({DraculaEvent::roadblock}).dawn();
  t.deal({Fight::claws}).round("claws", "seward dodge");
  ASSERT_TRUE(t.asks(count, Step::ask_enraged));
  EXPECT_EQ(t.legal(count), Texts{"pass"});
  t.play("dracula pass");
  EXPECT_EQ(t.damage(seward), 0);
  t.deal({Fight::claws}).round("claws", "seward punch");
  EXPECT_FALSE(t.asks(count, Step::ask_enraged));  // nothing would be cancelled
}

TEST(Enraged, forbids_escapes_in_the_rest_of_the_combat) {  // EV-24 E50
  auto t = met_by({seward}).omens({DraculaEvent::enraged}).dawn();
  t.deal({Fight::claws, Fight::escape_as_mist, Fight::escape_as_bat}).round("claws", "seward dodge");
  t.play("dracula scheme enraged");
  t.round("escape_as_mist", "seward punch").round("escape_as_bat", "seward dodge");
  EXPECT_TRUE(t.fighting());
  EXPECT_EQ(t.damage(count), 1);
}

TEST(Enraged, cannot_save_the_escape_itself) {  // E50
  auto t = met_by({seward}).items(seward, {Item::crucifix}).omens({DraculaEvent::enraged}).dawn();
  t.deal({Fight::claws, Fight::escape_as_mist}).round("claws", "seward punch");
  t.round("escape_as_mist", "seward crucifix").play("dracula scheme enraged");
  EXPECT_TRUE(t.fighting());
}

TEST(Enraged, cannot_save_an_escape_from_pride) {  // E50
  auto t = met_by({seward}).items(seward, {Item::crucifix}).omens({DraculaEvent::enraged}).despair(3).dawn();
  t.deal({Fight::escape_as_mist}).round("escape_as_mist", "seward punch");
  EXPECT_FALSE(t.asks(count, Step::ask_enraged));  // Pride alone: nothing to be asked
  EXPECT_TRUE(t.fighting());
}

TEST(Enraged, keeps_a_crucifix_from_hurting_but_not_garlic) {  // EV-24
  auto crucifix = met_by({seward}).items(seward, {Item::crucifix}).omens({DraculaEvent::enraged}).dawn();
  crucifix.deal({Fight::fangs}).round("fangs", "seward crucifix").play("dracula scheme enraged");
  EXPECT_EQ(crucifix.damage(count), 0);  // it has cancelled nothing
  EXPECT_EQ(crucifix.damage(seward), 2);

  auto garlic = met_by({seward}).items(seward, {Item::garlic}).omens({DraculaEvent::enraged}).dawn();
  garlic.deal({Fight::fangs}).round("fangs", "seward garlic").play("dracula scheme enraged");
  EXPECT_EQ(garlic.damage(count), 2);  // Fangs was played
  EXPECT_EQ(garlic.damage(seward), 2);
}

TEST(Enraged, brings_mesmerize_through) {  // EV-24 CB-6
  auto t = met_by({seward}).omens({DraculaEvent::enraged}).dusk();
  t.deal({Fight::mesmerize}).round("mesmerize", "seward punch").play("dracula scheme enraged");
  EXPECT_TRUE(t.state().combat.mesmerized.has(seward));
  EXPECT_EQ(t.damage(count), 0);
}

// Sister Agatha; with Escape as Bat she is in escape_test.

TEST(SisterAgatha, hurts_dracula_after_fangs) {  // EV-28
  auto t = met_by({seward}).ally(HunterEvent::sister_agatha).damage(count, 5).dawn();
  t.deal({Fight::fangs}).round("fangs", "seward escape");
  EXPECT_EQ(t.damage(count), 5 - 2 + 2);
  EXPECT_EQ(t.damage(seward), 2);
}

TEST(SisterAgatha, does_nothing_about_cancelled_cards_and_others) {  // EV-28
  auto t = met_by({seward}).ally(HunterEvent::sister_agatha).dawn();
  t.deal({Fight::fangs, Fight::claws, Fight::escape_as_mist}).round("fangs", "seward dodge");
  t.round("claws", "seward punch");
  EXPECT_EQ(t.damage(count), 1);
}

TEST(SisterAgatha, hurts_dracula_after_an_escape_as_mist) {  // EV-28
  auto t = met_by({seward}).ally(HunterEvent::sister_agatha).dawn();
  t.deal({Fight::claws, Fight::escape_as_mist})
      .round("claws", "seward dodge")
      .round("escape_as_mist", "seward punch");
  EXPECT_EQ(t.damage(count), 2);
  EXPECT_FALSE(t.fighting());
}

TEST(SisterAgatha, can_defeat_him_in_his_escape) {  // EV-28 VW-8 RO-3
  auto t = met_by({seward}).ally(HunterEvent::sister_agatha).damage(count, 13).influence(12).dawn();
  t.deal({Fight::claws, Fight::escape_as_mist})
      .round("claws", "seward dodge")
      .round("escape_as_mist", "seward punch");
  EXPECT_EQ(t.winner(), Winner::hunters);
}

TEST(SisterAgatha, comes_too_late_when_fangs_have_brought_influence_to_13) {  // EV-28 E62 VW-9
  auto bitten = met_by({seward}).ally(HunterEvent::sister_agatha).damage(count, 15 - 1).influence(12).dusk();
  bitten.deal({Fight::mesmerize, Fight::fangs})
      .round("mesmerize", "seward dodge")
      .round("fangs", "seward punch");
  EXPECT_EQ(bitten.winner(), Winner::dracula);

  auto defeated = met_by({seward})
                      .ally(HunterEvent::sister_agatha)
                      .damage(count, 14)
                      .damage(seward, 7)
                      .influence(11)
                      .dawn();
  defeated.deal({Fight::fangs}).round("fangs", "seward punch");
  EXPECT_EQ(defeated.winner(), Winner::dracula);
  EXPECT_EQ(defeated.damage(count), 12);
}

TEST(SisterAgatha, survives_fangs_at_14_damage_because_they_heal_first) {  // EV-28 VW-10
  auto t = met_by({seward}).ally(HunterEvent::sister_agatha).damage(count, 14).influence(12).dawn();
  t.deal({Fight::fangs}).round("fangs", "seward escape");
  EXPECT_EQ(t.damage(count), 14);
  EXPECT_FALSE(t.over());
}

}  // namespace
}  // namespace ravenhall::dracula::tests
