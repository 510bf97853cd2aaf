// What every rule works on: the state, the sink for events, and the few things rules do all the time.
#pragma once

#include <algorithm>

#include "games/raiders/reasons.hpp"
#include "games/raiders/state.hpp"
#include "games/raiders/verbs.hpp"
#include "kernel/sort.hpp"
#include "kernel/table.hpp"

namespace ravenhall::raiders {

template <class Sink>
class Table : public TableOf<State, Happening, Sink> {
 public:
  using TableOf<State, Happening, Sink>::TableOf;
  Player& player(Seat seat) { return this->s.player[seat]; }
};
template <class Sink>
Table(State&, Sink&) -> Table<Sink>;

// CR-6, E20: out of the supply, as much as there is.
int gain(auto& t, Seat seat, Resource what, int amount) {
  amount = std::min<int>(amount, t.s.supply[what]);
  if (amount == 0) return 0;
  t.s.supply[what] -= amount;
  t.player(seat).tokens[what] += amount;
  t.tell(Happening::gained, seat, what, amount);
  return amount;
}

// Back to the supply, as much as the player has; the event says why.
int give_back(auto& t, Seat seat, Resource what, int amount, Happening why) {
  amount = std::min<int>(amount, t.player(seat).tokens[what]);
  if (amount == 0) return 0;
  t.player(seat).tokens[what] -= amount;
  t.s.supply[what] += amount;
  t.tell(why, seat, what, amount);
  return amount;
}
void pay(auto& t, Seat seat, Resource what, int amount) { give_back(t, seat, what, amount, Happening::paid); }

// From one player to another, as much as there is (E33).
int rob(auto& t, Seat seat, Seat victim, Resource what, int amount) {
  amount = std::min<int>(amount, t.player(victim).tokens[what]);
  if (amount == 0) return 0;
  t.player(victim).tokens[what] -= amount;
  t.player(seat).tokens[what] += amount;
  t.tell(Happening::robbed, seat, victim, what, amount);
  return amount;
}

// DT-5, E22, E34: never beyond either end of the track.
void move_armour(auto& t, Seat seat, int by) {
  Count& armour = t.player(seat).armour;
  const int to = std::clamp(armour + by, 0, kMostArmour);
  if (to == armour) return;
  t.tell(Happening::armour, seat, to - armour, to);
  armour = to;
}

void score(auto& t, Seat seat, int amount, Source source, Card card = Card::none) {
  if (amount == 0) return;
  Player& player = t.player(seat);
  player.vp += amount;
  player.sources[source] += amount;
  if (card == Card::none) return t.tell(Happening::vp, seat, amount, source, Event::kHidden);
  t.tell(Happening::vp, seat, amount, source, card);
}

// Crews are kept sorted, so that equal crews are equal bytes.
inline void join_crew(Player& player, Card card) {
  player.crew.push_back(card);
  put_in_order(player.crew.begin(), player.crew.end());
}

// VK-5: a plain loss; no death ability, no step of the track. `tells`: it shows something about the hand.
void dismiss(auto& t, Seat seat, Card card, bool tells = false) {
  t.player(seat).crew.erase_first(card);
  t.s.discard.add(card);
  tells ? t.reveal(Happening::dismissed, seat, card) : t.tell(Happening::dismissed, seat, card);
}

}  // namespace ravenhall::raiders
