// "Why can't I?": positions, what somebody wishes to do there, and the reason told against it.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "games/blood_rage/reasons.hpp"
#include "games/blood_rage/tests/scenario.hpp"
#include "kernel/explain.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// "full place=gimle villages=5", or nothing when it is legal.
std::string told(const Reason& reason) {
  if (!reason) return {};
  const ReasonSpec& spec = BloodRage::notation().reasons[reason.kind];
  std::string text(spec.name);
  const Json args =
      *written([&](JsonWriter& out) { write_reason(out, BloodRage::notation(), reason); }).find("args");
  for (const EventArgSpec& arg : spec.args) {
    if (arg.name.empty()) break;
    const Json& value = *args.find(std::string(arg.name));
    text += " " + std::string(arg.name) + "=" +
            (value.is_string() ? *value.get_ptr<const std::string*>() : dump(value));
  }
  return text;
}

std::string explained(const Tabletop& t, Seat seat, const std::vector<Wish>& wishes) {
  EXPECT_TRUE(t.to_act().has(seat));
  ActionList legal;
  BloodRage::legal(t.state(), seat, legal);
  return told(explain<BloodRage>(BloodRage::observe(t.state(), seat), legal, wishes));
}
std::string why_not(const Tabletop& t, Seat seat, std::string_view text) {
  const auto wishes = wishes_of(BloodRage::notation(), text);
  return wishes ? explained(t, seat, *wishes) : wishes.error().message;
}
// Of things touched on the table.
std::string why_not(const Tabletop& t, Seat seat, const std::vector<Touch>& touches) {
  const auto wishes = wishes_of(BloodRage::notation(), touches);
  return wishes ? explained(t, seat, *wishes) : wishes.error().message;
}

struct Case {
  Tabletop t;
  Seat seat;
  std::string_view wish;
  std::string_view reason;
};

