// Hideouts that leave space 6: RULES.md, DP-2, DP-3 and the matured effects of chapter 17.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;
using Cards = std::vector<Encounter>;

// A full trail. Paris is about to leave it with these encounters.
Scenario leaving_paris(std::initializer_list<Encounter> encounters) {
  Scenario scenario = Scenario{}
                          .trail({Place::prague, Place::berlin, Place::hamburg, Place::cologne,
                                  Place::strasbourg, Place::paris})
                          .at(mina, Place::rome);
  for (const Encounter encounter : encounters) scenario.lurker(Spot::space6, encounter);
  return scenario;
}
bool on_trail(const Tabletop& t, Place place) { return trail_spot(t.state(), place) != Spot::none; }

// Vampires.

TEST(Matured, a_new_vampire_clears_spaces_4_to_6_as_they_stand_after_the_slide) {  // T18; DP-3
  auto t = leaving_paris({Encounter::new_vampire})
               .lurker(Spot::space4, Encounter::rats)
               .lurker(Spot::space1, Encounter::spy)
               .dracula_phase();
  t.play("dracula mature 0");
  EXPECT_EQ(t.influence(), 3);
  EXPECT_EQ(trail_spot(t.state(), Place::prague), Spot::space2);
  EXPECT_EQ(trail_spot(t.state(), Place::berlin), Spot::space3);
  for (const Place gone : {Place::hamburg, Place::cologne, Place::strasbourg, Place::paris})
    EXPECT_FALSE(on_trail(t, gone)) << name_of(gone);
  EXPECT_EQ(t.state().lurkers.count(), 1) << "only the spy is left";
  EXPECT_TRUE(t.state().encounter_discard.has(Encounter::new_vampire));
  EXPECT_TRUE(t.state().encounter_buried.has(Encounter::rats)) << "without its matured effect";
  t.play("dracula go vienna");
  EXPECT_EQ(trail_spot(t.state(), Place::vienna), Spot::space1);
}

TEST(Matured, the_spaces_may_be_counted_before_the_slide) {  // DP-3 T18
  auto t = leaving_paris({Encounter::new_vampire}).option("vampire_clears", "before_slide").dracula_phase();
  t.play("dracula mature 0");
  EXPECT_TRUE(on_trail(t, Place::hamburg)) << "it stood on space 3";
  EXPECT_FALSE(on_trail(t, Place::cologne));
  EXPECT_FALSE(on_trail(t, Place::strasbourg));
}

TEST(Matured, vampires_give_influence_and_show_where_they_grew) {  // DP-3 VW-9
  const auto influence = [](Encounter vampire, bool rumor) {
    Scenario scenario = leaving_paris({vampire}).option("rumors", "on");
    if (rumor) scenario.rumor(Spot::space6);
    auto t = scenario.dracula_phase();
    t.play("dracula mature 0");
    EXPECT_EQ(t.happened(Happening::location_revealed), 1);
    EXPECT_EQ(t.events_of(Happening::location_revealed)[0].args[0], static_cast<int>(Place::paris));
    return t.influence();
  };
  EXPECT_EQ(influence(Encounter::new_vampire, false), 3);
  EXPECT_EQ(influence(Encounter::reckless_vampire, false), 4);
  EXPECT_EQ(influence(Encounter::aristocratic_vampire, false), 4);
  EXPECT_EQ(influence(Encounter::new_vampire, true), 6);
  EXPECT_EQ(influence(Encounter::aristocratic_vampire, true), 7);
}

TEST(Matured, a_rumor_can_decide_the_game) {  // T17; DP-10
  auto t = leaving_paris({Encounter::reckless_vampire})
               .option("rumors", "on")
               .rumor(Spot::space6)
               .influence(6)
               .dracula_phase();
  t.play("dracula mature 0");
  EXPECT_EQ(t.influence(), 13);
  EXPECT_EQ(t.state().winner, Winner::dracula);
}

