// Bites, weakness, defeat and hospital; what prevents them; influence and healing; how the game ends.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

std::string name(Seat seat) {
  return std::string(Tabletop::seat_names()[static_cast<std::size_t>(index(seat))]);
}
// At night a mesmerized hunter is bitten by Fangs.
Tabletop bitten_by_fangs(Scenario scenario, Seat seat) {
  auto t = scenario.dusk();
  t.deal({Fight::mesmerize, Fight::fangs});
  return t.round("mesmerize", name(seat) + " dodge").round("fangs", name(seat) + " punch");
}
// Seward walks into Paris and is ambushed with the first of these.
Scenario ambush_in_paris(std::initializer_list<Encounter> encounters) {
  Scenario scenario;
  scenario.at(seward, Place::nantes).trail({Place::strasbourg, Place::paris});
  for (const Encounter encounter : encounters) scenario.lurker(Spot::space2, encounter);
  return scenario;
}
Tabletop ambushed(Scenario scenario) {
  auto t = scenario.day(seward);
  return t.play("seward road paris", "dracula ambush 0");
}
// Nobody takes part in anything more until Dracula's phase; he stays where he is until the dawn's combat.
Tabletop& until_the_next_dawn_combat(Tabletop& t) {
  return t.pass_until(Step::ask_move).play("dracula feed").pass_until(Step::nature_fight);
}

// Bites.

TEST(Bites, defeat_when_no_space_is_free) {  // T16; VW-5
  struct Case {
    Seat seat;
    int spaces;
  };
  for (const auto& [seat, spaces] : {Case{godalming, 1}, Case{seward, 1}, Case{helsing, 2}, Case{mina, 0}}) {
    for (int tokens = 0; tokens <= spaces; ++tokens) {
      const auto t = bitten_by_fangs(met_by({seat}).bites(seat, tokens), seat);
      EXPECT_EQ(t.defeated(seat), tokens == spaces) << name(seat) << " with " << tokens;
      EXPECT_EQ(t.bites(seat), std::min(tokens + 1, spaces));
      EXPECT_EQ(t.influence(), tokens == spaces ? 1 + 2 : 1);
    }
  }
}

TEST(Weakened, lays_an_item_and_an_event_of_his_choice_open) {  // VW-4
  auto t = met_by({seward})
               .items(seward, {Item::dogs, Item::stake})
               .events(seward, {HunterEvent::forewarned, HunterEvent::good_luck})
               .dusk();
  t.deal({Fight::mesmerize, Fight::fangs}).round("mesmerize", "seward dodge").round("fangs", "seward punch");
  t.play("seward pass");  // he could hold Great Strength
  EXPECT_EQ(t.bites(seward), 1);
  EXPECT_EQ(t.targets(seward, "open_event"), (Texts{"forewarned", "good_luck"}));
  t.play("seward open_event good_luck");
  EXPECT_EQ(t.targets(seward, "open_item"), (Texts{"dogs", "stake"}));  // when the combat is over
  t.play("seward open_item stake");
  EXPECT_EQ(t.hunter(seward).open_item, Item::stake);
  EXPECT_EQ(t.hunter(seward).open_event, HunterEvent::good_luck);
}

TEST(Weakened, takes_the_open_item_up_for_a_combat_and_chooses_again_after_it) {  // Q15 VW-4 CB-2 CB-10
  auto t = met_by({mina}).items(mina, {Item::knife, Item::stake}).dusk();
  EXPECT_EQ(t.hunter(mina).open_item, Item::none);
  t.deal({Fight::claws}).round("claws", "mina knife").deal();
  EXPECT_EQ(t.hunter(mina).open_item, Item::none);
  t.round("fangs", "mina escape");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.targets(mina, "open_item"), (Texts{"knife", "stake"}));
  t.play("mina open_item stake");
  EXPECT_EQ(t.hunter(mina).open_item, Item::stake);
}

