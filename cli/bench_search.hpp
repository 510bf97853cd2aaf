// How fast the search of each game is: in the middle of a game, with as many seats as are usual.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace ravenhall::cli {

struct SearchBench {
  std::string game;
  int seats = 0;
  double iterations_per_s = 0;
  double evaluations_per_s = 0;
  double imagine_us = 0;
  double value_us = 0;
  double speedup_2_cores = 0;  // how much sooner two threads come to one decision than one
};

std::vector<SearchBench> bench_search(double seconds);

int run_bench_search(double seconds, bool json, std::ostream& out);

}  // namespace ravenhall::cli
