#include "games/dracula/dracula.hpp"

namespace ravenhall::dracula {

Json Dracula::save(const State& /*s*/) { return {}; }
Result<State> Dracula::load(const Json& /*json*/) { return fail("bad_position", "not there yet"); }

}  // namespace ravenhall::dracula
