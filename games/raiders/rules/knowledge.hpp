// Keeps account of what each player, and whoever only watches, can know about hidden cards. imagine.cpp deals
// hidden worlds from it. Everything noted here is true; where the truth has become too vague to note, the
// note is dropped. Each knower's account is kept by itself: nothing that some know in secret may change what
// others can see.
#pragma once

#include "games/raiders/rules/table.hpp"

namespace ravenhall::raiders {

// Calls f(knower) for everybody who does not see that hand.
template <class F>
void each_knower_but(const State& s, Seat seat, F&& f) {
  for (int knower = 0; knower < s.players; ++knower) {
    if (knower != index(seat)) f(knower);
  }
  f(kSpectators);
}

// A card goes openly into the hand of a player (Berserker, Gravedigger).
inline void note_into_hand(State& s, Seat seat, Card card) {
  each_knower_but(s, seat, [&](int knower) { known_in(s, knower, bit(seat)).add(card); });
}

// One more copy of the card can be among the old cards of hands that the knower does not see: a note on it
// was dropped, so it must count as unknown from now on.
inline void weaken_old_hands(State& s, int knower, Card card) {
  if (s.batch != Batch::reshuffled) return;
  CardBag& old = knower == kSpectators ? s.held_then : s.player[static_cast<std::size_t>(knower)].others_then;
  if (old.count(card) < row(card).copies) old.add(card);
}

inline bool has_notes(const State& s, int knower, Card card) {
  if (knower == kSpectators) {
    return std::any_of(s.known.begin(), s.known.end(), [&](const CardBag& bag) { return bag.has(card); });
  }
  const auto& known = s.player[static_cast<std::size_t>(knower)].known;
  return std::any_of(known.begin(), known.end(), [&](const CardBag& bag) { return bag.has(card); });
}

// `knower` sees the card leave the hand of `holder`. True: it was known to be just there.
inline bool strike_note(State& s, int knower, Seat holder, Card card) {
  if (!has_notes(s, knower, card)) return false;
  Hands struck = 0;
  each_hands(s, knower, [&](Hands hands) {
    if (struck == 0 && (hands & bit(holder)) != 0 && known_in(s, knower, hands).take(card)) struck = hands;
  });
  if (struck == 0) return false;
  if (struck == bit(holder)) return true;
  // Perhaps it was another copy: then the one noted is still in one of those hands,
  weaken_old_hands(s, knower, card);
  // or it stands for one of the other notes on this hand.
  each_hands(s, knower, [&](Hands hands) {
    if ((hands & bit(holder)) == 0 || (hands | struck) == hands) return;
    while (known_in(s, knower, hands).take(card)) known_in(s, knower, hands | struck).add(card);
  });
  return false;
}

// A position written by hand may say of cards under the deck what later turns out to be impossible: such
// notes are dropped. In play there are none.
inline void drop_impossible_notes(State& s) {
  if (s.batch != Batch::under) return;
  for (int i = 0; i < s.players; ++i) {
    Player& player = s.player[static_cast<std::size_t>(i)];
    const CardBag noted = player.returned;
    noted.each_type([&](Card card) {
      int there = s.deck.count(card);
      for (int k = 0; k < s.players; ++k)
        there += k != i ? s.player[static_cast<std::size_t>(k)].hand.count(card) : 0;
      for (int extra = noted.count(card) - there; extra > 0; --extra) player.returned.remove(card);
    });
  }
}

// The knower sees a card that was in the hand of `holder` until now.
inline void note_seen(State& s, int knower, Seat holder, Card card) {
  const bool known = strike_note(s, knower, holder, card);
  // It may be a card that was put under the deck, drawn since.
  if (!known && knower != kSpectators && s.batch == Batch::under && sheet(s, holder).fresh > 0) {
    s.player[static_cast<std::size_t>(knower)].returned.take(card);
  }
}

// A hidden card of a hand lies open now; it has left the hand already.
inline void note_shown(State& s, Seat seat, Card card) {
  each_knower_but(s, seat, [&](int knower) { note_seen(s, knower, seat, card); });
  Player& player = sheet(s, seat);
  player.fresh = std::min(player.fresh, player.hand_size);
  drop_impossible_notes(s);
}

inline void take_into_hand(State& s, Seat seat, Card card) {
  Player& player = sheet(s, seat);
  player.hand.add(card);
  ++player.hand_size;
}

inline void take_from_hand(State& s, Seat seat, Card card) {
  Player& player = sheet(s, seat);
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
    for (int i = 0; i < s.players; ++i) s.held_then.add_all(s.player[static_cast<std::size_t>(i)].hand);
  }
  for (int i = 0; i < s.players; ++i) {
    Player& player = s.player[static_cast<std::size_t>(i)];
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
  const Hands both = bit(one) | bit(other);
  Hands after = holders & ~both;
  if ((holders & bit(one)) != 0) after |= one_gave_all ? bit(other) : both;
  if ((holders & bit(other)) != 0) after |= other_gave_all ? bit(one) : both;
  return after;
}

// Scout: `one` gave `given`, `other` gave `got`. Called before the hands change.
inline void note_exchange(State& s, Seat one, Seat other, const CardBag& given, const CardBag& got) {
  Player& first = sheet(s, one);
  Player& second = sheet(s, other);
  const bool one_gave_all = given.size() == first.hand_size;
  const bool other_gave_all = got.size() == second.hand_size;
  each_knower_but(s, one, [&](int knower) {
    if (knower == index(other)) return;
    std::array<CardBag, kHandSets.size() + 1> after{};  // by hands
    each_hands(s, knower, [&](Hands hands) {
      CardBag& notes = known_in(s, knower, hands);
      after[moved(hands, one, other, one_gave_all, other_gave_all)].add_all(notes);
      notes = {};
    });
    each_hands(s, knower, [&](Hands hands) { known_in(s, knower, hands) = after[hands]; });
  });
  got.each([&](Card card) { note_seen(s, index(one), other, card); });
  given.each([&](Card card) { note_seen(s, index(other), one, card); });
  known_in(s, index(one), bit(other)).add_all(given);
  known_in(s, index(other), bit(one)).add_all(got);
  // Fresh cards may have gone along.
  const int to_second = std::min<int>(first.fresh, given.size());
  const int to_first = std::min<int>(second.fresh, got.size());
  first.fresh = static_cast<std::uint8_t>(
      std::min<int>(first.fresh + to_first, first.hand_size - given.size() + got.size()));
  second.fresh = static_cast<std::uint8_t>(
      std::min<int>(second.fresh + to_second, second.hand_size - got.size() + given.size()));
}

}  // namespace ravenhall::raiders
