// Lairs: made of hideouts that leave the trail, used, entered and cleared (RULES.md, chapter 9).
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;
using Cards = std::vector<Encounter>;

// Six cities, the last of which is about to leave the trail.
Scenario full_trail() {
  return Scenario{}
      .advanced()
      .trail({Place::prague, Place::berlin, Place::leipzig, Place::cologne, Place::brussels, Place::paris})
      .at(mina, Place::rome)
      .hand({Encounter::bats, Encounter::spy, Encounter::rats});
}
// The trail before it was built up: the hideouts came one after another, and none is that of the start.
Scenario& walked(Scenario& scenario) {
  for (const Spot spot : trail_spots()) {
    if (scenario.state_.spaces[spot].at != Place::none) scenario.state_.spaces[spot].way = Way::step;
  }
  return scenario;
}

TEST(Lairs, instead_of_maturing_a_hideout_becomes_a_lair) {  // T36; HL-2 DP-2 E35
  auto t = full_trail().lurker(Spot::space6, Encounter::rats).rumor(Spot::space6).dracula_phase();
  t.play("dracula make_lair", "dracula lay spy");

  EXPECT_EQ(t.space(Spot::lair1).at, Place::paris);
  EXPECT_TRUE(t.space(Spot::lair1).card);
  EXPECT_TRUE(t.space(Spot::lair1).rumor);
  EXPECT_FALSE(t.space(Spot::lair1).up);
  EXPECT_EQ(t.lurkers(Spot::lair1), (Cards{Encounter::rats, Encounter::spy}));
  for (const Lurker& lurker : t.state().lurkers) EXPECT_FALSE(lurker.up);
  EXPECT_EQ(t.happened(Happening::matured), 0);
  EXPECT_FALSE(t.space(Spot::leaving).card);
  EXPECT_TRUE(t.asks(count, Step::ask_move));
}

TEST(Lairs, in_the_basic_game_there_are_none) {  // SU-8; HL-2
  auto t = full_trail().option("lairs", "off").lurker(Spot::space6, Encounter::saboteur).dracula_phase();
  t.refuses("dracula make_lair");
  EXPECT_TRUE(t.allows("dracula mature 0"));
}

TEST(Lairs, neither_the_sea_nor_a_hideout_without_location_becomes_one) {  // HL-2
  auto at_sea = Scenario{}
                    .advanced()
                    .trail({Place::prague, Place::berlin, Place::hamburg, Place::leipzig, Place::amsterdam,
                            Place::north_sea})
                    .dracula_phase();
  EXPECT_TRUE(at_sea.asks(count, Step::ask_move));
  auto hidden = full_trail().power(Spot::space6, Power::hide).lurker(Spot::space6, Encounter::rats);
  hidden.state_.spaces[Spot::space6].at = Place::paris;
  hidden.state_.spaces[Spot::space6].back = LocationBack::city;
  auto t = hidden.dracula_phase();
  EXPECT_EQ(t.legal(count), Texts{"pass"});
}

TEST(Lairs, power_cards_and_the_bat_do_not_come_along_but_open_cards_stay_open) {  // E35; HL-5 DF-6
  auto wolf = full_trail().power(Spot::space6, Power::wolf_form).up(Spot::space6).dracula_phase();
  wolf.play("dracula make_lair", "dracula lay spy");
  EXPECT_EQ(wolf.space(Spot::lair1).power, Power::none);
  EXPECT_TRUE(wolf.space(Spot::lair1).up);
  EXPECT_TRUE(powers_in_deck(wolf.state()).has(Power::wolf_form));

  auto bat = full_trail().bat(Spot::space6).dracula_phase();
  EXPECT_EQ(fight_deck(bat.state()).count(Fight::escape_as_bat), 2);
  bat.play("dracula make_lair", "dracula lay spy");
  EXPECT_FALSE(bat.space(Spot::lair1).bat);
}

TEST(Lairs, a_hideout_without_encounters_may_become_one) {  // E35 Q41
  auto t = full_trail().dracula_phase();
  t.play("dracula make_lair", "dracula lay bats");
  EXPECT_EQ(t.lurkers(Spot::lair1), Cards{Encounter::bats});
}

TEST(Lairs, the_hideout_of_the_start_can_be_barred) {  // Q41; E35
  const auto can = [](std::string_view start_lair, bool first) {
    Scenario scenario = full_trail().option("start_lair", start_lair);
    if (!first) walked(scenario);
    return scenario.dracula_phase().allows("dracula make_lair");
  };
  EXPECT_TRUE(can("on", true));
  EXPECT_FALSE(can("off", true));
  EXPECT_TRUE(can("off", false)) << "only the hideout of the start is meant";
}

