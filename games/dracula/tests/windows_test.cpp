// The moments at which events and items may be played, who is asked, in which order, and that being asked
// tells nothing.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <tuple>

#include "games/dracula/rules/round.hpp"
#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

// Playing an event.

TEST(Windows, any_number_of_events_may_be_played_in_one_moment) {  // EV-1
  auto t = Scenario{}
               .events(seward,
                       {HunterEvent::renewed_vigor, HunterEvent::long_night, HunterEvent::speedy_telegraph})
               .dawn();
  t.play("seward play renewed_vigor", "seward play long_night", "seward play speedy_telegraph");
  EXPECT_TRUE(t.state().vigor && t.state().long_night && t.state().telegraph);
  EXPECT_EQ(t.state().hunter_events.discard.size(), 3);
  EXPECT_EQ(t.events_of(Happening::played)[0].secret, 0);  // face up
}

TEST(Windows, of_several_effects_one_is_chosen) {  // EV-1
  auto t = Scenario{}
               .events(seward, {HunterEvent::surprising_return})
               .discarded({HunterEvent::rufus_smith})
               .dawn();
  t.play("seward play surprising_return", "seward play rufus_smith", "seward ally");
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));  // no Search as well
}

TEST(Windows, go_round_until_all_have_passed_in_a_row) {  // EV-3
  auto t = Scenario{}
               .events(godalming, {HunterEvent::long_night})
               .events(seward, {HunterEvent::renewed_vigor})
               .events(mina, {HunterEvent::newspaper_reports})
               .dawn();
  EXPECT_TRUE(t.asks(godalming, Step::ask_window));
  t.play("godalming pass");
  EXPECT_TRUE(t.asks(seward, Step::ask_window));
  t.play("seward play renewed_vigor");
  EXPECT_TRUE(t.asks(mina, Step::ask_window));
  t.play("mina pass");
  EXPECT_TRUE(t.asks(godalming, Step::ask_window));  // once more, since Seward did something
  t.play("godalming play long_night");
  EXPECT_TRUE(t.asks(mina, Step::ask_window));
  t.play("mina pass");
  EXPECT_TRUE(t.asks(godalming, Step::ask_action));
}

TEST(Windows, what_answers_comes_first_and_what_was_paid_stays_paid) {  // EV-3
  auto t = Scenario{}
               .trail({Place::paris})
               .at(seward, Place::geneva)
               .omens({DraculaEvent::sensationalist_press})
               .day(seward);
  t.play("seward supply", "nature event local_rumors", "nature back hunter", "seward play local_rumors",
         "dracula scheme sensationalist_press");
  EXPECT_FALSE(t.state().revealed);
  EXPECT_EQ(t.state().hunter_events.discard.count(HunterEvent::local_rumors), 1);  // cancelled, and gone
  EXPECT_TRUE(t.asks(helsing, Step::ask_action));                                  // as is the action
}

TEST(Windows, at_dawn_five_cards_and_at_dusk_two) {  // EV-10 EV-11
  const auto all = [] {
    auto scenario = Scenario{}.discarded({HunterEvent::jonathan_harker});
    for (const HunterEvent event : values<HunterEvent>(kHunterEventKinds)) {
      if (event != HunterEvent::jonathan_harker) scenario.events(seward, {event});
    }
    return scenario;
  };
  auto dawn = all().dawn();
  EXPECT_EQ(dawn.targets(seward, "play"), (Texts{"long_night", "newspaper_reports", "renewed_vigor",
                                                 "speedy_telegraph", "surprising_return"}));
  auto dusk = all().dusk();
  EXPECT_EQ(dusk.targets(seward, "play"), (Texts{"newspaper_reports", "surprising_return"}));
}

