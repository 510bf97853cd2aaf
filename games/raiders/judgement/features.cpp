#include "games/raiders/judgement/features.hpp"

#include <algorithm>

#include "games/raiders/judgement/choices.hpp"

namespace ravenhall::raiders::judgement {

std::string feature_name(std::size_t feature) {
  const auto past = [&](Feature first) { return feature - static_cast<std::size_t>(first); };
  if (feature >= static_cast<std::size_t>(Feature::in_hand))
    return "in_hand " + std::string(name_of(static_cast<Card>(past(Feature::in_hand))));
  if (feature >= static_cast<std::size_t>(Feature::in_crew))
    return "in_crew " + std::string(name_of(static_cast<Card>(past(Feature::in_crew))));
  if (feature >= static_cast<std::size_t>(Feature::valkyries))
    return "valkyries " + std::to_string(past(Feature::valkyries) + 1);
  return std::string(name_of(static_cast<Feature>(feature)));
}

std::string choice_name(std::size_t feature) {
  return feature == 0 ? "by_hand" : "kept " + std::string(name_of(static_cast<Card>(feature - 1)));
}

double stage_of(const State& s) {
  if (s.trigger != Trigger::none) return 4;
  const double forts = (fortress_sets(s) - 1) / 5.0;
  const double tiles = stack_size(s) / 13.0;
  const double valkyries = valkyries_on_board(s) / 15.0;
  return 3 * (1 - std::clamp(std::min({forts, tiles, valkyries}), 0.0, 1.0));
}

}  // namespace ravenhall::raiders::judgement
