// Upgrade and Quest: RULES.md, chapters 10 and 11, and the cards about them in chapter 19.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// The serpent of the rulebook's example: three clan slots full.
Scenario full_serpent() {
  return Scenario{red, blue, yellow, brown}
      .age(2)
      .upgrades(yellow, {lokis_domain, friggas_succor, thors_glory})
      .hand(yellow, {lokis_eminence});
}

ActionList legal_of(const State& s, Seat seat) {
  ActionList list;
  BloodRage::legal(s, seat, list);
  return list;
}

TEST(Upgrade, replaces_the_card_in_the_chosen_slot) {  // X4; B52 R33
  auto t = full_serpent().to_move(yellow);
  t.play("yellow upgrade lokis_eminence 6");
  EXPECT_EQ(t.rage(yellow), 4);
  EXPECT_TRUE(t.in_discard(friggas_succor));
  EXPECT_FALSE(t.has_upgrade(yellow, friggas_succor));
  EXPECT_TRUE(t.has_upgrade(yellow, lokis_domain) && t.has_upgrade(yellow, lokis_eminence) &&
              t.has_upgrade(yellow, thors_glory));
}

TEST(Upgrade, upgrades_of_the_same_sort_add_up) {  // X4; B54 R34
  auto t = Scenario{red, blue, yellow, brown}
               .age(2)
               .upgrades(yellow, {lokis_domain, lokis_eminence})
               .valhalla(yellow, Figure::leader)
               .valhalla(yellow, Figure::warrior, 2)
               .phase_from(Step::release_phase);
  EXPECT_EQ(t.glory(yellow), 3 * (1 + 2));
}

TEST(Upgrade, costs_its_value) {  // B52
  auto t = Scenario{red, blue}.rage(red, 2).hand(red, {thors_glory}).to_move(red);
  t.play("red upgrade thors_glory");
  EXPECT_EQ(t.rage(red), 0);
  EXPECT_EQ(t.hand_size(red), 0);
  EXPECT_TRUE(t.has_upgrade(red, thors_glory));
}

TEST(Upgrade, goes_into_a_slot_of_its_kind_only) {  // B52 B17
  auto t = Scenario{red, blue}
               .hand(red, {troll, lord_of_hammers, brothers_in_arms, lokis_dragons, thors_glory})
               .to_move(red);
  for (const auto& [card, slots] :
       std::initializer_list<std::pair<std::string, std::string>>{{"brothers_in_arms", "0"},
                                                                  {"lord_of_hammers", "1"},
                                                                  {"lokis_dragons", "2"},
                                                                  {"troll", "3"},
                                                                  {"thors_glory", "5"}}) {
    for (int slot = 0; slot < 8; ++slot) {
      const std::string action = "upgrade " + card + " " + std::to_string(slot);
      const auto all = t.legal(red);
      // Of several empty slots of a kind the first stands for all.
      EXPECT_EQ(std::find(all.begin(), all.end(), action) != all.end(), std::to_string(slot) == slots)
          << action;
    }
  }
}

TEST(Upgrade, an_occupied_slot_may_be_chosen_though_another_is_free) {  // R33 B52
  auto t = Scenario{red, blue}.upgrade(red, thors_glory).hand(red, {lokis_domain}).to_move(red);
  EXPECT_TRUE(t.allows("red upgrade lokis_domain 5"));
  EXPECT_TRUE(t.allows("red upgrade lokis_domain 6"));
  t.play("red upgrade lokis_domain 5");
  EXPECT_TRUE(t.in_discard(thors_glory));
}

TEST(Upgrade, works_at_once) {  // B53 R33
  auto t = Scenario{red, blue}.warriors(red, gimle, 2).hand(red, {experts_in_arms}).to_move(red);
  EXPECT_EQ(strength(t.state(), red, gimle), 2);
  t.play("red upgrade experts_in_arms", "red decline");
  EXPECT_EQ(strength(t.state(), red, gimle), 4);
}

TEST(Upgrade, the_effect_of_a_replaced_card_ends_at_once) {  // R33
  auto t = Scenario{red, blue}
               .upgrade(red, brothers_in_arms)
               .warriors(red, gimle, 3)
               .hand(red, {experts_in_arms})
               .to_move(red);
  EXPECT_EQ(strength(t.state(), red, gimle), 4);
  t.play("red upgrade experts_in_arms", "red decline");
  EXPECT_EQ(strength(t.state(), red, gimle), 6);
}

TEST(Upgrade, stays_through_the_ages) {  // B53 B90
  auto t = Scenario{red, blue, yellow}.upgrade(red, lokis_domain).phase_from(Step::discard_phase);
  t.until(Phase::gods_gifts);
  EXPECT_EQ(t.age(), 2);
  EXPECT_TRUE(t.has_upgrade(red, lokis_domain));
}

