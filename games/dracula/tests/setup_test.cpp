// What is in the box, what the words mean, and how a game begins.
#include <gtest/gtest.h>

#include "games/dracula/rules/round.hpp"
#include "games/dracula/tests/scenario.hpp"
#include "kernel/match.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

// The very beginning, when the encounters and the first back have been dealt.
Tabletop new_game(std::initializer_list<std::pair<std::string_view, std::string_view>> options = {}) {
  Scenario scenario;
  for (const auto& [name, value] : options) scenario.option(name, value);
  auto t = scenario.from_setup();
  t.let_nature_act();
  return t;
}

// The words.

TEST(Terms, adjacent_is_by_road_or_by_sea_and_never_by_rail) {  // DF-1
  const State s = Scenario{}.state_;
  EXPECT_TRUE(adjacent(s, Place::paris).has(Place::nantes));
  EXPECT_FALSE(adjacent(s, Place::paris).has(Place::bordeaux));  // a railway leads there
  EXPECT_EQ(adjacent(s, Place::genoa) & kSeas, PlaceSet(Place::tyrrhenian_sea));
  EXPECT_TRUE(adjacent(s, Place::tyrrhenian_sea).has(Place::genoa));
  EXPECT_TRUE(adjacent(s, Place::tyrrhenian_sea).has(Place::ionian_sea));
  EXPECT_FALSE(adjacent(s, Place::mediterranean_sea).has(Place::ionian_sea));
}

TEST(Terms, the_map_has_its_printed_numbers) {  // DF-1 DF-2
  EXPECT_EQ(kCities.size(), 60);
  EXPECT_EQ(kSeas.size(), 10);
  EXPECT_EQ(kLargeCities.size(), 30);
  EXPECT_EQ(kPorts.size(), 29);
  EXPECT_EQ(kRoads, 110);
  EXPECT_EQ(kWhiteRails, 27);
  EXPECT_EQ(kLines - kRoads - kWhiteRails, 21);
}

TEST(Terms, the_north_sea_borders_on_the_north_atlantic_unless_the_table_says_no) {  // DF-1
  const auto reaches = [](std::string_view border) {
    auto t = Scenario{}.option("north_border", border).at(mina, Place::north_sea).day(mina);
    return t.allows("mina sail north_atlantic");
  };
  EXPECT_TRUE(reaches("on"));
  EXPECT_FALSE(reaches("off"));
  const State off = Scenario{}.option("north_border", "off").state_;
  EXPECT_FALSE(adjacent(off, Place::north_atlantic).has(Place::north_sea));
}

TEST(Terms, the_castle_is_a_city_and_a_hospital_is_none) {  // DF-2
  EXPECT_TRUE(is_city(Place::castle_dracula));
  // Whoever is in a hospital is in no city: nobody can trade with him there.
  auto hospital =
      Scenario{}.hospital(seward, Place::rome).at(mina, Place::rome).items(mina, {Item::knife}).day(mina);
  EXPECT_EQ(hospital.targets(mina, "trade"), Texts{});
}

TEST(Terms, roads_are_counted_along_the_shortest_chain) {  // DF-3
  EXPECT_EQ(kRoadsBetween[Place::paris][Place::paris], 0);
  EXPECT_EQ(kRoadsBetween[Place::paris][Place::amsterdam], 2);
  EXPECT_EQ(kRoadsBetween[Place::paris][Place::milan], 3);
  EXPECT_EQ(kRoadsBetween[Place::brussels][Place::madrid], 5);
  EXPECT_EQ(kRoadsBetween[Place::brussels][Place::budapest], 5);
  EXPECT_EQ(kRoadsBetween[Place::london][Place::paris], kNoWay);
}

TEST(Terms, a_lair_is_no_hideout_and_not_on_the_trail) {  // DF-4
  auto t = Scenario{}
               .advanced()
               .trail({Place::munich, Place::nuremberg})
               .lurker(Spot::space2, Encounter::rats)
               .lair(Spot::lair1, Place::paris)
               .lurker(Spot::lair1, Encounter::wolves)
               .events(seward, {HunterEvent::wax_cylinders})
               .day(seward);
  EXPECT_EQ(trail_spot(t.state(), Place::paris), Spot::none);
  t.play("seward play wax_cylinders");
  EXPECT_EQ(t.targets(seward, "space"), Texts{"space2"});
}

TEST(Terms, the_current_location_is_not_always_the_card_on_space_1) {  // DF-5
  auto t = Scenario{}
               .advanced()
               .trail({Place::none, Place::nantes})
               .power(Spot::space1, Power::feed)
               .at(seward, Place::bordeaux)
               .day(seward);
  EXPECT_EQ(t.at(count), Place::nantes);
  t.play("seward road nantes");
  EXPECT_TRUE(t.state().revealed);
  EXPECT_TRUE(t.space(Spot::space2).up);
}

