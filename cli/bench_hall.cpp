#include "cli/bench_hall.hpp"

#include <fmt/format.h>

#include <iostream>

#include "cli/exit_codes.hpp"

#ifdef RAVENHALL_WITH_HALL
#include "shell/attack.hpp"
#include "shell/load.hpp"
#endif

namespace ravenhall::cli {

#ifdef RAVENHALL_WITH_HALL

namespace {

int run_attacks(const BenchHallOptions& options, bool json_only) {
  const auto names =
      options.attack == "all" ? hall::attack_names() : std::vector<std::string_view>{options.attack};
  Json reports = Json::array();
  for (const std::string_view name : names) {
    const auto report = hall::run_attack(name, options.seconds);
    if (!report) {
      std::cerr << report.error().message << "\n";
      return kWrongUsage;
    }
    constexpr double kMegabyte = 1 << 20;
    if (!json_only) {
      std::cout << fmt::format(
                       "{:<10} p50 {:>6.1f} -> {:>6.1f} ms, p99 {:>6.1f} -> {:>6.1f} ms (x{:.2f}), "
                       "processor {:.0f} -> {:.0f} %, memory {:.0f} -> {:.0f} MB at most\n",
                       report->name, report->calm.p50_ms, report->attacked.p50_ms, report->calm.p99_ms,
                       report->attacked.p99_ms, report->p99_ratio(), report->calm_cpu * 100,
                       report->attacked_cpu * 100, report->bytes_before / kMegabyte,
                       report->most_bytes / kMegabyte)
                << std::flush;
    }
    reports.push_back(hall::attack_json(*report));
  }
  std::cout << dump({{"attacks", reports}}) << "\n";
  return kFine;
}

}  // namespace

int run_bench_hall(const BenchHallOptions& options, bool json_only) {
  if (!options.attack.empty()) return run_attacks(options, json_only);
  const auto report = hall::run_load({.tables = options.tables,
                                      .sockets = options.sockets,
                                      .seconds = options.seconds,
                                      .rate = options.rate,
                                      .changes = !options.whole_views,
                                      .deflate = options.deflate});
  if (!report) {
    std::cerr << report.error().message << "\n";
    return kWrongUsage;
  }
  if (!json_only) {
    std::cout
        << fmt::format("{} tables, {} sockets, {:.0f} actions a second\n", report->tables, report->sockets,
                       report->waits.actions_per_s)
        << fmt::format(
               "{:>10.1f} ms from an action to everybody's update (half of them), {:.1f} ms (99 of 100)\n",
               report->waits.p50_ms, report->waits.p99_ms)
        << fmt::format("{:>10.0f} bytes a table, {:.0f} a socket, {} an update\n", report->bytes_per_table,
                       report->bytes_per_socket, report->waits.update_bytes);
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
