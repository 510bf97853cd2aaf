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

// Writes into room that the text has spare, and gives back what is left of it at the end: pieces are a few
// characters long, and a string that grows by each of them takes twice as long.
class JsonWriter {
 public:
  // Appends to `text`, which must outlive the writer and is whole only when the writer has ended.
  explicit JsonWriter(std::string& text) : text_(text), comma_(wants_comma(text)) { open(text.size()); }
  explicit JsonWriter(JsonText& text) : JsonWriter(text.text) { outline_ = &text.outline; }
  ~JsonWriter() { text_.resize(size()); }
  JsonWriter(const JsonWriter&) = delete;
  JsonWriter& operator=(const JsonWriter&) = delete;

  void value(std::nullptr_t) { piece("null"); }
  void value(bool truth) { piece(truth ? "true" : "false"); }
  template <std::integral Number>
  void value(Number number) {
    constexpr std::size_t kMostDigits = 24;
    separate(kMostDigits);
    at_ = std::to_chars(at_, end_, static_cast<long long>(number)).ptr;
    comma_ = true;
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
    separate(json.size());
    if (outline_ != nullptr) add_outline(json, size(), *outline_);
    put(json);
    comma_ = true;
  }
  // Expects UTF-8.
  void value(std::string_view words);
  void value(const char* words) { value(std::string_view(words)); }

  // `body` writes the members (with `key` or `member`) or the items.
  template <std::invocable Body>
  void object(Body body) {
    enclose('{', '}', body);
  }
  template <std::invocable Body>
  void list(Body body) {
    enclose('[', ']', body);
  }

  // The name of a member, whose value must be written next. Expects a name without quotes or backslashes.
  JsonWriter& key(std::string_view name) {
    separate(name.size() + 3);
    *at_++ = '"';
    // Not by `put`, and so in WebAssembly without a copy of the view: this is called everywhere.
    at_ = std::copy_n(name.data(), name.size(), at_);
    *at_++ = '"';
    *at_++ = ':';
    comma_ = false;
    return *this;
  }
  template <class Value>
  void member(std::string_view name, const Value& content) {
    key(name).value(content);
  }

 private:
  static bool wants_comma(std::string_view text) {
    return !text.empty() && std::string_view("{[:,").find(text.back()) == std::string_view::npos;
  }
  std::size_t size() const { return static_cast<std::size_t>(at_ - text_.data()); }
  // Goes on behind the first `used` bytes, in all the room there is.
  void open(std::size_t used) {
    text_.resize(text_.capacity());
    at_ = text_.data() + used;
    end_ = text_.data() + text_.size();
  }
  // Room for so many bytes, and for a comma, a bracket and what escapes a character.
  void need(std::size_t bytes) {
    constexpr std::size_t kSmall = 8;
    if (static_cast<std::size_t>(end_ - at_) >= bytes + kSmall) return;
    const std::size_t used = size();
    text_.resize(used);
    text_.reserve(2 * used + bytes + kSmall);
    open(used);
  }
  // Makes room for so many bytes, behind a comma if one is needed.
  void separate(std::size_t bytes) {
    need(bytes);
    if (comma_) *at_++ = ',';
  }
  // Expects room.
  void put(std::string_view bytes) { at_ = std::copy(bytes.begin(), bytes.end(), at_); }
  void piece(std::string_view literal) {
    separate(literal.size());
    put(literal);
    comma_ = true;
  }
  template <class Body>
  void enclose(char opening, char closing, Body& body) {
    const std::size_t place = begin(opening);
    body();
    end(closing, place);
  }
  // Gives the number of its span.
  std::size_t begin(char opening) {
    separate(1);
    const std::size_t place = outline_ == nullptr ? 0 : outline_->size();
    if (outline_ != nullptr)
      outline_->push_back({.begin = static_cast<std::uint32_t>(size()), .end = 0, .next = 0});
    *at_++ = opening;
    comma_ = false;
    return place;
  }
  void end(char closing, std::size_t place) {
    need(1);
    *at_++ = closing;
    comma_ = true;
    if (outline_ == nullptr) return;
    (*outline_)[place].end = static_cast<std::uint32_t>(size());
    (*outline_)[place].next = static_cast<std::uint32_t>(outline_->size());
  }

  std::string& text_;
  JsonOutline* outline_ = nullptr;
  char* at_ = nullptr;   // where the next byte goes
  char* end_ = nullptr;  // of the room
  bool comma_;           // whether what stands before wants one
};

// An action as four numbers: for what is remembered of one, which need not be a whole one that has a text.
inline void write_bytes(JsonWriter& out, Action action) {
  out.list([&] {
    for (const int byte : {action.verb, action.a, action.b, action.c}) out.value(byte);
  });
}

// What `write` writes, in place of what the text was, as a text of its own, or as a tree.
template <std::invocable<JsonWriter&> Write>
void write_anew(JsonText& text, Write write) {
  text.clear();
  JsonWriter out(text);
  write(out);
}
template <std::invocable<JsonWriter&> Write>
std::string written_text(Write write) {
  std::string text;
  {
    JsonWriter out(text);
    write(out);
  }
  return text;
}
template <std::invocable<JsonWriter&> Write>
Json written(Write write) {
  return parse_json(written_text(write)).value_or(Json());
}

}  // namespace ravenhall
