#include "games/dracula/judgement/features.hpp"

namespace ravenhall::dracula::judgement {

std::string feature_name(std::size_t feature) { return std::string(name_of(static_cast<Feature>(feature))); }

double stage_of(const State& s) {
  const double influence = static_cast<double>(s.influence) / kInfluenceToWin;
  const double damage = static_cast<double>(s.damage) / kDraculaHealth;
  return 3 * std::min(1.0, std::max(influence, damage));
}

}  // namespace ravenhall::dracula::judgement
