// A game's options as it reads them: a struct of one byte each, in the order of its option table, every one
// an enum whose first value is the option's first. Outside they are the indices of the chosen values.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "kernel/game.hpp"

namespace ravenhall {

// For options that switch something; the first value is the default.
enum class OnOff : std::uint8_t { on, off };
enum class OffOn : std::uint8_t { off, on };
constexpr bool is_on(OnOff value) { return value == OnOff::on; }
constexpr bool is_on(OffOn value) { return value == OffOn::on; }

template <class Options>
using OptionIndices = std::array<std::uint8_t, sizeof(Options)>;

template <class Options>
constexpr OptionIndices<Options> indices_of(const Options& options) {
  return std::bit_cast<OptionIndices<Options>>(options);
}
template <class Options>
constexpr Options options_from(const OptionIndices<Options>& indices) {
  return std::bit_cast<Options>(indices);
}

// What a table agreed on, and back.
template <class Options>
Options options_of(const Setup& setup) {
  OptionIndices<Options> chosen{};
  std::copy_n(setup.options.begin(), chosen.size(), chosen.begin());
  return options_from<Options>(chosen);
}
template <class Options>
Setup setup_of(int seats, const Options& options) {
  Setup setup{.seats = seats, .options = {}};
  for (const std::uint8_t value : indices_of(options)) setup.options.push_back(value);
  return setup;
}

}  // namespace ravenhall
