// What every rule works on: the state, the sink for events, and the few things rules do all the time.
#pragma once

#include <algorithm>

#include "games/dracula/state.hpp"
#include "games/dracula/verbs.hpp"
#include "kernel/sort.hpp"
#include "kernel/table.hpp"

namespace ravenhall::dracula {

template <class Sink>
class Table : public TableOf<State, Happening, Sink> {
 public:
  using TableOf<State, Happening, Sink>::TableOf;
  Hunter& hunter(Seat seat) { return this->s.hunter[seat]; }
  Space& space(Spot spot) { return this->s.spaces[spot]; }
};
template <class Sink>
Table(State&, Sink&) -> Table<Sink>;

// RO-3: who has won is looked at after every step; here it only counts.
void gain_influence(auto& t, int amount) {
  if (amount == 0) return;
  State& s = t.s;
  s.influence = std::clamp(s.influence + amount, 0, kInfluenceToWin);
  t.tell(Happening::influence, kDracula, amount, s.influence);
}

void hurt_dracula(auto& t, int amount) {
  if (amount == 0) return;
  t.s.damage = std::min(t.s.damage + amount, kDraculaHealth);
  t.tell(Happening::dracula_hurt, kDracula, amount, t.s.damage);
}

// VW-10: never below no damage.
void heal_dracula(auto& t, int amount) {
  amount = std::min<int>(amount, t.s.damage);
  if (amount == 0) return;
  t.s.damage -= amount;
  t.tell(Happening::dracula_healed, kDracula, amount, t.s.damage);
}

void heal(auto& t, Seat seat, int amount) {
  Hunter& hunter = t.hunter(seat);
  amount = std::min<int>(amount, hunter.damage);
  if (amount == 0) return;
  hunter.damage -= amount;
  t.tell(Happening::healed, seat, amount, hunter.damage);
}

// HA-2: being delayed twice does not add up.
void delay(auto& t, Seat seat) {
  if (t.hunter(seat).delayed) return;
  t.hunter(seat).delayed = true;
  t.tell(Happening::delayed, seat);
}

// Lists of tokens are kept sorted, so that equal tables are equal bytes.
template <class T, std::size_t N>
void add_sorted(FixedVec<T, N>& list, T item) {
  list.push_back(item);
  put_in_order(list.begin(), list.end());
}

// TK-8: as many as there are.
void add_fog(auto& t, Place city, int tokens) {
  for (; tokens > 0 && !t.s.fogs.full(); --tokens) {
    add_sorted(t.s.fogs, city);
    t.tell(Happening::fog, kDracula, city);
  }
}

}  // namespace ravenhall::dracula
