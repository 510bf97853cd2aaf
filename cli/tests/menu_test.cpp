// Menus out of legal lists, typed words brought near actions, and the words of the cards.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/blood_rage_words.hpp"
#include "cli/play/menu.hpp"

namespace ravenhall::cli {
namespace {

TEST(Menu, long_lists_are_grouped_by_their_next_word) {
  std::vector<std::string> actions{"pass"};
  for (const std::string place : {"a", "b", "c", "d", "e", "f"}) {
    actions.push_back("invade warrior " + place);
    actions.push_back("invade leader " + place);
  }
  const auto top = make_menu(actions);
  ASSERT_EQ(top.size(), 2U);
  EXPECT_TRUE(top[0].single());
  EXPECT_EQ(top[1].actions.size(), 12U);
  EXPECT_EQ(make_menu(top[1].actions).size(), 2U);
  EXPECT_EQ(make_menu({"x 1", "x 2"}).size(), 2U);
  EXPECT_TRUE(make_menu({}).empty());
}

TEST(Menu, typed_words_are_brought_near_the_actions) {
  const std::vector<std::string> actions{"card tyrs_crush_2", "card q1_alfheim", "invade frost_giant gimle"};
  EXPECT_EQ(as_action_text("Card Tyr's Crush", actions), "card tyrs_crush_2");
  EXPECT_EQ(as_action_text("card alfheim", actions), "card q1_alfheim");
  EXPECT_EQ(as_action_text("invade Frost Giant Gimle", actions), "invade frost_giant gimle");
  EXPECT_EQ(as_action_text("invade frost gimle", actions), "invade frost_giant gimle");
}

TEST(Words, every_card_has_a_text) {
  using namespace blood_rage_words;
  for (const auto& card : blood_rage::kCards) {
    EXPECT_FALSE(blood_rage_view::card_facts(Json(), name_of(card.id)).empty()) << name_of(card.id);
    const bool plain = card.kind == blood_rage::Kind::battle && card.text == blood_rage::Text::none;
    EXPECT_EQ(card_effect(name_of(card.id)) == "Only its bonus.", plain) << name_of(card.id);
  }
}

TEST(Words, a_card_has_the_value_that_the_options_of_the_table_give_it) {
  const Json view{{"values", {{"heimdalls_gaze", 2}, {"q3_yggdrasil", 10}}}};
  EXPECT_EQ(blood_rage_view::card_facts(view, "heimdalls_gaze"), "battle +2");
  EXPECT_EQ(blood_rage_view::card_facts(view, "q3_yggdrasil"), "quest, 10 Glory");
  EXPECT_EQ(blood_rage_view::card_facts(Json(), "heimdalls_gaze"), "battle +3");
}

}  // namespace
}  // namespace ravenhall::cli
