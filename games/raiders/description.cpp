// The shapes of views and of what is told of actions, and the printed facts, for the schema.
#include "games/raiders/raiders.hpp"
#include "kernel/shape.hpp"

namespace ravenhall::raiders {

Description Raiders::description() {
  return {.view = "any", .tells = shape::object("RaidersTells", {}), .facts = Json::object()};
}

}  // namespace ravenhall::raiders
