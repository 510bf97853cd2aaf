// Why Dracula cannot be in a place: each kind of reason, told to hunters and spectators from what lies open.
#include <gtest/gtest.h>

#include <map>

#include "games/dracula/belief.hpp"
#include "games/dracula/ruled_out.hpp"
#include "games/dracula/tests/random_games.hpp"
#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

Json view_of(const State& s, Seat seat) { return view_json<Dracula>(Dracula::observe(s, seat)); }

// The reason, without the other places it stands for; null: he may be there.
Json against(const Tabletop& t, Place place, Seat viewer = mina) {
  Json found;
  const Json view = view_of(t.state(), viewer);
  for (Json reason : view["ruled_out"]) {
    const Json places = reason["places"];
    reason.erase("places");
    if (std::find(places.begin(), places.end(), std::string(name_of(place))) == places.end()) continue;
    EXPECT_TRUE(found.is_null()) << name_of(place) << " has two reasons";
    found = reason;
  }
  return found;
}

// All hunters but Mina are far from where he goes; it is the night before he moves.
Scenario hunt() {
  return Scenario{}
      .at(godalming, Place::dublin)
      .at(seward, Place::lisbon)
      .at(helsing, Place::athens)
      .at(mina, Place::strasbourg);
}
Tabletop gone(Scenario scenario, const std::string& action) {
  auto t = scenario.hand({Encounter::rats, Encounter::wolves, Encounter::spy}).dracula_phase();
  t.play("dracula " + action);
  return t;
}

TEST(RuledOut, a_city_where_a_hunter_stands) {  // RA-3
  const Tabletop t = gone(hunt().trail({Place::paris}), "go brussels");
  for (const Seat viewer : {mina, seward, kSpectator}) {
    EXPECT_EQ(against(t, Place::strasbourg, viewer), (Json{{"why", "hunter_there"}, {"seat", 4}}));
    EXPECT_EQ(against(t, Place::brussels, viewer), Json());
  }
  EXPECT_TRUE(view_of(t.state(), count)["ruled_out"].is_null());
}

TEST(RuledOut, a_hunter_who_is_still_on_the_way_has_not_looked_around) {  // RA-1
  auto t = hunt().trail({Place::paris}).omens({DraculaEvent::wild_horses}).day(mina);
  t.play("mina road cologne");
  ASSERT_TRUE(t.asks(count, Step::ask_horses));
  EXPECT_EQ(against(t, Place::cologne), Json()) << "he may be there";
  t.play("dracula pass", "dracula pass");  // no Customs Search either
  EXPECT_EQ(against(t, Place::cologne), (Json{{"why", "hunter_there"}, {"seat", 4}}));
}

TEST(RuledOut, a_city_where_a_hunter_was_when_he_went) {  // DP-8
  auto t = gone(hunt().trail({Place::paris}), "go brussels");
  t.play("dracula lay rats").pass_until(mina, Step::ask_action);
  t.play("mina road geneva");
  EXPECT_EQ(against(t, Place::strasbourg), (Json{{"why", "visited"}, {"seat", 4}, {"time", 1}}));
}

TEST(RuledOut, a_city_that_a_hunter_has_found_empty) {  // RA-2; E4
  Scenario scenario = hunt().trail({Place::paris});
  scenario.state_.long_night = true;
  auto t = scenario.day(mina);
  t.play("mina road cologne").pass_until(Step::ask_action).pass_until(mina, Step::ask_action);
  t.play("mina road strasbourg");
  EXPECT_EQ(against(t, Place::cologne), (Json{{"why", "visited"}, {"seat", 4}, {"time", 0}}));
  EXPECT_EQ(against(t, Place::strasbourg), (Json{{"why", "hunter_there"}, {"seat", 4}}));
}

TEST(RuledOut, what_a_visit_showed_is_forgotten_when_he_moves_on) {  // IN-4
  auto t = gone(hunt().trail({Place::paris}), "go brussels");
  t.play("dracula lay rats").pass_until(mina, Step::ask_action);
  t.play("mina road geneva").pass_until(Step::ask_move).play("dracula go cologne");
  EXPECT_EQ(against(t, Place::strasbourg), Json()) << "from Brussels he can have gone there";
}

TEST(RuledOut, a_city_that_was_named) {  // IN-22; HunterEvent::hired_scouts
  auto t = hunt().at(seward, Place::geneva).trail({Place::munich, Place::venice}).day(seward);
  t.play("seward supply", "nature event hired_scouts", "nature back hunter", "seward play hired_scouts",
         "seward name paris", "seward name rome");
  for (const Place city : {Place::paris, Place::rome})
    EXPECT_EQ(against(t, city), (Json{{"why", "named"}, {"time", 0}}));
}

