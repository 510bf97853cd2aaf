// What the hall's core only declares, as a page has it: nobody reads a log or counts, files come from
// elsewhere, and a session belongs to whoever sits before the screen.
#include <cstdlib>
#include <string>

#include "hall/log.hpp"
#include "hall/metrics.hpp"
#include "hall/responses.hpp"
#include "hall/static_files.hpp"
#include "hall/tokens.hpp"
#include "kernel/sha256.hpp"
#include "kernel/text.hpp"

#include <unistd.h>

namespace ravenhall::hall {

namespace {

LogLevel least = LogLevel::warning;

Digest random_bytes() {
  Digest bytes{};
  if (getentropy(bytes.data(), bytes.size()) != 0) std::abort();
  return bytes;
}

}  // namespace

// To the browser's console.
void set_log_level(LogLevel level) { least = level; }
void log(LogLevel level, std::string_view event, LogFields fields) {
  if (level < least) return;
  Json json = object_of({{"event", event}});
  for (const auto& [name, value] : fields) json[std::string(name)] = value;
  const std::string line = dump(json) + "\n";
  if (write(STDERR_FILENO, line.data(), line.size()) < 0) return;  // nobody to tell
}

struct Metrics::Parts {};
Metrics::Metrics() = default;
Metrics::~Metrics() = default;
void Metrics::tables(int /*open*/, int /*running*/, int /*loaded*/) {}
void Metrics::sockets(std::size_t /*open*/) {}
void Metrics::agent_queue(std::size_t /*waiting*/) {}
void Metrics::message(std::string_view /*verb*/) {}
void Metrics::action() {}
void Metrics::error(std::string_view /*code*/) {}
void Metrics::commit_seconds(double /*seconds*/) {}
void Metrics::thinking_seconds(double /*seconds*/) {}
void Metrics::request() {}
std::string Metrics::text() const { return ""; }

StaticFiles::StaticFiles(const std::string& /*folder*/) {}
Response StaticFiles::serve(const Request& /*request*/) const {
  return refused("not_found", "This hall serves no pages.");
}

void init_secrets() {}

std::string random_name(std::size_t length) {
  constexpr std::string_view letters = "abcdefghjkmnpqrstuvwxyz023456789";
  std::string name;
  while (name.size() < length) {
    for (const std::uint8_t byte : random_bytes()) {
      if (name.size() < length) name += letters[byte % letters.size()];
    }
  }
  return name;
}

std::string new_table_name(std::size_t length) { return "here-" + random_name(length); }

std::string new_token() { return new_seed(); }

std::string token_hash(std::string_view token) { return hex(sha256(token)); }

std::string new_seed() { return hex(random_bytes()); }

// There are no accounts: no password fits.
std::string hash_password(const std::string& /*password*/) { return "none"; }
bool password_fits(const std::string& /*hash*/, const std::string& /*password*/) { return false; }
const std::string& nobodys_hash() {
  static const std::string none = "none";
  return none;
}

}  // namespace ravenhall::hall
