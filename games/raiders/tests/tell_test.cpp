// What is told of an action before it is taken is what then happens.
#include <gtest/gtest.h>

#include "games/raiders/tests/scenario.hpp"
#include "games/raiders/token_sets.hpp"
#include "kernel/match.hpp"

namespace ravenhall::raiders::tests {
namespace {

Json told(const State& s, Seat seat, Action action) {
  const Observation view = Raiders::observe(s, seat);
  return written([&](JsonWriter& out) { out.object([&] { Raiders::tell(view, action, out); }); });
}
Json told(const Tabletop& t, Seat seat, std::string_view text) {
  return told(t.state(), seat, *parse_action(Raiders::notation(), text));
}
int number(const Json& json, std::string_view key) { return json.value(std::string(key), 0); }

// Follows random games and holds what happens against what was told.
class Follower {
 public:
  explicit Follower(const Setup& setup, std::uint64_t seed) : s_(Raiders::start(setup)), rng_(seed) {}

  void play() {
    while (!Raiders::to_act(s_).empty() && !testing::Test::HasFailure()) {
      const SeatSet asked = Raiders::to_act(s_);
      asked.has(kNature) ? happen(kNature, Raiders::nature(s_, rng_)) : decide(asked.first());
    }
  }

 private:
  void decide(Seat seat) {
    ActionList actions;
    Raiders::legal(s_, seat, actions);
    const Action action = actions[rng_.below(static_cast<std::uint32_t>(actions.size()))];
    const Json tells = told(s_, seat, action);
    SCOPED_TRACE(to_text(Raiders::notation(), action) + " " + dump(tells));
    if (action.verb == Verb::exchange) exchange_ = tells;
    happen(seat, action);
    check_tokens(seat, verb_of(action), tells);
    check_armour(seat, verb_of(action), tells);
    if (action.verb == Verb::place || action.verb == Verb::take || action.verb == Verb::copy)
      check_acts(seat, tells);
    if (action.verb == Verb::raid && tells.contains("strength")) raid_strength_ = number(tells, "strength");
    if (action.verb == Verb::stand) {
      EXPECT_EQ(sum_of(Happening::strength, seat, 0), number(tells, "strength"));
    }
    if (action.verb == Verb::swap) {
      for (const Event& event : log_.items) {
        if (event.kind != static_cast<std::uint8_t>(Happening::swapped)) continue;
        EXPECT_EQ(name_of(static_cast<Colour>(event.args[2])), tells["gave"].get<std::string>());
        EXPECT_EQ(name_of(static_cast<Colour>(event.args[3])), tells["got"].get<std::string>());
      }
    }
  }

  void happen(Seat seat, Action action) {
    log_.items.clear();
    Raiders::apply(s_, seat, action, log_);
    for (const Event& event : log_.items) {
      if (event.kind == static_cast<std::uint8_t>(Happening::strength)) {
        EXPECT_EQ(event.args[0] - event.args[1], raid_strength_);
      }
      if (event.kind == static_cast<std::uint8_t>(Happening::exchanged) && exchange_.is_object()) {
        EXPECT_EQ(event.args[1], number(exchange_, "gives"));
        EXPECT_EQ(event.args[2], number(exchange_, "gets"));
      }
    }
  }

  // The sum of an argument over the events of this kind and seat, of this resource where they have one.
  int sum_of(Happening kind, Seat seat, std::size_t arg, int resource = -1, std::size_t where = 0) const {
    int sum = 0;
    for (const Event& event : log_.items) {
      if (event.kind != static_cast<std::uint8_t>(kind) || event.actor != seat) continue;
      if (resource < 0 || event.args[where] == resource) sum += event.args[arg];
    }
    return sum;
  }

  void check_tokens(Seat seat, Verb verb, const Json& tells) const {
    const bool pays = !tells.contains("spares") && verb != Verb::toll && verb != Verb::play;
    // What is gained after a further choice, or by one that nobody is asked for, is told of that.
    const bool gains = !tells.contains("discards") && verb != Verb::raid && verb != Verb::set &&
                       verb != Verb::sacrifice && verb != Verb::sacrifice_plain && verb != Verb::target &&
                       verb != Verb::reroll && verb != Verb::stand;
    const bool deal = verb != Verb::play || tells.contains("gains");
    for (const Resource what : Tokens::keys()) {
      const int r = static_cast<int>(what);
      const std::string key(name_of(what));
      const auto amount = [&](const char* of) { return tells.contains(of) ? number(tells[of], key) : 0; };
      if (pays) {
        EXPECT_EQ(sum_of(Happening::paid, seat, 1, r), amount("pays")) << key;
      }
      if (verb == Verb::play && deal) {
        EXPECT_EQ(sum_of(Happening::paid, seat, 1, r), amount("pays")) << key;
      }
      const int got = sum_of(Happening::gained, seat, 1, r) + sum_of(Happening::robbed, seat, 2, r, 1);
      if (gains && deal) {
        EXPECT_EQ(got, amount("gains")) << key;
      }
      if (verb == Verb::target && tells.contains("gains")) {
        EXPECT_EQ(got, amount("gains")) << key;
      }
    }
  }
  void check_armour(Seat seat, Verb verb, const Json& tells) const {
    EXPECT_EQ(sum_of(Happening::armour, seat, 0), number(tells, "armour"));
    if (verb != Verb::target || !tells.contains("their_armour")) return;
    int lost = 0;
    for (const Event& event : log_.items)
      if (event.kind == static_cast<std::uint8_t>(Happening::armour)) lost += event.args[0];
    EXPECT_EQ(lost, number(tells, "their_armour"));
  }
  // What can be done in the building is what was told when its worker was chosen.
  void check_acts(Seat seat, const Json& tells) const {
    if (s_.agenda.empty() || s_.agenda.top().step != Step::ask_visit || s_.agenda.top().seat != seat) {
      return;
    }
    ActionList actions;
    Raiders::legal(s_, seat, actions);
    Json acts = Json::array();
    for (const Action action : actions) {
      if (action.verb != Verb::act) continue;
      Json act{{"act", name_of(static_cast<Resource>(action.a))}};
      act.update(told(s_, seat, action));
      act.erase("helper");
      acts.push_back(std::move(act));
    }
    EXPECT_EQ(dump(tells.value("acts", Json::array())), dump(acts));
  }

