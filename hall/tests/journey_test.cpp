// When a game of Fury of Dracula is over, everybody can see the whole way that Dracula went: the replay with
// all open tells it in its events.
#include <gtest/gtest.h>

#include "hall/tests/house.hpp"

namespace ravenhall::hall::testing {
namespace {

// Ann, who may watch as anybody else, has let the computer play for everybody.
TEST(Journey, is_in_the_events_of_the_replay_with_all_open) {
  House house;
  Visitor ann(house, "Ann");
  Visitor eve(house, "Eve");
  const Json options = {{"powers", "on"}, {"lairs", "on"}, {"rumors", "on"}};
  const Json wish = {{"game", "dracula"}, {"agent", "random"}, {"mine", {0}}, {"options", options}};
  const std::string table = house.post("/api/quick", wish, ann.token())["table"]["id"];
  ann.ask({{"do", "watch"}, {"table", table}});
  ann.ask({{"do", "resign"}, {"table", table}, {"seat", 0}});
  house.loop.pass(3'600'000);
  const Json update = eve.ask({{"do", "watch"}, {"table", table}})["update"];
  ASSERT_TRUE(update["turn"]["over"].get<bool>());

  const Json replay = house.get("/api/tables/" + table + "/replay?seat=all", eve.token());
  std::vector<Json> places;  // one a phase of Dracula's, the start before them
  for (const Json& step : replay["steps"]) {
    for (const Json& event : step["events"]) {
      const std::string kind = event["kind"];
      if (kind == "settled" || kind == "laid_card") {
        ASSERT_TRUE(event["place"].is_string()) << dump(event);
        places.emplace_back(event["place"]);
      }
      if (kind == "bat_flew") places.back() = event["place"];  // in the place of the card that lay there
      const bool stays = kind == "power" && (event["power"] == "feed" || event["power"] == "dark_call" ||
                                             event["power"] == "hide");
      if (stays) places.push_back(Json(places.back()));
    }
  }
  ASSERT_GT(places.size(), 3U);
  const Json& view = update["view"];
  EXPECT_EQ(view["dracula"]["at"], places.back());
  // While he moves the first space is empty.
  std::size_t newest = 0;
  while (view["trail"][newest]["at"].is_null()) ++newest;
  for (std::size_t i = newest; i < 6 && i - newest < places.size(); ++i)
    EXPECT_EQ(view["trail"][i]["at"], places[places.size() - 1 - (i - newest)]) << i;
}

}  // namespace
}  // namespace ravenhall::hall::testing
