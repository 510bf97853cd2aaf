// What each of the 13 encounters does to hunters, in an ambush and in a search: RULES.md, chapter 17. What
// they do when they mature is in matured_test.cpp.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;
using Cards = std::vector<Encounter>;

// Seward is next to Berlin, where this encounter lies (on space 2), or stands there already.
Scenario before_berlin(Encounter encounter) {
  return Scenario{}
      .trail({Place::prague, Place::berlin})
      .lurker(Spot::space2, encounter)
      .at(seward, Place::hamburg);
}
Scenario in_berlin(Encounter encounter) {
  return before_berlin(encounter).up(Spot::space2).at(seward, Place::berlin);
}
Tabletop ambushed(Scenario scenario) {
  auto t = scenario.day(seward);
  t.play("seward road berlin", "dracula ambush 0");
  return t;
}
Tabletop searched(Scenario scenario) {
  auto t = scenario.night(seward);
  t.play("seward search");
  return t;
}
bool lies_open(const Tabletop& t, Encounter encounter) {
  return t.lurkers(Spot::space2) == Cards{encounter} && t.state().lurkers[0].up;
}
bool discarded(const Tabletop& t, Encounter encounter) {
  return t.lurkers(Spot::space2).empty() && t.state().encounter_discard.has(encounter);
}
// Dracula's five cards of a fight.
void deal(Tabletop& t) {
  t.play("nature card fangs", "nature card fangs", "nature card claws", "nature card claws",
         "nature card plotting");
}

// Vampires.

TEST(Encounters, a_new_vampire_fights_whoever_it_meets) {  // VW-1 VW-2 RA-8
  auto t = ambushed(before_berlin(Encounter::new_vampire));
  EXPECT_TRUE(t.fighting());
  EXPECT_EQ(t.state().combat.foe, Foe::vampire);
  EXPECT_TRUE(t.state().combat.ambush);
  deal(t);
  t.play("dracula fight claws", "seward use punch", "nature card strength");
  EXPECT_EQ(t.damage(seward), 2);
  t.play("dracula fight claws", "seward use escape");
  EXPECT_FALSE(t.fighting());
  EXPECT_TRUE(lies_open(t, Encounter::new_vampire)) << "it lives and returns";
  EXPECT_EQ(t.state().lurkers[0].damage, 1);
  EXPECT_EQ(t.damage(count), 0);
}

TEST(Encounters, others_may_be_delayed_to_help_against_a_new_vampire) {  // E52
  auto t = ambushed(before_berlin(Encounter::new_vampire)
                        .at(godalming, Place::berlin)
                        .at(helsing, Place::berlin)
                        .at(mina, Place::berlin)
                        .delayed(helsing));
  EXPECT_TRUE(t.asks(godalming, Step::ask_join));
  t.play("godalming accept");
  EXPECT_TRUE(t.asks(mina, Step::ask_join)) << "Van Helsing is delayed already";
  t.play("mina pass");
  EXPECT_TRUE(t.delayed(godalming));
  EXPECT_FALSE(t.delayed(mina));
  EXPECT_EQ(t.state().combat.fighters, (PlayerSet{godalming, seward}));
}

TEST(Encounters, nobody_else_fights_a_reckless_vampire) {  // E52
  auto t = ambushed(before_berlin(Encounter::reckless_vampire).at(godalming, Place::berlin));
  EXPECT_EQ(t.state().combat.fighters, PlayerSet(seward));
}

TEST(Encounters, a_vampire_with_as_much_damage_as_health_is_discarded) {  // VW-3
  auto t = Scenario{}
               .trail({Place::prague, Place::berlin})
               .up(Spot::space2)
               .lurker(Spot::space2, Encounter::reckless_vampire, true, 3)
               .at(seward, Place::berlin)
               .night(seward);
  t.play("seward search");
  deal(t);
  t.play("dracula fight claws", "seward use punch");
  EXPECT_FALSE(t.fighting());
  EXPECT_TRUE(discarded(t, Encounter::reckless_vampire));
  EXPECT_EQ(t.happened(Happening::vampire_defeated), 1);
}

