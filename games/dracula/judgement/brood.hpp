// What Dracula's encounters are worth to him: in his hand, in hideouts, in lairs.
#pragma once

#include "games/dracula/state.hpp"

namespace ravenhall::dracula::judgement {

// In his hand, where it can still be laid.
double held_worth(Encounter encounter);
// Of this kind in this hideout, or if it were laid there.
double lying_worth(const State& s, Encounter encounter, Spot where, bool up);
// All that lie anywhere, and his hand, as this seat can tell.
double brood_worth(const State& s, Seat seat);

}  // namespace ravenhall::dracula::judgement
