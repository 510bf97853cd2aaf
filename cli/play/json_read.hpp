// Reading views and events without fear: what is missing or of another kind reads as nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "kernel/json.hpp"

namespace ravenhall::cli {

inline const Json& nothing() {
  static const Json kNothing;
  return kNothing;
}

inline const Json& at(const Json& object, std::string_view key) {
  if (!object.is_object()) return nothing();
  const auto found = object.find(key);
  return found == object.end() ? nothing() : *found;
}

inline const Json& item(const Json& list, std::size_t i) {
  return list.is_array() && i < list.size() ? list[i] : nothing();
}

inline std::string text_of(const Json& value) {
  return value.is_string() ? *value.get_ptr<const std::string*>() : std::string();
}
inline std::string text_at(const Json& object, std::string_view key) { return text_of(at(object, key)); }

inline int number_of(const Json& value, int otherwise = 0) {
  return value.is_number_integer() ? value.get<int>() : otherwise;
}
inline int number_at(const Json& object, std::string_view key, int otherwise = 0) {
  return number_of(at(object, key), otherwise);
}

// true, or a number other than 0.
inline bool flag_at(const Json& object, std::string_view key) {
  const Json& value = at(object, key);
  return value.is_boolean() ? *value.get_ptr<const bool*>() : number_of(value) != 0;
}

// The item whose "id" (or another member) is `value`.
inline const Json& item_with(const Json& list, std::string_view key, std::string_view value) {
  for (const Json& each : list) {
    if (text_at(each, key) == value) return each;
  }
  return nothing();
}

// What every game's view has: whose it is (-1: a spectator's) and what is asked.
inline int viewer(const Json& view) { return number_at(view, "viewer", -1); }
inline std::string question_kind(const Json& view) {
  std::string kind = text_at(at(view, "question"), "kind");
  return kind.starts_with("ask_") ? kind.substr(4) : kind;
}

}  // namespace ravenhall::cli
