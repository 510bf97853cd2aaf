// Each card in the table of games/<game>/data.hpp is played in at least one test of that game.

#include <gtest/gtest.h>

#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/house/source_tree.hpp"

namespace ravenhall::house {
namespace {

using Keys = std::set<std::string>;

// The keys of all cards that a source names: "troll" of `Card::troll`.
Keys cards_named_in(const std::string& text) {
  static const std::regex card(R"(\bCard::([a-z][a-z0-9_]*)\b)");
  Keys keys;
  for (std::sregex_iterator it(text.begin(), text.end(), card), end; it != end; ++it) {
    keys.insert((*it)[1].str());
  }
  return keys;
}

// The keys of the card table: the rows that open with {Card::<id>, "<key>".
Keys cards_in_table(const std::string& data) {
  static const std::regex row(R"(\{\s*Card::[a-z0-9_]+\s*,\s*"([a-z0-9_]+)\")");
  Keys keys;
  for (std::sregex_iterator it(data.begin(), data.end(), row), end; it != end; ++it) {
    keys.insert((*it)[1].str());
  }
  return keys;
}

// The cards of the table that no test names.
Keys untested_cards(const std::string& data, const std::vector<SourceFile>& tests) {
  Keys left = cards_in_table(data);
  for (const auto& test : tests) {
    for (const auto& key : cards_named_in(test.text)) left.erase(key);
  }
  return left;
}

std::string listed(const Keys& keys) {
  std::string text;
  for (const auto& key : keys) text += (text.empty() ? "" : " ") + key;
  return text;
}

TEST(CardsHaveTests, every_card_of_every_game_is_played_in_a_test) {
  int games = 0;
  for (const auto& data : files_under("games", {"/data.hpp"})) {
    if (cards_in_table(data.text).empty()) continue;
    ++games;
    const auto folder = data.path.substr(0, data.path.rfind('/'));
    const auto tests = files_under(folder + "/tests", {"_test.cpp"});
    EXPECT_EQ(listed(untested_cards(data.text, tests)), "")
        << "cards that no test in " << folder << "/tests names";
  }
  EXPECT_GE(games, 2);
}

constexpr auto kTable = R"(
    {Card::troll,     "troll",     "Troll",   Kind::monster, 1},
    {Card::tyrs_rage, "tyrs_rage", "Rage",    Kind::battle,  2},
    case Card::dark_elf: return Figure::dark_elf;
)";

TEST(CardsHaveTests, only_rows_of_the_table_are_cards) {
  EXPECT_EQ(cards_in_table(kTable), (Keys{"troll", "tyrs_rage"}));
}

TEST(CardsHaveTests, a_card_that_no_test_names_is_found) {
  EXPECT_EQ(untested_cards(kTable, {{"a_test.cpp", "t.hand(red, {Card::tyrs_rage_3, Card::troll});"}}),
            Keys{"tyrs_rage"});
}

TEST(CardsHaveTests, the_cards_may_be_spread_over_several_files) {
  EXPECT_TRUE(
      untested_cards(kTable, {{"a_test.cpp", "Card::troll"}, {"b_test.cpp", "(Card::tyrs_rage)"}}).empty());
}

}  // namespace
}  // namespace ravenhall::house
