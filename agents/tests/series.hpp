// Games between agents, for tests.
#pragma once

#include <string_view>

#include "agents/agent.hpp"
#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/judgement.hpp"
#include "games/dracula/dracula.hpp"
#include "games/dracula/judgement.hpp"
#include "games/raiders/judgement.hpp"
#include "games/raiders/raiders.hpp"
#include "kernel/match.hpp"

namespace ravenhall::tests {

using blood_rage::BloodRage;
using blood_rage::Judgement;
using dracula::Dracula;
using raiders::Raiders;

inline Setup table_of(int seats) { return *make_setup(BloodRage::info(), seats, {}); }

// Plays one game; decide(state, seat, legal) gives the action of each seat that has a choice.
template <Game G, class Decide>
typename G::State play_game(const Setup& setup, std::uint64_t seed, Decide&& decide) {
  typename G::State s = G::start(setup);
  Rng nature(mix64(seed));
  NoEvents none;
  for (SeatSet to_act = G::to_act(s); !to_act.empty(); to_act = G::to_act(s)) {
    const Seat seat = to_act.first();
    if (seat == kNature) {
      G::apply(s, seat, G::nature(s, nature), none);
      continue;
    }
    ActionList legal;
    G::legal(s, seat, legal);
    G::apply(s, seat, legal.size() == 1 ? legal[0] : decide(s, seat, legal), none);
  }
  return s;
}

template <Game G = BloodRage, class Decide>
typename G::State play_game(int seats, std::uint64_t seed, Decide&& decide) {
  return play_game<G>(*make_setup(G::info(), seats, {}), seed, decide);
}

// A series between 'g' (greedy) and 'r' (random), one letter a seat; the seats rotate from game to game. The
// share of games that greedy players won; a shared victory counts in parts.
template <Game G = BloodRage, JudgementOf<G> J = Judgement>
double greedy_share(std::string_view agents, int games, int worlds) {
  double won = 0;
  const int seats = static_cast<int>(agents.size());
  for (int game = 0; game < games; ++game) {
    const auto agent_of = [&](Seat seat) {
      return agents[static_cast<std::size_t>((index(seat) + game) % seats)];
    };
    Rng rng(mix64(static_cast<std::uint64_t>(game) + 1000));
    const auto s = play_game<G>(seats, static_cast<std::uint64_t>(game),
                                [&](const auto& now, Seat seat, const ActionList&) {
                                  const auto view = G::observe(now, seat);
                                  if (agent_of(seat) == 'r') return random_choice<G>(view, rng);
                                  return greedy_choice<G, J>(view, rng, worlds).action;
                                });
    const Outcome outcome = G::outcome(s);
    for (const Seat winner : outcome.winners) {
      if (agent_of(winner) == 'g') won += 1.0 / outcome.winners.size();
    }
  }
  return won / games;
}

}  // namespace ravenhall::tests
