// The invariants of cards: each is in one place, sizes are those of the hands, and what is known is true.
#include "games/dracula/check.hpp"
#include "games/dracula/rules/notes.hpp"

namespace ravenhall::dracula {

namespace {

template <class Card, class CardBag>
std::string check_deck(const State& s, const CardBag& deck, int kinds) {
  for (const Card card : values<Card>(kinds)) {
    const int sum = deck.count(card) + cards_out(s, card);
    if (sum == copies(card)) continue;
    return "There must be " + std::to_string(copies(card)) + " of " + quoted(name_of(card)) +
           ", but there are " + std::to_string(sum) + ".";
  }
  return {};
}
std::string check_numbers(const State& s) {
  std::string broken = check_deck<Item>(s, s.items.deck, kItemKinds);
  if (broken.empty()) broken = check_deck<Ticket>(s, s.ticket_pool, kTicketKinds);
  if (broken.empty()) broken = check_deck<HunterEvent>(s, s.hunter_events.deck, kHunterEventKinds);
  if (broken.empty()) broken = check_deck<DraculaEvent>(s, s.dracula_events.deck, kDraculaEventKinds);
  if (broken.empty()) broken = check_deck<Encounter>(s, s.encounter_deck, kEncounterKinds);
  return broken;
}

std::string check_sizes(const State& s) {
  for (const Seat seat : hunters()) {
    const Hunter& hunter = s.hunter[seat];
    const std::string of = "Of " + quoted(seat_name(seat)) + " ";
    if (hunter.item_count != hunter.items.size()) return of + "the number of items is wrong.";
    if (hunter.event_count != hunter.events.size()) return of + "the number of events is wrong.";
    if (hunter.ticket_count != hunter.tickets.size()) return of + "the number of tickets is wrong.";
    if (hunter.fresh_items > hunter.item_count || hunter.fresh_events > hunter.event_count)
      return of + "more cards are fresh than are in the hand.";
  }
  if (s.omen_count != s.omens.size()) return "The number of Dracula's events is wrong.";
  if (s.hand_count != s.hand.size()) return "The number of Dracula's encounters is wrong.";
  if (s.fresh_omens > s.omen_count) return "More of Dracula's events are fresh than are in his hand.";
  if (s.items_left != s.items.deck.size()) return "The size of the item deck is wrong.";
  if (s.encounters_left != s.encounter_deck.size()) return "The size of the encounter deck is wrong.";
  return {};
}

// The event deck and the cards discarded unseen out of it; what is known of its top and of its bottom.
std::string check_event_deck(const State& s) {
  if (s.hunter_deck + s.hunter_buried != s.hunter_events.deck.size() ||
      s.dracula_deck + s.dracula_buried != s.dracula_events.deck.size())
    return "The unseen events are not those of the deck and of the face-down discards.";
  const bool open = s.top == Back::none;
  if (s.top == Back::hunter ? s.hunter_deck == 0 : s.top == Back::dracula && s.dracula_deck == 0)
    return "The top event card has a back of which there is none in the deck.";
  const int known = s.bottom_hunters;
  if (known > s.hunter_deck || (s.top == Back::hunter && s.dracula_deck > 0 && known == s.hunter_deck))
    return "More hunter events are known at the bottom of the deck than can lie there.";
  bool turned = false;
  for (const Frame& frame : s.agenda) turned = turned || frame.step == Step::nature_back;
  if (s.phase != Phase::over && open != (turned || s.hunter_deck + s.dracula_deck == 0))
    return "The back of the top event card must be seen, unless there is none.";
  return {};
}

std::string check_fresh(const State& s) {
  for (const Seat seat : hunters()) {
    const Hunter& hunter = s.hunter[seat];
    if (surely_fresh(hunter.items, s.items.recycled) > hunter.fresh_items ||
        surely_fresh(hunter.events, s.hunter_events.recycled) > hunter.fresh_events)
      return "Of " + quoted(seat_name(seat)) + " too few cards are noted as drawn since the last reshuffle.";
  }
  if (surely_fresh(s.omens, s.dracula_events.recycled) > s.fresh_omens)
    return "Too few of Dracula's events are noted as drawn since the last reshuffle.";
  return {};
}

// What Behind the Veil showed is still in the hand, or where nobody has seen it since.
std::string check_seen(const State& s) {
  if (!s.omens.holds(s.omens_seen)) return "An event of Dracula's is noted as seen that he does not hold.";
  EncounterBag unseen = s.hand;
  unseen.add_all(s.encounter_buried);
  for (const Lurker& lurker : s.lurkers) {
    if (!lurker.up && lurker.late) unseen.add(lurker.kind);
  }
  if (!unseen.holds(s.hand_seen)) return "An encounter is noted as seen that is not where it could be.";
  return {};
}

// Of the cards a knower has noted, each must be there: any hands together hold at least what was noted to be
// in one of them.
template <class CardBag, class Card>
std::string check_notes_in(const State& s, const Notes<CardBag>& notes, CardBag Hunter::* hand, Seat knower,
                           Hands hands, Card /*kind*/) {
  EnumArray<Card, int, kHunterEventKinds> missing;
  bool any = false;
  for (const Hands fewer : kHandSets) {
    if (fewer.has(knower) || !hands.has_all(fewer)) continue;
    const CardBag& known = known_in(notes, knower, fewer);
    for (const Card card : known.types()) {
      missing[card] += known.count(card);
      any = true;
    }
  }
  if (!any) return {};
  for (const Seat seat : hands) {
    const CardBag& cards = s.hunter[seat].*hand;
    for (const Card card : cards.types()) missing[card] -= cards.count(card);
  }
  for (const Card card : missing.keys()) {
    if (missing[card] > 0)
      return "It is noted that " + quoted(name_of(card)) + " is in a hand where it is not.";
  }
  return {};
}
template <class CardBag, class Card>
std::string check_notes(const State& s, const Notes<CardBag>& notes, CardBag Hunter::* hand, Card kind) {
  if (notes == Notes<CardBag>{}) return {};
  for (const Seat knower : kKnowers) {
    for (const Hands hands : kHandSets) {
      if (hands.has(knower)) continue;
      if (std::string broken = check_notes_in(s, notes, hand, knower, hands, kind); !broken.empty())
        return broken;
    }
  }
  return {};
}

}  // namespace

int cards_out(const State& s, Item item) {
  int sum = s.items.discard.count(item) + s.offered.count(item);
  for (const Hunter& hunter : s.hunter) sum += hunter.items.count(item);
  return sum;
}
int cards_out(const State& s, Ticket ticket) {
  int sum = 0;
  for (const Hunter& hunter : s.hunter) sum += hunter.tickets.count(ticket);
  return sum;
}
int cards_out(const State& s, HunterEvent event) {
  const bool lucy = s.combat.lucy && event == HunterEvent::lucys_revenge;
  int sum = s.hunter_events.discard.count(event) + (s.drawn == event ? 1 : 0) + (s.ally == event ? 1 : 0) +
            (lucy ? 1 : 0);
  for (const Hunter& hunter : s.hunter) sum += hunter.events.count(event);
  return sum;
}
int cards_out(const State& s, DraculaEvent omen) {
  return s.dracula_events.discard.count(omen) + s.omens.count(omen) + s.unearthed.count(omen) +
         (s.omen == omen ? 1 : 0) + (s.dark_ally == omen ? 1 : 0);
}
int cards_out(const State& s, Encounter encounter) {
  int sum =
      s.hand.count(encounter) + s.encounter_discard.count(encounter) + s.encounter_buried.count(encounter);
  for (const Lurker& lurker : s.lurkers) sum += lurker.kind == encounter ? 1 : 0;
  return sum + (encounter == Encounter::szgany_bodyguards ? int{s.guards} : 0);
}

std::string check_cards(const State& s) {
  return first_broken(s, check_numbers, check_sizes, check_event_deck, check_fresh, check_seen);
}

std::string check_knowledge(const State& s) {
  std::string broken = check_notes(s, s.item_notes, &Hunter::items, Item{});
  if (broken.empty()) broken = check_notes(s, s.event_notes, &Hunter::events, HunterEvent{});
  if (broken.empty()) broken = check_notes(s, s.ticket_notes, &Hunter::tickets, Ticket{});
  return broken;
}

}  // namespace ravenhall::dracula
