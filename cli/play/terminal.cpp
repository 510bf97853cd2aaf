#include "cli/play/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <istream>
#include <ostream>

#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

volatile std::sig_atomic_t g_interrupted = 0;

constexpr std::array<int, 3> kSignals{SIGINT, SIGTERM, SIGHUP};
std::array<struct sigaction, kSignals.size()> g_before{};

extern "C" void note_interrupt(int /*signal*/) { g_interrupted = 1; }

constexpr std::size_t kLongestLine = 4096;

constexpr std::size_t kUsualColumns = 80;

}  // namespace

InterruptGuard::InterruptGuard() {
  g_interrupted = 0;
  struct sigaction action{};
  action.sa_handler = note_interrupt;  // without SA_RESTART, so that a read that waits comes back
  sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &action, &g_before[i]);
}

InterruptGuard::~InterruptGuard() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &g_before[i], nullptr);
}

bool InterruptGuard::interrupted() { return g_interrupted != 0; }

std::optional<std::string> Terminal::ask(std::string_view prompt) {
  *out_ << prompt << std::flush;
  std::string line;
  if (InterruptGuard::interrupted() || !std::getline(*in_, line) || InterruptGuard::interrupted()) {
    *out_ << '\n' << std::flush;
    return std::nullopt;
  }
  if (line.size() > kLongestLine) line.resize(kLongestLine);
  for (char& byte : line) {
    if (static_cast<unsigned char>(byte) < 0x20 || byte == 0x7f) byte = ' ';
  }
  return std::string(trimmed(line));
}

bool Terminal::confirm(std::string_view question, bool at_end) {
  const auto answer = ask(std::string(question) + " [Y/n] ");
  if (!answer) return at_end;
  return answer->empty() || (answer->front() != 'n' && answer->front() != 'N');
}

void Terminal::say(std::string_view text) { *out_ << text << '\n'; }

std::size_t Terminal::columns() const {
  if (columns_ > 0) return columns_;
  struct winsize window{};
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0 ? window.ws_col : kUsualColumns;
}

void Terminal::clear() {
  constexpr int kManyLines = 100;
  if (clears_) {
    *out_ << "\033[2J\033[3J\033[H";
  } else {
    *out_ << std::string(kManyLines, '\n');
  }
  *out_ << std::flush;
}

}  // namespace ravenhall::cli