  State s_;
  Rng rng_;
  EventLog log_;
  int raid_strength_ = 0;
  Json exchange_;
};

TEST(Tell, in_random_games_of_every_option_all_comes_as_told) {
  std::uint64_t seed = 1;
  for (const OptionInfo& option : Raiders::info().options) {
    for (const std::string_view value : option.values) {
      const int seats = 2 + static_cast<int>(seed % 3);
      SCOPED_TRACE(std::string(option.name) + "=" + std::string(value));
      Follower(*make_setup(Raiders::info(), seats, {{std::string(option.name), std::string(value)}}), ++seed)
          .play();
    }
  }
}

TEST(Tell, a_raid_is_told_with_its_price_its_strength_and_its_chances) {  // T5, DT-3
  const auto t = Scenario{red, blue}
                     .crew(red, {berserker, armourer, shieldmaiden})
                     .armour(red, 2)
                     .provisions(red, 3)
                     .gold(red, 1)
                     .worker(red, Colour::grey)
                     .to_move(red);
  const Json raid = told(t, red, "raid m1");
  EXPECT_EQ(dump(raid["pays"]), R"({"provisions":3,"gold":1})");
  EXPECT_EQ(raid["strength"], 14);
  EXPECT_EQ(raid["crew_vp"], 1);
  EXPECT_EQ(dump(raid["steps"]),
            R"([{"strength":12,"vp":4,"percent":100},{"strength":20,"vp":6,"percent":86}])");
}

TEST(Tell, ragnhildr_counts_what_the_table_agreed_on) {  // E15
  const auto strength = [](std::string_view option) {
    const auto t = Scenario{red, blue}
                       .option("ragnhildr", option)
                       .crew(red, {ragnhildr, sage, trader})
                       .valkyries_taken(red, 10)
                       .provisions(red, 3)
                       .worker(red, grey)
                       .to_move(red);
    return number(told(t, red, "raid o1"), "strength");
  };
  EXPECT_EQ(strength("marker"), 4 + 3);
  EXPECT_EQ(strength("taken"), 4 + 5);
}

TEST(Tell, a_roll_shows_as_much_as_the_faces_say) {  // DT-1 DT-2 DT-3
  EXPECT_EQ(percent_of(1, 3), 83);
  EXPECT_EQ(percent_of(1, 5), 17);
  EXPECT_EQ(percent_of(1, 6), 0);
  EXPECT_EQ(percent_of(2, 4), 100);
  EXPECT_EQ(percent_of(2, 5), 97);
  EXPECT_EQ(percent_of(2, 8), 36);
  EXPECT_EQ(percent_of(2, 10), 3);
  EXPECT_EQ(percent_of(0, 0), 100);
}

TEST(Tell, a_set_is_told_with_its_worker_and_who_must_fall) {  // RD-5 VK-2
  auto t = Scenario{red, blue}
               .set(Settlement::h1, 1, "gvvv")
               .crew(red, {sage, trader})
               .provisions(red, 2)
               .to_move(red);
  t.play("red raid h1");
  const Json set = told(t, red, "set 1");
  EXPECT_EQ(set["worker"], "grey");
  EXPECT_EQ(set["falls"], 2);
  EXPECT_EQ(set["set"]["valkyrie"], 3);
}

TEST(Tell, the_dead_are_told_with_what_they_bring) {  // HK-4 E39
  auto t = Scenario{red, blue}
               .set(Settlement::h1, 1, "gvvv")
               .crew(red, {berserker, gravedigger, mercenary})
               .supply(Resource::gold, 2)
               .provisions(red, 2)
               .to_move(red);
  t.play("red raid h1", "red set 1");
  EXPECT_EQ(dump(told(t, red, "sacrifice berserker")), R"({"valkyries":1,"returns":true})");
  EXPECT_EQ(dump(told(t, red, "sacrifice gravedigger")), R"({"valkyries":1,"gains":{"gold":1}})");
  EXPECT_EQ(dump(told(t, red, "sacrifice_plain gravedigger")), R"({"valkyries":1})");
  EXPECT_EQ(dump(told(t, red, "sacrifice mercenary")), R"({"valkyries":1,"vp":1})");
}

}  // namespace
}  // namespace ravenhall::raiders::tests
