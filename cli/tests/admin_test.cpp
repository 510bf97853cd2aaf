// `ravenhall admin` with a hall that runs on a real port.
#ifdef RAVENHALL_WITH_HALL
#include "cli/admin.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <sstream>

#include "cli/exit_codes.hpp"
#include "hall/tests/live.hpp"

namespace ravenhall::cli {
namespace {

using namespace hall::testing;

class Admin : public ::testing::Test {
 protected:
  struct Said {
    int status;
    std::string out;
    std::string err;
  };

  // As typed behind `ravenhall admin --data DIR`.
  Said say(const std::string& line) const {
    AdminOptions options;
    CLI::App app;
    add_admin(app, options);
    app.parse("admin --data " + settings.data + " " + line);
    std::ostringstream out;
    std::ostringstream err;
    const int status = run_admin(options, out, err);
    return {status, out.str(), err.str()};
  }
  int port() const { return hall->port(); }
  std::string quick_table(const std::string& token) const {
    return live_post(port(), "/api/quick", {{"game", "raiders"}, {"agent", "random"}}, token)["table"]["id"];
  }

  TempFolder folder;
  hall::Settings settings = live_settings(folder);
  std::unique_ptr<LiveHall> hall = std::make_unique<LiveHall>(settings);
};

TEST_F(Admin, says_when_no_hall_is_open) {
  EXPECT_EQ(say("bans").status, kFine);
  struct stat door{};
  ASSERT_EQ(stat((settings.data + "/admin.json").c_str(), &door), 0);
  EXPECT_EQ(door.st_mode & 0777U, 0600U);
  hall.reset();
  EXPECT_NE(stat((settings.data + "/admin.json").c_str(), &door), 0);
  const Said said = say("bans");
  EXPECT_EQ(said.status, kBadInput);
  EXPECT_NE(said.err.find("No hall is open on the folder " + settings.data), std::string::npos);
  std::ofstream(settings.data + "/admin.json") << R"({"port":1,"token":"x"})";  // of one that was killed
  EXPECT_EQ(say("bans").status, kBadInput);
}

TEST_F(Admin, is_nobody_without_the_token_or_from_a_page) {
  std::ifstream file(settings.data + "/admin.json");
  const std::string token = parsed(std::string(std::istreambuf_iterator<char>(file), {}))["token"];
  EXPECT_EQ(live_ask(port(), "POST", "/api/admin/bans", Json::object(), token).status, 200);
  EXPECT_EQ(live_ask(port(), "POST", "/api/admin/bans", Json::object(), live_guest(port(), "Eve")).status,
            404);
  EXPECT_EQ(live_ask(port(), "POST", "/api/admin/bans", Json::object(), "").status, 401);
  hall::HttpAsk page;
  page.method = "POST";
  page.path = "/api/admin/bans";
  page.body = "{}";
  page.token = token;
  page.origin = "http://127.0.0.1";
  EXPECT_NE(http_ask(port(), page).status, 200);
}

TEST_F(Admin, lists_tables_and_people_by_what_they_are) {
  const std::string ann = live_account(port(), "ann");
  const std::string bob = live_guest(port(), "Bob");
  const std::string running = quick_table(ann);
  live_post(port(), "/api/tables", {{"game", "blood-rage"}}, bob);
  const std::string all = say("list tables").out;
  EXPECT_NE(all.find("2 tables"), std::string::npos) << all;
  EXPECT_NE(all.find("blood-rage"), std::string::npos);
  const std::string anns = say("list tables --state running --user ann").out;
  EXPECT_NE(anns.find(running + "  raiders"), std::string::npos) << anns;
  EXPECT_NE(anns.find("1 tables"), std::string::npos);
  EXPECT_EQ(say("list tables --state broken").status, kWrongUsage);
  const Json people = parsed(say("list people --like bo --json").out)["people"];
  ASSERT_EQ(people.size(), 1U);
  EXPECT_EQ(people[0]["name"], "Bob");
  EXPECT_TRUE(people[0]["login"].is_null());
  EXPECT_NE(say("list people").out.find("ann"), std::string::npos);
}

TEST_F(Admin, closes_a_table_after_telling_its_people) {
  const std::string ann = live_guest(port(), "Ann");
  const std::string table = quick_table(ann);
  LiveClients clients;
  const hall::SocketId socket = clients.open(port(), ann);
  ASSERT_TRUE(ok(clients.ask(socket, {{"do", "watch"}, {"table", table}})));
  EXPECT_EQ(say("close " + table).out, "done\n");
  EXPECT_EQ(code_of(clients.ask(socket, {{"do", "watch"}, {"table", table}})), "not_found");
  EXPECT_NE(std::find(clients.texts[socket].begin(), clients.texts[socket].end(),
                      dump({{"push", "gone"}, {"table", table}})),
            clients.texts[socket].end());
  EXPECT_EQ(say("close " + table).status, kWrongUsage);
}

TEST_F(Admin, bans_a_person_and_lets_them_in_again) {
  const std::string ann = live_account(port(), "ann");
  LiveClients clients;
  const hall::SocketId socket = clients.open(port(), ann);
  ASSERT_TRUE(ok(clients.ask(socket, {{"do", "hello"}})));
  EXPECT_EQ(say("ban nobody-of-that-name").status, kWrongUsage);
  EXPECT_NE(say("ban ann --days 3 --reason rude").out.find("rude"), std::string::npos);
  EXPECT_TRUE(clients.closes(socket));
  const auto me = [&] { return live_get(port(), "/api/me", ann); };
  EXPECT_EQ(me().status, 403);
  EXPECT_EQ(code_of(parsed(me().body)), "banned");
  EXPECT_TRUE(clients.closes(clients.open(port(), ann)));
  EXPECT_EQ(code_of(live_post(port(), "/api/login", {{"login", "ann"}, {"password", "correct horse"}}, "")),
            "banned");
  hall.reset();
  hall = std::make_unique<LiveHall>(settings);
  EXPECT_EQ(me().status, 403);
  EXPECT_NE(say("bans").out.find("1 bans"), std::string::npos);
  EXPECT_EQ(say("unban ann").status, kFine);
  EXPECT_EQ(me().status, 200);
}

TEST_F(Admin, bans_an_address_but_is_let_in_from_there) {
  const std::string ann = live_guest(port(), "Ann");
  EXPECT_EQ(say("ban 127.0.0.1").status, kFine);
  EXPECT_EQ(live_get(port(), "/api/me", ann).status, 403);
  EXPECT_EQ(live_ask(port(), "POST", "/api/guest", {{"name", "Ann again"}}, "").status, 403);
  EXPECT_EQ(say("unban 127.0.0.1").status, kFine);
  EXPECT_EQ(live_get(port(), "/api/me", ann).status, 200);
}

TEST_F(Admin, leaves_every_command_in_the_log) {
  hall.reset();
  settings.log_level = "info";
  ::testing::internal::CaptureStderr();
  hall = std::make_unique<LiveHall>(settings);
  say("ban 192.0.2.7 --reason spam");
  hall.reset();
  const std::string log = ::testing::internal::GetCapturedStderr();
  EXPECT_NE(log.find(R"("event":"admin","command":"ban","arguments":{"who":"192.0.2.7","reason":"spam"})"),
            std::string::npos)
      << log;
  EXPECT_NE(log.find(R"("event":"admin_done","command":"ban","status":200)"), std::string::npos) << log;
}

TEST_F(Admin, reads_reports_exports_and_deletes) {
  const std::string ann = live_account(port(), "ann");
  const std::string bob = live_guest(port(), "Bob");
  const std::string table = live_post(port(), "/api/tables", {{"game", "raiders"}}, ann)["table"]["id"];
  LiveClients clients;
  const hall::SocketId socket = clients.open(port(), bob);
  ASSERT_TRUE(ok(clients.ask(socket, {{"do", "watch"}, {"table", table}})));
  ASSERT_TRUE(ok(clients.ask(socket, {{"do", "chat"}, {"table", table}, {"text", "rude words"}})));
  const std::string bob_id = live_id(port(), bob);
  live_post(port(), "/api/report", {{"user", bob_id}, {"table", table}, {"reason", "is rude"}}, ann);
  const std::string reports = say("reports").out;
  EXPECT_NE(reports.find("is rude"), std::string::npos);
  EXPECT_NE(reports.find("Bob (" + bob_id + "): rude words"), std::string::npos) << reports;
  const Json own = parsed(live_get(port(), "/api/me/export", ann).body);
  EXPECT_EQ(dump(parsed(say("export ann --json").out)), dump(own));
  EXPECT_EQ(say("delete " + bob_id).status, kFine);
  EXPECT_TRUE(clients.closes(socket));
  EXPECT_EQ(live_get(port(), "/api/me", bob).status, 401);
}

TEST_F(Admin, finds_the_logs_that_cannot_be_played_again) {
  const std::string ann = live_guest(port(), "Ann");
  const std::string sound = quick_table(ann);
  const std::string broken = quick_table(ann);
  EXPECT_EQ(say("check").out, "2 tables checked, 0 cannot be played again\n");
  SQLite::Database(settings.data + "/hall.db", SQLite::OPEN_READWRITE, 10'000)
      .exec("UPDATE decisions SET action = 'keep_nothing' WHERE seq = 3 AND table_id = '" + broken + "'");
  const Said said = say("check");
  EXPECT_EQ(said.status, kCheckFailed);
  EXPECT_TRUE(said.out.starts_with(broken + ": line 3")) << said.out;
  EXPECT_NE(said.out.find("1 cannot be played again"), std::string::npos);
}

}  // namespace
}  // namespace ravenhall::cli
#endif
