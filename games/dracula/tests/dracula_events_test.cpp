// Dracula's event cards, each with its moment, its effect and its refusals; and pairs of events that meet.
#include <gtest/gtest.h>

#include "games/dracula/rules/round.hpp"
#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

std::string text(DraculaEvent omen) { return std::string(name_of(omen)); }
std::string text(HunterEvent event) { return std::string(name_of(event)); }

// Seward supplies in Geneva at night, and the bottom card is this one of Dracula's.
Tabletop received(Scenario scenario, DraculaEvent omen) {
  auto t = scenario.at(seward, Place::geneva).night(seward);
  t.play("seward supply", "nature omen " + text(omen));
  return t;
}
// Dracula has gone from Munich to Vienna and laid an encounter: the end of his phase.
Tabletop end_of_phase(Scenario scenario) {
  auto t = scenario.trail({Place::munich, Place::zurich}).hand({Encounter::rats}).dracula_phase();
  t.play("dracula pass", "dracula go vienna", "dracula lay rats").let_nature_act();
  return t;
}
void all_pass(Tabletop& t) { t.play("godalming pass", "seward pass", "helsing pass", "mina pass"); }

// Immediately or at the end of his phase.

TEST(Roadblock, places_three_tokens_on_different_lines) {  // DraculaEvent::roadblock E63 EV-31
  auto t = end_of_phase(Scenario{}.omens({DraculaEvent::roadblock}));
  EXPECT_TRUE(t.asks(count, Step::ask_scheme));
  t.play("dracula scheme roadblock", "dracula block road_brussels_paris");
  t.refuses("dracula block road_brussels_paris", "dracula pass");
  t.play("dracula block rail_brussels_paris", "dracula block road_alicante_granada");
  EXPECT_EQ(t.state().blocks.count(), 3);  // a road and a railway between two cities are two lines
  EXPECT_EQ(t.state().dracula_events.discard.count(DraculaEvent::roadblock), 1);
}

TEST(Roadblock, may_be_played_at_once_or_kept) {  // DraculaEvent::roadblock EV-2 EV-31
  auto t = received(Scenario{}, DraculaEvent::roadblock);
  EXPECT_EQ(t.legal(count), (Texts{"scheme roadblock", "keep"}));
  t.play("dracula scheme roadblock");
  EXPECT_TRUE(t.asks(count, Step::ask_block));
  auto kept = received(Scenario{}, DraculaEvent::roadblock);
  kept.play("dracula keep");
  EXPECT_EQ(kept.has(DraculaEvent::roadblock), 1);
}

TEST(Roadblock, uses_what_is_left_of_eight_tokens_on_roads_and_railways_only) {  // Q43 E63
  auto scenario = Scenario{}.omens({DraculaEvent::roadblock});
  for (const Line line : values<Line>(6)) scenario.block(line);
  auto t = end_of_phase(scenario);
  t.play("dracula scheme roadblock");
  EXPECT_EQ(t.targets(count, "block").size(), static_cast<std::size_t>(kLines - 6));  // one token a line
  t.play("dracula block road_brussels_paris", "dracula block rail_brussels_paris");
  EXPECT_EQ(t.state().blocks.count(), 8);
  EXPECT_FALSE(t.asks(count, Step::ask_block));
  auto full = Scenario{}.omens({DraculaEvent::roadblock});
  for (const Line line : values<Line>(8)) full.block(line);
  auto none_left = end_of_phase(full);
  none_left.refuses("dracula scheme roadblock");
}

TEST(SummonStorms, places_none_to_three_tokens) {  // DraculaEvent::summon_storms E63 EV-31
  auto t = end_of_phase(Scenario{}.omens({DraculaEvent::summon_storms}).at(mina, Place::north_sea));
  t.play("dracula scheme summon_storms", "dracula storm north_sea");  // with a hunter in it
  t.refuses("dracula storm north_sea");
  t.play("dracula storm black_sea", "dracula storm irish_sea");
  EXPECT_EQ(t.state().storms.count(), 3);
  EXPECT_FALSE(t.asks(count, Step::ask_storm));
  auto fewer = end_of_phase(Scenario{}.omens({DraculaEvent::summon_storms}));
  fewer.play("dracula scheme summon_storms", "dracula pass");
  EXPECT_TRUE(fewer.state().storms.empty());
  auto at_once = received(Scenario{}, DraculaEvent::summon_storms);
  at_once.play("dracula scheme summon_storms", "dracula storm black_sea", "dracula pass");
  EXPECT_EQ(at_once.state().storms.count(), 1);
  auto kept = received(Scenario{}, DraculaEvent::summon_storms);
  kept.play("dracula keep");
  EXPECT_EQ(kept.has(DraculaEvent::summon_storms), 1);
}

