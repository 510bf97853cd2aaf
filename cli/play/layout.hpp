// Any JSON as people read it: sections, short lists in one line, tables for lists of like objects.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/style.hpp"
#include "kernel/json.hpp"

namespace ravenhall::cli {

class Layout {
 public:
  // `none` stands for what is empty; `scalar` writes a plain value that stands under that key. Lines are
  // `width` columns wide at the most, unless a single word is wider.
  using Scalar = std::function<std::string(std::string_view key, const Json& value)>;
  Layout(const Style& style, std::size_t width, std::string none, Scalar scalar)
      : style_(style), width_(width), none_(std::move(none)), scalar_(std::move(scalar)) {}

  // The members of an object: first all plain values in a section without a name, then each of the others.
  // Every section ends with a line break.
  struct Section {
    std::string name;  // as people read it
    std::string text;
  };
  std::vector<Section> sections(const Json& object) const;

  // A value within a line. What is empty or null is left out of objects.
  std::string in_line(std::string_view key, const Json& value) const;

 private:
  std::string members(const Json& object) const;
  std::string section(std::string_view key, const Json& value) const;
  std::string rows(std::string_view key, const Json& list) const;
  std::string table(const std::vector<Json>& rows) const;
  Layout inside() const { return {style_, width_ > 22 ? width_ - 2 : 20, none_, scalar_}; }

  Style style_;
  std::size_t width_;
  std::string none_;
  Scalar scalar_;
};

// Whether it is null or has nothing in it.
bool is_empty(const Json& value);

}  // namespace ravenhall::cli
