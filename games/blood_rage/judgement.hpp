// What a good player knows of Blood Rage: how a table stands, what a card is worth, what people usually do.
// Agents ask it about imagined states only.
#pragma once

#include <span>

#include "games/blood_rage/judgement/habits.hpp"
#include "games/blood_rage/state.hpp"
#include "kernel/action.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::blood_rage {

struct Judgement {
  struct Memory {
    judgement::Board board;  // of the table that was looked at last
  };
  struct Habits {
    explicit Habits(Memory& memory) : board(memory.board) {}
    Action answer(const State& s, Seat seat, Rng& rng) { return judgement::habit(s, seat, rng, board); }
    judgement::Board& board;
  };
  struct LearnedHabits : Habits {
    using Habits::Habits;
    Action answer(const State& s, Seat seat, Rng& rng) {
      return judgement::learned_habit(s, seat, rng, board);
    }
  };
  // Nothing is in the air, so that `judge` may be asked: somebody is to take a turn, or a phase has come to
  // its end.
  static bool quiet(const State& s);
  // The look-ahead sees nothing of what the decision is about (draft, card to keep): `prior` alone decides.
  static bool by_prior(const State& s);
  // How `seat` will stand at the end, in Glory: what it can expect less what its rivals can.
  static double judge(const State& s, Seat seat);
  // How likely each seat is to win, as games taught it. Expects a quiet state of a game that goes on.
  static void chances(const State& s, Seat viewer, std::span<double> out, Memory& memory);
  // What an action is worth beyond what `judge` sees after it.
  static double prior(const State& s, Seat seat, Action action);
  // The same where it alone decides, as games of those who search taught it; in no unit of its own.
  static double learned_prior(const State& s, Seat seat, Action action);
  // A sensible answer at once. Expects a seat that must decide and a state that is not quiet; at a turn it is
  // random.
  static Action quick(const State& s, Seat seat, Rng& rng);
  // Takes back what others have chosen in secret, so that they choose again as people do: all that an
  // imagined state knows of such choices is that they are possible.
  static void reopen(State& s, Seat seat);
};

}  // namespace ravenhall::blood_rage
