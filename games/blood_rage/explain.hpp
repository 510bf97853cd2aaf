// What is in the way of a wish, for the files that say it (explain*.cpp).
#pragma once

#include <span>
#include <vector>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/reasons.hpp"
#include "games/blood_rage/verbs.hpp"
#include "kernel/explain.hpp"

namespace ravenhall::blood_rage {

// Of all that a wish can mean the reason that is nearest to being overcome, or none when one of it is legal.
class Nearest {
 public:
  void add(const Reason& reason) {
    if (!reason) possible_ = true;
    if (possible_ || (nearest_ && !is_nearer(reason, nearest_))) return;
    nearest_ = reason;
  }
  // What is told when nothing was tried.
  Reason or_else(const Reason& otherwise) const {
    if (possible_) return {};
    return nearest_ ? nearest_ : otherwise;
  }

 private:
  // Of two prices the lower one.
  static bool is_nearer(const Reason& one, const Reason& other) {
    if (one.kind == other.kind && one.kind == static_cast<std::uint8_t>(Why::rage_short))
      return one.args[0] < other.args[0];
    const auto distance = [](const Reason& reason) { return distance_of(BloodRage::notation(), reason); };
    return distance(one) < distance(other);
  }
  Reason nearest_;
  bool possible_ = false;
};

// What operand i can be: what is wished for, or each of `all`.
template <Enum E, class All>
std::vector<E> meant(const Wish& wish, int i, const All& all) {
  const Operand named = i == 0 ? wish.action.a : wish.action.b;
  if (wish.names(i)) return {static_cast<E>(named)};
  std::vector<E> every;
  for (const E each : all) every.push_back(each);
  return every;
}

inline Reason rage_short(const State& s, Seat seat, int cost) {
  return because(Why::rage_short, cost, sheet(s, seat).rage);
}

// Why no figure can be put there or march there, if it could go to such a place at all.
Reason against_room(const State& s, Place place);

// Expect that the question which waits for the seat is one that such a verb answers.
Reason against_action(const State& s, Seat seat, const Wish& wish);
Reason against_answer(const State& s, Seat seat, const Wish& wish);

}  // namespace ravenhall::blood_rage
