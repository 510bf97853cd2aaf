// Loki's Blessing: a loser comes back with a warrior (R30).
#pragma once

#include "games/blood_rage/rules/invade.hpp"

namespace ravenhall::blood_rage {

void blessing(auto& t, Seat seat, Place place) {
  if (may_add_warrior(t.s, seat, place)) t.push(Step::ask_blessing, seat, place);
}

void answer_blessing(auto& t, bool yes) {
  const Frame frame = t.s.agenda.pop();
  if (yes) invade(t, frame.seat, Figure::warrior, Place::reserve, frame.a, 0);
}

}  // namespace ravenhall::blood_rage
