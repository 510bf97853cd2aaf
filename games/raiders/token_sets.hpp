// Every set of two to four tokens that can lie on a raid space, and its name: one letter a token, as "gglv".
#pragma once

#include <array>
#include <string_view>

#include "games/raiders/data.hpp"

namespace ravenhall::raiders {

enum class SetId : std::uint8_t {};  // the place of a set in the table below
inline constexpr int kNamedSets = 10 + 20 + 35;

struct NamedSet {
  TokenSet tokens{};
  std::array<char, kMostSet> letters{};
  int size = 0;
  constexpr std::string_view name() const { return std::string_view(letters.data(), size); }
};
inline constexpr auto kNamedSetTable = [] {
  EnumArray<SetId, NamedSet, kNamedSets> sets;
  SetId next{};
  for (int size = 2; size <= kMostSet; ++size) {
    for (int gold = size; gold >= 0; --gold) {
      for (int iron = size - gold; iron >= 0; --iron) {
        for (int livestock = size - gold - iron; livestock >= 0; --livestock) {
          NamedSet& set = sets[next];
          next = after(next);
          set.tokens = {gold, iron, livestock, size - gold - iron - livestock};
          for (const Resource what : TokenSet::keys()) {
            for (int n = set.tokens[what]; n > 0; --n) set.letters[set.size++] = name_of(what)[0];
          }
        }
      }
    }
  }
  return sets;
}();
inline constexpr auto kSetNames = [] {
  std::array<std::string_view, kNamedSets> names{};
  std::size_t i = 0;
  for (const NamedSet& set : kNamedSetTable) names[i++] = set.name();
  return names;
}();

constexpr const NamedSet& row(SetId set) { return kNamedSetTable[set]; }
// The set of these tokens; expects two to four.
constexpr SetId named_set(const TokenSet& tokens) {
  for (const SetId set : kNamedSetTable.keys()) {
    if (row(set).tokens == tokens) return set;
  }
  return {};
}

}  // namespace ravenhall::raiders
