// What `ravenhall learn` must know of the game (cli/learn).
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "games/dracula/dracula.hpp"
#include "games/dracula/judgement.hpp"
#include "games/dracula/judgement/features.hpp"
#include "games/dracula/judgement/learned.hpp"

namespace ravenhall::dracula {

struct Learning {
  using Rules = Dracula;
  static constexpr std::size_t kFeatures = judgement::kFeatures;
  static constexpr std::size_t kStages = judgement::kStages;
  static constexpr std::size_t kTables = judgement::kTables;
  static constexpr double kScoreScale = 1;  // there are no points
  static constexpr const char* kFile = "games/dracula/judgement/learned.hpp";
  static constexpr const char* kNamespace = "ravenhall::dracula::judgement";
  static constexpr const char* kHeader = "features.hpp";
  static constexpr const char* kType = "LearnedWeights<kFeatures, kTables, kStages>";
  static constexpr const char* kName = "kLearned";
  static constexpr const auto& kPresent = judgement::kLearned;  // weights in use

  // The tables of weights that a position teaches.
  static std::array<std::size_t, 1> tables(const State& /*s*/) { return {0}; }
  static std::string name(std::size_t feature) { return judgement::feature_name(feature); }
  // Calls row(part, stage) for each side, and add(feature, value) after Dracula's: nothing is counted for the
  // hunters.
  template <class Row, class Add>
  static void look(const State& s, std::size_t /*table*/, Row&& row, Add&& add) {
    const double stage = judgement::stage_of(s);
    row(0, stage);
    judgement::count_features(s, add);
    row(1, stage);
  }
};

}  // namespace ravenhall::dracula
