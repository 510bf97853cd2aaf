// The five power cards: RULES.md, chapter 9.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;
using Cards = std::vector<Encounter>;

// Hunters who are nowhere near.
Scenario advanced_game() {
  return Scenario{}
      .advanced()
      .at(godalming, Place::dublin)
      .at(seward, Place::dublin)
      .at(helsing, Place::dublin)
      .at(mina, Place::dublin);
}
constexpr std::initializer_list<Encounter> kHand{Encounter::rats, Encounter::bats, Encounter::hoax,
                                                 Encounter::spy, Encounter::wolves};

// A full trail whose last card is Hide, played in Paris, which has left the trail; or any city.
Scenario old_hide(bool hide = true) {
  Scenario scenario = advanced_game()
                          .trail({Place::prague, Place::berlin, Place::leipzig, Place::cologne,
                                  Place::brussels, Place::paris})
                          .hand(kHand);
  Space& last = scenario.state_.spaces[Spot::space6];
  last.card = !hide;
  if (hide) last.power = Power::hide;
  last.way = Way::step_or_stay;
  last.may = kCities;
  return scenario;
}

// What this seat could know of the table and of all that happened.
struct Seen {
  State state;
  std::vector<Event> events;
  bool operator==(const Seen&) const = default;
};
Seen seen_by_hunter(const Tabletop& t, Seat seat) {
  Seen seen{Dracula::observe(t.state(), seat).seen, {}};
  for (const Event& event : t.events()) seen.events.push_back(seen_by(event, seat));
  return seen;
}

TEST(Powers, none_in_the_basic_game) {  // SU-8 HL-6
  auto t = Scenario{}.trail({Place::prague, Place::berlin}).dracula_phase();
  for (const std::string& text : t.legal(count)) EXPECT_EQ(text.rfind("go ", 0), 0U) << text;
}

TEST(Powers, all_five_once_each) {  // HL-6 HL-5
  auto t = advanced_game().trail({Place::prague, Place::berlin}).dracula_phase();
  EXPECT_TRUE(t.allows("dracula feed"));
  EXPECT_TRUE(t.allows("dracula dark_call"));
  EXPECT_TRUE(t.allows("dracula hide"));
  EXPECT_TRUE(t.allows("dracula wolf munich"));
  EXPECT_TRUE(t.allows("dracula misdirect space3"));
  auto used = advanced_game()
                  .trail({Place::prague, Place::none, Place::berlin, Place::leipzig})
                  .power(Spot::space4, Power::wolf_form)
                  .power(Spot::space2, Power::misdirect)
                  .dracula_phase();
  EXPECT_EQ(used.targets(count, "wolf"), Texts{});
  EXPECT_EQ(used.targets(count, "misdirect"), Texts{});
  EXPECT_EQ(powers_in_deck(used.state()), (Powers{Power::feed, Power::dark_call, Power::hide}));
}

TEST(Powers, they_return_to_the_deck_when_they_drop_off) {  // HL-5
  auto t = advanced_game()
               .trail({Place::prague, Place::berlin, Place::leipzig, Place::cologne, Place::brussels,
                       Place::brussels})
               .power(Spot::space6, Power::feed);
  t.state_.spaces[Spot::space6].at = Place::paris;
  auto table = t.dracula_phase();
  EXPECT_TRUE(table.asks(count, Step::ask_move)) << "nothing can become of it, and all see that";
  EXPECT_TRUE(table.allows("dracula feed"));
}

// Feed.

TEST(Powers, feed_keeps_him_where_he_is_and_heals) {  // T34; DF-5 HL-6 E38 DP-9
  auto t = advanced_game()
               .trail({Place::nantes})
               .lurker(Spot::space1, Encounter::rats)
               .damage(count, 8)
               .rumors(1)
               .hand(kHand)
               .at(godalming, Place::bordeaux)
               .dracula_phase();
  t.play("dracula feed");
  EXPECT_EQ(t.targets(count, "heal"), (Texts{"0", "1", "2", "3"}));
  t.play("dracula heal 3");
  EXPECT_EQ(t.damage(count), 5);
  EXPECT_EQ(t.space(Spot::space1).power, Power::feed);
  EXPECT_FALSE(t.space(Spot::space1).card);
  EXPECT_EQ(trail_spot(t.state(), Place::nantes), Spot::space2);
  EXPECT_EQ(t.at(count), Place::nantes);
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{});
  EXPECT_EQ(t.state().rumors, 1);
  // Everybody sees that he stayed (IN-6).
  EXPECT_EQ(Dracula::observe(t.state(), mina).seen.spaces[Spot::space1].power, Power::feed);
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
  t.play("godalming road nantes");
  EXPECT_TRUE(t.state().revealed);
  EXPECT_TRUE(t.asks(count, Step::ask_ambush));
}

