// What is kept, and that all of a batch is kept or nothing.
#include <gtest/gtest.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include "hall/tests/house.hpp"
#include "shell/schema.hpp"

namespace ravenhall::hall::testing {
namespace {

class StoreTest : public ::testing::Test {
 protected:
  void open() {
    store.reset();
    store = open_sqlite_store(
        {.path = folder / "hall.db", .durability = Durability::process, .gather_ms = 0, .threaded = false},
        loop);
  }
  bool write(Batch batch) {
    bool result = false;
    store->submit(std::move(batch), [&](bool ok) { result = ok; });
    loop.run();
    return result;
  }
  static TableRow table(const std::string& id) {
    return {
        .id = id,
        .code = "code-" + id,
        .state = 1,
        .open_to_all = true,
        .host = "ann",
        .meta = "{}",
        .created = 1,
        .updated = 2,
        .clocks = "[[5,1]]",
        .seats = {
            {.seat = 0, .kind = 1, .user = "ann", .user_name = "", .agent = "", .away = false, .name = ""},
            {.seat = 1,
             .kind = 2,
             .user = "",
             .user_name = "",
             .agent = "greedy",
             .away = false,
             .name = ""}}};
  }

  TempFolder folder;
  FakeLoop loop;
  std::unique_ptr<Store> store;
};

TEST_F(StoreTest, a_new_database_has_the_newest_schema) {
  open();
  SQLite::Database db(folder / "hall.db");
  EXPECT_EQ(db.execAndGet("PRAGMA user_version").getInt(), static_cast<int>(kMigrations.size()));
  EXPECT_EQ(db.execAndGet("PRAGMA journal_mode").getString(), "wal");
}

TEST_F(StoreTest, a_database_of_a_newer_program_is_refused) {
  open();
  store.reset();
  {
    SQLite::Database(folder / "hall.db", SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
  }
  EXPECT_THROW(open(), std::runtime_error);
}

// Every release's databases are opened by the newest program, with all that is in them.
TEST_F(StoreTest, an_old_database_is_brought_up_to_date) {
  for (std::size_t version = 1; version < kMigrations.size(); ++version) {
    const std::string path = folder / ("old" + std::to_string(version) + ".db");
    {
      SQLite::Database old(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
      for (std::size_t step = 0; step < version; ++step) old.exec(std::string(kMigrations[step]));
      old.exec("PRAGMA user_version = " + std::to_string(version));
      old.exec("INSERT INTO users VALUES ('ann', 'Ann', 1, 5)");
      old.exec("INSERT INTO sessions(token_hash, user, created) VALUES ('ancient', 'ann', 6)");
      old.exec(
          "INSERT INTO sessions(token_hash, user, created) VALUES ('in use', 'ann', "
          "(strftime('%s', 'now') - 8640000) * 1000)");
      old.exec(
          "INSERT INTO tables(id, code, state, public, host, meta, created, updated) "
          "VALUES ('t1', 'code-t1', 1, 1, 'ann', '{}', 1, 2)");
      old.exec(
          "INSERT INTO decisions(table_id, seq, seat, action, keep, at) VALUES ('t1', 1, 0, 'a', -1, 7)");
    }
    store = open_sqlite_store(
        {.path = path, .durability = Durability::process, .gather_ms = 0, .threaded = false}, loop);
    EXPECT_EQ(store->find_user("ann")->name, "Ann");
    if (version < 4) {  // later ones note it themselves
      EXPECT_EQ(store->find_session("ancient")->seen, 6);
      EXPECT_GE(store->find_session("in use")->seen - store->find_session("in use")->created, 99 * kOneDay);
    }
    EXPECT_EQ(store->find_table("t1")->host, "ann");
    ASSERT_EQ(store->log("t1").size(), 1U);
    EXPECT_EQ(store->log("t1")[0].thinking, "");
    EXPECT_TRUE(write({LogRow{"t1", 2, 0, "b", -1, 8, 0, By::computer, "greedy/1/1 :1@1"}}));
    EXPECT_EQ(store->log("t1")[1].thinking, "greedy/1/1 :1@1");
    EXPECT_TRUE(store->pins("t1").empty());
    EXPECT_TRUE(write({PinRow{"t1", 0, "mill", "here", true}}));
    EXPECT_EQ(store->pins("t1").size(), 1U);
  }
}

TEST_F(StoreTest, a_note_is_changed_or_taken_off_by_seat_and_thing) {
  open();
  const PinRow first{"t1", 1, "mill", "here", true};
  const PinRow second{"t1", 0, "mill", "or here", false};
  ASSERT_TRUE(write({table("t1"), first, second, PinRow{"t1", 1, "barn", "x", false}}));
  ASSERT_TRUE(write({PinRow{"t1", 1, "barn", "", false}}));
  open();
  EXPECT_EQ(store->pins("t1"), (std::vector{second, first}));
  EXPECT_TRUE(store->pins("t2").empty());
  EXPECT_FALSE(write({PinRow{"t2", 0, "mill", "there is no such table", false}}));
}

TEST_F(StoreTest, everything_is_there_after_opening_again) {
  open();
  ASSERT_TRUE(write({UserRow{"ann", "Ann", true, 5}, SessionRow{"hash", "ann", 6, 7, "Firefox, Linux"},
                     AccountRow{"ann.b", "ann", "argon"}}));
  ASSERT_TRUE(write({table("t1"), LogRow{"t1", 1, 14, "deal x", -1, 7, 0, By::person},
                     LogRow{"t1", 2, 0, "card troll", -1, 8, 0xffff000000000000, By::computer},
                     SnapshotRow{"t1", 2, 5, "{}", "0"}, ClocksRow{"t1", "[[4,2]]"},
                     ChatRow{"t1", "ann", "Ann", "hello", 9},
                     KeyRow{"ann", "k1", ",\"seq\":2", loop.now(), "act t1"}}));
  open();
  EXPECT_EQ(store->find_session("hash")->user, "ann");
  EXPECT_EQ(store->find_session("hash")->seen, 7);
  EXPECT_EQ(store->find_session("hash")->device, "Firefox, Linux");
  EXPECT_FALSE(store->find_session("hush"));
  EXPECT_EQ(store->find_user("ann")->name, "Ann");
  EXPECT_EQ(store->find_account("ann.b")->password_hash, "argon");
  const auto found = store->find_table("code-t1");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->id, "t1");
  ASSERT_EQ(found->seats.size(), 2U);
  EXPECT_EQ(found->seats[0].user_name, "Ann");
  EXPECT_EQ(found->seats[1].agent, "greedy");
  const auto log = store->log("t1");
  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[1].action, "card troll");
  EXPECT_EQ(log[1].at, 8);
  EXPECT_EQ(log[1].hash, 0xffff000000000000);
  EXPECT_EQ(log[1].by, By::computer);
  EXPECT_EQ(found->clocks, "[[4,2]]");
  ASSERT_TRUE(store->snapshot("t1"));
  EXPECT_EQ(store->snapshot("t1")->seq, 2);
  EXPECT_FALSE(store->snapshot("t2"));
  ASSERT_EQ(store->chat("t1", 10).size(), 1U);
  ASSERT_EQ(store->keys_since(loop.now()).size(), 1U);
  EXPECT_TRUE(store->keys_since(loop.now() + 1).empty());
}

TEST_F(StoreTest, a_batch_that_fails_leaves_nothing_behind) {
  open();
  ASSERT_TRUE(write({table("t1"), LogRow{"t1", 1, 0, "a", -1, 7, 0, By::person}}));
  EXPECT_FALSE(write(
      {LogRow{"t1", 2, 0, "b", -1, 7, 0, By::person}, LogRow{"t1", 1, 0, "again", -1, 7, 0, By::person}}));
  EXPECT_EQ(store->log("t1").size(), 1U);
  EXPECT_TRUE(write({LogRow{"t1", 2, 0, "b", -1, 7, 0, By::person}}));
}

TEST_F(StoreTest, a_dropped_table_takes_everything_with_it) {
  open();
  ASSERT_TRUE(write({table("t1"), LogRow{"t1", 1, 0, "a", -1, 7, 0, By::person},
                     ChatRow{"t1", "ann", "Ann", "hello", 9}, PinRow{"t1", 0, "mill", "here", true}}));
  ASSERT_TRUE(write({DropTable{"t1"}}));
  EXPECT_FALSE(store->find_table("t1"));
  EXPECT_TRUE(store->log("t1").empty());
  EXPECT_TRUE(store->chat("t1", 10).empty());
  EXPECT_TRUE(store->pins("t1").empty());
}

TEST_F(StoreTest, a_guest_moves_into_an_account_with_all_tables) {
  open();
  ASSERT_TRUE(write({UserRow{"ann", "Ann", true, 5}, UserRow{"acc", "Annette", false, 5},
                     SessionRow{"hash", "ann", 6, 7, "Firefox, Linux"}, table("t1")}));
  ASSERT_TRUE(write({MoveUser{"ann", "acc"}}));
  EXPECT_FALSE(store->find_user("ann"));
  EXPECT_FALSE(store->find_session("hash"));
  const auto mine = store->tables({.state = {}, .user = "acc", .public_only = false, .limit = 100});
  ASSERT_EQ(mine.size(), 1U);
  EXPECT_EQ(mine[0].host, "acc");
  EXPECT_EQ(mine[0].seats[0].user_name, "Annette");
}

TEST_F(StoreTest, the_writer_thread_commits_in_order_and_answers_each) {
  store = open_sqlite_store(
      {.path = folder / "hall.db", .durability = Durability::process, .gather_ms = 2, .threaded = true},
      loop);
  store->flush();
  int answered = 0;
  store->submit({table("t1")}, [&](bool ok) { answered += ok ? 1 : 0; });
  for (int i = 1; i <= 50; ++i) {
    store->submit({LogRow{"t1", i, 0, "a", -1, 7, 0, By::person}}, [&](bool ok) { answered += ok ? 1 : 0; });
  }
  store->flush();
  loop.run();
  EXPECT_EQ(answered, 51);
  EXPECT_EQ(store->log("t1").size(), 50U);
}

}  // namespace
}  // namespace ravenhall::hall::testing
