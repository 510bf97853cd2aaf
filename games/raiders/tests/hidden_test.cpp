// What a seat may see, what it can infer, and what can be taken back.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/raiders/tests/scenario.hpp"
#include "games/raiders/token_sets.hpp"
#include "kernel/match_of.hpp"

namespace ravenhall::raiders::tests {
namespace {

// Calls f(world) for many worlds that the seat could be looking at.
template <class F>
void imagine_many(const Tabletop& t, Seat seat, F&& f) {
  Rng rng(11);
  const auto view = Raiders::observe(t.state(), seat);
  for (int i = 0; i < 60; ++i) {
    const State world = Raiders::imagine(view, rng);
    ASSERT_EQ(Raiders::check(world), "");
    f(world);
  }
}

Tabletop scout_exchange() {
  auto t = Scenario{red, blue, yellow}
               .hand(red, {scout, folke, sage})
               .hand(blue, {champion, archer})
               .hand(yellow, {forager})
               .to_move(red);
  t.play("red place silversmith", "red skip", "red take town_hall", "red play scout", "red exchange 1 1",
         "red give folke", "blue give champion");
  return t;
}

TEST(Hidden, hands_deck_and_choices_are_hidden_and_the_rest_is_open) {  // E37
  const auto t = Scenario{red, blue}
                     .hand(red, {folke})
                     .hand(blue, {sage, scout})
                     .crew(blue, {archer})
                     .discard({trader})
                     .tiles(blue, {3})
                     .to_move(red);
  const State seen = Raiders::observe(t.state(), red).seen;
  EXPECT_TRUE(seen.player[red].hand.has(folke));
  EXPECT_TRUE(seen.player[blue].hand.empty());
  EXPECT_EQ(seen.player[blue].hand_size, 2);
  EXPECT_EQ(seen.player[blue].crew[0], archer);
  EXPECT_TRUE(seen.deck.empty());
  EXPECT_EQ(seen.deck_size, t.state().deck_size);
  EXPECT_TRUE(seen.discard.has(trader));
  EXPECT_FALSE(seen.player[blue].tiles.empty());
  const State watched = Raiders::observe(t.state(), kSpectator).seen;
  EXPECT_TRUE(watched.player[red].hand.empty());
}

TEST(Hidden, the_discard_pile_can_be_closed) {  // E37
  const auto view = [](std::string_view open) {
    const auto t = Scenario{red, blue}.option("open_discard", open).discard({trader}).to_move(red);
    return view_json<Raiders>(Raiders::observe(t.state(), red));
  };
  EXPECT_EQ(view("on")["discard"]["cards"].size(), 1U);
  EXPECT_TRUE(view("off")["discard"]["cards"].is_null());
  EXPECT_EQ(view("off")["discard"]["size"].get<int>(), 1);
}

TEST(Hidden, what_a_player_put_under_the_deck_is_in_nobodys_hand) {  // E42
  Tabletop t(Raiders::start(*make_setup(Raiders::info(), 3, {})));
  t.let_nature_act(5);
  t.play("red " + t.legal(red)[0], "blue " + t.legal(blue)[0], "yellow " + t.legal(yellow)[0])
      .let_nature_act();
  const CardBag returned = t.player(red).returned;
  imagine_many(t, red, [&](const State& world) {
    EXPECT_TRUE(world.under.holds(returned));
    EXPECT_EQ(world.player[red].returned, returned);
  });
}

TEST(Hidden, what_only_one_player_knows_is_blanked_for_all_others) {  // E37 E42
  auto t = Scenario{red, blue}
               .under(red, {folke, sage})
               .under(blue, {archer, scout})
               .hand(blue, {trader})
               .deck({huntsman})
               .to_move(red);
  const State before = Raiders::observe(t.state(), blue).seen;
  EXPECT_TRUE(before.player[red].returned.empty());
  EXPECT_TRUE(before.under.empty());
  EXPECT_EQ(before.under_size, 4);
  EXPECT_EQ(before.player[blue].returned, t.player(blue).returned);
  t.play("red place mill", "red skip", "red take gate_house", "red act cards", "nature deal 0 huntsman",
         "nature deal 0 archer");
  t.play("blue place gate_house", "blue act cards", "nature deal 1 scout", "nature deal 1 sage");
  t.play("blue take treasury", "blue skip");
  t.play("red place treasury", "red skip", "red take gate_house", "red act cards", "nature deal 0 folke");
  t.play("nature deal 0 champion");
  ASSERT_EQ(t.state().batch, Batch::reshuffled);
  EXPECT_TRUE(t.player(red).drawn.has(champion));
  const State seen = Raiders::observe(t.state(), blue).seen;
  EXPECT_TRUE(seen.player[red].drawn.empty() && seen.player[red].others_then.empty());
  EXPECT_EQ(seen.player[blue].others_then, t.player(blue).others_then);
  const State watched = Raiders::observe(t.state(), kSpectator).seen;
  for (const Player& player : watched.player) {
    EXPECT_TRUE(player.drawn.empty() && player.others_then.empty() && player.returned.empty());
  }
}

TEST(Hidden, cards_from_under_the_deck_are_there_or_in_the_hand_that_drew_them) {  // SU-7 CR-5 E42
  auto t = Scenario{red, blue}
               .under(red, {folke, sage})
               .under(blue, {archer, scout})
               .hand(red, {forager})
               .deck({huntsman})
               .to_move(red);
  t.play("red place mill", "red skip", "red take gate_house", "red act cards", "nature deal 0 huntsman",
         "nature deal 0 archer");
  ASSERT_EQ(t.state().batch, Batch::under);
  int with_red = 0;
  imagine_many(t, blue, [&](const State& world) {
    EXPECT_EQ(world.deck.count(archer) + world.player[red].hand.count(archer), 1);
    EXPECT_EQ(world.deck.count(scout) + world.player[red].hand.count(scout), 1);
    with_red += world.player[red].hand.has(archer) ? 1 : 0;
  });
  EXPECT_GT(with_red, 0);
  EXPECT_LT(with_red, 60);
  // Red knows that it drew neither of its own: both are still there.
  imagine_many(t, red,
               [](const State& world) { EXPECT_TRUE(world.deck.has(folke) && world.deck.has(sage)); });
  // When the Archer lies open, blue knows where that one is.
  t.play("blue place gate_house", "blue skip", "blue take treasury");
  t.play("red place treasury", "red act silver", "red discard archer");
  EXPECT_FALSE(t.player(blue).returned.has(archer));
  EXPECT_TRUE(t.player(blue).returned.has(scout));
}

TEST(Hidden, a_deck_reshuffled_at_once_holds_only_what_was_discarded) {  // CR-5
  auto t = Scenario{red, blue}
               .option("reshuffle", "at_once")
               .hand(blue, {folke, brynjar, ragnhildr})
               .deck({scout, archer})
               .to_move(red);
  t.play("red place mill", "red skip", "red take gate_house", "red act cards", "nature deal 0 scout",
         "nature deal 0 archer");
  ASSERT_EQ(t.state().batch, Batch::reshuffled);
  imagine_many(t, red, [](const State& world) {
    EXPECT_TRUE(world.player[blue].hand.has(folke) && world.player[blue].hand.has(brynjar));
    EXPECT_TRUE(world.player[blue].hand.has(ragnhildr));
  });
  imagine_many(t, kSpectator, [](const State& world) {
    for (const Card hero : {folke, brynjar, ragnhildr}) EXPECT_FALSE(world.deck.has(hero));
  });
}

TEST(Hidden, who_gave_a_card_to_the_scout_knows_where_it_is) {  // E41
  const auto t = scout_exchange();
  imagine_many(t, red, [](const State& world) { EXPECT_TRUE(world.player[blue].hand.has(folke)); });
  imagine_many(t, blue, [](const State& world) { EXPECT_TRUE(world.player[red].hand.has(champion)); });
  // Yellow knows nothing of it: in some worlds Folke is elsewhere.
  int elsewhere = 0;
  imagine_many(t, yellow,
               [&](const State& world) { elsewhere += world.player[blue].hand.has(folke) ? 0 : 1; });
  EXPECT_GT(elsewhere, 0);
}

TEST(Hidden, third_parties_see_neither_cards_nor_events_of_an_exchange) {  // E41
  const auto t = scout_exchange();
  for (const Event& event : t.events_of(Happening::card_given)) {
    EXPECT_EQ(seen_by(event, yellow).args[0], Event::kHidden);
    EXPECT_NE(seen_by(event, red).args[0], Event::kHidden);
    EXPECT_NE(seen_by(event, blue).args[0], Event::kHidden);
  }
}

TEST(Hidden, a_berserker_that_came_back_openly_stays_known) {
  auto t = Scenario{red, blue}
               .crew(red, {berserker, sage})
               .provisions(red, 2)
               .set(Settlement::h1, 2, "vil")
               .to_move(red);
  t.play("red raid h1", "red set 2", "red sacrifice berserker");
  imagine_many(t, blue, [](const State& world) { EXPECT_TRUE(world.player[red].hand.has(berserker)); });
  const Json view = view_json<Raiders>(Raiders::observe(t.state(), blue));
  EXPECT_EQ(view["players"][0]["known"][0].get<std::string>(), "berserker");
}

TEST(Hidden, after_an_exchange_others_know_only_that_a_card_is_in_one_of_two_hands) {
  auto t = Scenario{red, blue, yellow}
               .crew(red, {berserker, sage})
               .hand(red, {scout, folke})
               .hand(blue, {champion, archer})
               .provisions(red, 2)
               .set(Settlement::h1, 2, "vil")
               .to_move(red);
  t.play("red raid h1", "red set 2", "red sacrifice berserker");
  t.play("blue place silversmith", "blue skip", "blue take town_hall", "blue skip");
  t.play("yellow place barracks", "yellow take gate_house", "yellow skip");
  t.play("red place town_hall", "red play scout", "red exchange 1 1", "red give folke", "blue give champion");
  int with_blue = 0;
  imagine_many(t, yellow, [&](const State& world) {
    EXPECT_GE(world.player[red].hand.count(berserker) + world.player[blue].hand.count(berserker), 1);
    with_blue += world.player[blue].hand.has(berserker) ? 1 : 0;
  });
  EXPECT_GT(with_blue, 0);
}

TEST(Hidden, after_a_reshuffle_the_deck_holds_only_what_was_discarded) {  // CR-5
  auto t = Scenario{red, blue}.hand(blue, {folke, brynjar, sage}).deck({scout}).to_move(red);
  t.play("red place mill", "red skip", "red take gate_house", "red act cards").let_nature_act();
  EXPECT_EQ(t.state().batch, Batch::reshuffled);
  // Blue's hand was all that could be nowhere else: red knows it by heart now.
  imagine_many(t, red, [](const State& world) {
    EXPECT_TRUE(world.player[blue].hand.has(folke));
    EXPECT_TRUE(world.player[blue].hand.has(brynjar));
    EXPECT_TRUE(world.player[blue].hand.has(sage));
  });
}

// The player comes to the Town Hall, by placing or by taking, and does nothing else on the way.
void go_to_hall(Tabletop& t, const std::string& who, Seat seat) {
  if (t.in(town_hall) == Colour::none) {
    t.play(who + " place town_hall");
    return;
  }
  t.play(who + " " + t.legal(seat)[0]);
  if (!t.asks(seat, Step::ask_take)) t.play(who + " skip");
  t.play(who + " take town_hall");
}

// Every player, and whoever only watches, who is not one of these two.
std::vector<Seat> others(std::initializer_list<Seat> parties, int players) {
  std::vector<Seat> seats{kSpectator};
  for (int i = 0; i < players; ++i) {
    if (std::find(parties.begin(), parties.end(), seat_at(i)) == parties.end()) seats.push_back(seat_at(i));
  }
  return seats;
}

// The same course of play for all to see, whatever red gives away in secret after the reshuffle.
Tabletop secret_gift(const std::string& given) {
  auto t = Scenario{red, blue, yellow, green}
               .hand(red, {scout, warmonger, sage, archer})
               .hand(blue, {scout, warmonger, forager, brawler})
               .hand(yellow, {champion, trader, folke})
               .silver(blue, 4)
               .deck({huntsman})
               .to_move(red);
  t.play("red place mill", "red skip", "red take gate_house", "red act cards", "nature deal 0 huntsman",
         "nature deal 0 jeweller");
  t.play("blue place silversmith", "blue skip", "blue take treasury", "blue skip");
  t.play("yellow place gate_house", "yellow skip", "yellow take mill", "yellow skip");
  t.play("green place mill", "green skip", "green take gate_house", "green skip");
  t.play("red place gate_house", "red skip", "red take town_hall", "red play scout", "red exchange 1 1",
         "red give " + given, "blue give brawler");
  t.play("blue place town_hall", "blue play scout", "blue exchange 2 1", "blue give forager",
         "yellow give folke", "blue take mill", "blue skip");
  t.play("yellow place mill", "yellow skip", "yellow take silversmith", "yellow skip");
  t.play("green place silversmith", "green skip", "green take gate_house", "green skip");
  t.play("red place gate_house", "red skip", "red take silversmith", "red skip");
  t.play("blue place barracks", "blue hire warmonger");
  return t;
}

TEST(Hidden, nothing_that_others_see_depends_on_what_was_given_in_secret) {  // E8 E37 E41
  const auto one = secret_gift("warmonger");
  const auto other = secret_gift("sage");
  ASSERT_EQ(one.state().batch, Batch::reshuffled);
  for (const Seat seat : others({red, blue}, 4)) {
    EXPECT_TRUE(Raiders::observe(one.state(), seat).seen == Raiders::observe(other.state(), seat).seen);
  }
  // Red cannot say whether that was the Warmonger it gave: one may still be with blue or yellow.
  EXPECT_EQ(one.player(red).others_then.count(warmonger), other.player(red).others_then.count(warmonger) + 1);
}

TEST(Hidden, what_is_received_in_secret_shows_to_nobody_else) {  // E8 E37 E41
  // Blue took a Berserker back openly, blue and yellow exchanged a card, and now red gets one from blue:
  // perhaps that Berserker.
  const auto received = [](const std::string& got) {
    auto t = Scenario{red, blue, yellow, green}
                 .hand(red, {scout, sage})
                 .hand(blue, {scout, berserker, champion, archer})
                 .hand(yellow, {forager, folke})
                 .crew(blue, {berserker, trader})
                 .provisions(blue, 2)
                 .set(Settlement::h1, 2, "vil")
                 .deck({huntsman})
                 .to_move(red);
    t.play("red place mill", "red skip", "red take gate_house", "red act cards", "nature deal 0 huntsman",
           "nature deal 0 jeweller");
    t.play("blue raid h1", "blue set 2", "blue sacrifice berserker");
    t.pass_turn(yellow).pass_turn(green).pass_turn(red);
    go_to_hall(t, "blue", blue);
    t.play("blue play scout", "blue exchange 2 1", "blue give archer", "yellow give folke");
    t.until_turn_of(red);
    go_to_hall(t, "red", red);
    t.play("red play scout", "red exchange 1 1", "red give sage", "blue give " + got);
    return t;
  };
  const auto one = received("berserker");
  const auto other = received("champion");
  ASSERT_EQ(one.state().batch, Batch::reshuffled);
  EXPECT_EQ(one.player(red).others_then.count(berserker), other.player(red).others_then.count(berserker) + 1);
  for (const Seat seat : others({red, blue}, 4)) {
    EXPECT_TRUE(Raiders::observe(one.state(), seat).seen == Raiders::observe(other.state(), seat).seen);
  }
}

TEST(Hidden, one_card_shown_is_one_card_less_known) {  // E37
  // A Berserker that came back openly is with red or blue; red hires one.
  auto t = Scenario{red, blue, yellow, green}
               .crew(red, {berserker, sage})
               .hand(red, {scout, folke, berserker})
               .hand(blue, {champion, archer})
               .silver(red, 3)
               .provisions(red, 2)
               .set(Settlement::h1, 2, "vil")
               .deck({huntsman})
               .worker(green, grey)
               .to_move(green);
  t.play("green place mill", "green skip", "green take gate_house", "green act cards").let_nature_act();
  t.play("red raid h1", "red set 2", "red sacrifice berserker");
  t.until_turn_of(red);
  go_to_hall(t, "red", red);
  t.play("red play scout", "red exchange 1 1", "red give folke", "blue give champion");
  const int before = t.state().held_then.count(berserker);
  t.finish_turn().until_turn_of(red);
  t.play("red place barracks", "red hire berserker");
  EXPECT_EQ(t.state().held_then.count(berserker), before + 1);
}

TEST(Hidden, however_much_is_exchanged_nobody_forgets_what_they_gave) {  // E8 E41
  auto t = Scenario{red, blue, yellow, green}
               .hand(red, {scout, archer, armourer, avenger, barbarian, brawler, champion, forager})
               .hand(blue, {scout, archer, armourer, avenger, barbarian, brawler, champion, forager})
               .hand(yellow, {scout, huntsman, jeweller, marauder, mercenary, recruiter, trader, warlord})
               .hand(green, {folke, ragnhildr, brynjar, gatekeeper, warmonger, merchant, sage, shieldmaiden})
               .village(town_hall, black)
               .village(mill, black)
               .village(treasury, black)
               .to_move(blue);
  const auto exchange_all = [&](const std::string& who, Seat seat, Seat partner) {
    go_to_hall(t, who, seat);
    t.play(who + " play scout", who + " exchange " + std::to_string(index(partner)) + " 7");
    const CardBag kept = t.player(partner).hand;  // one of eight cards stays
    for (int i = 0; i < 7; ++i) {
      t.play(seat_name(partner) + " " + t.legal(partner)[0]);
    }
    EXPECT_EQ(kept.size(), 8);
    t.until_turn_of(seat_at((index(seat) + 1) % 4));
  };
  exchange_all("blue", blue, red);
  const CardBag of_yellow = t.player(yellow).hand;
  exchange_all("yellow", yellow, green);
  const CardBag of_green = t.player(green).hand;
  ASSERT_TRUE(t.turn_of(green));
  t.pass_turn(green);
  const CardBag of_red = t.player(red).hand;
  exchange_all("red", red, green);
  // Green gave seven cards to red, and before that seven to yellow.
  EXPECT_EQ(known_in(t.state(), green, red).size(), 7);
  EXPECT_EQ(known_in(t.state(), green, yellow).size(), 7);
  EXPECT_EQ(known_in(t.state(), red, green).size(), 7);
  EXPECT_FALSE(of_yellow == of_green || of_red == of_green);
  for (const Seat seat : {red, blue, yellow, green}) {
    imagine_many(t, seat, [&](const State& world) {
      for (const Seat other : opponents(world, seat)) {
        EXPECT_TRUE(world.player[other].hand.holds(known_in(t.state(), seat, other)));
      }
    });
  }
}

TEST(Hidden, two_notes_on_one_hand_stay_true_whichever_card_was_shown) {  // E37
  // Of two Berserkers that came back openly one is with red, blue or yellow and one with blue, yellow or
  // green.
  auto t = Scenario{red, blue, yellow, green}
               .hand(red, {berserker, sage})
               .hand(blue, {folke})
               .hand(yellow, {berserker})
               .silver(yellow, 3)
               .to_move(yellow);
  State s = t.state();
  known_in(s, kSpectator, {red, blue, yellow}).add(berserker);
  known_in(s, kSpectator, {blue, yellow, green}).add(berserker);
  Tabletop u(s);
  u.play("yellow place barracks", "yellow hire berserker");  // Tabletop checks that the other note is true
  EXPECT_TRUE(known_in(u.state(), kSpectator, {red, blue, yellow, green}).has(berserker));
}

TEST(Hidden, tiles_put_under_the_stack_are_known) {  // E27
  auto t = Scenario{red, blue}.hand(red, {sage}).open({1, 2, 3}).to_move(red);
  t.play("red place silversmith", "red skip", "red take town_hall", "red play sage").let_nature_act();
  const Json view = view_json<Raiders>(Raiders::observe(t.state(), blue));
  EXPECT_EQ(view["offerings"]["bottom"].size(), 3U);
  EXPECT_EQ(view["offerings"]["stack"].get<int>(), 13);
}

TEST(Hidden, whoever_makes_room_has_somebody_to_hire) {
  auto t = Scenario{red, blue}
               .hand(red, {folke})
               .crew(red, {huntsman, sage, scout, scout, archer})
               .silver(red, 4)
               .to_move(red);
  t.play("red place barracks", "red dismiss huntsman");
  imagine_many(t, blue, [](const State& world) {
    ActionList legal;
    Raiders::legal(world, red, legal);
    EXPECT_EQ(verb_of(legal[0]), Verb::hire);
  });
}

// Undo, as Match offers it.

std::unique_ptr<Match> match_at(const Tabletop& t) {
  Json position = position_head(Raiders::info(), Raiders::setup(t.state()));
  position["state"] = Raiders::save(t.state());
  auto match = MatchOf<Raiders>::load(position, "seed");
  EXPECT_TRUE(match) << match.error().message;
  return std::move(*match);
}

TEST(Undo, a_placing_can_be_taken_back_and_a_card_shown_cannot) {
  auto match = match_at(Scenario{red, blue}.hand(red, {huntsman}).silver(red, 1).to_move(red));
  ASSERT_TRUE(match->apply(red, "place barracks"));
  EXPECT_TRUE(match->can_undo(red));
  ASSERT_TRUE(match->undo(red));
  ASSERT_TRUE(match->apply(red, "place barracks"));
  ASSERT_TRUE(match->apply(red, "hire huntsman"));
  EXPECT_FALSE(match->can_undo(red));
}

TEST(Undo, a_roll_cannot_be_taken_back) {
  auto match = match_at(
      Scenario{red, blue}.crew(red, {sage, sage, scout}).provisions(red, 3).worker(red, grey).to_move(red));
  ASSERT_TRUE(match->apply(red, "raid o1"));
  EXPECT_TRUE(match->can_undo(red));
  ASSERT_TRUE(match->apply(kNature, "roll_one 3"));
  EXPECT_FALSE(match->can_undo(red));
}

}  // namespace
}  // namespace ravenhall::raiders::tests
