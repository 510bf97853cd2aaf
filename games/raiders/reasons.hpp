// Why something cannot be done: the keys of the reasons (notation.cpp has their rules and arguments).
#pragma once

#include <cstdint>

namespace ravenhall::raiders {

enum class Why : std::uint8_t {
  none,
  not_now,
};

}  // namespace ravenhall::raiders
