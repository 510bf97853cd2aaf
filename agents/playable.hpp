// Any game with its agents, as an entry of a library.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>

#include "agents/agent.hpp"
#include "agents/library.hpp"
#include "agents/opinion.hpp"
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

// The own share of a search that several divide.
inline std::int64_t share_of(std::int64_t evaluations, int shards, int shard) {
  return evaluations / shards + (shard < evaluations % shards ? 1 : 0);
}

template <Game G>
typename G::Observation view_in(const Inquiry& inquiry) {
  typename G::Observation view;
  assert(inquiry.view.size() == sizeof(view));
  std::memcpy(&view, inquiry.view.data(), sizeof(view));
  return view;
}

// A choice as a finding that leads to the same choice: what is preferred was visited more.
inline Finding as_finding(const Choice& choice, const ActionList& legal) {
  Finding finding;
  finding.actions.resize(legal.size());
  auto rank = static_cast<std::uint32_t>(legal.size());
  for (const Weighed& weighed : choice.alternatives) {
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (legal[i] == weighed.action) finding.actions[i] = {rank, weighed.value};
    }
    --rank;
  }
  return finding;
}

// An opinion on what the viewer may do, before anything was found.
template <Game G>
Opinion nothing_found(const Inquiry& inquiry, const typename G::Observation& view, ActionList& legal) {
  Rng rng(inquiry.seed);
  const typename G::State state = G::imagine(view, rng);
  G::legal(state, view.viewer, legal);
  Opinion opinion;
  opinion.actions.reserve(legal.size());
  for (const Action action : legal) opinion.actions.push_back(to_text(G::notation(), action));
  const AgentSpec& agent = inquiry.agent;
  // What is decided by the worth of cards is not searched.
  opinion.chances =
      (agent.kind == Agent::search || agent.kind == Agent::level) && !G::Judgement::by_prior(state);
  if (opinion.chances && legal.size() > 1)
    opinion.slip = slip_of<G, typename G::Judgement>(thought_of(inquiry.game, agent), view.viewer);
  return opinion;
}

template <Game G>
Finding find_in(const Inquiry& inquiry, int part, const typename G::Observation& view,
                const ActionList& legal) {
  using J = typename G::Judgement;
  Rng rng(mix64((inquiry.seed ^ hash_of(view)) + static_cast<std::uint64_t>(part) * kStride));
  const AgentSpec& agent = inquiry.agent;
  if (agent.kind == Agent::search || agent.kind == Agent::level) {
    Thought thought = thought_of(inquiry.game, agent);
    thought.evaluations = share_of(thought.evaluations, parts_of(inquiry), part);
    return Search<G, J>(view, rng, thought).find_out();
  }
  if (agent.kind == Agent::random) return as_finding({{}, {{random_choice<G>(view, rng), 0}}}, legal);
  const int worlds = agent.kind == Agent::greedy_1 ? kFewestWorlds : worlds_for(inquiry.ms);
  return as_finding(greedy_choice<G, J>(view, rng, worlds), legal);
}

template <Game G>
std::string think_in(const Inquiry& inquiry, int part) {
  const auto view = view_in<G>(inquiry);
  ActionList legal;
  Opinion opinion = nothing_found<G>(inquiry, view, legal);
  opinion.finding = find_in<G>(inquiry, part, view, legal);
  return write_opinion(opinion);
}

// By seat, or by side. Expects a quiet state of a game that goes on.
template <Game G, JudgementOf<G> J>
void judged_chances(const typename G::State& s, Seat viewer, std::span<double> out, MemoryOf<J>& memory) {
  if constexpr (KnowsChances<J, G>) {
    known_chances<G, J>(s, viewer, out, memory);
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
void chances_in(std::span<const std::byte> state, std::uint64_t seed, std::span<double> out) {
  using J = typename G::Judgement;
  const GameInfo& info = G::info();
  typename G::State s;
  assert(state.size() == sizeof(s));
  std::memcpy(&s, state.data(), sizeof(s));
  Rng luck(seed);
  MemoryOf<J> memory;
  settle<G, J, LearnedAnswers<J>>(s, luck, memory);
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
      judged_chances<G, J>(s, viewer, std::span<double>(seen.data(), sides), memory);
      for (std::size_t i = 0; i < sides; ++i) sum[i] += seen[i] / viewers.size();
    }
  }
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i] = std::clamp(sum[static_cast<std::size_t>(side_of(info, seat_at(static_cast<int>(i))))], 0.0, 1.0);
}

template <Game G>
Mind mind() {
  return {&G::info, &think_in<G>, &chances_in<G>};
}

template <Game G>
Playable playable() {
  return {entry_of<G>(), mind<G>()};
}

}  // namespace ravenhall
