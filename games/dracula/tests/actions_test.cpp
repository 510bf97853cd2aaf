// What hunters do besides moving: supply, rest, trade, tickets, search, special actions; and hand limits.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/dracula/rules/round.hpp"
#include "games/dracula/tests/scenario.hpp"
#include "kernel/match_of.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

// Everything of these kinds that is in the event deck is thrown away, so that it is soon empty.
Scenario& leave_in_deck(Scenario& scenario, HunterEventBag hunter, DraculaEventBag dracula) {
  State& s = scenario.state_;
  for (const HunterEvent event : HunterEventBag(s.hunter_events.deck)) {
    if (hunter.take(event)) continue;
    s.hunter_events.deck.remove(event);
    s.hunter_events.discard.add(event);
    --s.hunter_deck;
  }
  for (const DraculaEvent omen : DraculaEventBag(s.dracula_events.deck)) {
    if (dracula.take(omen)) continue;
    s.dracula_events.deck.remove(omen);
    s.dracula_events.discard.add(omen);
    --s.dracula_deck;
  }
  return scenario;
}

TEST(Actions, there_are_seven_kinds_and_one_may_pass) {  // HA-1
  auto t = Scenario{}
               .trail({Place::munich, Place::brussels})
               .up(Spot::space2)
               .lurker(Spot::space2, Encounter::rats)
               .at(helsing, Place::brussels)
               .items(mina, {Item::knife})
               .tickets(mina, {Ticket::t32})
               .damage(mina, 1)
               .day(mina);
  for (const std::string_view action :
       {"mina road paris", "mina rail t32", "mina supply", "mina rest", "mina trade 3", "mina bond",
        "mina reserve", "mina search", "mina pass"}) {
    EXPECT_TRUE(t.allows(action)) << action;
  }
  t.play("mina rest");
  EXPECT_FALSE(t.asks(mina, Step::ask_action));  // one action in a slot
}

TEST(Actions, who_can_do_nothing_passes) {  // E74
  auto t = Scenario{}.at(mina, Place::castle_dracula).trail({Place::munich}).night(mina);
  EXPECT_EQ(t.legal(mina), Texts{"pass"});
}

// Supply.

TEST(Supply, in_a_large_city_brings_an_item_and_an_event) {  // HA-6
  auto t = Scenario{}.day(mina);
  t.play("mina supply", "nature item stake", "mina open_item stake", "nature event long_night",
         "nature back dracula", "mina keep", "mina open_event long_night");
  EXPECT_EQ(t.has(mina, Item::stake), 1);
  EXPECT_EQ(t.has(mina, HunterEvent::long_night), 1);
  EXPECT_EQ(t.state().top, Back::dracula);
}

TEST(Supply, in_a_small_city_brings_an_event_only) {  // HA-6
  auto t = Scenario{}.at(seward, Place::geneva).day(seward);
  t.play("seward supply", "nature event long_night", "nature back hunter", "seward keep");
  EXPECT_EQ(t.hunter(seward).item_count, 0);
  EXPECT_EQ(t.has(seward, HunterEvent::long_night), 1);
}

TEST(Supply, by_day_a_dracula_card_on_top_is_thrown_away_unseen) {  // T20; HA-6
  auto t = Scenario{}.at(seward, Place::geneva).top(Back::dracula).day(seward);
  t.play("seward supply");
  EXPECT_EQ(t.state().dracula_buried, 1);
  EXPECT_EQ(t.state().omen_count, 0);
  EXPECT_EQ(t.state().dracula_deck, 24);
  // It has not even a name: it is still among those nobody has seen.
  EXPECT_EQ(t.state().dracula_events.deck.size(), 25);
  t.play("nature back hunter");
  EXPECT_TRUE(t.asks(helsing, Step::ask_action));
}

