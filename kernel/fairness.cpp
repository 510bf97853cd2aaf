#include "kernel/fairness.hpp"

#include <array>
#include <cstddef>

#include "kernel/sha256.hpp"

namespace ravenhall {

// The first line of what is hashed says what it is for, so that no commitment can ever equal a key of nature.

std::string commitment_of(std::string_view seed) {
  return hex(sha256("ravenhall commitment 1\n" + std::string(seed)));
}

Rng nature_rng(std::string_view seed, std::uint64_t act_index) {
  const Digest key = sha256("ravenhall nature 1\n" + std::to_string(act_index) + "\n" + std::string(seed));
  std::array<std::uint64_t, 4> words{};
  for (std::size_t i = 0; i < key.size(); ++i) words[i / 8] |= std::uint64_t{key[i]} << (8 * (i % 8));
  return Rng(words);
}

std::uint64_t thought_seed(std::string_view seed, std::uint64_t number, Seat seat) {
  const Digest key = sha256("ravenhall thought 1\n" + std::to_string(number) + " " +
                            std::to_string(index(seat)) + "\n" + std::string(seed));
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < 8; ++i) word |= std::uint64_t{key[i]} << (8 * i);
  return word;
}

}  // namespace ravenhall