TEST(Weakened, mina_always_is) {  // VW-4
  auto t = Scenario{}.at(mina, Place::brussels).items(mina, {Item::knife}).day(mina);
  EXPECT_EQ(t.bites(mina), 0);
  EXPECT_EQ(t.hunter(mina).open_item, Item::knife);
  t.play("mina supply", "nature item dogs").let_nature_act();
  EXPECT_EQ(t.hunter(mina).open_item, Item::knife);  // not exchanged
}

// Defeat.

TEST(Defeat, gives_influence_by_rage) {  // T15; VW-6 VW-9
  for (int despair = 0; despair <= 3; ++despair) {
    auto t = met_by({seward}).despair(despair).damage(seward, 7).dawn();
    t.deal({Fight::claws}).round("claws", "seward punch");
    EXPECT_TRUE(t.defeated(seward));
    EXPECT_EQ(t.influence(), 2 + despair);
    EXPECT_EQ(t.damage(count), 0);
  }
}

TEST(Defeat, comes_from_whatever_cause) {  // VW-6 E12
  auto rats = ambushed(ambush_in_paris({Encounter::rats}).damage(seward, 7));
  EXPECT_TRUE(rats.defeated(seward));
  EXPECT_EQ(rats.influence(), 2);

  auto haste = Scenario{}.damage(seward, 8).events(seward, {HunterEvent::sense_of_emergency}).day(seward);
  haste.play("seward play sense_of_emergency");
  EXPECT_TRUE(haste.defeated(seward));
  EXPECT_EQ(haste.influence(), 2);
}

TEST(Defeat, at_dawn_lasts_to_the_following_dawn) {  // VW-6 E57 DN-2
  auto t = met_by({seward})
               .damage(seward, 7)
               .events(seward, {HunterEvent::newspaper_reports})
               .option("powers", "on")
               .dawn();
  t.deal({Fight::claws}).round("claws", "seward punch").play("seward pass");
  ASSERT_TRUE(t.defeated(seward));
  t.forget_events();
  t.pass_until(Step::ask_move);
  EXPECT_EQ(t.happened(Happening::turn, seward), 0);  // neither by day nor at night
  EXPECT_EQ(t.happened(Happening::turn, mina), 2);
  EXPECT_EQ(t.happened(Happening::to_hospital), 0);
  EXPECT_EQ(t.at(seward), Place::paris);
  EXPECT_EQ(t.has(seward, HunterEvent::newspaper_reports), 1);  // untouched, and not played at dusk
  t.play("dracula feed").pass_until(Step::ask_action);
  EXPECT_EQ(t.happened(Happening::to_hospital, seward), 1);
  EXPECT_TRUE(t.hunter(seward).hospital);
}

TEST(Defeat, at_dusk_ends_in_hospital_before_the_dawns_combat) {  // T43; VW-7 DN-2 E59
  auto t = met_by({godalming, mina})
               .option("powers", "on")
               .damage(mina, 7)
               .items(mina, {Item::knife})
               .events(mina, {HunterEvent::forewarned})
               .tickets(mina, {Ticket::t32})
               .delayed(mina)
               .bats(mina)
               .dusk();
  t.deal({Fight::claws, Fight::fangs})
      .round("claws", "godalming escape", "mina punch")
      .play("dracula engage 4", "mina pass");
  EXPECT_TRUE(t.defeated(mina));
  EXPECT_EQ(t.influence(), 2);  // at dusk
  EXPECT_EQ(t.hunter(mina).item_count, 1);
  until_the_next_dawn_combat(t);
  EXPECT_EQ(t.state().combat.fighters, PlayerSet(godalming));
  const Hunter& hunter = t.hunter(mina);
  EXPECT_TRUE(hunter.hospital && !hunter.defeated);
  EXPECT_EQ(t.at(mina), Place::madrid);
  EXPECT_EQ(hunter.item_count + hunter.event_count + hunter.ticket_count, 0);
  EXPECT_EQ(t.damage(mina), 0);
  EXPECT_FALSE(hunter.delayed || hunter.bats);
  EXPECT_TRUE(weakened(t.state(), mina));  // only her printed bite
  EXPECT_TRUE(t.state().items.discard.has(Item::knife));
  EXPECT_TRUE(t.state().hunter_events.discard.has(HunterEvent::forewarned));
  EXPECT_EQ(t.state().ticket_pool.count(Ticket::t32), 4);
  EXPECT_EQ(t.influence(), 2);
}

