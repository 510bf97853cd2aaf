// Notes on the board: who may pin them, who gets to read them, and that they stay.
#include <gtest/gtest.h>

#include "hall/tests/company.hpp"
#include "hall/tests/fox.hpp"

namespace ravenhall::hall::testing {
namespace {

Settings talkative() {
  Settings settings = House::quick_settings();
  settings.chat = {1000, 100'000};
  return settings;
}

// Ann is the fox, Bob has two hounds, Cid the third; Eve looks on. All watch a running table.
struct Chase {
  Chase() {
    table = house.post("/api/tables", {{"game", kFoxGame}}, ann.token())["table"]["id"];
    for (const int seat : {1, 2}) EXPECT_TRUE(ok(bob.ask({{"do", "sit"}, {"table", table}, {"seat", seat}})));
    EXPECT_TRUE(ok(cid.ask({{"do", "sit"}, {"table", table}, {"seat", 3}})));
    EXPECT_TRUE(ok(ann.ask({{"do", "start"}, {"table", table}})));
    for (Visitor* who : {&ann, &bob, &cid, &eve}) EXPECT_TRUE(pins_of(*who).empty());
    for (Visitor* who : {&ann, &bob, &cid, &eve}) who->forget();
  }
  Json pin(Visitor& who, int seat, const std::string& at, const std::string& text, bool shared = false) {
    return who.ask(
        {{"do", "pin"}, {"table", table}, {"seat", seat}, {"at", at}, {"text", text}, {"shared", shared}});
  }
  Json pins_of(Visitor& who) { return who.ask({{"do", "watch"}, {"table", table}})["pins"]; }
  static Json note(int seat, const std::string& at, const std::string& text, bool shared = false) {
    return {{"seat", seat}, {"at", at}, {"text", text}, {"shared", shared}};
  }

  House house{talkative(), fox_library()};
  Visitor ann{house, "Ann"};
  Visitor bob{house, "Bob"};
  Visitor cid{house, "Cid"};
  Visitor eve{house, "Eve"};
  std::string table;
};

TEST(Pins, a_private_note_is_its_owners_alone) {
  Chase chase;
  EXPECT_TRUE(ok(chase.pin(chase.bob, 1, "mill", "  was it here? ")));
  const Json mine = Json::array({Chase::note(1, "mill", "was it here?")});
  ASSERT_EQ(chase.bob.pushes("pins").size(), 1U);
  EXPECT_EQ(chase.bob.pushes("pins")[0]["table"], chase.table);
  EXPECT_EQ(chase.bob.pushes("pins")[0]["pins"], mine);
  for (Visitor* other : {&chase.ann, &chase.cid, &chase.eve}) EXPECT_TRUE(other->peer().messages.empty());
  EXPECT_EQ(chase.pins_of(chase.bob), mine);
  for (Visitor* other : {&chase.ann, &chase.cid, &chase.eve}) EXPECT_TRUE(chase.pins_of(*other).empty());
}

TEST(Pins, a_shared_note_is_for_those_who_play_for_the_same_side) {
  Chase chase;
  EXPECT_TRUE(ok(chase.pin(chase.bob, 2, "mill", "not here", true)));
  const Json shared = Json::array({Chase::note(2, "mill", "not here", true)});
  for (Visitor* hound : {&chase.bob, &chase.cid}) EXPECT_EQ(hound->pushes("pins").at(0)["pins"], shared);
  for (Visitor* other : {&chase.ann, &chase.eve}) EXPECT_TRUE(other->peer().messages.empty());
  EXPECT_EQ(chase.pins_of(chase.cid), shared);

  EXPECT_TRUE(ok(chase.pin(chase.cid, 3, "mill", "sure", true)));
  EXPECT_TRUE(ok(chase.pin(chase.ann, 0, "mill", "they are near", true)));
  EXPECT_EQ(chase.pins_of(chase.bob).size(), 2U) << "one of each seat";
  EXPECT_EQ(chase.pins_of(chase.ann).size(), 1U);
  EXPECT_TRUE(chase.pins_of(chase.eve).empty());

  // No longer shared: it is gone for Cid, and Ann hears of nothing.
  chase.ann.forget();
  EXPECT_TRUE(ok(chase.pin(chase.bob, 2, "mill", "not here")));
  EXPECT_EQ(chase.cid.pushes("pins").back()["pins"], Json::array({Chase::note(3, "mill", "sure", true)}));
  EXPECT_EQ(chase.pins_of(chase.bob).size(), 2U);
  EXPECT_TRUE(chase.ann.peer().messages.empty());
}

TEST(Pins, an_empty_text_takes_a_note_off) {
  Chase chase;
  EXPECT_TRUE(ok(chase.pin(chase.bob, 1, "mill", "one")));
  EXPECT_TRUE(ok(chase.pin(chase.bob, 1, "mill", "two")));
  EXPECT_EQ(chase.pins_of(chase.bob), Json::array({Chase::note(1, "mill", "two")}));
  EXPECT_TRUE(ok(chase.pin(chase.bob, 1, "mill", " ")));
  EXPECT_TRUE(chase.bob.pushes("pins").back()["pins"].empty());
  const std::size_t told = chase.bob.pushes("pins").size();
  EXPECT_TRUE(ok(chase.pin(chase.bob, 1, "mill", "")));
  EXPECT_EQ(chase.bob.pushes("pins").size(), told) << "there was nothing to take off";
}

TEST(Pins, what_is_no_note_is_refused) {
  Chase chase;
  EXPECT_EQ(code_of(chase.pin(chase.bob, 0, "mill", "x")), "forbidden");
  EXPECT_EQ(code_of(chase.pin(chase.bob, 3, "mill", "x")), "forbidden");
  EXPECT_EQ(code_of(chase.pin(chase.eve, 1, "mill", "x")), "forbidden");
  EXPECT_EQ(code_of(chase.pin(chase.bob, 9, "mill", "x")), "bad_request");
  for (const char* at : {"", "Mill", "the mill", "mühle", "../x"})
    EXPECT_EQ(code_of(chase.pin(chase.bob, 1, at, "x")), "bad_request") << at;
  EXPECT_EQ(code_of(chase.pin(chase.bob, 1, std::string(41, 'a'), "x")), "bad_request");
  EXPECT_TRUE(ok(chase.pin(chase.bob, 1, std::string(40, 'a'), "x")));
  std::string long_text;
  for (int i = 0; i < 80; ++i) long_text += "\xc3\xa9";
  EXPECT_TRUE(ok(chase.pin(chase.bob, 1, "mill", long_text)));
  for (const std::string& text : {long_text + "x", std::string("a\nb"), std::string("a\x1b[31m")})
    EXPECT_EQ(code_of(chase.pin(chase.bob, 1, "mill", text)), "bad_request");
  EXPECT_EQ(code_of(chase.bob.ask({{"do", "pin"}, {"table", chase.table}, {"seat", 1}, {"at", "mill"}})),
            "bad_request");
  EXPECT_EQ(code_of(chase.bob.ask({{"do", "pin"}, {"table", "nowhere"}, {"seat", 1}, {"at", "mill"}})),
            "not_found");
  EXPECT_EQ(chase.pins_of(chase.bob).size(), 2U);
}

TEST(Pins, a_seat_has_at_most_sixty) {
  Chase chase;
  for (int i = 0; i < 60; ++i) ASSERT_TRUE(ok(chase.pin(chase.bob, 1, "p" + std::to_string(i), "x")));
  EXPECT_EQ(code_of(chase.pin(chase.bob, 1, "p60", "x")), "too_many");
  EXPECT_TRUE(ok(chase.pin(chase.bob, 1, "p7", "changed")));
  EXPECT_TRUE(ok(chase.pin(chase.bob, 2, "p60", "of the other seat")));
  EXPECT_TRUE(ok(chase.pin(chase.bob, 1, "p7", "")));
  EXPECT_TRUE(ok(chase.pin(chase.bob, 1, "p60", "x")));
}

TEST(Pins, come_no_faster_than_chat) {
  Settings settings = talkative();
  settings.chat = {0.5, 2};
  House house(settings, fox_library());
  Visitor ann(house, "Ann");
  const std::string table = house.post("/api/quick", {{"game", kFoxGame}}, ann.token())["table"]["id"];
  const Json wish = {{"do", "pin"}, {"table", table}, {"seat", 0}, {"at", "mill"}, {"text", "x"}};
  EXPECT_TRUE(ok(ann.ask(wish)));
  EXPECT_TRUE(ok(ann.ask(wish)));
  EXPECT_EQ(code_of(ann.ask(wish)), "too_many");
  house.loop.pass(2000);
  EXPECT_TRUE(ok(ann.ask(wish)));
}

TEST(Pins, are_for_matches_that_run_and_shared_only_where_there_are_sides) {
  House house(talkative());
  Visitor ann(house, "Ann");
  const auto wish = [](const Json& table, bool shared) {
    return Json{{"do", "pin"},   {"table", table}, {"seat", 0},
                {"at", "gimle"}, {"text", "x"},    {"shared", shared}};
  };
  const Json open =
      house.post("/api/tables", {{"game", "blood-rage"}, {"seats", 2}}, ann.token())["table"]["id"];
  EXPECT_EQ(code_of(ann.ask(wish(open, false))), "conflict");
  const Json quick =
      house.post("/api/quick", {{"game", "blood-rage"}, {"seats", 2}}, ann.token())["table"]["id"];
  EXPECT_TRUE(ok(ann.ask(wish(quick, false))));
  const Json refused = ann.ask(wish(quick, true));
  EXPECT_EQ(code_of(refused), "bad_request");
  EXPECT_NE(refused["error"]["message"].get<std::string>().find("sides"), std::string::npos);
}

TEST(Pins, of_a_hot_seat_table_come_with_their_seats) {
  House house(talkative(), fox_library());
  Visitor ann(house, "Ann");
  const Json table = house.post("/api/hotseat", {{"game", kFoxGame}}, ann.token())["table"]["id"];
  for (const int seat : {0, 2}) {
    EXPECT_TRUE(ok(ann.ask(
        {{"do", "pin"}, {"table", table}, {"seat", seat}, {"at", "mill"}, {"text", "x"}, {"shared", true}})));
  }
  const Json pins = ann.ask({{"do", "watch"}, {"table", table}})["pins"];
  ASSERT_EQ(pins.size(), 2U);
  EXPECT_EQ(pins[0], Chase::note(0, "mill", "x", true));
  EXPECT_EQ(pins[1], Chase::note(2, "mill", "x", true));
}

TEST(Pins, are_there_after_a_crash_and_a_repeated_message_does_nothing_twice) {
  Chase chase;
  const Json wish = {{"do", "pin"},  {"table", chase.table}, {"seat", 1},
                     {"at", "mill"}, {"text", "first"},      {"key", "k1"}};
  EXPECT_TRUE(ok(chase.bob.ask(wish)));
  EXPECT_TRUE(ok(chase.pin(chase.bob, 1, "mill", "second")));
  EXPECT_TRUE(ok(chase.bob.ask(wish))) << "answered as before";
  for (Visitor* who : {&chase.ann, &chase.bob, &chase.cid, &chase.eve}) who->disconnect();
  chase.house.crash_and_reopen();
  for (Visitor* who : {&chase.ann, &chase.bob, &chase.cid, &chase.eve}) who->connect();
  const Json second = Json::array({Chase::note(1, "mill", "second")});
  EXPECT_EQ(chase.pins_of(chase.bob), second);
  EXPECT_TRUE(ok(chase.bob.ask(wish)));
  EXPECT_EQ(chase.pins_of(chase.bob), second);
}

TEST(Pins, are_in_no_record_and_no_replay) {
  House house(talkative(), fox_library());
  Visitor ann(house, "Ann");
  const std::string table =
      house.post("/api/quick", {{"game", kFoxGame}, {"agent", "random"}}, ann.token())["table"]["id"];
  EXPECT_TRUE(
      ok(ann.ask({{"do", "pin"}, {"table", table}, {"seat", 0}, {"at", "mill"}, {"text", "secretplan"}})));
  Json watched = ann.ask({{"do", "watch"}, {"table", table}});
  for (int i = 0; i < 200 && !watched["update"]["turn"]["over"].get<bool>(); ++i) {
    const Json& update = watched["update"];
    if (update["legal"].contains("0"))
      ann.ask({{"do", "act"},
               {"table", table},
               {"seat", 0},
               {"seq", update["seq"]},
               {"action", update["legal"]["0"][0]}});
    watched = ann.ask({{"do", "watch"}, {"table", table}});
  }
  ASSERT_TRUE(watched["update"]["turn"]["over"].get<bool>());
  EXPECT_EQ(watched["pins"].size(), 1U) << "its owner keeps it";
  EXPECT_EQ(code_of(ann.ask({{"do", "pin"}, {"table", table}, {"seat", 0}, {"at", "mill"}, {"text", "x"}})),
            "conflict");
  const std::string path = "/api/tables/" + table;
  for (const std::string& page : {path, path + "/record", path + "/replay", path + "/replay?seat=all"}) {
    const Response answer = house.ask("GET", page, Json(), ann.token());
    EXPECT_EQ(answer.status, 200) << page;
    EXPECT_EQ(answer.body->find("secretplan"), std::string::npos) << page;
  }
}

// On real sockets: with notes or without, the fox and whoever looks on get the same bytes.
TEST(Pins, not_a_byte_more_for_the_other_side) {
  const TempFolder folder;
  Settings settings = live_settings(folder);
  settings.chat = {1000, 100'000};
  LiveHall hall(settings, fox_library());
  const std::vector<std::string> tokens = guests(hall.port());
  const auto play = [&](bool pinning) {
    Company others(hall.port(), {tokens[0], tokens[2]});
    Company hounds(hall.port(), {tokens[1]});
    const Json wish = {{"game", kFoxGame}, {"options", {{"still", "yes"}}}};
    const std::string table = live_post(hall.port(), "/api/tables", wish, tokens[0])["table"]["id"];
    for (const int seat : {1, 2, 3}) EXPECT_TRUE(ok(hounds.ask(0, "sit", table, {{"seat", seat}})));
    for (const std::size_t who : {0U, 1U}) others.watch(who, table);
    EXPECT_TRUE(ok(others.ask(0, "start", table)));
    hounds.watch(0, table);
    const auto note = [&](int seat, const char* at, const char* text, bool shared) {
      const Json pin = {{"seat", seat}, {"at", at}, {"text", text}, {"shared", shared}};
      if (!pinning) return;
      EXPECT_TRUE(ok(hounds.ask(0, "pin", table, pin)));
    };
    note(1, "fern", "mine", false);
    note(2, "fern", "ours", true);
    EXPECT_TRUE(ok(others.act(0, table, 0, "hide fern")));
    note(3, "barn", "look here", true);
    EXPECT_TRUE(ok(hounds.act(0, table, 1, "wait")));
    note(2, "fern", "", true);
    EXPECT_TRUE(ok(hounds.act(0, table, 2, "wait")));
    EXPECT_EQ(hounds.watch(0, table)["pins"].size(), pinning ? 2U : 0U);
    others.clients.run_for(50);
    for (const std::size_t who : {0U, 1U}) EXPECT_TRUE(others.watch(who, table)["pins"].empty());
    return std::pair(others.got(0, table), others.got(1, table));
  };
  const auto without = play(false);
  EXPECT_GT(without.first.size(), 6U);
  EXPECT_EQ(play(true), without);
}

// Acknowledged is stored, also when the process dies at once.
TEST(Pins, survive_kill_minus_nine) {
  const TempFolder folder;
  const Settings settings = [&] {
    Settings all = live_settings(folder);
    all.chat = {1000, 100'000};
    return all;
  }();
  std::string token;
  std::string table;
  for (int round = 0; round < 3; ++round) {
    ChildHall hall(settings);
    ASSERT_NE(hall.port(), 0);
    if (round == 0) {
      token = live_guest(hall.port(), "Ann");
      table = live_post(hall.port(), "/api/hotseat", {{"game", "dracula"}}, token)["table"]["id"];
    }
    LiveClients clients;
    const SocketId socket = clients.open(hall.port(), token);
    const Json pins = clients.ask(socket, {{"do", "watch"}, {"table", table}})["pins"];
    EXPECT_EQ(pins.size(), static_cast<std::size_t>(round));
    ASSERT_TRUE(ok(clients.ask(socket, {{"do", "pin"},
                                        {"table", table},
                                        {"seat", round},
                                        {"at", "paris"},
                                        {"text", "Dracula?"},
                                        {"shared", true}})));
    hall.kill_hard();
  }
}

}  // namespace
}  // namespace ravenhall::hall::testing