TEST(Upgrade, a_troop_upgrade_lets_one_figure_of_its_kind_invade_for_nothing) {  // B55 R32
  auto t = Scenario{red, blue}.rage(red, 3).hand(red, {lord_of_hammers}).in_play({gimle}).to_move(red);
  t.play("red upgrade lord_of_hammers");
  EXPECT_TRUE(t.asks(red, Step::ask_free_invade));  // before the next player's turn
  t.refuses("red invade warrior gimle", "red invade leader yggdrasil");
  t.play("red invade leader gimle");
  EXPECT_EQ(t.rage(red), 0);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Upgrade, the_free_invade_may_be_declined) {  // R32
  auto t = Scenario{red, blue}.hand(red, {brothers_in_arms}).to_move(red);
  t.play("red upgrade brothers_in_arms", "red decline");
  EXPECT_EQ(t.warriors(red, reserve), 8);
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Upgrade, without_a_figure_in_reserve_there_is_no_free_invade) {  // B55 R32
  auto t = Scenario{red, blue}.leader(red, gimle).hand(red, {lord_of_hammers}).to_move(red);
  t.play("red upgrade lord_of_hammers");
  EXPECT_TRUE(t.turn_of(blue));
}

TEST(Upgrade, a_monster_joins_the_clan_and_may_invade_at_once) {  // B56 R32
  auto t = Scenario{red, blue}.rage(red, 2).hand(red, {troll}).warriors(blue, gimle, 2).to_move(red);
  t.play("red upgrade troll", "red invade troll gimle");
  EXPECT_EQ(t.rage(red), 0);
  EXPECT_EQ(t.figures(red, Figure::troll, gimle), 1);
  EXPECT_EQ(t.valhalla(blue), 2);
}

TEST(Upgrade, only_the_new_monster_may_invade_for_nothing) {  // B56 R32
  auto t = Scenario{red, blue}.monster(red, Figure::troll, reserve).hand(red, {dwarf_chieftain}).to_move(red);
  t.play("red upgrade dwarf_chieftain 4");
  t.refuses("red invade troll gimle");
  t.play("red invade dwarf_chieftain gimle");
  EXPECT_EQ(t.figures(red, Figure::troll, reserve), 1);
}

TEST(Upgrade, a_monster_dies_and_returns_like_any_figure) {  // B57
  auto t =
      Scenario{red, blue}.doom(1, gimle).monster(red, Figure::troll, gimle).phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.glory(red), 2);
  EXPECT_EQ(t.figures(red, Figure::troll, reserve), 1);  // the Release phase is over too
  EXPECT_EQ(t.happened(Happening::released, red), 1);
}

TEST(Upgrade, a_third_monster_replaces_one_whose_figure_goes_back_to_the_box) {  // B58 R33
  auto t = Scenario{red, blue}
               .monster(red, Figure::troll, gimle)
               .monster(red, Figure::dwarf_chieftain, andlang)
               .hand(red, {valkyrie})
               .to_move(red);
  t.play("red upgrade valkyrie 3");
  EXPECT_EQ(t.state().monsters[Figure::troll].at, box);
  EXPECT_EQ(t.state().monsters[Figure::troll].owner, kNobody);
  EXPECT_TRUE(t.in_discard(troll));
  EXPECT_EQ(t.happened(Happening::figure_destroyed), 0);  // that is no destruction
  EXPECT_EQ(t.figures(red, Figure::dwarf_chieftain, andlang), 1);
}

TEST(Upgrade, friggas_charm_makes_upgrades_1_cheaper) {  // B52 B39
  auto t = Scenario{red, blue}
               .upgrade(red, friggas_charm)
               .rage(red, 1)
               .hand(red, {thors_glory, dwarf_chieftain})
               .to_move(red);
  t.play("red upgrade dwarf_chieftain", "red decline", "blue pass");
  EXPECT_EQ(t.rage(red), 1);  // never below 0
  t.play("red upgrade thors_glory 6");
  EXPECT_EQ(t.rage(red), 0);
}

TEST(SeaSerpent, the_free_invade_of_a_ship_upgrade_is_for_ship_or_sea_serpent) {  // R40
  auto t = Scenario{red, blue, yellow}
               .monster(red, Figure::sea_serpent, reserve)
               .hand(red, {lokis_dragons})
               .to_move(red);
  t.play("red upgrade lokis_dragons");
  EXPECT_TRUE(t.allows("red invade ship fjord_sw"));
  t.play("red invade sea_serpent fjord_sw");
  EXPECT_EQ(strength(t.state(), red, andlang), 3);
  EXPECT_EQ(t.rage(red), 4);
}

