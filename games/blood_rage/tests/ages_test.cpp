// The course of an Age after the Action phase, and the end of the game: RULES.md, chapters 5 and 13 to 17.
#include <gtest/gtest.h>

#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// The phases that began, in order.
std::vector<Phase> phases_of(const Tabletop& t) {
  std::vector<Phase> phases;
  for (const Event& event : t.events_of(Happening::phase_began))
    phases.push_back(static_cast<Phase>(event.args[0]));
  return phases;
}

TEST(Course, an_age_has_six_phases_in_fixed_order) {  // B29
  auto t = Scenario{red, blue}.phase_from(Step::gods_gifts);
  t.draft_anything();
  t.until(Phase::gods_gifts);
  EXPECT_EQ(phases_of(t), (std::vector<Phase>{Phase::gods_gifts, Phase::action, Phase::discard, Phase::quest,
                                              Phase::ragnarok, Phase::release, Phase::gods_gifts}));
}

TEST(Course, three_ages_and_the_game_is_over) {  // B29 B30 B91
  auto t = Scenario{red, blue, yellow}.from_setup();
  t.until(Phase::over);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.happened(Happening::age_began), 3);
  EXPECT_EQ(phases_of(t).size(), 18U);
  EXPECT_EQ(phases_of(t).back(), Phase::release);
  EXPECT_TRUE(t.to_act().empty());
}

// Discard.

Scenario with_cards(int age) {
  return age == 1   ? Scenario{red, blue}.hand(red, {tyrs_bash, troll, q1_alfheim}).hand(blue, {tyrs_smash})
         : age == 2 ? Scenario{red, blue}.hand(red, {tyrs_rage, valkyrie}).hand(blue, {thors_oath})
                    : Scenario{red, blue}.hand(red, {tyrs_rage_3, frost_giant}).hand(blue, {lokis_poison});
}

TEST(Discard, one_card_may_be_kept) {  // B77 R51
  auto t = with_cards(1).phase_from(Step::discard_phase);
  EXPECT_EQ(t.to_act(), SeatSet::first(2));
  t.play("red save troll", "blue save tyrs_smash");
  EXPECT_TRUE(t.in_hand(red, troll));
  EXPECT_EQ(t.hand_size(red), 1);
  EXPECT_TRUE(t.has_put_away(red, tyrs_bash) && t.has_put_away(red, q1_alfheim));
  EXPECT_TRUE(t.in_hand(blue, tyrs_smash));
}

TEST(Discard, one_may_keep_nothing) {  // B77 R51
  auto t = with_cards(2).phase_from(Step::discard_phase);
  t.play("red save_none", "blue save_none");
  EXPECT_EQ(t.hand_size(red), 0);
  EXPECT_TRUE(t.has_put_away(red, tyrs_rage) && t.has_put_away(red, valkyrie));
}

TEST(Discard, with_keep_card_forced_one_must_be_kept) {  // B77 R51
  auto t = with_cards(1).option("keep_card", "forced").phase_from(Step::discard_phase);
  t.refuses("red save_none");
  t.play("red save q1_alfheim", "blue save tyrs_smash");
  EXPECT_TRUE(t.in_hand(red, q1_alfheim));
}

TEST(Discard, what_is_put_away_only_its_owner_knows) {  // R58 B77
  auto t = with_cards(1).phase_from(Step::discard_phase);
  t.play("red save troll", "blue save_none");
  EXPECT_FALSE(t.in_discard(tyrs_bash));
  EXPECT_TRUE(BloodRage::observe(t.state(), red).seen.clan[red].put_away.has(tyrs_bash));
  EXPECT_TRUE(BloodRage::observe(t.state(), blue).seen.clan[red].put_away.empty());
  for (const Event& event : t.events_of(Happening::hand_discarded))
    EXPECT_EQ(seen_by(event, kSpectator).args[0], Event::kHidden);
}