TEST(Defeat, takes_bites_away_too) {  // VW-7
  const auto t = Scenario{}.at(helsing, Place::vienna).bites(helsing, 2).defeated(helsing).dawn();
  EXPECT_EQ(t.bites(helsing), 0);
  EXPECT_FALSE(weakened(t.state(), helsing));
  EXPECT_EQ(t.at(helsing), Place::budapest);
}

TEST(Defeat, until_dawn_the_hunter_is_no_obstacle) {  // E57
  auto t = Scenario{}
               .at(seward, Place::paris)
               .defeated(seward)
               .trail({Place::strasbourg})
               .hand({Encounter::rats})
               .dracula_phase();
  t.play("dracula go paris");
  EXPECT_FALSE(t.state().revealed);
  EXPECT_FALSE(t.space(Spot::space1).up);
  EXPECT_TRUE(t.asks(count, Step::ask_lay));  // an encounter as usual
}

TEST(Defeat, until_dawn_the_hunter_is_no_target) {  // E57
  auto wolves = ambushed(ambush_in_paris({Encounter::wolves}).at(mina, Place::paris).defeated(mina));
  EXPECT_EQ(wolves.damage(seward), 4);
  EXPECT_EQ(wolves.damage(mina), 9);
  EXPECT_EQ(wolves.influence(), 0);

  auto trade = Scenario{}
                   .at(seward, Place::paris)
                   .items(seward, {Item::knife})
                   .at(mina, Place::paris)
                   .defeated(mina)
                   .day(seward);
  trade.refuses("seward trade 4");
}

TEST(Defeat, until_dawn_the_hunter_saves_nobody) {  // E57 EV-26
  auto t = ambushed(ambush_in_paris({Encounter::rats})
                        .damage(seward, 7)
                        .defeated(mina)
                        .events(mina, {HunterEvent::great_strength}));
  EXPECT_TRUE(t.defeated(seward));
}

TEST(Defeat, of_several_at_once_is_counted_in_turn_order) {  // E61
  auto t =
      ambushed(ambush_in_paris({Encounter::wolves}).damage(seward, 5).at(mina, Place::paris).damage(mina, 5));
  EXPECT_TRUE(t.defeated(seward) && t.defeated(mina));
  EXPECT_EQ(t.influence(), 4);

  auto last = ambushed(ambush_in_paris({Encounter::wolves})
                           .influence(11)
                           .damage(seward, 5)
                           .at(mina, Place::paris)
                           .damage(mina, 5));
  EXPECT_EQ(last.winner(), Winner::dracula);
  EXPECT_TRUE(last.defeated(seward));
  EXPECT_FALSE(last.defeated(mina));  // it stops at 13
}

// Hospitals.

TEST(Hospital, is_the_nearest_by_roads) {  // VW-7 E58
  EXPECT_EQ(Scenario{}.at(seward, Place::paris).defeated(seward).dawn().at(seward), Place::madrid);
  EXPECT_EQ(Scenario{}.at(seward, Place::genoa).defeated(seward).dawn().at(seward), Place::rome);
  EXPECT_EQ(Scenario{}.at(seward, Place::berlin).defeated(seward).dawn().at(seward), Place::budapest);
}

