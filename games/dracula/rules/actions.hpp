// A hunter's actions other than moving (HA-6 to HA-12), and his turn.
#pragma once

#include "games/dracula/rules/combat.hpp"

namespace ravenhall::dracula {

// HA-6: an item in a large city or in a hospital, then an event in any city; Godalming gets two items (E15).
inline int supplied_items(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  if (hunter.hospital) return 1;
  return !kLargeCities.has(hunter.at) ? 0 : seat == kGodalming ? 2 : 1;
}
void supply(auto& t, Seat seat) {
  const Hunter& hunter = t.hunter(seat);
  const int items = supplied_items(t.s, seat);
  const DrawFrom from = is_night(t.s) ? DrawFrom::bottom : DrawFrom::top;
  if (!hunter.hospital) t.then({{Step::draw_event, seat, from}, {Step::tidy, seat}});
  if (items == 0) return;
  t.push(Step::tidy, seat);
  draw_items(t, seat, items, ItemsFor::hand);
}

// HA-7, Physician.
inline int rest_of(const State& s, Seat seat) {
  return in_city(s.hunter[kSeward], s.hunter[seat].at) ? 2 : 1;
}
void rest(auto& t, Seat seat) {
  t.tell(Happening::rested, seat);
  heal(t, seat, rest_of(t.s, seat));
}

// HA-9: Godalming draws two.
constexpr int reserved_by(Seat seat) { return seat == kGodalming ? 2 : 1; }
void reserve(auto& t, Seat seat) {
  t.push(Step::tidy, seat);
  draw_tickets(t, seat, reserved_by(seat));
}

// HA-8, E18: both show what can be traded; then the first says what he gives, then the other. Whoever looks
// on sees only the new numbers (IN-3).
void trade(auto& t, Seat seat, Seat partner, bool events) {
  State& s = t.s;
  const Hunter& one = t.hunter(seat);
  const Hunter& other = t.hunter(partner);
  t.reveal(Happening::traded, seat, partner, events);
  if (events) {
    note_whole_hand(s.event_notes, seat, partner, other.events);
    note_whole_hand(s.event_notes, partner, seat, one.events);
  } else {
    note_whole_hand(s.item_notes, seat, partner, other.items);
    note_whole_hand(s.item_notes, partner, seat, one.items);
    note_whole_hand(s.ticket_notes, seat, partner, other.tickets);
    note_whole_hand(s.ticket_notes, partner, seat, one.tickets);
  }
  t.push(Step::ask_give, seat, partner, events);
}

// The cards a trader can give, in order: bit i of a gift is the i-th of them.
inline constexpr std::size_t kMostGifts = 8;
struct Gifts {
  FixedVec<Item, kMostGifts> items;
  FixedVec<Ticket, kMostGifts> tickets;
  FixedVec<HunterEvent, kMostGifts> events;
  std::size_t size() const { return items.size() + tickets.size() + events.size(); }
  // Whether card i is like the one before it.
  bool repeats(std::size_t i) const {
    if (i == 0) return false;
    if (!events.empty()) return events[i] == events[i - 1];
    if (i < items.size()) return items[i] == items[i - 1];
    return i > items.size() && tickets[i - items.size()] == tickets[i - items.size() - 1];
  }
};
inline Gifts gifts_of(const Hunter& hunter, bool events) {
  Gifts gifts;
  if (events) {
    for (const HunterEvent event : hunter.events) gifts.events.push_back(event);
  } else {
    for (const Item item : hunter.items) gifts.items.push_back(item);
    for (const Ticket ticket : hunter.tickets) gifts.tickets.push_back(ticket);
  }
  return gifts;
}
inline bool gives_card(int gift, std::size_t i) { return ((static_cast<unsigned>(gift) >> i) & 1U) != 0; }

void hand_over(auto& t, Seat from, Seat to, const Gifts& gifts, int gift) {
  Hunter& giver = t.hunter(from);
  Hunter& taker = t.hunter(to);
  std::size_t i = 0;
  for (const Item item : gifts.items) {
    if (!gives_card(gift, i++)) continue;
    giver.items.remove(item);
    taker.items.add(item);
    --giver.item_count;
    ++taker.item_count;
    if (giver.open_item == item && !giver.items.has(item)) giver.open_item = Item::none;
  }
  for (const Ticket ticket : gifts.tickets) {
    if (!gives_card(gift, i++)) continue;
    giver.tickets.remove(ticket);
    taker.tickets.add(ticket);
    --giver.ticket_count;
    ++taker.ticket_count;
  }
  for (const HunterEvent event : gifts.events) {
    if (!gives_card(gift, i++)) continue;
    giver.events.remove(event);
    taker.events.add(event);
    --giver.event_count;
    ++taker.event_count;
    if (giver.open_event == event && !giver.events.has(event)) giver.open_event = HunterEvent::none;
  }
}

void answer_give(auto& t, Seat seat, Action a) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  const Seat partner = frame.a;
  const bool events = frame.b != 0;
  if (frame.c == 0) {
    s.gift = int{std::uint8_t{a.a}};
    return t.push(Step::ask_give, partner, seat, frame.b, 1);
  }
  Hunter& one = t.hunter(partner);
  Hunter& other = t.hunter(seat);
  const Gifts ones = gifts_of(one, events);
  const Gifts others = gifts_of(other, events);
  const int items = one.fresh_items + other.fresh_items;
  const int fresh_events = one.fresh_events + other.fresh_events;
  const SeatSet both{partner, seat};
  const int gift = s.gift;
  hand_over(t, partner, seat, ones, gift);
  hand_over(t, seat, partner, others, std::uint8_t{a.a});
  s.gift = 0;
  // Only now: of one gift alone the new numbers would tell more than those of both (IN-3).
  t.reveal_partly(both, Happening::gave, partner, gift, seat);
  t.reveal_partly(both, Happening::gave, seat, std::uint8_t{a.a}, partner);
  if (events) {
    note_trade(s.event_notes, partner, seat, one.events, other.events);
    one.fresh_events = std::min<int>(fresh_events, one.event_count);
    other.fresh_events = std::min<int>(fresh_events, other.event_count);
  } else {
    note_trade(s.item_notes, partner, seat, one.items, other.items);
    note_trade(s.ticket_notes, partner, seat, one.tickets, other.tickets);
    one.fresh_items = std::min<int>(items, one.item_count);
    other.fresh_items = std::min<int>(items, other.item_count);
  }
  // What lies open is seen all the while.
  for (const Seat trader : {partner, seat}) {
    const Hunter& hunter = t.hunter(trader);
    if (hunter.open_item != Item::none) note_seen(s.item_notes, trader, hunter.open_item);
    if (hunter.open_event != HunterEvent::none) note_seen(s.event_notes, trader, hunter.open_event);
  }
  t.then({{Step::tidy, partner}, {Step::tidy, seat}});
}

// Whether Dracula is in that region; at sea he is in none (E21).
void answer_region(auto& t, Region region) {
  State& s = t.s;
  const bool there = row(s.at).region == region;
  t.reveal(Happening::answer_region, kDracula, region, there);
  learn_current(s, there ? kRegionCities[region] : (kCities | kSeas) - kRegionCities[region], Out::region);
}
void psychic_bond(auto& t) { answer_region(t, row(t.hunter(kMina).at).region); }

}  // namespace ravenhall::dracula
