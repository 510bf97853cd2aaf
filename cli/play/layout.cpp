#include "cli/play/layout.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/json_read.hpp"
#include "cli/play/words.hpp"
#include "cli/words/letters.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

constexpr std::size_t kWidestCell = 24;
constexpr std::string_view kBetween = "  ";

bool is_plain(const Json& value) { return !value.is_structured(); }

// Objects that can stand as rows of one table.
bool are_rows(const Json& values) {
  return values.size() > 1 &&
         std::all_of(values.begin(), values.end(), [](const Json& each) { return each.is_object(); });
}

// Amounts by name, such as a purse: what there is none of need not be said.
bool are_amounts(const Json& object) {
  return object.size() > 2 &&
         std::all_of(object.begin(), object.end(), [](const Json& each) { return each.is_number_integer(); });
}

std::string indented(const std::string& text) {
  std::string out;
  bool fresh = true;
  for (const char byte : text) {
    if (fresh && byte != '\n') out += "  ";
    out += byte;
    fresh = byte == '\n';
  }
  return out;
}

// One column of a table: its name word by word below each other, and what stands in it.
struct Column {
  std::string key;
  std::vector<std::string> cells;

  std::size_t width() const {
    std::size_t widest = 0;
    for (const std::string_view word : split_words(readable(key))) widest = std::max(widest, columns(word));
    for (const std::string& cell : cells) widest = std::max(widest, columns(cell));
    return widest;
  }
};

}  // namespace

bool is_empty(const Json& value) {
  return value.is_null() || (value.is_structured() && value.empty()) ||
         (value.is_string() && text_of(value).empty());
}

std::string Layout::in_line(std::string_view key, const Json& value) const {
  if (is_empty(value)) return value.is_structured() ? none_ : "-";
  if (is_plain(value)) return scalar_(key, value);
  if (value.is_object()) {
    const std::string text = members(value);
    return text.empty() ? none_ : text;
  }
  const bool plain = std::all_of(value.begin(), value.end(), is_plain);
  if (value.size() > 2 && std::all_of(value.begin(), value.end(), is_empty))
    return fmt::format("{} x -", value.size());
  std::vector<std::string> parts;
  for (const Json& each : value)
    parts.push_back(each.is_array() ? "(" + in_line(key, each) + ")" : in_line(key, each));
  return joined(parts, plain ? ", " : "; ");
}

// "seat 0, figure warrior, at (x 3, y 4)"
std::string Layout::members(const Json& object) const {
  const bool amounts = are_amounts(object);
  std::vector<std::string> parts;
  for (const auto& [key, value] : object.items()) {
    if (is_empty(value) || (amounts && value == 0)) continue;
    const std::string text = in_line(key, value);
    if (value.is_object() && text == none_) continue;
    parts.push_back(is_plain(value) ? readable(key) + " " + text
                                    : fmt::format("{} ({})", readable(key), text));
  }
  return joined(parts, ", ");
}

std::vector<Layout::Section> Layout::sections(const Json& object) const {
  std::vector<Section> all;
  Json plain = Json::object();
  for (const auto& [key, value] : object.items()) {
    if (is_plain(value)) plain[key] = value;
  }
  std::vector<std::string> parts;
  for (const auto& [key, value] : plain.items()) {
    const std::string text = in_line(key, value);
    const bool short_value = text.find(' ') == std::string::npos && text.size() < width_ / 4;
    parts.push_back(readable(key) + std::string(short_value ? kTie : " ") + text);
  }
  if (!parts.empty()) all.push_back({"", hanging(capital(joined(parts, ", ")), width_, "  ") + '\n'});
  for (const auto& [key, value] : object.items()) {
    if (!is_plain(value)) all.push_back({readable(key), section(key, value)});
  }
  return all;
}

std::string Layout::section(std::string_view key, const Json& value) const {
  const std::string head = style_.paint(capital(readable(key)), Paint::bold);
  const bool flat = std::all_of(value.begin(), value.end(), is_plain);
  if (flat) {
    return hanging(head + ": " + (value.empty() ? none_ : in_line(key, value)), width_, "  ") + '\n';
  }
  if (const std::string line = head + ": " + in_line(key, value);
      (value.is_object() || !are_rows(value)) && columns(line) <= width_)
    return line + '\n';
  std::string body;
  if (are_rows(value) || value.is_array()) {
    body = inside().rows(key, value);
  } else {
    for (const Section& each : inside().sections(value)) body += each.text;
  }
  return head + '\n' + indented(body);
}

// Things of one kind below each other. The members of an object get their names as the first column.
std::string Layout::rows(std::string_view key, const Json& list) const {
  if (are_rows(list) && !style_.plain) {
    std::vector<Json> all;
    for (const auto& [name, each] : list.items()) {
      Json row = Json::object();
      if (list.is_object()) row[""] = name;
      row.update(each);
      all.push_back(std::move(row));
    }
    return table(all);
  }
  std::string out;
  for (const auto& [name, each] : list.items()) {
    const std::string text = in_line(key, each);
    out += hanging(list.is_object() ? readable(name) + ": " + text : text, width_, "  ") + '\n';
  }
  return out;
}

// As many columns as there is room for; what is too wide for one stands below its row.
std::string Layout::table(const std::vector<Json>& rows) const {
  std::vector<std::string> keys;
  for (const Json& row : rows) {
    for (const auto& [key, value] : row.items()) {
      if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
    }
  }
  std::vector<Column> chosen;
  std::vector<std::string> below;
  std::size_t used = 0;
  for (const std::string& key : keys) {
    if (std::all_of(rows.begin(), rows.end(), [&](const Json& row) { return is_empty(at(row, key)); }))
      continue;
    Column column{key, {}};
    bool narrow = true;
    for (const Json& row : rows) {
      const Json& value = at(row, key);
      column.cells.push_back(is_empty(value) ? "-" : in_line(key, value));
      narrow = narrow && (is_plain(value) || columns(column.cells.back()) <= kWidestCell);
    }
    const std::size_t more = column.width() + (chosen.empty() ? 0 : kBetween.size());
    if (narrow && used + more <= width_) {
      used += more;
      chosen.push_back(std::move(column));
    } else {
      below.push_back(key);
    }
  }

  std::string out;
  const auto write_line = [&](auto&& cell) {
    std::string line;
    for (const Column& column : chosen) {
      if (&column != &chosen.front()) line += kBetween;
      line += padded(cell(column), column.width());
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  };
  std::size_t height = 0;
  for (const Column& column : chosen) height = std::max(height, split_words(readable(column.key)).size());
  for (std::size_t i = 0; i < height; ++i) {
    write_line([&](const Column& column) {
      const std::string name = readable(column.key);
      const auto words = split_words(name);
      const std::size_t first = height - words.size();
      return i < first ? std::string() : style_.paint(words[i - first], Paint::dim);
    });
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    write_line([&](const Column& column) { return column.cells[i]; });
    Json rest = Json::object();
    for (const std::string& key : below) {
      if (!is_empty(at(rows[i], key))) rest[key] = at(rows[i], key);
    }
    if (const std::string text = members(rest); !text.empty()) out += wrapped(text, width_, "    ") + '\n';
  }
  return out;
}

}  // namespace ravenhall::cli
