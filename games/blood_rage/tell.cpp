// What a legal action costs and does.
#include "games/blood_rage/blood_rage.hpp"

namespace ravenhall::blood_rage {

void BloodRage::tell(const Observation& /*view*/, Action /*action*/, JsonWriter& /*out*/) {}

}  // namespace ravenhall::blood_rage