TEST(Discard, committed_quests_are_no_hand_cards) {  // B77 B79
  auto t = Scenario{red, blue}
               .hand(red, {tyrs_bash})
               .quests(red, {q1_alfheim, q1_manheim})
               .leader(red, gimle)
               .phase_from(Step::discard_phase);
  t.play("red save tyrs_bash");
  EXPECT_EQ(t.glory(red), 5);
  EXPECT_TRUE(t.in_hand(red, tyrs_bash));
}

TEST(Discard, in_age_3_nothing_is_kept) {  // B78 R51
  auto t = with_cards(3).phase_from(Step::discard_phase);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.hand_size(red), 0);
  EXPECT_TRUE(t.has_put_away(red, tyrs_rage_3) && t.has_put_away(blue, lokis_poison));
}

TEST(Discard, a_kept_card_comes_on_top_of_the_six_new_ones) {  // R51 B31 B35
  auto t = with_cards(1).phase_from(Step::discard_phase);
  t.play("red save tyrs_bash", "blue save_none");
  t.draft_anything();
  EXPECT_EQ(t.hand_size(red), 7);
  EXPECT_EQ(t.hand_size(blue), 6);
  EXPECT_TRUE(t.in_hand(red, tyrs_bash));
}

TEST(Discard, a_kept_card_works_with_its_own_value_later) {  // R62
  auto t = Scenario{red, blue}
               .age(3)
               .doom(3, andlang)
               .hand(red, {q1_jotunheim})
               .leader(red, utgard)
               .in_play({andlang})
               .to_move(red);
  t.play("red quest q1_jotunheim", "blue pass", "red pass");
  EXPECT_EQ(t.glory(red), 5);
  EXPECT_TRUE(t.asks(red, Step::ask_stat));
}

// Quests.

TEST(QuestPhase, a_failed_quest_costs_nothing_and_all_are_discarded) {  // B79 R45
  auto t = Scenario{red, blue}
               .glory(red, 3)
               .quests(red, {q1_alfheim, q1_jotunheim})
               .leader(red, gimle)
               .phase_from(Step::quest_phase);
  t.play("red raise horns");
  EXPECT_EQ(t.glory(red), 3 + 5);
  EXPECT_EQ(t.quests_laid(red), 0);
  EXPECT_TRUE(t.in_discard(q1_alfheim) && t.in_discard(q1_jotunheim));
}

TEST(QuestPhase, equal_quests_pay_each_by_itself) {  // R45 B59
  auto t = Scenario{red, blue, yellow, brown}
               .quests(red, {q1_alfheim, q1_alfheim})
               .leader(red, gimle)
               .phase_from(Step::quest_phase);
  t.play("red raise horns", "red raise horns");
  EXPECT_EQ(t.glory(red), 10);
  EXPECT_EQ(t.step(red, Stat::horns), 3);
}

TEST(QuestPhase, the_strongest_clan_of_one_province_fulfils_a_region_quest) {  // X7a; B80
  auto t = Scenario{red, blue, yellow}
               .warriors(red, elvagar, 3)
               .warriors(yellow, elvagar, 1)
               .ship(yellow, fjord_ne)
               .warriors(blue, angerboda, 1)
               .quests(yellow, {q1_manheim})
               .phase_from(Step::quest_phase);
  EXPECT_EQ(strength(t.state(), red, elvagar), 3);
  EXPECT_EQ(strength(t.state(), yellow, elvagar), 3);
  EXPECT_EQ(t.glory(yellow), 5);
  t.play("yellow raise horns");
  EXPECT_EQ(t.stat(yellow, Stat::horns), 5);
}

TEST(QuestPhase, the_czech_example_gives_the_same_result) {  // X7b; B80
  auto t = Scenario{red, blue, yellow}
               .warriors(red, elvagar, 2)
               .ship(yellow, fjord_ne)
               .warriors(blue, angerboda, 1)
               .quests(yellow, {q1_manheim})
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(yellow), 5);
  t.play("yellow raise horns");
  EXPECT_EQ(t.stat(yellow, Stat::horns), 5);
}

