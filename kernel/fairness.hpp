// Fair dice: the hall shows the commitment before the first act and the seed at the end; anybody can then
// check that every act of nature followed from it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kernel/rng.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {

// What may be shown of the secret seed from the start: 64 hex digits.
std::string commitment_of(std::string_view seed);

// The generator of nature's act number `act_index` (from 0) in a match. Each act has its own key, made from
// the seed by SHA-256, so that earlier acts tell nothing about later ones.
Rng nature_rng(std::string_view seed, std::uint64_t act_index);

// The seed of what a computer player thinks for `seat` after the change with that number. It follows from the
// secret seed, so that nobody can choose it, and tells nothing about it.
std::uint64_t thought_seed(std::string_view seed, std::uint64_t number, Seat seat);

}  // namespace ravenhall
