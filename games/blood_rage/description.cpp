// The shapes of views and of what is told of actions, and the printed facts, for the schema.
#include "games/blood_rage/blood_rage.hpp"
#include "kernel/shape.hpp"

namespace ravenhall::blood_rage {

Description BloodRage::description() {
  return {.view = "any", .tells = shape::object("BloodRageTells", {}), .facts = Json::object()};
}

}  // namespace ravenhall::blood_rage
