// `ravenhall serve`: the hall for the browser. Built only where the hall's libraries are installed.
#pragma once

#include <string>

namespace ravenhall::cli {

struct ServeOptions {
  std::string config;  // a TOML file; empty: none
  std::string host;    // empty and -1: as the file, the environment or the default says
  int port = -1;
  std::string data;
  std::string web;
};

int run_serve(const ServeOptions& options);

}  // namespace ravenhall::cli
