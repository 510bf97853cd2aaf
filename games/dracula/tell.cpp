// What a legal action costs and does.
#include "games/dracula/dracula.hpp"

namespace ravenhall::dracula {

void Dracula::tell(const Observation& /*view*/, Action /*action*/, JsonWriter& /*out*/) {}

}  // namespace ravenhall::dracula
