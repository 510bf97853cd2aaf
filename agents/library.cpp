#include "agents/library.hpp"

#include <algorithm>
#include <array>

#include "kernel/text.hpp"

namespace ravenhall {

namespace {

constexpr std::array<std::string_view, 2> kNames{"random", "greedy"};  // in the order of Agent

}  // namespace

std::span<const std::string_view> agent_names() { return kNames; }

const Playable* Library::playable(std::string_view id) const {
  const auto found = std::find_if(games_.begin(), games_.end(),
                                  [&](const Playable& each) { return each.game.info().id == id; });
  return found == games_.end() ? nullptr : &*found;
}

const GameEntry* Library::find(std::string_view id) const {
  const Playable* found = playable(id);
  return found == nullptr ? nullptr : &found->game;
}

Result<Suggestion> Library::suggest(const Match& match, Seat seat, std::string_view agent, std::uint64_t seed,
                                    int ms) const {
  const auto known = std::find(kNames.begin(), kNames.end(), agent);
  if (known == kNames.end()) {
    return fail("unknown_agent", "There is no agent " + in_quotes(agent) + "; the agents are " +
                                     listed({kNames.begin(), kNames.end()}) + ".");
  }
  if (!is_player(seat) || !match.to_act().has(seat)) return refuse_turn(match.to_act(), seat, match.seats());
  const Playable* game = playable(match.info().id);
  if (game == nullptr) return fail("unknown_game", "No agent knows " + std::string(match.info().title) + ".");
  return game->suggest(match, seat, static_cast<Agent>(known - kNames.begin()), seed, ms);
}

}  // namespace ravenhall
