// The invariants: random games hold them, and a state that breaks one is told which.
#include "games/dracula/check.hpp"

#include <gtest/gtest.h>

#include "games/dracula/rules/notes.hpp"
#include "games/dracula/tests/random_games.hpp"
#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

State table() {
  return Scenario{}
      .advanced()
      .at(mina, Place::paris)
      .items(mina, {Item::knife})
      .events(seward, {HunterEvent::good_luck})
      .trail({Place::strasbourg, Place::cologne, Place::amsterdam})
      .lurker(Spot::space2, Encounter::rats)
      .omens({DraculaEvent::roadblock})
      .day(mina)
      .state();
}
State fight() {
  return Scenario{}
      .at(mina, Place::strasbourg)
      .items(mina, {Item::knife})
      .trail({Place::strasbourg, Place::cologne})
      .revealed()
      .dawn()
      .let_nature_act()
      .state();
}

// The sentence about a state after `change` must hold `part`.
template <class Change>
void breaks(State s, Change change, std::string_view part) {
  ASSERT_EQ(Dracula::check(s), "");
  change(s);
  const std::string sentence = Dracula::check(s);
  EXPECT_NE(sentence.find(part), std::string::npos) << "\"" << sentence << "\" instead of " << part;
}

TEST(Check, holds_after_every_decision_of_random_games) {
  for (std::uint64_t game = 0; game < 15; ++game)
    each_moment(game, [&](const State& s) { ASSERT_EQ(Dracula::check(s), "") << "game " << game; });
}

TEST(Check, every_card_is_in_one_place) {
  breaks(table(), [](State& s) { s.items.discard.add(Item::dogs); }, "\"dogs\"");
  breaks(table(), [](State& s) { s.ticket_pool.remove(Ticket::t11); }, "\"t11\"");
  breaks(table(), [](State& s) { s.ally = HunterEvent::rufus_smith; }, "\"rufus_smith\"");
  breaks(table(), [](State& s) { s.dark_ally = DraculaEvent::great_wolf; }, "\"great_wolf\"");
  breaks(table(), [](State& s) { s.guards = 1; }, "\"szgany_bodyguards\"");
  breaks(table(), [](State& s) { s.lurkers[0].kind = Encounter::wolves; }, "\"rats\"");
  breaks(fight(), [](State& s) { s.combat.used.add(Fight::escape_as_mist, 2); }, "copies of a card");
}

TEST(Check, sizes_are_those_of_the_hands) {
  breaks(table(), [](State& s) { s.hunter[mina].item_count = 2; }, "number of items");
  breaks(table(), [](State& s) { s.hunter[seward].event_count = 0; }, "number of events");
  breaks(table(), [](State& s) { s.hunter[seward].ticket_count = 1; }, "number of tickets");
  breaks(table(), [](State& s) { s.omen_count = 2; }, "Dracula's events");
  breaks(table(), [](State& s) { s.hand_count = 2; }, "Dracula's encounters");
  breaks(table(), [](State& s) { s.items_left = 2; }, "item deck");
  breaks(table(), [](State& s) { --s.hunter_deck; }, "unseen events");
  breaks(table(), [](State& s) { s.top = Back::none; }, "back of the top event card");
  breaks(table(), [](State& s) { s.bottom_hunters = s.hunter_deck; }, "bottom of the deck");
  breaks(table(), [](State& s) { s.hunter[mina].fresh_items = 5; }, "fresh");
  breaks(fight(), [](State& s) { ++s.combat.hand_count; }, "combat cards");
}

