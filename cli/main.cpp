// The program `ravenhall`: reads the command line and hands over to the subcommand.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "agents/registry.hpp"
#include "cli/admin.hpp"
#include "cli/arena/arena.hpp"
#include "cli/bench.hpp"
#include "cli/bench_hall.hpp"
#include "cli/bench_search.hpp"
#include "cli/check.hpp"
#include "cli/engine.hpp"
#include "cli/exit_codes.hpp"
#include "cli/export_site.hpp"
#include "cli/learn/learn.hpp"
#include "cli/numbers.hpp"
#include "cli/play/play.hpp"
#include "cli/replay.hpp"
#include "cli/review.hpp"
#include "cli/serve.hpp"
#include "cli/web_folder.hpp"
#include "games/registry.hpp"
#include "kernel/schema.hpp"
#include "kernel/sides.hpp"
#include "kernel/text.hpp"

namespace {

using namespace ravenhall;
using namespace ravenhall::cli;

constexpr std::int64_t kMostGames = 1'000'000'000;  // and lines of a record: more than anybody waits for
constexpr const char* kVersion = "ravenhall " RAVENHALL_VERSION;
constexpr const char* kFooter =
    "Exit status: 0 fine; 1 what was checked is wrong (a record that does not replay, a broken property);\n"
    "2 wrong usage; 3 a file cannot be read or is broken; 130 interrupted (a running game is saved).";

std::string game_names() {
  std::vector<std::string> names;
  for (const GameEntry& game : all_games()) names.emplace_back(game.info().id);
  return listed(names, names.size());
}

int wrong_usage(const std::string& message) {
  std::cerr << message << "\n";
  return kWrongUsage;
}

const GameEntry* known_game(const std::string& id) {
  const GameEntry* game = find_game(id);
  if (game == nullptr)
    std::cerr << "There is no game " << in_quotes(id) << "; there is " << game_names() << ".\n";
  return game;
}

// "name=value" as two parts; the error names what is not like that.
Result<std::vector<std::pair<std::string, std::string>>> split_options(const std::vector<std::string>& texts,
                                                                       const std::string& preset) {
  std::vector<std::pair<std::string, std::string>> choices;
  if (!preset.empty()) choices.emplace_back("preset", preset);
  for (const std::string& text : texts) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) {
      return fail("bad_option", "An option is written as name=value, not " + in_quotes(text) + ".");
    }
    choices.emplace_back(text.substr(0, equals), text.substr(equals + 1));
  }
  return choices;
}

std::string options_help(const GameInfo& info) {
  std::string text;
  for (std::size_t i = 0; i < info.roles.size(); ++i) {
    text += fmt::format("{}{} {}", i == 0 ? fmt::format("\nSeats of {}: ", info.title) : ", ", i,
                        info.roles[i].name);
    const std::string_view side = side_name(info, seat_at(static_cast<int>(i)));
    if (!side.empty()) text += fmt::format(" ({})", side);
  }
  text += fmt::format("\nOptions of {} (the default first), as --option name=value:\n", info.title);
  for (const OptionInfo& option : info.options) {
    const bool many = option.values.size() > 8;
    std::vector<std::string> values{std::string(option.values[option.fallback])};
    for (std::size_t i = 0; i < option.values.size() && !many; ++i) {
      if (i != option.fallback) values.emplace_back(option.values[i]);
    }
    std::string line;
    for (const std::string& value : values) line += (line.empty() ? "" : ", ") + value;
    if (many) line += fmt::format(" and {} more", option.values.size() - 1);
    text += fmt::format("  {:<22}{}\n", option.name, line);
  }
  text += "Editions, as --preset: ";
  for (std::size_t i = 0; i < info.presets.size(); ++i) {
    text += (i == 0 ? "" : ", ") + std::string(info.presets[i].name);
  }
  return text + ".";
}

// What was typed, with the program by its name alone.
std::string command_line(int argc, char** argv) {
  std::string text = "ravenhall";
  for (int i = 1; i < argc; ++i) text += " " + std::string(argv[i]);
  return text;
}

int main_export_site(ExportSiteOptions options) {
  if (options.web.empty()) options.web = web_folder_of(this_program());
  return run_export_site(options, std::cout, std::cerr);
}

int main_engine(const std::string& id) {
  const GameEntry* game = known_game(id);
  if (game == nullptr) return kWrongUsage;
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  run_engine(*game, std::cin, std::cout);
  return kFine;
}

