// Guests, accounts, sessions; names that can be shown; limits.
#include <gtest/gtest.h>

#include "hall/tests/house.hpp"

namespace ravenhall::hall::testing {
namespace {

TEST(Names, are_trimmed_and_bounded_in_characters_not_bytes) {
  EXPECT_EQ(*clean_name("  Сигрид  "), "Сигрид");
  EXPECT_TRUE(clean_name("Ярополк-Святославович-24"));
  EXPECT_FALSE(clean_name("Ярополк-Святославович-255"));
  EXPECT_FALSE(clean_name("   "));
}

TEST(Names, hold_nothing_invisible_and_no_broken_text) {
  EXPECT_FALSE(clean_name("a\nb"));
  EXPECT_FALSE(
      clean_name("a\xe2\x80\xae"
                 "b"));  // turns the line around
  EXPECT_FALSE(clean_name("\xff\xfe"));
  EXPECT_FALSE(clean_name("\xc0\xaf"));
  EXPECT_FALSE(clean_name("\xed\xa0\x80"));
  EXPECT_TRUE(clean_name("<b>Bob</b>"));  // words are escaped where they are shown
}

TEST(Tokens, differ_and_only_their_hash_is_kept) {
  init_secrets();
  const std::string token = new_token();
  EXPECT_EQ(token.size(), 43U);
  EXPECT_NE(token, new_token());
  EXPECT_NE(token_hash(token), token);
  EXPECT_EQ(token_hash(token), token_hash(token));
}

TEST(Guests, are_known_by_their_token_also_after_a_crash) {
  House house;
  const std::string token = house.guest("Ann");
  const std::string id = house.id_of(token);
  house.crash_and_reopen();
  EXPECT_EQ(house.id_of(token), id);
  EXPECT_EQ(house.ask("GET", "/api/me", Json(), token + "x").status, 401);
  EXPECT_EQ(house.ask("GET", "/api/me").status, 401);
}

TEST(Guests, may_change_their_name_and_log_out) {
  House house;
  const std::string token = house.guest("Ann");
  EXPECT_EQ(house.post("/api/me", {{"name", "Annette"}}, token)["user"]["name"], "Annette");
  EXPECT_EQ(house.get("/api/me", token)["user"]["name"], "Annette");
  EXPECT_EQ(house.ask("POST", "/api/logout", Json::object(), token).status, 200);
  EXPECT_EQ(house.ask("GET", "/api/me", Json(), token).status, 401);
}

TEST(Accounts, keep_a_guests_games_across_devices) {
  House house;
  const std::string home = house.guest("Ann");
  EXPECT_EQ(
      house.post("/api/register", {{"login", "Ann.B"}, {"password", "correct horse"}}, home)["user"]["guest"],
      false);
  const std::string away = house.guest("Ann on the phone");
  const Json table = house.post("/api/quick", {{"game", "blood-rage"}}, away)["table"];
  const Response login =
      house.ask("POST", "/api/login", {{"login", "ann.b"}, {"password", "correct horse"}}, away);
  EXPECT_EQ(login.status, 200);
  const Json mine = house.get("/api/tables?state=mine", home)["tables"];
  ASSERT_EQ(mine.size(), 1U);
  EXPECT_EQ(mine[0]["id"], table["id"]);
  EXPECT_EQ(mine[0]["seats"][0]["user"]["id"], house.id_of(home));
  EXPECT_EQ(house.ask("GET", "/api/me", Json(), away).status, 401);  // the guest is no more
}

TEST(Accounts, refuse_a_wrong_password_and_an_unknown_login_alike) {
  House house;
  const std::string token = house.guest("Ann");
  house.post("/api/register", {{"login", "ann"}, {"password", "correct horse"}}, token);
  const Response wrong = house.ask("POST", "/api/login", {{"login", "ann"}, {"password", "battery staple"}});
  const Response unknown =
      house.ask("POST", "/api/login", {{"login", "bob"}, {"password", "battery staple"}});
  EXPECT_EQ(wrong.status, 401);
  EXPECT_EQ(*wrong.body, *unknown.body);
}

TEST(Accounts, have_one_owner_for_each_login) {
  House house;
  house.post("/api/register", {{"login", "ann"}, {"password", "correct horse"}}, house.guest("Ann"));
  const Json second = house.post("/api/register", {{"login", "ANN"}, {"password", "correct horse"}},
                                 house.guest("Other Ann"));
  EXPECT_EQ(code_of(second), "name_taken");
}

TEST(Accounts, are_not_kept_with_their_password) {
  House house;
  house.post("/api/register", {{"login", "ann"}, {"password", "correct horse"}}, house.guest("Ann"));
  EXPECT_TRUE(house.store->find_account("ann")->password_hash.starts_with("$argon2id$"));
}

TEST(Limits, a_bucket_gives_its_burst_and_then_its_rate) {
  TokenBucket bucket({2, 3}, 0);
  EXPECT_TRUE(bucket.take(0) && bucket.take(0) && bucket.take(0));
  EXPECT_FALSE(bucket.take(0));
  EXPECT_FALSE(bucket.take(400));
  EXPECT_TRUE(bucket.take(600));
  EXPECT_FALSE(bucket.take(601));
}

TEST(Limits, what_one_sender_asks_for_at_once_is_spread) {
  Pace pace;
  const Millis now = 1000 * Pace::kSlot;
  for (int i = 0; i < Pace::kInSlot; ++i) EXPECT_EQ(pace.wait("a", now), 0);
  for (int i = 0; i < Pace::kInSlot; ++i) EXPECT_EQ(pace.wait("a", now + 5), Pace::kSlot - 5);
  EXPECT_EQ(pace.wait("a", now + 5), 2 * Pace::kSlot - 5);
  EXPECT_EQ(pace.wait("b", now + 5), 0);  // others do not wait
  EXPECT_EQ(pace.wait("a", now + 3 * Pace::kSlot), 0);
}

TEST(Limits, new_guests_from_one_address_are_limited) {
  Settings settings = House::quick_settings();
  settings.guests = {0.1, 3};
  House house(settings);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(house.ask("POST", "/api/guest", {{"name", "Ann"}}).status, 200);
  EXPECT_EQ(house.ask("POST", "/api/guest", {{"name", "Ann"}}).status, 429);
  house.loop.pass(10'000);
  EXPECT_EQ(house.ask("POST", "/api/guest", {{"name", "Ann"}}).status, 200);
}

TEST(Origins, a_page_of_another_origin_changes_nothing) {
  House house;
  const std::string token = house.guest("Ann");
  Request request;
  request.method = "POST";
  request.path = "/api/me";
  request.host = "hall.test";
  request.cookie = "other=1; ravenhall_session=" + token;
  request.body = R"({"name":"Mallory"})";
  request.origin = "https://evil.test";
  EXPECT_EQ(house.ask(request).status, 403);
  request.origin = "https://hall.test";
  EXPECT_EQ(house.ask(request).status, 200);
  request.origin = "";  // a browser always names it; without it a cookie is not enough
  EXPECT_EQ(house.ask(request).status, 403);
  request.path = "/ws";
  request.origin = "https://evil.test";
  EXPECT_EQ(house.hall->refuse_socket(request)->status, 403);
}

TEST(Sockets, of_one_session_are_limited) {
  Settings settings = House::quick_settings();
  settings.sockets_per_session = 1;
  House house(settings);
  Visitor ann(house, "Ann");
  Request second;
  second.path = "/ws";
  second.authorization = "Bearer " + ann.token();
  EXPECT_EQ(house.hall->refuse_socket(second)->status, 429);
  second.authorization = "";
  EXPECT_EQ(house.hall->refuse_socket(second)->status, 401);
}

}  // namespace
}  // namespace ravenhall::hall::testing
