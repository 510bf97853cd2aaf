// The person's side of the table: lines in, text out, and the key that interrupts.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace ravenhall::cli {

class Terminal {
 public:
  // With `clears` the terminal is cleared by its control code, otherwise by scrolling everything away.
  // `columns` is its width; 0: whatever the window of standard output has at the time.
  Terminal(std::istream& in, std::ostream& out, bool clears, std::size_t columns)
      : in_(&in), out_(&out), clears_(clears), columns_(columns) {}

  // Shows the prompt and reads a line; nothing at the end of input or after an interruption.
  std::optional<std::string> ask(std::string_view prompt);
  // Yes unless the answer begins with n; the end of input is `at_end`.
  bool confirm(std::string_view question, bool at_end);
  void say(std::string_view text);
  void clear();
  std::size_t columns() const;

 private:
  std::istream* in_;
  std::ostream* out_;
  bool clears_;
  std::size_t columns_;
};

// While it lives, Ctrl-C and the like end the reading of a line instead of the program.
class InterruptGuard {
 public:
  InterruptGuard();
  ~InterruptGuard();
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

  static bool interrupted();
};

}  // namespace ravenhall::cli
