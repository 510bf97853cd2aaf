// JSON as people read it.
#include <gtest/gtest.h>

#include <string>

#include "cli/play/layout.hpp"
#include "games/registry.hpp"
#include "kernel/match.hpp"

namespace ravenhall::cli {
namespace {

std::string plain_value(std::string_view /*key*/, const Json& value) {
  return value.is_string() ? value.get<std::string>() : dump(value);
}

std::string laid_out(const Json& json, std::size_t width, bool plain = false) {
  std::string out;
  for (const auto& section : Layout(Style{false, plain}, width, "none", plain_value).sections(json))
    out += section.text;
  return out;
}

Json json_of(std::string_view text) { return parse_json(text).value(); }

TEST(LayoutTest, plain_values_come_first_in_one_line) {
  EXPECT_EQ(laid_out(json_of(R"({"age":1,"list":[1,2],"first_player":2,"winner":null})"), 80),
            "Age 1, first player 2, winner -\nList: 1, 2\n");
}

TEST(LayoutTest, like_objects_are_the_rows_of_a_table) {
  const Json json = json_of(R"({"players":[{"seat":0,"hand_size":5,"name":"red"},
                                           {"seat":1,"hand_size":12,"name":"blue"}]})");
  EXPECT_EQ(laid_out(json, 80),
            "Players\n"
            "        hand\n"
            "  seat  size  name\n"
            "  0     5     red\n"
            "  1     12    blue\n");
  EXPECT_EQ(laid_out(json, 80, true),
            "Players\n  seat 0, hand size 5, name red\n  seat 1, hand size 12, name blue\n");
}

TEST(LayoutTest, what_is_too_wide_for_a_column_stands_below_its_row) {
  const Json json = json_of(
      R"({"places":[{"id":"a","figures":["warrior","warrior","leader","ship"],"free":2},{"id":"b","figures":[],"note":""}]})");
  EXPECT_EQ(laid_out(json, 40),
            "Places\n"
            "  id  free\n"
            "  a   2\n"
            "      figures (warrior, warrior, leader,\n"
            "      ship)\n"
            "  b   -\n");
}

TEST(LayoutTest, an_object_of_like_objects_is_a_table_too) {
  EXPECT_EQ(laid_out(json_of(R"({"stats":{"rage":{"step":1,"value":6},"axes":{"step":2,"value":33}}})"), 20),
            "Stats\n        step  value\n  rage  1     6\n  axes  2     33\n");
}

void expect_leaves(const Json& json, const std::string& text) {
  if (json.is_structured()) {
    for (const Json& each : json) expect_leaves(each, text);
  } else if (json.is_string() && !json.get<std::string>().empty()) {
    EXPECT_NE(text.find(json.get<std::string>()), std::string::npos) << json;
  }
}

// However narrow the terminal is, every name in a view can be read somewhere.
TEST(LayoutTest, nothing_is_cut_off) {
  for (const GameEntry& game : all_games()) {
    const auto match = game.create(*make_setup(game.info(), game.info().max_seats, {}), "layout");
    while (!match->over()) {
      if (match->to_act().has(kNature)) {
        ASSERT_TRUE(match->advance().has_value());
        continue;
      }
      const Seat seat = match->to_act().first();
      const Json view = match->observe(seat);
      if (match->decisions().size() % 64 == 0) {
        for (const std::size_t width : {30U, 80U}) expect_leaves(view, laid_out(view, width));
      }
      const auto legal = match->legal(seat);
      ASSERT_TRUE(match->apply(seat, legal[match->decisions().size() % legal.size()]).has_value());
    }
  }
}

}  // namespace
}  // namespace ravenhall::cli
