// Any game with its agents, as an entry of a library.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "agents/agent.hpp"
#include "agents/library.hpp"
#include "kernel/hash.hpp"
#include "kernel/match_of.hpp"

namespace ravenhall {

inline int worlds_for(int ms) {
  constexpr int kWorldsPerMs = 8;  // measured: 12 worlds take 0.8 ms a decision, 48 take 3.5 ms
  constexpr int kFewest = 12;
  constexpr int kMost = 48;  // more hardly help a look-ahead of one step
  return ms >= kMost / kWorldsPerMs ? kMost : std::max(ms * kWorldsPerMs, kFewest);
}

template <Game G>
Suggestion suggest_in(const Match& match, Seat seat, Agent agent, std::uint64_t seed, int ms) {
  constexpr std::size_t kMostAlternatives = 8;
  // The match says which game it is of, so its type is known.
  const auto view = static_cast<const MatchOf<G>&>(match).observation(seat);
  Rng rng(mix64(seed ^ hash_of(view)));
  if (agent == Agent::random) return {to_text(G::notation(), random_choice<G>(view, rng)), {}};

  const Choice choice = greedy_choice<G, typename G::Judgement>(view, rng, worlds_for(ms));
  Suggestion result{to_text(G::notation(), choice.action), {}};
  for (const Weighed& weighed : choice.alternatives) {
    if (result.alternatives.size() == kMostAlternatives) break;
    result.alternatives.push_back({to_text(G::notation(), weighed.action), weighed.value});
  }
  return result;
}

template <Game G>
Playable playable() {
  return {entry_of<G>(), &suggest_in<G>};
}

}  // namespace ravenhall
