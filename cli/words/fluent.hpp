// Sentences of one language: Fluent (projectfluent.org), as much of it as our locale files use, with names
// that can be inflected. The browser reads the same files with @fluent/bundle and web/src/i18n/fluent.ts;
// both say the same (cli/tests/fluent_test.cpp).
//
// A name (a place, a card, a clan …) is an argument. In a sentence it stands as { $place }, or in a case:
// { NAME($place, case: "gen") }. Its own message says its forms: br-place-gimle = { $case -> *[nom] … [gen] …
// } { ID($place) -> … } chooses by the thing itself, { GENDER($clan) -> … } by the message's attribute
// .gender. With a count the message is asked for with $n ("2 provisions"); several names make a list.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "cli/words/languages.hpp"
#include "kernel/error.hpp"

namespace ravenhall::cli {

struct Name {
  std::string key;  // of its message
  std::string id;
  std::optional<int> count{};
  // What stands around it wherever it is said: colours.
  std::string before{};
  std::string after{};
  std::string form = "nom";
};
using Names = std::vector<Name>;
using Value = std::variant<std::string, int, Name, Names>;
using Args = std::vector<std::pair<std::string, Value>>;

class Fluent {
 public:
  explicit Fluent(Language language);
  ~Fluent();
  Fluent(Fluent&&) noexcept;
  Fluent& operator=(Fluent&&) noexcept;

  // Takes in the messages of a file; later ones replace earlier ones. An error names the line.
  Result<bool> add(std::string_view source);

  bool has(std::string_view key) const;
  std::vector<std::string> keys() const;  // in order
  // The message in words. Where something is missing its name stands in braces, as in the browser; a message
  // that does not exist is its key.
  std::string format(std::string_view key, const Args& args = {}) const;

 private:
  struct Messages;
  std::unique_ptr<Messages> messages_;
};

}  // namespace ravenhall::cli
