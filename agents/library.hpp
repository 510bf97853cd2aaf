// What can be played and by which computer players, for everybody who knows a match only as a Match. The
// games that we ship are in agents/registry.hpp; a test may put together its own.
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

enum class Agent : std::uint8_t { random, greedy };

// From the weakest to the strongest.
std::span<const std::string_view> agent_names();

struct Alternative {
  std::string action;
  // How the seat expects to end: in points ahead of its rivals; where sides win and lose together from -1,
  // its side loses, to 1, it wins.
  double value = 0;
};

struct Suggestion {
  std::string action;
  std::vector<Alternative>
      alternatives;  // the best few, the chosen action first; empty for agents that do not think
};

// A game with its agents; agents/playable.hpp makes one of any type that satisfies Game.
struct Playable {
  GameEntry game;
  // Expects a match of that game and a seat that must decide.
  Suggestion (*suggest)(const Match& match, Seat seat, Agent agent, std::uint64_t seed, int ms);
};

class Library {
 public:
  explicit Library(std::span<const Playable> games) : games_(games.begin(), games.end()) {}

  std::span<const Playable> games() const { return games_; }
  // The game with that id ("blood-rage"), or nullptr.
  const GameEntry* find(std::string_view id) const;

  // The action that `agent` takes for `seat` now. It sees only what that seat may see; the same sight, seed
  // and budget give the same answer on every machine. `ms` is the time it may take, turned into a fixed
  // amount of thought, since agents look at no clock. Errors: unknown_agent, and whatever a match says to a
  // seat that has nothing to decide.
  Result<Suggestion> suggest(const Match& match, Seat seat, std::string_view agent, std::uint64_t seed,
                             int ms) const;

 private:
  const Playable* playable(std::string_view id) const;

  std::vector<Playable> games_;
};

}  // namespace ravenhall
