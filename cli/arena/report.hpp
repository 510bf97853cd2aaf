// What a series came to: for people, for programs, and as a page with pictures.
#pragma once

#include <string>
#include <vector>

#include "cli/arena/series.hpp"
#include "cli/arena/statistics.hpp"
#include "kernel/json.hpp"

namespace ravenhall::cli {

// One agent's games. An agent with several seats in a game has that many games of it.
struct Standing {
  std::string name;
  double games = 0;
  double wins = 0;
  double score = 0;  // the mean; 0 where there are no points
  Share share;
  Rating rating;
  ThinkingTime time;
  struct Part {
    double games = 0;
    double wins = 0;
  };
  std::vector<Part> parts;  // by seat or side
};

struct ArenaReport {
  std::vector<Standing> standings;
  std::size_t games = 0;
  double seconds = 0;
  Share happened;       // of the event that was looked for
  std::string verdict;  // of a sequential test: "stronger", "not stronger", "open"; empty without one
  double ratio = 0;
  std::vector<Share> course;  // the first agent's share after each game, for the picture
};

// Expects the games in the order of their numbers.
ArenaReport sum_up(const SeriesPlan& plan, const std::vector<GameResult>& games);

Json report_json(const SeriesPlan& plan, const ArenaReport& report, const std::string& command);
std::string report_text(const SeriesPlan& plan, const ArenaReport& report);
// One line a game and part.
std::string report_csv(const SeriesPlan& plan, const std::vector<GameResult>& games);
std::string report_html(const SeriesPlan& plan, const ArenaReport& report,
                        const std::vector<GameResult>& games, const std::string& command);

}  // namespace ravenhall::cli
