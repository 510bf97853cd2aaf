// What clients see of a table: everything open, one's own things, and nothing else.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

Json view_of(const Tabletop& t, Seat seat) { return view_json<Dracula>(Dracula::observe(t.state(), seat)); }

Tabletop hunt() {
  return Scenario{}
      .advanced()
      .at(mina, Place::paris)
      .items(mina, {Item::knife, Item::stake})
      .events(mina, {HunterEvent::hypnosis})
      .tickets(mina, {Ticket::t32})
      .at(seward, Place::munich)
      .items(seward, {Item::garlic})
      .bites(seward, 1)
      .trail({Place::strasbourg, Place::cologne, Place::amsterdam, Place::north_sea})
      .up(Spot::space2)
      .lurker(Spot::space1, Encounter::rats)
      .lurker(Spot::space2, Encounter::new_vampire, true, 2)
      .rumor(Spot::space1)
      .omens({DraculaEvent::false_tip})
      .hand({Encounter::wolves, Encounter::spy})
      .fog(Place::london, 2)
      .block(Line::road_paris_strasbourg)
      .consecrated(Place::rome)
      .day(mina);
}

TEST(View, own_hands_are_there_and_those_of_others_are_null) {
  const Tabletop t = hunt();
  const Json her = view_of(t, mina);
  EXPECT_EQ(her["viewer"], 4);
  const Json& own = her["hunters"][3];
  EXPECT_EQ(own["role"], "mina");
  EXPECT_EQ(own["at"], "paris");
  EXPECT_EQ(own["items"]["cards"], Json({"knife", "stake"}));
  EXPECT_EQ(own["events"]["cards"], Json({"hypnosis"}));
  EXPECT_EQ(own["tickets"]["cards"], Json({"t32"}));
  EXPECT_EQ(own["bites"], 1);
  EXPECT_EQ(own["bite_spaces"], 1);
  EXPECT_TRUE(own["weakened"]);
  const Json& other = her["hunters"][1];
  EXPECT_EQ(other["items"]["size"], 1);
  EXPECT_TRUE(other["items"]["cards"].is_null());
  EXPECT_EQ(other["bites"], 1);
  EXPECT_TRUE(her["dracula"]["events"]["cards"].is_null());
  EXPECT_EQ(her["dracula"]["events"]["size"], 1);
  EXPECT_TRUE(her["dracula"]["encounters"]["cards"].is_null());
  EXPECT_EQ(her["dracula"]["encounters"]["size"], 2);

  const Json his = view_of(t, count);
  EXPECT_EQ(his["dracula"]["encounters"]["cards"], Json({"spy", "wolves"}));
  EXPECT_EQ(his["dracula"]["events"]["cards"], Json({"false_tip"}));
  for (const Json& hunter : his["hunters"]) EXPECT_TRUE(hunter["items"]["cards"].is_null());
  const Json open = view_of(t, kSpectator);
  EXPECT_EQ(open["viewer"], "spectator");
  for (const Json& hunter : open["hunters"]) EXPECT_TRUE(hunter["events"]["cards"].is_null());
}

TEST(View, the_trail_names_what_lies_face_up_and_tells_dracula_all) {
  const Tabletop t = hunt();
  for (const Seat seat : {mina, seward, kSpectator}) {
    const Json view = view_of(t, seat);
    const Json& trail = view["trail"];
    ASSERT_EQ(trail.size(), 6U);
    EXPECT_TRUE(trail[0]["at"].is_null());
    EXPECT_TRUE(trail[0]["card"]);
    EXPECT_EQ(trail[0]["back"], "city");
    EXPECT_TRUE(trail[0]["rumor"]);
    EXPECT_GT(trail[0]["may"].size(), 1U);
    EXPECT_TRUE(trail[0]["encounters"][0]["encounter"].is_null());
    EXPECT_EQ(trail[0]["encounters"][0]["number"], 0);
    EXPECT_EQ(trail[1]["at"], "cologne");
    EXPECT_EQ(trail[1]["may"], Json({"cologne"}));
    EXPECT_EQ(trail[1]["encounters"][0]["encounter"], "new_vampire");
    EXPECT_EQ(trail[1]["encounters"][0]["damage"], 2);
    EXPECT_EQ(trail[3]["back"], "sea");
    EXPECT_FALSE(trail[4]["card"]);
    EXPECT_TRUE(view["dracula"]["at"].is_null());
    EXPECT_FALSE(view["belief"].empty());
  }
  const Json his = view_of(t, count);
  EXPECT_EQ(his["trail"][0]["at"], "strasbourg");
  EXPECT_EQ(his["trail"][0]["encounters"][0]["encounter"], "rats");
  EXPECT_EQ(his["dracula"]["at"], "strasbourg");
  EXPECT_TRUE(his["belief"].is_null());
}

