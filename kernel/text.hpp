// Small helpers for reading words and for writing messages to people.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ravenhall {

// The words of `text`, which blanks and tabs separate.
std::vector<std::string_view> split_words(std::string_view text);

// `text` without blanks, tabs and carriage returns at its ends.
std::string_view trimmed(std::string_view text);

// The number that `text` is, if it is at most `high` and written the one way we write numbers: digits only,
// no leading zero.
std::optional<std::uint64_t> read_number(std::string_view text, std::uint64_t high);

// `text` in quotation marks, safe to show: long texts are cut, control characters replaced.
std::string in_quotes(std::string_view text);

// "a, b and c"; when there are more than `most`: "a, b and 7 more". "nothing" for an empty list.
std::string listed(const std::vector<std::string>& items, std::size_t most = 8);

}  // namespace ravenhall
