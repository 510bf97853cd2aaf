// Where a request carries its token, and small parts of its address.
#pragma once

#include <string>
#include <string_view>

#include "hall/http.hpp"

namespace ravenhall::hall {

inline constexpr std::string_view kCookie = "ravenhall_session";

// From `Authorization: Bearer` or the cookie; empty when there is none.
std::string token_of(const Request& request);
std::string session_cookie(std::string_view token, bool secure);
std::string expired_cookie(bool secure);
// The value of `name` in a query string, as it stands there: our own values need no escapes. Empty when it is
// not there.
std::string query_value(std::string_view query, std::string_view name);

}  // namespace ravenhall::hall
