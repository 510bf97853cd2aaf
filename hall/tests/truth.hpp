// What was sent, compared with what may be known.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "agents/library.hpp"
#include "kernel/match.hpp"
#include "kernel/record.hpp"

namespace ravenhall::hall::testing {

// The match as it was after each line, with all events so far: the truth to compare with.
class Truth {
 public:
  Truth(const Library& library, const std::string& saga) {
    const auto record = read_record(saga);
    EXPECT_TRUE(record);
    const GameEntry* game = library.find(record->game);
    auto match = game->create(*make_setup(game->info(), record->seats, record->options), record->seed);
    moments_.push_back(match->clone());
    counts_.push_back(0);
    for (const RecordLine& line : record->lines) {
      const auto more = match->apply(line.seat, line.action);
      events_.insert(events_.end(), more->begin(), more->end());
      moments_.push_back(match->clone());
      counts_.push_back(events_.size());
    }
  }
  const Match& at(std::size_t seq) const { return *moments_.at(seq); }
  Json event(std::size_t n, SeatSet viewers) const {
    Json json = {{"n", n}};
    json.update(moments_.back()->event_json(events_.at(n), viewers));
    return json;
  }
  std::size_t events_until(std::size_t seq) const { return counts_.at(seq); }

 private:
  std::vector<std::unique_ptr<Match>> moments_;
  std::vector<Event> events_;
  std::vector<std::size_t> counts_;
};

// Of an UPDATE for the person on the seats `own`; none: a spectator. Expects a match without steps back, and
// a table without a clock that is not for one screen.
inline void expect_only_what_may_be_known(const Json& update, SeatSet own, const Truth& truth) {
  std::set<std::string> known{"seq",      "turn",        "legal",  "undo", "clock",
                              "takeback", "events_from", "events", "view"};
  if (own.size() > 1) known.insert("views");
  std::set<std::string> keys;
  for (const auto& item : update.items()) keys.insert(item.key());
  EXPECT_EQ(keys, known);
  const auto seq = update["seq"].get<std::size_t>();
  const Match& match = truth.at(seq);
  const Seat first = own.empty() ? kSpectator : own.first();
  EXPECT_EQ(dump(update["view"]), dump(match.observe(first)));
  if (own.size() > 1) {
    EXPECT_EQ(update["views"].size(), static_cast<std::size_t>(own.size()));
    for (const Seat seat : own) EXPECT_EQ(dump(update["views"][seat_text(seat)]), dump(match.observe(seat)));
  }
  const SeatSet viewers = own.empty() ? SeatSet(kSpectator) : own;
  for (const Json& event : update["events"]) EXPECT_EQ(dump(event), dump(truth.event(event["n"], viewers)));
  EXPECT_EQ(update["events_from"].get<std::size_t>() + update["events"].size(), truth.events_until(seq));
  const auto own_seat = [&](const std::string& text) {
    const auto seat = parse_seat(text, match.seats());
    return seat && own.has(*seat);
  };
  for (const auto& item : update["legal"].items()) {
    ASSERT_TRUE(own_seat(item.key()));
    EXPECT_EQ(item.value(), Json(match.legal(*parse_seat(item.key(), match.seats()))));
  }
  for (const auto& item : update["undo"].items()) EXPECT_TRUE(own_seat(item.key()));
  EXPECT_EQ(update["turn"].size(), 4U);
  EXPECT_TRUE(update["clock"].empty() && update["takeback"].is_null());
}

}  // namespace ravenhall::hall::testing
