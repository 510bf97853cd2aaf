// Set-up, the round, its windows, and the hunters' turns (SU-1 to SU-9, RO-1 to RO-5, DN-1 to DN-5, DK-1 to
// DK-4, HA-1, HA-2).
#pragma once

#include "games/dracula/rules/phase.hpp"

namespace ravenhall::dracula {

void then_hunters(auto& t, Step step, Operand a = {}) {
  for (int i = kHunters; i >= 1; --i) t.push(step, seat_at(i), a);
}

// DN-1 to DN-5.
void dawn(auto& t) {
  State& s = t.s;
  s.phase = Phase::dawn;
  s.time = s.time == kTimes - 1 || s.round == 0 ? 0 : s.time + 1;
  t.tell(Happening::dawn, kNature, s.time);
  if (s.time == 0 && s.round > 0 && s.despair < kMostDespair) {
    ++s.despair;
    t.tell(Happening::despair, kNature, s.despair);
    if (is_on(s.options.rumors) && s.rumor_pool > 0) {
      --s.rumor_pool;
      ++s.rumors;
    }
  }
  t.then({{Step::window, kGodalming}, {Step::clash}, {Step::day}});
  if (!s.hosts.empty()) {
    s.hosts.clear();
    t.tell(Happening::hosts_gone, kNature);
  }
  then_hunters(t, Step::dawn_hospital);
}
void answer_hospital(auto& t, Place city) {
  const Frame frame = t.s.agenda.pop();
  to_hospital(t, frame.a, city);
}

// EV-10, EV-11, EV-3: hunters in turn order, around again until all have passed in a row.
inline bool ally_can_return(const State& s) {
  for (const HunterEvent ally : kHunterAllies) {
    if (s.hunter_events.discard.has(ally)) return true;
  }
  return false;
}
inline HunterEventSet window_events(const State& s) {
  HunterEventSet events = hunter_events_of(Moment::dawn_or_dusk);
  if (!ally_can_return(s)) events.remove(HunterEvent::surprising_return);
  if (s.phase == Phase::dawn) events |= hunter_events_of(Moment::dawn);
  return events;
}
inline Seat next_hunter(Seat seat) { return seat == kMina ? kGodalming : after(seat); }
void window(auto& t, const Frame& frame) {
  if (frame.a == kHunters) return;
  if (has_events(t.s, frame.seat)) return t.push(Step::ask_window, frame.seat, frame.a);
  t.push(Step::window, next_hunter(frame.seat), frame.a + 1);
}
void answer_window(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::pass) return t.push(Step::window, next_hunter(seat), frame.a + 1);
  t.push(Step::window, next_hunter(seat), 0);
  t.push(Step::tidy, seat);
  play_from_hand(t, seat, a.a);
  play_event(t, seat, a.a);
}

// RO-4, E1: Darkness Returns takes the day's turns away, nothing else.
void begin_turns(auto& t) {
  State& s = t.s;
  s.waiting = standing(s);
  t.push(Step::next_slot);
}
void day(auto& t) {
  State& s = t.s;
  s.phase = Phase::day;
  t.push(Step::dusk);
  if (s.darkness) {
    s.darkness = false;
    return;
  }
  t.tell(Happening::day, kNature, s.time);
  begin_turns(t);
  if (s.options.luck == LuckMoments::day_start) then_hunters(t, Step::offer_luck);
}
// RO-5.
void night(auto& t) {
  t.s.phase = Phase::night;
  t.tell(Happening::night, kNature, t.s.time);
  t.push(Step::end_night);
  begin_turns(t);
}
// DK-1 to DK-4.
void dusk(auto& t) {
  State& s = t.s;
  s.phase = Phase::dusk;
  s.vigor = false;
  s.nocturnal = false;
  ++s.time;
  t.tell(Happening::dusk, kNature, s.time);
  t.then({{Step::window, kGodalming}, {Step::clash}, {Step::dusk_tokens}, {Step::night}});
}
void lift_storm(auto& t, Place zone) {
  t.s.storms.erase_first(zone);
  t.tell(Happening::storm_lifted, kDracula, zone);
}
void lift_block(auto& t, Line line) {
  t.s.blocks.erase_first(line);
  t.tell(Happening::unblocked, kDracula, line);
}
// DK-4, Q40: where there is no choice nobody is asked.
void dusk_tokens(auto& t) {
  State& s = t.s;
  Place done = Place::none;
  const auto fogs = s.fogs;
  for (const Place city : fogs) {
    if (city == done) continue;
    done = city;
    s.fogs.erase_first(city);
    t.tell(Happening::fog_lifted, kDracula, city);
  }
  if (s.blocks.size() > 1) t.push(Step::ask_block_off, kDracula);
  if (s.storms.size() > 1) t.push(Step::ask_storm_off, kDracula);
  if (s.blocks.size() == 1) lift_block(t, s.blocks[0]);
  if (s.storms.size() == 1) lift_storm(t, s.storms[0]);
}
void end_night(auto& t) {
  State& s = t.s;
  s.long_night = false;
  s.telegraph = false;
  s.no_supply = false;
  t.push(Step::phase);
}

