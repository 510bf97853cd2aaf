// What people may do about themselves and others, over real sockets.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "hall/tests/company.hpp"
#include "hall/tests/fox.hpp"

namespace ravenhall::hall::testing {
namespace {

class PeopleOnSockets : public ::testing::Test {
 protected:
  PeopleOnSockets() {
    settings.logins = {1000, 1000};
    settings.chat = {1000, 1000};
    hall = std::make_unique<LiveHall>(settings, fox_library());
  }

  int port() const { return hall->port(); }
  Json get(const std::string& path, const std::string& token) const {
    return parsed(live_get(port(), path, token).body);
  }
  Json post(const std::string& path, const Json& body, const std::string& token) const {
    return live_post(port(), path, body, token);
  }
  HttpAnswer log_in(const std::string& login, const std::string& password) const {
    return live_ask(port(), "POST", "/api/login", {{"login", login}, {"password", password}}, "");
  }
  int rows(const std::string& query) const {
    return SQLite::Database(settings.data + "/hall.db").execAndGet("SELECT count(*) FROM " + query).getInt();
  }
  // The host is the fox, the other has all hounds.
  std::string table_of_two(Company& all, std::size_t host, std::size_t other) const {
    const std::string id = post("/api/tables", {{"game", kFoxGame}}, all.people[host].token)["table"]["id"];
    for (const int seat : {1, 2, 3}) EXPECT_TRUE(ok(all.ask(other, "sit", id, {{"seat", seat}})));
    for (const std::size_t who : {host, other}) all.watch(who, id);
    return id;
  }
  std::string finished_table_of_two(Company& all, std::size_t host, std::size_t other) const {
    const std::string id = table_of_two(all, host, other);
    EXPECT_TRUE(ok(all.ask(host, "start", id)));
    for (const int seat : {0, 1, 2, 3}) all.ask(seat == 0 ? host : other, "resign", id, {{"seat", seat}});
    for (int i = 0; i < 500 && all.watch(host, id)["table"]["state"] != "finished"; ++i)
      all.clients.run_for(10);
    return id;
  }
  static std::vector<std::string> texts_of(const Json& chat) {
    std::vector<std::string> texts;
    for (const Json& line : chat) texts.push_back(line["text"]);
    return texts;
  }

