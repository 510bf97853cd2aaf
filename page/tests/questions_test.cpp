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
      for (int part = 0; part < library().parts(*inquiry); ++part)
        thoughts.push_back((part % 2 == 0 ? one : other).answer(write_inquiry(*inquiry, part)));
      EXPECT_EQ(library().conclude(*inquiry, thoughts).action, library().answer(*inquiry).action) << agent;
    }
  }
}

TEST(Questions, nonsense_has_no_answer) {
  Thinker thinker(library());
  EXPECT_EQ(thinker.answer(""), "");
  EXPECT_EQ(thinker.answer("\x7F nonsense"), "");
  const auto match = begun(library().games()[0].game);
  const auto inquiry = library().inquire(*match, match->to_act().first(), "greedy", 7, 20);
  const std::string whole = write_inquiry(*inquiry, 0);
  for (std::size_t size = 0; size < whole.size(); size += 7)
    EXPECT_EQ(thinker.answer(whole.substr(0, size)), "");
}

TEST(Questions, a_review_that_cannot_be_made_says_why) {
  Thinker thinker(library());
  EXPECT_TRUE(read_piece(thinker.answer(write_review("t", "no record"))).error);
  EXPECT_TRUE(read_piece(thinker.answer(write_review("t", ""))).error);  // never begun
  EXPECT_TRUE(read_piece("").error);
}

}  // namespace
}  // namespace ravenhall::page
