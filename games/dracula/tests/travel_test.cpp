// How hunters get about: roads, railways, the sea, Fast Horses, and what Dracula can answer.
#include <gtest/gtest.h>

#include "games/dracula/rules/round.hpp"
#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

// Roads.

TEST(Travel, roads_from_toulouse) {  // T1; HA-3 DF-1
  auto t = Scenario{}.at(godalming, Place::toulouse).day(godalming);
  EXPECT_EQ(t.targets(godalming, "road"),
            (Texts{"barcelona", "bordeaux", "clermont_ferrand", "marseilles", "saragossa"}));
  t.play("godalming road barcelona");
  EXPECT_EQ(t.at(godalming), Place::barcelona);
}

TEST(Travel, fog_and_roadblocks_close_a_road) {  // HA-3
  auto t = Scenario{}
               .at(mina, Place::toulouse)
               .fog(Place::bordeaux)
               .block(Line::road_barcelona_toulouse)
               .day(mina);
  EXPECT_EQ(t.targets(mina, "road"), (Texts{"clermont_ferrand", "marseilles", "saragossa"}));
  auto inside = Scenario{}.at(mina, Place::toulouse).fog(Place::toulouse).day(mina);
  EXPECT_EQ(inside.targets(mina, "road"), Texts{});
}

// Railways.

TEST(Travel, a_white_journey_uses_the_white_number) {  // T2 T3; HA-4
  const auto reaches = [](Ticket ticket) {
    auto t = Scenario{}.tickets(seward, {ticket}).day(seward);
    t.play("seward rail");
    return t.allows("seward ride cologne");
  };
  EXPECT_TRUE(reaches(Ticket::t32));
  EXPECT_FALSE(reaches(Ticket::t22));
}

TEST(Travel, cities_passed_by_train_are_not_entered) {  // T2; HA-3 HA-4
  auto t = Scenario{}
               .trail({Place::paris, Place::brussels})
               .lurker(Spot::space1, Encounter::rats)
               .at(mina, Place::rome)
               .tickets(seward, {Ticket::t32})
               .day(seward);
  t.play("seward rail t32", "seward ride cologne");
  EXPECT_EQ(t.at(seward), Place::cologne);
  EXPECT_FALSE(t.space(Spot::space1).up || t.space(Spot::space2).up);
  EXPECT_FALSE(t.state().revealed);
  EXPECT_EQ(t.hunter(seward).ticket_count, 0);
  EXPECT_EQ(t.state().ticket_pool.count(Ticket::t32), 4);  // back in the pool
  EXPECT_EQ(t.events_of(Happening::ticket_spent)[0].secret, 0);
}

TEST(Travel, a_journey_that_touches_yellow_uses_the_yellow_number_throughout) {  // T4; HA-4
  auto t = Scenario{}.tickets(seward, {Ticket::t32}).day(seward);
  t.play("seward rail");
  EXPECT_TRUE(t.allows("seward ride genoa"));
  EXPECT_FALSE(t.allows("seward ride florence"));
  auto white_only = Scenario{}.tickets(seward, {Ticket::t1}).day(seward);
  white_only.play("seward rail");
  EXPECT_EQ(white_only.targets(seward, "ride"), Texts{"paris"});
}

TEST(Travel, each_ticket_reaches_what_its_numbers_say) {  // HA-4
  const auto from_zurich = [](Ticket ticket) {            // white to Strasbourg, yellow to Milan
    auto t = Scenario{}.at(mina, Place::zurich).tickets(mina, {ticket}).day(mina);
    t.play("mina rail");
    return t.targets(mina, "ride");
  };
  EXPECT_EQ(from_zurich(Ticket::t1), Texts{"strasbourg"});
  EXPECT_EQ(from_zurich(Ticket::t11), (Texts{"milan", "strasbourg"}));
  EXPECT_EQ(from_zurich(Ticket::t21), (Texts{"frankfurt", "milan", "munich", "strasbourg"}));
  EXPECT_EQ(from_zurich(Ticket::t22),
            (Texts{"frankfurt", "geneva", "genoa", "marseilles", "milan", "munich", "strasbourg"}));
  EXPECT_EQ(from_zurich(Ticket::t32), (Texts{"cologne", "frankfurt", "geneva", "genoa", "leipzig",
                                             "marseilles", "milan", "munich", "nuremberg", "strasbourg"}));
}

