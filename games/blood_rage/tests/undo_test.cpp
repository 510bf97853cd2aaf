// What can be taken back at a Blood Rage table: everything that has shown nobody anything, until another
// decides.
#include <gtest/gtest.h>

#include "games/blood_rage/tests/scenario.hpp"
#include "kernel/match_of.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// A match that begins with this position.
std::unique_ptr<Match> match_from(const Tabletop& t) {
  Json position = position_head(BloodRage::info(), BloodRage::setup(t.state()));
  position["state"] = BloodRage::save(t.state());
  auto match = MatchOf<BloodRage>::load(position, "seed");
  EXPECT_TRUE(match) << match.error().message;
  return std::move(*match);
}

void decide(Match& match, Seat seat, std::string_view action) {
  const auto events = match.apply(seat, action);
  ASSERT_TRUE(events) << action << ": " << events.error().message;
}

TEST(Forced, in_age_1_nobody_can_add_a_card_and_everybody_knows) {  // R8
  for (const bool later : {false, true}) {
    const auto match = match_from(Scenario{red, blue}
                                      .age(later ? 2 : 1)
                                      .leader(red, gimle)
                                      .leader(blue, gimle)
                                      .hand(red, {tyrs_bash, later ? q2_alfheim : q1_alfheim})
                                      .hand(blue, {tyrs_smash, later ? q2_manheim : q1_manheim})
                                      .to_move(red));
    decide(*match, red, "pillage gimle");
    decide(*match, red, "card tyrs_bash");
    EXPECT_FALSE(match->forced(blue));
    decide(*match, blue, "card tyrs_smash");
    ASSERT_EQ(match->question(), "late");
    EXPECT_EQ(match->forced(red), !later);
    EXPECT_FALSE(match->forced(blue));  // is not asked yet
    EXPECT_EQ(match->legal(red), std::vector<std::string>{"decline"});
  }
}

TEST(Undo, an_upgrade_shows_a_card_and_stays) {  // B52 R58
  const auto match = match_from(Scenario{red, blue}.hand(red, {thors_glory}).to_move(red));
  decide(*match, red, "upgrade thors_glory");
  EXPECT_FALSE(match->can_undo(red));
}

TEST(Undo, a_march_can_be_taken_back_figure_by_figure) {  // B50
  const auto match = match_from(Scenario{red, blue}.warriors(red, gimle, 2).in_play({andlang}).to_move(red));
  const auto before = match->hash();
  decide(*match, red, "march gimle andlang");
  decide(*match, red, "move warrior");
  decide(*match, red, "move warrior");
  EXPECT_EQ(match->to_act(), SeatSet(blue));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(match->undo(red));
  EXPECT_EQ(match->hash(), before);
}

TEST(Undo, a_quest_laid_face_down_can_be_taken_back) {  // B59 R57
  const auto match = match_from(Scenario{red, blue}.hand(red, {q1_alfheim}).to_move(red));
  const auto before = match->hash();
  decide(*match, red, "quest q1_alfheim");
  EXPECT_TRUE(match->undo(red));
  EXPECT_EQ(match->hash(), before);
}

TEST(Undo, ends_when_the_next_clan_has_decided) {  // B38
  const auto match = match_from(Scenario{red, blue}.to_move(red));
  decide(*match, red, "invade leader gimle");
  EXPECT_FALSE(match->can_undo(blue));
  EXPECT_TRUE(match->can_undo(red));
  decide(*match, blue, "invade leader gimle");
  EXPECT_FALSE(match->can_undo(red));
}

TEST(Undo, a_draft_pick_can_be_taken_back_until_another_seat_picks) {  // B33
  const auto match = match_from(Scenario{red, blue, yellow}.phase_from(Step::gods_gifts).let_nature_act(2));
  decide(*match, red, match->legal(red)[0]);
  EXPECT_TRUE(match->undo(red));
  decide(*match, red, match->legal(red)[1]);
  decide(*match, blue, match->legal(blue)[0]);
  EXPECT_FALSE(match->can_undo(red));
  EXPECT_TRUE(match->can_undo(blue));
}

TEST(Undo, nothing_can_be_taken_back_when_the_packets_have_passed) {  // B33
  const auto match = match_from(Scenario{red, blue, yellow}.phase_from(Step::gods_gifts).let_nature_act(2));
  for (const Seat seat : {red, blue, yellow}) decide(*match, seat, match->legal(seat)[0]);
  for (const Seat seat : {red, blue, yellow}) EXPECT_FALSE(match->can_undo(seat));
}

TEST(Undo, a_battle_card_can_be_taken_back_until_the_reveal) {  // B65
  const auto match = match_from(Scenario{red, blue}
                                    .leader(red, gimle)
                                    .warriors(blue, gimle, 1)
                                    .hand(red, {tyrs_bash})
                                    .hand(blue, {troll, tyrs_smash})
                                    .to_move(red));
  decide(*match, red, "pillage gimle");
  decide(*match, blue, "card troll");
  EXPECT_TRUE(match->undo(blue));
  decide(*match, blue, "card tyrs_smash");
  decide(*match, red, "card tyrs_bash");
  EXPECT_FALSE(match->can_undo(red));
  EXPECT_FALSE(match->can_undo(blue));
}

TEST(Undo, a_late_card_is_shown_and_stays) {  // B69
  const auto match = match_from(Scenario{red, blue}
                                    .leader(red, gimle)
                                    .warriors(blue, gimle, 1)
                                    .hand(red, {tyrs_crush_2, heimdalls_eye, valkyrie})
                                    .to_move(red));
  decide(*match, red, "pillage gimle");
  decide(*match, red, "card tyrs_crush_2");
  decide(*match, red, "late heimdalls_eye");
  EXPECT_FALSE(match->can_undo(red));
}

TEST(Undo, quests_that_were_turned_up_stay) {  // B79
  const auto match = match_from(Scenario{red, blue}
                                    .rage(red, 1)
                                    .rage(blue, 0)
                                    .leader(red, gimle)
                                    .quests(red, {q1_alfheim})
                                    .to_move(red));
  decide(*match, red, "pass");  // ends the phase, and the quests are shown
  EXPECT_FALSE(match->can_undo(red));
}

TEST(Undo, a_refused_decision_changes_nothing) {  // B39
  const auto match = match_from(Scenario{red, blue}.rage(red, 1).hand(red, {troll}).to_move(red));
  const auto before = match->hash();
  const auto refused = match->apply(red, "upgrade troll");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "illegal_action");
  EXPECT_EQ(match->hash(), before);
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