TEST(HiddenSchemes, adds_an_encounter_on_space_3) {  // DraculaEvent::hidden_schemes E70 EV-31
  auto t = Scenario{}
               .omens({DraculaEvent::hidden_schemes})
               .trail({Place::munich, Place::zurich})
               .hand({Encounter::rats, Encounter::wolves})
               .dracula_phase();
  t.play("dracula pass", "dracula go vienna", "dracula lay rats").let_nature_act();
  t.play("dracula scheme hidden_schemes", "dracula lay wolves");
  EXPECT_EQ(t.lurkers(Spot::space3), std::vector{Encounter::wolves});
}

TEST(HiddenSchemes, need_a_city_or_hide_on_space_3) {  // E70
  const auto possible = [](Scenario scenario) {
    auto t = scenario.omens({DraculaEvent::hidden_schemes}).hand({Encounter::rats}).dracula_phase();
    t.play("dracula pass", "dracula go plymouth", "dracula lay rats").let_nature_act();
    return t.allows("dracula scheme hidden_schemes");
  };
  EXPECT_TRUE(possible(Scenario{}.trail({Place::london, Place::swansea})));
  EXPECT_FALSE(possible(Scenario{}.trail({Place::london})));  // an empty space
  EXPECT_FALSE(possible(Scenario{}.trail({Place::london, Place::english_channel})));
  EXPECT_FALSE(possible(
      Scenario{}.advanced().trail({Place::london, Place::none}).power(Spot::space2, Power::misdirect)));
  EXPECT_TRUE(possible(Scenario{}
                           .advanced()
                           .trail({Place::london, Place::none, Place::swansea})
                           .power(Spot::space2, Power::hide)));
}

TEST(DarknessReturns,
     takes_the_next_day_and_shuffles_his_discards_in) {  // DraculaEvent::darkness_returns EV-31
  auto scenario = Scenario{}
                      .omens({DraculaEvent::darkness_returns})
                      .discarded({DraculaEvent::enraged, DraculaEvent::seduction})
                      .discarded({HunterEvent::hired_scouts});
  scenario.state_.dracula_buried = 1;  // Q13: one was thrown away unseen
  --scenario.state_.dracula_deck;
  auto t = end_of_phase(scenario);
  t.play("dracula scheme darkness_returns").let_nature_act();
  EXPECT_EQ(t.state().dracula_deck, 24);  // all but itself
  EXPECT_EQ(t.state().dracula_buried, 0);
  EXPECT_EQ(t.state().dracula_events.discard.size(), 1);
  EXPECT_EQ(t.state().hunter_events.discard.size(), 1);  // the hunters' stay
  EXPECT_EQ(t.state().phase, Phase::night);              // no day
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
}

TEST(NocturnalVisit, makes_the_next_dawn_and_day_night) {  // DraculaEvent::nocturnal_visit Q14 EV-31
  auto visit = Scenario{}
                   .omens({DraculaEvent::nocturnal_visit})
                   .trail({Place::munich, Place::zurich})
                   .at(mina, Place::vienna)
                   .dracula_phase();
  visit.play("dracula pass", "dracula go vienna").let_nature_act();
  visit.play("dracula scheme nocturnal_visit").let_nature_act();
  EXPECT_TRUE(visit.fighting());
  EXPECT_EQ(visit.state().time % 2, 0);
  EXPECT_TRUE(visit.state().combat.night);
}

TEST(NocturnalVisit, counts_for_vampires_by_day_and_ends_at_dusk) {  // Q14
  auto scenario =
      Scenario{}.trail({Place::munich, Place::paris}).lurker(Spot::space2, Encounter::reckless_vampire);
  scenario.state_.nocturnal = true;
  auto t = Scenario(scenario).day(mina);
  t.play("mina road paris", "dracula ambush 0");
  EXPECT_TRUE(t.state().combat.night);
  auto dusk = scenario.dusk();
  EXPECT_FALSE(dusk.state().nocturnal);
}

// During his phase.

TEST(DevilishPower, removes_the_consecrated_ground) {  // DraculaEvent::devilish_power EV-30
  auto t = Scenario{}
               .omens({DraculaEvent::devilish_power})
               .trail({Place::munich})
               .consecrated(Place::zurich)
               .dracula_phase();
  EXPECT_TRUE(t.asks(count, Step::ask_phase));
  t.play("dracula scheme devilish_power");
  EXPECT_EQ(t.legal(count), (Texts{"lift_ground", "starve"}));
  t.play("dracula lift_ground");
  EXPECT_EQ(t.state().consecrated, Place::none);
  EXPECT_TRUE(t.allows("dracula go zurich"));
}

