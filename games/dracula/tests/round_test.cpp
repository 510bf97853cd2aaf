// The course of a round: dawn, day, dusk, night, Dracula; and what delays hunters in it.
#include <gtest/gtest.h>

#include "games/dracula/rules/round.hpp"
#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

// The steps of the time that were told, in their order.
std::vector<Happening> times(const Tabletop& t) {
  std::vector<Happening> found;
  for (const Event& event : t.events()) {
    const auto kind = Happening{event.kind};
    if (kind == Happening::dawn || kind == Happening::day || kind == Happening::dusk ||
        kind == Happening::night || kind == Happening::dracula_phase) {
      found.push_back(kind);
    }
  }
  return found;
}
// Where the first event of that kind stands among all events; -1: nowhere.
int when(const Tabletop& t, Happening kind) {
  int at = 0;
  for (const Event& event : t.events()) {
    if (Happening{event.kind} == kind) return at;
    ++at;
  }
  return -1;
}
void all_pass(Tabletop& t) { t.play("godalming pass", "seward pass", "helsing pass", "mina pass"); }

TEST(Round, goes_from_day_by_dusk_and_night_to_dracula_and_to_the_next_dawn) {  // RO-1
  auto t = Scenario{}.trail({Place::munich}).hand({Encounter::rats}).day(godalming);
  all_pass(t);
  all_pass(t);
  EXPECT_TRUE(t.asks(count, Step::ask_move));
  t.play("dracula go vienna", "dracula lay rats").let_nature_act();
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
  EXPECT_EQ(times(t), (std::vector{Happening::dusk, Happening::night, Happening::dracula_phase,
                                   Happening::dawn, Happening::day}));
  EXPECT_EQ(t.state().time, 2);
}

TEST(Round, hunters_act_in_their_order_by_day_and_at_night) {  // RO-2 RO-4 RO-5
  auto t = Scenario{}.day(godalming);
  for (int half = 0; half < 2; ++half) {
    for (const Seat seat : hunters()) {
      EXPECT_TRUE(t.asks(seat, Step::ask_action));
      t.play(std::string(Tabletop::seat_names()[static_cast<std::size_t>(index(seat))]) + " pass");
    }
  }
  EXPECT_TRUE(t.asks(count, Step::ask_move));
}

TEST(Round, influence_13_is_draculas_victory) {  // RO-3
  auto t = Scenario{}
               .trail({Place::munich, Place::zurich, Place::strasbourg, Place::paris, Place::nantes,
                       Place::bordeaux})
               .lurker(Spot::space6, Encounter::new_vampire)
               .influence(10)
               .dracula_phase();
  t.play("dracula mature 0");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.state().winner, Winner::dracula);
}

TEST(Round, fifteen_damage_is_the_hunters_victory) {  // RO-3
  auto t = Scenario{}.trail({Place::nantes}).damage(count, 13).dracula_phase();
  t.play("dracula go north_atlantic");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.state().winner, Winner::hunters);
}

TEST(Round, both_in_one_step_is_the_hunters_victory) {  // RO-3
  auto scenario = Scenario{};
  scenario.influence(13).damage(count, 15);
  auto t = scenario.day(godalming);
  EXPECT_EQ(t.state().winner, Winner::hunters);
}

TEST(Round, nobody_moves_at_night) {  // RO-5 HA-3
  auto t = Scenario{}.tickets(godalming, {Ticket::t32}).night(godalming);
  t.refuses("godalming road", "godalming rail", "godalming sail");
  EXPECT_TRUE(t.allows("godalming supply"));
}

// Dawn.

TEST(Dawn, moves_the_marker_and_monday_brings_despair) {  // DN-1
  auto t = Scenario{}.advanced().rumors(1).time(13).dawn();
  EXPECT_EQ(t.state().time, 0);
  EXPECT_EQ(t.state().despair, 1);
  EXPECT_EQ(t.state().rumors, 2);
  auto midweek = Scenario{}.advanced().rumors(1).time(3).dawn();
  EXPECT_EQ(midweek.state().time, 4);
  EXPECT_EQ(midweek.state().despair, 0);
  EXPECT_EQ(midweek.state().rumors, 1);
  EXPECT_EQ(Scenario{}.time(13).dawn().state().rumors, 0);  // none in the basic game
}

TEST(Dawn, there_is_no_fourth_despair_token) {  // T50; DN-1
  auto t = Scenario{}.advanced().rumors(1).despair(3).time(13).dawn();
  EXPECT_EQ(t.state().despair, 3);
  EXPECT_EQ(t.state().rumors, 1);
  EXPECT_EQ(t.happened(Happening::despair), 0);
}

