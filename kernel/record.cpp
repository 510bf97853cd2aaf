#include "kernel/record.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

#include "kernel/text.hpp"

namespace ravenhall {

namespace {

constexpr int kSagaVersion = 1;
constexpr int kMaxRulesVersion = 1000000;
constexpr std::size_t kMaxRecordBytes = 16U << 20U;
constexpr std::string_view kHexDigits = "0123456789abcdef";

using Problem = std::string;  // what is wrong with a line; empty when nothing is

void write_header(std::string& out, std::string_view key, std::string_view value) {
  out += '[';
  out += key;
  out += " \"";
  for (const char byte : value) {
    const auto code = static_cast<unsigned char>(byte);
    if (byte == '"' || byte == '\\') {
      out += '\\';
      out += byte;
    } else if (byte == '\n') {
      out += "\\n";
    } else if (code < 0x20 || code == 0x7f) {
      out += "\\x";
      out += kHexDigits[code >> 4U];
      out += kHexDigits[code & 15U];
    } else {
      out += byte;
    }
  }
  out += "\"]\n";
}

bool is_key(std::string_view text) {
  return !text.empty() && text.size() <= 40 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}

// Reads the escape after a backslash at the start of `rest` and takes it off. False: there is no such escape.
bool take_escape(std::string_view& rest, std::string& value) {
  if (rest.empty()) return false;
  const char kind = rest[0];
  rest.remove_prefix(1);
  if (kind == '"' || kind == '\\') {
    value += kind;
    return true;
  }
  if (kind == 'n') {
    value += '\n';
    return true;
  }
  if (kind != 'x' || rest.size() < 2) return false;
  const std::size_t high = kHexDigits.find(rest[0]);
  const std::size_t low = kHexDigits.find(rest[1]);
  if (high == std::string_view::npos || low == std::string_view::npos) return false;
  value += static_cast<char>(high * 16 + low);
  rest.remove_prefix(2);
  return true;
}

// [Key "value"], perhaps with a comment behind it.
Problem parse_header(std::string_view line, std::string& key, std::string& value) {
  const Problem form = "a header must look like [Key \"value\"]";
  const std::size_t open = line.find('"');
  if (open == std::string_view::npos) return form;
  key = trimmed(line.substr(1, open - 1));
  if (!is_key(key)) return form;
  std::string_view rest = line.substr(open + 1);
  while (!rest.empty() && rest[0] != '"') {
    const char byte = rest[0];
    rest.remove_prefix(1);
    if (byte != '\\') {
      value += byte;
    } else if (!take_escape(rest, value)) {
      return "after a backslash only \\, \", n or x with two hex digits may stand";
    }
  }
  if (rest.empty()) return "the closing quotation mark of [" + key + "] is missing";
  rest = trimmed(rest.substr(1));
  if (rest.empty() || rest[0] != ']') return form;
  rest = trimmed(rest.substr(1));
  return rest.empty() || rest[0] == ';' ? "" : form;
}

// Who thinks and how, the same for many lines: level3/300/1 is an agent, its milliseconds and the version of
// the agents.
std::string thinker_text(const Thinking& thinking) {
  return thinking.agent + "/" + std::to_string(thinking.ms) + "/" + std::to_string(thinking.version);
}

std::optional<Thinking> read_thinker(std::string_view text) {
  constexpr std::size_t kLongestName = 60;
  const std::size_t first = text.find('/');
  const std::size_t second = first == std::string_view::npos ? first : text.find('/', first + 1);
  if (first == 0 || first > kLongestName || second == std::string_view::npos) return std::nullopt;
  const auto ms = read_number(text.substr(first + 1, second - first - 1), INT32_MAX);
  const auto version = read_number(text.substr(second + 1), INT32_MAX);
  if (!ms || !version) return std::nullopt;
  return Thinking{.agent = std::string(text.substr(0, first)),
                  .ms = static_cast<int>(*ms),
                  .version = static_cast<int>(*version)};
}

// What differs from line to line: :130 is a number that makes a seed, =9d8a0c55c1a07b11 a seed; @121 behind
// it says how many lines had been played.
std::string moment_text(const Thinking& thinking, bool with_seen) {
  std::string text;
  if (thinking.derived) {
    text = ":" + std::to_string(thinking.number);
  } else {
    text = "=";
    for (int shift = 60; shift >= 0; shift -= 4)
      text += kHexDigits[static_cast<std::size_t>(thinking.number >> static_cast<unsigned>(shift)) & 15U];
  }
  if (with_seen) text += "@" + std::to_string(thinking.seen);
  return text;
}

// `thinking.seen` stays as it is when the text does not say it.
bool read_moment(std::string_view text, Thinking& thinking) {
  const std::size_t at = std::min(text.find('@'), text.size());
  if (at < text.size()) {
    const auto seen = read_number(text.substr(at + 1), UINT32_MAX);
    if (!seen) return false;
    thinking.seen = static_cast<std::size_t>(*seen);
  }
  const std::string_view number = text.substr(0, at);
  thinking.derived = number.starts_with(':');
  if (thinking.derived) {
    const auto read = read_number(number.substr(1), UINT32_MAX);
    thinking.number = read.value_or(0);
    return read.has_value();
  }
  if (number.size() != 17 || number[0] != '=') return false;
  const auto [end, problem] =
      std::from_chars(number.data() + 1, number.data() + number.size(), thinking.number, 16);
  return problem == std::errc() && end == number.data() + number.size();
}

class Reader {
 public:
  Result<Record> read(std::string_view text) {
    if (text.size() > kMaxRecordBytes) {
      return fail("bad_record", "The record is too long: " + std::to_string(text.size()) +
                                    " bytes, at most " + std::to_string(kMaxRecordBytes) + " are read.");
    }
    if (text.starts_with("\xEF\xBB\xBF"))
      text.remove_prefix(3);  // the mark that some editors put before UTF-8
    while (!text.empty()) {
      ++line_number_;
      const std::size_t end = std::min(text.find('\n'), text.size());
      const Problem problem = read_line(trimmed(text.substr(0, end)));
      if (!problem.empty())
        return fail("bad_record", "Line " + std::to_string(line_number_) + ": " + problem + ".");
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    Problem problem = check_headers();
    if (problem.empty()) problem = place_thoughts();
    if (!problem.empty()) return fail("bad_record", "The record is not complete: " + problem + ".");
    return record_;
  }

 private:
  Problem read_line(std::string_view line) {
    if (line.empty() || line[0] == ';') return {};
    if (line[0] == '[') return read_header(line);
    return read_decision(line);
  }

  Problem read_header(std::string_view line) {
    std::string key;
    std::string value;
    const Problem problem = parse_header(line, key, value);
    if (!problem.empty()) return problem;
    if (!record_.lines.empty()) return "the header [" + key + "] must stand before the first decision";
    if (seen_.empty() && key != "Saga") return "a record begins with [Saga \"1\"]";
    if (key != "Option" && key != "Player") {
      if (std::find(seen_.begin(), seen_.end(), key) != seen_.end()) return "[" + key + "] stands twice";
      seen_.push_back(key);
    }
    return store(key, std::move(value));
  }

  Problem store(const std::string& key, std::string value) {
    if (key == "Saga") {
      const auto version = read_number(value, UINT32_MAX);
      if (!version || *version == 0) return "the version in [Saga] must be a number";
      if (*version > kSagaVersion)
        return "this record has the newer format " + value + "; use a newer ravenhall";
    } else if (key == "Rules") {
      const auto version = read_number(value, kMaxRulesVersion);
      if (!version || *version == 0) return "[Rules] must be a version number, such as 1";
      record_.rules_version = static_cast<int>(*version);
    } else if (key == "Seats") {
      const auto seats = read_number(value, kMaxSeats);
      if (!seats || *seats == 0) return "[Seats] must be a number from 1 to " + std::to_string(kMaxSeats);
      record_.seats = static_cast<int>(*seats);
    } else if (key == "Option") {
      const std::size_t equals = value.find('=');
      if (equals == std::string::npos || equals == 0)
        return "an option must look like [Option \"name=value\"]";
      if (record_.options.size() >= kMaxHeaders) return "there are too many options";
      record_.options.emplace_back(value.substr(0, equals), value.substr(equals + 1));
    } else if (key == "Player") {
      if (record_.names.size() >= static_cast<std::size_t>(kMaxSeats)) return "there are too many players";
      record_.names.push_back(std::move(value));
    } else if (key == "Hash") {
      const bool hex = value.find_first_not_of(kHexDigits) == std::string::npos;
      if (value.size() != 16 || !hex) return "[Hash] must be 16 hex digits in small letters";
      record_.hash = std::move(value);
    } else if (key == "Game") {
      record_.game = std::move(value);
    } else if (key == "Commitment") {
      record_.commitment = std::move(value);
    } else if (key == "Seed") {
      record_.seed = std::move(value);
    } else if (key == "Position") {
      record_.position = std::move(value);
    } else if (key == "Result") {
      record_.result = std::move(value);
    } else if (key == "Chance") {
      return read_jumps(value);
    } else if (key == "Thoughts") {
      return read_thoughts(value);
    } else {
      if (record_.extra.size() >= kMaxHeaders) return "there are too many headers";
      record_.extra.emplace_back(key, std::move(value));
    }
    return {};
  }

  // [Chance "57:12 90:31"]: decision 57 and those behind it draw from act 12 on, decision 90 from act 31 on.
  Problem read_jumps(std::string_view value) {
    for (const std::string_view jump : split_words(value)) {
      const std::size_t colon = jump.find(':');
      const auto decision = read_number(jump.substr(0, colon), UINT32_MAX);
      const auto act =
          colon == std::string_view::npos ? std::nullopt : read_number(jump.substr(colon + 1), UINT32_MAX);
      const bool later = decision && act && *decision > 0 &&
                         (record_.jumps.empty() ||
                          (*decision - 1 > record_.jumps.back().decision && *act > record_.jumps.back().act));
      if (!later) return "[Chance] must be made of DECISION:ACT, both growing";
      record_.jumps.push_back({static_cast<std::size_t>(*decision) - 1, *act});
    }
    return {};
  }

  // [Thoughts "level3/300/1 122:130 125:133@123 greedy/300/1 131:139"]
  Problem read_thoughts(std::string_view value) {
    const Problem form = "[Thoughts] must be made of AGENT/MS/VERSION and, behind each, LINE:NUMBER";
    std::optional<Thinking> thinker;
    for (const std::string_view word : split_words(value)) {
      if (word.find('/') != std::string_view::npos) {
        thinker = read_thinker(word);
        if (!thinker) return form;
        continue;
      }
      const std::size_t end = std::min(word.find_first_of(":="), word.size());
      const auto line = read_number(word.substr(0, end), UINT32_MAX);
      if (!thinker || !line || *line == 0) return form;
      Thinking thinking = *thinker;
      thinking.seen = static_cast<std::size_t>(*line) - 1;
      if (!read_moment(word.substr(end), thinking)) return form;
      thoughts_.emplace_back(static_cast<std::size_t>(*line) - 1, std::move(thinking));
    }
    return {};
  }

  Problem place_thoughts() {
    for (auto& [line, thinking] : thoughts_) {
      const bool fits = line < record_.lines.size() && record_.lines[line].seat != kNature &&
                        !record_.lines[line].thinking && thinking.seen <= line;
      if (!fits)
        return "[Thoughts] names line " + std::to_string(line + 1) +
               ", which is no decision of a player, twice, or before what it had seen";
      record_.lines[line].thinking = std::move(thinking);
    }
    return {};
  }

  // 57 2 march gimle elvagar
  Problem read_decision(std::string_view line) {
    if (record_.lines.empty()) {
      const Problem problem = check_headers();
      if (!problem.empty()) return problem;
    }
    line = trimmed(line.substr(0, line.find(';')));
    const std::string number = std::to_string(record_.lines.size() + 1);
    const std::size_t number_end = std::min(line.find_first_of(" \t"), line.size());
    if (line.substr(0, number_end) != number) {
      return "decision " + number + " is expected here, not " + in_quotes(line);
    }
    line = trimmed(line.substr(number_end));
    const std::size_t seat_end = std::min(line.find_first_of(" \t"), line.size());
    const auto seat = parse_seat(line.substr(0, seat_end), record_.seats);
    if (!seat || *seat == kSpectator) {
      return "after the number must stand \"nature\" or a seat from 0 to " +
             std::to_string(record_.seats - 1) + ", not " + in_quotes(line.substr(0, seat_end));
    }
    const std::string_view action = trimmed(line.substr(seat_end));
    if (action.empty()) return "the action is missing";
    record_.lines.push_back({*seat, std::string(action), {}});
    return {};
  }

  Problem check_headers() const {
    if (seen_.empty()) return "a record begins with [Saga \"1\"]";
    if (record_.game.empty()) return "the header [Game] is missing";
    if (record_.seats == 0) return "the header [Seats] is missing";
    if (record_.names.size() > static_cast<std::size_t>(record_.seats))
      return "there are more players than seats";
    return {};
  }

  static constexpr std::size_t kMaxHeaders = 256;

  Record record_;
  std::vector<std::pair<std::size_t, Thinking>> thoughts_;  // by line; these stand behind the headers
  std::vector<std::string> seen_;                           // the headers that may stand only once
  std::size_t line_number_ = 0;
};

// Who thought of which lines, one thinker after another in the order of their first lines.
std::string thoughts_text(const std::vector<RecordLine>& lines) {
  std::vector<std::pair<std::string, std::string>> thinkers;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!lines[i].thinking) continue;
    const Thinking& thinking = *lines[i].thinking;
    const std::string name = thinker_text(thinking);
    auto found =
        std::find_if(thinkers.begin(), thinkers.end(), [&](const auto& each) { return each.first == name; });
    if (found == thinkers.end()) found = thinkers.insert(found, {name, ""});
    found->second += ' ' + std::to_string(i + 1) + moment_text(thinking, thinking.seen != i);
  }
  std::string text;
  for (const auto& [name, moments] : thinkers) text += (text.empty() ? "" : " ") + name + moments;
  return text;
}

}  // namespace

