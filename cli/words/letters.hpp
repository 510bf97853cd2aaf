// Large and small letters of our four languages, in UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace ravenhall::cli {

// With a capital letter; colour codes before it are passed over.
std::string capital(std::string_view text);
// All in small letters.
std::string lower(std::string_view text);

}  // namespace ravenhall::cli