TEST(QuestPhase, a_tie_fails) {  // B80 R43
  auto t = Scenario{red, blue, yellow}
               .warriors(red, elvagar, 3)
               .warriors(yellow, elvagar, 1)
               .ship(yellow, fjord_ne)
               .warriors(blue, angerboda, 2)
               .quests(yellow, {q1_manheim})
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(yellow), 0);
  EXPECT_TRUE(t.in_discard(q1_manheim));
}

TEST(QuestPhase, each_other_clan_is_compared_singly) {  // B80
  auto t = Scenario{red, blue, yellow}
               .warriors(red, gimle, 2)
               .warriors(blue, gimle, 1)
               .warriors(yellow, gimle, 1)
               .quests(red, {q1_alfheim})
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(red), 5);
}

TEST(QuestPhase, an_empty_province_is_nobodys) {  // R43
  auto t =
      Scenario{red, blue}.quests(red, {q1_alfheim}).in_play({gimle, andlang}).phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(red), 0);
}

TEST(QuestPhase, the_doomed_province_still_counts) {  // B81 R43
  auto t = Scenario{red, blue}
               .doom(1, gimle)
               .lost(andlang)
               .leader(red, gimle)
               .quests(red, {q1_alfheim})
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(red), 5);
}

TEST(QuestPhase, couples_and_the_dark_elf_count_as_in_battle) {  // R43
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, brothers_in_arms)
               .warriors(red, gimle, 2)
               .warriors(blue, gimle, 2)
               .monster(blue, Figure::dark_elf, yggdrasil)
               .warriors(red, yggdrasil, 1)
               .warriors(yellow, yggdrasil, 2)
               .quests(red, {q2_alfheim})
               .quests(blue, {q2_yggdrasil})
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(red), 7);
  t.play("red raise axes");
  EXPECT_EQ(t.glory(blue), 8);
}

TEST(QuestPhase, a_ship_counts_for_both_its_provinces) {  // R43 B80
  auto t = Scenario{red, blue}
               .ship(red, fjord_sw)
               .warriors(blue, andlang, 1)
               .warriors(blue, utgard, 1)
               .quests(red, {q1_alfheim, q1_jotunheim})
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(red), 5);
  t.play("red raise axes");
  EXPECT_EQ(t.glory(red), 10);
}

TEST(QuestPhase, a_region_that_is_gone_fulfils_nothing) {  // R44 B9
  auto t = Scenario{red, blue}
               .lost(gimle)
               .lost(andlang)
               .ship(red, fjord_sw)
               .ship(blue, fjord_nw)
               .quests(red, {q1_alfheim})
               .quests(blue, {q1_manheim})
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(red), 0);
  EXPECT_EQ(t.glory(blue), 5);  // Myrkvlor is still there
}

TEST(QuestPhase, yggdrasil_has_a_quest_of_its_own) {  // B79
  auto t = Scenario{red, blue, yellow}
               .warriors(red, yggdrasil, 2)
               .warriors(blue, yggdrasil, 1)
               .quests(red, {q1_yggdrasil})
               .quests(blue, {q1_manheim})
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(red), 6);
}

TEST(QuestPhase, the_last_yggdrasil_quest_pays_11_or_by_option_10) {  // B79
  for (const auto& [value, glory] : {std::pair{"11", 11}, std::pair{"10", 10}}) {
    auto t = Scenario{red, blue, yellow}
                 .option("yggdrasil3_glory", value)
                 .warriors(red, yggdrasil, 1)
                 .quests(red, {q3_yggdrasil})
                 .phase_from(Step::quest_phase);
    EXPECT_EQ(t.glory(red), glory);
  }
}

TEST(QuestPhase, four_dead_before_ragnarok_are_a_glorious_death) {  // D10; B81
  auto t = Scenario{red, blue}
               .valhalla(red, Figure::warrior, 3)
               .valhalla(red, Figure::leader)
               .quests(red, {q1_glorious_death})
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(red), 6);
}

