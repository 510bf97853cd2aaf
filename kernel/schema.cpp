#include "kernel/schema.hpp"

namespace ravenhall {

namespace {

Json names_json(std::span<const std::string_view> names) {
  Json list = Json::array();
  for (const std::string_view name : names) list.push_back(name);
  return list;
}

Json operands_json(const Notation& notation, const Operands& operands) {
  Json list = Json::array();
  for (std::size_t i = 0; i < operands.size() && operands[i] >= 0; ++i)
    list.push_back(notation.kinds[static_cast<std::size_t>(operands[i])].name);
  return list;
}

Json arguments_json(const Notation& notation, const EventSpec& event) {
  Json arguments = Json::object();
  for (const EventArgSpec& arg : event.args) {
    if (arg.name.empty()) break;
    arguments[std::string(arg.name)] =
        arg.kind < 0 ? Json("number") : Json(notation.kinds[static_cast<std::size_t>(arg.kind)].name);
  }
  return arguments;
}

}  // namespace

Json schema_json(const GameInfo& info, const Notation& notation) {
  Json schema{{"game", info.id}, {"rules", info.rules_version}};
  schema["sides"] = names_json(info.sides);
  Json& roles = schema["roles"] = Json::array();
  for (const Role& role : info.roles) roles.push_back(role.name);
  Json& kinds = schema["kinds"] = Json::object();
  for (const OperandKind& kind : notation.kinds) kinds[std::string(kind.name)] = names_json(kind.values);
  Json& verbs = schema["verbs"] = Json::object();
  for (const VerbSpec& verb : notation.verbs)
    verbs[std::string(verb.name)] = operands_json(notation, verb.operands);
  Json& events = schema["events"] = Json::object();
  for (const EventSpec& event : notation.events)
    events[std::string(event.name)] = arguments_json(notation, event);
  schema["steps"] = names_json(notation.steps);
  Json& options = schema["options"] = Json::object();
  for (const OptionInfo& option : info.options) options[std::string(option.name)] = names_json(option.values);
  return schema;
}

}  // namespace ravenhall
