// What was sent, compared with what may be known.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "agents/library.hpp"
#include "kernel/match.hpp"
#include "kernel/record.hpp"
#include "kernel/tests/patched.hpp"

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
    match->keep_moments(true);
    for (const RecordLine& line : record->lines) {
      match->forget_moments();
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
  // What the seat saw after event `n`.
  Json view_after(std::size_t n, Seat seat) const {
    std::size_t line = 1;
    while (counts_.at(line) <= n) ++line;
    return written([&](JsonWriter& out) { moments_[line]->write_view_at(n - counts_[line - 1], seat, out); });
  }

 private:
  std::vector<std::unique_ptr<Match>> moments_;
  std::vector<Event> events_;
  std::vector<std::size_t> counts_;
};

// The views of a client who is told what changed in them.
using ViewsBySeat = std::map<Seat, Json>;

// Follows the changes of an update and compares every view on the way.
inline void expect_true_changes(const Json& update, SeatSet eyes, const Truth& truth, ViewsBySeat& views) {
  EXPECT_EQ(update["changes"].size(), static_cast<std::size_t>(eyes.size()));
  const auto news = update["events_from"].get<std::size_t>();
  for (const Seat seat : eyes) {
    const Json& changes = update["changes"][seat_text(seat)];
    Json& view = views[seat];
    const auto follow = [&](const Json& patch) {
      if (!patch.is_null()) view = patched(view, patch);
    };
    if (changes.contains("steps")) {
      ASSERT_EQ(changes["steps"].size(), update["events"].size());
      for (std::size_t i = 0; i < changes["steps"].size(); ++i) {
        follow(changes["steps"][i]);
        ASSERT_EQ(dump(view), dump(truth.view_after(news + i, seat)));
      }
    }
    follow(changes["last"]);
  }
}

// Of an UPDATE for the person on the seats `own`; none: a spectator. Expects a match without steps back, and
// a table without a clock that is not for one screen.
inline void expect_only_what_may_be_known(const Json& update, SeatSet own, const Truth& truth,
                                          ViewsBySeat& views) {
  std::set<std::string> known{"seq",   "turn",     "legal",       "tells", "undo",
                              "clock", "takeback", "events_from", "events"};
  const bool changes = update.contains("changes");
  if (changes) known.insert({"base", "changes"});
  if (!changes) known.insert("view");
  if (!changes && own.size() > 1) known.insert("views");
  std::set<std::string> keys;
  for (const auto& item : update.items()) keys.insert(item.key());
  EXPECT_EQ(keys, known);
  const auto seq = update["seq"].get<std::size_t>();
  const Match& match = truth.at(seq);
  const SeatSet viewers = own.empty() ? SeatSet(kSpectator) : own;
  if (changes) {
    expect_true_changes(update, viewers, truth, views);
  } else {
    if (own.size() > 1) {
      EXPECT_EQ(update["views"].size(), static_cast<std::size_t>(own.size()));
    }
    for (const Seat seat : viewers)
      views[seat] = own.size() > 1 ? update["views"][seat_text(seat)] : update["view"];
  }
  for (const Seat seat : viewers) EXPECT_EQ(dump(views[seat]), dump(match.observe(seat)));
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
  for (const auto& item : update["tells"].items()) {
    ASSERT_TRUE(own_seat(item.key()));
    EXPECT_EQ(item.value().size(), update["legal"][item.key()].size());
  }
  for (const auto& item : update["undo"].items()) EXPECT_TRUE(own_seat(item.key()));
  EXPECT_EQ(update["turn"].size(), 5U);
  const Json open = match.observe(kSpectator)["question"];
  EXPECT_EQ(update["turn"]["question"], open.is_null() ? Json() : open["kind"]);  // everybody may know it
  EXPECT_TRUE(update["clock"].empty() && update["takeback"].is_null());
}

}  // namespace ravenhall::hall::testing
