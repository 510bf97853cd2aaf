// Random play at full speed, and the signature of a game's behaviour. No clock and no heap: what measures
// time stands in cli/, so that the same code runs natively and as WebAssembly.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "kernel/game.hpp"
#include "kernel/hash.hpp"
#include "kernel/match.hpp"
#include "kernel/rng.hpp"

namespace ravenhall {

struct PlayoutCount {
  std::uint64_t decisions = 0;    // of seats
  std::uint64_t nature_acts = 0;  // shuffles, deals and dice
  std::uint64_t games = 0;
};

// Plays one game from `setup`, every decision with the same chance among the legal ones; calls `after(state)`
// after each act. Expects a setup that make_setup accepted.
template <Game G, class After>
void random_game(const Setup& setup, Rng& rng, PlayoutCount& count, After&& after) {
  typename G::State state = G::start(setup);
  NoEvents none;
  ActionList actions;
  for (SeatSet to_act = G::to_act(state); !to_act.empty(); to_act = G::to_act(state)) {
    Seat seat = to_act.first();
    if (seat == kNature) {
      G::apply(state, seat, G::nature(state, rng), none);
      ++count.nature_acts;
    } else {
      if (to_act.size() > 1) {
        for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(to_act.size())); skip > 0; --skip) {
          to_act.remove(to_act.first());
        }
        seat = to_act.first();
      }
      actions.clear();
      G::legal(state, seat, actions);
      G::apply(state, seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], none);
      ++count.decisions;
    }
    after(state);
  }
  ++count.games;
}

template <Game G>
void random_game(const Setup& setup, Rng& rng, PlayoutCount& count) {
  random_game<G>(setup, rng, count, [](const typename G::State&) {});
}

// Setup number `i` of an endless list that goes through all numbers of seats, the defaults, every preset and
// mixtures of all options drawn from `rng`.
inline Setup varied_setup(const GameInfo& info, std::uint64_t i, Rng& rng) {
  const int sizes = info.max_seats - info.min_seats + 1;
  const auto round = static_cast<std::uint64_t>(sizes);
  const int seats = info.min_seats + static_cast<int>(i % round);
  const std::uint64_t turn = i / round % (info.presets.size() + 3);
  if (turn == 0) return *make_setup(info, seats, {});
  if (turn <= info.presets.size()) {
    return *make_setup(info, seats, {{"preset", std::string(info.presets[turn - 1].name)}});
  }
  Setup setup = *make_setup(info, seats, {});
  for (std::size_t k = 0; k < info.options.size(); ++k) {
    setup.options[k] =
        static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(info.options[k].values.size())));
  }
  return setup;
}

inline constexpr std::uint64_t kSignatureGames = 400;

// The hash over every state of a fixed set of random games. It changes only when behaviour does, and it is
// the same whatever compiler and machine computed it.
template <Game G>
std::uint64_t signature() {
  std::uint64_t folded = 0;
  PlayoutCount count;
  for (std::uint64_t i = 0; i < kSignatureGames; ++i) {
    Rng rng(mix64(i));
    const Setup setup = varied_setup(G::info(), i, rng);
    random_game<G>(setup, rng, count,
                   [&](const typename G::State& state) { folded = mix64(folded ^ hash_of(state)); });
  }
  return folded;
}

}  // namespace ravenhall
