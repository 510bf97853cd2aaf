// `ravenhall replay`: reads a record, plays it through and says what became of it.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace ravenhall::cli {

struct ReplayOptions {
  std::string file;  // "-": standard input
  bool verify =
      false;  // check that every act of nature follows from the seed, and the seed from the commitment
  bool json = false;
  long to = -1;  // stop after that many lines; -1: play all
};

// The exit status (exit_codes.hpp). What is found goes to `out`, what is wrong with the file to `err`.
int run_replay(const ReplayOptions& options, std::ostream& out, std::ostream& err);

}  // namespace ravenhall::cli
