// "Why can't I?": what is in the way of a wish.
#include <algorithm>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/reasons.hpp"

namespace ravenhall::blood_rage {

Reason BloodRage::why_not(const Observation& view, const Wish& wish) {
  ActionList actions;
  legal(view.seen, view.viewer, actions);
  const bool possible =
      std::any_of(actions.begin(), actions.end(), [&](Action action) { return wish.fits(action); });
  return possible ? Reason{} : because(Why::not_now);
}

}  // namespace ravenhall::blood_rage
