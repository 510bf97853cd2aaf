// The course of a combat with Dracula: who fights, what is chosen, compared and carried out, when it ends.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

const PlayerSet& fighters(const Tabletop& t) { return t.state().combat.fighters; }
int cards_played(const Tabletop& t) { return t.state().combat.rounds; }

// When, and who.

TEST(Combat, all_hunters_in_the_city_itself_fight) {  // CB-1 E43 DF-9
  auto t = Scenario{}
               .at(godalming, Place::madrid)
               .bites(godalming, 1)
               .delayed(godalming)
               .at(mina, Place::madrid)
               .bats(mina)
               .at(seward, Place::madrid)
               .defeated(seward)
               .hospital(helsing, Place::madrid)  // a hospital is not its city
               .trail({Place::madrid})
               .revealed()
               .dusk();
  EXPECT_EQ(fighters(t), (PlayerSet{godalming, mina}));
}

TEST(Combat, at_dusk_it_is_night_and_at_dawn_day) {  // CB-1 DN-5 DK-3 Q14
  const auto dusk = met_by({mina}).dusk();
  EXPECT_TRUE(dusk.fighting() && dusk.state().combat.night);
  const auto dawn = met_by({mina}).dawn();
  EXPECT_TRUE(dawn.fighting() && !dawn.state().combat.night);
  auto visited = met_by({mina});
  visited.state_.nocturnal = true;
  EXPECT_TRUE(visited.dawn().state().combat.night);
}

TEST(Combat, nobody_is_pinned) {  // E71
  auto hunter_leaves = met_by({mina}).day(mina);
  hunter_leaves.play("mina road brussels").pass_until(Step::ask_move);
  EXPECT_EQ(hunter_leaves.happened(Happening::combat), 0);

  auto dracula_leaves = met_by({mina}).dracula_phase();
  dracula_leaves.play("dracula go strasbourg").let_nature_act();
  dracula_leaves.play("dracula lay " + dracula_leaves.targets(count, "lay")[0])
      .pass_until(godalming, Step::ask_action);
  EXPECT_EQ(dracula_leaves.happened(Happening::combat), 0);
  EXPECT_FALSE(dracula_leaves.state().revealed);
}

TEST(Combat, they_fight_again_when_they_are_still_together) {  // CB-10 E71
  auto t = met_by({mina}).option("powers", "on").dusk();
  t.deal({Fight::claws, Fight::escape_as_mist})
      .round("claws", "mina dodge")
      .round("escape_as_mist", "mina punch");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.at(mina), Place::paris);
  t.pass_until(Step::ask_move).play("dracula feed").pass_until(Step::nature_fight);
  EXPECT_TRUE(t.fighting() && !t.state().combat.night);
  EXPECT_EQ(fight_deck(t.state()).size(), kFightCards);  // all his cards are in the deck again
  EXPECT_EQ(t.state().combat.laid[mina], Item::none);
}

TEST(Combat, in_fog_dracula_may_decline_before_everything_else) {  // CB-1 E42 TK-1
  auto t = met_by({mina}).option("powers", "on").fog(Place::paris, 2).guards(1).dusk();
  ASSERT_TRUE(t.asks(count, Step::ask_fog_refusal));
  t.play("dracula accept");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.state().guards, 1);
  EXPECT_TRUE(t.state().revealed);
  EXPECT_EQ(t.at(count), Place::paris);
  t.pass_until(Step::ask_move).play("dracula feed").pass_until(Step::ask_fog_refusal);
  t.play("dracula pass");
  EXPECT_TRUE(t.asks(count, Step::ask_guard));  // only now
  t.play("dracula pass").deal();
  EXPECT_TRUE(t.fighting());
}

TEST(Combat, without_fog_he_cannot_decline) {  // CB-1
  const auto t = met_by({mina}).fog(Place::brussels).dusk();
  EXPECT_TRUE(t.fighting());
}

// Kept Szgany Bodyguards.

