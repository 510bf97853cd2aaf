// Tokens on the board: RULES.md, chapter 13.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

// Fog.

TEST(Tokens, nobody_enters_leaves_or_passes_fog) {  // TK-1
  auto in = Scenario{}.at(seward, Place::le_havre).fog(Place::paris).day(seward);
  EXPECT_EQ(in.targets(seward, "road"), (Texts{"brussels", "nantes"}));
  auto out =
      Scenario{}.at(seward, Place::le_havre).fog(Place::le_havre).tickets(seward, {Ticket::t32}).day(seward);
  EXPECT_EQ(out.targets(seward, "road"), Texts{});
  EXPECT_EQ(out.targets(seward, "sail"), Texts{});
  EXPECT_EQ(out.targets(seward, "rail"), Texts{});
  EXPECT_TRUE(out.allows("seward supply")) << "he may still act";
  // Marseilles and Cologne are joined by white railways through Paris only.
  auto through = Scenario{}.fog(Place::paris).tickets(seward, {Ticket::t32}).day(seward);
  through.play("seward rail t32");
  through.refuses("seward ride cologne", "seward ride paris", "seward ride brussels");
}

TEST(Tokens, nobody_is_moved_through_fog) {  // TK-1 TK-4 E9
  auto t =
      Scenario{}.trail({Place::prague}).at(seward, Place::paris).bats(seward).fog(Place::nantes).day(seward);
  EXPECT_EQ(t.targets(count, "shift"),
            (Texts{"brussels", "clermont_ferrand", "geneva", "le_havre", "strasbourg"}));
  auto stuck =
      Scenario{}.trail({Place::prague}).at(seward, Place::paris).bats(seward).fog(Place::paris).day(seward);
  EXPECT_FALSE(stuck.asks(count, Step::ask_bats));
  EXPECT_EQ(stuck.at(seward), Place::paris);
  EXPECT_TRUE(stuck.delayed(seward));
}

TEST(Tokens, in_fog_dracula_may_decline_to_fight) {  // TK-1 E42
  auto t = Scenario{}.trail({Place::brussels}).revealed().fog(Place::brussels).dusk();
  EXPECT_TRUE(t.asks(count, Step::ask_fog_refusal));
  t.play("dracula accept");
  EXPECT_FALSE(t.fighting());
  EXPECT_TRUE(t.state().revealed);
}

TEST(Tokens, fog_stacks_and_one_goes_from_each_city_at_dusk) {  // TK-1 DK-4
  auto t = Scenario{}.trail({Place::prague}).fog(Place::paris, 2).fog(Place::rome).dusk();
  EXPECT_EQ(t.state().fogs.count(), 1);
  EXPECT_TRUE(is_fogged(t.state(), Place::paris));
}

// Storms.

TEST(Tokens, a_storm_keeps_hunters_out_not_in) {  // TK-2
  auto out = Scenario{}.at(seward, Place::cagliari).storm(Place::tyrrhenian_sea).day(seward);
  EXPECT_EQ(out.targets(seward, "sail"), Texts{"mediterranean_sea"});
  auto in = Scenario{}.at(seward, Place::tyrrhenian_sea).storm(Place::tyrrhenian_sea).day(seward);
  EXPECT_EQ(in.targets(seward, "sail").size(), 6U) << "four ports and two zones";
}

TEST(Tokens, one_storm_a_zone_and_one_goes_at_dusk) {  // TK-2 TK-8 DK-4
  auto t = Scenario{}
               .trail({Place::prague})
               .storm(Place::black_sea)
               .hand({Encounter::rats})
               .omens({DraculaEvent::summon_storms})
               .dracula_phase();
  t.play("dracula pass", "dracula go vienna", "dracula lay rats").let_nature_act();
  t.play("dracula scheme summon_storms");
  t.refuses("dracula storm black_sea");
  t.play("dracula storm north_sea");
  t.refuses("dracula storm north_sea");
  t.play("dracula pass");
  t.pass_until(Step::ask_storm_off);
  EXPECT_EQ(t.targets(count, "calm"), (Texts{"black_sea", "north_sea"}));
  t.play("dracula calm north_sea");
  EXPECT_EQ(t.state().storms.count(), 1);
}

