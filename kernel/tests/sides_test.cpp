// Sides, roles and outcomes without points, on a toy that has them.
#include "kernel/sides.hpp"

#include <gtest/gtest.h>

#include "kernel/properties.hpp"
#include "kernel/tests/toy.hpp"
#include "kernel/tests/two_sides_toy.hpp"

namespace ravenhall {
namespace {

using fox::FoxAndHounds;
using fox::Plant;

template <Plant plant>
PropertyReport play_many() {
  PropertyReport report;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const auto setup =
        make_setup(FoxAndHounds<plant>::info(), 4, {{"rounds", seed % 2 == 0 ? "three" : "five"}});
    report.add(check_properties<FoxAndHounds<plant>>(*setup, seed, {.worlds = 3}));
  }
  return report;
}

std::string what_failed(const PropertyReport& report) {
  std::string text;
  for (const PropertyFailure& failure : report.failures) {
    text += std::string(name_of(failure.property)) + ": " + failure.what + "\n";
  }
  return text;
}

// A match in which everybody takes the first of their choices, or the one that `wish` names.
std::unique_ptr<Match> played(std::string_view fox_hides, std::string_view hounds_do) {
  auto match = entry_of<FoxAndHounds<>>().create(*make_setup(FoxAndHounds<>::info(), 4, {}), "a seed");
  while (!match->over()) {
    EXPECT_TRUE(match->advance());
    const Seat seat = match->to_act().first();
    const auto legal = match->legal(seat);
    const std::string wish(seat == seat_at(0) ? fox_hides : hounds_do);
    const bool can = std::find(legal.begin(), legal.end(), wish) != legal.end();
    EXPECT_TRUE(match->apply(seat, can ? wish : legal.front() == "slip stay" ? "slip stay" : "wait"));
  }
  return match;
}

TEST(Sides, a_sound_game_of_two_sides_has_all_properties) {
  const PropertyReport report = play_many<Plant::none>();
  EXPECT_TRUE(report.ok()) << what_failed(report);
  EXPECT_GT(report.worlds_different, report.worlds_imagined / 4);
}

TEST(Sides, a_view_that_hints_at_the_hidden_place_is_caught) {
  EXPECT_TRUE(play_many<Plant::hinting_view>().has(Property::imagines));
}
TEST(Sides, a_slip_that_is_not_marked_secret_is_caught) {
  EXPECT_TRUE(play_many<Plant::bare_slip>().has(Property::hides_events));
}
TEST(Sides, a_side_wins_with_all_its_seats) {
  EXPECT_TRUE(play_many<Plant::lone_winner>().has(Property::ends));
}
TEST(Sides, points_are_for_all_seats_or_for_none) {
  EXPECT_TRUE(play_many<Plant::counted>().has(Property::ends));
}

TEST(Sides, a_victory_without_points_reads_as_such) {
  const auto match = played("hide copse", "search copse");
  EXPECT_EQ(dump(outcome_json(match->info(), match->outcome())),
            R"({"winners":[1,2,3],"scores":null,"ranks":[2,1,1,1],"side":"hounds"})");
  EXPECT_EQ(match->record(true).result, "0-1-1-1");
  const auto escaped = played("hide copse", "wait");
  EXPECT_EQ(dump(outcome_json(escaped->info(), escaped->outcome())),
            R"({"winners":[0],"scores":null,"ranks":[1,2,2,2],"side":"fox"})");
}

TEST(Sides, without_sides_everybody_is_one_and_points_stay_as_they_were) {
  const GameInfo& ravens = toy::Ravens<>::info();
  EXPECT_EQ(side_of(ravens, seat_at(2)), 2);
  EXPECT_FALSE(one_side(ravens, SeatSet::first(2)));
  EXPECT_EQ(side_name(ravens, seat_at(0)), "");
  Outcome outcome;
  outcome.winners = seat_at(1);
  for (const std::int16_t score : {std::int16_t{3}, std::int16_t{5}}) outcome.scores.push_back(score);
  for (const std::uint8_t rank : {std::uint8_t{2}, std::uint8_t{1}}) outcome.ranks.push_back(rank);
  EXPECT_EQ(dump(outcome_json(ravens, outcome)),
            R"({"winners":[1],"scores":[3,5],"ranks":[2,1],"side":null})");
}

TEST(Sides, a_game_with_roles_is_for_exactly_so_many) {
  EXPECT_EQ(make_setup(FoxAndHounds<>::info(), 3, {}).error().message,
            "Fox and Hounds is for 4 seats, not 3.");
}

TEST(Sides, seats_have_the_names_of_their_roles_and_sides) {
  const GameInfo& info = FoxAndHounds<>::info();
  EXPECT_EQ(role_name(info, seat_at(2)), "duke");
  EXPECT_EQ(side_name(info, seat_at(2)), "hounds");
  EXPECT_TRUE(one_side(info, SeatSet::from_bits(0b1110)));
  EXPECT_FALSE(one_side(info, SeatSet::from_bits(0b0011)));
  Json json = Json::object();
  add_sides(info, json);
  EXPECT_EQ(dump(json), R"({"sides":[{"name":"fox","seats":[0]},{"name":"hounds","seats":[1,2,3]}],)"
                        R"("roles":["reynard","bella","duke","rover"],"people":{"min":2,"max":3}})");
}

TEST(Sides, who_holds_several_seats_sees_the_events_of_each) {
  const auto match = entry_of<FoxAndHounds<>>().create(*make_setup(FoxAndHounds<>::info(), 4, {}), "a seed");
  ASSERT_TRUE(match->advance());
  const auto hid = match->apply(seat_at(0), "hide barn");
  EXPECT_TRUE(match->event_json(hid->at(0), SeatSet::from_bits(0b1110))["place"].is_null());
  const std::string sniff = match->legal(seat_at(2)).front();
  const auto event = match->apply(seat_at(2), sniff)->at(0);
  EXPECT_TRUE(match->event_json(event, seat_at(1))["warm"].is_null());
  EXPECT_TRUE(match->event_json(event, kSpectator)["warm"].is_null());
  EXPECT_FALSE(match->event_json(event, seat_at(2))["warm"].is_null());
  EXPECT_FALSE(match->event_json(event, SeatSet::from_bits(0b0110))["warm"].is_null());
}

TEST(Sides, a_description_that_contradicts_itself_is_found) {
  const GameInfo good = FoxAndHounds<>::info();
  EXPECT_EQ(check_info(good), "");
  EXPECT_EQ(check_info(toy::Ravens<>::info()), "");
  const auto broken = [&](auto&& change) {
    GameInfo info = good;
    change(info);
    return !check_info(info).empty();
  };
  constexpr std::array<Role, 4> kTwins{{{"a", 0}, {"b", 1}, {"b", 1}, {"c", 1}}};
  constexpr std::array<Role, 4> kStray{{{"a", 0}, {"b", 1}, {"c", 2}, {"d", 1}}};
  constexpr std::array<Role, 4> kLonely{{{"a", 0}, {"b", 0}, {"c", 0}, {"d", 0}}};
  EXPECT_TRUE(broken([](GameInfo& info) { info.min_seats = 3; }));
  EXPECT_TRUE(broken([](GameInfo& info) { info.roles = {}; }));
  EXPECT_TRUE(broken([&](GameInfo& info) { info.roles = kTwins; }));
  EXPECT_TRUE(broken([&](GameInfo& info) { info.roles = kStray; }));
  EXPECT_TRUE(broken([&](GameInfo& info) { info.roles = kLonely; }));
  EXPECT_TRUE(broken([](GameInfo& info) { info.people = {.min = 2, .max = 5}; }));
}

}  // namespace
}  // namespace ravenhall
