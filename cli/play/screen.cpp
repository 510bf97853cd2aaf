#include "cli/play/screen.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/json_read.hpp"
#include "cli/play/words.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

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
  const std::string verb = capital(readable(words[0]));
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
    for (const std::string_view word : split_words(topic)) {
      for (std::string& text : explain(view, word)) found.push_back(std::move(text));
    }
  }
  for (std::string& text : found) text = wrapped(text, width_, "");
  return joined(found, "\n");
}

// In the words of the engine: "No road: from paris, place milan."
std::string Screen::reason(const Json& /*view*/, const Json& reason) const {
  std::vector<std::string> about;
  for (const auto& [name, value] : at(reason, "args").items())
    about.push_back(readable(name) + " " + (value.is_string() ? readable(text_of(value)) : dump(value)));
  const std::string what = capital(readable(text_at(reason, "key")));
  return about.empty() ? what + "." : fmt::format("{}: {}.", what, joined(about, ", "));
}

const Json& Screen::told(std::string_view action) const {
  static const Json kNothing = Json::object();
  const auto found = tells_.find(action);
  return found == tells_.end() ? kNothing : found->second;
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
  return fmt::format("{}: {}", style_.paint(capital(std::string(head)), Paint::bold), text);
}

}  // namespace ravenhall::cli
