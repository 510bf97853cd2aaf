// The one list of agents, for everybody who knows a match only as a Match.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/error.hpp"
#include "kernel/match.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {

// From the weakest to the strongest.
std::span<const std::string_view> agent_names();

struct Alternative {
  std::string action;
  double value = 0;  // how the seat expects to end, in points ahead of its rivals
};

struct Suggestion {
  std::string action;
  std::vector<Alternative>
      alternatives;  // the best few, the chosen action first; empty for agents that do not think
};

// The action that `agent` takes for `seat` now. It sees only what that seat may see; the same sight, seed and
// budget give the same answer on every machine. `ms` is the time it may take, turned into a fixed amount of
// thought, since agents look at no clock. Errors: unknown_agent, and whatever a match says to a seat that has
// nothing to decide.
Result<Suggestion> suggest(const Match& match, Seat seat, std::string_view agent, std::uint64_t seed, int ms);

}  // namespace ravenhall
