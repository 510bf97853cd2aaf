// Fury of Dracula as a Game (kernel/game.hpp).
#pragma once

#include <span>

#include "games/dracula/state.hpp"
#include "kernel/game.hpp"

namespace ravenhall::dracula {

// A state as one seat sees it: everything hidden from it is blanked. Made by `observe` only.
struct Observation {
  State seen;
  Seat viewer = kSpectator;
  std::array<std::uint8_t, 7> padding{};
};

struct Judgement;

struct Dracula {
  using State = dracula::State;
  using Observation = dracula::Observation;
  using Judgement = dracula::Judgement;  // for the agents: judgement.hpp

  static const GameInfo& info();
  static const Notation& notation();
  static State start(const Setup& setup);
  static Setup setup(const State& s);
  static int seats(const State& /*s*/) { return kSeats; }
  static SeatSet to_act(const State& s);
  static void legal(const State& s, Seat seat, ActionList& out);
  static void apply(State& s, Seat seat, Action action, NoEvents& events);
  static void apply(State& s, Seat seat, Action action, EventLog& events);
  static Action nature(const State& s, Rng& rng);
  static std::int64_t weight(const State& s, Action a);
  static Observation observe(const State& s, Seat seat);
  static State imagine(const Observation& view, Rng& rng);
  // Many worlds, for those who think: the likelier ones come oftener (leanings.hpp).
  static void imagine(const Observation& view, Rng& rng, std::span<State> worlds);
  static Outcome outcome(const State& s);
  static std::string_view phase(const State& s);
  static std::string check(const State& s);
  static Json save(const State& s);
  static Result<State> load(const Json& json);
  static void view(const Observation& view, JsonWriter& out);
  static void tell(const Observation& view, Action action, JsonWriter& out);
  static Reason why_not(const Observation& view, const Wish& wish);
  static Description description();
};

// Runs what needs nobody's decision: for positions that were put together by hand.
void resume(State& s, EventLog& events);

}  // namespace ravenhall::dracula