int main_schema(const std::string& id) {
  const GameEntry* game = known_game(id);
  if (game == nullptr) return kWrongUsage;
  std::cout << dump(schema_json(game->info(), game->notation(), description_of(id)), 1) << "\n";
  return kFine;
}

int main_bench(const BenchOptions& options, bool json) {
  if (known_game(options.game) == nullptr) return kWrongUsage;
  const auto report = run_bench(options);
  if (!report) return wrong_usage(report.error().message);
  if (!json) {
    std::cout << fmt::format("{} at random, {} seats, one core, {:.1f} s\n", report->game, report->seats,
                             report->seconds)
              << fmt::format("{:>14.0f} decisions a second, their legal lists included\n",
                             report->decisions_per_s)
              << fmt::format("{:>14.0f} acts of nature in the same second\n", report->nature_acts_per_s)
              << fmt::format("{:>14.0f} games a second\n", report->games_per_s)
              << fmt::format("{:>14} bytes a state, {:.0f} ns to copy it\n", report->state_bytes,
                             report->copy_ns)
              << fmt::format("{:>14.3f} heap allocations a decision\n", report->allocs_per_decision);
  }
  std::cout << dump(bench_json(*report)) << "\n";
  return kFine;
}

int main_check(const CheckOptions& options) {
  if (known_game(options.game) == nullptr) return kWrongUsage;
  const bool bar = isatty(STDERR_FILENO) != 0;
  const auto show = [&](std::uint64_t played, const PropertyReport& report) {
    if (!bar) return true;
    constexpr std::uint64_t kWidth = 40;
    const std::uint64_t filled = played * kWidth / options.games;
    std::cerr << fmt::format("\r[{:<{}}] {}/{} games, {} decisions, {} failures ", std::string(filled, '#'),
                             kWidth, played, options.games, report.decisions, report.failures.size())
              << std::flush;
    return true;
  };
  const auto report = run_check(options, show);
  if (bar) std::cerr << "\n";
  if (!report) return wrong_usage(report.error().message);
  for (const PropertyFailure& failure : report->failures) {
    std::cerr << "FAILED " << name_of(failure.property) << ": " << failure.what << "\n";
  }
  std::cout << dump(report_json(*report)) << "\n";
  return report->ok() ? kFine : kCheckFailed;
}

int main_play(PlayOptions options, bool no_color) {
  if (known_game(options.game) == nullptr) return kWrongUsage;
  const bool terminal = isatty(STDOUT_FILENO) != 0;
  const char* no_color_wish = std::getenv("NO_COLOR");
  const char* kind = std::getenv("TERM");
  const bool dumb = kind == nullptr || std::string_view(kind) == "dumb";
  options.color = terminal && !dumb && !no_color && !options.plain &&
                  (no_color_wish == nullptr || *no_color_wish == '\0');
  options.clear = terminal && !dumb && !options.plain;
  return run_play(options, std::cin, std::cout);
}

}  // namespace

