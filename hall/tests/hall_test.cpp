// The hall as its clients see it: lobby, playing, reconnecting, repeating, being told no.
#include <gtest/gtest.h>

#include "hall/tests/house.hpp"

namespace ravenhall::hall::testing {
namespace {

// Ann and Bob at a running table for two; both watch.
struct Duel {
  explicit Duel(const Json& wish = Json::object(), Settings settings = House::quick_settings())
      : house(std::move(settings)) {
    Json full = {{"game", "blood-rage"}, {"seats", 2}};
    full.update(wish);
    table = house.post("/api/tables", full, ann.token())["table"]["id"];
    EXPECT_TRUE(ok(bob.ask({{"do", "sit"}, {"table", table}, {"seat", 1}})));
    EXPECT_TRUE(ok(ann.ask({{"do", "start"}, {"table", table}})));
    see(ann);
    see(bob);
  }
  Json see(Visitor& who, std::int64_t since = 0) {
    return who.ask({{"do", "watch"}, {"table", table}, {"since", since}});
  }
  // The first legal action of a seat, with the seq it answers.
  Json choice(Visitor& who, int seat) {
    const Json update = see(who)["update"];
    const std::string place = std::to_string(seat);
    if (!update["legal"].contains(place)) return Json();
    return {{"do", "act"},
            {"table", table},
            {"seat", seat},
            {"action", update["legal"][place][0]},
            {"seq", update["seq"]}};
  }

