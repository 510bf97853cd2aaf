#include "games/blood_rage/judgement.hpp"

#include <algorithm>

#include "games/blood_rage/judgement/board.hpp"
#include "games/blood_rage/judgement/cards.hpp"
#include "games/blood_rage/judgement/chosen.hpp"
#include "games/blood_rage/judgement/clan_worth.hpp"
#include "games/blood_rage/judgement/features.hpp"
#include "games/blood_rage/judgement/learned.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "games/blood_rage/verbs.hpp"
#include "kernel/learned.hpp"
#include "kernel/softmax.hpp"

namespace ravenhall::blood_rage {

bool Judgement::quiet(const State& s) {
  if (s.agenda.empty()) return true;
  const Step step = s.agenda.top().step;
  return step == Step::ask_action || step == Step::ask_draft || step == Step::ask_discard ||
         step < kFirstQuestion;
}

bool Judgement::by_prior(const State& s) {
  const Step step = s.agenda.top().step;
  return step == Step::ask_draft || step == Step::ask_discard;
}

double Judgement::judge(const State& s, Seat seat) {
  const judgement::Board board(s);
  double best = -1000;
  double sum = 0;
  for (const Seat other : seats(s)) {
    if (other == seat) continue;
    const double rival = judgement::clan_worth(board, other);
    best = std::max(best, rival);
    sum += rival;
  }
  const double share = judgement::kWeights.rivals_best;
  return judgement::clan_worth(board, seat) - share * best - (1.0 - share) * sum / (s.clans - 1);
}

void Judgement::chances(const State& s, Seat /*viewer*/, std::span<double> out, Memory& memory) {
  judgement::Board& board = memory.board;
  board.look(s);
  const double stage = judgement::stage_of(board);
  for (const Seat seat : seats(s)) {
    LearnedSum sum(judgement::kLearned, static_cast<std::size_t>(s.clans - 2), stage);
    judgement::count_features(board, seat, sum);
    out[static_cast<std::size_t>(index(seat))] = sum.sum();
  }
  softmax(out);
}

double Judgement::prior(const State& s, Seat seat, Action action) {
  const Verb verb = verb_of(action);
  if (verb == Verb::keep || verb == Verb::keep_two) return judgement::draft_choice_worth(s, seat, action);
  return verb == Verb::save ? judgement::keep_worth(s, seat, action.a) : 0;
}

double Judgement::learned_prior(const State& s, Seat seat, Action action) {
  double sum = 0;
  const auto table = static_cast<std::size_t>(s.clans - 2);
  judgement::count_choice(s, seat, action, [&](std::size_t feature, double value) {
    sum += value * static_cast<double>(judgement::kChosen[feature][table][0]);
  });
  return sum;
}

Action Judgement::quick(const State& s, Seat seat, Rng& rng) {
  judgement::Board board;
  return judgement::habit(s, seat, rng, board);
}

void Judgement::reopen(State& s, Seat seat) {
  if (s.agenda.empty() || s.agenda.top().step != Step::ask_battle_card) return;
  for (const Seat other : opponents(s, seat)) {
    Card& secret = sheet(s, other).secret;
    if (secret == Card::none) continue;
    secret = Card::none;
    s.pending.add(other);
  }
}

}  // namespace ravenhall::blood_rage
