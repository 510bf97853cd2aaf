#include "cli/arena/arena.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <ostream>
#include <sstream>
#include <thread>

#include "cli/exit_codes.hpp"
#include "cli/files.hpp"
#include "games/registry.hpp"

namespace ravenhall::cli {

namespace {

// The games that are done, as they come in from all threads; and whether more are wanted.
class Ledger {
 public:
  Ledger(const SeriesPlan& plan, const ArenaOptions& options, const ArenaProgress& progress)
      : plan_(plan), options_(options), progress_(progress), wanted_(options.games) {}

  // The first line says which series it is, each further one is a game.
  Result<bool> resume() {
    if (options_.resume.empty()) return true;
    const std::string head = dump(plan_json(plan_));
    if (std::filesystem::exists(options_.resume)) {
      if (const auto read = read_games(head); !read) return read;
    }
    file_.open(options_.resume);
    file_ << head << "\n";
    for (const auto& [number, game] : games_) file_ << dump(result_json(game)) << "\n";
    if (!(file_ << std::flush)) return fail("bad_file", "Cannot write " + options_.resume + ".");
    judge();
    return true;
  }

  // The next game that nobody plays yet.
  std::optional<std::size_t> next() {
    const std::lock_guard lock(mutex_);
    while (next_ < wanted_ && games_.contains(next_)) ++next_;
    if (next_ >= wanted_ || stopped_ || error_) return std::nullopt;
    return next_++;
  }

  void add(Result<GameResult> game, const std::string& saga) {
    const std::lock_guard lock(mutex_);
    if (!game) {
      error_ = game.error();
      return;
    }
    if (file_.is_open()) file_ << dump(result_json(*game)) << "\n" << std::flush;
    if (!options_.records.empty()) {
      const auto path =
          std::filesystem::path(options_.records) / fmt::format("game-{:06}.saga", game->number);
      if (const auto written = write_file(path.string(), saga); !written) error_ = written.error();
    }
    games_.emplace(game->number, std::move(*game));
    judge();
    if (progress_ && !progress_(games_.size(), wanted_)) stopped_ = true;
  }

  Result<Series> finish() {
    if (error_) return tl::unexpected<Error>(*error_);
    Series series;
    series.plan = plan_;
    for (auto& [number, game] : games_) {
      if (number >= wanted_) break;  // played on another thread before the test was decided
      series.games.push_back(std::move(game));
    }
    series.report = sum_up(series.plan, series.games);
    if (options_.sprt) {
      series.report.ratio = sprt().ratio();
      const auto verdict = sprt().verdict();
      series.report.verdict = verdict == Sprt::Verdict::high  ? "stronger"
                              : verdict == Sprt::Verdict::low ? "not stronger"
                                                              : "open";
    }
    return series;
  }

 private:
  Result<bool> read_games(const std::string& head) {
    const auto text = read_file(options_.resume);
    if (!text) return tl::unexpected<Error>(text.error());
    std::istringstream lines(*text);
    std::string line;
    if (!std::getline(lines, line) || line != head)
      return fail("bad_file", options_.resume + " belongs to another series.");
    while (std::getline(lines, line)) {
      const auto json = parse_json(line);
      if (!json) break;  // the last line was broken off with the program
      auto game = read_result(*json, plan_);
      if (!game) return tl::unexpected<Error>(game.error());
      if (game->number < options_.games) games_.emplace(game->number, std::move(*game));
    }
    return true;
  }

  // Whether a sequential test has its answer. Deals are looked at in their order, so that it does not matter
  // who was quick; all games of a deal are one sample.
  void judge() {
    if (!options_.sprt) return;
    const std::size_t each = plan_.games_a_seed();
    while (sprt().verdict() == Sprt::Verdict::open) {
      double won = 0;
      double parts = 0;
      for (std::size_t i = judged_ * each; i < (judged_ + 1) * each; ++i) {
        const auto found = games_.find(i);
        if (found == games_.end()) return;
        for (std::size_t part = 0; part < plan_.parts(); ++part) {
          if (found->second.agents[part] != 0) continue;
          won += found->second.won[part];
          ++parts;
        }
      }
      ++judged_;
      if (parts > 0) sprt().add(won / parts);
      if (sprt().verdict() != Sprt::Verdict::open) wanted_ = std::min(wanted_, judged_ * each);
    }
  }
  Sprt& sprt() {
    if (!sprt_) {
      const double par = 1.0 / static_cast<double>(plan_.parts());
      sprt_.emplace(par, par + options_.stronger);
    }
    return *sprt_;
  }