void add_turns(std::vector<Case>& cases) {
  const auto poor = Scenario{red, blue}
                        .age(3)
                        .rage(red, 1)
                        .upgrades(red, {experts_in_arms, tyrs_challenge, friggas_domain})
                        .hand(red, {eternal_dragons, q3_alfheim, tyrs_rage_3})
                        .warriors(red, gimle, 1)
                        .warriors(blue, andlang, 3)
                        .pillaged(gimle)
                        .in_play({utgard})
                        .to_move(red);
  const auto add = [&](const Tabletop& t, std::string_view wish, std::string_view reason) {
    cases.push_back({t, red, wish, reason});
  };
  add(poor, "invade warrior utgard", "rage_short cost=2 rage=1");
  add(poor, "invade warrior *", "rage_short cost=2 rage=1");
  add(poor, "invade leader andlang", "full place=andlang villages=3");
  add(poor, "invade * andlang", "full place=andlang villages=3");
  add(poor, "invade leader yggdrasil", "not_yggdrasil");
  add(poor, "invade leader fjord_sw", "ships_only");
  add(poor, "invade ship gimle", "ships_to_fjords");
  add(poor, "invade troll gimle", "not_yours figure=troll");
  add(poor, "invade leader valhalla", "off_map");
  add(poor, "recall leader gimle", "none_in_valhalla figure=leader");
  add(poor, "recall", "valhalla_empty");
  add(poor, "march gimle andlang", "full place=andlang villages=3");
  add(poor, "march utgard gimle", "nobody_there place=utgard");
  add(poor, "march gimle gimle", "same_place");
  add(poor, "march gimle fjord_nw", "ships_stay");
  add(poor, "upgrade eternal_dragons", "rage_short cost=2 rage=1");
  add(poor, "upgrade q3_alfheim", "not_an_upgrade card=q3_alfheim");
  add(poor, "upgrade tyrs_rage_3", "for_battle card=tyrs_rage_3");
  add(poor, "upgrade troll", "not_in_hand card=troll");
  add(poor, "quest eternal_dragons", "not_a_quest card=eternal_dragons");
  add(poor, "pillage gimle", "pillaged place=gimle");
  add(poor, "pillage utgard", "nobody_to_pillage place=utgard");
  add(poor, "pillage fjord_sw", "not_a_province");
  add(poor, "pillage", "nothing_to_pillage");
  add(poor, "challenge gimle", "rage_short cost=2 rage=1");
  add(poor, "challenge utgard", "not_pillaged place=utgard");
  add(poor, "sacrifice warrior gimle", "needs_upgrade card=friggas_sacrifice");
  add(poor, "keep troll", "draft_only");
  add(poor, "save troll", "discard_only");
  add(poor, "move warrior", "march_only");
  add(poor, "join gimle warrior", "call_only");
  add(poor, "card tyrs_rage_3", "battle_only");
  add(poor, "late heimdalls_eye", "reveal_only");
  add(poor, "spare warrior", "tide_only");
  add(poor, "protect warrior", "rescue_only");
  add(poor, "raise axes", "raise_only");
  add(poor, "step gimle", "hammers_only");
  add(poor, "take_back tyrs_rage", "prowess_only");
  add(poor, "accept", "no_such_answer");

  const auto crowded = Scenario{red, blue}
                           .stat(red, Stat::horns, 1)
                           .warriors(red, gimle, 3)
                           .leader(red, gimle)
                           .hand(red, {tyrs_smash, lokis_domain})
                           .upgrades(red, {friggas_charm})
                           .lost(utgard)
                           .to_move(red);
  add(crowded, "invade warrior andlang", "horns_full horns=4");
  add(crowded, "invade leader gimle", "none_in_reserve figure=leader");
  add(crowded, "march gimle utgard", "destroyed place=utgard");
  add(crowded, "upgrade lokis_domain 3", "wrong_slot card=lokis_domain");
  add(crowded, "upgrade lokis_domain 7", "same_slot card=lokis_domain");
  add(crowded, "quest", "no_quests");

  const auto nobody = Scenario{red, blue}
                          .leader(red, gimle)
                          .ship(red, fjord_nw)
                          .valhalla(red, Figure::warrior, 8)
                          .lost(andlang)
                          .lost(utgard)
                          .to_move(red);
  add(nobody, "invade", "reserve_empty");
  add(nobody, "upgrade", "no_upgrades");
  const auto shut = Scenario{red, blue}.lost(andlang).lost(utgard).to_move(red);
  add(shut, "invade ship fjord_sw", "fjord_closed");

  const auto altar = Scenario{red, blue, yellow}
                         .upgrades(red, {friggas_sacrifice})
                         .leader(red, gimle)
                         .warriors(red, gimle, 1)
                         .in_play({andlang})
                         .to_move(red);
  add(altar, "sacrifice ship gimle", "not_there figure=ship place=gimle");
  add(altar, "sacrifice * andlang", "nobody_there place=andlang");
  auto second = altar;
  second.play("red sacrifice leader gimle");
  add(second, "sacrifice leader gimle", "two_figures");
  add(second, "march gimle andlang", "answer_first");
}

void add_free_things(std::vector<Case>& cases) {
  auto t = Scenario{red, blue}.age(2).hand(red, {fire_dragons}).in_play({gimle, andlang}).to_move(red);
  t.play("red upgrade fire_dragons 2");
  cases.push_back({t, red, "invade leader gimle", "not_that_kind figure=leader card=fire_dragons"});

  auto thor = Scenario{red, blue, yellow, brown}
                  .upgrades(red, {thors_domain})
                  .warriors(red, andlang, 1)
                  .in_play({gimle})
                  .to_move(red);
  thor.play("red invade leader gimle");
  cases.push_back({thor, red, "pillage andlang", "only_this_province place=gimle"});

  auto march =
      Scenario{red, blue}.warriors(red, gimle, 1).ship(red, fjord_nw).in_play({andlang}).to_move(red);
  march.play("red march gimle andlang");
  cases.push_back({march, red, "done", "march_somebody"});
  cases.push_back({march, red, "move leader", "not_there figure=leader place=gimle"});
  cases.push_back({march, red, "move ship", "ships_stay"});
}

