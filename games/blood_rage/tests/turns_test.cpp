// Phase 2: whose turn it is, what an action costs, and when the phase ends. RULES.md, chapters 5 and 7.
#include <gtest/gtest.h>

#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// Red wins a battle against blue, who plays Loki's Trickery and so takes 1 Rage from red.
Scenario trickery_at_hand(std::initializer_list<Seat> seats) {
  return Scenario(seats)
      .leader(red, andlang)
      .warriors(blue, andlang, 1)
      .hand(red, {tyrs_smite})
      .hand(blue, {lokis_trickery});
}

TEST(Rage, is_set_to_the_stat_when_the_action_phase_begins) {  // X1; B13 B37
  auto t = Scenario{red, blue, yellow}
               .age(2)
               .stat(blue, Stat::rage, 3)
               .rage(blue, 0)
               .phase_from(Step::start_actions);
  EXPECT_EQ(t.rage(blue), 8);
  EXPECT_EQ(t.rage(red), 6);
}

TEST(Rage, left_over_from_the_last_age_is_lost) {  // B37 R37
  auto t = Scenario{red, blue}.age(2).rage(red, 5).phase_from(Step::start_actions);
  EXPECT_EQ(t.rage(red), 6);
}

TEST(Rage, a_pass_in_the_last_age_is_forgotten) {  // B37 B42
  auto t = Scenario{red, blue}.age(2).passed(red).phase_from(Step::start_actions);
  EXPECT_TRUE(t.turn_of(red));
  EXPECT_FALSE(t.passed(red));
}

TEST(Turns, the_first_player_begins_and_play_goes_clockwise) {  // B38
  auto t = Scenario{red, blue, yellow}.first(blue).phase_from(Step::start_actions);
  EXPECT_TRUE(t.turn_of(blue));
  t.play("blue invade warrior gimle");
  EXPECT_TRUE(t.turn_of(yellow));
  t.play("yellow invade leader gimle");
  EXPECT_TRUE(t.turn_of(red));
  t.play("red invade ship fjord_sw");
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Turns, the_same_action_may_be_taken_again) {  // B38
  auto t = Scenario{red, blue}.to_move(red);
  t.play("red invade warrior gimle", "blue pass", "red invade warrior gimle", "red invade warrior gimle");
  EXPECT_EQ(t.warriors(red, gimle), 3);
}

TEST(Turns, what_cannot_be_paid_cannot_be_chosen) {  // B39
  auto t = Scenario{red, blue}.rage(red, 1).hand(red, {troll, lokis_domain}).to_move(red);
  t.refuses("red upgrade troll", "red invade ship fjord_sw");
  EXPECT_TRUE(t.allows("red upgrade lokis_domain"));
  EXPECT_TRUE(t.allows("red invade warrior gimle"));
}

TEST(Turns, the_cost_is_paid_before_the_action_is_carried_out) {  // B39
  auto t = Scenario{red, blue}.to_move(red);
  t.play("red invade warrior gimle");
  ASSERT_GE(t.events().size(), 2U);
  EXPECT_EQ(t.events()[0].kind, static_cast<int>(Happening::rage));
  EXPECT_EQ(t.events()[1].kind, static_cast<int>(Happening::invaded));
}

TEST(Turns, a_clan_without_rage_is_passed_over) {  // B40 R35
  auto t =
      Scenario{red, blue, yellow}.rage(blue, 0).leader(blue, gimle).hand(blue, {q1_alfheim}).to_move(red);
  t.play("red invade warrior gimle");
  EXPECT_TRUE(t.turn_of(yellow));
  EXPECT_FALSE(t.passed(blue));
}

TEST(Turns, the_last_rage_ends_even_free_actions) {  // B40 B46 B59 B60
  auto t = Scenario{red, blue}.rage(red, 1).warriors(red, gimle, 1).hand(red, {q1_alfheim}).to_move(red);
  for (const auto action : {"red invade leader gimle", "red quest q1_alfheim", "red pillage gimle"}) {
    EXPECT_TRUE(t.allows(action));
  }
  t.play("red invade warrior gimle", "blue invade warrior andlang");
  EXPECT_EQ(t.rage(red), 0);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Turns, a_clan_without_rage_still_answers_calls_and_fights) {  // D2; B40 B61
  auto t = Scenario{red, blue, yellow}
               .rage(blue, 0)
               .warriors(blue, gimle, 1)
               .hand(blue, {tyrs_smite, q1_alfheim})
               .leader(red, andlang)
               .to_move(red);
  t.refuses("blue quest q1_alfheim", "blue pillage gimle");
  t.play("red pillage andlang", "blue join gimle", "blue card tyrs_smite", "blue decline");
  EXPECT_EQ(t.glory(blue), 3);
  EXPECT_EQ(t.valhalla(red), 1);
}

