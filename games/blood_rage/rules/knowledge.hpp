// Keeps account of what everybody can know about hidden cards. observe.cpp imagines hidden worlds from it.
#pragma once

#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

// A card of an earlier Age can only be the one that was kept; so all others of that time were put away.
inline void identify_kept(const State& s, ClanSheet& clan, Card card) {
  for (int age = row(card).age; age < s.age; ++age) clan.kept_unknown[age - 1] = false;
  const CardBag limbo = clan.limbo;
  for (const Card other : limbo) {
    if (row(other).age < s.age) clan.limbo.remove(other);
  }
}

// A hidden card of the clan lies open now.
inline void note_shown(State& s, Seat seat, Card card) {
  ClanSheet& clan = sheet(s, seat);
  // Of two equal cards seen before, the one that could be in more places stays.
  const Sighting* latest = nullptr;
  for (const Sighting& sighting : clan.seen) {
    if (sighting.card == card && (latest == nullptr || sighting.quests_then > latest->quests_then)) {
      latest = &sighting;
    }
  }
  if (latest != nullptr) return clan.seen.erase(latest - clan.seen.begin());
  if (!clan.limbo.take(card)) clan.drafted.add(card);
  const bool kept = row(card).age < s.age && clan.kept_unknown[s.age - 2];
  if (kept) identify_kept(s, clan, card);
}

// A card that lay open goes back into the hand of the clan.
inline void note_returned(State& s, Seat seat, Card card) {
  ClanSheet& clan = sheet(s, seat);
  clan.seen.push_back({card, clan.quests.count()});
}

inline void take_into_hand(State& s, Seat seat, Card card) {
  ClanSheet& clan = sheet(s, seat);
  clan.hand.add(card);
  ++clan.hand_size;
}

inline void take_from_hand(State& s, Seat seat, Card card) {
  ClanSheet& clan = sheet(s, seat);
  clan.hand.remove(card);
  --clan.hand_size;
}

// An open card of the clan is put on the open discard pile.
void discard_open(auto& t, Seat seat, Card card) {
  t.s.discard.add(card);
  t.tell(Happening::card_discarded, seat, card);
}

}  // namespace ravenhall::blood_rage
