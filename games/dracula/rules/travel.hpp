// How hunters get about, and what happens where they arrive (HA-3 to HA-5, RA-1 to RA-8, EV-15 to EV-18).
#pragma once

#include "games/dracula/rules/trail.hpp"
#include "games/dracula/rules/wounds.hpp"

namespace ravenhall::dracula {

// How a hunter came where he is: what Dracula can answer depends on it.
enum class Means : std::uint8_t {
  forced,   // an effect moved him
  special,  // over roads by a special action: Wild Horses (E10)
  road,     // a Move over a road: Wild Horses, Customs Search
  rail,     // a Move by rail: Customs Search (E11)
};

void put_hunter(auto& t, Seat seat, Place to) {
  Hunter& hunter = t.hunter(seat);
  hunter.at = to;
  hunter.hospital = false;
}

// RA-1: Dracula may answer a move that the hunter made himself; then what is there is turned up.
void arrive(auto& t, Seat seat, Place from, Means means) {
  t.then({{Step::arrive, seat, from, means}, {Step::offer_customs, seat, from, means}, {Step::look, seat}});
}
void move_hunter(auto& t, Seat seat, Place to, Means means) {
  const Place from = t.hunter(seat).at;
  put_hunter(t, seat, to);
  t.tell(Happening::moved, seat, to, from);
  arrive(t, seat, from, means);
}
// An effect moves him (RA-5, E9).
void shift_hunter(auto& t, Seat seat, Place to) {
  const Place from = t.hunter(seat).at;
  put_hunter(t, seat, to);
  t.tell(Happening::shifted, seat, to, from);
  arrive(t, seat, from, Means::forced);
}

// EV-17, E10.
void offer_horses(auto& t, const Frame& frame) {
  const bool over_road = frame.b == Means::road || frame.b == Means::special;
  if (over_road && has_omens(t.s) && !forced_targets(t.s, frame.seat).empty())
    t.push(Step::ask_horses, kDracula, frame.seat);
}
void answer_horses(auto& t, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  scheme_from_hand(t, DraculaEvent::wild_horses);
  t.push(Step::ask_shift, kDracula, frame.a, DraculaEvent::wild_horses);
}

// EV-18, E11: between two cities of different regions.
void offer_customs(auto& t, const Frame& frame) {
  const Place from = frame.a;
  const Place to = t.hunter(frame.seat).at;
  const bool moved = frame.b == Means::road || frame.b == Means::rail;
  if (moved && has_omens(t.s) && is_city(from) && is_city(to) && row(from).region != row(to).region)
    t.push(Step::ask_customs, kDracula, frame.seat);
}
void answer_customs(auto& t, Action a) {
  constexpr int kDuty = 3;
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  const Seat seat = frame.a;
  scheme_from_hand(t, DraculaEvent::customs_search);
  delay(t, seat);
  if (has_items(t.s, seat)) return t.push(Step::ask_duty, seat, kDuty);
  hurt(t, seat, kDuty);
}
void answer_duty(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::suffer) return hurt(t, seat, frame.a);
  for (const Item item : ItemBag(t.hunter(seat).items)) discard_item(t, seat, item);
}

// Rail (HA-4, Q20): the ticket first, then Dracula's answer, then the destination.
void spend_ticket(auto& t, Seat seat, Ticket ticket, bool carriage) {
  if (carriage) play_from_hand(t, seat, HunterEvent::chartered_carriage);
  lose_ticket(t, seat, ticket);
  t.reveal(Happening::ticket_spent, seat, ticket);
  t.s.cancelled = false;
  t.then({{Step::spend, seat, ticket, carriage}, {Step::journey, seat, ticket, carriage}});
}
void offer_tip(auto& t, const Frame& frame) {
  if (has_omens(t.s)) t.push(Step::ask_tip, kDracula, frame.seat, frame.a, frame.b);
}
// EV-16: then hunters with Good Luck, in turn order.
void answer_tip(auto& t, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  scheme_from_hand(t, DraculaEvent::false_tip);
  t.s.cancelled = true;
  for (int i = kHunters; i >= 1; --i) t.push(Step::offer_luck, seat_at(i), 1);
}
void answer_tip_luck(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  play_from_hand(t, seat, HunterEvent::good_luck);
  t.push(Step::tidy, seat);
  t.s.cancelled = false;
  t.tell(Happening::cancelled, seat, DraculaEvent::false_tip);
}
// E14: against a Chartered Carriage all is lost, or only the carriage; else Dracula picks.
void journey(auto& t, const Frame& frame) {
  State& s = t.s;
  const Seat seat = frame.seat;
  const bool carriage = frame.b != 0;
  const bool tipped = s.cancelled;
  s.cancelled = false;
  if (t.hunter(seat).defeated) return;
  if (!tipped) return t.push(Step::ask_ride, seat, seat, frame.a, frame.b);
  if (!carriage) return t.push(Step::ask_ride, kDracula, seat, frame.a);
  if (s.options.false_tip == CarriageTip::ticket_left && !rail_targets(s, t.hunter(seat).at, frame.a).empty())
    t.push(Step::ask_ride, seat, seat, frame.a);
}
inline PlaceSet ride_targets(const State& s, const Frame& frame) {
  const Seat seat = frame.a;
  const Place from = s.hunter[seat].at;
  return frame.c != 0 ? carriage_targets(s, from) : rail_targets(s, from, frame.b);
}
void ride(auto& t, Place to) {
  const Frame frame = t.s.agenda.pop();
  move_hunter(t, frame.a, to, Means::rail);
}

// One step by sea; ends the move, or only a part of it (E13).
void sail(auto& t, Seat seat, Place to) {
  if (is_city(to)) return move_hunter(t, seat, to, Means::forced);
  const Place from = t.hunter(seat).at;
  put_hunter(t, seat, to);
  t.tell(Happening::moved, seat, to, from);
}
void sail_twice(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  const bool first = frame.a == 2;
  if (a.verb == Verb::pass) {
    if (is_city(t.hunter(seat).at)) arrive(t, seat, t.hunter(seat).at, Means::forced);
    return;
  }
  if (!first) return sail(t, seat, a.a);
  const Place from = t.hunter(seat).at;
  put_hunter(t, seat, a.a);
  t.tell(Happening::moved, seat, a.a, from);
  t.push(Step::ask_sail_on, seat, 1);
}

// Fast Horses (E12, Q42): without a yellow number one road, and the card is gone.
void gallop(auto& t, Seat seat) {
  if (!t.s.ticket_pool.empty()) {
    show_item(t, seat, Item::fast_horses);
    return t.push(Step::nature_horses, seat);
  }
  discard_item(t, seat, Item::fast_horses);
  t.push(Step::ask_gallop, seat, 1);
}
void horses_turned(auto& t, Ticket ticket) {
  const Frame frame = t.s.agenda.pop();
  t.reveal(Happening::ticket_turned, frame.seat, ticket);
  const int yellow = row(ticket).yellow;
  if (yellow == 0) discard_item(t, frame.seat, Item::fast_horses);
  t.push(Step::ask_gallop, frame.seat, std::max(yellow, 1));
}
void ride_roads(auto& t, Seat seat, Place to) {
  t.s.agenda.pop();
  move_hunter(t, seat, to, Means::special);
}

// E4: right after the move at night is finished.
void after_long_night(auto& t, Seat seat) { draw_event(t, seat, DrawFrom::long_night); }

}  // namespace ravenhall::dracula
