// The property suite of kernel/properties.hpp over many random games.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "kernel/error.hpp"
#include "kernel/match.hpp"
#include "kernel/property_report.hpp"

namespace ravenhall::cli {

struct CheckOptions {
  std::string game;
  std::uint64_t games = 100;
  std::uint64_t seed = 1;
  int seats = 0;  // 0: all numbers of seats in turn
  std::vector<std::pair<std::string, std::string>>
      options;  // none: defaults, presets and random mixtures in turn
  PropertyOptions properties;
  std::uint64_t most_failures = 10;  // after so many games with failures the rest is not played
};

// Called after each game with the number played so far and the report up to there; false stops.
using CheckProgress = std::function<bool(std::uint64_t, const PropertyReport&)>;

// Expects a game that find_game knows. The error is about seats and options; failures stand in the report.
Result<PropertyReport> run_check(const CheckOptions& options, const CheckProgress& progress);

}  // namespace ravenhall::cli
