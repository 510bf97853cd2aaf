#include "kernel/text.hpp"

#include <algorithm>

namespace ravenhall {

namespace {

constexpr std::string_view kBlanks = " \t\r";

bool continues_a_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

}  // namespace

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = text.find_first_not_of(kBlanks); at != std::string_view::npos;
       at = text.find_first_not_of(kBlanks, at)) {
    const std::size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
    words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

std::optional<std::uint64_t> read_number(std::string_view text, std::uint64_t high) {
  if (text.empty() || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  std::uint64_t number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    const auto value = static_cast<std::uint64_t>(digit - '0');
    if (number > high / 10 || number * 10 > high - std::min(high, value)) return std::nullopt;
    number = number * 10 + value;
  }
  if (number > high) return std::nullopt;
  return number;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kMost = 80;
  std::size_t shown = std::min(text.size(), kMost);
  while (shown > 0 && shown < text.size() && continues_a_character(text[shown])) --shown;
  std::string result = "\"";
  for (const char byte : text.substr(0, shown)) {
    const auto code = static_cast<unsigned char>(byte);
    result += (code < 0x20 || code == 0x7f) ? '?' : byte;
  }
  result += shown < text.size() ? "...\"" : "\"";
  return result;
}

std::string listed(const std::vector<std::string>& items, std::size_t most) {
  if (items.empty()) return "nothing";
  const std::size_t shown = std::min(items.size(), most);
  const std::size_t left_out = items.size() - shown;
  std::string result;
  for (std::size_t i = 0; i < shown; ++i) {
    if (i > 0) result += (left_out == 0 && i + 1 == shown) ? " and " : ", ";
    result += items[i];
  }
  if (left_out > 0) result += " and " + std::to_string(left_out) + " more";
  return result;
}

}  // namespace ravenhall