TEST(Check, nobody_is_beyond_a_limit) {
  breaks(table(), [](State& s) { s.hunter[mina].damage = 9; }, "no health left");
  breaks(table(), [](State& s) { s.hunter[mina].damage = 10; }, "more damage than health");
  breaks(table(), [](State& s) { s.hunter[mina].bites = 1; }, "more bites");
  breaks(table(), [](State& s) { s.damage = kDraculaHealth; }, "goes on");
  breaks(table(), [](State& s) { s.influence = kInfluenceToWin; }, "goes on");
  breaks(table(), [](State& s) { s.despair = 4; }, "despair");
  breaks(table(), [](State& s) { s.time = 1; }, "time does not fit");
  breaks(table(), [](State& s) { s.hunter[mina].hospital = true; }, "hospital");
  breaks(
      table(), [](State& s) { s.hunter[seward].open_event = HunterEvent::good_luck; },
      "without being weakened");
  breaks(table(), [](State& s) { s.hunter[mina].open_item = Item::dogs; }, "not in the hand");
  breaks(table(), [](State& s) { s.rumors = 2; }, "four rumor tokens");
  breaks(
      table(),
      [](State& s) {
        for (const Seat seat : {godalming, seward, mina}) s.hunter[seat].bats = true;
      },
      "bats");
  breaks(table(), [](State& s) { s.padding[0] = 1; }, "padding");
}

TEST(Check, tokens_lie_where_they_can_and_in_order) {
  breaks(table(), [](State& s) { s.fogs.push_back(Place::black_sea); }, "no city");
  breaks(table(), [](State& s) { s.storms.push_back(Place::rome); }, "no sea");
  breaks(table(), [](State& s) { s.hosts.push_back(Place::castle_dracula); }, "Heavenly Host");
  breaks(table(), [](State& s) { s.consecrated = Place::galatz; }, "Consecrated Ground");
  breaks(
      table(),
      [](State& s) {
        s.fogs.push_back(Place::rome);
        s.fogs.push_back(Place::bari);
      },
      "sorted");
  breaks(
      table(),
      [](State& s) {
        s.blocks.push_back(Line{});
        s.blocks.push_back(Line{});
      },
      "one line");
}

TEST(Check, the_trail_is_one_that_dracula_can_have_gone) {
  breaks(table(), [](State& s) { s.spaces[Spot::space1].may.remove(Place::strasbourg); }, "not where he was");
  breaks(table(), [](State& s) { s.spaces[Spot::space1].way = Way::stay; }, "did not come by the way");
  breaks(
      table(),
      [](State& s) {
        s.spaces[Spot::space1].way = Way::step;
        s.spaces[Spot::space2].at = Place::amsterdam;
        s.spaces[Spot::space3].at = Place::cologne;
      },
      "did not come by the way");
  breaks(table(), [](State& s) { s.clues[Place::strasbourg] = Clue(Out::named, 0); }, "where he can be");
  breaks(table(), [](State& s) { s.clues[Place::north_sea] = Clue(Out::named, kTimes); }, "time");
  breaks(table(), [](State& s) { s.spaces[Spot::space3].at = Place::cologne; }, "elsewhere too");
  breaks(table(), [](State& s) { s.spaces[Spot::space3].back = LocationBack::sea; }, "back");
  breaks(table(), [](State& s) { s.spaces[Spot::space2].up = true; }, "face up");
  breaks(
      table(),
      [](State& s) {
        s.spaces[Spot::space2] = {};
        s.lurkers[0].where = Spot::space1;
      },
      "gap");
  breaks(
      table(),
      [](State& s) {
        s.spaces[Spot::space3].rumor = true;
        s.rumor_pool = 3;
      },
      "without an encounter");
  breaks(table(), [](State& s) { s.spaces[Spot::space3].power = Power::feed; }, "takes its place");
  breaks(table(), [](State& s) { s.lurkers[0].where = Spot::lair1; }, "where none can lie");
  breaks(table(), [](State& s) { s.at = Place::paris; }, "where the trail ends");
  breaks(table(), [](State& s) { s.revealed = true; }, "revealed");
  breaks(
      table(),
      [](State& s) {
        s.spaces[Spot::leaving] = s.spaces[Spot::space3];
        s.spaces[Spot::space3].card = false;
      },
      "leaves the trail");
}

