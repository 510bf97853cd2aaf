// A game of sides on real sockets: people with several seats, fewer people than seats, a restart, and nothing
// of one side's secrets on the other side's wire.
#include <gtest/gtest.h>

#include "hall/tests/company.hpp"
#include "hall/tests/fox.hpp"
#include "hall/tests/truth.hpp"

namespace ravenhall::hall::testing {
namespace {

TEST(SidesOnSockets, mixed_sides_are_refused_and_seats_of_one_side_are_not) {
  const TempFolder folder;
  LiveHall hall(live_settings(folder), fox_library());
  Company all(hall.port(), guests(hall.port()));
  const Json games = parsed(live_get(hall.port(), "/api/games", "").body)["games"];
  EXPECT_EQ(dump(games[0]["sides"]), R"([{"name":"fox","seats":[0]},{"name":"hounds","seats":[1,2,3]}])");
  EXPECT_EQ(games[0]["roles"][0], "reynard");
  EXPECT_EQ(dump(games[0]["people"]), R"({"min":2,"max":3})");

  const std::string& ann = all.people[0].token;
  EXPECT_EQ(code_of(live_post(hall.port(), "/api/tables", {{"game", kFoxGame}, {"mine", {0, 1}}}, ann)),
            "other_side");
  EXPECT_EQ(code_of(live_post(hall.port(), "/api/quick", {{"game", kFoxGame}, {"mine", {3, 0}}}, ann)),
            "other_side");
  const Json table = live_post(hall.port(), "/api/tables", {{"game", kFoxGame}}, ann)["table"];
  const std::string id = table["id"];
  EXPECT_EQ(code_of(all.ask(0, "sit", id, {{"seat", 1}})), "other_side");
  EXPECT_TRUE(ok(all.ask(1, "sit", id, {{"seat", 1}})));
  EXPECT_TRUE(ok(all.ask(1, "sit", id, {{"seat", 3}})));
  EXPECT_EQ(all.watch(1, id)["seat_list"], Json({1, 3}));
  EXPECT_EQ(code_of(all.ask(0, "start", id)), "conflict");
}

std::vector<Json> updates_of(Company& all, std::size_t who) {
  std::vector<Json> found;
  for (const std::string& text : all.clients.texts[all.people[who].socket]) {
    const Json message = parsed(text);
    if (message.contains("update") && message["update"].is_object()) found.push_back(message["update"]);
  }
  return found;
}

// Ann has two hounds, Bob the third, the computer is the fox: two people on four seats. Eve looks on.
TEST(SidesOnSockets, a_whole_game_with_fewer_people_than_seats_and_a_restart) {
  const TempFolder folder;
  std::vector<std::string> tokens;
  std::string id;
  Json before;
  std::array<std::vector<Json>, 3> got;
  {
    LiveHall hall(live_settings(folder), fox_library());
    tokens = guests(hall.port());
    Company all(hall.port(), tokens);
    id = live_post(hall.port(), "/api/tables", {{"game", kFoxGame}, {"mine", {1, 2}}},
                   tokens[0])["table"]["id"];
    ASSERT_TRUE(ok(all.ask(1, "sit", id, {{"seat", 3}})));
    ASSERT_TRUE(ok(all.ask(0, "fill", id, {{"seat", 0}, {"agent", "random"}})));
    for (const std::size_t who : {0U, 1U, 2U}) all.watch(who, id);
    ASSERT_TRUE(ok(all.ask(0, "start", id)));
    for (int i = 0; i < 500 && all.watch(0, id)["table"]["to_act"] != Json({1, 2, 3}); ++i)
      all.clients.run_for(5);
    ASSERT_TRUE(ok(all.act(0, id, 2, "wait")));
    before = all.watch(0, id);
    for (const std::size_t who : {0U, 1U, 2U}) got[who] = updates_of(all, who);
  }
  LiveHall hall(live_settings(folder), fox_library());
  Company all(hall.port(), tokens);
  Json after = all.watch(0, id);
  for (Json* answer : {&before, &after}) (*answer)["table"].erase("updated");  // of the last change of seats
  EXPECT_EQ(after["seat_list"], Json({1, 2}));
  EXPECT_EQ(dump(after["table"]), dump(before["table"]));
  EXPECT_EQ(dump(after["update"]), dump(before["update"]));
  Rng rng(5);
  bool over = false;
  for (int i = 0; i < 500 && !over; ++i) {
    for (int seat = 1; seat <= 3; ++seat) {
      const std::size_t who = seat == 3 ? 1 : 0;
      const Json update = all.watch(who, id)["update"];
      over = update["turn"]["over"].get<bool>();
      const Json legal = update["legal"].value(std::to_string(seat), Json::array());
      if (!legal.empty())
        (void)all.act(who, id, seat,
                      legal[rng.below(static_cast<std::uint32_t>(legal.size()))].get<std::string>());
    }
    all.watch(2, id);
  }
  ASSERT_TRUE(over);
  const std::string saga = live_get(hall.port(), "/api/tables/" + id + "/record", "").body;
  const Truth truth(fox_library(), saga);
  const Json table = all.watch(2, id)["table"];
  const Outcome outcome = truth.at(read_record(saga)->lines.size()).outcome();
  EXPECT_EQ(table["outcome"]["side"], outcome.side == fox::hound_side ? "hounds" : "fox");
  EXPECT_TRUE(table["outcome"]["scores"].is_null());
  EXPECT_EQ(dump(all.watch(1, id)["update"]["turn"]["outcome"]), dump(table["outcome"]));

  const SeatSet eyes[] = {SeatSet::from_bits(0b0110), seat_at(3), SeatSet()};
  for (const std::size_t who : {0U, 1U, 2U}) {
    for (const Json& update : updates_of(all, who)) got[who].push_back(update);
    EXPECT_GE(got[who].size(), 4U);  // a fox in a hurry is soon caught
    ViewsBySeat views;
    for (const Json& update : got[who]) expect_only_what_may_be_known(update, eyes[who], truth, views);
  }
  for (const std::size_t who : {0U, 1U}) {
    const Json mine = parsed(live_get(hall.port(), "/api/tables?state=mine", tokens[who]).body)["tables"];
    ASSERT_EQ(mine.size(), 1U);
    EXPECT_EQ(dump(mine[0]["outcome"]), dump(table["outcome"]));
    EXPECT_EQ(mine[0]["seats"][1]["side"], "hounds");
  }
  const Json again = all.ask(1, "rematch", id)["table"];
  EXPECT_EQ(again["state"], "open");
  for (const std::size_t seat : {1U, 2U, 3U})
    EXPECT_EQ(again["seats"][seat]["user"], table["seats"][seat]["user"]);
  EXPECT_EQ(again["seats"][0]["agent"], "random");
}

// Everything that somebody who is not the fox can get of a game, without what differs from table to table
// anyway.
struct Wire {
  std::vector<std::string> hounds, spectator, lobby, pages;
  bool operator==(const Wire&) const = default;
};

// A way of the fox and what the hounds do, such that no answer they get depends on which of two ways it is.
struct Script {
  std::vector<std::array<int, 2>> places;         // of the fox in each round, in either game
  std::vector<std::array<std::string, 3>> hunts;  // of each round
};

Script make_script(Rng& rng) {
  const auto near = [](int one, int other) {
    const int apart = (one - other + fox::kPlaces) % fox::kPlaces;
    return apart <= 1 || apart == fox::kPlaces - 1;
  };
  Script script;
  std::array<int, 2> fox{static_cast<int>(rng.below(fox::kPlaces)),
                         static_cast<int>(rng.below(fox::kPlaces))};
  for (int round = 0; round < 5; ++round) {
    for (int& place : fox) {
      if (round > 0) place = (place + static_cast<int>(rng.below(3)) + fox::kPlaces - 1) % fox::kPlaces;
    }
    script.places.push_back(fox);
    std::set<int> searched;
    std::array<std::string, 3> hunt;
    for (std::string& action : hunt) {
      action = "wait";
      const int place = 1 + static_cast<int>(rng.below(fox::kPlaces - 1));  // the wind blows at place 0
      const std::string name(fox::kPlaceNames[static_cast<std::size_t>(place)]);
      if (searched.contains(place)) continue;
      if (place != fox[0] && place != fox[1] && rng.below(2) == 0) {
        action = "search " + name;
        searched.insert(place);
      } else if (near(place, fox[0]) == near(place, fox[1])) {
        action = "sniff " + name;
      }
    }
    script.hunts.push_back(hunt);
  }
  return script;
}

std::string fox_action(const Script& script, std::size_t round, std::size_t game) {
  const int place = script.places[round][game];
  if (round == 0) return "hide " + std::string(fox::kPlaceNames[static_cast<std::size_t>(place)]);
  const int step = (place - script.places[round - 1][game] + fox::kPlaces) % fox::kPlaces;
  return step == 0 ? "slip stay" : step == 1 ? "slip right" : "slip left";
}

Settings talkative_settings(const TempFolder& folder) {
  Settings settings = live_settings(folder);
  settings.chat = {1000, 100'000};
  return settings;
}

// Plays the script until the fox's place would be shown: Ann is the fox, Bob all hounds, Eve looks on.
Wire play(int port, const std::vector<std::string>& tokens, const Script& script, std::size_t game) {
  Company all(port, tokens);
  EXPECT_TRUE(ok(all.clients.ask(all.people[2].socket, {{"do", "hello"}})));
  const SocketId lobby = all.clients.open(port, tokens[2]);
  EXPECT_TRUE(ok(all.clients.ask(lobby, {{"do", "lobby"}, {"on", true}})));
  const Json options = {{"rounds", "five"}, {"still", "yes"}};
  const std::string id =
      live_post(port, "/api/tables", {{"game", kFoxGame}, {"options", options}}, tokens[0])["table"]["id"];
  for (const int seat : {1, 2, 3}) EXPECT_TRUE(ok(all.ask(1, "sit", id, {{"seat", seat}})));
  for (const std::size_t who : {1U, 2U}) all.watch(who, id);
  EXPECT_TRUE(ok(all.ask(0, "start", id)));
  const auto act = [&](std::size_t who, int seat, const std::string& action) {
    const Json answer = all.act(who, id, seat, action);
    EXPECT_TRUE(ok(answer)) << action << " " << dump(answer);
  };
  for (std::size_t round = 0; round < script.hunts.size(); ++round) {
    act(0, 0, fox_action(script, round, game));
    EXPECT_TRUE(ok(all.ask(1, "chat", id, {{"text", "where is it?"}})));
    if (round % 2 == 0) {  // taken back, and done again
      EXPECT_TRUE(ok(all.ask(0, "undo", id, {{"seat", 0}})));
      act(0, 0, fox_action(script, round, game));
    }
    for (int hound = 0; hound < 3; ++hound) {
      if (round + 1 == script.hunts.size() && hound == 2) continue;  // the end would show everything
      const std::string& action = script.hunts[round][static_cast<std::size_t>(hound)];
      act(1, 1 + hound, action);
      if (round == 1 && action != "wait") {
        EXPECT_TRUE(ok(all.ask(1, "takeback", id, {{"seat", 1 + hound}})));
        EXPECT_TRUE(ok(all.ask(0, "takeback_answer", id, {{"accept", hound == 0}})));
        if (hound == 0) act(1, 1, action);
      }
    }
  }
  EXPECT_TRUE(ok(all.ask(1, "resign", id, {{"seat", 2}})));
  all.watch(1, id);
  all.watch(2, id);
  EXPECT_TRUE(ok(all.clients.ask(lobby, {{"do", "ping"}})));

  const Json table = all.watch(0, id)["table"];
  const auto kept = [&](SocketId socket) {
    std::vector<std::string> texts;
    for (const std::string& text : all.clients.texts[socket]) texts.push_back(without_names(text, table));
    return texts;
  };
  Wire wire{kept(all.people[1].socket), kept(all.people[2].socket), kept(lobby), {}};
  const std::string path = "/api/tables/" + id;
  for (const std::string& page : {path, path + "/record", path + "/replay", path + "/replay?seat=0&step=3",
                                  path + "/replay?seat=all"}) {
    const HttpAnswer answer = live_get(port, page, tokens[1]);
    EXPECT_EQ(answer.status, page == path ? 200 : 403) << page;
    wire.pages.push_back(without_names(answer.body, table));
  }
  return wire;
}

TEST(SidesOnSockets, not_a_byte_for_the_hounds_depends_on_where_the_fox_is) {
  const TempFolder folder;
  LiveHall hall(talkative_settings(folder), fox_library());
  const auto tokens = guests(hall.port());
  Rng rng(17);
  int different = 0;
  for (int pair = 0; pair < 8; ++pair) {
    const Script script = make_script(rng);
    if (script.places[0][0] != script.places[0][1]) ++different;
    const Wire one = play(hall.port(), tokens, script, 0);
    const Wire other = play(hall.port(), tokens, script, 1);
    EXPECT_GT(one.hounds.size(), 60U);
    EXPECT_EQ(one.hounds, other.hounds);
    EXPECT_EQ(one.spectator, other.spectator);
    EXPECT_EQ(one.lobby, other.lobby);
    EXPECT_EQ(one.pages, other.pages);
  }
  EXPECT_GT(different, 4);
}

TEST(SidesOnSockets, a_planted_leak_shows_on_the_wire) {
  const TempFolder folder;
  LiveHall hall(talkative_settings(folder), fox_library<fox::Plant::bare_slip>());
  const auto tokens = guests(hall.port());
  Rng rng(17);
  const Script script = make_script(rng);
  const Wire one = play(hall.port(), tokens, script, 0);
  const Wire other = play(hall.port(), tokens, script, 1);
  EXPECT_NE(one.hounds, other.hounds);
  EXPECT_NE(one.spectator, other.spectator);
}

}  // namespace
}  // namespace ravenhall::hall::testing
