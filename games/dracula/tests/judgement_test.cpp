// What agents are told about a table: how it stands for either side, and answers at once.
#include "games/dracula/judgement.hpp"

#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"
#include "kernel/match.hpp"

namespace ravenhall::dracula::tests {
namespace {

double judged(const Tabletop& t, Seat seat) { return Judgement::judge(t.state(), seat); }

// Both sides see it: better for Dracula, worse for the hunters.
void expect_better_for_dracula(const Tabletop& better, const Tabletop& worse) {
  EXPECT_GT(judged(better, count), judged(worse, count));
  EXPECT_LT(judged(better, mina), judged(worse, mina));
}

TEST(DraculaJudgement, knows_what_the_sides_race_for) {
  const Tabletop plain = Scenario{}.day(mina);
  expect_better_for_dracula(Scenario{}.influence(6).day(mina), plain);
  expect_better_for_dracula(plain, Scenario{}.damage(count, 6).day(mina));
  expect_better_for_dracula(Scenario{}.damage(mina, 6).day(mina), plain);
  expect_better_for_dracula(Scenario{}.bites(seward, 1).day(mina), plain);
  expect_better_for_dracula(plain, Scenario{}.items(mina, {Item::knife}).day(mina));
}

TEST(DraculaJudgement, the_last_points_weigh_more_than_the_first) {
  const auto with_damage = [](int damage) {
    return judged(Scenario{}.influence(9).damage(count, damage).day(mina), count);
  };
  EXPECT_GT(with_damage(9) - with_damage(12), with_damage(0) - with_damage(3));
}

TEST(DraculaJudgement, a_vampire_ripens_on_its_way_and_a_hunter_in_its_city_is_in_the_way) {
  const auto trail = [] {
    return Scenario{}.trail(
        {Place::madrid, Place::saragossa, Place::toulouse, Place::bordeaux, Place::nantes, Place::le_havre});
  };
  const Tabletop without = trail().day(mina);
  const Tabletop early = trail().lurker(Spot::space2, Encounter::reckless_vampire).day(mina);
  const Tabletop late = trail().lurker(Spot::space6, Encounter::reckless_vampire).day(mina);
  EXPECT_GT(judged(early, count), judged(without, count));
  EXPECT_GT(judged(late, count), judged(early, count));
  const Tabletop found =
      trail().lurker(Spot::space6, Encounter::reckless_vampire).at(mina, Place::le_havre).day(mina);
  EXPECT_LT(judged(found, count), judged(late, count));
}

TEST(DraculaJudgement, dracula_keeps_away_from_armed_hunters_and_from_dead_ends) {
  const auto in = [](Place place) {
    return Scenario{}.items(mina, {Item::knife, Item::rifle}).trail({place}).day(mina);
  };
  EXPECT_GT(judged(in(Place::madrid), count), judged(in(Place::strasbourg), count));
  EXPECT_GT(judged(in(Place::sofia), count), judged(in(Place::athens), count));
}

TEST(DraculaJudgement, together_hunters_meet_him_better_than_alone) {
  const Tabletop alone = met_by({mina}).day(mina);
  const Tabletop together = met_by({mina, seward, godalming}).day(mina);
  EXPECT_GT(judged(together, mina), judged(alone, mina));
}

// The journey must not lead to where he is in the imagined world, but where everybody would look.
TEST(DraculaJudgement, quick_journeys_go_by_what_everybody_knows) {
  const auto ride_with_dracula_in = [](Place place) {
    Tabletop t = Scenario{}
                     .at(godalming, Place::paris)
                     .tickets(godalming, {Ticket::t32})
                     .trail({place})
                     .day(godalming);
    t.play("godalming rail t32");
    Rng rng(1);
    return Judgement::quick(t.state(), godalming, rng);
  };
  EXPECT_EQ(ride_with_dracula_in(Place::cologne), ride_with_dracula_in(Place::saragossa));
}

TEST(DraculaJudgement, answers_every_question_at_once_and_legally_and_its_verdict_is_a_chance) {
  NoEvents none;
  ActionList legal;
  for (std::uint64_t game = 0; game < 40; ++game) {
    Rng rng(mix64(game));
    auto setup = *make_setup(Dracula::info(), kSeats, {});
    for (std::size_t k = 0; k < setup.options.size() && k < Dracula::info().options.size(); ++k) {
      setup.options[k] = rng.below(Dracula::info().options[k].values.size());
    }
    State s = Dracula::start(setup);
    int decisions = 0;
    for (SeatSet seats = Dracula::to_act(s); !seats.empty(); seats = Dracula::to_act(s)) {
      const Seat seat = seats.first();
      if (seat == kNature) {
        Dracula::apply(s, seat, Dracula::nature(s, rng), none);
        continue;
      }
      legal.clear();
      Dracula::legal(s, seat, legal);
      const Action answer = Judgement::quick(s, seat, rng);
      ASSERT_TRUE(legal.contains(answer)) << game << ": " << to_text(Dracula::notation(), answer);
      // Some answers at random, so that odd situations come up too.
      const bool whim = rng.below(3) == 0;
      const double verdict = Judgement::judge(s, seat);
      ASSERT_TRUE(verdict >= -1 && verdict <= 1) << game;
      Dracula::apply(s, seat, whim ? legal[rng.below(legal.size())] : answer, none);
      ASSERT_LT(++decisions, kMostDecisions) << game;
    }
  }
}

}  // namespace
}  // namespace ravenhall::dracula::tests
