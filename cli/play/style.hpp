// How text looks in a terminal: colours, and widths of texts that contain them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ravenhall::cli {

enum class Paint { bold, dim, red, blue, yellow, brown, green, cyan, magenta };

struct Style {
  bool color = false;
  bool plain = false;  // words and ASCII only

  // The text in that colour, where there are colours; what is painted inside it keeps its own.
  std::string paint(std::string_view text, Paint paint) const;
  // What paints a text that stands between them; empty where there are no colours.
  std::string_view begin(Paint paint) const;
  std::string_view end() const { return color ? "\033[0m" : ""; }
};

// The columns a text takes: UTF-8 letters count one, colours nothing.
std::size_t columns(std::string_view text);

// The text with blanks behind it up to `width` columns; longer texts are cut.
std::string padded(std::string_view text, std::size_t width);

// A blank at which `wrapped` does not break a line.
inline constexpr std::string_view kTie = "\u00a0";

// Breaks a text into lines of at most `width` columns, each with `indent` before it.
std::string wrapped(std::string_view text, std::size_t width, std::string_view indent);

// The same, but the first line stands without the indent, behind what is written before it.
std::string hanging(std::string_view text, std::size_t width, std::string_view indent);

std::string joined(const std::vector<std::string>& parts, std::string_view between);
// The parts between the marks: one more than there are marks.
std::vector<std::string> split_at(const std::string& text, char mark);

}  // namespace ravenhall::cli