TEST(Bodyguards, strike_just_before_the_combat) {  // EV-12
  auto t = met_by({godalming, mina}).items(godalming, {Item::knife}).guards(1).dusk();
  ASSERT_TRUE(t.asks(count, Step::ask_guard));
  EXPECT_FALSE(t.fighting());
  t.play("dracula target 1", "godalming show knife");
  EXPECT_EQ(t.damage(godalming), 2);
  EXPECT_FALSE(t.delayed(godalming));
  EXPECT_EQ(t.state().guards, 0);
  EXPECT_TRUE(t.state().encounter_discard.has(Encounter::szgany_bodyguards));
  EXPECT_EQ(fighters(t), (PlayerSet{godalming, mina}));
}

TEST(Bodyguards, any_number_may_wait_each_for_one_use) {  // EV-12 Q37
  auto t = met_by({godalming}).guards(2).dawn();
  t.play("dracula target 1");
  EXPECT_EQ(t.damage(godalming), 4);  // no WEAPON
  EXPECT_TRUE(t.delayed(godalming));
  t.play("dracula target 1");
  EXPECT_EQ(t.damage(godalming), 8);
  EXPECT_EQ(t.state().guards, 0);
  EXPECT_TRUE(t.fights(godalming));
}

TEST(Bodyguards, can_be_saved_for_later) {  // EV-12 Q37
  auto t = met_by({godalming}).guards(2).dawn();
  t.play("dracula target 1", "dracula pass");
  EXPECT_EQ(t.state().guards, 1);
  EXPECT_TRUE(t.fights(godalming));
}

TEST(Bodyguards, whom_they_defeat_does_not_fight) {  // EV-12 VW-6
  auto t = met_by({seward, mina}).damage(seward, 6).guards(1).dusk();
  t.play("dracula target 2");
  EXPECT_TRUE(t.defeated(seward));
  EXPECT_EQ(t.influence(), 2);
  EXPECT_EQ(fighters(t), PlayerSet(mina));

  auto alone = met_by({seward}).damage(seward, 6).guards(1).dusk();
  alone.play("dracula target 2");
  EXPECT_EQ(alone.happened(Happening::combat), 0);
}

TEST(Bodyguards, do_not_come_for_a_vampire) {  // EV-12 VW-1
  auto t = Scenario{}
               .at(seward, Place::paris)
               .trail({Place::strasbourg, Place::paris})
               .up(Spot::space2)
               .lurker(Spot::space2, Encounter::reckless_vampire)
               .guards(1)
               .day(seward);
  t.play("seward search");
  EXPECT_TRUE(t.fighting());
}

// Preparing and choosing.

TEST(Combat, each_hunter_takes_the_three_basic_cards) {  // CB-2 CB-3
  auto t = met_by({godalming, seward}).items(seward, {Item::knife, Item::dogs, Item::holy_bullets}).dusk();
  EXPECT_EQ(fight_deck(t.state()).size(), kFightCards);
  t.deal().play("seward pass");
  EXPECT_EQ(t.state().combat.hand_count, kFightHand);
  using Texts = std::vector<std::string>;
  EXPECT_EQ(t.targets(godalming, "use"), (Texts{"dodge", "escape", "punch"}));
  EXPECT_EQ(t.targets(seward, "use"), (Texts{"dodge", "escape", "knife", "punch"}));  // only with a banner
}

TEST(Combat, all_choose_in_secret_and_at_the_same_time) {  // CB-3 Q45 IN-16
  auto t = met_by({seward, mina}).dusk();
  t.deal({Fight::claws});
  EXPECT_EQ(t.to_act(), (SeatSet{count, seward, mina}));
  t.play("mina use punch");
  EXPECT_EQ(t.to_act(), (SeatSet{count, seward}));  // that she has chosen is seen
  t.refuses("mina use dodge");
  EXPECT_EQ(t.state().last, act(Verb::use));  // what she has chosen is not
  t.play("dracula fight claws");
  t.refuses("dracula fight claws", "dracula engage 4");
  t.play("seward use dodge");
  for (const Event& event : t.events_of(Happening::card_chosen)) EXPECT_EQ(event.secret, 1);
  EXPECT_TRUE(t.asks(count, Step::ask_engage));  // only when all have chosen
  EXPECT_EQ(t.happened(Happening::cards_shown), 0);
  t.play("dracula engage 4");
  EXPECT_EQ(t.happened(Happening::cards_shown), 2);
}

