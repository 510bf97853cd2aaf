// A table's log, looked through as a whole.
#pragma once

#include <vector>

#include "agents/games.hpp"
#include "hall/rows.hpp"
#include "kernel/error.hpp"

namespace ravenhall::hall {

// Whether the log of a table can be played from its first line to its last.
Result<bool> check_log(const Games& games, const TableRow& row, const std::vector<LogRow>& log);

}  // namespace ravenhall::hall
