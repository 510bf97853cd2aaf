// What is printed on the board and the cards of Fury of Dracula, as JSON for programs.
#pragma once

#include "kernel/json.hpp"

namespace ravenhall::dracula {

// {"places": [{"key": "paris", "size": "large", …}], "items": [{"key": "knife", "copies": 3, …}], …}
Json printed_facts();

}  // namespace ravenhall::dracula
