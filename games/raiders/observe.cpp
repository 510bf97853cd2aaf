// What a seat may see of a table (E37): hands, the deck and choices not shown yet are hidden.
#include <algorithm>

#include "games/raiders/raiders.hpp"

namespace ravenhall::raiders {

namespace {

void hide_player(Player& player) {
  player.hand = {};
  player.picked = {};
  player.returned = {};
  player.old_hand = {};
  player.drawn = {};
  player.toll = kNoChoice;
}

// Only what the viewer itself knows, in an order that tells nothing.
void hide_sightings(State& seen, Seat viewer) {
  const auto all = seen.sightings;
  const std::uint8_t knower = viewer == kSpectator ? kSpectators : bit(viewer);
  seen.sightings.clear();
  for (const Sighting& note : all) {
    if ((note.knowers & knower) != 0) seen.sightings.push_back({note.card, knower, note.holders});
  }
  std::sort(seen.sightings.begin(), seen.sightings.end(), [](const Sighting& a, const Sighting& b) {
    return a.card != b.card ? a.card < b.card : a.holders < b.holders;
  });
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
  hide_sightings(seen, seat);
  return view;
}

}  // namespace ravenhall::raiders
