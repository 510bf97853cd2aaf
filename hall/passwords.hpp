// Which passwords are refused because anybody would try them first.
#pragma once

#include <string>
#include <string_view>

#include "kernel/error.hpp"

namespace ravenhall::hall {

// 8 to 200 bytes (bad_request), and not one that is guessed at once (weak_password).
Result<std::string> clean_password(std::string_view password, std::string_view login);

}  // namespace ravenhall::hall
