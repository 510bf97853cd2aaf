// Sensible answers at once.
#pragma once

#include "games/raiders/judgement/worth.hpp"
#include "games/raiders/state.hpp"
#include "kernel/action.hpp"
#include "kernel/containers.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::raiders::judgement {

// What the three cards of a `keep` are worth.
double keeping_worth(Action keep);

// An answer of somebody's course through half a turn.
struct Answer {
  Action action;
  bool weighed = false;  // against others, each with a throw of luck
};
inline constexpr int kMostAnswers = 12;  // how far ahead one looks
using Course = FixedVec<Answer, kMostAnswers>;

// Answers decisions that follow one another. To weigh one means to go through those that follow from it;
// where luck has no part in these, they are remembered instead of weighed again. Expects to be asked for
// every decision of a player until another acts, and that each answer is taken.
class Habits {
 public:
  explicit Habits(Memory& memory) : memory_(memory) {}
  // Expects a seat that must decide; at a turn the answer is random.
  Action answer(const State& s, Seat seat, Rng& rng);
  // What to do at a turn.
  Action begin_turn(const State& s, Seat seat, Rng& rng);

 private:
  Action follow(Action action, const Course& course);
  Course course_;
  std::size_t next_ = 0;
  Memory& memory_;
};

// The next turns of the table, one for each of four players, all by habit and what each half of a turn
// brings.
void play_turns(State& s, Rng& rng, Memory& memory);

}  // namespace ravenhall::raiders::judgement
