// Which weights may be amended by play (kernel/learned.hpp), and how far a trial goes, in VP.
#pragma once

#include <array>
#include <cstddef>

#include "games/raiders/judgement/features.hpp"
#include "kernel/learned.hpp"

namespace ravenhall::raiders::judgement {

constexpr Amend amend(Feature first, double reach, Feature past, bool grows = false) {
  return {static_cast<std::size_t>(first), static_cast<std::size_t>(past), reach, grows};
}
constexpr Amend amend(Feature one, double reach) {
  return amend(one, reach, static_cast<Feature>(static_cast<std::size_t>(one) + 1));
}

inline constexpr std::array kAmends{
    amend(Feature::owned, 0.1),
    amend(Feature::tracks, 0.1),
    amend(Feature::hand_worth, 0.1),
    amend(Feature::crew_worth, 0.1),
    amend(Feature::offering, 0.1),
    amend(Feature::prospects, 0.1),
    amend(Feature::plans, 0.1),
    amend(Feature::provisions, 0.15),
    amend(Feature::silver, 0.15),
    amend(Feature::gold, 0.2),
    amend(Feature::iron, 0.2),
    amend(Feature::livestock, 0.2),
    amend(Feature::grey, 0.3),
    amend(Feature::white, 0.3),
    amend(Feature::hand_size, 0.2),
    amend(Feature::crew_size, 0.3),
    amend(Feature::strength, 0.15),
    amend(Feature::armour, 0.3),
    amend(Feature::tiles, 0.5),
    amend(Feature::turn_after, 0.2),
    amend(Feature::valkyries, 0.3, Feature::in_crew, true),
    amend(Feature::in_crew, 0.3, Feature::in_hand),
    amend(Feature::in_hand, 0.2, Feature::count),
};

}  // namespace ravenhall::raiders::judgement
