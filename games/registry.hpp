// The one list of games: what can be played, and how to make matches of it. The types stand in all_games.hpp.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "kernel/match.hpp"
#include "kernel/property_report.hpp"

namespace ravenhall {

std::span<const GameEntry> all_games();

// The game with that id ("blood-rage"), or nullptr.
const GameEntry* find_game(std::string_view id);

// What views, tells and facts of the game with that id look like, for its schema. Not in GameEntry: whoever
// only plays would carry it along. Expects a game that `find_game` knows.
Description description_of(std::string_view id);

// Plays one random game of the given id and checks every property on the way (kernel/properties.hpp).
// Expects a game that `find_game` knows and a setup made for it.
PropertyReport check_properties_of(std::string_view id, const Setup& setup, std::uint64_t seed,
                                   const PropertyOptions& options = {});

}  // namespace ravenhall
