// Each rule of games/<game>/RULES.md has an id, and at least one test of that game cites it in a comment.

#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/source_tree.hpp"

namespace ravenhall::house {
namespace {

using Ids = std::set<std::string>;

// What is wrong between the rules of a game and the comments of its tests.
struct Audit {
  Ids rules;     // every id of RULES.md
  Ids repeated;  // ids that stand for two rules
  Ids untested;  // rules no test cites
  Ids unknown;   // cited, but no rule has that id
};

// The letters an id begins with: "B" of "B37a", "RD" of "RD-3".
std::string series(const std::string& id) { return id.substr(0, id.find_first_of("-0123456789")); }

// The id a line of RULES.md defines, or "": the first cell of a table row, plain, `quoted` or **bold**.
std::string rule_id(const std::string& line) {
  static const std::regex row(R"(^\s*\|\s*[`*]*([A-Z]+-?[0-9]+[a-z]?|[A-Z]+-[a-z])[`*]*\s*\|)");
  std::smatch match;
  return std::regex_search(line, match, row) ? match[1].str() : "";
}

// The ids named in the comment of one line of C++.
Ids cited_ids(const std::string& line) {
  static const std::regex id(R"(\b([A-Z]+-?[0-9]+[a-z]?|[A-Z]+-[a-z])\b)");
  Ids found;
  const auto comment = line.find("//");
  if (comment == std::string::npos) return found;
  const std::string text = line.substr(comment);
  for (std::sregex_iterator it(text.begin(), text.end(), id), end; it != end; ++it) found.insert(it->str());
  return found;
}

Audit audit(const std::string& rules_text, const std::vector<SourceFile>& tests) {
  Audit result;
  Ids all_series;
  std::istringstream rules(rules_text);
  for (std::string line; std::getline(rules, line);) {
    const auto id = rule_id(line);
    if (id.empty()) continue;
    if (!result.rules.insert(id).second) result.repeated.insert(id);
    all_series.insert(series(id));
  }
  result.untested = result.rules;
  for (const auto& test : tests) {
    std::istringstream lines(test.text);
    for (std::string line; std::getline(lines, line);) {
      for (const auto& id : cited_ids(line)) {
        result.untested.erase(id);
        // SHA256 and UTF8 are no rules: only what looks like an id of these rules can be a wrong one.
        if (all_series.contains(series(id)) && !result.rules.contains(id)) result.unknown.insert(id);
      }
    }
  }
  return result;
}

std::string listed(const Ids& ids) {
  std::string text;
  for (const auto& id : ids) text += (text.empty() ? "" : " ") + id;
  return text;
}

TEST(RulesHaveTests, every_rule_of_every_game_is_cited) {
  int games = 0;
  for (const auto& rules : files_under("games", {"/RULES.md"})) {
    ++games;
    const auto folder = rules.path.substr(0, rules.path.rfind('/'));
    const auto found = audit(rules.text, files_under(folder + "/tests", {".cpp"}));
    EXPECT_FALSE(found.rules.empty()) << rules.path << " has no rule with an id";
    EXPECT_EQ(listed(found.repeated), "") << "ids given twice in " << rules.path;
    EXPECT_EQ(listed(found.untested), "") << "rules that no test in " << folder << "/tests cites";
    EXPECT_EQ(listed(found.unknown), "")
        << "ids cited in " << folder << "/tests that are not in " << rules.path;
  }
  EXPECT_GT(games, 0) << "no RULES.md was found";
}

constexpr auto kRules = R"(
# Rules
| id | rule |
|---|---|
| B1 | First. B9 is named here, and defined nowhere. |
| `B2a` | Second. |
| **R12** | Third. |
| RD-3 | Fourth. |
| V-a | Fifth. |
| Gods | not a rule |
)";

TEST(RulesHaveTests, ids_are_read_from_the_first_cell_of_a_row) {
  EXPECT_EQ(audit(kRules, {}).rules, (Ids{"B1", "B2a", "R12", "RD-3", "V-a"}));
}

TEST(RulesHaveTests, a_rule_without_a_test_is_found) {
  const auto found = audit(kRules, {{"a_test.cpp", "TEST(A, b) {  // B1; R12 RD-3 V-a\n"}});
  EXPECT_EQ(found.untested, Ids{"B2a"});
  EXPECT_TRUE(found.unknown.empty());
}

TEST(RulesHaveTests, citations_may_stand_in_any_comment_of_any_file) {
  const auto found =
      audit(kRules, {{"a_test.cpp", "// B1, B2a\n"}, {"b_test.cpp", "  x();  // (R12), RD-3; V-a\n"}});
  EXPECT_TRUE(found.untested.empty());
}

TEST(RulesHaveTests, only_whole_words_in_comments_count) {
  const auto found = audit(kRules, {{"a_test.cpp", "f(\"B1\");\nint R12 = 0;  // XB2a B2ab RD-31 V-ab\n"}});
  EXPECT_EQ(found.untested, (Ids{"B1", "B2a", "R12", "RD-3", "V-a"}));
}

TEST(RulesHaveTests, a_cited_id_that_is_no_rule_is_found) {
  const auto found = audit(kRules, {{"a_test.cpp", "TEST(A, b) {  // B1 B2a B77 R12; SHA256\n"}});
  EXPECT_EQ(found.unknown, Ids{"B77"});
}

TEST(RulesHaveTests, an_id_given_twice_is_found) {
  EXPECT_EQ(audit("| B1 | one |\n| B1 | another |\n", {}).repeated, Ids{"B1"});
}

}  // namespace
}  // namespace ravenhall::house
