// What a game is made of, as JSON for programs: the names of everything that stands in actions, events,
// positions and views. The committed games/<game>/schema.json is this; a test fails when it is stale.
#pragma once

#include "kernel/game.hpp"
#include "kernel/json.hpp"
#include "kernel/notation.hpp"

namespace ravenhall {

// "sides" and "roles" (one a seat), if it has any; "kinds": the names of each kind of thing; "verbs": the
// kinds of their operands; "events": the kinds of their arguments, by name; "steps": what can stand on an
// agenda. A kind without names is a number.
Json schema_json(const GameInfo& info, const Notation& notation);

}  // namespace ravenhall