  House house;
  Visitor ann{house, "Ann"};
  Visitor bob{house, "Bob"};
  std::string table;
};

TEST(Lobby, shows_open_tables_and_tells_of_new_ones) {
  House house;
  Visitor ann(house, "Ann");
  Visitor bob(house, "Bob");
  bob.ask({{"do", "lobby"}, {"on", true}});
  const Json table = house.post("/api/tables", {{"game", "blood-rage"}, {"seats", 3}}, ann.token())["table"];
  ASSERT_EQ(bob.pushes("lobby").size(), 1U);
  EXPECT_EQ(bob.pushes("lobby")[0]["table"]["id"], table["id"]);
  EXPECT_EQ(house.get("/api/tables?state=open")["tables"].size(), 1U);
  EXPECT_TRUE(ok(ann.ask({{"do", "stand"}, {"table", table["id"]}, {"seat", 0}})));
  EXPECT_EQ(bob.pushes("lobby").back()["gone"], table["id"]);
  EXPECT_TRUE(house.get("/api/tables?state=open")["tables"].empty());
}

TEST(Lobby, a_private_table_is_reached_by_its_link_only) {
  House house;
  Visitor ann(house, "Ann");
  Visitor bob(house, "Bob");
  const Json table =
      house.post("/api/tables", {{"game", "blood-rage"}, {"public", false}}, ann.token())["table"];
  EXPECT_TRUE(house.get("/api/tables?state=open", bob.token())["tables"].empty());
  EXPECT_EQ(house.get("/api/tables?state=open", ann.token())["tables"].size(), 1U);
  EXPECT_TRUE(ok(bob.ask({{"do", "watch"}, {"table", table["code"]}})));
}

TEST(Lobby, tables_of_one_user_are_limited) {
  Settings settings = House::quick_settings();
  settings.tables_per_user = 2;
  House house(settings);
  const std::string ann = house.guest("Ann");
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(house.ask("POST", "/api/tables", {{"game", "blood-rage"}}, ann).status, 200);
  EXPECT_EQ(house.ask("POST", "/api/tables", {{"game", "blood-rage"}}, ann).status, 429);
}

TEST(Lobby, nonsense_is_refused_with_a_reason) {
  House house;
  const std::string ann = house.guest("Ann");
  for (const Json& wish : {Json{{"game", "chess"}}, Json{{"game", "blood-rage"}, {"seats", 9}},
                           Json{{"game", "blood-rage"}, {"options", {{"deck", "x"}}}},
                           Json{{"game", "blood-rage"}, {"clock", {{"kind", "sand"}}}}, Json{{"game", 5}}}) {
    const Response response = house.ask("POST", "/api/tables", wish, ann);
    EXPECT_EQ(response.status, 400) << dump(wish);
    EXPECT_EQ(code_of(parsed(*response.body)), "bad_request");
  }
  EXPECT_EQ(house.ask("POST", "/api/tables", {{"game", "blood-rage"}}).status, 401);
}

TEST(Playing, everybody_gets_an_update_of_their_own) {
  Duel duel;
  duel.bob.forget();
  EXPECT_TRUE(ok(duel.ann.ask(duel.choice(duel.ann, 0))));
  const Json update = duel.bob.last_update();
  EXPECT_EQ(update["view"]["viewer"], 1);
  EXPECT_TRUE(update["legal"].contains("1"));
  EXPECT_FALSE(update["legal"].contains("0"));
  EXPECT_EQ(duel.ann.last_update()["view"]["viewer"], 0);
}

TEST(Playing, a_quick_table_is_played_to_its_end_against_computers) {
  House house;
  Visitor ann(house, "Ann");
  const std::string table = house.post(
      "/api/quick", {{"game", "blood-rage"}, {"seats", 2}, {"agent", "random"}}, ann.token())["table"]["id"];
  Json update = ann.ask({{"do", "watch"}, {"table", table}})["update"];
  for (int i = 0; i < 2000 && !update["turn"]["over"].get<bool>(); ++i) {
    ASSERT_TRUE(update["legal"].contains("0"));
    const Json answer = ann.ask({{"do", "act"},
                                 {"table", table},
                                 {"seat", 0},
                                 {"action", update["legal"]["0"][0]},
                                 {"seq", update["seq"]}});
    ASSERT_TRUE(ok(answer)) << dump(answer);
    update = ann.last_update();
    ann.forget();
  }
  EXPECT_TRUE(update["turn"]["over"].get<bool>());
  const Json finished = house.get("/api/tables/" + table)["table"];
  EXPECT_EQ(finished["state"], "finished");
  EXPECT_EQ(finished["seed"].get<std::string>().size(), 64U);
  EXPECT_EQ(house.ask("GET", "/api/tables/" + table + "/replay?seat=0").status, 200);
  EXPECT_EQ(house.ask("GET", "/api/tables/" + table + "/replay?seat=all&step=20").status, 200);
  EXPECT_EQ(house.ask("GET", "/api/tables/" + table + "/replay?seat=0&step=99999").status, 400);
  const std::string saga = *house.ask("GET", "/api/tables/" + table + "/record").body;
  const Json imported = house.post("/api/import", {{"saga", saga}}, ann.token());
  EXPECT_EQ(imported["table"]["outcome"], finished["outcome"]);
  const Json again = ann.ask({{"do", "rematch"}, {"table", table}});
  EXPECT_EQ(again["table"]["state"], "open");
  EXPECT_EQ(ann.ask({{"do", "rematch"}, {"table", table}})["table"]["id"], again["table"]["id"]);
}

TEST(Playing, around_one_screen_each_seat_has_its_own_view) {
  House house;
  Visitor ann(house, "Ann");
  const Json table = house.post(
      "/api/hotseat",
      {{"game", "blood-rage"}, {"seats", 3}, {"names", {"Ann", "Bob"}}, {"agents", {{"2", "greedy"}}}},
      ann.token())["table"];
  EXPECT_EQ(table["seats"][1]["name"], "Bob");
  const Json watched = ann.ask({{"do", "watch"}, {"table", table["id"]}});
  EXPECT_EQ(watched["seat_list"], Json({0, 1}));
  EXPECT_EQ(watched["update"]["views"]["1"]["viewer"], 1);
  EXPECT_TRUE(watched["update"]["legal"].contains("0") && watched["update"]["legal"].contains("1"));
}

TEST(Records, of_a_running_match_are_for_its_only_human) {
  Duel duel;
  EXPECT_EQ(duel.house.ask("GET", "/api/tables/" + duel.table + "/record", Json(), duel.ann.token()).status,
            403);
  EXPECT_EQ(duel.house.ask("GET", "/api/tables/" + duel.table + "/replay", Json(), duel.ann.token()).status,
            403);
  const std::string solo =
      duel.house.post("/api/quick", {{"game", "blood-rage"}}, duel.ann.token())["table"]["id"];
  EXPECT_EQ(duel.house.ask("GET", "/api/tables/" + solo + "/record", Json(), duel.ann.token()).status, 200);
  EXPECT_EQ(duel.house.ask("GET", "/api/tables/" + solo + "/record", Json(), duel.bob.token()).status, 403);
}

TEST(Reconnecting, brings_exactly_what_was_missed) {
  Duel duel;
  const Json before = duel.see(duel.bob)["update"];
  duel.bob.disconnect();
  EXPECT_TRUE(ok(duel.ann.ask(duel.choice(duel.ann, 0))));
  duel.bob.connect();
  const Json after = duel.see(duel.bob, before["seq"])["update"];
  const Json whole = duel.see(duel.bob, 0)["update"];
  EXPECT_GT(after["seq"].get<int>(), before["seq"].get<int>());
  EXPECT_EQ(before["events"].size() + after["events"].size(), whole["events"].size());
  EXPECT_EQ(after["events_from"].get<std::size_t>(), before["events"].size());
}

TEST(Reconnecting, a_repeated_key_gets_the_first_answer_also_after_a_crash) {
  Duel duel;
  Json act = duel.choice(duel.ann, 0);
  act["key"] = "once";
  const Json first = duel.ann.ask(act);
  const Json second = duel.ann.ask(act);
  EXPECT_TRUE(ok(first));
  EXPECT_EQ(first["seq"], second["seq"]);
  duel.ann.disconnect();
  duel.bob.disconnect();
  duel.house.crash_and_reopen();
  duel.ann.connect();
  duel.bob.connect();
  EXPECT_EQ(duel.ann.ask(act)["seq"], first["seq"]);
  EXPECT_EQ(duel.see(duel.ann)["update"]["seq"], first["seq"]);
  EXPECT_EQ(code_of(duel.bob.ask(act)), "forbidden");  // another person's key is another key
}

TEST(Time, stand_ins_decide_for_who_is_gone_until_nobody_is_left_who_would_see_it) {
  Duel duel(Json{{"clock", {{"kind", "live"}, {"move", 5}, {"reserve", 0}}}});
  duel.ann.disconnect();
  duel.bob.disconnect();
  duel.house.loop.pass(60'000);
  const auto table = [&] { return duel.house.get("/api/tables/" + duel.table)["table"]; };
  EXPECT_EQ(table()["state"], "running");
  for (const Json& seat : table()["seats"]) EXPECT_TRUE(seat["away"].get<bool>());
  duel.house.loop.pass(Millis{49} * 3600 * 1000);
  EXPECT_EQ(table()["state"], "archived");
  duel.ann.connect();
  EXPECT_EQ(duel.see(duel.ann)["table"]["state"], "archived");
  EXPECT_TRUE(ok(duel.ann.ask({{"do", "resume"}, {"table", duel.table}})));
  duel.house.loop.pass(60'000);  // both are stand-ins still
  EXPECT_EQ(table()["state"], "finished");
}

TEST(Chat, is_limited_cleaned_and_kept) {
  Duel duel;
  EXPECT_TRUE(ok(duel.ann.ask({{"do", "chat"}, {"table", duel.table}, {"text", " <i>hi</i> "}})));
  EXPECT_EQ(duel.bob.pushes("chat").back()["message"]["text"], "<i>hi</i>");
  EXPECT_EQ(code_of(duel.ann.ask({{"do", "chat"}, {"table", duel.table}, {"text", std::string(501, 'x')}})),
            "bad_request");
  EXPECT_EQ(code_of(duel.ann.ask({{"do", "chat"}, {"table", duel.table}, {"text", "a\x01"}})), "bad_request");
  Json last;
  for (int i = 0; i < 10; ++i) last = duel.ann.ask({{"do", "chat"}, {"table", duel.table}, {"text", "spam"}});
  EXPECT_EQ(code_of(last), "too_many");
  EXPECT_EQ(duel.see(duel.bob)["chat"][0]["text"], "<i>hi</i>");
}

TEST(Messages, over_the_limit_are_refused_and_at_last_the_client_goes) {
  Settings settings = House::quick_settings();
  settings.messages = {20, 60};
  House house(settings);
  Visitor ann(house, "Ann");
  int refused = 0;
  for (int i = 0; i < 100; ++i) refused += code_of(ann.ask({{"do", "ping"}})) == "too_many" ? 1 : 0;
  EXPECT_EQ(refused, 40);
  for (int i = 0; i < 100; ++i) ann.say(R"({"id":1,"do":"ping"})");
  EXPECT_FALSE(ann.peer().closed.empty());
}

TEST(Messages, broken_ones_are_answered_and_change_nothing) {
  Duel duel;
  const Json before = duel.see(duel.ann)["update"]["seq"];
  for (const std::string text :
       {"", "{", "[]", "null", "{\"id\":1}", "{\"id\":\"x\",\"do\":\"act\"}", "{\"id\":1,\"do\":7}",
        "\xff\xfe", "{\"id\":99999999999999999999,\"do\":\"ping\"}", "{\"id\":1e5,\"do\":\"ping\"}"}) {
    duel.ann.forget();
    duel.ann.say(text);
    ASSERT_EQ(duel.ann.peer().messages.size(), 1U) << text;
    EXPECT_EQ(code_of(parsed(duel.ann.peer().messages[0])), "bad_request") << text;
  }
  for (Json odd : {Json{{"do", "act"}}, Json{{"do", "act"}, {"table", 5}},
                   Json{{"do", "sit"}, {"table", duel.table}, {"seat", -1}},
                   Json{{"do", "act"}, {"table", duel.table}, {"seat", 1e300}},
                   Json{{"do", "fill"}, {"table", duel.table}, {"agent", Json::array()}},
                   Json{{"do", "explode"}}, Json{{"do", "hint"}, {"table", duel.table}, {"seat", 1}},
                   Json{{"do", "kick"}, {"table", std::string(5000, 'x')}}}) {
    EXPECT_FALSE(ok(duel.ann.ask(odd))) << dump(odd);
  }
  EXPECT_EQ(duel.see(duel.ann)["update"]["seq"], before);
}

TEST(Pages, carry_a_policy_without_inline_script) {
  House house;
  const Response page = house.ask("GET", "/t/abc");
  EXPECT_EQ(page.status, 200);
  bool found = false;
  for (const auto& [name, value] : page.headers) {
    if (name != "Content-Security-Policy") continue;
    found = true;
    EXPECT_NE(value.find("script-src 'self'"), std::string::npos);
    EXPECT_EQ(value.find("script-src 'self' 'unsafe-inline'"), std::string::npos);
    for (const char* needed : {"'wasm-unsafe-eval'", "worker-src 'self'", "frame-ancestors 'none'"})
      EXPECT_NE(value.find(needed), std::string::npos) << needed;
  }
  EXPECT_TRUE(found);
  EXPECT_EQ(*house.ask("GET", "/healthz").body, "ok\n");
  EXPECT_NE(house.ask("GET", "/metrics").body->find("ravenhall_tables"), std::string::npos);
}

}  // namespace
}  // namespace ravenhall::hall::testing
