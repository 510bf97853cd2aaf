// The numbers here were worked out by an independent program and may never change: records, signatures and
// fair dice depend on them.
#include "kernel/rng.hpp"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "kernel/fairness.hpp"
#include "kernel/hash.hpp"
#include "kernel/sha256.hpp"

namespace ravenhall {
namespace {

TEST(Rng, splitmix_gives_its_published_numbers) {
  EXPECT_EQ(mix64(0), 0xe220a8397b1dcdafU);
  EXPECT_EQ(mix64(1), 0x910a2dec89025cc1U);
}

TEST(Rng, xoshiro_gives_its_published_numbers) {
  Rng rng(std::array<std::uint64_t, 4>{1, 2, 3, 4});
  EXPECT_EQ(rng.next(), 11520U);
  EXPECT_EQ(rng.next(), 0U);
  EXPECT_EQ(rng.next(), 1509978240U);
  EXPECT_EQ(rng.next(), 1215971899390074240U);
}

TEST(Rng, seeds_give_the_same_numbers_for_ever) {
  Rng rng(1);
  EXPECT_EQ(rng.next(), 0xb3f2af6d0fc710c5U);
  EXPECT_EQ(rng.next(), 0x853b559647364ceaU);
  EXPECT_EQ(rng.next(), 0x92f89756082a4514U);
}

TEST(Rng, bounded_numbers_are_the_same_for_ever) {
  Rng dice(7);
  std::vector<std::uint32_t> thrown;
  for (int i = 0; i < 12; ++i) thrown.push_back(dice.below(6));
  EXPECT_EQ(thrown, (std::vector<std::uint32_t>{4, 1, 5, 5, 5, 5, 0, 0, 2, 0, 3, 4}));
  Rng wide(7);
  std::vector<std::uint32_t> drawn;
  for (int i = 0; i < 4; ++i)
    drawn.push_back(wide.below(3000000000U));  // a bound that makes it throw numbers away
  EXPECT_EQ(drawn, (std::vector<std::uint32_t>{2101729446U, 2943293174U, 2618321815U, 313307367U}));
}

TEST(Rng, shuffles_and_fractions_are_the_same_for_ever) {
  std::array<int, 8> items{0, 1, 2, 3, 4, 5, 6, 7};
  Rng rng(3);
  rng.shuffle(items, 8);
  EXPECT_EQ(items, (std::array<int, 8>{6, 0, 3, 7, 2, 1, 4, 5}));
  EXPECT_EQ(Rng(9).unit(), 0.0025834396857136177);
}

TEST(Rng, each_value_below_a_bound_is_about_as_likely) {
  Rng rng(42);
  std::array<int, 5> counts{};
  for (int i = 0; i < 50000; ++i) ++counts[rng.below(5)];
  for (const int count : counts) EXPECT_NEAR(count, 10000, 400);
}

TEST(Rng, never_stands_still) {
  Rng rng(std::array<std::uint64_t, 4>{});
  rng.next();
  EXPECT_NE(rng.next() | rng.next() | rng.next(), 0U);
}

std::uint64_t hash_text_bytes(std::string_view text, std::uint64_t seed = 0) {
  return hash_bytes(text.data(), text.size(), seed);
}

TEST(Hash, is_the_same_for_ever) {
  EXPECT_EQ(hash_text_bytes(""), 0xe220a8397b1dcdafU);
  EXPECT_EQ(hash_text_bytes("ravenhall"), 0x4d92262672df18afU);
  EXPECT_EQ(hash_text_bytes("ravenhal"), 0x8a171e93d98e3404U);
  EXPECT_EQ(hash_text_bytes("ravenhall", 1), 0xe1c4c56414c438e7U);
}

TEST(Hash, zeros_at_the_end_count) {
  EXPECT_NE(hash_text_bytes(std::string_view("a\0", 2)), hash_text_bytes("a"));
}

TEST(Sha256, agrees_with_the_standard) {
  EXPECT_EQ(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hex(sha256(std::string(1000000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, lengths_around_a_block_are_padded_right) {
  const auto start = [](std::size_t length) { return hex(sha256(std::string(length, 'x'))).substr(0, 16); };
  EXPECT_EQ(start(55), "d5e285683cd4efc0");
  EXPECT_EQ(start(56), "04c26261370ee754");
  EXPECT_EQ(start(63), "75220b47218278e6");
  EXPECT_EQ(start(64), "7ce100971f64e700");
  EXPECT_EQ(start(65), "9537c5fdf120482f");
}

TEST(Fairness, the_commitment_and_the_draws_follow_from_the_seed_for_ever) {
  EXPECT_EQ(commitment_of("secret"), "f307a50564cc435dc0122c8b45f44a688172e0deafd1af4fdcd5a5269743d8c1");
  EXPECT_EQ(nature_rng("secret", 0).next(), 0x203619384575b948U);
  EXPECT_EQ(nature_rng("secret", 1).next(), 0xa94be4f93d68bc73U);
}

}  // namespace
}  // namespace ravenhall
