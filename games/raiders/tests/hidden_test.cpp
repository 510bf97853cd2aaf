// What a seat may see, what it can infer, and what can be taken back.
#include <gtest/gtest.h>

#include "games/raiders/names.hpp"
#include "games/raiders/tests/scenario.hpp"
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
  EXPECT_TRUE(seen.player[0].hand.has(folke));
  EXPECT_TRUE(seen.player[1].hand.empty());
  EXPECT_EQ(seen.player[1].hand_size, 2);
  EXPECT_EQ(seen.player[1].crew[0], archer);
  EXPECT_TRUE(seen.deck.empty());
  EXPECT_EQ(seen.deck_size, t.state().deck_size);
  EXPECT_TRUE(seen.discard.has(trader));
  EXPECT_NE(seen.player[1].tiles, 0);
  const State watched = Raiders::observe(t.state(), kSpectator).seen;
  EXPECT_TRUE(watched.player[0].hand.empty());
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
    EXPECT_EQ(world.player[0].returned, returned);
  });
}

TEST(Hidden, who_gave_a_card_to_the_scout_knows_where_it_is) {  // E41
  const auto t = scout_exchange();
  imagine_many(t, red, [](const State& world) { EXPECT_TRUE(world.player[1].hand.has(folke)); });
  imagine_many(t, blue, [](const State& world) { EXPECT_TRUE(world.player[0].hand.has(champion)); });
  // Yellow knows nothing of it: in some worlds Folke is elsewhere.
  int elsewhere = 0;
  imagine_many(t, yellow, [&](const State& world) { elsewhere += world.player[1].hand.has(folke) ? 0 : 1; });
  EXPECT_GT(elsewhere, 0);
}

TEST(Hidden, third_parties_see_neither_cards_nor_events_of_an_exchange) {  // E41
  const auto t = scout_exchange();
  for (const Event& event : t.events()) {
    if (event.kind != static_cast<std::uint8_t>(Happening::card_given)) continue;
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
  imagine_many(t, blue, [](const State& world) { EXPECT_TRUE(world.player[0].hand.has(berserker)); });
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
    EXPECT_GE(world.player[0].hand.count(berserker) + world.player[1].hand.count(berserker), 1);
    with_blue += world.player[1].hand.has(berserker) ? 1 : 0;
  });
  EXPECT_GT(with_blue, 0);
}

TEST(Hidden, after_a_reshuffle_the_deck_holds_only_what_was_discarded) {  // CR-5
  auto t = Scenario{red, blue}.hand(blue, {folke, brynjar, sage}).deck({scout}).to_move(red);
  t.play("red place mill", "red skip", "red take gate_house", "red act cards").let_nature_act();
  EXPECT_EQ(t.state().batch, Batch::reshuffled);
  // Blue's hand was all that could be nowhere else: red knows it by heart now.
  imagine_many(t, red, [](const State& world) {
    EXPECT_TRUE(world.player[1].hand.has(folke));
    EXPECT_TRUE(world.player[1].hand.has(brynjar));
    EXPECT_TRUE(world.player[1].hand.has(sage));
  });
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