TEST(Terms, a_card_stays_face_up_until_it_returns_to_its_deck) {  // DF-6
  auto t = Scenario{}
               .trail({Place::munich, Place::zurich})
               .up(Spot::space2)
               .hand({Encounter::rats, Encounter::bats})
               .dracula_phase();
  t.play("dracula go vienna", "dracula lay rats").let_nature_act();
  EXPECT_TRUE(t.space(Spot::space3).up);
  EXPECT_EQ(t.space(Spot::space3).at, Place::zurich);
  // In a lair and back on the trail too.
  auto lair = Scenario{}
                  .advanced()
                  .trail({Place::munich})
                  .lair(Spot::lair1, Place::zurich)
                  .up(Spot::lair1)
                  .lurker(Spot::lair1, Encounter::wolves, true)
                  .hand({Encounter::rats})
                  .dracula_phase();
  lair.play("dracula pass", "dracula go zurich");
  EXPECT_TRUE(lair.space(Spot::space1).up);
}

TEST(Terms, a_revealed_dracula_stands_in_his_city_and_his_card_is_up) {  // DF-7
  auto t = Scenario{}.trail({Place::paris}).day(mina);
  t.play("mina road paris");
  EXPECT_TRUE(t.state().revealed);
  EXPECT_TRUE(t.space(Spot::space1).up);
  EXPECT_EQ(t.happened(Happening::dracula_revealed), 1);
}

TEST(Terms, a_shown_card_is_seen_by_all_and_taken_back) {  // DF-8
  auto t = Scenario{}
               .trail({Place::munich, Place::paris})
               .lurker(Spot::space2, Encounter::rats)
               .items(mina, {Item::pistol})
               .day(mina);
  t.play("mina road paris", "dracula ambush 0", "mina pass", "mina show pistol");
  EXPECT_EQ(t.has(mina, Item::pistol), 1);
  const auto shown = t.events_of(Happening::item_shown);
  ASSERT_EQ(shown.size(), 1U);
  EXPECT_EQ(shown[0].secret, 0);
}

TEST(Terms, in_a_city_is_neither_in_its_hospital_nor_defeated) {  // DF-9
  const State s = Scenario{}
                      .hospital(seward, Place::rome)
                      .at(mina, Place::rome)
                      .at(helsing, Place::rome)
                      .defeated(helsing)
                      .state_;
  EXPECT_EQ(hunters_in(s, Place::rome), PlayerSet(mina));
}

// The set-up.

TEST(Setup, markers_stand_at_the_beginning) {  // SU-1
  const auto t = new_game();
  EXPECT_EQ(t.influence(), 0);
  EXPECT_EQ(t.state().time, 0);
  EXPECT_EQ(t.state().despair, 0);
}

TEST(Setup, two_to_five_people_share_five_roles) {  // SU-2
  const GameInfo& info = Dracula::info();
  EXPECT_EQ(info.people.min, 2);
  EXPECT_EQ(info.people.max, 5);
  EXPECT_EQ(info.min_seats, 5);
  EXPECT_EQ(info.max_seats, 5);
  ASSERT_EQ(info.roles.size(), 5U);
  EXPECT_EQ(info.roles[0].side, 0);
  for (std::size_t i = 1; i < 5; ++i) EXPECT_EQ(info.roles[i].side, 1);
}

TEST(Setup, all_cards_are_in_their_decks) {  // SU-3
  const State s = Scenario{}.from_setup().state();
  EXPECT_EQ(s.items.deck.size(), 38);
  EXPECT_EQ(s.hunter_events.deck.size(), 50);
  EXPECT_EQ(s.dracula_events.deck.size(), 25);
  EXPECT_EQ(s.hunter_deck + s.dracula_deck, 75);
  EXPECT_EQ(s.encounter_deck.size(), 28);
  EXPECT_EQ(s.ticket_pool.size(), 16);
  EXPECT_EQ(fight_deck(s).size(), 13);
}

TEST(Setup, only_dracula_draws_anything) {  // SU-4
  const auto t = new_game();
  EXPECT_EQ(t.state().hand_count, 5);
  EXPECT_EQ(t.state().hand.size(), 5);
  EXPECT_EQ(t.state().omen_count, 0);
  for (const Seat seat : hunters()) {
    EXPECT_EQ(t.hunter(seat).item_count + t.hunter(seat).event_count + t.hunter(seat).ticket_count, 0);
    EXPECT_EQ(t.damage(seat), 0);
  }
}

TEST(Setup, hunters_stand_in_their_cities_before_dracula_chooses) {  // SU-5 SU-6
  auto t = new_game();
  EXPECT_EQ(t.at(godalming), Place::constanta);
  EXPECT_EQ(t.at(seward), Place::marseilles);
  EXPECT_EQ(t.at(helsing), Place::amsterdam);
  EXPECT_EQ(t.at(mina), Place::brussels);
  EXPECT_TRUE(t.asks(count, Step::ask_settle));
  t.refuses("dracula settle castle_dracula", "dracula settle north_sea", "dracula settle brussels",
            "dracula settle constanta");
  EXPECT_EQ(t.targets(count, "settle").size(), 59U - 4U);
  t.play("dracula settle paris");
  EXPECT_EQ(t.at(count), Place::paris);
  EXPECT_TRUE(t.space(Spot::space1).card);
  EXPECT_FALSE(t.space(Spot::space1).up);
  EXPECT_TRUE(t.lurkers(Spot::space1).empty());  // no encounter goes with it
  EXPECT_EQ(t.state().hand_count, 5);
  EXPECT_FALSE(t.state().revealed);
  const auto settled = t.events_of(Happening::settled);
  ASSERT_EQ(settled.size(), 1U);
  EXPECT_EQ(seen_by(settled[0], SeatSet(mina)).args[0], Event::kHidden);
}

