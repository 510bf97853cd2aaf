// Positions: saved and loaded exactly, and refused with a reason when something in them is wrong.
#include <gtest/gtest.h>

#include <iterator>

#include "games/raiders/tests/scenario.hpp"
#include "games/raiders/token_sets.hpp"
#include "kernel/hash.hpp"
#include "kernel/json.hpp"
#include "kernel/match.hpp"

namespace ravenhall::raiders::tests {
namespace {

Json position() {
  return Raiders::save(Scenario{red, blue}
                           .hand(red, {folke, sage})
                           .crew(red, {berserker})
                           .worker(red, grey)
                           .gold(red, 2)
                           .to_move(red)
                           .state());
}

std::string problem(const Json& json) {
  const auto loaded = Raiders::load(json);
  return loaded ? "" : loaded.error().message;
}

TEST(Position, comes_back_as_it_was) {
  const Json json = position();
  const auto loaded = Raiders::load(json);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(dump(Raiders::save(*loaded)), dump(json));
}

TEST(Position, much_can_be_left_out) {
  Json json = position();
  for (const char* key :
       {"supply", "stack",   "deck",    "under",   "discard", "batch",  "shuffled", "held_then", "sightings",
        "dealt",  "rolls",   "rolling", "to_roll", "placed",  "used",   "aside",    "trigger",   "turns_left",
        "raid",   "pending", "options", "bottom",  "last",    "agenda", "phase",    "first",     "active"}) {
    json.erase(key);
  }
  json["to_move"] = 0;
  const auto loaded = Raiders::load(json);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(hash_of(*loaded), hash_of(*Raiders::load(position())));
}

TEST(Position, what_is_wrong_is_named) {  // T31
  const auto broken = [](auto&& change) {
    Json json = position();
    change(json);
    return problem(json);
  };
  const auto has = [](const std::string& text, std::string_view part) {
    EXPECT_NE(text.find(part), std::string::npos) << text;
  };
  has(broken([](Json& j) { j["players"][0]["gold"] = 3; }), "gold");
  has(broken([](Json& j) { j["players"][0]["hand"].push_back("folke"); }), "too many");
  has(broken([](Json& j) { j["players"][1]["hand"].push_back("folke"); }), "\"folke\"");
  has(broken([](Json& j) { j["players"][0]["crew"].push_back("brynjar"); }), "\"brynjar\"");
  has(broken([](Json& j) { j["players"][0]["vp"] = 5; }), "sources");
  has(broken([](Json& j) { j["players"][0]["armour"] = 11; }), "armour");
  has(broken([](Json& j) { j["players"][0]["worker"] = nullptr; }), "worker");
  has(broken([](Json& j) { j["village"]["armoury"] = "black"; }), "colour");
  has(broken([](Json& j) { j["village"]["mill"] = "black"; }), "3 workers");
  has(broken([](Json& j) { j["sets"]["f1_1"] = "ggg"; }), "f1_1");
  has(broken([](Json& j) { j["squares"][0] = nullptr; }), "tile");
  has(broken([](Json& j) { j["agenda"].erase(0); }), "agenda");
  has(broken([](Json& j) { j["trigger"] = "fortresses"; }), "last round");
  has(broken([](Json& j) { j["nonsense"] = 1; }), "nonsense");
  has(broken([](Json& j) { j["options"]["cards"] = "third"; }), "cards");
  has(broken([](Json& j) { j["seats"] = 5; }), "seats");
  has(broken([](Json& j) { j["pending"].push_back(1); }), "choose");
  has(broken([](Json& j) { j["players"][0]["picked"].push_back("sage"); }), "chosen");
  has(broken(
          [](Json& j) { j["sightings"].push_back({{"card", "scout"}, {"knowers", {1}}, {"holders", {0}}}); }),
      "noted");
  has(problem(Json::array()), "");
}

// The step tables say what can wait; here is one of each kind of what cannot.
TEST(Position, a_step_waits_only_where_play_can_put_it) {
  const auto with_top = [](const Json& frame) {
    Json json = position();
    json["agenda"][0] = frame;
    return problem(json);
  };
  const auto has = [](const std::string& text, std::string_view part) {
    EXPECT_NE(text.find(part), std::string::npos) << text;
  };
  EXPECT_EQ(with_top({{"step", "ask_turn"}, {"seat", 0}}), "");
  has(with_top({{"step", "ask_turn"}, {"seat", 1}}), "does not fit");
  has(with_top({{"step", "ask_set"}, {"seat", 0}}), "cannot stand on \"end_turn\"");
  has(with_top({{"step", "nature_lay"}, {"laid", 3}}), "cannot stand on \"end_turn\"");
  has(with_top({{"step", "turn"}, {"seat", 0}}), "waits for nobody");
  has(with_top({{"step", "ask_offer"}, {"seat", 0}}), "\"ask_offer\" does not fit");  // no worker was placed
  has(with_top({{"step", "nature_tile"}, {"square", 1}}), "does not fit");            // the square is full
  has(with_top({{"step", "ask_turn"}, {"seat", 2}}), "seat");
  has(with_top({{"step", "ask_turn"}, {"seat", 0}, {"left", 1}}), "left");
  has(with_top({{"step", "ask_treasury"}, {"seat", 0}, {"resource", "gold"}, {"left", 3}}), "left");
}

// A dozen positions of a random game.
std::vector<Json> positions_of_a_game(std::uint64_t seed) {
  Rng luck(seed + 1);
  std::vector<Json> positions;
  State s = Raiders::start(*make_setup(Raiders::info(), 2 + static_cast<int>(seed % 3), {}));
  NoEvents none;
  for (int step = 0; positions.size() < 12 && !Raiders::to_act(s).empty(); ++step) {
    if (step % 97 == 0) positions.push_back(Raiders::save(s));
    const Seat seat = Raiders::to_act(s).first();
    if (seat == kNature) {
      Raiders::apply(s, seat, Raiders::nature(s, luck), none);
      continue;
    }
    ActionList legal;
    Raiders::legal(s, seat, legal);
    Raiders::apply(s, seat, legal[luck.below(legal.size())], none);
  }
  return positions;
}

// Any change of any value anywhere is either a sound position, which can then be played on, or refused.
TEST(Position, hostile_positions_never_crash) {
  Rng rng(3);
  int sound = 0;
  for (std::uint64_t game = 0; game < 12; ++game) {
    const std::vector<Json> positions = positions_of_a_game(game);
    for (const Json& original : positions) {
      for (int i = 0; i < 60; ++i) {
        const Json flat = original.flatten();
        const auto at = std::next(flat.begin(), rng.below(flat.size()));
        Json changed = original;
        Json& value = changed[Json::json_pointer(at.key())];
        const auto other = std::next(flat.begin(), rng.below(flat.size()));
        switch (rng.below(4)) {
          case 0: value = other.value(); break;
          case 1: value = rng.below(9); break;
          case 2: value = nullptr; break;
          default: value = Json::array(); break;
        }
        const auto loaded = Raiders::load(changed);
        if (!loaded) continue;
        ++sound;
        State s = *loaded;
        NoEvents none;
        for (int moves = 0; moves < 40 && !Raiders::to_act(s).empty(); ++moves) {
          const Seat seat = Raiders::to_act(s).first();
          ActionList legal;
          Raiders::legal(s, seat, legal);
          ASSERT_FALSE(legal.empty()) << dump(changed);
          const State world = Raiders::imagine(Raiders::observe(s, kSpectator), rng);
          ASSERT_FALSE(Raiders::to_act(world).empty());
          Raiders::apply(s, seat, legal[rng.below(legal.size())], none);
          ASSERT_EQ(Raiders::check(s), "") << dump(changed);
        }
      }
    }
  }
  EXPECT_GT(sound, 50);
}

TEST(View, tells_what_is_missing_for_a_raid) {
  const auto t = Scenario{red, blue}.crew(red, {huntsman, sage}).provisions(red, 1).to_move(red);
  const Json view = view_json<Raiders>(Raiders::observe(t.state(), red));
  const Json& o1 = view["settlements"][3];
  EXPECT_EQ(o1["id"].get<std::string>(), "o1");
  EXPECT_EQ(o1["yours"]["provisions"].get<int>(), 2);
  EXPECT_EQ(o1["yours"]["missing"]["crew"].get<int>(), 1);
  EXPECT_EQ(o1["yours"]["missing"]["provisions"].get<int>(), 1);
  EXPECT_TRUE(o1["yours"]["missing"]["worker"].get<bool>());
  EXPECT_FALSE(o1["yours"]["possible"].get<bool>());
}

TEST(View, sums_up_the_strength_line_by_line) {
  auto t = Scenario{red, blue}
               .crew(red, {armourer, brawler, sage})
               .armour(red, 2)
               .provisions(red, 3)
               .gold(red, 1)
               .worker(red, grey)
               .set(Settlement::m1, 1, "gil")
               .to_move(red);
  t.play("red raid m1", "nature roll 4 3");
  const Json view = view_json<Raiders>(Raiders::observe(t.state(), blue));
  int sum = 0;
  for (const Json& line : view["raid"]["lines"]) sum += line["amount"].get<int>();
  EXPECT_EQ(sum, 7 + 3 + 2 + 2 + 0 + 2);
  EXPECT_EQ(view["raid"]["strength"].get<int>(), sum);
  EXPECT_EQ(view["question"]["kind"].get<std::string>(), "reroll");
}

}  // namespace
}  // namespace ravenhall::raiders::tests
