// Our own random numbers: the same on every compiler and machine (docs/determinism.md).
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>

namespace ravenhall {

inline constexpr std::uint64_t kStride =
    0x9e3779b97f4a7c15U;  // splitmix64's step from one number to the next

// One step of splitmix64: turns any 64 bits into well mixed ones.
constexpr std::uint64_t mix64(std::uint64_t x) {
  x += kStride;
  x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31U);
}

// xoshiro256**, by Blackman and Vigna.
class Rng {
 public:
  constexpr explicit Rng(std::uint64_t seed) {
    for (auto& word : words_) {
      word = mix64(seed);
      seed += kStride;
    }
  }
  constexpr explicit Rng(const std::array<std::uint64_t, 4>& words) : words_(words) {
    if ((words_[0] | words_[1] | words_[2] | words_[3]) == 0) words_[0] = 1;  // the one state it cannot leave
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
    const std::uint64_t t = words_[1] << 17U;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= t;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  // A number below `bound` (at least 1), each with the same chance.
  constexpr int below(int bound) { return static_cast<int>(word_below(static_cast<std::uint32_t>(bound))); }
  template <std::unsigned_integral Number>
  constexpr Number below(Number bound) {
    return static_cast<Number>(word_below(static_cast<std::uint32_t>(bound)));
  }

  // A number from 0 up to, not including, 1.
  constexpr double unit() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }

  template <class Items>
  constexpr void shuffle(Items& items, std::uint32_t count) {
    for (std::uint32_t i = count; i > 1; --i) {
      const std::uint32_t k = below(i);
      const auto held = items[i - 1];
      items[i - 1] = items[k];
      items[k] = held;
    }
  }

 private:
  // Lemire's method.
  constexpr std::uint32_t word_below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32U) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  std::array<std::uint64_t, 4> words_{};
};

}  // namespace ravenhall
