// `ravenhall play`: a game in the terminal, with any mix of people at one keyboard and computer players.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ravenhall::cli {

struct PlayOptions {
  std::string game;
  std::optional<int> seats;
  std::string human;  // "0,2", "all", "none"; empty: seat 0
  std::vector<std::string>
      agents;  // for the other seats in order, the last one for all that remain; empty: greedy
  std::vector<std::pair<std::string, std::string>> options;
  std::string seed;    // empty: a fresh one
  std::string resume;  // a record to go on from
  std::string save;    // where the game is kept; empty: GAME.saga in this folder, or the next free name
  bool color = true;
  bool clear = false;  // the terminal understands how to clear itself
  bool plain = false;  // words instead of pictures: for screen readers and simple terminals
  int think_ms = 200;  // for each decision of an agent
};

// The exit status (exit_codes.hpp).
int run_play(const PlayOptions& options, std::istream& in, std::ostream& out);

}  // namespace ravenhall::cli
