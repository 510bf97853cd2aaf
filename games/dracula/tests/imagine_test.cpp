// Worlds that fit what a seat knows, and where Dracula may be.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <set>

#include "games/dracula/belief.hpp"
#include "games/dracula/leanings.hpp"
#include "games/dracula/rules/round.hpp"
#include "games/dracula/tests/scenario.hpp"
#include "games/dracula/trail_odds.hpp"
#include "kernel/match.hpp"

namespace ravenhall::dracula::tests {
namespace {

// Plays at random and looks at every `stride`-th decision.
template <class Look>
void random_play(std::uint64_t seed, bool advanced, int stride, Look look) {
  State s =
      Dracula::start(*make_setup(Dracula::info(), kSeats, {{"preset", advanced ? "advanced" : "basic"}}));
  Rng rng(seed);
  NoEvents none;
  ActionList legal;
  int n = 0;
  for (SeatSet to_act = Dracula::to_act(s); !to_act.empty(); to_act = Dracula::to_act(s)) {
    const Seat seat = to_act.first();
    if (++n % stride == 0) look(s);
    if (seat == kNature) {
      Dracula::apply(s, seat, Dracula::nature(s, rng), none);
      continue;
    }
    legal.clear();
    Dracula::legal(s, seat, legal);
    Dracula::apply(s, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], none);
  }
}

// Whether the trail of a world is one that Dracula can have walked.
void expect_legal_trail(const State& world) {
  PlaceSet cards;
  for (const Spot spot : trail_spots()) {
    const Space& space = world.spaces[spot];
    if (space.at == Place::none) continue;
    EXPECT_TRUE(space.may.has(space.at)) << name_of(spot) << " " << name_of(space.at);
    if (space.card) {
      EXPECT_FALSE(cards.has(space.at)) << "twice " << name_of(space.at);
      cards.add(space.at);
      const bool looked = !world.agenda.empty() && world.agenda.top().step == Step::ask_action;
      const bool under = looked && !space.up && is_city(space.at) && !hunters_in(world, space.at).empty();
      EXPECT_FALSE(under) << "face down under a hunter";
    }
    const Place before = world.spaces[after(spot)].at;
    if (spot == Spot::space6 || before == Place::none || space.way == Way::start) continue;
    const bool stays = space.way == Way::stay || space.power == Power::hide;
    EXPECT_TRUE(!stays || space.at == before);
    EXPECT_TRUE(space.way != Way::step || adjacent(world, before).has(space.at));
    EXPECT_TRUE(space.way != Way::wolf || kWithinTwoRoads[before].has(space.at));
  }
  for (const Spot spot : lair_spots()) {
    EXPECT_FALSE(world.spaces[spot].card && cards.has(world.spaces[spot].at));
  }
}

TEST(Imagine, every_trail_is_one_he_can_have_walked_and_the_true_one_is_possible) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Rng rng(seed);
    random_play(seed, seed % 2 == 0, 9, [&](const State& s) {
      expect_legal_trail(s);
      const Observation view = Dracula::observe(s, seat_at(1 + static_cast<int>(seed % 4)));
      EXPECT_TRUE(s.at == Place::none || belief_of(view).chance[s.at] > 0) << name_of(s.at);
      for (int i = 0; i < 3; ++i) expect_legal_trail(Dracula::imagine(view, rng));
      std::array<State, 3> worlds;
      Dracula::imagine(view, rng, worlds);
      for (const State& world : worlds) expect_legal_trail(world);
    });
  }
}

// All walks that fit three cards face down, by trying every one.
std::set<std::vector<Place>> all_walks(const State& seen) {
  std::set<std::vector<Place>> walks;
  for (const Place third : seen.spaces[Spot::space3].may) {
    for (const Place second : adjacent(seen, third) & seen.spaces[Spot::space2].may) {
      for (const Place first : adjacent(seen, second) & seen.spaces[Spot::space1].may) {
        if (first != third) walks.insert({first, second, third});
      }
    }
  }
  return walks;
}

