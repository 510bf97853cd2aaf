#include "kernel/replay.hpp"

#include <gtest/gtest.h>

#include "kernel/fairness.hpp"
#include "kernel/match_of.hpp"
#include "kernel/tests/toy.hpp"

namespace ravenhall {
namespace {

using Ravens = toy::Ravens<>;

void play_to_the_end(Match& match) {
  while (!match.over()) {
    ASSERT_TRUE(match.advance());
    if (match.over()) break;
    const Seat seat = match.to_act().first();
    ASSERT_TRUE(match.apply(seat, match.legal(seat).back()));
  }
}

Record finished(const std::string& seed = "secret") {
  MatchOf<Ravens> match(toy::setup_for(3, "three"), seed);
  play_to_the_end(match);
  return match.record(true);
}

Error error_of(const Record& record, bool verify = true) {
  const auto report = replay(entry_of<Ravens>(), record, verify);
  return report ? Error{} : report.error();
}

TEST(Replay, an_honest_record_verifies) {
  const auto record = read_record(write_record(finished()));
  ASSERT_TRUE(record);
  const auto report = replay(entry_of<Ravens>(), *record, true);
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_TRUE(report->over);
  EXPECT_TRUE(report->verified);
  EXPECT_EQ(report->decisions, record->lines.size());
  EXPECT_EQ(report->nature_acts, 6U);
  EXPECT_EQ(report->hash, record->hash);
  EXPECT_EQ(report->result, record->result);
}

// As after a take-back: what was drawn for it is not drawn again, and the record says so.
TEST(Replay, a_record_with_skipped_chance_verifies_and_without_saying_so_does_not) {
  MatchOf<Ravens> match(toy::setup_for(3, "three"), "secret");
  ASSERT_TRUE(match.advance());
  match.skip_chance(match.chance_used() + 5);
  match.skip_chance(match.chance_used() + 2);
  match.skip_chance(1);  // only forwards
  play_to_the_end(match);
  ASSERT_EQ(match.chance_jumps().size(), 1U);
  Record record = *read_record(write_record(match.record(true)));
  EXPECT_EQ(record.jumps, match.chance_jumps());
  EXPECT_EQ(error_of(record).message, "");
  record.jumps.clear();
  EXPECT_EQ(error_of(record).code, "unfair");
}

TEST(Replay, a_match_goes_on_from_a_saved_position_as_it_would_have) {
  MatchOf<Ravens> match(toy::setup_for(3, "three"), "secret");
  ASSERT_TRUE(match.advance());
  auto resumed = MatchOf<Ravens>::resume(match.save(), "secret",
                                         {"", match.decisions(), match.chance_used(), match.chance_jumps()});
  ASSERT_TRUE(resumed) << resumed.error().message;
  play_to_the_end(match);
  play_to_the_end(**resumed);
  EXPECT_EQ(write_record((*resumed)->record(true)), write_record(match.record(true)));
}

TEST(Replay, tells_the_events_of_each_line) {
  MatchOf<Ravens> match(toy::setup_for(3, "three"), "secret");
  ASSERT_TRUE(match.advance());
  const auto events = match.apply(match.to_act().first(), "look blue");
  ASSERT_TRUE(events);
  const auto report = replay(entry_of<Ravens>(), match.record(true), false);
  ASSERT_TRUE(report);
  ASSERT_EQ(report->events.size(), match.decisions().size());
  EXPECT_EQ(report->events.back(), *events);
}

TEST(Replay, needs_no_seed_unless_it_verifies) {
  Record record = finished();
  record.seed.clear();
  EXPECT_EQ(error_of(record, false).code, "");
  EXPECT_EQ(error_of(record, true).code, "no_seed");
  record = finished();
  record.commitment.clear();
  EXPECT_EQ(error_of(record).code, "no_commitment");
}

TEST(Replay, a_record_cut_short_replays_to_where_it_stands) {
  Record record = finished();
  record.lines.resize(2);  // in the middle of nature's acts
  record.result = "*";
  record.hash.clear();
  const auto report = replay(entry_of<Ravens>(), record, true);
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_FALSE(report->over);
  EXPECT_EQ(report->match->to_act(), SeatSet(kNature));
}

TEST(Replay, another_seed_is_not_the_one_committed_to) {
  Record record = finished();
  record.seed = "Secret";
  EXPECT_EQ(error_of(record).code, "wrong_commitment");
}

TEST(Replay, a_changed_deal_is_named) {
  Record record = finished();
  const std::string drawn = record.lines[0].action;
  record.lines[0].action = drawn == "deal red 1" ? "deal red 2" : "deal red 1";
  const Error error = error_of(record);
  EXPECT_EQ(error.code, "unfair");
  EXPECT_EQ(error.message, "Line 1 \"1 nature " + record.lines[0].action +
                               "\" does not follow from the seed, which gives \"" + drawn + "\".");
}

TEST(Replay, dice_thrown_for_another_seed_are_unfair) {
  Record record = finished("mine");
  record.seed = "yours";
  record.commitment = commitment_of("yours");
  EXPECT_EQ(error_of(record, false).code, "");
  EXPECT_EQ(error_of(record, true).code, "unfair");
}

TEST(Replay, an_illegal_line_is_named) {
  Record record = finished();
  record.lines[3].action = "look red";
  const Error error = error_of(record);
  EXPECT_EQ(error.code, "illegal_line");
  EXPECT_TRUE(error.message.starts_with("Line 4 \"4 0 look red\" is not legal. ")) << error.message;
}

TEST(Replay, a_line_by_another_seat_is_illegal) {
  Record record = finished();
  record.lines[3].seat = seat_at(2);
  EXPECT_EQ(error_of(record).code, "illegal_line");
}

TEST(Replay, a_missing_or_added_line_is_noticed) {
  Record record = finished();
  record.lines.pop_back();
  EXPECT_EQ(error_of(record).code, "wrong_result");
  record = finished();
  record.lines.push_back(record.lines.back());
  EXPECT_EQ(error_of(record).code, "illegal_line");
}

TEST(Replay, lines_are_written_in_full) {
  MatchOf<Ravens> match(toy::setup_for(2), "secret");
  ASSERT_TRUE(match.advance());
  ASSERT_TRUE(match.apply(seat_at(0), "look blue"));
  Record record = match.record(true);
  record.lines.back().action = "look";
  EXPECT_EQ(error_of(record).message, "Line 3 \"3 0 look\" must be written in full: \"look blue\".");
}

TEST(Replay, the_stated_end_is_checked) {
  Record record = finished();
  record.hash = "0000000000000000";
  EXPECT_EQ(error_of(record).code, "wrong_hash");
  record = finished();
  record.result = record.result == "1-0-0" ? "0-1-0" : "1-0-0";
  EXPECT_EQ(error_of(record).code, "wrong_result");
}

TEST(Replay, the_head_is_checked) {
  Record record = finished();
  record.game = "chess";
  EXPECT_EQ(error_of(record).code, "wrong_game");
  record = finished();
  record.rules_version = 9;
  EXPECT_EQ(error_of(record).code, "newer_rules");
  record = finished();
  record.seats = 4;
  EXPECT_EQ(error_of(record).code, "bad_seats");
  record = finished();
  record.options[0].second = "many";
  EXPECT_EQ(error_of(record).code, "bad_option");
}

TEST(Replay, starts_from_a_position) {
  MatchOf<Ravens> match(toy::setup_for(2), "one");
  ASSERT_TRUE(match.advance());
  auto loaded = entry_of<Ravens>().load(match.save(), "two");
  ASSERT_TRUE(loaded);
  play_to_the_end(**loaded);
  auto record = read_record(write_record((*loaded)->record(true)));
  ASSERT_TRUE(record);
  EXPECT_EQ(error_of(*record).message, "");
  Record other = *record;
  other.options[0].second = "three";
  EXPECT_EQ(error_of(other).code, "bad_position");
  other = *record;
  other.position = "{";
  EXPECT_EQ(error_of(other).code, "bad_position");
}

}  // namespace
}  // namespace ravenhall
