// What changed since the last update, why something cannot be done, and a stretch of the match seen again.
#include <gtest/gtest.h>

#include "hall/tests/house.hpp"
#include "kernel/tests/patched.hpp"

namespace ravenhall::hall::testing {
namespace {

// Ann alone on both seats of a table round one screen; she wants to be told only what changed.
struct Screen {
  Screen() {
    table = house.post("/api/hotseat", {{"game", "blood-rage"}, {"seats", 2}, {"names", {"Ann", "Bob"}}},
                       ann.token())["table"]["id"];
    update = watch(0);
    views = {update["views"]["0"], update["views"]["1"]};
  }
  Json watch(std::int64_t since, bool changes = true) {
    return ann.ask({{"do", "watch"}, {"table", table}, {"since", since}, {"changes", changes}})["update"];
  }
  // The first legal action of somebody; gives the update that follows.
  Json step() {
    const std::string seat = update["legal"].begin().key();
    const Json act{{"do", "act"},
                   {"table", table},
                   {"seat", std::stoi(seat)},
                   {"action", update["legal"][seat][0]},
                   {"seq", update["seq"]}};
    EXPECT_TRUE(ok(ann.ask(act)));
    update = ann.last_update();
    return update;
  }
  // Follows the changes in both views; false if the update has none.
  bool follow(const Json& news) {
    if (!news.contains("changes")) return false;
    for (const int seat : {0, 1}) {
      const Json& changes = news["changes"][std::to_string(seat)];
      Json& view = views[static_cast<std::size_t>(seat)];
      for (const Json& patch : changes.value("steps", Json::array()))
        view = patched(view, patch.is_null() ? Json::object() : patch);
      if (!changes["last"].is_null()) view = patched(view, changes["last"]);
    }
    return true;
  }
  void expect_true_views() {
    const Json whole = watch(update["seq"]);
    for (const int seat : {0, 1})
      EXPECT_EQ(dump(views[static_cast<std::size_t>(seat)]), dump(whole["views"][std::to_string(seat)]));
  }

  static Settings settings() {
    Settings settings = House::quick_settings();
    settings.hints = {1000, 1000};
    return settings;
  }

