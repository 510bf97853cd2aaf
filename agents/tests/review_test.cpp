// Reviews: the same for everybody, fair to who could not know, luck and play apart.
#include "agents/review.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <utility>

#include "agents/registry.hpp"
#include "agents/tests/series.hpp"
#include "kernel/match_of.hpp"
#include "kernel/sides.hpp"

namespace ravenhall::tests {
namespace {

// A game between players who do anything, so that there is something to find.
Record random_game(const char* id, std::uint64_t seed) {
  const GameEntry& game = *shipped_games().find(id);
  const int seats = game.info().sides.empty() ? 2 : game.info().max_seats;
  const auto match = game.create(*make_setup(game.info(), seats, {}), "review " + std::to_string(seed));
  Rng rng(seed);
  while (!match->over()) {
    if (match->to_act().has(kNature)) {
      EXPECT_TRUE(match->advance());
      continue;
    }
    const Seat seat = match->to_act().first();
    const auto legal = match->legal(seat);
    EXPECT_TRUE(match->apply(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
  }
  return match->record(true);
}

Review reviewed(const Record& record) {
  auto played = played_match(shipped_games(), record);
  EXPECT_TRUE(played) << (played ? "" : played.error().message);
  Reviewer reviewer(shipped_games(), std::move(*played));
  std::size_t done = 0;
  while (!reviewer.ready()) {
    reviewer.step();
    EXPECT_GE(reviewer.done(), done);
    done = reviewer.done();
    EXPECT_LE(done, reviewer.of());
  }
  EXPECT_EQ(reviewer.done(), reviewer.of());
  return reviewer.review();
}

class Reviews : public testing::TestWithParam<const char*> {
 protected:
  // One game of each, reviewed once: it takes a while.
  static const std::pair<Record, Review>& game() {
    static std::map<std::string, std::pair<Record, Review>> games;
    auto found = games.find(GetParam());
    if (found == games.end()) {
      const Record record = random_game(GetParam(), 5);
      found = games.emplace(GetParam(), std::pair(record, reviewed(record))).first;
    }
    return found->second;
  }
};

TEST_P(Reviews, tell_luck_and_play_apart_and_both_add_up) {
  const auto& [record, review] = game();
  ASSERT_GT(review.moments.size(), 20U);
  const auto seats = static_cast<std::size_t>(record.seats);
  const GameInfo& info = shipped_games().find(GetParam())->info();
  EXPECT_EQ(review.moments.front().n, 0U);
  EXPECT_EQ(review.moments.back().n, record.lines.size());
  std::vector<double> play(seats);
  for (std::size_t i = 0; i < review.moments.size(); ++i) {
    const ReviewMoment& moment = review.moments[i];
    ASSERT_EQ(moment.chances.size(), seats);
    double all = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const double chance = moment.chances[seat];
      EXPECT_GE(chance, 0);
      EXPECT_LE(chance, 1);
      bool counted = false;  // a side's chance counts once
      for (std::size_t other = 0; other < seat && !info.sides.empty(); ++other)
        counted = counted || side_of(info, seat_at(static_cast<int>(other))) ==
                                 side_of(info, seat_at(static_cast<int>(seat)));
      if (!counted) all += chance;
    }
    EXPECT_NEAR(all, 1, 1e-6) << moment.n;
    if (i == 0) continue;
    const ReviewMoment& before = review.moments[i - 1];
    EXPECT_GT(moment.n, before.n);
    EXPECT_EQ(moment.who, record.lines[moment.n - 1].seat);
    for (std::size_t line = before.n; line < moment.n; ++line)
      EXPECT_EQ(record.lines[line].seat, moment.who) << "nature and players are never one moment";
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const double change = moment.chances[seat] - before.chances[seat];
      if (moment.who == kNature) {
        EXPECT_NEAR(moment.luck[seat] - before.luck[seat], change, 1e-9);
      } else {
        EXPECT_EQ(moment.luck[seat], before.luck[seat]);
        play[seat] += change;
      }
    }
  }
  for (std::size_t seat = 0; seat < seats; ++seat)
    EXPECT_NEAR(play[seat] + review.moments.back().luck[seat],
                review.moments.back().chances[seat] - review.moments.front().chances[seat], 1e-9);
}

TEST_P(Reviews, mark_few_things_clearly_above_the_noise) {
  const auto& [record, review] = game();
  EXPECT_LE(review.marks.size(), 12U);
  const Json marks = review_json(shipped_games(), record, review)["marks"];
  int mistakes = 0;
  for (std::size_t i = 0; i < review.marks.size(); ++i) {
    const ReviewMark& mark = review.marks[i];
    EXPECT_GT(std::abs(mark.lost), mark.noise);
    EXPECT_LE(std::abs(mark.lost), std::abs(review.marks[i == 0 ? 0 : i - 1].lost));
    const RecordLine& line = record.lines.at(mark.n - 1);
    if (!mark.mistake) {
      EXPECT_EQ(line.seat, kNature);
      continue;
    }
    ++mistakes;
    EXPECT_GT(mark.lost, 0);
    EXPECT_EQ(line.seat, mark.seat);
    EXPECT_EQ(line.action, mark.action);
    EXPECT_NE(mark.better, mark.action);
    EXPECT_TRUE(marks[i]["action_tells"].is_object() && marks[i]["better_tells"].is_object());
  }
  EXPECT_GT(mistakes, 0);  // of players who do anything
}

INSTANTIATE_TEST_SUITE_P(Games, Reviews, testing::Values("blood-rage", "raiders", "dracula"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

// Another world that looks the same to the seat, with other cards in the hands of others, makes the same
// mark.
TEST(Review, a_mistake_is_one_by_what_the_seat_knew) {
  int different_worlds = 0;
  int mistakes = 0;
  Rng rng(12);
  play_game(3, 900, [&](const blood_rage::State& s, Seat seat, const ActionList& legal) {
    const Action chosen = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    if (legal.size() < 2 || rng.below(12) != 0) return chosen;
    Rng dealer(rng.next());
    const auto other = BloodRage::imagine(BloodRage::observe(s, seat), dealer);
    if (hash_of(other) != hash_of(s)) ++different_worlds;
    const auto doubt_in = [&](const blood_rage::State& world) {
      const auto view = BloodRage::observe(world, seat);
      const auto* bytes = reinterpret_cast<const std::byte*>(&view);
      const Inquiry inquiry{"blood-rage", {bytes, bytes + sizeof(view)}, *find_agent("level4"), 0, 0};
      Doubt doubt(inquiry, to_text(BloodRage::notation(), chosen));
      while (doubt.think(shipped_games())) {
      }
      const auto mark = doubt.mistake();
      if (mark) ++mistakes;
      return mark ? mark->better + " " + std::to_string(mark->lost) + " " + std::to_string(mark->noise) : "";
    };
    EXPECT_EQ(doubt_in(s), doubt_in(other));
    return chosen;
  });
  EXPECT_GT(different_worlds, 3);
  EXPECT_GT(mistakes, 0);
}

TEST(Review, what_an_adviser_would_do_itself_is_no_mistake) {
  const GameEntry& game = *shipped_games().find("blood-rage");
  const auto match = game.create(*make_setup(game.info(), 2, {}), "no mistake");
  int asked = 0;
  while (!match->over() && asked < 4) {
    if (match->to_act().has(kNature)) {
      ASSERT_TRUE(match->advance());
      continue;
    }
    const Seat seat = match->to_act().first();
    const auto inquiry = *shipped_games().inquire(*match, seat, "level4", 3, 0);
    const Suggestion best = shipped_games().answer(inquiry);
    if (best.chances) {
      ++asked;
      Doubt doubt(inquiry, best.action);
      while (doubt.think(shipped_games())) {
      }
      const auto mark = doubt.mistake();
      EXPECT_FALSE(mark) << mark->lost << " ± " << mark->noise;
    }
    ASSERT_TRUE(match->apply(seat, best.action));
  }
}

TEST(Review, is_the_same_each_time) {
  const Record record = random_game("dracula", 8);
  const auto text = [&] { return dump(review_json(shipped_games(), record, reviewed(record))); };
  EXPECT_EQ(text(), text());
}

TEST(Review, needs_a_match_that_is_over_and_replays) {
  Record record = random_game("raiders", 7);
  const auto code = [&](const Record& changed) {
    const auto played = played_match(shipped_games(), changed);
    return played ? std::string() : played.error().code;
  };
  Record running = record;
  running.lines.resize(40);
  running.result.clear();
  running.hash.clear();
  EXPECT_EQ(code(running), "not_over");
  running.lines.clear();
  EXPECT_EQ(code(running), "not_over");
  Record broken = record;
  broken.lines.back().action = "nonsense";
  EXPECT_EQ(code(broken), "illegal_line");
  record.game = "chess";
  EXPECT_EQ(code(record), "unknown_game");
}

}  // namespace
}  // namespace ravenhall::tests
