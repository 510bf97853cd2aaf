#include "cli/arena/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ravenhall::cli {

namespace {

constexpr double kSure = 1.959964;         // standard deviations of a two-sided 95 %
const double kScale = 400 / std::log(10);  // of Elo's points

}  // namespace

Share wilson(double won, double of) {
  if (of <= 0) return {};
  const double rate = won / of;
  const double z = kSure * kSure / of;
  const double centre = (rate + z / 2) / (1 + z);
  const double reach = kSure / (1 + z) * std::sqrt(rate * (1 - rate) / of + z / (4 * of));
  return {rate, std::max(0.0, centre - reach), std::min(1.0, centre + reach)};
}

void Ratings::add(std::span<const std::size_t> players, std::span<const int> ranks) {
  const double weight = 2.0 / static_cast<double>(players.size());
  for (std::size_t i = 0; i < players.size(); ++i) {
    for (std::size_t k = 0; k < players.size(); ++k) {
      if (players[i] == players[k]) continue;  // who plays itself learns nothing
      const double got = ranks[i] < ranks[k] ? 1.0 : ranks[i] == ranks[k] ? 0.5 : 0.0;
      won_[players[i] * players_ + players[k]] += weight * got;
    }
  }
}

// Newton's method, one player after another until nothing moves.
std::vector<Rating> Ratings::all() const {
  constexpr double kSpread = 350;  // of what is believed before the first game
  constexpr int kRounds = 500;
  const double before = kScale * kScale / (kSpread * kSpread);
  std::vector<double> strengths(players_, 0);
  std::vector<double> certainty(players_, before);
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = 0; i < players_; ++i) {
      double slope = -before * strengths[i];
      certainty[i] = before;
      for (std::size_t k = 0; k < players_; ++k) {
        const double won = won_[i * players_ + k];
        const double pairs = won + won_[k * players_ + i];
        const double expected = 1 / (1 + std::exp(strengths[k] - strengths[i]));
        slope += won - pairs * expected;
        certainty[i] += pairs * expected * (1 - expected);
      }
      strengths[i] += std::clamp(slope / certainty[i], -1.0, 1.0);
    }
    // Games only tell differences; the belief puts their middle where it was.
    const double middle =
        std::accumulate(strengths.begin(), strengths.end(), 0.0) / static_cast<double>(players_);
    for (double& strength : strengths) strength -= middle;
  }
  std::vector<Rating> ratings;
  for (std::size_t i = 0; i < players_; ++i)
    ratings.push_back({1500 + kScale * strengths[i], kSure * kScale / std::sqrt(certainty[i])});
  return ratings;
}

void Sprt::add(double sample) {
  ++count_;
  sum_ += sample;
  squares_ += sample * sample;
}

double Sprt::ratio() const {
  constexpr double kFewest = 20;  // before that the variance is anybody's guess
  if (count_ < kFewest) return 0;
  const double mean = sum_ / count_;
  const double variance = squares_ / count_ - mean * mean + 1 / (count_ * count_);
  return count_ * (high_ - low_) * (2 * mean - low_ - high_) / (2 * variance);
}

Sprt::Verdict Sprt::verdict() const {
  const double bound = std::log(19.0);  // both errors at 5 %
  if (ratio() >= bound) return Verdict::high;
  return ratio() <= -bound ? Verdict::low : Verdict::open;
}

}  // namespace ravenhall::cli