TEST(Windows, each_action_card_has_its_time_of_day) {  // EV-13
  // Everything that any of them needs is there.
  const auto table = [](Seat seat, HunterEvent event) {
    return Scenario{}
        .trail({Place::munich, Place::adriatic_sea, Place::venice})
        .lurker(Spot::space1, Encounter::rats)
        .at(godalming, Place::london)
        .at(seward, Place::london)
        .at(helsing, Place::london)
        .at(mina, Place::london)
        .bites(godalming, 1)
        .items(seat, {Item::stake})
        .events(seat, {event});
  };
  struct Row {
    Seat seat;
    HunterEvent event;
    bool day;
    bool night;
  };
  constexpr std::array kTable{Row{seward, HunterEvent::excellent_weather, true, false},
                              Row{seward, HunterEvent::sense_of_emergency, true, false},
                              Row{seward, HunterEvent::vampire_lair, true, false},
                              Row{seward, HunterEvent::consecrated_ground, false, true},
                              Row{seward, HunterEvent::blood_transfusion, true, true},
                              Row{seward, HunterEvent::money_trail, true, true},
                              Row{helsing, HunterEvent::mystic_research, true, true},
                              Row{seward, HunterEvent::wax_cylinders, true, true},
                              Row{mina, HunterEvent::hypnosis, true, true}};
  for (const auto& [seat, event, by_day, at_night] : kTable) {
    const std::string what = "play " + std::string(name_of(event));
    const auto plays = [&](const Tabletop& t) {
      const auto legal = t.legal(seat);
      return std::find(legal.begin(), legal.end(), what) != legal.end();
    };
    EXPECT_EQ(plays(table(seat, event).day(seat)), by_day) << what;
    EXPECT_EQ(plays(table(seat, event).night(seat)), at_night) << what;
  }
}

TEST(Windows, bodyguards_come_after_events_and_after_a_refusal_in_fog) {  // EV-12
  const auto table = [] {
    return Scenario{}
        .trail({Place::paris})
        .revealed()
        .at(mina, Place::paris)
        .fog(Place::paris)
        .guards(1)
        .events(seward, {HunterEvent::newspaper_reports});
  };
  auto t = table().dawn();
  EXPECT_TRUE(t.asks(seward, Step::ask_window));
  t.play("seward pass");
  EXPECT_TRUE(t.asks(count, Step::ask_fog_refusal));
  t.play("dracula pass");
  EXPECT_TRUE(t.asks(count, Step::ask_guard));
  auto refused = table().dawn();
  refused.play("seward pass", "dracula accept");
  EXPECT_FALSE(refused.asks(count, Step::ask_guard));
  EXPECT_EQ(refused.state().guards, 1);  // he keeps them
}

TEST(Windows, whoever_the_bodyguards_defeat_does_not_fight) {  // EV-12
  auto t = Scenario{}
               .trail({Place::paris})
               .revealed()
               .at(mina, Place::paris)
               .at(seward, Place::paris)
               .damage(mina, 8)
               .guards(1)
               .dawn();
  t.play("dracula target 4").let_nature_act();
  EXPECT_TRUE(t.defeated(mina));
  EXPECT_EQ(t.state().combat.fighters, PlayerSet(seward));
}

TEST(Windows, a_search_goes_from_the_searcher_to_dracula_to_the_cards) {  // EV-20
  auto t = Scenario{}
               .trail({Place::munich, Place::marseilles})
               .up(Spot::space2)
               .lurker(Spot::space2, Encounter::wolves)
               .lurker(Spot::space2, Encounter::hoax)
               .lurker(Spot::space2, Encounter::saboteur)
               .lurker(Spot::space2, Encounter::aristocratic_vampire)
               .items(seward, {Item::dogs, Item::stake, Item::knife})
               .omens({DraculaEvent::seduction})
               .day(seward);
  t.play("seward search");
  EXPECT_TRUE(t.asks(seward, Step::ask_hounds));
  t.play("seward show dogs", "seward show stake", "seward pass");
  EXPECT_TRUE(t.asks(count, Step::ask_seduction));
  EXPECT_FALSE(t.state().lurkers[0].up);  // still face down
  t.play("dracula pass");
  EXPECT_TRUE(t.state().lurkers[0].up && t.state().lurkers[3].up);
  EXPECT_TRUE(t.asks(seward, Step::ask_match));  // Wolves
  t.play("seward accept", "seward pass", "seward accept", "seward accept");
  // Wolves and Saboteur are chased off, the Stake took the vampire; the Hoax is left.
  EXPECT_EQ(t.damage(seward), 0);
  EXPECT_TRUE(t.delayed(seward));
  EXPECT_EQ(t.has(seward, Item::dogs), 1);
  EXPECT_EQ(t.has(seward, Item::stake), 0);
  EXPECT_TRUE(t.lurkers(Spot::space2).empty());
}

