// The part of a view that tells where Dracula may be and why he is nowhere else.
#pragma once

#include "games/dracula/dracula.hpp"
#include "kernel/json_writer.hpp"

namespace ravenhall::dracula {

void write_places(JsonWriter& out, const PlaceSet& places);
// The members "belief" and "ruled_out".
void write_whereabouts(JsonWriter& out, const Observation& view);

}  // namespace ravenhall::dracula
