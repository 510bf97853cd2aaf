// The end of turns and of the match: limits, triggers, the last round, scoring.
#include <gtest/gtest.h>

#include <tuple>

#include "games/raiders/tests/scenario.hpp"

namespace ravenhall::raiders::tests {
namespace {

TEST(Limits, eight_of_each_at_the_end_of_the_turn) {  // T21; TU-3
  auto t = Scenario{red, blue}
               .silver(red, 10)
               .provisions(red, 9)
               .hand(red, {archer, archer, armourer, armourer, barbarian, barbarian, brawler, brawler, scout,
                           scout})
               .to_move(red);
  t.play("red place mill", "red skip", "red take gate_house", "red skip");
  EXPECT_EQ(t.silver(red), 8);
  EXPECT_EQ(t.provisions(red), 8);
  EXPECT_TRUE(t.asks(red, Step::ask_limit));
  t.play("red discard scout", "red discard archer");
  EXPECT_EQ(t.hand_size(red), 8);
  EXPECT_EQ(t.in_discard(scout), 1);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Limits, hold_only_for_the_player_whose_turn_ends) {  // E36
  auto t = Scenario{red, blue}.silver(blue, 9).to_move(red);
  t.pass_turn(red);
  EXPECT_EQ(t.silver(blue), 9);
  t.pass_turn(blue);
  EXPECT_EQ(t.silver(blue), 8);
}

TEST(Ship, fifty_points_turn_it) {  // T6; DT-4
  auto t = Scenario{red, blue}
               .vp(red, 48)
               .crew(red, {warmonger, warmonger, warmonger, warmonger, sage})
               .provisions(red, 2)
               .set(Settlement::h1, 2, "gil")
               .to_move(red);
  t.play("red raid h1", "red set 2");
  EXPECT_EQ(t.vp(red), 53);
  const Json view = view_json<Raiders>(Raiders::observe(t.state(), red));
  EXPECT_TRUE(view["players"][0]["ship_flipped"].get<bool>());
  EXPECT_EQ(view["players"][0]["marker"].get<int>(), 3);
  const Json at_fifty =
      view_json<Raiders>(Raiders::observe(Scenario{red, blue}.vp(red, 50).to_move(red).state(), red));
  EXPECT_TRUE(at_fifty["players"][0]["ship_flipped"].get<bool>());
  EXPECT_EQ(at_fifty["players"][0]["marker"].get<int>(), 0);
}

TEST(Ship, the_marker_goes_on_from_nothing) {  // T6; DT-4
  const auto after = [](int before, std::initializer_list<Card> crew) {
    auto t = Scenario{red, blue}
                 .vp(red, before)
                 .crew(red, crew)
                 .provisions(red, 2)
                 .set(Settlement::h1, 2, "gil")
                 .to_move(red);
    t.play("red raid h1", "red set 2");
    const Json view = view_json<Raiders>(Raiders::observe(t.state(), red));
    return std::tuple(t.vp(red), view["players"][0]["ship_flipped"].get<bool>(),
                      view["players"][0]["marker"].get<int>());
  };
  EXPECT_EQ(after(49, {warmonger, warmonger, warmonger, warmonger, sage}), std::tuple(54, true, 4));
  EXPECT_EQ(after(48, {warmonger, sage}), std::tuple(50, true, 0));
  EXPECT_EQ(after(48, {scout, sage}), std::tuple(49, false, 49));
}

TEST(End, one_short_of_each_trigger_nothing_begins) {  // EN-1 EN-2 EN-3
  auto fortresses = Scenario{red, blue}
                        .taken_all(Settlement::f1)
                        .taken_all(Settlement::f3)
                        .set(Settlement::f2, 1, "gv")
                        .set(Settlement::f2, 2, "gg")
                        .to_move(red);
  ASSERT_EQ(fortress_sets(fortresses.state()), 2);
  EXPECT_EQ(fortresses.pass_turn(red).state().trigger, Trigger::none);
  auto offerings = Scenario{red, blue}.open({1, 5, 16}).stack(1).to_move(red);
  ASSERT_EQ(stack_size(offerings.state()), 1);
  EXPECT_EQ(offerings.pass_turn(red).state().trigger, Trigger::none);
  auto valkyries = Scenario{red, blue}
                       .supply(Resource::valkyrie, 17)
                       .gold(blue, 2)
                       .set(Settlement::h1, 2, "vil")
                       .to_move(red);
  ASSERT_EQ(valkyries_on_board(valkyries.state()), 1);
  EXPECT_EQ(valkyries.pass_turn(red).state().trigger, Trigger::none);
}

TEST(End, each_trigger_is_tested_at_the_end_of_any_turn) {  // EN-1 EN-2 EN-3 EN-4
  auto fortresses = Scenario{red, blue}
                        .taken_all(Settlement::f1)
                        .taken_all(Settlement::f3)
                        .taken(Settlement::f2, 1)
                        .set(Settlement::f2, 2, "gg")
                        .to_move(red);
  EXPECT_EQ(fortresses.pass_turn(red).state().trigger, Trigger::fortresses);
  auto offerings = Scenario{red, blue}.open({1, 5, 16}).stack(0).to_move(red);
  EXPECT_EQ(offerings.pass_turn(red).state().trigger, Trigger::offerings);
  auto valkyries = Scenario{red, blue}.supply(Resource::valkyrie, 18).gold(blue, 2).to_move(red);
  EXPECT_EQ(valkyries.pass_turn(red).state().trigger, Trigger::valkyries);
}

TEST(End, five_fortress_raids_begin_the_last_round) {  // T22; EN-1 EN-4 E32
  auto t = Scenario{red, blue}
               .crew(red, {warmonger, warmonger, berserker, berserker})
               .provisions(red, 2)
               .gold(red, 2)
               .worker(red, white)
               .taken_all(Settlement::f1)
               .taken_all(Settlement::f3)
               .set(Settlement::f2, 1, "gv")
               .set(Settlement::f2, 2, "gg")
               .to_move(red);
  t.play("red raid f2", "nature roll 2 2", "red set 1");
  EXPECT_EQ(t.state().trigger, Trigger::none);  // the turn is played to its end
  t.play("red sacrifice warmonger");
  EXPECT_EQ(t.state().trigger, Trigger::fortresses);
  EXPECT_EQ(t.state().turns_left, 2);
  t.pass_turn(blue);
  EXPECT_FALSE(t.over());
  t.pass_turn(red);
  EXPECT_TRUE(t.over());
}

TEST(End, the_empty_stack_begins_the_last_round) {  // T23; EN-2
  auto t = Scenario{red, blue}.worker(red, grey).silver(red, 4).open({1, 5, 16}).stack(1).to_move(red);
  t.play("red place long_house", "red offer of01").let_nature_act();
  EXPECT_EQ(stack_size(t.state()), 0);
  EXPECT_EQ(open_tiles(t.state()).size(), 3);
  EXPECT_EQ(t.state().trigger, Trigger::none);
  t.play("red take gate_house", "red skip");
  EXPECT_EQ(t.state().trigger, Trigger::offerings);
}

TEST(End, the_last_valkyrie_begins_the_last_round) {  // T24; EN-3
  auto t = Scenario{red, blue}
               .crew(red, {sage, sage})
               .provisions(red, 2)
               .supply(Resource::valkyrie, 17)
               .gold(blue, 2)
               .set(Settlement::h1, 2, "vil")
               .to_move(red);
  EXPECT_EQ(valkyries_on_board(t.state()), 1);
  t.play("red raid h1", "red set 2");
  EXPECT_EQ(t.state().trigger, Trigger::valkyries);
  EXPECT_EQ(fortress_sets(t.state()), 6);
}

TEST(End, the_player_who_triggered_it_plays_last) {  // T34; EN-4
  auto t =
      Scenario{red, blue, yellow}.worker(blue, grey).silver(blue, 4).open({1, 5, 16}).stack(1).to_move(blue);
  t.play("blue place long_house", "blue offer of01").let_nature_act();
  t.play("blue take gate_house", "blue skip");
  EXPECT_TRUE(t.turn_of(yellow));
  t.pass_turn(yellow);
  EXPECT_TRUE(t.turn_of(red));
  t.pass_turn(red);
  EXPECT_TRUE(t.turn_of(blue));
  t.pass_turn(blue);
  EXPECT_TRUE(t.over());
}

TEST(End, a_second_trigger_adds_nothing) {  // E30 E31
  auto t = Scenario{red, blue}
               .crew(red, {sage, sage})
               .provisions(red, 2)
               .open({4, 5, 16})
               .stack(0)
               .supply(Resource::valkyrie, 17)
               .gold(blue, 2)
               .set(Settlement::h1, 2, "vil")
               .last_round(Trigger::offerings, 2)
               .to_move(red);
  t.play("red raid h1", "red set 2");
  EXPECT_EQ(t.state().trigger, Trigger::offerings);
  EXPECT_EQ(t.state().turns_left, 1);
  t.pass_turn(blue);
  EXPECT_TRUE(t.over());
}

TEST(Scoring, all_sources_add_up) {  // T25; SC-1 SC-2 SC-3 SC-4 SC-5 SC-7 HK-6 DT-6 DT-8 DT-9
  auto t = Scenario{red, blue}
               .valkyries(red, 5)
               .armour(red, 7)
               .tiles(red, {14, 4})  // 5 and 3
               .crew(red, {champion, merchant, trader})
               .gold(red, 2)
               .iron(red, 1)
               .livestock(red, 3)
               .silver(red, 5)
               .provisions(red, 5)
               .hand(red, {folke})
               .last_round(Trigger::fortresses, 1)
               .to_move(red);
  t.play("red place mill", "red skip", "red take gate_house", "red skip");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.vp(red), 31);
  EXPECT_EQ(t.vp_from(red, Source::valkyries), 7);
  EXPECT_EQ(t.vp_from(red, Source::armour), 4);
  EXPECT_EQ(t.vp_from(red, Source::offerings), 8);
  EXPECT_EQ(t.vp_from(red, Source::crew), 8);
  EXPECT_EQ(t.vp_from(red, Source::gold), 2);
  EXPECT_EQ(t.vp_from(red, Source::iron), 1);
  EXPECT_EQ(t.vp_from(red, Source::livestock), 1);
}

TEST(Scoring, a_warlord_in_the_crew_is_worth_two) {  // SC-4 HK-6
  const auto t = Scenario{red, blue}.crew(red, {warlord, warlord}).to_move(red);
  EXPECT_EQ(final_vp(t.state(), red)[Source::crew], 4);
}

TEST(Scoring, ties_go_to_valkyries_then_armour_and_then_are_shared) {  // T26; SC-6
  const auto winners = [](int red_valkyries, int blue_armour, std::string_view tie) {
    auto t = Scenario{red, blue}
                 .option("full_tie", tie)
                 .vp(red, 10)
                 .vp(blue, 10)
                 .valkyries(red, red_valkyries)
                 .valkyries(blue, 0)
                 .armour(blue, blue_armour)
                 .last_round(Trigger::fortresses, 1)
                 .first(red)
                 .to_move(red);
    t.play("red place mill", "red skip", "red take gate_house", "red skip");
    return Raiders::outcome(t.state()).winners.bits();
  };
  EXPECT_EQ(winners(1, 2, "shared"), 1);  // one valkyrie is worth nothing but breaks the tie
  EXPECT_EQ(winners(0, 2, "shared"), 2);
  EXPECT_EQ(winners(0, 0, "shared"), 3);
  EXPECT_EQ(winners(0, 0, "later"), 2);
}

TEST(Deck, the_discard_pile_is_shuffled_in_the_middle_of_a_draw) {  // CR-5 E43
  auto t = Scenario{red, blue}.deck({sage}).to_move(red);
  t.play("red place mill", "red skip", "red take gate_house", "red act cards", "nature deal 0 sage");
  EXPECT_EQ(t.happened(Happening::reshuffled), 1);
  EXPECT_EQ(t.state().deck_size, 70);
  EXPECT_TRUE(t.state().discard.empty());
  t.let_nature_act();
  EXPECT_EQ(t.hand_size(red), 2);
}

TEST(Deck, what_was_put_under_it_comes_up_before_the_discard_pile) {  // SU-7 CR-5 E42
  auto t =
      Scenario{red, blue}.under(red, {folke, sage}).under(blue, {archer, scout}).deck({trader}).to_move(red);
  t.play("red place mill", "red skip", "red take gate_house", "red act cards", "nature deal 0 trader");
  EXPECT_EQ(t.state().batch, Batch::under);
  EXPECT_EQ(t.happened(Happening::deck_reached_under), 1);
  EXPECT_EQ(t.happened(Happening::reshuffled), 0);
  EXPECT_EQ(t.state().deck_size, 4);
  t.refuses("nature deal 0 champion");  // in the discard pile
  for (const char* any :
       {"nature deal 0 folke", "nature deal 0 sage", "nature deal 0 archer", "nature deal 0 scout"})
    EXPECT_TRUE(t.allows(any)) << any;
  t.play("nature deal 0 archer");
  EXPECT_EQ(t.hand_size(red), 2);
  t.play("blue place gate_house", "blue act cards", "nature deal 1 folke", "nature deal 1 sage");
  t.play("blue take treasury", "blue skip");
  EXPECT_EQ(t.state().deck_size, 1);
  t.play("red place treasury", "red skip", "red take gate_house", "red act cards", "nature deal 0 scout");
  EXPECT_EQ(t.happened(Happening::reshuffled), 1);  // and only now the discard pile
  EXPECT_TRUE(t.allows("nature deal 0 champion"));
}

TEST(Deck, is_reshuffled_at_need_or_at_once) {  // CR-5
  const auto drawing = [](std::string_view when) {
    auto t =
        Scenario{red, blue}.option("reshuffle", when).hand(red, {folke}).deck({sage, archer}).to_move(red);
    t.play("red place mill", "red skip", "red take gate_house", "red act cards", "nature deal 0 sage",
           "nature deal 0 archer");
    t.play("blue place gate_house", "blue skip", "blue take treasury");
    t.play("red place treasury", "red act silver", "red discard folke", "red take gate_house",
           "red act cards");
    return t;
  };
  const auto need = drawing("at_need");
  EXPECT_TRUE(need.allows("nature deal 0 folke"));  // discarded before the next card was needed
  EXPECT_EQ(need.state().deck_size, 69);
  const auto once = drawing("at_once");
  EXPECT_FALSE(once.allows("nature deal 0 folke"));
  EXPECT_EQ(once.state().deck_size, 68);
  EXPECT_EQ(once.in_discard(folke), 1);
}

TEST(Deck, at_once_means_with_the_last_card) {  // CR-5
  auto t = Scenario{red, blue}.option("reshuffle", "at_once").deck({sage, archer, scout}).to_move(red);
  t.play("red place mill", "red skip", "red take gate_house", "red act cards", "nature deal 0 sage");
  EXPECT_EQ(t.happened(Happening::reshuffled), 0);
  t.play("nature deal 0 archer");
  EXPECT_EQ(t.state().deck_size, 1);
  t.play("blue place gate_house", "blue act cards", "nature deal 1 scout");
  EXPECT_EQ(t.happened(Happening::reshuffled), 1);
  EXPECT_EQ(t.state().deck_size, 68);
  t.let_nature_act();
  EXPECT_EQ(t.hand_size(blue), 2);
}

// The whole deck is in the hands but for one card; nothing is discarded.
Scenario nearly_all_in_hands(Card left) {
  Scenario scenario{red, blue};
  for (const CardRow& card : kCards) {
    for (int n = card.id == left ? 1 : 0; n < card.copies; ++n)
      scenario.hand(n % 2 == 0 ? red : blue, {card.id});
  }
  return scenario.deck({left});
}

TEST(Deck, when_nothing_is_left_one_draws_what_there_is) {  // E43 CR-5
  for (const char* when : {"at_need", "at_once"}) {
    auto t = nearly_all_in_hands(sage).option("reshuffle", when).to_move(red);
    const int before = t.hand_size(red);
    t.play("red place mill", "red skip", "red take gate_house", "red act cards", "nature deal 0 sage");
    EXPECT_EQ(t.hand_size(red), before + 1);
    EXPECT_EQ(t.happened(Happening::reshuffled), 0);
    EXPECT_TRUE(t.asks(red, Step::ask_limit));
  }
}

TEST(Deck, no_game_goes_on_for_ever) {
  auto t = Scenario{red, blue}.to_move(red);
  int turns = 0;
  while (!t.over() && turns < 2 * kTurnLimit + 10) {
    t.pass_turn(t.state().active);
    ++turns;
  }
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.state().trigger, Trigger::turn_limit);
}

}  // namespace
}  // namespace ravenhall::raiders::tests