int main(int argc, char** argv) try {
  CLI::App app("Ravenhall: heavy board games, played exactly. Games: " + game_names() + ".", "ravenhall");
  app.set_version_flag("--version", kVersion);
  app.footer(kFooter);
  app.require_subcommand(1);
  const std::string first_game(all_games()[0].info().id);
  const std::string which = "the game: " + game_names();

  std::string engine_game = first_game;
  auto* engine =
      app.add_subcommand("engine", "Speak the JSON-lines protocol on stdin and stdout (docs/protocol.md)");
  engine->add_option("GAME", engine_game, which)->capture_default_str();

  std::string schema_game = first_game;
  auto* schema = app.add_subcommand("schema", "The names of a game's verbs, events and things, as JSON");
  schema->add_option("GAME", schema_game, which)->capture_default_str();

  PlayOptions play_options;
  play_options.game = first_game;
  play_options.language = preferred_language();
  std::vector<std::string> agents;
  std::vector<std::string> play_choices;
  std::string play_preset;
  bool no_color = false;
  auto* play =
      app.add_subcommand("play", "Play in this terminal against computer players, or share the keyboard");
  play->add_option("GAME", play_options.game, which)->capture_default_str();
  add_number(*play, "--seats", play_options.seats, 1, kMaxSeats, "how many play (default: as many as can)");
  play->add_option("--human", play_options.human,
                   "who is at the keyboard, by seat, role or side: 0,2 are two people, 0+2 is one with two "
                   "seats; all; none (default: 0)");
  play->add_option("--agents,--agent", agents,
                   "computer players of the other seats in order; the last one takes all that remain "
                   "(default: greedy); 2=random names one for a seat or role")
      ->delimiter(',');
  play->add_option("--option", play_choices, "a rule, as name=value; may be repeated")->take_all();
  play->add_option("--preset", play_preset, "an edition of the rules");
  play->add_option("--seed", play_options.seed, "the same seed deals the same cards (default: a secret one)");
  play->add_option("--resume", play_options.resume, "go on with a saved game")->type_name("FILE");
  play->add_option("--save", play_options.save, "where this game is kept (default: GAME.saga)")
      ->type_name("FILE");
  add_number(*play, "--think", play_options.think_ms, 0, 600000, "milliseconds a computer player may think");
  play->add_option_function<std::string>(
          "--language", [&](const std::string& name) { play_options.language = *language_of(name); },
          "en, ru, cs or bg (default: what LC_ALL, LC_MESSAGES or LANG ask for)")
      ->check(CLI::IsMember({"en", "ru", "cs", "bg"}));
  play->add_flag("--no-color", no_color, "no colours; so does the variable NO_COLOR");
  play->add_flag("--plain", play_options.plain,
                 "words only, no drawn board: for screen readers and simple terminals");
  play->add_flag(
      "--lists", play_options.lists,
      "the table as lists and tables in the words of the engine, as games without a drawn board have it");
  play->footer([game = play->get_option("GAME")] {
    const GameEntry* named = game->count() > 0 ? find_game(game->results()[0]) : nullptr;
    return options_help(named == nullptr ? all_games()[0].info() : named->info());
  });

  ReplayOptions replay_options;
  auto* replay = app.add_subcommand("replay", "Play a record through and say what became of it");
  replay->add_option("FILE", replay_options.file, "a .saga file; - for standard input")->required();
  replay->add_flag("--verify", replay_options.verify,
                   "also check that the dice were fair and that computer players did not peek");
  replay->add_flag("--json", replay_options.json, "one JSON object instead of words");
  add_number(*replay, "--to", replay_options.to, 0, kMostGames, "only the first N decisions")->type_name("N");

  ReviewOptions review_options;
  auto* review = app.add_subcommand(
      "review", "Say how a finished match went: chances, luck and what could have been done better");
  review->add_option("FILE", review_options.file, "a .saga file; - for standard input")->required();
  review->add_flag("--json", review_options.json, "one JSON object instead of words");

  BenchOptions bench_options;
  bench_options.game = first_game;
  bool bench_json_only = false;
  auto* bench = app.add_subcommand("bench", "Measure random play on one core; the last line is JSON");
  bench->add_option("GAME", bench_options.game, which)->capture_default_str();
  bench->add_flag("--json", bench_json_only, "only the JSON");
  add_number(*bench, "--seconds", bench_options.seconds, 0.0, 3600.0, "how long")->capture_default_str();
  add_number(*bench, "--seats", bench_options.seats, 1, kMaxSeats,
             "how many play (default: four, or what the game allows)");
  BenchHallOptions hall_options;
  add_number(*bench, "--tables", hall_options.tables, 1, 100000, "of `bench hall`: running tables")
      ->capture_default_str();
  add_number(*bench, "--sockets", hall_options.sockets, 1, 60000, "of `bench hall`: connected clients")
      ->capture_default_str();
  add_number(*bench, "--rate", hall_options.rate, 0.1, 1000000.0, "of `bench hall`: actions a second")
      ->capture_default_str();
  bench->add_flag("--deflate", hall_options.deflate,
                  "of `bench hall`: messages are compressed, as with a browser");
  bench->add_flag("--whole-views", hall_options.whole_views,
                  "of `bench hall`: clients want every view whole, not what changed");
  bench->add_option("--attack", hall_options.attack,
                    "of `bench hall`: what honest tables wait while somebody attacks; `all` for each attack");

  CheckOptions check_options;
  check_options.game = first_game;
  std::vector<std::string> check_choices;
  std::string check_preset;
  bool check_json_only = false;
  auto* check =
      app.add_subcommand("check", "Play random games and check every property; the last line is JSON");
  check->add_option("GAME", check_options.game, which)->capture_default_str();
  add_number(*check, "--games", check_options.games, 0, kMostGames, "how many games")->capture_default_str();
  add_number(*check, "--seed", check_options.seed, 0, INT64_MAX, "other seeds play other games")
      ->capture_default_str();
  add_number(*check, "--seats", check_options.seats, 1, kMaxSeats,
             "how many play (default: all numbers in turn)");
  check->add_option("--option", check_choices, "a rule, as name=value (default: all rules in turn)")
      ->take_all();
  check->add_option("--preset", check_preset, "an edition of the rules");
  add_number(*check, "--stride", check_options.properties.stride, 1, 1000000,
             "the slow checks at every n-th decision only")
      ->capture_default_str();
  check->add_flag("--json", check_json_only, "accepted for scripts; the last line is JSON anyway");

  ArenaOptions arena_options;
  arena_options.game = first_game;
  std::vector<std::string> arena_choices;
  std::string arena_preset;
  auto* arena = app.add_subcommand(
      "arena", "Let computer players play each other and rate them (docs/arena.md); the last line is JSON");
  arena->add_option("GAME", arena_options.game, which)->capture_default_str();
  arena
      ->add_option("--agents", arena_options.agents,
                   "who plays, in the order of the seats or sides; the last one takes all that remain; more "
                   "than there is room for meet in all combinations")
      ->delimiter(',')
      ->required();
  add_number(*arena, "--games", arena_options.games, 1, kMostGames, "how many games, at the most with --sprt")
      ->capture_default_str();
  add_number(*arena, "--seed", arena_options.seed, 0, INT64_MAX, "other seeds play other games")
      ->capture_default_str();
  add_number(*arena, "--seats", arena_options.seats, 1, kMaxSeats,
             "how many play (default: four, or what the game allows)");
  arena->add_option("--option,--options", arena_choices, "a rule, as name=value; may be repeated")
      ->take_all();
  arena->add_option("--preset", arena_preset, "an edition of the rules");
  add_number(*arena, "--threads", arena_options.threads, 1, 1024,
             "how many games at once (default: one a core)");
  arena->add_flag("--fixed", arena_options.fixed,
                  "everybody keeps the seat or side; else each deal is played once from every one");
  arena->add_flag("--sprt", arena_options.sprt,
                  "stop as soon as it is clear whether the first agent is stronger than par");
  add_number(*arena, "--stronger", arena_options.stronger, 0.001, 0.9,
             "of --sprt: stronger means that much more of the games than par")
      ->capture_default_str();
  arena->add_option("--event", arena_options.event,
                    "count in how many games this happens, such as dracula_revealed (ravenhall schema)");
  arena->add_option("--resume", arena_options.resume, "keep the games here, and go on with those that are")
      ->type_name("FILE");
  arena->add_option("--csv", arena_options.csv, "one line a game and place")->type_name("FILE");
  arena->add_option("--html", arena_options.html, "a page with pictures")->type_name("FILE");
  arena->add_option("--records", arena_options.records, "a record of each game")->type_name("FOLDER");
  arena->add_flag("--json", arena_options.json, "only the JSON");

  LearnOptions learn_options;
  learn_options.game = first_game;
  auto* learn = app.add_subcommand(
      "learn", "Teach the computer players: plays games and fits their judgement to them (docs/arena.md)");
  learn->add_option("GAME", learn_options.game, which)->capture_default_str();
  add_number(*learn, "--games", learn_options.games, 1, kMostGames, "how many games")->capture_default_str();
  add_number(*learn, "--seed", learn_options.seed, 0, INT64_MAX, "other seeds play other games")
      ->capture_default_str();
  add_number(*learn, "--seats", learn_options.seats, 1, kMaxSeats,
             "how many play (default: all numbers in turn)");
  learn->add_option("--agent", learn_options.agent, "who plays: quick, greedy-1, or search:EVALUATIONS")
      ->capture_default_str();
  learn->add_option("--rivals", learn_options.rivals,
                    "who plays against it, all seats but one (default: the same)");
  add_number(*learn, "--whim", learn_options.whim, 0.0, 1.0, "share of decisions that are taken at random")
      ->capture_default_str();
  auto* of_choices =
      learn->add_flag("--choices", learn_options.choices,
                      "learn what drafted and kept cards are worth: half of them are taken at random");
  learn
      ->add_flag("--answers", learn_options.answers,
                 "learn how people answer in the middle of something: as whoever plays does")
      ->excludes(of_choices);
  add_number(*learn, "--threads", learn_options.threads, 1, 1024, "how many games at once")
      ->capture_default_str();
  add_number(*learn, "--epochs", learn_options.epochs, 1, 1000,
             "how often the fit goes through all positions")
      ->capture_default_str();
  add_number(*learn, "--decay", learn_options.decay, 0.0, 1.0, "how strongly weights are held at nothing")
      ->capture_default_str();
  auto* pool = learn->add_flag("--pool", learn_options.pool,
                               "one fit for all numbers of seats, for when there are few games");
  learn
      ->add_flag("--lean", learn_options.lean,
                 "hold the weights of each number of seats at those of all together instead of nothing")
      ->excludes(pool);
  learn->add_flag("--mean", learn_options.mean,
                  "write the mean of what was learned and of the weights that this program has");
  learn->add_option("--data", learn_options.data, "keep the positions here, and go on with those that are")
      ->type_name("FILE");
  learn->add_option("--write", learn_options.write, "where the weights go, as a C++ header")
      ->type_name("FILE");

  ServeOptions serve_options;
  auto* serve =
      app.add_subcommand("serve", "Open the hall: lobby and tables for the browser (docs/hosting.md)");
  serve->add_option("--host", serve_options.host, "the address to listen on (default: 127.0.0.1)");
  add_number(*serve, "--port", serve_options.port, 0, 65535, "the port (default: 8080; 0: any free one)");
  serve->add_option("--data", serve_options.data, "the folder for the database (default: ravenhall-data)");
  serve->add_option("--web", serve_options.web,
                    "the folder of the built client (default: the one that belongs to this program)");
  serve->add_option("--config", serve_options.config, "a TOML file with settings")->check(CLI::ExistingFile);

  ExportSiteOptions site_options;
  auto* export_site = app.add_subcommand(
      "export-site", "Write the client as a folder for any file server, without a hall (docs/hosting.md)");
  export_site->add_option("DIR", site_options.folder, "where to; it must be empty or not exist")->required();
  export_site->add_option("--web", site_options.web,
                          "the folder of the built client (default: the one that belongs to this program)");
  export_site->add_flag("--force", site_options.force, "write into a folder that is not empty");
  export_site->add_flag("--compressed", site_options.compressed,
                        "with .br and .gz files, for servers that can send those");

  AdminOptions admin_options;
  const auto* admin = add_admin(app, admin_options);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& problem) {
    return app.exit(problem) == 0 ? kFine : kWrongUsage;
  }
  if (engine->parsed()) return main_engine(engine_game);
  if (schema->parsed()) return main_schema(schema_game);
  if (admin->parsed()) return run_admin(admin_options, std::cout, std::cerr);
  if (serve->parsed()) return run_serve(serve_options);
  if (export_site->parsed()) return main_export_site(site_options);
  if (replay->parsed()) return run_replay(replay_options, std::cout, std::cerr);
  if (review->parsed()) return run_review(review_options, std::cout, std::cerr);
  if (bench->parsed() && bench_options.game == "hall") {
    hall_options.seconds = bench_options.seconds;
    return run_bench_hall(hall_options, bench_json_only);
  }
  if (bench->parsed() && bench_options.game == "search")
    return run_bench_search(bench_options.seconds, bench_json_only, std::cout);
  if (bench->parsed()) return main_bench(bench_options, bench_json_only);
  if (learn->parsed()) {
    learn_options.command = command_line(argc, argv);
    return run_learn(learn_options, std::cout, std::cerr);
  }
  if (arena->parsed()) {
    const auto rules = split_options(arena_choices, arena_preset);
    if (!rules) return wrong_usage(rules.error().message);
    if (known_game(arena_options.game) == nullptr) return kWrongUsage;
    arena_options.options = *rules;
    arena_options.command = command_line(argc, argv);
    return run_arena(arena_options, std::cout, std::cerr);
  }
  const auto choices =
      play->parsed() ? split_options(play_choices, play_preset) : split_options(check_choices, check_preset);
  if (!choices) return wrong_usage(choices.error().message);
  if (check->parsed()) {
    check_options.options = *choices;
    return main_check(check_options);
  }
  play_options.options = *choices;
  play_options.agents = agents;
  return main_play(play_options, no_color);
} catch (const std::exception& problem) {
  std::cerr << "ravenhall stopped: " << problem.what() << "\n";
  return kCheckFailed;
}
