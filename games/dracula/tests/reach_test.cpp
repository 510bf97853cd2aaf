// Where hunters can come with their next turn, as everybody sees it.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/dracula/reach.hpp"
#include "games/dracula/tests/random_games.hpp"
#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

Reach reach(const Tabletop& t, Seat hunter, Seat viewer = count) {
  return reach_of(Dracula::observe(t.state(), viewer), hunter);
}
bool nowhere(const Reach& reach) { return (reach.road | reach.sea | reach.rail).empty(); }

TEST(Reach, is_told_to_all_for_each_hunter) {  // HA-3 HA-5
  const Tabletop t = Scenario{}.at(mina, Place::nantes).day(mina);
  for (const Seat viewer : {count, seward, mina, kSpectator}) {
    const Json view = view_json<Dracula>(Dracula::observe(t.state(), viewer));
    const Json& own = view["hunters"][3]["reach"];
    EXPECT_EQ(own["road"], Json({"bordeaux", "clermont_ferrand", "le_havre", "paris"}));
    EXPECT_EQ(own["sea"], Json({"north_atlantic"}));
    EXPECT_TRUE(own["rail"].empty());
    EXPECT_EQ(own["tickets"], "known") << "that there are none is open";
  }
}

TEST(Reach, by_rail_is_that_of_the_tickets_one_knows_or_of_the_best_there_could_be) {  // HA-4 IN-2
  const Tabletop t = Scenario{}.at(mina, Place::paris).tickets(mina, {Ticket::t1}).day(mina);
  const Reach own = reach(t, mina, mina);
  EXPECT_TRUE(own.tickets_known);
  EXPECT_EQ(own.rail, rail_targets(t.state(), Place::paris, Ticket::t1));
  for (const Seat viewer : {count, seward, kSpectator}) {
    const Reach other = reach(t, mina, viewer);
    EXPECT_FALSE(other.tickets_known);
    EXPECT_EQ(other.rail, rail_targets(t.state(), Place::paris, Ticket::t32));
  }
}

TEST(Reach, leaves_out_tickets_that_one_knows_to_be_elsewhere) {  // IN-2
  Scenario scenario = Scenario{}.at(mina, Place::paris).tickets(mina, {Ticket::t1});
  scenario.tickets(seward, {Ticket::t32, Ticket::t32, Ticket::t32, Ticket::t32});
  const Tabletop t = scenario.day(mina);
  EXPECT_EQ(reach(t, mina, seward).rail, rail_targets(t.state(), Place::paris, Ticket::t22));
  EXPECT_EQ(reach(t, mina, count).rail, rail_targets(t.state(), Place::paris, Ticket::t32));
}

TEST(Reach, counts_the_carriage_that_one_knows_of) {  // EV-15
  const Tabletop t = Scenario{}
                         .at(seward, Place::paris)
                         .tickets(seward, {Ticket::t1})
                         .events(seward, {HunterEvent::chartered_carriage, HunterEvent::hypnosis})
                         .day(seward);
  EXPECT_TRUE(reach(t, seward, seward).rail.has_all(carriage_targets(t.state(), Place::paris)));
  EXPECT_FALSE(reach(t, seward, count).rail.has_all(carriage_targets(t.state(), Place::paris)))
      << "only what lies open";
}

TEST(Reach, fog_roadblocks_and_storms_are_in_the_way) {  // TK-1 TK-2 TK-3
  const Tabletop t = Scenario{}
                         .at(mina, Place::nantes)
                         .fog(Place::paris)
                         .block(Line::road_bordeaux_nantes)
                         .storm(Place::north_atlantic)
                         .at(seward, Place::london)
                         .fog(Place::london)
                         .tickets(seward, {Ticket::t32})
                         .day(mina);
  EXPECT_EQ(reach(t, mina).road, (PlaceSet{Place::clermont_ferrand, Place::le_havre}));
  EXPECT_TRUE(reach(t, mina).sea.empty());
  EXPECT_TRUE(nowhere(reach(t, seward)));
}

