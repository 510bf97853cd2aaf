// A hash of plain data that is the same on every machine.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "kernel/rng.hpp"

namespace ravenhall {

static_assert(std::endian::native == std::endian::little, "hashes and records assume little-endian machines");

// Eight bytes at a time, each folded in and mixed; the length is part of it.
inline std::uint64_t hash_bytes(const void* data, std::size_t size, std::uint64_t seed = 0) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  std::uint64_t hash = mix64(seed ^ (size * 0x9e3779b97f4a7c15U));
  while (size > 0) {
    std::uint64_t word = 0;
    const std::size_t part = size < 8 ? size : 8;
    std::memcpy(&word, bytes, part);
    hash = mix64(hash ^ word);
    bytes += part;
    size -= part;
  }
  return hash;
}

// The hash of a whole state. The type may have no padding, or equal states could hash differently.
template <class State>
std::uint64_t hash_of(const State& state) {
  static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);
  return hash_bytes(&state, sizeof(State));
}

}  // namespace ravenhall
