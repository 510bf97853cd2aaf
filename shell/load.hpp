// A load generator: a hall in a process of its own, many tables and sockets on the loopback, actions at a
// steady rate.
#pragma once

#include "kernel/error.hpp"
#include "kernel/json.hpp"
#include "shell/players.hpp"

namespace ravenhall::hall {

struct LoadReport {
  int tables = 0;
  int sockets = 0;
  Waits waits;
  double bytes_per_table = 0;  // of the hall's memory
  double bytes_per_socket = 0;
};

Result<LoadReport> run_load(const LoadOptions& options);
Json load_json(const LoadReport& report);

// Whether the system allows such a load.
Result<bool> check_load(const LoadOptions& options);

}  // namespace ravenhall::hall
