// What a hall forgets by itself, in days that pass at once.
#include <gtest/gtest.h>

#include "hall/tests/house.hpp"

namespace ravenhall::hall::testing {
namespace {

constexpr Millis kHour = 3'600'000;

Settings forgetful_settings() {
  Settings settings = House::quick_settings();
  settings.session_days = 2;
  settings.guest_days = 2;
  settings.chat_days = 1;
  settings.archive_hours = 1000;  // a game that was put away keeps nobody
  return settings;
}

TEST(Retention, guests_who_do_not_come_back_are_forgotten_with_their_data) {
  House house(forgetful_settings());
  const std::string gone = house.guest("Gone");
  const std::string faithful = house.guest("Faithful");
  const std::string playing = house.guest("Playing");
  const std::string account = house.guest("Account");
  house.post("/api/register", {{"login", "account"}, {"password", "correct horse"}}, account);
  const std::string gone_id = house.id_of(gone);
  const std::string playing_id = house.id_of(playing);
  const std::string account_id = house.id_of(account);
  house.post("/api/quick", {{"game", "blood-rage"}, {"agent", "random"}}, playing);
  house.loop.pass(kOneDay + kHour);
  EXPECT_TRUE(house.store->find_user(gone_id));
  house.id_of(faithful);
  house.loop.pass(kOneDay);
  EXPECT_FALSE(house.store->find_user(gone_id));
  EXPECT_EQ(house.ask("GET", "/api/me", Json(), gone).status, 401);
  EXPECT_TRUE(house.store->find_user(playing_id));
  EXPECT_EQ(house.ask("GET", "/api/me", Json(), faithful).status, 200);
  EXPECT_TRUE(house.store->find_user(account_id));
}

TEST(Retention, sessions_and_chat_go_when_they_are_old) {
  House house(forgetful_settings());
  const std::string token = house.guest("Ann");
  house.post("/api/register", {{"login", "ann"}, {"password", "correct horse"}}, token);
  const std::string id = house.id_of(token);
  const std::string table = house.post("/api/quick", {{"game", "blood-rage"}}, token)["table"]["id"];
  {
    Visitor ann(house, token, 0);
    ann.ask({{"do", "watch"}, {"table", table}});
    ann.ask({{"do", "chat"}, {"table", table}, {"text", "hello"}});
    house.loop.pass(kOneDay - kHour);
    EXPECT_EQ(house.store->chat(table, 10).size(), 1U);
    house.loop.pass(kOneDay + 2 * kHour);
    EXPECT_TRUE(house.store->chat(table, 10).empty());
    // Whoever is connected uses the session.
    EXPECT_EQ(house.ask("GET", "/api/me", Json(), token).status, 200);
  }
  house.loop.pass(2 * kOneDay + kHour);
  EXPECT_TRUE(house.store->sessions_of(id).empty());
  EXPECT_EQ(house.ask("GET", "/api/me", Json(), token).status, 401);
  EXPECT_TRUE(house.store->find_user(id));
}

}  // namespace
}  // namespace ravenhall::hall::testing