TEST(Powers, feed_heals_no_more_than_there_is_and_less_if_he_likes) {  // VW-10
  auto little = advanced_game().trail({Place::nantes}).damage(count, 2).dracula_phase();
  little.play("dracula feed");
  EXPECT_EQ(little.targets(count, "heal"), (Texts{"0", "1", "2"}));
  little.play("dracula heal 1");
  EXPECT_EQ(little.damage(count), 1);
  auto healthy = advanced_game().trail({Place::nantes}).dracula_phase();
  healthy.play("dracula feed");
  EXPECT_FALSE(healthy.asks(count, Step::ask_feed));
}

TEST(Powers, his_place_is_its_own_piece_of_state) {  // DF-5 DP-5
  // After Feed, Dark Call and Hide in a row his card lies on space 4, and still he goes on from there.
  auto t = advanced_game()
               .trail({Place::prague, Place::prague, Place::prague, Place::prague, Place::berlin})
               .power(Spot::space3, Power::feed)
               .power(Spot::space2, Power::dark_call)
               .power(Spot::space1, Power::hide)
               .dracula_phase();
  EXPECT_EQ(t.at(count), Place::prague);
  EXPECT_EQ(trail_spot(t.state(), Place::prague), Spot::space5);
  EXPECT_EQ(t.targets(count, "go"), (Texts{"nuremberg", "vienna"}));
  t.play("dracula go vienna");
  EXPECT_EQ(t.at(count), Place::vienna);
}

// Dark Call.

TEST(Powers, dark_call_hurts_and_draws_five) {  // HL-6 DP-9
  auto t = advanced_game().trail({Place::nantes}).hand(kHand).damage(count, 4).dracula_phase();
  t.play("dracula dark_call").let_nature_act();
  EXPECT_EQ(t.damage(count), 6);
  EXPECT_EQ(t.state().hand_count, 10);
  EXPECT_EQ(t.at(count), Place::nantes);
  EXPECT_EQ(t.space(Spot::space1).power, Power::dark_call);
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{});
  auto last = advanced_game().trail({Place::nantes}).damage(count, 13).dracula_phase();
  last.play("dracula dark_call");
  EXPECT_EQ(last.state().winner, Winner::hunters);
}

// Wolf Form.

TEST(Powers, wolf_form_goes_two_roads) {  // T24; HL-14 DF-3
  auto t = advanced_game().trail({Place::paris}).hand(kHand).dracula_phase();
  EXPECT_TRUE(t.allows("dracula wolf amsterdam"));
  EXPECT_TRUE(t.allows("dracula wolf brussels")) << "or one";
  t.refuses("dracula wolf milan", "dracula wolf paris", "dracula wolf english_channel");
  t.play("dracula wolf amsterdam", "dracula lay rats");
  EXPECT_EQ(t.at(count), Place::amsterdam);
  EXPECT_EQ(t.damage(count), 1);
  EXPECT_EQ(t.space(Spot::space1).power, Power::wolf_form);
  EXPECT_TRUE(t.space(Spot::space1).card);
  EXPECT_FALSE(t.space(Spot::space1).up);
  // The wolf is seen, the city is not (IN-6).
  const State seen = Dracula::observe(t.state(), mina).seen;
  EXPECT_EQ(seen.spaces[Spot::space1].power, Power::wolf_form);
  EXPECT_EQ(seen.spaces[Spot::space1].at, Place::none);
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{Encounter::rats});
}

TEST(Powers, the_wolf_passes_hunters_and_his_trail_but_not_holy_ground) {  // HL-14
  // From Athens everything goes through Valona.
  auto passed =
      Scenario{}.advanced().trail({Place::athens, Place::valona}).at(mina, Place::valona).dracula_phase();
  EXPECT_EQ(passed.targets(count, "wolf"), (Texts{"salonica", "sarajevo", "sofia"}));
  auto holy = advanced_game().trail({Place::athens}).consecrated(Place::valona).dracula_phase();
  EXPECT_EQ(holy.targets(count, "wolf"), Texts{});
}

