#include "cli/hall_settings.hpp"

#ifdef RAVENHALL_WITH_HALL

#include <cstdlib>

#include "shell/settings_file.hpp"

namespace ravenhall::cli {

Result<hall::Settings> read_hall_settings(const std::string& config, hall::Settings settings) {
  auto read = config.empty() ? Result<bool>(true) : hall::read_settings_file(config, settings);
  if (read)
    read =
        hall::read_environment([](const char* name) -> const char* { return std::getenv(name); }, settings);
  if (!read) return tl::unexpected<Error>(read.error());
  return settings;
}

}  // namespace ravenhall::cli

#endif
