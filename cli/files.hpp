// Whole files, read and written at once.
#pragma once

#include <string>

#include "kernel/error.hpp"

namespace ravenhall::cli {

// The bytes of a file of at most 16 MB; "-" is standard input. The error says why it cannot be read.
Result<std::string> read_file(const std::string& path);

// Replaces the file in one step, so that an interruption never leaves half of it.
Result<bool> write_file(const std::string& path, const std::string& text);

}  // namespace ravenhall::cli
