// Fights with vampire encounters, and vampires that mature.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

// Seward is in Paris, where this vampire lies in a hideout on space 2. Dracula is in Strasbourg.
Scenario vampire(Encounter kind, int damage = 0) {
  Scenario scenario;
  scenario.at(seward, Place::paris).trail({Place::strasbourg, Place::paris}).up(Spot::space2);
  scenario.lurker(Spot::space2, kind, damage > 0, damage);
  return scenario;
}
// He searches, and Dracula draws these cards for it.
Tabletop searched(Scenario scenario, bool night, std::initializer_list<Fight> cards) {
  auto t = night ? scenario.night(seward) : scenario.day(seward);
  t.play("seward search");
  t.pass_while(Step::ask_hounds);
  return t.deal(cards);
}
// He comes from Nantes and is ambushed.
Tabletop ambushed(Scenario scenario, std::initializer_list<Fight> cards) {
  auto t = scenario.at(seward, Place::nantes).day(seward);
  t.play("seward road paris", "dracula ambush 0");
  return t.deal(cards);
}
int wounds(const Tabletop& t) { return t.state().lurkers[0].damage; }
bool escapes_allowed(const Tabletop& t) {
  return t.allows("dracula fight escape_as_mist") || t.allows("dracula fight escape_as_bat");
}

TEST(Vampires, new_and_reckless_ones_fight_in_an_ambush_and_a_search) {  // VW-1
  for (const Encounter kind : {Encounter::new_vampire, Encounter::reckless_vampire}) {
    EXPECT_TRUE(searched(vampire(kind), false, {}).fights(seward));
    EXPECT_TRUE(ambushed(vampire(kind), {}).fights(seward));
  }
}

TEST(Vampires, are_fought_by_day_or_night_as_the_time_is) {  // VW-1
  auto day = searched(vampire(Encounter::new_vampire), false, {Fight::claws});
  day.round("claws", "seward punch");
  EXPECT_EQ(day.damage(seward), 2);
  auto night = searched(vampire(Encounter::new_vampire), true, {Fight::claws});
  night.round("claws", "seward punch");
  EXPECT_EQ(night.damage(seward), 4);
}

TEST(Vampires, are_hurt_instead_of_dracula) {  // VW-1
  auto t = searched(vampire(Encounter::new_vampire).items(seward, {Item::knife}), false, {Fight::claws});
  t.round("claws", "seward knife");
  EXPECT_EQ(wounds(t), 3);
  EXPECT_EQ(t.damage(count), 0);
}

TEST(Vampires, heal_themselves_by_fangs) {  // VW-1 VW-10
  auto t = searched(vampire(Encounter::new_vampire, 3).damage(count, 7), false, {Fight::fangs, Fight::fangs});
  t.round("fangs", "seward punch");
  EXPECT_EQ(wounds(t), 3 - 2 + 1);
  EXPECT_EQ(t.damage(count), 7);
  EXPECT_EQ(t.damage(seward), 2);
  t.round("fangs", "seward escape");
  EXPECT_EQ(wounds(t), 0);
}

TEST(Vampires, cannot_escape_with_the_first_three_cards) {  // T14; Q7 VW-1
  auto t =
      searched(vampire(Encounter::new_vampire).items(seward, {Item::pistol, Item::garlic}), true,
               {Fight::escape_as_mist, Fight::escape_as_bat, Fight::claws, Fight::plotting, Fight::strength});
  t.pass_while(Step::ask_ready);
  EXPECT_FALSE(escapes_allowed(t));
  t.round("claws", "seward dodge").deal({Fight::fangs});
  EXPECT_FALSE(escapes_allowed(t));
  t.round("plotting", "seward punch").deal({Fight::fangs});
  EXPECT_FALSE(escapes_allowed(t));
  t.round("strength", "seward dodge").deal({Fight::mesmerize});
  EXPECT_TRUE(escapes_allowed(t));
  t.round("escape_as_mist", "seward punch");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(wounds(t), 1);  // the last Punch did nothing
}

TEST(Vampires, know_no_pride) {  // VW-1 T14
  auto t = searched(vampire(Encounter::new_vampire).despair(3), true,
                    {Fight::escape_as_bat, Fight::claws, Fight::plotting, Fight::strength});
  t.round("claws", "seward dodge").round("plotting", "seward punch").round("strength", "seward dodge");
  t.round("escape_as_bat", "seward punch");
  EXPECT_FALSE(t.fighting());  // the fourth card; Dracula himself would need the fifth
  EXPECT_FALSE(t.asks(count, Step::ask_bat));
  EXPECT_EQ(t.at(count), Place::strasbourg);  // nobody flies anywhere (CB-13)
  EXPECT_EQ(t.space(Spot::space1).at, Place::strasbourg);
}

