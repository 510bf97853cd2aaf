// Menus out of legal lists, and typed words brought near actions.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/play/menu.hpp"
#include "games/registry.hpp"

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

TEST(Menu, sets_are_chosen_from_one_list_in_which_copies_stand_together) {
  const Notation& notation = find_game("raiders")->notation();
  const std::vector<std::string> hands{"keep archer archer scout", "keep archer scout warlord"};
  const SetMenu menu = make_set_menu(notation, hands, {});
  EXPECT_EQ(menu.verb, "keep");
  EXPECT_EQ(menu.choose, 3U);
  EXPECT_EQ(menu.words, (std::vector<std::string>{"archer", "archer", "scout", "warlord"}));
  const SetMenu rest = make_set_menu(notation, hands, {"warlord"});
  EXPECT_EQ(rest.choose, 2U);
  EXPECT_EQ(rest.words, (std::vector<std::string>{"archer", "scout"}));
  EXPECT_EQ(make_set_menu(notation, {"place mill", "keep archer archer scout"}, {}).choose, 0U);
}

TEST(Menu, typed_words_are_brought_near_the_actions) {
  const std::vector<std::string> actions{"card tyrs_crush_2", "card q1_alfheim", "invade frost_giant gimle"};
  EXPECT_EQ(as_action_text("Card Tyr's Crush", actions), "card tyrs_crush_2");
  EXPECT_EQ(as_action_text("card alfheim", actions), "card q1_alfheim");
  EXPECT_EQ(as_action_text("invade Frost Giant Gimle", actions), "invade frost_giant gimle");
  EXPECT_EQ(as_action_text("invade frost gimle", actions), "invade frost_giant gimle");
}

}  // namespace
}  // namespace ravenhall::cli
