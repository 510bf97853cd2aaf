// The store in one SQLite file: one connection writes on its own thread, one reads on the loop's.
#include "shell/sqlite_store.hpp"

#include <sodium.h>

#include <filesystem>
#include <utility>

#include "shell/sqlite_people.hpp"
#include "shell/sqlite_writer.hpp"

namespace ravenhall::hall {

namespace {

TableRow table_row(SQLite::Statement& query) {
  return {.id = query.getColumn(0).getString(),
          .code = query.getColumn(1).getString(),
          .state = query.getColumn(2).getInt(),
          .open_to_all = query.getColumn(3).getInt() != 0,
          .host = query.getColumn(4).getString(),
          .meta = query.getColumn(5).getString(),
          .created = query.getColumn(6).getInt64(),
          .updated = query.getColumn(7).getInt64(),
          .clocks = query.getColumn(8).getString(),
          .seats = {}};
}

class SqliteStore final : public Store {
 public:
  SqliteStore(const SqliteOptions& options, Loop& loop)
      : writer_(options, loop), db_(open_database(options)) {}

  void submit(Batch batch, Done done) override { writer_.submit(std::move(batch), std::move(done)); }
  void flush() override { writer_.flush(); }

  std::optional<SessionRow> find_session(std::string_view token_hash) override {
    SQLite::Statement query(
        db_, "SELECT token_hash, user, created, seen, device FROM sessions WHERE token_hash = ?");
    query.bind(1, std::string(token_hash));
    if (!query.executeStep()) return std::nullopt;
    SessionRow row = session_row(query);
    // The index found it by comparing byte after byte; this comparison tells nothing by its time.
    if (row.token_hash.size() != token_hash.size() ||
        sodium_memcmp(row.token_hash.data(), token_hash.data(), token_hash.size()) != 0) {
      return std::nullopt;
    }
    return row;
  }

  std::optional<UserRow> find_user(std::string_view id) override {
    SQLite::Statement query(db_, "SELECT id, name, guest, created FROM users WHERE id = ?");
    query.bind(1, std::string(id));
    if (!query.executeStep()) return std::nullopt;
    return UserRow{query.getColumn(0).getString(), query.getColumn(1).getString(),
                   query.getColumn(2).getInt() != 0, query.getColumn(3).getInt64()};
  }

  std::optional<AccountRow> find_account(std::string_view login) override {
    SQLite::Statement query(db_, "SELECT login, user, password_hash FROM accounts WHERE login = ?");
    query.bind(1, std::string(login));
    if (!query.executeStep()) return std::nullopt;
    return AccountRow{query.getColumn(0).getString(), query.getColumn(1).getString(),
                      query.getColumn(2).getString()};
  }

  std::optional<TableRow> find_table(std::string_view id_or_code) override {
    SQLite::Statement query(db_, "SELECT * FROM tables WHERE id = ?1 OR code = ?1");
    query.bind(1, std::string(id_or_code));
    if (!query.executeStep()) return std::nullopt;
    TableRow row = table_row(query);
    row.seats = seats_of(row.id);
    return row;
  }

  std::vector<TableRow> tables(const TableQuery& wanted) override {
    std::string sql = "SELECT * FROM tables WHERE 1";
    if (wanted.state) sql += " AND state = " + std::to_string(*wanted.state);
    if (wanted.public_only) sql += " AND public = 1";
    if (!wanted.user.empty()) sql += " AND (host = ?1 OR id IN (SELECT table_id FROM seats WHERE user = ?1))";
    sql += " ORDER BY updated DESC, id";
    if (wanted.limit > 0) sql += " LIMIT " + std::to_string(wanted.limit);
    SQLite::Statement query(db_, sql);
    if (!wanted.user.empty()) query.bind(1, wanted.user);
    std::vector<TableRow> rows;
    while (query.executeStep()) rows.push_back(table_row(query));
    for (TableRow& row : rows) row.seats = seats_of(row.id);
    return rows;
  }

  int tables_hosted_by(std::string_view user) override {
    SQLite::Statement query(db_, "SELECT COUNT(*) FROM tables WHERE host = ?");
    query.bind(1, std::string(user));
    return query.executeStep() ? query.getColumn(0).getInt() : 0;
  }