TEST(Powers, the_wolf_may_enter_a_lair_the_bat_may_not) {  // Q24; HL-14 E31
  auto t = advanced_game()
               .trail({Place::paris})
               .lair(Spot::lair1, Place::amsterdam)
               .lurker(Spot::lair1, Encounter::rats)
               .hand(kHand)
               .dracula_phase();
  EXPECT_FALSE(bat_targets(t.state()).has(Place::amsterdam));
  EXPECT_TRUE(bat_targets(t.state()).has(Place::cologne));
  t.play("dracula pass", "dracula wolf amsterdam", "dracula lay spy");
  EXPECT_EQ(t.lurkers(Spot::space1), (Cards{Encounter::rats, Encounter::spy}));
  EXPECT_FALSE(t.space(Spot::lair1).card);
  EXPECT_EQ(t.space(Spot::space1).power, Power::wolf_form);
}

TEST(Powers, the_wolf_among_hunters_is_seen) {  // HL-14 DP-8
  auto t = Scenario{}.advanced().trail({Place::paris}).hand(kHand).dracula_phase();
  t.play("dracula wolf amsterdam");  // Van Helsing is there
  EXPECT_TRUE(t.state().revealed);
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{});
}

TEST(Powers, the_wolf_in_the_castle_shows_its_back) {  // E30 DP-7
  auto t = advanced_game().trail({Place::belgrade}).damage(count, 7).dracula_phase();
  t.play("dracula wolf castle_dracula");
  EXPECT_EQ(t.damage(count), 3);
  EXPECT_EQ(t.space(Spot::space1).back, LocationBack::castle);
}

TEST(Powers, one_power_a_phase_besides_misdirect) {  // HL-6
  auto t = advanced_game().trail({Place::prague, Place::berlin}).hand(kHand).dracula_phase();
  t.play("dracula feed");
  EXPECT_FALSE(t.asks(count, Step::ask_move));
  auto twice = advanced_game().trail({Place::prague, Place::berlin, Place::leipzig}).dracula_phase();
  twice.play("dracula misdirect space3");
  EXPECT_EQ(twice.targets(count, "misdirect"), Texts{});
  twice.play("dracula wolf munich");
  EXPECT_EQ(twice.space(Spot::space1).power, Power::wolf_form);
  EXPECT_EQ(twice.space(Spot::space3).power, Power::misdirect);
}

// Misdirect.

TEST(Powers, misdirect_frees_a_location_that_may_be_entered_at_once) {  // T23; HL-7
  auto t =
      advanced_game().trail({Place::paris, Place::brussels, Place::le_havre}).hand(kHand).dracula_phase();
  t.refuses("dracula go le_havre");
  t.play("dracula misdirect space4");  // where Le Havre is after the slide
  EXPECT_EQ(t.space(Spot::space4).power, Power::misdirect);
  t.play("dracula go le_havre", "dracula lay rats");
  EXPECT_EQ(trail_spot(t.state(), Place::le_havre), Spot::space1);
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{Encounter::rats});
}

TEST(Powers, what_misdirect_cannot_clear) {  // T35; E29 HL-7
  auto t =
      advanced_game()
          .trail({Place::galatz, Place::castle_dracula, Place::klausenburg, Place::belgrade, Place::budapest})
          .power(Spot::space4, Power::wolf_form)
          .damage(count, 3)
          .dracula_phase();
  EXPECT_EQ(t.targets(count, "misdirect"), (Texts{"space4", "space6"}));
  t.play("dracula misdirect space4");
  EXPECT_TRUE(t.allows("dracula feed"));
  EXPECT_TRUE(t.allows("dracula hide"));
  EXPECT_TRUE(t.allows("dracula go klausenburg"));
  t.play("dracula feed", "dracula heal 2");
  EXPECT_EQ(t.space(Spot::space1).power, Power::feed);
}

TEST(Powers, misdirect_never_clears_an_empty_space_but_may_clear_the_sea) {  // E29
  auto t = advanced_game()
               .trail({Place::bordeaux, Place::none, Place::north_atlantic, Place::none, Place::nantes})
               .dracula_phase();
  EXPECT_EQ(t.targets(count, "misdirect"), (Texts{"space4", "space6"}));
}