TEST(Lairs, with_an_empty_hand_he_draws_before_he_adds_the_encounter) {  // E39; HL-2
  Scenario scenario = Scenario{}.advanced().trail(
      {Place::prague, Place::berlin, Place::leipzig, Place::cologne, Place::brussels, Place::paris});
  auto t = scenario.dracula_phase();
  t.play("dracula make_lair");
  EXPECT_TRUE(t.to_act().has(kNature));
  t.play("nature encounter wolves", "nature encounter spy", "nature encounter rats", "nature encounter hoax",
         "nature encounter bats", "dracula lay wolves");
  EXPECT_EQ(t.lurkers(Spot::lair1), Cards{Encounter::wolves});
}

TEST(Lairs, three_spaces_and_an_old_lair_may_make_room) {  // HL-2
  auto t = full_trail()
               .lurker(Spot::space6, Encounter::wolves)
               .lair(Spot::lair1, Place::athens)
               .lurker(Spot::lair1, Encounter::hoax)
               .lair(Spot::lair2, Place::cadiz)
               .lurker(Spot::lair2, Encounter::szgany_mob)
               .rumor(Spot::lair2)
               .lair(Spot::lair3, Place::dublin)
               .lurker(Spot::lair3, Encounter::saboteur)
               .dracula_phase();
  t.play("dracula pass", "dracula make_lair");
  EXPECT_EQ(t.targets(count, "space"), (Texts{"lair1", "lair2", "lair3"}));
  const int pool = t.state().rumor_pool;
  t.play("dracula space lair2", "dracula lay bats");
  EXPECT_EQ(t.space(Spot::lair2).at, Place::paris);
  EXPECT_EQ(t.lurkers(Spot::lair2), (Cards{Encounter::wolves, Encounter::bats}));
  EXPECT_FALSE(t.space(Spot::lair2).rumor);
  EXPECT_EQ(t.state().rumor_pool, pool + 1);
  EXPECT_TRUE(t.state().encounter_buried.has(Encounter::szgany_mob));
}

TEST(Lairs, what_has_matured_is_no_lair_any_more) {  // DP-2 HL-2
  auto t = full_trail()
               .lurker(Spot::space6, Encounter::szgany_bodyguards)
               .lurker(Spot::space6, Encounter::hoax)
               .dracula_phase();
  t.play("dracula mature 0");
  EXPECT_EQ(t.legal(count), (Texts{"mature 0", "pass"}));
  auto alone = full_trail().lurker(Spot::space6, Encounter::szgany_bodyguards).dracula_phase();
  alone.play("dracula mature 0");
  EXPECT_TRUE(alone.asks(count, Step::ask_move));
}

TEST(Lairs, a_lair_is_turned_up_ambushes_and_is_searched_like_a_hideout) {  // HL-3 RA-2 DF-4
  auto t = Scenario{}
               .advanced()
               .trail({Place::prague})
               .at(mina, Place::paris)
               .lair(Spot::lair1, Place::strasbourg)
               .lurker(Spot::lair1, Encounter::rats)
               .lurker(Spot::lair1, Encounter::hoax)
               .day(mina);
  t.play("mina road strasbourg");
  EXPECT_TRUE(t.space(Spot::lair1).up);
  EXPECT_EQ(t.happened(Happening::location_revealed), 1);
  EXPECT_FALSE(t.state().revealed);
  t.play("dracula ambush 0");
  EXPECT_EQ(t.damage(mina), 2);
  t.play("dracula pass");
  t.pass_until(mina, Step::ask_action);
  EXPECT_TRUE(t.allows("mina search"));
}

TEST(Lairs, with_its_last_encounter_a_lair_is_gone) {  // HL-3
  auto t = Scenario{}
               .advanced()
               .trail({Place::prague, Place::berlin})
               .at(mina, Place::paris)
               .lair(Spot::lair1, Place::strasbourg)
               .lurker(Spot::lair1, Encounter::bats)
               .rumor(Spot::lair1)
               .day(mina);
  const int pool = t.state().rumor_pool;
  t.play("mina road strasbourg", "dracula ambush 0");
  EXPECT_FALSE(t.space(Spot::lair1).card);
  EXPECT_EQ(t.state().rumor_pool, pool + 1);
  // The trail does not shift for it, and Strasbourg can be entered like any city.
  EXPECT_EQ(trail_spot(t.state(), Place::berlin), Spot::space2);
}