TEST(Dawn, brings_the_defeated_to_a_hospital_before_events_and_combat) {  // DN-2
  auto t = Scenario{}
               .trail({Place::florence})
               .revealed()
               .at(mina, Place::florence)
               .defeated(mina)
               .items(mina, {Item::knife})
               .events(mina, {HunterEvent::newspaper_reports})
               .tickets(mina, {Ticket::t32})
               .dawn();
  EXPECT_TRUE(t.hunter(mina).hospital);
  EXPECT_EQ(t.at(mina), Place::rome);
  EXPECT_EQ(t.damage(mina), 0);
  EXPECT_EQ(t.hunter(mina).item_count + t.hunter(mina).event_count + t.hunter(mina).ticket_count, 0);
  EXPECT_EQ(t.state().items.discard.count(Item::knife), 1);
  EXPECT_FALSE(t.fighting());  // she is not in his city any more, and had no event to play
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
}

TEST(Dawn, of_equally_near_hospitals_dracula_picks) {  // T22; DN-2
  auto t = Scenario{}.defeated(mina).dawn();
  EXPECT_TRUE(t.asks(count, Step::ask_hospital));
  EXPECT_EQ(t.targets(count, "name"), (Texts{"budapest", "madrid"}));
  t.play("dracula name madrid");
  EXPECT_EQ(t.at(mina), Place::madrid);
  EXPECT_TRUE(t.hunter(mina).hospital);
}

TEST(Dawn, neither_fog_nor_roadblocks_stop_the_way_to_hospital) {  // Q5; DN-2
  auto t = Scenario{}
               .at(mina, Place::florence)
               .defeated(mina)
               .fog(Place::florence)
               .fog(Place::rome)
               .block(Line::road_florence_rome)
               .dawn();
  EXPECT_TRUE(t.hunter(mina).hospital);
  EXPECT_EQ(t.at(mina), Place::rome);
  t.play("godalming pass", "seward pass", "helsing pass");
  t.refuses("mina leave");  // the fog in the city still counts
  EXPECT_TRUE(t.allows("mina supply"));
}

TEST(Dawn, takes_heavenly_host_tokens_away) {  // DN-3
  auto t = Scenario{}.host(Place::paris).host(Place::rome).consecrated(Place::london).dawn();
  EXPECT_TRUE(t.state().hosts.empty());
  EXPECT_EQ(t.state().consecrated, Place::london);
}

TEST(Dawn, events_come_before_the_combat_which_is_one_by_day) {  // DN-4 DN-5; Q14
  auto t = Scenario{}
               .trail({Place::paris})
               .revealed()
               .at(mina, Place::paris)
               .events(seward, {HunterEvent::renewed_vigor})
               .dawn();
  EXPECT_TRUE(t.asks(seward, Step::ask_window));
  EXPECT_FALSE(t.fighting());
  t.play("seward play renewed_vigor").let_nature_act();
  EXPECT_TRUE(t.fighting());
  EXPECT_FALSE(t.state().combat.night);
  EXPECT_TRUE(t.state().vigor);
  EXPECT_LT(when(t, Happening::played), when(t, Happening::combat));
}

TEST(Dawn, kept_bodyguards_come_before_the_combat) {  // DN-5
  auto t = Scenario{}.trail({Place::paris}).revealed().at(mina, Place::paris).guards(1).dawn();
  EXPECT_TRUE(t.asks(count, Step::ask_guard));
  t.play("dracula target 4").let_nature_act();
  EXPECT_EQ(t.damage(mina), 4);  // she has no weapon to show
  EXPECT_TRUE(t.fighting());
}

TEST(Dawn, without_a_hunter_in_his_city_there_is_no_combat) {  // DN-5
  auto t = Scenario{}.trail({Place::paris}).at(mina, Place::nantes).dawn();
  EXPECT_FALSE(t.fighting());
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
}

// Dusk.

TEST(Dusk, moves_the_marker_and_fights_at_night) {  // DK-1 DK-3; Q14
  auto t = Scenario{}.time(4).trail({Place::paris}).revealed().at(mina, Place::paris).dusk();
  t.let_nature_act();
  EXPECT_EQ(t.state().time, 5);
  EXPECT_TRUE(t.fighting());
  EXPECT_TRUE(t.state().combat.night);
}

