// `ravenhall review`: how a finished match went, what chance did and where somebody could have done better.
#pragma once

#include <iosfwd>
#include <string>

namespace ravenhall::cli {

struct ReviewOptions {
  std::string file;  // "-": standard input
  bool json = false;
};

// The exit status (exit_codes.hpp). What is found goes to `out`, what is wrong with the file to `err`.
int run_review(const ReviewOptions& options, std::ostream& out, std::ostream& err);

}  // namespace ravenhall::cli
