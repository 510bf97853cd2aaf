// Games played at random, with all mixtures of options.
#pragma once

#include <cstdint>

#include "games/dracula/dracula.hpp"
#include "kernel/match.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::dracula::tests {

// Game number `game`, a basic one, an advanced one, then mixtures; calls after(state) after each decision.
template <class After>
void each_moment(std::uint64_t game, After after) {
  Rng rng(mix64(game));
  const GameInfo& info = Dracula::info();
  auto setup = *make_setup(info, kSeats, {{"preset", game == 0 ? "basic" : "advanced"}});
  for (std::size_t i = 0; i < info.options.size() && game > 1; ++i)
    setup.options[i] = static_cast<std::uint8_t>(rng.below(info.options[i].values.size()));
  State s = Dracula::start(setup);
  NoEvents none;
  for (SeatSet asked = Dracula::to_act(s); !asked.empty(); asked = Dracula::to_act(s)) {
    const Seat seat = asked.nth(static_cast<int>(rng.below(asked.size())));
    if (seat == kNature) {
      Dracula::apply(s, seat, Dracula::nature(s, rng), none);
    } else {
      ActionList legal;
      Dracula::legal(s, seat, legal);
      Dracula::apply(s, seat, legal[rng.below(legal.size())], none);
    }
    after(static_cast<const State&>(s));
  }
}

}  // namespace ravenhall::dracula::tests
