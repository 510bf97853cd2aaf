// The version stands in CMakeLists.txt alone; the program takes it from there, and CHANGELOG.md tells what is
// in it.

#include <gtest/gtest.h>

#include <regex>
#include <string>

#include "tests/house/source_tree.hpp"

namespace ravenhall::house {
namespace {

// The first version that `pattern` finds in a text, or "".
std::string version_in(const std::string& text, const std::string& pattern) {
  std::smatch match;
  return std::regex_search(text, match, std::regex(pattern)) ? match[1].str() : "";
}

std::string project_version(const std::string& cmake) {
  return version_in(cmake, R"(project\(ravenhall VERSION ([0-9]+\.[0-9]+\.[0-9]+))");
}

// Of the newest release; what is not released yet stands above it.
std::string newest_release(const std::string& changelog) {
  return version_in(changelog, R"(\n## \[([0-9]+\.[0-9]+\.[0-9]+)\])");
}

// As a whole word: 10.1.0 is not 0.1.0.
bool repeats(const std::string& text, const std::string& version) {
  const auto number = [&](std::size_t at) {
    return at < text.size() && (text[at] == '.' || (text[at] >= '0' && text[at] <= '9'));
  };
  for (auto at = text.find(version); at != std::string::npos; at = text.find(version, at + 1)) {
    if (!number(at - 1) && !number(at + version.size())) return true;
  }
  return false;
}

std::string text_of(const std::string& name) {
  return read_text(std::filesystem::path(RAVENHALL_SOURCE_DIR) / name);
}

TEST(Version, the_changelog_tells_of_it) {
  const std::string version = project_version(text_of("CMakeLists.txt"));
  EXPECT_NE(version, "");
  EXPECT_EQ(newest_release(text_of("CHANGELOG.md")), version);
}

TEST(Version, no_source_repeats_it) {
  const std::string version = project_version(text_of("CMakeLists.txt"));
  for (const std::string folder :
       {"kernel", "games", "agents", "hall", "shell", "page", "cli", "web/src", "web/scripts", "cmake"}) {
    for (const auto& file : files_under(folder, {".cpp", ".hpp", ".ts", ".svelte", ".mjs", ".cmake"})) {
      EXPECT_FALSE(repeats(file.text, version)) << file.path;
    }
  }
}

TEST(Version, is_read_from_the_project_and_from_the_newest_release) {
  EXPECT_EQ(project_version("project(ravenhall VERSION 1.20.3 LANGUAGES CXX)"), "1.20.3");
  EXPECT_EQ(newest_release("# Changes\n\n## [Unreleased]\n\n## [0.2.0] – today\n\n## [0.1.0]\n"), "0.2.0");
  EXPECT_TRUE(repeats(R"(kVersion = "ravenhall 0.1.0";)", "0.1.0"));
  EXPECT_FALSE(repeats("10.1.0, 0.1.01, 0.1.0.5, 0x1y0", "0.1.0"));
}

}  // namespace
}  // namespace ravenhall::house
