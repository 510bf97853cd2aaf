// Hands, decks and discards: drawing, discarding, limits, and the open cards of weakened hunters (HA-13,
// HA-14, VW-4).
#pragma once

#include "games/dracula/rules/notes.hpp"

namespace ravenhall::dracula {

// Items.

void take_item(auto& t, Seat seat, Item item) {
  Hunter& hunter = t.hunter(seat);
  hunter.items.add(item);
  ++hunter.item_count;
}
// Out of a hand for all to see.
void lose_item(auto& t, Seat seat, Item item) {
  Hunter& hunter = t.hunter(seat);
  hunter.items.remove(item);
  --hunter.item_count;
  hunter.fresh_items = std::min(hunter.fresh_items, hunter.item_count);
  note_left(t.s.item_notes, seat, item);
  if (hunter.open_item == item) hunter.open_item = Item::none;
  if (item == Item::garlic_wreath && !hunter.items.has(item)) t.s.combat.wreaths.remove(seat);
}
void discard_item(auto& t, Seat seat, Item item) {
  lose_item(t, seat, item);
  t.s.items.discard.add(item);
  t.reveal(Happening::item_discarded, seat, item);
}
// `copies`: so many of them lie open at once.
void show_item(auto& t, Seat seat, Item item, int copies = 1) {
  note_seen(t.s.item_notes, seat, item, copies);
  t.reveal(Happening::item_shown, seat, item);
}

// HA-14, for each deck. What is shuffled in cannot be among the cards that were in hands before.
template <class CardBag>
void recycle(Pile<CardBag>& pile) {
  pile.recycled = pile.discard;
  pile.deck.add_all(pile.discard);
  pile.discard = {};
}
void need_items(auto& t) {
  State& s = t.s;
  if (!s.items.deck.empty() || s.items.discard.empty()) return;
  recycle(s.items);
  s.items_left = s.items.deck.size();
  for (Hunter& hunter : s.hunter) hunter.fresh_items = 0;
  t.tell(Happening::reshuffled, kNature, 0);
}
// Where drawn items go.
enum class ItemsFor : std::uint8_t { hand, offer };
void draw_items(auto& t, Seat seat, int count, ItemsFor what) {
  need_items(t);
  if (count > 0 && !t.s.items.deck.empty()) t.push(Step::nature_item, seat, count, what);
}
void item_drawn(auto& t, Item item) {
  const Frame frame = t.s.agenda.pop();
  t.s.items.deck.remove(item);
  --t.s.items_left;
  t.tell_secretly(frame.seat, Happening::item_drawn, frame.seat, item);
  if (frame.b == ItemsFor::offer) {
    t.s.offered.add(item);
  } else {
    take_item(t, frame.seat, item);
    ++t.hunter(frame.seat).fresh_items;
  }
  draw_items(t, frame.seat, frame.a - 1, frame.b);
}

// Tickets.

void take_ticket(auto& t, Seat seat, Ticket ticket) {
  Hunter& hunter = t.hunter(seat);
  hunter.tickets.add(ticket);
  ++hunter.ticket_count;
}
// HA-4: shown to all, then back to the pool.
void lose_ticket(auto& t, Seat seat, Ticket ticket) {
  Hunter& hunter = t.hunter(seat);
  hunter.tickets.remove(ticket);
  --hunter.ticket_count;
  t.s.ticket_pool.add(ticket);
  note_left(t.s.ticket_notes, seat, ticket);
}
// Nobody sees which one.
void return_ticket(auto& t, Seat seat, Ticket ticket) {
  Hunter& hunter = t.hunter(seat);
  hunter.tickets.remove(ticket);
  --hunter.ticket_count;
  t.s.ticket_pool.add(ticket);
  t.tell_secretly(seat, Happening::ticket_returned, seat, ticket);
  // The others know no longer what he kept.
  for (const Seat knower : kKnowers - seat) {
    for (const Hands hands : kHandSets) {
      if (hands.has(seat) && !hands.has(knower)) known_in(t.s.ticket_notes, knower, hands) = {};
    }
  }
}
// In the pool. Their number is open, which ones they are is not.
inline int tickets_left(const State& s) {
  int left = kTickets;
  for (const Hunter& hunter : s.hunter) left -= hunter.ticket_count;
  return left;
}
void draw_tickets(auto& t, Seat seat, int count) {
  if (count > 0 && !t.s.ticket_pool.empty()) t.push(Step::nature_ticket, seat, count);
}
void ticket_drawn(auto& t, Ticket ticket) {
  const Frame frame = t.s.agenda.pop();
  t.s.ticket_pool.remove(ticket);
  take_ticket(t, frame.seat, ticket);
  t.tell_secretly(frame.seat, Happening::ticket_drawn, frame.seat, ticket);
  draw_tickets(t, frame.seat, frame.a - 1);
}

// Events of the hunters.

void take_event(auto& t, Seat seat, HunterEvent event) {
  Hunter& hunter = t.hunter(seat);
  hunter.events.add(event);
  ++hunter.event_count;
}
void lose_event(auto& t, Seat seat, HunterEvent event) {
  Hunter& hunter = t.hunter(seat);
  hunter.events.remove(event);
  --hunter.event_count;
  hunter.fresh_events = std::min(hunter.fresh_events, hunter.event_count);
  note_left(t.s.event_notes, seat, event);
  if (hunter.open_event == event) hunter.open_event = HunterEvent::none;
}
void discard_event(auto& t, Seat seat, HunterEvent event) {
  lose_event(t, seat, event);
  t.s.hunter_events.discard.add(event);
  t.reveal(Happening::event_discarded, seat, event);
}

// Events of Dracula.

void take_omen(auto& t, DraculaEvent omen) {
  t.s.omens.add(omen);
  ++t.s.omen_count;
}
void lose_omen(auto& t, DraculaEvent omen) {
  State& s = t.s;
  s.omens.remove(omen);
  --s.omen_count;
  s.fresh_omens = std::min(s.fresh_omens, s.omen_count);
  s.omens_seen.take(omen);
}
void discard_omen(auto& t, DraculaEvent omen) {
  lose_omen(t, omen);
  t.s.dracula_events.discard.add(omen);
  t.reveal(Happening::omen_discarded, kDracula, omen);
}

// The event deck. Its cards are named when somebody gets to see them; until then only the backs are known:
// how many there are of each, which one is on top, and what Mystic Research left at the bottom.

inline int event_deck(const State& s) { return s.hunter_deck + s.dracula_deck; }

// The top card has been drawn or covered: which back is there now (IN-10)?
void turn_top(auto& t) {
  State& s = t.s;
  s.top = Back::none;
  s.bottom_hunters = std::min(s.bottom_hunters, s.hunter_deck);
  if (event_deck(s) == 0) {
    // HA-14: all discards, face up and face down, make the new deck.
    if (s.hunter_events.discard.empty() && s.dracula_events.discard.empty() && s.hunter_buried == 0 &&
        s.dracula_buried == 0) {
      return;
    }
    s.hunter_deck = s.hunter_buried + s.hunter_events.discard.size();
    s.dracula_deck = s.dracula_buried + s.dracula_events.discard.size();
    s.hunter_buried = 0;
    s.dracula_buried = 0;
    s.bottom_hunters = 0;
    recycle(s.hunter_events);
    recycle(s.dracula_events);
    for (Hunter& hunter : s.hunter) hunter.fresh_events = 0;
    s.fresh_omens = 0;
    t.tell(Happening::reshuffled, kNature, 1);
  }
  t.push(Step::nature_back);
}
void back_turned(auto& t, Back back) {
  t.s.agenda.pop();
  t.s.top = back;
  t.tell(Happening::back_turned, kNature, back);
}

// Where nobody looks at a card it gets no name: it stays among the unseen ones.
void bury(auto& t, Seat seat, Back back) {
  State& s = t.s;
  --(back == Back::hunter ? s.hunter_deck : s.dracula_deck);
  ++(back == Back::hunter ? s.hunter_buried : s.dracula_buried);
  t.tell(Happening::event_buried, seat, back);
}

// HA-6: by day the top card, by night the bottom one. Long Night throws a bottom card of the hunters away
// unseen (Q13).
enum class DrawFrom : std::uint8_t { top, bottom, long_night, research };
void draw_event(auto& t, Seat seat, DrawFrom from) {
  State& s = t.s;
  if (event_deck(s) == 0) return;
  if (from != DrawFrom::top) return t.push(Step::nature_bottom, seat, 1, from);
  if (s.top == Back::hunter) return t.push(Step::nature_event, seat);
  bury(t, seat, Back::dracula);
  turn_top(t);
}

// The hunter looks at his card and says what becomes of it (EV-2, Q10).
void hunter_draws(auto& t, Seat seat, HunterEvent event) {
  State& s = t.s;
  s.hunter_events.deck.remove(event);
  --s.hunter_deck;
  s.drawn = event;
  t.tell_secretly(seat, Happening::event_drawn, seat, event);
  t.push(Step::ask_received, seat);
}
void dracula_draws(auto& t, DraculaEvent omen) {
  State& s = t.s;
  s.dracula_events.deck.remove(omen);
  --s.dracula_deck;
  s.omen = omen;
  t.tell_secretly(kDracula, Happening::omen_drawn, kDracula, omen);
  t.push(Step::ask_omen, kDracula);
}

// The next back is seen before anything becomes of the card.
void top_event_drawn(auto& t, Action a) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  if (a.verb == Verb::omen) {
    dracula_draws(t, a.a);
  } else if (a.verb == Verb::event) {
    hunter_draws(t, frame.seat, a.a);
  } else {
    s.hunter_events.deck.remove(a.a);
    --s.hunter_deck;
    s.hunter_events.discard.add(a.a);
    t.reveal(Happening::event_discarded, kNature, a.a);
  }
  turn_top(t);
}

