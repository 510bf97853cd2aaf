// The hunters' event cards, each with its moment, its effect and its refusals.
#include <gtest/gtest.h>

#include "games/dracula/rules/round.hpp"
#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

std::string text(HunterEvent event) { return std::string(name_of(event)); }

// Seward supplies in Geneva, a small city, by day and draws this card.
Tabletop drawn(Scenario scenario, HunterEvent event) {
  auto t = scenario.at(seward, Place::geneva).day(seward);
  t.play("seward supply", "nature event " + text(event), "nature back hunter");
  return t;
}
// The same, and the card is carried out at once.
Tabletop drawn_and_played(Scenario scenario, HunterEvent event) {
  auto t = drawn(std::move(scenario), event);
  t.play("seward play " + text(event));
  return t;
}
// Dracula and the hunters of the scenario who are in Paris are about to fight at dusk; he has drawn these.
Tabletop fight_in_paris(Scenario scenario, std::initializer_list<std::string_view> cards) {
  auto t = scenario.trail({Place::paris}).revealed().dusk();
  t.pass_until(Step::nature_fight);
  for (const std::string_view card : cards) t.play("nature card " + std::string(card));
  return t;
}

// Immediately (EV-2).

TEST(HiredScouts, turn_up_two_cities_if_they_are_on_the_trail) {  // HunterEvent::hired_scouts EV-2
  auto t = drawn(Scenario{}.trail({Place::munich, Place::paris, Place::nantes}), HunterEvent::hired_scouts);
  EXPECT_EQ(t.legal(seward), Texts{"play hired_scouts"});  // it cannot be kept
  t.play("seward play hired_scouts", "seward name paris", "seward name rome");
  EXPECT_TRUE(t.space(Spot::space2).up);
  EXPECT_FALSE(t.space(Spot::space1).up || t.space(Spot::space3).up);
  EXPECT_EQ(t.happened(Happening::not_there), 1);
  EXPECT_EQ(t.state().hunter_events.discard.count(HunterEvent::hired_scouts), 1);
}

TEST(HiredScouts, name_two_different_cities_and_may_name_the_castle) {  // Q32; DF-2
  auto t = drawn_and_played(Scenario{}, HunterEvent::hired_scouts);
  t.refuses("seward name north_sea");
  t.play("seward name castle_dracula");
  t.refuses("seward name castle_dracula");
  EXPECT_TRUE(t.allows("seward name paris"));
}

TEST(HiredScouts, who_find_his_city_reveal_him_after_all_cards) {  // Q35
  auto t = drawn_and_played(Scenario{}.trail({Place::munich, Place::venice}), HunterEvent::hired_scouts);
  t.play("seward name munich", "seward name venice");
  std::vector<Happening> order;
  for (const Event& event : t.events()) {
    const auto kind = Happening{event.kind};
    if (kind == Happening::location_revealed || kind == Happening::dracula_revealed) order.push_back(kind);
  }
  EXPECT_EQ(order, (std::vector{Happening::location_revealed, Happening::location_revealed,
                                Happening::dracula_revealed}));
}

TEST(Lairs, are_heard_of_as_the_table_says) {  // E22 E23
  const auto heard = [](std::string_view option, HunterEvent event) {
    auto t = drawn_and_played(Scenario{}
                                  .advanced()
                                  .option("lairs_heard", option)
                                  .trail({Place::munich})
                                  .lair(Spot::lair1, Place::paris)
                                  .lurker(Spot::lair1, Encounter::rats),
                              event);
    if (event == HunterEvent::hired_scouts) t.play("seward name paris", "seward name rome");
    if (kHunterAllies.has(event)) t.play("seward seek paris");
    return t.space(Spot::lair1).up;
  };
  EXPECT_TRUE(heard("scouts", HunterEvent::hired_scouts));
  EXPECT_TRUE(heard("scouts", HunterEvent::rufus_smith));
  EXPECT_FALSE(heard("scouts", HunterEvent::local_rumors));
  EXPECT_TRUE(heard("both", HunterEvent::hired_scouts));
  EXPECT_TRUE(heard("both", HunterEvent::jonathan_harker));
  EXPECT_TRUE(heard("both", HunterEvent::local_rumors));
  EXPECT_FALSE(heard("neither", HunterEvent::hired_scouts));
  EXPECT_FALSE(heard("neither", HunterEvent::sister_agatha));
  EXPECT_FALSE(heard("neither", HunterEvent::local_rumors));
}

TEST(NewspaperReports, turn_up_space_3_at_once_or_are_kept) {  // HunterEvent::newspaper_reports EV-2
  const auto trail = [] { return Scenario{}.trail({Place::munich, Place::zurich, Place::strasbourg}); };
  auto t = drawn(trail(), HunterEvent::newspaper_reports);
  EXPECT_EQ(t.legal(seward), (Texts{"play newspaper_reports", "keep"}));
  t.play("seward play newspaper_reports");
  EXPECT_TRUE(t.space(Spot::space3).up);
  auto kept = drawn(trail(), HunterEvent::newspaper_reports);
  kept.play("seward keep");
  EXPECT_EQ(kept.has(seward, HunterEvent::newspaper_reports), 1);
  EXPECT_FALSE(kept.space(Spot::space3).up);
  kept.play("helsing pass", "mina pass");  // not in a slot, but at dusk
  EXPECT_TRUE(kept.asks(seward, Step::ask_window));
}

TEST(NewspaperReports, at_dawn_and_dusk_turn_up_space_5_or_6) {  // HunterEvent::newspaper_reports EV-10 EV-11
  const auto trail = [] {
    return Scenario{}
        .trail(
            {Place::munich, Place::zurich, Place::strasbourg, Place::paris, Place::nantes, Place::bordeaux})
        .events(helsing, {HunterEvent::newspaper_reports});
  };
  auto dawn = trail().dawn();
  dawn.play("helsing play newspaper_reports");
  EXPECT_EQ(dawn.targets(helsing, "space"), (Texts{"space5", "space6"}));
  dawn.play("helsing space space6");
  EXPECT_TRUE(dawn.space(Spot::space6).up);
  auto dusk = trail().dusk();
  dusk.play("helsing play newspaper_reports", "helsing space space5");
  EXPECT_TRUE(dusk.space(Spot::space5).up);
  EXPECT_FALSE(dusk.space(Spot::space6).up);
}

