// Which weights may be amended by play (kernel/learned.hpp), and how far a trial goes, in Glory.
#pragma once

#include <array>
#include <cstddef>

#include "games/blood_rage/judgement/features.hpp"
#include "kernel/learned.hpp"

namespace ravenhall::blood_rage::judgement {

constexpr Amend amend(Feature first, double reach, Feature past, bool grows = false) {
  return {static_cast<std::size_t>(first), static_cast<std::size_t>(past), reach, grows};
}
constexpr Amend amend(Feature one, double reach) {
  return amend(one, reach, static_cast<Feature>(static_cast<std::size_t>(one) + 1));
}

inline constexpr std::array kAmends{
    amend(Feature::rage_worth, 0.15),
    amend(Feature::provinces, 0.15),
    amend(Feature::march, 0.15),
    amend(Feature::figures, 0.15),
    amend(Feature::quests, 0.15),
    amend(Feature::cards, 0.15),
    amend(Feature::rage, 0.15),
    amend(Feature::last_rage, 0.15),
    amend(Feature::passed, 0.5),
    amend(Feature::on_map, 0.2),
    amend(Feature::dead, 0.2),
    amend(Feature::strength, 0.1),
    amend(Feature::strength_open, 0.1),
    amend(Feature::strength_doomed, 0.1),
    amend(Feature::strength_centre, 0.1),
    amend(Feature::provinces_held, 0.2),
    amend(Feature::rage_step, 0.4, Feature::axes_step, true),
    amend(Feature::axes_step, 0.4, Feature::horns_step, true),
    amend(Feature::horns_step, 0.4, Feature::upgrade, true),
    amend(Feature::upgrade, 0.5, Feature::in_hand),
    amend(Feature::in_hand, 0.3, Feature::count),
    amend(Feature::villages_near, 0.1),
    amend(Feature::hand_size, 0.3),
    amend(Feature::best_card, 0.1),
};

}  // namespace ravenhall::blood_rage::judgement
