#include "games/registry.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/all_games.hpp"
#include "kernel/match_of.hpp"
#include "kernel/properties.hpp"

namespace ravenhall {

namespace {

using DescriptionFunction = Description (*)();
using CheckFunction = PropertyReport (*)(const Setup&, std::uint64_t, const PropertyOptions&);

template <class List>
struct Tables;

template <class... Games>
struct Tables<std::tuple<Games...>> {
  static constexpr std::size_t kCount = sizeof...(Games);
  static std::array<GameEntry, kCount> entries() { return {entry_of<Games>()...}; }
  static constexpr std::array<DescriptionFunction, kCount> kDescriptions{&Games::description...};
  static constexpr std::array<CheckFunction, kCount> kChecks{&check_properties<Games>...};
};

std::size_t place_of(const GameEntry& game) { return static_cast<std::size_t>(&game - all_games().data()); }

}  // namespace

std::span<const GameEntry> all_games() {
  static const auto kEntries = Tables<AllGames>::entries();
  return kEntries;
}

const GameEntry* find_game(std::string_view id) {
  const auto games = all_games();
  const auto found =
      std::find_if(games.begin(), games.end(), [&](const GameEntry& game) { return game.info().id == id; });
  return found == games.end() ? nullptr : &*found;
}

Description description_of(std::string_view id) {
  const GameEntry* game = find_game(id);
  return game == nullptr ? Description() : Tables<AllGames>::kDescriptions[place_of(*game)]();
}

PropertyReport check_properties_of(std::string_view id, const Setup& setup, std::uint64_t seed,
                                   const PropertyOptions& options) {
  const GameEntry* game = find_game(id);
  if (game == nullptr) return {};
  return Tables<AllGames>::kChecks[place_of(*game)](setup, seed, options);
}

}  // namespace ravenhall