TEST(NewspaperReports, on_a_space_without_a_location_do_nothing_and_turn_up_a_hide) {  // E24
  auto empty = drawn_and_played(Scenario{}.trail({Place::munich}), HunterEvent::newspaper_reports);
  EXPECT_EQ(empty.happened(Happening::not_there), 1);
  auto feed = drawn_and_played(Scenario{}
                                   .advanced()
                                   .trail({Place::munich, Place::zurich, Place::none, Place::strasbourg})
                                   .power(Spot::space3, Power::feed),
                               HunterEvent::newspaper_reports);
  EXPECT_EQ(feed.happened(Happening::not_there), 1);
  EXPECT_FALSE(feed.space(Spot::space4).up);
  auto hide = drawn_and_played(Scenario{}
                                   .advanced()
                                   .trail({Place::munich, Place::zurich, Place::none, Place::strasbourg})
                                   .power(Spot::space3, Power::hide),
                               HunterEvent::newspaper_reports);
  EXPECT_TRUE(hide.space(Spot::space3).up);
  EXPECT_FALSE(hide.space(Spot::space4).up);
}

TEST(LocalRumors, turn_up_every_hideout_next_to_the_hunter) {  // HunterEvent::local_rumors E22
  auto t = drawn_and_played(
      Scenario{}.trail({Place::strasbourg, Place::paris, Place::nantes, Place::clermont_ferrand}),
      HunterEvent::local_rumors);
  EXPECT_TRUE(t.space(Spot::space1).up && t.space(Spot::space2).up && t.space(Spot::space4).up);
  EXPECT_FALSE(t.space(Spot::space3).up);
  EXPECT_TRUE(t.state().revealed);
}

TEST(LocalRumors, count_sea_zones_as_neighbours_and_place_the_figure_last) {  // E22 Q35
  auto t = Scenario{}
               .trail({Place::venice, Place::adriatic_sea, Place::bari})
               .at(mina, Place::florence)
               .at(seward, Place::venice)
               .day(mina);
  t.play("mina supply", "nature event local_rumors", "nature back hunter", "mina play local_rumors");
  EXPECT_TRUE(t.space(Spot::space1).up);  // Venice is next to Florence
  EXPECT_FALSE(t.space(Spot::space2).up);
  auto port = Scenario{}.trail({Place::rome, Place::tyrrhenian_sea, Place::naples}).at(mina, Place::bari);
  auto at_bari = port.day(mina);
  at_bari.play("mina supply", "nature event local_rumors", "nature back hunter", "mina play local_rumors");
  EXPECT_TRUE(at_bari.space(Spot::space1).up && at_bari.space(Spot::space3).up);
  EXPECT_FALSE(at_bari.space(Spot::space2).up);  // Bari's zone is the Adriatic
  auto genoa = Scenario{}.trail({Place::rome, Place::tyrrhenian_sea}).at(mina, Place::cagliari).day(mina);
  genoa.play("mina supply", "nature event local_rumors", "nature back hunter", "mina play local_rumors");
  EXPECT_TRUE(genoa.space(Spot::space2).up);  // a zone counts
  EXPECT_FALSE(genoa.space(Spot::space1).up);
}

TEST(EvilPresence, names_the_hunters_next_to_dracula) {  // HunterEvent::evil_presence Q39 E22
  const auto named = [](const Scenario& scenario) {
    auto t = drawn_and_played(scenario, HunterEvent::evil_presence);
    const auto said = t.events_of(Happening::answer_adjacent);
    EXPECT_EQ(said.size(), 1U);
    return said.empty() ? PlayerSet{} : PlayerSet::from_bits(static_cast<std::uint8_t>(said[0].args[0]));
  };
  // Seward is in Geneva, Mina in Brussels: both next to Paris.
  EXPECT_EQ(named(Scenario{}.trail({Place::paris})), (PlayerSet{seward, mina}));
  // In his own city is not next to it.
  EXPECT_EQ(named(Scenario{}.trail({Place::brussels}).revealed().at(seward, Place::rome)),
            PlayerSet(helsing));
  // A hunter at sea is next to its ports, and the other way round; one in a hospital is nowhere.
  EXPECT_EQ(named(Scenario{}.trail({Place::london}).at(mina, Place::english_channel)), PlayerSet(mina));
  EXPECT_EQ(named(Scenario{}.trail({Place::north_sea})), PlayerSet(helsing));
  EXPECT_EQ(named(Scenario{}.trail({Place::florence}).hospital(mina, Place::rome)), PlayerSet{});
}

TEST(BehindTheVeil, shows_both_hands_and_one_encounter_goes) {  // HunterEvent::behind_the_veil EV-2
  auto t = drawn_and_played(Scenario{}
                                .omens({DraculaEvent::enraged, DraculaEvent::seduction})
                                .hand({Encounter::rats, Encounter::wolves}),
                            HunterEvent::behind_the_veil);
  EXPECT_EQ(t.happened(Happening::omen_shown), 2);
  EXPECT_EQ(t.happened(Happening::encounter_shown), 2);
  EXPECT_EQ(t.targets(seward, "drop"), (Texts{"rats", "wolves"}));
  t.play("seward drop rats");
  EXPECT_EQ(t.has(Encounter::rats), 0);
  EXPECT_EQ(t.state().encounter_discard.count(Encounter::rats), 1);
  EXPECT_EQ(t.state().omen_count, 2);
  auto empty = drawn_and_played(Scenario{}, HunterEvent::behind_the_veil);
  EXPECT_TRUE(empty.asks(helsing, Step::ask_action));  // nothing to discard
}

TEST(Events, drawn_at_once_do_not_count_for_the_limit) {  // EV-2
  auto t = drawn(Scenario{}.events(seward, {HunterEvent::long_night, HunterEvent::good_luck,
                                            HunterEvent::forewarned, HunterEvent::escape_route}),
                 HunterEvent::evil_presence);
  t.play("seward play evil_presence");
  EXPECT_EQ(t.hunter(seward).event_count, 4);
  EXPECT_TRUE(t.asks(helsing, Step::ask_action));
}

// Allies.

