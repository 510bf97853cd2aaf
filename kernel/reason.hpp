// What somebody wishes to do, and why it cannot be done.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "kernel/action.hpp"
#include "kernel/enums.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {

// An action of which some operands may still be open: "invade with the Leader, somewhere".
struct Wish {
  Action action;
  std::uint8_t named = 0;  // bit i: operand i is meant

  constexpr bool names(int i) const { return ((named >> i) & 1) != 0; }
  // Whether the action is one of those that are wished for.
  constexpr bool fits(Action other) const {
    return other.verb == action.verb && (!names(0) || other.a == action.a) &&
           (!names(1) || other.b == action.b) && (!names(2) || other.c == action.c);
  }
};

// How far a reason is from what is wished: of several the nearest one is told.
enum class Distance : std::uint8_t {
  short_of,   // the right thing at the right time, but something is missing: one Rage, a free village
  unfit,      // the right kind of thing, but not this one
  elsewhere,  // another kind of thing is asked for
  later,      // not at this time
};

// Why something cannot be done. `kind` is a value of the game's own enum, whose first value is `none`:
// nothing is in the way. The arguments are those of its row in the notation.
struct Reason {
  static constexpr std::size_t kArgs = 4;

  std::uint8_t kind = 0;
  std::array<std::int16_t, kArgs> args{};

  constexpr explicit operator bool() const { return kind != 0; }
  constexpr bool operator==(const Reason&) const = default;
};

// because(Why::rage_short, cost, clan.rage)
template <Enum Why, class... Args>
constexpr Reason because(Why why, Args... args) {
  static_assert(sizeof...(Args) <= Reason::kArgs);
  [[maybe_unused]] const auto number = [](auto arg) {
    if constexpr (std::is_enum_v<decltype(arg)>) {
      return static_cast<std::int16_t>(arg);
    } else {
      return static_cast<std::int16_t>(static_cast<int>(arg));
    }
  };
  return Reason{static_cast<std::uint8_t>(why), {number(args)...}};
}

}  // namespace ravenhall
