// The store of a hall in a page: what is written can be read once the page has kept it, also by the next
// hall.
#include "page/row_store.hpp"

#include <gtest/gtest.h>

#include <deque>

#include "hall/table_info.hpp"

namespace ravenhall::page {
namespace {

using namespace hall;

// A page that keeps what it is told, when it is told to.
struct Device {
  std::map<std::string, std::string> kept;
  std::deque<Changes> asked;
  RowStore store{[this](const Changes& changes) { asked.push_back(changes); }};

  void keep(bool ok = true) {
    ASSERT_FALSE(asked.empty());
    const Changes changes = asked.front();
    asked.pop_front();
    if (ok) {
      for (const std::string& prefix : changes.clear)
        std::erase_if(kept, [&](const auto& row) { return row.first.starts_with(prefix); });
      for (const std::string& key : changes.drop) kept.erase(key);
      for (const auto& [key, text] : changes.put) kept[key] = text;
    }
    store.kept(ok);
  }
  void write(Batch batch) {
    store.submit(std::move(batch), nullptr);
    keep();
  }
};

TableRow table(const std::string& id, TableState state, Millis updated, const std::string& user = "u1") {
  TableRow row;
  row.id = id;
  row.code = "code-" + id;
  row.state = static_cast<int>(state);
  row.host = user;
  row.meta = "{\"game\":\"blood-rage\"}";
  row.updated = updated;
  row.seats = {
      {.seat = 0, .kind = 1, .user = user, .user_name = "", .agent = "", .away = false, .name = "A"},
      {.seat = 1, .kind = 2, .user = "", .user_name = "", .agent = "level2", .away = true, .name = ""}};
  return row;
}

LogRow line(const std::string& table, std::int64_t seq) {
  return {table, seq, 1, "pass", -1, 77, 0xFFFFFFFFFFFFFFFFULL, By::computer, "greedy"};
}

TEST(RowStore, nothing_is_there_before_it_is_kept_or_if_that_fails) {
  Device device;
  bool answered = false;
  bool ok = true;
  device.store.submit({UserRow{"u1", "Sigrid", true, 5}}, [&](bool committed) {
    answered = true;
    ok = committed;
  });
  EXPECT_FALSE(device.store.find_user("u1"));
  EXPECT_FALSE(answered);
  device.keep(false);
  EXPECT_TRUE(answered);
  EXPECT_FALSE(ok);
  EXPECT_FALSE(device.store.find_user("u1"));
  device.write({UserRow{"u1", "Sigrid", true, 5}});
  ASSERT_TRUE(device.store.find_user("u1"));
  EXPECT_EQ(device.store.find_user("u1")->name, "Sigrid");
}

TEST(RowStore, batches_go_one_after_another_and_build_on_each_other) {
  Device device;
  device.store.submit({UserRow{"u1", "Sigrid", true, 5}}, nullptr);
  device.store.submit({RenameUser{"u1", "Freya"}}, nullptr);
  EXPECT_EQ(device.asked.size(), 1U);
  device.keep();
  EXPECT_EQ(device.store.find_user("u1")->name, "Sigrid");
  device.keep();
  EXPECT_EQ(device.store.find_user("u1")->name, "Freya");
}

TEST(RowStore, who_writes_again_when_told_is_kept_once) {
  Device device;
  device.store.submit({UserRow{"u1", "Sigrid", true, 5}},
                      [&](bool) { device.store.submit({RenameUser{"u1", "Freya"}}, nullptr); });
  device.keep();
  EXPECT_EQ(device.asked.size(), 1U);
  device.keep();
  EXPECT_TRUE(device.asked.empty());
  EXPECT_EQ(device.store.find_user("u1")->name, "Freya");
}

TEST(RowStore, what_a_page_has_not_is_refused_and_the_next_goes_on) {
  Device device;
  bool refused = false;
  device.store.submit({AccountRow{"sigrid", "u1", "hash"}}, [&](bool ok) { refused = !ok; });
  EXPECT_TRUE(refused);
  EXPECT_TRUE(device.asked.empty());
  device.write({UserRow{"u1", "Sigrid", true, 5}});
  EXPECT_TRUE(device.store.find_user("u1"));
}

TEST(RowStore, tables_come_back_whole_the_newest_first) {
  Device device;
  device.write({UserRow{"u1", "Sigrid", true, 5}});
  device.write({table("a", TableState::running, 10), table("b", TableState::finished, 30),
                table("c", TableState::running, 20, "u2")});
  device.write({ClocksRow{"a", "{\"left\":[1]}"}});
  const auto found = device.store.find_table("code-a");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->id, "a");
  EXPECT_EQ(found->clocks, "{\"left\":[1]}");
  ASSERT_EQ(found->seats.size(), 2U);
  EXPECT_EQ(found->seats[0].user_name, "Sigrid");
  EXPECT_EQ(found->seats[1].agent, "level2");
  EXPECT_TRUE(found->seats[1].away);
  const auto all = device.store.tables({});
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].id, "b");
  EXPECT_EQ(all[2].id, "a");
  EXPECT_EQ(device.store.tables({.state = std::nullopt, .user = "u2"}).size(), 1U);
  EXPECT_EQ(device.store.tables({.state = static_cast<int>(TableState::running), .user = ""}).size(), 2U);
  EXPECT_EQ(device.store.tables({.state = std::nullopt, .user = "", .public_only = false, .limit = 1}).size(),
            1U);
  EXPECT_EQ(device.store.tables_hosted_by("u1"), 2);
}