TEST(QuestPhase, four_dead_only_after_ragnarok_are_not) {  // D10; B81
  auto t = Scenario{red, blue}
               .doom(1, gimle)
               .valhalla(red, Figure::warrior, 3)
               .leader(red, gimle)
               .quests(red, {q1_glorious_death})
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(red), 2);  // for the Leader in Gimle
  EXPECT_EQ(t.happened(Happening::figure_destroyed), 1);
}

TEST(QuestPhase, goes_clockwise_from_the_first_player) {  // R61
  auto t = Scenario{red, blue, yellow}
               .first(yellow)
               .leader(red, gimle)
               .leader(yellow, utgard)
               .quests(red, {q1_alfheim})
               .quests(yellow, {q1_jotunheim})
               .phase_from(Step::quest_phase);
  EXPECT_TRUE(t.asks(yellow, Step::ask_stat));
  t.play("yellow raise rage");
  EXPECT_TRUE(t.asks(red, Step::ask_stat));
}

TEST(QuestPhase, steps_won_here_act_from_the_next_age) {  // R61 B16
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .quests(red, {q1_alfheim})
               .rage(red, 1)
               .phase_from(Step::quest_phase);
  t.play("red raise rage");
  EXPECT_EQ(t.rage(red), 1);
  t.draft_anything();
  EXPECT_EQ(t.rage(red), 7);
}

TEST(QuestPhase, a_full_stat_cannot_be_chosen) {  // R64
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .quests(red, {q1_alfheim})
               .stat(red, Stat::rage, 6)
               .phase_from(Step::quest_phase);
  t.refuses("red raise rage", "red decline");
  EXPECT_TRUE(t.allows("red raise axes") && t.allows("red raise horns"));
}

TEST(QuestPhase, with_all_stats_full_no_step_is_taken) {  // R64
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .quests(red, {q1_alfheim})
               .stat(red, Stat::rage, 6)
               .stat(red, Stat::axes, 6)
               .stat(red, Stat::horns, 6)
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(red), 5);
  EXPECT_EQ(t.phase(), Phase::gods_gifts);
}

TEST(QuestPhase, the_only_stat_left_is_raised_without_asking) {  // R64
  auto t = Scenario{red, blue}
               .leader(red, gimle)
               .quests(red, {q1_alfheim})
               .stat(red, Stat::rage, 6)
               .stat(red, Stat::axes, 6)
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.step(red, Stat::horns), 2);
}

TEST(QuestPhase, odins_throne_doubles_the_glory_only) {  // R46
  auto t = Scenario{red, blue}
               .upgrade(red, odins_throne)
               .leader(red, andlang)
               .quests(red, {q3_alfheim})
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(red), 18);
  t.play("red raise axes");
  EXPECT_EQ(t.step(red, Stat::axes), 2);
}

TEST(QuestPhase, all_quests_are_turned_up) {  // B79
  auto t = Scenario{red, blue}
               .quests(red, {q1_alfheim})
               .quests(blue, {q1_manheim, q1_jotunheim})
               .leader(red, gimle)
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.happened(Happening::quest_shown), 3);
  const auto view = BloodRage::observe(t.state(), red);
  const auto& quests = view.seen.clan[blue].quests;
  ASSERT_EQ(quests.size(), 2U);
  for (const Card quest : quests) EXPECT_TRUE(quest == q1_manheim || quest == q1_jotunheim);
}

// Ragnarök.

