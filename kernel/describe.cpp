#include "kernel/describe.hpp"

namespace ravenhall {

void PositionReader::options(const GameInfo& info, std::span<std::uint8_t> out) {
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = info.options[i].fallback;
  const Json* chosen = member("options");
  if (chosen == nullptr) return;
  if (!chosen->is_object()) return complain("\"options\" must be an object");
  for (const auto& item : chosen->items()) {
    const auto option = std::find_if(info.options.begin(), info.options.end(),
                                     [&](const OptionInfo& row) { return row.name == item.key(); });
    if (option == info.options.end()) return complain("there is no option " + in_quotes(item.key()));
    const auto* text = item.value().get_ptr<const std::string*>();
    const auto& values = option->values;
    const auto value = text == nullptr ? values.end() : std::find(values.begin(), values.end(), *text);
    if (value == values.end()) {
      return complain("the option " + in_quotes(item.key()) + " must be " +
                      listed(std::vector<std::string>(values.begin(), values.end())));
    }
    out[static_cast<std::size_t>(option - info.options.begin())] =
        static_cast<std::uint8_t>(value - values.begin());
  }
}

int PositionReader::name(const Json& json, std::string_view what, std::span<const std::string_view> names) {
  const std::string text = reader_.text_in(json, what);
  const auto found = std::find(names.begin(), names.end(), text);
  if (found != names.end()) return static_cast<int>(found - names.begin());
  complain(std::string(what) + ": there is no " + in_quotes(text) + "; possible are " +
           listed(std::vector<std::string>(names.begin(), names.end())));
  return 0;
}

// The position outlives its reader.
// NOLINTBEGIN(bugprone-return-const-ref-from-parameter)
const Json& PositionReader::list(const Json& json, std::string_view what, std::size_t most, bool exactly) {
  static const Json kEmpty = Json::array();
  if (json.is_array() && (exactly ? json.size() == most : json.size() <= most)) return json;
  complain(in_quotes(what) + " must be a list of " + (exactly ? "" : "at most ") + std::to_string(most));
  return kEmpty;
}
// NOLINTEND(bugprone-return-const-ref-from-parameter)

void PositionReader::refuse_others() {
  if (!json_->is_object()) return;
  for (const auto& item : json_->items()) {
    const std::string_view key = item.key();
    if (std::find(keys_.begin(), keys_.end(), key) == keys_.end())
      complain("there is no field " + in_quotes(key));
  }
}

}  // namespace ravenhall