  const SeriesPlan& plan_;
  const ArenaOptions& options_;
  const ArenaProgress& progress_;
  std::mutex mutex_;
  std::map<std::size_t, GameResult> games_;
  std::ofstream file_;
  std::size_t next_ = 0;
  std::size_t wanted_;
  std::size_t judged_ = 0;  // deals
  std::optional<Sprt> sprt_;
  std::optional<Error> error_;
  bool stopped_ = false;
};

Result<bool> write_files(const ArenaOptions& options, const Series& series) {
  if (!options.csv.empty()) {
    if (const auto done = write_file(options.csv, report_csv(series.plan, series.games)); !done) return done;
  }
  if (options.html.empty()) return true;
  return write_file(options.html, report_html(series.plan, series.report, series.games, options.command));
}

}  // namespace

Result<Series> play_series(const ArenaOptions& options, const ArenaProgress& progress) {
  const GameEntry* game = find_game(options.game);
  if (game == nullptr) return fail("unknown_game", "There is no game \"" + options.game + "\".");
  auto plan =
      plan_series(*game, options.seats, options.agents, options.options, !options.fixed, options.seed);
  if (!plan) return tl::unexpected<Error>(plan.error());
  if (!options.event.empty()) {
    if (const auto known = look_for(*plan, options.event); !known)
      return tl::unexpected<Error>(known.error());
  }
  if (!options.records.empty()) {
    std::error_code problem;
    std::filesystem::create_directories(options.records, problem);
    if (problem) return fail("bad_file", "Cannot make the folder " + options.records + ".");
  }
  Ledger ledger(*plan, options, progress);
  if (const auto resumed = ledger.resume(); !resumed) return tl::unexpected<Error>(resumed.error());

  const auto start = std::chrono::steady_clock::now();
  const auto work = [&] {
    while (const auto number = ledger.next()) {
      std::string saga;
      auto played = play_numbered(*plan, *number, options.records.empty() ? nullptr : &saga);
      ledger.add(std::move(played), saga);
    }
  };
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  std::vector<std::thread> threads;
  for (int i = 1; i < (options.threads > 0 ? options.threads : std::max(1, cores)); ++i)
    threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  auto series = ledger.finish();
  if (series)
    series->report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return series;
}

int run_arena(const ArenaOptions& options, std::ostream& out, std::ostream& err) {
  const bool bar = isatty(STDERR_FILENO) != 0;
  const auto start = std::chrono::steady_clock::now();
  std::size_t first = 0;
  const auto show = [&](std::size_t done, std::size_t of) {
    if (!bar) return true;
    if (first == 0) first = done;
    constexpr std::size_t kWidth = 40;
    const double passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const double left =
        passed / static_cast<double>(done - first + 1) * static_cast<double>(of - std::min(done, of));
    err << fmt::format("\r[{:<{}}] {}/{} games, {:.0f} s to go ",
                       std::string(std::min(done, of) * kWidth / std::max<std::size_t>(of, 1), '#'), kWidth,
                       done, of, left)
        << std::flush;
    return true;
  };
  const auto series = play_series(options, show);
  if (bar) err << "\n";
  if (!series) {
    err << series.error().message << "\n";
    return series.error().code == "bad_file" ? kBadInput : kWrongUsage;
  }
  if (const auto written = write_files(options, *series); !written) {
    err << written.error().message << "\n";
    return kBadInput;
  }
  if (!options.json) out << report_text(series->plan, series->report);
  out << dump(report_json(series->plan, series->report, options.command)) << "\n";
  return kFine;
}

}  // namespace ravenhall::cli