void add_drafts(std::vector<Case>& cases) {
  auto two = Scenario{red, blue}.phase_from(Step::gods_gifts);
  two.let_nature_act();
  const auto packet = [](const Tabletop& t) { return t.state().packets[0][red]; };
  cases.push_back({two, red, "keep troll", "two_cards"});
  cases.push_back({two, red, "keep_two tyrs_smite_3 *", "not_in_packet card=tyrs_smite_3"});
  static const std::string kSwapped =
      "keep_two " + std::string(name_of(packet(two)[7])) + " " + std::string(name_of(packet(two)[0]));
  cases.push_back({two, red, kSwapped, "other_order"});
  static const std::string kOnce = std::string(name_of(packet(two)[0]));
  static const std::string kTwice = "keep_two " + kOnce + " " + kOnce;
  static const std::string kOneCopy = "one_copy card=" + kOnce;
  cases.push_back({two, red, kTwice, kOneCopy});

  auto three = Scenario{red, blue, yellow}.phase_from(Step::gods_gifts);
  three.let_nature_act();
  cases.push_back({three, red, "keep_two troll *", "one_card"});
  cases.push_back({three, red, "invade leader gimle", "action_phase_only"});

  auto forced =
      Scenario{red, blue}.option("keep_card", "forced").hand(red, {troll}).phase_from(Step::discard_phase);
  forced.run();
  cases.push_back({forced, red, "save_none", "must_keep"});
}

void add_battles(std::vector<Case>& cases) {
  const auto add = [&](const Tabletop& t, Seat seat, std::string_view wish, std::string_view reason) {
    cases.push_back({t, seat, wish, reason});
  };
  auto call = Scenario{red, blue}
                  .age(2)
                  .warriors(red, gimle, 1)
                  .ship(blue, fjord_sw)
                  .warriors(blue, andlang, 1)
                  .warriors(blue, utgard, 1)
                  .hand(red, {odins_tide})
                  .hand(blue, {heimdalls_eye, tyrs_rage})
                  .in_play({myrkvlor})
                  .to_move(red);
  call.play("red pillage gimle");
  add(call, blue, "join utgard warrior", "not_adjacent place=utgard to=gimle");
  add(call, blue, "join fjord_sw ship", "ships_cannot_come");
  add(call, blue, "join andlang leader", "not_there figure=leader place=andlang");
  auto battle = call;
  battle.play("blue join andlang warrior");
  add(battle, blue, "card troll", "not_in_hand card=troll");

  auto late = Scenario{red, blue}
                  .age(2)
                  .warriors(red, gimle, 1)
                  .warriors(blue, gimle, 1)
                  .hand(red, {tyrs_rage})
                  .hand(blue, {tyrs_crush_2, tyrs_smite})
                  .to_move(red);
  late.play("red pillage gimle", "red card tyrs_rage", "blue card tyrs_crush_2");
  add(late, blue, "late tyrs_smite", "not_late card=tyrs_smite");
  add(late, blue, "late", "no_late_cards");

  auto tide = Scenario{red, blue}
                  .age(2)
                  .warriors(red, gimle, 1)
                  .leader(red, gimle)
                  .warriors(blue, gimle, 1)
                  .hand(red, {odins_tide})
                  .to_move(red);
  tide.play("red pillage gimle", "red card odins_tide");
  add(tide, red, "spare ship", "not_fighting figure=ship");
}