// Roadblocks.

TEST(Tokens, a_roadblock_closes_the_road_or_the_railway) {  // TK-3
  auto road = Scenario{}
                  .block(Line::road_brussels_paris)
                  .at(seward, Place::paris)
                  .tickets(seward, {Ticket::t1})
                  .day(seward);
  road.refuses("seward road brussels");
  road.play("seward rail t1");
  EXPECT_TRUE(road.allows("seward ride brussels"));
  auto rail = Scenario{}
                  .block(Line::rail_brussels_paris)
                  .at(seward, Place::paris)
                  .tickets(seward, {Ticket::t1})
                  .day(seward);
  EXPECT_TRUE(rail.allows("seward road brussels"));
  rail.play("seward rail t1");
  rail.refuses("seward ride brussels");
}

TEST(Tokens, one_roadblock_a_line_and_one_goes_at_dusk) {  // TK-3 DK-4 Q43
  auto t = Scenario{}
               .trail({Place::prague})
               .block(Line::road_brussels_paris)
               .hand({Encounter::rats})
               .omens({DraculaEvent::roadblock})
               .dracula_phase();
  t.play("dracula pass", "dracula go vienna", "dracula lay rats").let_nature_act();
  t.play("dracula scheme roadblock");
  t.refuses("dracula block road_brussels_paris");
  t.play("dracula block rail_brussels_paris", "dracula block road_bari_rome",
         "dracula block road_dublin_galway");
  EXPECT_EQ(t.state().blocks.count(), 4);
  t.pass_until(Step::ask_block_off);
  t.play("dracula unblock road_bari_rome");
  EXPECT_EQ(t.state().blocks.count(), 3);
}

// Bats.

TEST(Tokens, bats_take_a_hunters_turn) {  // TK-4 E8
  auto t = Scenario{}.trail({Place::prague}).at(seward, Place::paris).bats(seward).day(seward);
  EXPECT_TRUE(t.asks(count, Step::ask_bats));
  EXPECT_FALSE(t.allows("dracula pass")) << "he must";
  t.play("dracula shift nantes");
  EXPECT_EQ(t.at(seward), Place::nantes);
  EXPECT_FALSE(t.hunter(seward).bats);
  EXPECT_TRUE(t.delayed(seward));
  EXPECT_TRUE(t.asks(helsing, Step::ask_action));
}

TEST(Tokens, bats_may_be_left_to_dracula) {  // TK-4 Q3
  auto t = Scenario{}
               .option("bats", "may")
               .trail({Place::prague})
               .at(seward, Place::paris)
               .bats(seward)
               .day(seward);
  t.play("dracula pass");
  EXPECT_EQ(t.at(seward), Place::paris);
  EXPECT_FALSE(t.hunter(seward).bats);
  EXPECT_TRUE(t.delayed(seward));
}

// Consecrated Ground and Heavenly Host.

// Van Helsing plays Consecrated Ground at night; what each city shows.
Tabletop consecrating(Scenario scenario) {
  auto t = scenario.events(helsing, {HunterEvent::consecrated_ground}).night(helsing);
  t.play("helsing play consecrated_ground");
  return t;
}

TEST(Tokens, consecrated_ground_lays_everything_there_open) {  // TK-5 IN-19
  auto t = consecrating(Scenario{}
                            .trail({Place::prague, Place::berlin})
                            .lurker(Spot::space2, Encounter::rats)
                            .lurker(Spot::space2, Encounter::hoax)
                            .lurker(Spot::space1, Encounter::spy));
  t.play("helsing name berlin");
  EXPECT_EQ(t.state().consecrated, Place::berlin);
  EXPECT_TRUE(t.space(Spot::space2).up);
  EXPECT_TRUE(t.state().lurkers[0].up);
  EXPECT_TRUE(t.state().lurkers[1].up);
  EXPECT_FALSE(t.state().lurkers[2].up);
  EXPECT_FALSE(t.space(Spot::space1).up);
}