TEST(DevilishPower,
     discards_the_hunters_ally_before_harker_can_see_anything) {  // DraculaEvent::devilish_power
  auto t = Scenario{}
               .omens({DraculaEvent::devilish_power})
               .trail({Place::munich, Place::zurich, Place::strasbourg, Place::paris, Place::nantes})
               .ally(HunterEvent::jonathan_harker)
               .dracula_phase();
  t.play("dracula scheme devilish_power", "dracula expel");
  EXPECT_EQ(t.state().ally, HunterEvent::none);
  EXPECT_EQ(t.state().hunter_events.discard.count(HunterEvent::jonathan_harker), 1);
  EXPECT_FALSE(t.space(Spot::space6).up);
}

TEST(DevilishPower, forbids_every_supply_of_the_next_hunter_phase) {  // E17; DraculaEvent::devilish_power
  auto t = Scenario{}
               .omens({DraculaEvent::devilish_power})
               .trail({Place::munich})
               .hand({Encounter::rats})
               .hospital(mina, Place::rome)
               .dracula_phase();
  t.play("dracula scheme devilish_power", "dracula starve", "dracula go vienna", "dracula lay rats")
      .let_nature_act();
  t.refuses("godalming supply");
  t.play("godalming pass", "seward pass", "helsing pass");
  t.refuses("mina supply");  // in hospitals too
  t.play("mina pass");
  t.refuses("godalming supply");  // at night too
  all_pass(t);
  EXPECT_FALSE(t.state().no_supply);
}

TEST(DuringThePhase, cards_are_played_before_the_slide_with_the_move_or_at_the_end) {  // EV-30
  auto before = Scenario{}.omens({DraculaEvent::devilish_power}).trail({Place::munich}).dracula_phase();
  EXPECT_TRUE(before.allows("dracula scheme devilish_power"));
  EXPECT_EQ(before.happened(Happening::slid), 0);
  before.play("dracula pass");
  EXPECT_TRUE(before.asks(count, Step::ask_move));
  EXPECT_TRUE(before.allows("dracula scheme devilish_power"));
  auto end = end_of_phase(Scenario{}.omens({DraculaEvent::devilish_power}));
  EXPECT_TRUE(end.allows("dracula scheme devilish_power"));
  // Not in the hunters' phase.
  auto day = Scenario{}.omens({DraculaEvent::devilish_power}).day(mina);
  EXPECT_EQ(day.legal(count), Texts{});
}

TEST(UnearthlySwiftness, is_followed_by_a_whole_phase) {  // DraculaEvent::unearthly_swiftness EV-30
  auto t = Scenario{}
               .omens({DraculaEvent::unearthly_swiftness})
               .trail({Place::munich})
               .hand({Encounter::rats, Encounter::bats})
               .dracula_phase();
  t.play("dracula scheme unearthly_swiftness", "dracula go vienna", "dracula lay rats").let_nature_act();
  EXPECT_TRUE(t.asks(count, Step::ask_move));
  t.play("dracula go prague", "dracula lay bats").let_nature_act();
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
  EXPECT_EQ(t.space(Spot::space3).at, Place::munich);
}

TEST(EndOfPhase, his_cards_may_be_played_in_any_order) {  // EV-31
  auto t = end_of_phase(
      Scenario{}.omens({DraculaEvent::roadblock, DraculaEvent::nocturnal_visit, DraculaEvent::wild_horses}));
  t.refuses("dracula scheme wild_horses");
  t.play("dracula scheme nocturnal_visit");
  EXPECT_TRUE(t.asks(count, Step::ask_scheme));
  t.play("dracula scheme roadblock", "dracula block road_brussels_paris", "dracula block rail_brussels_paris",
         "dracula block road_alicante_granada");
  EXPECT_TRUE(t.asks(count, Step::ask_scheme));
  t.play("dracula pass");
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
}

// Answers to hunters.

TEST(WildHorses, carry_a_hunter_on_before_anything_is_turned_up) {  // DraculaEvent::wild_horses E10 EV-17
  auto t = Scenario{}
               .trail({Place::munich, Place::paris, Place::strasbourg})
               .omens({DraculaEvent::wild_horses})
               .day(mina);
  t.play("mina road paris", "dracula scheme wild_horses");
  EXPECT_TRUE(t.allows("dracula shift brussels"));  // where she came from
  t.refuses("dracula shift cologne", "dracula shift paris");
  t.play("dracula shift strasbourg");
  EXPECT_EQ(t.at(mina), Place::strasbourg);
  EXPECT_FALSE(t.space(Spot::space2).up);  // Paris does not count
  EXPECT_TRUE(t.space(Spot::space3).up);
}

