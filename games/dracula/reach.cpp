#include "games/dracula/reach.hpp"

#include "games/dracula/rules/may.hpp"

namespace ravenhall::dracula {

namespace {

// The actions that are left to a hunter in the turn that goes on; 0: it is not this hunter's.
int actions_left(const State& s, Seat seat) {
  int left = 0;
  for (const Frame& frame : s.agenda) {
    if (frame.seat != seat) continue;
    if (frame.step == Step::slot) left += frame.a;
    if (frame.step == Step::ask_action) ++left;
  }
  return left;
}

// The table when the hunter acts next, as far as that can be told: its phase is `over` if he does not.
State next_turn(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  const int left = actions_left(s, seat);
  State then = s;
  if (left == 0) then.deeds = {};
  if (s.phase == Phase::dusk) then.phase = Phase::night;
  if (s.phase == Phase::dawn || s.phase == Phase::dracula) then.phase = Phase::day;
  if (left == 0 && !s.waiting.has(seat)) {  // he has had his turn
    if (s.phase == Phase::day) then.phase = Phase::night;
    if (s.phase == Phase::night) {
      then.phase = Phase::day;
      then.long_night = false;
    }
  }
  if (then.phase == Phase::day && s.phase != Phase::day && s.darkness) then.phase = Phase::night;  // E1
  int actions = left;
  if (left == 0) actions = s.vigor && then.phase == Phase::day ? 2 : 1;
  if (hunter.delayed) --actions;
  if (actions <= 0 || hunter.bats || hunter.defeated || s.phase == Phase::setup) then.phase = Phase::over;
  return then;
}

// The best ticket that can be in a hand which the viewer does not know.
Ticket best_unseen(const State& s, Seat viewer) {
  for (const Ticket ticket : values<Ticket>(kTicketKinds)) {
    int seen = is_hunter(viewer) ? s.hunter[viewer].tickets.count(ticket) : 0;
    for (const Seat seat : hunters()) {
      if (seat != viewer) seen += known_in(s.ticket_notes, knower(viewer), seat).count(ticket);
    }
    if (seen < copies(ticket)) return ticket;
  }
  return Ticket::none;
}

}  // namespace

Reach reach_of(const Observation& view, Seat seat) {
  const State& s = view.seen;
  State then = next_turn(s, seat);
  Hunter& hunter = then.hunter[seat];
  Reach reach;
  if (seat != view.viewer && s.phase != Phase::over) {
    hunter.events = known_in(s.event_notes, knower(view.viewer), seat);
    hunter.tickets = known_in(s.ticket_notes, knower(view.viewer), seat);
    reach.tickets_known = hunter.tickets.size() >= hunter.ticket_count;
    const Ticket best = best_unseen(s, view.viewer);
    if (!reach.tickets_known && best != Ticket::none) hunter.tickets.add(best);
  }
  if (then.phase == Phase::over) return reach;
  if (!against_leaving(then, seat)) reach.road = hunter.at;
  if (hunter.hospital) return reach;
  reach.road = road_moves(then, seat);
  reach.sea = sea_moves(then, seat);
  reach.rail = rail_moves(then, seat);
  return reach;
}

}  // namespace ravenhall::dracula