TEST(Allies, search_for_a_city_or_stay) {  // HunterEvent::jonathan_harker EV-1 EV-2
  for (const HunterEvent ally : kHunterAllies) {
    auto search = drawn_and_played(Scenario{}.trail({Place::munich, Place::paris}), ally);
    search.play("seward seek paris");
    EXPECT_TRUE(search.space(Spot::space2).up);
    EXPECT_EQ(search.state().ally, HunterEvent::none);
    EXPECT_EQ(search.state().hunter_events.discard.count(ally), 1);
    auto stay = drawn_and_played(Scenario{}, ally);
    stay.play("seward ally");
    EXPECT_EQ(stay.state().ally, ally);
    EXPECT_EQ(stay.state().hunter_events.discard.count(ally), 0);
  }
}

TEST(Allies, a_new_one_sends_the_old_one_away) {  // EV-1
  auto t = drawn_and_played(Scenario{}.ally(HunterEvent::sister_agatha), HunterEvent::rufus_smith);
  t.play("seward ally");
  EXPECT_EQ(t.state().ally, HunterEvent::rufus_smith);
  EXPECT_EQ(t.state().hunter_events.discard.count(HunterEvent::sister_agatha), 1);
}

TEST(JonathanHarker, turns_up_what_slides_onto_space_6) {  // HunterEvent::jonathan_harker EV-32 E24
  const auto slid = [](Scenario scenario) {
    auto t = scenario.ally(HunterEvent::jonathan_harker).dracula_phase();
    EXPECT_TRUE(t.asks(count, Step::ask_move));  // right after the slide, before the card is chosen
    return t.space(Spot::space6).up;
  };
  EXPECT_TRUE(
      slid(Scenario{}.trail({Place::munich, Place::zurich, Place::strasbourg, Place::paris, Place::nantes})));
  EXPECT_FALSE(slid(Scenario{}.trail({Place::munich, Place::zurich, Place::strasbourg, Place::paris})));
  EXPECT_TRUE(slid(
      Scenario{}
          .advanced()
          .trail({Place::munich, Place::zurich, Place::strasbourg, Place::paris, Place::none, Place::nantes})
          .power(Spot::space5, Power::hide)
          .option("lairs", "off")));
}

TEST(RufusSmith, makes_the_way_from_zone_to_zone_dearer) {  // HunterEvent::rufus_smith EV-32
  const auto damage = [](Place from, std::string_view to, HunterEvent ally) {
    auto scenario = Scenario{}.trail({from});
    if (ally != HunterEvent::none) scenario.ally(ally);
    auto t = scenario.dracula_phase();
    t.play("dracula go " + std::string(to));
    return t.damage(count);
  };
  EXPECT_EQ(damage(Place::ionian_sea, "adriatic_sea", HunterEvent::none), 1);
  EXPECT_EQ(damage(Place::ionian_sea, "adriatic_sea", HunterEvent::rufus_smith), 2);
  EXPECT_EQ(damage(Place::athens, "ionian_sea", HunterEvent::rufus_smith), 2);  // as always
  EXPECT_EQ(damage(Place::ionian_sea, "athens", HunterEvent::rufus_smith), 0);
}

TEST(SisterAgatha, hurts_dracula_after_his_fangs) {  // HunterEvent::sister_agatha
  auto t = fight_in_paris(Scenario{}.at(mina, Place::paris).ally(HunterEvent::sister_agatha).damage(count, 5),
                          {"fangs", "fangs", "claws", "strength", "plotting"});
  t.play("dracula fight fangs", "mina use punch");
  EXPECT_EQ(t.damage(count), 5 - 2 + 2 + 1);  // healed, hurt by her, hurt by the Punch
}

// Dawn and dusk.

TEST(LongNight, lets_hunters_move_by_road_at_night) {  // HunterEvent::long_night E4 EV-10
  auto t = Scenario{}
               .events(helsing, {HunterEvent::long_night})
               .tickets(godalming, {Ticket::t32})
               .trail({Place::munich, Place::geneva})
               .lurker(Spot::space2, Encounter::rats)
               .dawn();
  t.play("helsing play long_night", "godalming pass", "seward pass", "helsing pass", "mina pass");
  EXPECT_EQ(t.state().phase, Phase::night);
  t.refuses("godalming rail", "godalming sail");
  t.play("godalming road bucharest", "nature back hunter");
  EXPECT_EQ(t.at(godalming), Place::bucharest);
  EXPECT_EQ(t.state().hunter_buried, 1);  // Q13: thrown away unseen
  EXPECT_EQ(t.state().hunter_events.discard.size(), 1);
  t.play("seward road geneva", "dracula ambush 0");  // what is there meets him first
  EXPECT_EQ(t.damage(seward), 2);
  t.play("nature omen false_tip", "dracula keep");
  EXPECT_EQ(t.has(DraculaEvent::false_tip), 1);
  t.play("helsing pass", "mina pass", "dracula pass");
  EXPECT_FALSE(t.state().long_night);  // for one night
}

TEST(LongNight, takes_no_card_where_nobody_moves_and_none_by_day) {  // HunterEvent::long_night E4
  auto t = Scenario{}.events(helsing, {HunterEvent::long_night}).dawn();
  t.play("helsing play long_night", "godalming road bucharest");
  EXPECT_TRUE(t.asks(seward, Step::ask_action));
  auto dusk = Scenario{}.events(helsing, {HunterEvent::long_night}).dusk();
  dusk.refuses("helsing play long_night");
}

TEST(LongNight, and_a_bottom_card_known_to_be_the_hunters) {  // Q13; HunterEvent::long_night
  auto scenario = Scenario{};
  scenario.state_.long_night = true;
  scenario.state_.bottom_hunters = 1;
  auto t = scenario.night(helsing);
  t.play("helsing road cologne");
  EXPECT_EQ(t.legal(kNature), Texts{"back hunter"});
  t.play("nature back hunter");
  EXPECT_EQ(t.state().bottom_hunters, 0);
  t.play("mina road paris");
  EXPECT_TRUE(t.allows("nature back hunter") && t.allows("nature omen false_tip"));
}

TEST(LongNight, dracula_found_at_night_may_leave_before_the_dawn) {  // E4
  auto scenario = Scenario{}.trail({Place::paris}).hand({Encounter::rats});
  scenario.state_.long_night = true;
  auto t = scenario.night(mina);
  t.play("mina road paris", "nature back hunter");
  EXPECT_TRUE(t.state().revealed);
  t.play("dracula go nantes", "dracula lay rats").let_nature_act();
  EXPECT_FALSE(t.state().revealed);
  EXPECT_FALSE(t.fighting());
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
}

