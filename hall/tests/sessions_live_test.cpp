// Sessions over real sockets: when they are over they are over, whatever else happens at that moment.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <future>

#include "hall/tests/live.hpp"

namespace ravenhall::hall::testing {
namespace {

constexpr Millis kDay = 24LL * 3600 * 1000;

class Sessions : public ::testing::Test {
 protected:
  Sessions() {
    settings.logins = {1000, 1000};
    hall = std::make_unique<LiveHall>(settings);
  }

  int port() const { return hall->port(); }
  SQLite::Database database() const { return {settings.data + "/hall.db", SQLite::OPEN_READWRITE, 10'000}; }
  std::future<HttpAnswer> post_meanwhile(const std::string& path, const Json& body,
                                         const std::string& token) {
    return std::async(std::launch::async, [=, this] { return live_ask(port(), "POST", path, body, token); });
  }
  // Asks until the session is refused, for as long as a password may take to hash on a busy machine. Less
  // than the 10 s after which the store gives up a commit that is held.
  bool is_refused(const std::string& token) const {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(8);
    while (std::chrono::steady_clock::now() < end) {
      if (live_get(port(), "/api/me", token).status == 401) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
  }

  TempFolder folder;
  Settings settings = live_settings(folder);
  std::unique_ptr<LiveHall> hall;
};

// While it stands, nothing can be committed.
class CommitsHeld {
 public:
  explicit CommitsHeld(SQLite::Database db) : db_(std::move(db)) { db_.exec("BEGIN IMMEDIATE"); }
  void release() { db_.exec("ROLLBACK"); }

 private:
  SQLite::Database db_;
};

TEST_F(Sessions, that_were_not_used_for_long_are_over) {
  const std::string ann = live_guest(port(), "Ann");
  const std::string bob = live_guest(port(), "Bob");
  const std::string ann_id = live_id(port(), ann);
  const std::string bob_id = live_id(port(), bob);
  hall.reset();
  const Millis now = std::chrono::duration_cast<std::chrono::milliseconds>(
                         std::chrono::system_clock::now().time_since_epoch())
                         .count();
  {
    SQLite::Database db = database();
    db.exec("UPDATE sessions SET created = 0, seen = 0 WHERE user = '" + ann_id + "'");
    db.exec("UPDATE sessions SET created = 0, seen = " + std::to_string(now - 89 * kDay) + " WHERE user = '" +
            bob_id + "'");
  }
  hall = std::make_unique<LiveHall>(settings);
  EXPECT_EQ(live_get(port(), "/api/me", ann).status, 401);
  EXPECT_EQ(live_get(port(), "/api/me", bob).status, 200);
  LiveClients clients;
  EXPECT_TRUE(clients.closes(clients.open(port(), ann)));
  hall.reset();  // with all that was submitted
  EXPECT_GE(database().execAndGet("SELECT seen FROM sessions WHERE user = '" + bob_id + "'").getInt64(), now);
}

TEST_F(Sessions, that_are_logged_out_lose_their_sockets_and_no_others) {
  const std::string home = live_account(port(), "ann");
  const std::string away =
      live_ask(port(), "POST", "/api/login", {{"login", "ann"}, {"password", "correct horse"}}, "").token;
  LiveClients clients;
  const SocketId first = clients.open(port(), home);
  const SocketId second = clients.open(port(), home);
  const SocketId other = clients.open(port(), away);
  for (const SocketId socket : {first, second, other})
    ASSERT_TRUE(ok(clients.ask(socket, {{"do", "hello"}})));
  EXPECT_EQ(live_ask(port(), "POST", "/api/logout", Json::object(), home).status, 200);
  EXPECT_TRUE(clients.closes(first));
  EXPECT_TRUE(clients.closes(second));
  EXPECT_TRUE(ok(clients.ask(other, {{"do", "hello"}})));
}

TEST_F(Sessions, are_not_revived_by_a_request_while_they_are_logged_out) {
  const std::string ann = live_guest(port(), "Ann");
  CommitsHeld held(database());
  auto logout = post_meanwhile("/api/logout", Json::object(), ann);
  EXPECT_TRUE(is_refused(ann));
  held.release();
  EXPECT_EQ(logout.get().status, 200);
  EXPECT_EQ(live_get(port(), "/api/me", ann).status, 401);
}

TEST_F(Sessions, stay_when_logging_out_could_not_be_committed) {
  const std::string ann = live_guest(port(), "Ann");
  LiveClients clients;
  const SocketId socket = clients.open(port(), ann);
  ASSERT_TRUE(ok(clients.ask(socket, {{"do", "hello"}})));
  database().exec(
      "CREATE TRIGGER full BEFORE DELETE ON sessions BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  EXPECT_EQ(live_ask(port(), "POST", "/api/logout", Json::object(), ann).status, 500);
  EXPECT_EQ(live_get(port(), "/api/me", ann).status, 200);
  EXPECT_TRUE(ok(clients.ask(socket, {{"do", "hello"}})));
  database().exec("DROP TRIGGER full");
  EXPECT_EQ(live_ask(port(), "POST", "/api/logout", Json::object(), ann).status, 200);
  EXPECT_EQ(live_get(port(), "/api/me", ann).status, 401);
}

TEST_F(Sessions, of_a_guest_who_logs_in_are_not_revived_by_a_request_meanwhile) {
  const std::string home = live_account(port(), "ann");
  const std::string guest = live_guest(port(), "Ann on the phone");
  LiveClients clients;
  const SocketId socket = clients.open(port(), guest);
  ASSERT_TRUE(ok(clients.ask(socket, {{"do", "hello"}})));
  CommitsHeld held(database());
  auto login = post_meanwhile("/api/login", {{"login", "ann"}, {"password", "correct horse"}}, guest);
  EXPECT_TRUE(is_refused(guest));
  held.release();
  EXPECT_EQ(live_id(port(), login.get().token), live_id(port(), home));
  EXPECT_EQ(live_get(port(), "/api/me", guest).status, 401);
  EXPECT_TRUE(clients.closes(socket));
}

// Whoever comes first; the other is told, and no account is lost.
TEST_F(Sessions, of_one_guest_register_or_log_in_but_not_both_at_once) {
  live_account(port(), "ann");
  const Json old_account = {{"login", "ann"}, {"password", "correct horse"}};
  for (const char* login : {"new-one", "new-two"}) {
    const std::string guest = live_guest(port(), "Guest");
    const Json new_account = {{"login", login}, {"password", "correct horse"}};
    CommitsHeld held(database());
    auto entry = post_meanwhile("/api/login", old_account, guest);
    auto registration = post_meanwhile("/api/register", new_account, guest);
    // The one that loses need not wait for the store.
    const auto ready = [](auto& answer) {
      return answer.wait_for(std::chrono::milliseconds(10)) == std::future_status::ready;
    };
    for (int i = 0; i < 300 && !ready(entry) && !ready(registration); ++i) continue;
    held.release();
    const HttpAnswer in = entry.get();
    const HttpAnswer made = registration.get();
    EXPECT_EQ(std::min(in.status, made.status), 200);
    EXPECT_EQ(std::max(in.status, made.status), 409);
    EXPECT_EQ(code_of(parsed(in.status == 409 ? in.body : made.body)), "conflict");
    EXPECT_EQ(live_ask(port(), "POST", "/api/login", old_account, "").status, 200);
    EXPECT_EQ(live_ask(port(), "POST", "/api/login", new_account, "").status, made.status == 200 ? 200 : 401);
  }
}

TEST_F(Sessions, of_one_person_are_the_newest_fifty) {
  const std::string ann = live_account(port(), "ann");
  const std::string id = live_id(port(), ann);
  {
    SQLite::Database db = database();
    for (int i = 0; i < 60; ++i) {
      db.exec("INSERT INTO sessions(token_hash, user, created, seen) SELECT '" +
              token_hash(std::to_string(i)) + "', user, created - " + std::to_string(1 + i) +
              ", seen FROM sessions WHERE token_hash = '" + token_hash(ann) + "'");
    }
  }
  EXPECT_EQ(live_get(port(), "/api/me", "59").status, 200);
  live_ask(port(), "POST", "/api/login", {{"login", "ann"}, {"password", "correct horse"}}, "");
  EXPECT_EQ(database().execAndGet("SELECT count(*) FROM sessions").getInt(), 50);
  EXPECT_EQ(live_get(port(), "/api/me", "59").status, 401);
  EXPECT_EQ(live_get(port(), "/api/me", "0").status, 200);
  EXPECT_EQ(live_get(port(), "/api/me", ann).status, 200);
}

}  // namespace
}  // namespace ravenhall::hall::testing
