#include "kernel/sha256.hpp"

#include <bit>
#include <cstddef>

namespace ravenhall {

namespace {

constexpr std::size_t kBlock = 64;

constexpr std::array<std::uint32_t, 64> kRound{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Chain = std::array<std::uint32_t, 8>;

std::uint32_t small_mix(std::uint32_t x, int a, int b, unsigned shift) {
  return std::rotr(x, a) ^ std::rotr(x, b) ^ (x >> shift);
}

std::uint32_t big_mix(std::uint32_t x, int a, int b, int c) {
  return std::rotr(x, a) ^ std::rotr(x, b) ^ std::rotr(x, c);
}

// One block of 64 bytes into the chain; the letters are those of the standard.
void absorb(Chain& chain, std::string_view block) {
  std::array<std::uint32_t, 64> w{};
  for (std::size_t i = 0; i < kBlock; ++i) {
    w[i / 4] = (w[i / 4] << 8U) | static_cast<unsigned char>(block[i]);
  }
  for (std::size_t i = 16; i < 64; ++i) {
    w[i] = w[i - 16] + small_mix(w[i - 15], 7, 18, 3) + w[i - 7] + small_mix(w[i - 2], 17, 19, 10);
  }
  auto [a, b, c, d, e, f, g, h] = chain;
  for (std::size_t i = 0; i < 64; ++i) {
    const std::uint32_t first = h + big_mix(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + kRound[i] + w[i];
    const std::uint32_t second = big_mix(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + second;
  }
  const Chain added{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < chain.size(); ++i) chain[i] += added[i];
}

}  // namespace

Digest sha256(std::string_view data) {
  Chain chain{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  const std::uint64_t bits = static_cast<std::uint64_t>(data.size()) * 8;
  for (; data.size() >= kBlock; data.remove_prefix(kBlock)) absorb(chain, data.substr(0, kBlock));

  // The rest, a one bit, zeros, and the length in the last eight bytes of a block.
  std::string tail(data);
  tail += static_cast<char>(0x80);
  while (tail.size() % kBlock != kBlock - 8) tail += '\0';
  for (unsigned shift = 64; shift > 0; shift -= 8) tail += static_cast<char>((bits >> (shift - 8)) & 0xffU);
  for (std::size_t at = 0; at < tail.size(); at += kBlock)
    absorb(chain, std::string_view(tail).substr(at, kBlock));

  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i) {
    digest[i] = static_cast<std::uint8_t>(chain[i / 4] >> (24 - 8 * (i % 4)));
  }
  return digest;
}

std::string hex(const Digest& digest) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : digest) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

}  // namespace ravenhall
