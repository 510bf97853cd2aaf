// New tables of the games there are, from what somebody asked for.
#pragma once

#include <memory>
#include <string>

#include "hall/identity.hpp"
#include "hall/table.hpp"

namespace ravenhall::hall {

// POST /api/tables: an open table, its maker on the seats of "mine".
Result<std::unique_ptr<Table>> plan_open(const Games& games, const Json& wish, const User& maker, Millis now);
// POST /api/quick: started, against computer opponents.
Result<std::unique_ptr<Table>> plan_quick(const Games& games, const Json& wish, const User& maker,
                                          Millis now);
// POST /api/hotseat: started, all people on one screen.
Result<std::unique_ptr<Table>> plan_hotseat(const Games& games, const Json& wish, const User& maker,
                                            Millis now);
// POST /api/import: goes on where the record ends.
Result<std::unique_ptr<Table>> plan_import(const Games& games, const Json& wish, const User& maker,
                                           Millis now);
// The same people and rules again.
Result<std::unique_ptr<Table>> plan_rematch(const Games& games, const Table& played, const User& host,
                                            Millis now);

// A match that goes on from a moment of another: where it stood, and where that was.
struct Branching {
  TableInfo from;  // the table it was played at
  std::int64_t n = 0;
  SeatSet mine;
  std::string agent;  // plays all other seats
};
// What a `what_if` wishes. Expects a finished table. Errors: bad_request with bad_line, bad_seat or
// bad_agent, other_side.
Result<Branching> read_branching(const Table& played, const Json& wish);
// The table that begins with that position, started. Errors: bad_request with bad_line when nobody has
// anything to decide there.
Result<std::unique_ptr<Table>> plan_branch(const Games& games, const Branching& branching,
                                           const Json& position, const User& maker, Millis now);

// Whether there is an agent of that name.
bool known_agent(std::string_view name);

// GET /api/games
Json games_json(const Games& here);

}  // namespace ravenhall::hall
