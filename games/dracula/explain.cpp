// "Why can't I?": what is in the way of a wish.
#include <algorithm>

#include "games/dracula/dracula.hpp"
#include "games/dracula/reasons.hpp"

namespace ravenhall::dracula {

Reason Dracula::why_not(const Observation& view, const Wish& wish) {
  ActionList actions;
  legal(view.seen, view.viewer, actions);
  const bool possible =
      std::any_of(actions.begin(), actions.end(), [&](Action action) { return wish.fits(action); });
  return possible ? Reason{} : because(Why::not_now);
}

}  // namespace ravenhall::dracula