TEST(Tokens, a_linked_hide_is_laid_open_with_it) {  // TK-5 HL-9
  auto t = consecrating(Scenario{}
                            .advanced()
                            .trail({Place::vienna, Place::berlin, Place::berlin})
                            .power(Spot::space2, Power::hide)
                            .lurker(Spot::space2, Encounter::rats));
  t.play("helsing name berlin");
  EXPECT_TRUE(t.space(Spot::space2).up);
  EXPECT_TRUE(t.state().lurkers[0].up);
}

TEST(Tokens, dracula_on_consecrated_ground_is_revealed_and_must_leave) {  // TK-5 RA-6
  auto t = consecrating(Scenario{}.advanced().trail({Place::prague, Place::vienna}).at(mina, Place::rome));
  t.play("helsing name prague");
  EXPECT_TRUE(t.state().revealed);
  t.pass_until(Step::ask_move);
  t.refuses("dracula feed", "dracula hide", "dracula dark_call");
  EXPECT_EQ(t.targets(count, "go"), (Texts{"berlin", "nuremberg"}));
}

TEST(Tokens, where_the_ground_cannot_be_consecrated) {  // TK-5
  auto t = consecrating(Scenario{}.trail({Place::prague}));
  t.refuses("helsing name castle_dracula", "helsing name galatz", "helsing name klausenburg",
            "helsing name north_sea");
  EXPECT_EQ(t.targets(helsing, "name").size(), 57U);
}

TEST(Tokens, consecrated_lairs_are_laid_open_and_closed_to_him) {  // E66 TK-5
  auto t = consecrating(Scenario{}
                            .advanced()
                            .trail({Place::prague})
                            .lair(Spot::lair1, Place::berlin)
                            .lurker(Spot::lair1, Encounter::rats)
                            .at(mina, Place::hamburg));
  t.play("helsing name berlin");
  EXPECT_TRUE(t.space(Spot::lair1).up);
  EXPECT_TRUE(t.state().lurkers[0].up);
  EXPECT_FALSE(step_targets(t.state()).has(Place::berlin));
  EXPECT_FALSE(wolf_targets(t.state()).has(Place::berlin));
  auto guarded = Scenario{}
                     .advanced()
                     .trail({Place::prague})
                     .consecrated(Place::berlin)
                     .lair(Spot::lair1, Place::berlin)
                     .up(Spot::lair1)
                     .lurker(Spot::lair1, Encounter::rats, true)
                     .at(seward, Place::hamburg)
                     .day(seward);
  guarded.play("seward road berlin");
  EXPECT_TRUE(guarded.allows("dracula ambush 0"));
}

TEST(Tokens, the_ground_stays_holy_until_devilish_power) {  // TK-5 E65
  auto t = Scenario{}
               .trail({Place::prague})
               .consecrated(Place::berlin)
               .omens({DraculaEvent::devilish_power})
               .dracula_phase();
  t.play("dracula scheme devilish_power", "dracula lift_ground");
  EXPECT_EQ(t.state().consecrated, Place::none);
  EXPECT_TRUE(t.allows("dracula go berlin"));
  // Played again it moves.
  auto again = consecrating(Scenario{}.trail({Place::prague}).consecrated(Place::paris));
  again.play("helsing name rome");
  EXPECT_EQ(holy_places(again.state()), PlaceSet(Place::rome));
}

TEST(Tokens, heavenly_host_tokens_bar_a_city_until_dawn) {  // T44; TK-6 DN-3
  const auto near_paris = [] {
    return Scenario{}.trail({Place::brussels}).at(mina, Place::rome).host(Place::paris);
  };
  EXPECT_FALSE(near_paris().dracula_phase().allows("dracula go paris"));
  auto t = near_paris().dawn();
  EXPECT_TRUE(t.state().hosts.empty());
  t.pass_until(Step::ask_move);
  EXPECT_TRUE(t.allows("dracula go paris"));
}

