#include "cli/bench_hall.hpp"

#include <fmt/format.h>

#include <iostream>

#include "cli/exit_codes.hpp"

#ifdef RAVENHALL_WITH_HALL
#include "hall/load.hpp"
#endif

namespace ravenhall::cli {

#ifdef RAVENHALL_WITH_HALL

int run_bench_hall(const BenchHallOptions& options, bool json_only) {
  const auto report = hall::run_load({.tables = options.tables,
                                      .sockets = options.sockets,
                                      .seconds = options.seconds,
                                      .rate = options.rate,
                                      .changes = !options.whole_views});
  if (!report) {
    std::cerr << report.error().message << "\n";
    return kWrongUsage;
  }
  if (!json_only) {
    std::cout
        << fmt::format("{} tables, {} sockets, {:.0f} actions a second\n", report->tables, report->sockets,
                       report->actions_per_s)
        << fmt::format(
               "{:>10.1f} ms from an action to everybody's update (half of them), {:.1f} ms (99 of 100)\n",
               report->p50_ms, report->p99_ms)
        << fmt::format("{:>10.0f} bytes a table, {:.0f} a socket, {} an update\n", report->bytes_per_table,
                       report->bytes_per_socket, report->update_bytes);
  }
  std::cout << dump(hall::load_json(*report)) << "\n";
  return kFine;
}

#else

int run_bench_hall(const BenchHallOptions& /*options*/, bool /*json_only*/) {
  std::cerr << "This ravenhall was built without the hall.\n";
  return kWrongUsage;
}

#endif

}  // namespace ravenhall::cli
