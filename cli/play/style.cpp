#include "cli/play/style.hpp"

#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

std::string_view code_of(Paint paint) {
  switch (paint) {
    case Paint::bold: return "\033[1m";
    case Paint::dim: return "\033[2m";
    case Paint::red: return "\033[91m";
    case Paint::blue: return "\033[94m";
    case Paint::yellow: return "\033[93m";
    case Paint::brown: return "\033[38;5;173m";
    case Paint::green: return "\033[92m";
    case Paint::cyan: return "\033[96m";
    case Paint::magenta: return "\033[95m";
  }
  return "";
}

// The length in bytes of the letter or colour code at the start of `text`, and the columns it takes.
struct Extent {
  std::size_t bytes;
  std::size_t columns;
};
Extent first_letter(std::string_view text) {
  if (text[0] == '\033') {
    const std::size_t end = text.find('m');
    return {end == std::string_view::npos ? text.size() : end + 1, 0};
  }
  std::size_t bytes = 1;
  while (bytes < text.size() && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) ++bytes;
  return {bytes, 1};
}

}  // namespace

std::string Style::paint(std::string_view text, Paint paint) const {
  if (!color || text.empty()) return std::string(text);
  std::string out(begin(paint));
  for (std::size_t at = text.find(end()); at != std::string_view::npos; at = text.find(end())) {
    out.append(text.substr(0, at)).append(end()).append(begin(paint));
    text.remove_prefix(at + end().size());
  }
  return out.append(text).append(end());
}

std::string_view Style::begin(Paint paint) const { return color ? code_of(paint) : ""; }

std::size_t columns(std::string_view text) {
  std::size_t count = 0;
  while (!text.empty()) {
    const Extent letter = first_letter(text);
    count += letter.columns;
    text.remove_prefix(letter.bytes);
  }
  return count;
}

std::string padded(std::string_view text, std::size_t width) {
  std::string out;
  std::size_t count = 0;
  while (!text.empty()) {
    const Extent letter = first_letter(text);
    if (count + letter.columns <= width)
      out += text.substr(0, letter.bytes);  // colours end even where text is cut
    if (letter.columns > 0 && count < width) ++count;
    text.remove_prefix(letter.bytes);
    if (count == width && !text.empty() && text[0] != '\033') {
      const std::size_t reset = text.find('\033');
      if (reset == std::string_view::npos) break;
      text.remove_prefix(reset);
    }
  }
  return out.append(width - count, ' ');
}

std::string wrapped(std::string_view text, std::size_t width, std::string_view indent) {
  std::string out;
  std::string line(indent);
  bool empty = true;
  for (const std::string_view word : split_words(text)) {
    if (!empty && columns(line) + 1 + columns(word) > width) {
      out += line + '\n';
      line = indent;
      empty = true;
    }
    if (!empty) line += ' ';
    line += word;
    empty = false;
  }
  out += line;
  for (auto at = out.find(kTie); at != std::string::npos; at = out.find(kTie, at))
    out.replace(at, kTie.size(), " ");
  return out;
}

std::string hanging(std::string_view text, std::size_t width, std::string_view indent) {
  return wrapped(text, width, indent).substr(indent.size());
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += between;
    out += parts[i];
  }
  return out;
}

std::vector<std::string> split_at(const std::string& text, char mark) {
  std::vector<std::string> parts(1);
  for (const char byte : text) {
    if (byte == mark) {
      parts.emplace_back();
    } else {
      parts.back() += byte;
    }
  }
  return parts;
}

}  // namespace ravenhall::cli