TEST(Supply, at_night_the_bottom_card_is_taken_and_dracula_gets_his) {  // T19; HA-6
  auto t = Scenario{}.at(seward, Place::geneva).night(seward);
  t.play("seward supply", "nature omen false_tip", "dracula keep");
  EXPECT_EQ(t.hunter(seward).item_count, 0);
  EXPECT_EQ(t.has(DraculaEvent::false_tip), 1);
  EXPECT_EQ(t.state().top, Back::hunter);  // the top card still lies there

  auto own = Scenario{}.at(seward, Place::geneva).night(seward);
  own.play("seward supply", "nature event long_night", "seward keep");
  EXPECT_EQ(own.has(seward, HunterEvent::long_night), 1);

  auto at_once = Scenario{}.at(seward, Place::geneva).night(seward);
  at_once.play("seward supply", "nature omen vampiric_influence");
  EXPECT_EQ(at_once.legal(count), Texts{"scheme vampiric_influence"});  // he carries it out
}

TEST(Supply, everybody_sees_the_back_of_the_top_card_and_nobody_that_of_the_bottom) {  // T46
  auto t = Scenario{}.at(seward, Place::geneva).day(seward);
  t.play("seward supply", "nature event long_night", "nature back dracula");
  EXPECT_EQ(t.state().top, Back::dracula);
  const auto turned = t.events_of(Happening::back_turned);
  ASSERT_EQ(turned.size(), 1U);
  EXPECT_EQ(turned[0].secret, 0);
  EXPECT_EQ(t.state().bottom_hunters, 0);
}

TEST(Supply, is_not_possible_in_castle_dracula) {  // T21; HA-6 HA-9
  auto t = Scenario{}.trail({Place::munich}).at(mina, Place::castle_dracula).day(mina);
  t.refuses("mina supply", "mina reserve");
}

TEST(Supply, in_a_hospital_brings_one_item_and_no_event) {  // HA-6 E15
  auto t = Scenario{}.hospital(godalming, Place::rome).day(godalming);
  t.play("godalming supply", "nature item stake");
  EXPECT_EQ(t.hunter(godalming).item_count, 1);
  EXPECT_EQ(t.hunter(godalming).event_count, 0);
  EXPECT_TRUE(t.asks(seward, Step::ask_action));
}

TEST(Supply, brings_godalming_two_items_in_a_large_city) {  // T48; E15 E16
  auto t = Scenario{}
               .at(godalming, Place::london)
               .items(godalming, {Item::knife, Item::pistol})
               .events(godalming, {HunterEvent::long_night, HunterEvent::good_luck, HunterEvent::forewarned})
               .day(godalming);
  t.play("godalming supply", "nature item stake", "nature item dogs");
  EXPECT_EQ(t.hunter(godalming).item_count, 4);  // both are in hand, then the limit counts
  t.play("godalming discard_item pistol", "nature event escape_route", "nature back hunter", "godalming keep",
         "godalming discard_event long_night");
  EXPECT_EQ(t.hunter(godalming).item_count, 3);
  EXPECT_EQ(t.hunter(godalming).event_count, 3);
  EXPECT_TRUE(t.has(godalming, Item::stake) == 1 && t.has(godalming, Item::dogs) == 1);
  EXPECT_TRUE(t.asks(seward, Step::ask_action));
  auto small = Scenario{}.at(godalming, Place::geneva).day(godalming);
  small.play("godalming supply", "nature event long_night");  // no item there
  EXPECT_EQ(small.hunter(godalming).item_count, 0);
}

TEST(Supply, a_card_for_dracula_counts_for_his_limit_at_once) {  // E16; HA-13
  auto t = Scenario{}
               .at(seward, Place::geneva)
               .omens({DraculaEvent::false_tip, DraculaEvent::wild_horses, DraculaEvent::enraged,
                       DraculaEvent::seduction})
               .night(seward);
  t.play("seward supply", "nature omen customs_search", "dracula keep");
  EXPECT_TRUE(t.asks(count, Step::ask_limit_omen));
  t.play("dracula discard_omen enraged");
  EXPECT_EQ(t.state().omen_count, 4);
  EXPECT_EQ(t.state().dracula_events.discard.count(DraculaEvent::enraged), 1);
}

TEST(Supply, a_card_that_may_be_kept_counts_at_once_when_it_is_kept) {  // Q36; EV-2
  auto t = Scenario{}
               .at(seward, Place::geneva)
               .omens({DraculaEvent::false_tip, DraculaEvent::wild_horses, DraculaEvent::enraged,
                       DraculaEvent::seduction})
               .night(seward);
  t.play("seward supply", "nature omen roadblock");
  EXPECT_EQ(t.legal(count), (Texts{"scheme roadblock", "keep"}));
  t.play("dracula keep", "dracula discard_omen roadblock");
  EXPECT_EQ(t.state().dracula_events.discard.count(DraculaEvent::roadblock), 1);
  const auto discarded = t.events_of(Happening::omen_discarded);
  ASSERT_EQ(discarded.size(), 1U);
  EXPECT_EQ(discarded[0].secret, 0);  // face up
}

