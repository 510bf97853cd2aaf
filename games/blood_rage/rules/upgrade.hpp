// Upgrades on the clan sheet (B52–B58) and the actions that some of them give.
#pragma once

#include "games/blood_rage/rules/invade.hpp"
#include "games/blood_rage/rules/knowledge.hpp"

namespace ravenhall::blood_rage {

// B58: the figure of a replaced monster goes back to the box, wherever it is. That is no destruction.
inline void leave_clan(State& s, Card monster_card) { monster(s, figure_of(monster_card)) = MonsterFigure{}; }

// B52, R33
void play_upgrade(auto& t, Seat seat, Card card, int slot) {
  State& s = t.s;
  ClanSheet& clan = t.clan(seat);
  const int cost = upgrade_cost(s, seat, card);
  take_from_hand(s, seat, card);
  note_shown(s, seat, card);
  clan.spent.add(card);
  t.reveal(Happening::upgraded, seat, card, slot, cost);
  change_rage(t, seat, -cost);

  Card& place = clan.slots[static_cast<std::size_t>(slot)];
  if (place != Card::none) {
    if (row(place).kind == Kind::monster) leave_clan(s, place);
    t.tell(Happening::replaced, seat, place);
    s.discard.add(place);
  }
  place = card;
  if (row(card).kind == Kind::monster) {
    monster(s, figure_of(card)) = {static_cast<std::uint8_t>(seat), Place::reserve};
  }
  bool any = false;
  each_free_invade(s, seat, card, [&](Figure, Place) { any = true; });
  if (any) t.push(Step::ask_free_invade, seat, index(card));
}

// Frigga's Sacrifice, R25: two own figures are the price; neither Protection nor the Witch answers.
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