TEST(WildHorses, answer_every_way_over_roads_and_no_other) {  // E10
  const auto omens = [] { return Scenario{}.omens({DraculaEvent::wild_horses}); };
  auto horses = omens().items(mina, {Item::fast_horses}).day(mina);
  horses.play("mina gallop", "nature horses t11", "mina road paris");
  EXPECT_TRUE(horses.allows("dracula scheme wild_horses"));
  auto emergency = omens().events(mina, {HunterEvent::sense_of_emergency}).day(mina);
  emergency.play("mina play sense_of_emergency", "mina road paris");
  EXPECT_TRUE(emergency.allows("dracula scheme wild_horses"));
  auto scenario = omens();
  scenario.state_.long_night = true;
  auto night = scenario.night(mina);
  night.play("mina road paris");
  EXPECT_TRUE(night.allows("dracula scheme wild_horses"));
  auto rail = omens().tickets(mina, {Ticket::t1}).day(mina);
  rail.play("mina rail t1", "dracula pass", "mina ride paris");
  rail.refuses("dracula scheme wild_horses");
  auto sea = omens().at(mina, Place::english_channel).day(mina);
  sea.play("mina sail london");
  sea.refuses("dracula scheme wild_horses");
}

TEST(CustomsSearch, delays_and_costs_all_items_or_three_damage) {  // DraculaEvent::customs_search E11 EV-18
  const auto searched = [] {
    auto t =
        Scenario{}.omens({DraculaEvent::customs_search}).items(mina, {Item::knife, Item::stake}).day(mina);
    t.play("mina road cologne", "dracula pass", "dracula scheme customs_search");  // Gallia to Germania
    return t;
  };
  auto pays = searched();
  EXPECT_TRUE(pays.delayed(mina));
  EXPECT_EQ(pays.legal(mina), (Texts{"accept", "suffer"}));
  pays.play("mina accept");
  EXPECT_EQ(pays.hunter(mina).item_count, 0);
  EXPECT_EQ(pays.damage(mina), 0);
  auto suffers = searched();
  suffers.play("mina suffer");
  EXPECT_EQ(suffers.hunter(mina).item_count, 2);
  EXPECT_EQ(suffers.damage(mina), 3);
  // Without items it is the damage.
  auto poor = Scenario{}.omens({DraculaEvent::customs_search}).day(mina);
  poor.play("mina road cologne", "dracula pass", "dracula scheme customs_search");
  EXPECT_EQ(poor.damage(mina), 3);
}

TEST(CustomsSearch, answers_moves_by_road_and_rail_into_another_region) {  // E11
  const auto omens = [] { return Scenario{}.omens({DraculaEvent::customs_search}); };
  auto rail = omens().tickets(mina, {Ticket::t1}).day(mina);
  rail.play("mina rail t1", "dracula pass", "mina ride cologne");
  EXPECT_TRUE(rail.allows("dracula scheme customs_search"));
  auto same = omens().day(mina);
  same.play("mina road paris", "dracula pass");
  same.refuses("dracula scheme customs_search");
  auto sea = omens().at(mina, Place::english_channel).day(mina);
  sea.play("mina sail london");
  sea.refuses("dracula scheme customs_search");
  auto special = omens().items(mina, {Item::fast_horses}).day(mina);
  special.play("mina gallop", "nature horses t11", "mina road cologne", "dracula pass");
  special.refuses("dracula scheme customs_search");  // no Move action
}

TEST(CustomsSearch, looks_at_where_wild_horses_have_left_the_hunter) {  // E11 EV-18
  const auto after_horses = [](std::string_view to) {
    auto t = Scenario{}.omens({DraculaEvent::wild_horses, DraculaEvent::customs_search}).day(mina);
    t.play("mina road paris", "dracula scheme wild_horses", "dracula shift " + std::string(to));
    return t.allows("dracula scheme customs_search");
  };
  EXPECT_TRUE(after_horses("geneva"));       // Gallia to Italia
  EXPECT_FALSE(after_horses("strasbourg"));  // still Gallia
  // And back over the border: nothing to search.
  auto back = Scenario{}.omens({DraculaEvent::wild_horses, DraculaEvent::customs_search}).day(mina);
  back.play("mina road cologne", "dracula scheme wild_horses", "dracula shift brussels");
  EXPECT_TRUE(back.state().phase == Phase::night);
  EXPECT_EQ(back.has(DraculaEvent::customs_search), 1);
}