TEST(Ragnarok, destroys_the_province_and_rewards_the_dead) {  // X8; B82 B83 B84 B85
  auto t = Scenario{red, blue}
               .age(2)
               .doom(2, gimle)
               .doom(3, andlang)
               .warriors(red, gimle, 2)
               .warriors(blue, gimle, 1)
               .ship(blue, fjord_nw)
               .phase_from(Step::ragnarok_phase);
  EXPECT_TRUE(t.destroyed(gimle));
  EXPECT_EQ(t.happened(Happening::figure_destroyed), 4);
  EXPECT_EQ(t.glory(red), 6);
  EXPECT_EQ(t.glory(blue), 6);
  EXPECT_EQ(t.events_of(Happening::doom_moved).back().args[0], static_cast<int>(andlang));
}

TEST(Ragnarok, pays_2_3_or_4_glory_a_figure) {  // B84
  for (const auto& [age, glory] : {std::pair{1, 2}, std::pair{2, 3}, std::pair{3, 4}}) {
    auto t =
        Scenario{red, blue}.age(age).doom(age, gimle).leader(red, gimle).phase_from(Step::ragnarok_phase);
    EXPECT_EQ(t.glory(red), glory);
  }
}

TEST(Ragnarok, after_age_3_no_doom_is_left) {  // B85
  auto t = Scenario{red, blue}.age(3).phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.happened(Happening::doom_moved), 0);
}

TEST(Ragnarok, takes_the_ships_of_the_fjord_though_its_other_shore_lives_on) {  // D9; B83 R47
  auto t = Scenario{red, blue}
               .doom(1, utgard)
               .ship(red, fjord_sw)
               .warriors(red, andlang, 1)
               .upgrade(red, lokis_dragons)
               .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.figures(red, Figure::ship, fjord_sw), 0);
  EXPECT_EQ(t.warriors(red, andlang), 1);
  EXPECT_EQ(t.glory(red), 2 + 4);  // and the Dragons
}

TEST(Ragnarok, a_destroyed_province_stays_destroyed) {  // B82 B9 B90
  auto t = Scenario{red, blue}.doom(1, gimle).phase_from(Step::ragnarok_phase);
  t.draft_anything();
  EXPECT_EQ(t.age(), 2);
  EXPECT_TRUE(t.destroyed(gimle));
  t.refuses("blue invade warrior gimle");
}

TEST(Ragnarok, odins_inspiration_doubles_the_glory_of_figures_but_not_of_dragons) {  // R46
  auto t = Scenario{red, blue}
               .upgrades(red, {odins_inspiration, fire_dragons})
               .doom(2, gimle)
               .leader(red, gimle)
               .ship(red, fjord_nw)
               .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.glory(red), 2 * 6 + 8);
}

TEST(Ragnarok, the_witch_may_retreat_and_earns_nothing) {  // R27 R66
  auto t = Scenario{red, blue, yellow}
               .doom(3, gimle)
               .monster(red, Figure::volur_witch, gimle)
               .leader(red, gimle)
               .phase_from(Step::ragnarok_phase);
  t.play("red retreat");
  EXPECT_EQ(t.figures(red, Figure::volur_witch, yggdrasil), 1);
  EXPECT_EQ(t.glory(red), 4);  // the Leader's
}

TEST(Ragnarok, owners_react_from_the_first_player_clockwise) {  // R66
  auto t = Scenario{red, blue, yellow}
               .first(blue)
               .option("protection_ragnarok", "on")
               .age(3)
               .doom(3, gimle)
               .in_play({myrkvlor})
               .ship(red, fjord_nw)
               .upgrade(red, friggas_protection)
               .rage(red, 1)
               .monster(yellow, Figure::volur_witch, gimle)
               .phase_from(Step::ragnarok_phase);
  EXPECT_TRUE(t.asks(yellow, Step::ask_react));
  t.play("yellow done");
  EXPECT_TRUE(t.asks(red, Step::ask_react));
}

TEST(Ragnarok, protection_does_not_help) {  // R26
  auto t = Scenario{red, blue}
               .doom(2, gimle)
               .leader(red, gimle)
               .ship(red, fjord_nw)
               .upgrade(red, friggas_protection)
               .rage(red, 3)
               .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.happened(Happening::figure_destroyed), 2);
}

