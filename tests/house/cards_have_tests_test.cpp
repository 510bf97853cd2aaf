// Each card of games/<game>/schema.json is played in at least one test of that game.

#include <gtest/gtest.h>

#include <iterator>
#include <nlohmann/json.hpp>
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

// The keys of the game's cards; none where the file is no schema, or of a game without cards.
Keys cards_in(const std::string& schema) {
  const auto json = nlohmann::json::parse(schema, nullptr, false);
  const nlohmann::json::json_pointer cards("/kinds/card");
  return json.contains(cards) ? json.at(cards).get<Keys>() : Keys();
}

// The cards that no test names.
Keys untested_cards(const std::string& schema, const std::vector<SourceFile>& tests) {
  Keys left = cards_in(schema);
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
  for (const auto& schema : files_under("games", {"/schema.json"})) {
    if (cards_in(schema.text).empty()) continue;
    ++games;
    const auto folder = schema.path.substr(0, schema.path.rfind('/'));
    const auto tests = files_under(folder + "/tests", {"_test.cpp"});
    EXPECT_EQ(listed(untested_cards(schema.text, tests)), "")
        << "cards that no test in " << folder << "/tests names";
  }
  EXPECT_GE(games, 2);
}

constexpr auto kSchema = R"({"game": "toy", "kinds": {"card": ["troll", "tyrs_rage"], "place": ["gimle"]}})";

TEST(CardsHaveTests, a_file_that_is_no_schema_has_no_cards) {
  EXPECT_EQ(cards_in(kSchema), (Keys{"troll", "tyrs_rage"}));
  EXPECT_TRUE(cards_in("{}").empty());
  EXPECT_TRUE(cards_in("no JSON").empty());
}

TEST(CardsHaveTests, a_card_that_no_test_names_is_found) {
  EXPECT_EQ(untested_cards(kSchema, {{"a_test.cpp", "t.hand(red, {Card::tyrs_rage_3, Card::troll});"}}),
            Keys{"tyrs_rage"});
}

TEST(CardsHaveTests, the_cards_may_be_spread_over_several_files) {
  EXPECT_TRUE(
      untested_cards(kSchema, {{"a_test.cpp", "Card::troll"}, {"b_test.cpp", "(Card::tyrs_rage)"}}).empty());
}

}  // namespace
}  // namespace ravenhall::house
