// A secret that nobody can guess, for a match whose host gave no seed.
#pragma once

#include <cstdint>
#include <random>
#include <string>

#include "kernel/match.hpp"

namespace ravenhall::cli {

// 32 hex digits from the machine's own source of randomness.
inline std::string fresh_seed() {
  std::random_device device;
  const auto word = [&] { return (static_cast<std::uint64_t>(device()) << 32U) | device(); };
  const std::uint64_t high = word();
  return hash_text(high) + hash_text(word());
}

}  // namespace ravenhall::cli
