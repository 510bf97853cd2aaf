// Chances out of numbers, with additions and multiplications only: the library's exp is not the same number
// on every machine (docs/determinism.md).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ravenhall {

// e to the power of each x, to 1e-9 of itself; beyond ±80 as at ±80. Side by side, since one division after
// another would keep the machine waiting.
template <std::size_t kLanes>
constexpr void exp_each(std::array<double, kLanes>& x) {
  constexpr double kMost = 80;
  constexpr double kLog2 = 0.693147180559945309417;
  std::array<double, kLanes> r{};
  std::array<double, kLanes> scale{};
  std::array<double, kLanes> sum{};
  for (std::size_t k = 0; k < kLanes; ++k) {
    const double in = x[k] > kMost ? kMost : (x[k] < -kMost ? -kMost : x[k]);
    const double scaled = in / kLog2;
    const auto power = static_cast<std::int64_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
    r[k] = in - static_cast<double>(power) * kLog2;  // at most 0.35 either way
    scale[k] = std::bit_cast<double>(static_cast<std::uint64_t>(power + 1023) << 52U);
    sum[k] = 1;
  }
  for (int i = 9; i > 0; --i) {
    for (std::size_t k = 0; k < kLanes; ++k) sum[k] = 1 + sum[k] * r[k] / i;
  }
  for (std::size_t k = 0; k < kLanes; ++k) x[k] = sum[k] * scale[k];
}
constexpr double exp_of(double x) {
  std::array<double, 1> one{x};
  exp_each(one);
  return one[0];
}

// Turns scores into chances that add up to 1: who is ahead by `1 / heat` has e times the chance.
constexpr void softmax(std::span<double> scores, double heat = 1) {
  constexpr std::size_t kLanes = 4;
  double most = scores[0];
  for (const double score : scores) most = score > most ? score : most;
  double sum = 0;
  for (std::size_t from = 0; from < scores.size(); from += kLanes) {
    const std::size_t count = scores.size() - from < kLanes ? scores.size() - from : kLanes;
    std::array<double, kLanes> some{};
    for (std::size_t k = 0; k < count; ++k) some[k] = (scores[from + k] - most) * heat;
    exp_each(some);
    for (std::size_t k = 0; k < count; ++k) sum += scores[from + k] = some[k];
  }
  for (double& score : scores) score /= sum;
}

}  // namespace ravenhall
