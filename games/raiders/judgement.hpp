// What a good player knows of Raiders: how a table stands, what a card is worth, what people usually do.
// Agents ask it about imagined states only.
#pragma once

#include <span>

#include "games/raiders/judgement/habits.hpp"
#include "games/raiders/state.hpp"
#include "kernel/action.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::raiders {

struct Judgement {
  // What one who asks much keeps between questions about the same game.
  using Memory = judgement::Memory;
  // Nothing is in the air, so that `judge` may be asked: somebody is to begin a turn.
  static bool quiet(const State& s);
  // The look-ahead sees nothing of what the decision is about (cards to keep): `prior` alone decides.
  static bool by_prior(const State& s);
  // How `seat` will stand at the end, in VP: what it can expect less what its rivals can.
  static double judge(const State& s, Seat seat);
  // How likely each seat is to win, as games taught it. Expects a quiet state of a game that goes on.
  static void chances(const State& s, Seat viewer, std::span<double> out, Memory& memory);
  // What an action is worth beyond what `judge` sees after it.
  static double prior(const State& s, Seat seat, Action action);
  // The same where it alone decides, as games of those who search taught it; in no unit of its own.
  static double learned_prior(const State& s, Seat seat, Action action);
  // A sensible answer at once. Expects a seat that must decide and a state that is not quiet.
  static Action quick(const State& s, Seat seat, Rng& rng);
  // The same for decisions that follow one another.
  using Habits = judgement::Habits;
  // Plays on for a few turns as people usually do, so that what is under way comes to something.
  static void play_on(State& s, Rng& rng, Memory& memory);
  // Takes back what others have chosen in secret; here nothing depends on it.
  static void reopen(State& s, Seat seat);
};

}  // namespace ravenhall::raiders
