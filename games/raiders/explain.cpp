// "Why can't I?": what is in the way of a wish.
#include <algorithm>

#include "games/raiders/raiders.hpp"
#include "games/raiders/reasons.hpp"

namespace ravenhall::raiders {

Reason Raiders::why_not(const Observation& view, const Wish& wish) {
  ActionList actions;
  legal(view.seen, view.viewer, actions);
  const bool possible =
      std::any_of(actions.begin(), actions.end(), [&](Action action) { return wish.fits(action); });
  return possible ? Reason{} : because(Why::not_now);
}

}  // namespace ravenhall::raiders
