// Games in the terminal are kept as records (docs/record-format.md) with their seed and who plays which seat.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/play/seating.hpp"
#include "kernel/error.hpp"
#include "kernel/match.hpp"

namespace ravenhall::cli {

struct SavedGame {
  std::unique_ptr<Match> match;
  std::vector<std::vector<Event>> events;  // of each decision so far
  Controllers controllers;                 // empty: the record does not say
  bool new_dice = false;                   // the record had no seed, so chance is drawn anew from here on
};

Result<bool> save_game(const Match& match, const Controllers& controllers, const std::string& path);
Result<SavedGame> load_game(const std::string& path, const GameEntry& game);

// The file of the latest game of that id in this folder that is not over, or an empty text.
std::string unfinished_game(const std::string& game);
// A name for a new game's file in this folder that no file has.
std::string free_name(const std::string& game);

}  // namespace ravenhall::cli
