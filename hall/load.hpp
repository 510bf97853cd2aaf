// A load generator: a hall in a process of its own, many tables and sockets on the loopback, actions at a
// steady rate.
#pragma once

#include <cstddef>
#include <string>

#include "hall/store.hpp"
#include "kernel/error.hpp"
#include "kernel/json.hpp"

namespace ravenhall::hall {

struct LoadOptions {
  int tables = 1000;
  int sockets = 5000;  // spread over the tables: the four players of each first, then spectators
  double seconds = 10;
  double rate = 1000;   // actions a second, all tables together
  bool changes = true;  // clients are told what changed, as the browser is; false: whole views
  Durability durability = Durability::power;
};

struct LoadReport {
  int tables = 0;
  int sockets = 0;
  double actions_per_s = 0;
  double p50_ms = 0;  // from sending an action until everybody at the table has the update
  double p99_ms = 0;
  double max_ms = 0;
  double bytes_per_table = 0;  // of the hall's memory
  double bytes_per_socket = 0;
  std::size_t update_bytes = 0;  // mean size of an update
};

Result<LoadReport> run_load(const LoadOptions& options);
Json load_json(const LoadReport& report);

}  // namespace ravenhall::hall