TEST(CustomsSearch, comes_before_the_card_is_turned_up_and_the_ambush) {  // EV-18
  auto t = Scenario{}
               .trail({Place::cologne})
               .lurker(Spot::space1, Encounter::rats)
               .omens({DraculaEvent::customs_search})
               .day(mina);
  t.play("mina road cologne", "dracula pass");
  EXPECT_TRUE(t.asks(count, Step::ask_customs));
  EXPECT_FALSE(t.state().revealed);
  t.play("dracula scheme customs_search");
  EXPECT_TRUE(t.state().revealed);
  EXPECT_TRUE(t.asks(count, Step::ask_ambush));
}

TEST(FalseTip, lets_dracula_choose_where_the_journey_ends) {  // DraculaEvent::false_tip E14 Q20 EV-16
  auto t = Scenario{}.omens({DraculaEvent::false_tip}).tickets(seward, {Ticket::t32}).day(seward);
  t.play("seward rail t32");
  EXPECT_TRUE(t.asks(count, Step::ask_tip));  // before the destination is named
  t.play("dracula scheme false_tip");
  EXPECT_TRUE(t.asks(count, Step::ask_ride));
  EXPECT_TRUE(t.allows("dracula ride cologne") && t.allows("dracula ride milan"));
  t.refuses("dracula ride marseilles", "dracula ride florence", "dracula pass");
  t.play("dracula ride bordeaux");
  EXPECT_EQ(t.at(seward), Place::bordeaux);
  EXPECT_EQ(t.hunter(seward).ticket_count, 0);
}

TEST(FalseTip, takes_a_chartered_carriage_with_ticket_and_action) {  // E14 Q20
  const auto tipped = [](std::string_view option) {
    auto t = Scenario{}
                 .option("false_tip", option)
                 .omens({DraculaEvent::false_tip})
                 .events(seward, {HunterEvent::chartered_carriage})
                 .tickets(seward, {Ticket::t1})
                 .day(seward);
    t.play("seward carriage t1", "dracula scheme false_tip");
    return t;
  };
  auto lost = tipped("all_lost");
  EXPECT_EQ(lost.at(seward), Place::marseilles);
  EXPECT_EQ(lost.hunter(seward).ticket_count + lost.hunter(seward).event_count, 0);
  EXPECT_TRUE(lost.asks(helsing, Step::ask_action));
  auto left = tipped("ticket_left");
  EXPECT_EQ(left.targets(seward, "ride"), Texts{"paris"});  // the plain journey
  left.play("seward ride paris");
  EXPECT_EQ(left.at(seward), Place::paris);
}

TEST(FalseTip, is_cancelled_by_good_luck_of_any_hunter) {  // HunterEvent::good_luck E14 EV-14 EV-16
  auto t = Scenario{}
               .omens({DraculaEvent::false_tip})
               .tickets(seward, {Ticket::t32})
               .events(godalming, {HunterEvent::long_night})
               .events(mina, {HunterEvent::good_luck})
               .day(seward);
  t.play("seward rail t32", "dracula scheme false_tip");
  EXPECT_TRUE(t.asks(godalming, Step::ask_tip_luck));
  t.refuses("godalming play");
  t.play("godalming pass", "mina play good_luck");
  EXPECT_TRUE(t.asks(seward, Step::ask_ride));  // freely
  EXPECT_TRUE(t.allows("seward ride cologne"));
  EXPECT_EQ(t.state().dracula_events.discard.count(DraculaEvent::false_tip), 1);
}

TEST(FalseTip, chartered_carriage_and_good_luck) {  // E14 Q20 EV-3
  auto t = Scenario{}
               .omens({DraculaEvent::false_tip})
               .events(seward, {HunterEvent::chartered_carriage, HunterEvent::good_luck})
               .tickets(seward, {Ticket::t1})
               .day(seward);
  t.play("seward carriage t1", "dracula scheme false_tip", "seward play good_luck");
  EXPECT_TRUE(t.allows("seward ride rome"));  // the carriage goes on: Milan, Genoa, Florence, Rome
  t.play("seward ride rome");
  EXPECT_EQ(t.at(seward), Place::rome);
}

TEST(SensationalistPress, cancels_each_of_four_cards) {  // DraculaEvent::sensationalist_press EV-21
  for (const HunterEvent event : kPressCancels) {
    auto t = Scenario{}
                 .trail({Place::paris, Place::strasbourg, Place::zurich})
                 .omens({DraculaEvent::sensationalist_press})
                 .at(seward, Place::geneva)
                 .day(seward);
    t.play("seward supply", "nature event " + text(event), "nature back hunter",
           "seward play " + text(event));
    if (event == HunterEvent::hired_scouts) t.play("seward name paris", "seward name zurich");
    EXPECT_TRUE(t.asks(count, Step::ask_press)) << text(event);
    t.play("dracula scheme sensationalist_press");
    EXPECT_FALSE(t.space(Spot::space1).up || t.space(Spot::space2).up || t.space(Spot::space3).up);
    EXPECT_EQ(t.happened(Happening::answer_adjacent), 0);
    EXPECT_EQ(t.state().hunter_events.discard.count(event), 1);
    EXPECT_TRUE(t.asks(helsing, Step::ask_action));
  }
}

