// Matches seen again: finished ones step by step, from any seat's eyes or with everything open; a stretch of
// one that still runs as it was seen then.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "hall/table.hpp"

namespace ravenhall::hall {

enum class Eyes { seat, everything };

// A match as far as it has come, cut off from its table: to be played again on any thread.
struct Played {
  const GameEntry* game = nullptr;
  Setup setup;
  std::string seed;
  std::string position;
  std::vector<Decision> decisions;
  std::size_t events = 0;
};
// Expects a table with a match.
Played played_at(const Table& table);

// {"steps":[…],"seats":N}: each decision with the events it caused, as `seat` (or a spectator) saw them, or
// all open.
Json replay_steps(const Played& played, Seat seat, Eyes eyes);
// {"step":N,"view","events"}, as it was after the first `step` decisions; with everything open also
// {"views":{…}}.
Result<Json> replay_view(const Played& played, Seat seat, Eyes eyes, std::int64_t step);
// ,"view":what `seat` (or a spectator) saw before the event `from`,"steps":[what each event from it up to
// `to` changed]. Nothing in it is new to who looked then.
Result<std::string> past_text(const Played& played, Seat seat, std::int64_t from, std::int64_t to);
// The position after the first `count` decisions. Expects that there are so many.
Result<Json> position_after(const Played& played, std::size_t count);
// Everybody when the match is over, before that only who plays alone.
bool may_read_record(const Table& table, const std::string& user);
// The record as .saga text with the players' names.
std::string saga_of(const Table& table, bool with_seed);

}  // namespace ravenhall::hall