// A day on which Renewed Vigor works.
Tabletop vigorous(Scenario scenario) {
  auto t = scenario.events(helsing, {HunterEvent::renewed_vigor}).dawn();
  t.pass_until(helsing, Step::ask_window);
  t.play("helsing play renewed_vigor");
  if (t.asks(godalming, Step::ask_window)) t.play("godalming pass");
  return t;
}

TEST(RenewedVigor, gives_a_second_different_action) {  // HunterEvent::renewed_vigor E2 EV-10
  auto t = vigorous(Scenario{}.damage(godalming, 3));
  t.play("godalming rest");
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
  t.refuses("godalming rest");
  t.play("godalming road bucharest");
  EXPECT_TRUE(t.asks(seward, Step::ask_action));
  t.play("seward pass", "seward pass", "helsing pass", "helsing pass", "mina pass", "mina pass");
  EXPECT_EQ(t.state().phase, Phase::night);
  EXPECT_FALSE(t.state().vigor);  // only by day
  t.play("godalming rest");
  EXPECT_TRUE(t.asks(seward, Step::ask_action));
  auto dusk = Scenario{}.events(helsing, {HunterEvent::renewed_vigor}).dusk();
  dusk.refuses("helsing play renewed_vigor");
}

TEST(RenewedVigor, special_actions_are_one_kind_and_both_are_taken_in_one_turn) {  // E2
  auto t = vigorous(Scenario{}
                        .items(godalming, {Item::stake, Item::fast_horses})
                        .events(godalming, {HunterEvent::vampire_lair})
                        .influence(4));
  t.play("godalming gallop", "nature horses t11", "godalming road varna");
  t.refuses("godalming play vampire_lair");
  EXPECT_TRUE(t.allows("godalming road sofia") && t.allows("godalming supply"));
}

TEST(RenewedVigor, a_delayed_hunter_stands_up_with_one_of_the_two) {  // E2; E6
  auto t = vigorous(Scenario{}.delayed(godalming));
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
  EXPECT_FALSE(t.delayed(godalming));
  t.play("godalming pass");
  EXPECT_TRUE(t.asks(seward, Step::ask_action));
  // Delayed and with bats: he stands up, and is carried off and delayed with the other.
  auto bats = vigorous(Scenario{}.delayed(godalming).bats(godalming));
  EXPECT_TRUE(bats.asks(count, Step::ask_bats));
  bats.play("dracula shift varna");
  EXPECT_TRUE(bats.delayed(godalming));
  EXPECT_TRUE(bats.asks(seward, Step::ask_action));
  // Bats alone: carried off with the first, on his feet again with the second.
  auto fly = vigorous(Scenario{}.bats(godalming));
  fly.play("dracula shift varna");
  EXPECT_FALSE(fly.delayed(godalming));
  EXPECT_TRUE(fly.asks(seward, Step::ask_action));
}

TEST(SpeedyTelegraph, lets_the_hunters_choose_who_is_next) {  // HunterEvent::speedy_telegraph E3 EV-10
  auto t = Scenario{}.events(mina, {HunterEvent::speedy_telegraph}).dawn();
  t.play("mina play speedy_telegraph");
  EXPECT_TRUE(t.asks(godalming, Step::ask_next));
  EXPECT_EQ(t.targets(godalming, "act_next"), (Texts{"1", "2", "3", "4"}));
  t.play("godalming act_next 4", "mina pass", "godalming act_next 3", "helsing pass");
  EXPECT_EQ(t.targets(godalming, "act_next"), (Texts{"1", "2"}));
  t.play("godalming act_next 2", "seward pass");
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));  // the last one is not asked for
  t.play("godalming pass");
  EXPECT_TRUE(t.asks(godalming, Step::ask_next));  // at night too
  t.play("godalming act_next 2", "seward pass", "godalming act_next 1", "godalming pass",
         "helsing act_next 3", "helsing pass", "mina pass");
  EXPECT_FALSE(t.state().telegraph);
}

TEST(SpeedyTelegraph, with_renewed_vigor_each_takes_both_actions_in_the_own_turn) {  // E2 E3
  auto t = Scenario{}
               .events(mina, {HunterEvent::speedy_telegraph})
               .events(seward, {HunterEvent::renewed_vigor})
               .dawn();
  t.play("seward play renewed_vigor", "mina play speedy_telegraph", "godalming act_next 4",
         "mina road paris");
  EXPECT_TRUE(t.asks(mina, Step::ask_action));
  t.refuses("mina road");
  t.play("mina pass");
  EXPECT_EQ(t.targets(godalming, "act_next"), (Texts{"1", "2", "3"}));
}

TEST(SurprisingReturn, fetches_each_ally_of_the_hunters) {  // HunterEvent::surprising_return E5 EV-10 EV-11
  for (const HunterEvent ally : kHunterAllies) {
    auto t = Scenario{}.events(seward, {HunterEvent::surprising_return}).discarded({ally}).dusk();
    t.play("seward play surprising_return", "seward play " + text(ally), "seward ally");
    EXPECT_EQ(t.state().ally, ally);
    EXPECT_EQ(t.state().hunter_events.discard.count(ally), 0);
    auto search = Scenario{}
                      .trail({Place::munich, Place::paris})
                      .events(seward, {HunterEvent::surprising_return})
                      .discarded({ally})
                      .dawn();
    search.play("seward play surprising_return", "seward play " + text(ally), "seward seek paris");
    EXPECT_TRUE(search.space(Spot::space2).up);
    EXPECT_EQ(search.state().hunter_events.discard.count(ally), 1);  // back among the discards
  }
}

TEST(SurprisingReturn, needs_an_ally_of_the_hunters_among_the_discards) {  // E5
  auto t = Scenario{}
               .events(seward, {HunterEvent::surprising_return})
               .discarded({HunterEvent::hired_scouts})
               .discarded({DraculaEvent::great_wolf})
               .dawn();
  t.refuses("seward play surprising_return");
  EXPECT_TRUE(t.asks(seward, Step::ask_window));  // asked all the same (Q10)
}

// Special actions.

