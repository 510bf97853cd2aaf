#include "cli/words/letters.hpp"

#include <cstddef>

namespace ravenhall::cli {

namespace {

// A letter of one or two bytes, which all of ours are; anything else is its first byte as it stands.
struct Letter {
  unsigned code = 0;
  std::size_t bytes = 1;
};

Letter letter_at(std::string_view text, std::size_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  if (first < 0x80) return {first, 1};
  if ((first & 0xE0U) == 0xC0U && at + 1 < text.size()) {
    const auto second = static_cast<unsigned char>(text[at + 1]);
    if ((second & 0xC0U) == 0x80U) return {((first & 0x1FU) << 6U) | (second & 0x3FU), 2};
  }
  return {0, 1};
}

void append(std::string& out, unsigned code) {
  if (code < 0x80) {
    out += static_cast<char>(code);
  } else {
    out += static_cast<char>(0xC0U | (code >> 6U));
    out += static_cast<char>(0x80U | (code & 0x3FU));
  }
}

unsigned large(unsigned code) {
  if (code >= 'a' && code <= 'z') return code - 32;
  if (code >= 0xE0 && code <= 0xFE && code != 0xF7) return code - 32;          // á é í ó ú ý
  if (code >= 0x139 && code <= 0x148) return code % 2 == 0 ? code - 1 : code;  // ň
  if (code >= 0x179 && code <= 0x17E) return code % 2 == 0 ? code - 1 : code;  // ž
  if (code >= 0x100 && code <= 0x177) return code % 2 == 1 ? code - 1 : code;  // č ď ě ř š ť ů
  if (code >= 0x430 && code <= 0x44F) return code - 32;
  if (code >= 0x450 && code <= 0x45F) return code - 80;  // ё ѝ
  return code;
}

unsigned small(unsigned code) {
  if (code >= 'A' && code <= 'Z') return code + 32;
  if (code >= 0xC0 && code <= 0xDE && code != 0xD7) return code + 32;
  if (code >= 0x139 && code <= 0x148) return code % 2 == 1 ? code + 1 : code;
  if (code >= 0x179 && code <= 0x17E) return code % 2 == 1 ? code + 1 : code;
  if (code >= 0x100 && code <= 0x177) return code % 2 == 0 ? code + 1 : code;
  if (code >= 0x410 && code <= 0x42F) return code + 32;
  if (code >= 0x400 && code <= 0x40F) return code + 80;
  return code;
}

}  // namespace

std::string capital(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && text[at] == '\033') {
    const std::size_t end = text.find('m', at);
    at = end == std::string_view::npos ? text.size() : end + 1;
  }
  std::string out(text.substr(0, at));
  if (at == text.size()) return out;
  const Letter letter = letter_at(text, at);
  if (letter.code == 0) return std::string(text);
  append(out, large(letter.code));
  return out.append(text.substr(at + letter.bytes));
}

std::string lower(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const Letter letter = letter_at(text, at);
    if (letter.code == 0) {
      out += text[at];
    } else {
      append(out, small(letter.code));
    }
    at += letter.bytes;
  }
  return out;
}

}  // namespace ravenhall::cli
