#include "games/dracula/judgement.hpp"

#include "games/dracula/dracula.hpp"
#include "kernel/best_legal.hpp"

namespace ravenhall::dracula {

bool Judgement::quiet(const State& s) { return s.agenda.empty() || s.agenda.top().step == Step::ask_action; }
bool Judgement::by_prior(const State& /*s*/) { return false; }
double Judgement::judge(const State& /*s*/, Seat /*seat*/) { return 0; }
double Judgement::prior(const State& /*s*/, Seat /*seat*/, Action /*action*/) { return 0; }
Action Judgement::quick(const State& s, Seat seat, Rng& /*rng*/) {
  return best_legal<Dracula>(s, seat, [](Action) { return 0.0; });
}
void Judgement::reopen(State& /*s*/, Seat /*seat*/) {}

}  // namespace ravenhall::dracula