TEST(Encounters, fangs_of_a_reckless_vampire_give_influence_in_an_ambush) {  // VW-9
  const auto influence = [](bool ambush, std::string_view option) {
    auto t = ambush ? ambushed(before_berlin(Encounter::reckless_vampire).option("reckless", option))
                    : searched(in_berlin(Encounter::reckless_vampire).option("reckless", option));
    deal(t);
    t.play("dracula fight fangs", "seward use punch");
    EXPECT_EQ(t.damage(seward), 2);
    return t.influence();
  };
  EXPECT_EQ(influence(true, "ambush"), 1);
  EXPECT_EQ(influence(false, "ambush"), 0);
  EXPECT_EQ(influence(true, "always"), 1);
  EXPECT_EQ(influence(false, "always"), 1);
}

TEST(Encounters, an_aristocratic_vampire_never_ambushes) {
  auto t = before_berlin(Encounter::aristocratic_vampire).day(seward);
  t.play("seward road berlin");
  EXPECT_EQ(t.legal(count), Texts{"pass"});
}

TEST(Encounters, who_lets_himself_be_delayed_gets_rid_of_the_aristocratic_vampire) {
  auto t = searched(in_berlin(Encounter::aristocratic_vampire));
  t.play("seward accept");
  EXPECT_TRUE(t.delayed(seward));
  EXPECT_TRUE(discarded(t, Encounter::aristocratic_vampire));
  auto left = searched(in_berlin(Encounter::aristocratic_vampire));
  left.play("seward pass");
  EXPECT_FALSE(left.delayed(seward));
  EXPECT_TRUE(lies_open(left, Encounter::aristocratic_vampire));
}

TEST(Encounters, who_is_delayed_cannot_be_delayed_for_it) {
  auto t = searched(in_berlin(Encounter::aristocratic_vampire).lurker(Spot::space2, Encounter::hoax));
  t.play("dracula resolve 1");
  EXPECT_TRUE(t.delayed(seward));
  EXPECT_FALSE(t.asks(seward, Step::ask_stay_delayed));
  EXPECT_TRUE(lies_open(t, Encounter::aristocratic_vampire));
}

// The others, in the order of the list.

TEST(Encounters, a_hoax_costs_the_searcher_time) {
  auto hidden = before_berlin(Encounter::hoax).day(seward);
  hidden.play("seward road berlin");
  EXPECT_EQ(hidden.legal(count), Texts{"pass"}) << "it cannot ambush";
  auto t = searched(in_berlin(Encounter::hoax));
  EXPECT_TRUE(t.delayed(seward));
  EXPECT_TRUE(discarded(t, Encounter::hoax));
}

TEST(Encounters, bats_leave_a_token) {  // TK-4
  for (auto t : {ambushed(before_berlin(Encounter::bats)), searched(in_berlin(Encounter::bats))}) {
    EXPECT_TRUE(t.hunter(seward).bats);
    EXPECT_TRUE(discarded(t, Encounter::bats));
  }
}

TEST(Encounters, there_are_two_bats_tokens) {  // TK-8
  auto t = ambushed(before_berlin(Encounter::bats).bats(godalming).bats(mina));
  EXPECT_FALSE(t.hunter(seward).bats);
  EXPECT_TRUE(discarded(t, Encounter::bats));
}

TEST(Encounters, desecrated_soil_renews_his_hand) {
  auto t = ambushed(before_berlin(Encounter::desecrated_soil).hand({Encounter::rats, Encounter::spy}));
  t.play("nature encounter wolves", "nature encounter hoax", "nature encounter bats");
  EXPECT_EQ(t.state().hand_count, 5);
  t.play("dracula drop rats", "dracula drop bats", "dracula drop hoax");
  EXPECT_EQ(t.state().hand_count, 2);
  EXPECT_FALSE(t.asks(count, Step::ask_soil)) << "up to three";
  EXPECT_TRUE(t.state().encounter_buried.has(Encounter::rats)) << "unseen";
  EXPECT_TRUE(lies_open(t, Encounter::desecrated_soil));
}

TEST(Encounters, heavenly_host_purifies_the_soil) {
  auto t = searched(in_berlin(Encounter::desecrated_soil).items(seward, {Item::heavenly_host, Item::knife}));
  t.play("seward pass").let_nature_act();
  t.play("dracula pass");
  EXPECT_EQ(t.legal(seward), (Texts{"show heavenly_host", "pass"}));
  t.play("seward show heavenly_host");
  EXPECT_TRUE(discarded(t, Encounter::desecrated_soil));
  EXPECT_EQ(t.has(seward, Item::heavenly_host), 1) << "shown, not spent";
}

