#include "agents/registry.hpp"

#include <algorithm>
#include <array>

#include "agents/agent.hpp"
#include "games/all_games.hpp"
#include "kernel/hash.hpp"
#include "kernel/match_of.hpp"
#include "kernel/text.hpp"

namespace ravenhall {

namespace {

constexpr std::array<std::string_view, 2> kNames{"random", "greedy"};
enum class Agent : std::uint8_t { random, greedy };

constexpr int kWorldsPerMs = 8;  // measured: 12 worlds take 0.8 ms a decision, 48 take 3.5 ms
constexpr int kFewestWorlds = 12;
constexpr int kMostWorlds = 48;  // more hardly help a look-ahead of one step
constexpr std::size_t kMostAlternatives = 8;

int worlds_for(int ms) {
  if (ms >= kMostWorlds / kWorldsPerMs) return kMostWorlds;
  return std::max(ms * kWorldsPerMs, kFewestWorlds);
}

template <Game G>
Suggestion suggest_in(const Match& match, Seat seat, Agent agent, std::uint64_t seed, int ms) {
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

struct Row {
  const GameInfo& (*info)();
  Suggestion (*suggest)(const Match&, Seat, Agent, std::uint64_t, int);
};

template <class List>
struct Tables;

template <class... Games>
struct Tables<std::tuple<Games...>> {
  static constexpr std::array<Row, sizeof...(Games)> kRows{{{&Games::info, &suggest_in<Games>}...}};
};

}  // namespace

std::span<const std::string_view> agent_names() { return kNames; }

Result<Suggestion> suggest(const Match& match, Seat seat, std::string_view agent, std::uint64_t seed,
                           int ms) {
  const auto known = std::find(kNames.begin(), kNames.end(), agent);
  if (known == kNames.end()) {
    return fail("unknown_agent", "There is no agent " + in_quotes(agent) + "; the agents are " +
                                     listed({kNames.begin(), kNames.end()}) + ".");
  }
  if (!is_player(seat) || !match.to_act().has(seat)) return refuse_turn(match.to_act(), seat, match.seats());
  for (const Row& row : Tables<AllGames>::kRows) {
    if (row.info().id == match.info().id) {
      return row.suggest(match, seat, static_cast<Agent>(known - kNames.begin()), seed, ms);
    }
  }
  return fail("unknown_game", "No agent knows " + std::string(match.info().title) + ".");
}

}  // namespace ravenhall
