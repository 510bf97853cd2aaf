// The items; Fast Horses are in travel_test.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

int discards(const Tabletop& t, Item item) { return t.state().items.discard.count(item); }
// Seward is in Paris, where these encounters lie in a hideout that has been turned up.
Scenario in_paris(std::initializer_list<Encounter> encounters) {
  Scenario scenario;
  scenario.at(seward, Place::paris).trail({Place::strasbourg, Place::paris}).up(Spot::space2);
  for (const Encounter encounter : encounters) scenario.lurker(Spot::space2, encounter);
  return scenario;
}

TEST(Items, are_38) {  // SU-3
  const auto t = Scenario{}.from_setup();
  EXPECT_EQ(t.state().items.deck.size(), kItemCards);
}

// Weapons.

TEST(Weapons, hurt_the_vampire) {  // CB-7
  struct Case {
    Item weapon;
    int damage;
  };
  for (const auto& [weapon, damage] : {Case{Item::knife, 3}, Case{Item::pistol, 2}, Case{Item::rifle, 2}}) {
    for (const bool night : {false, true}) {
      auto scenario = met_by({seward}).items(seward, {weapon});
      auto t = night ? scenario.dusk() : scenario.dawn();
      t.deal({Fight::mesmerize, Fight::escape_as_mist})
          .round("escape_as_mist", "seward " + std::string(name_of(weapon)));
      EXPECT_EQ(t.damage(count), damage) << name_of(weapon);
      EXPECT_EQ(t.has(seward, weapon), 1);  // it comes back
    }
  }
}

TEST(Weapons, of_hunters_who_are_not_engaged_hurt_too) {  // CB-7
  auto t = met_by({godalming, seward}).items(godalming, {Item::knife}).items(seward, {Item::pistol}).dawn();
  t.deal({Fight::claws}).round("claws", "godalming knife", "seward pistol").play("dracula engage 2");
  EXPECT_EQ(t.damage(count), 5);
  EXPECT_EQ(t.damage(seward), 0);  // Pistol cancels Claws
}

// Holy Bullets.

TEST(HolyBullets, add_three_after_a_pistol_or_rifle) {  // EV-27
  for (const Item weapon : {Item::pistol, Item::rifle}) {
    auto t = met_by({seward}).items(seward, {weapon, Item::holy_bullets}).dusk();
    t.deal({Fight::claws}).round("claws", "seward " + std::string(name_of(weapon)));
    EXPECT_EQ(t.damage(count), 2);
    t.play("seward use holy_bullets");
    EXPECT_EQ(t.damage(count), 5);
    EXPECT_EQ(discards(t, Item::holy_bullets), 1);
    EXPECT_EQ(t.has(seward, weapon), 1);
  }
}

TEST(HolyBullets, do_not_fit_a_knife) {  // EV-27
  auto t = met_by({seward}).items(seward, {Item::knife, Item::holy_bullets}).dusk();
  t.deal({Fight::claws}).round("claws", "seward knife");
  EXPECT_FALSE(t.asks(seward, Step::ask_bullets));
}

TEST(HolyBullets, cannot_be_put_down_as_a_card) {  // CB-3
  auto t = met_by({seward}).items(seward, {Item::holy_bullets, Item::garlic_wreath, Item::stake}).dusk();
  t.deal().pass_while(Step::ask_ready);
  EXPECT_EQ(t.targets(seward, "use"), (Texts{"dodge", "escape", "punch"}));
}

TEST(HolyBullets, do_nothing_when_the_weapon_was_cancelled) {  // EV-27
  auto t = met_by({seward}).items(seward, {Item::pistol, Item::holy_bullets}).dawn();
  t.deal({Fight::mesmerize}).round("mesmerize", "seward pistol");
  EXPECT_FALSE(t.asks(seward, Step::ask_bullets));
  EXPECT_EQ(t.damage(count), 0);
}

TEST(HolyBullets, are_asked_for_whenever_the_hunter_has_another_item) {  // EV-27 Q10
  auto t = met_by({seward}).items(seward, {Item::pistol, Item::dogs}).dawn();
  t.deal({Fight::claws}).round("claws", "seward pistol");
  ASSERT_TRUE(t.asks(seward, Step::ask_bullets));
  EXPECT_EQ(t.legal(seward), Texts{"pass"});

  auto alone = met_by({seward}).items(seward, {Item::pistol}).dawn();
  alone.deal({Fight::claws}).round("claws", "seward pistol");
  EXPECT_FALSE(alone.asks(seward, Step::ask_bullets));
}

