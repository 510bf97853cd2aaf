// On real sockets, through a whole random game: what each client received is what its seat may know, and
// nothing else.
#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "hall/tests/live.hpp"
#include "hall/tests/truth.hpp"

namespace ravenhall::hall::testing {
namespace {

class Leaks : public ::testing::TestWithParam<std::string> {};

TEST_P(Leaks, each_socket_got_only_what_its_seat_may_know) {
  const TempFolder folder;
  LiveHall hall(live_settings(folder));
  LiveClients clients;
  const std::vector<std::string> tokens{live_guest(hall.port(), "Ann"), live_guest(hall.port(), "Bob"),
                                        live_guest(hall.port(), "Eve")};
  // Ann has the first seat, Bob all others: in a game of sides he leads a side.
  const int seats = find_game(GetParam())->info().min_seats;
  const Json table =
      live_post(hall.port(), "/api/tables", {{"game", GetParam()}, {"seats", seats}}, tokens[0])["table"];
  std::vector<SocketId> sockets;
  for (const auto& token : tokens) sockets.push_back(clients.open(hall.port(), token, sockets.size() == 1));
  for (int seat = 1; seat < seats; ++seat)
    ASSERT_TRUE(ok(clients.ask(sockets[1], {{"do", "sit"}, {"table", table["id"]}, {"seat", seat}})));
  // Bob wants whole views, the others only what changed.
  for (const SocketId socket : sockets)
    ASSERT_TRUE(ok(
        clients.ask(socket, {{"do", "watch"}, {"table", table["id"]}, {"changes", socket != sockets[1]}})));
  ASSERT_TRUE(ok(clients.ask(sockets[0], {{"do", "start"}, {"table", table["id"]}})));

  Rng rng(11);
  int decisions = 0;
  for (int i = 0; i < 3000; ++i) {
    const int before = decisions;
    for (int seat = 0; seat < seats; ++seat) {
      clients.run_for(0);
      const SocketId socket = sockets[seat == 0 ? 0 : 1];
      const Json& update = clients.last_update(socket);
      const std::string place = std::to_string(seat);
      if (!update.is_object() || !update["legal"].contains(place)) continue;
      const Json& legal = update["legal"][place];
      const Json act = {{"do", "act"},
                        {"table", table["id"]},
                        {"seat", seat},
                        {"action", legal[rng.below(static_cast<std::uint32_t>(legal.size()))]},
                        {"seq", update["seq"]}};
      if (ok(clients.ask(socket, act))) ++decisions;
    }
    if (clients.last_update(sockets[0])["turn"]["over"].get<bool>()) break;
    if (decisions == before) clients.run_for(2);
  }
  ASSERT_TRUE(clients.last_update(sockets[0])["turn"]["over"].get<bool>());
  clients.run_for(50);
  ASSERT_GT(decisions, 10);

  const std::string saga =
      http_ask(hall.port(), {.method = "GET",
                             .path = "/api/tables/" + table["id"].get<std::string>() + "/record",
                             .body = "",
                             .token = "",
                             .origin = "",
                             .accept_encoding = ""})
          .body;
  const Truth truth(shipped_games(), saga);
  const std::string seed = read_record(saga)->seed;
  const SeatSet eyes[] = {seat_at(0), SeatSet::first(seats) - SeatSet(seat_at(0)), SeatSet()};
  for (std::size_t i = 0; i < sockets.size(); ++i) {
    int updates = 0;
    int changes = 0;
    ViewsBySeat views;
    for (const std::string& text : clients.texts[sockets[i]]) {
      const Json message = parsed(text);
      const bool over = message.contains("table") && message["table"].is_object() &&
                        message["table"]["state"] == "finished";
      if (!over) {
        EXPECT_EQ(text.find(seed), std::string::npos);
      }
      if (message.contains("update") && message["update"].is_object()) {
        ++updates;
        changes += message["update"].contains("changes") ? 1 : 0;
        expect_only_what_may_be_known(message["update"], eyes[i], truth, views);
      }
    }
    EXPECT_GE(updates, decisions);
    if (i == 1) {
      EXPECT_EQ(changes, 0);
    } else {
      EXPECT_GT(changes, updates - 3);
    }
  }
}

std::vector<std::string> all_ids() {
  std::vector<std::string> ids;
  for (const GameEntry& game : all_games()) ids.emplace_back(game.info().id);
  return ids;
}
INSTANTIATE_TEST_SUITE_P(EveryGame, Leaks, ::testing::ValuesIn(all_ids()));

}  // namespace
}  // namespace ravenhall::hall::testing
