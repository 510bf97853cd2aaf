// Where settings come from: a TOML file, then the environment (RAVENHALL_PORT …), then flags; the later wins.
#pragma once

#include <functional>
#include <string>

#include "hall/settings.hpp"
#include "kernel/error.hpp"

namespace ravenhall::hall {

// Reads the file into `settings`; errors name the line or the setting.
Result<bool> read_settings_file(const std::string& path, Settings& settings);
// `get` is getenv, or a test's own.
Result<bool> read_environment(const std::function<const char*(const char*)>& get, Settings& settings);

}  // namespace ravenhall::hall
