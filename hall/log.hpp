// Structured logs: one JSON object a line on stderr. Never hand it a token, a password, a seed or a hidden
// card.
#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>

#include "kernel/json.hpp"

namespace ravenhall::hall {

enum class LogLevel { debug, info, warning, error, off };

using LogFields = std::initializer_list<std::pair<std::string_view, Json>>;

void set_log_level(LogLevel least);
void log(LogLevel level, std::string_view event, LogFields fields = {});

}  // namespace ravenhall::hall
