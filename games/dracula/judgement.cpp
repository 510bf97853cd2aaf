#include "games/dracula/judgement.hpp"

#include <cmath>

#include "games/dracula/judgement/foresight.hpp"
#include "games/dracula/judgement/habits.hpp"
#include "games/dracula/judgement/learned.hpp"
#include "games/dracula/judgement/weights.hpp"
#include "games/dracula/judgement/worth.hpp"
#include "kernel/learned.hpp"
#include "kernel/softmax.hpp"

namespace ravenhall::dracula {

// Between turns, phases and the rounds of a combat: what a fight promises is part of the judgement.
bool Judgement::quiet(const State& s) {
  if (s.agenda.empty()) return true;
  switch (s.agenda.top().step) {
    case Step::ask_start:
    case Step::ask_settle:
    case Step::ask_window:
    case Step::ask_next:
    case Step::ask_action:
    case Step::ask_luck:
    case Step::ask_phase:
    case Step::ask_brides:
    case Step::ask_wolf_prey:
    case Step::ask_leaving:
    case Step::ask_move:
    case Step::ask_scheme: return true;
    case Step::ask_fight: return s.pending == (s.combat.fighters | PlayerSet(kDracula));
    default: return false;
  }
}

bool Judgement::by_prior(const State& s) { return judgement::is_guesswork(s.agenda.top().step); }

double Judgement::judge(const State& s, Seat seat) {
  const double lead = judgement::lead(s, seat) / judgement::kWeights.scale;
  const double ahead = lead / std::sqrt(1 + lead * lead);
  return seat == kDracula ? ahead : -ahead;
}

void Judgement::chances(const State& s, Seat viewer, std::span<double> out) {
  // What went together with the hunters' victories is not what brings them about: a search that went by it
  // for hunters lost nearly all its games.
  if (viewer != kDracula) {
    out[1] = 0.5 + 0.5 * judge(s, viewer);
    out[0] = 1 - out[1];
    return;
  }
  LearnedSum sum(judgement::kLearned, 0, judgement::stage_of(s));
  judgement::count_features(s, sum);
  out[0] = sum.sum();
  out[1] = 0;
  softmax(out);
}

bool Judgement::by_habit(const State& /*s*/, Seat viewer, Seat seat) {
  return viewer != kDracula && seat == kDracula;
}

double Judgement::prior(const State& s, Seat seat, Action action) {
  return judgement::promise(s, seat, action) / judgement::kWeights.scale;
}

Action Judgement::quick(const State& s, Seat seat, Rng& rng) { return judgement::habit(s, seat, rng); }

// In a combat the others choose anew: what they imagined to have chosen was any card at all.
void Judgement::reopen(State& s, Seat seat) {
  if (s.agenda.empty() || s.agenda.top().step != Step::ask_fight || !s.pending.has(seat)) return;
  s.pending = s.combat.fighters | PlayerSet(kDracula);
}

}  // namespace ravenhall::dracula