// Godalming's view of a Dracula who went from Plymouth by London to Manchester.
Observation view_of_three_cards() {
  auto t = Scenario{}
               .at(seward, Place::edinburgh)
               .trail({Place::plymouth})
               .hand({Encounter::rats})
               .dracula_phase();
  State s = t.state();
  // As if he had settled in Great Britain: few walks, so that all can be counted.
  s.spaces[Spot::space2].may =
      kRegionCities[Region::britannia] - PlaceSet{Place::dublin, Place::galway, Place::edinburgh};
  NoEvents none;
  Dracula::apply(s, kDracula, act(Verb::go, Place::london), none);
  Dracula::apply(s, kDracula, act(Verb::lay, Encounter::rats), none);
  Rng nature(3);
  while (s.agenda.top().step != Step::ask_action) {
    const Seat seat = Dracula::to_act(s).first();
    Dracula::apply(s, seat, seat == kNature ? Dracula::nature(s, nature) : act(Verb::pass), none);
  }
  while (s.agenda.top().step != Step::ask_move) {
    const Seat seat = Dracula::to_act(s).first();
    Dracula::apply(s, seat, seat == kNature ? Dracula::nature(s, nature) : act(Verb::pass), none);
  }
  Dracula::apply(s, kDracula, act(Verb::go, Place::manchester), none);
  return Dracula::observe(s, godalming);
}

std::vector<Place> walk_in(const State& world) {
  return {world.spaces[Spot::space1].at, world.spaces[Spot::space2].at, world.spaces[Spot::space3].at};
}

TEST(Imagine, each_walk_that_fits_is_as_likely_as_any_other) {
  const Observation view = view_of_three_cards();
  const auto walks = all_walks(view.seen);
  ASSERT_GT(walks.size(), 5U);
  ASSERT_TRUE(walks.count({Place::manchester, Place::london, Place::plymouth}) > 0);
  std::map<std::vector<Place>, int> seen;
  constexpr int kSamples = 6000;
  Rng rng(11);
  for (int i = 0; i < kSamples; ++i) ++seen[walk_in(Dracula::imagine(view, rng))];
  EXPECT_EQ(seen.size(), walks.size());
  const double expected = static_cast<double>(kSamples) / static_cast<double>(walks.size());
  for (const auto& [walk, count] : seen) {
    EXPECT_TRUE(walks.count(walk) > 0);
    EXPECT_NEAR(count, expected, 6 * std::sqrt(expected)) << name_of(walk[0]) << " " << name_of(walk[1]);
  }
}

TEST(Imagine, of_many_worlds_those_come_oftener_that_lead_where_he_likes_to_go) {
  const Observation view = view_of_three_cards();
  const Leanings leanings = leanings_of(view.seen);
  std::map<std::vector<Place>, double> liked;
  double all = 0;
  for (const std::vector<Place>& walk : all_walks(view.seen)) {
    liked[walk] =
        leanings[Spot::space1][walk[0]] * leanings[Spot::space2][walk[1]] * leanings[Spot::space3][walk[2]];
    all += liked[walk];
  }
  std::vector<State> worlds(6000);
  Rng rng(12);
  Dracula::imagine(view, rng, worlds);
  std::map<std::vector<Place>, int> seen;
  for (const State& world : worlds) ++seen[walk_in(world)];
  for (const auto& [walk, count] : seen) ASSERT_TRUE(liked.count(walk) > 0);
  for (const auto& [walk, weight] : liked) {
    const double expected = static_cast<double>(worlds.size()) * weight / all;
    EXPECT_NEAR(seen[walk], expected, 6 * std::sqrt(expected) + 1)
        << name_of(walk[0]) << " " << name_of(walk[1]);
  }
}