TEST(Travel, a_blocked_railway_is_closed_and_a_fogged_city_cannot_be_passed) {  // HA-4
  auto blocked = Scenario{}.block(Line::rail_marseilles_paris).tickets(seward, {Ticket::t32}).day(seward);
  blocked.play("seward rail");
  blocked.refuses("seward ride paris", "seward ride brussels");
  EXPECT_TRUE(blocked.allows("seward ride milan"));
  auto road = Scenario{}.block(Line::road_brussels_paris).tickets(mina, {Ticket::t1}).day(mina);
  road.play("mina rail");
  EXPECT_TRUE(road.allows("mina ride paris"));  // only the road is blocked
  auto fogged = Scenario{}.fog(Place::paris).tickets(seward, {Ticket::t32}).day(seward);
  fogged.play("seward rail");
  fogged.refuses("seward ride paris", "seward ride cologne");
}

TEST(Travel, a_journey_is_at_least_one_line_of_any_allowed_colours_and_never_back) {  // E72; HA-4
  auto t = Scenario{}.at(seward, Place::milan).tickets(seward, {Ticket::t22}).day(seward);
  t.play("seward rail");
  EXPECT_TRUE(t.allows("seward ride zurich"));
  EXPECT_TRUE(t.allows("seward ride strasbourg"));  // a yellow line, then a white one
  EXPECT_TRUE(t.allows("seward ride venice"));
  t.refuses("seward ride milan");  // out and back
}

TEST(Travel, without_a_railway_there_is_no_journey) {  // HA-4
  auto t = Scenario{}.at(mina, Place::nantes).tickets(mina, {Ticket::t32}).day(mina);
  t.refuses("mina rail");
}

// The sea.

TEST(Travel, from_genoa_there_is_one_zone) {  // T5; HA-5
  auto t = Scenario{}.at(helsing, Place::genoa).day(helsing);
  EXPECT_EQ(t.targets(helsing, "sail"), Texts{"tyrrhenian_sea"});
  t.play("helsing sail tyrrhenian_sea");
  EXPECT_EQ(t.at(helsing), Place::tyrrhenian_sea);
}

TEST(Travel, at_sea_there_is_no_night_and_by_day_one_must_sail_on) {  // T6; HA-5
  auto night = Scenario{}.at(mina, Place::tyrrhenian_sea).night(mina);
  EXPECT_FALSE(night.to_act().has(mina));
  EXPECT_EQ(night.state().phase, Phase::dracula);
  auto day = Scenario{}.at(mina, Place::tyrrhenian_sea).items(mina, {Item::fast_horses}).day(mina);
  EXPECT_EQ(day.legal(mina).size(), 6U);
  EXPECT_EQ(day.targets(mina, "sail"),
            (Texts{"cagliari", "genoa", "ionian_sea", "mediterranean_sea", "naples", "rome"}));
  day.refuses("mina pass", "mina supply", "mina gallop");
  day.play("mina sail rome");
  EXPECT_EQ(day.at(mina), Place::rome);
}

TEST(Travel, storms_bar_a_zone_but_not_the_way_out_of_it) {  // HA-5
  auto t = Scenario{}
               .at(mina, Place::tyrrhenian_sea)
               .storm(Place::tyrrhenian_sea)
               .storm(Place::ionian_sea)
               .fog(Place::rome)
               .day(mina);
  EXPECT_EQ(t.targets(mina, "sail"), (Texts{"cagliari", "genoa", "mediterranean_sea", "naples"}));
}

TEST(Travel, who_cannot_leave_the_sea_stays) {  // HA-5
  auto t = Scenario{}
               .at(mina, Place::irish_sea)
               .storm(Place::north_atlantic)
               .fog(Place::dublin)
               .fog(Place::liverpool)
               .fog(Place::swansea)
               .day(mina);
  EXPECT_EQ(t.legal(mina), Texts{"pass"});
}

TEST(Travel, at_sea_events_of_dawn_can_still_be_played) {  // HA-5
  auto t = Scenario{}.at(mina, Place::north_sea).events(mina, {HunterEvent::speedy_telegraph}).dawn();
  EXPECT_TRUE(t.allows("mina play speedy_telegraph"));
}

TEST(Travel, a_port_reached_by_ship_is_entered_like_any_city) {  // HA-5
  auto t = Scenario{}.trail({Place::rome}).at(mina, Place::tyrrhenian_sea).day(mina);
  t.play("mina sail rome");
  EXPECT_TRUE(t.state().revealed);
}

TEST(Travel, excellent_weather_may_be_the_move_that_is_owed) {  // Q1; HA-5 E13
  const auto allows = [](std::string_view weather) {
    auto t = Scenario{}
                 .option("weather_at_sea", weather)
                 .at(mina, Place::north_sea)
                 .events(mina, {HunterEvent::excellent_weather, HunterEvent::money_trail})
                 .trail({Place::munich, Place::adriatic_sea})
                 .day(mina);
    t.refuses("mina play money_trail", "mina pass");  // no other special action
    return t.allows("mina play excellent_weather");
  };
  EXPECT_TRUE(allows("on"));
  EXPECT_FALSE(allows("off"));
}