void add_ends_of_battles(std::vector<Case>& cases) {
  const auto add = [&](const Tabletop& t, Seat seat, std::string_view wish, std::string_view reason) {
    cases.push_back({t, seat, wish, reason});
  };
  auto lost = Scenario{red, blue}
                  .age(3)
                  .warriors(red, gimle, 4)
                  .warriors(blue, gimle, 1)
                  .upgrades(blue, {friggas_protection})
                  .to_move(red);
  lost.play("red pillage gimle");
  add(lost, blue, "protect leader", "not_dying figure=leader");
  add(lost, blue, "retreat", "not_dying figure=volur_witch");

  auto witch = Scenario{red, blue, yellow}
                   .age(3)
                   .warriors(red, yggdrasil, 5)
                   .monster(blue, Figure::volur_witch, yggdrasil)
                   .upgrades(blue, {friggas_protection})
                   .to_move(red);
  witch.play("red pillage yggdrasil");
  add(witch, blue, "retreat", "retreat_from_outer");

  auto doom = Scenario{red, blue}
                  .age(3)
                  .option("protection_ragnarok", "on")
                  .doom(3, gimle)
                  .in_play({myrkvlor})
                  .warriors(red, gimle, 1)
                  .ship(red, fjord_nw)
                  .upgrades(red, {friggas_protection})
                  .phase_from(Step::ragnarok_phase);
  doom.run();
  add(doom, red, "protect warrior", "lost_in_ragnarok");

  auto grace = Scenario{red, blue}
                   .token(gimle, Reward::axes)
                   .warriors(red, gimle, 4)
                   .warriors(blue, gimle, 1)
                   .hand(red, {friggas_grace})
                   .to_move(red);
  grace.play("red pillage gimle", "red card friggas_grace");
  add(grace, red, "raise axes", "other_stat stat=axes");

  auto oath = Scenario{red, blue}
                  .age(2)
                  .token(gimle, Reward::glory)
                  .warriors(red, gimle, 4)
                  .warriors(blue, gimle, 1)
                  .stat(red, Stat::horns, 6)
                  .hand(red, {thors_oath})
                  .to_move(red);
  oath.play("red pillage gimle", "red card thors_oath");
  add(oath, red, "raise horns", "stat_full stat=horns");

  auto hammers = Scenario{red, blue}
                     .leader(red, gimle)
                     .upgrades(red, {lord_of_hammers})
                     .in_play({andlang, utgard})
                     .to_move(red);
  hammers.play("red pillage gimle");
  add(hammers, red, "step utgard", "not_adjacent place=utgard to=gimle");
  add(hammers, red, "step fjord_nw", "not_a_province");

  auto prowess = Scenario{red, blue, yellow}
                     .age(2)
                     .warriors(red, gimle, 4)
                     .warriors(blue, gimle, 1)
                     .upgrades(red, {tyrs_prowess})
                     .hand(red, {tyrs_rage})
                     .to_move(red);
  prowess.play("red pillage gimle", "red card tyrs_rage");
  add(prowess, red, "take_back troll", "not_played card=troll");
}

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  add_turns(cases);
  add_free_things(cases);
  add_drafts(cases);
  add_battles(cases);
  add_ends_of_battles(cases);
  return cases;
}

TEST(Explain, what_is_in_the_way_is_told_with_its_numbers) {
  for (const Case& each : all_cases())
    EXPECT_EQ(why_not(each.t, each.seat, each.wish), each.reason) << each.wish;
}

TEST(Explain, each_reason_is_told_somewhere) {
  std::set<std::string_view> told_here;
  for (const Case& each : all_cases()) told_here.insert(each.reason.substr(0, each.reason.find(' ')));
  for (const std::string_view reason : kNamesOf<Why>) {
    EXPECT_TRUE(reason == "none" || told_here.contains(reason)) << reason;
  }
}

// Things that are touched can mean several actions; the nearest one is answered.

TEST(Explain, a_card_that_is_touched_is_not_taken_for_another_kind_of_card) {
  const auto t =
      Scenario{red, blue}.rage(red, 1).hand(red, {lord_of_hammers, tyrs_smash}).in_play({gimle}).to_move(red);
  EXPECT_EQ(why_not(t, red, {{"card", "lord_of_hammers"}}), "rage_short cost=3 rage=1");
  EXPECT_EQ(why_not(t, red, {{"card", "tyrs_smash"}}), "for_battle card=tyrs_smash");
  EXPECT_EQ(why_not(t, red, {{"card", "troll"}}), "not_in_hand card=troll");
}

TEST(Explain, a_place_that_is_touched_for_a_figure_says_what_it_lacks) {
  const auto t = Scenario{red, blue}.warriors(blue, andlang, 3).in_play({gimle}).to_move(red);
  EXPECT_EQ(why_not(t, red, {{"figure", "warrior"}, {"place", "andlang"}}), "full place=andlang villages=3");
  EXPECT_EQ(why_not(t, red, {{"place", "andlang"}}), "full place=andlang villages=3");
  EXPECT_EQ(why_not(t, red, {{"figure", "warrior"}, {"place", "fjord_nw"}}), "ships_only");
  EXPECT_EQ(why_not(t, red, {{"figure", "warrior"}}), "");
}

TEST(Explain, the_dark_elf_pays_what_the_option_says) {  // R42
  const auto t = Scenario{red, blue}
                     .age(2)
                     .option("dark_elf_yggdrasil", "3")
                     .rage(red, 2)
                     .monster(red, Figure::dark_elf, reserve)
                     .in_play({gimle})
                     .to_move(red);
  EXPECT_EQ(why_not(t, red, "invade dark_elf yggdrasil"), "rage_short cost=3 rage=2");
  EXPECT_EQ(why_not(t, red, "invade dark_elf *"), "");
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