TEST(Combat, the_engaged_hunter_is_named_anew_in_each_round) {  // CB-3
  auto t = met_by({seward, mina}).dawn();
  t.deal({Fight::claws, Fight::claws});
  t.round("claws", "seward punch", "mina punch").play("dracula engage 2");
  EXPECT_EQ(t.damage(seward), 2);
  t.round("claws", "seward escape", "mina escape");
  EXPECT_EQ(t.targets(count, "engage"), (std::vector<std::string>{"2", "4"}));
  t.play("dracula engage 4");
  EXPECT_EQ(t.damage(seward), 2);
  EXPECT_EQ(t.damage(mina), 2);
}

TEST(Combat, a_lone_hunter_is_engaged_without_being_named) {  // CB-3
  auto t = met_by({mina}).dawn();
  t.deal({Fight::claws}).round("claws", "mina punch");
  EXPECT_EQ(t.damage(mina), 2);
}

// Comparing and carrying out.

TEST(Combat, the_example_of_the_rulebook) {  // T9 T10 T11; CB-4 CB-5 CB-6 CB-7 CB-8 CB-9
  auto t = met_by({mina}).items(mina, {Item::pistol}).despair(1).time(4).dusk();
  t.deal({Fight::claws, Fight::strength, Fight::escape_as_mist, Fight::fangs, Fight::plotting});
  t.round("claws", "mina punch");
  EXPECT_EQ(t.damage(mina), 4);
  EXPECT_EQ(t.damage(count), 1);
  t.deal({Fight::mesmerize});
  EXPECT_EQ(t.state().combat.hand_count, 5);
  t.refuses("mina use punch");

  t.round("strength", "mina dodge").deal();
  EXPECT_EQ(t.damage(mina), 4);
  EXPECT_EQ(t.damage(count), 1);
  EXPECT_TRUE(t.allows("mina use punch"));
  t.refuses("mina use dodge");

  t.round("escape_as_mist", "mina pistol");
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.damage(count), 1);
  EXPECT_EQ(t.has(mina, Item::pistol), 1);
}

TEST(Combat, only_the_symbols_of_the_engaged_hunter_cancel) {  // T29; CB-5 CB-7 Q22
  auto t = met_by({godalming, mina}).items(godalming, {Item::crucifix}).damage(count, 5).dusk();
  t.deal({Fight::fangs}).round("fangs", "godalming crucifix", "mina punch").play("dracula engage 4");
  EXPECT_EQ(t.damage(mina), 2);
  EXPECT_EQ(t.damage(count), 5 - 2 + 1);
  EXPECT_EQ(t.damage(godalming), 0);
}

TEST(Combat, but_every_hunter_carries_out_the_card) {  // CB-7
  auto t =
      met_by({godalming, seward, mina}).items(godalming, {Item::knife}).items(mina, {Item::rifle}).dawn();
  t.deal({Fight::claws});
  t.round("claws", "godalming knife", "seward dodge", "mina rifle").play("dracula engage 2");
  EXPECT_EQ(t.damage(seward), 0);  // cancelled by his Dodge
  EXPECT_EQ(t.damage(count), 3 + 2);
}

TEST(Combat, a_hunters_card_works_whether_or_not_draculas_was_cancelled) {  // CB-7 Q22
  for (const std::string card : {"fangs", "claws"}) {                       // Knife cancels the first only
    auto t = met_by({godalming}).items(godalming, {Item::knife}).dawn();
    t.deal({Fight::fangs, Fight::claws}).round(card, "godalming knife");
    EXPECT_EQ(t.damage(count), 3) << card;
    EXPECT_EQ(t.damage(godalming), card == "claws" ? 2 : 0);
  }
}

