// The language-neutral names of everything in Blood Rage, as they stand in actions, positions and views.
#pragma once

#include "games/blood_rage/state.hpp"

namespace ravenhall::blood_rage {

inline constexpr auto& kClanNames = kNamesOf<Clan>;
inline constexpr auto& kPlaceNames = kNamesOf<Place>;
inline constexpr auto& kFigureNames = kNamesOf<Figure>;
inline constexpr auto& kStatNames = kNamesOf<Stat>;
inline constexpr auto& kRewardNames = kNamesOf<Reward>;
inline constexpr auto& kPhaseNames = kNamesOf<Phase>;
inline constexpr auto& kSourceNames = kNamesOf<Source>;
inline constexpr auto& kCauseNames = kNamesOf<Cause>;
inline constexpr auto& kStepNames = kNamesOf<Step>;
inline constexpr auto& kCardNames = kNamesOf<Card>;

}  // namespace ravenhall::blood_rage
