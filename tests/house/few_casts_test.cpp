// The rules read like the rulebook: a reader of games/ meets a cast only where something unusual happens.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/source_tree.hpp"

namespace ravenhall::house {
namespace {

// The models of the field have 0.27 and 0.69 in a hundred lines.
constexpr double kMostInAHundredLines = 1.0;

struct Casts {
  std::size_t lines = 0;
  std::size_t casts = 0;

  double in_a_hundred_lines() const {
    return lines == 0 ? 0 : 100.0 * static_cast<double>(casts) / static_cast<double>(lines);
  }
};

std::size_t casts_in(std::string_view text) {
  constexpr std::array<std::string_view, 3> kWords{"static_cast<", "reinterpret_cast<", "const_cast<"};
  std::size_t count = 0;
  for (const std::string_view word : kWords) {
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) ++count;
  }
  return count;
}

Casts count(const std::vector<SourceFile>& files) {
  Casts found;
  for (const SourceFile& file : files) {
    if (file.path.find("/tests/") != std::string::npos) continue;
    found.lines += static_cast<std::size_t>(std::count(file.text.begin(), file.text.end(), '\n'));
    found.casts += casts_in(file.text);
  }
  return found;
}

TEST(FewCasts, games_have_less_than_one_in_a_hundred_lines) {
  const auto files = files_under("games", {".cpp", ".hpp"});
  const Casts found = count(files);
  ASSERT_GT(found.lines, 0U);
  std::string most;  // the files to begin with
  for (const SourceFile& file : files) {
    const Casts own = count({file});
    if (own.in_a_hundred_lines() >= kMostInAHundredLines)
      most += "\n" + file.path + ": " + std::to_string(own.casts);
  }
  EXPECT_LT(found.in_a_hundred_lines(), kMostInAHundredLines)
      << found.casts << " casts in " << found.lines << " lines" << most;
}

TEST(FewCasts, are_counted_outside_of_tests) {
  const Casts found =
      count({{"games/a/rules.cpp", "f(static_cast<int>(const_cast<T&>(x)));\n\n// a cast\n\n"},
             {"games/a/tests/rules_test.cpp", "static_cast<int>(x)\n"}});
  EXPECT_EQ(found.lines, 4U);
  EXPECT_EQ(found.casts, 2U);
  EXPECT_EQ(found.in_a_hundred_lines(), 50.0);
}

}  // namespace
}  // namespace ravenhall::house