TEST(HolyBullets, serve_once_in_a_combat_for_all_hunters_together) {  // Q17 EV-27
  for (const std::string use : {"one", "each"}) {
    auto t = met_by({godalming, seward})
                 .option("bullets", use)
                 .items(godalming, {Item::pistol, Item::holy_bullets})
                 .items(seward, {Item::rifle, Item::rifle, Item::holy_bullets, Item::holy_bullets})
                 .dawn();
    t.deal({Fight::claws, Fight::claws})
        .round("claws", "godalming pistol", "seward rifle")
        .play("dracula engage 1");
    t.play("godalming use holy_bullets");
    EXPECT_EQ(t.asks(seward, Step::ask_bullets), use == "each");
    if (use == "each") t.play("seward use holy_bullets");
    EXPECT_EQ(t.damage(count), use == "each" ? 10 : 7);
    t.round("claws", "godalming dodge", "seward rifle").play("dracula engage 1");
    EXPECT_FALSE(t.asks(seward, Step::ask_bullets));  // nobody twice
  }
}

// Crucifix and Garlic.

TEST(Crucifix, hurts_when_it_has_cancelled_fangs_or_mesmerize) {  // CB-5 CB-7
  for (const Fight card : {Fight::fangs, Fight::mesmerize, Fight::claws, Fight::plotting}) {
    auto t = met_by({seward}).items(seward, {Item::crucifix}).dusk();
    t.deal({card}).round(std::string(name_of(card)), "seward crucifix");
    EXPECT_EQ(t.damage(count), card == Fight::fangs || card == Fight::mesmerize ? 3 : 0) << name_of(card);
  }
}

TEST(Crucifix, does_nothing_when_its_owner_is_not_engaged) {  // CB-5 CB-7
  auto t = met_by({godalming, seward}).items(seward, {Item::crucifix}).dawn();
  // The engaged hunter's Dodge cancels the Fangs, not the Crucifix.
  t.deal({Fight::fangs}).round("fangs", "godalming dodge", "seward crucifix").play("dracula engage 1");
  EXPECT_EQ(t.damage(count), 0);
}

TEST(Garlic, hurts_when_its_owner_is_engaged_against_fangs_or_claws) {  // CB-7
  for (const Fight card : {Fight::fangs, Fight::claws, Fight::strength, Fight::mesmerize}) {
    auto t = met_by({seward}).items(seward, {Item::garlic}).dawn();
    t.deal({card}).round(std::string(name_of(card)), "seward garlic");
    EXPECT_EQ(t.damage(count), card == Fight::fangs || card == Fight::claws ? 2 : 0) << name_of(card);
    EXPECT_EQ(t.damage(seward), card == Fight::claws ? 2 : 0);  // cancelled or not
  }
}

TEST(Garlic, does_nothing_when_its_owner_is_not_engaged) {  // CB-7
  auto t = met_by({godalming, seward}).items(seward, {Item::garlic}).dawn();
  t.deal({Fight::fangs}).round("fangs", "godalming punch", "seward garlic").play("dracula engage 1");
  EXPECT_EQ(t.damage(count), 1);
}

// Heavenly Host.

TEST(HeavenlyHost, hurts_and_is_discarded) {  // CB-7
  for (const bool engaged : {true, false}) {
    auto t = met_by({godalming, seward}).items(seward, {Item::heavenly_host}).dawn();
    t.deal({Fight::claws}).round("claws", "godalming dodge", "seward heavenly_host");
    t.play(engaged ? "dracula engage 2" : "dracula engage 1");
    EXPECT_EQ(t.damage(count), 4);
    EXPECT_EQ(t.has(seward, Item::heavenly_host), 0);
    EXPECT_EQ(discards(t, Item::heavenly_host), 1);
    EXPECT_TRUE(t.fights(seward));
  }
}

TEST(HeavenlyHost, cancels_mesmerize) {  // CB-5
  auto t = met_by({seward}).items(seward, {Item::heavenly_host}).dusk();
  t.deal({Fight::mesmerize}).round("mesmerize", "seward heavenly_host");
  EXPECT_TRUE(t.state().combat.mesmerized.empty());
  EXPECT_EQ(t.damage(count), 4);
}

