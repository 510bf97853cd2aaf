// Any game with its agents, as an entry of a library.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "agents/agent.hpp"
#include "agents/levels.hpp"
#include "agents/library.hpp"
#include "agents/search.hpp"
#include "kernel/hash.hpp"
#include "kernel/match_of.hpp"

namespace ravenhall {

inline constexpr int kFewestWorlds = 12;

inline int worlds_for(int ms) {
  constexpr int kWorldsPerMs = 8;  // measured: 12 worlds take 0.8 ms a decision, 48 take 3.5 ms
  constexpr int kMost = 48;        // more hardly help a look-ahead of one step
  return ms >= kMost / kWorldsPerMs ? kMost : std::max(ms * kWorldsPerMs, kFewestWorlds);
}

template <Game G>
Suggestion as_texts(const Choice& choice) {
  constexpr std::size_t kMostAlternatives = 8;
  Suggestion result{to_text(G::notation(), choice.action), {}};
  for (const Weighed& weighed : choice.alternatives) {
    if (result.alternatives.size() == kMostAlternatives) break;
    result.alternatives.push_back({to_text(G::notation(), weighed.action), weighed.value});
  }
  return result;
}

template <Game G>
Suggestion answer_in(const Inquiry& inquiry) {
  typename G::Observation view;
  assert(inquiry.view.size() == sizeof(view));
  std::memcpy(&view, inquiry.view.data(), sizeof(view));
  Rng rng(mix64(inquiry.seed ^ hash_of(view)));
  const AgentSpec& agent = inquiry.agent;
  if (agent.kind == Agent::random) return {to_text(G::notation(), random_choice<G>(view, rng)), {}};
  if (agent.kind == Agent::search || agent.kind == Agent::level) {
    const Thought thought = agent.kind == Agent::level ? level_of(G::info().id, agent.level) : agent.thought;
    return as_texts<G>(Search<G, typename G::Judgement>(view, rng, thought).choose());
  }
  const int worlds = agent.kind == Agent::greedy_1 ? kFewestWorlds : worlds_for(inquiry.ms);
  return as_texts<G>(greedy_choice<G, typename G::Judgement>(view, rng, worlds));
}

template <Game G>
Playable playable() {
  return {entry_of<G>(), &answer_in<G>};
}

}  // namespace ravenhall
