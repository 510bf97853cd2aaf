// Chances out of numbers, with additions and multiplications only: the library's exp is not the same number
// on every machine (docs/determinism.md).
#pragma once

#include <bit>
#include <cstdint>
#include <span>

namespace ravenhall {

// e to the power of x, to 1e-9 of itself; beyond ±80 as at ±80.
constexpr double exp_of(double x) {
  constexpr double kMost = 80;
  constexpr double kLog2 = 0.693147180559945309417;
  x = x > kMost ? kMost : (x < -kMost ? -kMost : x);
  const double scaled = x / kLog2;
  const auto power = static_cast<std::int64_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
  const double r = x - static_cast<double>(power) * kLog2;  // at most 0.35 either way
  double sum = 1;
  for (int i = 9; i > 0; --i) sum = 1 + sum * r / i;
  return sum * std::bit_cast<double>(static_cast<std::uint64_t>(power + 1023) << 52U);
}

// Turns scores into chances that add up to 1: who is ahead by `1 / heat` has e times the chance.
constexpr void softmax(std::span<double> scores, double heat = 1) {
  double most = scores[0];
  for (const double score : scores) most = score > most ? score : most;
  double sum = 0;
  for (double& score : scores) sum += score = exp_of((score - most) * heat);
  for (double& score : scores) score /= sum;
}

}  // namespace ravenhall
