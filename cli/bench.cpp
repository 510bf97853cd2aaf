#include "cli/bench.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "agents/playout.hpp"
#include "cli/allocations.hpp"
#include "cli/clock.hpp"
#include "games/all_games.hpp"

namespace ravenhall::cli {

namespace {

// The compiler must believe that somebody looks at `value`.
template <class T>
void keep(T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

template <Game G>
double copy_ns(const Setup& setup) {
  constexpr int kRounds = 200000;
  typename G::State one = G::start(setup);
  typename G::State other = one;
  const auto start = Clock::now();
  for (int i = 0; i < kRounds; ++i) {
    keep(one);
    other = one;
    keep(other);
  }
  return seconds_since(start) * 1e9 / kRounds;
}

template <Game G>
BenchReport bench(const Setup& setup, double seconds) {
  constexpr int kBatch = 50;  // games between two looks at the clock
  Rng rng(1);
  PlayoutCount warm_up;
  for (int i = 0; i < kBatch; ++i) random_game<G>(setup, rng, warm_up);

  PlayoutCount count;
  const std::uint64_t allocations = allocation_count();
  const auto start = Clock::now();
  double elapsed = 0;
  do {
    for (int i = 0; i < kBatch; ++i) random_game<G>(setup, rng, count);
    elapsed = seconds_since(start);
  } while (elapsed < seconds);
  const auto used = static_cast<double>(allocation_count() - allocations);

  BenchReport report;
  report.game = std::string(G::info().id);
  report.seats = setup.seats;
  report.seconds = elapsed;
  report.decisions_per_s = static_cast<double>(count.decisions) / elapsed;
  report.nature_acts_per_s = static_cast<double>(count.nature_acts) / elapsed;
  report.games_per_s = static_cast<double>(count.games) / elapsed;
  report.state_bytes = sizeof(typename G::State);
  report.copy_ns = copy_ns<G>(setup);
  report.allocs_per_decision = used / static_cast<double>(count.decisions);
  report.signature = hash_text(signature<G>());
  return report;
}

template <Game G>
bool bench_if(const BenchOptions& options, Result<BenchReport>& result) {
  if (options.game != G::info().id) return false;
  // Unless somebody asks for another number: four, or what the game allows.
  const int usual = std::clamp(4, G::info().min_seats, G::info().max_seats);
  const auto setup = make_setup(G::info(), options.seats > 0 ? options.seats : usual, {});
  if (setup) {
    result = bench<G>(*setup, options.seconds);
  } else {
    result = tl::unexpected<Error>(setup.error());
  }
  return true;
}

template <class... Games>
Result<BenchReport> bench_any(const BenchOptions& options, std::tuple<Games...>* /*list*/) {
  Result<BenchReport> result = fail("unknown_game", "There is no game \"" + options.game + "\".");
  static_cast<void>((bench_if<Games>(options, result) || ...));
  return result;
}

}  // namespace

Result<BenchReport> run_bench(const BenchOptions& options) {
  return bench_any(options, static_cast<AllGames*>(nullptr));
}

Json bench_json(const BenchReport& report) {
  Json json = Json::object();
  json["game"] = report.game;
  json["seats"] = report.seats;
  json["seconds"] = report.seconds;
  json["decisions_per_s"] = static_cast<long>(report.decisions_per_s);
  json["nature_acts_per_s"] = static_cast<long>(report.nature_acts_per_s);
  json["games_per_s"] = static_cast<long>(report.games_per_s);
  json["state_bytes"] = report.state_bytes;
  json["copy_ns"] = static_cast<double>(std::lround(report.copy_ns * 10)) / 10;
  json["allocs_per_decision"] = report.allocs_per_decision;
  json["signature"] = report.signature;
  return json;
}

}  // namespace ravenhall::cli