TEST(Matured, a_rumor_helps_only_vampires_and_goes_to_the_pool) {  // DP-10
  auto t = leaving_paris({Encounter::saboteur}).option("rumors", "on").rumor(Spot::space6).dracula_phase();
  const int pool = t.state().rumor_pool;
  t.play("dracula mature 0", "dracula block road_brussels_paris", "dracula pass");
  EXPECT_EQ(t.influence(), 0);
  EXPECT_EQ(t.state().rumor_pool, pool + 1);
}

TEST(Matured, dracula_may_decline) {  // Q9; DP-3
  auto t = leaving_paris({Encounter::new_vampire}).dracula_phase();
  t.play("dracula pass");
  EXPECT_EQ(t.influence(), 0);
  EXPECT_TRUE(on_trail(t, Place::hamburg));
  EXPECT_EQ(t.happened(Happening::location_revealed), 0) << "unseen back to the deck (IN-13)";
  EXPECT_TRUE(t.state().encounter_buried.has(Encounter::new_vampire));
}

TEST(Matured, several_in_the_order_he_likes_until_a_vampire_clears_the_hideout) {  // Q9; E36 DP-3
  auto first =
      leaving_paris({Encounter::new_vampire, Encounter::desecrated_soil, Encounter::reckless_vampire})
          .damage(count, 6)
          .dracula_phase();
  EXPECT_EQ(first.targets(count, "mature"), (Texts{"0", "1", "2"}));
  first.play("dracula mature 1", "dracula heal 3", "dracula mature 2");
  EXPECT_EQ(first.damage(count), 3);
  EXPECT_EQ(first.influence(), 4);
  EXPECT_TRUE(first.asks(count, Step::ask_move)) << "the other vampire gives nothing";

  auto last =
      leaving_paris({Encounter::new_vampire, Encounter::desecrated_soil}).damage(count, 6).dracula_phase();
  last.play("dracula mature 0");
  EXPECT_TRUE(last.asks(count, Step::ask_move));
  EXPECT_EQ(last.damage(count), 6);
}

TEST(Matured, each_effect_once) {  // DP-3
  auto t = leaving_paris({Encounter::desecrated_soil}).damage(count, 9).dracula_phase();
  t.play("dracula mature 0", "dracula heal 3");
  EXPECT_EQ(t.targets(count, "mature"), Texts{});
  t.play("dracula pass");
  EXPECT_TRUE(t.state().encounter_discard.has(Encounter::desecrated_soil)) << "all have seen it";
}

TEST(Matured, he_stays_where_his_card_is_cleared) {  // E37; DF-5
  auto t = Scenario{}
               .advanced()
               .trail({Place::prague, Place::prague, Place::prague, Place::berlin, Place::hamburg,
                       Place::amsterdam})
               .power(Spot::space2, Power::feed)
               .power(Spot::space1, Power::hide)
               .lurker(Spot::space1, Encounter::rats)
               .lurker(Spot::space6, Encounter::new_vampire)
               .hand({Encounter::spy})
               .at(helsing, Place::rome)
               .at(seward, Place::vienna)
               .dracula_phase();
  t.play("dracula mature 1");
  EXPECT_FALSE(on_trail(t, Place::prague)) << "it was on space 4";
  EXPECT_EQ(t.at(count), Place::prague);
  EXPECT_FALSE(is_linked(t.state(), Spot::space2)) << "Hide";
  EXPECT_EQ(t.targets(count, "go"), (Texts{"berlin", "nuremberg", "vienna"})) << "Berlin was cleared";
  t.play("dracula dark_call").let_nature_act();
  t.pass_until(seward, Step::ask_action);
  t.play("seward road prague");
  EXPECT_TRUE(t.state().revealed);
  EXPECT_EQ(trail_spot(t.state(), Place::prague), Spot::none);
  EXPECT_FALSE(t.asks(count, Step::ask_ambush)) << "the Rats on Hide belong to no city";
}

// The others.