TEST(Ragnarok, by_option_protection_saves_ships_whose_fjord_is_still_of_use) {  // R26
  auto t = Scenario{red, blue}
               .option("protection_ragnarok", "on")
               .doom(2, gimle)
               .in_play({myrkvlor})
               .leader(red, gimle)
               .ship(red, fjord_nw)
               .upgrade(red, friggas_protection)
               .rage(red, 3)
               .phase_from(Step::ragnarok_phase);
  t.refuses("red protect leader");
  t.play("red protect ship");
  EXPECT_EQ(t.figures(red, Figure::ship, fjord_nw), 1);
  EXPECT_EQ(t.glory(red), 3);
}

TEST(Ragnarok, but_not_when_both_shores_are_gone) {  // R26 R48
  auto t = Scenario{red, blue}
               .option("protection_ragnarok", "on")
               .doom(2, gimle)
               .lost(myrkvlor)
               .ship(red, fjord_nw)
               .upgrade(red, friggas_protection)
               .rage(red, 3)
               .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.happened(Happening::figure_destroyed), 1);
}

// Release.

TEST(Release, brings_everybody_back_from_valhalla) {  // B86 B12
  auto t = Scenario{red, blue}
               .valhalla(red, Figure::warrior, 3)
               .valhalla(red, Figure::leader)
               .valhalla(blue, Figure::ship)
               .monster(blue, Figure::troll, valhalla)
               .warriors(red, gimle, 2)
               .doom(1, utgard)
               .phase_from(Step::release_phase);
  EXPECT_EQ(t.valhalla(red) + t.valhalla(blue), 0);
  EXPECT_EQ(t.warriors(red, reserve), 6);
  EXPECT_EQ(t.warriors(red, gimle), 2);  // figures on the map stay
  EXPECT_EQ(t.figures(blue, Figure::troll, reserve), 1);
}

TEST(Release, lokis_cards_pay_for_this_phase_only) {  // R50
  auto t = Scenario{red, blue}
               .age(3)
               .upgrades(red, {lokis_domain, friggas_domain})
               .valhalla(red, Figure::warrior, 2)
               .in_play({gimle})
               .doom(3, utgard)
               .to_move(red);
  t.play("red recall warrior gimle");
  EXPECT_EQ(t.glory(red), 0);
  t.until(Phase::over);
  EXPECT_EQ(t.glory(red), 1);  // for the one that was still there
}

TEST(Release, is_played_in_age_3_before_the_final_count) {  // R49 B91
  auto t = Scenario{red, blue, yellow, brown}
               .upgrade(red, lokis_wrath)
               .valhalla(red, Figure::warrior, 2)
               .stat(red, Stat::axes, 4)
               .phase_from(Step::release_phase);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.glory(red), 2 * 3 + 10);
  EXPECT_EQ(t.valhalla(red), 0);
}

// Between the Ages.

TEST(EndOfAge, pillage_tokens_are_turned_back_where_they_lie) {  // B87
  auto t = Scenario{red, blue}
               .pillaged(gimle)
               .pillaged(andlang)
               .token(gimle, Reward::glory)
               .phase_from(Step::end_age);
  EXPECT_FALSE(t.pillaged(gimle) || t.pillaged(andlang));
  EXPECT_EQ(t.state().tokens[gimle], Reward::glory);
}

TEST(EndOfAge, the_left_neighbour_becomes_first_player) {  // B88
  EXPECT_EQ((Scenario{red, blue, yellow}.first(red).doom(1, utgard).phase_from(Step::end_age).first()), blue);
  EXPECT_EQ((Scenario{red, blue, yellow}.first(yellow).doom(1, utgard).phase_from(Step::end_age).first()),
            red);
}

TEST(EndOfAge, the_next_age_brings_its_own_deck) {  // B89
  auto t = Scenario{red, blue, yellow}.phase_from(Step::end_age);
  EXPECT_EQ(t.age(), 2);
  EXPECT_EQ(t.phase(), Phase::gods_gifts);
  for (const Card card : t.state().deck) EXPECT_EQ(row(card).age, 2);
  EXPECT_EQ(t.state().deck.size(), 26);
}

