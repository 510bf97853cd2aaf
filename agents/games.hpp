// What can be played, and what computer players are asked and answer, for everybody who knows a match only as
// a Match. Nobody thinks here: that is library.hpp, which whoever only asks need not carry along.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agents/thought.hpp"
#include "kernel/error.hpp"
#include "kernel/match.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {

enum class Agent : std::uint8_t {
  random,
  greedy,
  greedy_1,  // greedy as it was when strength was first measured: the mark that all others are held against
  search,
  level,  // a search whose thought goes by the game (levels.hpp)
};

// An agent as it was named: what it is, and how it thinks.
struct AgentSpec {
  Agent kind = Agent::greedy;
  Thought thought{};      // of a search
  std::size_t level = 0;  // of a level: 1 to 5
};

// The names that people choose from: two simple players, then the levels from the weakest to the strongest.
std::span<const std::string_view> agent_names();
// One of these names, or one for experiments: `greedy-1`, and `search:EVALUATIONS` with up to two more
// numbers in hundredths, 0 or 1 for playing on, how many shards, the lead that makes it sure and how
// clearly the beaten of a race are behind, in hundredths: `search:2000:20:5:1:4:10:0` (Thought).
// Errors: unknown_agent.
Result<AgentSpec> find_agent(std::string_view name);

struct Alternative {
  std::string action;
  // What the seat expects of it. Of a search: its chance to win. Of greedy: how it will end, in points ahead
  // of its rivals; where sides win and lose together from -1, its side loses, to 1, it wins.
  double value = 0;
};

struct Suggestion {
  std::string action;
  std::vector<Alternative>
      alternatives;      // the best few, the chosen action first; empty for agents that do not think
  bool chances = false;  // the values are chances to win: of a search, unless it went by the worth of cards
};

// All that an agent is told: plain data that can go to another thread, or into a file to be asked again. The
// same inquiry gets the same answer on every machine.
struct Inquiry {
  std::string game;             // its id
  std::vector<std::byte> view;  // the bytes of the seat's observation
  AgentSpec agent;
  std::uint64_t seed = 0;
  int ms = 0;  // the time it may take, turned into a fixed amount of thought: agents look at no clock
  std::size_t most = 8;  // alternatives
};

class Games {
 public:
  explicit Games(std::vector<GameEntry> all) : all_(std::move(all)) {}

  std::span<const GameEntry> all() const { return all_; }
  // The game with that id ("blood-rage"), or nullptr.
  const GameEntry* find(std::string_view id) const;

  // What to ask `agent` for `seat` now. Errors: unknown_agent, unknown_game, and whatever a match says to a
  // seat that has nothing to decide.
  Result<Inquiry> inquire(const Match& match, Seat seat, std::string_view agent, std::uint64_t seed,
                          int ms) const;

 private:
  std::vector<GameEntry> all_;
};

// How an agent thinks that was asked about that game.
Thought thought_of(std::string_view game, const AgentSpec& agent);
// Into how many parts the thought about an inquiry falls: fixed by agent and game, whatever the machine has.
int parts_of(const Inquiry& inquiry);

}  // namespace ravenhall