// E25: Hide is seen, its place is not.
TEST(View, a_hide_turned_up_does_not_tell_where_it_is) {
  const Tabletop t = Scenario{}
                         .advanced()
                         .trail({Place::strasbourg, Place::strasbourg, Place::cologne})
                         .power(Spot::space1, Power::hide)
                         .up(Spot::space1)
                         .day(mina);
  const Json her = view_of(t, mina);
  EXPECT_EQ(her["trail"][0]["power"], "hide");
  EXPECT_TRUE(her["trail"][0]["at"].is_null());
  EXPECT_EQ(view_of(t, count)["trail"][0]["at"], "strasbourg");
}
TEST(View, a_hide_that_lies_face_down_looks_like_a_city) {
  const Tabletop t = Scenario{}
                         .advanced()
                         .trail({Place::strasbourg, Place::strasbourg, Place::cologne})
                         .power(Spot::space1, Power::hide)
                         .day(mina);
  const Json her = view_of(t, mina);
  EXPECT_TRUE(her["trail"][0]["card"]);
  EXPECT_TRUE(her["trail"][0]["power"].is_null());
  EXPECT_EQ(her["trail"][0]["back"], "city");
  EXPECT_EQ(view_of(t, count)["trail"][0]["power"], "hide");
}

TEST(View, the_board_with_its_time_tokens_and_piles) {
  const Json view = view_of(hunt(), kSpectator);
  EXPECT_EQ(view["phase"], "day");
  EXPECT_EQ(view["weekday"], "monday");
  EXPECT_FALSE(view["night"]);
  EXPECT_EQ(view["tokens"]["fogs"], Json({"london", "london"}));
  EXPECT_EQ(view["tokens"]["roadblocks"], Json({"road_paris_strasbourg"}));
  EXPECT_EQ(view["tokens"]["consecrated"], "rome");
  EXPECT_EQ(view["event_deck"]["size"], kHunterEvents + kDraculaEventCards - 2);
  EXPECT_EQ(view["event_deck"]["top"], "hunter");
  EXPECT_EQ(view["item_deck"], kItemCards - 3);
  EXPECT_EQ(view["ticket_pool"], kTickets - 1);
  EXPECT_EQ(view["discards"]["encounters_buried"], 0);
  EXPECT_TRUE(view["combat"].is_null());
  EXPECT_EQ(view["question"]["kind"], "action");
  EXPECT_EQ(view["question"]["seats"], Json({4}));
  EXPECT_TRUE(view["outcome"].is_null());
  EXPECT_TRUE(view["side"].is_null());
}

TEST(View, the_weights_of_the_belief_are_a_whole) {
  const Json view = view_of(hunt(), mina);
  int all = 0;
  for (const Json& place : view["belief"]) all += place["weight"].get<int>();
  EXPECT_NEAR(all, 1000000, 100);
}

TEST(View, a_choice_in_combat_is_seen_as_made_and_by_its_owner_alone) {
  Tabletop t =
      Scenario{}.at(mina, Place::paris).at(seward, Place::paris).trail({Place::paris}).revealed().dusk();
  t.pass_until(Step::ask_fight);
  t.play("mina use punch");
  const Json her = view_of(t, mina)["combat"];
  EXPECT_EQ(her["foe"], "dracula");
  EXPECT_EQ(her["place"], "paris");
  EXPECT_TRUE(her["night"]);
  EXPECT_EQ(her["round"], 1);
  EXPECT_EQ(her["hand_size"], kFightHand);
  EXPECT_TRUE(her["hand"].is_null());
  EXPECT_FALSE(her["chosen"]);
  ASSERT_EQ(her["hunters"].size(), 2U);
  EXPECT_EQ(her["hunters"][1]["card"], "punch");
  EXPECT_TRUE(her["hunters"][1]["chosen"]);
  EXPECT_FALSE(her["hunters"][0]["chosen"]);
  for (const Seat seat : {seward, count, kSpectator}) {
    const Json combat = view_of(t, seat)["combat"];
    EXPECT_TRUE(combat["hunters"][1]["chosen"]);
    EXPECT_TRUE(combat["hunters"][1]["card"].is_null());
  }
  EXPECT_EQ(view_of(t, count)["combat"]["hand"].size(), static_cast<std::size_t>(kFightHand));
}

TEST(View, what_was_chosen_in_combat_is_in_no_event_that_others_see) {
  Tabletop t = Scenario{}.at(mina, Place::paris).trail({Place::paris}).revealed().dusk();
  t.pass_until(Step::ask_fight);
  t.play("dracula fight " + std::string(name_of(*t.state().combat.hand.begin())));
  const Event chose = t.events_of(Happening::dracula_chose).at(0);
  for (const std::int16_t arg : seen_by(chose, mina).args) EXPECT_TRUE(arg == Event::kHidden || arg == 0);
  EXPECT_EQ(seen_by(chose, count).args[0], static_cast<int>(t.state().combat.card));
}

