// What changed between two JSON texts, as a smaller JSON text. For views, most of which stays as it is from
// one event to the next.
//
// A patch is read together with the value before it:
//   before an object, patch an object   each member of the patch is a patch of the member of that name
//   before a list, patch an object      the same of items, by their index: {"2": …}
//   patch {"=": VALUE}                  the value is VALUE now, whatever it was
//   anything else                       the value is the patch
#pragma once

#include <string>
#include <string_view>

#include "kernel/json_writer.hpp"

namespace ravenhall {

// Appends the patch that makes `after` out of `before`; false, and nothing is appended, when they are equal.
// Expects two JSON texts without blanks, as JsonWriter writes them.
bool write_patch(const JsonText& before, const JsonText& after, std::string& out);
bool write_patch(std::string_view before, std::string_view after, std::string& out);

}  // namespace ravenhall
