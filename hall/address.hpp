// Whose a request is, as far as limits are concerned.
#pragma once

#include <string>
#include <string_view>

namespace ravenhall::hall {

// The address that counts for this one. Whoever has an IPv6 address has a whole /64 of them, so these count
// as one: "2001:db8:1:2::/64". What is no address stays as it is.
std::string counted_address(std::string_view address);

// The client's address as our own proxy saw it: the last one of X-Forwarded-For, since those before it
// anybody can make up.
std::string_view last_forwarded(std::string_view forwarded_for);

}  // namespace ravenhall::hall