// Limits and empty decks.

TEST(Limits, seward_holds_four_the_others_three) {  // HA-13
  auto t = Scenario{}
               .items(seward, {Item::knife, Item::knife, Item::knife})
               .events(seward, {HunterEvent::long_night, HunterEvent::good_luck, HunterEvent::forewarned})
               .day(seward);
  t.play("seward supply", "nature item stake", "nature event escape_route", "nature back hunter",
         "seward keep");
  EXPECT_EQ(t.hunter(seward).item_count, 4);
  EXPECT_EQ(t.hunter(seward).event_count, 4);
  EXPECT_TRUE(t.asks(helsing, Step::ask_action));
  auto other = Scenario{}.items(helsing, {Item::knife, Item::knife, Item::knife}).day(helsing);
  other.play("helsing supply", "nature item stake");
  EXPECT_TRUE(other.asks(helsing, Step::ask_limit_item));
}

TEST(Limits, good_luck_may_be_played_by_day_instead_of_a_discard) {  // HA-13
  auto t = Scenario{}
               .at(helsing, Place::geneva)
               .events(helsing, {HunterEvent::long_night, HunterEvent::forewarned, HunterEvent::forewarned})
               .block(Line::road_brussels_paris)
               .day(helsing);
  t.play("helsing supply", "nature event good_luck", "nature back hunter", "helsing keep");
  EXPECT_TRUE(t.asks(helsing, Step::ask_limit_event));
  t.play("helsing play good_luck", "helsing unblock road_brussels_paris");
  EXPECT_EQ(t.hunter(helsing).event_count, 3);
  EXPECT_TRUE(t.state().blocks.empty());
  EXPECT_TRUE(t.asks(mina, Step::ask_action));
}

TEST(Limits, in_his_phase_dracula_may_play_a_card_instead_of_a_discard) {  // HA-13
  auto t = Scenario{}
               .omens({DraculaEvent::false_tip, DraculaEvent::wild_horses, DraculaEvent::enraged,
                       DraculaEvent::unearthly_swiftness})
               .dark_ally(DraculaEvent::immanuel_hildesheim)
               .top(Back::dracula)
               .dracula_phase();
  t.play("nature omen seduction", "nature back hunter", "dracula keep");
  EXPECT_TRUE(t.asks(count, Step::ask_limit_omen));
  t.refuses("dracula scheme false_tip");
  t.play("dracula scheme unearthly_swiftness");
  EXPECT_EQ(t.state().omen_count, 4);
  EXPECT_EQ(t.state().swiftness, 1);
}

TEST(EmptyDeck, discarded_items_make_a_new_one) {  // HA-14
  auto scenario = Scenario{}.at(mina, Place::london);
  State& s = scenario.state_;
  s.items.discard = s.items.deck;
  s.items.deck = {};
  auto t = scenario.day(mina);
  t.play("mina supply");
  EXPECT_EQ(t.happened(Happening::reshuffled), 1);
  EXPECT_EQ(t.state().items.deck.size(), 38);
  EXPECT_TRUE(t.state().items.discard.empty());
  t.play("nature item knife");
  EXPECT_EQ(t.has(mina, Item::knife), 1);
}

TEST(EmptyDeck, discarded_events_make_a_new_one_and_those_face_down_stay_unseen) {  // HA-14
  auto scenario = Scenario{}.at(seward, Place::geneva);
  HunterEventBag last;
  last.add(HunterEvent::long_night);
  leave_in_deck(scenario, last, {});
  State& s = scenario.state_;
  // Two of Dracula's were thrown away unseen.
  s.dracula_events.discard.remove(DraculaEvent::false_tip);
  s.dracula_events.discard.remove(DraculaEvent::enraged);
  s.dracula_events.deck.add(DraculaEvent::false_tip);
  s.dracula_events.deck.add(DraculaEvent::enraged);
  s.dracula_buried = 2;
  auto t = scenario.day(seward);
  t.play("seward supply", "nature event long_night");
  EXPECT_EQ(t.happened(Happening::reshuffled), 1);
  EXPECT_EQ(t.state().hunter_deck, 49);
  EXPECT_EQ(t.state().dracula_deck, 25);
  EXPECT_EQ(t.state().dracula_buried, 0);
  EXPECT_TRUE(t.state().dracula_events.discard.empty());
  EXPECT_EQ(t.happened(Happening::omen_shown), 0);
  t.play("nature back dracula", "seward keep");
  EXPECT_EQ(t.state().top, Back::dracula);
}

