// Questions to those who think: the answer is what the library says, whoever thinks which part; nonsense has
// none.
#include "page/questions.hpp"

#include <gtest/gtest.h>

#include "agents/registry.hpp"
#include "kernel/match.hpp"

namespace ravenhall::page {
namespace {

const Library& library() { return shipped_games(); }

std::unique_ptr<Match> begun(const GameEntry& game) {
  auto match = game.create(*make_setup(game.info(), game.info().max_seats, {}), "seed");
  (void)match->advance();
  return match;
}

TEST(Questions, parts_thought_by_several_come_to_what_one_says) {
  for (const Playable& each : library().games()) {
    const auto match = begun(each.game);
    const Seat seat = match->to_act().first();
    for (const char* agent : {"greedy", "level2", "search:200:20:5:1:3"}) {
      const auto inquiry = library().inquire(*match, seat, agent, 7, 20);
      ASSERT_TRUE(inquiry);
      Thinker one(library());
      Thinker other(library());
      std::vector<std::string> thoughts;
      for (int part = 0; part < parts_of(*inquiry); ++part)
        thoughts.push_back((part % 2 == 0 ? one : other).answer(write_inquiry(*inquiry, part)));
      EXPECT_EQ(conclude(*inquiry, thoughts).action, library().answer(*inquiry).action) << agent;
    }
  }
}

TEST(Questions, nonsense_has_no_answer) {
  Thinker thinker(library());
  EXPECT_EQ(thinker.answer(""), "");
  EXPECT_EQ(thinker.answer("\x7F nonsense"), "");
  const auto match = begun(library().all()[0]);
  const auto inquiry = library().inquire(*match, match->to_act().first(), "greedy", 7, 20);
  const std::string whole = write_inquiry(*inquiry, 0);
  for (std::size_t size = 0; size < whole.size(); size += 7)
    EXPECT_EQ(thinker.answer(whole.substr(0, size)), "");
}

TEST(Questions, a_review_comes_piece_by_piece_to_what_it_is_anywhere) {
  const GameEntry& game = *library().find("raiders");
  auto match = game.create(*make_setup(game.info(), 2, {}), "seed");
  while (!match->over()) {
    if (match->to_act().has(kNature)) {
      ASSERT_TRUE(match->advance());
    } else {
      const Seat seat = match->to_act().first();
      ASSERT_TRUE(match->apply(seat, match->legal(seat).back()));
    }
  }
  const Record record = match->record(true);
  const auto played = played_match(library(), record);
  ASSERT_TRUE(played);
  Reviewer here(library(), *played);
  while (!here.ready()) here.step();

  Thinker thinker(shipped_minds());
  ReviewAnswer answer = read_review(thinker.answer(write_review("t", &*played)));
  for (; !answer.review; answer = read_review(thinker.answer(write_review("t", nullptr)))) {
    ASSERT_FALSE(answer.failed);
    EXPECT_LE(answer.done, answer.of);
  }
  EXPECT_EQ(answer.done, answer.of);
  EXPECT_EQ(dump(review_json(library(), record, *answer.review)),
            dump(review_json(library(), record, here.review())));
}

TEST(Questions, a_review_that_cannot_be_made_fails) {
  Thinker thinker(library());
  EXPECT_TRUE(read_review(thinker.answer(write_review("t", nullptr))).failed);  // never begun
  PlayedMatch unknown;
  unknown.game = "chess";
  EXPECT_TRUE(read_review(thinker.answer(write_review("t", &unknown))).failed);
  EXPECT_TRUE(read_review("").failed);
}

}  // namespace
}  // namespace ravenhall::page
