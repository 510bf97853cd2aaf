// A hall that is short of something, or asked for the same by many at once: it goes on, and says what is the
// matter.
#include <gtest/gtest.h>

#include "hall/tests/fox.hpp"
#include "hall/tests/live.hpp"

namespace ravenhall::hall::testing {
namespace {

HttpAnswer post(int port, const std::string& path, const Json& body, const std::string& token = "",
                const std::string& from = "127.0.0.1") {
  return live_ask(port, "POST", path, body, token, from);
}
HttpAnswer get(int port, const std::string& path) { return live_ask(port, "GET", path, Json(), ""); }

TEST(Alarm, is_one_however_many_tables_wait_for_it) {
  House house;
  const std::string ann = house.guest("Ann");
  const std::size_t before = house.loop.timers();
  for (int i = 0; i < 20; ++i) {  // each of them is the next to be late
    const Json clock = {{"kind", "live"}, {"move", 100 - i}, {"reserve", 0}};
    const Json wish = {{"game", "blood-rage"}, {"agent", "random"}, {"clock", clock}};
    ASSERT_TRUE(house.post("/api/quick", wish, ann).contains("table"));
  }
  EXPECT_EQ(house.loop.timers(), before + 1);
}

TEST(Passwords, without_memory_for_them_are_a_matter_of_trying_again) {
#if defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "the sanitizer needs the address space";
#endif
  const TempFolder folder;
  Settings settings = live_settings(folder);
  settings.logins = {1000, 1000};
  const ChildHall hall(settings);
  const std::string ann = live_guest(hall.port(), "Ann");
  const std::string bob = live_guest(hall.port(), "Bob");
  const auto account = [](const char* login) {
    return Json{{"login", login}, {"password", "correct horse"}};
  };
  ASSERT_EQ(post(hall.port(), "/api/register", account("ann"), ann).status, 200);
  hall.limit(RLIMIT_AS, hall.bytes() + (20U << 20U));
  EXPECT_EQ(post(hall.port(), "/api/register", account("bob"), bob).status, 500);
  EXPECT_EQ(post(hall.port(), "/api/login", account("ann")).status, 500);  // not: wrong password
  hall.limit(RLIMIT_AS, RLIM_INFINITY);
  EXPECT_EQ(post(hall.port(), "/api/register", account("bob"), bob).status, 200);
  EXPECT_EQ(post(hall.port(), "/api/login", account("ann")).status, 200);
}

TEST(Health, of_a_hall_that_cannot_write_is_alive_but_not_ready) {
  const TempFolder folder;
  const ChildHall hall(live_settings(folder));
  EXPECT_EQ(get(hall.port(), "/healthz").body, "ok\n");
  EXPECT_EQ(get(hall.port(), "/readyz").body, "ready\n");
  hall.limit(RLIMIT_FSIZE, 1);
  std::this_thread::sleep_for(std::chrono::milliseconds(1100));  // so long an answer is good
  EXPECT_EQ(get(hall.port(), "/healthz").status, 200);
  EXPECT_EQ(get(hall.port(), "/readyz").status, 503);
  hall.limit(RLIMIT_FSIZE, RLIM_INFINITY);
  std::this_thread::sleep_for(std::chrono::milliseconds(1100));
  EXPECT_EQ(get(hall.port(), "/readyz").status, 200);
}

TEST(Rematches, that_are_asked_for_at_once_are_one) {
  const TempFolder folder;
  LiveHall hall(live_settings(folder), fox_library());
  const std::string ann = live_guest(hall.port(), "Ann");
  const std::string table =
      live_post(hall.port(), "/api/hotseat", {{"game", kFoxGame}, {"seats", 4}}, ann)["table"]["id"];
  LiveClients clients;
  const SocketId socket = clients.open(hall.port(), ann);
  for (int i = 0; i < 1000; ++i) {
    const Json update = clients.ask(socket, {{"do", "watch"}, {"table", table}})["update"];
    if (update["turn"]["over"].get<bool>()) break;
    const std::string seat = update["legal"].begin().key();
    clients.ask(socket, {{"do", "act"},
                         {"table", table},
                         {"seat", std::stoi(seat)},
                         {"action", update["legal"][seat][0]},
                         {"seq", update["seq"]}});
  }
  for (int i = 0; i < 9; ++i)
    clients.say(socket, dump({{"id", 10'000 + i}, {"do", "rematch"}, {"table", table}}));
  const std::string next = clients.ask(socket, {{"do", "rematch"}, {"table", table}})["table"]["id"];
  int same = 0;
  for (const std::string& text : clients.texts[socket]) {
    if (text.starts_with("{\"re\":1000") && parsed(text)["table"]["id"] == next) ++same;
  }
  EXPECT_EQ(same, 9);
  const Json played = parsed(get(hall.port(), "/api/tables/" + table).body)["table"];
  EXPECT_EQ(played["rematch"], next);
}

TEST(Tables, that_are_asked_for_at_random_are_not_looked_up_for_ever) {
  const TempFolder folder;
  Settings settings = live_settings(folder);
  settings.loads = {0.001, 5};
  LiveHall hall(settings);
  const std::string ann = live_guest(hall.port(), "Ann");
  const std::string table =
      live_post(hall.port(), "/api/quick", {{"game", "blood-rage"}, {"agent", "random"}}, ann)["table"]["id"];
  for (int i = 0; i < 5; ++i) EXPECT_EQ(get(hall.port(), "/api/tables/nothing").status, 404);
  EXPECT_EQ(get(hall.port(), "/api/tables/nothing").status, 429);
  LiveClients clients;
  const SocketId socket = clients.open(hall.port(), ann);
  EXPECT_EQ(code_of(clients.ask(socket, {{"do", "watch"}, {"table", "nothing"}})), "too_many");
  EXPECT_TRUE(ok(clients.ask(socket, {{"do", "watch"}, {"table", table}})));  // it is at hand
}

TEST(Logins, that_fail_count_for_the_account_but_do_not_lock_its_owner_out) {
  const TempFolder folder;
  Settings settings = live_settings(folder);
  settings.logins = {1000, 1000};
  settings.account_logins = {0.001, 3};
  settings.log_level = "warning";
  ::testing::internal::CaptureStderr();
  {
    LiveHall hall(settings);
    const auto login = [&](const char* password, const char* from) {
      return post(hall.port(), "/api/login", {{"login", "Ann"}, {"password", password}}, "", from).status;
    };
    const std::string ann = live_guest(hall.port(), "Ann");
    ASSERT_EQ(
        post(hall.port(), "/api/register", {{"login", "ann"}, {"password", "correct horse"}}, ann).status,
        200);
    EXPECT_EQ(login("correct horse", "127.0.0.1"), 200);
    for (const char* guess : {"hunter22", "hunter23"}) EXPECT_EQ(login(guess, "127.0.0.2"), 401);
    EXPECT_EQ(login("hunter24", "127.0.0.3"), 401);
    EXPECT_EQ(login("correct horse", "127.0.0.4"), 429);
    EXPECT_EQ(login("correct horse", "127.0.0.1"), 200);
    EXPECT_EQ(post(hall.port(), "/api/login", {{"login", "hunter25"}, {"password", "x"}}).status, 401);
  }
  const std::string log = ::testing::internal::GetCapturedStderr();
  EXPECT_NE(log.find("login_failed"), std::string::npos);
  EXPECT_NE(log.find("127.0.0.3"), std::string::npos);
  EXPECT_EQ(log.find("hunter"), std::string::npos);
}

}  // namespace
}  // namespace ravenhall::hall::testing
