#include "cli/words/words.hpp"

#include <algorithm>

#include "cli/words/letters.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

Words::Words(Language language, std::string_view game) : language_(language), fluent_(language) {
  for (const LocaleFile& file : locale_files()) {
    if (file.language != tag_of(language)) continue;
    const bool ours = file.name == "terminal" || file.name == "hall" || file.name == game ||
                      file.name == std::string(game) + "-texts";
    // A file that cannot be read would not have passed the tests.
    if (ours) static_cast<void>(fluent_.add(file.text));
  }
}

std::string Words::key_of(std::string_view word, std::span<const std::string_view> kinds) const {
  const std::string wanted = lower(trimmed(word));
  if (wanted.empty()) return "";
  for (const std::string& key : fluent_.keys()) {
    const bool fits =
        std::any_of(kinds.begin(), kinds.end(), [&](std::string_view kind) { return key.starts_with(kind); });
    if (!fits) continue;
    std::string text = lower(say(key));
    for (const std::string_view mark : {"’", "'"}) {
      for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark))
        text.erase(at, mark.size());
    }
    if (text == wanted || (text.starts_with(wanted) && text[wanted.size()] == ':')) return key;
  }
  return "";
}

}  // namespace ravenhall::cli
