// What is printed on cards, tiles and the board, as JSON for programs.
#pragma once

#include "kernel/json.hpp"

namespace ravenhall::raiders {

Json printed_facts();

}  // namespace ravenhall::raiders
