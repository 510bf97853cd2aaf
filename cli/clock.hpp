// How long something takes, for the benches.
#pragma once

#include <chrono>

namespace ravenhall::cli {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

}  // namespace ravenhall::cli