TEST(SensationalistPress, cancels_newspapers_at_dawn_too_and_nothing_else) {  // EV-21
  auto t = Scenario{}
               .trail({Place::munich, Place::zurich, Place::strasbourg, Place::paris, Place::nantes})
               .omens({DraculaEvent::sensationalist_press})
               .events(helsing, {HunterEvent::newspaper_reports})
               .dawn();
  t.play("helsing play newspaper_reports", "helsing space space5", "dracula scheme sensationalist_press");
  EXPECT_FALSE(t.space(Spot::space5).up);
  auto ally = Scenario{}.omens({DraculaEvent::sensationalist_press}).at(seward, Place::geneva).day(seward);
  ally.play("seward supply", "nature event rufus_smith", "nature back hunter", "seward play rufus_smith",
            "seward seek paris");
  EXPECT_TRUE(ally.asks(helsing, Step::ask_action));
}

TEST(Enraged, saves_a_card_and_forbids_escapes) {  // DraculaEvent::enraged
  auto t = Scenario{}
               .trail({Place::paris})
               .revealed()
               .at(mina, Place::paris)
               .omens({DraculaEvent::enraged})
               .dusk();
  t.play("nature card fangs", "nature card escape_as_mist", "nature card claws", "nature card strength",
         "nature card plotting", "dracula fight fangs", "mina use dodge");
  EXPECT_TRUE(t.asks(count, Step::ask_enraged));
  t.play("dracula scheme enraged");
  EXPECT_EQ(t.damage(mina), 2);
  t.play("nature card strength", "dracula fight escape_as_mist", "mina use punch");
  EXPECT_TRUE(t.fighting());  // it does nothing
}

TEST(Seduction, bites_whoever_searches_for_a_vampire) {  // DraculaEvent::seduction
  auto t = Scenario{}
               .trail({Place::munich, Place::marseilles})
               .up(Spot::space2)
               .lurker(Spot::space2, Encounter::new_vampire)
               .omens({DraculaEvent::seduction})
               .day(seward);
  t.play("seward search", "dracula resolve 0");
  EXPECT_EQ(t.bites(seward), 1);
  EXPECT_EQ(t.has(Encounter::new_vampire), 1);
  EXPECT_FALSE(t.fighting());
  auto rats = Scenario{}
                  .trail({Place::munich, Place::marseilles})
                  .up(Spot::space2)
                  .lurker(Spot::space2, Encounter::rats)
                  .omens({DraculaEvent::seduction})
                  .day(seward);
  rats.play("seward search");
  EXPECT_EQ(rats.legal(count), Texts{"pass"});
}

// Immediately.

TEST(VampiricInfluence,
     shows_robs_and_moves_a_weakened_hunter) {  // DraculaEvent::vampiric_influence E67 EV-2
  auto t = received(Scenario{}
                        .bites(helsing, 1)
                        .items(helsing, {Item::knife, Item::stake})
                        .events(helsing, {HunterEvent::good_luck})
                        .trail({Place::cologne}),
                    DraculaEvent::vampiric_influence);
  EXPECT_EQ(t.legal(count), Texts{"scheme vampiric_influence"});
  t.play("dracula scheme vampiric_influence");
  EXPECT_EQ(t.targets(count, "target"), (Texts{"3", "4"}));  // Mina always
  t.play("dracula target 3");
  EXPECT_EQ(t.happened(Happening::item_shown, helsing), 2);
  EXPECT_EQ(t.happened(Happening::event_shown, helsing), 1);
  EXPECT_EQ(t.legal(count), (Texts{"discard_item knife", "discard_item stake", "discard_event good_luck"}));
  t.play("dracula discard_item stake");
  EXPECT_EQ(t.state().items.discard.count(Item::stake), 1);
  EXPECT_EQ(t.targets(count, "shift"), (Texts{"brussels", "cologne"}));
  t.play("dracula shift cologne");
  EXPECT_EQ(t.at(helsing), Place::cologne);
  EXPECT_TRUE(t.state().revealed);  // it ends like any move
}

