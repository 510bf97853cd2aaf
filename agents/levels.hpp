// The five levels that people choose from. What differs is how far they look, how carefully they compare, and
// how often they take something that only looked nearly as good: the mistakes are those of people. None
// of them knows more than its seat may.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "agents/thought.hpp"

namespace ravenhall {

inline constexpr std::size_t kLevels = 5;

inline constexpr int kMostShards = 4;  // that an agent may be asked for by name

// The fifth level thinks long enough for two cores to share the work, unless its actions race. The number is
// part of its answer, so it does not go by the machine. Not more: one tree sees further than several small
// ones (docs/arena.md).
inline constexpr int kShardsOfFifth = 2;

using Levels = std::array<Thought, kLevels>;

// Evaluations are worth different times in different games: the fourth level is to take at most 100 ms of one
// core a decision, the fifth 2 s (docs/arena.md has what was measured). The fifth answers as soon as it is
// sure. Slips are so large that the steps from level to level are about alike.
constexpr Levels levels_of(double first_slip, double second_slip, std::int64_t third, double third_slip,
                           const Thought& fourth, const Thought& fifth) {
  return {{{.evaluations = 60, .slip = first_slip},
           {.evaluations = 200, .slip = second_slip},
           {.evaluations = third, .slip = third_slip},
           fourth,
           fifth}};
}

constexpr Levels levels_of(std::string_view game) {
  if (game == "raiders") {
    return levels_of(0.05, 0.015, 400, 0.004, {.evaluations = 2800},
                     {.evaluations = 50000, .lead = 0.2, .shards = kShardsOfFifth});
  }
  if (game == "dracula") {
    return levels_of(0.15, 0.045, 400, 0.009, {.evaluations = 16000, .race = 8},
                     {.evaluations = 100000, .race = 8});
  }
  return levels_of(0.05, 0.015, 600, 0.003, {.evaluations = 15000}, {.evaluations = 400000, .race = 8});
}

// Level 1 is the weakest.
constexpr Thought level_of(std::string_view game, std::size_t level) { return levels_of(game)[level - 1]; }

}  // namespace ravenhall