TEST(Encounters, rats_bite_and_return_unless_shot_at) {
  for (auto t : {ambushed(before_berlin(Encounter::rats)), searched(in_berlin(Encounter::rats))}) {
    EXPECT_EQ(t.damage(seward), 2);
    EXPECT_TRUE(lies_open(t, Encounter::rats));
  }
  for (const Item gun : {Item::pistol, Item::rifle}) {
    auto t = searched(in_berlin(Encounter::rats).items(seward, {gun, Item::knife}));
    t.play("seward pass", "seward show " + std::string(name_of(gun)));
    EXPECT_EQ(t.damage(seward), 2);
    EXPECT_TRUE(discarded(t, Encounter::rats));
    EXPECT_EQ(t.has(seward, gun), 1);
  }
  auto knife = searched(in_berlin(Encounter::rats).items(seward, {Item::knife}));
  knife.play("seward pass");
  EXPECT_EQ(knife.legal(seward), Texts{"pass"}) << "a knife does not help";
}

TEST(Encounters, a_saboteur_delays_and_returns_unless_shot_at) {
  for (auto t : {ambushed(before_berlin(Encounter::saboteur)), searched(in_berlin(Encounter::saboteur))}) {
    EXPECT_TRUE(t.delayed(seward));
    EXPECT_TRUE(lies_open(t, Encounter::saboteur));
  }
  auto t = searched(in_berlin(Encounter::saboteur).items(seward, {Item::rifle}));
  t.play("seward pass", "seward show rifle");
  EXPECT_TRUE(t.delayed(seward));
  EXPECT_TRUE(discarded(t, Encounter::saboteur));
}

TEST(Encounters, a_spy_sees_everything_and_takes_the_tickets) {  // IN-18
  auto t = ambushed(before_berlin(Encounter::spy)
                        .events(seward, {HunterEvent::long_night})
                        .tickets(seward, {Ticket::t32, Ticket::t1}));
  t.play("seward pass");  // no Forewarned
  EXPECT_EQ(t.state().hunter[seward].ticket_count, 0);
  EXPECT_EQ(t.happened(Happening::event_shown), 1);
  EXPECT_TRUE(discarded(t, Encounter::spy));
  EXPECT_EQ(t.has(seward, HunterEvent::long_night), 1);
  EXPECT_EQ(t.state().ticket_pool.size(), kTickets);
}

TEST(Encounters, a_weapon_discarded_drives_the_spy_away) {  // E68
  auto t = searched(
      in_berlin(Encounter::spy).items(seward, {Item::knife, Item::garlic}).tickets(seward, {Ticket::t32}));
  t.play("seward pass");  // neither Dogs nor Stake
  EXPECT_EQ(t.happened(Happening::item_shown), 0) << "decided before anything is shown";
  EXPECT_EQ(t.legal(seward), (Texts{"discard_item knife", "pass"}));
  t.play("seward discard_item knife");
  EXPECT_EQ(t.has(seward, Item::knife), 0);
  EXPECT_EQ(t.has(seward, Ticket::t32), 1);
  EXPECT_EQ(t.happened(Happening::item_shown), 0);
  EXPECT_TRUE(discarded(t, Encounter::spy));
}

TEST(Encounters, szgany_bodyguards_strike_twice_without_a_weapon) {
  for (auto t : {ambushed(before_berlin(Encounter::szgany_bodyguards)),
                 searched(in_berlin(Encounter::szgany_bodyguards))}) {
    EXPECT_EQ(t.damage(seward), 4);
    EXPECT_TRUE(t.delayed(seward));
    EXPECT_TRUE(discarded(t, Encounter::szgany_bodyguards));
  }
  auto armed = searched(in_berlin(Encounter::szgany_bodyguards).items(seward, {Item::knife}));
  armed.play("seward pass", "seward show knife");
  EXPECT_EQ(armed.damage(seward), 2);
  EXPECT_FALSE(armed.delayed(seward));
  auto unwilling = searched(in_berlin(Encounter::szgany_bodyguards).items(seward, {Item::knife}));
  unwilling.play("seward pass", "seward pass");
  EXPECT_EQ(unwilling.damage(seward), 4);
}