TEST(View, a_card_just_drawn_is_for_its_owner) {
  Tabletop t = Scenario{}.at(mina, Place::zurich).day(mina);
  t.play("mina supply", "nature event good_luck", "nature back dracula");
  EXPECT_EQ(view_of(t, mina)["question"]["kind"], "received");
  EXPECT_EQ(view_of(t, mina)["question"]["event"], "good_luck");
  EXPECT_TRUE(view_of(t, seward)["question"]["event"].is_null());
}

TEST(View, cards_seen_in_a_trade_are_known_to_the_two_and_vague_to_the_others) {
  Tabletop t = Scenario{}
                   .at(godalming, Place::paris)
                   .items(godalming, {Item::knife})
                   .at(seward, Place::paris)
                   .items(seward, {Item::garlic})
                   .day(godalming);
  t.play("godalming trade 2");
  EXPECT_EQ(view_of(t, seward)["hunters"][0]["items"]["known"], Json({"knife"}));
  EXPECT_EQ(view_of(t, godalming)["hunters"][1]["items"]["known"], Json({"garlic"}));
  for (const Seat seat : {mina, count, kSpectator})
    EXPECT_TRUE(view_of(t, seat)["hunters"][0]["items"]["known"].empty());
  // He gives the knife: the two know it, the others only the numbers.
  t.play("godalming give 1", "seward give 0");
  EXPECT_EQ(view_of(t, godalming)["hunters"][1]["items"]["known"], Json({"knife", "garlic"}));
  EXPECT_EQ(view_of(t, mina)["hunters"][1]["items"]["size"], 2);
  EXPECT_TRUE(view_of(t, mina)["hunters"][1]["items"]["known"].empty());
}

TEST(View, everything_lies_open_to_everybody_at_the_end) {  // IN-23
  Scenario scenario = Scenario{}
                          .advanced()
                          .items(mina, {Item::knife})
                          .events(seward, {HunterEvent::hypnosis})
                          .tickets(helsing, {Ticket::t32})
                          .trail({Place::nantes, Place::nantes, Place::paris})
                          .power(Spot::space1, Power::hide)
                          .lurker(Spot::space3, Encounter::rats)
                          .lair(Spot::lair1, Place::rome)
                          .lurker(Spot::lair1, Encounter::wolves)
                          .omens({DraculaEvent::false_tip})
                          .hand({Encounter::spy})
                          .damage(count, 14);
  Tabletop t = scenario.dracula_phase();
  t.play("dracula pass");
  for (const Seat seat : {mina, kSpectator}) {
    EXPECT_TRUE(view_of(t, seat)["trail"][2]["at"].is_null());
    EXPECT_TRUE(view_of(t, seat)["dracula"]["encounters"]["cards"].is_null());
  }
  t.play("dracula go north_atlantic");
  for (const Seat seat : {count, godalming, mina, kSpectator}) {
    const Json view = view_of(t, seat);
    EXPECT_EQ(view["phase"], "over");
    EXPECT_EQ(view["dracula"]["at"], "north_atlantic");
    EXPECT_EQ(view["trail"][0]["at"], "north_atlantic");
    EXPECT_EQ(view["trail"][1]["at"], "nantes");
    EXPECT_EQ(view["trail"][1]["power"], "hide");
    EXPECT_EQ(view["trail"][3]["at"], "paris");
    EXPECT_EQ(view["trail"][3]["encounters"][0]["encounter"], "rats");
    EXPECT_EQ(view["lairs"][0]["at"], "rome");
    EXPECT_EQ(view["lairs"][0]["encounters"][0]["encounter"], "wolves");
    EXPECT_EQ(view["dracula"]["events"]["cards"], Json({"false_tip"}));
    EXPECT_EQ(view["dracula"]["encounters"]["cards"], Json({"spy"}));
    EXPECT_EQ(view["hunters"][3]["items"]["cards"], Json({"knife"}));
    EXPECT_EQ(view["hunters"][1]["events"]["cards"], Json({"hypnosis"}));
    EXPECT_EQ(view["hunters"][2]["tickets"]["cards"], Json({"t32"}));
  }
  EXPECT_EQ(view_of(t, mina)["belief"], Json({{{"place", "north_atlantic"}, {"weight", 1000000}}}));
}

TEST(View, the_winning_side_is_named_at_the_end) {
  Tabletop t = Scenario{}.trail({Place::nantes}).damage(count, 14).dracula_phase();
  t.play("dracula go north_atlantic");
  const Json view = view_of(t, kSpectator);
  EXPECT_EQ(view["phase"], "over");
  EXPECT_EQ(view["side"], "hunters");
  EXPECT_EQ(view["outcome"]["winners"], Json({1, 2, 3, 4}));
}

}  // namespace
}  // namespace ravenhall::dracula::tests