TEST(Travel, excellent_weather_is_one_or_two_steps_by_sea) {  // HunterEvent::excellent_weather E13 EV-13
  auto t = Scenario{}
               .at(mina, Place::tyrrhenian_sea)
               .events(mina, {HunterEvent::excellent_weather})
               .trail({Place::rome})
               .storm(Place::ionian_sea)
               .day(mina);
  t.play("mina play excellent_weather");
  EXPECT_FALSE(t.allows("mina sail ionian_sea"));  // storms bar the way
  t.refuses("mina pass");                          // at least one step
  t.play("mina sail rome");
  EXPECT_FALSE(t.state().revealed);  // the move does not end here yet
  t.play("mina sail tyrrhenian_sea");
  EXPECT_FALSE(t.state().revealed);
  EXPECT_EQ(t.at(mina), Place::tyrrhenian_sea);
  EXPECT_EQ(t.has(mina, HunterEvent::excellent_weather), 0);

  auto stop = Scenario{}
                  .at(mina, Place::tyrrhenian_sea)
                  .events(mina, {HunterEvent::excellent_weather})
                  .trail({Place::rome})
                  .day(mina);
  stop.play("mina play excellent_weather", "mina sail rome", "mina pass");
  EXPECT_TRUE(stop.state().revealed);  // here it ends
}

TEST(Travel, excellent_weather_starts_from_a_port_too_but_only_by_day) {  // E13 EV-13
  auto t = Scenario{}.events(helsing, {HunterEvent::excellent_weather}).day(helsing);
  t.play("helsing play excellent_weather", "helsing sail north_sea", "helsing sail edinburgh");
  EXPECT_EQ(t.at(helsing), Place::edinburgh);
  auto night = Scenario{}.events(helsing, {HunterEvent::excellent_weather}).night(helsing);
  night.refuses("helsing play excellent_weather");
  auto inland = Scenario{}.events(mina, {HunterEvent::excellent_weather}).day(mina);
  inland.refuses("mina play excellent_weather");
}

// A day on which Renewed Vigor works; Godalming is asked first.
Tabletop vigorous(Scenario scenario) {
  auto t = scenario.events(seward, {HunterEvent::renewed_vigor}).dawn();
  t.play("seward play renewed_vigor");
  return t;
}

TEST(Travel, with_renewed_vigor_at_sea_the_first_action_is_the_move) {  // Q28; E2
  auto port = vigorous(Scenario{}.at(godalming, Place::black_sea));
  EXPECT_EQ(port.targets(godalming, "sail"), (Texts{"constanta", "ionian_sea", "varna"}));
  port.refuses("godalming pass", "godalming reserve");
  port.play("godalming sail varna");
  EXPECT_TRUE(port.asks(godalming, Step::ask_action));
  port.refuses("godalming road", "godalming sail");  // not the same kind again
  EXPECT_TRUE(port.allows("godalming reserve"));

  auto sea = vigorous(Scenario{}.at(godalming, Place::black_sea));
  sea.play("godalming sail ionian_sea");
  EXPECT_TRUE(sea.asks(seward, Step::ask_action));  // still at sea: no second action

  auto sails = vigorous(Scenario{});
  sails.play("godalming sail black_sea");  // from a port: nothing follows at sea
  EXPECT_TRUE(sails.asks(seward, Step::ask_action));

  auto late = vigorous(Scenario{});
  late.play("godalming reserve").let_nature_act();
  late.play("godalming sail black_sea");
  EXPECT_TRUE(late.asks(seward, Step::ask_action));
  EXPECT_EQ(late.at(godalming), Place::black_sea);
}

// Fast Horses.

TEST(FastHorses, go_as_far_as_the_yellow_number_and_stay) {  // Item::fast_horses HA-11 E12 EV-13
  auto t = Scenario{}.at(mina, Place::le_havre).items(mina, {Item::fast_horses}).day(mina);
  t.play("mina gallop", "nature horses t22");
  EXPECT_TRUE(t.allows("mina road paris"));             // one road: he may stop early
  EXPECT_TRUE(t.allows("mina road clermont_ferrand"));  // two
  t.refuses("mina road toulouse", "mina road le_havre", "mina pass");
  t.play("mina road clermont_ferrand");
  EXPECT_EQ(t.at(mina), Place::clermont_ferrand);
  EXPECT_EQ(t.has(mina, Item::fast_horses), 1);
  EXPECT_EQ(t.state().ticket_pool.size(), 16);  // the ticket goes back
}