TEST(Reach, at_night_nobody_moves_but_over_roads_in_a_long_night) {  // HA-2; E4
  Scenario scenario = Scenario{}.at(mina, Place::nantes).at(seward, Place::english_channel);
  const Tabletop t = scenario.night(seward);
  EXPECT_TRUE(nowhere(reach(t, mina)));
  scenario.state_.long_night = true;
  const Tabletop longer = scenario.night(seward);
  EXPECT_EQ(reach(longer, mina).road, kByRoad[Place::nantes]);
  EXPECT_TRUE(reach(longer, mina).sea.empty());
}

TEST(Reach, is_that_of_the_turn_that_comes_next) {  // RO-1
  auto t = Scenario{}.at(godalming, Place::paris).at(mina, Place::nantes).day(godalming);
  EXPECT_FALSE(nowhere(reach(t, godalming)));
  EXPECT_FALSE(nowhere(reach(t, mina))) << "waits for the turn of this day";
  t.play("godalming road brussels");
  EXPECT_TRUE(nowhere(reach(t, godalming))) << "next in the night";
  t.pass_until(mina, Step::ask_action).play("mina pass").pass_until(godalming, Step::ask_action);
  EXPECT_TRUE(is_night(t.state()));
  EXPECT_TRUE(nowhere(reach(t, mina))) << "tonight";
  t.play("godalming pass");
  EXPECT_EQ(reach(t, godalming).road, kByRoad[Place::brussels]) << "tomorrow";
}

TEST(Reach, in_draculas_phase_is_that_of_the_coming_day_unless_it_falls_away) {  // RO-4; E1
  Scenario scenario = Scenario{}.at(mina, Place::nantes).trail({Place::madrid});
  EXPECT_EQ(reach(scenario.dracula_phase(), mina).road, kByRoad[Place::nantes]);
  scenario.state_.darkness = true;
  EXPECT_TRUE(nowhere(reach(scenario.dracula_phase(), mina)));
}

TEST(Reach, who_is_delayed_defeated_or_among_bats_goes_nowhere) {  // HA-2; E6 E8
  const Tabletop t = Scenario{}.delayed(seward).defeated(helsing).bats(mina).day(godalming);
  for (const Seat seat : {seward, helsing, mina}) EXPECT_TRUE(nowhere(reach(t, seat)));
  Scenario vigorous = Scenario{}.delayed(seward);
  vigorous.state_.vigor = true;
  EXPECT_FALSE(nowhere(reach(vigorous.day(godalming), seward))) << "the second action is left";
}

TEST(Reach, out_of_a_hospital_is_the_city_beside_it) {  // HA-12
  const Tabletop t = Scenario{}.hospital(mina, Place::rome).day(godalming);
  EXPECT_EQ(reach(t, mina).road, PlaceSet(Place::rome));
  EXPECT_TRUE(reach(t, mina).rail.empty());
}

// At a hunter's own question it is exactly what is legal.
TEST(Reach, is_what_the_legal_actions_say) {  // HA-3 to HA-5
  int asked = 0;
  for (std::uint64_t game = 0; game < 40; ++game) {
    each_moment(game, [&](const State& s) {
      if (s.agenda.empty() || s.agenda.top().step != Step::ask_action) return;
      const Seat seat = s.agenda.top().seat;
      ActionList actions;
      Dracula::legal(s, seat, actions);
      PlaceSet road;
      PlaceSet sea;
      PlaceSet rail;
      for (const Action action : actions) {
        const Place at = s.hunter[seat].at;
        if (action.verb == Verb::road) road.add(action.a);
        if (action.verb == Verb::leave) road.add(at);
        if (action.verb == Verb::sail) sea.add(action.a);
        if (action.verb == Verb::rail) rail |= rail_targets(s, at, action.a);
        if (action.verb == Verb::carriage) rail |= carriage_targets(s, at);
      }
      const Reach told = reach_of(Dracula::observe(s, seat), seat);
      ASSERT_TRUE(told.tickets_known);
      ASSERT_EQ(told.road, road);
      ASSERT_EQ(told.sea, sea);
      ASSERT_EQ(told.rail, rail);
      // The others cannot know less than nothing: what they are told is the same, or by the best ticket.
      const Reach open = reach_of(Dracula::observe(s, kSpectator), seat);
      ASSERT_EQ(open.road, road);
      ASSERT_EQ(open.sea, sea);
      ++asked;
    });
  }
  EXPECT_GT(asked, 1000);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
