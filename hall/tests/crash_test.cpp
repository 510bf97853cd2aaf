// kill -9 under load, again and again: what was acknowledged is there, and every table stands at the same
// decision.
#include <gtest/gtest.h>

#include <cstdlib>

#include "games/registry.hpp"
#include "hall/tests/live.hpp"

namespace ravenhall::hall::testing {
namespace {

// The same every day, unless ./test --soak asks for others.
std::uint64_t seed_of_this_run() {
  const char* seed = std::getenv("SOAK_SEED");
  return seed == nullptr ? 5 : std::strtoull(seed, nullptr, 10);
}

// Tables of all games in turn.
Json hotseat_of(std::size_t number) {
  const GameInfo& game = all_games()[number % all_games().size()].info();
  return {{"game", game.id}, {"seats", game.max_seats}};
}

TEST(Crashes, nothing_acknowledged_is_lost) {
  const TempFolder folder;
  const Settings settings = live_settings(folder);
  constexpr int kTables = 8;
  constexpr int kCrashes = 5;
  std::string token;
  std::vector<std::string> tables;
  std::map<std::string, std::int64_t> acknowledged;
  std::map<std::string, Json> last_act;  // sent with a key; its answer may have been lost with the process
  Rng rng(seed_of_this_run());

  for (int round = 0; round <= kCrashes; ++round) {
    ChildHall hall(settings);
    ASSERT_NE(hall.port(), 0);
    if (round == 0) {
      token = live_guest(hall.port(), "Ann");
      for (int i = 0; i < kTables; ++i) {
        tables.push_back(live_post(hall.port(), "/api/hotseat", hotseat_of(i), token)["table"]["id"]);
      }
    }
    LiveClients clients;
    const SocketId socket = clients.open(hall.port(), token);
    std::map<std::string, Json> updates;
    for (const std::string& table : tables) {
      const Json watched = clients.ask(socket, {{"do", "watch"}, {"table", table}});
      ASSERT_TRUE(ok(watched));
      updates[table] = watched["update"];
      EXPECT_GE(watched["update"]["seq"].get<std::int64_t>(), acknowledged[table]);
      if (!last_act.contains(table)) continue;
      const Json again = clients.ask(socket, last_act[table]);  // done before the crash or now, never twice
      EXPECT_TRUE(ok(again)) << dump(again);
      acknowledged[table] = again["seq"];
      EXPECT_EQ(clients.ask(socket, last_act[table])["seq"], again["seq"]);
      updates[table] = clients.ask(socket, {{"do", "watch"}, {"table", table}})["update"];
      EXPECT_EQ(updates[table]["seq"], again["seq"]);
    }
    if (round == kCrashes) break;
    for (int i = 0; i < 80; ++i) {
      const std::string& table = tables[rng.below(kTables)];
      const Json& update = updates[table];
      if (update["legal"].empty()) continue;
      const std::string seat = update["legal"].begin().key();
      const Json& legal = update["legal"][seat];
      last_act[table] = {{"do", "act"},
                         {"table", table},
                         {"seat", std::stoi(seat)},
                         {"seq", update["seq"]},
                         {"action", legal[rng.below(static_cast<std::uint32_t>(legal.size()))]},
                         {"key", "k" + std::to_string(round) + "-" + std::to_string(i)}};
      const Json answer = clients.ask(socket, last_act[table]);
      ASSERT_TRUE(ok(answer)) << dump(answer);
      acknowledged[table] = answer["seq"];
      updates[table] = clients.ask(socket, {{"do", "watch"}, {"table", table}})["update"];
    }
    // One more for each table, and death before the answers can come.
    for (const std::string& table : tables) {
      const Json& update = updates[table];
      if (update["legal"].empty()) continue;
      const std::string seat = update["legal"].begin().key();
      last_act[table] = {{"do", "act"},
                         {"table", table},
                         {"seat", std::stoi(seat)},
                         {"seq", update["seq"]},
                         {"action", update["legal"][seat][0]},
                         {"key", "last-" + std::to_string(round) + table},
                         {"id", 1'000'000}};
      clients.say(socket, dump(last_act[table]));
    }
    clients.run_for(rng.below(6));
    hall.kill_hard();
  }
}

TEST(Crashes, every_table_comes_back_with_the_same_hash) {
  const TempFolder folder;
  const Settings settings = live_settings(folder);
  std::string token;
  std::vector<std::string> tables;
  std::vector<std::string> records;
  const auto record_of = [&](int port, const std::string& table) {
    return http_ask(port, {.method = "GET",
                           .path = "/api/tables/" + table + "/record",
                           .body = "",
                           .token = token,
                           .origin = "",
                           .accept_encoding = ""})
        .body;
  };
  {
    ChildHall hall(settings);
    token = live_guest(hall.port(), "Ann");
    LiveClients clients;
    const SocketId socket = clients.open(hall.port(), token);
    for (int i = 0; i < 4; ++i) {
      tables.push_back(live_post(hall.port(), "/api/hotseat", hotseat_of(i), token)["table"]["id"]);
      for (int k = 0; k < 10 + i; ++k) {
        const Json update = clients.ask(socket, {{"do", "watch"}, {"table", tables.back()}})["update"];
        const std::string seat = update["legal"].begin().key();
        ASSERT_TRUE(ok(clients.ask(socket, {{"do", "act"},
                                            {"table", tables.back()},
                                            {"seat", std::stoi(seat)},
                                            {"seq", update["seq"]},
                                            {"action", update["legal"][seat][0]}})));
      }
      records.push_back(record_of(hall.port(), tables.back()));
      EXPECT_NE(records.back().find("[Hash "), std::string::npos);
    }
  }
  ChildHall hall(settings);
  for (std::size_t i = 0; i < tables.size(); ++i) EXPECT_EQ(record_of(hall.port(), tables[i]), records[i]);
}

}  // namespace
}  // namespace ravenhall::hall::testing
