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
  Millis seen = 0;     // last used, to the day
  std::string device;  // such as "Firefox, Linux"
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
  std::string clocks;  // JSON; empty: no clock, or of an older hall
  std::vector<SeatRow> seats;
};

// Who took a decision: a computer opponent, a stand-in or nature; the person of the seat; or nobody, because
// there was only one answer and everybody knew it.
enum class By : std::uint8_t { computer, person, rule };

// One line of a table's log, which is the truth about its match: a decision, or a step back after which only
// the first `keep` decisions stand. Lines are only ever appended.
struct LogRow {
  std::string table;
  std::int64_t seq = 0;
  int seat = 0;
  std::string action;
  std::int64_t keep = -1;  // not -1: a step back
  Millis at = 0;
  std::uint64_t hash = 0;  // of the state after it; 0: of an older hall, which did not note it
  By by = By::person;
  std::string thinking{};  // of a computer opponent: thinking_text of kernel/record.hpp, if it was noted
};

// A match as it stood after line `seq` of its log, so that nothing before it need be replayed.
struct SnapshotRow {
  std::string table;
  std::int64_t seq = 0;
  std::uint64_t hash = 0;
  std::string position;  // JSON
  std::string past;      // what cannot be read from position and log (see History)
};

// The time that is left at a running table.
struct ClocksRow {
  std::string table;
  std::string clocks;
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
  std::string what;  // the verb and the table it was used for
};

// `user` does not want to hear of `blocked`.
struct BlockRow {
  std::string user;
  std::string blocked;
  Millis at = 0;
};

// A person (by id) or an address that is not let in.
struct BanRow {
  std::string target;
  Millis until = 0;  // 0: for ever
  std::string reason;
  Millis at = 0;
};

// What somebody told the host of the hall about somebody, with what was said at the table then.
struct ReportRow {
  std::int64_t id = 0;  // given by the store
  std::string by;
  std::string user;
  std::string user_name;
  std::string table;
  std::string reason;
  std::string chat;  // JSON
  Millis at = 0;
};

struct RenameUser {
  std::string id;
  std::string name;
};
// Fails when the password is not the old one any more.
struct SetPassword {
  std::string user;
  std::string old_hash;
  std::string new_hash;
};
struct TouchSession {
  std::string token_hash;
  Millis seen = 0;
};
struct DropSession {
  std::string token_hash;
};
struct DropOtherSessions {
  std::string user;
  std::string kept;  // hash of the token of the one that stays
};
struct DropBlock {
  std::string user;
  std::string blocked;
};
struct DropBan {
  std::string target;
};
// Somebody is forgotten: their games go on or stay without a name, or go with them where nobody else took
// part.
struct DropUser {
  std::string id;
};
// At most `most` of each kind that is from before its time.
struct DropOld {
  Millis sessions_before = 0;
  Millis chat_before = 0;
  Millis bans_before = 0;
  int most = 0;
};
struct DropTable {
  std::string id;
};
// Changes nothing, but needs all that a change needs.
struct TestWrite {};
// A guest logs in: all that was theirs belongs to the account. Fails when the guest is none any more.
struct MoveUser {
  std::string from;
  std::string to;
};

using Write =
    std::variant<UserRow, SessionRow, AccountRow, TableRow, LogRow, SnapshotRow, ClocksRow, ChatRow, PinRow,
                 KeyRow, BlockRow, BanRow, ReportRow, RenameUser, SetPassword, TouchSession, DropSession,
                 DropOtherSessions, DropBlock, DropBan, DropUser, DropOld, DropTable, MoveUser, TestWrite>;
using Batch = std::vector<Write>;

}  // namespace ravenhall::hall