TEST(Setup, with_free_starts_hunters_choose_in_turn_order) {  // SU-5
  auto t = new_game({{"start", "free"}});
  EXPECT_TRUE(t.asks(godalming, Step::ask_start));
  t.refuses("godalming start castle_dracula", "godalming start black_sea");
  t.play("godalming start vienna", "seward start vienna", "helsing start rome", "mina start london");
  EXPECT_EQ(t.at(seward), Place::vienna);
  EXPECT_TRUE(t.asks(count, Step::ask_settle));
  t.refuses("dracula settle vienna", "dracula settle london");
  EXPECT_TRUE(t.allows("dracula settle constanta"));
}

TEST(Setup, the_advanced_game_has_powers_lairs_and_a_rumour) {  // SU-7
  const auto t = new_game({{"powers", "on"}, {"lairs", "on"}, {"rumors", "on"}});
  EXPECT_EQ(powers_in_deck(t.state()), kAllPowers);
  EXPECT_EQ(t.state().rumors, 1);
  EXPECT_EQ(t.state().rumor_pool, 3);
  auto phase = Scenario{}.advanced().trail({Place::paris}).dracula_phase();
  EXPECT_TRUE(phase.allows("dracula feed") && phase.allows("dracula hide") &&
              phase.allows("dracula dark_call") && phase.allows("dracula wolf amsterdam"));
}

TEST(Setup, the_basic_game_has_none_of_them) {  // SU-8
  const auto t = new_game();
  EXPECT_EQ(powers_in_deck(t.state()), Powers{});
  EXPECT_EQ(t.state().rumors, 0);
  auto phase = Scenario{}.trail({Place::paris}).dracula_phase();
  phase.refuses("dracula feed", "dracula hide", "dracula dark_call", "dracula wolf amsterdam");
}

TEST(Setup, what_leaves_the_trail_becomes_a_lair_only_if_lairs_are_in_use) {  // SU-7 SU-8
  const auto offers_lair = [](std::string_view lairs) {
    auto t = Scenario{}
                 .option("lairs", lairs)
                 .trail({Place::munich, Place::zurich, Place::strasbourg, Place::paris, Place::nantes,
                         Place::bordeaux})
                 .lurker(Spot::space6, Encounter::rats)
                 .hand({Encounter::bats})
                 .dracula_phase();
    return t.allows("dracula make_lair");
  };
  EXPECT_TRUE(offers_lair("on"));
  EXPECT_FALSE(offers_lair("off"));
}

TEST(Setup, a_rumour_is_laid_only_if_rumours_are_in_use) {  // SU-7 SU-8
  const auto offers_rumour = [](std::string_view rumors) {
    auto t = Scenario{}.option("rumors", rumors).trail({Place::munich}).hand({Encounter::bats});
    if (rumors == "on") t.rumors(1);
    auto table = t.dracula_phase();
    table.play("dracula go vienna", "dracula lay bats").let_nature_act();
    return table.asks(count, Step::ask_rumor);
  };
  EXPECT_TRUE(offers_rumour("on"));
  EXPECT_FALSE(offers_rumour("off"));
}

TEST(Setup, the_first_round_begins_with_the_actions_of_monday) {  // SU-9
  auto t = new_game();
  t.play("dracula settle paris");
  EXPECT_EQ(t.happened(Happening::dawn), 0);
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
  EXPECT_EQ(t.state().phase, Phase::day);
  EXPECT_EQ(t.state().time, 0);
}

TEST(Setup, the_first_dawn_can_be_held) {  // SU-9
  auto t = new_game({{"first_dawn", "held"}});
  t.play("dracula settle paris");
  EXPECT_EQ(t.happened(Happening::dawn), 1);
  EXPECT_EQ(t.state().time, 0);
  EXPECT_EQ(t.state().despair, 0);
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
}

TEST(Setup, the_advanced_edition_sets_four_options) {  // SU-7
  const auto setup = make_setup(Dracula::info(), kSeats, {{"preset", "advanced"}});
  ASSERT_TRUE(setup);
  const State s = Dracula::start(*setup);
  EXPECT_EQ(s.options.start, StartCities::free);
  EXPECT_TRUE(is_on(s.options.powers) && is_on(s.options.lairs) && is_on(s.options.rumors));
}

}  // namespace
}  // namespace ravenhall::dracula::tests
