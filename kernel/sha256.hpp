// SHA-256 (FIPS 180-4). Our own because no packaged library of it compiles for WebAssembly here; it guards
// the fairness of dice, not passwords.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace ravenhall {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view data);

// The digest as 64 hex digits.
std::string hex(const Digest& digest);

}  // namespace ravenhall