TEST(Check, what_is_known_is_true) {
  breaks(table(), [](State& s) { note_in_hand(s.item_notes, seward, Item::knife); }, "\"knife\"");
  breaks(
      table(), [](State& s) { known_in(s.item_notes, kSpectator, Hands{seward, helsing}).add(Item::knife); },
      "\"knife\"");
  breaks(table(), [](State& s) { s.omens_seen.add(DraculaEvent::enraged); }, "seen");
  breaks(table(), [](State& s) { s.hand_seen.add(Encounter::spy); }, "seen");
  State s = table();
  known_in(s.event_notes, kSpectator, Hands{seward, mina}).add(HunterEvent::good_luck);
  EXPECT_EQ(Dracula::check(s), "") << "it is in one of them";
  s.hunter_events.recycled.add(HunterEvent::good_luck, 2);
  s.hunter[seward].fresh_events = 0;
  EXPECT_NE(Dracula::check(s), "") << "both were in the deck, so this one must have been drawn since";
}

TEST(Check, a_combat_has_its_fighters_and_cards) {
  breaks(fight(), [](State& s) { s.combat = {}; }, "combat");
  breaks(table(), [](State& s) { s.combat.foe = Foe::dracula; }, "fights");
  breaks(fight(), [](State& s) { s.combat.fighters.add(seward); }, "not there when it began");
  breaks(
      fight(),
      [](State& s) {
        s.combat.began.add(seward);
        s.combat.fighters.add(seward);
      },
      "where he is not");
  breaks(fight(), [](State& s) { s.combat.wreaths.add(mina); }, "Garlic Wreath");
  breaks(fight(), [](State& s) { s.combat.laid[mina] = Item::rifle; }, "does not have");
  breaks(fight(), [](State& s) { s.combat.foe = Foe::vampire; }, "vampire");
}

TEST(Check, what_belongs_to_a_moment_stands_only_there) {
  breaks(table(), [](State& s) { s.gift = 1; }, "gift");
  breaks(table(), [](State& s) { s.saved = true; }, "saved");
  breaks(table(), [](State& s) { s.cancelled = true; }, "cancelled");
  breaks(
      table(),
      [](State& s) {
        s.offered = s.items.deck;
        s.items.deck = {};
        s.items_left = 0;
      },
      "offered");
  breaks(table(), [](State& s) { s.pending = mina; }, "Several");
  breaks(
      table(),
      [](State& s) {
        while (!s.agenda.empty()) s.agenda.pop();
      },
      "left to do");
  breaks(table(), [](State& s) { s.agenda.push({Step::ask_action, seward}); }, "cannot stand on");
}

// Back and way of a power card tell nothing that Hide conceals.
TEST(Check, feeding_under_hide_in_the_castle_shows_no_castle) {
  auto t = Scenario{}
               .advanced()
               .trail({Place::castle_dracula})
               .damage(count, 3)
               .hand({Encounter::rats})
               .dracula_phase();
  t.play("dracula hide", "dracula lay rats");
  EXPECT_EQ(t.space(Spot::space1).back, LocationBack::city);
  t.pass_until(Step::ask_move);
  t.play("dracula feed");
  EXPECT_EQ(t.space(Spot::space1).at, Place::castle_dracula);
  EXPECT_EQ(t.space(Spot::space1).back, LocationBack::city);
}

// VW-4: the open card of a weakened hunter stays in sight while she trades.
TEST(Check, an_open_card_stays_known_through_a_trade) {
  auto t = Scenario{}
               .at(mina, Place::paris)
               .at(seward, Place::paris)
               .items(mina, {Item::knife})
               .items(seward, {Item::dogs})
               .day(mina);
  ASSERT_EQ(t.hunter(mina).open_item, Item::knife);
  t.play("mina trade 2", "mina give 0", "seward give 0");
  EXPECT_TRUE(known_in(t.state().item_notes, kSpectator, mina).has(Item::knife));
}

}  // namespace
}  // namespace ravenhall::dracula::tests
