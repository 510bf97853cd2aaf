// JSON written straight as text. For views and events, which are written a thousand times for each time
// somebody reads them: building a tree of Json values first takes twenty times as long.
#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "kernel/action.hpp"
#include "kernel/json.hpp"

namespace ravenhall {

// Where an object or a list stands in a text.
struct JsonSpan {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t next = 0;  // the number of the first span that begins behind it
};
using JsonOutline = std::vector<JsonSpan>;  // in the order in which they begin

// A text that knows where its parts are, so that two of them can be compared without being read.
struct JsonText {
  std::string text;
  JsonOutline outline;
  bool empty() const { return text.empty(); }
  void clear() {
    text.clear();
    outline.clear();
  }
};

// Adds the objects and lists of a text that stands at `offset` of a longer one. Expects JSON without blanks.
void add_outline(std::string_view json, std::size_t offset, JsonOutline& outline);

class JsonWriter {
 public:
  // Appends to `text`, which must outlive the writer.
  explicit JsonWriter(std::string& text) : text_(text) {}
  explicit JsonWriter(JsonText& text) : text_(text.text), outline_(&text.outline) {}

  void value(std::nullptr_t) { append(",null"); }
  void value(bool truth) { append(truth ? ",true" : ",false"); }
  template <std::integral Number>
  void value(Number number) {
    char digits[24] = {','};
    const auto end = std::to_chars(digits + 1, digits + sizeof digits, static_cast<long long>(number)).ptr;
    append({digits, static_cast<std::size_t>(end - digits)});
  }
  // A Counter or an Operand.
  template <class Number>
    requires(std::is_class_v<Number> && std::convertible_to<Number, int> &&
             !std::convertible_to<Number, std::string_view>)
  void value(Number number) {
    value(int{number});
  }
  // Something that is JSON already.
  void raw(std::string_view json) {
    separate();
    if (outline_ != nullptr) add_outline(json, text_.size(), *outline_);
    text_ += json;
  }
  // Expects UTF-8.
  void value(std::string_view words);
  void value(const char* words) { value(std::string_view(words)); }

  // `body` writes the members (with `key` or `member`) or the items.
  template <std::invocable Body>
  void object(Body body) {
    enclose(",{", '}', body);
  }
  template <std::invocable Body>
  void list(Body body) {
    enclose(",[", ']', body);
  }

  // The name of a member, whose value must be written next. Expects a name without quotes or backslashes.
  JsonWriter& key(std::string_view name) {
    char quoted[64] = {',', '"'};
    if (name.size() > sizeof quoted - 4) {
      separate();
      text_ += '"';
      text_ += name;
      text_ += "\":";
      return *this;
    }
    char* end = std::copy(name.begin(), name.end(), quoted + 2);
    *end++ = '"';
    *end++ = ':';
    append({quoted, static_cast<std::size_t>(end - quoted)});
    return *this;
  }
  template <class Value>
  void member(std::string_view name, const Value& content) {
    key(name).value(content);
  }

 private:
  bool needs_comma() const {
    if (text_.empty()) return false;
    const char last = text_.back();
    return last != '{' && last != '[' && last != ':' && last != ',';
  }
  void separate() {
    if (needs_comma()) text_ += ',';
  }
  // Without the comma that `piece` begins with, unless it is needed. All at once: views are written by the
  // thousand, and most of their pieces are a few characters long.
  void append(std::string_view piece) { text_ += needs_comma() ? piece : piece.substr(1); }
  template <class Body>
  void enclose(std::string_view opening, char closing, Body& body) {
    append(opening);
    if (outline_ == nullptr) {
      body();
      text_ += closing;
      return;
    }
    const std::size_t place = outline_->size();
    outline_->push_back({.begin = static_cast<std::uint32_t>(text_.size() - 1), .end = 0, .next = 0});
    body();
    text_ += closing;
    (*outline_)[place].end = static_cast<std::uint32_t>(text_.size());
    (*outline_)[place].next = static_cast<std::uint32_t>(outline_->size());
  }

  std::string& text_;
  JsonOutline* outline_ = nullptr;
};

// An action as four numbers: for what is remembered of one, which need not be a whole one that has a text.
inline void write_bytes(JsonWriter& out, Action action) {
  out.list([&] {
    for (const int byte : {action.verb, action.a, action.b, action.c}) out.value(byte);
  });
}

// What `write` writes, as a text or as a tree.
template <std::invocable<JsonWriter&> Write>
std::string written_text(Write write) {
  std::string text;
  JsonWriter out(text);
  write(out);
  return text;
}
template <std::invocable<JsonWriter&> Write>
Json written(Write write) {
  return parse_json(written_text(write)).value_or(Json());
}

}  // namespace ravenhall
