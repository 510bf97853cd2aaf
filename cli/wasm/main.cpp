// The bench inside WebAssembly: `bench GAME --json` prints the signature and the speed, to compare with the
// native one.
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>

#include "agents/playout.hpp"
#include "games/all_games.hpp"
#include "kernel/match.hpp"

namespace {

using namespace ravenhall;

double seconds_now() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

template <Game G>
bool bench(std::string_view id) {
  if (id != G::info().id) return false;
  const std::string found = hash_text(signature<G>());
  const Setup setup = *make_setup(G::info(), G::info().max_seats, {});
  Rng rng(1);
  PlayoutCount count;
  const double start = seconds_now();
  double elapsed = 0;
  while (elapsed < 1) {
    for (int i = 0; i < 20; ++i) random_game<G>(setup, rng, count);
    elapsed = seconds_now() - start;
  }
  std::printf("{\"game\":\"%.*s\",\"decisions_per_s\":%.0f,\"games_per_s\":%.0f,\"signature\":\"%s\"}\n",
              static_cast<int>(id.size()), id.data(), static_cast<double>(count.decisions) / elapsed,
              static_cast<double>(count.games) / elapsed, found.c_str());
  return true;
}

template <class... Games>
bool bench_any(std::string_view id, std::tuple<Games...>* /*list*/) {
  return (bench<Games>(id) || ...);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3 || std::string_view(argv[1]) != "bench") {
    std::fputs("usage: ravenhall.wasm bench GAME [--json]\n", stderr);
    return 2;
  }
  if (!bench_any(argv[2], static_cast<ravenhall::AllGames*>(nullptr))) {
    std::fprintf(stderr, "There is no game \"%s\".\n", argv[2]);
    return 2;
  }
  return 0;
}
