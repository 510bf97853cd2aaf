#include "cli/play/words.hpp"

#include <cctype>

namespace ravenhall::cli {

std::string readable(std::string_view key) {
  std::string text(key);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string capital(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

std::string text_for(std::span<const WordRow> table, std::string_view key) {
  const WordRow* row = row_with(table, key);
  return row == nullptr ? std::string() : std::string(row->one);
}

}  // namespace ravenhall::cli