TEST(Vampires, that_live_return_face_up_with_their_wounds) {  // VW-2 CB-9
  auto t = searched(vampire(Encounter::new_vampire).items(seward, {Item::knife}), false,
                    {Fight::claws, Fight::fangs});
  t.round("claws", "seward knife").round("fangs", "seward escape");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.lurkers(Spot::space2), std::vector{Encounter::new_vampire});
  EXPECT_TRUE(t.state().lurkers[0].up);
  EXPECT_EQ(wounds(t), 3 - 2);
  // It can fight again.
  t.pass_until(Step::ask_action);
  t.pass_until(seward, Step::ask_action).play("seward search").pass_while(Step::ask_hounds);
  EXPECT_TRUE(t.fighting());
  EXPECT_EQ(wounds(t), 1);
}

TEST(Vampires, with_as_much_damage_as_health_are_discarded) {  // VW-3
  auto t =
      searched(vampire(Encounter::reckless_vampire, 1).items(seward, {Item::knife}), true, {Fight::claws});
  t.round("claws", "seward knife");
  EXPECT_FALSE(t.fighting());
  EXPECT_TRUE(t.lurkers(Spot::space2).empty());
  EXPECT_TRUE(t.state().encounter_discard.has(Encounter::reckless_vampire));
  EXPECT_FALSE(t.over());
}

TEST(Vampires, that_are_dead_need_no_bullets) {  // VW-3 EV-27
  auto t = searched(vampire(Encounter::reckless_vampire, 2).items(seward, {Item::pistol, Item::holy_bullets}),
                    true, {Fight::claws});
  t.round("claws", "seward pistol");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.has(seward, Item::holy_bullets), 1);
}

TEST(Vampires, in_the_same_ambush_come_once) {  // VW-2 RA-8
  auto t = ambushed(vampire(Encounter::new_vampire), {Fight::claws});
  t.round("claws", "seward escape");
  EXPECT_FALSE(t.fighting());
  EXPECT_FALSE(t.asks(count, Step::ask_ambush));
}

TEST(Vampires, are_fought_with_events_and_wreaths_too) {  // EV-22
  auto leap = vampire(Encounter::new_vampire).events(seward, {HunterEvent::heroic_leap}).night(seward);
  leap.play("seward search").deal().play("seward play heroic_leap");
  EXPECT_EQ(wounds(leap), 5);
  EXPECT_EQ(leap.damage(seward), 5);
  EXPECT_FALSE(leap.fighting());

  auto wreath =
      searched(vampire(Encounter::new_vampire, 2).items(seward, {Item::garlic_wreath}), true, {Fight::fangs});
  wreath.play("seward use garlic_wreath").round("fangs", "seward escape");
  EXPECT_EQ(wounds(wreath), 0 + 4);
}

TEST(Vampires, killed_by_a_heroic_leap_still_cost_the_hunter) {  // E44 VW-3
  auto t = vampire(Encounter::reckless_vampire).events(seward, {HunterEvent::heroic_leap}).night(seward);
  t.play("seward search").deal().play("seward play heroic_leap");
  EXPECT_TRUE(t.lurkers(Spot::space2).empty());
  EXPECT_EQ(t.damage(seward), 5);
}

TEST(Vampires, can_be_enraged) {  // EV-24
  auto t = searched(vampire(Encounter::new_vampire).omens({DraculaEvent::enraged}), false, {});
  ASSERT_TRUE(t.asks(count, Step::ask_seduction));  // he could hold Seduction
  t.play("dracula pass").deal({Fight::claws, Fight::plotting, Fight::strength, Fight::escape_as_mist});
  t.round("claws", "seward dodge").play("dracula scheme enraged");
  EXPECT_EQ(t.damage(seward), 2);
  t.round("plotting", "seward punch")
      .round("strength", "seward dodge")
      .round("escape_as_mist", "seward punch");
  EXPECT_TRUE(t.fighting());
}

TEST(Vampires, do_not_concern_sister_agatha) {  // E51 EV-28
  auto fangs =
      searched(vampire(Encounter::new_vampire, 3).ally(HunterEvent::sister_agatha), false, {Fight::fangs});
  fangs.round("fangs", "seward escape");
  EXPECT_EQ(fangs.damage(count), 0);
  EXPECT_EQ(wounds(fangs), 1);
  for (const Fight escape : {Fight::escape_as_bat, Fight::escape_as_mist}) {
    auto t = searched(vampire(Encounter::new_vampire).ally(HunterEvent::sister_agatha), true,
                      {escape, Fight::claws, Fight::plotting, Fight::strength});
    t.round("claws", "seward dodge").round("plotting", "seward punch").round("strength", "seward dodge");
    t.round(std::string(name_of(escape)), "seward punch");
    EXPECT_FALSE(t.fighting());
    EXPECT_EQ(t.damage(count), 0);
  }
}