TEST(SenseOfEmergency, costs_two_and_goes_up_to_three_roads) {  // HunterEvent::sense_of_emergency E12 EV-13
  auto t = Scenario{}.at(mina, Place::edinburgh).events(mina, {HunterEvent::sense_of_emergency}).day(mina);
  t.play("mina play sense_of_emergency");
  EXPECT_EQ(t.damage(mina), 2);
  EXPECT_EQ(t.targets(mina, "road"), (Texts{"liverpool", "london", "manchester", "plymouth", "swansea"}));
  t.refuses("mina pass");
  t.play("mina road plymouth");
  EXPECT_EQ(t.at(mina), Place::plymouth);
  auto night = Scenario{}.events(mina, {HunterEvent::sense_of_emergency}).night(mina);
  night.refuses("mina play sense_of_emergency");
}

TEST(SenseOfEmergency, whoever_it_defeats_does_not_move) {  // E12
  auto t = Scenario{}.damage(mina, 7).events(mina, {HunterEvent::sense_of_emergency}).day(mina);
  t.play("mina play sense_of_emergency");
  EXPECT_TRUE(t.defeated(mina));
  EXPECT_EQ(t.at(mina), Place::brussels);
  EXPECT_EQ(t.influence(), 2);
}

TEST(SenseOfEmergency, needs_an_open_chain_of_roads) {  // Q21
  auto t = Scenario{}
               .at(mina, Place::edinburgh)
               .events(mina, {HunterEvent::sense_of_emergency})
               .fog(Place::london)
               .block(Line::road_liverpool_manchester)
               .day(mina);
  t.play("mina play sense_of_emergency");
  EXPECT_EQ(t.targets(mina, "road"), Texts{"manchester"});
}

TEST(BloodTransfusion, takes_a_bite_from_another_and_costs_one) {  // HunterEvent::blood_transfusion EV-13
  auto t = Scenario{}
               .at(helsing, Place::marseilles)
               .bites(helsing, 2)
               .events(seward, {HunterEvent::blood_transfusion})
               .night(seward);
  t.play("seward play blood_transfusion", "seward target 3");
  EXPECT_EQ(t.bites(helsing), 1);
  EXPECT_EQ(t.damage(seward), 1);
}

TEST(BloodTransfusion, refusals) {  // E20; HunterEvent::blood_transfusion
  auto mina_only =
      Scenario{}.at(mina, Place::marseilles).events(seward, {HunterEvent::blood_transfusion}).day(seward);
  mina_only.refuses("seward play blood_transfusion");  // hers is printed
  auto weakened = Scenario{}
                      .at(helsing, Place::marseilles)
                      .bites(helsing, 1)
                      .bites(seward, 1)
                      .events(seward, {HunterEvent::blood_transfusion})
                      .day(seward);
  weakened.refuses("seward play blood_transfusion");  // weakened himself
  auto far = Scenario{}.bites(helsing, 1).events(seward, {HunterEvent::blood_transfusion}).day(seward);
  far.refuses("seward play blood_transfusion");
}

TEST(BloodTransfusion, may_defeat_the_giver) {  // E20
  auto t = Scenario{}
               .at(helsing, Place::marseilles)
               .bites(helsing, 1)
               .damage(seward, 8)
               .events(seward, {HunterEvent::blood_transfusion})
               .day(seward);
  t.play("seward play blood_transfusion", "seward target 3");
  EXPECT_TRUE(t.defeated(seward));
  EXPECT_EQ(t.bites(helsing), 0);
}

TEST(MoneyTrail, turns_up_a_sea_card) {  // HunterEvent::money_trail EV-13
  auto t = Scenario{}
               .trail({Place::north_sea, Place::english_channel, Place::london})
               .up(Spot::space2)
               .events(seward, {HunterEvent::money_trail})
               .night(seward);
  t.play("seward play money_trail");
  EXPECT_EQ(t.targets(seward, "space"), Texts{"space1"});
  t.play("seward space space1");
  EXPECT_TRUE(t.space(Spot::space1).up);
  EXPECT_FALSE(t.state().revealed);  // never at sea
  auto land = Scenario{}.trail({Place::london}).events(seward, {HunterEvent::money_trail}).day(seward);
  land.refuses("seward play money_trail");
}

TEST(VampireLair, takes_two_influence_for_a_stake) {  // HunterEvent::vampire_lair EV-13
  auto t =
      Scenario{}.items(mina, {Item::stake}).events(mina, {HunterEvent::vampire_lair}).influence(5).day(mina);
  t.play("mina play vampire_lair");
  EXPECT_EQ(t.influence(), 3);
  EXPECT_EQ(t.has(mina, Item::stake), 0);
  EXPECT_TRUE(t.delayed(mina));
  auto least =
      Scenario{}.items(mina, {Item::stake}).events(mina, {HunterEvent::vampire_lair}).influence(1).day(mina);
  least.play("mina play vampire_lair");
  EXPECT_EQ(least.influence(), 0);
  auto without = Scenario{}.events(mina, {HunterEvent::vampire_lair}).day(mina);
  without.refuses("mina play vampire_lair");
  auto night = Scenario{}.items(mina, {Item::stake}).events(mina, {HunterEvent::vampire_lair}).night(mina);
  night.refuses("mina play vampire_lair");
}

TEST(ConsecratedGround, turns_up_all_that_lies_in_its_city) {  // HunterEvent::consecrated_ground EV-13
  auto t = Scenario{}
               .trail({Place::paris, Place::nantes})
               .lurker(Spot::space1, Encounter::rats)
               .lurker(Spot::space2, Encounter::wolves)
               .events(mina, {HunterEvent::consecrated_ground})
               .night(mina);
  t.play("mina play consecrated_ground");
  t.refuses("mina name castle_dracula", "mina name galatz", "mina name klausenburg", "mina name north_sea");
  t.play("mina name paris");
  EXPECT_EQ(t.state().consecrated, Place::paris);
  EXPECT_TRUE(t.state().revealed);
  EXPECT_TRUE(t.state().lurkers[0].up);
  EXPECT_FALSE(t.state().lurkers[1].up);
  t.refuses("dracula go paris");
  auto day = Scenario{}.events(mina, {HunterEvent::consecrated_ground}).day(mina);
  day.refuses("mina play consecrated_ground");
}

