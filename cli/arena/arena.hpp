// `ravenhall arena`: agents against each other on all cores; the same plan gives the same games whatever the
// number of threads, and a series that was broken off goes on where it was.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

#include "cli/arena/report.hpp"

namespace ravenhall::cli {

struct ArenaOptions {
  std::string game;
  std::vector<std::string> agents;
  std::size_t games = 100;
  std::uint64_t seed = 1;
  int seats = 0;  // 0: four, or what the game allows
  std::vector<std::pair<std::string, std::string>> options;
  int threads = 0;  // 0: as many as there are cores
  bool fixed = false;
  bool sprt = false;
  double stronger = 0.05;  // what a sequential test looks for: so much more than par
  std::string event;       // in how many games it happens is counted; empty: nothing is
  std::string resume;
  std::string csv;
  std::string html;
  std::string records;
  bool json = false;
  std::string command;  // as it was typed, for the reports
};

struct Series {
  SeriesPlan plan;
  std::vector<GameResult> games;  // by number
  ArenaReport report;
};

// Tells how many games are done; may be called from any thread, one at a time. False: stop.
using ArenaProgress = std::function<bool(std::size_t done, std::size_t of)>;

// Errors: what cannot be set up, or a file that belongs to another series.
Result<Series> play_series(const ArenaOptions& options, const ArenaProgress& progress);

// The whole command; the exit status.
int run_arena(const ArenaOptions& options, std::ostream& out, std::ostream& err);

}  // namespace ravenhall::cli