// Rest.

TEST(Rest, heals_one_or_two_where_seward_is) {  // HA-7
  auto alone = Scenario{}.damage(mina, 5).day(mina);
  alone.play("mina rest");
  EXPECT_EQ(alone.damage(mina), 4);
  auto cared_for = Scenario{}.at(seward, Place::brussels).damage(mina, 5).day(mina);
  cared_for.play("mina rest");
  EXPECT_EQ(cared_for.damage(mina), 3);
  auto himself = Scenario{}.damage(seward, 5).night(seward);
  himself.play("seward rest");
  EXPECT_EQ(himself.damage(seward), 3);
  auto scratch = Scenario{}.damage(seward, 1).day(seward);
  scratch.play("seward rest");
  EXPECT_EQ(scratch.damage(seward), 0);
  auto away = Scenario{}.hospital(seward, Place::rome).at(mina, Place::rome).damage(mina, 5).day(mina);
  away.play("mina rest");  // he is beside the city, not in it
  EXPECT_EQ(away.damage(mina), 4);
}

TEST(Rest, is_for_the_damaged_only) {  // Q31; HA-7
  auto t = Scenario{}.day(mina);
  t.refuses("mina rest");
}

// Trade.

TEST(Trade, passes_items_and_tickets_both_ways) {  // HA-8 E18
  auto t = Scenario{}
               .at(seward, Place::constanta)
               .items(godalming, {Item::knife, Item::dogs})
               .tickets(godalming, {Ticket::t32})
               .items(seward, {Item::stake})
               .events(seward, {HunterEvent::long_night})
               .delayed(seward)
               .day(godalming);
  t.play("godalming trade 2");
  EXPECT_TRUE(t.asks(godalming, Step::ask_give));  // who began decides first
  t.play("godalming give 5");                      // the first and the third: Knife and ticket
  EXPECT_TRUE(t.asks(seward, Step::ask_give));
  EXPECT_EQ(t.has(godalming, Item::knife), 1);  // nothing has changed hands yet
  t.play("seward give 1");
  EXPECT_EQ(t.has(godalming, Item::dogs), 1);
  EXPECT_EQ(t.has(godalming, Item::stake), 1);
  EXPECT_EQ(t.has(godalming, Item::knife), 0);
  EXPECT_EQ(t.has(seward, Item::knife), 1);
  EXPECT_EQ(t.has(seward, Ticket::t32), 1);
  EXPECT_EQ(t.has(seward, HunterEvent::long_night), 1);  // events stay where they are
}

TEST(Trade, either_may_give_nothing) {  // E18
  auto t = Scenario{}
               .at(seward, Place::constanta)
               .items(godalming, {Item::knife})
               .items(seward, {Item::stake})
               .day(godalming);
  t.play("godalming trade 2", "godalming give 0", "seward give 0");
  EXPECT_EQ(t.has(godalming, Item::knife), 1);
  EXPECT_EQ(t.has(seward, Item::stake), 1);
}

TEST(Trade, limits_come_afterwards) {  // E18 HA-13
  auto t = Scenario{}
               .at(godalming, Place::brussels)
               .items(godalming, {Item::knife, Item::dogs, Item::stake})
               .tickets(godalming, {Ticket::t32})
               .items(mina, {Item::rifle})
               .tickets(mina, {Ticket::t22, Ticket::t21})
               .day(godalming);
  t.play("godalming trade 4", "godalming give 15", "mina give 0");
  EXPECT_TRUE(t.asks(mina, Step::ask_limit_item));
  t.play("mina discard_item dogs");
  EXPECT_TRUE(t.asks(mina, Step::ask_limit_ticket));
  t.play("mina discard_ticket t21");
  EXPECT_EQ(t.hunter(mina).item_count, 3);
  EXPECT_EQ(t.hunter(mina).ticket_count, 2);
}

