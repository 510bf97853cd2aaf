// Where Dracula likes to go, for those who guess where he went: not every walk that fits is as likely as any
// other. He keeps away from hunters, likes crossroads, and leaves dead ends and harbours alone.
#pragma once

#include "games/dracula/trail_odds.hpp"

namespace ravenhall::dracula {

// By what everybody can see now.
Leanings leanings_of(const State& seen);

}  // namespace ravenhall::dracula