// How likely the bottom card is one of the hunters' or of Dracula's: the top one is known by its back, and
// `held` cards of the hunters have been looked at from below.
struct Odds {
  int hunter = 0;
  int dracula = 0;
};
inline Odds bottom_odds(const State& s, int held) {
  const int left = event_deck(s) - held;
  if (left <= 0) return {};
  if (s.bottom_hunters > held) return {1, 0};
  if (left == 1) return {s.top == Back::hunter ? 1 : 0, s.top == Back::dracula ? 1 : 0};
  return {s.hunter_deck - held - (s.top == Back::hunter ? 1 : 0),
          s.dracula_deck - (s.top == Back::dracula ? 1 : 0)};
}

void bottom_event_drawn(auto& t, Action a) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  if (s.bottom_hunters > 0) --s.bottom_hunters;
  if (a.verb == Verb::omen) {
    dracula_draws(t, a.a);
  } else if (a.verb == Verb::event) {
    hunter_draws(t, frame.seat, a.a);
  } else {
    bury(t, frame.seat, Back::hunter);
  }
  if (event_deck(s) == 0) turn_top(t);
}
// Mystic Research: the backs of the bottom six, one after another; those of the hunters stay, in order.
void back_looked_at(auto& t, Back back) {
  State& s = t.s;
  Frame frame = s.agenda.pop();
  t.tell(Happening::backs_seen, frame.seat, back);
  if (back == Back::dracula) {
    bury(t, frame.seat, Back::dracula);
  } else {
    ++frame.c;
  }
  frame.a = frame.a - 1;
  if (frame.a > 0 && event_deck(s) > frame.c) return s.agenda.push(frame);
  s.bottom_hunters = int{std::uint8_t{frame.c}};
  if (event_deck(s) == 0 || (s.top == Back::dracula && s.dracula_deck == 0)) t.push(Step::turn_top);
}

