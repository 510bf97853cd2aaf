// What is told of a legal action is what then happens.
#include <gtest/gtest.h>

#include <string>

#include "games/blood_rage/tests/scenario.hpp"
#include "kernel/match_of.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

Json told(const State& s, Seat seat, Action action) {
  const auto view = BloodRage::observe(s, seat);
  return written([&](JsonWriter& out) { out.object([&] { BloodRage::tell(view, action, out); }); });
}
Json told(const Tabletop& t, Seat seat, std::string_view text) {
  return told(t.state(), seat, *parse_action(BloodRage::notation(), text));
}
Json json(std::string_view text) { return *parse_json(text); }

TEST(Tell, an_upgrade_has_its_discount_and_what_it_replaces) {
  const auto t = Scenario{red, blue}
                     .age(2)
                     .upgrades(red, {friggas_charm, brothers_in_arms})
                     .warriors(red, gimle, 2)
                     .hand(red, {experts_in_arms})
                     .to_move(red);
  EXPECT_EQ(told(t, red, "upgrade experts_in_arms 0"),
            json(R"({"cost":1,"replaces":"brothers_in_arms","free":["warrior"],"strength":{"gimle":4}})"));
}

TEST(Tell, an_invasion_has_its_price_and_its_victims) {  // R41 R42
  const auto t = Scenario{red, blue, yellow}
                     .age(2)
                     .option("dark_elf_yggdrasil", "3")
                     .monster(red, Figure::dark_elf, reserve)
                     .monster(red, Figure::fire_giant, reserve)
                     .warriors(blue, gimle, 2)
                     .ship(blue, fjord_nw)
                     .to_move(red);
  EXPECT_EQ(told(t, red, "invade dark_elf gimle"), json(R"({"cost":1,"strength":{"gimle":1}})"));
  EXPECT_EQ(told(t, red, "invade dark_elf yggdrasil"), json(R"({"cost":3,"strength":{"yggdrasil":3}})"));
  EXPECT_EQ(told(t, red, "invade fire_giant gimle")["destroys"],
            json(R"([{"seat":1,"figure":"warrior","count":2},{"seat":1,"figure":"ship","count":1}])"));
}

TEST(Tell, a_pillage_has_what_a_victory_gives) {  // R19 D15
  const auto t = Scenario{red, blue}
                     .age(3)
                     .token(gimle, Reward::axes)
                     .monster(red, Figure::frost_giant, gimle)
                     .to_move(red);
  EXPECT_EQ(told(t, red, "pillage gimle"), json(R"({"cost":0,"battle_glory":5,"raises":{"axes":3}})"));
}

TEST(Tell, a_quest_pays_what_throne_and_options_say) {  // R46
  const auto t = Scenario{red, blue, yellow}
                     .age(3)
                     .option("yggdrasil3_glory", "10")
                     .upgrades(red, {odins_throne})
                     .hand(red, {q3_yggdrasil})
                     .warriors(red, yggdrasil, 1)
                     .to_move(red);
  EXPECT_EQ(told(t, red, "quest q3_yggdrasil"), json(R"({"cost":0,"glory":20,"met":true})"));
}

TEST(Tell, a_battle_card_counts_with_the_figures) {
  auto t = Scenario{red, blue, yellow}
               .age(3)
               .option("gaze_bonus", "2")
               .warriors(red, gimle, 2)
               .leader(blue, gimle)
               .hand(red, {heimdalls_gaze, tyrs_rage})
               .to_move(red);
  t.play("red pillage gimle");
  EXPECT_EQ(told(t, red, "card heimdalls_gaze"), json(R"({"total":{"figures":2,"cards":2,"total":4}})"));
  t.play("red card tyrs_rage");
  EXPECT_EQ(told(t, red, "late heimdalls_gaze"), json(R"({"total":{"figures":2,"cards":8,"total":10}})"));
}

// Over random games of random options.

int number(const Json& json, std::string_view key, int otherwise) {
  const auto found = json.find(key);
  return found == json.end() ? otherwise : found->get<int>();
}

struct Checked {
  int costs = 0;
  int strengths = 0;
  int raises = 0;
  int glories = 0;
};

void check_applied(const State& before, Seat seat, Action action, const Json& tells, Checked& checked) {
  State after = before;
  EventLog log;
  BloodRage::apply(after, seat, action, log);
  int paid = 0;
  int plundered = 0;
  bool pillaged = false;
  for (const Event& event : log.items) {
    if (event.actor != seat) continue;
    if (event.kind == static_cast<std::uint8_t>(Happening::rage) && event.args[0] < 0) paid -= event.args[0];
    if (event.kind == static_cast<std::uint8_t>(Happening::pillaged)) pillaged = true;
    if (event.kind == static_cast<std::uint8_t>(Happening::glory) &&
        event.args[1] == static_cast<int>(Source::pillage))
      plundered += event.args[0];
  }
  pillaged = pillaged && (verb_of(action) == Verb::pillage || verb_of(action) == Verb::challenge);
  const std::string text = to_text(BloodRage::notation(), action);
  if (tells.contains("cost")) {
    EXPECT_EQ(paid, number(tells, "cost", 0)) << text;
    ++checked.costs;
  }
  const bool fought =
      !after.battle.fighting.empty() || (verb_of(action) == Verb::join && after.battle.where == box);
  if (const auto strengths = tells.find("strength");
      strengths != tells.end() && !fought && verb_of(action) != Verb::sacrifice) {
    for (const Place place : kProvincePlaces) {
      if (!strengths->contains(name_of(place))) continue;
      EXPECT_EQ(strength(after, seat, place), number(*strengths, name_of(place), 0)) << text;
      ++checked.strengths;
    }
  }
  const bool lord = is_card(sheet(before, seat).slots[Slot::leader]);
  if (verb_of(action) == Verb::raise || (pillaged && !lord)) {
    const Json raises = tells.value("raises", Json::object());
    for (const Stat stat : kAnyStat) {
      const int now = sheet(after, seat).step[stat];
      EXPECT_EQ(now, number(raises, name_of(stat), sheet(before, seat).step[stat])) << text;
      ++checked.raises;
    }
  }
  if (pillaged) {
    EXPECT_EQ(plundered, number(tells, "glory", 0)) << text;
    ++checked.glories;
  }
}

TEST(Tell, prices_and_sums_are_those_of_the_rules_with_every_option) {
  Checked checked;
  Rng rng(20);
  for (int game = 0; game < 12; ++game) {
    ravenhall::Setup setup;
    setup.seats = 2 + game % 3;
    for (const OptionInfo& option : BloodRage::info().options)
      setup.options.push_back(rng.below(option.values.size()));
    State s = BloodRage::start(setup);
    while (!BloodRage::outcome(s).over) {
      const Seat seat = BloodRage::to_act(s).first();
      ActionList legal;
      BloodRage::legal(s, seat, legal);
      Action action = legal[rng.below(legal.size())];
      if (seat == kNature) {
        action = BloodRage::nature(s, rng);
      } else if (verb_of(action) == Verb::pass && legal.size() > 1) {
        action = legal[0];  // passing at random ends Ages before anything happens
      }
      if (seat != kNature) check_applied(s, seat, action, told(s, seat, action), checked);
      NoEvents none;
      BloodRage::apply(s, seat, action, none);
    }
  }
  EXPECT_GT(checked.costs, 200);
  EXPECT_GT(checked.strengths, 100);
  EXPECT_GT(checked.raises, 30);
  EXPECT_GT(checked.glories, 5);
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests
