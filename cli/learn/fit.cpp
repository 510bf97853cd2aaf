#include "cli/learn/fit.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "kernel/action.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::cli {

namespace {

constexpr std::size_t kMostParts = ActionList::kCapacity;

struct Between {
  std::size_t low = 0;
  std::size_t high = 0;
  double share = 0;
};
Between between(double stage, std::size_t stages) {
  if (stages == 1) return {};
  const double within = std::clamp(stage, 0.0, static_cast<double>(stages - 1));
  const std::size_t low = std::min(static_cast<std::size_t>(within), stages - 2);
  return {low, low + 1, within - static_cast<double>(low)};
}

class Fitter {
 public:
  Fitter(const std::vector<Position>& positions, const FitSettings& settings)
      : settings_(settings), scale_(settings.features, 0), weights_(settings.features * settings.stages, 0) {
    for (const Position& position : positions) {
      if (!settings.pooled && position.table != settings.table) continue;
      (held_out(position) ? test_ : train_).push_back(&position);
    }
    measure();
    start();
    first_ = second_ = std::vector<double>(weights_.size(), 0);
  }

  Fit run(const std::function<void(int, double)>& progress) {
    Rng rng(1);
    for (int epoch = 0; epoch < settings_.epochs; ++epoch) {
      rng.shuffle(train_, static_cast<std::uint32_t>(train_.size()));
      const double rate = 0.02 * (1 - static_cast<double>(epoch) / settings_.epochs);
      for (std::size_t i = 0; i < train_.size(); i += kBatch)
        step(i, std::min(i + kBatch, train_.size()), rate);
      if (progress) progress(epoch + 1, loss(nullptr));
    }
    Fit result;
    result.positions = train_.size() + test_.size();
    result.loss_by_stage.assign(settings_.stages, 0);
    result.loss = loss(&result.loss_by_stage);
    result.weights = weights_;
    for (std::size_t f = 0; f < settings_.features; ++f) {
      for (std::size_t k = 0; k < settings_.stages; ++k)
        result.weights[f * settings_.stages + k] *= scale_[f];
    }
    return result;
  }

 private:
  static constexpr std::size_t kBatch = 128;

  // Features of all sizes are brought to one; those that hardly ever occur keep little weight.
  void measure() {
    std::vector<double> squares(settings_.features, 0);
    double count = 0;
    for (const Position* position : train_) {
      // What all have alike says nothing: only differences between seats count.
      std::vector<double> mean(settings_.features, 0);
      for (const auto& part : position->parts) {
        ++count;
        for (const Counted& c : part)
          mean[c.feature] += static_cast<double>(c.value) / static_cast<double>(position->parts.size());
      }
      for (const auto& part : position->parts) {
        for (const Counted& c : part) {
          const double off = static_cast<double>(c.value) - mean[c.feature];
          squares[c.feature] += off * off;
        }
      }
    }
    for (std::size_t f = 0; f < settings_.features; ++f) {
      if (settings_.only_first && f > 0) continue;
      const double deviation = std::sqrt(squares[f] / std::max(count, 1.0));
      scale_[f] = deviation > 1e-4 ? 1 / std::max(deviation, 0.05) : 0;
    }
  }

  void start() {
    centre_.assign(weights_.size(), 0);
    for (std::size_t k = 0; k < settings_.stages; ++k) weights_[k] = 0.5;  // the judgement by hand
    if (settings_.around.empty()) return;
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      const double scale = scale_[i / settings_.stages];
      if (scale > 0) weights_[i] = centre_[i] = settings_.around[i] / scale;
    }
  }

  double chances(const Position& position, std::array<double, kMostParts>& out) const {
    const Between at = between(static_cast<double>(position.stage), settings_.stages);
    double most = -1e9;
    for (std::size_t part = 0; part < position.parts.size(); ++part) {
      double sum = 0;
      for (const Counted& c : position.parts[part]) {
        const double* row = &weights_[c.feature * settings_.stages];
        const double weight = row[at.low] + at.share * (row[at.high] - row[at.low]);
        sum += static_cast<double>(c.value) * scale_[c.feature] * weight;
      }
      out[part] = sum;
      most = std::max(most, sum);
    }
    double all = 0;
    for (std::size_t part = 0; part < position.parts.size(); ++part)
      all += out[part] = std::exp(out[part] - most);
    double loss = 0;
    for (std::size_t part = 0; part < position.parts.size(); ++part) {
      out[part] /= all;
      loss -= static_cast<double>(position.won[part]) * std::log(std::max(out[part], 1e-9));
    }
    return loss;
  }

  double decay(std::size_t feature) const {
    return settings_.decay * (settings_.even ? scale_[feature] * scale_[feature] : 1.0);
  }

  // Adam.
  void step(std::size_t begin, std::size_t end, double rate) {
    gradient_.assign(weights_.size(), 0);
    std::array<double, kMostParts> out{};
    for (std::size_t i = begin; i < end; ++i) {
      const Position& position = *train_[i];
      chances(position, out);
      const Between at = between(static_cast<double>(position.stage), settings_.stages);
      for (std::size_t part = 0; part < position.parts.size(); ++part) {
        const double off = out[part] - static_cast<double>(position.target[part]);
        for (const Counted& c : position.parts[part]) {
          const double push = off * static_cast<double>(c.value) * scale_[c.feature];
          gradient_[c.feature * settings_.stages + at.low] += push * (1 - at.share);
          gradient_[c.feature * settings_.stages + at.high] += push * at.share;
        }
      }
    }
    ++steps_;
    const double warm1 = 1 - std::pow(0.9, steps_);
    const double warm2 = 1 - std::pow(0.999, steps_);
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      double g = gradient_[i] / static_cast<double>(end - begin);
      if (i >= settings_.stages) g += decay(i / settings_.stages) * (weights_[i] - centre_[i]);
      first_[i] = 0.9 * (steps_ == 1 ? 0 : first_[i]) + 0.1 * g;
      second_[i] = 0.999 * (steps_ == 1 ? 0 : second_[i]) + 0.001 * g * g;
      weights_[i] -= rate * (first_[i] / warm1) / (std::sqrt(second_[i] / warm2) + 1e-8);
    }
  }

  double loss(std::vector<double>* by_stage) const {
    std::array<double, kMostParts> out{};
    std::vector<double> counts(settings_.stages, 0);
    double sum = 0;
    for (const Position* position : test_) {
      const double one = chances(*position, out);
      sum += one;
      if (by_stage == nullptr) continue;
      const auto nearest = std::min(static_cast<std::size_t>(position->stage + 0.5F), settings_.stages - 1);
      (*by_stage)[nearest] += one;
      ++counts[nearest];
    }
    if (by_stage != nullptr) {
      for (std::size_t k = 0; k < settings_.stages; ++k) (*by_stage)[k] /= std::max(counts[k], 1.0);
    }
    return sum / std::max<double>(1, static_cast<double>(test_.size()));
  }

  const FitSettings& settings_;
  std::vector<const Position*> train_;
  std::vector<const Position*> test_;
  std::vector<double> scale_;
  std::vector<double> weights_;
  std::vector<double> centre_;  // where decay draws them to
  std::vector<double> first_;
  std::vector<double> second_;
  std::vector<double> gradient_;
  double steps_ = 0;
};

}  // namespace

bool held_out(const Position& position) { return mix64(position.game) % 10 == 0; }

Fit fit(const std::vector<Position>& positions, const FitSettings& settings,
        const std::function<void(int, double)>& progress) {
  return Fitter(positions, settings).run(progress);
}

}  // namespace ravenhall::cli
