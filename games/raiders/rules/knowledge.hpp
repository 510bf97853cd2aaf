// Keeps account of what each player, and whoever only watches, can know about hidden cards. imagine.cpp deals
// hidden worlds from it. Everything noted here is true; where the truth has become too vague to note, the
// note is dropped. Each knower's account is kept by itself: nothing that some know in secret may change what
// others can see.
#pragma once

#include "games/raiders/rules/table.hpp"

namespace ravenhall::raiders {

// A card goes openly into the hand of a player (Berserker, Gravedigger).
inline void note_into_hand(State& s, Seat seat, Card card) {
  for (const Seat knower : knowers(s) - seat) known_in(s, knower, seat).add(card);
}

// One more copy of the card can be among the old cards of hands that the knower does not see: a note on it
// was dropped, so it must count as unknown from now on.
inline void weaken_old_hands(State& s, Seat knower, Card card) {
  if (s.batch != Batch::reshuffled) return;
  CardBag& old = knower == kSpectator ? s.held_then : s.player[knower].others_then;
  if (old.count(card) < row(card).copies) old.add(card);
}

inline bool has_notes(const State& s, Seat knower, Card card) {
  const std::span<const CardBag> notes = notes_of(s, knower);
  return std::any_of(notes.begin(), notes.end(), [card](const CardBag& bag) { return bag.has(card); });
}

// `knower` sees the card leave the hand of `holder`. True: it was known to be just there.
inline bool strike_note(State& s, Seat knower, Seat holder, Card card) {
  if (!has_notes(s, knower, card)) return false;
  const auto all_hands = hands_unseen_by(s, knower);
  Hands struck;
  for (const Hands hands : all_hands) {
    if (!hands.has(holder) || !known_in(s, knower, hands).take(card)) continue;
    struck = hands;
    break;
  }
  if (struck.empty()) return false;
  if (struck == Hands(holder)) return true;
  // Perhaps it was another copy: then the one noted is still in one of those hands,
  weaken_old_hands(s, knower, card);
  // or it stands for one of the other notes on this hand.
  for (const Hands hands : all_hands) {
    if (!hands.has(holder) || hands.has_all(struck)) continue;
    while (known_in(s, knower, hands).take(card)) known_in(s, knower, hands | struck).add(card);
  }
  return false;
}

// A position written by hand may say of cards under the deck what later turns out to be impossible: such
// notes are dropped. In play there are none.
inline void drop_impossible_notes(State& s) {
  if (s.batch != Batch::under) return;
  for (const Seat seat : seats(s)) {
    CardBag& returned = s.player[seat].returned;
    const CardBag noted = returned;
    for (const Card card : noted.types()) {
      int there = s.deck.count(card);
      for (const Seat other : opponents(s, seat)) there += s.player[other].hand.count(card);
      for (int extra = noted.count(card) - there; extra > 0; --extra) returned.remove(card);
    }
  }
}

// The knower sees a card that was in the hand of `holder` until now.
inline void note_seen(State& s, Seat knower, Seat holder, Card card) {
  const bool known = strike_note(s, knower, holder, card);
  // It may be a card that was put under the deck, drawn since.
  if (!known && knower != kSpectator && s.batch == Batch::under && s.player[holder].fresh > 0) {
    s.player[knower].returned.take(card);
  }
}

// A hidden card of a hand lies open now; it has left the hand already.
inline void note_shown(State& s, Seat seat, Card card) {
  for (const Seat knower : knowers(s) - seat) note_seen(s, knower, seat, card);
  Player& player = s.player[seat];
  player.fresh = std::min(player.fresh, player.hand_size);
  drop_impossible_notes(s);
}

inline void take_into_hand(State& s, Seat seat, Card card) {
  Player& player = s.player[seat];
  player.hand.add(card);
  ++player.hand_size;
}

inline void take_from_hand(State& s, Seat seat, Card card) {
  Player& player = s.player[seat];
  player.hand.remove(card);
  --player.hand_size;
  note_shown(s, seat, card);
}

// The deck was turned over: notes on the batch before it are void.
inline void begin_batch(State& s, Batch batch) {
  const bool reshuffled = batch == Batch::reshuffled;
  s.batch = batch;
  s.held_then = {};
  s.shuffled = reshuffled ? s.deck : CardBag{};
  if (reshuffled) {
    for (const Seat seat : seats(s)) s.held_then.add_all(s.player[seat].hand);
  }
  for (const Seat seat : seats(s)) {
    Player& player = s.player[seat];
    player.drawn = {};
    player.fresh = 0;
    player.others_then = s.held_then;
    if (!reshuffled) continue;
    player.returned = {};
    player.others_then.remove_all(player.hand);
  }
}

// What third parties can still say after an exchange: where a card may have gone.
inline Hands moved(Hands holders, Seat one, Seat other, bool one_gave_all, bool other_gave_all) {
  const Hands both{one, other};
  Hands after = holders - both;
  if (holders.has(one)) after |= one_gave_all ? Hands(other) : both;
  if (holders.has(other)) after |= other_gave_all ? Hands(one) : both;
  return after;
}

// Scout: `one` gave `given`, `other` gave `got`. Called before the hands change.
inline void note_exchange(State& s, Seat one, Seat other, const CardBag& given, const CardBag& got) {
  Player& first = s.player[one];
  Player& second = s.player[other];
  const bool one_gave_all = given.size() == first.hand_size;
  const bool other_gave_all = got.size() == second.hand_size;
  for (const Seat knower : knowers(s) - SeatSet{one, other}) {
    const auto all_hands = hands_unseen_by(s, knower);
    std::array<CardBag, kHandSets.size() + 1> after{};  // by hands
    for (const Hands hands : all_hands) {
      after[moved(hands, one, other, one_gave_all, other_gave_all).bits()].add_all(
          known_in(s, knower, hands));
    }
    for (const Hands hands : all_hands) known_in(s, knower, hands) = after[hands.bits()];
  }
  for (const Card card : got) note_seen(s, one, other, card);
  for (const Card card : given) note_seen(s, other, one, card);
  known_in(s, one, other).add_all(given);
  known_in(s, other, one).add_all(got);
  // Fresh cards may have gone along.
  const int to_second = std::min<int>(first.fresh, given.size());
  const int to_first = std::min<int>(second.fresh, got.size());
  first.fresh = std::min(first.fresh + to_first, first.hand_size - given.size() + got.size());
  second.fresh = std::min(second.fresh + to_second, second.hand_size - got.size() + given.size());
}

}  // namespace ravenhall::raiders