TEST(HeavenlyHost, of_the_engaged_hunter_against_fangs_has_him_bitten) {  // CB-7 VW-5
  for (const bool night : {false, true}) {
    auto scenario = met_by({godalming, seward}).items(seward, {Item::heavenly_host}).damage(count, 6);
    auto t = night ? scenario.dusk() : scenario.dawn();
    t.deal({Fight::fangs}).round("fangs", "godalming dodge", "seward heavenly_host").play("dracula engage 2");
    EXPECT_EQ(t.damage(seward), 2);  // Fangs itself is not cancelled
    EXPECT_EQ(t.damage(count), 4);
    EXPECT_EQ(t.bites(seward), 1);
    EXPECT_EQ(t.influence(), 0);
    EXPECT_EQ(discards(t, Item::heavenly_host), 1);
    EXPECT_FALSE(t.fights(seward));
    EXPECT_TRUE(t.fights(godalming));
  }
}

TEST(HeavenlyHost, of_another_hunter_against_fangs_hurts) {  // CB-7
  auto t = met_by({godalming, seward}).items(seward, {Item::heavenly_host}).dawn();
  t.deal({Fight::fangs}).round("fangs", "godalming dodge", "seward heavenly_host").play("dracula engage 1");
  EXPECT_EQ(t.damage(count), 4);
  EXPECT_EQ(t.bites(seward), 0);
}

TEST(HeavenlyHost, sends_desecrated_soil_away_when_it_is_shown) {  // DF-8
  auto t = in_paris({Encounter::desecrated_soil}).items(seward, {Item::heavenly_host}).day(seward);
  t.play("seward search", "seward pass").let_nature_act().play("dracula pass", "seward show heavenly_host");
  EXPECT_TRUE(t.lurkers(Spot::space2).empty());
  EXPECT_EQ(t.has(seward, Item::heavenly_host), 1);
}

// Holy Circle.

TEST(HolyCircle, cancels_everything_and_sends_hunters_away) {  // E44 CB-5
  auto t = met_by({godalming, seward, mina}).items(seward, {Item::holy_circle}).dusk();
  t.deal({Fight::claws})
      .round("claws", "godalming punch", "seward holy_circle", "mina punch")
      .play("dracula engage 2");
  EXPECT_EQ(t.damage(seward), 0);
  EXPECT_EQ(t.targets(seward, "target"), (Texts{"1", "2", "4"}));
  t.refuses("seward pass");  // at least one
  t.play("seward target 4", "seward target 1", "seward pass");
  EXPECT_EQ(t.state().combat.fighters, PlayerSet(seward));
  EXPECT_EQ(discards(t, Item::holy_circle), 1);
  EXPECT_EQ(t.at(mina), Place::paris);
}

TEST(HolyCircle, works_for_a_hunter_who_is_not_engaged_without_cancelling) {  // CB-5 CB-7
  auto t = met_by({seward, mina}).items(mina, {Item::holy_circle}).dawn();
  t.deal({Fight::claws})
      .round("claws", "seward punch", "mina holy_circle")
      .play("dracula engage 2", "mina target 2", "mina pass");
  EXPECT_EQ(t.damage(seward), 2);
  EXPECT_EQ(t.damage(count), 1);  // Seward resolved before her
  EXPECT_EQ(t.state().combat.fighters, PlayerSet(mina));
}

TEST(HolyCircle, of_a_lone_hunter_ends_the_combat) {  // E44 CB-9
  auto t = met_by({seward}).items(seward, {Item::holy_circle}).dusk();
  t.deal({Fight::claws}).round("claws", "seward holy_circle");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(discards(t, Item::holy_circle), 1);
}

TEST(HolyCircle, can_send_all_away) {  // E44
  auto t = met_by({seward, mina}).items(seward, {Item::holy_circle}).dusk();
  t.deal({Fight::claws})
      .round("claws", "seward holy_circle", "mina punch")
      .play("dracula engage 2", "seward target 2", "seward target 4");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.damage(count), 0);
}

TEST(HolyCircle, the_card_of_a_hunter_sent_away_earlier_is_not_carried_out) {  // Q18 CB-7
  for (const std::string circle : {"leaves", "resolves"}) {
    auto t = met_by({godalming, seward, mina})
                 .option("circle", circle)
                 .items(godalming, {Item::knife})
                 .items(seward, {Item::holy_circle})
                 .items(mina, {Item::rifle})
                 .dawn();
    t.deal({Fight::claws})
        .round("claws", "godalming knife", "seward holy_circle", "mina rifle")
        .play("dracula engage 2");
    t.play("seward target 4", "seward target 1", "seward pass");
    // Godalming's turn was before the circle, Mina's after it.
    EXPECT_EQ(t.damage(count), circle == "leaves" ? 3 : 5) << circle;
    EXPECT_EQ(t.state().combat.fighters, PlayerSet(seward));
  }
}

