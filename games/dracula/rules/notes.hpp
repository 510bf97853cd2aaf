// Keeps account of what each hunter, and everybody else, can know about cards in hunters' hands. imagine.cpp
// deals hidden worlds from it. Everything noted here is true; where the truth has become too vague to note,
// the note is dropped. Each knower's account is kept by itself: nothing that some know in secret may change
// what others can see.
#pragma once

#include "games/dracula/rules/table.hpp"

namespace ravenhall::dracula {

// Of these cards so many must have been drawn since the last reshuffle: the other copies were elsewhere then.
template <class CardBag>
int surely_fresh(const CardBag& hand, const CardBag& recycled) {
  int fresh = 0;
  for (const auto card : recycled.types()) {
    fresh += std::max(0, hand.count(card) + recycled.count(card) - copies(card));
  }
  return fresh;
}

// The hunters as knowers, and kSpectator for all who know only what is open: Dracula and whoever watches.
inline constexpr SeatSet kKnowers = SeatSet{kGodalming, kSeward, kVanHelsing, kMina, kSpectator};
inline Seat knower(Seat viewer) { return is_hunter(viewer) ? viewer : kSpectator; }

// The place of a set of hands among a knower's notes: as if the knower's own hand were not there.
constexpr std::size_t notes_index(Seat knower, Hands hands) {
  const unsigned bits = hands.bits() >> 1U;  // without Dracula
  if (knower == kSpectator) return bits - 1U;
  const unsigned below = (1U << (static_cast<unsigned>(index(knower)) - 1U)) - 1U;
  return ((bits & below) | ((bits & ~below) >> 1U)) - 1U;
}
template <class CardBag>
CardBag& known_in(Notes<CardBag>& notes, Seat knower, Hands hands) {
  return knower == kSpectator ? notes.common[notes_index(knower, hands)]
                              : notes.own[knower][notes_index(knower, hands)];
}
template <class CardBag>
const CardBag& known_in(const Notes<CardBag>& notes, Seat knower, Hands hands) {
  return knower == kSpectator ? notes.common[notes_index(knower, hands)]
                              : notes.own[knower][notes_index(knower, hands)];
}
// The sets of hands that a knower can have notes about, small ones first.
inline constexpr auto kHandSets = [] {
  FixedVec<Hands, (1U << kHunters) - 1U> sets;
  for (int size = 1; size <= kHunters; ++size) {
    for (std::uint8_t bits = 1; bits < 1U << kHunters; ++bits) {
      const Hands hands = Hands::from_bits(static_cast<std::uint8_t>(bits << 1U));
      if (hands.size() == size) sets.push_back(hands);
    }
  }
  return sets;
}();

// A card goes openly into a hand, or is seen there.
template <class CardBag, class Card>
void note_in_hand(Notes<CardBag>& notes, Seat holder, Card card) {
  for (const Seat knower : kKnowers - holder) known_in(notes, knower, holder).add(card);
}

// The knower sees the card leave the hand of `holder`.
template <class CardBag, class Card>
void strike(Notes<CardBag>& notes, Seat knower, Seat holder, Card card) {
  Hands struck;
  for (const Hands hands : kHandSets) {
    if (!hands.has(holder) || hands.has(knower) || !known_in(notes, knower, hands).take(card)) continue;
    struck = hands;
    break;
  }
  if (struck.empty() || struck == Hands(holder)) return;
  // Perhaps it was another copy: then the one noted stands for one of the other notes on this hand.
  for (const Hands hands : kHandSets) {
    if (!hands.has(holder) || hands.has(knower) || hands.has_all(struck)) continue;
    while (known_in(notes, knower, hands).take(card)) known_in(notes, knower, hands | struck).add(card);
  }
}
template <class CardBag, class Card>
void note_left(Notes<CardBag>& notes, Seat holder, Card card) {
  for (const Seat knower : kKnowers - holder) strike(notes, knower, holder, card);
}

// A card is seen in a hand; it may have been noted before, there or as one of several hands' cards.
template <class CardBag, class Card>
void note_seen(Notes<CardBag>& notes, Seat holder, Card card, int copies = 1) {
  for (const Seat knower : kKnowers - holder) {
    CardBag& known = known_in(notes, knower, holder);
    while (known.count(card) < copies) {
      const int before = known.count(card);
      strike(notes, knower, holder, card);
      known.add(card, before + 1 - known.count(card));
    }
  }
}

// The knower sees all of a hand.
template <class CardBag>
void note_whole_hand(Notes<CardBag>& notes, Seat knower, Seat holder, const CardBag& hand) {
  for (const Hands hands : kHandSets) {
    if (!hands.has(holder) || hands.has(knower) || hands == Hands(holder)) continue;
    CardBag& vague = known_in(notes, knower, hands);
    const CardBag before = vague;
    for (const auto card : before.types()) {
      // What is not here is in one of the others; what is here may be another copy.
      while (vague.take(card)) {
        if (!hand.has(card)) known_in(notes, knower, hands - holder).add(card);
      }
    }
  }
  known_in(notes, knower, holder) = hand;
}
template <class CardBag>
void note_shown_hand(Notes<CardBag>& notes, Seat holder, const CardBag& hand) {
  for (const Seat knower : kKnowers - holder) note_whole_hand(notes, knower, holder, hand);
}

// Two have traded: for the others cards of either may now be with the other. Both have seen all.
template <class CardBag>
void note_trade(Notes<CardBag>& notes, Seat one, Seat other, const CardBag& ones, const CardBag& others) {
  const Hands both{one, other};
  for (const Seat knower : kKnowers - both) {
    for (const Hands hands : kHandSets) {
      if (!hands.has_any(both) || hands.has_all(both) || hands.has(knower)) continue;
      CardBag& known = known_in(notes, knower, hands);
      known_in(notes, knower, hands | both).add_all(known);
      known = {};
    }
  }
  note_whole_hand(notes, one, other, others);
  note_whole_hand(notes, other, one, ones);
}

}  // namespace ravenhall::dracula
