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

}  // namespace ravenhall::cli
