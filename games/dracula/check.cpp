#include "games/dracula/dracula.hpp"

namespace ravenhall::dracula {

std::string Dracula::check(const State& /*s*/) { return {}; }

}  // namespace ravenhall::dracula