TEST(RuledOut, what_lies_next_to_a_hunter_who_hears_rumors) {  // E22; HunterEvent::local_rumors
  auto t = hunt().at(mina, Place::zurich).trail({Place::madrid}).day(mina);
  t.play("mina supply", "nature event local_rumors", "nature back hunter", "mina play local_rumors");
  for (const Place city : {Place::munich, Place::milan, Place::geneva})
    EXPECT_EQ(against(t, city), (Json{{"why", "named"}, {"time", 0}}));
}

TEST(RuledOut, regions_that_mina_or_hypnosis_excluded) {  // IN-17; E21
  for (const Place place : {Place::paris, Place::madrid}) {
    auto t = hunt().at(mina, Place::nantes).at(seward, Place::nantes).trail({place}).day(mina);
    t.play("mina bond");
    const Place out = place == Place::paris ? Place::rome : Place::bordeaux;
    EXPECT_EQ(against(t, out), (Json{{"why", "region"}, {"time", 0}}));
    EXPECT_EQ(against(t, place), Json());
  }
}

TEST(RuledOut, what_evil_presence_excluded) {  // IN-17; HunterEvent::evil_presence
  auto t = hunt().at(mina, Place::zurich).trail({Place::madrid}).day(mina);
  t.play("mina supply", "nature event evil_presence", "nature back hunter", "mina play evil_presence");
  EXPECT_EQ(against(t, Place::munich), (Json{{"why", "near"}, {"time", 0}})) << "next to Mina";
}

TEST(RuledOut, holy_ground_in_his_way) {  // TK-5
  const Tabletop t = gone(hunt().trail({Place::paris}).consecrated(Place::nantes), "go brussels");
  EXPECT_EQ(against(t, Place::nantes), (Json{{"why", "holy"}, {"time", 1}}));
}

TEST(RuledOut, holy_ground_on_which_he_could_not_have_stayed) {  // HL-13
  const Tabletop t = gone(hunt().advanced().trail({Place::paris}).consecrated(Place::nantes), "feed");
  EXPECT_EQ(against(t, Place::nantes), (Json{{"why", "holy"}, {"time", 1}}));
}

TEST(RuledOut, a_place_whose_card_lies_open) {  // DP-5; IN-4
  auto scenario = hunt().trail({Place::paris, Place::strasbourg, Place::cologne}).up(Spot::space3);
  const Tabletop t = gone(scenario.at(mina, Place::venice), "go brussels");
  EXPECT_EQ(against(t, Place::cologne), (Json{{"why", "on_trail"}, {"spot", "space4"}}));
  auto lair = hunt()
                  .option("lairs", "on")
                  .trail({Place::paris})
                  .lair(Spot::lair1, Place::bordeaux)
                  .up(Spot::lair1)
                  .lurker(Spot::lair1, Encounter::rats)
                  .dracula_phase();
  lair.play("dracula pass", "dracula go brussels");
  EXPECT_EQ(against(lair, Place::bordeaux), (Json{{"why", "on_trail"}, {"spot", "lair1"}}));
}

TEST(RuledOut, what_the_back_of_his_card_does_not_show) {  // IN-4
  const Tabletop t = gone(hunt().trail({Place::nantes}), "go north_atlantic");
  EXPECT_EQ(against(t, Place::bordeaux), (Json{{"why", "back"}, {"back", "sea"}}));
  const Tabletop ashore = gone(hunt().trail({Place::paris}), "go brussels");
  EXPECT_EQ(against(ashore, Place::north_sea), (Json{{"why", "back"}, {"back", "city"}}));
  EXPECT_EQ(against(ashore, Place::castle_dracula), (Json{{"why", "back"}, {"back", "city"}}));
}

TEST(RuledOut, what_is_too_far_from_where_he_was_seen) {  // DP-5
  auto t = gone(hunt().trail({Place::paris}).up(Spot::space1), "go brussels");
  EXPECT_EQ(against(t, Place::cologne), (Json{{"why", "too_far"}, {"from", "paris"}, {"steps", 1}}));
  EXPECT_EQ(against(t, Place::nantes), Json());
  t.play("dracula lay rats").pass_until(Step::ask_move).play("dracula go amsterdam");
  EXPECT_EQ(against(t, Place::cologne), Json());
  EXPECT_EQ(against(t, Place::leipzig), (Json{{"why", "too_far"}, {"from", "paris"}, {"steps", 2}}));
}