TEST(Encounters, a_szgany_mob_hits_everybody_for_what_he_keeps) {
  auto t = ambushed(before_berlin(Encounter::szgany_mob)
                        .items(seward, {Item::knife, Item::garlic, Item::dogs})
                        .at(godalming, Place::berlin)
                        .items(godalming, {Item::pistol, Item::pistol})
                        .at(helsing, Place::berlin)
                        .items(mina, {Item::rifle}));
  EXPECT_TRUE(t.asks(godalming, Step::ask_mob)) << "in turn order";
  t.play("godalming discard_item pistol", "godalming discard_item pistol");
  EXPECT_EQ(t.damage(godalming), 0);
  t.play("seward discard_item garlic", "seward pass");
  EXPECT_EQ(t.damage(seward), 2);
  EXPECT_EQ(t.damage(helsing), 0) << "nothing to lose";
  EXPECT_EQ(t.damage(mina), 0) << "in Brussels";
  EXPECT_TRUE(discarded(t, Encounter::szgany_mob));
}

TEST(Encounters, unnatural_fog_settles_on_the_city) {  // TK-1
  auto by_day = ambushed(before_berlin(Encounter::unnatural_fog).at(mina, Place::berlin));
  EXPECT_EQ(by_day.state().fogs.count(), 1);
  EXPECT_TRUE(is_fogged(by_day.state(), Place::berlin));
  EXPECT_TRUE(by_day.delayed(seward));
  EXPECT_TRUE(by_day.delayed(mina));
  EXPECT_FALSE(by_day.delayed(helsing));
  EXPECT_TRUE(discarded(by_day, Encounter::unnatural_fog));

  auto by_night = searched(in_berlin(Encounter::unnatural_fog));
  EXPECT_EQ(by_night.state().fogs.count(), 1);
  EXPECT_FALSE(by_night.delayed(seward));
}

TEST(Encounters, in_a_port_the_fog_is_thicker) {  // TK-1
  // London's sea route is written from the sea, Hamburg's from the city.
  for (const Place port : {Place::hamburg, Place::london}) {
    auto t = Scenario{}
                 .trail({Place::prague, port})
                 .up(Spot::space2)
                 .lurker(Spot::space2, Encounter::unnatural_fog)
                 .at(seward, port)
                 .night(seward);
    t.play("seward search");
    EXPECT_EQ(t.state().fogs.count(), 2) << name_of(port);
  }
}

TEST(Encounters, no_more_fog_than_there_is) {  // E64 TK-8
  auto t = Scenario{}
               .trail({Place::prague, Place::hamburg})
               .up(Spot::space2)
               .lurker(Spot::space2, Encounter::unnatural_fog)
               .at(seward, Place::hamburg)
               .fog(Place::rome, 2)
               .fog(Place::paris)
               .night(seward);
  t.play("seward search");
  EXPECT_EQ(t.state().fogs.count(), 4);
  EXPECT_TRUE(is_fogged(t.state(), Place::hamburg));
  EXPECT_FALSE(t.allows("seward search"));
}

TEST(Encounters, wolves_tear_everybody_in_the_city) {
  auto t = ambushed(before_berlin(Encounter::wolves)
                        .at(godalming, Place::berlin)
                        .items(godalming, {Item::pistol, Item::pistol})
                        .at(helsing, Place::berlin)
                        .items(helsing, {Item::knife, Item::crucifix}));
  t.play("godalming show pistol", "godalming show pistol");
  EXPECT_EQ(t.damage(godalming), 0) << "two weapons";
  EXPECT_EQ(t.damage(seward), 4);
  EXPECT_EQ(t.legal(helsing), (Texts{"show knife", "pass"}));
  t.play("helsing show knife");
  EXPECT_EQ(t.legal(helsing), Texts{"pass"}) << "each card once, and a Crucifix is no WEAPON";
  t.play("helsing pass");
  EXPECT_EQ(t.damage(helsing), 2);
  EXPECT_TRUE(discarded(t, Encounter::wolves));
  EXPECT_EQ(t.has(helsing, Item::knife), 1);

  auto found = searched(in_berlin(Encounter::wolves));
  EXPECT_EQ(found.damage(seward), 4);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
