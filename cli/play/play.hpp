// `ravenhall play`: a game in the terminal, with any mix of people at one keyboard and computer players.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/words/languages.hpp"
#include "kernel/match.hpp"

namespace ravenhall::cli {

struct PlayOptions {
  std::string game;
  std::optional<int> seats;
  std::string human;                // who is at the keyboard, as make_controllers reads it
  std::vector<std::string> agents;  // who plays the other seats, the same way
  std::vector<std::pair<std::string, std::string>> options;
  std::string seed;    // empty: a fresh one
  std::string resume;  // a record to go on from
  std::string save;    // where the game is kept; empty: GAME.saga in this folder, or the next free name
  Language language = Language::en;
  bool color = true;
  bool clear = false;       // the terminal understands how to clear itself
  bool plain = false;       // words instead of pictures: for screen readers and simple terminals
  bool lists = false;       // the screen for any game, also where a game has its own
  std::size_t columns = 0;  // of the terminal; 0: as many as its window has
  int think_ms = 200;       // for each decision of an agent
};

// The exit status (exit_codes.hpp).
int run_play(const PlayOptions& options, std::istream& in, std::ostream& out);
// The same for a game that need not be in the registry.
int run_play(const GameEntry& game, const PlayOptions& options, std::istream& in, std::ostream& out);

}  // namespace ravenhall::cli
