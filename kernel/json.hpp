// JSON for positions, views and the protocol. Ordered, so that what we write is stable and readable.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "kernel/error.hpp"

namespace ravenhall {

using Json = nlohmann::ordered_json;

inline constexpr std::size_t kMaxJsonBytes = 1U << 20U;
inline constexpr std::size_t kMaxJsonDepth = 64;
inline constexpr std::size_t kMaxJsonMembers = 1024;  // of one object

// The text as JSON, or where it is broken. Safe for any input: the limits above hold, and no member stands
// twice.
Result<Json> parse_json(std::string_view text, std::size_t max_bytes = kMaxJsonBytes);

// The JSON as text, in one line unless `indent` is given. Broken UTF-8 in it is replaced, where Json::dump
// would abort.
std::string dump(const Json& json, int indent = -1);

// An object with these members, in this order; no name stands twice. What the library's own lists make of
// them takes several times the code wherever one is written.
struct JsonMember {
  std::string_view name;
  mutable Json value;  // so that it can be moved out of a list
};
Json object_of(std::initializer_list<JsonMember> members);

// Reads the fields of one JSON object and remembers the first thing that is wrong, so that a reader of many
// fields checks once at its end. Never throws and never aborts, whatever the JSON holds: what is wrong reads
// as `low`, false, an empty text, an empty list (also where a size was asked for) or an empty object.
class JsonReader {
 public:
  // `where` names the object in error messages ("position", "position.battle").
  JsonReader(const Json& object, std::string where);

  bool has(std::string_view key) const;
  // A whole number within [low, high].
  std::int64_t number(std::string_view key, std::int64_t low, std::int64_t high);
  bool flag(std::string_view key);
  std::string text(std::string_view key);
  // The member, which must be an array (of exactly `size` items when size >= 0).
  const Json& list(std::string_view key, std::int64_t size = -1);
  const Json& object(std::string_view key);
  // The same for a value that is no member, such as an item of a list; `what` names it in error messages.
  std::int64_t number_in(const Json& value, std::string_view what, std::int64_t low, std::int64_t high);
  std::string text_in(const Json& value, std::string_view what);

  bool ok() const { return error_.message.empty(); }
  const Error& error() const { return error_; }
  const std::string& where() const { return where_; }
  void complain(std::string_view message);

 private:
  const Json* peek(std::string_view key) const;
  const Json* find(std::string_view key);
  const Json* object_;
  std::string where_;
  Error error_;
};

}  // namespace ravenhall
