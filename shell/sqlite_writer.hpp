// The writing half of the SQLite store: batches that arrive within a few milliseconds share one transaction.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "hall/store.hpp"
#include "shell/sqlite_store.hpp"

namespace ravenhall::hall {

class SqliteWriter {
 public:
  SqliteWriter(SqliteOptions options, Loop& loop);
  ~SqliteWriter();  // commits what is still waiting
  SqliteWriter(const SqliteWriter&) = delete;
  SqliteWriter& operator=(const SqliteWriter&) = delete;

  void submit(Batch batch, Store::Done done);
  void flush();

 private:
  struct Job {
    Batch batch;
    Store::Done done;
    bool ok = false;
  };
  using Jobs = std::vector<Job>;

  void run();
  void commit(Jobs& jobs);
  bool write(const Batch& batch);
  SQLite::Statement& statement(const char* sql);
  void put(const UserRow& row);
  void put(const SessionRow& row);
  void put(const AccountRow& row);
  void put(const TableRow& row);
  void put(const LogRow& row);
  void put(const SnapshotRow& row);
  void put(const ClocksRow& row);
  void put(const ChatRow& row);
  void put(const PinRow& row);
  void put(const KeyRow& row);
  void put(const BlockRow& row);
  void put(const BanRow& row);
  void put(const ReportRow& row);
  void put(const RenameUser& row);
  void put(const SetPassword& row);
  void put(const TouchSession& row);
  void put(const DropSession& row);
  void put(const DropOtherSessions& row);
  void put(const DropBlock& row);
  void put(const DropBan& row);
  void put(const DropUser& row);
  void put(const DropOld& row);
  void put(const DropTable& row);
  void put(const MoveUser& row);
  void put(const TestWrite& row);

  SqliteOptions options_;
  Loop& loop_;
  SQLite::Database db_;
  std::map<const char*, SQLite::Statement> statements_;

  std::mutex mutex_;
  std::condition_variable arrived_;
  std::condition_variable drained_;
  Jobs waiting_;
  bool working_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

// Binds the values in their order and runs it once; gives how many rows changed.
template <class... Values>
int execute(SQLite::Statement& statement, const Values&... values) {
  int place = 0;
  (statement.bind(++place, values), ...);
  const int changed = statement.exec();
  statement.reset();
  return changed;
}

// Opens a connection with the settings every one of ours has.
SQLite::Database open_database(const SqliteOptions& options);
// Brings the schema up to date; throws when the file is of a newer program.
void migrate(SQLite::Database& db);

}  // namespace ravenhall::hall
