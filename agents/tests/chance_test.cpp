// How likely nature's acts are said to be, compared with how often they are drawn.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <numeric>

#include "agents/playout.hpp"
#include "games/all_games.hpp"
#include "kernel/match_of.hpp"

namespace ravenhall {
namespace {

// Plays at random and, at every `kStride`-th act of nature, draws it many times over.
template <class G>
void expect_true_weights() {
  constexpr int kStride = 7;
  constexpr int kDraws = 4000;
  Rng rng(11);
  for (int game = 0; game < 3; ++game) {
    typename G::State s = G::start(*make_setup(G::info(), G::info().max_seats, {}));
    for (int act = 0; act < 400 && !G::outcome(s).over; ++act) {
      const Seat seat = G::to_act(s).first();
      ActionList legal;
      G::legal(s, seat, legal);
      NoEvents none;
      if (seat != kNature) {
        G::apply(s, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], none);
        continue;
      }
      if (act % kStride == 0) {
        std::int64_t all = 0;
        for (const Action action : legal) all += G::weight(s, action);
        std::map<std::string, int> drawn;
        for (int i = 0; i < kDraws; ++i) ++drawn[to_text(G::notation(), G::nature(s, rng))];
        for (const Action action : legal) {
          const std::string text = to_text(G::notation(), action);
          const double chance = static_cast<double>(G::weight(s, action)) / static_cast<double>(all);
          EXPECT_GT(chance, 0) << text;
          const double spread = std::sqrt(chance * (1 - chance) * kDraws);
          EXPECT_NEAR(drawn[text], chance * kDraws, 6 * spread + 1) << text;
        }
      }
      G::apply(s, kNature, G::nature(s, rng), none);
    }
  }
}

TEST(Chance, weights_are_as_things_are_drawn_in_blood_rage) { expect_true_weights<blood_rage::BloodRage>(); }
TEST(Chance, weights_are_as_things_are_drawn_in_raiders) { expect_true_weights<raiders::Raiders>(); }
TEST(Chance, weights_are_as_things_are_drawn_in_dracula) { expect_true_weights<dracula::Dracula>(); }

}  // namespace
}  // namespace ravenhall
