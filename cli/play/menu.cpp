#include "cli/play/menu.hpp"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <set>

#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

constexpr std::size_t kShort = 9;

using Split = std::vector<std::string_view>;

// How many words all actions have in common at their start.
std::size_t common_words(const std::vector<Split>& split) {
  std::size_t common = split[0].size();
  for (const Split& words : split) {
    common = std::min(common, words.size());
    while (common > 0 && !std::equal(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(common),
                                     split[0].begin())) {
      --common;
    }
  }
  return common;
}

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

// The one word of the actions that `typed` is the beginning or the end of, up to an underscore; else `typed`
// itself.
std::string completed(std::string_view typed, const std::vector<std::string>& actions) {
  if (read_number(typed, UINT64_MAX)) return std::string(typed);  // not the Age of a card
  std::set<std::string_view> fitting;
  for (const std::string& action : actions) {
    for (const std::string_view word : split_words(action)) {
      if (word == typed) return std::string(typed);
      const bool begins = word.starts_with(typed) && word.size() > typed.size() && word[typed.size()] == '_';
      const bool ends =
          word.ends_with(typed) && word.size() > typed.size() && word[word.size() - typed.size() - 1] == '_';
      if (begins || ends) fitting.insert(word);
    }
  }
  return std::string(fitting.size() == 1 ? *fitting.begin() : typed);
}

}  // namespace

std::vector<MenuItem> make_menu(const std::vector<std::string>& actions) {
  std::vector<MenuItem> items;
  if (actions.empty()) return items;
  std::vector<Split> split;
  for (const std::string& action : actions) split.push_back(split_words(action));
  const std::size_t common = common_words(split);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const std::size_t depth =
        actions.size() <= kShort ? split[i].size() : std::min(common + 1, split[i].size());
    const Split words(split[i].begin(), split[i].begin() + static_cast<std::ptrdiff_t>(depth));
    const auto same =
        std::find_if(items.begin(), items.end(), [&](const MenuItem& item) { return item.words == words; });
    if (same == items.end()) {
      items.push_back({{actions[i]}, words});
    } else {
      same->actions.push_back(actions[i]);
    }
  }
  return items;
}

SetMenu make_set_menu(const Notation& notation, const std::vector<std::string>& actions,
                      const std::vector<std::string>& taken) {
  SetMenu menu;
  for (const std::string& action : actions) {
    auto words = split_words(action);
    const auto verb = std::find_if(notation.verbs.begin(), notation.verbs.end(),
                                   [&](const VerbSpec& each) { return each.name == words[0]; });
    if (verb == notation.verbs.end() || verb->kind != VerbKind::any_order) return {};
    words.erase(words.begin());
    const bool fits = std::all_of(taken.begin(), taken.end(), [&](const std::string& each) {
      const auto at = std::find(words.begin(), words.end(), each);
      if (at == words.end()) return false;
      words.erase(at);
      return true;
    });
    if (!fits) continue;
    menu.verb = verb->name;
    menu.choose = words.size();
    for (const std::string_view word : words) {
      const auto needed = std::count(words.begin(), words.end(), word);
      if (std::count(menu.words.begin(), menu.words.end(), word) < needed)
        menu.words.emplace(std::find(menu.words.begin(), menu.words.end(), word), word);
    }
  }
  return menu;
}

std::string as_action_text(std::string_view typed, const std::vector<std::string>& actions) {
  std::string text;
  for (const char byte : typed) {
    if (byte != '\'') text += static_cast<char>(std::tolower(static_cast<unsigned char>(byte)));
  }
  replace_all(text, "\xE2\x80\x99", "");  // the typographic apostrophe
  for (const std::string& action : actions) {
    for (const std::string_view word : split_words(action)) {
      if (word.find('_') == std::string_view::npos) continue;
      // The Age at the end of a card's key need not be typed.
      const std::string_view name =
          word.substr(0, word.size() - (word.ends_with("_2") || word.ends_with("_3") ? 2 : 0));
      std::string apart(name);
      std::replace(apart.begin(), apart.end(), '_', ' ');
      if (apart != name) replace_all(text, apart, std::string(name));
    }
  }
  std::string out;
  for (const std::string_view word : split_words(text)) {
    if (!out.empty()) out += ' ';
    out += completed(word, actions);
  }
  return out;
}

}  // namespace ravenhall::cli
