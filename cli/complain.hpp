// Says what is wrong with a file that was asked about, in words and, where JSON was wished, in JSON too.
#pragma once

#include <ostream>

#include "kernel/error.hpp"
#include "kernel/json.hpp"

namespace ravenhall::cli {

// Gives back `status`, to be returned at once.
inline int complain(const Error& error, int status, bool json, std::ostream& out, std::ostream& err) {
  err << error.message << "\n";
  if (json) {
    Json answer = Json::object();
    answer["ok"] = false;
    answer["error"]["code"] = error.code;
    answer["error"]["message"] = error.message;
    out << dump(answer) << "\n";
  }
  return status;
}

}  // namespace ravenhall::cli
