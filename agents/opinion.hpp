// What came of a part of a thought, on its way to whoever puts the parts together: with all they need to know
// of the decision, so that they need not know the game.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agents/finding.hpp"
#include "agents/games.hpp"

namespace ravenhall {

struct Opinion {
  std::vector<std::string> actions;  // the legal ones; there is at least one
  Finding finding;                   // of them, in the same order
  double slip = 0;       // how much worse what is chosen by mistake may look; 0: no mistakes are made
  bool chances = false;  // the values are chances to win
};

// As lines of plain text that keep every bit.
std::string write_opinion(const Opinion& opinion);
// Nothing when `text` is none.
std::optional<Opinion> read_opinion(std::string_view text);

// What all parts of an inquiry together come to. Expects their thoughts (Minds::think) in order; what
// cannot be read is left out, and when nothing can, there is no action.
Suggestion conclude(const Inquiry& inquiry, std::span<const std::string> thoughts);

}  // namespace ravenhall
