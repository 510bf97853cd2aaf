// `ravenhall bench hall`: how many tables and people the hall can serve.
#pragma once

#include <string>

namespace ravenhall::cli {

struct BenchHallOptions {
  int tables = 1000;
  int sockets = 5000;
  double seconds = 10;
  double rate = 1000;
  bool whole_views = false;
  bool deflate = false;
  std::string attack;  // not empty: its name, or "all"
};

int run_bench_hall(const BenchHallOptions& options, bool json_only);

}  // namespace ravenhall::cli
