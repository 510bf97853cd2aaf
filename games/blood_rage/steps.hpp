// The steps of Blood Rage in one table: whose they are, what they are about, on which steps they stand and
// when.
#pragma once

#include <array>

#include "games/blood_rage/state.hpp"
#include "kernel/steps.hpp"

namespace ravenhall::blood_rage {

extern const std::array<StepRow<State>, kCountOf<Step>> kSteps;

}  // namespace ravenhall::blood_rage