TEST(Trade, is_for_two_in_the_same_city) {  // HA-8
  auto t = Scenario{}.items(godalming, {Item::knife}).day(godalming);
  EXPECT_EQ(t.targets(godalming, "trade"), Texts{});
  auto empty = Scenario{}.at(seward, Place::constanta).day(godalming);
  EXPECT_EQ(empty.targets(godalming, "trade"), Texts{});  // nobody has anything
  auto down =
      Scenario{}.at(seward, Place::constanta).defeated(seward).items(godalming, {Item::knife}).day(godalming);
  EXPECT_EQ(down.targets(godalming, "trade"), Texts{});
}

TEST(Trade, only_the_two_know_what_was_given) {  // HA-8 Q46
  auto t = Scenario{}
               .at(seward, Place::constanta)
               .items(godalming, {Item::knife})
               .items(seward, {Item::stake})
               .day(godalming);
  t.play("godalming trade 2");
  const auto traded = t.events_of(Happening::traded);
  ASSERT_EQ(traded.size(), 1U);
  EXPECT_EQ(traded[0].reveals, 1);  // cards are shown: it cannot be taken back
  t.play("godalming give 1", "seward give 0");
  const auto gave = t.events_of(Happening::gave);
  ASSERT_EQ(gave.size(), 2U);
  EXPECT_EQ(seen_by(gave[0], SeatSet(count)).args[0], Event::kHidden);
  EXPECT_EQ(seen_by(gave[0], SeatSet(mina)).args[0], Event::kHidden);
  EXPECT_EQ(seen_by(gave[0], SeatSet(seward)).args[0], 1);
}

TEST(Trade, cannot_be_taken_back_once_cards_were_shown) {  // Q46
  // All start in London; Godalming supplies, so that somebody has something; then the first trade.
  MatchOf<Dracula> match(*make_setup(Dracula::info(), kSeats, {{"start", "free"}}), "seed");
  for (int i = 0; i < 50; ++i) {
    ASSERT_TRUE(match.advance());
    const Seat seat = match.to_act().first();
    const std::vector<std::string> legal = match.legal(seat);
    const auto can = [&](std::string_view text) {
      return std::find(legal.begin(), legal.end(), text) != legal.end();
    };
    if (can("trade 1")) {
      ASSERT_TRUE(match.apply(seat, "trade 1"));
      EXPECT_FALSE(match.can_undo(seat));
      ASSERT_TRUE(match.apply(seat, "give 0"));
      EXPECT_TRUE(match.undo(seat));  // what is given can be thought over
      EXPECT_FALSE(match.can_undo(seat));
      return;
    }
    const std::string action = can("start london") ? "start london" : can("supply") ? "supply" : legal[0];
    ASSERT_TRUE(match.apply(seat, action));
  }
  FAIL() << "nobody could trade";
}

TEST(Trade, van_helsing_may_trade_events_over_any_distance) {  // T45; E18 Q8
  auto t = Scenario{}
               .at(helsing, Place::rome)
               .at(mina, Place::north_sea)
               .at(seward, Place::hamburg)
               .hospital(godalming, Place::rome)
               .events(helsing, {HunterEvent::long_night})
               .events(seward, {HunterEvent::good_luck})
               .items(seward, {Item::knife})
               .tickets(seward, {Ticket::t32})
               .day(helsing);
  EXPECT_EQ(t.targets(helsing, "trade_events"), Texts{"2"});  // not at sea, not in a hospital
  EXPECT_EQ(t.targets(helsing, "trade"), Texts{});
  t.play("helsing trade_events 2", "helsing give 1");
  EXPECT_EQ(t.targets(seward, "give"), (Texts{"0", "1"}));  // events only
  t.play("seward give 1");
  EXPECT_EQ(t.has(helsing, HunterEvent::good_luck), 1);
  EXPECT_EQ(t.has(seward, HunterEvent::long_night), 1);
  EXPECT_EQ(t.has(seward, Item::knife), 1);
  const auto gave = t.events_of(Happening::gave);
  ASSERT_EQ(gave.size(), 2U);
  EXPECT_EQ(seen_by(gave[1], SeatSet(count)).args[0], Event::kHidden);  // as secret as any
}

