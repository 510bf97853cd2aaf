#include "cli/check.hpp"

#include <utility>

#include "agents/playout.hpp"
#include "games/registry.hpp"

namespace ravenhall::cli {

Result<PropertyReport> run_check(const CheckOptions& options, const CheckProgress& progress) {
  const GameEntry* game = find_game(options.game);
  if (game == nullptr) return fail("unknown_game", "There is no game \"" + options.game + "\".");
  const GameInfo& info = game->info();
  const int sizes = info.max_seats - info.min_seats + 1;
  // What cannot be set up is said before the first game.
  if (auto tried = make_setup(info, options.seats == 0 ? info.max_seats : options.seats, options.options);
      !tried) {
    return tl::unexpected<Error>(std::move(tried.error()));
  }

  PropertyReport report;
  std::uint64_t games_failed = 0;
  for (std::uint64_t i = 0; i < options.games && games_failed < options.most_failures; ++i) {
    const std::uint64_t seed = mix64(options.seed) + i;
    Rng rng(seed);
    Setup setup = varied_setup(info, i, rng);
    if (!options.options.empty()) {
      setup = *make_setup(info, info.min_seats + static_cast<int>(i % static_cast<std::uint64_t>(sizes)),
                          options.options);
    }
    if (options.seats != 0) setup.seats = options.seats;
    PropertyReport played = check_properties_of(options.game, setup, seed, options.properties);
    if (!played.ok()) ++games_failed;
    report.add(std::move(played));
    if (progress && !progress(i + 1, report)) break;
  }
  return report;
}

}  // namespace ravenhall::cli
