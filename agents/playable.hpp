// Any game with its agents, as an entry of a library.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "agents/agent.hpp"
#include "agents/levels.hpp"
#include "agents/library.hpp"
#include "agents/search.hpp"
#include "kernel/hash.hpp"
#include "kernel/match_of.hpp"
#include "kernel/sides.hpp"
#include "kernel/softmax.hpp"

namespace ravenhall {

inline constexpr int kFewestWorlds = 12;

inline int worlds_for(int ms) {
  constexpr int kWorldsPerMs = 8;  // measured: 12 worlds take 0.8 ms a decision, 48 take 3.5 ms
  constexpr int kMost = 48;        // more hardly help a look-ahead of one step
  return ms >= kMost / kWorldsPerMs ? kMost : std::max(ms * kWorldsPerMs, kFewestWorlds);
}

template <Game G>
Suggestion as_texts(const Choice& choice, std::size_t most) {
  Suggestion result{to_text(G::notation(), choice.action), {}, false};
  for (const Weighed& weighed : choice.alternatives) {
    if (result.alternatives.size() == most) break;
    result.alternatives.push_back({to_text(G::notation(), weighed.action), weighed.value});
  }
  return result;
}

// Whether what the viewer must decide now is not searched but decided by the worth of cards.
template <Game G>
bool goes_by_worth(const typename G::Observation& view, std::uint64_t seed) {
  Rng rng(seed);
  return G::Judgement::by_prior(G::imagine(view, rng));
}

template <Game G>
Suggestion answer_in(const Inquiry& inquiry) {
  typename G::Observation view;
  assert(inquiry.view.size() == sizeof(view));
  std::memcpy(&view, inquiry.view.data(), sizeof(view));
  Rng rng(mix64(inquiry.seed ^ hash_of(view)));
  const AgentSpec& agent = inquiry.agent;
  if (agent.kind == Agent::random) return {to_text(G::notation(), random_choice<G>(view, rng)), {}, false};
  if (agent.kind == Agent::search || agent.kind == Agent::level) {
    const Thought thought = agent.kind == Agent::level ? level_of(G::info().id, agent.level) : agent.thought;
    Suggestion result =
        as_texts<G>(Search<G, typename G::Judgement>(view, rng, thought).choose(), inquiry.most);
    result.chances = result.alternatives.size() > 1 && !goes_by_worth<G>(view, inquiry.seed);
    return result;
  }
  const int worlds = agent.kind == Agent::greedy_1 ? kFewestWorlds : worlds_for(inquiry.ms);
  return as_texts<G>(greedy_choice<G, typename G::Judgement>(view, rng, worlds), inquiry.most);
}

// By seat, or by side. Expects a quiet state of a game that goes on.
template <Game G, JudgementOf<G> J>
void judged_chances(const typename G::State& s, Seat viewer, std::span<double> out) {
  if constexpr (KnowsChances<J, G>) {
    J::chances(s, viewer, out);
  } else {
    constexpr double kPointsAhead = 0.1;
    for (int i = 0; i < G::seats(s); ++i) {
      const double ahead = worth<G, J>(s, seat_at(i));
      out[static_cast<std::size_t>(side_of(G::info(), seat_at(i)))] =
          G::info().sides.empty() ? ahead : 0.5 + 0.5 * ahead;
    }
    if (G::info().sides.empty()) softmax(out, kPointsAhead);
  }
}

template <Game G>
void chances_in(const Match& match, std::uint64_t seed, std::span<double> out) {
  using J = typename G::Judgement;
  const GameInfo& info = G::info();
  typename G::State s = static_cast<const MatchOf<G>&>(match).state();
  Rng luck(seed);
  settle<G, J>(s, luck);
  std::array<double, kMaxSeats> sum{};  // by side, or by seat
  const Outcome outcome = G::outcome(s);
  if (outcome.over) {
    for (const Seat seat : outcome.winners)
      sum[static_cast<std::size_t>(side_of(info, seat))] =
          info.sides.empty() ? 1.0 / outcome.winners.size() : 1.0;
  } else {
    // A judgement may hang on who looks: each side's eyes count the same.
    const auto sides = info.sides.empty() ? out.size() : info.sides.size();
    SeatSet viewers;
    for (std::size_t i = out.size(); i-- > 0;) {
      const Seat seat = seat_at(static_cast<int>(i));
      bool first = i == 0 || !info.sides.empty();
      for (std::size_t k = 0; k < i; ++k)
        first = first && side_of(info, seat_at(static_cast<int>(k))) != side_of(info, seat);
      if (first) viewers.add(seat);
    }
    for (const Seat viewer : viewers) {
      std::array<double, kMaxSeats> seen{};
      judged_chances<G, J>(s, viewer, std::span<double>(seen.data(), sides));
      for (std::size_t i = 0; i < sides; ++i) sum[i] += seen[i] / viewers.size();
    }
  }
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i] = std::clamp(sum[static_cast<std::size_t>(side_of(info, seat_at(static_cast<int>(i))))], 0.0, 1.0);
}

template <Game G>
Playable playable() {
  return {entry_of<G>(), &answer_in<G>, &chances_in<G>};
}

}  // namespace ravenhall
