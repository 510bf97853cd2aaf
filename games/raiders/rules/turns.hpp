// Turns, their limits, the last round and the final scoring (TU-3, EN-1 to EN-4, SC-1 to SC-7).
#pragma once

#include "games/raiders/rules/cards.hpp"

namespace ravenhall::raiders {

void turn(auto& t, Seat seat) {
  State& s = t.s;
  s.active = seat;
  s.placed = Building::none;
  s.used = {};
  ++s.turns;
  t.tell(Happening::turn_began, seat, s.turns);
  t.then({{Step::ask_turn, seat}, {Step::end_turn, seat}, {Step::next_turn, seat}});
}

// TU-3: silver and provisions above 8 go back; cards above 8 are discarded, the owner chooses which.
void end_turn(auto& t, Seat seat) {
  const Player& player = t.player(seat);
  const int silver = player.tokens[Resource::silver] - kMostSilver;
  const int provisions = player.tokens[Resource::provisions] - kMostProvisions;
  if (silver > 0) give_back(t, seat, Resource::silver, silver, Happening::surplus);
  if (provisions > 0) give_back(t, seat, Resource::provisions, provisions, Happening::surplus);
  if (player.hand_size > kMostCards) t.push(Step::ask_limit, seat);
}
void discard_surplus(auto& t, Seat seat, Card card) {
  discard_from_hand(t, seat, card);
  if (t.player(seat).hand_size <= kMostCards) t.s.agenda.pop();
}

// EN-1 to EN-3, and our own limit.
inline Trigger trigger_of(const State& s) {
  if (fortress_sets(s) <= 1) return Trigger::fortresses;
  if (stack_size(s) == 0) return Trigger::offerings;
  if (valkyries_on_board(s) == 0) return Trigger::valkyries;
  if (s.turns >= kTurnLimit * s.players) return Trigger::turn_limit;
  return Trigger::none;
}

// SC-1 to SC-5, in this order.
void score_game(auto& t) {
  State& s = t.s;
  for (const Seat seat : seats(s)) {
    const auto vp = final_vp(s, seat);
    for (const Source source : vp.keys()) score(t, seat, vp[source], source);
    t.tell(Happening::final_score, seat, t.player(seat).vp);
  }
  s.phase = Phase::over;
  t.tell(Happening::game_over, kNature);
}

// EN-4, E30, E32: one more turn each after the one that began the end; the last of them is the same player's.
void next_turn(auto& t, Seat seat) {
  State& s = t.s;
  s.placed = Building::none;
  s.used = {};
  if (s.trigger != Trigger::none) {
    --s.turns_left;
    if (s.turns_left == 0) return score_game(t);
  } else if (s.trigger = trigger_of(s); s.trigger != Trigger::none) {
    s.turns_left = s.players;
    t.tell(Happening::last_round, seat, s.trigger);
  }
  t.push(Step::turn, left_of(s, seat));
}

// SC-6: VP, then the valkyrie track, then the armour track.
inline int compare_players(const State& s, Seat one, Seat other) {
  const Player& a = s.player[one];
  const Player& b = s.player[other];
  if (a.vp != b.vp) return a.vp - b.vp;
  if (a.valkyries != b.valkyries) return a.valkyries - b.valkyries;
  if (a.armour != b.armour) return a.armour - b.armour;
  if (s.options.full_tie == FullTie::shared) return 0;
  // Whoever came later in the order of play had the harder start.
  return seats_from(s.first, one, s.players) - seats_from(s.first, other, s.players);
}

}  // namespace ravenhall::raiders
