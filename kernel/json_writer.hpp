// JSON written straight as text. For views and events, which are written a thousand times for each time
// somebody reads them: building a tree of Json values first takes twenty times as long.
#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include "kernel/action.hpp"
#include "kernel/json.hpp"

namespace ravenhall {

class JsonWriter {
 public:
  // Appends to `text`, which must outlive the writer.
  explicit JsonWriter(std::string& text) : text_(text) {}

  void value(std::nullptr_t) { raw("null"); }
  void value(bool truth) { raw(truth ? "true" : "false"); }
  template <std::integral Number>
  void value(Number number) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, static_cast<long long>(number)).ptr;
    raw({digits, static_cast<std::size_t>(end - digits)});
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
    text_ += json;
  }
  // Expects UTF-8.
  void value(std::string_view words);
  void value(const char* words) { value(std::string_view(words)); }

  // `body` writes the members (with `key` or `member`) or the items.
  template <std::invocable Body>
  void object(Body body) {
    raw("{");
    body();
    text_ += '}';
  }
  template <std::invocable Body>
  void list(Body body) {
    raw("[");
    body();
    text_ += ']';
  }

  // The name of a member, whose value must be written next. Expects a name without quotes or backslashes.
  JsonWriter& key(std::string_view name) {
    separate();
    text_ += '"';
    text_ += name;
    text_ += "\":";
    return *this;
  }
  template <class Value>
  void member(std::string_view name, const Value& content) {
    key(name).value(content);
  }

 private:
  void separate() {
    if (text_.empty()) return;
    const char last = text_.back();
    if (last != '{' && last != '[' && last != ':' && last != ',') text_ += ',';
  }

  std::string& text_;
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
