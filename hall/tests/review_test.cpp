// Reviews, hints and what-if over the socket.
#include <gtest/gtest.h>

#include <cmath>

#include "hall/tests/fox.hpp"
#include "hall/tests/house.hpp"
#include "kernel/record.hpp"
#include "kernel/replay.hpp"

namespace ravenhall::hall::testing {
namespace {

std::string cause_of(const Json& answer) {
  return answer.contains("error") && answer["error"].contains("detail")
             ? answer["error"]["detail"].value("reason", "")
             : "";
}

// A game of Ann's that computers have played to its end.
struct Finished {
  explicit Finished(const char* game = "raiders", Settings settings = House::quick_settings())
      : house(std::move(settings), game == kFoxGame ? fox_library() : shipped_games()) {
    Json wish = {{"game", game}, {"agent", "random"}};
    if (std::string_view(game) == "raiders" || std::string_view(game) == "blood-rage") wish["seats"] = 2;
    table = house.post("/api/quick", wish, ann.token())["table"]["id"];
    EXPECT_TRUE(ok(ann.ask({{"do", "resign"}, {"table", table}, {"seat", 0}})));
    EXPECT_TRUE(ok(ann.ask({{"do", "watch"}, {"table", table}})));
    EXPECT_EQ(house.get("/api/tables/" + table)["table"]["state"], "finished");
    lines = record(table).lines.size();
  }
  Record record(const std::string& id) {
    const auto read =
        read_record(*house.ask("GET", "/api/tables/" + id + "/record", Json(), ann.token()).body);
    EXPECT_TRUE(read);
    return read ? *read : Record();
  }
  Json review(Visitor& who) { return who.ask({{"do", "review"}, {"table", table}}); }
  Json what_if(Visitor& who, Json wish = Json::object()) {
    Json message = {{"do", "what_if"}, {"table", table}, {"n", lines / 2}, {"seat", 1}, {"agent", "level1"}};
    message.update(wish);
    return who.ask(message);
  }