TEST(Trade, events_go_only_in_van_helsings_own_action) {  // Q8; HA-8
  auto t = Scenario{}
               .at(seward, Place::amsterdam)
               .events(seward, {HunterEvent::long_night})
               .items(seward, {Item::knife})
               .events(helsing, {HunterEvent::good_luck})
               .day(seward);
  t.refuses("seward trade_events");
  t.play("seward trade 3");
  EXPECT_EQ(t.targets(seward, "give"), (Texts{"0", "1"}));  // the Knife, not the event
  auto own = Scenario{}
                 .at(seward, Place::amsterdam)
                 .events(seward, {HunterEvent::long_night})
                 .items(seward, {Item::knife})
                 .day(helsing);
  EXPECT_EQ(own.targets(helsing, "trade"), Texts{"2"});  // either the one or the other
  EXPECT_EQ(own.targets(helsing, "trade_events"), Texts{"2"});
}

// Tickets.

TEST(Reserve, draws_a_ticket_and_two_are_kept) {  // HA-9
  auto t = Scenario{}.at(mina, Place::nantes).tickets(mina, {Ticket::t11, Ticket::t1}).day(mina);
  t.play("mina reserve", "nature ticket t32");
  EXPECT_TRUE(t.asks(mina, Step::ask_limit_ticket));
  t.play("mina discard_ticket t1");
  EXPECT_EQ(t.hunter(mina).ticket_count, 2);
  EXPECT_EQ(t.state().ticket_pool.count(Ticket::t1), 3);
  const auto drawn = t.events_of(Happening::ticket_drawn);
  ASSERT_EQ(drawn.size(), 1U);
  EXPECT_EQ(seen_by(drawn[0], SeatSet(count)).args[0], Event::kHidden);
  auto hospital = Scenario{}.hospital(mina, Place::rome).day(mina);
  hospital.refuses("mina reserve");
}

TEST(Reserve, brings_godalming_two) {  // E15; HA-9
  auto t = Scenario{}.tickets(godalming, {Ticket::t11}).night(godalming);
  t.play("godalming reserve", "nature ticket t32", "nature ticket t22");
  EXPECT_EQ(t.hunter(godalming).ticket_count, 3);
  t.play("godalming discard_ticket t11");
  EXPECT_EQ(t.has(godalming, Ticket::t32) + t.has(godalming, Ticket::t22), 2);
}

TEST(Reserve, every_kind_of_ticket_is_in_the_pool_as_often_as_printed) {  // HA-9
  const auto left = Scenario{}.state_.ticket_pool;
  EXPECT_EQ(left.count(Ticket::t32), 4);
  EXPECT_EQ(left.count(Ticket::t22), 4);
  EXPECT_EQ(left.count(Ticket::t21), 3);
  EXPECT_EQ(left.count(Ticket::t11), 2);
  EXPECT_EQ(left.count(Ticket::t1), 3);
}

// Search.

TEST(Search, needs_encounters_in_the_city_and_no_fog) {  // HA-10
  auto t = Scenario{}.trail({Place::munich, Place::brussels}).up(Spot::space2).day(mina);
  t.refuses("mina search");  // nothing lies there
  auto fogged = Scenario{}
                    .trail({Place::munich, Place::brussels})
                    .up(Spot::space2)
                    .lurker(Spot::space2, Encounter::rats)
                    .fog(Place::brussels)
                    .day(mina);
  fogged.refuses("mina search");
}

TEST(Search, turns_everything_up_and_dracula_orders_it) {  // HA-10
  auto t = Scenario{}
               .trail({Place::munich, Place::brussels})
               .up(Spot::space2)
               .lurker(Spot::space2, Encounter::rats)
               .lurker(Spot::space2, Encounter::saboteur)
               .night(mina);
  t.play("mina search");
  EXPECT_TRUE(t.state().lurkers[0].up && t.state().lurkers[1].up);
  EXPECT_TRUE(t.asks(count, Step::ask_order));
  t.play("dracula resolve 1");
  EXPECT_TRUE(t.delayed(mina));
  EXPECT_EQ(t.damage(mina), 2);  // then the other one, by itself
}

