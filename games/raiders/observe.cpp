// What a seat may see of a table (E37): hands, the deck and choices not shown yet are hidden.
#include "games/raiders/raiders.hpp"

namespace ravenhall::raiders {

namespace {

void hide_player(Player& player) {
  player.hand = {};
  player.picked = {};
  player.returned = {};
  player.others_then = {};
  player.drawn = {};
  player.known = {};
  player.toll = Resource::none;
}

}  // namespace

Observation Raiders::observe(const State& s, Seat seat) {
  Observation view{.seen = s, .viewer = seat};
  State& seen = view.seen;
  seen.deck = {};
  seen.under = {};
  for (const Seat other : raiders::seats(s)) {
    if (other != seat) hide_player(seen.player[other]);
  }
  if (seat != kSpectator) seen.known = {};  // players have notes of their own
  return view;
}

}  // namespace ravenhall::raiders