TEST(Hospital, dracula_chooses_between_equal_ones_and_where_no_road_leads) {  // VW-7 E58
  const auto choices = [](Place from) {
    return Scenario{}.at(seward, from).defeated(seward).dawn().targets(count, "name");
  };
  EXPECT_EQ(choices(Place::marseilles), (Texts{"madrid", "rome"}));
  EXPECT_EQ(choices(Place::milan), (Texts{"budapest", "rome"}));
  for (const Place place : {Place::geneva, Place::london, Place::cagliari, Place::north_sea})
    EXPECT_EQ(choices(place), (Texts{"budapest", "madrid", "rome"})) << name_of(place);
  auto t = Scenario{}.at(seward, Place::london).defeated(seward).dawn();
  t.play("dracula name rome");
  EXPECT_EQ(t.at(seward), Place::rome);
  EXPECT_TRUE(t.hunter(seward).hospital);
}

TEST(Hospital, is_reached_through_fog_and_roadblocks) {  // Q5 VW-7
  const auto t = Scenario{}
                     .at(seward, Place::lisbon)
                     .defeated(seward)
                     .fog(Place::lisbon, 2)
                     .fog(Place::madrid, 2)
                     .dawn();
  EXPECT_EQ(t.at(seward), Place::madrid);
  EXPECT_TRUE(t.hunter(seward).hospital);
}

TEST(Hospital, effects_on_the_city_pass_it_by) {  // E59 HA-12
  auto t = Scenario{}
               .at(seward, Place::saragossa)
               .hospital(mina, Place::madrid)
               .trail({Place::lisbon, Place::madrid})
               .lurker(Spot::space2, Encounter::wolves)
               .day(seward);
  t.play("seward road madrid", "dracula ambush 0");
  EXPECT_EQ(t.damage(seward), 4);
  EXPECT_EQ(t.damage(mina), 0);
}

TEST(Hospital, effects_on_a_hunter_reach_it_but_move_nobody) {  // E59
  auto t = Scenario{}.hospital(mina, Place::madrid).items(mina, {Item::knife}).night(seward);
  t.play("seward supply", "nature item dogs", "nature omen vampiric_influence").let_nature_act();
  t.play("dracula scheme vampiric_influence", "dracula target 4", "dracula discard_item knife");
  EXPECT_TRUE(t.hunter(mina).hospital);
  EXPECT_EQ(t.at(mina), Place::madrid);
  EXPECT_EQ(t.hunter(mina).item_count, 0);
  EXPECT_FALSE(t.asks(count, Step::ask_shift));
}

TEST(Hospital, events_of_dawn_can_be_played_there) {  // E59
  auto t = Scenario{}.hospital(seward, Place::madrid).events(seward, {HunterEvent::long_night}).dawn();
  t.play("seward play long_night");
  EXPECT_TRUE(t.state().long_night);
}

TEST(Hospital, is_left_by_a_move_into_the_city) {  // E60
  auto t = Scenario{}
               .hospital(mina, Place::madrid)
               .trail({Place::madrid})
               .lurker(Spot::space1, Encounter::rats)
               .omens({DraculaEvent::wild_horses, DraculaEvent::customs_search})
               .day(mina);
  t.play("mina leave");
  EXPECT_FALSE(t.hunter(mina).hospital);
  EXPECT_EQ(t.at(mina), Place::madrid);
  EXPECT_TRUE(t.state().revealed);
  ASSERT_TRUE(t.asks(count, Step::ask_ambush));  // neither Wild Horses nor Customs Search (Q6)
  t.play("dracula ambush 0");
  EXPECT_EQ(t.damage(mina), 2);
}

TEST(Hospital, is_not_left_into_fog_nor_at_night) {  // E60 Q5
  auto fog = Scenario{}.hospital(mina, Place::madrid).fog(Place::madrid).day(mina);
  fog.refuses("mina leave");
  auto night = Scenario{}.hospital(mina, Place::madrid).night(mina);
  night.refuses("mina leave");
}

TEST(Hospital, no_combat_takes_place_in_it) {  // E43 HA-12
  auto t = Scenario{}.hospital(mina, Place::madrid).trail({Place::madrid}).dusk();
  t.pass_until(Step::ask_move);
  EXPECT_EQ(t.happened(Happening::combat), 0);
  EXPECT_FALSE(t.state().revealed);
}