TEST(Powers, the_card_of_his_place_is_protected_wherever_it_lies) {  // Q33; E29
  auto t = advanced_game()
               .trail({Place::prague, Place::prague, Place::berlin})
               .power(Spot::space1, Power::feed)
               .dracula_phase();
  // Prague is on space 3 now.
  EXPECT_EQ(t.targets(count, "misdirect"), Texts{"space4"});
}

TEST(Powers, the_location_of_a_hide_is_protected_too) {  // E29
  auto t = advanced_game()
               .trail({Place::berlin, Place::prague, Place::prague, Place::vienna})
               .power(Spot::space2, Power::hide)
               .dracula_phase();
  EXPECT_EQ(t.targets(count, "misdirect"), Texts{"space5"}) << "not Berlin, Hide or Prague";
}

TEST(Powers, a_hideout_with_escape_as_bat_may_be_cleared) {  // Q34; E29
  auto t = advanced_game().trail({Place::prague, Place::berlin}).bat(Spot::space2).dracula_phase();
  EXPECT_EQ(fight_deck(t.state()).count(Fight::escape_as_bat), 1);
  t.play("dracula misdirect space3");
  EXPECT_EQ(fight_deck(t.state()).count(Fight::escape_as_bat), 2);
  for (const Event& event : t.events_of(Happening::location_revealed)) ADD_FAILURE() << event.args[0];
  EXPECT_TRUE(t.allows("dracula go berlin"));
}

TEST(Powers, misdirect_can_be_the_way_out) {  // HL-7 DP-16
  auto t = advanced_game()
               .trail({Place::prague, Place::prague, Place::prague, Place::prague, Place::berlin})
               .power(Spot::space3, Power::feed)
               .power(Spot::space2, Power::dark_call)
               .power(Spot::space1, Power::hide)
               .consecrated(Place::vienna)
               .host(Place::nuremberg)
               .dracula_phase();
  EXPECT_EQ(t.damage(count), 0);
  t.refuses("dracula go berlin", "dracula go vienna");
  t.play("dracula misdirect space6", "dracula go berlin");
  EXPECT_EQ(t.at(count), Place::berlin);
}

// Hide.

TEST(Powers, hide_keeps_him_where_he_is_with_an_encounter) {  // HL-8 DP-9
  auto t = advanced_game().trail({Place::prague}).hand(kHand).dracula_phase();
  t.play("dracula hide", "dracula lay wolves");
  EXPECT_EQ(t.at(count), Place::prague);
  EXPECT_EQ(t.space(Spot::space1).power, Power::hide);
  EXPECT_FALSE(t.space(Spot::space1).up);
  EXPECT_TRUE(is_linked(t.state(), Spot::space1));
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{Encounter::wolves});
}

TEST(Powers, hide_looks_exactly_like_a_city) {  // HL-8 IN-5 IN-6 Q10
  const auto after_move = [](Place from, int despair, std::string_view move) {
    auto t = advanced_game()
                 .trail({from, Place::belgrade})
                 .despair(despair)
                 .rumors(1)
                 .hand({Encounter::rats, Encounter::bats, Encounter::hoax, Encounter::spy, Encounter::wolves})
                 .dracula_phase();
    t.play(move, "dracula lay rats", "dracula rumor space1", "nature encounter rats");
    return t;
  };
  for (const int despair : {0, 3}) {
    const auto hidden = after_move(Place::bucharest, despair, "dracula hide");
    const auto moved = after_move(Place::bucharest, despair, "dracula go sofia");
    EXPECT_NE(hidden.state(), moved.state());
    for (const Seat seat : hunters())
      EXPECT_EQ(seen_by_hunter(hidden, seat), seen_by_hunter(moved, seat)) << index(seat);
  }
  // In the castle too: Hide has the back of a city.
  EXPECT_EQ(seen_by_hunter(after_move(Place::castle_dracula, 0, "dracula hide"), mina),
            seen_by_hunter(after_move(Place::castle_dracula, 0, "dracula go galatz"), mina));
}

