#include "shell/sqlite_writer.hpp"

#include <chrono>
#include <stdexcept>
#include <utility>

#include "hall/log.hpp"
#include "shell/schema.hpp"

namespace ravenhall::hall {

SQLite::Database open_database(const SqliteOptions& options) {
  SQLite::Database db(options.path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 10000);
  db.exec("PRAGMA journal_mode = WAL");
  // FULL syncs the log at every commit, NORMAL only at checkpoints: after a power failure the last
  // transactions may be missing then, though the file is never damaged. The death of the process alone loses
  // nothing either way.
  db.exec(options.durability == Durability::power ? "PRAGMA synchronous = FULL"
                                                  : "PRAGMA synchronous = NORMAL");
  db.exec("PRAGMA foreign_keys = ON");
  db.exec("PRAGMA wal_autocheckpoint = 4000");
  return db;
}

void migrate(SQLite::Database& db) {
  const int version = db.execAndGet("PRAGMA user_version").getInt();
  const int newest = static_cast<int>(kMigrations.size());
  if (version > newest) {
    throw std::runtime_error("the database is of a newer ravenhall (schema " + std::to_string(version) +
                             ", this one knows " + std::to_string(newest) + ")");
  }
  for (int step = version; step < newest; ++step) {
    SQLite::Transaction transaction(db);
    db.exec(std::string(kMigrations[static_cast<std::size_t>(step)]));
    db.exec("PRAGMA user_version = " + std::to_string(step + 1));
    transaction.commit();
  }
}

SqliteWriter::SqliteWriter(SqliteOptions options, Loop& loop)
    : options_(std::move(options)), loop_(loop), db_(open_database(options_)) {
  migrate(db_);
  db_.exec("DELETE FROM keys WHERE at < " + std::to_string(loop_.now() - 24 * 3600 * 1000));
  if (options_.threaded) thread_ = std::thread([this] { run(); });
}

SqliteWriter::~SqliteWriter() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  arrived_.notify_one();
  thread_.join();
}

void SqliteWriter::submit(Batch batch, Store::Done done) {
  if (!options_.threaded) {
    Jobs jobs;
    jobs.push_back({std::move(batch), std::move(done)});
    return commit(jobs);
  }
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(batch), std::move(done)});
  }
  arrived_.notify_one();
}

void SqliteWriter::flush() {
  if (!options_.threaded) return;
  std::unique_lock lock(mutex_);
  drained_.wait(lock, [this] { return waiting_.empty() && !working_; });
}

void SqliteWriter::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    arrived_.wait(lock, [this] { return !waiting_.empty() || stopping_; });
    if (waiting_.empty()) return;
    if (!stopping_ && options_.gather_ms > 0) {
      lock.unlock();
      std::this_thread::sleep_for(std::chrono::milliseconds(options_.gather_ms));
      lock.lock();
    }
    Jobs jobs = std::exchange(waiting_, {});
    working_ = true;
    lock.unlock();
    commit(jobs);
    lock.lock();
    working_ = false;
    if (waiting_.empty()) drained_.notify_all();
  }
}

void SqliteWriter::commit(Jobs& jobs) {
  bool committed = false;
  try {
    SQLite::Transaction transaction(db_);
    for (Job& job : jobs) job.ok = write(job.batch);
    transaction.commit();
    committed = true;
  } catch (const std::exception& problem) {
    log(LogLevel::error, "commit_failed", {{"problem", problem.what()}, {"batches", jobs.size()}});
  }
  loop_.post([finished = std::make_shared<Jobs>(std::move(jobs)), committed] {
    for (const Job& job : *finished) {
      if (job.done) job.done(committed && job.ok);
    }
  });
}

// A batch that fails is undone alone; the others of the transaction stand.
bool SqliteWriter::write(const Batch& batch) {
  statement("SAVEPOINT batch").exec();
  try {
    for (const Write& item : batch) std::visit([this](const auto& row) { put(row); }, item);
    statement("RELEASE batch").exec();
    return true;
  } catch (const std::exception& problem) {
    log(LogLevel::error, "write_failed", {{"problem", problem.what()}});
    db_.exec("ROLLBACK TO batch; RELEASE batch");
    return false;
  }
}

// Expects a literal: statements are kept by its address.
SQLite::Statement& SqliteWriter::statement(const char* sql) {
  auto found = statements_.find(sql);
  if (found == statements_.end()) found = statements_.try_emplace(sql, db_, sql).first;
  (void)found->second.tryReset();  // its last run may have failed, which reset() would report once more
  return found->second;
}

void SqliteWriter::put(const TableRow& row) {
  execute(statement(
              "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(id) DO UPDATE SET "
              "state = excluded.state, public = excluded.public, host = excluded.host, meta = excluded.meta, "
              "updated = excluded.updated, clocks = excluded.clocks"),
          row.id, row.code, row.state, row.open_to_all ? 1 : 0, row.host, row.meta, row.created, row.updated,
          row.clocks);
  for (const SeatRow& seat : row.seats) {
    execute(statement("INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)"), row.id, seat.seat,
            seat.kind, seat.user, seat.agent, seat.away ? 1 : 0, seat.name);
  }
}

void SqliteWriter::put(const LogRow& row) {
  execute(statement("INSERT INTO decisions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"), row.table, row.seq, row.seat,
          row.action, row.keep, row.at, static_cast<std::int64_t>(row.hash), static_cast<int>(row.by),
          row.thinking);
}

void SqliteWriter::put(const SnapshotRow& row) {
  execute(statement("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)"), row.table, row.seq,
          static_cast<std::int64_t>(row.hash), row.position, row.past);
}

void SqliteWriter::put(const ClocksRow& row) {
  execute(statement("UPDATE tables SET clocks = ? WHERE id = ?"), row.clocks, row.table);
}

void SqliteWriter::put(const ChatRow& row) {
  execute(statement("INSERT INTO chat(table_id, user, name, text, at) VALUES (?, ?, ?, ?, ?)"), row.table,
          row.user, row.name, row.text, row.at);
}

void SqliteWriter::put(const PinRow& row) {
  if (row.text.empty()) {
    execute(statement("DELETE FROM pins WHERE table_id = ? AND seat = ? AND at = ?"), row.table, row.seat,
            row.at);
  } else {
    execute(statement("INSERT OR REPLACE INTO pins VALUES (?, ?, ?, ?, ?)"), row.table, row.seat, row.at,
            row.text, row.shared ? 1 : 0);
  }
}

void SqliteWriter::put(const KeyRow& row) {
  execute(statement("INSERT OR REPLACE INTO keys VALUES (?, ?, ?, ?, ?)"), row.user, row.key, row.answer,
          row.at, row.what);
}

void SqliteWriter::put(const DropTable& row) {
  execute(statement("DELETE FROM tables WHERE id = ?"), row.id);
}

// The number that is there already; the first page is written all the same.
void SqliteWriter::put(const TestWrite& /*row*/) {
  db_.exec("PRAGMA user_version = " + std::to_string(kMigrations.size()));
}

}  // namespace ravenhall::hall
