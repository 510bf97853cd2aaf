// The tables of the database and how an older one is brought up to date.
#pragma once

#include <array>
#include <string_view>

namespace ravenhall::hall {

// Step i leads from version i (PRAGMA user_version) to i + 1. Steps are never changed once released, only
// added.
inline constexpr std::array<std::string_view, 5> kMigrations{
    R"sql(
CREATE TABLE users (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, guest INTEGER NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY, user TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_of_user ON sessions(user);
CREATE TABLE accounts (
  login TEXT PRIMARY KEY, user TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, password_hash TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, state INTEGER NOT NULL, public INTEGER NOT NULL,
  host TEXT NOT NULL, meta TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL
);
CREATE INDEX tables_by_state ON tables(state, updated);
CREATE INDEX tables_of_host ON tables(host);
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seat INTEGER NOT NULL, kind INTEGER NOT NULL,
  user TEXT NOT NULL, agent TEXT NOT NULL, away INTEGER NOT NULL, name TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_user ON seats(user);
CREATE TABLE decisions (
  table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seq INTEGER NOT NULL, seat INTEGER NOT NULL,
  action TEXT NOT NULL, keep INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE chat (
  id INTEGER PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, user TEXT NOT NULL,
  name TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL
);
CREATE INDEX chat_of_table ON chat(table_id, id);
CREATE TABLE keys (
  user TEXT NOT NULL, key TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (user, key)
) WITHOUT ROWID;
CREATE INDEX keys_by_age ON keys(at);
)sql",
    R"sql(
CREATE TABLE pins (
  table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seat INTEGER NOT NULL, at TEXT NOT NULL,
  text TEXT NOT NULL, shared INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat, at)
) WITHOUT ROWID;
)sql",
    R"sql(
ALTER TABLE tables ADD COLUMN clocks TEXT NOT NULL DEFAULT '';
ALTER TABLE decisions ADD COLUMN hash INTEGER NOT NULL DEFAULT 0;
ALTER TABLE decisions ADD COLUMN own INTEGER NOT NULL DEFAULT 1;
ALTER TABLE keys ADD COLUMN what TEXT NOT NULL DEFAULT '';
CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE, seq INTEGER NOT NULL, hash INTEGER NOT NULL,
  position TEXT NOT NULL, past TEXT NOT NULL
) WITHOUT ROWID;
)sql",
    R"sql(
ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
-- When they were last used is not known; the cookie of one that is older than a year is gone.
UPDATE sessions SET seen = CASE WHEN created > (strftime('%s', 'now') - 31536000) * 1000
  THEN strftime('%s', 'now') * 1000 ELSE created END;
CREATE INDEX sessions_by_age ON sessions(seen);
CREATE INDEX accounts_of_user ON accounts(user);
CREATE INDEX guests_by_age ON users(created, id) WHERE guest = 1;
CREATE INDEX chat_of_user ON chat(user);
CREATE INDEX chat_by_age ON chat(at);
CREATE TABLE blocks (
  user TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  blocked TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, at INTEGER NOT NULL,
  PRIMARY KEY (user, blocked)
) WITHOUT ROWID;
CREATE INDEX blocks_of_blocked ON blocks(blocked);
CREATE TABLE bans (
  target TEXT PRIMARY KEY, until INTEGER NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE reports (
  id INTEGER PRIMARY KEY, by TEXT NOT NULL, user TEXT NOT NULL, user_name TEXT NOT NULL, table_id TEXT NOT NULL,
  reason TEXT NOT NULL, chat TEXT NOT NULL, at INTEGER NOT NULL
);
)sql",
    R"sql(
ALTER TABLE decisions ADD COLUMN thinking TEXT NOT NULL DEFAULT '';
)sql"};

}  // namespace ravenhall::hall
