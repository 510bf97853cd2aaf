// New tables of the games of a library, from what somebody asked for.
#pragma once

#include <memory>
#include <string>

#include "hall/identity.hpp"
#include "hall/table.hpp"

namespace ravenhall::hall {

// POST /api/tables: an open table, its maker on the seats of "mine".
Result<std::unique_ptr<Table>> plan_open(const Library& library, const Json& wish, const User& maker,
                                         Millis now);
// POST /api/quick: started, against computer opponents.
Result<std::unique_ptr<Table>> plan_quick(const Library& library, const Json& wish, const User& maker,
                                          Millis now);
// POST /api/hotseat: started, all people on one screen.
Result<std::unique_ptr<Table>> plan_hotseat(const Library& library, const Json& wish, const User& maker,
                                            Millis now);
// POST /api/import: goes on where the record ends.
Result<std::unique_ptr<Table>> plan_import(const Library& library, const Json& wish, const User& maker,
                                           Millis now);
// The same people and rules again.
Result<std::unique_ptr<Table>> plan_rematch(const Library& library, const Table& played, const User& host,
                                            Millis now);

// Whether there is an agent of that name.
bool known_agent(std::string_view name);

// GET /api/games
Json games_json(const Library& library);

}  // namespace ravenhall::hall