TEST(Turns, regained_rage_brings_turns_again) {  // B41 R35
  auto t = trickery_at_hand({red, blue}).rage(blue, 0).to_move(red);
  t.play("red pillage andlang", "red card tyrs_smite", "blue card lokis_trickery");
  EXPECT_EQ(t.rage(blue), 1);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Turns, with_resume_after_zero_off_reaching_0_is_like_a_pass) {  // B41 R35
  auto t = trickery_at_hand({red, blue}).option("resume_after_zero", "off").rage(blue, 1).to_move(blue);
  t.play("blue invade warrior gimle");
  EXPECT_TRUE(t.passed(blue));
  t.play("red pillage andlang", "blue decline", "red card tyrs_smite", "blue card lokis_trickery");
  EXPECT_EQ(t.rage(blue), 1);
  EXPECT_TRUE(t.turn_of(red));
}

TEST(Turns, passing_loses_all_rage_and_all_further_actions_of_the_age) {  // B42 R36
  auto t = trickery_at_hand({red, blue}).to_move(blue);
  t.play("blue pass");
  EXPECT_EQ(t.rage(blue), 0);
  t.play("red pillage andlang", "red card tyrs_smite", "blue card lokis_trickery");
  EXPECT_EQ(t.rage(blue), 1);
  EXPECT_TRUE(t.turn_of(red));  // blue has Rage, but no turn
  t.play("red invade warrior gimle");
  EXPECT_TRUE(t.turn_of(red));
}

TEST(Turns, with_resume_after_pass_on_regained_rage_brings_a_passer_back) {  // B42 R36
  auto t = trickery_at_hand({red, blue}).option("resume_after_pass", "on").to_move(blue);
  t.play("blue pass");
  EXPECT_TRUE(t.turn_of(red));
  t.play("red pillage andlang", "red card tyrs_smite", "blue card lokis_trickery");
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Turns, a_passer_may_spend_regained_rage_on_protection) {  // R36 R26
  auto t = Scenario{red, blue, yellow}
               .leader(red, andlang)
               .warriors(blue, andlang, 1)
               .upgrade(blue, friggas_protection)
               .passed(blue)
               .rage(blue, 1)
               .to_move(red);
  t.play("red pillage andlang", "blue protect warrior");
  EXPECT_EQ(t.warriors(blue, andlang), 1);
  EXPECT_EQ(t.rage(blue), 0);
}

TEST(Turns, a_passer_may_not_start_a_pillage_by_thors_domain) {  // R36 R29 R30
  const auto after_the_battle = [](bool passed) {
    auto scenario = Scenario{red, blue, yellow, brown}
                        .warriors(red, andlang, 1)
                        .warriors(blue, andlang, 1)
                        .hand(red, {tyrs_smite_2})
                        .upgrades(blue, {lokis_blessing, thors_domain})
                        .leader(yellow, andlang);
    if (passed) scenario.passed(blue);
    auto t = scenario.rage(blue, 3).to_move(yellow);
    // Yellow loses to red, so Andlang is still unpillaged when blue comes back.
    t.play("yellow pillage andlang", "red card tyrs_smite_2", "blue accept");
    EXPECT_EQ(t.warriors(blue, andlang), 1);
    return t.asks(blue, Step::ask_thors_domain);
  };
  EXPECT_TRUE(after_the_battle(false));
  EXPECT_FALSE(after_the_battle(true));
}

TEST(Turns, the_phase_ends_when_nobody_has_rage) {  // B43
  auto t = Scenario{red, blue}.rage(red, 1).rage(blue, 0).hand(red, {tyrs_bash}).to_move(red);
  t.play("red invade warrior gimle");
  EXPECT_EQ(t.phase(), Phase::discard);
}

TEST(Turns, the_phase_ends_when_everything_is_pillaged_whatever_rage_is_left) {  // D8; B43 R37
  auto t = Scenario{red, blue}
               .lost(myrkvlor)
               .lost(muspelheim)
               .lost(horgr)
               .pillaged(elvagar)
               .pillaged(angerboda)
               .pillaged(utgard)
               .pillaged(gimle)
               .pillaged(yggdrasil)
               .leader(red, andlang)
               .hand(red, {tyrs_bash})
               .to_move(red);
  t.play("red pillage andlang");
  EXPECT_EQ(t.rage(blue), 6);
  EXPECT_EQ(t.phase(), Phase::discard);
}

