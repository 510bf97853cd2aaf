// Events: what happened, for logs and animations, and who may know it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>
#include <vector>

#include "kernel/seat.hpp"

namespace ravenhall {

// One thing that happened. Everybody sees that it happened; the operands marked in `secret` only the
// witnesses.
struct Event {
  static constexpr int kArgs = 5;
  static constexpr std::int16_t kHidden = -32768;  // stands in the place of an operand the seat may not know

  static constexpr std::int16_t kNothing = -32767;  // stands in the place of an operand that there is not

  std::uint8_t kind = 0;
  Seat actor = kNature;
  std::uint8_t secret = 0;   // bit i: operand i is for the witnesses only
  std::uint8_t reveals = 0;  // 1: shows somebody what was hidden before, so nothing before it can be undone
  SeatSet witnesses;
  std::array<std::int16_t, kArgs> args{};
  bool operator==(const Event&) const = default;
};

// The event as somebody may know it who sees what any of `seats` sees.
inline Event seen_by(Event event, SeatSet seats) {
  if ((event.witnesses.bits() & seats.bits()) == 0) {
    for (int i = 0; i < Event::kArgs; ++i) {
      if (((event.secret >> i) & 1) != 0) event.args[static_cast<std::size_t>(i)] = Event::kHidden;
    }
  }
  event.witnesses = SeatSet();
  return event;
}

// A sink that keeps everything; if it was told to `watch` a state, also what that was after each event.
struct EventLog {
  static constexpr bool kListening = true;
  void add(const Event& event) {
    if (deaf) return;
    items.push_back(event);
    if (watched != nullptr) moments.insert(moments.end(), watched, watched + watched_bytes);
  }
  template <class State>
    requires std::is_trivially_copyable_v<State>
  void watch(const State& state) {
    watched = reinterpret_cast<const std::byte*>(&state);
    watched_bytes = sizeof(State);
  }
  bool revealed() const {
    for (const Event& event : items) {
      if (event.reveals != 0) return true;
    }
    return false;
  }
  std::vector<Event> items;
  std::vector<std::byte>
      moments;  // one state after another; not a template, because rules are compiled for it
  const std::byte* watched = nullptr;
  std::size_t watched_bytes = 0;
  bool deaf = false;  // keeps nothing
};

// For who wants no events. Rules are templates over their sink; with this one no event is even built. Where
// the program is to be small they are compiled for one sink only, which then is told and does not listen.
struct NoEvents {
  static constexpr bool kListening = false;
  void add(const Event& /*event*/) {}

#ifdef RAVENHALL_SMALL
  using Sink = EventLog;
  static Sink& sink() {
    static EventLog log{.items = {}, .moments = {}, .deaf = true};
    return log;
  }
#else
  using Sink = NoEvents;
  Sink& sink() { return *this; }
#endif
};

}  // namespace ravenhall
