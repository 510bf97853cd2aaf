// clang-format off
#pragma once

#include "games/blood_rage/judgement/amends.hpp"

namespace ravenhall::blood_rage::judgement {

inline constexpr std::array<double, kAmends.size()> kAmended{};

}  // namespace ravenhall::blood_rage::judgement