TEST(Matured, bats_and_rats_have_no_effect_but_the_question_comes) {  // Q10
  for (const Encounter encounter : {Encounter::bats, Encounter::rats}) {
    auto t = leaving_paris({encounter}).dracula_phase();
    EXPECT_TRUE(t.asks(count, Step::ask_leaving));
    EXPECT_EQ(t.legal(count), Texts{"pass"});
  }
  auto nothing = leaving_paris({}).dracula_phase();
  EXPECT_TRUE(nothing.asks(count, Step::ask_move)) << "everybody sees that nothing lies there";
}

TEST(Matured, hoax_brings_an_event_back) {  // IN-9
  auto t = leaving_paris({Encounter::hoax})
               .discarded({DraculaEvent::roadblock, DraculaEvent::enraged})
               .discarded({HunterEvent::long_night})
               .dracula_phase();
  const int deck = t.state().dracula_deck;
  t.play("dracula mature 0");
  EXPECT_EQ(t.legal(count), (Texts{"omen roadblock", "omen enraged"}));
  t.play("dracula omen enraged");
  EXPECT_EQ(t.has(DraculaEvent::enraged), 1);
  EXPECT_TRUE(t.state().dracula_events.discard.empty());
  EXPECT_EQ(t.state().dracula_deck, deck + 1);
  EXPECT_TRUE(t.state().hunter_events.discard.has(HunterEvent::long_night));
  // Which one he keeps is his secret.
  for (const Event& event : t.events_of(Happening::omen_kept))
    EXPECT_EQ(seen_by(event, mina).args[0], Event::kHidden);
  EXPECT_EQ(t.state().last.a, Operand{}) << "nor does the decision show it";
}

TEST(Matured, hoax_may_take_up_the_hunters_events_too) {
  auto t = leaving_paris({Encounter::hoax})
               .option("hoax", "all")
               .discarded({DraculaEvent::roadblock})
               .discarded({HunterEvent::long_night})
               .dracula_phase();
  const int deck = t.state().hunter_deck;
  t.play("dracula mature 0");
  EXPECT_EQ(t.legal(count), Texts{"omen roadblock"}) << "he still keeps one of his own";
  t.play("dracula omen roadblock");
  EXPECT_TRUE(t.state().hunter_events.discard.empty());
  EXPECT_EQ(t.state().hunter_deck, deck + 1);
}

TEST(Matured, hoax_finds_what_was_thrown_away_unseen) {  // IN-9 Q13
  Scenario scenario = leaving_paris({Encounter::hoax});
  --scenario.state_.dracula_deck;
  ++scenario.state_.dracula_buried;
  auto t = scenario.dracula_phase();
  t.play("dracula mature 0", "nature unearth false_tip");
  EXPECT_EQ(seen_by(t.events_of(Happening::omen_shown)[0], mina).args[0], Event::kHidden);
  t.play("dracula omen false_tip");
  EXPECT_EQ(t.has(DraculaEvent::false_tip), 1);
  EXPECT_EQ(t.state().dracula_buried, 0);
}

TEST(Matured, hoax_with_nothing_to_find) {
  auto t = leaving_paris({Encounter::hoax}).dracula_phase();
  t.play("dracula mature 0", "dracula pass").let_nature_act();
  EXPECT_EQ(t.state().omen_count, 0);
}

TEST(Matured, desecrated_soil_heals_up_to_three) {  // VW-10
  auto t = leaving_paris({Encounter::desecrated_soil}).damage(count, 5).dracula_phase();
  t.play("dracula mature 0");
  EXPECT_EQ(t.targets(count, "heal"), (Texts{"0", "1", "2", "3"}));
  t.play("dracula heal 2");
  EXPECT_EQ(t.damage(count), 3);
}