TEST(HolyCircle, two_of_them_when_the_first_card_resolves_after_leaving) {  // Q18
  auto t = met_by({seward, mina})
               .option("circle", "resolves")
               .items(seward, {Item::holy_circle})
               .items(mina, {Item::holy_circle})
               .dawn();
  t.deal({Fight::claws}).round("claws", "seward holy_circle", "mina holy_circle").play("dracula engage 2");
  t.play("seward target 4", "seward pass");  // then Mina's own circle sends him away
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(discards(t, Item::holy_circle), 2);
}

// Garlic Wreath.

TEST(GarlicWreath, hurts_the_vampire_each_time_fangs_hurt_its_owner) {  // EV-22
  auto t = met_by({seward}).items(seward, {Item::garlic_wreath}).damage(count, 6).dawn();
  t.deal({Fight::fangs, Fight::fangs}).play("seward use garlic_wreath");
  t.round("fangs", "seward punch");
  EXPECT_EQ(t.damage(count), 6 - 2 + 4 + 1);
  t.round("fangs", "seward escape");
  EXPECT_EQ(t.damage(count), 9 - 2 + 4);
  EXPECT_EQ(t.damage(seward), 4);
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(discards(t, Item::garlic_wreath), 1);  // at the end of the combat
}

TEST(GarlicWreath, is_shown_before_the_first_round_or_not_at_all) {  // EV-22
  auto t = met_by({seward}).items(seward, {Item::garlic_wreath}).damage(count, 6).dawn();
  t.deal({Fight::fangs}).round("fangs", "seward escape");
  EXPECT_EQ(t.damage(count), 4);
  EXPECT_EQ(t.has(seward, Item::garlic_wreath), 1);
}

TEST(GarlicWreath, does_nothing_when_fangs_are_cancelled_or_bite) {  // VW-9
  auto cancelled = met_by({seward}).items(seward, {Item::garlic_wreath}).dawn();
  cancelled.deal({Fight::fangs}).play("seward use garlic_wreath").round("fangs", "seward dodge");
  EXPECT_EQ(cancelled.damage(count), 0);

  auto bitten = met_by({seward}).items(seward, {Item::garlic_wreath}).dusk();
  bitten.deal({Fight::mesmerize, Fight::fangs}).play("seward use garlic_wreath");
  bitten.round("mesmerize", "seward dodge").round("fangs", "seward punch");
  EXPECT_EQ(bitten.bites(seward), 1);
  EXPECT_EQ(bitten.damage(count), 0);
}

TEST(GarlicWreath, does_nothing_about_other_damage) {  // EV-22
  auto t = met_by({seward}).items(seward, {Item::garlic_wreath}).dawn();
  t.deal({Fight::strength}).play("seward use garlic_wreath").round("strength", "seward punch");
  EXPECT_EQ(t.damage(seward), 2);
  EXPECT_EQ(t.damage(count), 0);
}

TEST(GarlicWreath, protects_nobody_but_its_owner) {  // EV-22
  auto t = met_by({godalming, seward}).items(seward, {Item::garlic_wreath}).dawn();
  t.deal({Fight::fangs}).play("seward use garlic_wreath");
  t.round("fangs", "godalming punch", "seward dodge").play("dracula engage 1");
  EXPECT_EQ(t.damage(count), 1);
}

TEST(GarlicWreath, is_discarded_when_claws_work_against_its_owner) {  // Q19
  auto t = met_by({seward}).items(seward, {Item::garlic_wreath}).dawn();
  t.deal({Fight::claws, Fight::fangs}).play("seward use garlic_wreath").round("claws", "seward punch");
  EXPECT_EQ(discards(t, Item::garlic_wreath), 1);
  t.round("fangs", "seward escape");
  EXPECT_EQ(t.damage(count), 0);  // the Punch is healed, and nothing follows
}

TEST(GarlicWreath, stays_when_the_claws_are_cancelled) {  // Q19 CB-5
  auto t = met_by({seward}).items(seward, {Item::garlic_wreath}).dusk();
  t.deal({Fight::claws}).play("seward use garlic_wreath").round("claws", "seward dodge");
  EXPECT_EQ(t.has(seward, Item::garlic_wreath), 1);
}

