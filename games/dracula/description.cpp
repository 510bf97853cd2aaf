// The shapes of views and of what is told of actions, and the printed facts, for the schema.
#include "games/dracula/dracula.hpp"
#include "kernel/shape.hpp"

namespace ravenhall::dracula {

Description Dracula::description() {
  return {.view = "any", .tells = shape::object("DraculaTells", {}), .facts = Json::object()};
}

}  // namespace ravenhall::dracula
