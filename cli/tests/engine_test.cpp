// Each command of the engine protocol, and a whole game over it (docs/protocol.md).
#include <fmt/format.h>

#include <sstream>

#include "cli/tests/conversation.hpp"
#include "kernel/match_of.hpp"
#include "kernel/rng.hpp"
#include "kernel/tests/two_sides_toy.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {
namespace {

constexpr auto kNew = R"({"do":"new","seats":3,"seed":"tests"})";

TEST(Engine, a_new_match_waits_for_nature) {
  Conversation c;
  const Json answer = c.good(R"({"id":7,"do":"new","seats":2,"seed":42})");
  EXPECT_EQ(answer["id"], 7);
  EXPECT_EQ(answer["turn"]["to_act"], Json::array({"nature"}));
  EXPECT_EQ(answer["turn"]["over"], false);
  EXPECT_TRUE(answer["turn"]["outcome"].is_null());
  EXPECT_EQ(answer["commitment"].get<std::string>().size(), 64U);
}

TEST(Engine, the_turn_tells_the_kind_of_the_question) {
  Conversation c;
  EXPECT_EQ(c.good(kNew)["turn"]["question"], "nature");
  EXPECT_EQ(c.good(R"({"do":"advance"})")["turn"]["question"], "draft");
}

TEST(Engine, natures_acts_have_weights) {
  Conversation c;
  c.good(kNew);
  const Json tokens = c.good(R"({"do":"legal","seat":"nature"})");
  EXPECT_EQ(tokens["weights"].size(), tokens["actions"].size());
  EXPECT_FALSE(tokens.contains("tells"));
  c.good(R"({"do":"advance"})");
  EXPECT_FALSE(c.good(R"({"do":"legal","seat":0})").contains("weights"));
}

TEST(Engine, a_set_is_named_in_any_order) {
  Conversation c(*find_game("raiders"));
  c.good(R"({"do":"new","seats":2,"seed":1})");
  c.good(R"({"do":"advance"})");
  const auto first = c.good(R"({"do":"legal","seat":0})")["actions"][0].get<std::string>();
  const auto words = split_words(first);
  const std::string turned = fmt::format("keep {} {} {}", words[3], words[1], words[2]);
  EXPECT_EQ(c.good(R"({"do":"apply","seat":0,"action":)" + quoted(turned) + "}")["action"], first);
}

TEST(Engine, the_first_player_sits_at_the_table) {
  Conversation c;
  EXPECT_EQ(c.error(R"({"do":"new","seats":3,"options":{"first_player":"3"}})"), "bad_option");
  c.good(R"({"do":"new","seats":3,"options":{"first_player":"2"}})");
}

TEST(Engine, the_id_comes_back_whatever_it_is) {
  Conversation c;
  EXPECT_EQ(c.ask(R"({"id":{"a":[1,null]},"do":"turn"})")["id"], (Json{{"a", Json::array({1, nullptr})}}));
  EXPECT_EQ(c.ask(R"({"id":"x","do":"nonsense"})")["id"], "x");
  EXPECT_TRUE(c.ask(R"({"do":"info"})")["id"].is_null());
}

TEST(Engine, seeds_are_texts_or_numbers_and_decide_everything) {
  Conversation one;
  Conversation other;
  Conversation third;
  one.good(R"({"do":"new","seed":5})");
  other.good(R"({"do":"new","seed":"5"})");
  third.good(R"({"do":"new","seed":"6"})");
  for (Conversation* c : {&one, &other, &third}) c->good(R"({"do":"advance"})");
  EXPECT_EQ(one.hash(), other.hash());
  EXPECT_NE(one.hash(), third.hash());
}

TEST(Engine, seats_default_to_all_and_options_may_be_texts_numbers_or_flags) {
  Conversation c;
  c.good(R"({"do":"new","options":{"preset":"cs","axes_last":8,"first_game":true,"keep_card":"forced"}})");
  const Json position = c.good(R"({"do":"save"})")["position"];
  EXPECT_EQ(position["seats"], 4);
  EXPECT_EQ(position["options"]["deck"], "preview99");
  EXPECT_EQ(position["options"]["axes_last"], "8");
  EXPECT_EQ(position["options"]["first_game"], "on");
  EXPECT_EQ(position["options"]["keep_card"], "forced");
}

TEST(Engine, unknown_fields_are_ignored) {
  Conversation c;
  c.good(R"({"do":"new","seed":1,"colour":"green","seatz":9})");
}

TEST(Engine, advance_lets_nature_act_until_somebody_must_choose) {
  Conversation c;
  c.good(kNew);
  const Json answer = c.good(R"({"do":"advance"})");
  EXPECT_EQ(answer["turn"]["to_act"], Json::array({0, 1, 2}));
  EXPECT_EQ(answer["turn"]["phase"], "gods_gifts");
  EXPECT_GT(answer["events"].size(), 20U);
  EXPECT_EQ(c.good(R"({"do":"advance"})")["events"].size(), 0U);
}

TEST(Engine, the_driver_sees_all_events_and_can_ask_for_what_a_seat_sees) {
  Conversation all;
  Conversation one;
  all.good(kNew);
  one.good(kNew);
  int hidden = 0;
  const Json full = all.good(R"({"do":"advance"})");
  for (const Json& event : full["events"]) {
    for (const auto& [key, value] : event.items()) EXPECT_FALSE(value.is_null()) << dump(event);
  }
  const Json seen = one.good(R"({"do":"advance","as":1})");
  for (const Json& event : seen["events"]) {
    if (event["kind"] != "dealt") continue;
    EXPECT_EQ(event["card"].is_null(), event["actor"] != 1) << dump(event);
    hidden += event["card"].is_null() ? 1 : 0;
  }
  EXPECT_EQ(hidden, 16);
  EXPECT_EQ(one.error(R"({"do":"advance","as":"nature"})"), "bad_seat");
}

TEST(Engine, legal_apply_undo) {
  Conversation c;
  c.good(kNew);
  c.good(R"({"do":"advance"})");
  const std::string before = c.hash();
  const Json actions = c.good(R"({"do":"legal","seat":0})")["actions"];
  ASSERT_GT(actions.size(), 0U);
  const std::string action = actions[0].get<std::string>();
  const Json answer = c.good(R"({"do":"apply","seat":0,"action":)" + quoted(action) + "}");
  EXPECT_EQ(answer["action"], action);
  EXPECT_EQ(answer["turn"]["to_act"], Json::array({1, 2}));
  EXPECT_TRUE(answer["events"].is_array());
  EXPECT_EQ(c.good(R"({"do":"legal","seat":0})")["actions"].size(), 0U);
  EXPECT_EQ(c.error(R"({"do":"undo","seat":1})"), "nothing_to_undo");
  c.good(R"({"do":"undo","seat":0})");
  EXPECT_EQ(c.hash(), before);
}

TEST(Engine, nature_can_be_played_by_hand) {
  Conversation c;
  c.good(kNew);
  const Json acts = c.good(R"({"do":"legal","seat":"nature"})")["actions"];
  ASSERT_GT(acts.size(), 1U);
  c.good(R"({"do":"apply","seat":"nature","action":)" + dump(acts[1]) + "}");
}

TEST(Engine, views_hide_what_a_seat_may_not_know) {
  Conversation c;
  c.good(kNew);
  c.good(R"({"do":"advance"})");
  const Json mine = c.good(R"({"do":"observe","seat":0})")["view"];
  const Json nobody = c.good(R"({"do":"observe","seat":"spectator"})")["view"];
  EXPECT_EQ(mine["viewer"], 0);
  EXPECT_FALSE(mine["clans"][0]["hand"].is_null());
  EXPECT_TRUE(mine["clans"][1]["hand"].is_null());
  EXPECT_TRUE(nobody["clans"][0]["hand"].is_null());
}

TEST(Engine, save_and_load_are_exact) {
  Conversation c;
  c.good(kNew);
  c.good(R"({"do":"advance"})");
  const std::string position = dump(c.good(R"({"do":"save"})")["position"]);
  Conversation other;
  const Json answer = other.good(R"({"do":"load","seed":"x","position":)" + position + "}");
  EXPECT_EQ(answer["turn"]["to_act"], Json::array({0, 1, 2}));
  EXPECT_EQ(other.hash(), c.hash());
  EXPECT_EQ(dump(other.good(R"({"do":"save"})")["position"]), position);
}

TEST(Engine, go_gives_a_legal_action_and_what_it_thinks_of_others) {
  Conversation c;
  c.good(kNew);
  c.good(R"({"do":"advance"})");
  const std::string before = c.hash();
  const Json legal = c.good(R"({"do":"legal","seat":1})")["actions"];
  for (const std::string agent : {"random", "greedy"}) {
    const Json answer = c.good(R"({"do":"go","seat":1,"ms":10,"agent":)" + quoted(agent) + "}");
    EXPECT_NE(std::find(legal.begin(), legal.end(), answer["action"]), legal.end());
    EXPECT_TRUE(answer["alternatives"].is_array());
  }
  EXPECT_EQ(c.hash(), before);
  EXPECT_NE(c.error(R"({"do":"go","seat":1,"agent":"deep blue"})").find("agent"), std::string::npos);
  EXPECT_EQ(c.error(R"({"do":"go","seat":1,"ms":-5})"), "bad_field");
}

TEST(Engine, the_record_holds_the_seed_only_when_it_may) {
  Conversation c;
  c.good(kNew);
  c.good(R"({"do":"advance"})");
  EXPECT_EQ(c.good(R"({"do":"record"})")["saga"].get<std::string>().find("[Seed"), std::string::npos);
  EXPECT_NE(c.good(R"({"do":"record","with_seed":true})")["saga"].get<std::string>().find("[Seed \"tests\"]"),
            std::string::npos);
}

TEST(Engine, info_tells_what_can_be_chosen) {
  Conversation c;
  const Json info = c.good(R"({"do":"info"})");
  EXPECT_EQ(info["game"], "blood-rage");
  EXPECT_EQ(info["seats"], Json::array({2, 4}));
  EXPECT_EQ(info["options"]["axes_last"]["default"], "8");
  EXPECT_TRUE(info["presets"].contains("cs"));
  EXPECT_GE(info["agents"].size(), 2U);
  EXPECT_EQ(c.good(R"({"do":"games"})")["games"][0], "blood-rage");
}

TEST(Engine, info_tells_of_sides_roles_and_people) {
  Conversation c;
  const Json alike = c.good(R"({"do":"info"})");
  EXPECT_EQ(alike["sides"], Json::array());
  EXPECT_EQ(alike["roles"], Json::array());
  EXPECT_EQ(dump(alike["people"]), R"({"min":2,"max":4})");
  const GameEntry fox = entry_of<fox::FoxAndHounds<>>();
  Conversation other(fox);
  const Json info = other.good(R"({"do":"info"})");
  EXPECT_EQ(dump(info["sides"]), R"([{"name":"fox","seats":[0]},{"name":"hounds","seats":[1,2,3]}])");
  EXPECT_EQ(info["roles"][0], "reynard");
}

TEST(Engine, an_outcome_says_which_side_has_won) {
  const GameEntry fox = entry_of<fox::FoxAndHounds<>>();
  Conversation c(fox);
  c.good(R"({"do":"new","seed":1})");
  c.good(R"({"do":"advance"})");
  c.good(R"({"do":"apply","seat":0,"action":"hide fern"})");
  const Json turn = c.good(R"({"do":"apply","seat":2,"action":"search fern"})")["turn"];
  EXPECT_EQ(turn["over"], true);
  EXPECT_EQ(dump(turn["outcome"]), R"({"winners":[1,2,3],"scores":null,"ranks":[2,1,1,1],"side":"hounds"})");
}

TEST(Engine, a_whole_game_goes_over_the_protocol_and_its_record_replays) {
  Conversation c;
  Rng rng(3);
  Json turn = c.good(R"({"do":"new","seats":3,"seed":"whole game"})")["turn"];
  int steps = 0;
  while (turn["over"] == false && ++steps < 10000) {
    if (turn["to_act"][0] == "nature") {
      turn = c.good(R"({"do":"advance"})")["turn"];
      continue;
    }
    const auto pick = rng.below(static_cast<std::uint32_t>(turn["to_act"].size()));
    const std::string seat = dump(turn["to_act"][pick]);
    const Json actions = c.good(R"({"do":"legal","seat":)" + seat + "}")["actions"];
    ASSERT_GT(actions.size(), 0U);
    const Json& action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    turn = c.good(R"({"do":"apply","seat":)" + seat + R"(,"action":)" + dump(action) + "}")["turn"];
  }
  ASSERT_EQ(turn["over"], true);
  EXPECT_EQ(turn["outcome"]["scores"].size(), 3U);
  EXPECT_TRUE(turn["outcome"]["side"].is_null());
  EXPECT_GE(turn["outcome"]["winners"].size(), 1U);
  EXPECT_EQ(turn["to_act"], Json::array());
  EXPECT_EQ(c.error(R"({"do":"apply","seat":0,"action":"pass"})"), "game_over");
  const std::string saga = c.good(R"({"do":"record"})")["saga"].get<std::string>();
  EXPECT_NE(saga.find("[Seed \"whole game\"]"), std::string::npos);
}

TEST(Engine, the_loop_answers_line_by_line_and_ends_with_its_input) {
  std::istringstream in(std::string("\n  \r\n{\"id\":1,\"do\":\"new\",\"seed\":1}\r\nrubbish\n") +
                        std::string(kMaxLine + 10, 'x') + "\n{\"id\":2,\"do\":\"turn\"}");
  std::ostringstream out;
  run_engine(blood_rage_game(), in, out);
  std::vector<Json> answers;
  std::istringstream lines(out.str());
  for (std::string line; std::getline(lines, line);) answers.push_back(*parse_json(line));
  ASSERT_EQ(answers.size(), 4U);
  EXPECT_EQ(answers[0]["id"], 1);
  EXPECT_EQ(answers[1]["error"]["code"], "bad_json");
  EXPECT_EQ(answers[2]["error"]["code"], "line_too_long");
  EXPECT_EQ(answers[3]["id"], 2);
  EXPECT_EQ(answers[3]["ok"], true);
}

// What `apply` takes in any order has no reason against it in any order: said, or touched one after another.
TEST(Why, a_set_that_is_legal_is_legal_in_any_order) {
  for (const auto& [id, card] : {std::pair{"raiders", "archer"}, {"blood-rage", "troll"}}) {
    const GameEntry& game = *find_game(id);
    const auto match = game.create(make_setup(game.info(), 2, {}).value(), "sets");
    ASSERT_TRUE(match->advance().has_value());
    const std::vector<std::string> legal = match->legal(seat_at(0));
    for (const std::string& action : legal) {
      const auto words = split_words(action);
      std::string turned(words[0]);
      std::vector<Touch> touches{{"verb", turned}};
      for (std::size_t i = words.size() - 1; i > 0; --i) {
        turned += " " + std::string(words[i]);
        touches.push_back({"card", std::string(words[i])});
      }
      EXPECT_TRUE(match->why_not(seat_at(0), turned)->is_null()) << turned;
      EXPECT_TRUE(match->why_not(seat_at(0), touches)->is_null()) << turned;
      // A card more often than one has it is refused in any order.
      const std::string wrong =
          std::string(words[0]) + " " + card + " " + card + (words.size() > 3 ? " " + std::string(card) : "");
      EXPECT_FALSE(match->why_not(seat_at(0), wrong)->is_null()) << wrong;
    }
    EXPECT_GT(legal.size(), 5U);
  }
}

}  // namespace
}  // namespace ravenhall::cli