TEST(Powers, nobody_sees_a_difference_when_hide_leaves_the_trail) {  // HL-11 Q10 IN-13
  const auto leaving = [](bool hide) {
    return old_hide(hide).lurker(Spot::space6, Encounter::new_vampire).dracula_phase();
  };
  auto hide = leaving(true);
  auto city = leaving(false);
  EXPECT_TRUE(hide.asks(count, Step::ask_leaving));
  EXPECT_TRUE(city.asks(count, Step::ask_leaving));
  EXPECT_EQ(hide.legal(count), Texts{"pass"});
  EXPECT_EQ(seen_by_hunter(hide, mina), seen_by_hunter(city, mina));
  hide.play("dracula pass", "dracula go vienna");
  city.play("dracula pass", "dracula go vienna");
  EXPECT_EQ(seen_by_hunter(hide, mina), seen_by_hunter(city, mina));
}

TEST(Powers, nothing_matures_on_hide) {  // T33; HL-11
  auto t = old_hide().lurker(Spot::space6, Encounter::new_vampire).dracula_phase();
  t.play("dracula pass");
  EXPECT_EQ(t.influence(), 0);
  EXPECT_TRUE(t.state().encounter_buried.has(Encounter::new_vampire));
  EXPECT_TRUE(powers_in_deck(t.state()).has(Power::hide));
  EXPECT_TRUE(t.allows("dracula hide"));
}

TEST(Powers, nor_does_what_came_to_it_later) {  // Q23; HL-11 E70
  auto scheming = advanced_game()
                      .trail({Place::prague, Place::berlin, Place::berlin})
                      .power(Spot::space2, Power::hide)
                      .lurker(Spot::space2, Encounter::rats)
                      .hand(kHand)
                      .omens({DraculaEvent::hidden_schemes})
                      .dracula_phase();
  scheming.play("dracula pass", "dracula go vienna", "dracula lay bats", "nature encounter bats",
                "dracula scheme hidden_schemes", "dracula lay hoax");
  EXPECT_EQ(scheming.lurkers(Spot::space3), (Cards{Encounter::rats, Encounter::hoax}));

  auto t = old_hide()
               .lurker(Spot::space6, Encounter::rats)
               .lurker(Spot::space6, Encounter::reckless_vampire)
               .dracula_phase();
  EXPECT_EQ(t.legal(count), Texts{"pass"});
}

TEST(Powers, an_open_hide_drops_off_without_a_question) {  // HL-11
  Scenario scenario = old_hide().lurker(Spot::space6, Encounter::new_vampire);
  scenario.state_.spaces[Spot::space6].up = true;
  auto t = scenario.dracula_phase();
  EXPECT_TRUE(t.asks(count, Step::ask_move));
  EXPECT_EQ(t.lurkers(Spot::leaving), Cards{});
}

TEST(Powers, hide_after_feed_is_linked_to_where_he_is) {  // E27; HL-9
  auto t = Scenario{}
               .advanced()
               .trail({Place::prague, Place::prague})
               .power(Spot::space1, Power::feed)
               .hand(kHand)
               .at(godalming, Place::vienna)
               .dracula_phase();
  t.play("dracula hide", "dracula lay bats", "nature encounter bats");
  EXPECT_EQ(t.space(Spot::space1).at, Place::prague);
  EXPECT_TRUE(is_linked(t.state(), Spot::space1));
  t.play("godalming road prague");
  EXPECT_TRUE(t.space(Spot::space1).up);
  EXPECT_TRUE(t.space(Spot::space3).up);
  EXPECT_TRUE(t.state().revealed);
}

TEST(Powers, hide_while_he_is_seen_lies_open) {  // E26
  const auto revealed = [](std::string_view option) {
    return Scenario{}
        .advanced()
        .option("hide_revealed", option)
        .trail({Place::brussels, Place::cologne})
        .revealed()
        .hand(kHand)
        .dracula_phase();
  };
  auto t = revealed("on");
  t.play("dracula hide");
  EXPECT_TRUE(t.space(Spot::space1).up);
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{}) << "he is revealed";
  EXPECT_TRUE(t.state().revealed);
  EXPECT_FALSE(revealed("off").allows("dracula hide"));
}