TEST(VampiricInfluence, on_mina_even_at_sea_or_in_a_hospital) {  // E67; HunterEvent::wax_cylinders
  auto sea = received(Scenario{}.at(mina, Place::english_channel).items(mina, {Item::knife}),
                      DraculaEvent::vampiric_influence);
  sea.play("dracula scheme vampiric_influence", "dracula target 4", "dracula discard_item knife");
  EXPECT_EQ(sea.targets(count, "shift"), (Texts{"le_havre", "london", "plymouth"}));
  sea.play("dracula shift london");
  EXPECT_EQ(sea.at(mina), Place::london);
  auto hospital = received(Scenario{}.hospital(mina, Place::rome).items(mina, {Item::knife}),
                           DraculaEvent::vampiric_influence);
  hospital.play("dracula scheme vampiric_influence", "dracula target 4", "dracula discard_item knife");
  EXPECT_EQ(hospital.at(mina), Place::rome);  // without its move
  EXPECT_TRUE(hospital.hunter(mina).hospital);
  // The open card may be the one that goes; then she opens another.
  auto open = received(Scenario{}.items(mina, {Item::knife, Item::stake}), DraculaEvent::vampiric_influence);
  open.play("dracula scheme vampiric_influence", "dracula target 4", "dracula discard_item knife",
            "mina open_item stake", "dracula shift paris");
  EXPECT_EQ(open.hunter(mina).open_item, Item::stake);
}

TEST(VampiricInfluence, without_a_weakened_hunter_does_nothing) {  // EV-2
  auto t = received(Scenario{}.defeated(mina), DraculaEvent::vampiric_influence);
  t.play("dracula scheme vampiric_influence");
  EXPECT_EQ(t.state().dracula_events.discard.count(DraculaEvent::vampiric_influence), 1);
  EXPECT_TRUE(t.asks(helsing, Step::ask_action));
}

// Allies.

TEST(DraculasBrides, desecrate_up_to_two_hideouts) {  // DraculaEvent::draculas_brides E70 EV-2
  auto t = received(Scenario{}
                        .advanced()
                        .trail({Place::none, Place::le_havre, Place::english_channel, Place::london})
                        .power(Spot::space1, Power::hide)
                        .hand({Encounter::rats, Encounter::wolves, Encounter::bats}),
                    DraculaEvent::draculas_brides);
  EXPECT_EQ(t.legal(count), (Texts{"scheme draculas_brides", "ally"}));
  t.play("dracula scheme draculas_brides");
  EXPECT_EQ(t.targets(count, "space"), (Texts{"space1", "space2"}));  // not at sea, not space 4
  t.play("dracula space space1", "dracula lay rats");
  EXPECT_EQ(t.targets(count, "space"), Texts{"space2"});  // not twice the same
  t.play("dracula space space2", "dracula lay bats");
  EXPECT_EQ(t.lurkers(Spot::space1), std::vector{Encounter::rats});
  EXPECT_EQ(t.lurkers(Spot::space2), std::vector{Encounter::bats});
  EXPECT_TRUE(t.asks(helsing, Step::ask_action));
  auto empty = received(Scenario{}.trail({Place::munich}), DraculaEvent::draculas_brides);
  empty.play("dracula scheme draculas_brides");
  EXPECT_EQ(empty.legal(count), Texts{"pass"});  // he has no encounter
}

TEST(DraculasBrides, as_an_ally_exchange_an_encounter) {  // DraculaEvent::draculas_brides EV-29
  auto t = Scenario{}
               .dark_ally(DraculaEvent::draculas_brides)
               .trail({Place::munich})
               .hand({Encounter::rats})
               .dracula_phase();
  EXPECT_TRUE(t.asks(count, Step::ask_brides));
  t.play("dracula drop rats", "nature encounter wolves");
  EXPECT_EQ(t.has(Encounter::wolves), 1);
  EXPECT_EQ(t.has(Encounter::rats), 0);
  EXPECT_TRUE(t.asks(count, Step::ask_move));
  auto declines = Scenario{}
                      .dark_ally(DraculaEvent::draculas_brides)
                      .trail({Place::munich})
                      .hand({Encounter::rats})
                      .dracula_phase();
  declines.play("dracula pass");
  EXPECT_EQ(declines.has(Encounter::rats), 1);
}

TEST(GreatWolf, raids_a_hunter) {  // DraculaEvent::great_wolf EV-2
  auto t = received(Scenario{}, DraculaEvent::great_wolf);
  t.play("dracula scheme great_wolf", "dracula target 4");
  EXPECT_EQ(t.damage(mina), 4);
  for (const Item item : {Item::crucifix, Item::heavenly_host}) {
    auto shown = received(Scenario{}.items(mina, {item}), DraculaEvent::great_wolf);
    shown.play("dracula scheme great_wolf", "dracula target 4", "mina show");
    EXPECT_EQ(shown.damage(mina), 0);
    EXPECT_EQ(shown.has(mina, item), 1);
  }
  auto knife = received(Scenario{}.items(mina, {Item::knife}), DraculaEvent::great_wolf);
  knife.play("dracula scheme great_wolf", "dracula target 4");
  EXPECT_EQ(knife.legal(mina), Texts{"pass"});
  knife.play("mina pass");
  EXPECT_EQ(knife.damage(mina), 4);
}

