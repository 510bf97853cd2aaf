#include "games/dracula/judgement/habits.hpp"

namespace ravenhall::dracula::judgement {

Action habit(const State& s, Seat seat, Rng& rng) {
  return seat == kDracula ? dracula_habit(s, rng) : hunter_habit(s, seat, rng);
}

}  // namespace ravenhall::dracula::judgement