// Great Strength.

TEST(GreatStrength, prevents_damage_that_would_defeat) {  // EV-26 E49
  auto t = met_by({seward})
               .damage(seward, 7)
               .at(mina, Place::rome)
               .events(mina, {HunterEvent::great_strength})
               .dawn();
  t.deal({Fight::claws}).round("claws", "seward punch");
  ASSERT_TRUE(t.asks(mina, Step::ask_save));  // she need not be in the combat
  t.play("mina play great_strength");
  EXPECT_EQ(t.damage(seward), 7);  // the whole amount
  EXPECT_FALSE(t.defeated(seward));
  EXPECT_EQ(t.influence(), 0);
  EXPECT_TRUE(t.fights(seward));
  EXPECT_EQ(t.damage(count), 1);  // and his card works
}

TEST(GreatStrength, is_asked_for_only_when_the_amount_would_defeat) {  // Q26 Q10
  auto t = met_by({seward}).damage(seward, 5).events(mina, {HunterEvent::forewarned}).dusk();
  t.deal({Fight::claws});
  t.play("dracula fight claws", "seward use punch");
  ASSERT_TRUE(t.asks(mina, Step::ask_save));  // 5 + 2 is not enough, the second 2 is
  EXPECT_EQ(t.damage(seward), 7);
  EXPECT_EQ(t.legal(mina), Texts{"pass"});  // whoever holds any event is asked
  t.play("mina pass");
  EXPECT_TRUE(t.defeated(seward));
}

TEST(GreatStrength, stops_one_of_the_two_damages_of_claws) {  // Q26
  auto t = met_by({seward}).damage(seward, 7).events(mina, {HunterEvent::great_strength}).dusk();
  t.deal({Fight::claws}).round("claws", "seward punch").play("mina play great_strength");
  EXPECT_TRUE(t.defeated(seward));  // by the second
  EXPECT_EQ(t.influence(), 2);
}

TEST(GreatStrength, prevents_a_bite_but_not_the_rest_of_fangs) {  // E49 EV-26
  auto t = met_by({mina}).damage(count, 5).events(seward, {HunterEvent::great_strength}).dusk();
  t.deal({Fight::mesmerize, Fight::fangs}).round("mesmerize", "mina dodge").round("fangs", "mina punch");
  t.play("seward play great_strength");
  EXPECT_FALSE(t.defeated(mina));
  EXPECT_EQ(t.influence(), 1);
  EXPECT_EQ(t.damage(count), 3);
  EXPECT_FALSE(t.fighting());  // she is out of the combat
}

TEST(GreatStrength, is_asked_for_with_every_bite) {  // EV-26
  auto t = met_by({seward}).events(seward, {HunterEvent::great_strength}).dusk();
  t.deal({Fight::mesmerize, Fight::fangs}).round("mesmerize", "seward dodge").round("fangs", "seward punch");
  t.play("seward play great_strength");
  EXPECT_EQ(t.bites(seward), 0);
}

TEST(GreatStrength, the_hunters_are_asked_in_turn_order_until_one_helps) {  // EV-26 EV-3
  auto t = ambushed(ambush_in_paris({Encounter::rats})
                        .damage(seward, 7)
                        .events(godalming, {HunterEvent::long_night})
                        .events(seward, {HunterEvent::great_strength})
                        .events(mina, {HunterEvent::renewed_vigor}));
  t.play("seward pass");  // Forewarned could be played
  t.play("godalming pass", "seward play great_strength");
  EXPECT_FALSE(t.asks(mina, Step::ask_save));
  EXPECT_EQ(t.damage(seward), 7);
}

