// The clocks of a table's seats. A seat's time runs while it must decide.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "hall/table_info.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::hall {

class Clocks {
 public:
  static constexpr Millis kNever = std::numeric_limits<Millis>::max();

  explicit Clocks(const ClockRules& rules) : rules_(rules) {
    for (Clock& clock : clocks_) clock.reserve = rules.reserve;
  }

  // Goes on from what the seat has used already, if its question was put before.
  void start(Seat seat, Millis now);
  // The seat need not decide any more. What it used beyond the time of one decision goes off its reserve.
  void stop(Seat seat, Millis now) { (void)charge(seat, now); }
  // The seat's time stands still; what it has used is not forgotten.
  void pause(Seat seat, Millis now);
  // The seat has taken the decision with this number.
  void decided(Seat seat, std::size_t decision, Millis now);
  // Only the first `keep` decisions stand. For those who asked for it, the time they used for what they took
  // back counts for the next try, or asking for it again and again would stop the clock; the others get
  // theirs back.
  void go_back(std::size_t keep, SeatSet asked_by, Millis now);
  // The seat's time does not count any more.
  void forget(Seat seat) { of(seat).asked = kStopped; }
  bool running(Seat seat) const { return of(seat).asked != kStopped; }
  // When the seat's time is up.
  Millis deadline(Seat seat) const;
  // Of the time for one decision; below 0: the reserve is being used.
  Millis left(Seat seat, Millis now) const;
  Millis reserve(Seat seat) const { return of(seat).reserve; }
  const ClockRules& rules() const { return rules_; }
  bool any_running() const;

  // What has been used, for the store; empty without clocks. And back, before any seat is asked.
  std::string save(Millis now) const;
  void load(std::string_view text);

 private:
  static constexpr Millis kStopped = -1;
  struct Used {
    std::size_t decision = 0;
    Millis time = 0;
    Millis charged = 0;  // to the reserve
  };
  struct Clock {
    Millis asked = kStopped;
    Millis carried = 0;  // used before `asked` for the same decision
    Millis reserve = 0;
    std::vector<Used> used;  // for each decision, the last one last
  };

  Clock& of(Seat seat) { return clocks_[static_cast<std::size_t>(index(seat))]; }
  const Clock& of(Seat seat) const { return clocks_[static_cast<std::size_t>(index(seat))]; }
  Used charge(Seat seat, Millis now);

  ClockRules rules_;
  std::array<Clock, kMaxSeats> clocks_;
};

}  // namespace ravenhall::hall