TEST(Powers, hide_beside_an_open_card_lies_open_too) {  // E26
  const auto beside = [](std::string_view option) {
    return advanced_game()
        .option("hide_revealed", option)
        .trail({Place::prague, Place::berlin})
        .up(Spot::space1)
        .hand(kHand)
        .dracula_phase();
  };
  auto t = beside("on");
  t.play("dracula hide");
  EXPECT_TRUE(t.space(Spot::space1).up);
  t.play("dracula lay bats");
  EXPECT_EQ(t.lurkers(Spot::space1), Cards{Encounter::bats}) << "he is not revealed";
  EXPECT_FALSE(beside("off").allows("dracula hide"));
  EXPECT_TRUE(beside("off").allows("dracula feed"));
}

TEST(Powers, a_rumor_on_hide_stays) {  // Q11; DP-10 E38
  auto t = advanced_game().trail({Place::prague}).rumors(1).hand(kHand).dracula_phase();
  t.play("dracula hide", "dracula lay wolves", "dracula rumor space1");
  EXPECT_TRUE(t.space(Spot::space1).rumor);
  EXPECT_EQ(t.state().rumors, 0);
}

// Where powers do not work.

TEST(Powers, at_sea_only_misdirect) {  // HL-12
  const auto at_sea = [](std::string_view option) {
    return advanced_game()
        .option("sea_powers", option)
        .trail({Place::north_sea, Place::amsterdam, Place::brussels})
        .dracula_phase();
  };
  auto t = at_sea("off");
  t.refuses("dracula feed", "dracula dark_call", "dracula hide", "dracula wolf hamburg");
  EXPECT_EQ(t.targets(count, "misdirect"), (Texts{"space3", "space4"}));
  auto allowed = at_sea("on");
  EXPECT_TRUE(allowed.allows("dracula feed"));
  EXPECT_TRUE(allowed.allows("dracula dark_call"));
  allowed.refuses("dracula hide", "dracula wolf hamburg");
  allowed.play("dracula dark_call").let_nature_act();
  EXPECT_EQ(allowed.damage(count), 2) << "staying at sea costs nothing more";
}

TEST(Powers, from_holy_ground_he_must_go) {  // HL-13 TK-5 TK-6
  const auto left = [](Scenario& scenario) {
    auto t = scenario.dracula_phase();
    t.refuses("dracula feed", "dracula dark_call", "dracula hide");
    EXPECT_TRUE(t.allows("dracula wolf munich"));
    t.play("dracula misdirect space3");
    t.refuses("dracula feed");
    EXPECT_TRUE(t.allows("dracula go vienna"));
  };
  Scenario ground = advanced_game().trail({Place::prague, Place::berlin}).consecrated(Place::prague);
  left(ground);
  Scenario host = advanced_game().trail({Place::prague, Place::berlin}).host(Place::prague);
  left(host);
}

// Hide found out.

TEST(Powers, the_wax_cylinders_find_hide) {  // E28 Q10
  const auto heard = [](Scenario& scenario) {
    auto t = scenario.events(seward, {HunterEvent::wax_cylinders}).day(seward);
    t.play("seward play wax_cylinders", "seward analysis");
    EXPECT_EQ(t.has(seward, HunterEvent::wax_cylinders), 1) << "it returns to the hand";
    return t;
  };
  Scenario on_trail =
      advanced_game().trail({Place::berlin, Place::prague, Place::prague}).power(Spot::space2, Power::hide);
  auto t = heard(on_trail);
  EXPECT_TRUE(t.space(Spot::space2).up);
  EXPECT_FALSE(t.space(Spot::space3).up) << "its location stays face down";
  Scenario in_deck = advanced_game().trail({Place::berlin, Place::prague});
  EXPECT_EQ(heard(in_deck).happened(Happening::hide_revealed), 1);
}

TEST(Powers, without_powers_the_wax_cylinders_know_only_deduction) {  // E28 IN-19
  auto t = Scenario{}
               .trail({Place::berlin, Place::prague})
               .lurker(Spot::space2, Encounter::rats)
               .lurker(Spot::space2, Encounter::spy)
               .events(seward, {HunterEvent::wax_cylinders})
               .day(seward);
  t.play("seward play wax_cylinders");
  EXPECT_EQ(t.legal(seward), Texts{"space space2"});
  t.play("seward space space2");
  for (const Lurker& lurker : t.state().lurkers) EXPECT_TRUE(lurker.up);
  EXPECT_FALSE(t.space(Spot::space2).up) << "not the location";
  EXPECT_EQ(t.has(seward, HunterEvent::wax_cylinders), 0);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