TEST(Leanings, are_to_crossroads_far_from_hunters_and_go_by_nothing_hidden) {
  State s = Scenario{}.at(mina, Place::paris).trail({Place::vienna}).day(godalming).state();
  const Leanings leanings = leanings_of(Dracula::observe(s, godalming).seen);
  EXPECT_GT(leanings[Spot::space1][Place::vienna], leanings[Spot::space1][Place::galway]);
  EXPECT_GT(leanings[Spot::space1][Place::vienna], leanings[Spot::space1][Place::brussels]);
  EXPECT_EQ(leanings[Spot::leaving][Place::brussels], leanings[Spot::space6][Place::brussels]);
  for (const auto& by_place : leanings) {
    for (const double leaning : by_place) EXPECT_GT(leaning, 0);
  }
  s.at = Place::madrid;
  s.spaces[Spot::space1].at = Place::madrid;
  EXPECT_EQ(leanings_of(s)[Spot::space1], leanings[Spot::space1]);
  s.hunter[mina].at = Place::none;  // hunters are still choosing where they begin
  EXPECT_EQ(leanings_of(s)[Spot::space1], leanings_of(s)[Spot::space6]);
}

// Walks that lead to `place` on this space, counted one step after the other from the oldest.
double walks_to(const State& s, Spot spot, Place place) {
  const Space& space = s.spaces[spot];
  if (!space.may.has(place)) return 0;
  const bool oldest = spot == Spot::leaving || s.spaces[after(spot)].may.empty();
  if (oldest) return 1;
  double walks = 0;
  for (const Place from : s.spaces[after(spot)].may) {
    const bool only_hidden = space.only_hidden.has(place);
    const bool stays = from == place && (space.way == Way::stay || space.way == Way::step_or_stay);
    const bool steps = adjacent(s, from).has(place) &&
                       (space.way == Way::step || (space.way == Way::step_or_stay && !only_hidden));
    const bool runs = space.way == Way::wolf && kWithinTwoRoads[place].has(from);
    if (space.way == Way::start || stays || steps || runs) walks += walks_to(s, after(spot), from);
  }
  return walks;
}
TEST(TrailOdds, count_every_walk_by_the_map_that_is_played) {
  int counted = 0;
  for (const bool border : {true, false}) {
    random_play(77, false, 90, [&](State s) {
      s.options.north_border = border ? OnOff::on : OnOff::off;
      const TrailOdds odds(s);
      if (odds.newest() == Spot::none || s.spaces[odds.newest()].may.size() > 12) return;
      for (const Place place : s.spaces[odds.newest()].may) {
        EXPECT_EQ(odds.ways_to(place), walks_to(s, odds.newest(), place)) << name_of(place);
        ++counted;
      }
    });
  }
  EXPECT_GT(counted, 10);
  State sea = Scenario{}.state_;
  sea.spaces[Spot::space1].may = Place::north_sea;
  sea.spaces[Spot::space1].way = Way::step;
  sea.spaces[Spot::space2].may = Place::north_atlantic;
  sea.options.north_border = OnOff::on;
  EXPECT_EQ(TrailOdds(sea).ways_to(Place::north_sea), 1);
  sea.options.north_border = OnOff::off;
  EXPECT_EQ(TrailOdds(sea).ways_to(Place::north_sea), 0);
}

TEST(Belief, is_a_distribution_over_places_and_certain_when_he_is_seen) {  // IN-4 DF-7
  auto hidden = Scenario{}.trail({Place::paris}).day(godalming);
  const Belief belief = belief_of(Dracula::observe(hidden.state(), mina));
  double sum = 0;
  for (const double chance : belief.chance) sum += chance;
  EXPECT_NEAR(sum, 1, 1e-9);
  EXPECT_GT(belief.chance[Place::paris], 0);
  EXPECT_LT(belief.chance[Place::paris], 0.1);
  auto seen = Scenario{}.trail({Place::paris}).revealed().day(godalming);
  EXPECT_EQ(belief_of(Dracula::observe(seen.state(), mina)).chance[Place::paris], 1);
}

TEST(Belief, a_city_visited_in_vain_is_ruled_out) {  // RA-2 IN-22
  auto t = Scenario{}.at(godalming, Place::paris).trail({Place::madrid}).day(godalming);
  t.play("godalming road brussels");
  const Belief belief = belief_of(Dracula::observe(t.state(), seward));
  EXPECT_EQ(belief.chance[Place::brussels], 0);
  EXPECT_GT(belief.chance[Place::madrid], 0);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