TEST(Lairs, never_mature) {  // HL-3
  auto t = Scenario{}
               .advanced()
               .trail({Place::prague, Place::berlin, Place::leipzig, Place::cologne, Place::brussels,
                       Place::paris})
               .lair(Spot::lair1, Place::athens)
               .lurker(Spot::lair1, Encounter::new_vampire)
               .dracula_phase();
  t.play("dracula pass");
  EXPECT_TRUE(t.asks(count, Step::ask_leaving));
  EXPECT_EQ(t.targets(count, "mature"), Texts{});
}

TEST(Lairs, dracula_clears_them_when_he_likes) {  // HL-3
  auto t = full_trail()
               .lair(Spot::lair1, Place::athens)
               .lurker(Spot::lair1, Encounter::hoax)
               .lurker(Spot::lair1, Encounter::wolves, true)
               .rumor(Spot::lair1)
               .lair(Spot::lair3, Place::dublin)
               .lurker(Spot::lair3, Encounter::saboteur)
               .dracula_phase();
  const int pool = t.state().rumor_pool;
  // Before the slide: asked although he has no event card, as everybody sees the lairs.
  EXPECT_EQ(t.legal(count), (Texts{"clear lair1", "clear lair3", "pass"}));
  t.play("dracula clear lair1");
  EXPECT_FALSE(t.space(Spot::lair1).card);
  EXPECT_EQ(t.lurkers(Spot::lair1), Cards{});
  EXPECT_EQ(t.state().rumor_pool, pool + 1);
  EXPECT_TRUE(t.state().encounter_buried.has(Encounter::hoax)) << "face down: only Dracula knows it";
  EXPECT_TRUE(t.state().encounter_discard.has(Encounter::wolves));
  EXPECT_EQ(t.legal(count), (Texts{"clear lair3", "pass"}));
  t.play("dracula pass", "dracula pass");
  // And when he moves; nothing shifts.
  EXPECT_TRUE(t.asks(count, Step::ask_move));
  t.play("dracula clear lair3");
  EXPECT_EQ(trail_spot(t.state(), Place::prague), Spot::space2);
  EXPECT_TRUE(t.asks(count, Step::ask_move));
  EXPECT_EQ(t.targets(count, "clear"), Texts{});
  t.play("dracula go vienna");
}

TEST(Lairs, without_lairs_and_events_he_is_not_asked_before_the_slide) {  // HL-3 EV-30
  auto t = full_trail().option("lairs", "off").dracula_phase();
  EXPECT_TRUE(t.asks(count, Step::ask_move));
}

TEST(Lairs, a_cleared_lair_gives_its_card_back_to_the_deck) {  // HL-3 DP-4
  auto t = Scenario{}
               .option("lairs", "on")
               .trail({Place::prague})
               .consecrated(Place::berlin)
               .host(Place::vienna)
               .lair(Spot::lair1, Place::nuremberg)
               .lurker(Spot::lair1, Encounter::rats)
               .dracula_phase();
  t.play("dracula pass");
  EXPECT_EQ(t.legal(count), (Texts{"go nuremberg", "clear lair1"}));
  t.play("dracula clear lair1");
  EXPECT_EQ(t.legal(count), Texts{"go nuremberg"}) << "its card is in the deck again";
}

TEST(Lairs, he_moves_into_a_lair_and_it_is_a_hideout_again) {  // T37; HL-4 DP-5 DF-4
  auto t = Scenario{}
               .advanced()
               .at(mina, Place::rome)
               .trail({Place::brussels, Place::cologne})
               .lair(Spot::lair2, Place::paris)
               .lurker(Spot::lair2, Encounter::rats)
               .rumor(Spot::lair2)
               .hand({Encounter::spy})
               .dracula_phase();
  t.play("dracula pass", "dracula go paris", "dracula lay spy");
  EXPECT_EQ(t.at(count), Place::paris);
  EXPECT_TRUE(t.space(Spot::space1).card);
  EXPECT_TRUE(t.space(Spot::space1).rumor);
  EXPECT_FALSE(t.space(Spot::space1).up);
  EXPECT_EQ(t.lurkers(Spot::space1), (Cards{Encounter::rats, Encounter::spy}));
  EXPECT_FALSE(t.space(Spot::lair2).card);
  EXPECT_EQ(t.happened(Happening::lair_entered), 1);
}