TEST(Windows, a_spy_is_bought_off_before_anything_is_shown) {  // E68
  const auto spied = [] {
    auto t = Scenario{}
                 .trail({Place::munich, Place::geneva})
                 .lurker(Spot::space2, Encounter::spy)
                 .items(seward, {Item::knife, Item::stake})
                 .tickets(seward, {Ticket::t32})
                 .day(seward);
    t.play("seward road geneva", "dracula ambush 0", "seward pass");
    EXPECT_TRUE(t.asks(seward, Step::ask_spy));
    EXPECT_EQ(t.happened(Happening::item_shown), 0);
    t.refuses("seward discard_item stake");  // no WEAPON
    return t;
  };
  auto pays = spied();
  pays.play("seward discard_item knife");
  EXPECT_EQ(pays.happened(Happening::item_shown), 0);
  EXPECT_EQ(pays.hunter(seward).ticket_count, 1);
  EXPECT_EQ(pays.state().encounter_discard.count(Encounter::spy), 1);
  auto shows = spied();
  shows.play("seward pass");
  EXPECT_EQ(shows.happened(Happening::item_shown), 2);
  EXPECT_EQ(shows.hunter(seward).ticket_count, 0);
}

TEST(Windows, the_owner_of_a_card_decides_for_the_hunters) {  // E69
  // Helsing plays Escape Route for another; the other is not asked.
  auto t = Scenario{}
               .trail({Place::paris})
               .revealed()
               .at(mina, Place::paris)
               .at(helsing, Place::paris)
               .events(helsing, {HunterEvent::escape_route})
               .dusk();
  t.play("helsing pass").let_nature_act();
  t.play("helsing play escape_route");
  EXPECT_EQ(t.to_act(), SeatSet(helsing));
  t.play("helsing target 4");
  EXPECT_FALSE(t.state().combat.fighters.has(mina));
  // And the hunter concerned decides about duty.
  auto duty = Scenario{}.omens({DraculaEvent::customs_search}).items(mina, {Item::knife}).day(mina);
  duty.play("mina road cologne", "dracula pass", "dracula scheme customs_search");
  EXPECT_EQ(duty.to_act(), SeatSet(mina));
}

// Open cards of the weakened.

TEST(OpenCards, are_chosen_once_and_again_when_they_leave) {  // E19
  auto t = Scenario{}
               .trail({Place::munich, Place::marseilles})
               .up(Spot::space2)
               .lurker(Spot::space2, Encounter::new_vampire)
               .items(seward, {Item::knife, Item::stake})
               .events(seward, {HunterEvent::good_luck, HunterEvent::long_night})
               .block(Line::road_brussels_paris)
               .omens({DraculaEvent::seduction})
               .day(seward);
  t.play("seward search", "seward pass", "dracula resolve 0", "seward pass");  // he is bitten
  EXPECT_EQ(t.targets(seward, "open_item"), (Texts{"knife", "stake"}));
  t.play("seward open_item stake");
  EXPECT_EQ(t.targets(seward, "open_event"), (Texts{"good_luck", "long_night"}));
  t.play("seward open_event good_luck");
  EXPECT_EQ(t.hunter(seward).open_item, Item::stake);
  t.play("helsing pass", "mina pass", "seward pass");  // dusk
  // Not exchanged at will; an open card is used like one in hand.
  t.play("godalming pass");
  EXPECT_TRUE(t.targets(seward, "open_item").empty());
  auto plays = Scenario{}
                   .bites(seward, 1)
                   .events(seward, {HunterEvent::good_luck, HunterEvent::long_night})
                   .block(Line::road_brussels_paris)
                   .day(seward);
  ASSERT_NE(plays.hunter(seward).open_event, HunterEvent::none);
  plays.play("seward play good_luck", "seward unblock road_brussels_paris");
  if (plays.asks(seward, Step::ask_open_event)) plays.play("seward open_event long_night");
  EXPECT_EQ(plays.hunter(seward).open_event, HunterEvent::long_night);
}

