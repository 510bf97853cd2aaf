#include "cli/play/screen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/json_read.hpp"
#include "cli/play/words.hpp"
#include "cli/words/letters.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

void Screen::fit(std::size_t columns) {
  constexpr std::size_t kNarrowest = 60;
  constexpr std::size_t kWidest = 120;  // longer lines are hard to read
  width_ = std::clamp(columns, kNarrowest, kWidest);
}

std::string Screen::choice_group(const Json& view, const std::vector<std::string>& actions,
                                 const ActionWords& words) const {
  constexpr std::size_t kNumber = 5;  // of the line, with the blanks around it
  if (words.size() > 1) return line(view, words);
  std::vector<std::string> tastes;
  for (const std::string& action : actions) {
    const auto each = split_words(action);
    if (each.size() < 2) continue;
    std::string text = taste(view, each);
    if (std::find(tastes.begin(), tastes.end(), text) == tastes.end()) tastes.push_back(std::move(text));
  }
  const bool commas = std::any_of(tastes.begin(), tastes.end(), [](const std::string& text) {
    return text.find(',') != std::string::npos;
  });
  const std::string verb = this->verb(words[0]);
  const std::size_t room = std::max<std::size_t>(columns(verb) + 1, 10);
  return padded(style_.paint(verb, Paint::bold), room) +
         hanging(joined(tastes, commas ? "; " : ", "), width_ - 2, std::string(kNumber + room, ' '));
}

// A name of several words is one thing; otherwise every word of an action says something.
std::string Screen::help(const Json& view, std::string_view topic) const {
  std::string whole(topic);
  std::replace(whole.begin(), whole.end(), ' ', '_');
  std::vector<std::string> found = explain(view, whole);
  if (found.empty()) {
    // The player's own word for it: "? ярость".
    const std::array<std::string, 3> kinds{key(""), own("idea-"), own("help-")};
    const std::array<std::string_view, 3> begins{kinds[0], kinds[1], kinds[2]};
    const std::string named = words_->key_of(topic, begins);
    found = named.starts_with(prefix_) ? explain(view, named.substr(named.find('-', prefix_.size() + 1) + 1))
            : named.empty()            ? found
                                       : std::vector<std::string>{headed(say(named))};
  }
  if (found.empty()) {
    for (const std::string_view word : split_words(topic)) {
      for (std::string& text : explain(view, word)) found.push_back(std::move(text));
    }
  }
  for (std::string& text : found) text = wrapped(text, width_, "");
  return joined(found, "\n");
}

Name Screen::name(std::string_view kind, std::string_view id) const {
  return {fmt::format("{}-{}-{}", prefix_, kind, id), std::string(id)};
}

Name Screen::counted(std::string_view kind, std::string_view id, int count) const {
  return {fmt::format("{}-{}-{}-n", prefix_, kind, id), std::string(id), count};
}

Name Screen::painted(Name name, Paint paint) const {
  name.before = style_.begin(paint);
  name.after = style_.end();
  return name;
}

Args Screen::arguments(const Json& view, const Json& told, std::span<const EventArgSpec> specs) const {
  Args args;
  for (const EventArgSpec& spec : specs) {
    if (spec.name.empty() || spec.kind < 0) continue;
    const OperandKind& kind = notation_->kinds[static_cast<std::size_t>(spec.kind)];
    const Json& value = at(told, spec.name);
    const std::string arg(spec.name);
    if (value.is_string()) {
      if (text_of(value) != "none" || words_->has(name(kind.name, "none").key))
        args.emplace_back(arg, name(kind.name, text_of(value)));
    } else if (value.is_array()) {
      Names seats;
      for (const Json& each : value) seats.push_back(seat(view, number_of(each)));
      args.emplace_back(arg, std::move(seats));
    } else if (value.is_number_integer() && kind.name == "seat") {
      args.emplace_back(arg, seat(view, number_of(value)));
    } else if (!value.is_null()) {
      args.emplace_back(arg, flag_at(told, spec.name) && value.is_boolean() ? 1 : number_of(value));
    }
  }
  return args;
}

Args Screen::event_arguments(const Json& view, const Json& event) const {
  const std::string kind = text_at(event, "kind");
  const auto spec = std::find_if(notation_->events.begin(), notation_->events.end(),
                                 [&](const EventSpec& each) { return each.name == kind; });
  return spec == notation_->events.end() ? Args{} : arguments(view, event, spec->args);
}

// A reason without a rule is about the turn: there are words for it that fit every game. A game without words
// has those of the engine: "No road: from paris, place milan."
std::string Screen::reason(const Json& view, const Json& reason) const {
  const std::string id = text_at(reason, "key");
  std::string dashed = id;
  std::replace(dashed.begin(), dashed.end(), '_', '-');
  if (at(reason, "rule").is_null() && words_->has("table-why-" + dashed)) return say("table-why-" + dashed);
  const auto spec = std::find_if(notation_->reasons.begin(), notation_->reasons.end(),
                                 [&](const ReasonSpec& each) { return each.name == id; });
  if (spec != notation_->reasons.end() && words_->has(key("why-" + dashed)))
    return capital(say(key("why-" + dashed), arguments(view, at(reason, "args"), spec->args)));
  std::vector<std::string> about;
  for (const auto& [name, value] : at(reason, "args").items())
    about.push_back(readable(name) + " " + (value.is_string() ? readable(text_of(value)) : dump(value)));
  const std::string what = capital(readable(id));
  return about.empty() ? what + "." : fmt::format("{}: {}.", what, joined(about, ", "));
}

std::string Screen::verb(std::string_view verb) const {
  for (const std::string& each : {key(fmt::format("verb-{}", verb)), own(fmt::format("verb-{}", verb))}) {
    if (words_->has(each)) return say(each);
  }
  return capital(readable(verb));
}

std::vector<std::string> Screen::explain_word(std::string_view word) const {
  std::vector<std::string> found;
  for (const std::string_view kind : {"help", "idea"}) {
    const std::string id = own(fmt::format("{}-{}", kind, word));
    if (words_->has(id)) found.push_back(headed(say(id)));
  }
  return found;
}

std::string Screen::primer() const {
  std::string out;
  for (const std::string& line : split_at(say(own("primer")), '\n')) out += wrapped(line, width_, "") + '\n';
  return out;
}

const Json& Screen::told(std::string_view action) const {
  static const Json kNothing = Json::object();
  const auto found = tells_.find(action);
  return found == tells_.end() ? kNothing : found->second;
}

bool Screen::is_verb_legal(std::string_view verb) const {
  return std::any_of(tells_.begin(), tells_.end(), [&](const auto& each) {
    const std::string_view text = each.first;
    return text.starts_with(verb) && (text.size() == verb.size() || text[verb.size()] == ' ');
  });
}

const Json& Screen::told_alike(std::string_view words, std::string_view member) const {
  const Json* same = nullptr;
  for (auto each = tells_.lower_bound(words); each != tells_.end(); ++each) {
    const std::string& text = each->first;
    if (!text.starts_with(words)) break;
    if (text.size() > words.size() && text[words.size()] != ' ') continue;
    const Json& value = at(each->second, member);
    if (same != nullptr && *same != value) return nothing();
    same = &value;
  }
  return same == nullptr ? nothing() : *same;
}

std::string Screen::headed(std::string_view head, std::string_view text) const {
  return fmt::format("{}: {}", style_.paint(capital(head), Paint::bold), text);
}

std::string Screen::headed(std::string_view text) const {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::string(text);
  return style_.paint(text.substr(0, colon), Paint::bold) + std::string(text.substr(colon));
}

}  // namespace ravenhall::cli