TEST(Tokens, each_hunter_may_show_a_heavenly_host) {  // TK-6 E65 TK-8
  auto t = consecrating(Scenario{}
                            .trail({Place::prague, Place::vienna})
                            .lurker(Spot::space2, Encounter::rats)
                            .items(seward, {Item::heavenly_host})
                            .items(godalming, {Item::heavenly_host})
                            .items(helsing, {Item::knife}));
  t.play("helsing name rome", "godalming name vienna");
  EXPECT_TRUE(t.space(Spot::space2).up);
  EXPECT_TRUE(t.state().lurkers[0].up);
  EXPECT_EQ(t.has(godalming, Item::heavenly_host), 1) << "shown, not spent";
  t.refuses("seward name vienna", "seward name rome", "seward name galatz");
  t.play("seward name prague");
  EXPECT_TRUE(t.state().revealed);
  EXPECT_EQ(t.legal(helsing), Texts{"pass"}) << "asked as one who has items";
  t.play("helsing pass");
  EXPECT_FALSE(t.asks(mina, Step::ask_host));
  EXPECT_EQ(t.state().hosts.count(), 2);
}

// Allies.

TEST(Tokens, one_ally_a_side) {  // TK-7
  auto t = Scenario{}
               .trail({Place::prague})
               .ally(HunterEvent::rufus_smith)
               .dark_ally(DraculaEvent::great_wolf)
               .at(seward, Place::granada)
               .day(seward);
  t.play("seward supply", "nature event sister_agatha", "nature back hunter", "seward play sister_agatha",
         "seward ally");
  EXPECT_EQ(t.state().ally, HunterEvent::sister_agatha);
  EXPECT_TRUE(t.state().hunter_events.discard.has(HunterEvent::rufus_smith));

  auto dark = Scenario{}
                  .trail({Place::prague})
                  .dark_ally(DraculaEvent::great_wolf)
                  .at(seward, Place::granada)
                  .night(seward);
  dark.play("seward supply", "nature omen draculas_brides", "dracula ally");
  EXPECT_EQ(dark.state().dark_ally, DraculaEvent::draculas_brides);
  EXPECT_TRUE(dark.state().dracula_events.discard.has(DraculaEvent::great_wolf));
}

// What is not in the pool cannot be placed.

TEST(Tokens, six_storms_eight_roadblocks_four_fogs_three_hosts) {  // TK-8
  Scenario stormy =
      Scenario{}.trail({Place::prague}).hand({Encounter::rats}).omens({DraculaEvent::summon_storms});
  for (const Place zone :
       {Place::north_sea, Place::irish_sea, Place::black_sea, Place::ionian_sea, Place::adriatic_sea})
    stormy.storm(zone);
  auto storms = stormy.dracula_phase();
  storms.play("dracula pass", "dracula go vienna", "dracula lay rats").let_nature_act();
  storms.play("dracula scheme summon_storms", "dracula storm english_channel");
  EXPECT_FALSE(storms.asks(count, Step::ask_storm)) << "the sixth was the last";

  Scenario blocked =
      Scenario{}.trail({Place::prague}).hand({Encounter::rats}).omens({DraculaEvent::roadblock});
  for (const Line line : values<Line>(7)) blocked.block(line);
  auto blocks = blocked.dracula_phase();
  blocks.play("dracula pass", "dracula go vienna", "dracula lay rats").let_nature_act();
  blocks.play("dracula scheme roadblock", "dracula block rail_venice_vienna");
  EXPECT_EQ(blocks.state().blocks.count(), 8);
  EXPECT_FALSE(blocks.asks(count, Step::ask_block));

  auto fogs =
      Scenario{}
          .trail({Place::vienna, Place::prague, Place::berlin, Place::hamburg, Place::cologne, Place::paris})
          .lurker(Spot::space6, Encounter::unnatural_fog)
          .fog(Place::rome, 2)
          .fog(Place::bari)
          .dracula_phase();
  fogs.play("dracula mature 0", "dracula name paris");
  EXPECT_EQ(fogs.state().fogs.count(), 4);

  auto hosts = consecrating(Scenario{}
                                .trail({Place::prague})
                                .host(Place::bari)
                                .host(Place::paris)
                                .host(Place::nantes)
                                .items(seward, {Item::heavenly_host}));
  hosts.play("helsing name rome");
  EXPECT_FALSE(hosts.asks(seward, Step::ask_host));
}

}  // namespace
}  // namespace ravenhall::dracula::tests