  TempFolder folder;
  Settings settings = live_settings(folder);
  std::unique_ptr<LiveHall> hall;
};

TEST_F(PeopleOnSockets, change_their_password_and_all_other_sessions_end) {
  const std::string home = live_account(port(), "ann");
  const std::string away = log_in("ann", "correct horse").token;
  EXPECT_EQ(get("/api/me", home)["user"]["login"], "ann");
  LiveClients clients;
  const SocketId here = clients.open(port(), home);
  const SocketId there = clients.open(port(), away);
  for (const SocketId socket : {here, there}) ASSERT_TRUE(ok(clients.ask(socket, {{"do", "hello"}})));

  const auto change = [&](const std::string& old_one, const std::string& new_one) {
    return post("/api/password", {{"old", old_one}, {"new", new_one}}, home);
  };
  EXPECT_EQ(code_of(change("battery staple", "a raven in the hall")), "wrong_password");
  EXPECT_EQ(code_of(change("correct horse", "short")), "bad_request");
  EXPECT_EQ(code_of(change("correct horse", "Password123")), "weak_password");
  EXPECT_EQ(code_of(change("correct horse", "zzzzzzzzzz")), "weak_password");
  EXPECT_TRUE(ok(clients.ask(there, {{"do", "hello"}})));
  EXPECT_EQ(change("correct horse", "a raven in the hall")["user"]["name"], "ann");

  EXPECT_TRUE(clients.closes(there));
  EXPECT_EQ(live_get(port(), "/api/me", away).status, 401);
  EXPECT_TRUE(ok(clients.ask(here, {{"do", "hello"}})));
  EXPECT_EQ(log_in("ann", "correct horse").status, 401);
  EXPECT_EQ(log_in("ann", "a raven in the hall").status, 200);
  EXPECT_EQ(code_of(post("/api/password", {{"old", ""}, {"new", "a raven in the hall"}},
                         live_guest(port(), "Guest"))),
            "bad_request");
}

TEST_F(PeopleOnSockets, who_register_choose_a_password_that_is_not_guessed_at_once) {
  const std::string guest = live_guest(port(), "Ann");
  EXPECT_EQ(code_of(post("/api/register", {{"login", "annabella"}, {"password", "Annabella"}}, guest)),
            "weak_password");
  EXPECT_EQ(code_of(post("/api/register", {{"login", "ann"}, {"password", "qwertyuiop"}}, guest)),
            "weak_password");
  EXPECT_TRUE(get("/api/me", guest)["user"]["login"].is_null());
}

TEST_F(PeopleOnSockets, see_their_sessions_and_end_them) {
  const std::string home = live_account(port(), "ann");
  const std::string phone = log_in("ann", "correct horse").token;
  const std::string work = log_in("ann", "correct horse").token;
  LiveClients clients;
  const SocketId on_phone = clients.open(port(), phone);
  const SocketId at_work = clients.open(port(), work);
  for (const SocketId socket : {on_phone, at_work}) ASSERT_TRUE(ok(clients.ask(socket, {{"do", "hello"}})));

  const HttpAnswer listed = live_get(port(), "/api/sessions", home);
  for (const std::string& token : {home, phone, work}) {
    EXPECT_EQ(listed.body.find(token), std::string::npos);
    EXPECT_EQ(listed.body.find(token_hash(token).substr(0, 12)), std::string::npos);
  }
  const Json sessions = parsed(listed.body)["sessions"];
  ASSERT_EQ(sessions.size(), 3U);
  EXPECT_TRUE(sessions[2]["current"].get<bool>());  // the oldest
  EXPECT_FALSE(sessions[1]["current"].get<bool>());
  EXPECT_GE(sessions[0]["created"].get<Millis>(), sessions[2]["created"].get<Millis>());

  EXPECT_EQ(post("/api/sessions/end", {{"id", sessions[1]["id"]}}, home)["sessions"].size(), 2U);
  EXPECT_TRUE(clients.closes(on_phone));
  EXPECT_EQ(live_get(port(), "/api/me", phone).status, 401);
  EXPECT_TRUE(ok(clients.ask(at_work, {{"do", "hello"}})));
  const std::string stranger = live_guest(port(), "Eve");
  EXPECT_EQ(code_of(post("/api/sessions/end", {{"id", sessions[0]["id"]}}, stranger)), "not_found");

  EXPECT_EQ(post("/api/sessions/end", {{"others", true}}, home)["sessions"].size(), 1U);
  EXPECT_TRUE(clients.closes(at_work));
  EXPECT_EQ(live_get(port(), "/api/me", work).status, 401);
  EXPECT_EQ(live_get(port(), "/api/me", home).status, 200);
}

TEST_F(PeopleOnSockets, with_one_name_are_told_apart_at_a_table) {
  Company all(port(), {live_guest(port(), "Ivar"), live_guest(port(), "Ivar"), live_guest(port(), "Ivar")});
  const std::string id = table_of_two(all, 0, 1);
  const Json seats = all.watch(2, id)["table"]["seats"];
  EXPECT_EQ(seats[0]["name"], "Ivar");
  for (const std::size_t seat : {1U, 2U, 3U}) {
    EXPECT_EQ(seats[seat]["name"], "Ivar (2)");
    EXPECT_EQ(seats[seat]["user"]["name"], "Ivar (2)");
  }
  for (const std::size_t who : {0U, 1U, 2U}) all.ask(who, "chat", id, {{"text", "hello"}});
  const Json chat = all.watch(0, id)["chat"];
  ASSERT_EQ(chat.size(), 3U);
  EXPECT_EQ(chat[0]["from"]["name"], "Ivar");
  EXPECT_EQ(chat[1]["from"]["name"], "Ivar (2)");
  EXPECT_EQ(chat[2]["from"]["name"], "Ivar (3)");
}

TEST_F(PeopleOnSockets, who_are_blocked_are_not_heard_and_do_not_sit_with_the_one_who_blocked) {
  Company all(port(), guests(port()));
  const std::string& ann = all.people[0].token;
  const std::string id = table_of_two(all, 0, 1);
  const std::string bob_id = live_id(port(), all.people[1].token);
  all.watch(2, id);
  ASSERT_TRUE(ok(all.ask(1, "chat", id, {{"text", "before"}})));
  EXPECT_EQ(post("/api/block", {{"user", bob_id}, {"on", true}}, ann)["blocks"][0]["name"], "Bob");
  EXPECT_EQ(code_of(post("/api/block", {{"user", "nobody"}, {"on", true}}, ann)), "not_found");
  ASSERT_TRUE(ok(all.ask(1, "chat", id, {{"text", "after"}})));
  ASSERT_TRUE(ok(all.ask(2, "chat", id, {{"text", "Eve's"}})));
  EXPECT_EQ(texts_of(all.watch(0, id)["chat"]), std::vector<std::string>{"Eve's"});
  EXPECT_EQ(texts_of(all.watch(2, id)["chat"]), (std::vector<std::string>{"before", "after", "Eve's"}));
  for (const std::string& text : all.clients.texts[all.people[0].socket])
    EXPECT_EQ(text.find("\"after\""), std::string::npos) << text;

  const std::string next = post("/api/tables", {{"game", kFoxGame}}, ann)["table"]["id"];
  EXPECT_EQ(code_of(all.ask(1, "sit", next, {{"seat", 1}})), "forbidden");
  EXPECT_TRUE(ok(all.ask(2, "sit", next, {{"seat", 1}})));
  EXPECT_EQ(get("/api/blocks", ann)["blocks"].size(), 1U);
  EXPECT_TRUE(post("/api/block", {{"user", bob_id}, {"on", false}}, ann)["blocks"].empty());
  EXPECT_TRUE(ok(all.ask(1, "sit", next, {{"seat", 2}})));
  EXPECT_EQ(texts_of(all.watch(0, id)["chat"]).size(), 3U);
}

TEST_F(PeopleOnSockets, block_for_good_also_over_a_restart_and_as_an_account) {
  const std::string bob = live_guest(port(), "Bob");
  const std::string bob_id = live_id(port(), bob);
  const std::string home = live_account(port(), "ann");
  const std::string guest = live_guest(port(), "Ann");
  post("/api/block", {{"user", bob_id}, {"on", true}}, guest);
  const std::string ann =
      live_ask(port(), "POST", "/api/login", {{"login", "ann"}, {"password", "correct horse"}}, guest).token;
  EXPECT_EQ(get("/api/blocks", ann)["blocks"].size(), 1U);
  hall.reset();
  hall = std::make_unique<LiveHall>(settings, fox_library());
  EXPECT_EQ(get("/api/blocks", home)["blocks"][0]["id"], bob_id);
}

TEST_F(PeopleOnSockets, report_somebody_with_what_was_said) {
  Company all(port(), guests(port()));
  const std::string id = table_of_two(all, 0, 1);
  const std::string bob_id = live_id(port(), all.people[1].token);
  for (int i = 0; i < 40; ++i) all.ask(1, "chat", id, {{"text", "line " + std::to_string(i)}});
  const auto report = [&](const std::string& user, const std::string& reason) {
    return post("/api/report", {{"user", user}, {"table", id}, {"reason", reason}}, all.people[0].token);
  };
  EXPECT_EQ(code_of(report("nobody", "is rude")), "not_found");
  EXPECT_EQ(code_of(report(bob_id, "")), "bad_request");
  EXPECT_EQ(dump(report(bob_id, "is rude")), "{}");
  SQLite::Database db(settings.data + "/hall.db");
  const Json chat = parsed(db.execAndGet("SELECT chat FROM reports").getString());
  ASSERT_EQ(chat.size(), 30U);
  EXPECT_EQ(chat[29]["text"], "line 39");
  EXPECT_EQ(db.execAndGet("SELECT reason FROM reports").getString(), "is rude");
}

TEST_F(PeopleOnSockets, take_their_data_along) {
  Company all(port(), guests(port()));
  const std::string& ann = all.people[0].token;
  const std::string finished = finished_table_of_two(all, 0, 1);
  const std::string open = table_of_two(all, 1, 0);
  const std::string alone = post("/api/quick", {{"game", kFoxGame}, {"agent", "random"}}, ann)["table"]["id"];
  all.ask(0, "chat", finished, {{"text", "well played"}});
  all.ask(1, "chat", finished, {{"text", "Bob's"}});
  post("/api/block", {{"user", live_id(port(), all.people[2].token)}, {"on", true}}, ann);
  const HttpAnswer answer = live_get(port(), "/api/me/export", ann);
  EXPECT_NE(answer.headers.find("attachment; filename=\"ravenhall-Ann.json\""), std::string::npos);
  const Json all_of_ann = parsed(answer.body);
  EXPECT_EQ(all_of_ann["user"]["name"], "Ann");
  ASSERT_EQ(all_of_ann["games"].size(), 3U);
  for (const Json& game : all_of_ann["games"]) {
    const bool with_record = game["table"]["id"] != open;
    EXPECT_EQ(game["saga"].is_string(), with_record) << dump(game["table"]);
    if (with_record) {
      EXPECT_EQ(
          game["saga"],
          live_get(port(), "/api/tables/" + game["table"]["id"].get<std::string>() + "/record", ann).body);
    }
  }
  EXPECT_EQ(texts_of(all_of_ann["chat"]), std::vector<std::string>{"well played"});
  EXPECT_EQ(all_of_ann["blocks"][0]["name"], "Eve");
}

TEST_F(PeopleOnSockets, who_delete_themselves_leave_nothing_of_theirs) {
  const std::string ann = live_account(port(), "ann");
  Company all(port(), {ann, live_guest(port(), "Bob")});
  const std::string ann_id = live_id(port(), ann);
  const std::string bob_id = live_id(port(), all.people[1].token);
  const std::string finished = finished_table_of_two(all, 0, 1);
  const std::string open = table_of_two(all, 0, 1);
  const std::string running = table_of_two(all, 0, 1);
  ASSERT_TRUE(ok(all.ask(0, "start", running)));
  ASSERT_TRUE(ok(all.ask(0, "pin", running, {{"seat", 0}, {"at", "copse"}, {"text", "my den"}})));
  ASSERT_TRUE(ok(all.ask(0, "chat", running, {{"text", "hello"}})));
  const std::string alone = post("/api/quick", {{"game", kFoxGame}}, ann)["table"]["id"];
  post("/api/block", {{"user", bob_id}, {"on", true}}, ann);
  post("/api/block", {{"user", ann_id}, {"on", true}}, all.people[1].token);

  EXPECT_EQ(code_of(post("/api/me/delete", {{"password", "battery staple"}}, ann)), "wrong_password");
  EXPECT_EQ(live_get(port(), "/api/me", ann).status, 200);
  const HttpAnswer gone = live_ask(port(), "POST", "/api/me/delete", {{"password", "correct horse"}}, ann);
  EXPECT_EQ(gone.body, "{}");
  EXPECT_NE(gone.headers.find("Max-Age=0"), std::string::npos);
  EXPECT_EQ(live_get(port(), "/api/me", ann).status, 401);
  EXPECT_TRUE(all.clients.closes(all.people[0].socket));
  EXPECT_EQ(log_in("ann", "correct horse").status, 401);

  const auto table = [&](const std::string& id) { return all.watch(1, id)["table"]; };
  EXPECT_EQ(table(open)["host"], bob_id);
  EXPECT_EQ(table(open)["seats"][0]["kind"], "empty");
  EXPECT_EQ(table(running)["host"], bob_id);
  EXPECT_EQ(table(running)["seats"][0]["kind"], "agent");
  EXPECT_EQ(table(finished)["seats"][0]["kind"], "human");
  EXPECT_EQ(table(finished)["seats"][0]["name"], "");
  EXPECT_TRUE(all.watch(1, running)["chat"].empty());
  EXPECT_EQ(live_get(port(), "/api/tables/" + alone, "").status, 404);
  EXPECT_TRUE(get("/api/blocks", all.people[1].token)["blocks"].empty());
  // The stand-in has hidden the fox, and Bob goes on.
  for (int i = 0; i < 500 && all.watch(1, running)["update"]["legal"].empty(); ++i) all.clients.run_for(10);
  EXPECT_TRUE(ok(all.act(1, running, 1, "wait")));
  for (const char* place : {"users WHERE id", "sessions WHERE user", "accounts WHERE user", "chat WHERE user",
                            "seats WHERE user", "tables WHERE host", "keys WHERE user", "blocks WHERE user"})
    EXPECT_EQ(rows(std::string(place) + " = '" + ann_id + "'"), 0) << place;
  EXPECT_EQ(rows("pins"), 0);

  hall.reset();
  hall = std::make_unique<LiveHall>(settings, fox_library());
  const Json again = get("/api/tables/" + finished, "")["table"]["seats"];
  EXPECT_EQ(again[0]["name"], "");
  EXPECT_EQ(again[1]["name"], "Bob");
  EXPECT_EQ(get("/api/tables/" + running, "")["table"]["seats"][0]["agent"], kStandIn);
}

}  // namespace
}  // namespace ravenhall::hall::testing
