// What a good player knows of Fury of Dracula: how a table stands, what people usually do. Agents ask it
// about imagined states only.
#pragma once

#include <cstdint>
#include <span>

#include "games/dracula/state.hpp"
#include "kernel/action.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::dracula {

struct Judgement {
  static constexpr std::int64_t kLooks = 24;  // of a search (agents/search.hpp)
  // A chase is many small steps in the right direction: hunters who waver find nobody.
  static double slips(Seat seat) { return seat == kDracula ? 1 : 0.25; }

  // Nothing is in the air, so that `judge` may be asked.
  static bool quiet(const State& s);
  // `prior` alone decides.
  static bool by_prior(const State& s);
  // How near the side of `seat` is to winning: from -1, lost, to 1, won.
  static double judge(const State& s, Seat seat);
  // How likely each side is to win, as the viewer can tell. Expects a quiet state of a game that goes on.
  static void chances(const State& s, Seat viewer, std::span<double> out);
  // Whether a search for `viewer` lets `seat` answer by habit: what hunters plan must not hang on moves of
  // Dracula that they do not see.
  static bool by_habit(const State& s, Seat viewer, Seat seat);
  // What an action is worth beyond what `judge` sees after it.
  static double prior(const State& s, Seat seat, Action action);
  // A sensible answer at once. Expects a seat that must decide and a state that is not quiet.
  static Action quick(const State& s, Seat seat, Rng& rng);
  // Takes back what others have chosen in secret.
  static void reopen(State& s, Seat seat);
};

}  // namespace ravenhall::dracula
