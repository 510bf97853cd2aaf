// How a table stands.
#pragma once

#include "games/dracula/judgement/hunt.hpp"
#include "games/dracula/state.hpp"

namespace ravenhall::dracula::judgement {

// How far Dracula is ahead, in points of influence, as this seat can tell.
double lead(const State& s, Seat seat);

// The same with Dracula's eyes, part by part.
struct LeadParts {
  double race = 0;
  double brood = 0;
  double schemes = 0;  // with his ally
  double combat = 0;
  double items = 0;  // of all hunters, as events and tickets are
  double events = 0;
  double tickets = 0;
  double wounds = 0;
  double other = 0;  // what else ails hunters, and their ally
  double danger = 0;
  double narrowness = 0;
  double sum() const;
};
LeadParts lead_parts(const State& s, const Trace& trace);

}  // namespace ravenhall::dracula::judgement
