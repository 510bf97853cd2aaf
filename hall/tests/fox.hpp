// A hall's library with the toy of two sides: the fox on seat 0 against three hounds.
#pragma once

#include <array>

#include "agents/playable.hpp"
#include "kernel/tests/two_sides_toy.hpp"

namespace ravenhall::hall::testing {

template <fox::Plant plant = fox::Plant::none>
const Library& fox_library() {
  static const Library kLibrary(std::array{playable<fox::FoxAndHounds<plant>>()});
  return kLibrary;
}

inline constexpr const char* kFoxGame = "fox-and-hounds";

}  // namespace ravenhall::hall::testing
