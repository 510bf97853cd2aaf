// What the viewers of a table are shown: kept from one update to the next, so that they need only be told
// what changed, and shared by all who look with the same eyes.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>

#include "kernel/seat.hpp"

namespace ravenhall::hall {

// The texts of all views, each empty until somebody looks: one a seat, the last one a spectator's.
using Views = std::array<std::string, kMaxSeats + 1>;

constexpr std::size_t view_of(Seat seat) {
  return static_cast<std::size_t>(is_player(seat) ? index(seat) : kMaxSeats);
}

// One update while it is being told.
struct Showing {
  Views before;            // as told last; what is empty was not
  std::int64_t base = -1;  // the seq of that
  Views now;
  Views changes;
  std::array<std::string, 2> between;           // views between two events, while changes are looked for
  std::map<std::uint16_t, std::string> events;  // by the set of seats

  // Whether all that somebody with these seats sees was told before.
  bool knows(SeatSet own) const {
    for (const Seat seat : own.empty() ? SeatSet(kSpectator) : own) {
      if (before[view_of(seat)].empty()) return false;
    }
    return true;
  }
};

}  // namespace ravenhall::hall
