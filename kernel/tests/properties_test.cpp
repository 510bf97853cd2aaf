#include "kernel/properties.hpp"

#include <gtest/gtest.h>

#include "kernel/tests/toy.hpp"

namespace ravenhall {
namespace {

using toy::Plant;
using toy::Ravens;

template <Plant plant>
PropertyReport play_many(const PropertyOptions& options = {}) {
  PropertyReport report;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    report.add(
        check_properties<Ravens<plant>>(toy::setup_for(seed % 2 == 0 ? 2 : 3, "three"), seed, options));
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

TEST(Properties, a_sound_game_has_them_all) {
  const PropertyReport report = play_many<Plant::none>();
  EXPECT_TRUE(report.ok()) << what_failed(report);
  EXPECT_EQ(report.games, 20U);
  EXPECT_GT(report.decisions, 400U);
  EXPECT_GT(report.worlds_imagined, report.decisions);
  EXPECT_GT(report.worlds_different, report.worlds_imagined / 4);
}

TEST(Properties, hold_for_every_preset) {
  const auto blind = make_setup(Ravens<>::info(), 3, {{"preset", "blind"}});
  ASSERT_TRUE(blind);
  const PropertyReport report = check_properties<Ravens<>>(*blind, 1);
  EXPECT_TRUE(report.ok()) << what_failed(report);
}

TEST(Properties, a_stride_saves_work) {
  const PropertyReport all = play_many<Plant::none>();
  const PropertyReport some =
      play_many<Plant::none>({.stride = 5, .worlds = 1, .refusals = 1, .wishes = 1, .reveals = true});
  EXPECT_TRUE(some.ok()) << what_failed(some);
  EXPECT_LT(some.worlds_imagined * 3, all.worlds_imagined);
}

TEST(Properties, the_same_seed_plays_the_same_game) {
  const auto setup = toy::setup_for(3);
  const auto once = check_properties<Ravens<>>(setup, 5);
  const auto again = check_properties<Ravens<>>(setup, 5);
  EXPECT_EQ(dump(report_json(once)), dump(report_json(again)));
}

// Each planted defect is caught by the property it breaks, with a record that shows it.
template <Plant plant>
void expect_caught(Property property) {
  const PropertyReport report = play_many<plant>();
  ASSERT_TRUE(report.has(property)) << name_of(property) << " was not caught, but:\n" << what_failed(report);
  for (const PropertyFailure& failure : report.failures) {
    EXPECT_FALSE(failure.what.empty());
    EXPECT_TRUE(read_record(failure.record)) << failure.record;
  }
}

TEST(PlantedDefect, an_observation_that_hints_at_a_hidden_card) {
  expect_caught<Plant::leaky_observation>(Property::imagines);
}
TEST(PlantedDefect, a_legal_list_that_depends_on_a_hidden_card) {
  expect_caught<Plant::leaky_legal>(Property::hides_legal);
}
TEST(PlantedDefect, an_event_without_its_secret_mark) {
  expect_caught<Plant::bare_event>(Property::hides_events);
}
TEST(PlantedDefect, an_undo_that_crosses_a_look) {
  expect_caught<Plant::unmarked_look>(Property::hides_undo);
}
TEST(PlantedDefect, an_undo_that_crosses_a_reveal) {
  expect_caught<Plant::unmarked_show>(Property::hides_undo);
}
TEST(PlantedDefect, a_question_that_is_skipped_because_of_a_hidden_card) {
  expect_caught<Plant::skipped_window>(Property::hides_undo);
}
TEST(PlantedDefect, a_secret_that_shows_between_two_events) {
  expect_caught<Plant::open_moment>(Property::hides_events);
}
TEST(PlantedDefect, a_refusal_without_a_reason) { expect_caught<Plant::silent_refusal>(Property::explains); }
TEST(PlantedDefect, a_reason_against_what_is_legal) {
  expect_caught<Plant::needless_reason>(Property::explains);
}
TEST(PlantedDefect, a_price_that_the_schema_does_not_know) {
  expect_caught<Plant::wrong_price>(Property::explains);
}
TEST(PlantedDefect, a_view_that_has_not_the_shape_of_the_schema) {
  expect_caught<Plant::wrong_shape>(Property::describes);
}
TEST(PlantedDefect, a_secret_that_the_schema_does_not_mark) {
  expect_caught<Plant::unmarked_secret>(Property::describes);
}
TEST(PlantedDefect, a_position_that_loses_a_field) { expect_caught<Plant::forgetful_save>(Property::saves); }
TEST(PlantedDefect, a_dead_end) { expect_caught<Plant::dead_end>(Property::no_dead_end); }
TEST(PlantedDefect, a_game_without_end) { expect_caught<Plant::endless>(Property::ends); }
TEST(PlantedDefect, an_action_listed_twice) { expect_caught<Plant::doubled_legal>(Property::no_dead_end); }
TEST(PlantedDefect, actions_for_a_seat_that_need_not_decide) {
  expect_caught<Plant::idle_lister>(Property::no_dead_end);
}
TEST(PlantedDefect, rules_that_notice_who_listens) { expect_caught<Plant::nosy_events>(Property::copies); }
TEST(PlantedDefect, an_imagination_that_forgets_what_the_seat_knows) {
  expect_caught<Plant::careless_imagine>(Property::imagines);
}
TEST(PlantedDefect, a_text_that_means_two_actions) {
  expect_caught<Plant::mute_notation>(Property::notation);
}

TEST(Properties, reports_read_as_json) {
  const Json json = report_json(play_many<Plant::dead_end>());
  EXPECT_EQ(json["games"], 20);
  ASSERT_FALSE(json["failures"].empty());
  EXPECT_EQ(json["failures"][0]["property"], "no_dead_end");
  EXPECT_TRUE(json["failures"][0]["record"].get<std::string>().starts_with("[Saga \"1\"]"));
}

}  // namespace
}  // namespace ravenhall
