// Choices whose fruits lie further ahead than one look: where to start, which cities to name, where tokens
// go, and what an action promises beyond what the table shows after it.
#pragma once

#include "games/dracula/judgement/hunt.hpp"
#include "games/dracula/state.hpp"
#include "kernel/action.hpp"

namespace ravenhall::dracula::judgement {

// How likely the city's card lies on the trail, and how much that would tell.
double naming_worth(const State& s, const Trace& trace, Place city);
// An ally who stays, against naming a city.
double ally_worth(const State& s);

// Nothing that a look ahead shows bears on this question.
bool is_guesswork(Step asked);
// In points of influence, for whoever decides.
double promise(const State& s, Seat seat, Action action);

}  // namespace ravenhall::dracula::judgement
