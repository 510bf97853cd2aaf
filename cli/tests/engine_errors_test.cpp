// What is wrong with a line is said, and nothing is changed by it; no line whatever crashes the engine.
#include <utility>

#include "cli/tests/conversation.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::cli {
namespace {

TEST(EngineErrors, lines_that_are_no_request) {
  Conversation c;
  EXPECT_EQ(c.error("rubbish"), "bad_json");
  EXPECT_EQ(c.error("{\"do\":\"turn\""), "bad_json");
  EXPECT_EQ(c.error("{\"do\":\"turn\"} {}"), "bad_json");
  EXPECT_EQ(c.error(std::string("{\"do\":\"tu\0rn\"}", 15)), "bad_json");
  EXPECT_EQ(c.error("{\"do\":\"\xff\xfe\"}"), "bad_json");
  EXPECT_EQ(c.error(std::string(100000, '[')), "bad_json");
  EXPECT_EQ(c.error("{\"do\":\"turn\",\"do\":\"save\"}"), "bad_json");
  for (const std::string line : {"[]", "3", "null", "\"new\"", "true"})
    EXPECT_EQ(c.error(line), "bad_request") << line;
  EXPECT_EQ(c.error("{}"), "bad_field");
  EXPECT_EQ(c.error(R"({"do":4})"), "bad_field");
  EXPECT_EQ(c.error(R"({"do":"fly"})"), "unknown_do");
}

TEST(EngineErrors, nothing_can_be_asked_before_there_is_a_match) {
  Conversation c;
  for (const std::string what :
       {"save", "turn", "legal", "apply", "advance", "observe", "undo", "go", "record", "hash"}) {
    EXPECT_EQ(c.error(R"({"do":")" + what + R"(","seat":0,"action":"pass"})"), "no_match") << what;
  }
}

TEST(EngineErrors, a_match_that_cannot_be_set_up) {
  Conversation c;
  EXPECT_EQ(c.error(R"({"do":"new","seats":1})"), "bad_seats");
  EXPECT_EQ(c.error(R"({"do":"new","seats":"three"})"), "bad_field");
  EXPECT_EQ(c.error(R"({"do":"new","seats":2.5})"), "bad_field");
  EXPECT_EQ(c.error(R"({"do":"new","seats":99999999999999999999})"), "bad_field");
  EXPECT_EQ(c.error(R"({"do":"new","seed":[]})"), "bad_field");
  EXPECT_EQ(c.error(R"({"do":"new","seed":1.5})"), "bad_field");
  EXPECT_EQ(c.error(R"({"do":"new","options":[]})"), "bad_field");
  EXPECT_EQ(c.error(R"({"do":"new","options":{"deck":{}}})"), "bad_field");
  EXPECT_EQ(c.error(R"({"do":"new","options":{"deck":"none"}})"), "bad_option");
  EXPECT_EQ(c.error(R"({"do":"new","options":{"weather":"rain"}})"), "bad_option");
  EXPECT_EQ(c.error(R"({"do":"new","options":{"preset":"fr"}})"), "bad_option");
  EXPECT_EQ(c.error(R"({"do":"turn"})"), "no_match");
}

class EngineErrorsInMatch : public testing::Test {
 protected:
  void SetUp() override {
    c.good(R"({"do":"new","seats":3,"seed":"errors"})");
    c.good(R"({"do":"advance"})");
    before = c.hash();
  }
  void TearDown() override { EXPECT_EQ(c.hash(), before); }
  Conversation c;
  std::string before;
};

TEST_F(EngineErrorsInMatch, a_refused_request_changes_nothing) {
  EXPECT_EQ(c.error(R"({"do":"new","seats":9})"), "bad_seats");
  EXPECT_EQ(c.error(R"({"do":"load"})"), "bad_field");
  EXPECT_EQ(c.error(R"({"do":"load","position":{}})"), "bad_position");
  EXPECT_EQ(c.error(R"({"do":"load","position":"x"})"), "bad_field");
}

TEST_F(EngineErrorsInMatch, seats) {
  for (const std::string what : {"legal", "apply", "observe", "undo", "go"}) {
    const std::string head = R"({"do":")" + what + R"(","action":"pass")";
    EXPECT_EQ(c.error(head + "}"), "bad_field") << what;
    EXPECT_EQ(c.error(head + R"(,"seat":null})"), "bad_field") << what;
    EXPECT_EQ(c.error(head + R"(,"seat":[0]})"), "bad_field") << what;
    EXPECT_EQ(c.error(head + R"(,"seat":0.5})"), "bad_field") << what;
    EXPECT_EQ(c.error(head + R"(,"seat":3})"), "bad_seat") << what;
    EXPECT_EQ(c.error(head + R"(,"seat":-1})"), "bad_seat") << what;
    EXPECT_EQ(c.error(head + R"(,"seat":"wolf"})"), "bad_seat") << what;
  }
  EXPECT_EQ(c.error(R"({"do":"legal","seat":"spectator"})"), "bad_seat");
  EXPECT_EQ(c.error(R"({"do":"observe","seat":"nature"})"), "bad_seat");
  EXPECT_EQ(c.error(R"({"do":"undo","seat":"nature"})"), "bad_seat");
  EXPECT_EQ(c.error(R"({"do":"apply","seat":"nature","action":"first 0"})"), "not_your_turn");
}

TEST_F(EngineErrorsInMatch, actions) {
  EXPECT_EQ(c.error(R"({"do":"apply","seat":0})"), "bad_field");
  EXPECT_EQ(c.error(R"({"do":"apply","seat":0,"action":7})"), "bad_field");
  EXPECT_EQ(c.error(R"({"do":"apply","seat":0,"action":""})"), "bad_action");
  EXPECT_EQ(c.error(R"({"do":"apply","seat":0,"action":"dance"})"), "bad_action");
  EXPECT_EQ(c.error(R"({"do":"apply","seat":0,"action":"pass"})"), "illegal_action");
  EXPECT_EQ(c.error(R"({"do":"apply","seat":0,"action":"keep"})"), "ambiguous");
  EXPECT_EQ(c.error(R"({"do":"apply","seat":0,"as":9,"action":"keep"})"), "bad_seat");
}

TEST_F(EngineErrorsInMatch, a_broken_position_is_refused_field_by_field) {
  const Json position = c.good(R"({"do":"save"})")["position"];
  for (const auto& [key, value] : position["state"].items()) {
    for (const Json& wrong : {Json(nullptr), Json("x"), Json(-7), Json::array({1, 2}), Json::object()}) {
      Json broken = position;
      broken["state"][key] = wrong;
      if (broken == position) continue;
      const Json answer = c.ask(R"({"do":"load","position":)" + dump(broken) + "}");
      if (answer["ok"] == true) c.good(R"({"do":"load","position":)" + dump(position) + "}");
    }
  }
}

// Random bytes, and real requests with bytes changed, cut, doubled and swapped.
TEST(EngineErrors, hostile_lines_get_answers) {
  Conversation c;
  Rng rng(99);
  c.good(R"({"do":"new","seats":2,"seed":1})");
  c.good(R"({"do":"advance"})");
  const std::string position = dump(c.good(R"({"do":"save"})")["position"]);
  const std::vector<std::string> models{
      R"({"id":1,"do":"new","seats":2,"options":{"preset":"ru"},"seed":"s"})",
      R"({"id":2,"do":"apply","seat":0,"action":"keep troll"})",
      R"({"id":3,"do":"observe","seat":"spectator"})",
      R"({"id":4,"do":"go","seat":1,"agent":"random","ms":1})",
      R"({"id":5,"do":"record","with_seed":true})",
      R"({"id":6,"do":"load","position":)" + position + "}"};
  for (int i = 0; i < 3000; ++i) {
    std::string line;
    if (rng.below(4) == 0) {
      for (std::uint32_t left = rng.below(60); left > 0; --left) line += static_cast<char>(rng.below(256));
    } else {
      line = models[rng.below(static_cast<std::uint32_t>(models.size()))];
      for (std::uint32_t left = 1 + rng.below(4); left > 0 && !line.empty(); --left) {
        const std::size_t where = rng.below(static_cast<std::uint32_t>(line.size()));
        switch (rng.below(4)) {
          case 0: line[where] = static_cast<char>(rng.below(256)); break;
          case 1: line.erase(where, 1 + rng.below(8)); break;
          case 2: line.insert(where, line.substr(where, rng.below(12))); break;
          default: std::swap(line[where], line[rng.below(static_cast<std::uint32_t>(line.size()))]); break;
        }
      }
    }
    const Json answer = c.ask(line);
    ASSERT_TRUE(answer["ok"].is_boolean()) << line;
    ASSERT_EQ(dump(answer).find('\n'), std::string::npos);
  }
}

}  // namespace
}  // namespace ravenhall::cli
