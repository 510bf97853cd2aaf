#include "agents/registry.hpp"

#include <array>

#include "agents/playable.hpp"
#include "games/all_games.hpp"
#include "games/registry.hpp"

namespace ravenhall {

namespace {

template <class... Each>
Library library_of(const std::tuple<Each...>* /*list*/) {
  return Library(std::array<Playable, sizeof...(Each)>{playable<Each>()...});
}

template <class... Each>
Minds minds_of(const std::tuple<Each...>* /*list*/) {
  return Minds({mind<Each>()...});
}

constexpr const AllGames* kList = nullptr;

}  // namespace

const Library& shipped_games() {
  static const Library kLibrary = library_of(kList);
  return kLibrary;
}

const Games& shipped_rules() {
  static const Games kGames({all_games().begin(), all_games().end()});
  return kGames;
}

const Minds& shipped_minds() {
  static const Minds kMinds = minds_of(kList);
  return kMinds;
}

Result<Suggestion> suggest(const Match& match, Seat seat, std::string_view agent, std::uint64_t seed,
                           int ms) {
  return shipped_games().suggest(match, seat, agent, seed, ms);
}

}  // namespace ravenhall