TEST(GreatStrength, works_outside_of_combats_unless_the_option_says_no) {  // E49
  for (const std::string where : {"anywhere", "combat"}) {
    auto t = ambushed(ambush_in_paris({Encounter::rats})
                          .option("great_strength", where)
                          .damage(seward, 7)
                          .events(mina, {HunterEvent::great_strength}));
    EXPECT_EQ(t.asks(mina, Step::ask_save), where == "anywhere");
    EXPECT_EQ(t.defeated(seward), where == "combat");
    auto fight = met_by({seward})
                     .option("great_strength", where)
                     .damage(seward, 7)
                     .events(mina, {HunterEvent::great_strength})
                     .dawn();
    fight.deal({Fight::claws}).round("claws", "seward punch");
    EXPECT_TRUE(fight.asks(mina, Step::ask_save));
  }
}

TEST(GreatStrength, helps_against_the_bite_of_a_heavenly_host) {  // EV-26 E49
  auto t =
      met_by({mina}).items(mina, {Item::heavenly_host}).events(seward, {HunterEvent::great_strength}).dawn();
  t.deal({Fight::fangs}).round("fangs", "mina heavenly_host").play("seward play great_strength");
  EXPECT_FALSE(t.defeated(mina));
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.damage(mina), 2);
}

// Influence, healing and the end.

TEST(Influence, vampire_lair_takes_two_but_not_below_nothing) {  // VW-9
  for (const int before : {1, 5}) {
    auto t = Scenario{}
                 .influence(before)
                 .items(seward, {Item::stake})
                 .events(seward, {HunterEvent::vampire_lair})
                 .day(seward);
    t.play("seward play vampire_lair");
    EXPECT_EQ(t.influence(), std::max(before - 2, 0));
    EXPECT_TRUE(t.delayed(seward));
    EXPECT_TRUE(t.state().items.discard.has(Item::stake));
  }
}

TEST(Healing, up_to_three_may_be_less) {  // VW-10
  const auto choices = [](int damage) {
    auto t = Scenario{}.option("powers", "on").trail({Place::paris}).damage(count, damage).dracula_phase();
    t.play("dracula feed");
    return t.targets(count, "heal");
  };
  EXPECT_EQ(choices(7), (Texts{"0", "1", "2", "3"}));
  EXPECT_EQ(choices(2), (Texts{"0", "1", "2"}));  // never below no damage
}

TEST(TheEnd, fifteen_damage_is_draculas_defeat) {  // VW-8
  auto t = Scenario{}.trail({Place::nantes}).damage(count, 13).dracula_phase();
  t.play("dracula go north_atlantic");
  EXPECT_EQ(t.winner(), Winner::hunters);
}

TEST(TheEnd, when_both_have_it_in_the_same_instant_the_hunters_win) {  // T25; CB-12 RO-3
  // No rule does both in one step; the look after each step is what decides.
  const auto t = Scenario{}.damage(count, kDraculaHealth).influence(kInfluenceToWin).day(godalming);
  EXPECT_EQ(t.winner(), Winner::hunters);
}

TEST(TheEnd, in_a_chain_the_first_to_have_it_wins) {  // E62 CB-12
  auto dracula = met_by({seward}).damage(count, 14).damage(seward, 7).influence(11).dawn();
  dracula.deal({Fight::claws}).round("claws", "seward punch");
  EXPECT_EQ(dracula.winner(), Winner::dracula);  // the Claws come before the Punch

  auto knife =
      met_by({seward}).items(seward, {Item::knife}).damage(count, 12).damage(seward, 7).influence(11).dawn();
  knife.deal({Fight::fangs}).round("fangs", "seward knife");
  EXPECT_EQ(knife.winner(), Winner::hunters);  // the Knife has cancelled the Fangs
}

TEST(TheEnd, fangs_that_defeat_the_last_hunter_can_win) {  // CB-9 E62
  auto t = met_by({mina}).influence(10).damage(count, 14).dusk();
  t.deal({Fight::mesmerize, Fight::fangs}).round("mesmerize", "mina dodge").round("fangs", "mina punch");
  EXPECT_EQ(t.influence(), 13);  // 1 for the bite, 2 by Rage
  EXPECT_EQ(t.winner(), Winner::dracula);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
