// clang-format off
#pragma once

#include "games/raiders/judgement/amends.hpp"

namespace ravenhall::raiders::judgement {

inline constexpr std::array<double, kAmends.size()> kAmended{};

}  // namespace ravenhall::raiders::judgement
