#include "kernel/view.hpp"

#include "games/dracula/dracula.hpp"

namespace ravenhall::dracula {

void Dracula::view(const Observation& view, JsonWriter& out) {
  out.object([&] {
    out.key("viewer");
    write_viewer(out, view.viewer);
  });
}

}  // namespace ravenhall::dracula
