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

Json arguments_json(const Notation& notation, std::span<const EventArgSpec> args) {
  Json arguments = Json::object();
  for (const EventArgSpec& arg : args) {
    if (arg.name.empty()) break;
    arguments[std::string(arg.name)] =
        arg.kind < 0 ? Json("number") : Json(notation.kinds[static_cast<std::size_t>(arg.kind)].name);
  }
  return arguments;
}

Json secrets_json(std::span<const EventSpec> events) {
  Json secret = Json::object();
  for (const EventSpec& event : events) {
    for (const EventArgSpec& arg : event.args) {
      if (arg.secrecy == Secrecy::secret) secret[std::string(event.name)].push_back(arg.name);
    }
  }
  return secret;
}

Json verbs_of(const Notation& notation, VerbKind kind) {
  Json list = Json::array();
  for (const VerbSpec& verb : notation.verbs) {
    if (verb.kind == kind) list.push_back(verb.name);
  }
  return list;
}

Json reasons_json(const Notation& notation) {
  Json reasons = Json::object();
  for (const ReasonSpec& reason : notation.reasons) {
    if (&reason == notation.reasons.data()) continue;  // none
    reasons[std::string(reason.name)] =
        object_of({{"rule", reason.rule}, {"args", arguments_json(notation, reason.args)}});
  }
  return reasons;
}

}  // namespace

Json schema_json(const GameInfo& info, const Notation& notation, const Description& description) {
  Json schema = object_of({{"game", info.id}, {"title", info.title}, {"rules", info.rules_version}});
  schema["seats"] = object_of({{"min", info.min_seats}, {"max", info.max_seats}});
  schema["sides"] = names_json(info.sides);
  Json& roles = schema["roles"] = Json::array();
  for (const Role& role : info.roles) roles.push_back(role.name);
  Json& kinds = schema["kinds"] = Json::object();
  for (const OperandKind& kind : notation.kinds) kinds[std::string(kind.name)] = names_json(kind.values);
  Json& verbs = schema["verbs"] = Json::object();
  for (const VerbSpec& verb : notation.verbs)
    verbs[std::string(verb.name)] = operands_json(notation, verb.operands);
  schema["any_order"] = verbs_of(notation, VerbKind::any_order);
  schema["nature"] = verbs_of(notation, VerbKind::chance);
  Json& events = schema["events"] = Json::object();
  for (const EventSpec& event : notation.events)
    events[std::string(event.name)] = arguments_json(notation, event.args);
  schema["secret"] = secrets_json(notation.events);
  schema["reasons"] = reasons_json(notation);
  schema["steps"] = names_json(notation.steps);
  Json& options = schema["options"] = Json::object();
  Json& defaults = schema["defaults"] = Json::object();
  for (const OptionInfo& option : info.options) {
    options[std::string(option.name)] = names_json(option.values);
    defaults[std::string(option.name)] = option.values[option.fallback];
  }
  Json& presets = schema["presets"] = Json::object();
  for (const Preset& preset : info.presets) {
    Json& choices = presets[std::string(preset.name)] = Json::object();
    for (const OptionChoice& choice : preset.choices) choices[std::string(choice.option)] = choice.value;
  }
  schema["view"] = description.view;
  schema["tells"] = description.tells;
  schema["facts"] = description.facts;
  return schema;
}

}  // namespace ravenhall