TEST(RowStore, a_log_keeps_its_order_and_every_bit) {
  Device device;
  device.write({table("a", TableState::running, 10)});
  for (std::int64_t seq = 12; seq > 0; --seq) device.write({line("a", seq)});
  const auto log = device.store.log("a");
  ASSERT_EQ(log.size(), 12U);
  for (std::size_t i = 0; i < log.size(); ++i) EXPECT_EQ(log[i].seq, static_cast<std::int64_t>(i) + 1);
  EXPECT_EQ(log[0].hash, 0xFFFFFFFFFFFFFFFFULL);
  EXPECT_EQ(log[0].action, "pass");
  EXPECT_EQ(log[0].by, By::computer);
  EXPECT_EQ(log[0].thinking, "greedy");
  EXPECT_EQ(log[0].keep, -1);
}

TEST(RowStore, chat_and_notes_and_snapshots) {
  Device device;
  device.write({table("a", TableState::running, 10), SnapshotRow{"a", 7, 99, "{}", "past"}});
  for (int i = 0; i < 11; ++i) device.write({ChatRow{"a", "u1", "Sigrid", std::to_string(i), i}});
  device.write({PinRow{"a", 0, "province/x", "here", true}, PinRow{"a", 1, "y", "there", false}});
  device.write({PinRow{"a", 1, "y", "", false}});
  const auto said = device.store.chat("a", 3);
  ASSERT_EQ(said.size(), 3U);
  EXPECT_EQ(said[0].text, "8");
  EXPECT_EQ(said[2].text, "10");
  EXPECT_EQ(device.store.chat_of("u1").size(), 11U);
  EXPECT_EQ(device.store.pins("a"), (std::vector<PinRow>{{"a", 0, "province/x", "here", true}}));
  ASSERT_TRUE(device.store.snapshot("a"));
  EXPECT_EQ(device.store.snapshot("a")->hash, 99U);
  EXPECT_EQ(device.store.snapshot("a")->past, "past");
}

TEST(RowStore, a_table_that_goes_leaves_nothing) {
  Device device;
  device.write({table("a", TableState::running, 10), line("a", 1), ChatRow{"a", "u1", "S", "hi", 1},
                SnapshotRow{"a", 1, 1, "{}", ""}, PinRow{"a", 0, "x", "note", false}});
  device.write({DropTable{"a"}});
  EXPECT_TRUE(device.kept.empty());
  EXPECT_FALSE(device.store.find_table("a"));
  EXPECT_FALSE(device.store.find_table("code-a"));
  EXPECT_TRUE(device.store.log("a").empty());
}

TEST(RowStore, the_next_hall_needs_the_logs_of_running_tables_and_fetches_others) {
  Device first;
  first.write({table("a", TableState::running, 10), table("b", TableState::finished, 20), line("a", 1),
               line("b", 1)});
  bool told = false;
  first.store.keep_token("secret", [&](bool ok) { told = ok; });
  EXPECT_EQ(first.store.token(), "");
  first.keep();
  EXPECT_TRUE(told);
  EXPECT_EQ(first.store.token(), "secret");
  Device next;
  for (const auto& [key, text] : first.kept) {
    if (!key.starts_with("l/")) next.store.load(key, text);
  }
  EXPECT_EQ(next.store.token(), "secret");
  EXPECT_EQ(next.store.running(), (std::vector<std::string>{"a"}));
  EXPECT_EQ(next.store.lacking("a"), "");
  EXPECT_EQ(next.store.lacking("nothing"), "");
  EXPECT_EQ(next.store.lacking("b"), "b");
  EXPECT_EQ(next.store.lacking("code-b"), "b");
  for (const auto& [key, text] : first.kept) {
    if (key.starts_with("l/b/")) next.store.load(key, text);
  }
  next.store.loaded("b");
  EXPECT_EQ(next.store.lacking("b"), "");
  EXPECT_EQ(next.store.log("b").size(), 1U);
}

TEST(RowStore, logs_that_were_looked_at_long_ago_leave_memory) {
  Device device;
  for (int i = 0; i < 12; ++i) {
    const std::string id = "t" + std::to_string(i);
    device.write({table(id, TableState::finished, i), line(id, 1)});
  }
  Device next;
  for (const auto& [key, text] : device.kept) {
    if (!key.starts_with("l/")) next.store.load(key, text);
  }
  for (int i = 0; i < 12; ++i) {
    const std::string id = "t" + std::to_string(i);
    next.store.load("l/" + id + "/000000000001", device.kept.at("l/" + id + "/000000000001"));
    next.store.loaded(id);
  }
  EXPECT_EQ(next.store.lacking("t0"), "t0");
  EXPECT_EQ(next.store.lacking("t11"), "");
}

TEST(RowStore, old_answers_are_forgotten) {
  Device device;
  device.write({KeyRow{"u1", "k1", "old", 10, "act a"}, KeyRow{"u1", "k2", "new", 100, "act a"}});
  const auto keys = device.store.keys_since(50);
  ASSERT_EQ(keys.size(), 1U);
  EXPECT_EQ(keys[0].key, "k2");
  EXPECT_EQ(keys[0].user, "u1");
  device.keep();
  EXPECT_EQ(device.kept.size(), 1U);
}

TEST(RowStore, damaged_rows_are_left_out) {
  Device device;
  for (const std::string key :
       {"t/x", "l/x/000000000001", "u/x", "n/x", "l/x/snapshot", "c/x/1", "p/x/", "k/x", "", "?"}) {
    device.store.load(key, "{\"code\":");
    device.store.load(key, "[]");
  }
  EXPECT_FALSE(device.store.find_table("x"));
  EXPECT_FALSE(device.store.find_user("x"));
  EXPECT_TRUE(device.store.log("x").empty());
  EXPECT_TRUE(device.store.pins("x").empty());
  EXPECT_TRUE(device.store.keys_since(0).empty());
  EXPECT_TRUE(device.store.tables({}).empty());
}

}  // namespace
}  // namespace ravenhall::page
