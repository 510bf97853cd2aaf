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

// The fifth level thinks long enough for two cores to share the work. The number is part of its answer, so it
// does not go by the machine. Not more: one tree sees further than several small ones (docs/arena.md).
inline constexpr int kShardsOfFifth = 2;

using Levels = std::array<Thought, kLevels>;

// Evaluations are worth different times in different games: the fourth level is to take at most 100 ms of one
// core a decision, the fifth 2 s (docs/arena.md has what was measured). The fifth answers as soon as it is
// sure, with a fifth to a third of its evaluations on average: the larger the lead that it waits for, the
// later. Slips are so large that the steps from level to level are about alike.
constexpr Levels levels_of(double first_slip, double second_slip, std::int64_t third, double third_slip,
                           std::int64_t fourth, std::int64_t fifth, double fifth_lead) {
  return {{{.evaluations = 60, .slip = first_slip},
           {.evaluations = 200, .slip = second_slip},
           {.evaluations = third, .slip = third_slip},
           {.evaluations = fourth},
           {.evaluations = fifth, .lead = fifth_lead, .shards = kShardsOfFifth}}};
}

constexpr Levels levels_of(std::string_view game) {
  if (game == "raiders") return levels_of(0.05, 0.015, 400, 0.004, 2800, 50000, 0.2);
  if (game == "dracula") return levels_of(0.15, 0.045, 400, 0.009, 8000, 100000, 0.1);
  return levels_of(0.05, 0.015, 600, 0.003, 15000, 400000, 0.2);
}

// Level 1 is the weakest.
constexpr Thought level_of(std::string_view game, std::size_t level) { return levels_of(game)[level - 1]; }

}  // namespace ravenhall