TEST(Combat, hunters_cards_are_carried_out_in_turn_order) {  // CB-7
  auto t = met_by({godalming, mina}).items(godalming, {Item::knife}).dawn();
  t.deal({Fight::plotting}).round("plotting", "mina punch", "godalming knife").play("dracula engage 1");
  t.play("dracula plot fangs");
  const auto wounds = t.events_of(Happening::dracula_hurt);
  ASSERT_EQ(wounds.size(), 2U);
  EXPECT_EQ(wounds[0].args[0], 3);
  EXPECT_EQ(wounds[1].args[0], 1);
}

TEST(Combat, a_card_comes_back_a_round_late) {  // CB-8
  auto t = met_by({godalming}).items(godalming, {Item::knife, Item::rifle, Item::rifle}).dawn();
  t.deal({Fight::plotting, Fight::fangs, Fight::claws});
  t.round("plotting", "godalming knife").play("dracula plot mesmerize").deal();
  t.refuses("godalming use knife");
  t.round("fangs", "godalming rifle").play("godalming pass").deal();
  EXPECT_TRUE(t.allows("godalming use knife"));
  EXPECT_TRUE(t.allows("godalming use rifle"));  // the other one
  t.round("claws", "godalming rifle").play("godalming pass").deal();
  EXPECT_TRUE(t.allows("godalming use rifle"));  // the first one has come back
}

// The end.

TEST(Combat, ends_with_draculas_sixth_card) {  // T47; CB-9
  auto t = met_by({godalming}).items(godalming, {Item::knife, Item::rifle}).dawn();
  t.deal({Fight::claws, Fight::claws, Fight::strength, Fight::fangs, Fight::fangs});
  t.round("claws", "godalming dodge").deal({Fight::plotting});  // cancelled
  t.round("claws", "godalming punch");
  t.round("strength", "godalming dodge");  // cancelled
  t.round("fangs", "godalming punch");
  t.round("fangs", "godalming rifle").play("godalming pass");
  EXPECT_EQ(t.damage(count), 2);
  t.round("plotting", "godalming knife").play("dracula plot plotting");
  EXPECT_EQ(t.damage(count), 2 + 3);  // the hunter's sixth card still works
  EXPECT_FALSE(t.fighting());
}

TEST(Combat, ends_when_no_hunter_is_left) {  // CB-9 CB-11
  auto t = met_by({godalming, mina}).dawn();
  t.deal({Fight::claws, Fight::fangs});
  t.round("claws", "godalming escape", "mina dodge").play("dracula engage 4");
  EXPECT_FALSE(t.fights(godalming));
  EXPECT_TRUE(t.fights(mina));
  t.round("fangs", "mina escape");
  EXPECT_EQ(t.damage(mina), 2);
  EXPECT_FALSE(t.fighting());
  EXPECT_EQ(t.at(godalming), Place::paris);  // out of the combat, not of the city
  EXPECT_EQ(t.at(mina), Place::paris);
}

TEST(Combat, ends_the_game_when_dracula_is_defeated) {  // CB-9 VW-8
  auto t = met_by({godalming, mina}).items(godalming, {Item::knife}).damage(count, 12).dawn();
  t.deal({Fight::claws}).round("claws", "godalming knife", "mina punch").play("dracula engage 4");
  EXPECT_EQ(t.winner(), Winner::hunters);
  EXPECT_TRUE(t.over());
}

TEST(Combat, ends_the_game_at_influence_13) {  // CB-9 VW-6
  auto t = met_by({godalming, mina})
               .items(godalming, {Item::knife})
               .damage(mina, 7)
               .damage(count, 12)
               .influence(11)
               .dawn();
  t.deal({Fight::claws}).round("claws", "godalming knife", "mina punch").play("dracula engage 4");
  EXPECT_EQ(t.winner(), Winner::dracula);  // before Godalming's Knife
}

