#include "kernel/property_report.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace ravenhall {

std::string_view name_of(Property property) {
  constexpr std::array<std::string_view, 17> kNames{
      "ends",       "no_dead_end",  "copies",     "saves",    "notation", "invariants",
      "accepts",    "refuses",      "undo",       "replays",  "imagines", "hides_legal",
      "hides_view", "hides_events", "hides_undo", "explains", "describes"};
  static_assert(kNames.size() == static_cast<std::size_t>(Property::describes) + 1);
  return kNames[static_cast<std::size_t>(property)];
}

bool PropertyReport::has(Property property) const {
  return std::any_of(failures.begin(), failures.end(),
                     [&](const PropertyFailure& failure) { return failure.property == property; });
}

void PropertyReport::add(PropertyReport other) {
  games += other.games;
  decisions += other.decisions;
  worlds_imagined += other.worlds_imagined;
  worlds_different += other.worlds_different;
  std::move(other.failures.begin(), other.failures.end(), std::back_inserter(failures));
}

Json report_json(const PropertyReport& report) {
  Json json = Json::object();
  json["games"] = report.games;
  json["decisions"] = report.decisions;
  json["worlds_imagined"] = report.worlds_imagined;
  json["worlds_different"] = report.worlds_different;
  Json& failures = json["failures"] = Json::array();
  for (const PropertyFailure& failure : report.failures) {
    Json item = Json::object();
    item["property"] = std::string(name_of(failure.property));
    item["what"] = failure.what;
    item["record"] = failure.record;
    failures.push_back(std::move(item));
  }
  return json;
}

std::string first_difference(const Json& real, const Json& imagined) {
  const Json changes = Json::diff(real, imagined);
  if (changes.empty()) return "the views in JSON do not differ";
  std::string text = *changes[0].at("path").get_ptr<const std::string*>();
  if (changes[0].contains("value")) text += " is in the imagined world " + dump(changes[0].at("value"));
  return "first difference: " + text;
}

std::string made_up_text(const Notation& notation, Rng& rng) {
  const auto byte = [&] { return static_cast<std::uint8_t>(rng.below(256)); };
  const auto small = [&] { return static_cast<std::uint8_t>(rng.below(16)); };
  const auto verb = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(notation.verbs.size())));
  switch (rng.below(4)) {
    case 0: return to_text(notation, Action{byte(), byte(), byte(), byte()});
    case 1: return to_text(notation, Action{verb, small(), small(), small()});
    case 2: return std::string(notation.verbs[verb].name) + " " + std::string(small(), 'x') + " 99";
    default: {
      std::string junk;
      for (std::uint32_t left = rng.below(40); left > 0; --left) junk += static_cast<char>(byte());
      return junk;
    }
  }
}

Wish made_up_wish(const Notation& notation, Rng& rng) {
  const auto below = [&](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
  Wish wish;
  std::size_t verb = below(notation.verbs.size());
  while (notation.verbs[verb].kind == VerbKind::chance) verb = below(notation.verbs.size());
  wish.action.verb = verb;
  const Operands& operands = notation.verbs[verb].operands;
  Operand* const parts[] = {&wish.action.a, &wish.action.b, &wish.action.c};
  for (std::size_t i = 0; i < operands.size() && operands[i] >= 0; ++i) {
    if (below(3) == 0) continue;
    const std::size_t values = notation.kinds[static_cast<std::size_t>(operands[i])].values.size();
    *parts[i] = below(values == 0 ? 10 : values);
    wish.named = static_cast<std::uint8_t>(wish.named | (1U << i));
  }
  return wish;
}

}  // namespace ravenhall