TEST(Vampires, use_each_combat_card_as_dracula_does) {  // VW-1 CB-6
  auto strength =
      searched(vampire(Encounter::new_vampire).items(seward, {Item::knife}), true, {Fight::strength});
  strength.round("strength", "seward knife");
  EXPECT_EQ(strength.has(seward, Item::knife), 0);
  EXPECT_EQ(wounds(strength), 0);

  auto eyes = searched(vampire(Encounter::new_vampire).items(seward, {Item::knife}), false,
                       {Fight::mesmerize, Fight::claws});
  eyes.round("mesmerize", "seward dodge").round("claws", "seward knife");
  EXPECT_EQ(wounds(eyes), 2);

  auto plot = searched(vampire(Encounter::new_vampire), false, {Fight::plotting, Fight::claws});
  plot.round("plotting", "seward dodge")
      .play("dracula plot strength")
      .round("claws", "seward punch")
      .play("dracula flip");
  EXPECT_EQ(wounds(plot), 0);
}

TEST(Vampires, are_hurt_by_crucifix_garlic_and_host) {  // VW-1
  struct Case {
    Item item;
    int damage;
  };
  for (const auto& [item, damage] : {Case{Item::crucifix, 3}, Case{Item::garlic, 2}}) {
    auto t = searched(vampire(Encounter::new_vampire).items(seward, {item}), true, {Fight::fangs});
    t.round("fangs", "seward " + std::string(name_of(item)));
    EXPECT_EQ(wounds(t), damage);
  }
  auto host =
      searched(vampire(Encounter::new_vampire).items(seward, {Item::heavenly_host}), true, {Fight::claws});
  host.round("claws", "seward heavenly_host");
  EXPECT_EQ(wounds(host), 4);
}

// The New Vampire.

TEST(NewVampire, others_in_the_city_may_let_themselves_be_delayed_to_join) {  // E52
  auto t = vampire(Encounter::new_vampire)
               .at(godalming, Place::paris)
               .at(mina, Place::paris)
               .delayed(mina)
               .night(seward);
  t.play("seward search");
  ASSERT_TRUE(t.asks(godalming, Step::ask_join));
  t.play("godalming accept");
  EXPECT_TRUE(t.delayed(godalming));
  EXPECT_FALSE(t.asks(mina, Step::ask_join));  // she is delayed already
  t.deal({Fight::claws});
  EXPECT_EQ(t.state().combat.fighters, (PlayerSet{godalming, seward}));
  t.round("claws", "godalming punch", "seward punch").play("dracula engage 1", "dracula claw 1");
  EXPECT_EQ(t.damage(godalming), 4);
  EXPECT_EQ(wounds(t), 2);
}

TEST(NewVampire, nobody_has_to_join) {  // E52
  auto t = ambushed(vampire(Encounter::new_vampire).at(mina, Place::paris), {});
  t.play("mina pass").deal();
  EXPECT_FALSE(t.delayed(mina));
  EXPECT_EQ(t.state().combat.fighters, PlayerSet(seward));
}

TEST(NewVampire, hunters_in_the_hospital_cannot_join) {  // E52 HA-12
  auto t = Scenario{}
               .at(seward, Place::madrid)
               .hospital(mina, Place::madrid)
               .trail({Place::lisbon, Place::madrid})
               .lurker(Spot::space2, Encounter::new_vampire)
               .day(seward);
  t.play("seward search").deal();
  EXPECT_EQ(t.state().combat.fighters, PlayerSet(seward));
}

// The Reckless Vampire.

TEST(RecklessVampire, nobody_can_join_the_fight) {  // E52
  auto t = searched(vampire(Encounter::reckless_vampire).at(mina, Place::paris), false, {});
  EXPECT_EQ(t.state().combat.fighters, PlayerSet(seward));
}

TEST(RecklessVampire, its_fangs_give_influence_in_an_ambush) {  // VW-9
  auto t = ambushed(vampire(Encounter::reckless_vampire), {Fight::fangs, Fight::fangs});
  t.round("fangs", "seward punch");
  EXPECT_EQ(t.influence(), 1);
  t.round("fangs", "seward dodge");
  EXPECT_EQ(t.influence(), 1);  // not when cancelled
}

TEST(RecklessVampire, in_a_search_only_by_option) {  // VW-9
  for (const std::string when : {"ambush", "always"}) {
    auto t = searched(vampire(Encounter::reckless_vampire).option("reckless", when), false, {Fight::fangs});
    t.round("fangs", "seward punch");
    EXPECT_EQ(t.influence(), when == "always" ? 1 : 0);
  }
}

