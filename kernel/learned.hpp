// Judgement that was learned from games: a weighted sum of what can be counted at the table. The weights
// belong to stages of the game, and between two stages to both of them in part.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace ravenhall {

// By feature, by table (numbers of seats) and by stage.
template <std::size_t kFeatures, std::size_t kTables, std::size_t kStages>
using LearnedWeights = std::array<std::array<std::array<float, kStages>, kTables>, kFeatures>;

// Adds up features, told one after another, always in the same order.
template <std::size_t kFeatures, std::size_t kTables, std::size_t kStages>
class LearnedSum {
 public:
  using Weights = LearnedWeights<kFeatures, kTables, kStages>;
  // `stage` from 0 to kStages - 1.
  LearnedSum(const Weights& weights, std::size_t table, double stage) : weights_(weights), table_(table) {
    const double within = std::clamp(stage, 0.0, static_cast<double>(kStages - 1));
    low_ = std::min(static_cast<std::size_t>(within), kStages - 2);
    share_ = within - static_cast<double>(low_);
  }
  void operator()(std::size_t feature, double value) {
    const auto& row = weights_[feature][table_];
    const double low = static_cast<double>(row[low_]);
    const double high = static_cast<double>(row[low_ + 1]);
    sum_ += value * (low + share_ * (high - low));
  }
  double sum() const { return sum_; }

 private:
  const Weights& weights_;
  std::size_t table_;
  std::size_t low_ = 0;
  double share_ = 0;
  double sum_ = 0;
};

}  // namespace ravenhall
