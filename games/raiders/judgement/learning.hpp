// What `ravenhall learn` must know of the game (cli/learn).
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "games/raiders/judgement.hpp"
#include "games/raiders/judgement/choices.hpp"
#include "games/raiders/judgement/chosen.hpp"
#include "games/raiders/judgement/features.hpp"
#include "games/raiders/judgement/learned.hpp"
#include "games/raiders/raiders.hpp"

namespace ravenhall::raiders {

struct Learning {
  using Rules = Raiders;
  static constexpr std::size_t kFeatures = judgement::kFeatures;
  static constexpr std::size_t kStages = judgement::kStages;
  static constexpr std::size_t kTables = judgement::kTables;
  static constexpr double kScoreScale = 5;  // so many VP ahead make a victory e times as likely
  static constexpr const char* kFile = "games/raiders/judgement/learned.hpp";
  static constexpr const char* kNamespace = "ravenhall::raiders::judgement";
  static constexpr const char* kHeader = "features.hpp";
  static constexpr const char* kType = "LearnedWeights<kFeatures, kTables, kStages>";
  static constexpr const char* kName = "kLearned";
  static constexpr const auto& kPresent = judgement::kLearned;  // weights in use

  // The tables of weights that a position teaches.
  static std::array<std::size_t, 1> tables(const State& s) {
    return {static_cast<std::size_t>(s.players - 2)};
  }
  static std::string name(std::size_t feature) { return judgement::feature_name(feature); }
  // Calls row(part, stage) and then add(feature, value) for each part.
  template <class Row, class Add>
  static void look(const State& s, std::size_t /*table*/, Row&& row, Add&& add) {
    const double stage = judgement::stage_of(s);
    judgement::Memory memory;
    const double time = memory.time_left(s);
    for (const Seat seat : PlayerSet::first(s.players)) {
      row(static_cast<std::size_t>(index(seat)), stage);
      judgement::count_features(s, seat, time, memory, add);
    }
  }
};

struct LearningChoices {
  using Rules = Raiders;
  static constexpr std::size_t kFeatures = judgement::kChoiceFeatures;
  static constexpr std::size_t kStages = 1;
  static constexpr std::size_t kTables = 1;
  static constexpr double kScoreScale = Learning::kScoreScale;
  static constexpr const char* kFile = "games/raiders/judgement/chosen.hpp";
  static constexpr const char* kNamespace = Learning::kNamespace;
  static constexpr const char* kHeader = "choices.hpp";
  static constexpr const char* kType = "LearnedWeights<kChoiceFeatures, 1, 1>";
  static constexpr const char* kName = "kChosen";
  static constexpr const auto& kPresent = judgement::kChosen;  // weights in use

  static std::size_t time(const State& /*s*/) { return 0; }
  static std::size_t table(const State& /*s*/) { return 0; }
  template <class Add>
  static void before(const State& /*s*/, Seat /*seat*/, Add&& /*add*/) {}
  static std::string name(std::size_t feature) { return judgement::choice_name(feature); }
  template <class Add>
  static void taken(const State& /*s*/, Seat /*seat*/, Action choice, Add&& add) {
    judgement::count_choice(choice, add);
  }
};

}  // namespace ravenhall::raiders
