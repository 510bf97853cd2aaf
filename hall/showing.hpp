// What the viewers of a table are shown: kept from one update to the next, so that they need only be told
// what changed, and shared by all who look with the same eyes.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "kernel/json_writer.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::hall {

// The texts of all views, each empty until somebody looks: one a seat, the last one a spectator's.
using Views = std::array<JsonText, kMaxSeats + 1>;

constexpr std::size_t view_of(Seat seat) {
  return static_cast<std::size_t>(is_player(seat) ? index(seat) : kMaxSeats);
}

// One update while it is being told. Used for one after another, so that its texts need not be allocated
// anew.
struct Showing {
  Views before;            // as told last; what is empty was not
  std::int64_t base = -1;  // the seq of that
  Views now;
  std::array<std::string, kMaxSeats + 1> changes;
  std::array<JsonText, 2> between;              // views between two events, while changes are looked for
  std::map<std::uint16_t, std::string> events;  // by the set of seats

  // From the views that were told last and on which `seq` they are, to those that were told now.
  void begin(Views& told, std::int64_t seq) {
    base = seq;
    std::swap(before, told);
    for (JsonText& view : now) view.clear();
    for (std::string& change : changes) change.clear();
    events.clear();
  }
  void end(Views& told) { std::swap(now, told); }

  // Whether all that somebody with these seats sees was told before.
  bool knows(SeatSet own) const {
    for (const Seat seat : own.empty() ? SeatSet(kSpectator) : own) {
      if (before[view_of(seat)].empty()) return false;
    }
    return true;
  }
};

}  // namespace ravenhall::hall
