// What is told of a legal action is what it then does, in random games of all options.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/dracula/rules/round.hpp"
#include "games/dracula/tests/random_games.hpp"
#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

Json told(const State& s, Seat seat, Action action) {
  return written(
      [&](JsonWriter& out) { out.object([&] { Dracula::tell(Dracula::observe(s, seat), action, out); }); });
}
int number(const Json& tells, const char* key) { return tells.value(key, 0); }
bool flag(const Json& tells, const char* key) { return tells.value(key, false); }

int foe_damage(const State& s) {
  return s.combat.foe == Foe::vampire ? int{s.lurkers[s.combat.lurker].damage} : int{s.damage};
}

// One decision with what follows until a seat must decide; nature acts at random.
class Trial {
 public:
  Trial(const State& s, Seat seat, Action action) : before(s), after(s), seat_(seat), action_(action) {
    tells = told(s, seat, action);
    step = s.agenda.top().step;
    Dracula::apply(after, seat, action, log);
    at_once = after;
    Rng rng(1);
    while (Dracula::to_act(after).has(kNature))
      Dracula::apply(after, kNature, Dracula::nature(after, rng), log);
  }

  int happened(Happening kind) const {
    return static_cast<int>(std::count_if(log.items.begin(), log.items.end(), [&](const Event& event) {
      return event.kind == static_cast<std::uint8_t>(kind) && event.actor == seat_;
    }));
  }
  void check() const {
    const std::string text = to_text(Dracula::notation(), action_) + " tells " + dump(tells);
    seat_ == kDracula ? check_dracula(text) : check_hunter(text);
  }

  State before;
  State after;
  State at_once;  // before nature acts
  Json tells;
  Step step{};
  EventLog log;

 private:
  void check_influence(const std::string& text) const {
    const int gained = at_once.influence - before.influence;
    EXPECT_EQ(gained, std::min(number(tells, "influence"), kInfluenceToWin - before.influence)) << text;
    if (flag(tells, "wins") && !flag(tells, "deadly")) {
      EXPECT_EQ(after.winner, Winner::dracula) << text;
    }
  }
  void check_dracula(const std::string& text) const {
    switch (verb_of(action_)) {
      case Verb::go:
      case Verb::wolf:
      case Verb::hide:
      case Verb::dark_call: {
        check_influence(text);
        if (flag(tells, "wins")) return;
        const int damage = before.damage - number(tells, "heals") + number(tells, "damage");
        EXPECT_EQ(at_once.damage, std::min(damage, kDraculaHealth)) << text;
        EXPECT_EQ(at_once.damage >= kDraculaHealth, flag(tells, "deadly")) << text;
        if (verb_of(action_) == Verb::go || verb_of(action_) == Verb::wolf) {
          EXPECT_EQ(tells.contains("meets"),
                    at_once.revealed && is_city(at_once.at) && !hunters_in(before, action_.a).empty())
              << text;
        }
        return;
      }
      case Verb::heal: EXPECT_EQ(at_once.damage, before.damage - number(tells, "heals")) << text; return;
      case Verb::fly:
      case Verb::mature: return check_influence(text);
      case Verb::claw: return check_hit(action_.a, text);
      case Verb::target:
        if (step == Step::ask_guard) check_hit(action_.a, text);
        return;
      default: return;
    }
  }
  // Who could be saved is asked for first.
  void check_hit(Seat target, const std::string& text) const {
    if (flag(tells, "defeats")) return;
    EXPECT_EQ(at_once.hunter[target].damage, before.hunter[target].damage + number(tells, "hits")) << text;
  }
  void check_hunter(const std::string& text) const {
    const Hunter& hunter = before.hunter[seat_];
    const Hunter& now = at_once.hunter[seat_];
    const Verb verb = verb_of(action_);
    const bool later = verb == Verb::play && action_.a == HunterEvent::blood_transfusion;
    if (flag(tells, "wins")) {
      EXPECT_EQ(at_once.winner, Winner::hunters) << text;
    }
    if (at_once.winner != Winner::nobody) return;
    if (tells.contains("damage") && !flag(tells, "deadly") && !later) {
      EXPECT_EQ(now.damage, hunter.damage + number(tells, "damage")) << text;
    }
    if (flag(tells, "delays") && !now.defeated) {
      EXPECT_TRUE(now.delayed) << text;
    }
    if (tells.contains("spends") && verb != Verb::carriage) {
      EXPECT_EQ(now.item_count, hunter.item_count - static_cast<int>(tells["spends"].size())) << text;
    }
    switch (verb) {
      case Verb::rest: EXPECT_EQ(now.damage, hunter.damage - number(tells, "heals")) << text; return;
      case Verb::reserve:
        EXPECT_EQ(happened(Happening::ticket_drawn), number(tells, "tickets")) << text;
        return;
      case Verb::supply:
        EXPECT_EQ(happened(Happening::item_drawn), number(tells, "items")) << text;
        EXPECT_EQ(tells.contains("event"), !hunter.hospital) << text;
        return;
      case Verb::play:
        if (action_.a == HunterEvent::vampire_lair) check_influence(text);
        return;
      case Verb::use:
        if (step == Step::ask_bullets && at_once.combat.foe == before.combat.foe) {
          const int health = before.combat.foe == Foe::vampire
                                 ? row(before.lurkers[before.combat.lurker].kind).health
                                 : kDraculaHealth;
          EXPECT_EQ(foe_damage(at_once), std::min(foe_damage(before) + number(tells, "hits"), health))
              << text;
        }
        return;
      case Verb::rail:
      case Verb::carriage: check_reach(text); return;
      default: return;
    }
  }
  // Where the journey can end, if Dracula lets it.
  void check_reach(const std::string& text) const {
    State s = after;
    NoEvents none;
    if (s.agenda.top().step == Step::ask_tip) Dracula::apply(s, kDracula, act(Verb::pass), none);
    ASSERT_EQ(s.agenda.top().step, Step::ask_ride) << text;
    ActionList rides;
    Dracula::legal(s, seat_, rides);
    Json places = Json::array();
    for (const Action ride : rides) places.push_back(name_of(Place{ride.a}));
    EXPECT_EQ(tells["reach"], places) << text;
  }