  std::vector<LogRow> log(std::string_view table) override {
    SQLite::Statement query(
        db_,
        "SELECT seq, seat, action, keep, at, hash, own, thinking FROM decisions WHERE table_id = ? "
        "ORDER BY seq");
    query.bind(1, std::string(table));
    std::vector<LogRow> rows;
    while (query.executeStep()) {
      rows.push_back({std::string(table), query.getColumn(0).getInt64(), query.getColumn(1).getInt(),
                      query.getColumn(2).getString(), query.getColumn(3).getInt64(),
                      query.getColumn(4).getInt64(),
                      static_cast<std::uint64_t>(query.getColumn(5).getInt64()),
                      static_cast<By>(query.getColumn(6).getInt()), query.getColumn(7).getString()});
    }
    return rows;
  }

  std::optional<SnapshotRow> snapshot(std::string_view table) override {
    SQLite::Statement query(db_, "SELECT seq, hash, position, past FROM snapshots WHERE table_id = ?");
    query.bind(1, std::string(table));
    if (!query.executeStep()) return std::nullopt;
    return SnapshotRow{std::string(table), query.getColumn(0).getInt64(),
                       static_cast<std::uint64_t>(query.getColumn(1).getInt64()),
                       query.getColumn(2).getString(), query.getColumn(3).getString()};
  }

  std::vector<ChatRow> chat(std::string_view table, int last) override {
    SQLite::Statement query(db_,
                            "SELECT user, name, text, at FROM (SELECT * FROM chat WHERE table_id = ? "
                            "ORDER BY id DESC LIMIT ?) ORDER BY id");
    query.bind(1, std::string(table));
    query.bind(2, last);
    std::vector<ChatRow> rows;
    while (query.executeStep()) {
      rows.push_back({std::string(table), query.getColumn(0).getString(), query.getColumn(1).getString(),
                      query.getColumn(2).getString(), query.getColumn(3).getInt64()});
    }
    return rows;
  }

  std::vector<PinRow> pins(std::string_view table) override {
    SQLite::Statement query(db_,
                            "SELECT seat, at, text, shared FROM pins WHERE table_id = ? ORDER BY seat, at");
    query.bind(1, std::string(table));
    std::vector<PinRow> rows;
    while (query.executeStep()) {
      rows.push_back({std::string(table), query.getColumn(0).getInt(), query.getColumn(1).getString(),
                      query.getColumn(2).getString(), query.getColumn(3).getInt() != 0});
    }
    return rows;
  }

  std::vector<KeyRow> keys_since(Millis at) override {
    SQLite::Statement query(db_, "SELECT user, key, answer, at, what FROM keys WHERE at >= ? ORDER BY at");
    query.bind(1, at);
    std::vector<KeyRow> rows;
    while (query.executeStep()) {
      rows.push_back({query.getColumn(0).getString(), query.getColumn(1).getString(),
                      query.getColumn(2).getString(), query.getColumn(3).getInt64(),
                      query.getColumn(4).getString()});
    }
    return rows;
  }

  std::optional<AccountRow> account_of(std::string_view user) override { return read_account_of(db_, user); }
  std::vector<SessionRow> sessions_of(std::string_view user) override { return read_sessions_of(db_, user); }
  std::vector<ChatRow> chat_of(std::string_view user) override { return read_chat_of(db_, user); }
  std::vector<PersonRow> people(const PeopleQuery& query) override { return read_people(db_, query); }
  std::vector<UserRow> guests(Millis before, const UserRow& last, int limit) override {
    return read_guests(db_, before, last, limit);
  }
  bool needed(const UserRow& guest, Millis since) override { return guest_needed(db_, guest, since); }
  std::vector<BlockRow> blocks() override { return read_blocks(db_); }
  std::vector<BanRow> bans() override { return read_bans(db_); }
  std::vector<ReportRow> reports(int last) override { return read_reports(db_, last); }

 private:
  std::vector<SeatRow> seats_of(const std::string& table) {
    SQLite::Statement query(
        db_,
        "SELECT seat, kind, user, coalesce((SELECT u.name FROM users u WHERE u.id = user), ''), "
        "agent, away, name FROM seats WHERE table_id = ? ORDER BY seat");
    query.bind(1, table);
    std::vector<SeatRow> seats;
    while (query.executeStep()) {
      seats.push_back({query.getColumn(0).getInt(), query.getColumn(1).getInt(),
                       query.getColumn(2).getString(), query.getColumn(3).getString(),
                       query.getColumn(4).getString(), query.getColumn(5).getInt() != 0,
                       query.getColumn(6).getString()});
    }
    return seats;
  }

  SqliteWriter writer_;
  SQLite::Database db_;
};

}  // namespace

std::unique_ptr<Store> open_sqlite_store(const SqliteOptions& options, Loop& loop) {
  const auto folder = std::filesystem::path(options.path).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder);
  return std::make_unique<SqliteStore>(options, loop);
}

}  // namespace ravenhall::hall