TEST(SeaSerpent, dragons_pay_for_it_too) {  // R40
  auto t = Scenario{red, blue, yellow}
               .upgrade(red, lokis_dragons)
               .monster(red, Figure::sea_serpent, fjord_nw)
               .ship(red, fjord_nw)
               .doom(1, gimle)
               .phase_from(Step::ragnarok_phase);
  EXPECT_EQ(t.glory(red), 2 * 2 + 2 * 4);
}

TEST(SeaSerpent, goes_to_fjords_only) {  // R40 B47
  auto t = Scenario{red, blue, yellow}.hand(red, {sea_serpent}).in_play({gimle}).to_move(red);
  t.play("red upgrade sea_serpent");
  t.refuses("red invade sea_serpent gimle");
  EXPECT_TRUE(t.allows("red invade sea_serpent fjord_nw"));
}

// Quests.

TEST(Quest, is_laid_face_down_for_nothing) {  // X5; B59 R57
  auto t = Scenario{red, blue, yellow, brown}
               .hand(brown, {q2_jotunheim, q2_jotunheim})
               .rage(brown, 1)
               .to_move(brown);
  t.play("brown quest q2_jotunheim");
  EXPECT_EQ(t.rage(brown), 1);
  EXPECT_EQ(t.quests_laid(brown), 1);
  EXPECT_EQ(t.hand_size(brown), 1);
  const Event laid = t.events().back();
  EXPECT_EQ(seen_by(laid, red).args[0], Event::kHidden);
  EXPECT_EQ(seen_by(laid, brown).args[0], static_cast<int>(q2_jotunheim));
}

TEST(Quest, the_owner_may_look_and_all_see_how_many_there_are) {  // R57 B59
  const auto t = Scenario{red, blue, yellow}.quests(red, {q1_alfheim, q1_yggdrasil}).to_move(red);
  const auto own = BloodRage::observe(t.state(), red);
  EXPECT_EQ(own.seen.clan[red].quests[1], q1_yggdrasil);
  for (const Seat seat : {blue, kSpectator}) {
    const auto view = BloodRage::observe(t.state(), seat);
    EXPECT_EQ(view.seen.clan[red].quests.size(), 2U);
    EXPECT_EQ(view.seen.clan[red].quests[1], Card::hidden);
  }
}

TEST(Quest, none_is_seen_while_the_turning_up_is_told) {  // B79
  const auto t = Scenario{red, blue, yellow}
                     .quests(red, {q1_manheim})
                     .quests(yellow, {q1_yggdrasil})
                     .warriors(red, horgr, 1)
                     .passed(blue)
                     .passed(yellow)
                     .to_move(red);
  State s = t.state();
  EventLog log;
  log.watch(s);
  BloodRage::apply(s, red, *find_action(BloodRage::notation(), "pass", legal_of(s, red)), log);
  int told = 0;
  for (std::size_t i = 0; i < log.items.size(); ++i) {
    State then;
    std::memcpy(&then, &log.moments[i * sizeof(State)], sizeof(State));
    const auto quests = BloodRage::observe(then, blue).seen.clan[yellow].quests;
    told += log.items[i].kind == static_cast<std::uint8_t>(Happening::quest_shown) ? 1 : 0;
    if (told == 2 || quests.empty()) continue;
    EXPECT_EQ(quests[0], Card::hidden) << "after event " << i;
  }
  EXPECT_EQ(told, 2);
}

TEST(Quest, any_number_may_be_laid_and_equal_ones_too) {  // B59
  auto t = Scenario{red, blue, yellow, brown}
               .hand(red, {q1_alfheim, q1_alfheim, q1_jotunheim, q1_manheim})
               .passed(blue)
               .passed(yellow)
               .passed(brown)
               .to_move(red);
  t.play("red quest q1_alfheim", "red quest q1_alfheim", "red quest q1_jotunheim", "red quest q1_manheim");
  EXPECT_EQ(t.quests_laid(red), 4);
}

TEST(Quest, only_quest_cards_can_be_laid) {  // B59
  auto t = Scenario{red, blue}.hand(red, {tyrs_bash, troll}).to_move(red);
  t.refuses("red quest tyrs_bash", "red quest troll");
}

TEST(Quest, pays_its_glory_and_a_stat_step) {  // X5; B59 B79
  auto t = Scenario{red, blue, yellow, brown}
               .quests(brown, {q2_jotunheim})
               .warriors(brown, utgard, 1)
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(brown), 7);
  t.play("brown raise axes");
  EXPECT_EQ(t.step(brown, Stat::axes), 2);
}

TEST(Quest, the_bulgarian_example_works_alike) {  // X5; B79
  auto t = Scenario{red, blue, yellow, brown}
               .quests(brown, {q2_alfheim})
               .warriors(brown, andlang, 1)
               .phase_from(Step::quest_phase);
  EXPECT_EQ(t.glory(brown), 7);
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