void begin_slot(auto& t, Seat seat) {
  State& s = t.s;
  s.waiting.remove(seat);
  s.deeds = {};
  const int actions = s.vigor && s.phase == Phase::day ? 2 : 1;
  t.then({{Step::slot, seat, actions}, {Step::next_slot}});
  t.tell(Happening::turn, seat);
  if (s.phase == Phase::day && s.options.luck == LuckMoments::each_turn) {
    for (int i = kHunters; i >= 1; --i) {
      if (seat_at(i) != seat) t.push(Step::offer_luck, seat_at(i));
    }
  }
}
// Whose turn is next; Speedy Telegraph lets them choose (E3).
void next_slot(auto& t) {
  State& s = t.s;
  if (s.waiting.empty()) return;
  if (s.telegraph && s.waiting.size() > 1) return t.push(Step::ask_next, s.waiting.first());
  begin_slot(t, s.waiting.first());
}
// HA-2, E6, E8: standing up, then bats, then an action.
void slot(auto& t, const Frame& frame) {
  State& s = t.s;
  const Seat seat = frame.seat;
  Hunter& hunter = t.hunter(seat);
  if (hunter.defeated) return;
  const bool second = s.vigor && frame.a == 1;
  if (frame.a > 1) t.push(Step::slot, seat, frame.a - 1);
  if (hunter.delayed) {
    hunter.delayed = false;
    return t.tell(Happening::stood_up, seat);
  }
  if (hunter.bats) {
    hunter.bats = false;
    t.tell(Happening::bats_left, seat);
    t.push(Step::end_slot, seat);
    if (!forced_targets(s, seat).empty()) t.push(Step::ask_bats, kDracula, seat);
    return;
  }
  // HA-5, Q28: at sea there is the obligatory move, and nothing else.
  if (is_sea(hunter.at) && (s.phase == Phase::night || (second && !s.deeds.empty()))) return;
  t.push(Step::ask_action, seat);
}
// The bats have been: he is delayed.
void end_slot(auto& t, Seat seat) {
  if (!t.hunter(seat).defeated) delay(t, seat);
}
void answer_bats(auto& t, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb != Verb::pass) shift_hunter(t, frame.a, a.a);
}

constexpr Deed deed_of(Verb verb) {
  switch (verb) {
    case Verb::road:
    case Verb::rail:
    case Verb::carriage:
    case Verb::sail:
    case Verb::leave: return Deed::move;
    case Verb::supply: return Deed::supply;
    case Verb::rest: return Deed::rest;
    case Verb::trade:
    case Verb::trade_events: return Deed::trade;
    case Verb::reserve: return Deed::reserve;
    case Verb::search: return Deed::search;
    default: return Deed::special;
  }
}
void take_action(auto& t, Seat seat, Action a) {
  State& s = t.s;
  s.agenda.pop();
  if (a.verb == Verb::pass) return t.tell(Happening::passed, seat);
  if (a.verb == Verb::play && a.a == HunterEvent::good_luck) {  // no action (EV-14)
    t.push(Step::ask_action, seat);
    t.push(Step::tidy, seat);
    play_from_hand(t, seat, a.a);
    return play_event(t, seat, a.a);
  }
  s.deeds.add(deed_of(verb_of(a)));
  switch (verb_of(a)) {
    case Verb::road:
      if (s.phase == Phase::night) t.push(Step::after_long_night, seat);
      return move_hunter(t, seat, a.a, Means::road);
    case Verb::rail: return spend_ticket(t, seat, a.a, false);
    case Verb::carriage: return spend_ticket(t, seat, a.a, true);
    case Verb::sail: return sail(t, seat, a.a);
    case Verb::leave: {
      t.tell(Happening::left_hospital, seat, t.hunter(seat).at);
      put_hunter(t, seat, t.hunter(seat).at);
      return arrive(t, seat, t.hunter(seat).at, Means::forced);
    }
    case Verb::supply: return supply(t, seat);
    case Verb::rest: return rest(t, seat);
    case Verb::trade: return trade(t, seat, a.a, false);
    case Verb::trade_events: return trade(t, seat, a.a, true);
    case Verb::reserve: return reserve(t, seat);
    case Verb::search: return search(t, seat);
    case Verb::bond: return psychic_bond(t);
    case Verb::gallop: return gallop(t, seat);
    case Verb::play:
      t.push(Step::tidy, seat);
      play_from_hand(t, seat, a.a);
      return play_event(t, seat, a.a);
    default: return;
  }
}

// Good Luck outside of one's own turn.
void answer_luck(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  t.push(Step::tidy, seat);
  play_from_hand(t, seat, HunterEvent::good_luck);
  play_event(t, seat, HunterEvent::good_luck);
}

// Cities where anybody may start (SU-5, SU-6).
inline PlaceSet startable() { return with_back(LocationBack::city); }
// Set-up: hunters first (SU-5), then Dracula in secret (SU-6).
void start_city(auto& t, Seat seat, Place city) {
  t.s.agenda.pop();
  t.hunter(seat).at = city;
  t.tell(Happening::started, seat, city);
}
void settle(auto& t, Place city) {
  State& s = t.s;
  s.agenda.pop();
  s.at = city;
  Space& space = t.space(Spot::space1);
  space.at = city;
  space.card = true;
  space.back = back_of(city);
  space.may = startable() - hunter_places(s);
  note_gone(s, startable());
  t.tell_secretly(kDracula, Happening::settled, kDracula, city);
  t.tell(Happening::began, kNature);
  t.push(s.options.first_dawn == FirstDawn::held ? Step::dawn : Step::day);
}

}  // namespace ravenhall::dracula