// Being asked tells nothing (Q10). The same public table with different hidden cards, and the same moves: the
// same seats are asked the same questions.

using Asked = std::tuple<SeatSet, Step>;
Asked asked(const Tabletop& t) { return {t.to_act(), t.state().agenda.top().step}; }

// What is asked after these moves, for each of these events in Dracula's hand.
template <class... Moves>
void expect_same_for_omens(const Scenario& scenario, Seat seat, Step question, Moves... moves) {
  for (const DraculaEvent omen : values<DraculaEvent>(kDraculaEventKinds)) {
    if (kDraculaImmediate.has(omen) && !kKeepable.has(omen)) continue;
    auto t = Scenario(scenario).omens({omen}).day(seat);
    t.play(moves...);
    EXPECT_EQ(asked(t), Asked(SeatSet(count), question)) << name_of(omen);
    EXPECT_TRUE(t.allows("dracula pass"));
  }
  auto none = Scenario(scenario).day(seat);  // an empty hand is open, and asked nothing
  none.play(moves...);
  EXPECT_FALSE(none.asks(count, question));
}

TEST(Asked, dracula_is_asked_whatever_event_he_holds) {  // Q10; EV-16 EV-17 EV-18 EV-20 EV-21
  expect_same_for_omens(Scenario{}.tickets(mina, {Ticket::t1}), mina, Step::ask_tip, "mina rail t1");
  expect_same_for_omens(Scenario{}, mina, Step::ask_horses, "mina road paris");
  expect_same_for_omens(Scenario{}.at(seward, Place::geneva), seward, Step::ask_press, "seward supply",
                        "nature event evil_presence", "nature back hunter", "seward play evil_presence");
  expect_same_for_omens(Scenario{}
                            .trail({Place::munich, Place::brussels})
                            .up(Spot::space2)
                            .lurker(Spot::space2, Encounter::rats),
                        mina, Step::ask_seduction, "mina search");
  for (const DraculaEvent omen : {DraculaEvent::customs_search, DraculaEvent::enraged}) {
    auto t = Scenario{}.omens({omen}).day(mina);
    t.play("mina road cologne", "dracula pass");
    EXPECT_EQ(asked(t), Asked(SeatSet(count), Step::ask_customs));
  }
}

TEST(Asked, dracula_is_asked_to_ambush_whatever_lies_there) {  // Q10
  for (const Encounter kind : values<Encounter>(kEncounterKinds)) {
    auto t = Scenario{}.trail({Place::munich, Place::paris}).lurker(Spot::space2, kind).day(mina);
    t.play("mina road paris");
    EXPECT_EQ(asked(t), Asked(SeatSet(count), Step::ask_ambush)) << name_of(kind);
    EXPECT_TRUE(t.allows("dracula pass"));
  }
}