// EV-1: an event is played from the hand, or as it is drawn.
void put_event_away(auto& t, Seat seat, HunterEvent event) {
  t.s.hunter_events.discard.add(event);
  t.reveal(Happening::played, seat, event);
}
void play_from_hand(auto& t, Seat seat, HunterEvent event) {
  lose_event(t, seat, event);
  put_event_away(t, seat, event);
}
void put_omen_away(auto& t, DraculaEvent omen) {
  t.s.dracula_events.discard.add(omen);
  t.reveal(Happening::schemed, kDracula, omen);
}
void scheme_from_hand(auto& t, DraculaEvent omen) {
  lose_omen(t, omen);
  put_omen_away(t, omen);
}

// Encounters.

// DP-11: out of the deck into Dracula's hand; when it is empty the discards are shuffled.
void draw_encounters(auto& t, int count) {
  State& s = t.s;
  if (count <= 0) return;
  if (s.encounter_deck.empty()) {
    s.encounter_deck.add_all(s.encounter_discard);
    s.encounter_deck.add_all(s.encounter_buried);
    if (s.encounter_deck.empty()) return;
    s.encounters_left = s.encounter_deck.size();
    s.encounter_discard = {};
    s.encounter_buried = {};
    s.hand_seen = {};  // some of it may be in the deck again
    t.tell(Happening::reshuffled, kNature, 2);
  }
  t.push(Step::nature_encounter, kDracula, count);
}
void encounter_drawn(auto& t, Encounter encounter) {
  const Frame frame = t.s.agenda.pop();
  t.s.encounter_deck.remove(encounter);
  --t.s.encounters_left;
  t.s.hand.add(encounter);
  ++t.s.hand_count;
  t.tell_secretly(kDracula, Happening::encounter_drawn, kDracula, encounter);
  draw_encounters(t, frame.a - 1);
}
// Out of the hand, unseen (IN-14).
void drop_encounter(auto& t, Encounter encounter) {
  State& s = t.s;
  s.hand.remove(encounter);
  --s.hand_count;
  s.encounter_buried.add(encounter);
  t.tell_secretly(kDracula, Happening::encounter_discarded, kDracula, encounter, Spot::none);
}