TEST(EndOfAge, everything_else_stays) {  // B90
  auto t = Scenario{red, blue}
               .warriors(red, gimle, 2)
               .ship(red, fjord_sw)
               .monster(red, Figure::troll, andlang)
               .upgrade(red, lokis_domain)
               .stat(red, Stat::axes, 3)
               .glory(red, 17)
               .phase_from(Step::end_age);
  EXPECT_EQ(t.warriors(red, gimle), 2);
  EXPECT_EQ(t.figures(red, Figure::ship, fjord_sw), 1);
  EXPECT_EQ(t.figures(red, Figure::troll, andlang), 1);
  EXPECT_TRUE(t.has_upgrade(red, lokis_domain));
  EXPECT_EQ(t.step(red, Stat::axes), 3);
  EXPECT_EQ(t.glory(red), 17);
}

// The end.

TEST(EndOfGame, legendary_stats_pay) {  // X9; B92
  auto t = Scenario{red, blue}
               .age(3)
               .stat(blue, Stat::rage, 4)
               .stat(blue, Stat::axes, 6)
               .stat(blue, Stat::horns, 3)
               .phase_from(Step::end_age);
  EXPECT_EQ(t.glory(blue), 30);
  auto fifth = Scenario{red, blue}
                   .age(3)
                   .stat(blue, Stat::rage, 5)
                   .stat(blue, Stat::axes, 6)
                   .phase_from(Step::end_age);
  EXPECT_EQ(fifth.glory(blue), 30);
}

TEST(EndOfGame, legendary_stats_pay_only_at_the_very_end) {  // B92
  auto t = Scenario{red, blue}.age(2).stat(blue, Stat::axes, 6).phase_from(Step::end_age);
  EXPECT_EQ(t.glory(blue), 0);
}

TEST(EndOfGame, thors_conquest_counts_who_is_still_on_the_map) {  // R49
  auto t = Scenario{red, blue}
               .upgrade(red, thors_conquest)
               .warriors(red, yggdrasil, 2)
               .ship(red, fjord_sw)
               .valhalla(red, Figure::leader)
               .phase_from(Step::release_phase);
  EXPECT_EQ(t.glory(red), 9);
}

TEST(EndOfGame, the_most_glory_wins) {  // B93 B2
  auto t = Scenario{red, blue, yellow}.age(3).glory(red, 20).glory(blue, 31).glory(yellow, 4).phase_from(
      Step::end_age);
  const Outcome outcome = BloodRage::outcome(t.state());
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.winners, SeatSet(blue));
  EXPECT_EQ(outcome.scores[2], 4);
  EXPECT_EQ(outcome.ranks[0], 2);
}

TEST(EndOfGame, a_tie_is_a_shared_victory) {  // R54
  auto t = Scenario{red, blue, yellow}.age(3).glory(red, 20).glory(yellow, 20).phase_from(Step::end_age);
  SeatSet both(red);
  both.add(yellow);
  EXPECT_EQ(BloodRage::outcome(t.state()).winners, both);
}

TEST(EndOfGame, the_number_of_clans_changes_nothing_else) {  // B94
  // Two clans score a quest, Ragnarök and the end like four do.
  for (const int clans : {2, 4}) {
    auto scenario = clans == 2 ? Scenario{red, blue} : Scenario{red, blue, yellow, brown};
    auto t = scenario.age(3)
                 .doom(3, gimle)
                 .leader(red, gimle)
                 .quests(red, {q3_alfheim})
                 .stat(red, Stat::rage, 6)
                 .phase_from(Step::quest_phase);
    t.play("red raise axes");
    EXPECT_TRUE(t.over());
    EXPECT_EQ(t.glory(red), 9 + 4 + 20);
  }
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
