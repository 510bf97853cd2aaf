// Errors as values: what went wrong and what to do.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace ravenhall {

// `code` is for programs and never changes its meaning; `message` is for people. Of an action that is not
// legal `reason` says why: the JSON object that Match::why_not gives.
struct Error {
  std::string code;
  std::string message;
  std::string reason{};
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(std::string_view code, std::string_view message) {
  return tl::unexpected<Error>(Error{std::string(code), std::string(message), {}});
}

}  // namespace ravenhall
