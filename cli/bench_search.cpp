#include "cli/bench_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <ostream>
#include <span>
#include <thread>
#include <tuple>

#include "agents/levels.hpp"
#include "agents/playable.hpp"
#include "cli/clock.hpp"
#include "games/all_games.hpp"
#include "kernel/json.hpp"
#include "kernel/match.hpp"

namespace ravenhall::cli {

namespace {

// Moments of greedy games at which a search would think.
template <Game G>
std::vector<typename G::State> moments(const Setup& setup) {
  using J = typename G::Judgement;
  constexpr std::uint32_t kEvery = 25;
  constexpr std::size_t kMoments = 12;
  std::vector<typename G::State> found;
  NoEvents none;
  ActionList legal;
  for (std::uint64_t game = 1; found.size() < kMoments; ++game) {
    Rng rng(game);
    typename G::State s = G::start(setup);
    for (SeatSet to_act = G::to_act(s); !to_act.empty() && found.size() < kMoments; to_act = G::to_act(s)) {
      const Seat seat = to_act.first();
      if (seat == kNature) {
        G::apply(s, seat, G::nature(s, rng), none);
        continue;
      }
      legal.clear();
      G::legal(s, seat, legal);
      if (legal.size() > 1 && J::quiet(s) && !J::by_prior(s) && rng.below(kEvery) == 0) found.push_back(s);
      G::apply(s, seat,
               legal.size() == 1 ? legal[0] : greedy_choice<G, J>(G::observe(s, seat), rng, 3).action, none);
    }
  }
  return found;
}

template <Game G>
SearchCount think(const std::vector<typename G::State>& at, double seconds, std::uint64_t seed) {
  constexpr std::int64_t kEvaluations = 4000;
  SearchCount all;
  const auto start = Clock::now();
  for (std::size_t i = 0; seconds_since(start) < seconds; ++i) {
    const auto& s = at[i % at.size()];
    const auto view = G::observe(s, G::to_act(s).first());
    Rng rng(mix64(seed + i));
    Search<G, typename G::Judgement> search(view, rng, {.evaluations = kEvaluations});
    search.choose();
    all.evaluations += search.count().evaluations;
    all.iterations += search.count().iterations;
  }
  return all;
}

// All parts of one decision, by so many threads; returns the seconds it took.
template <Game G>
double decide(const Inquiry& inquiry, int threads) {
  const auto start = Clock::now();
  std::vector<std::string> thoughts(static_cast<std::size_t>(parts_of(inquiry)));
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t part = next++; part < thoughts.size(); part = next++)
      thoughts[part] = think_in<G>(inquiry, static_cast<int>(part));
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  conclude(inquiry, thoughts);
  return seconds_since(start);
}

// How much sooner the fifth level decides with two threads than with one. It thinks a tenth as long here, or
// there would be no time to ask it more than once or twice.
template <Game G>
double speedup(const std::vector<typename G::State>& at, double seconds) {
  AgentSpec agent{.kind = Agent::search, .thought = level_of(G::info().id, kLevels)};
  agent.thought.evaluations /= 10;
  double one = 0;
  double two = 0;
  for (std::size_t i = 0; one + two < seconds; ++i) {
    const auto& s = at[i % at.size()];
    const auto view = G::observe(s, G::to_act(s).first());
    const auto bytes = std::as_bytes(std::span(&view, 1));
    const Inquiry inquiry{
        .game = std::string(G::info().id), .view = {bytes.begin(), bytes.end()}, .agent = agent, .seed = i};
    one += decide<G>(inquiry, 1);
    two += decide<G>(inquiry, 2);
  }
  return one / two;
}

template <Game G>
SearchBench bench(double seconds) {
  using J = typename G::Judgement;
  const int seats = std::clamp(4, G::info().min_seats, G::info().max_seats);
  const auto at = moments<G>(*make_setup(G::info(), seats, {}));
  SearchBench result{.game = std::string(G::info().id), .seats = seats};

  constexpr int kRounds = 200;
  Rng rng(1);
  double folded = 0;
  std::vector<typename G::State> worlds(kRounds);  // as many as a search of 6,000 evaluations asks for
  auto start = Clock::now();
  for (const auto& s : at) {
    imagine_all<G>(G::observe(s, G::to_act(s).first()), rng, worlds);
    for (const auto& world : worlds) folded += static_cast<double>(G::seats(world));
  }
  const double looks = static_cast<double>(kRounds) * static_cast<double>(at.size());
  result.imagine_us = seconds_since(start) * 1e6 / looks;
  start = Clock::now();
  std::array<double, kMaxSeats> chances{};
  MemoryOf<J> memory;
  const std::size_t parts =
      G::info().sides.empty() ? static_cast<std::size_t>(seats) : G::info().sides.size();
  for (int i = 0; i < kRounds; ++i) {
    for (const auto& s : at) {
      if constexpr (KnowsChances<J, G>)
        known_chances<G, J>(s, G::to_act(s).first(), std::span<double>(chances.data(), parts), memory);
      folded += chances[0];
    }
  }
  result.value_us = seconds_since(start) * 1e6 / looks;

  think<G>(at, seconds / 10, 1);
  start = Clock::now();
  const SearchCount one = think<G>(at, seconds, 2);
  const double alone = seconds_since(start);
  result.iterations_per_s = static_cast<double>(one.iterations) / alone;
  result.evaluations_per_s = static_cast<double>(one.evaluations) / alone;
  result.speedup_2_cores = speedup<G>(at, seconds);
  return folded >= 0 ? result : SearchBench{};
}

template <class... Games>
std::vector<SearchBench> bench_all(double seconds, std::tuple<Games...>* /*list*/) {
  return {bench<Games>(seconds)...};
}

double rounded(double value) { return std::round(value * 100) / 100; }

}  // namespace

std::vector<SearchBench> bench_search(double seconds) {
  return bench_all(seconds, static_cast<AllGames*>(nullptr));
}

int run_bench_search(double seconds, bool json, std::ostream& out) {
  for (const SearchBench& one : bench_search(seconds)) {
    if (!json) {
      out << fmt::format("{} with {} seats: {:.0f} iterations and {:.0f} evaluations a second\n", one.game,
                         one.seats, one.iterations_per_s, one.evaluations_per_s);
    }
    const Json line = {{"game", one.game},
                       {"seats", one.seats},
                       {"iterations_per_s", std::round(one.iterations_per_s)},
                       {"evaluations_per_s", std::round(one.evaluations_per_s)},
                       {"imagine_us", rounded(one.imagine_us)},
                       {"value_us", rounded(one.value_us)},
                       {"speedup_2_cores", rounded(one.speedup_2_cores)}};
    out << dump(line) << "\n";
  }
  return 0;
}

}  // namespace ravenhall::cli
