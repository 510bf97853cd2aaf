#include "games/raiders/judgement.hpp"

#include <algorithm>

#include "games/raiders/judgement/chosen.hpp"
#include "games/raiders/judgement/habits.hpp"
#include "games/raiders/judgement/learned.hpp"
#include "games/raiders/judgement/worth.hpp"
#include "games/raiders/verbs.hpp"
#include "kernel/learned.hpp"
#include "kernel/softmax.hpp"

namespace ravenhall::raiders {

bool Judgement::quiet(const State& s) {
  if (s.agenda.empty()) return true;
  const Step step = s.agenda.top().step;
  return step == Step::ask_turn || step == Step::ask_keep || s.phase < Phase::play;
}

bool Judgement::by_prior(const State& s) { return s.agenda.top().step == Step::ask_keep; }

double Judgement::judge(const State& s, Seat seat) {
  const double time = judgement::time_left(s);
  double best = -1000;
  double sum = 0;
  for (const Seat other : PlayerSet::first(s.players) - seat) {
    const double rival = judgement::player_worth(s, other, time);
    best = std::max(best, rival);
    sum += rival;
  }
  const double share = judgement::kWeights.rivals_best;
  return judgement::player_worth(s, seat, time) - share * best - (1.0 - share) * sum / (s.players - 1);
}

void Judgement::chances(const State& s, Seat /*viewer*/, std::span<double> out, Memory& memory) {
  const double stage = judgement::stage_of(s);
  const double time = memory.time_left(s);
  for (const Seat seat : PlayerSet::first(s.players)) {
    LearnedSum sum(judgement::kLearned, static_cast<std::size_t>(s.players - 2), stage);
    judgement::count_features(s, seat, time, memory, sum);
    out[static_cast<std::size_t>(index(seat))] = sum.sum();
  }
  softmax(out);
}

double Judgement::prior(const State& /*s*/, Seat /*seat*/, Action action) {
  return action.verb == Verb::keep ? judgement::keeping_worth(action) : 0;
}

double Judgement::learned_prior(const State& /*s*/, Seat /*seat*/, Action action) {
  double sum = 0;
  judgement::count_choice(action, [&](std::size_t feature, double value) {
    sum += value * static_cast<double>(judgement::kChosen[feature][0][0]);
  });
  return sum;
}

Action Judgement::quick(const State& s, Seat seat, Rng& rng) {
  Memory memory;
  return Habits(memory).answer(s, seat, rng);
}

void Judgement::play_on(State& s, Rng& rng, Memory& memory) { judgement::play_turns(s, rng, memory); }

void Judgement::reopen(State& /*s*/, Seat /*seat*/) {}

}  // namespace ravenhall::raiders
