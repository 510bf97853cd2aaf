// What a legal action costs and does.
#include "games/raiders/raiders.hpp"

namespace ravenhall::raiders {

void Raiders::tell(const Observation& /*view*/, Action /*action*/, JsonWriter& /*out*/) {}

}  // namespace ravenhall::raiders
