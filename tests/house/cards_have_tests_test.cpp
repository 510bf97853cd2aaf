// Each card of games/<game>/schema.json is played in at least one test of that game.

#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/source_tree.hpp"

namespace ravenhall::house {
namespace {

using Keys = std::set<std::string>;

// The kinds of a schema that are cards, and what the sources call the enum of each. A game has those it has.
struct CardKind {
  std::string_view kind;
  std::string_view type;
};
constexpr std::array<CardKind, 8> kCardKinds{{{"card", "Card"},
                                              {"item", "Item"},
                                              {"event", "HunterEvent"},
                                              {"omen", "DraculaEvent"},
                                              {"encounter", "Encounter"},
                                              {"combat", "Fight"},
                                              {"power", "Power"},
                                              {"ticket", "Ticket"}}};

// All cards that a source names, with their enum: "Card::troll".
Keys cards_named_in(const std::string& text) {
  static const std::regex card(R"(\b([A-Z][A-Za-z]*::[a-z][a-z0-9_]*)\b)");
  Keys keys;
  for (std::sregex_iterator it(text.begin(), text.end(), card), end; it != end; ++it) {
    keys.insert((*it)[1].str());
  }
  return keys;
}

// The game's cards, named like that; none where the file is no schema, or of a game without cards.
Keys cards_in(const std::string& schema) {
  const auto json = nlohmann::json::parse(schema, nullptr, false);
  Keys cards;
  for (const auto& [kind, type] : kCardKinds) {
    const nlohmann::json::json_pointer keys("/kinds/" + std::string(kind));
    if (!json.contains(keys)) continue;
    for (const auto& key : json.at(keys).get<Keys>()) {
      if (key != "none") cards.insert(std::string(type) + "::" + key);  // "none" is the lack of a card
    }
  }
  return cards;
}

// The cards that no test names.
Keys untested_cards(const std::string& schema, const std::vector<SourceFile>& tests) {
  Keys left = cards_in(schema);
  for (const auto& test : tests) {
    for (const auto& card : cards_named_in(test.text)) left.erase(card);
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

constexpr auto kSchema =
    R"({"game": "toy", "kinds": {"card": ["troll", "tyrs_rage"], "item": ["stake", "none"], "place": ["gimle"]}})";

TEST(CardsHaveTests, a_file_that_is_no_schema_has_no_cards) {
  EXPECT_EQ(cards_in(kSchema), (Keys{"Card::troll", "Card::tyrs_rage", "Item::stake"}));
  EXPECT_TRUE(cards_in("{}").empty());
  EXPECT_TRUE(cards_in("no JSON").empty());
}

TEST(CardsHaveTests, a_card_that_no_test_names_is_found) {
  EXPECT_EQ(untested_cards(kSchema,
                           {{"a_test.cpp", "t.hand(red, {Card::tyrs_rage_3, Card::troll}); // Card::stake"}}),
            (Keys{"Card::tyrs_rage", "Item::stake"}));
}

TEST(CardsHaveTests, the_cards_may_be_spread_over_several_files) {
  EXPECT_TRUE(untested_cards(kSchema,
                             {{"a_test.cpp", "Card::troll Item::stake"}, {"b_test.cpp", "(Card::tyrs_rage)"}})
                  .empty());
}

}  // namespace
}  // namespace ravenhall::house
