// How fast a game is: random play on one core, and the signature of its behaviour.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "kernel/error.hpp"
#include "kernel/json.hpp"

namespace ravenhall::cli {

struct BenchOptions {
  std::string game;
  int seats = 0;  // 0: four, or what the game allows
  double seconds = 2;
};

struct BenchReport {
  std::string game;
  int seats = 0;
  double seconds = 0;
  double decisions_per_s = 0;    // of seats only, the making of their legal lists included
  double nature_acts_per_s = 0;  // shuffles and deals, in the same time
  double games_per_s = 0;
  std::size_t state_bytes = 0;
  double copy_ns = 0;
  double allocs_per_decision = 0;
  std::string signature;  // does not depend on any option
};

// Expects a game that find_game knows; the error says which number of seats is wrong.
Result<BenchReport> run_bench(const BenchOptions& options);

Json bench_json(const BenchReport& report);

}  // namespace ravenhall::cli