// Limits, and the open cards of whoever is weakened: asked until all is in order. `tidy`: it is.
inline Step untidy(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  const int limit = row(seat).limit;
  const bool fights = s.combat.foe != Foe::none && s.combat.began.has(seat);
  if (hunter.defeated) return Step::tidy;
  if (hunter.item_count > limit) return Step::ask_limit_item;
  if (hunter.event_count > limit) return Step::ask_limit_event;
  if (hunter.ticket_count > kMostTickets) return Step::ask_limit_ticket;
  if (!weakened(s, seat)) return Step::tidy;
  if (hunter.open_item == Item::none && hunter.item_count > 0 && !fights) return Step::ask_open_item;
  if (hunter.open_event == HunterEvent::none && hunter.event_count > 0) return Step::ask_open_event;
  return Step::tidy;
}
void tidy(auto& t, Seat seat) {
  const Step question = untidy(t.s, seat);
  if (question != Step::tidy) t.then({{question, seat}, {Step::tidy, seat}});
}
void open_item(auto& t, Seat seat, Item item) {
  show_item(t, seat, item);
  t.hunter(seat).open_item = item;
  t.reveal(Happening::item_opened, seat, item);
}
void open_event(auto& t, Seat seat, HunterEvent event) {
  note_seen(t.s.event_notes, seat, event);
  t.hunter(seat).open_event = event;
  t.reveal(Happening::event_opened, seat, event);
}
// HA-13 for Dracula.
void tidy_omens(auto& t) {
  if (t.s.omen_count > kDraculaEvents) t.push(Step::ask_limit_omen, kDracula);
}

// Spy, Vampiric Influence: everybody sees all of a hunter's items and events (IN-18).
void show_hand(auto& t, Seat seat) {
  State& s = t.s;
  const Hunter& hunter = t.hunter(seat);
  for (const Item item : hunter.items) t.reveal(Happening::item_shown, seat, item);
  for (const HunterEvent event : hunter.events) t.reveal(Happening::event_shown, seat, event);
  note_shown_hand(s.item_notes, seat, hunter.items);
  note_shown_hand(s.event_notes, seat, hunter.events);
}

// VW-4: whoever gets the first bite lays cards open, whoever loses the last one takes them up.
void weakness_changed(auto& t, Seat seat) {
  Hunter& hunter = t.hunter(seat);
  if (weakened(t.s, seat)) return t.push(Step::tidy, seat);
  hunter.open_item = Item::none;
  hunter.open_event = HunterEvent::none;
}

}  // namespace ravenhall::dracula