TEST(Turns, yggdrasil_must_be_pillaged_too) {  // R37
  auto t = Scenario{red, blue}
               .lost(myrkvlor)
               .lost(muspelheim)
               .lost(horgr)
               .pillaged(elvagar)
               .pillaged(angerboda)
               .pillaged(utgard)
               .pillaged(gimle)
               .leader(red, andlang)
               .to_move(red);
  t.play("red pillage andlang");
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Turns, the_battle_for_the_last_province_is_fought_to_its_end) {  // D8; R37
  auto t = Scenario{red, blue}
               .lost(myrkvlor)
               .lost(muspelheim)
               .lost(horgr)
               .pillaged(elvagar)
               .pillaged(angerboda)
               .pillaged(utgard)
               .pillaged(gimle)
               .pillaged(yggdrasil)
               .token(andlang, Reward::glory)
               .leader(red, andlang)
               .warriors(blue, andlang, 1)
               .hand(red, {tyrs_bash})
               .hand(blue, {lokis_trickery})
               .to_move(red);
  t.play("red pillage andlang", "red card tyrs_bash", "blue card lokis_trickery");
  EXPECT_EQ(t.glory(red), 5 + 3);
  EXPECT_EQ(t.rage(blue), 7);
  EXPECT_EQ(t.phase(), Phase::discard);
}

TEST(Turns, a_passer_with_stolen_rage_does_not_keep_the_phase_going) {  // D11; R36 R37
  auto t = trickery_at_hand({red, blue, yellow}).passed(blue).rage(yellow, 0).rage(red, 1).to_move(red);
  t.play("red pillage andlang", "red card tyrs_smite", "blue card lokis_trickery");
  EXPECT_EQ(t.rage(red), 0);
  EXPECT_EQ(t.rage(blue), 1);
  EXPECT_EQ(t.phase(), Phase::discard);
}

TEST(Turns, the_last_rage_of_all_still_buys_the_free_invade) {  // D12; R37
  auto t =
      Scenario{red, blue}.rage(red, 3).rage(blue, 0).hand(red, {lord_of_hammers, tyrs_bash}).to_move(red);
  t.play("red upgrade lord_of_hammers");
  EXPECT_EQ(t.rage(red), 0);
  EXPECT_EQ(t.phase(), Phase::action);
  t.play("red invade leader gimle");
  EXPECT_EQ(t.figures(red, Figure::leader, gimle), 1);
  EXPECT_EQ(t.phase(), Phase::discard);
}

TEST(Turns, each_action_has_its_price) {  // B44
  const auto table = [] {
    return Scenario{red, blue}
        .warriors(red, gimle, 1)
        .valhalla(red, Figure::leader)
        .hand(red, {lokis_dragons, q1_alfheim})
        .in_play({andlang})
        .to_move(red);
  };
  const auto paid = [&](std::string_view action, auto... more) {
    auto t = table();
    t.play(action, more...);
    return 6 - t.rage(red);
  };
  EXPECT_EQ(paid("red invade warrior gimle"), 1);
  EXPECT_EQ(paid("red invade ship fjord_sw"), 2);
  EXPECT_EQ(paid("red march gimle andlang", "red move warrior"), 1);
  EXPECT_EQ(paid("red upgrade lokis_dragons"), 2);
  EXPECT_EQ(paid("red quest q1_alfheim"), 0);
  EXPECT_EQ(paid("red pillage gimle"), 0);
}

TEST(Turns, there_is_no_skipping) {  // R59
  auto t = Scenario{red, blue}.to_move(red);
  t.refuses("red decline", "red done");
  EXPECT_TRUE(t.allows("red pass"));
}

TEST(Turns, without_a_legal_action_one_has_to_pass) {  // R59
  // Four figures in Valhalla, the others on the map would be over Horns; nothing can move anywhere but to
  // pass.
  auto t = Scenario{red, blue}
               .stat(red, Stat::horns, 1)
               .ship(red, fjord_sw)
               .rage(red, 1)
               .valhalla(red, Figure::warrior, 8)
               .valhalla(red, Figure::leader)
               .pillaged(andlang)
               .pillaged(utgard)
               .hand(red, {tyrs_bash, troll})
               .to_move(red);
  EXPECT_EQ(t.legal(red), std::vector<std::string>{"pass"});
}

TEST(Turns, pillaged_provinces_may_be_invaded_and_marched_into) {  // R59
  auto t = Scenario{red, blue}.pillaged(gimle).warriors(red, andlang, 1).to_move(red);
  t.refuses("red pillage gimle");
  t.play("red march andlang gimle", "red move warrior", "blue invade warrior gimle");
  EXPECT_EQ(figures_in(t.state(), gimle), 2);
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
