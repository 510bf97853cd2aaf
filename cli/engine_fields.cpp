#include "cli/engine_fields.hpp"

#include "agents/registry.hpp"
#include "cli/seed.hpp"
#include "kernel/sides.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

const Json* member(const Json& object, std::string_view key) {
  const auto found = object.find(key);
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

Result<std::string> seed_of(const Json& request) {
  const Json* value = member(request, "seed");
  if (value == nullptr) return fresh_seed();
  if (value->is_string()) return *value->get_ptr<const std::string*>();
  if (value->is_number_integer()) return dump(*value);
  return fail("bad_field", "\"seed\" must be a text or a whole number.");
}

Result<std::vector<std::pair<std::string, std::string>>> options_of(const Json& request) {
  std::vector<std::pair<std::string, std::string>> choices;
  const Json* options = member(request, "options");
  if (options == nullptr) return choices;
  if (!options->is_object()) {
    return fail("bad_field",
                "\"options\" must be an object, such as {\"preset\":\"ru\",\"first_game\":\"on\"}.");
  }
  for (const auto& [name, value] : options->items()) {
    if (value.is_string()) {
      choices.emplace_back(name, *value.get_ptr<const std::string*>());
    } else if (value.is_boolean()) {
      choices.emplace_back(name, *value.get_ptr<const bool*>() ? "on" : "off");
    } else if (value.is_number_integer()) {
      choices.emplace_back(name, dump(value));
    } else {
      return fail("bad_field",
                  "The option " + in_quotes(name) + " must be a text, a whole number, true or false.");
    }
  }
  return choices;
}

Json info_json(const GameInfo& info) {
  Json json = Json::object();
  json["game"] = std::string(info.id);
  json["title"] = std::string(info.title);
  json["rules"] = info.rules_version;
  json["seats"] = Json::array({info.min_seats, info.max_seats});
  add_sides(info, json);
  Json& options = json["options"] = Json::object();
  for (const OptionInfo& option : info.options) {
    Json& item = options[std::string(option.name)] = Json::object();
    item["default"] = std::string(option.values[option.fallback]);
    for (const auto value : option.values) item["values"].push_back(std::string(value));
  }
  Json& presets = json["presets"] = Json::object();
  for (const Preset& preset : info.presets) {
    Json& item = presets[std::string(preset.name)] = Json::object();
    for (const OptionChoice& choice : preset.choices)
      item[std::string(choice.option)] = std::string(choice.value);
  }
  Json& agents = json["agents"] = Json::array();
  for (const auto name : agent_names()) agents.push_back(std::string(name));
  return json;
}

}  // namespace ravenhall::cli
