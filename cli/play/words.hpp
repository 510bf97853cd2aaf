// What the words of every game's screen are made with: keys as people read them, and tables of texts by key.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "kernel/enums.hpp"

namespace ravenhall::cli {

// "frost giant" for "frost_giant".
std::string readable(std::string_view key);
// With a capital letter.
std::string capital(std::string text);

// A row of such a table; some things have two texts, such as the sides of a card.
struct WordRow {
  std::string_view key;
  std::string_view one;
  std::string_view two = "";
};

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

// The first text of that key; empty when there is none.
std::string text_for(std::span<const WordRow> table, std::string_view key);

}  // namespace ravenhall::cli
