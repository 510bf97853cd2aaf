// What a message consists of, once it is read.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "kernel/error.hpp"

namespace ravenhall::cli {

struct Expression;
using Element = std::variant<std::string, std::shared_ptr<const Expression>>;
using Pattern = std::vector<Element>;

struct Variant {
  std::variant<std::string, int> key;
  Pattern value;
};

struct Expression {
  enum class Kind { text, number, variable, message, call, select };
  Kind kind = Kind::text;
  std::string name;       // the text, variable, message or function
  std::string attribute;  // of a message
  int number = 0;
  std::shared_ptr<const Expression> first;  // the argument of a call, or what a choice looks at
  std::string form;                         // the argument `case` of a call
  std::vector<Variant> variants;
  std::size_t otherwise = 0;  // the variant marked with a star
};

struct Message {
  std::optional<Pattern> value;
  std::map<std::string, Pattern, std::less<>> attributes;
};

// All messages of a file by their keys.
Result<std::vector<std::pair<std::string, Message>>> read_messages(std::string_view source);

}  // namespace ravenhall::cli
