// Finished matches seen again, step by step, from any seat's eyes or with everything open.
#pragma once

#include <list>
#include <memory>
#include <string>

#include "hall/table.hpp"

namespace ravenhall::hall {

enum class Eyes { seat, everything };

// {"steps":[…],"seats":N}: each decision with the events it caused, as `seat` (or a spectator) saw them, or
// all open.
Json replay_steps(const Table& table, Seat seat, Eyes eyes);
// {"step":N,"view","events"}, as it was after the first `step` decisions; with everything open also
// {"views":{…}}.
Result<Json> replay_view(const Table& table, Seat seat, Eyes eyes, std::int64_t step);
// The record as .saga text with the players' names.
std::string saga_of(const Table& table, bool with_seed);

}  // namespace ravenhall::hall