TEST(GarlicWreath, is_discarded_by_the_second_damage_of_claws_too) {  // Q19
  auto t = met_by({godalming, seward}).items(seward, {Item::garlic_wreath}).dusk();
  t.deal({Fight::claws}).play("seward use garlic_wreath");
  t.round("claws", "godalming punch", "seward dodge").play("dracula engage 1");
  EXPECT_EQ(t.has(seward, Item::garlic_wreath), 1);
  t.play("dracula claw 2");
  EXPECT_EQ(discards(t, Item::garlic_wreath), 1);
}

TEST(GarlicWreath, claws_against_another_hunter_end_it_only_by_option) {  // Q19
  for (const std::string which : {"owner", "any"}) {
    auto t = met_by({godalming, seward}).option("wreath", which).items(seward, {Item::garlic_wreath}).dawn();
    t.deal({Fight::claws}).play("seward use garlic_wreath");
    t.round("claws", "godalming punch", "seward dodge").play("dracula engage 1");
    EXPECT_EQ(discards(t, Item::garlic_wreath), which == "any" ? 1 : 0);
  }
}

TEST(GarlicWreath, of_a_hunter_defeated_by_those_very_fangs_still_hurts) {  // Q19
  auto t = met_by({godalming, seward}).items(seward, {Item::garlic_wreath}).damage(seward, 8).dawn();
  t.deal({Fight::fangs}).play("seward use garlic_wreath");
  t.round("fangs", "godalming dodge", "seward punch").play("dracula engage 2");
  EXPECT_TRUE(t.defeated(seward));
  EXPECT_EQ(t.damage(count), 4);

  auto alone =
      met_by({seward}).items(seward, {Item::garlic_wreath}).damage(seward, 8).damage(count, 13).dawn();
  alone.deal({Fight::fangs}).play("seward use garlic_wreath").round("fangs", "seward punch");
  EXPECT_EQ(alone.winner(), Winner::hunters);  // 13 - 2 + 4
}

TEST(GarlicWreath, comes_too_late_when_the_defeat_brings_influence_to_13) {  // Q19 E62
  auto t = met_by({seward})
               .items(seward, {Item::garlic_wreath})
               .damage(seward, 8)
               .damage(count, 13)
               .influence(11)
               .dawn();
  t.deal({Fight::fangs}).play("seward use garlic_wreath").round("fangs", "seward punch");
  EXPECT_EQ(t.winner(), Winner::dracula);
}

// Items outside of combats.

TEST(Dogs, chase_encounters_in_a_search_and_stay) {  // EV-20 E55
  auto t = in_paris({Encounter::rats, Encounter::wolves}).items(seward, {Item::dogs}).day(seward);
  t.play("seward search", "seward show dogs", "seward pass", "seward accept", "seward accept");
  EXPECT_EQ(t.damage(seward), 0);
  EXPECT_TRUE(t.lurkers(Spot::space2).empty());
  EXPECT_EQ(t.has(seward, Item::dogs), 1);
}

TEST(Dogs, in_an_ambush_go_with_the_encounter) {  // EV-19
  auto t = in_paris({Encounter::spy}).at(seward, Place::nantes).items(seward, {Item::dogs}).day(seward);
  t.play("seward road paris", "dracula ambush 0", "seward use dogs");
  EXPECT_TRUE(t.lurkers(Spot::space2).empty());
  EXPECT_EQ(discards(t, Item::dogs), 1);
}

TEST(Dogs, do_not_chase_the_others) {  // EV-19 EV-20
  auto t = in_paris({Encounter::bats}).items(seward, {Item::dogs}).day(seward);
  t.play("seward search", "seward show dogs", "seward pass");
  EXPECT_TRUE(t.hunter(seward).bats);
}

TEST(Stake, goes_with_a_vampire_or_hoax_that_a_search_turns_up) {  // EV-20 E55
  for (const Encounter encounter :
       {Encounter::new_vampire, Encounter::aristocratic_vampire, Encounter::hoax}) {
    auto t = in_paris({encounter}).items(seward, {Item::stake}).day(seward);
    t.play("seward search", "seward show stake", "seward pass", "seward accept");
    EXPECT_TRUE(t.lurkers(Spot::space2).empty());
    EXPECT_EQ(discards(t, Item::stake), 1);
    EXPECT_FALSE(t.fighting() || t.delayed(seward));
  }
}

TEST(Stake, does_nothing_in_an_ambush) {  // EV-19 VW-1
  auto t = in_paris({Encounter::reckless_vampire})
               .at(seward, Place::nantes)
               .items(seward, {Item::stake})
               .day(seward);
  t.play("seward road paris", "dracula ambush 0");
  EXPECT_TRUE(t.fights(seward));
}

}  // namespace
}  // namespace ravenhall::dracula::tests
