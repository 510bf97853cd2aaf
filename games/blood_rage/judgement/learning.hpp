// What `ravenhall learn` must know of the game (cli/learn).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/judgement.hpp"
#include "games/blood_rage/judgement/answered.hpp"
#include "games/blood_rage/judgement/answers.hpp"
#include "games/blood_rage/judgement/choices.hpp"
#include "games/blood_rage/judgement/chosen.hpp"
#include "games/blood_rage/judgement/features.hpp"
#include "games/blood_rage/judgement/learned.hpp"
#include "kernel/learned.hpp"

namespace ravenhall::blood_rage {

struct Learning {
  using Rules = BloodRage;
  static constexpr std::size_t kFeatures = judgement::kFeatures;
  static constexpr std::size_t kStages = judgement::kStages;
  static constexpr std::size_t kTables = judgement::kTables;
  static constexpr double kScoreScale = 15;  // so much Glory ahead makes a victory e times as likely
  static constexpr const char* kFile = "games/blood_rage/judgement/learned.hpp";
  static constexpr const char* kNamespace = "ravenhall::blood_rage::judgement";
  static constexpr const char* kHeader = "features.hpp";
  static constexpr const char* kType = "LearnedWeights<kFeatures, kTables, kStages>";
  static constexpr const char* kName = "kLearned";
  static constexpr const auto& kPresent = judgement::kLearned;  // weights in use

  // The tables of weights that a position teaches.
  static std::array<std::size_t, 1> tables(const State& s) { return {static_cast<std::size_t>(s.clans - 2)}; }
  static std::string name(std::size_t feature) { return judgement::feature_name(feature); }
  // Calls row(part, stage) and then add(feature, value) for each part.
  template <class Row, class Add>
  static void look(const State& s, std::size_t /*table*/, Row&& row, Add&& add) {
    const judgement::Board board(s);
    const double stage = judgement::stage_of(board);
    for (const Seat seat : seats(s)) {
      row(static_cast<std::size_t>(index(seat)), stage);
      judgement::count_features(board, seat, add);
    }
  }
};

struct LearningChoices {
  using Rules = BloodRage;
  static constexpr std::size_t kFeatures = judgement::kChoiceFeatures;
  static constexpr std::size_t kStages = 1;
  static constexpr std::size_t kTables = judgement::kChoiceTables;
  static constexpr double kScoreScale = Learning::kScoreScale;
  static constexpr const char* kFile = "games/blood_rage/judgement/chosen.hpp";
  static constexpr const char* kNamespace = Learning::kNamespace;
  static constexpr const char* kHeader = "choices.hpp";
  static constexpr const char* kType = "LearnedWeights<kChoiceFeatures, kChoiceTables, 1>";
  static constexpr const char* kName = "kChosen";
  static constexpr const auto& kPresent = judgement::kChosen;  // weights in use

  // Choices of one Age belong together; the card that is saved at the end of an Age is chosen for the next.
  static std::size_t time(const State& s) {
    const std::size_t next = s.age;
    return s.agenda.top().step == Step::ask_discard ? next : next - 1;
  }
  static std::size_t table(const State& s) { return static_cast<std::size_t>(s.clans - 2); }
  template <class Add>
  static void before(const State& s, Seat seat, Add&& add) {
    const judgement::Board board(s);
    LearnedSum sum(judgement::kLearned, table(s), judgement::stage_of(board));
    judgement::count_features(board, seat, sum);
    using enum judgement::ChoiceFeature;
    const auto tell = [&](judgement::ChoiceFeature first, std::size_t i, double value) {
      add(static_cast<std::size_t>(first) + i, value);
    };
    const ClanSheet& clan = sheet(s, seat);
    tell(standing, time(s), sum.sum());
    tell(all_upgrades, 0, static_cast<double>(std::ranges::count_if(clan.slots, is_card)));
    for (const Stat stat : values<Stat>())
      tell(all_steps, static_cast<std::size_t>(stat), clan.step[stat] - 1);
  }
  static std::string name(std::size_t feature) { return judgement::choice_name(feature); }
  template <class Add>
  static void taken(const State& s, Seat seat, Action choice, Add&& add) {
    judgement::count_choice(s, seat, choice, add);
  }
};

struct LearningAnswers {
  using Rules = BloodRage;
  static constexpr std::size_t kFeatures = judgement::kAnswerFeatures;
  static constexpr std::size_t kStages = 1;
  static constexpr std::size_t kTables = 1;
  static constexpr const char* kFile = "games/blood_rage/judgement/answered.hpp";
  static constexpr const char* kNamespace = Learning::kNamespace;
  static constexpr const char* kHeader = "answers.hpp";
  static constexpr const char* kType = "LearnedWeights<kAnswerFeatures, 1, 1>";
  static constexpr const char* kName = "kAnswered";
  static constexpr const auto& kPresent = judgement::kAnswered;  // weights in use

  static bool asked(const State& s) { return s.agenda.top().step == Step::ask_join; }
  static std::string name(std::size_t feature) { return judgement::answer_name(feature); }
  // Calls answer(i) and then add(feature, value) for each legal answer.
  template <class Answer, class Add>
  static void count(const State& s, Seat seat, const ActionList& legal, Answer&& answer, Add&& add) {
    const judgement::Call call(s, seat);
    for (std::size_t i = 0; i < legal.size(); ++i) {
      answer(i);
      call.count(legal[i], add);
    }
  }
};

}  // namespace ravenhall::blood_rage