TEST(RecklessVampire, a_new_vampire_gives_none_for_fangs) {  // VW-9
  auto t = ambushed(vampire(Encounter::new_vampire), {Fight::fangs});
  t.round("fangs", "seward punch");
  EXPECT_EQ(t.influence(), 0);
}

// Fangs at night.

TEST(VampireFangs, bite_a_mesmerized_hunter_at_night) {  // Q27 VW-9
  for (const std::string fangs : {"bites", "wounds"}) {
    auto t = searched(vampire(Encounter::new_vampire).option("vampire_fangs", fangs), true,
                      {Fight::mesmerize, Fight::fangs});
    t.round("mesmerize", "seward dodge").round("fangs", "seward punch");
    const bool bites = fangs == "bites";
    EXPECT_EQ(t.bites(seward), bites ? 1 : 0);
    EXPECT_EQ(t.influence(), bites ? 1 : 0);
    EXPECT_EQ(t.damage(seward), bites ? 0 : 2);
    EXPECT_EQ(t.fighting(), !bites);
    EXPECT_EQ(wounds(t), bites ? 0 : 1);
  }
}

TEST(VampireFangs, in_a_reckless_ambush_at_night_give_two) {  // Q27 VW-9
  auto scenario = vampire(Encounter::reckless_vampire).at(seward, Place::nantes);
  scenario.state_.long_night = true;
  auto t = scenario.night(seward);
  t.play("seward road paris", "dracula ambush 0").deal({Fight::mesmerize, Fight::fangs});
  t.round("mesmerize", "seward dodge").round("fangs", "seward punch");
  EXPECT_EQ(t.influence(), 2);
  EXPECT_EQ(t.bites(seward), 1);
}

TEST(VampireFangs, by_day_only_hurt) {  // Q30 Q27
  auto t = searched(vampire(Encounter::new_vampire), false, {Fight::mesmerize, Fight::fangs});
  t.round("mesmerize", "seward dodge").round("fangs", "seward punch");
  EXPECT_EQ(t.damage(seward), 2);
  EXPECT_EQ(t.bites(seward), 0);
}

TEST(VampireFangs, that_defeat_the_hunter_end_the_ambush) {  // E56 VW-6
  auto t =
      ambushed(vampire(Encounter::reckless_vampire).damage(seward, 8).lurker(Spot::space2, Encounter::rats),
               {Fight::fangs});
  t.round("fangs", "seward punch");
  EXPECT_TRUE(t.defeated(seward));
  EXPECT_EQ(t.influence(), 1 + 2);
  EXPECT_FALSE(t.asks(count, Step::ask_ambush));
  EXPECT_EQ(t.lurkers(Spot::space2), (std::vector{Encounter::reckless_vampire, Encounter::rats}));
}

// Maturing.

TEST(Maturing, a_reckless_vampire_with_a_rumor_at_influence_6_wins) {  // T17; VW-9 DP-10
  auto t = Scenario{}
               .advanced()
               .influence(6)
               .trail({Place::paris, Place::nantes, Place::bordeaux, Place::toulouse, Place::saragossa,
                       Place::madrid})
               .lurker(Spot::space6, Encounter::reckless_vampire)
               .rumor(Spot::space6)
               .dracula_phase();
  t.play("dracula mature 0");
  EXPECT_EQ(t.influence(), 13);
  EXPECT_EQ(t.winner(), Winner::dracula);
}

TEST(Maturing, a_new_vampire_clears_spaces_4_to_6_as_they_stand_after_the_slide) {  // T18; DP-3 VW-9
  for (const std::string clears : {"after_slide", "before_slide"}) {
    auto t = Scenario{}
                 .option("vampire_clears", clears)
                 .trail({Place::paris, Place::nantes, Place::bordeaux, Place::toulouse, Place::saragossa,
                         Place::lisbon})
                 .lurker(Spot::space6, Encounter::new_vampire, true, 3)  // wounded ones mature too (VW-2)
                 .lurker(Spot::space3, Encounter::rats)
                 .dracula_phase();
    t.play("dracula mature 0");
    EXPECT_EQ(t.influence(), 3);
    EXPECT_EQ(t.space(Spot::space2).at, Place::paris);
    EXPECT_TRUE(t.space(Spot::space2).card && t.space(Spot::space3).card);
    EXPECT_EQ(t.space(Spot::space4).card, clears == "before_slide");
    EXPECT_FALSE(t.space(Spot::space5).card || t.space(Spot::space6).card);
    EXPECT_EQ(t.lurkers(Spot::space4).empty(), clears == "after_slide");
    EXPECT_EQ(t.happened(Happening::location_revealed), 1);  // the vampire's own city
    t.play("dracula go strasbourg");
    EXPECT_EQ(t.space(Spot::space1).at, Place::strasbourg);
  }
}

}  // namespace
}  // namespace ravenhall::dracula::tests