TEST(GreatWolf, as_an_ally_bites_once_in_each_phase) {  // DraculaEvent::great_wolf EV-29
  auto t = Scenario{}
               .dark_ally(DraculaEvent::great_wolf)
               .omens({DraculaEvent::unearthly_swiftness})
               .trail({Place::munich})
               .hand({Encounter::rats, Encounter::bats})
               .dracula_phase();
  t.play("dracula target 4", "dracula scheme unearthly_swiftness", "dracula go vienna", "dracula lay rats")
      .let_nature_act();
  EXPECT_TRUE(t.asks(count, Step::ask_wolf_prey));  // in the extra phase too
  t.play("dracula target 4");
  EXPECT_EQ(t.damage(mina), 2);
}

TEST(ImmanuelHildesheim, takes_draculas_cards_of_the_top_six) {  // DraculaEvent::immanuel_hildesheim EV-2
  auto t = received(Scenario{}, DraculaEvent::immanuel_hildesheim);
  t.play("dracula scheme immanuel_hildesheim");
  t.play("nature turn_up hired_scouts", "nature back dracula");               // 1
  t.play("nature omen enraged", "nature back hunter", "dracula keep");        // 2
  t.play("nature turn_up good_luck", "nature back hunter");                   // 3
  t.play("nature turn_up good_luck", "nature back dracula");                  // 4
  t.play("nature omen seduction", "nature back dracula", "dracula keep");     // 5
  t.play("nature omen summon_storms", "nature back hunter", "dracula keep");  // 6
  EXPECT_TRUE(t.asks(helsing, Step::ask_action));
  EXPECT_EQ(t.state().omen_count, 3);
  EXPECT_EQ(t.state().hunter_events.discard.size(), 3);  // face up
}

TEST(ImmanuelHildesheim,
     as_an_ally_takes_the_top_card_if_it_is_draculas) {  // DraculaEvent::immanuel_hildesheim EV-29
  const auto phase = [](Back top) {
    return Scenario{}
        .dark_ally(DraculaEvent::immanuel_hildesheim)
        .top(top)
        .trail({Place::munich})
        .dracula_phase();
  };
  auto own = phase(Back::dracula);
  own.play("nature omen devilish_power", "nature back hunter", "dracula keep");
  EXPECT_TRUE(own.allows("dracula scheme devilish_power"));  // before the slide already
  EXPECT_EQ(own.happened(Happening::slid), 0);
  EXPECT_TRUE(phase(Back::hunter).asks(count, Step::ask_move));
}

TEST(DarkAllies, stay_and_replace_each_other) {  // EV-1 EV-2
  for (const DraculaEvent ally : kDraculaAllies) {
    auto t = received(Scenario{}, ally);
    t.refuses("dracula keep");
    t.play("dracula ally");
    EXPECT_EQ(t.state().dark_ally, ally);
  }
  auto second = received(Scenario{}.dark_ally(DraculaEvent::great_wolf), DraculaEvent::draculas_brides);
  second.play("dracula ally");
  EXPECT_EQ(second.state().dark_ally, DraculaEvent::draculas_brides);
  EXPECT_EQ(second.state().dracula_events.discard.count(DraculaEvent::great_wolf), 1);
}

TEST(DarknessNocturnalVisitAndSwiftness, wait_for_the_real_hunter_phase) {  // E1; Q14 EV-30 EV-31
  auto t = Scenario{}
               .omens({DraculaEvent::darkness_returns, DraculaEvent::nocturnal_visit,
                       DraculaEvent::unearthly_swiftness})
               .trail({Place::munich})
               .hand({Encounter::rats, Encounter::bats})
               .at(mina, Place::prague)
               .dracula_phase();
  t.play("dracula pass", "dracula go vienna", "dracula lay rats").let_nature_act();
  t.play("dracula scheme darkness_returns").let_nature_act();
  t.play("dracula scheme nocturnal_visit", "dracula scheme unearthly_swiftness");
  EXPECT_TRUE(t.asks(count, Step::ask_move));  // another phase first
  EXPECT_TRUE(t.state().darkness && t.state().nocturnal);
  t.play("dracula go prague").let_nature_act();  // into Mina's city
  EXPECT_TRUE(t.fighting());
  EXPECT_TRUE(t.state().combat.night);  // at dawn, as at night
  EXPECT_EQ(t.state().phase, Phase::dawn);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
