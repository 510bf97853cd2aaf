#include "cli/arena/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ravenhall::cli {

namespace {

double rounded(double value, double steps) { return std::round(value * steps) / steps; }
double share_of(double won, double of) { return of > 0 ? won / of : 0; }

}  // namespace

ArenaReport sum_up(const SeriesPlan& plan, const std::vector<GameResult>& games) {
  ArenaReport report;
  report.games = games.size();
  for (const std::string& name : plan.agents) {
    Standing& standing = report.standings.emplace_back();
    standing.name = name;
    standing.parts.resize(plan.parts());
  }
  Ratings ratings(plan.agents.size());
  for (const GameResult& game : games) {
    ratings.add(game.agents, game.ranks);
    for (std::size_t part = 0; part < plan.parts(); ++part) {
      Standing& standing = report.standings[game.agents[part]];
      ++standing.games;
      ++standing.parts[part].games;
      standing.wins += game.won[part];
      standing.parts[part].wins += game.won[part];
      if (!game.scores.empty()) standing.score += game.scores[part];
      standing.time.add(game.times[part]);
    }
    report.course.push_back(wilson(report.standings[0].wins, report.standings[0].games));
  }
  const auto happened =
      std::count_if(games.begin(), games.end(), [](const GameResult& game) { return game.happened; });
  report.happened = wilson(static_cast<double>(happened), static_cast<double>(games.size()));
  const std::vector<Rating> rated = ratings.all();
  for (std::size_t i = 0; i < report.standings.size(); ++i) {
    Standing& standing = report.standings[i];
    standing.score = share_of(standing.score, standing.games);
    standing.share = wilson(standing.wins, standing.games);
    standing.rating = rated[i];
  }
  return report;
}

Json report_json(const SeriesPlan& plan, const ArenaReport& report, const std::string& command) {
  Json json = plan_json(plan);
  json["command"] = command;
  json["games"] = report.games;
  json["seconds"] = rounded(report.seconds, 10);
  json["par"] = rounded(1.0 / static_cast<double>(plan.parts()), 10000);
  Json agents = Json::array();
  for (const Standing& standing : report.standings) {
    Json parts = Json::array();
    for (std::size_t part = 0; part < plan.parts(); ++part) {
      const auto& [games, wins] = standing.parts[part];
      if (games > 0) {
        const Share share = wilson(wins, games);
        parts.push_back({{"part", part_name(plan, part)},
                         {"games", games},
                         {"wins", rounded(wins, 1000)},
                         {"win_rate", rounded(share.rate, 10000)},
                         {"low", rounded(share.low, 10000)},
                         {"high", rounded(share.high, 10000)}});
      }
    }
    agents.push_back({{"name", standing.name},
                      {"games", standing.games},
                      {"wins", rounded(standing.wins, 1000)},
                      {"win_rate", rounded(standing.share.rate, 10000)},
                      {"low", rounded(standing.share.low, 10000)},
                      {"high", rounded(standing.share.high, 10000)},
                      {"rating", rounded(standing.rating.value, 10)},
                      {"rating_error", rounded(standing.rating.error, 10)},
                      {"score", rounded(standing.score, 100)},
                      {"decision_ms", rounded(share_of(standing.time.ms, standing.time.decisions), 100)},
                      {"longest_ms", rounded(standing.time.longest, 100)},
                      {"parts", parts}});
  }
  json["agents"] = agents;
  if (plan.event >= 0) {
    json["event"] = {{"name", json["event"]},
                     {"share", rounded(report.happened.rate, 10000)},
                     {"low", rounded(report.happened.low, 10000)},
                     {"high", rounded(report.happened.high, 10000)}};
  }
  if (!report.verdict.empty())
    json["sprt"] = {{"verdict", report.verdict}, {"log_ratio", rounded(report.ratio, 1000)}};
  return json;
}

std::string report_text(const SeriesPlan& plan, const ArenaReport& report) {
  std::string text =
      fmt::format("{}, {} seats, {} games, seed {}; par {:.1f} %\n", plan.game->info().title,
                  plan.setup.seats, report.games, plan.seed, 100.0 / static_cast<double>(plan.parts()));
  text += fmt::format("{:<20}{:>7}{:>9}{:>8}{:>16}{:>16}{:>8}{:>9}{:>9}\n", "agent", "games", "wins", "share",
                      "95 %", "rating", "points", "ms", "longest");
  for (const Standing& s : report.standings) {
    text += fmt::format("{:<20}{:>7.0f}{:>9.1f}{:>7.1f}%{:>16}{:>16}{:>8.1f}{:>9.1f}{:>9.1f}\n", s.name,
                        s.games, s.wins, 100 * s.share.rate,
                        fmt::format("{:.1f}–{:.1f}", 100 * s.share.low, 100 * s.share.high),
                        fmt::format("{:.0f} ±{:.0f}", s.rating.value, s.rating.error), s.score,
                        share_of(s.time.ms, s.time.decisions), s.time.longest);
    if (plan.game->info().sides.empty()) continue;
    for (std::size_t part = 0; part < plan.parts(); ++part) {
      const auto& [games, wins] = s.parts[part];
      const Share share = wilson(wins, games);
      if (games > 0)
        text +=
            fmt::format("  as {:<15}{:>7.0f}{:>9.1f}{:>7.1f}%{:>16}\n", part_name(plan, part), games, wins,
                        100 * share.rate, fmt::format("{:.1f}–{:.1f}", 100 * share.low, 100 * share.high));
    }
  }
  if (plan.event >= 0) {
    text += fmt::format("{} happens in {:.1f}% of the games ({:.1f}–{:.1f})\n",
                        plan.game->notation().events[static_cast<std::size_t>(plan.event)].name,
                        100 * report.happened.rate, 100 * report.happened.low, 100 * report.happened.high);
  }
  if (!report.verdict.empty())
    text += fmt::format("Sequential test: {} is {} (log ratio {:.2f})\n", plan.agents[0], report.verdict,
                        report.ratio);
  return text;
}

std::string report_csv(const SeriesPlan& plan, const std::vector<GameResult>& games) {
  std::string text = "game,part,agent,won,rank,score,decisions,hash\n";
  for (const GameResult& game : games) {
    for (std::size_t part = 0; part < plan.parts(); ++part) {
      text += fmt::format("{},{},{},{:.4g},{},{},{},{}\n", game.number, part_name(plan, part),
                          plan.agents[game.agents[part]], game.won[part], game.ranks[part],
                          game.scores.empty() ? std::string() : std::to_string(game.scores[part]),
                          game.decisions, game.hash);
    }
  }
  return text;
}

}  // namespace ravenhall::cli
