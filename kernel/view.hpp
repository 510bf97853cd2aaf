// What every game's view says the same way.
#pragma once

#include "kernel/describe.hpp"
#include "kernel/game.hpp"
#include "kernel/json_writer.hpp"

namespace ravenhall {

// Whose view it is: a seat's number, or "spectator".
inline void write_viewer(JsonWriter& out, Seat viewer) {
  viewer == kSpectator ? out.value("spectator") : out.value(index(viewer));
}

// Null while the match goes on.
inline void write_outcome(JsonWriter& out, const Outcome& outcome) {
  if (!outcome.over) return out.value(nullptr);
  out.object([&] {
    PositionWriter f(out, 0);
    f("scores", outcome.scores);
    f("ranks", outcome.ranks);
    f("winners", outcome.winners);
  });
}

}  // namespace ravenhall
