// Damage, bites and defeat of hunters, and what prevents them (VW-4 to VW-7, EV-26, Rage).
#pragma once

#include "games/dracula/rules/cards.hpp"

namespace ravenhall::dracula {

// What a wound came from, where it matters.
enum class Cause : std::uint8_t { other, fangs, claws };

void hurt(auto& t, Seat seat, int amount, Cause cause = Cause::other) {
  if (amount > 0) t.push(Step::hurt, seat, amount, cause);
}

// Lucy's Revenge leaves its place before Godalming.
void drop_lucy(auto& t) {
  t.s.combat.lucy = false;
  t.s.hunter_events.discard.add(HunterEvent::lucys_revenge);
  t.tell(Happening::event_discarded, kGodalming, HunterEvent::lucys_revenge);
}

inline bool can_prevent(const State& s, Seat helper, Seat victim) {
  if (s.options.great_strength == StrengthHelps::combat && s.combat.foe == Foe::none) return false;
  const bool lucy = helper == kGodalming && victim == kGodalming && s.combat.lucy;
  return lucy || has_events(s, helper);
}
// EV-26: whoever could hold Great Strength is asked, in turn order, before the token or damage is placed.
void offer_saves(auto& t, Seat victim, Step prevented, int amount) {
  t.s.saved = false;
  for (int i = kHunters; i >= 1; --i) t.push(Step::offer_save, seat_at(i), victim, prevented, amount);
}
void offer_save(auto& t, const Frame& frame) {
  const Seat victim = frame.a;
  if (t.s.saved || t.hunter(victim).defeated || !can_prevent(t.s, frame.seat, victim)) return;
  t.push(Step::ask_save, frame.seat, frame.a, frame.b, frame.c);
}
void answer_save(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  t.s.saved = true;
  if (a.a == HunterEvent::lucys_revenge) {
    drop_lucy(t);
  } else {
    play_from_hand(t, seat, a.a);
    t.push(Step::tidy, seat);
  }
  t.tell(Happening::saved, frame.a);
}

// Q26: asked only when the hunter would be defeated by just this amount.
void hurt_now(auto& t, const Frame& frame) {
  const Hunter& hunter = t.hunter(frame.seat);
  if (hunter.defeated) return;
  t.s.saved = false;
  t.push(Step::wound, frame.seat, frame.a, frame.b);
  if (hunter.damage + frame.a >= row(frame.seat).health) offer_saves(t, frame.seat, Step::wound, frame.a);
}

// VW-6, Rage.
void defeat(auto& t, Seat seat) {
  State& s = t.s;
  Hunter& hunter = t.hunter(seat);
  hunter.defeated = true;
  hunter.delayed = false;
  hunter.bats = false;
  hunter.open_item = Item::none;
  hunter.open_event = HunterEvent::none;
  s.combat.fighters.remove(seat);
  s.waiting.remove(seat);
  t.tell(Happening::defeated, seat);
  gain_influence(t, rage_of(s));
}

void wound(auto& t, const Frame& frame) {
  Hunter& hunter = t.hunter(frame.seat);
  if (hunter.defeated) return;
  if (t.s.saved) {
    t.s.saved = false;
    return;
  }
  const int amount = frame.a;
  hunter.damage = std::min(hunter.damage + amount, row(frame.seat).health);
  t.tell(Happening::hurt, frame.seat, amount, hunter.damage);
  if (frame.b == Cause::fangs && t.s.combat.wreaths.has(frame.seat)) t.push(Step::wreath, frame.seat);
  if (hunter.damage >= row(frame.seat).health) defeat(t, frame.seat);
}

// VW-5. Mina's printed bite leaves no space at all.
void bite(auto& t, Seat seat) { t.push(Step::bite, seat); }
void bite_now(auto& t, Seat seat) {
  if (t.hunter(seat).defeated) return;
  t.s.saved = false;
  t.push(Step::bitten, seat);
  offer_saves(t, seat, Step::bitten, 0);
}
void bitten(auto& t, Seat seat) {
  Hunter& hunter = t.hunter(seat);
  if (hunter.defeated) return;
  if (t.s.saved) {
    t.s.saved = false;
    return;
  }
  t.tell(Happening::bitten, seat);
  if (hunter.bites == row(seat).bites) return defeat(t, seat);
  ++hunter.bites;
  if (hunter.bites == 1) weakness_changed(t, seat);
}

// VW-7, Q5: a placement, whatever fog and roadblocks there are.
void to_hospital(auto& t, Seat seat, Place city) {
  State& s = t.s;
  Hunter& hunter = t.hunter(seat);
  hunter.at = city;
  hunter.hospital = true;
  hunter.defeated = false;
  t.tell(Happening::to_hospital, seat, city);
  hunter.lost_items = hunter.items;
  hunter.lost_events = hunter.events;
  hunter.lost_tickets = hunter.tickets;
  for (const Item item : ItemBag(hunter.items)) discard_item(t, seat, item);
  for (const HunterEvent event : HunterEventBag(hunter.events)) discard_event(t, seat, event);
  for (const Ticket ticket : TicketBag(hunter.tickets)) {
    lose_ticket(t, seat, ticket);
    t.reveal(Happening::ticket_returned, seat, ticket);
  }
  s.hunter[seat].damage = 0;
  s.hunter[seat].bites = 0;
}
// DN-2: every defeated hunter, in turn order.
void hospital(auto& t, Seat seat) {
  if (!t.hunter(seat).defeated) return;
  const PlaceSet nearest = nearest_hospitals(t.s, seat);
  if (nearest.size() > 1) return t.push(Step::ask_hospital, kDracula, seat);
  to_hospital(t, seat, nearest.first());
}

}  // namespace ravenhall::dracula