  Seat seat_;
  Action action_;
};

TEST(Tell, what_is_told_is_what_happens) {
  int checked = 0;
  for (std::uint64_t game = 0; game < 40; ++game) {
    each_moment(game, [&](const State& s) {
      const SeatSet asked = Dracula::to_act(s);
      if (asked.size() != 1 || asked.has(kNature)) return;
      ActionList actions;
      Dracula::legal(s, asked.first(), actions);
      for (const Action action : actions) {
        if (told(s, asked.first(), action).empty()) continue;
        Trial(s, asked.first(), action).check();
        ++checked;
      }
    });
    if (::testing::Test::HasFailure()) break;
  }
  EXPECT_GT(checked, 1000);
}

TEST(Tell, supply_at_night_gives_the_odds_of_the_bottom_card) {  // HA-6
  const auto t = Scenario{}.at(seward, Place::geneva).night(seward);
  const Json tells = told(t.state(), seward, act(Verb::supply));
  EXPECT_EQ(tells["items"], 0);
  EXPECT_EQ(tells["event"], "bottom");
  const Odds odds = bottom_odds(t.state(), 0);
  EXPECT_EQ(tells["odds"], (Json{{"hunter", odds.hunter}, {"dracula", odds.dracula}}));
}

TEST(Tell, a_combat_card_says_how_many_of_draculas_it_would_cancel) {  // CB-5
  auto t = met_by({mina}).items(mina, {Item::knife}).dusk();
  t.deal({Fight::fangs}).pass_while(Step::ask_ready);
  const Json tells = told(t.state(), mina, act(Verb::use, Item::knife));
  EXPECT_EQ(tells["hits"], 3);
  EXPECT_EQ(tells["cancels"], 4);  // two Fangs, two Bats
  EXPECT_EQ(tells["of"], kFightCards);
}

TEST(Tell, a_trade_names_the_cards_that_are_given) {  // HA-8
  auto t = Scenario{}
               .at(seward, Place::paris)
               .at(mina, Place::paris)
               .items(mina, {Item::knife, Item::dogs})
               .day(mina);
  t.play("mina trade 2");
  EXPECT_EQ(told(t.state(), mina, act(Verb::give, 3))["cards"], Json({"knife", "dogs"}));
  EXPECT_EQ(told(t.state(), mina, act(Verb::give, 0))["cards"], Json::array());
}

TEST(Tell, an_escape_that_pride_cancels_fails) {  // CB-5, T13
  auto t = met_by({mina}).despair(1).dusk();
  t.deal({Fight::escape_as_mist, Fight::claws, Fight::strength}).pass_while(Step::ask_ready);
  const auto mist = act(Verb::fight, Fight::escape_as_mist);
  EXPECT_TRUE(told(t.state(), count, mist).contains("fails"));
  t.round("claws", "mina dodge").deal();
  EXPECT_TRUE(told(t.state(), count, mist).contains("fails"));
  t.round("strength", "mina escape");
}

}  // namespace
}  // namespace ravenhall::dracula::tests
