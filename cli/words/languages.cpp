#include "cli/words/languages.hpp"

#include <cstdlib>

namespace ravenhall::cli {

std::string_view tag_of(Language language) {
  constexpr std::array<std::string_view, kLanguages.size()> kTags{"en", "ru", "cs", "bg"};
  return kTags[static_cast<std::size_t>(language)];
}

std::optional<Language> language_of(std::string_view name) {
  for (const Language language : kLanguages) {
    const std::string_view tag = tag_of(language);
    if (!name.starts_with(tag)) continue;
    const std::string_view rest = name.substr(tag.size());
    if (rest.empty() || rest[0] == '_' || rest[0] == '-' || rest[0] == '.' || rest[0] == '@') return language;
  }
  return std::nullopt;
}

Language preferred_language() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): read once, at the start
    if (value == nullptr || *value == '\0') continue;
    return language_of(value).value_or(Language::en);
  }
  return Language::en;
}

std::string_view plural_of(Language language, int number) {
  const int n = number < 0 ? -number : number;
  if (language == Language::ru) {
    const int last = n % 10;
    const bool teen = n % 100 >= 11 && n % 100 <= 14;
    if (last == 1 && !teen) return "one";
    return last >= 2 && last <= 4 && !teen ? "few" : "many";
  }
  if (n == 1) return "one";
  return language == Language::cs && n >= 2 && n <= 4 ? "few" : "other";
}

std::string listed_in(Language language, const std::vector<std::string>& items) {
  constexpr std::array<std::string_view, kLanguages.size()> kAnd{" and ", " и ", " a\u00a0", " и "};
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const bool last = i + 1 == items.size();
    if (i > 0 && last && items.size() > 2 && language == Language::en) out += ',';
    if (i > 0) out += last ? kAnd[static_cast<std::size_t>(language)] : ", ";
    out += items[i];
  }
  return out;
}

}  // namespace ravenhall::cli
