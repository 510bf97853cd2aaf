// Replaying a record: is every line legal, and does it end where it says; and were the dice fair.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "kernel/error.hpp"
#include "kernel/match.hpp"
#include "kernel/record.hpp"

namespace ravenhall {

struct ReplayReport {
  std::size_t decisions = 0;    // nature's included
  std::size_t nature_acts = 0;  // among them
  bool over = false;
  bool verified = false;  // every act of nature follows from the seed, and the seed from the commitment
  std::string result;
  std::string hash;
  std::unique_ptr<Match> match;            // as it stands after the last line
  std::vector<std::vector<Event>> events;  // that each line caused
};

// Replays `record` and checks its final hash and result where it states them. With `verify` also that the
// seed fits the commitment and that each act of nature is the one the seed makes it do. An error names the
// first line that is wrong. `before` gets the match as it stands before each line (by its index).
using BeforeLine = std::function<void(const Match& match, std::size_t line)>;
Result<ReplayReport> replay(const GameEntry& game, const Record& record, bool verify,
                            const BeforeLine& before = nullptr);

}  // namespace ravenhall
