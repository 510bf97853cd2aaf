// Keys as people read them, where nothing better is known, and tables of the games by key.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "kernel/enums.hpp"

namespace ravenhall::cli {

// "frost giant" for "frost_giant".
std::string readable(std::string_view key);

// The row with that key, or nullptr; in any table whose rows have one, or are called by the name of their id.
template <class Table>
const auto* row_with(const Table& table, std::string_view key) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const auto& row) {
    if constexpr (requires { row.key; }) {
      return row.key == key;
    } else {
      return name_of(row.id) == key;
    }
  });
  return found == table.end() ? nullptr : &*found;
}

}  // namespace ravenhall::cli