TEST(RuledOut, as_a_wolf_he_comes_further) {  // HL-8
  const Tabletop t = gone(hunt().advanced().trail({Place::paris}).up(Spot::space1), "wolf cologne");
  EXPECT_EQ(against(t, Place::frankfurt, seward), Json());
  EXPECT_EQ(against(t, Place::leipzig, seward), (Json{{"why", "too_far"}, {"from", "paris"}, {"steps", 1}}));
}

TEST(RuledOut, what_no_way_leads_to) {  // IN-4
  auto t = gone(hunt().trail({Place::nantes}), "go north_atlantic");
  t.pass_until(Step::ask_move).play("dracula go bordeaux");
  EXPECT_EQ(against(t, Place::hamburg), Json()) << "nobody knows from which sea he came ashore";
  EXPECT_EQ(against(t, Place::munich), Json({{"why", "no_way"}}));
}

TEST(RuledOut, what_is_further_than_a_bat_flies) {  // CB-13; E31
  auto t = met_by({mina}).trail({Place::paris, Place::brussels}).revealed().dusk();
  t.deal({Fight::claws, Fight::escape_as_bat});
  t.round("claws", "mina dodge").round("escape_as_bat", "mina punch");
  t.play("dracula fly strasbourg");
  EXPECT_EQ(against(t, Place::rome), Json({{"why", "flew"}}));
  EXPECT_EQ(against(t, Place::paris), (Json{{"why", "hunter_there"}, {"seat", 4}}));
  EXPECT_EQ(against(t, Place::geneva), Json());
}

TEST(RuledOut, all_but_where_he_stands_when_he_is_seen) {  // RA-3
  const Tabletop t = met_by({mina}).day(mina);
  EXPECT_EQ(against(t, Place::rome), (Json{{"why", "known"}, {"at", "paris"}}));
  EXPECT_EQ(view_of(t.state(), mina)["ruled_out"].size(), 1U);
}

TEST(RuledOut, nothing_before_he_has_settled_and_when_it_is_over) {  // SU-6
  EXPECT_TRUE(view_of(Scenario{}.from_setup().state(), mina)["ruled_out"].empty());
  Tabletop t = Scenario{}.trail({Place::nantes}).damage(count, 14).dracula_phase();
  t.play("dracula go north_atlantic");
  EXPECT_TRUE(view_of(t.state(), mina)["ruled_out"].empty());
}

// What a reason says is so.
std::string untrue(const State& s, Place place, const RuledOut& reason) {
  const Spot newest = s.spaces[Spot::space1].at == Place::none ? Spot::space2 : Spot::space1;
  switch (reason.why) {
    case Out::known: return reason.from == s.at ? "" : "he is known to be where he is not";
    case Out::hunter_there: return in_city(s.hunter[reason.hunter], place) ? "" : "nobody is there";
    case Out::on_trail:
      return s.spaces[reason.spot].up && s.spaces[reason.spot].at == place ? "" : "no such card lies open";
    case Out::back:
      return back_of(place) != reason.back && s.spaces[newest].back == reason.back ? "" : "another back";
    case Out::too_far: return reason.steps > 0 && reason.from != place ? "" : "no distance";
    case Out::visited: return is_hunter(reason.hunter) && is_city(place) ? "" : "nobody was there";
    case Out::none: return "no reason";
    default: return {};
  }
}

TEST(RuledOut, every_place_is_in_the_belief_or_has_a_true_reason) {  // IN-4 IN-17 IN-22
  std::map<Out, int> told;
  for (std::uint64_t game = 0; game < 60; ++game) {
    each_moment(game, [&](const State& s) {
      if (s.phase == Phase::setup || s.phase == Phase::over) return;
      const Observation view = Dracula::observe(s, kSpectator);
      const Belief belief = belief_of(view);
      const Whereabouts whereabouts(view.seen);
      for (const Place place : values<Place>(kPlaces)) {
        if (belief.chance[place] > 0) continue;
        const RuledOut reason = whereabouts.against(place);
        ++told[reason.why];
        ASSERT_NE(place, s.at) << name_of(reason.why);
        ASSERT_EQ(untrue(s, place, reason), "") << name_of(place) << " " << name_of(reason.why);
      }
    });
  }
  for (const Out why : values(Out::visited, Out::no_way)) EXPECT_GT(told[why], 0) << name_of(why);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
