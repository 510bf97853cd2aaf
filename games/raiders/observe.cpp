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
  player.toll = kNoChoice;
}

}  // namespace

Observation Raiders::observe(const State& s, Seat seat) {
  Observation view{.seen = s, .viewer = seat};
  State& seen = view.seen;
  seen.deck = {};
  seen.under = {};
  for (int i = 0; i < s.players; ++i) {
    if (seat_at(i) != seat) hide_player(seen.player[static_cast<std::size_t>(i)]);
  }
  if (seat != kSpectator) seen.known = {};  // players have notes of their own
  return view;
}

}  // namespace ravenhall::raiders
