#include "cli/play/play.hpp"

#include <algorithm>
#include <istream>
#include <ostream>
#include <utility>

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

Result<SavedGame> new_game(const GameEntry& game, const PlayOptions& options) {
  const auto setup = make_setup(game.info(), options.seats.value_or(game.info().max_seats), options.options);
  if (!setup) return tl::unexpected<Error>(setup.error());
  auto controllers = make_controllers(game.info(), setup->seats, options.human, options.agents);
  if (!controllers) return tl::unexpected<Error>(controllers.error());
  SavedGame fresh;
  fresh.match = game.create(*setup, options.seed.empty() ? fresh_seed() : options.seed);
  fresh.controllers = std::move(*controllers);
  return fresh;
}

Result<SavedGame> resumed_game(const GameEntry& game, const PlayOptions& options, const std::string& file) {
  auto saved = load_game(file, game);
  if (!saved) return saved;
  const int seats = saved->match->seats();
  const bool named = !options.human.empty() || !options.agents.empty();
  if (named || !usable(saved->controllers, seats)) {
    auto controllers = make_controllers(game.info(), seats, options.human, options.agents);
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
  if (const GameEntry* game = find_game(options.game)) return run_play(*game, options, in, out);
  out << "There is no game " << in_quotes(options.game) << ".\n";
  return kWrongUsage;
}

int run_play(const GameEntry& entry, const PlayOptions& options, std::istream& in, std::ostream& out) {
  const InterruptGuard guard;
  Terminal terminal(in, out, options.clear, options.columns);
  const std::string id(entry.info().id);
  const auto words = std::make_shared<const Words>(options.language, id);
  std::string resume = options.resume;
  if (nothing_asked_for(options)) {
    const std::string open = unfinished_game(id);
    if (!open.empty() && terminal.confirm(words->say("term-unfinished", {{"file", open}}), false)) {
      resume = open;
    }
  }
  auto game = resume.empty() ? new_game(entry, options) : resumed_game(entry, options, resume);
  if (!game) {
    terminal.say(game.error().message);
    return resume.empty() ? kWrongUsage : kBadInput;
  }
  if (game->new_dice) terminal.say(words->say("term-new-dice"));
  const bool people = std::any_of(game->controllers.begin(), game->controllers.end(), is_person);
  std::string file = !options.save.empty() ? options.save : resume;
  if (file.empty() && people) file = free_name(id);
  const std::string title = std::string(prefix_of(id)) + "-title";
  if (people)
    terminal.say(
        words->say("term-welcome",
                   {{"title", words->has(title) ? words->say(title) : std::string(entry.info().title)}}));
  auto screen =
      make_screen(entry.info(), entry.notation(), Style{options.color, options.plain}, words, options.lists);
  Table table(std::move(*game), terminal, std::move(screen), words, file, options.think_ms);
  return table.run();
}

}  // namespace ravenhall::cli
