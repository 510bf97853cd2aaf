// Fits a learned judgement to positions and what became of them: chances are a softmax over the seats of
// weighted sums of features, the weights interpolated between stages (kernel/learned.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace ravenhall::cli {

struct Counted {
  std::uint16_t feature = 0;
  float value = 0;
};

// One position: the features of each part, and how much of the victory it got in the end.
struct Position {
  std::size_t game = 0;
  std::size_t table = 0;
  float stage = 0;
  std::vector<std::vector<Counted>> parts;
  std::vector<float> target;  // what is fitted
  std::vector<float> won;     // what is measured
};

// By feature, then by stage.
using FittedWeights = std::vector<double>;

struct FitSettings {
  std::size_t features = 0;
  std::size_t stages = 0;
  std::size_t table = 0;
  bool pooled = false;      // positions of all tables together
  bool only_first = false;  // only the first feature: the judgement set by hand
  int epochs = 16;
  double decay = 3e-4;
  bool even = false;       // decay holds what weights are, not what they make of a usual difference: else
                           // rare features keep all that chance gave them
  FittedWeights around{};  // where decay draws weights to, instead of nothing
};

// A tenth of the games is held out. Loss: the mean of -log of the chance given to who won.
struct Fit {
  FittedWeights weights;
  double loss = 0;                    // held out
  std::vector<double> loss_by_stage;  // the same, by the nearest stage
  std::size_t positions = 0;
};
bool held_out(const Position& position);

Fit fit(const std::vector<Position>& positions, const FitSettings& settings,
        const std::function<void(int epoch, double loss)>& progress);

}  // namespace ravenhall::cli
