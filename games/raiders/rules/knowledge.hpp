// Keeps account of what each player can know about hidden cards. imagine.cpp deals hidden worlds from it.
// Everything noted here is true; where the truth has become too vague to note, the note is dropped.
#pragma once

#include "games/raiders/rules/table.hpp"

namespace ravenhall::raiders {

inline std::uint8_t everybody_but(const State& s, Seat seat) {
  return static_cast<std::uint8_t>((((1U << s.players) - 1U) | kSpectators) & ~bit(seat));
}

inline void add_sighting(State& s, Sighting sighting) {
  if (sighting.knowers != 0 && !s.sightings.full()) s.sightings.push_back(sighting);
}

// A card goes openly into the hand of a player (Berserker, Gravedigger).
inline void note_into_hand(State& s, Seat seat, Card card) {
  add_sighting(s, {card, everybody_but(s, seat), bit(seat)});
}

// One more copy of the card can be in the hands that were held at the last reshuffle: a note on it was
// dropped, so it must count as unknown from now on.
inline void weaken_old_hands(State& s, Card card) {
  if (s.batch == Batch::reshuffled && s.held_then.count(card) < row(card).copies) s.held_then.add(card);
}

// `knower` sees the card leave the hand of `holder`. True: it was known to be just there.
inline bool strike_sighting(State& s, std::uint8_t knower, Seat holder, Card card) {
  int best = -1;
  for (std::size_t i = 0; i < s.sightings.size(); ++i) {
    const Sighting& note = s.sightings[i];
    if (note.card != card || (note.knowers & knower) == 0 || (note.holders & bit(holder)) == 0) continue;
    if (best < 0 ||
        std::popcount(note.holders) < std::popcount(s.sightings[static_cast<std::size_t>(best)].holders)) {
      best = static_cast<int>(i);
    }
  }
  if (best < 0) return false;
  Sighting& note = s.sightings[static_cast<std::size_t>(best)];
  const bool sure = std::has_single_bit(note.holders);
  note.knowers = static_cast<std::uint8_t>(note.knowers & ~knower);
  if (note.knowers == 0) s.sightings.erase(static_cast<std::size_t>(best));
  // Perhaps it was another copy: then the one noted is still in one of those hands.
  if (!sure) weaken_old_hands(s, card);
  return sure;
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

// A hidden card of a hand lies open now; it has left the hand already.
inline void note_shown(State& s, Seat seat, Card card) {
  Player& player = sheet(s, seat);
  for (int i = 0; i <= kMaxPlayers; ++i) {
    const auto knower = static_cast<std::uint8_t>(1U << i);
    if ((everybody_but(s, seat) & knower) == 0) continue;
    const bool known = !s.sightings.empty() && strike_sighting(s, knower, seat, card);
    // It may be a card that was put under the deck, drawn since.
    if (!known && i < s.players && s.batch == Batch::under && player.fresh > 0) {
      s.player[static_cast<std::size_t>(i)].returned.take(card);
    }
  }
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
  s.batch = batch;
  s.held_then = {};
  s.shuffled = batch == Batch::reshuffled ? s.deck : CardBag{};
  for (int i = 0; i < s.players; ++i) {
    Player& player = s.player[static_cast<std::size_t>(i)];
    player.drawn = {};
    player.old_hand = {};
    player.fresh = 0;
    if (batch != Batch::reshuffled) continue;
    player.returned = {};
    player.old_hand = player.hand;
    s.held_then.add_all(player.hand);
  }
}

// What third parties can still say after an exchange: where a card may have gone.
inline std::uint8_t moved(std::uint8_t holders, Seat one, Seat other, bool one_gave_all,
                          bool other_gave_all) {
  const auto both = static_cast<std::uint8_t>(bit(one) | bit(other));
  auto after = static_cast<std::uint8_t>(holders & ~both);
  if ((holders & bit(one)) != 0)
    after = static_cast<std::uint8_t>(after | (one_gave_all ? bit(other) : both));
  if ((holders & bit(other)) != 0)
    after = static_cast<std::uint8_t>(after | (other_gave_all ? bit(one) : both));
  return after;
}

// `seat` has received these cards from `giver` and has seen them.
inline void note_received(State& s, Seat seat, Seat giver, const CardBag& cards) {
  cards.each([&](Card card) {
    const bool known = strike_sighting(s, bit(seat), giver, card);
    if (!known && s.batch == Batch::under && sheet(s, giver).fresh > 0) sheet(s, seat).returned.take(card);
  });
}

// Scout: `one` gave `given`, `other` gave `got`. Called before the hands change.
inline void note_exchange(State& s, Seat one, Seat other, const CardBag& given, const CardBag& got) {
  Player& first = sheet(s, one);
  Player& second = sheet(s, other);
  const bool one_gave_all = given.size() == first.hand_size;
  const bool other_gave_all = got.size() == second.hand_size;
  const auto both = static_cast<std::uint8_t>(bit(one) | bit(other));
  const auto before = s.sightings;
  s.sightings.clear();
  for (const Sighting& note : before) {
    const auto others = static_cast<std::uint8_t>(note.knowers & ~both);
    add_sighting(s, {note.card, others, moved(note.holders, one, other, one_gave_all, other_gave_all)});
    add_sighting(s, {note.card, static_cast<std::uint8_t>(note.knowers & both), note.holders});
  }
  note_received(s, one, other, got);
  note_received(s, other, one, given);
  given.each([&](Card card) { add_sighting(s, {card, bit(one), bit(other)}); });
  got.each([&](Card card) { add_sighting(s, {card, bit(other), bit(one)}); });
  // Fresh cards may have gone along.
  const int to_second = std::min<int>(first.fresh, given.size());
  const int to_first = std::min<int>(second.fresh, got.size());
  first.fresh = static_cast<std::uint8_t>(
      std::min<int>(first.fresh + to_first, first.hand_size - given.size() + got.size()));
  second.fresh = static_cast<std::uint8_t>(
      std::min<int>(second.fresh + to_second, second.hand_size - got.size() + given.size()));
}

}  // namespace ravenhall::raiders
