// What is said of every step once: whose it is, what its operands are called, and when it can wait on which
// other one. Positions, views and the check of the agenda ask this table.
#pragma once

#include <array>

#include "games/dracula/state.hpp"
#include "kernel/steps.hpp"

namespace ravenhall::dracula {

extern const std::array<StepRow<State>, kCountOf<Step>> kSteps;

}  // namespace ravenhall::dracula
