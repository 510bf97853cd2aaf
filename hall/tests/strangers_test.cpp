// What an outsider tried on a real hall, and what people with bad luck met: a full disk, a changed database,
// games that nobody comes back to.
#include <gtest/gtest.h>

#include <SQLiteCpp/SQLiteCpp.h>
#include <sys/resource.h>

#include <fstream>
#include <iterator>

#include "games/registry.hpp"
#include "hall/fair_queue.hpp"
#include "hall/tests/company.hpp"
#include "kernel/replay.hpp"
#include "shell/server.hpp"

namespace ravenhall::hall::testing {
namespace {

// While it lives, no file of the hall can grow, as on a full disk.
class FullDisk {
 public:
  explicit FullDisk(const ChildHall& hall) : hall_(hall) { hall_.limit(RLIMIT_FSIZE, 1); }
  ~FullDisk() { hall_.limit(RLIMIT_FSIZE, RLIM_INFINITY); }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  const ChildHall& hall_;
};

std::int64_t last_seq(LiveClients& clients, SocketId socket) {
  const Json update = clients.last_update(socket);
  return update.is_null() ? -1 : update["seq"].get<std::int64_t>();
}

// Until `done` or for so long.
template <class Done>
bool within(LiveClients& clients, Millis ms, Done done) {
  for (Millis waited = 0; waited < ms && !done(); waited += 20) clients.run_for(20);
  return done();
}

std::string make(int port, const std::string& path, const Json& wish, const std::string& token) {
  return live_post(port, path, wish, token)["table"]["id"];
}

TEST(FullDisk, opponents_are_asked_again_once_their_decisions_can_be_saved) {
  const TempFolder folder;
  Settings settings = live_settings(folder);
  settings.agent_delay_ms = 150;
  ChildHall hall(settings);
  LiveClients clients;
  const std::string token = live_guest(hall.port(), "Ann");
  const std::string table = make(hall.port(), "/api/quick", {{"game", "raiders"}, {"seats", 2}}, token);
  const SocketId socket = clients.open(hall.port(), token);
  Json update = clients.ask(socket, {{"do", "watch"}, {"table", table}})["update"];
  const auto wait_for_turn = [&] {
    return within(clients, 8000, [&] {
      const Json newest = clients.last_update(socket);
      if (!newest.is_null()) update = newest;
      return update["legal"].contains("0");
    });
  };
  // Until it is the opponent's turn.
  while (update["legal"].contains("0")) {
    ASSERT_TRUE(ok(clients.ask(socket, {{"do", "act"},
                                        {"table", table},
                                        {"seat", 0},
                                        {"action", update["legal"]["0"][0]},
                                        {"seq", update["seq"]}})));
    update = clients.last_update(socket);
  }
  {
    const FullDisk full(hall);
    clients.run_for(600);
  }
  EXPECT_TRUE(wait_for_turn());
}

TEST(FullDisk, a_word_that_could_not_be_saved_can_be_said_again) {
  const TempFolder folder;
  ChildHall hall(live_settings(folder));
  Company company(hall.port(), guests(hall.port()));
  const std::string table = make(hall.port(), "/api/tables", {{"game", "raiders"}}, company.people[0].token);
  ASSERT_TRUE(ok(company.watch(0, table)));
  const Json words = {{"text", "hello"}, {"key", "k1"}};
  {
    const FullDisk full(hall);
    EXPECT_EQ(code_of(company.ask(0, "chat", table, words)), "internal");
  }
  EXPECT_TRUE(ok(company.ask(0, "chat", table, words)));
  EXPECT_TRUE(ok(company.ask(0, "chat", table, words)));
  const Json chat = company.watch(1, table)["chat"];
  ASSERT_EQ(chat.size(), 1U);
  EXPECT_EQ(chat[0]["text"], "hello");
}

TEST(Keys, are_for_one_thing_only) {
  const TempFolder folder;
  const LiveHall hall(live_settings(folder));
  Company company(hall.port(), guests(hall.port()));
  const std::string table = make(hall.port(), "/api/tables", {{"game", "raiders"}}, company.people[0].token);
  ASSERT_TRUE(ok(company.watch(0, table)));
  EXPECT_TRUE(ok(company.ask(0, "chat", table, {{"text", "hello"}, {"key", "k1"}})));
  EXPECT_EQ(code_of(company.ask(0, "fill", table, {{"seat", 1}, {"agent", "greedy"}, {"key", "k1"}})),
            "key_reused");
  EXPECT_TRUE(ok(company.ask(0, "fill", table, {{"seat", 1}, {"agent", "greedy"}, {"key", "k2"}})));
}

// The lines of nature at the end of somebody's own record.
std::string last_chance(int port, const std::string& table, const std::string& token) {
  const auto record = read_record(live_get(port, "/api/tables/" + table + "/record", token).body);
  EXPECT_TRUE(record);
  std::string text;
  for (std::size_t i = record->lines.size(); i > 0 && record->lines[i - 1].seat == kNature; --i)
    text = record->lines[i - 1].action + "\n" + text;
  return text;
}

TEST(Takeback, chance_is_fresh_after_it_and_the_record_can_still_be_verified) {
  const TempFolder folder;
  const LiveHall hall(live_settings(folder));
  LiveClients clients;
  const std::string token = live_guest(hall.port(), "Ann");
  const std::string table = make(hall.port(), "/api/hotseat", {{"game", "raiders"}, {"seats", 2}}, token);
  const SocketId socket = clients.open(hall.port(), token);
  Json update = clients.ask(socket, {{"do", "watch"}, {"table", table}})["update"];
  const auto act = [&](const std::string& seat, const Json& action) {
    const Json answer = clients.ask(socket, {{"do", "act"},
                                             {"table", table},
                                             {"seat", std::stoi(seat)},
                                             {"action", action},
                                             {"seq", update["seq"]}});
    EXPECT_TRUE(ok(answer)) << dump(answer);
    update = clients.last_update(socket);
  };
  int drawn = 0;
  int same = 0;
  Rng rng(3);
  for (int i = 0; i < 200 && drawn < 6; ++i) {
    const auto legal = update["legal"].begin();
    const std::string seat = legal.key();
    const Json action = (*legal)[rng.below(static_cast<std::uint32_t>(legal->size()))];
    act(seat, action);
    const std::string first = last_chance(hall.port(), table, token);
    if (first.empty()) continue;
    ASSERT_TRUE(ok(clients.ask(socket, {{"do", "takeback"}, {"table", table}, {"seat", std::stoi(seat)}})));
    update = clients.last_update(socket);
    act(seat, action);
    ++drawn;
    if (last_chance(hall.port(), table, token) == first) ++same;
  }
  ASSERT_EQ(drawn, 6);
  EXPECT_LT(same, 3);
  const auto record = read_record(live_get(hall.port(), "/api/tables/" + table + "/record", token).body);
  ASSERT_TRUE(record);
  EXPECT_FALSE(record->jumps.empty());
  const auto replayed = replay(*shipped_games().find("raiders"), *record, true);
  EXPECT_TRUE(replayed) << replayed.error().message;
}

TEST(Opponents, think_only_while_somebody_is_there) {
  const TempFolder folder;
  const LiveHall hall(live_settings(folder));
  const std::string token = live_guest(hall.port(), "Ann");
  const Json wish = {{"game", "raiders"}, {"seats", 2}, {"mine", Json::array({1})}};
  const std::string table = make(hall.port(), "/api/quick", wish, token);
  const auto thoughts = [&] {
    const std::string metrics = live_get(hall.port(), "/metrics", "").body;
    const std::string name = "ravenhall_thinking_seconds_count ";
    return std::stoi(metrics.substr(metrics.find("\n" + name) + name.size() + 1));
  };
  LiveClients clients;
  clients.run_for(300);
  EXPECT_EQ(thoughts(), 0);
  const SocketId socket = clients.open(hall.port(), token);
  ASSERT_TRUE(ok(clients.ask(socket, {{"do", "watch"}, {"table", table}})));
  EXPECT_TRUE(within(clients, 5000, [&] { return last_seq(clients, socket) > 0; }));
  EXPECT_GT(thoughts(), 0);
}

TEST(FairQueue, serves_one_of_each_in_turn) {
  FairQueue<int> queue;
  for (int i = 0; i < 3; ++i) queue.push("many", i);
  queue.push("one", 10);
  queue.push("two", 20);
  queue.push("two", 21);
  std::vector<int> served;
  while (const auto item = queue.pop()) served.push_back(*item);
  EXPECT_EQ(served, (std::vector<int>{0, 10, 20, 1, 21, 2}));
  EXPECT_EQ(queue.size(), 0U);
}

TEST(Presence, everybody_learns_within_seconds_who_is_here_away_or_gone) {
  const TempFolder folder;
  const LiveHall hall(live_settings(folder));
  Company company(hall.port(), guests(hall.port()));
  const std::string table = make(hall.port(), "/api/tables", {{"game", "raiders"}}, company.people[0].token);
  ASSERT_TRUE(ok(company.watch(0, table)));
  ASSERT_TRUE(ok(company.watch(1, table)));
  ASSERT_TRUE(ok(company.ask(1, "sit", table, {{"seat", 1}})));
  const std::string bob =
      parsed(live_get(hall.port(), "/api/me", company.people[1].token).body)["user"]["id"];
  const auto bob_is = [&](const std::string& what) {
    return within(company.clients, 6000, [&] {
      const auto& texts = company.clients.texts[company.people[0].socket];
      for (auto it = texts.rbegin(); it != texts.rend(); ++it) {
        if (it->starts_with("{\"push\":\"presence\"")) return parsed(*it)["people"][bob] == what;
      }
      return false;
    });
  };
  EXPECT_TRUE(bob_is("here"));
  company.clients.ask(company.people[1].socket, {{"do", "here"}, {"on", false}});
  EXPECT_TRUE(bob_is("away"));
  company.clients.ask(company.people[1].socket, {{"do", "here"}, {"on", true}});
  EXPECT_TRUE(bob_is("here"));
  company.clients.cut(company.people[1].socket);
  EXPECT_TRUE(bob_is("gone"));
  EXPECT_EQ(company.watch(2, table)["presence"][bob], "gone");
}

TEST(Clock, reserves_are_not_refilled_by_a_crash) {
  const TempFolder folder;
  const Settings settings = live_settings(folder);
  std::string token;
  std::string table;
  const Json clock = {{"kind", "live"}, {"move", 1}, {"reserve", 100}};
  {
    ChildHall hall(settings);
    token = live_guest(hall.port(), "Ann");
    table = make(hall.port(), "/api/quick", {{"game", "raiders"}, {"seats", 2}, {"clock", clock}}, token);
    LiveClients clients;
    const SocketId socket = clients.open(hall.port(), token);
    const Json update = clients.ask(socket, {{"do", "watch"}, {"table", table}})["update"];
    clients.run_for(2500);
    ASSERT_TRUE(ok(clients.ask(socket, {{"do", "act"},
                                        {"table", table},
                                        {"seat", 0},
                                        {"action", update["legal"]["0"][0]},
                                        {"seq", update["seq"]}})));
    hall.kill_hard();
  }
  ChildHall hall(settings);
  LiveClients clients;
  const SocketId socket = clients.open(hall.port(), token);
  const Json update = clients.ask(socket, {{"do", "watch"}, {"table", table}})["update"];
  EXPECT_LT(update["clock"]["0"]["reserve"].get<double>(), 99.0);
}

TEST(Database, a_changed_line_is_noticed_when_the_hall_opens) {
  const TempFolder folder;
  const Settings settings = live_settings(folder);
  std::string token;
  std::string table;
  {
    const LiveHall hall(settings);
    token = live_guest(hall.port(), "Ann");
    table = make(hall.port(), "/api/hotseat", {{"game", "raiders"}, {"seats", 2}}, token);
  }
  SQLite::Database(settings.data + "/hall.db", SQLite::OPEN_READWRITE)
      .exec("UPDATE decisions SET hash = hash + 1 WHERE seq = 2");
  const LiveHall hall(settings);
  EXPECT_EQ(live_get(hall.port(), "/api/tables/" + table, token).status, 404);
}

// Written by the hall of an older commit (hall/tests/data): an open, a running and a finished table.
TEST(Database, of_schema_1_is_brought_up_to_date_and_its_games_go_on) {
  std::ifstream file(RAVENHALL_SOURCE_DIR "/hall/tests/data/hall-1.sql");
  const std::string sql{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  const TempFolder folder;
  const Settings settings = live_settings(folder);
  std::filesystem::create_directories(settings.data);
  const std::string token = new_token();
  std::map<int, std::string> tables;
  {
    SQLite::Database db(settings.data + "/hall.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    db.exec(sql);
    SQLite::Statement query(db, "SELECT state, id FROM tables");
    while (query.executeStep()) tables[query.getColumn(0).getInt()] = query.getColumn(1).getString();
    SQLite::Statement session(db, "UPDATE sessions SET token_hash = ?");
    session.bind(1, token_hash(token));
    session.exec();
  }
  const LiveHall hall(settings);
  LiveClients clients;
  const SocketId socket = clients.open(hall.port(), token);
  const auto watched = [&](TableState state) {
    return clients.ask(socket, {{"do", "watch"}, {"table", tables[static_cast<int>(state)]}});
  };
  EXPECT_EQ(watched(TableState::open)["table"]["name"], "Open");
  EXPECT_EQ(watched(TableState::finished)["update"]["turn"]["over"], true);
  const Json running = watched(TableState::running);
  EXPECT_EQ(running["update"]["seq"], 53);
  EXPECT_EQ(running["chat"].size(), 1U);
  const auto legal = running["update"]["legal"].begin();
  EXPECT_TRUE(ok(clients.ask(socket, {{"do", "act"},
                                      {"table", running["table"]["id"]},
                                      {"seat", std::stoi(legal.key())},
                                      {"action", (*legal)[0]},
                                      {"seq", 53}})));
  // What the older hall did not note is noted now.
  SQLite::Database db(settings.data + "/hall.db", SQLite::OPEN_READONLY);
  const Json meta = parsed(db.execAndGet("SELECT meta FROM tables WHERE state = 1").getString());
  EXPECT_FALSE(meta["choices"].empty());
  EXPECT_EQ(meta["commitment"].get<std::string>().size(), 64U);
}

Millis jumping_clock() {
  static Millis hours = 0;
  return system_time() + 2 * 3600 * 1000 * hours++;
}

TEST(Clock, a_system_clock_that_jumps_takes_no_time_from_anybody) {
  const auto server = make_server({.wall_clock = jumping_clock});
  const Millis before = server->now();
  const Millis passed = server->now() - before;
  EXPECT_GE(passed, 0);
  EXPECT_LT(passed, 60'000);
}

// With time in our hands: what is left alone for two days is put away and does not count; its people go on.
TEST(Archive, abandoned_games_make_room_and_can_be_resumed) {
  Settings settings = House::quick_settings();
  settings.most_tables = 3;
  House house(settings);
  const std::string ann = house.guest("Ann");
  const Json wish = {{"game", "raiders"}, {"seats", 2}};
  std::vector<std::string> tables;
  for (int i = 0; i < 3; ++i) tables.push_back(house.post("/api/quick", wish, ann)["table"]["id"]);
  const std::string bob = house.guest("Bob");
  EXPECT_EQ(code_of(house.post("/api/quick", wish, bob)), "too_many");
  house.loop.pass(11 * 60 * 1000);  // long enough for the oldest to be put away
  const std::string late = house.post("/api/quick", wish, bob)["table"]["id"];
  const auto archived = [&] {
    return std::count_if(tables.begin(), tables.end(), [&](const std::string& table) {
      return house.get("/api/tables/" + table, ann)["table"]["state"] == "archived";
    });
  };
  EXPECT_EQ(archived(), 1);
  house.loop.pass(Millis{49} * 3600 * 1000);
  EXPECT_EQ(house.get("/api/tables/" + late, ann)["table"]["state"], "archived");
  EXPECT_EQ(archived(), 3);

  house.crash_and_reopen();
  Visitor visitor(house, ann, 0);
  EXPECT_EQ(visitor.ask({{"do", "watch"}, {"table", tables[0]}})["table"]["state"], "archived");
  EXPECT_TRUE(ok(visitor.ask({{"do", "resume"}, {"table", tables[0]}})));
  EXPECT_EQ(house.get("/api/tables/" + tables[0], ann)["table"]["state"], "running");
  const Json update = visitor.ask({{"do", "watch"}, {"table", tables[0]}})["update"];
  EXPECT_TRUE(update["legal"].contains("0"));
  house.loop.pass(Millis{49} * 3600 * 1000);  // while somebody is there nothing is put away
  EXPECT_EQ(house.get("/api/tables/" + tables[0], ann)["table"]["state"], "running");
}

TEST(Archive, there_are_so_many_games_a_person_and_an_address_and_those_left_alone_make_room) {
  Settings settings = House::quick_settings();
  settings.tables_per_user = 2;
  settings.tables_per_address = 3;
  House house(settings);
  const std::string ann = house.guest("Ann");
  const std::string bob = house.guest("Bob");
  const Json wish = {{"game", "raiders"}, {"seats", 2}};
  EXPECT_EQ(code_of(house.post("/api/quick", wish, ann)), "");
  EXPECT_EQ(code_of(house.post("/api/quick", wish, ann)), "");
  EXPECT_EQ(code_of(house.post("/api/quick", wish, ann)), "too_many");  // a person
  EXPECT_EQ(code_of(house.post("/api/quick", wish, bob)), "");
  EXPECT_EQ(code_of(house.post("/api/quick", wish, bob)), "too_many");  // all came from one address
  house.loop.pass(11 * 60 * 1000);
  EXPECT_EQ(code_of(house.post("/api/quick", {{"game", "chess"}}, ann)), "bad_request");
  const auto running = [&] { return house.get("/api/tables?state=running", ann)["tables"].size(); };
  EXPECT_EQ(running(), 2U);  // a wrong wish puts nothing away
  EXPECT_EQ(code_of(house.post("/api/quick", wish, ann)), "");
  EXPECT_EQ(running(), 2U);
}

}  // namespace
}  // namespace ravenhall::hall::testing
