#include "hall/log.hpp"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <memory>
#include <string>

namespace ravenhall::hall {

namespace {

spdlog::level::level_enum level_of(LogLevel level) {
  switch (level) {
    case LogLevel::debug: return spdlog::level::debug;
    case LogLevel::info: return spdlog::level::info;
    case LogLevel::warning: return spdlog::level::warn;
    case LogLevel::error: return spdlog::level::err;
    case LogLevel::off: return spdlog::level::off;
  }
  return spdlog::level::info;
}

spdlog::logger& logger() {
  static const auto kLogger = [] {
    auto made = std::make_shared<spdlog::logger>("hall", std::make_shared<spdlog::sinks::stderr_sink_mt>());
    made->set_pattern(R"({"at":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})", spdlog::pattern_time_type::utc);
    made->flush_on(spdlog::level::info);
    return made;
  }();
  return *kLogger;
}

}  // namespace

void set_log_level(LogLevel least) { logger().set_level(level_of(least)); }

void log(LogLevel level, std::string_view event, LogFields fields) {
  if (!logger().should_log(level_of(level))) return;
  std::string line = "\"event\":\"" + std::string(event) + "\"";
  for (const auto& [name, value] : fields) line += ",\"" + std::string(name) + "\":" + dump(value);
  logger().log(level_of(level), line);
}

}  // namespace ravenhall::hall