TEST(ConsecratedGround, then_each_hunter_may_show_a_heavenly_host) {  // E65
  auto t = Scenario{}
               .trail({Place::munich, Place::zurich})
               .items(godalming, {Item::heavenly_host})
               .items(seward, {Item::knife})
               .items(helsing, {Item::heavenly_host})
               .events(mina, {HunterEvent::consecrated_ground})
               .night(mina);
  t.play("mina play consecrated_ground", "mina name paris");
  EXPECT_TRUE(t.asks(godalming, Step::ask_host));
  t.refuses("godalming name paris", "godalming name galatz");
  t.play("godalming name zurich");
  EXPECT_TRUE(t.space(Spot::space2).up);
  EXPECT_EQ(t.has(godalming, Item::heavenly_host), 1);  // only shown
  EXPECT_EQ(t.legal(seward), Texts{"pass"});            // being asked tells nothing
  t.play("seward pass");
  t.refuses("helsing name zurich");  // there is such a token already
  t.play("helsing pass");
  EXPECT_EQ(t.state().hosts.count(), 1);
}

TEST(ConsecratedGround, played_once_more_moves_its_token) {  // E65
  auto t = Scenario{}.consecrated(Place::rome).events(mina, {HunterEvent::consecrated_ground}).night(mina);
  t.play("mina play consecrated_ground");
  t.refuses("mina name rome");
  t.play("mina name paris");
  EXPECT_EQ(t.state().consecrated, Place::paris);
}

TEST(ConsecratedGround, a_lair_there_is_turned_up_and_closed_but_may_ambush) {  // E66
  auto scenario = Scenario{}
                      .advanced()
                      .trail({Place::strasbourg})
                      .lair(Spot::lair1, Place::paris)
                      .lurker(Spot::lair1, Encounter::rats);
  auto t = Scenario(scenario).events(mina, {HunterEvent::consecrated_ground}).night(mina);
  t.play("mina play consecrated_ground", "mina name paris");
  EXPECT_TRUE(t.space(Spot::lair1).up);
  EXPECT_TRUE(t.state().lurkers[0].up);
  t.play("dracula pass");  // he keeps the lair
  t.refuses("dracula go paris");
  EXPECT_TRUE(t.allows("dracula go zurich"));
  auto enter = scenario.consecrated(Place::paris).up(Spot::lair1).day(mina);
  enter.play("mina road paris", "dracula ambush 0");
  EXPECT_EQ(enter.damage(mina), 2);
}

TEST(MysticResearch, throws_draculas_cards_off_the_bottom) {  // HunterEvent::mystic_research Q13 EV-13
  auto t = Scenario{}.events(helsing, {HunterEvent::mystic_research}).day(helsing);
  t.play("helsing play mystic_research", "nature back hunter", "nature back dracula", "nature back hunter",
         "nature back dracula", "nature back hunter", "nature back hunter");
  EXPECT_EQ(t.state().dracula_buried, 2);
  EXPECT_EQ(t.state().dracula_deck, 23);
  EXPECT_EQ(t.state().dracula_events.deck.size(), 25);  // nobody has seen their faces
  EXPECT_EQ(t.state().bottom_hunters, 4);
  EXPECT_EQ(t.happened(Happening::backs_seen), 6);
  EXPECT_EQ(t.events_of(Happening::backs_seen)[0].secret, 0);
  auto other = Scenario{}.events(mina, {HunterEvent::mystic_research}).day(mina);
  other.refuses("mina play mystic_research");
}

TEST(MysticResearch, then_the_next_cards_at_night_are_the_hunters) {  // HunterEvent::mystic_research
  auto t = Scenario{}.events(helsing, {HunterEvent::mystic_research}).night(helsing);
  t.play("helsing play mystic_research", "nature back hunter", "nature back dracula", "nature back dracula",
         "nature back dracula", "nature back dracula", "nature back dracula", "mina supply",
         "nature item knife", "mina open_item knife");
  t.refuses("nature omen");
  t.play("nature event good_luck", "mina keep");
  EXPECT_EQ(t.state().bottom_hunters, 0);
}

TEST(WaxCylinders, deduction_turns_up_the_encounters_of_a_hideout) {  // HunterEvent::wax_cylinders EV-13
  auto t = Scenario{}
               .trail({Place::munich, Place::paris})
               .lurker(Spot::space2, Encounter::rats)
               .lurker(Spot::space2, Encounter::wolves)
               .events(seward, {HunterEvent::wax_cylinders})
               .day(seward);
  t.play("seward play wax_cylinders");
  t.refuses("seward analysis");  // without powers there is no Hide
  t.play("seward space space2");
  EXPECT_TRUE(t.state().lurkers[0].up && t.state().lurkers[1].up);
  EXPECT_FALSE(t.space(Spot::space2).up);
  EXPECT_EQ(t.has(seward, HunterEvent::wax_cylinders), 0);
  auto other = Scenario{}
                   .trail({Place::munich})
                   .lurker(Spot::space1, Encounter::rats)
                   .events(mina, {HunterEvent::wax_cylinders})
                   .day(mina);
  other.refuses("mina play wax_cylinders");
}

TEST(WaxCylinders, analysis_shows_hide_and_the_card_returns) {  // HunterEvent::wax_cylinders
  auto t = Scenario{}
               .advanced()
               .trail({Place::munich, Place::none, Place::paris})
               .power(Spot::space2, Power::hide)
               .events(seward, {HunterEvent::wax_cylinders})
               .day(seward);
  t.play("seward play wax_cylinders", "seward analysis");
  EXPECT_TRUE(t.space(Spot::space2).up);
  EXPECT_EQ(t.has(seward, HunterEvent::wax_cylinders), 1);
  auto deck =
      Scenario{}.advanced().trail({Place::munich}).events(seward, {HunterEvent::wax_cylinders}).day(seward);
  deck.play("seward play wax_cylinders", "seward analysis");
  EXPECT_EQ(deck.happened(Happening::hide_revealed), 1);
  EXPECT_EQ(deck.has(seward, HunterEvent::wax_cylinders), 1);
}

TEST(Hypnosis, makes_dracula_name_his_region) {  // HunterEvent::hypnosis E21 EV-13
  const auto answer = [](Place dracula) {
    auto t = Scenario{}
                 .trail({dracula})
                 .at(helsing, Place::brussels)
                 .events(mina, {HunterEvent::hypnosis})
                 .night(mina);
    t.play("mina play hypnosis");
    EXPECT_TRUE(t.delayed(mina));
    const auto said = t.events_of(Happening::answer_region);
    EXPECT_EQ(said.size(), 1U);
    return said.empty() ? Region::balkans : Region{static_cast<std::uint8_t>(said[0].args[0])};
  };
  EXPECT_EQ(answer(Place::munich), Region::germania);
  EXPECT_EQ(answer(Place::rome), Region::italia);
  EXPECT_EQ(answer(Place::black_sea), Region::none);  // "at sea"
  auto alone = Scenario{}.events(mina, {HunterEvent::hypnosis}).day(mina);
  alone.refuses("mina play hypnosis");
  auto other = Scenario{}.at(mina, Place::marseilles).events(seward, {HunterEvent::hypnosis}).day(seward);
  other.refuses("seward play hypnosis");
}

