// The hunt: what the hunters know of Dracula's place, how they stand around it, and his ways on.
#pragma once

#include "games/dracula/state.hpp"

namespace ravenhall::dracula::judgement {

// Where everybody but Dracula has to look for him.
struct Trace {
  EnumArray<Place, double, kPlaces> chance;
  double bits = 0;  // how much is not known: 0 he is seen, 5.9 he can be anywhere
};
Trace trace_of(const State& s);

// How good it is for somebody alone to be here, if Dracula is where the trace says.
double post_worth(const Trace& trace, Place post);
// What the hunt is worth to the hunters, for all they know.
double hunt_worth(const State& s, const Trace& trace);
// The same as Dracula sees it, who knows where he is.
double danger(const State& s, const Trace& trace);
// What it costs Dracula to have few ways on from where he is.
double narrowness(const State& s);

}  // namespace ravenhall::dracula::judgement
