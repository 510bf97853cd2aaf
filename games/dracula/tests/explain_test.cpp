// "Why can't I?": positions, what somebody wishes there, and the reason that is told.
#include "games/dracula/explain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/dracula/tests/random_games.hpp"
#include "games/dracula/tests/scenario.hpp"
#include "kernel/explain.hpp"

namespace ravenhall::dracula::tests {
namespace {

struct Case {
  State state;
  Seat seat;
  std::string wish;    // a verb, and what is named
  std::string reason;  // its key and arguments
};

ActionList legal_of(const State& s, Seat seat) {
  ActionList actions;
  Dracula::legal(s, seat, actions);
  return actions;
}
Reason reason_of(const Case& c) {
  const auto wishes = wishes_of(Dracula::notation(), c.wish);
  if (!wishes) return {};
  return explain<Dracula>(Dracula::observe(c.state, c.seat), legal_of(c.state, c.seat), *wishes);
}
// "no_road from=paris place=milan"
std::string text_of(const Reason& reason) {
  const Json json = written([&](JsonWriter& out) { write_reason(out, Dracula::notation(), reason); });
  std::string text = json["key"].get<std::string>();
  for (const auto& [name, value] : json["args"].items())
    text += " " + name + "=" + (value.is_string() ? value.get<std::string>() : dump(value));
  return text;
}

std::string text(DraculaEvent omen) { return std::string(name_of(omen)); }

// Seward supplies in Geneva at night, and Dracula gets this card.
Tabletop received(Scenario scenario, DraculaEvent omen) {
  auto t = scenario.at(seward, Place::geneva).night(seward);
  return t.play("seward supply", "nature omen " + text(omen));
}
// Dracula has gone from Munich to Vienna and laid an encounter: the end of his phase.
Tabletop end_of_phase(Scenario scenario) {
  auto t = scenario.trail({Place::munich, Place::zurich}).hand({Encounter::rats}).dracula_phase();
  return t.play("dracula pass", "dracula go vienna", "dracula lay rats").let_nature_act();
}
// Mina fights Dracula in Paris at dusk.
Tabletop fight(Scenario scenario, std::initializer_list<Fight> cards = {}) {
  auto t = scenario.dusk();
  return t.deal(cards);
}
// Seward stands in Berlin, where these encounters lie, and so does one in Prague.
Scenario in_berlin(std::initializer_list<Encounter> encounters) {
  Scenario scenario =
      Scenario{}.trail({Place::prague, Place::berlin}).up(Spot::space2).at(seward, Place::berlin);
  for (const Encounter encounter : encounters) scenario.lurker(Spot::space2, encounter);
  return scenario.lurker(Spot::space1, Encounter::bats);
}
// A hideout in Paris with this encounter leaves the trail.
Scenario leaving(Encounter encounter) {
  return Scenario{}
      .advanced()
      .trail({Place::munich, Place::zurich, Place::strasbourg, Place::geneva, Place::clermont_ferrand,
              Place::paris})
      .lurker(Spot::space6, encounter)
      .lurker(Spot::space1, Encounter::bats);
}
Tabletop moving(Scenario scenario) {
  auto t = scenario.dracula_phase();
  return t.pass_until(Step::ask_move);
}
State with(State s, auto change) {
  change(s);
  return s;
}

std::vector<Case> turns() {
  const auto paris = [] { return Scenario{}.at(mina, Place::paris); };
  const auto port = [] { return Scenario{}.at(mina, Place::amsterdam); };
  const auto alone = Scenario{}.at(mina, Place::cagliari).day(mina).state();
  auto reserve = paris().day(mina).state();
  reserve.hunter[mina].ticket_count = kTickets;
  auto transfusion = Scenario{}
                         .at(godalming, Place::paris)
                         .at(seward, Place::paris)
                         .at(helsing, Place::paris)
                         .bites(seward, 1)
                         .events(godalming, {HunterEvent::blood_transfusion})
                         .day(godalming);
  transfusion.play("godalming play blood_transfusion");
  auto research = Scenario{}.events(helsing, {HunterEvent::mystic_research}).day(helsing).state();
  research.hunter_deck = 0;
  research.dracula_deck = 0;
  return {
      {paris().day(mina).state(), mina, "road milan", "no_road from=paris place=milan"},
      {paris().fog(Place::brussels).day(mina).state(), mina, "road brussels", "fog_on place=brussels"},
      {paris().block(Line::road_paris_strasbourg).day(mina).state(), mina, "road strasbourg",
       "road_blocked line=road_paris_strasbourg"},
      {paris().night(mina).state(), mina, "road brussels", "at_night"},
      {paris().day(mina).state(), mina, "sail", "no_port place=paris"},
      {paris().day(mina).state(), mina, "road north_sea", "road_to_sea place=north_sea"},
      {alone, mina, "road", "no_open_road place=cagliari"},
      {port().storm(Place::north_sea).day(mina).state(), mina, "sail north_sea", "storm_on place=north_sea"},
      {port().storm(Place::north_sea).day(mina).state(), mina, "sail", "no_open_sea place=amsterdam"},
      {Scenario{}.at(mina, Place::north_sea).day(mina).state(), mina, "supply", "at_sea"},
      {Scenario{}.at(mina, Place::north_sea).day(mina).state(), mina, "pass", "must_sail"},
      {paris().day(mina).state(), mina, "rail t32", "no_ticket ticket=t32"},
      {Scenario{}.at(mina, Place::milan).tickets(mina, {Ticket::t1}).day(mina).state(), mina, "rail t1",
       "no_yellow ticket=t1 place=milan"},
      {paris().day(mina).state(), mina, "rest", "not_hurt"},
      {paris().defeated(seward).day(mina).state(), mina, "trade 2", "defeated seat=2"},
      {paris().day(mina).state(), mina, "trade 2", "hunter_elsewhere seat=2 place=paris"},
      {reserve, mina, "reserve", "no_tickets_left"},
      {Scenario{}.at(mina, Place::castle_dracula).day(mina).state(), mina, "supply", "in_castle"},
      {paris().day(mina).state(), mina, "search", "no_encounters_here place=paris"},
      {paris().day(mina).state(), mina, "bond", "no_companion"},
      {Scenario{}.day(seward).state(), seward, "bond", "sheet_only seat=4"},
      {paris().events(mina, {HunterEvent::consecrated_ground}).day(mina).state(), mina,
       "play consecrated_ground", "event_night event=consecrated_ground"},
      {paris().events(mina, {HunterEvent::blood_transfusion}).day(mina).state(), mina,
       "play blood_transfusion", "weakened_yourself"},
      {paris().events(mina, {HunterEvent::money_trail}).day(mina).state(), mina, "play money_trail",
       "no_sea_card"},
      {Scenario{}.events(seward, {HunterEvent::wax_cylinders}).day(seward).state(), seward,
       "play wax_cylinders", "no_secrets"},
      {paris().events(mina, {HunterEvent::wax_cylinders}).day(mina).state(), mina, "play wax_cylinders",
       "event_of event=wax_cylinders seat=2"},
      {paris().events(mina, {HunterEvent::good_luck}).day(mina).state(), mina, "play good_luck",
       "no_luck_needed"},
      {paris().events(mina, {HunterEvent::forewarned}).day(mina).state(), mina, "play forewarned",
       "event_ambushed event=forewarned"},
      {research, helsing, "play mystic_research", "no_events_left"},
      {paris().items(mina, {Item::knife}).day(mina).state(), mina, "use knife", "use_in_combat item=knife"},
      {paris().day(mina).state(), mina, "go paris", "dracula_only"},
      {transfusion.state(), godalming, "target 3", "not_bitten seat=3"},
      {transfusion.state(), godalming, "target 4", "hunter_elsewhere seat=4 place=paris"},
  };
}

std::vector<Case> encounters() {
  auto searching = in_berlin({Encounter::rats, Encounter::saboteur}).items(seward, {Item::dogs}).day(seward);
  searching.play("seward search", "seward show dogs");
  auto order = in_berlin({Encounter::rats, Encounter::saboteur}).day(seward);
  order.play("seward search");
  auto seduced = in_berlin({Encounter::rats}).omens({DraculaEvent::seduction}).day(seward);
  seduced.play("seward search");
  auto found = in_berlin({Encounter::rats}).items(seward, {Item::garlic}).day(seward);
  found.play("seward search", "seward pass");
  const auto arrives = [](Encounter encounter) {
    auto t = Scenario{}
                 .at(mina, Place::prague)
                 .trail({Place::munich, Place::berlin})
                 .lurker(Spot::space2, encounter)
                 .lurker(Spot::space2, Encounter::szgany_mob)
                 .items(mina, {Item::dogs})
                 .events(mina, {HunterEvent::long_night})
                 .day(mina);
    return t.play("mina road berlin");
  };
  auto ward = arrives(Encounter::hoax);
  ward.play("dracula ambush 1");
  auto fog = leaving(Encounter::unnatural_fog).dracula_phase();
  fog.pass_until(Step::ask_leaving).play("dracula mature 0");
  auto hoax = leaving(Encounter::hoax).discarded({DraculaEvent::false_tip}).dracula_phase();
  hoax.pass_until(Step::ask_leaving).play("dracula mature 0");
  auto bats = leaving(Encounter::bats).dracula_phase();
  bats.pass_until(Step::ask_leaving);
  auto hidden =
      Scenario{}
          .advanced()
          .trail({Place::munich, Place::zurich, Place::strasbourg, Place::geneva, Place::paris, Place::none})
          .power(Spot::space6, Power::hide)
          .lurker(Spot::space6, Encounter::rats)
          .dracula_phase();
  hidden.pass_until(Step::ask_leaving);
  return {
      {searching.state(), seward, "show dogs", "shown_already item=dogs"},
      {order.state(), count, "resolve 2", "found_elsewhere"},
      {seduced.state(), count, "resolve 0", "not_a_vampire encounter=rats"},
      {found.state(), seward, "show garlic", "not_shown_for item=garlic"},
      {arrives(Encounter::hoax).state(), count, "ambush 0", "cannot_ambush encounter=hoax"},
      {ward.state(), mina, "use dogs", "not_chased encounter=szgany_mob"},
      {fog.state(), count, "name rome", "other_region place=rome region=gallia"},
      {hoax.state(), count, "omen enraged", "not_discarded omen=enraged"},
      {bats.state(), count, "mature 0", "matures_not encounter=bats"},
      {bats.state(), count, "mature 1", "not_leaving"},
      {hidden.state(), count, "mature 0", "hide_matures_not"},
  };
}

std::vector<Case> events() {
  auto ground =
      Scenario{}.consecrated(Place::rome).events(mina, {HunterEvent::consecrated_ground}).night(mina);
  ground.play("mina play consecrated_ground");
  auto scouts = Scenario{}.top(Back::hunter).at(seward, Place::geneva).day(seward);
  scouts.play("seward supply", "nature event hired_scouts").let_nature_act();
  scouts.play("seward play hired_scouts", "seward name paris");
  auto hospital = Scenario{}.at(mina, Place::brussels).defeated(mina).time(1).dawn();
  auto start = Scenario{}.option("start", "free").from_setup();
  start.let_nature_act();
  auto settle = Scenario{}.from_setup();
  settle.let_nature_act();
  const auto omens = [](DraculaEvent omen) { return Scenario{}.omens({omen}); };
  auto blocked = omens(DraculaEvent::roadblock);
  for (const Line line : values<Line>(kRoadblocks)) blocked.block(line);
  auto stormy = omens(DraculaEvent::summon_storms);
  for (int i = 0; i < kStorms; ++i) stormy.storm(after(kFirstSea, i));
  auto block = end_of_phase(omens(DraculaEvent::roadblock));
  block.play("dracula scheme roadblock", "dracula block road_brussels_paris");
  auto storm = end_of_phase(omens(DraculaEvent::summon_storms));
  storm.play("dracula scheme summon_storms", "dracula storm north_sea");
  auto horses = omens(DraculaEvent::devilish_power).at(mina, Place::paris).day(mina);
  horses.play("mina road brussels");
  auto schemes = end_of_phase(omens(DraculaEvent::hidden_schemes));
  const State empty_handed = with(schemes.state(), [](State& s) {
    s.hand = {};
    s.hand_count = 0;
  });
  auto no_third =
      omens(DraculaEvent::hidden_schemes).trail({Place::munich}).hand({Encounter::rats}).dracula_phase();
  no_third.play("dracula pass", "dracula go vienna", "dracula lay rats").let_nature_act();
  auto brides = received(Scenario{}.trail({Place::le_havre, Place::english_channel}).hand({Encounter::rats}),
                         DraculaEvent::draculas_brides);
  brides.play("dracula scheme draculas_brides");
  return {
      {ground.state(), mina, "name galatz", "not_hallowed place=galatz"},
      {ground.state(), mina, "name rome", "hallowed_already place=rome"},
      {scouts.state(), seward, "name paris", "named_already place=paris"},
      {hospital.state(), count, "name rome", "not_nearest place=rome"},
      {start.state(), godalming, "start castle_dracula", "no_start place=castle_dracula"},
      {settle.state(), count, "settle brussels", "hunter_starts place=brussels"},
      {end_of_phase(blocked).state(), count, "scheme roadblock", "no_blocks_left"},
      {end_of_phase(stormy).state(), count, "scheme summon_storms", "no_storms_left"},
      {block.state(), count, "block road_brussels_paris", "block_there line=road_brussels_paris"},
      {storm.state(), count, "storm north_sea", "storm_there place=north_sea"},
      {horses.state(), count, "scheme devilish_power", "omen_phase omen=devilish_power"},
      {omens(DraculaEvent::great_wolf).dracula_phase().state(), count, "scheme great_wolf",
       "omen_drawn omen=great_wolf"},
      {omens(DraculaEvent::wild_horses).dracula_phase().state(), count, "scheme wild_horses",
       "omen_road omen=wild_horses"},
      {empty_handed, count, "scheme hidden_schemes", "no_encounters_left"},
      {no_third.state(), count, "scheme hidden_schemes", "scheme_no_hideout"},
      {brides.state(), count, "space space2", "holds_none spot=space2"},
  };
}

std::vector<Case> moves() {
  const auto brussels = [] { return Scenario{}.advanced().trail({Place::brussels, Place::paris}); };
  const State powers = moving(brussels()).state();
  // Athens is holy, both ways out of it lie on the trail, and so does Wolf Form.
  auto stuck = Scenario{}
                   .advanced()
                   .trail({Place::athens, Place::valona, Place::sofia, Place::salonica, Place::ionian_sea})
                   .power(Spot::space3, Power::wolf_form)
                   .consecrated(Place::athens);
  auto rumor =
      brussels().rumors(1).hand({Encounter::rats}).lurker(Spot::space1, Encounter::bats).rumor(Spot::space1);
  auto rumors = moving(rumor);
  rumors.play("dracula go cologne", "dracula lay rats");
  return {
      {powers, count, "go paris", "on_trail place=paris spot=space3"},
      {powers, count, "go rome", "not_adjacent from=brussels place=rome"},
      {powers, count, "go brussels", "already_there place=brussels"},
      {moving(brussels().consecrated(Place::cologne)).state(), count, "go cologne",
       "holy_ground place=cologne"},
      {moving(brussels().consecrated(Place::brussels)).state(), count, "feed",
       "power_on_holy_ground power=feed"},
      {moving(Scenario{}.trail({Place::brussels})).state(), count, "feed", "no_powers"},
      {with(powers, [](State& s) { s.agenda.top().a = 1; }), count, "feed", "location_only"},
      {moving(stuck).state(), count, "misdirect space5", "misdirect_stuck spot=space5"},
      {powers, count, "misdirect space2", "misdirect_protected spot=space2"},
      {powers, count, "pass", "must_move"},
      {rumors.state(), count, "rumor space2", "rumor_there spot=space2"},
      {rumors.state(), count, "rumor space3", "no_encounter_there spot=space3"},
      {rumors.state(), count, "rumor space5", "not_this_space spot=space5"},
  };
}

std::vector<Case> combats() {
  auto planned =
      fight(met_by({mina}).events(mina, {HunterEvent::planned_ambush, HunterEvent::planned_ambush}));
  planned.play("mina play planned_ambush");
  auto find = fight(met_by({mina}).events(mina, {HunterEvent::lucky_find}));
  auto swap = fight(met_by({mina}).events(mina, {HunterEvent::planned_ambush}), {Fight::claws});
  swap.play("mina play planned_ambush");
  swap.round("claws", "mina dodge");
  auto second = fight(met_by({mina}), {Fight::claws, Fight::strength});
  second.round("claws", "mina dodge").deal();
  auto plot = fight(met_by({seward}), {Fight::plotting, Fight::claws, Fight::claws});
  plot.round("plotting", "seward dodge");
  auto engage = fight(met_by({mina, seward}), {Fight::claws});
  engage.round("claws", "mina dodge", "seward punch");
  auto bat = fight(met_by({mina})
                       .advanced()
                       .trail({Place::paris, Place::brussels})
                       .revealed()
                       .at(seward, Place::strasbourg)
                       .lair(Spot::lair1, Place::nantes)
                       .lurker(Spot::lair1, Encounter::rats),
                   {Fight::claws, Fight::escape_as_bat});
  bat.round("claws", "mina dodge").round("escape_as_bat", "mina punch");
  return {
      {planned.state(), mina, "play planned_ambush", "only_once"},
      {with(find.state(),
            [](State& s) {
              s.items_left = 0;
              s.items.discard = {};
            }),
       mina, "play lucky_find", "no_items_left"},
      {swap.state(), mina, "use dodge", "same_card item=dodge"},
      {second.state(), mina, "use dodge", "laid_before item=dodge"},
      {plot.state(), count, "plot claws", "not_in_deck card=claws"},
      {engage.state(), count, "engage 1", "not_fighting seat=1"},
      {bat.state(), count, "fly strasbourg", "hunter_there place=strasbourg"},
      {bat.state(), count, "fly nantes", "lair_there place=nantes"},
      {bat.state(), count, "fly rome", "beyond_two_roads from=paris place=rome"},
  };
}

std::vector<Case> all_cases() {
  std::vector<Case> all;
  for (const auto& some : {turns(), encounters(), events(), moves(), combats()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

TEST(Explain, the_smallest_thing_that_is_missing_is_named) {
  for (const Case& c : all_cases()) EXPECT_EQ(text_of(reason_of(c)), c.reason) << c.wish;
}

// What is touched can mean several verbs; the nearest reason is told.
TEST(Explain, what_is_touched_gets_the_nearest_reason) {
  const auto touched = [](const State& s, Seat seat, const Touch& touch) {
    const auto wishes = wishes_of(Dracula::notation(), std::array{touch});
    return text_of(explain<Dracula>(Dracula::observe(s, seat), legal_of(s, seat), *wishes));
  };
  const auto paris = Scenario{}.at(mina, Place::paris).items(mina, {Item::dogs, Item::knife});
  State day = Scenario(paris).day(mina).state();
  EXPECT_EQ(touched(day, mina, {"place", "milan"}), "no_road from=paris place=milan");
  EXPECT_EQ(touched(day, mina, {"place", "north_sea"}), "no_port place=paris");
  EXPECT_EQ(touched(day, mina, {"seat", "1"}), "hunter_elsewhere seat=1 place=paris");
  EXPECT_EQ(touched(day, mina, {"item", "dogs"}), "use_search item=dogs");
  EXPECT_EQ(touched(day, mina, {"item", "knife"}), "use_in_combat item=knife");
  EXPECT_EQ(touched(day, mina, {"ticket", "t32"}), "no_ticket ticket=t32");
  EXPECT_EQ(touched(Scenario(paris).night(mina).state(), mina, {"place", "brussels"}), "at_night");
  const State move = moving(Scenario{}.trail({Place::brussels, Place::paris})).state();
  EXPECT_EQ(touched(move, count, {"place", "paris"}), "on_trail place=paris spot=space3");
  EXPECT_EQ(touched(move, count, {"place", "rome"}), "not_adjacent from=brussels place=rome");
}

TEST(Explain, a_seat_knows_its_own_legal_actions) {
  for (std::uint64_t game = 0; game < 40; ++game) {
    each_moment(game, [&](const State& s) {
      for (const Seat seat : Dracula::to_act(s)) {
        if (seat == kNature) continue;
        const ActionList truly = legal_of(s, seat);
        const ActionList known = legal_of(known_to(Dracula::observe(s, seat)), seat);
        ASSERT_TRUE(std::equal(truly.begin(), truly.end(), known.begin(), known.end()))
            << "game " << game << ", " << name_of(s.agenda.top().step);
      }
    });
  }
}

// A wish of any kind, drawn at random.
Wish any_wish(Rng& rng) {
  const Notation& notation = Dracula::notation();
  Wish wish;
  std::size_t verb = 0;
  do {
    verb = rng.below(static_cast<std::uint32_t>(notation.verbs.size()));
  } while (notation.verbs[verb].kind == VerbKind::chance);
  wish.action.verb = verb;
  const int kind = notation.verbs[verb].operands.first;
  if (kind < 0 || rng.below(8) == 0) return wish;
  const std::size_t values = notation.kinds[static_cast<std::size_t>(kind)].values.size();
  wish.action.a = rng.below(values == 0 ? 10U : static_cast<std::uint32_t>(values));
  wish.named = 1;
  return wish;
}

TEST(Explain, every_reason_is_told_somewhere) {
  std::array<int, kCountOf<Why>> told{};
  for (const Case& c : all_cases()) ++told[reason_of(c).kind];
  Rng rng(1);
  for (std::uint64_t game = 0; game < 24; ++game) {
    each_moment(game, [&](const State& s) {
      for (const Seat seat : Dracula::to_act(s)) {
        if (seat == kNature) continue;
        const Observation view = Dracula::observe(s, seat);
        for (int i = 0; i < 40; ++i) ++told[Dracula::why_not(view, any_wish(rng)).kind];
      }
    });
  }
  for (std::size_t i = 1; i < told.size(); ++i) EXPECT_GT(told[i], 0) << kNamesOf<Why>[i];
}

}  // namespace
}  // namespace ravenhall::dracula::tests
