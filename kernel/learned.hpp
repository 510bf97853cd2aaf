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

// What positions cannot teach: who stands well has often had luck before, so what went together with victories
// is not always what brings them about. An amend gives some features more or less weight because that won
// games (`ravenhall learn --by-play`). It is told in the unit of the first feature, the judgement set by hand.
struct Amend {
  std::size_t first = 0;  // the features that are amended together
  std::size_t past = 0;
  double reach = 0;    // how far a trial goes
  bool grows = false;  // the second of them is amended twice as much, and so on: the steps of a track
};

template <std::size_t kFeatures, std::size_t kTables, std::size_t kStages, std::size_t kAmends>
constexpr LearnedWeights<kFeatures, kTables, kStages> amended(
    LearnedWeights<kFeatures, kTables, kStages> weights, const std::array<Amend, kAmends>& amends,
    const std::array<double, kAmends>& by) {
  const auto units = weights[0];
  for (std::size_t i = 0; i < kAmends; ++i) {
    for (std::size_t f = amends[i].first; f < amends[i].past; ++f) {
      const double more = by[i] * static_cast<double>(amends[i].grows ? f - amends[i].first + 1 : 1);
      for (std::size_t t = 0; t < kTables; ++t) {
        for (std::size_t k = 0; k < kStages; ++k)
          weights[f][t][k] += static_cast<float>(more * static_cast<double>(units[t][k]));
      }
    }
  }
  return weights;
}

}  // namespace ravenhall
