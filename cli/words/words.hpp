// The words of a game in one language, out of the files that the program carries in itself.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/words/fluent.hpp"

namespace ravenhall::cli {

// web/locales, as it was when the program was built (cmake/words.cmake).
struct LocaleFile {
  std::string_view language;  // "ru"
  std::string_view name;      // "blood-rage"
  std::string_view text;
};
std::span<const LocaleFile> locale_files();

class Words {
 public:
  // What the terminal says in every game and what is said of this one ("blood-rage").
  Words(Language language, std::string_view game);

  Language language() const { return language_; }
  bool has(std::string_view key) const { return fluent_.has(key); }
  std::string say(std::string_view key, const Args& args = {}) const { return fluent_.format(key, args); }
  const Fluent& fluent() const { return fluent_; }

  // "term-br-idea-rage" for a word of the player's language that names it ("ярость"): the message of one of
  // these kinds whose text, or the part before its colon, is that word. Empty where there is none.
  std::string key_of(std::string_view word, std::span<const std::string_view> kinds) const;

 private:
  Language language_;
  Fluent fluent_;
};

}  // namespace ravenhall::cli