  House house{settings()};
  Visitor ann{house, "Ann"};
  std::string table;
  Json update;
  std::array<Json, 2> views;
};

TEST(Changes, lead_to_the_true_view_of_every_own_seat) {
  Screen screen;
  for (int i = 0; i < 60; ++i) {
    const Json before = screen.update["seq"];
    const Json news = screen.step();
    ASSERT_EQ(news["base"], before);
    ASSERT_FALSE(news.contains("view"));
    ASSERT_TRUE(screen.follow(news));
    if (i % 10 == 0) screen.expect_true_views();
  }
  screen.expect_true_views();
}

TEST(Changes, of_an_undo_lead_back) {
  Screen screen;
  const auto steps = [&](const char* seat) { return screen.update["undo"][seat]["steps"].get<int>(); };
  const auto can_undo = [&] { return steps("0") + steps("1") > 0; };
  for (int i = 0; i < 200 && !can_undo(); ++i) screen.follow(screen.step());
  ASSERT_TRUE(can_undo());
  const int seat = steps("0") > 0 ? 0 : 1;
  ASSERT_TRUE(ok(screen.ann.ask({{"do", "undo"}, {"table", screen.table}, {"seat", seat}})));
  screen.update = screen.ann.last_update();
  ASSERT_TRUE(screen.follow(screen.update));
  EXPECT_TRUE(screen.update["events"].empty());
  screen.expect_true_views();
}

TEST(Changes, are_not_for_who_did_not_ask_for_them_or_has_missed_something) {
  Screen screen;
  screen.watch(0, false);
  EXPECT_TRUE(screen.step().contains("views"));
  screen.watch(0, true);
  EXPECT_TRUE(screen.step().contains("changes"));
  // Whoever comes back has what the answer of `watch` told, whatever it was told before.
  screen.ann.disconnect();
  screen.ann.connect();
  screen.update = screen.watch(screen.update["seq"]);
  screen.views = {screen.update["views"]["0"], screen.update["views"]["1"]};
  EXPECT_TRUE(screen.follow(screen.step()));
  screen.expect_true_views();
}

TEST(Changes, survive_a_hall_that_ends_and_opens_again) {
  Screen screen;
  screen.step();
  screen.ann.disconnect();
  screen.house.crash_and_reopen();
  screen.ann.connect();
  screen.update = screen.watch(screen.update["seq"]);
  screen.views = {screen.update["views"]["0"], screen.update["views"]["1"]};
  EXPECT_TRUE(screen.follow(screen.step()));
  screen.expect_true_views();
}

TEST(Why, is_told_with_its_rule) {
  Screen screen;
  const auto why = [&](int seat, const Json& touches) {
    return screen.ann.ask({{"do", "why"}, {"table", screen.table}, {"seat", seat}, {"touches", touches}});
  };
  const Json march = why(0, Json::array({Json::array({"verb", "march"})}))["reason"];
  EXPECT_TRUE(march["key"].is_string() && march["rule"].is_string() && march["args"].is_object());
  const std::string card = screen.update["legal"]["0"][0].get<std::string>();
  const std::string verb = card.substr(0, card.find(' '));
  EXPECT_TRUE(why(0, Json::array({Json::array({"verb", verb})}))["reason"].is_null());
  EXPECT_EQ(code_of(why(7, Json::array())), "bad_request");
  for (const Json& nonsense :
       {Json(), Json("x"), Json::array({1}), Json::array({Json::array({"place"})}),
        Json::array({Json::array({"place", "nowhere"})}), Json::array({Json::array({"verb", "fly"})}),
        Json::array({Json::array({"throne", "gimle"})}),
        Json(std::vector<Json>(500, Json::array({"a", "b"})))})
    EXPECT_EQ(code_of(why(0, nonsense)), "bad_touch") << dump(nonsense);
}

TEST(Why, is_not_for_the_seats_of_others) {
  Screen screen;
  Visitor bob(screen.house, "Bob");
  const Json answer = bob.ask({{"do", "why"},
                               {"table", screen.table},
                               {"seat", 0},
                               {"touches", Json::array({Json::array({"verb", "march"})})}});
  EXPECT_EQ(code_of(answer), "forbidden");
}

TEST(Why, a_refused_action_carries_its_reason) {
  Screen screen;
  const Json answer = screen.ann.ask({{"do", "act"},
                                      {"table", screen.table},
                                      {"seat", 0},
                                      {"action", "march gimle elvagar"},
                                      {"seq", screen.update["seq"]}});
  EXPECT_EQ(code_of(answer), "illegal_action");
  EXPECT_TRUE(answer["error"]["detail"]["reason"]["rule"].is_string());
}

TEST(Past, is_shown_as_it_was_seen) {
  Screen screen;
  std::vector<Json> seen;  // by seat 0, after each event
  std::size_t first = 0;
  for (int i = 0; i < 40; ++i) {
    const Json news = screen.step();
    if (seen.empty()) first = news["events_from"];
    Json view = screen.views[0];
    for (const Json& patch : news["changes"]["0"]["steps"]) {
      if (!patch.is_null()) view = patched(view, patch);
      seen.push_back(view);
    }
    screen.follow(news);
  }
  ASSERT_GT(seen.size(), 30U);
  const Json past = screen.ann.ask(
      {{"do", "past"}, {"table", screen.table}, {"seat", 0}, {"from", first + 3}, {"to", first + 20}});
  ASSERT_TRUE(ok(past));
  ASSERT_EQ(past["steps"].size(), 17U);
  Json view = past["view"];
  EXPECT_EQ(dump(view), dump(seen[2]));
  for (std::size_t i = 0; i < 17; ++i) {
    if (!past["steps"][i].is_null()) view = patched(view, past["steps"][i]);
    EXPECT_EQ(dump(view), dump(seen[i + 3]));
  }
}

TEST(Past, is_refused_where_there_is_none_and_to_those_who_may_not_see_it) {
  Screen screen;
  Visitor bob(screen.house, "Bob");
  const auto past = [&](Visitor& who, const Json& seat, const Json& from, const Json& to) {
    return who.ask({{"do", "past"}, {"table", screen.table}, {"seat", seat}, {"from", from}, {"to", to}});
  };
  EXPECT_EQ(code_of(past(bob, 0, 0, 1)), "forbidden");
  EXPECT_TRUE(ok(past(bob, nullptr, 0, 1)));
  EXPECT_EQ(past(bob, nullptr, 0, 1)["view"]["viewer"], "spectator");
  for (const auto& [from, to] : {std::pair<Json, Json>{-1, 1}, {5, 5}, {0, 100000}, {"x", 1}, {0, nullptr}})
    EXPECT_EQ(code_of(past(bob, nullptr, from, to)), "bad_request") << dump(from) << dump(to);
}

}  // namespace
}  // namespace ravenhall::hall::testing