// By day, and as answers.

TEST(GoodLuck, removes_a_roadblock_or_an_ally_without_an_action) {  // HunterEvent::good_luck EV-14
  auto t = Scenario{}
               .events(mina, {HunterEvent::good_luck, HunterEvent::good_luck})
               .block(Line::road_brussels_paris)
               .dark_ally(DraculaEvent::great_wolf)
               .day(mina);
  t.play("mina play good_luck");
  EXPECT_EQ(t.legal(mina), (Texts{"unblock road_brussels_paris", "expel"}));
  t.play("mina unblock road_brussels_paris", "mina open_event good_luck");
  EXPECT_TRUE(t.asks(mina, Step::ask_action));
  t.play("mina play good_luck", "mina expel");
  EXPECT_EQ(t.state().dark_ally, DraculaEvent::none);
  EXPECT_EQ(t.state().dracula_events.discard.count(DraculaEvent::great_wolf), 1);
  EXPECT_TRUE(t.allows("mina road paris"));
}

TEST(GoodLuck, needs_something_to_help_against_and_a_day) {  // EV-14 Q14
  auto nothing = Scenario{}.events(mina, {HunterEvent::good_luck}).day(mina);
  nothing.refuses("mina play good_luck");
  auto night = Scenario{}.events(mina, {HunterEvent::good_luck}).block(Line::road_brussels_paris).night(mina);
  night.refuses("mina play good_luck");
  auto dawn = Scenario{}.events(mina, {HunterEvent::good_luck}).block(Line::road_brussels_paris).dawn();
  EXPECT_TRUE(dawn.asks(mina, Step::ask_window));
  dawn.refuses("mina play good_luck");  // a dawn is no day
}

TEST(GoodLuck, every_hunter_is_asked_as_the_table_says) {  // EV-14
  const auto table = [](std::string_view luck) {
    auto t = Scenario{}
                 .option("luck", luck)
                 .events(seward, {HunterEvent::long_night})
                 .events(mina, {HunterEvent::good_luck})
                 .block(Line::road_brussels_paris)
                 .dawn();
    t.play("seward pass", "mina pass");  // dawn
    return t;
  };
  auto start = table("day_start");
  EXPECT_TRUE(start.asks(seward, Step::ask_luck));  // before the first action, with any event in hand
  start.play("seward pass");
  EXPECT_TRUE(start.asks(mina, Step::ask_luck));
  start.play("mina pass", "godalming pass");
  EXPECT_TRUE(start.asks(seward, Step::ask_action));  // not again
  auto each = table("each_turn");
  EXPECT_TRUE(each.asks(seward, Step::ask_luck));
  each.play("seward pass", "mina pass", "godalming pass");
  EXPECT_TRUE(each.asks(mina, Step::ask_luck));  // before Seward's action; he himself is not asked
  each.play("mina play good_luck", "mina unblock road_brussels_paris");
  EXPECT_TRUE(each.asks(seward, Step::ask_action));
}

TEST(Forewarned, throws_an_ambush_away_unless_it_is_a_vampire) {  // HunterEvent::forewarned EV-19
  auto t = Scenario{}
               .trail({Place::munich, Place::paris})
               .lurker(Spot::space2, Encounter::saboteur)
               .lurker(Spot::space2, Encounter::rats)
               .events(mina, {HunterEvent::forewarned})
               .day(mina);
  t.play("mina road paris", "dracula ambush 0", "mina play forewarned");
  EXPECT_FALSE(t.delayed(mina));
  EXPECT_EQ(t.state().encounter_discard.count(Encounter::saboteur), 1);
  EXPECT_TRUE(t.asks(count, Step::ask_ambush));  // he may go on with another
  t.play("dracula ambush 0");
  EXPECT_EQ(t.damage(mina), 2);
  auto vampire = Scenario{}
                     .trail({Place::munich, Place::paris})
                     .lurker(Spot::space2, Encounter::reckless_vampire)
                     .events(mina, {HunterEvent::forewarned})
                     .day(mina);
  vampire.play("mina road paris", "dracula ambush 0");
  EXPECT_EQ(vampire.to_act(), SeatSet(kNature));  // the fight begins
  EXPECT_TRUE(vampire.fighting());
  auto search = Scenario{}
                    .trail({Place::munich, Place::brussels})
                    .up(Spot::space2)
                    .lurker(Spot::space2, Encounter::saboteur)
                    .events(mina, {HunterEvent::forewarned})
                    .day(mina);
  search.play("mina search");
  EXPECT_TRUE(search.delayed(mina));  // not in a search
}

TEST(Dogs, answer_an_ambush_by_what_they_chase) {  // EV-19; Item::dogs
  auto t = Scenario{}
               .trail({Place::munich, Place::paris})
               .lurker(Spot::space2, Encounter::wolves)
               .items(mina, {Item::dogs})
               .day(mina);
  t.play("mina road paris", "dracula ambush 0", "mina use dogs");
  EXPECT_EQ(t.damage(mina), 0);
  EXPECT_EQ(t.has(mina, Item::dogs), 0);
}

TEST(CharteredCarriage, goes_four_railways_of_any_colour) {  // HunterEvent::chartered_carriage EV-15
  auto t = Scenario{}
               .at(mina, Place::zurich)
               .events(mina, {HunterEvent::chartered_carriage})
               .tickets(mina, {Ticket::t1})
               .day(mina);
  t.play("mina carriage t1");
  EXPECT_TRUE(t.allows("mina ride milan"));     // one
  EXPECT_TRUE(t.allows("mina ride rome"));      // four, all yellow
  EXPECT_TRUE(t.allows("mina ride brussels"));  // four, two colours
  t.refuses("mina ride naples", "mina ride zurich");
  t.play("mina ride rome");
  EXPECT_EQ(t.at(mina), Place::rome);
  EXPECT_EQ(t.hunter(mina).ticket_count, 0);
  EXPECT_EQ(t.has(mina, HunterEvent::chartered_carriage), 0);
  auto without = Scenario{}.events(mina, {HunterEvent::chartered_carriage}).day(mina);
  without.refuses("mina carriage");
  auto night =
      Scenario{}.events(mina, {HunterEvent::chartered_carriage}).tickets(mina, {Ticket::t1}).night(mina);
  night.refuses("mina carriage");
}

