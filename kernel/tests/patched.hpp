// Patches as a client reads them.
#pragma once

#include <string>

#include "kernel/json.hpp"

namespace ravenhall {

inline Json patched(const Json& before, const Json& patch) {
  if (!patch.is_object() || !before.is_structured()) return patch;
  if (patch.size() == 1 && patch.contains("=")) return *patch.find("=");
  Json after = before;
  for (const auto& [key, change] : patch.items()) {
    Json& part = before.is_array() ? after[std::stoul(key)] : after[key];
    part = patched(part, change);
  }
  return after;
}

}  // namespace ravenhall
