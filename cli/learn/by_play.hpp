// `ravenhall learn --by-play`: moves the weights of a learned judgement to where they win games (amends,
// kernel/learned.hpp). In each round two judgements that differ a little, in all amends at once and in random
// directions, play each other; all amends then move towards the better one (simultaneous perturbation).
#pragma once

#include <iosfwd>

#include "cli/learn/learn.hpp"

namespace ravenhall::cli {

// Begins with the amends in use, and leaves them as they are with no games.
int run_learn_by_play(const LearnOptions& options, std::ostream& out, std::ostream& err);

}  // namespace ravenhall::cli
