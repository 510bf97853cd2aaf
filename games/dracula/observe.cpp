// What a seat may see of a table (IN-1 to IN-23).
#include "games/dracula/dracula.hpp"

namespace ravenhall::dracula {

namespace {

void hide_hunter(State& seen, Seat seat) {
  Hunter& hunter = seen.hunter[seat];
  hunter.items = {};
  hunter.events = {};
  hunter.tickets = {};
  seen.item_notes.own[seat] = {};
  seen.event_notes.own[seat] = {};
  seen.ticket_notes.own[seat] = {};
  if (!seen.combat.shown) seen.combat.chosen[seat] = Item::none;
}

// Face-down cards; that one of them is Hide does not show, and a Hide turned up does not tell where (E25).
// Where he was when a card lay there that has been cleared is known to him alone.
void hide_trail(State& seen) {
  for (Space& space : seen.spaces) {
    if (space.up && space.card) continue;
    space.at = Place::none;
    if (space.power != Power::hide || space.up) continue;
    space.power = Power::none;
    space.card = true;
  }
  for (Lurker& lurker : seen.lurkers) {
    if (!lurker.up) lurker.kind = Encounter::none;
  }
  if (!seen.revealed) seen.at = Place::none;
}

void hide_dracula(State& seen) {
  hide_trail(seen);
  seen.omens = {};
  seen.omen = DraculaEvent::none;
  seen.unearthed = {};
  seen.hand = {};
  seen.encounter_buried = {};
  seen.combat.hand = {};
  if (!seen.combat.shown) seen.combat.card = Fight::none;
}

}  // namespace

Observation Dracula::observe(const State& s, Seat seat) {
  Observation view{.seen = s, .viewer = seat};
  if (s.phase == Phase::over) return view;  // IN-23
  State& seen = view.seen;
  for (const Seat other : hunters()) {
    if (other != seat) hide_hunter(seen, other);
  }
  if (seat != kDracula) hide_dracula(seen);
  seen.items.deck = {};
  seen.hunter_events.deck = {};
  seen.dracula_events.deck = {};
  seen.encounter_deck = {};
  seen.ticket_pool = {};
  // What somebody is just looking at.
  bool draws = false;
  bool finds = false;
  bool trades = false;
  for (const Frame& frame : s.agenda) {
    draws = draws || (frame.step == Step::ask_received && frame.seat == seat);
    finds = finds || (frame.step == Step::ask_find && frame.seat == seat);
    trades = trades || (frame.step == Step::ask_give && (frame.seat == seat || frame.a == seat));
  }
  if (!draws) seen.drawn = HunterEvent::none;
  if (!finds) seen.offered = {};
  if (!trades) seen.gift = 0;
  return view;
}

}  // namespace ravenhall::dracula
