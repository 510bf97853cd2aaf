// Upgrades on the clan sheet (B52–B58) and the actions that some of them give.
#pragma once

#include "games/blood_rage/rules/invade.hpp"
#include "games/blood_rage/rules/knowledge.hpp"

namespace ravenhall::blood_rage {

// B52, R33: any slot of the kind; of several empty ones the first stands for all.
inline Slots upgrade_slots(const ClanSheet& clan, Card card) {
  Slots slots;
  bool empty_seen = false;
  for (const Slot slot : kSlotKinds.keys()) {
    if (kSlotKinds[slot] != row(card).kind) continue;
    const bool empty = clan.slots[slot] == Card::none;
    if (empty && empty_seen) continue;
    empty_seen = empty_seen || empty;
    slots.add(slot);
  }
  return slots;
}

// B52, R33
void play_upgrade(auto& t, Seat seat, Card card, Slot slot) {
  State& s = t.s;
  ClanSheet& clan = t.clan(seat);
  const int cost = upgrade_cost(s, seat, card);
  take_from_hand(s, seat, card);
  note_shown(s, seat, card);
  clan.spent.add(card);
  t.reveal(Happening::upgraded, seat, card, slot, cost);
  change_rage(t, seat, -cost);

  const Card replaced = clan.slots[slot];
  if (replaced != Card::none) {
    // B58: the figure of a replaced monster goes back to the box, wherever it is. That is no destruction.
    if (row(replaced).kind == Kind::monster) s.monsters[figure_of(replaced)] = {};
    t.tell(Happening::replaced, seat, replaced);
    s.discard.add(replaced);
  }
  clan.slots[slot] = card;
  if (row(card).kind == Kind::monster) s.monsters[figure_of(card)] = {seat, Place::reserve};
  if (!free_invaders(s, seat, card).empty()) t.push(Step::ask_free_invade, seat, card);
}

// Frigga's Sacrifice, R25. `first` was offered already, or is nullptr.
inline constexpr int kSacrificed = 2;
inline bool may_sacrifice(const State& s, Seat seat, Figure figure, Place place, const Frame* first) {
  const bool same = first != nullptr && first->a == figure && first->b == place;
  return figures_at(s, seat, figure, place) >= (same ? 2 : 1);
}

// R25: two own figures are the price; neither Protection nor the Witch answers.
void sacrifice(auto& t, Seat seat, Figure one, Place where_one, Figure other, Place where_other) {
  int ships = 0;
  for (const auto& [figure, place] : {std::pair{one, where_one}, std::pair{other, where_other}}) {
    relocate(t.s, seat, figure, place, Place::valhalla);
    t.tell(Happening::sacrificed, seat, figure, place);
    if (is_ship(figure)) ++ships;
  }
  pay_dragons(t, seat, ships);
  raise_one_of(t, seat);
}

}  // namespace ravenhall::blood_rage
