// Abandoned matches, put away.
#include "hall/hall.hpp"

namespace ravenhall::hall {

void Hall::archive(const SlotPtr& /*slot*/, std::function<void(bool)> done) { done(false); }

}  // namespace ravenhall::hall