TEST(GreatStrength, prevents_deadly_damage_from_anywhere_or_in_combat_only) {  // HunterEvent::great_strength
  const auto asked = [](std::string_view option) {
    auto t = Scenario{}
                 .option("great_strength", option)
                 .trail({Place::munich, Place::paris})
                 .lurker(Spot::space2, Encounter::wolves)
                 .damage(mina, 6)
                 .events(godalming, {HunterEvent::great_strength})
                 .day(mina);
    t.play("mina road paris", "dracula ambush 0");
    if (!t.asks(godalming, Step::ask_save)) return t;
    t.play("godalming play great_strength");
    return t;
  };
  auto anywhere = asked("anywhere");
  EXPECT_FALSE(anywhere.defeated(mina));
  EXPECT_EQ(anywhere.damage(mina), 6);  // all of it
  auto combat = asked("combat");
  EXPECT_TRUE(combat.defeated(mina));
}

TEST(GreatStrength, is_not_asked_for_lesser_wounds) {  // HunterEvent::great_strength
  auto t = Scenario{}
               .trail({Place::munich, Place::paris})
               .lurker(Spot::space2, Encounter::wolves)
               .damage(mina, 4)
               .events(godalming, {HunterEvent::great_strength})
               .day(mina);
  t.play("mina road paris", "dracula ambush 0");
  EXPECT_EQ(t.damage(mina), 8);
  EXPECT_EQ(t.has(godalming, HunterEvent::great_strength), 1);
}

// Start of combat.

TEST(EscapeRoute, lets_oneself_or_another_leave) {  // HunterEvent::escape_route
  auto t = fight_in_paris(
      Scenario{}.at(mina, Place::paris).at(seward, Place::paris).events(seward, {HunterEvent::escape_route}),
      {"fangs", "fangs", "claws", "strength", "plotting"});
  t.play("seward play escape_route");
  EXPECT_EQ(t.targets(seward, "target"), (Texts{"2", "4"}));
  t.play("seward target 4");
  EXPECT_EQ(t.state().combat.fighters, PlayerSet(seward));
}

TEST(PlannedAmbush, exchanges_the_first_card) {  // HunterEvent::planned_ambush
  auto t = fight_in_paris(Scenario{}.at(seward, Place::paris).events(seward, {HunterEvent::planned_ambush}),
                          {"fangs", "fangs", "claws", "strength", "plotting"});
  t.play("seward play planned_ambush", "dracula fight fangs", "seward use punch");
  EXPECT_TRUE(t.asks(seward, Step::ask_swap));
  t.play("seward use dodge");  // which cancels Fangs
  EXPECT_EQ(t.damage(seward), 0);
}

TEST(LuckyFind, keeps_one_of_five_items) {  // HunterEvent::lucky_find
  auto t = fight_in_paris(Scenario{}.at(seward, Place::paris).events(seward, {HunterEvent::lucky_find}),
                          {"fangs", "fangs", "claws", "strength", "plotting"});
  t.play("seward play lucky_find", "nature item knife", "nature item stake", "nature item dogs",
         "nature item stake", "nature item garlic");
  EXPECT_EQ(t.targets(seward, "item"), (Texts{"dogs", "garlic", "knife", "stake"}));
  t.play("seward item knife");
  EXPECT_EQ(t.has(seward, Item::knife), 1);
  EXPECT_EQ(t.hunter(seward).item_count, 1);
  EXPECT_EQ(t.state().items.discard.count(Item::stake), 2);
  EXPECT_TRUE(t.state().offered.empty());
}

TEST(HeroicLeap, ends_the_fight_before_it_begins) {  // HunterEvent::heroic_leap
  auto t = fight_in_paris(Scenario{}.at(seward, Place::paris).events(seward, {HunterEvent::heroic_leap}),
                          {"fangs", "fangs", "claws", "strength", "plotting"});
  t.play("seward play heroic_leap");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.damage(count), 5);
  EXPECT_EQ(t.damage(seward), 5);
  auto last = fight_in_paris(
      Scenario{}.at(seward, Place::paris).events(seward, {HunterEvent::heroic_leap}).damage(count, 10),
      {"fangs", "fangs", "claws", "strength", "plotting"});
  last.play("seward play heroic_leap");
  EXPECT_EQ(last.state().winner, Winner::hunters);
  EXPECT_EQ(last.damage(seward), 0);
}

TEST(LucysRevenge, cancels_an_escape_or_saves_godalming) {  // HunterEvent::lucys_revenge
  auto t =
      fight_in_paris(Scenario{}.at(godalming, Place::paris).events(godalming, {HunterEvent::lucys_revenge}),
                     {"escape_as_mist", "fangs", "claws", "strength", "plotting"});
  t.play("godalming play lucys_revenge", "dracula fight plotting", "godalming use punch",
         "nature card strength", "dracula fight escape_as_mist", "godalming use dodge");
  EXPECT_TRUE(t.asks(godalming, Step::ask_lucy));
  t.play("godalming play lucys_revenge");
  EXPECT_TRUE(t.fighting());
  EXPECT_EQ(t.state().hunter_events.discard.count(HunterEvent::lucys_revenge), 1);

  auto saved = fight_in_paris(Scenario{}
                                  .at(godalming, Place::paris)
                                  .events(godalming, {HunterEvent::lucys_revenge})
                                  .damage(godalming, 9),
                              {"fangs", "fangs", "claws", "strength", "plotting"});
  saved.play("godalming play lucys_revenge", "dracula fight fangs", "godalming use punch",
             "godalming play lucys_revenge");
  EXPECT_EQ(saved.damage(godalming), 9);

  auto other =
      fight_in_paris(Scenario{}.at(seward, Place::paris).events(seward, {HunterEvent::lucys_revenge}),
                     {"fangs", "fangs", "claws", "strength", "plotting"});
  other.refuses("seward play lucys_revenge");
}

}  // namespace
}  // namespace ravenhall::dracula::tests
