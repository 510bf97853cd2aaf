// Positions: saved and loaded exactly, short ones by hand, and refused with a reason when something is wrong.
#include <gtest/gtest.h>

#include <iterator>

#include "games/dracula/tests/random_games.hpp"
#include "games/dracula/tests/scenario.hpp"
#include "kernel/hash.hpp"
#include "kernel/json.hpp"

namespace ravenhall::dracula::tests {
namespace {

Json position() {
  return Dracula::save(Scenario{}
                           .at(mina, Place::paris)
                           .items(mina, {Item::knife, Item::dogs})
                           .events(godalming, {HunterEvent::good_luck})
                           .trail({Place::strasbourg, Place::cologne})
                           .lurker(Spot::space2, Encounter::rats)
                           .fog(Place::rome)
                           .day(mina)
                           .state());
}

std::string problem(const Json& json) {
  const auto loaded = Dracula::load(json);
  return loaded ? "" : loaded.error().message;
}

TEST(Position, comes_back_as_it_was) {
  const Json json = position();
  const auto loaded = Dracula::load(json);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(dump(Dracula::save(*loaded)), dump(json));
}

TEST(Position, a_few_words_are_enough) {
  const auto loaded = Dracula::load(*parse_json(R"({
      "spaces": {"space1": {"at": "london"}, "space2": {"at": "english_channel"}},
      "hunters": {"seward": {"at": "paris", "items": ["knife"], "damage": 2}},
      "to_move": 2})"));
  ASSERT_TRUE(loaded) << loaded.error().message;
  const State& s = *loaded;
  EXPECT_EQ(s.at, Place::london);
  EXPECT_EQ(s.hunter[mina].at, Place::brussels) << "where she starts";
  EXPECT_EQ(s.hunter[seward].item_count, 1);
  EXPECT_EQ(s.items.deck.size(), kItemCards - 1);
  EXPECT_EQ(s.top, Back::hunter);
  EXPECT_EQ(s.rumor_pool, kRumors);
  EXPECT_EQ(s.spaces[Spot::space2].may, kSeas) << "everybody sees that it is a sea";
  EXPECT_EQ(s.waiting, PlayerSet({helsing, mina}));
  Tabletop(s).play("seward rest");
}

TEST(Position, much_can_be_left_out) {
  Json json = position();
  for (const char* key : {"options",
                          "phase",
                          "winner",
                          "time",
                          "cleared",
                          "rumor_pool",
                          "storms",
                          "blocks",
                          "hosts",
                          "consecrated",
                          "ally",
                          "items",
                          "hunter_events",
                          "dracula_events",
                          "ticket_pool",
                          "encounter_deck",
                          "encounter_discard",
                          "encounter_buried",
                          "hunter_buried",
                          "dracula_buried",
                          "bottom_hunters",
                          "top",
                          "drawn",
                          "omen",
                          "unearthed",
                          "offered",
                          "gift",
                          "event_notes",
                          "ticket_notes",
                          "combat",
                          "waiting",
                          "deeds",
                          "vigor",
                          "long_night",
                          "telegraph",
                          "no_supply",
                          "darkness",
                          "nocturnal",
                          "swiftness",
                          "last",
                          "agenda",
                          "pending",
                          "saved",
                          "cancelled",
                          "misdirected",
                          "placed_encounter",
                          "dracula"}) {
    json.erase(key);
  }
  json["to_move"] = index(mina);
  const auto loaded = Dracula::load(json);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(hash_of(*loaded), hash_of(*Dracula::load(position())));
}

TEST(Position, every_moment_of_random_games_can_be_saved) {
  for (std::uint64_t game = 0; game < 8; ++game) {
    int moment = 0;
    each_moment(game, [&](const State& s) {
      if (++moment % 29 != 0 && s.phase != Phase::over) return;
      const auto loaded = Dracula::load(Dracula::save(s));
      ASSERT_TRUE(loaded) << loaded.error().message;
      ASSERT_EQ(hash_of(*loaded), hash_of(s)) << "game " << game << ", moment " << moment;
    });
  }
}

TEST(Position, what_is_wrong_is_named) {
  const auto broken = [](auto&& change) {
    Json json = position();
    change(json);
    return problem(json);
  };
  const auto has = [](const std::string& text, std::string_view part) {
    EXPECT_NE(text.find(part), std::string::npos) << text;
  };
  has(broken([](Json& j) { j["hunters"]["mina"]["at"] = "atlantis"; }), "at");
  has(broken([](Json& j) { j["hunters"]["mina"]["items"].push_back("pistol"); }), "\"pistol\"");
  has(broken([](Json& j) { j["hunters"]["mina"]["damage"] = 10; }), "damage");
  has(broken([](Json& j) { j["spaces"]["space1"]["at"] = nullptr; }), "space1");
  has(broken([](Json& j) { j["time"] = 14; }), "time");
  has(broken([](Json& j) { j["nonsense"] = 1; }), "nonsense");
  has(broken([](Json& j) { j["options"]["hoax"] = "both"; }), "hoax");
  has(broken([](Json& j) { j["to_move"] = 1; }), "not both");
  has(broken([](Json& j) {
        j.erase("agenda");
        j["to_move"] = 0;
      }),
      "hunters");
  has(broken([](Json& j) { j["agenda"] = Json::array(); }), "left to do");
  has(broken(
          [](Json& j) { j["item_notes"] = *parse_json(R"([{"card": "none", "knower": 1, "hands": [4]}])"); }),
      "no card");
  has(broken(
          [](Json& j) { j["item_notes"] = *parse_json(R"([{"card": "dogs", "knower": 4, "hands": [4]}])"); }),
      "wrong hands");
  has(broken([](Json& j) {
        j["item_notes"] = *parse_json(R"([{"card": "rifle", "knower": 1, "hands": [4]}])");
      }),
      "noted");
  const auto clue = [&](const char* text) {
    return broken([&](Json& j) { j["clues"] = Json::array({*parse_json(text)}); });
  };
  EXPECT_EQ(clue(R"({"place": "north_sea", "why": "visited", "seat": 4, "time": 13})"), "");
  has(clue(R"({"place": "north_sea", "why": "visited", "time": 3})"), "clue");
  has(clue(R"({"place": "north_sea", "why": "named", "seat": 4, "time": 3})"), "clue");
  has(clue(R"({"place": "north_sea", "why": "too_far", "time": 3})"), "clue");
  has(clue(R"({"place": null, "why": "named", "time": 3})"), "clue");
  has(clue(R"({"place": "north_sea", "why": "named", "time": 14})"), "time");
  has(problem(Json::array()), "");
}

// The step tables say what can wait; here is one of each kind of what cannot.
TEST(Position, a_step_waits_only_where_play_can_put_it) {
  const auto with_top = [](const char* frame) {
    Json json = position();
    json["agenda"][0] = *parse_json(frame);
    return problem(json);
  };
  const auto has = [](const std::string& text, std::string_view part) {
    EXPECT_NE(text.find(part), std::string::npos) << text;
  };
  EXPECT_EQ(with_top(R"({"step": "ask_action", "seat": 4})"), "");
  has(with_top(R"({"step": "ask_action", "seat": 0})"), "seat");
  has(with_top(R"({"step": "ask_action", "seat": 7})"), "seat");
  has(with_top(R"({"step": "ask_move", "again": 0})"), "cannot stand on \"next_slot\"");
  has(with_top(R"({"step": "tidy", "seat": 4})"), "waits for nobody");
  has(with_top(R"({"step": "ask_gallop", "seat": 4, "roads": 3})"), "roads");
  has(with_top(R"({"step": "ask_gallop", "seat": 4, "roads": 0})"), "does not fit");
  has(with_top(R"({"step": "nature_horses", "seat": 4})"), "does not fit");  // she has no horses
  has(with_top(R"({"step": "ask_give", "seat": 4, "with": 4, "events": 0, "second": 0})"), "does not fit");
  has(with_top(R"({"step": "ask_omen"})"), "Dracula has drawn");
  has(with_top(R"({"step": "ask_ambush", "hunter": 4, "city": "rome"})"), "does not fit");
  has(with_top(R"({"step": "ask_hounds", "seat": 4, "cats": true})"), "cats");
}

// Any change of any value anywhere is either a sound position, which can then be played on, or refused.
TEST(Position, hostile_positions_never_crash) {
  Rng rng(3);
  int sound = 0;
  for (std::uint64_t game = 0; game < 10; ++game) {
    std::vector<Json> positions;
    int moment = 0;
    each_moment(game, [&](const State& s) {
      if (++moment % 61 == 0 && positions.size() < 8) positions.push_back(Dracula::save(s));
    });
    for (const Json& original : positions) {
      const Json flat = original.flatten();
      for (int i = 0; i < 40; ++i) {
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
        const auto loaded = Dracula::load(changed);
        if (!loaded) continue;
        ++sound;
        State s = *loaded;
        NoEvents none;
        for (int moves = 0; moves < 40 && !Dracula::to_act(s).empty(); ++moves) {
          const Seat seat = Dracula::to_act(s).first();
          ActionList legal;
          Dracula::legal(s, seat, legal);
          ASSERT_FALSE(legal.empty()) << dump(changed);
          Dracula::apply(s, seat, legal[rng.below(legal.size())], none);
          ASSERT_EQ(Dracula::check(s), "") << dump(changed);
        }
      }
    }
  }
  EXPECT_GT(sound, 50);
}

}  // namespace
}  // namespace ravenhall::dracula::tests
