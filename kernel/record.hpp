// Records (`.saga`): everything needed to replay a match on any machine (docs/record-format.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/error.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {

// What is needed to ask a computer player again what it decides (agents/proof.hpp).
struct Thinking {
  std::string agent;         // as it was named
  int ms = 0;                // the time it was given
  int version = 0;           // of the agents (agents/version.hpp)
  bool derived = true;       // `number` makes the seed together with the record's (thought_seed); else it is
                             // the seed itself
  std::uint64_t number = 0;  // of the change after which the agent was asked; or a seed
  std::size_t seen = 0;      // so many lines of the record had been played then
  bool operator==(const Thinking&) const = default;
};

// One numbered line of a record.
struct RecordLine {
  Seat seat = kNature;
  std::string action;
  std::optional<Thinking> thinking{};  // of a computer player, as far as it was noted
};

// From the decision with this index on, nature's acts are numbered from `act` on: the numbers before it were
// used for what was taken back.
struct ChanceJump {
  std::size_t decision = 0;
  std::uint64_t act = 0;
  bool operator==(const ChanceJump&) const = default;
};

struct Record {
  std::string game;
  int rules_version = 1;
  int seats = 0;
  std::vector<std::pair<std::string, std::string>> options;  // every option, also those at their default
  std::vector<std::string> names;                            // of the players, for people; may be empty
  std::string commitment;                                    // hash of the secret seed, shown from the start
  std::string seed;                                          // only once it may be shown
  std::string position;           // JSON in one line when it does not start at the beginning
  std::string result;             // "1-0-0-0"-like text or "*" while running
  std::string hash;               // of the final state, 16 hex digits
  std::vector<ChanceJump> jumps;  // in the order of their decisions
  std::vector<RecordLine> lines;
  std::vector<std::pair<std::string, std::string>> extra;  // headers of a later version, kept as they are
};

// A line's thinking as a short text, and back; nothing when it is none.
std::string thinking_text(const Thinking& thinking);
std::optional<Thinking> read_thinking(std::string_view text);

// "nature", "spectator" or the seat's number, as records and the protocol name it.
std::string seat_text(Seat seat);
// The seat that `text` names at a table of `seats`.
Result<Seat> parse_seat(std::string_view text, int seats);

std::string write_record(const Record& record);

// Reads what write_record writes, whatever the input; errors name the line. Tolerates blank lines, comments
// (`;` to the end of a line) and CRLF.
Result<Record> read_record(std::string_view text);

}  // namespace ravenhall
