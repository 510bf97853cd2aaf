// `ravenhall admin`: the host of a hall looks after the tables and people of the one that runs.
#pragma once

#include <CLI/CLI.hpp>
#include <iosfwd>
#include <string>

#include "kernel/json.hpp"

namespace ravenhall::cli {

struct AdminOptions {
  std::string config;  // a TOML file; empty: none
  std::string data;    // empty: as the file, the environment or the default says
  bool json = false;
  std::string command;  // as the hall calls it
  Json arguments = Json::object();
};

// Adds the subcommand with its own ones; parsing fills `options`, which must live as long as `app`.
CLI::App* add_admin(CLI::App& app, AdminOptions& options);

// The exit status (exit_codes.hpp).
int run_admin(const AdminOptions& options, std::ostream& out, std::ostream& err);

}  // namespace ravenhall::cli