TEST(Lairs, out_of_reach_they_cannot_be_entered) {  // HL-4
  auto t = Scenario{}
               .advanced()
               .trail({Place::prague})
               .lair(Spot::lair1, Place::paris)
               .lurker(Spot::lair1, Encounter::rats)
               .dracula_phase();
  t.play("dracula pass");
  t.refuses("dracula go paris", "dracula wolf paris");
}

TEST(Lairs, an_open_lair_on_space_1_shows_where_he_is_without_revealing_him) {  // Q4; HL-4 DF-6 DF-7 DP-9
  const auto entered = [](std::string_view option) {
    auto t = Scenario{}
                 .advanced()
                 .option("open_lair", option)
                 .at(mina, Place::strasbourg)
                 .trail({Place::brussels})
                 .lair(Spot::lair1, Place::paris)
                 .up(Spot::lair1)
                 .lurker(Spot::lair1, Encounter::rats)
                 .rumors(1)
                 .hand({Encounter::spy, Encounter::bats})
                 .dracula_phase();
    t.play("dracula pass", "dracula go paris");
    return t;
  };
  auto t = entered("hidden");
  EXPECT_TRUE(t.space(Spot::space1).up);
  EXPECT_FALSE(t.state().revealed);
  t.play("dracula lay spy", "dracula rumor space1");
  EXPECT_TRUE(t.space(Spot::space1).rumor);
  t.pass_until(mina, Step::ask_action);
  t.play("mina road paris");
  EXPECT_TRUE(t.state().revealed);

  auto revealed = entered("revealed");
  EXPECT_TRUE(revealed.state().revealed);
  EXPECT_EQ(revealed.lurkers(Spot::space1), Cards{Encounter::rats});
  EXPECT_FALSE(revealed.asks(count, Step::ask_rumor));
}

TEST(Lairs, a_lair_moved_to_space_1_counts_for_the_fury) {  // E34; DP-12
  const auto influence = [](std::string_view counts) {
    auto t = Scenario{}
                 .advanced()
                 .option("fury_counts", counts)
                 .despair(3)
                 .at(mina, Place::rome)
                 .trail({Place::brussels})
                 .lair(Spot::lair1, Place::paris)
                 .lurker(Spot::lair1, Encounter::rats)
                 .dracula_phase();
    t.play("dracula pass", "dracula go paris");
    return t.influence();
  };
  EXPECT_EQ(influence("all"), 3);
  EXPECT_EQ(influence("cards"), 0);
}

TEST(Lairs, a_lair_in_the_castle_heals_when_it_is_entered) {  // E30 DP-7
  auto t = Scenario{}
               .advanced()
               .trail({Place::galatz})
               .damage(count, 8)
               .lair(Spot::lair1, Place::castle_dracula)
               .lurker(Spot::lair1, Encounter::rats)
               .dracula_phase();
  t.play("dracula pass", "dracula go castle_dracula");
  EXPECT_EQ(t.damage(count), 3);
  EXPECT_EQ(t.space(Spot::space1).back, LocationBack::castle);
}

// Seward in Clermont-Ferrand draws this event and plays it; does the lair in Paris lie open then?
bool lair_heard(std::string_view heard, const std::string& event,
                std::initializer_list<std::string_view> then) {
  auto t = Scenario{}
               .advanced()
               .option("lairs_heard", heard)
               .trail({Place::prague})
               .at(seward, Place::clermont_ferrand)
               .lair(Spot::lair1, Place::paris)
               .lurker(Spot::lair1, Encounter::rats)
               .day(seward);
  t.play("seward supply", "nature event " + event, "nature back hunter", "seward play " + event);
  for (const std::string_view text : then) t.play(text);
  return t.space(Spot::lair1).up;
}

TEST(Lairs, which_cards_hear_of_them) {  // E22 E23
  const auto scouts = [](std::string_view heard) {
    return lair_heard(heard, "hired_scouts", {"seward name paris", "seward name rome"});
  };
  EXPECT_TRUE(scouts("scouts"));
  EXPECT_TRUE(scouts("both"));
  EXPECT_FALSE(scouts("neither"));
  EXPECT_FALSE(lair_heard("scouts", "local_rumors", {}));
  EXPECT_TRUE(lair_heard("both", "local_rumors", {}));
  EXPECT_FALSE(lair_heard("neither", "local_rumors", {}));
  EXPECT_TRUE(lair_heard("scouts", "rufus_smith", {"seward seek paris"}));
  EXPECT_TRUE(lair_heard("both", "rufus_smith", {"seward seek paris"}));
  EXPECT_FALSE(lair_heard("neither", "rufus_smith", {"seward seek paris"}));
}

}  // namespace
}  // namespace ravenhall::dracula::tests
