#include "agents/registry.hpp"

#include <array>

#include "agents/playable.hpp"
#include "games/all_games.hpp"

namespace ravenhall {

namespace {

template <class... Games>
Library library_of(const std::tuple<Games...>* /*list*/) {
  return Library(std::array<Playable, sizeof...(Games)>{playable<Games>()...});
}

}  // namespace

const Library& shipped_games() {
  static const Library kLibrary = library_of(static_cast<const AllGames*>(nullptr));
  return kLibrary;
}

Result<Suggestion> suggest(const Match& match, Seat seat, std::string_view agent, std::uint64_t seed,
                           int ms) {
  return shipped_games().suggest(match, seat, agent, seed, ms);
}

}  // namespace ravenhall
