// What the SQLite store knows about people besides their tables, read on the loop's connection. The writing
// half is in sqlite_people.cpp too.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <string_view>
#include <vector>

#include "hall/store.hpp"

namespace ravenhall::hall {

// Of a query for token_hash, user, created, seen and device.
SessionRow session_row(SQLite::Statement& query);

std::optional<AccountRow> read_account_of(SQLite::Database& db, std::string_view user);
std::vector<SessionRow> read_sessions_of(SQLite::Database& db, std::string_view user);
std::vector<ChatRow> read_chat_of(SQLite::Database& db, std::string_view user);
std::vector<PersonRow> read_people(SQLite::Database& db, const PeopleQuery& wanted);
std::vector<UserRow> read_guests(SQLite::Database& db, Millis before, const UserRow& last, int limit);
bool guest_needed(SQLite::Database& db, const UserRow& guest, Millis since);
std::vector<BlockRow> read_blocks(SQLite::Database& db);
std::vector<BanRow> read_bans(SQLite::Database& db);
std::vector<ReportRow> read_reports(SQLite::Database& db, int last);

}  // namespace ravenhall::hall