TEST(FastHorses, each_ticket_gives_its_yellow_number) {  // Item::fast_horses
  const auto reach = [](std::string_view ticket) {
    auto t = Scenario{}.at(mina, Place::le_havre).items(mina, {Item::fast_horses}).day(mina);
    t.play("mina gallop", std::string("nature horses ") + std::string(ticket));
    return t.targets(mina, "road").size();
  };
  EXPECT_EQ(reach("t32"), 9U);  // Brussels, Nantes, Paris and what is beside them
  EXPECT_EQ(reach("t22"), 9U);
  EXPECT_EQ(reach("t21"), 3U);
  EXPECT_EQ(reach("t11"), 3U);
  EXPECT_EQ(reach("t1"), 3U);
}

TEST(FastHorses, without_a_yellow_number_they_go_one_road_and_are_gone) {  // Item::fast_horses Ticket::t1
  auto t = Scenario{}.items(mina, {Item::fast_horses}).day(mina);
  t.play("mina gallop", "nature horses t1", "mina road paris");
  EXPECT_EQ(t.has(mina, Item::fast_horses), 0);
  EXPECT_EQ(t.state().items.discard.count(Item::fast_horses), 1);
}

TEST(FastHorses, with_no_tickets_left_they_go_one_road_and_are_gone) {  // Q42
  auto scenario = Scenario{}.items(mina, {Item::fast_horses});
  // All sixteen are in hands.
  scenario.tickets(godalming, {Ticket::t32, Ticket::t32, Ticket::t32, Ticket::t32, Ticket::t22, Ticket::t22,
                               Ticket::t22, Ticket::t22});
  scenario.tickets(seward, {Ticket::t21, Ticket::t21, Ticket::t21, Ticket::t11, Ticket::t11, Ticket::t1,
                            Ticket::t1, Ticket::t1});
  auto t = scenario.day(mina);
  t.refuses("mina reserve");
  t.play("mina gallop");
  EXPECT_EQ(t.targets(mina, "road"), (Texts{"amsterdam", "cologne", "le_havre", "paris", "strasbourg"}));
  EXPECT_EQ(t.has(mina, Item::fast_horses), 0);
}

TEST(FastHorses, are_a_special_action_by_day_and_end_like_a_move) {  // HA-11 E12 EV-13
  auto night = Scenario{}.items(mina, {Item::fast_horses}).night(mina);
  night.refuses("mina gallop");
  auto fogged = Scenario{}.items(mina, {Item::fast_horses}).fog(Place::brussels).day(mina);
  fogged.refuses("mina gallop");
  auto t = Scenario{}.trail({Place::paris}).items(mina, {Item::fast_horses}).day(mina);
  t.play("mina gallop", "nature horses t11", "mina road paris");
  EXPECT_TRUE(t.state().revealed);
  auto tired = vigorous(Scenario{}.items(godalming, {Item::fast_horses}));
  tired.play("godalming gallop", "nature horses t11", "godalming road varna");
  EXPECT_TRUE(tired.allows("godalming road sofia"));  // a Move is another kind of action
  tired.refuses("godalming gallop");
}

TEST(FastHorses, need_an_open_chain_of_roads) {  // Q21; DF-3
  auto t = Scenario{}
               .at(mina, Place::edinburgh)
               .items(mina, {Item::fast_horses})
               .block(Line::road_london_manchester)
               .day(mina);
  t.play("mina gallop", "nature horses t22");
  EXPECT_EQ(t.targets(mina, "road"), (Texts{"liverpool", "manchester"}));
}

// The hospital.

TEST(Hospital, allows_only_supply_and_the_way_out) {  // HA-12
  auto t = Scenario{}
               .hospital(mina, Place::rome)
               .at(seward, Place::rome)
               .items(mina, {Item::fast_horses})
               .tickets(mina, {Ticket::t32})
               .damage(mina, 2)
               .day(mina);
  EXPECT_EQ(t.legal(mina), (Texts{"supply", "leave", "pass"}));
  auto night = Scenario{}.hospital(mina, Place::rome).night(mina);
  EXPECT_EQ(night.legal(mina), (Texts{"supply", "pass"}));
}

TEST(Hospital, the_way_out_ends_in_the_city_but_is_answered_by_no_event) {  // HA-12; Q6
  auto t = Scenario{}
               .hospital(mina, Place::rome)
               .trail({Place::rome})
               .lurker(Spot::space1, Encounter::rats)
               .omens({DraculaEvent::wild_horses, DraculaEvent::customs_search})
               .day(mina);
  t.play("mina leave");
  EXPECT_TRUE(t.state().revealed);
  EXPECT_FALSE(t.hunter(mina).hospital);
  EXPECT_TRUE(t.asks(count, Step::ask_ambush));  // at once
}

}  // namespace
}  // namespace ravenhall::dracula::tests
