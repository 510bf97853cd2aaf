// Any text is refused with a reason, or is a record: written again it says the same, and where its lines are
// legal, the match that they lead to has a record that leads there too.
#include "games/registry.hpp"
#include "kernel/replay.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace ravenhall;
using namespace ravenhall::fuzz;

namespace {

Record reread(const Record& record) {
  const std::string text = write_record(record);
  auto again = read_record(text);
  require(again.has_value(), "a written record is refused", again ? "" : again.error().message);
  require(write_record(*again) == text, "a record is written differently the second time", text);
  return *again;
}

bool is_decision(const std::string& line) { return !line.empty() && line[0] >= '0' && line[0] <= '9'; }

std::string without_number(const std::string& line) {
  return is_decision(line) ? line.substr(std::min(line.find(' '), line.size())) : line;
}

// Decisions are numbered one after another; a change must not fail at that alone.
void number(Lines& lines) {
  int next = 1;
  for (std::string& line : lines) {
    if (is_decision(line)) line = std::to_string(next++) + without_number(line);
  }
}

std::string changed_record(const std::string& text, Rng& rng) {
  Lines lines = lines_of(text);
  for (int changes = 1 + rng.below(3); changes > 0 && !lines.empty(); --changes) {
    if (rng.below(2) == 0) {
      change_lines(lines, rng);
      continue;
    }
    std::string& line = lines[rng.below(lines.size())];
    const std::string& other = lines[rng.below(lines.size())];
    const std::size_t word = std::min(line.rfind(' '), line.size());
    const std::size_t other_word = std::min(other.rfind(' '), other.size());
    line = rng.below(2) == 0 ? line.substr(0, word) + other.substr(other_word) : changed_bytes(line);
  }
  if (rng.below(16) != 0) number(lines);
  return text_of(lines);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = read_record(text_of(data, size));
  if (!read) {
    require(!read.error().message.empty(), "refused without a reason");
    return 0;
  }
  const Record record = reread(*read);
  const GameEntry* game = find_game(record.game);
  if (game == nullptr) return 0;
  const auto report = replay(*game, record, false);
  const auto verified = replay(*game, record, true);
  require(report || !verified, "verified, but not legal");
  if (!report) {
    require(!report.error().code.empty() && !report.error().message.empty(), "refused without a reason");
    return 0;
  }
  const auto again = replay(*game, reread(report->match->record(true)), false);
  require(again.has_value(), "the record of a replayed match does not replay",
          again ? "" : again.error().message);
  require(again->hash == report->hash, "a record leads elsewhere the second time");
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
  return mutate(data, size, max_size, seed, changed_record);
}
