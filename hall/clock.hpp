// The clocks of a table's seats. A seat's time runs while it must decide.
#pragma once

#include <algorithm>
#include <array>
#include <limits>

#include "hall/table_info.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::hall {

class Clocks {
 public:
  static constexpr Millis kNever = std::numeric_limits<Millis>::max();

  explicit Clocks(const ClockRules& rules) : rules_(rules) { reserve_.fill(rules.reserve); }

  void start(Seat seat, Millis now) { asked_[at(seat)] = now; }
  // The seat has decided, or need not any more. What it used beyond the time of one decision goes off its
  // reserve.
  void stop(Seat seat, Millis now) {
    if (asked_[at(seat)] == kStopped) return;
    const Millis used = now - asked_[at(seat)];
    if (rules_.kind == ClockRules::Kind::live && used > rules_.move) {
      reserve_[at(seat)] = std::max<Millis>(0, reserve_[at(seat)] - (used - rules_.move));
    }
    asked_[at(seat)] = kStopped;
  }
  // The seat's time does not count any more.
  void forget(Seat seat) { asked_[at(seat)] = kStopped; }
  bool running(Seat seat) const { return asked_[at(seat)] != kStopped; }
  // When the seat's time is up.
  Millis deadline(Seat seat) const {
    if (rules_.kind == ClockRules::Kind::none || !running(seat)) return kNever;
    return asked_[at(seat)] + rules_.move + reserve_[at(seat)];
  }
  // Of the time for one decision; below 0: the reserve is being used.
  Millis left(Seat seat, Millis now) const {
    return running(seat) ? asked_[at(seat)] + rules_.move - now : rules_.move;
  }
  Millis reserve(Seat seat) const { return reserve_[at(seat)]; }
  const ClockRules& rules() const { return rules_; }

 private:
  static constexpr Millis kStopped = -1;
  static std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

  ClockRules rules_;
  std::array<Millis, kMaxSeats> asked_ = [] {
    std::array<Millis, kMaxSeats> none{};
    none.fill(kStopped);
    return none;
  }();
  std::array<Millis, kMaxSeats> reserve_{};
};

}  // namespace ravenhall::hall
