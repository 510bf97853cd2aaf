#include "hall/check_log.hpp"

#include "hall/history.hpp"
#include "hall/table_info.hpp"

namespace ravenhall::hall {

Result<bool> check_log(const Games& games, const TableRow& row, const std::vector<LogRow>& log) {
  Json outcome;
  const TableInfo info = read_info(row, &outcome);
  const GameEntry* game = games.find(info.game);
  if (game == nullptr) return fail("internal", "the game is not known here");
  if (row.state == static_cast<int>(TableState::open)) return true;
  const auto setup = setup_of(game->info(), static_cast<int>(row.seats.size()), info);
  if (!setup) return tl::unexpected<Error>(setup.error());
  auto history = History::begin(*game, *setup, info.seed, info.position);
  if (!history) return tl::unexpected<Error>(history.error());
  for (const LogRow& line : log) {
    if (const auto redone = history->redo(line); !redone)
      return fail("internal", "line " + std::to_string(line.seq) + ": " + redone.error().message);
  }
  if (row.state == static_cast<int>(TableState::finished) && !history->match().over())
    return fail("internal", "the match is said to be over, but is not");
  return true;
}

}  // namespace ravenhall::hall
