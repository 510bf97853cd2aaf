#include "cli/serve.hpp"

#include <iostream>

#include "cli/exit_codes.hpp"

#ifdef RAVENHALL_WITH_HALL
#include "cli/hall_settings.hpp"
#include "cli/web_folder.hpp"
#include "shell/serve.hpp"
#include "shell/server.hpp"
#endif

namespace ravenhall::cli {

#ifdef RAVENHALL_WITH_HALL

int run_serve(const ServeOptions& options) try {
  hall::Settings settings;
  settings.web = web_folder_of(this_program());
  const auto read = read_hall_settings(options.config, settings);
  if (!read) {
    std::cerr << read.error().message << "\n";
    return kBadInput;
  }
  settings = *read;
  if (!options.host.empty()) settings.host = options.host;
  if (options.port >= 0) settings.port = options.port;
  if (!options.data.empty()) settings.data = options.data;
  if (!options.web.empty()) settings.web = options.web;
  hall::serve(settings, true, [&](hall::Server& server) {
    std::cout << "Ravenhall is open at http://" << settings.host << ":" << server.port() << "/" << "\n"
              << std::flush;
  });
  return kFine;
} catch (const std::exception& problem) {
  std::cerr << "The hall cannot open: " << problem.what() << "\n";
  return kBadInput;
}

#else

int run_serve(const ServeOptions& /*options*/) {
  std::cerr << "This ravenhall was built without the hall; install its libraries (tools/install.sh hall) and "
               "build again.\n";
  return kWrongUsage;
}

#endif

}  // namespace ravenhall::cli
