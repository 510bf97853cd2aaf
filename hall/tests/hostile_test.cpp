// Clients that mean harm, over real sockets: the hall stands, and the others do not notice.
#include <gtest/gtest.h>

#include "hall/tests/live.hpp"

namespace ravenhall::hall::testing {
namespace {

std::string mutated(std::string text, Rng& rng) {
  const int changes = 1 + static_cast<int>(rng.below(4));
  for (int i = 0; i < changes && !text.empty(); ++i) {
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
    switch (rng.below(4)) {
      case 0: text[at] = static_cast<char>(rng.below(256)); break;
      case 1: text.erase(at, 1 + rng.below(5)); break;
      case 2: text.insert(at, text.substr(0, rng.below(20))); break;
      default: text.insert(at, std::string(rng.below(40), "[{\"9"[rng.below(4)])); break;
    }
  }
  return text;
}

TEST(Hostile, random_and_mutated_messages_do_not_hurt_the_others) {
  const TempFolder folder;
  LiveHall hall(live_settings(folder));
  LiveClients clients;
  const std::string good = live_guest(hall.port(), "Ann");
  const std::string bad = live_guest(hall.port(), "Mallory");
  const std::string table = live_post(hall.port(), "/api/quick",
                                      {{"game", "blood-rage"}, {"agent", "random"}}, good)["table"]["id"];
  const SocketId ann = clients.open(hall.port(), good);
  SocketId mallory = clients.open(hall.port(), bad);
  Json before;
  do before = clients.ask(ann, {{"do", "watch"}, {"table", table}})["update"];
  while (before["turn"]["to_act"] != Json::array({0}));  // the opponents have decided
  const std::vector<std::string> seeds{
      dump({{"id", 1},
            {"do", "act"},
            {"table", table},
            {"seat", 0},
            {"action", before["legal"]["0"][0]},
            {"seq", before["seq"]}}),
      dump({{"id", 2}, {"do", "watch"}, {"table", table}, {"since", 0}}),
      dump({{"id", 3}, {"do", "sit"}, {"table", table}, {"seat", 0}}),
      dump({{"id", 4}, {"do", "fill"}, {"table", table}, {"seat", 1}, {"agent", "greedy"}}),
      dump({{"id", 5}, {"do", "chat"}, {"table", table}, {"text", "hello"}}),
      dump({{"id", 6}, {"do", "takeback_answer"}, {"table", table}, {"accept", true}}),
      dump({{"id", 7}, {"do", "pin"}, {"table", table}, {"seat", 0}, {"at", "gimle"}, {"text", "x"}})};
  Rng rng(3);
  for (int i = 0; i < 1500; ++i) {
    if (clients.closed.contains(mallory)) mallory = clients.open(hall.port(), bad);
    if (rng.below(5) == 0) {
      std::string noise(rng.below(300), '\0');
      for (char& c : noise) c = static_cast<char>(rng.below(256));
      clients.say(mallory, noise);
    } else {
      clients.say(mallory, mutated(seeds[rng.below(static_cast<std::uint32_t>(seeds.size()))], rng));
    }
    if (i % 100 == 0) clients.run_for(5);
  }
  clients.run_for(100);
  const Json after = clients.ask(ann, {{"do", "watch"}, {"table", table}})["update"];
  EXPECT_EQ(after["seq"], before["seq"]);
  EXPECT_TRUE(ok(clients.ask(ann, {{"do", "act"},
                                   {"table", table},
                                   {"seat", 0},
                                   {"action", after["legal"]["0"][0]},
                                   {"seq", after["seq"]}})));
}

TEST(Hostile, a_message_that_is_too_large_ends_the_connection_only) {
  const TempFolder folder;
  LiveHall hall(live_settings(folder));
  LiveClients clients;
  const std::string token = live_guest(hall.port(), "Mallory");
  const SocketId mallory = clients.open(hall.port(), token);
  clients.say(mallory, "{\"id\":1,\"do\":\"" + std::string(100'000, 'x') + "\"}");
  clients.run_for(300);
  EXPECT_TRUE(clients.closed.contains(mallory));
  EXPECT_TRUE(ok(clients.ask(clients.open(hall.port(), token), {{"do", "ping"}})));
}

TEST(Hostile, requests_out_of_bounds_are_answered) {
  const TempFolder folder;
  LiveHall hall(live_settings(folder));
  const std::string token = live_guest(hall.port(), "Mallory");
  const auto status = [&](const std::string& method, const std::string& path, const std::string& body) {
    return http_ask(hall.port(), {.method = method,
                                  .path = path,
                                  .body = body,
                                  .token = token,
                                  .origin = "",
                                  .accept_encoding = ""})
        .status;
  };
  EXPECT_EQ(status("POST", "/api/tables", std::string(70'000, 'x')), 413);
  EXPECT_EQ(status("POST", "/api/import", std::string((1U << 20U) + 100'000, 'x')), 413);
  EXPECT_EQ(status("POST", "/api/tables", "[[[["), 400);
  EXPECT_EQ(status("POST", "/api/import", R"({"saga":"[Saga \"1\"]"})"), 400);
  EXPECT_EQ(status("DELETE", "/api/tables", ""), 400);
  EXPECT_EQ(status("GET", "/api/tables/nothing/replay", ""), 404);
  EXPECT_EQ(status("GET", "/api/../../etc/passwd", ""), 404);
  EXPECT_EQ(status("GET", "/%2e%2e/%2e%2e/etc/passwd.txt", ""),
            200);  // no client is built here: its own page, no file
  EXPECT_EQ(status("GET", "/healthz", ""), 200);
}

}  // namespace
}  // namespace ravenhall::hall::testing
