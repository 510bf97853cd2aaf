// Numbers on the command line: each has its range, and what is outside of it is refused with the range.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <type_traits>

namespace ravenhall::cli {

// An option of `app` that is a number from `low` to `high`.
template <class Value, class Low, class High>
CLI::Option* add_number(CLI::App& app, const std::string& name, Value& value, Low low, High high,
                        const std::string& help) {
  using Read = std::conditional_t<std::is_floating_point_v<Low>, double, std::int64_t>;
  return app.add_option(name, value, help)
      ->check(CLI::Range(static_cast<Read>(low), static_cast<Read>(high)));
}

}  // namespace ravenhall::cli