TEST(Search, finds_what_lies_in_a_linked_hide_and_in_a_lair) {  // HA-10
  auto hide = Scenario{}
                  .advanced()
                  .trail({Place::none, Place::brussels})
                  .power(Spot::space1, Power::hide)
                  .up(Spot::space1)
                  .revealed()
                  .lurker(Spot::space1, Encounter::rats)
                  .night(mina);
  hide.play("mina search");
  EXPECT_EQ(hide.damage(mina), 2);
  auto lair = Scenario{}
                  .advanced()
                  .trail({Place::munich})
                  .lair(Spot::lair2, Place::brussels)
                  .up(Spot::lair2)
                  .lurker(Spot::lair2, Encounter::saboteur)
                  .night(mina);
  lair.play("mina search");
  EXPECT_TRUE(lair.delayed(mina));
}

// Special actions.

TEST(Special, psychic_bond_asks_for_minas_region) {  // HA-11 E21
  const auto answer = [](Place dracula) {
    auto t = Scenario{}.trail({dracula}).at(helsing, Place::brussels).day(mina);
    t.play("mina bond");
    const auto said = t.events_of(Happening::answer_region);
    return said.size() == 1 && said[0].secret == 0 ? int{said[0].args[1]} : -1;
  };
  EXPECT_EQ(answer(Place::nantes), 1);     // Gallia, as Brussels
  EXPECT_EQ(answer(Place::cologne), 0);    // Germania
  EXPECT_EQ(answer(Place::north_sea), 0);  // at sea he is in no region
  auto alone = Scenario{}.trail({Place::nantes}).day(mina);
  alone.refuses("mina bond");
  auto other = Scenario{}.at(seward, Place::brussels).day(seward);
  other.refuses("seward bond");
}

TEST(Special, is_one_action_of_sheet_event_or_item) {  // HA-11
  auto t = Scenario{}
               .at(helsing, Place::brussels)
               .items(mina, {Item::fast_horses, Item::stake})
               .events(mina, {HunterEvent::vampire_lair, HunterEvent::hypnosis})
               .day(mina);
  for (const std::string_view action :
       {"mina bond", "mina gallop", "mina play vampire_lair", "mina play hypnosis"}) {
    EXPECT_TRUE(t.allows(action)) << action;
  }
}

// Fog.

TEST(Fog, lets_hunters_act_but_neither_search_nor_move) {  // E64
  auto t = Scenario{}
               .fog(Place::brussels)
               .damage(mina, 2)
               .tickets(mina, {Ticket::t32})
               .items(mina, {Item::fast_horses})
               .events(mina, {HunterEvent::sense_of_emergency, HunterEvent::chartered_carriage})
               .day(mina);
  EXPECT_TRUE(t.allows("mina supply") && t.allows("mina rest") && t.allows("mina reserve"));
  t.refuses("mina road", "mina rail", "mina carriage", "mina gallop", "mina play sense_of_emergency");
}

TEST(Fog, there_are_four_tokens) {  // E64
  auto t = Scenario{}
               .trail({Place::munich, Place::le_havre})
               .up(Spot::space2)
               .lurker(Spot::space2, Encounter::unnatural_fog)
               .fog(Place::rome, 3)
               .at(seward, Place::le_havre)
               .day(seward);
  t.play("seward search");
  EXPECT_EQ(t.state().fogs.count(), 4);  // one of two
  EXPECT_TRUE(is_fogged(t.state(), Place::le_havre));
}

TEST(Ambush, each_hunter_who_comes_may_be_met_by_what_is_left) {  // E73
  auto t = Scenario{}
               .trail({Place::munich, Place::paris})
               .lurker(Spot::space2, Encounter::wolves)
               .lurker(Spot::space2, Encounter::saboteur)
               .at(helsing, Place::brussels)
               .day(helsing);
  t.play("helsing road paris", "dracula ambush 0", "dracula pass");
  EXPECT_EQ(t.damage(helsing), 4);
  EXPECT_EQ(t.happened(Happening::location_revealed), 1);
  t.play("mina road paris", "dracula ambush 0");
  EXPECT_TRUE(t.delayed(mina));
  EXPECT_EQ(t.happened(Happening::location_revealed), 1);  // only once
}

}  // namespace
}  // namespace ravenhall::dracula::tests