std::string thinking_text(const Thinking& thinking) {
  return thinker_text(thinking) + " " + moment_text(thinking, true);
}

std::optional<Thinking> read_thinking(std::string_view text) {
  const std::size_t space = text.find(' ');
  auto thinking = space == std::string_view::npos ? std::nullopt : read_thinker(text.substr(0, space));
  if (!thinking || !read_moment(text.substr(space + 1), *thinking)) return std::nullopt;
  return thinking;
}

std::string seat_text(Seat seat) {
  if (seat == kNature) return "nature";
  if (seat == kSpectator) return "spectator";
  return std::to_string(index(seat));
}

Result<Seat> parse_seat(std::string_view text, int seats) {
  if (text == "nature") return kNature;
  if (text == "spectator") return kSpectator;
  const auto number = read_number(text, kMaxSeats);
  if (number && *number < static_cast<std::uint64_t>(std::max(seats, 0)))
    return seat_at(static_cast<int>(*number));
  return fail("bad_seat", "There is no seat " + in_quotes(text) + "; seats are 0 to " +
                              std::to_string(seats - 1) + ", \"nature\" and \"spectator\".");
}

std::string write_record(const Record& record) {
  std::string out;
  const auto header = [&](std::string_view key, const std::string& value) {
    if (!value.empty()) write_header(out, key, value);
  };
  header("Saga", std::to_string(kSagaVersion));
  header("Game", record.game);
  header("Rules", std::to_string(record.rules_version));
  header("Seats", std::to_string(record.seats));
  for (const auto& [name, value] : record.options) write_header(out, "Option", name + "=" + value);
  for (const std::string& name : record.names) write_header(out, "Player", name);
  header("Commitment", record.commitment);
  header("Seed", record.seed);
  header("Position", record.position);
  header("Result", record.result.empty() ? "*" : record.result);
  header("Hash", record.hash);
  std::string jumps;
  for (const ChanceJump& jump : record.jumps) {
    if (!jumps.empty()) jumps += ' ';
    jumps += std::to_string(jump.decision + 1) + ":" + std::to_string(jump.act);
  }
  header("Chance", jumps);
  header("Thoughts", thoughts_text(record.lines));
  for (const auto& [key, value] : record.extra) write_header(out, key, value);
  out += '\n';
  for (std::size_t i = 0; i < record.lines.size(); ++i) {
    out +=
        std::to_string(i + 1) + ' ' + seat_text(record.lines[i].seat) + ' ' + record.lines[i].action + '\n';
  }
  return out;
}

Result<Record> read_record(std::string_view text) { return Reader().read(text); }

}  // namespace ravenhall
