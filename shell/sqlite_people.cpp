#include "shell/sqlite_people.hpp"

#include <stdexcept>

#include "shell/sqlite_writer.hpp"

namespace ravenhall::hall {

namespace {

constexpr int kMostReports = 1000;

template <class Row, class Read>
std::vector<Row> all_rows(SQLite::Statement& query, const Read& read) {
  std::vector<Row> rows;
  while (query.executeStep()) rows.push_back(read(query));
  return rows;
}

UserRow user_row(SQLite::Statement& query) {
  return {query.getColumn(0).getString(), query.getColumn(1).getString(), query.getColumn(2).getInt() != 0,
          query.getColumn(3).getInt64()};
}

// Undoes the batch.
void expect_one(int changed, const char* problem) {
  if (changed != 1) throw std::runtime_error(problem);
}

}  // namespace

SessionRow session_row(SQLite::Statement& query) {
  return {query.getColumn(0).getString(), query.getColumn(1).getString(), query.getColumn(2).getInt64(),
          query.getColumn(3).getInt64(), query.getColumn(4).getString()};
}

std::optional<AccountRow> read_account_of(SQLite::Database& db, std::string_view user) {
  SQLite::Statement query(db, "SELECT login, user, password_hash FROM accounts WHERE user = ?");
  query.bind(1, std::string(user));
  if (!query.executeStep()) return std::nullopt;
  return AccountRow{query.getColumn(0).getString(), query.getColumn(1).getString(),
                    query.getColumn(2).getString()};
}

std::vector<SessionRow> read_sessions_of(SQLite::Database& db, std::string_view user) {
  SQLite::Statement query(db,
                          "SELECT token_hash, user, created, seen, device FROM sessions WHERE user = ? "
                          "ORDER BY created DESC, token_hash");
  query.bind(1, std::string(user));
  return all_rows<SessionRow>(query, session_row);
}

std::vector<ChatRow> read_chat_of(SQLite::Database& db, std::string_view user) {
  SQLite::Statement query(db, "SELECT table_id, user, name, text, at FROM chat WHERE user = ? ORDER BY id");
  query.bind(1, std::string(user));
  return all_rows<ChatRow>(query, [](SQLite::Statement& row) {
    return ChatRow{row.getColumn(0).getString(), row.getColumn(1).getString(), row.getColumn(2).getString(),
                   row.getColumn(3).getString(), row.getColumn(4).getInt64()};
  });
}

std::vector<PersonRow> read_people(SQLite::Database& db, const PeopleQuery& wanted) {
  SQLite::Statement query(
      db,
      "SELECT u.id, u.name, u.guest, u.created, coalesce(a.login, ''), "
      "coalesce((SELECT max(seen) FROM sessions s WHERE s.user = u.id), u.created) AS seen, "
      "(SELECT count(*) FROM sessions s WHERE s.user = u.id) "
      "FROM users u LEFT JOIN accounts a ON a.user = u.id "
      "WHERE ?1 = '' OR u.id = ?1 OR instr(lower(u.name), lower(?1)) > 0 OR instr(a.login, lower(?1)) > 0 "
      "ORDER BY seen DESC, u.id LIMIT ?2");
  query.bind(1, wanted.like);
  query.bind(2, wanted.limit);
  return all_rows<PersonRow>(query, [](SQLite::Statement& row) {
    return PersonRow{user_row(row), row.getColumn(4).getString(), row.getColumn(5).getInt64(),
                     row.getColumn(6).getInt()};
  });
}

std::vector<UserRow> read_guests(SQLite::Database& db, Millis before, const UserRow& last, int limit) {
  SQLite::Statement query(db,
                          "SELECT id, name, guest, created FROM users WHERE guest = 1 AND created < ? "
                          "AND (created, id) > (?, ?) ORDER BY created, id LIMIT ?");
  query.bind(1, before);
  query.bind(2, last.created);
  query.bind(3, last.id);
  query.bind(4, limit);
  return all_rows<UserRow>(query, user_row);
}

bool guest_needed(SQLite::Database& db, const UserRow& guest, Millis since) {
  SQLite::Statement query(db,
                          "SELECT EXISTS (SELECT 1 FROM sessions WHERE user = ?1 AND seen >= ?2) "
                          "OR EXISTS (SELECT 1 FROM tables WHERE host = ?1 AND state IN (0, 1)) "
                          "OR EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = table_id WHERE user = "
                          "?1 AND state IN (0, 1))");
  query.bind(1, guest.id);
  query.bind(2, since);
  query.executeStep();
  return query.getColumn(0).getInt() != 0;
}

std::vector<BlockRow> read_blocks(SQLite::Database& db) {
  SQLite::Statement query(db, "SELECT user, blocked, at FROM blocks");
  return all_rows<BlockRow>(query, [](SQLite::Statement& row) {
    return BlockRow{row.getColumn(0).getString(), row.getColumn(1).getString(), row.getColumn(2).getInt64()};
  });
}

std::vector<BanRow> read_bans(SQLite::Database& db) {
  SQLite::Statement query(db, "SELECT target, until, reason, at FROM bans ORDER BY at DESC, target");
  return all_rows<BanRow>(query, [](SQLite::Statement& row) {
    return BanRow{row.getColumn(0).getString(), row.getColumn(1).getInt64(), row.getColumn(2).getString(),
                  row.getColumn(3).getInt64()};
  });
}

std::vector<ReportRow> read_reports(SQLite::Database& db, int last) {
  SQLite::Statement query(db,
                          "SELECT id, by, user, user_name, table_id, reason, chat, at FROM reports "
                          "ORDER BY id DESC LIMIT ?");
  query.bind(1, last);
  return all_rows<ReportRow>(query, [](SQLite::Statement& row) {
    return ReportRow{row.getColumn(0).getInt64(),  row.getColumn(1).getString(), row.getColumn(2).getString(),
                     row.getColumn(3).getString(), row.getColumn(4).getString(), row.getColumn(5).getString(),
                     row.getColumn(6).getString(), row.getColumn(7).getInt64()};
  });
}

void SqliteWriter::put(const UserRow& row) {
  execute(statement("INSERT INTO users(id, name, guest, created) VALUES (?, ?, ?, ?)"), row.id, row.name,
          row.guest ? 1 : 0, row.created);
}

void SqliteWriter::put(const RenameUser& row) {
  expect_one(execute(statement("UPDATE users SET name = ?2 WHERE id = ?1"), row.id, row.name),
             "there is nobody to rename");
}

// The first account of a guest, who is none from then on.
void SqliteWriter::put(const AccountRow& row) {
  execute(statement("UPDATE users SET guest = 0 WHERE id = ?"), row.user);
  execute(statement("INSERT INTO accounts(login, user, password_hash) VALUES (?, ?, ?)"), row.login, row.user,
          row.password_hash);
}

void SqliteWriter::put(const SetPassword& row) {
  expect_one(
      execute(statement("UPDATE accounts SET password_hash = ?3 WHERE user = ?1 AND password_hash = ?2"),
              row.user, row.old_hash, row.new_hash),
      "the password has changed meanwhile");
}

void SqliteWriter::put(const SessionRow& row) {
  execute(statement("INSERT INTO sessions(token_hash, user, created, seen, device) VALUES (?, ?, ?, ?, ?)"),
          row.token_hash, row.user, row.created, row.seen, row.device);
}

void SqliteWriter::put(const TouchSession& row) {
  execute(statement("UPDATE sessions SET seen = ?2 WHERE token_hash = ?1"), row.token_hash, row.seen);
}

void SqliteWriter::put(const DropSession& row) {
  execute(statement("DELETE FROM sessions WHERE token_hash = ?"), row.token_hash);
}

void SqliteWriter::put(const DropOtherSessions& row) {
  execute(statement("DELETE FROM sessions WHERE user = ? AND token_hash <> ?"), row.user, row.kept);
}

void SqliteWriter::put(const MoveUser& row) {
  execute(statement("UPDATE seats SET user = ?2 WHERE user = ?1"), row.from, row.to);
  execute(statement("UPDATE tables SET host = ?2 WHERE host = ?1"), row.from, row.to);
  execute(statement("UPDATE chat SET user = ?2 WHERE user = ?1"), row.from, row.to);
  execute(statement("UPDATE OR IGNORE keys SET user = ?2 WHERE user = ?1"), row.from, row.to);
  execute(statement("UPDATE OR IGNORE blocks SET user = ?2 WHERE user = ?1 AND blocked <> ?2"), row.from,
          row.to);
  execute(statement("UPDATE OR IGNORE blocks SET blocked = ?2 WHERE blocked = ?1 AND user <> ?2"), row.from,
          row.to);
  // An account must never go this way: its login and password would go with it.
  expect_one(execute(statement("DELETE FROM users WHERE id = ? AND guest = 1"), row.from),
             "who logs in is no guest any more");
}

// Tables in memory have given the person up before (Table::forget_person); here are all others.
void SqliteWriter::put(const DropUser& row) {
  execute(
      statement("DELETE FROM tables WHERE (host = ?1 OR id IN (SELECT table_id FROM seats WHERE user = ?1)) "
                "AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 1 AND user <> ?1 "
                "AND user <> '')"),
      row.id);
  execute(
      statement("DELETE FROM pins WHERE EXISTS (SELECT 1 FROM seats WHERE seats.table_id = pins.table_id AND "
                "seats.seat = pins.seat AND user = ?)"),
      row.id);
  execute(statement("UPDATE seats SET kind = 2, agent = 'greedy', away = 0 WHERE user = ? AND table_id IN "
                    "(SELECT id FROM tables WHERE state <> 2)"),
          row.id);
  execute(statement("UPDATE seats SET user = '', name = '' WHERE user = ?"), row.id);
  execute(
      statement("UPDATE tables SET host = coalesce((SELECT user FROM seats WHERE table_id = tables.id AND "
                "kind = 1 AND user <> '' ORDER BY seat LIMIT 1), '') WHERE host = ?"),
      row.id);
  execute(statement("DELETE FROM chat WHERE user = ?"), row.id);
  execute(statement("DELETE FROM keys WHERE user = ?"), row.id);
  execute(statement("UPDATE reports SET by = '' WHERE by = ?"), row.id);
  execute(statement("DELETE FROM users WHERE id = ?"), row.id);  // with sessions, account and blocks
}

void SqliteWriter::put(const BlockRow& row) {
  execute(statement("INSERT OR IGNORE INTO blocks(user, blocked, at) VALUES (?, ?, ?)"), row.user,
          row.blocked, row.at);
}

void SqliteWriter::put(const DropBlock& row) {
  execute(statement("DELETE FROM blocks WHERE user = ? AND blocked = ?"), row.user, row.blocked);
}

void SqliteWriter::put(const BanRow& row) {
  execute(statement("INSERT OR REPLACE INTO bans(target, until, reason, at) VALUES (?, ?, ?, ?)"), row.target,
          row.until, row.reason, row.at);
}

void SqliteWriter::put(const DropBan& row) {
  execute(statement("DELETE FROM bans WHERE target = ?"), row.target);
}

void SqliteWriter::put(const ReportRow& row) {
  execute(statement("INSERT INTO reports(by, user, user_name, table_id, reason, chat, at) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?)"),
          row.by, row.user, row.user_name, row.table, row.reason, row.chat, row.at);
  execute(statement("DELETE FROM reports WHERE id <= (SELECT max(id) FROM reports) - ?"), kMostReports);
}

void SqliteWriter::put(const DropOld& row) {
  execute(statement("DELETE FROM sessions WHERE token_hash IN "
                    "(SELECT token_hash FROM sessions WHERE seen < ? LIMIT ?)"),
          row.sessions_before, row.most);
  execute(statement("DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE at < ? LIMIT ?)"),
          row.chat_before, row.most);
  execute(statement("DELETE FROM reports WHERE at < ?"), row.chat_before);
  execute(statement("DELETE FROM bans WHERE until > 0 AND until < ?"), row.bans_before);
}

}  // namespace ravenhall::hall
