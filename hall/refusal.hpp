// What the hall refuses people, with its cause: a code has many causes, and each deserves its own sentence.
#pragma once

#include <string>
#include <string_view>

#include "kernel/error.hpp"

namespace ravenhall::hall {

// `cause` stands in `detail.reason` (docs/protocol.md lists all).
inline tl::unexpected<Error> refuse(std::string_view code, std::string_view cause, std::string_view message) {
  return tl::unexpected<Error>(
      Error{std::string(code), std::string(message), '"' + std::string(cause) + '"'});
}

}  // namespace ravenhall::hall
