// What people usually do, as the search asks it.
#include <gtest/gtest.h>

#include "games/raiders/judgement.hpp"
#include "games/raiders/raiders.hpp"
#include "kernel/match.hpp"

namespace ravenhall::raiders::tests {
namespace {

// Whoever remembers what was foreseen answers as whoever thinks anew each time, and leaves luck where it was.
TEST(RaidersJudgement, what_was_foreseen_is_what_would_be_chosen_again) {
  NoEvents none;
  ActionList legal;
  int remembered = 0;
  for (std::uint64_t game = 0; game < 24; ++game) {
    Rng rng(mix64(game));
    auto setup = *make_setup(Raiders::info(), 2 + static_cast<int>(game % 3), {});
    for (std::size_t k = 0; k < setup.options.size(); ++k) {
      setup.options[k] = rng.below(Raiders::info().options[k].values.size());
    }
    State s = Raiders::start(setup);
    Judgement::Memory memory;
    Judgement::Habits habits(memory);
    Rng luck(game);
    Rng same_luck(game);
    for (SeatSet seats = Raiders::to_act(s); !seats.empty(); seats = Raiders::to_act(s)) {
      const Seat seat = seats.first();
      if (seat == kNature) {
        Raiders::apply(s, seat, Raiders::nature(s, rng), none);
        continue;
      }
      if (s.agenda.top().step == Step::ask_turn) {
        legal.clear();
        Raiders::legal(s, seat, legal);
        Raiders::apply(s, seat, legal[rng.below(legal.size())], none);
        continue;
      }
      for (const Seat other : raiders::seats(s)) {
        const double worth = judgement::player_worth(s, other, judgement::time_left(s));
        ASSERT_EQ(memory.worth(s, other), worth) << game;
      }
      const Action answer = habits.answer(s, seat, luck);
      ASSERT_EQ(Judgement::quick(s, seat, same_luck), answer) << game;
      ASSERT_EQ(luck.next(), same_luck.next()) << game;
      Raiders::apply(s, seat, answer, none);
      ++remembered;
    }
  }
  EXPECT_GT(remembered, 1000);
}

}  // namespace
}  // namespace ravenhall::raiders::tests
