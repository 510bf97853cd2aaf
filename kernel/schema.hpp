// What a game is made of, as JSON for programs: the names of everything that stands in actions, events,
// positions and views. The committed games/<game>/schema.json is this; a test fails when it is stale.
#pragma once

#include "kernel/game.hpp"
#include "kernel/json.hpp"
#include "kernel/notation.hpp"

namespace ravenhall {

// "seats", "people", "sides" and "roles" (one a seat) as far as it has them; "kinds": the names of each kind
// of thing; "verbs": the kinds of their operands, those of "any_order" and of "nature" once more by name;
// "events": the kinds of their arguments by name, those that may be hidden under "secret"; "reasons": the
// rule and the arguments of each reason why something is not legal; "steps": what can stand on an agenda;
// "options" with "defaults" and "presets"; "view" and "tells": shapes (kernel/shape.hpp); "facts": what is
// printed on cards and boards. A kind without names is a number.
Json schema_json(const GameInfo& info, const Notation& notation, const Description& description);

}  // namespace ravenhall