TEST(Dusk, events_come_before_the_combat) {  // DK-2
  auto t = Scenario{}
               .trail({Place::paris})
               .revealed()
               .at(mina, Place::paris)
               .events(helsing, {HunterEvent::newspaper_reports})
               .dusk();
  EXPECT_TRUE(t.asks(helsing, Step::ask_window));
  EXPECT_FALSE(t.fighting());
  t.play("helsing pass").let_nature_act();
  EXPECT_TRUE(t.fighting());
}

TEST(Dusk, one_token_of_each_kind_goes_and_of_fog_one_in_each_city) {  // DK-4
  auto t = Scenario{}
               .fog(Place::paris, 2)
               .fog(Place::rome)
               .storm(Place::black_sea)
               .storm(Place::north_sea)
               .block(Line::road_brussels_paris)
               .block(Line::rail_brussels_paris)
               .dusk();
  EXPECT_EQ(t.state().fogs.count(), 1);
  EXPECT_TRUE(is_fogged(t.state(), Place::paris));
  EXPECT_TRUE(t.asks(count, Step::ask_storm_off));
  t.play("dracula calm black_sea");
  EXPECT_TRUE(t.asks(count, Step::ask_block_off));
  t.play("dracula unblock rail_brussels_paris");
  EXPECT_TRUE(is_stormy(t.state(), Place::north_sea));
  EXPECT_TRUE(is_blocked(t.state(), Line::road_brussels_paris));
  EXPECT_EQ(t.state().blocks.count() + t.state().storms.count(), 2);
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
}

TEST(Dusk, the_only_storm_and_the_only_roadblock_go_by_themselves) {  // Q40; DK-4
  auto t = Scenario{}.storm(Place::black_sea).block(Line::road_brussels_paris).dusk();
  EXPECT_TRUE(t.state().storms.empty());
  EXPECT_TRUE(t.state().blocks.empty());
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
}

TEST(Dusk, tokens_go_after_the_combat) {  // DK-3 DK-4
  auto t = Scenario{}.trail({Place::paris}).revealed().at(mina, Place::paris).fog(Place::paris).dusk();
  EXPECT_TRUE(t.asks(count, Step::ask_fog_refusal));  // the fog is still there
  t.play("dracula accept");
  EXPECT_FALSE(t.fighting());
  EXPECT_TRUE(t.state().fogs.empty());
  EXPECT_TRUE(t.state().revealed);
}

// Delay and bats.

TEST(Delayed, the_next_slot_is_spent_standing_up) {  // HA-2 RO-4
  auto t = Scenario{}.delayed(seward).day(godalming);
  t.play("godalming pass");
  EXPECT_TRUE(t.asks(helsing, Step::ask_action));
  EXPECT_FALSE(t.delayed(seward));
  EXPECT_EQ(t.happened(Happening::stood_up, seward), 1);
  t.play("helsing pass", "mina pass", "godalming pass");
  EXPECT_TRUE(t.asks(seward, Step::ask_action));  // at night
}

TEST(Delayed, twice_is_no_worse_than_once) {  // HA-2
  auto t = Scenario{}
               .trail({Place::munich, Place::paris})
               .lurker(Spot::space2, Encounter::saboteur)
               .lurker(Spot::space2, Encounter::saboteur)
               .day(mina);
  t.play("mina road paris", "dracula ambush 0", "dracula ambush 1");
  EXPECT_EQ(t.happened(Happening::delayed, mina), 1);
  t.pass_until(count, Step::ask_move);
  EXPECT_EQ(t.happened(Happening::stood_up, mina), 1);
  EXPECT_FALSE(t.delayed(mina));
}

TEST(Delayed, at_sea_one_stands_up_and_need_not_sail_on) {  // E7
  auto t = Scenario{}.at(mina, Place::north_sea).delayed(mina).day(mina);
  EXPECT_EQ(t.at(mina), Place::north_sea);
  EXPECT_FALSE(t.delayed(mina));
  EXPECT_EQ(t.state().phase, Phase::night);
}

TEST(Bats, a_delayed_hunter_stands_up_first_and_is_carried_off_in_the_slot_after) {  // E6
  auto t = Scenario{}.delayed(mina).bats(mina).day(mina);
  EXPECT_FALSE(t.delayed(mina));
  EXPECT_TRUE(t.hunter(mina).bats);
  t.play("godalming pass", "seward pass", "helsing pass");
  EXPECT_TRUE(t.asks(count, Step::ask_bats));
  t.play("dracula shift paris");
  EXPECT_EQ(t.at(mina), Place::paris);
  EXPECT_FALSE(t.hunter(mina).bats);
  EXPECT_TRUE(t.delayed(mina));
}

