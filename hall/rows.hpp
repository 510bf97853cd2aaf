// What the store keeps, as plain rows.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "hall/loop.hpp"

namespace ravenhall::hall {

struct UserRow {
  std::string id;
  std::string name;
  bool guest = true;
  Millis created = 0;
};

struct SessionRow {
  std::string token_hash;  // never the token itself
  std::string user;
  Millis created = 0;
};

struct AccountRow {
  std::string login;
  std::string user;
  std::string password_hash;  // argon2id, with its salt and costs
};

struct SeatRow {
  int seat = 0;
  int kind = 0;  // SeatKind
  std::string user;
  std::string user_name;  // read together with the user, not kept here
  std::string agent;
  bool away = false;
  std::string name;
};

struct TableRow {
  std::string id;
  std::string code;
  int state = 0;  // TableState
  bool open_to_all = true;
  std::string host;
  std::string meta;  // JSON: all that is only read together with the table
  Millis created = 0;
  Millis updated = 0;
  std::vector<SeatRow> seats;
};

// One line of a table's log, which is the truth about its match: a decision, or a step back after which only
// the first `keep` decisions stand. Lines are only ever appended.
struct LogRow {
  std::string table;
  std::int64_t seq = 0;
  int seat = 0;
  std::string action;
  std::int64_t keep = -1;  // not -1: a step back
  Millis at = 0;
};

struct ChatRow {
  std::string table;
  std::string user;
  std::string name;
  std::string text;
  Millis at = 0;
};

// A note that a seat has pinned to a thing of the board; an empty text takes it off.
struct PinRow {
  std::string table;
  int seat = 0;
  std::string at;  // the thing; one note a seat and thing
  std::string text;
  bool shared = false;  // with all who play for the same side
  bool operator==(const PinRow&) const = default;
};

// The answer to a message with a key, so that a repeated one is answered the same and does nothing twice.
struct KeyRow {
  std::string user;
  std::string key;
  std::string answer;
  Millis at = 0;
};

struct DropSession {
  std::string token_hash;
};
struct DropTable {
  std::string id;
};
// Changes nothing, but needs all that a change needs.
struct TestWrite {};
// A guest logs in: all that was theirs belongs to the account.
struct MoveUser {
  std::string from;
  std::string to;
};

using Write = std::variant<UserRow, SessionRow, AccountRow, TableRow, LogRow, ChatRow, PinRow, KeyRow,
                           DropSession, DropTable, MoveUser, TestWrite>;
using Batch = std::vector<Write>;

}  // namespace ravenhall::hall
