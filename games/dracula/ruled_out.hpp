// Why Dracula cannot be in a place, for all that a seat knows: what hunters ask when they look at the belief.
#pragma once

#include "games/dracula/dracula.hpp"

namespace ravenhall::dracula {

// One reason; what does not belong to it is at its default.
struct RuledOut {
  Out why = Out::none;
  Seat hunter = kSpectator;  // who was there, or is
  int time = -1;             // when he was shown not to be there
  Spot spot = Spot::none;    // where the card of the place lies openly
  LocationBack back = LocationBack::none;
  Place from = Place::none;  // where he is known to be or, with `steps`, to have been so many moves ago
  int steps = 0;
  bool operator==(const RuledOut&) const = default;
};

class Whereabouts {
 public:
  // Looks at nothing that is hidden.
  explicit Whereabouts(const State& seen);

  // The most telling reason why he is not in that place. Expects him to be on the board, and a place that is
  // not in the belief.
  RuledOut against(Place place) const;

 private:
  const State& s_;
  PlayerSet watchers_;  // hunters who have looked around where they are
  PlaceSet watched_;    // the cities of these
  PlaceSet open_;       // places whose card lies face up
  Spot newest_ = Spot::none;
  Place last_ = Place::none;  // the last place where he is known to have been …
  int steps_ = 0;             // … so many moves ago …
  PlaceSet near_;             // … and where he can have come since, if nothing else was in his way
};

}  // namespace ravenhall::dracula
