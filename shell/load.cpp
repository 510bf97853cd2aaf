#include "shell/load.hpp"

#include "hall/tokens.hpp"
#include "shell/own_hall.hpp"
#include "shell/serve.hpp"

namespace ravenhall::hall {

Result<bool> check_load(const LoadOptions& options) {
  if (options.tables < 1 || options.sockets < options.tables * kPlayersOfTable) {
    return fail("bad_load", "There must be at least four sockets for each table, one for each player.");
  }
  const std::size_t files = raise_file_limit();
  if (files < static_cast<std::size_t>(options.sockets) + 100) {
    return fail("bad_load", "The system allows only " + std::to_string(files) + " open files.");
  }
  return true;
}

Result<LoadReport> run_load(const LoadOptions& options) {
  init_secrets();
  if (auto possible = check_load(options); !possible) return tl::unexpected<Error>(possible.error());
  Settings settings;
  settings.messages = settings.requests = settings.guests = {1e9, 1e9};
  settings.sockets_per_session = settings.most_sockets = options.sockets + 100;
  settings.connections_per_address = options.sockets + 100;
  settings.tables_per_user = settings.tables_per_address = settings.most_tables = options.tables + 100;
  const OwnHall hall(settings);
  if (hall.port() == 0) return fail("no_hall", "The hall could not be opened.");
  Players players(options);
  const double empty = hall.bytes();
  if (auto made = players.make_tables(hall.port()); !made) return tl::unexpected<Error>(made.error());
  const double with_tables = hall.bytes();
  if (auto opened = players.open_sockets(hall.port()); !opened) return tl::unexpected<Error>(opened.error());
  const double with_sockets = hall.bytes();
  LoadReport report;
  report.waits = players.measure();
  report.tables = options.tables;
  report.sockets = options.sockets - players.closed();
  report.bytes_per_table = (with_tables - empty) / options.tables;
  report.bytes_per_socket = (with_sockets - with_tables) / options.sockets;
  return report;
}

Json load_json(const LoadReport& report) {
  return {{"tables", report.tables},
          {"sockets", report.sockets},
          {"actions_per_s", report.waits.actions_per_s},
          {"p50_ms", report.waits.p50_ms},
          {"p99_ms", report.waits.p99_ms},
          {"max_ms", report.waits.max_ms},
          {"bytes_per_table", report.bytes_per_table},
          {"bytes_per_socket", report.bytes_per_socket},
          {"update_bytes", report.waits.update_bytes}};
}

}  // namespace ravenhall::hall