TEST(Matured, a_saboteur_blocks_a_line) {  // TK-3 E63
  auto t = leaving_paris({Encounter::saboteur}).dracula_phase();
  t.play("dracula mature 0");
  EXPECT_EQ(t.targets(count, "block").size(), static_cast<std::size_t>(kLines)) << "any road or railway";
  t.play("dracula block road_brussels_paris");
  EXPECT_EQ(t.state().blocks.count(), 1);
  EXPECT_FALSE(t.asks(count, Step::ask_block));
}

TEST(Matured, a_spy_goes_to_any_hunter) {  // E59
  auto t = leaving_paris({Encounter::spy})
               .tickets(godalming, {Ticket::t22})
               .items(godalming, {Item::crucifix})
               .dracula_phase();
  t.play("dracula mature 0");
  EXPECT_EQ(t.targets(count, "target"), (Texts{"1", "2", "3", "4"}));
  t.play("dracula target 1", "godalming pass");
  EXPECT_EQ(t.has(godalming, Ticket::t22), 0);
  EXPECT_EQ(t.happened(Happening::item_shown), 1);
}

TEST(Matured, szgany_bodyguards_are_kept_for_a_combat) {  // EV-12 Q37
  auto t = leaving_paris({Encounter::szgany_bodyguards}).dracula_phase();
  t.play("dracula mature 0");
  EXPECT_EQ(t.state().guards, 1);
  EXPECT_FALSE(t.state().encounter_discard.has(Encounter::szgany_bodyguards));
  auto dusk = Scenario{}.trail({Place::brussels}).revealed().guards(2).dusk();
  EXPECT_TRUE(dusk.asks(count, Step::ask_guard));
  dusk.play("dracula target 4");
  EXPECT_EQ(dusk.damage(mina), 4);
  EXPECT_TRUE(dusk.delayed(mina));
  EXPECT_EQ(dusk.state().guards, 1);
  EXPECT_TRUE(dusk.asks(count, Step::ask_guard)) << "the other one may follow";
  dusk.play("dracula pass");
  EXPECT_TRUE(dusk.fighting());
}

TEST(Matured, a_szgany_mob_raids_the_whole_region) {
  auto t = leaving_paris({Encounter::szgany_mob})
               .items(seward, {Item::knife, Item::dogs})  // Marseilles
               .at(godalming, Place::le_havre)
               .items(godalming, {Item::garlic})
               .items(helsing, {Item::rifle})  // Amsterdam is in Germania
               .dracula_phase();
  t.play("dracula mature 0");
  EXPECT_EQ(t.happened(Happening::location_revealed), 1);
  t.play("godalming discard_item garlic", "seward pass");
  EXPECT_EQ(t.damage(godalming), 0);
  EXPECT_EQ(t.damage(seward), 2);
  EXPECT_EQ(t.damage(helsing), 0);
}

TEST(Matured, unnatural_fog_spreads_in_the_region) {  // TK-1
  auto t = leaving_paris({Encounter::unnatural_fog}).dracula_phase();
  t.play("dracula mature 0");
  EXPECT_EQ(t.targets(count, "name").size(), 9U) << "the cities of Gallia";
  t.play("dracula name nantes");
  EXPECT_EQ(t.state().fogs.count(), 2);
  EXPECT_TRUE(is_fogged(t.state(), Place::nantes));
  EXPECT_EQ(t.happened(Happening::location_revealed), 1);
}

TEST(Matured, wolves_come_to_a_city_nearby) {
  auto t = leaving_paris({Encounter::wolves})
               .at(seward, Place::amsterdam)
               .items(helsing, {Item::knife})
               .dracula_phase();
  t.play("dracula mature 0");
  EXPECT_TRUE(t.allows("dracula name amsterdam")) << "two roads";
  t.refuses("dracula name milan", "dracula name paris");
  t.play("dracula name amsterdam");
  EXPECT_EQ(t.damage(seward), 4);
  t.play("helsing show knife", "helsing pass");
  EXPECT_EQ(t.damage(helsing), 2);
  EXPECT_EQ(t.happened(Happening::location_revealed), 1);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