TEST(Asked, hunters_are_asked_whatever_event_they_hold) {  // Q10; EV-10 EV-11 EV-14 EV-19
  for (const HunterEvent event : values<HunterEvent>(kHunterEventKinds)) {
    auto dawn = Scenario{}.events(helsing, {event}).dawn();
    EXPECT_EQ(asked(dawn), Asked(SeatSet(helsing), Step::ask_window)) << name_of(event);
    auto dusk = Scenario{}.events(helsing, {event}).dusk();
    EXPECT_EQ(asked(dusk), Asked(SeatSet(helsing), Step::ask_window)) << name_of(event);
    auto luck = Scenario{}.events(helsing, {event}).block(Line::road_brussels_paris).dawn();
    luck.play("helsing pass");
    EXPECT_EQ(asked(luck), Asked(SeatSet(helsing), Step::ask_luck)) << name_of(event);
    auto ambush = Scenario{}
                      .trail({Place::munich, Place::cologne})
                      .lurker(Spot::space2, Encounter::bats)
                      .events(helsing, {event})
                      .day(helsing);
    ambush.play("helsing road cologne", "dracula ambush 0");
    EXPECT_EQ(asked(ambush), Asked(SeatSet(helsing), Step::ask_ward)) << name_of(event);
    auto tip = Scenario{}
                   .omens({DraculaEvent::false_tip})
                   .tickets(mina, {Ticket::t1})
                   .events(helsing, {event})
                   .day(mina);
    tip.play("mina rail t1", "dracula scheme false_tip");
    EXPECT_EQ(asked(tip), Asked(SeatSet(helsing), Step::ask_tip_luck)) << name_of(event);
    auto save = Scenario{}
                    .trail({Place::munich, Place::paris})
                    .lurker(Spot::space2, Encounter::rats)
                    .damage(mina, 8)
                    .events(helsing, {event})
                    .day(mina);
    save.play("mina road paris", "dracula ambush 0");
    EXPECT_EQ(asked(save), Asked(SeatSet(helsing), Step::ask_save)) << name_of(event);
  }
}

TEST(Asked, hunters_are_asked_whatever_item_they_hold) {  // Q10; EV-19 EV-20
  for (const Item item : values<Item>(kItemKinds)) {
    auto ward = Scenario{}
                    .trail({Place::munich, Place::cologne})
                    .lurker(Spot::space2, Encounter::rats)
                    .items(helsing, {item})
                    .day(helsing);
    ward.play("helsing road cologne", "dracula ambush 0");
    EXPECT_EQ(asked(ward), Asked(SeatSet(helsing), Step::ask_ward)) << name_of(item);
    ward.play("helsing pass");
    EXPECT_EQ(asked(ward), Asked(SeatSet(helsing), Step::ask_show)) << name_of(item);
    auto search = Scenario{}
                      .trail({Place::munich, Place::amsterdam})
                      .up(Spot::space2)
                      .lurker(Spot::space2, Encounter::rats)
                      .items(helsing, {item})
                      .day(helsing);
    search.play("helsing search");
    EXPECT_EQ(asked(search), Asked(SeatSet(helsing), Step::ask_hounds)) << name_of(item);
    auto ground = Scenario{}
                      .items(helsing, {item})
                      .events(godalming, {HunterEvent::consecrated_ground})
                      .night(godalming);
    ground.play("godalming play consecrated_ground", "godalming name paris");
    EXPECT_EQ(asked(ground), Asked(SeatSet(helsing), Step::ask_host)) << name_of(item);
  }
}

TEST(Asked, what_dracula_receives_is_asked_about_whatever_it_is) {  // Q10; EV-2
  for (const DraculaEvent omen : values<DraculaEvent>(kDraculaEventKinds)) {
    auto t = Scenario{}.at(seward, Place::geneva).night(seward);
    t.play("seward supply", "nature omen " + std::string(name_of(omen)));
    EXPECT_EQ(asked(t), Asked(SeatSet(count), Step::ask_omen)) << name_of(omen);
  }
  for (const HunterEvent event : values<HunterEvent>(kHunterEventKinds)) {
    auto t = Scenario{}.at(seward, Place::geneva).night(seward);
    t.play("seward supply", "nature event " + std::string(name_of(event)));
    EXPECT_EQ(asked(t), Asked(SeatSet(seward), Step::ask_received)) << name_of(event);
  }
}

}  // namespace
}  // namespace ravenhall::dracula::tests
