// The one list of games with their agents, for everybody who knows a match only as a Match.
#pragma once

#include <cstdint>
#include <string_view>

#include "agents/library.hpp"

namespace ravenhall {

// The games of games/all_games.hpp.
const Library& shipped_games();
// Only the games, or only those who think about them: a program that asks nothing else has none of the
// other's code.
const Games& shipped_rules();
const Minds& shipped_minds();

// Library::suggest of the shipped games.
Result<Suggestion> suggest(const Match& match, Seat seat, std::string_view agent, std::uint64_t seed, int ms);

}  // namespace ravenhall
