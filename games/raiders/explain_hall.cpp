// "Why can't I?" at the Town Hall: playing cards, and what they ask for.
#include "games/raiders/explain.hpp"
#include "games/raiders/rules/hall.hpp"

namespace ravenhall::raiders {

namespace {

// Somebody else at this table.
Reason against_opponent(const Wished& w) {
  const Seat other = w.first();
  const bool sits = index(other) < w.s.players && other != w.seat;
  return !w.names_first() || sits ? Reason{} : because(Why::not_opponent);
}

}  // namespace

Reason why_not_play(const Wished& w) {
  if (!w.names_first()) return because(Why::no_card_plays);
  if (const Reason reason = against_hand_card(w)) return reason;
  return against_playing(w.s, w.seat, w.first(), w.asked().b);
}

Reason why_not_swap(const Wished& w) {
  if (const Reason reason = against_opponent(w)) return reason;
  const Building building = w.second();
  if (!w.names_second()) return because(Why::unaffected, Seat{w.first()});
  if (w.names_first()) return against_swapping(w.s, w.first(), building);
  if (const Reason reason = against_swapping(w.s, building)) return reason;
  return because(Why::swap_nothing, building);
}

Reason why_not_steal(const Wished& w) {
  if (const Reason reason = against_opponent(w)) return reason;
  const Resource what = w.second();
  if (!w.names_second()) return because(Why::unaffected, Seat{w.first()});
  if (std::find(kPlunder.begin(), kPlunder.end(), what) == kPlunder.end()) return because(Why::not_plunder);
  if (!w.names_first()) return because(Why::nobody_has, what);
  return because(Why::has_none, Seat{w.first()}, what);
}

Reason why_not_target(const Wished& w) {
  if (const Reason reason = against_opponent(w)) return reason;
  const bool avenger = w.asked().step == Step::ask_avenge;
  return because(avenger ? Why::no_crew_there : Why::unaffected, Seat{w.first()});
}

// E11: the card that came back stays in the hand.
Reason why_not_enlist(const Wished& w) {
  const Card card = w.first();
  if (!w.names_first()) return because(Why::nobody_to_place);
  if (const Reason reason = against_hand_card(w)) return reason;
  if (card == w.asked().a && w.player().hand.count(card) == 1) return because(Why::came_back, card);
  return against_joining(w.player(), card);
}

Reason why_not_exchange(const Wished& w) {
  if (const Reason reason = against_opponent(w)) return reason;
  int most = 0;
  for (const Seat other : opponents(w.s, w.seat)) {
    if (!w.names_first() || other == w.first()) most = std::max(most, most_to_exchange(w.s, w.seat, other));
  }
  if (most == 0) return because(Why::no_hand_there, Seat{w.first()});
  return because(Why::exchange_most, most);
}

}  // namespace ravenhall::raiders