TEST(Combat, a_hunter_defeated_by_draculas_card_does_nothing_more) {  // E45 CB-7
  auto t = met_by({godalming, mina}).items(mina, {Item::knife}).damage(mina, 7).dusk();
  t.deal({Fight::claws}).round("claws", "godalming punch", "mina knife").play("dracula engage 4");
  EXPECT_TRUE(t.defeated(mina));
  EXPECT_EQ(t.damage(godalming), 2);       // the second damage of Claws
  EXPECT_EQ(t.damage(count), 1);           // Godalming's Punch alone
  EXPECT_EQ(t.has(mina, Item::knife), 1);  // back to its owner
  EXPECT_EQ(fighters(t), PlayerSet(godalming));
}

TEST(Combat, an_empty_combat_deck_gives_nothing) {  // E46 CB-8
  auto t = met_by({godalming})
               .trail({Place::paris, Place::strasbourg, Place::zurich})
               .revealed()
               .bat(Spot::space2)
               .bat(Spot::space3)
               .items(godalming, {Item::knife, Item::pistol, Item::rifle})
               .dawn();
  EXPECT_EQ(fight_deck(t.state()).size(), 11);
  t.deal({Fight::plotting, Fight::plotting, Fight::claws, Fight::claws, Fight::strength});
  t.round("plotting", "godalming dodge").play("dracula plot fangs");
  t.round("plotting", "godalming knife").play("dracula plot fangs");
  t.round("claws", "godalming pistol").play("godalming pass");
  t.round("claws", "godalming rifle").play("godalming pass").deal();
  EXPECT_TRUE(fight_deck(t.state()).empty());
  EXPECT_EQ(t.state().combat.hand_count, 7);
  t.round("strength", "godalming pistol");
  EXPECT_EQ(t.state().combat.hand_count, 6);
  EXPECT_TRUE(t.asks(godalming, Step::ask_fight));
}

// Pride.

// Godalming's cards against these of Dracula change nothing: the first and third are cancelled.
Tabletop before_round(int round, int despair) {
  auto t = met_by({godalming}).despair(despair).dawn();
  t.deal({Fight::claws, Fight::plotting, Fight::claws, Fight::plotting, Fight::escape_as_mist});
  for (int i = 1; i < round; ++i) {
    i % 2 == 1 ? t.round("claws", "godalming dodge") : t.round("plotting", "godalming punch");
  }
  return t;
}

TEST(Pride, cancels_an_escape_unless_more_cards_than_despair_tokens_were_played_before) {  // T13; CB-5
  for (int despair = 0; despair <= 3; ++despair) {
    for (int round = 1; round <= 5; ++round) {
      auto t = before_round(round, despair);
      t.round("escape_as_mist", round % 2 == 1 ? "godalming dodge" : "godalming punch");
      EXPECT_EQ(t.fighting(), round < despair + 2) << "round " << round << " with despair " << despair;
    }
  }
}

TEST(Pride, with_one_despair_token_the_second_round_is_too_early) {  // T12; CB-5
  auto t = before_round(2, 1);
  t.round("escape_as_mist", "godalming punch");
  EXPECT_TRUE(t.fighting());
  EXPECT_EQ(t.damage(count), 1);  // the hunter's card works
}

TEST(Pride, lets_an_early_escape_be_played_and_counted) {  // Q7
  auto t = met_by({godalming}).dawn();
  t.deal({Fight::escape_as_bat, Fight::escape_as_mist});
  EXPECT_TRUE(t.allows("dracula fight escape_as_bat"));
  t.round("escape_as_bat", "godalming dodge");
  EXPECT_EQ(cards_played(t), 1);
  t.round("escape_as_mist", "godalming punch");
  EXPECT_FALSE(t.fighting());
}

TEST(Pride, does_not_help_against_symbols_that_match) {  // CB-5
  auto t = met_by({godalming}).items(godalming, {Item::crucifix}).dawn();
  t.deal({Fight::claws, Fight::escape_as_mist}).round("claws", "godalming dodge");
  t.round("escape_as_mist", "godalming crucifix");
  EXPECT_TRUE(t.fighting());
  EXPECT_EQ(t.damage(count), 0);  // Mist is neither Fangs nor Mesmerize
}

}  // namespace
}  // namespace ravenhall::dracula::tests
