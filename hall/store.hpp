// What must outlive the process. Everything acknowledged has been committed here first.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hall/rows.hpp"

namespace ravenhall::hall {

struct TableQuery {
  std::optional<int> state;
  std::string user;  // not empty: tables where this user sits or which this user hosts
  bool public_only = false;
  int limit = 100;  // the newest; 0: all
};

// Who knows the hall: people whose name, login or id has `like` in it.
struct PeopleQuery {
  std::string like;  // empty: everybody
  int limit = 100;   // those seen last
};

struct PersonRow {
  UserRow user;
  std::string login;  // empty: a guest
  Millis seen = 0;
  int sessions = 0;
};

class Store {
 public:
  virtual ~Store() = default;

  // All of `batch` or nothing of it, after everything submitted before. `done` is called on the loop once it
  // is committed (true), or with false when it could not be. May be called on the loop's thread only.
  using Done = std::function<void(bool)>;
  virtual void submit(Batch batch, Done done) = 0;
  // Waits until everything submitted so far is committed.
  virtual void flush() = 0;

  // Reads see what has been committed. On the loop's thread only.
  virtual std::optional<SessionRow> find_session(std::string_view token_hash) = 0;
  virtual std::optional<UserRow> find_user(std::string_view id) = 0;
  virtual std::optional<AccountRow> find_account(std::string_view login) = 0;
  virtual std::optional<TableRow> find_table(std::string_view id_or_code) = 0;
  virtual std::vector<TableRow> tables(const TableQuery& query) = 0;
  virtual int tables_hosted_by(std::string_view user) = 0;
  virtual std::vector<LogRow> log(std::string_view table) = 0;
  virtual std::optional<SnapshotRow> snapshot(std::string_view table) = 0;
  virtual std::vector<ChatRow> chat(std::string_view table, int last) = 0;
  virtual std::vector<PinRow> pins(std::string_view table) = 0;  // by seat, then by thing
  virtual std::vector<KeyRow> keys_since(Millis at) = 0;

  virtual std::optional<AccountRow> account_of(std::string_view user) = 0;
  virtual std::vector<SessionRow> sessions_of(std::string_view user) = 0;  // the newest first
  virtual std::vector<ChatRow> chat_of(std::string_view user) = 0;         // the oldest first
  virtual std::vector<PersonRow> people(const PeopleQuery& query) = 0;
  // The next `limit` guests in the order of their coming who came before `before`, behind `last`.
  virtual std::vector<UserRow> guests(Millis before, const UserRow& last, int limit) = 0;
  // Whether the guest was here since, or sits at a table that is open or runs.
  virtual bool needed(const UserRow& guest, Millis since) = 0;
  virtual std::vector<BlockRow> blocks() = 0;
  virtual std::vector<BanRow> bans() = 0;
  virtual std::vector<ReportRow> reports(int last) = 0;  // the newest first
};

}  // namespace ravenhall::hall