  House house;
  Visitor ann{house, "Ann"};
  Visitor bob{house, "Bob"};
  std::string table;
  std::size_t lines = 0;
};

TEST(Review, is_worked_out_aside_and_then_there_for_everybody) {
  Finished played("blood-rage");
  const Json first = played.review(played.ann);
  ASSERT_TRUE(ok(first)) << dump(first);
  EXPECT_EQ(first["review"]["ready"], false);
  EXPECT_EQ(first["review"]["done"], 0);
  EXPECT_GT(first["review"]["of"], 10);
  const Json ready = played.review(played.bob)["review"];
  ASSERT_EQ(ready["ready"], true);
  EXPECT_EQ(ready["moments"].front()["n"], 0);
  EXPECT_EQ(ready["moments"].back()["n"], played.lines);
  EXPECT_EQ(ready["moments"].back()["chances"].size(), 2U);
  for (const Json& mark : ready["marks"]) {
    EXPECT_TRUE(mark["kind"] == "luck" ? mark["action"].is_null() : mark["better"].is_string());
    EXPECT_GT(std::fabs(mark["lost"].get<double>()), mark["noise"].get<double>());
  }
  EXPECT_EQ(played.review(played.ann)["review"], ready);
}

// Somebody who sends without waiting: the hall works only when its loop is run.
TEST(Review, is_given_up_when_nobody_asks_any_more) {
  Finished played("blood-rage");
  constexpr PeerId kPeer = 1'000'000;
  const auto peer = std::make_shared<FakePeer>();
  Request request;
  request.path = "/ws";
  request.host = "hall.test";
  request.authorization = "Bearer " + played.ann.token();
  played.house.hall->opened(kPeer, peer, request);
  const auto done = [&] {
    played.house.hall->received(kPeer, dump({{"id", 1}, {"do", "review"}, {"table", played.table}}));
    const Json review = parsed(peer->messages.back())["review"];
    EXPECT_EQ(review["ready"], false);
    return review.value("done", -1);
  };
  EXPECT_EQ(done(), 0);
  played.house.loop.pass(31'000);
  EXPECT_EQ(done(), 0);  // begun anew, or it would be ready by now
  played.house.loop.run();
  EXPECT_EQ(played.review(played.ann)["review"]["ready"], true);
}

TEST(Review, is_refused_while_the_match_runs_and_of_what_is_not_there) {
  House house;
  Visitor ann(house, "Ann");
  const Json running = house.post("/api/quick", {{"game", "raiders"}}, ann.token())["table"];
  const Json answer = ann.ask({{"do", "review"}, {"table", running["id"]}});
  EXPECT_EQ(code_of(answer), "conflict");
  EXPECT_EQ(cause_of(answer), "not_over");
  EXPECT_EQ(code_of(ann.ask({{"do", "review"}, {"table", "nowhere"}})), "not_found");
  EXPECT_EQ(code_of(ann.ask({{"do", "review"}})), "not_found");
}

TEST(Review, so_many_are_begun_by_one_person) {
  Finished played(kFoxGame);
  const std::string saga = *played.house.ask("GET", "/api/tables/" + played.table + "/record").body;
  Json answer;
  for (int i = 0; i < 12 && (i == 0 || ok(answer)); ++i) {
    played.table = played.house.post("/api/import", {{"saga", saga}}, played.ann.token())["table"]["id"];
    answer = played.review(played.ann);
  }
  EXPECT_EQ(code_of(answer), "too_many");
  EXPECT_EQ(cause_of(answer), "too_fast");
}

TEST(Hints, tell_the_chance_and_a_few_alternatives_best_first) {
  House house;
  Visitor ann(house, "Ann");
  const Json wish = {{"game", "raiders"}, {"seats", 2}, {"agent", "random"}};
  const std::string table = house.post("/api/quick", wish, ann.token())["table"]["id"];
  Json update = ann.ask({{"do", "watch"}, {"table", table}})["update"];
  int with_chance = 0;
  for (int i = 0; i < 6; ++i) {
    house.loop.pass(5000);
    const Json hint = ann.ask({{"do", "hint"}, {"table", table}, {"seat", 0}});
    ASSERT_TRUE(ok(hint)) << dump(hint);
    ASSERT_LE(hint["alternatives"].size(), 5U);
    EXPECT_EQ(hint["alternatives"][0]["action"], hint["action"]);
    for (std::size_t k = 1; k < hint["alternatives"].size(); ++k)
      EXPECT_LE(hint["alternatives"][k]["value"], hint["alternatives"][k - 1]["value"]);
    if (!hint["chance"].is_null()) {
      ++with_chance;
      EXPECT_GT(hint["chance"], 0);
      EXPECT_LT(hint["chance"], 1);
      EXPECT_EQ(hint["chance"], hint["alternatives"][0]["value"]);
    }
    ASSERT_TRUE(ok(ann.ask({{"do", "act"},
                            {"table", table},
                            {"seat", 0},
                            {"action", update["legal"]["0"][0]},
                            {"seq", update["seq"]}})));
    update = ann.ask({{"do", "watch"}, {"table", table}})["update"];
  }
  EXPECT_GT(with_chance, 0);
}

TEST(WhatIf, goes_on_from_a_moment_of_a_finished_match) {
  Finished played;
  const Json answer = played.what_if(played.bob);
  ASSERT_TRUE(ok(answer)) << dump(answer);
  const Json table = answer["table"];
  EXPECT_EQ(table["state"], "running");
  EXPECT_EQ(table["public"], false);
  EXPECT_EQ(table["branch"], (Json{{"table", played.table}, {"n", played.lines / 2}}));
  EXPECT_EQ(table["seats"][0]["agent"], "level1");
  EXPECT_EQ(table["seats"][1]["user"]["name"], "Bob");
  EXPECT_NE(table["commitment"], played.house.get("/api/tables/" + played.table)["table"]["commitment"]);
  EXPECT_TRUE(played.house.get("/api/tables/" + played.table)["table"]["branch"].is_null());

  // What stands on the table is what stood there then.
  const std::string id = table["id"];
  const auto record =
      read_record(*played.house.ask("GET", "/api/tables/" + id + "/record", Json(), played.bob.token()).body);
  ASSERT_TRUE(record);
  EXPECT_FALSE(record->position.empty());
  Record then = played.record(played.table);
  then.lines.resize(played.lines / 2);
  then.result.clear();
  then.hash.clear();
  const GameEntry& game = *shipped_games().find("raiders");
  EXPECT_EQ(dump(replay(game, then, false)->match->save()), record->position);

  // It is played to its end, replays, verifies, and is listed for nobody else.
  EXPECT_TRUE(ok(played.bob.ask({{"do", "watch"}, {"table", id}})));
  EXPECT_EQ(played.house.get("/api/tables?state=running", played.ann.token())["tables"].size(), 0U);
  EXPECT_EQ(played.house.get("/api/tables?state=running", played.bob.token())["tables"].size(), 1U);
  EXPECT_EQ(code_of(played.ann.ask({{"do", "act"}, {"table", id}, {"seat", 1}, {"action", "x"}, {"seq", 1}})),
            "forbidden");
  EXPECT_EQ(played.house.ask("GET", "/api/tables/" + id + "/record", Json(), played.ann.token()).status, 403);
  ASSERT_TRUE(ok(played.bob.ask({{"do", "resign"}, {"table", id}, {"seat", 1}})));
  EXPECT_EQ(played.house.get("/api/tables/" + id)["table"]["state"], "finished");
  const Record whole = played.record(id);
  const auto replayed = replay(game, whole, true);
  EXPECT_TRUE(replayed) << replayed.error().message;
  EXPECT_EQ(played.house.ask("GET", "/api/tables/" + id + "/replay?seat=all&step=3").status, 200);
  played.table = id;
  played.lines = whole.lines.size();
  EXPECT_TRUE(ok(played.what_if(played.bob)));  // and so on
}

TEST(WhatIf, stays_after_a_restart_and_is_taken_back_to_its_beginning_at_most) {
  Finished played;
  const std::string id = played.what_if(played.ann, {{"n", 60}, {"seat", 0}})["table"]["id"];
  const auto act = [&] {
    const Json update = played.ann.ask({{"do", "watch"}, {"table", id}})["update"];
    return ok(played.ann.ask({{"do", "act"},
                              {"table", id},
                              {"seat", 0},
                              {"action", update["legal"]["0"][0]},
                              {"seq", update["seq"]}}));
  };
  const auto view = [&] { return played.ann.ask({{"do", "watch"}, {"table", id}})["update"]["view"]; };
  (void)view();  // the computer decides while somebody looks
  const Json begun = view();
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(act());
  const Json before = view();
  played.ann.disconnect();
  played.bob.disconnect();
  played.house.crash_and_reopen();
  played.ann.connect();
  EXPECT_EQ(view(), before);
  const Json table = played.house.get("/api/tables/" + id)["table"];
  EXPECT_EQ(table["branch"], (Json{{"table", played.table}, {"n", 60}}));
  int back = 0;
  Json undone;
  while (ok(undone = played.ann.ask({{"do", "undo"}, {"table", id}, {"seat", 0}}))) ++back;
  EXPECT_EQ(back, 3);
  EXPECT_EQ(code_of(undone), "undo_blocked");
  EXPECT_EQ(undone["error"]["detail"]["reason"]["key"], "start");
  EXPECT_EQ(view(), begun);
  ASSERT_TRUE(act());
}

TEST(WhatIf, refuses_what_cannot_be_with_its_cause) {
  Finished played;
  const auto causes = [&](const Json& wish) {
    const Json answer = played.what_if(played.ann, wish);
    return code_of(answer) + " " + cause_of(answer);
  };
  for (const Json& n : {Json(-1), Json(played.lines), Json(1'000'000'000'000), Json("5"), Json(2.5), Json()})
    EXPECT_EQ(causes({{"n", n}}), "bad_request bad_line") << dump(n);
  for (const Json& seat : {Json(-1), Json(2), Json("1"), Json(), Json::array({0})})
    EXPECT_EQ(causes({{"seat", seat}}), "bad_request bad_seat") << dump(seat);
  for (const Json& seats : {Json::array(), Json::array({0, 1}), Json::array({1, 1}), Json::array({"x"})})
    EXPECT_EQ(causes({{"seats", seats}}), "bad_request bad_seat") << dump(seats);
  for (const Json& agent : {Json("oracle"), Json(""), Json(), Json(3), Json("search:9999999")})
    EXPECT_EQ(causes({{"agent", agent}}), "bad_request bad_agent") << dump(agent);
  EXPECT_EQ(causes({{"table", "nowhere"}}), "not_found ");
  const std::string running = played.what_if(played.ann)["table"]["id"];
  EXPECT_EQ(causes({{"table", running}}), "conflict not_over");
}

TEST(WhatIf, counts_as_a_table_of_ones_own) {
  Settings settings = House::quick_settings();
  settings.tables_per_user = 2;
  Finished played("raiders", settings);
  EXPECT_TRUE(ok(played.what_if(played.ann)));
  EXPECT_TRUE(ok(played.what_if(played.ann)));
  const Json answer = played.what_if(played.ann);
  EXPECT_EQ(code_of(answer), "too_many");
  EXPECT_EQ(cause_of(answer), "many_tables");
  EXPECT_TRUE(ok(played.what_if(played.bob)));
}

TEST(WhatIf, is_made_once_for_one_key) {
  Finished played;
  const Json first = played.what_if(played.ann, {{"key", "k"}});
  ASSERT_TRUE(ok(first)) << dump(first);
  EXPECT_EQ(played.what_if(played.ann, {{"key", "k"}})["table"]["id"], first["table"]["id"]);
  EXPECT_NE(played.what_if(played.ann)["table"]["id"], first["table"]["id"]);
}

TEST(WhatIf, in_a_game_of_sides_one_takes_seats_of_one_side) {
  Finished played("dracula");
  const Json hunters = played.what_if(played.ann, {{"seats", {1, 2, 3, 4}}});
  ASSERT_TRUE(ok(hunters)) << dump(hunters);
  EXPECT_EQ(hunters["table"]["seats"][0]["kind"], "agent");
  EXPECT_EQ(hunters["table"]["seats"][4]["kind"], "human");
  EXPECT_EQ(hunters["table"]["hotseat"], false);
  EXPECT_EQ(code_of(played.what_if(played.ann, {{"seats", {0, 1}}})), "other_side");
  // Dracula's trail is as hidden from them as it was.
  const std::string id = hunters["table"]["id"];
  EXPECT_TRUE(ok(played.ann.ask({{"do", "watch"}, {"table", id}})));
  EXPECT_TRUE(ok(played.review(played.ann)));
  EXPECT_EQ(played.review(played.ann)["review"]["moments"][0]["chances"].size(), 5U);
}

}  // namespace
}  // namespace ravenhall::hall::testing
