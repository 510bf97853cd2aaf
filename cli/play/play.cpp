#include "cli/play/play.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <ostream>
#include <utility>

#include "agents/registry.hpp"
#include "cli/exit_codes.hpp"
#include "cli/play/saves.hpp"
#include "cli/play/screen.hpp"
#include "cli/play/table.hpp"
#include "cli/play/terminal.hpp"
#include "cli/seed.hpp"
#include "games/registry.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

// "0,2", "all" or "none" as a set of seats.
Result<SeatSet> human_seats(const std::string& text, int seats) {
  if (text.empty()) return SeatSet(seat_at(0));
  if (text == "all") return SeatSet::first(seats);
  if (text == "none") return SeatSet();
  SeatSet chosen;
  std::string part;
  for (const char byte : text + ",") {
    if (byte != ',') {
      part += byte;
      continue;
    }
    const auto seat = parse_seat(part, seats);
    if (!seat || !is_player(*seat)) {
      return fail("bad_seat",
                  fmt::format("--human takes seats from 0 to {}, such as 0,2, or all or none; not {}.",
                              seats - 1, in_quotes(text)));
    }
    chosen.add(*seat);
    part.clear();
  }
  return chosen;
}

Result<Controllers> choose_controllers(const PlayOptions& options, int seats) {
  const auto humans = human_seats(options.human, seats);
  if (!humans) return tl::unexpected<Error>(humans.error());
  const auto known = agent_names();
  for (const std::string& agent : options.agents) {
    if (std::find(known.begin(), known.end(), agent) == known.end()) {
      return fail("unknown_agent", "There is no agent " + in_quotes(agent) + "; possible: " +
                                       listed({known.begin(), known.end()}, known.size()) + ".");
    }
  }
  Controllers controllers;
  std::size_t next = 0;
  for (int i = 0; i < seats; ++i) {
    if (humans->has(seat_at(i))) {
      controllers.emplace_back(kHuman);
    } else {
      controllers.push_back(
          options.agents.empty() ? "greedy" : options.agents[std::min(next++, options.agents.size() - 1)]);
    }
  }
  return controllers;
}

Result<SavedGame> new_game(const PlayOptions& options) {
  const GameEntry* game = find_game(options.game);
  if (game == nullptr) return fail("unknown_game", "There is no game " + in_quotes(options.game) + ".");
  const auto setup =
      make_setup(game->info(), options.seats.value_or(game->info().max_seats), options.options);
  if (!setup) return tl::unexpected<Error>(setup.error());
  auto controllers = choose_controllers(options, setup->seats);
  if (!controllers) return tl::unexpected<Error>(controllers.error());
  return SavedGame{game->create(*setup, options.seed.empty() ? fresh_seed() : options.seed),
                   std::move(*controllers)};
}

Result<SavedGame> resumed_game(const PlayOptions& options, const std::string& file) {
  auto saved = load_game(file, options.game);
  if (!saved) return saved;
  const auto known = agent_names();
  const bool named = !options.human.empty() || !options.agents.empty();
  const bool usable =
      !saved->controllers.empty() &&
      std::all_of(saved->controllers.begin(), saved->controllers.end(), [&](const std::string& name) {
        return name == kHuman || std::find(known.begin(), known.end(), name) != known.end();
      });
  if (named || !usable) {
    auto controllers = choose_controllers(options, saved->match->seats());
    if (!controllers) return tl::unexpected<Error>(controllers.error());
    saved->controllers = std::move(*controllers);
  }
  return saved;
}

bool nothing_asked_for(const PlayOptions& options) {
  return !options.seats && options.human.empty() && options.agents.empty() && options.options.empty() &&
         options.seed.empty() && options.resume.empty() && options.save.empty();
}

}  // namespace

int run_play(const PlayOptions& options, std::istream& in, std::ostream& out) {
  const InterruptGuard guard;
  Terminal terminal(in, out, options.clear);
  auto screen = make_screen(options.game, Style{options.color, options.plain});
  if (screen == nullptr) {
    terminal.say("There is no terminal screen for this game yet; ravenhall engine plays it.");
    return kWrongUsage;
  }
  std::string resume = options.resume;
  if (nothing_asked_for(options)) {
    const std::string open = unfinished_game(options.game);
    if (!open.empty() &&
        terminal.confirm(fmt::format("An unfinished game is kept in {}. Go on with it?", open), false)) {
      resume = open;
    }
  }
  auto game = resume.empty() ? new_game(options) : resumed_game(options, resume);
  if (!game) {
    terminal.say(game.error().message);
    return resume.empty() ? kWrongUsage : kBadInput;
  }
  if (game->new_dice) terminal.say("This record has no seed, so chance is drawn anew from here on.");
  const bool people =
      std::find(game->controllers.begin(), game->controllers.end(), kHuman) != game->controllers.end();
  std::string file = !options.save.empty() ? options.save : resume;
  if (file.empty() && people) file = free_name(options.game);
  if (people)
    terminal.say(fmt::format("{}. Type ? for help at any time, q to stop.", game->match->info().title));
  Table table(std::move(game->match), std::move(game->controllers), terminal, std::move(screen), file,
              options.think_ms);
  return table.run();
}

}  // namespace ravenhall::cli
