// Where `serve` and `admin` agree what a hall is set up like.
#pragma once

#ifdef RAVENHALL_WITH_HALL

#include <string>

#include "hall/settings.hpp"
#include "kernel/error.hpp"

namespace ravenhall::cli {

// What the TOML file (empty: none) and then the environment make of `settings`.
Result<hall::Settings> read_hall_settings(const std::string& config, hall::Settings settings);

}  // namespace ravenhall::cli

#endif