TEST(Bats, dracula_must_move_the_hunter_unless_the_table_says_may) {  // E8 Q3; RO-4
  auto must = Scenario{}.bats(mina).day(mina);
  EXPECT_EQ(must.targets(count, "shift"), (Texts{"amsterdam", "cologne", "le_havre", "paris", "strasbourg"}));
  must.refuses("dracula pass");
  auto may = Scenario{}.option("bats", "may").bats(mina).day(mina);
  may.play("dracula pass");
  EXPECT_EQ(may.at(mina), Place::brussels);
  EXPECT_FALSE(may.hunter(mina).bats);
  EXPECT_TRUE(may.delayed(mina));
}

TEST(Bats, end_in_a_city_like_any_move) {  // E8 E9
  auto t = Scenario{}.bats(mina).trail({Place::paris}).lurker(Spot::space1, Encounter::rats).day(mina);
  t.play("dracula shift paris");
  EXPECT_TRUE(t.state().revealed);
  t.play("dracula ambush 0");
  EXPECT_EQ(t.damage(mina), 2);
  EXPECT_TRUE(t.delayed(mina));
}

TEST(Bats, fog_keeps_the_hunter_where_they_are) {  // T41; E8 DK-4
  auto t = Scenario{}.at(mina, Place::le_havre).bats(mina).fog(Place::le_havre, 2).day(mina);
  EXPECT_EQ(t.at(mina), Place::le_havre);
  EXPECT_FALSE(t.hunter(mina).bats);
  EXPECT_TRUE(t.delayed(mina));
  EXPECT_EQ(t.state().phase, Phase::night);
  EXPECT_EQ(t.state().fogs.count(), 1);
}

TEST(Bats, do_not_reach_into_a_hospital) {  // E8
  auto t = Scenario{}.hospital(mina, Place::rome).bats(mina).day(mina);
  EXPECT_TRUE(t.hunter(mina).hospital);
  EXPECT_TRUE(t.delayed(mina));
}

TEST(Forced, moves_obey_fog_and_roadblocks_and_lead_from_the_sea_to_a_port) {  // E9
  auto t = Scenario{}.bats(mina).fog(Place::paris).block(Line::road_brussels_cologne).day(mina);
  EXPECT_EQ(t.targets(count, "shift"), (Texts{"amsterdam", "le_havre", "strasbourg"}));
  const State s = Scenario{}.at(mina, Place::english_channel).fog(Place::london).state_;
  EXPECT_EQ(forced_targets(s, mina), (PlaceSet{Place::le_havre, Place::plymouth}));
}

TEST(Forced, moves_are_answered_by_neither_wild_horses_nor_customs_search) {  // E9; EV-17 EV-18
  auto t = Scenario{}.bats(mina).omens({DraculaEvent::wild_horses, DraculaEvent::customs_search}).day(mina);
  t.play("dracula shift cologne");  // Gallia to Germania
  EXPECT_EQ(t.at(mina), Place::cologne);
  EXPECT_EQ(t.state().phase, Phase::night);
}

// Darkness Returns and Nocturnal Visit (the cards themselves: dracula_events_test.cpp).

TEST(Darkness, skips_the_slots_of_the_day_and_nothing_else) {  // E1
  auto scenario = Scenario{}
                      .trail({Place::paris})
                      .at(mina, Place::north_sea)
                      .delayed(seward)
                      .bats(helsing)
                      .fog(Place::rome)
                      .events(godalming, {HunterEvent::newspaper_reports});
  scenario.state_.darkness = true;
  auto t = scenario.dawn();
  t.play("godalming pass");  // dawn
  EXPECT_TRUE(t.asks(godalming, Step::ask_window));
  EXPECT_EQ(t.state().phase, Phase::dusk);
  t.play("godalming pass");
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
  EXPECT_EQ(t.state().phase, Phase::night);
  EXPECT_TRUE(t.delayed(seward));
  EXPECT_TRUE(t.hunter(helsing).bats);
  EXPECT_EQ(t.at(mina), Place::north_sea);
  EXPECT_TRUE(t.state().fogs.empty());
  EXPECT_FALSE(t.state().darkness);
}

TEST(Darkness, leaves_both_combats) {  // E1
  auto scenario = Scenario{}.trail({Place::paris}).revealed().at(mina, Place::paris);
  scenario.state_.darkness = true;
  auto t = scenario.dawn();
  t.let_nature_act();
  EXPECT_TRUE(t.fighting());
  EXPECT_FALSE(t.state().combat.night);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
