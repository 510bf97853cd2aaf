// Shapes of JSON, as JSON: how a game tells programs what its views look like before they see one. The
// client's types are generated from them, and the property suite holds every view of its random games against
// them.
//
//   "number" "truth" "text" "any"    as they are
//   "viewer"                         a seat's number or "spectator"
//   "card"                           a name of that kind (schema's "kinds"); of a kind without names a number
//   {"list": SHAPE}
//   {"maybe": SHAPE}                 or null
//   {"object": "ClanView", "members": {"seat": SHAPE, "chosen?": SHAPE}}     with ? the member may be missing
//   {"map": "figure", "of": SHAPE}   an object with names of that kind (or any texts: "text") as keys, some
//   or all
//   {"one_of": ["a", "b"]}           one of these texts
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "kernel/json.hpp"
#include "kernel/notation.hpp"

namespace ravenhall {

namespace shape {

inline Json list(Json item) { return Json{{"list", std::move(item)}}; }
inline Json maybe(Json content) { return Json{{"maybe", std::move(content)}}; }
inline Json map(std::string_view kind, Json content) {
  return Json{{"map", kind}, {"of", std::move(content)}};
}
Json one_of(std::initializer_list<std::string_view> texts);
// `name` is what the client calls this type.
using Members = std::initializer_list<std::pair<std::string_view, Json>>;
Json object(std::string_view name, Members members);
// An object with the members that every view has, and these.
Json view(std::string_view name, Members members);

}  // namespace shape

// Where `value` is not of that shape, or nothing: "clans[0].rage should be a number".
std::string misfit(const Json& shape, const Json& value, const Notation& notation,
                   const std::string& where = "view");

}  // namespace ravenhall
