#include "games/blood_rage/judgement/features.hpp"

#include <algorithm>

#include "games/blood_rage/judgement/choices.hpp"

namespace ravenhall::blood_rage::judgement {

std::string feature_name(std::size_t feature) {
  const auto past = [&](Feature first) { return feature - static_cast<std::size_t>(first); };
  if (feature >= static_cast<std::size_t>(Feature::in_hand))
    return "in_hand " + std::string(name_of(static_cast<Card>(past(Feature::in_hand))));
  if (feature >= static_cast<std::size_t>(Feature::upgrade))
    return "upgrade " + std::string(name_of(static_cast<Card>(past(Feature::upgrade))));
  if (feature >= static_cast<std::size_t>(Feature::horns_step))
    return "horns_step " + std::to_string(past(Feature::horns_step) + 2);
  if (feature >= static_cast<std::size_t>(Feature::axes_step))
    return "axes_step " + std::to_string(past(Feature::axes_step) + 2);
  if (feature >= static_cast<std::size_t>(Feature::rage_step))
    return "rage_step " + std::to_string(past(Feature::rage_step) + 2);
  return std::string(name_of(static_cast<Feature>(feature)));
}

std::string choice_name(std::size_t feature) {
  constexpr auto kDrafted = static_cast<std::size_t>(ChoiceFeature::drafted);
  constexpr auto kSaved = static_cast<std::size_t>(ChoiceFeature::saved);
  if (feature < kDrafted) return std::string(name_of(static_cast<ChoiceFeature>(feature)));
  if (feature < kSaved) return "drafted " + std::string(name_of(static_cast<Card>(feature - kDrafted)));
  return "saved " + std::string(name_of(static_cast<Card>(feature - kSaved)));
}

double stage_of(const Board& b) {
  const State& s = b.state();
  double over = 0;
  if (s.phase == Phase::action) {
    double all = 0;
    for (const Seat seat : seats(s)) all += stat_value(s, seat, Stat::rage);
    over = 1.0 - std::min(1.0, b.stir / std::max(all, 1.0));
  } else if (s.phase > Phase::action) {
    over = 1;
  }
  return s.age - 1 + over;
}

}  // namespace ravenhall::blood_rage::judgement
