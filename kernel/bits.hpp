// Counting bits.
#pragma once

#include <concepts>
#include <cstdint>

namespace ravenhall {

// How many bits of the word are set. Written out, because not every machine has an instruction for it and the
// compiler then calls a function; where there is one, compilers recognise this.
template <std::unsigned_integral Word>
constexpr int bits_set(Word word) {
  std::uint64_t w = word;
  w -= (w >> 1U) & 0x5555555555555555U;
  w = (w & 0x3333333333333333U) + ((w >> 2U) & 0x3333333333333333U);
  w = (w + (w >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
  return static_cast<int>((w * 0x0101010101010101U) >> 56U);
}

}  // namespace ravenhall
