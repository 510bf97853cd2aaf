// What a stranger may send, over real connections: limits hold before the hall works or remembers anything.
#include <gtest/gtest.h>

#include <functional>
#include <memory>

#include "hall/address.hpp"
#include "hall/tests/live.hpp"
#include "hall/tests/raw_socket.hpp"
#include "shell/body_budget.hpp"

namespace ravenhall::hall::testing {
namespace {

// The head of a request whose body does not come with it.
std::string post_head(const std::string& path, std::size_t length, const std::string& token = "") {
  return "POST " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " + std::to_string(length) +
         (token.empty() ? "" : "\r\nAuthorization: Bearer " + token) + "\r\n\r\n";
}

std::string upgrade(const std::string& token, const std::string& more = "") {
  return "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
         "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
         "Authorization: Bearer " +
         token + "\r\n" + more + "\r\n";
}

TEST(Bodies, that_are_too_large_are_refused_before_they_are_sent) {
  const TempFolder folder;
  LiveHall hall(live_settings(folder));
  const std::string token = live_guest(hall.port(), "Ann");
  const auto refusal = [&](const std::string& path, std::size_t length, const std::string& who) {
    const RawSocket sender(hall.port());
    sender.write(post_head(path, length, who));
    return sender.read_status();  // though not a byte of the body has come
  };
  EXPECT_EQ(refusal("/api/tables", (64U << 10U) + 1, token), 413);
  EXPECT_EQ(refusal("/", 17U << 20U, ""), 413);
  EXPECT_EQ(refusal("/api/import", 200'000, ""), 413);  // nobody's import
  EXPECT_EQ(refusal("/api/import", (1U << 20U) + 1, token), 413);
  const RawSocket importer(hall.port());
  importer.write(post_head("/api/import", 200'000, token) + std::string(200'000, ' '));
  EXPECT_EQ(importer.read_status(), 400);  // read, but it is no record
}

TEST(Bodies, in_chunks_are_cut_at_the_limit) {
  const TempFolder folder;
  LiveHall hall(live_settings(folder));
  const RawSocket sender(hall.port());
  sender.write("POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n");
  for (int i = 0; i < 5; ++i) sender.write("4000\r\n" + std::string(0x4000, ' ') + "\r\n");
  EXPECT_EQ(sender.read_status(), 413);
}

TEST(Bodies, of_one_address_leave_memory_for_the_others) {
  const TempFolder folder;
  Settings settings = live_settings(folder);
  settings.body_memory_mb = 4;
  LiveHall hall(settings);
  const std::string token = live_guest(hall.port(), "Mallory");
  const RawSocket first(hall.port(), "127.0.0.2");
  first.write(post_head("/api/import", 1U << 20U, token));  // a quarter of it, and nothing of it comes
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  const RawSocket second(hall.port(), "127.0.0.2");
  second.write(post_head("/api/import", 1U << 20U, token));
  EXPECT_EQ(second.read_status(), 503);
  EXPECT_EQ(live_guest(hall.port(), "Ann").empty(), false);
}

TEST(Bodies, that_do_not_come_end_the_connection_and_give_their_memory_back) {
  const TempFolder folder;
  Settings settings = live_settings(folder);
  settings.body_memory_mb = 1;
  LiveHall hall(settings);
  std::vector<std::unique_ptr<RawSocket>> stalled;
  for (int i = 0; i < 4; ++i) {  // all that one address may have
    stalled.push_back(std::make_unique<RawSocket>(hall.port(), "127.0.0.2"));
    stalled.back()->write(post_head("/api/guest", 64U << 10U) + "{");
  }
  for (const auto& one : stalled) EXPECT_TRUE(one->ended());
  const std::string name = R"({"name":"Mallory"})";
  const RawSocket prompt(hall.port(), "127.0.0.2");
  prompt.write(post_head("/api/guest", name.size()) + name);
  EXPECT_EQ(prompt.read_status(), 200);
}

TEST(Imports, are_read_beside_the_loop_which_answers_others_meanwhile) {
  const TempFolder folder;
  LiveHall hall(live_settings(folder));
  const std::string token = live_guest(hall.port(), "Mallory");
  LiveClients clients;
  const SocketId ann = clients.open(hall.port(), live_guest(hall.port(), "Ann"));
  ASSERT_TRUE(ok(clients.ask(ann, {{"do", "ping"}})));
  // Many lines to be read, none of which is wrong before the last.
  std::string saga = "[Saga \"1\"]\n";
  while (saga.size() < 900'000) saga += "[Note" + std::to_string(saga.size()) + " \"nothing\"]\n";
  const std::string body = dump({{"saga", saga}});
  const RawSocket importer(hall.port());
  importer.write(post_head("/api/import", body.size(), token) + body);
  int before = 0;  // pings answered before the import was
  while (before < 10'000 && !importer.has_answer() && ok(clients.ask(ann, {{"do", "ping"}}))) ++before;
  EXPECT_EQ(importer.read_status(), 400);
  EXPECT_GT(before, 1);
}

TEST(Imports, end_when_a_person_keeps_as_many_games_as_one_may) {
  const TempFolder folder;
  Settings settings = live_settings(folder);
  settings.kept_per_user = 1;
  LiveHall hall(settings);
  const std::string token = live_guest(hall.port(), "Mallory");
  const Json table =
      live_post(hall.port(), "/api/hotseat", {{"game", "raiders"}, {"seats", 2}, {"names", {"Ann", "Bob"}}},
                token)["table"];
  const std::string saga =
      live_get(hall.port(), "/api/tables/" + table["id"].get<std::string>() + "/record", token).body;
  const Json refused = live_post(hall.port(), "/api/import", {{"saga", saga}}, token);
  EXPECT_EQ(refused["error"]["code"], "too_many");
  EXPECT_EQ(refused["error"]["detail"]["reason"], "many_kept");
  const std::string other = live_guest(hall.port(), "Ann");
  EXPECT_TRUE(live_post(hall.port(), "/api/import", {{"saga", saga}}, other).contains("table"));
}

TEST(BodyBudget, is_shared_by_all_and_a_quarter_of_it_is_for_one) {
  BodyBudget budget(1000);
  EXPECT_TRUE(budget.take("a", 250));
  EXPECT_FALSE(budget.take("a", 1));
  for (const char* other : {"b", "c", "d"}) EXPECT_TRUE(budget.take(other, 250));
  EXPECT_FALSE(budget.take("e", 1));
  budget.give_back("a", 250);
  EXPECT_TRUE(budget.take("e", 250));
}

TEST(Connections, of_one_address_are_counted) {
  const TempFolder folder;
  Settings settings = live_settings(folder);
  settings.connections_per_address = 5;
  LiveHall hall(settings);
  const std::string token = live_guest(hall.port(), "Ann");
  std::vector<std::unique_ptr<RawSocket>> open;
  for (int i = 0; i < 4; ++i) {
    open.push_back(std::make_unique<RawSocket>(hall.port(), "127.0.0.2"));
    open.back()->write(upgrade(token));
    EXPECT_EQ(open.back()->read_status(), 101);  // a socket is a connection, too
  }
  open.push_back(std::make_unique<RawSocket>(hall.port(), "127.0.0.2"));
  EXPECT_TRUE(RawSocket(hall.port(), "127.0.0.2").ended());
  const RawSocket other(hall.port(), "127.0.0.3");
  other.write(upgrade(token));
  EXPECT_EQ(other.read_status(), 101);
  open.clear();
  for (int i = 0; i < 100; ++i) {  // they are free again, as soon as the hall has noticed
    const RawSocket again(hall.port(), "127.0.0.2");
    again.write(upgrade(token));
    if (again.read_status() == 101) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  FAIL() << "the address stays full";
}

TEST(Connections, behind_a_proxy_are_counted_by_who_is_behind_it) {
  const TempFolder folder;
  Settings settings = live_settings(folder);
  settings.trust_proxy = true;
  settings.connections_per_address = 2;
  LiveHall hall(settings);
  const std::string token = live_guest(hall.port(), "Ann");
  std::vector<std::unique_ptr<RawSocket>> open;
  const auto status = [&](const std::string& forwarded_for) {
    open.push_back(std::make_unique<RawSocket>(hall.port()));
    open.back()->write(upgrade(token, "X-Forwarded-For: " + forwarded_for + "\r\n"));
    return open.back()->read_status();
  };
  EXPECT_EQ(status("2001:db8::1"), 101);
  EXPECT_EQ(status("2001:db8::2"), 101);
  EXPECT_EQ(status("2001:db8::3"), 429);
  EXPECT_EQ(status("2001:db8:0:1::3"), 101);
}

// A record that goes on for as long as a record may, and is wrong at its end.
std::string long_record() {
  std::string saga = "[Saga \"1\"]\n";
  while (saga.size() < 700'000) saga += "[Note \"nothing\"]\n";
  return dump({{"saga", saga}});
}

TEST(Imports, are_read_elsewhere_and_counted) {
  const TempFolder folder;
  Settings settings = live_settings(folder);
  settings.imports = {0.001, 3};
  LiveHall hall(settings);
  const std::string mallory = live_guest(hall.port(), "Mallory");
  const auto import = [&](const std::string& token, const std::string& from) {
    return http_ask(hall.port(), {.method = "POST",
                                  .path = "/api/import",
                                  .body = long_record(),
                                  .token = token,
                                  .origin = "",
                                  .accept_encoding = "",
                                  .from = from})
        .status;
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(import(mallory, "127.0.0.2"), 400);
  EXPECT_EQ(import(mallory, "127.0.0.3"), 429);                         // the same person elsewhere
  EXPECT_EQ(import(live_guest(hall.port(), "Eve"), "127.0.0.2"), 429);  // another one there
  EXPECT_EQ(import(live_guest(hall.port(), "Ann"), "127.0.0.4"), 400);
}

TEST(Addresses, count_ipv6_by_the_network_of_a_household) {
  EXPECT_EQ(counted_address("203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(counted_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_address("2001:db8:1:2::9"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_address("fe80::1%eth0"), "fe80::/64");
  EXPECT_EQ(counted_address("::ffff:203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(counted_address("unix:"), "unix:");
}

TEST(Messages, that_are_longer_than_any_true_one_end_the_connection) {
  const TempFolder folder;
  LiveHall hall(live_settings(folder));
  LiveClients clients;
  const std::string token = live_guest(hall.port(), "Mallory");
  const SocketId fine = clients.open(hall.port(), token);
  EXPECT_EQ(code_of(clients.ask(fine, {{"do", "chat"}, {"text", std::string(16'000, 'x')}})), "not_found");
  const SocketId mallory = clients.open(hall.port(), token);
  EXPECT_EQ(clients.ask(mallory, {{"do", "chat"}, {"text", std::string(17'000, 'x')}}), Json::object());
  EXPECT_TRUE(clients.closed.contains(mallory));
}

// How many requests of 30 at once are answered with something else than "too many".
int answered_of_30(int port, const std::string& path, const std::function<std::string(int)>& more = nullptr) {
  std::vector<std::unique_ptr<RawSocket>> askers;
  for (int i = 0; i < 30; ++i) {
    askers.push_back(std::make_unique<RawSocket>(port));
    askers.back()->write("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + (more ? more(i) : "") + "\r\n");
  }
  int answered = 0;
  for (const auto& asker : askers) answered += asker->read_status() == 429 ? 0 : 1;
  return answered;
}

Settings with_rates(const TempFolder& folder, Rate rate) {
  Settings settings = live_settings(folder);
  settings.requests = settings.pages = settings.messages = rate;
  return settings;
}

TEST(Rates, count_metrics_pages_and_handshakes) {
  const TempFolder folder;
  LiveHall hall(with_rates(folder, {0.01, 10}));
  const std::string token = live_guest(hall.port(), "Ann");  // the first of ten
  EXPECT_EQ(answered_of_30(hall.port(), "/metrics"), 9);
  EXPECT_EQ(answered_of_30(hall.port(), "/index.html"), 10);
  const RawSocket late(hall.port());
  late.write(upgrade(token));
  EXPECT_EQ(late.read_status(), 429);
  const RawSocket other(hall.port(), "127.0.0.2");
  other.write(upgrade(token));
  EXPECT_EQ(other.read_status(), 101);
}

TEST(Rates, count_who_is_behind_the_proxy_whatever_they_say_before_it) {
  const TempFolder folder;
  Settings settings = with_rates(folder, {0.01, 10});
  settings.trust_proxy = true;
  LiveHall hall(settings);
  const auto lie = [](int i) { return "X-Forwarded-For: 10.0.0." + std::to_string(i) + "\r\n"; };
  EXPECT_EQ(answered_of_30(hall.port(), "/api/games",
                           [&](int i) { return lie(i) + "X-Forwarded-For: 203.0.113.7\r\n"; }),
            10);
  EXPECT_EQ(answered_of_30(hall.port(), "/api/games",
                           [](int i) { return "X-Forwarded-For: 2001:db8::" + std::to_string(i) + "\r\n"; }),
            10);
  EXPECT_EQ(answered_of_30(hall.port(), "/api/games", lie), 30);  // each one's own
}

TEST(Rates, of_messages_hold_before_they_are_read) {
  const TempFolder folder;
  LiveHall hall(with_rates(folder, {0.01, 10}));
  LiveClients clients;
  const SocketId mallory = clients.open(hall.port(), live_guest(hall.port(), "Mallory"));
  for (int i = 0; i < 10; ++i) EXPECT_TRUE(ok(clients.ask(mallory, {{"do", "ping"}})));
  EXPECT_EQ(code_of(clients.ask(mallory, {{"do", "ping"}})), "too_many");  // with the number of the message
  clients.texts.clear();
  clients.say(mallory, "{\"id\":77,\"do\":[[[[");
  for (int i = 0; i < 200 && clients.texts[mallory].empty(); ++i) clients.run_for(5);
  ASSERT_FALSE(clients.texts[mallory].empty());
  EXPECT_EQ(parsed(clients.texts[mallory][0])["re"], 77);
  EXPECT_EQ(code_of(parsed(clients.texts[mallory][0])), "too_many");
}

TEST(Rates, count_pings_of_the_protocol_below) {
  const TempFolder folder;
  LiveHall hall(with_rates(folder, {0.01, 10}));
  const RawSocket mallory(hall.port());
  mallory.write(upgrade(live_guest(hall.port(), "Mallory")));
  EXPECT_EQ(mallory.read_status(), 101);
  std::string pings;
  for (int i = 0; i < 200; ++i) pings += std::string("\x89\x80\0\0\0\0", 6);
  mallory.write(pings);
  std::size_t bytes = 0;
  while (!mallory.read(1).empty()) ++bytes;  // until the hall has had enough
  EXPECT_GT(bytes, 0U);
}

}  // namespace
}  // namespace ravenhall::hall::testing
