#include "kernel/shape.hpp"

#include <algorithm>

namespace ravenhall {

namespace shape {

Json one_of(std::initializer_list<std::string_view> texts) {
  Json list = Json::array();
  for (const std::string_view text : texts) list.push_back(text);
  return Json{{"one_of", std::move(list)}};
}

Json object(std::string_view name, Members members) {
  Json json{{"object", name}};
  Json& all = json["members"] = Json::object();
  for (const auto& [key, content] : members) all[std::string(key)] = content;
  return json;
}

Json view(std::string_view name, Members members) {
  Json json = object(name, {{"game", "text"},
                            {"viewer", "viewer"},
                            {"phase", "text"},
                            {"question", maybe("any")},
                            {"outcome", maybe("any")}});
  json["members"].update(object(name, members)["members"]);
  return json;
}

}  // namespace shape

namespace {

const std::string& text_of(const Json& json) { return *json.get_ptr<const std::string*>(); }

bool is_name(const Notation& notation, std::string_view kind, const std::string& text) {
  if (kind == "text") return true;
  for (const OperandKind& each : notation.kinds) {
    if (each.name != kind) continue;
    return std::find(each.values.begin(), each.values.end(), text) != each.values.end();
  }
  return false;
}

std::string misfit_plain(const std::string& kind, const Json& value, const Notation& notation,
                         const std::string& where) {
  const auto unless = [&](bool fits) { return fits ? std::string() : where + " should be a " + kind; };
  if (kind == "any") return {};
  if (kind == "viewer") return unless(value.is_number() || value == "spectator");
  if (kind == "number") return unless(value.is_number());
  if (kind == "truth") return unless(value.is_boolean());
  if (kind == "text") return unless(value.is_string());
  for (const OperandKind& each : notation.kinds) {
    if (each.name != kind) continue;
    if (each.values.empty()) return unless(value.is_number());
    return unless(value.is_string() && is_name(notation, kind, text_of(value)));
  }
  return where + ": its shape names no kind: " + kind;
}

std::string misfit_members(const Json& members, const Json& value, const Notation& notation,
                           const std::string& where) {
  std::size_t known = 0;
  for (const auto& [name, content] : members.items()) {
    const bool optional = name.ends_with('?');
    const std::string key = optional ? name.substr(0, name.size() - 1) : name;
    const auto found = value.find(key);
    if (found == value.end()) {
      if (!optional) return where + "." + key + " is missing";
      continue;
    }
    ++known;
    if (std::string wrong = misfit(content, *found, notation, where + "." + key); !wrong.empty())
      return wrong;
  }
  if (known == value.size()) return {};
  for (const auto& [key, content] : value.items()) {
    if (!members.contains(key) && !members.contains(key + "?")) return where + "." + key + " has no shape";
  }
  return {};
}

}  // namespace

std::string misfit(const Json& shape, const Json& value, const Notation& notation, const std::string& where) {
  if (shape.is_string()) return misfit_plain(text_of(shape), value, notation, where);
  if (const auto content = shape.find("maybe"); content != shape.end())
    return value.is_null() ? std::string() : misfit(*content, value, notation, where);
  if (const auto texts = shape.find("one_of"); texts != shape.end()) {
    const bool among = std::find(texts->begin(), texts->end(), value) != texts->end();
    return among ? std::string() : where + " should be one of " + dump(*texts);
  }
  if (const auto item = shape.find("list"); item != shape.end()) {
    if (!value.is_array()) return where + " should be a list";
    for (std::size_t i = 0; i < value.size(); ++i) {
      std::string wrong = misfit(*item, value[i], notation, where + "[" + std::to_string(i) + "]");
      if (!wrong.empty()) return wrong;
    }
    return {};
  }
  if (!value.is_object()) return where + " should be an object";
  if (const auto members = shape.find("members"); members != shape.end())
    return misfit_members(*members, value, notation, where);
  const std::string& kind = text_of(*shape.find("map"));
  for (const auto& [key, content] : value.items()) {
    if (!is_name(notation, kind, key)) return where + ": " + key + " is no such name";
    std::string wrong = misfit(*shape.find("of"), content, notation, where + "." + key);
    if (!wrong.empty()) return wrong;
  }
  return {};
}

}  // namespace ravenhall
