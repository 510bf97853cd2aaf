// What the fuzzers share: what must hold, and inputs that keep their form when they are changed. Bytes
// changed at random are hardly ever JSON, and even more seldom a position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/json.hpp"
#include "kernel/rng.hpp"

// libFuzzer's own changes of bytes, in place; gives the new size.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace ravenhall::fuzz {

// Ends the program, which libFuzzer reports together with the input, unless it holds.
void require(bool holds, std::string_view what, std::string_view about = {});

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// The text with some of its bytes changed by libFuzzer.
std::string changed_bytes(std::string text);
// Some value in the tree moved, copied, removed or made another one of its kind.
void change_json(Json& root, Rng& rng);
// The same for text; what is no JSON has its bytes changed.
std::string changed_json(const std::string& text, Rng& rng);

using Lines = std::vector<std::string>;
Lines lines_of(std::string_view text);
std::string text_of(const Lines& lines);
// A line removed, repeated, moved, or the rest cut off.
void change_lines(Lines& lines, Rng& rng);

// What LLVMFuzzerCustomMutator does: the input through `change`, or libFuzzer's way where that is too long.
std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed,
                   const std::function<std::string(const std::string&, Rng&)>& change);

}  // namespace ravenhall::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed);
