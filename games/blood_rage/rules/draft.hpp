// Phase 1, Gods' Gifts: the deal and the draft (B31–B36, B95, B96).
#pragma once

#include <algorithm>
#include <span>

#include "games/blood_rage/rules/knowledge.hpp"
#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

// The packet of this Age that was dealt to `origin`.
inline Packet& packet(State& s, Seat origin) { return s.packets[s.age - 1][origin]; }
inline const Packet& packet(const State& s, Seat origin) { return s.packets[s.age - 1][origin]; }

// Whose packet a clan holds in this round of the draft.
inline Seat packet_held(const State& s, Seat seat) {
  // NOLINTNEXTLINE(clang-analyzer-core.DivideZero): a table has at least two clans
  return seat_at((index(seat) - s.round % s.clans + s.clans) % s.clans);
}
// How many cards of each packet have been taken.
inline int cards_taken(const State& s) { return s.round * picks_per_round(s); }
// What a clan can choose from, sorted.
inline std::span<const Card> cards_to_choose(const State& s, Seat seat) {
  return std::span(packet(s, packet_held(s, seat))).subspan(cards_taken(s));
}

// The cards of an Age's deck at this table (B25).
inline CardBag full_deck(const State& s, int age) {
  CardBag deck;
  for (const Card card : cards_of_age(age)) deck.add(card, copies_in_play(s, card));
  return deck;
}

void gods_gifts(auto& t) {
  t.s.deck = full_deck(t.s, t.s.age);
  t.s.dealt = 0;
  t.s.round = 0;
  begin_phase(t, Phase::gods_gifts);
  t.then({{Step::nature_deal}, {Step::draft_round}});
}

// B32: eight cards to each clan, one after another; a packet is kept sorted.
void deal(auto& t, Seat seat, Card card) {
  t.s.deck.remove(card);
  Packet& cards = packet(t.s, seat);
  int place = t.s.dealt / t.s.clans;
  for (; place > 0 && cards[place - 1] > card; --place) cards[place] = cards[place - 1];
  cards[place] = card;
  ++t.s.dealt;
  t.tell_secretly(seat, Happening::dealt, seat, card);
  if (t.s.dealt == kDealt * t.s.clans) t.s.agenda.pop();
}

// B33, B95: everybody takes from the packet in hand, then all packets go to the left. B96: or all cards are
// kept.
void draft_round(auto& t) {
  State& s = t.s;
  if (!drafted_age(s, s.age)) {
    for (const Seat seat : seats(s)) {
      for (const Card card : packet(s, seat)) take_into_hand(s, seat, card);
    }
    return;
  }
  if (cards_taken(s) == kKept) return;  // B34: the last two of each packet are put away unseen
  t.ask_together(Step::ask_draft, PlayerSet::first(s.clans));
}

// Moves the chosen card to the place behind those taken before; what is left stays sorted.
inline void take_out(Packet& cards, int taken, Card card) {
  const auto rest = cards.begin() + taken;
  const auto found = std::find(rest, cards.end(), card);
  std::rotate(rest, found, found + 1);
}

void finish_round(auto& t) {
  State& s = t.s;
  for (const Seat origin : seats(s)) {
    const Seat seat = packet_holder(s, origin, s.round);
    ClanSheet& clan = t.clan(seat);
    take_out(packet(s, origin), cards_taken(s), clan.secret);
    take_into_hand(s, seat, clan.secret);
    if (clan.secret2 != Card::none) {
      take_out(packet(s, origin), cards_taken(s) + 1, clan.secret2);
      take_into_hand(s, seat, clan.secret2);
    }
    clan.secret = clan.secret2 = Card::none;
  }
  ++s.round;
  if (cards_taken(s) < kKept) t.reveal(Happening::packets_passed, kNature, s.round);
  t.push(Step::draft_round);
}

// `second` is Card::none unless two are taken at a time. One decision, so that nobody can be half done with
// it.
void keep_cards(auto& t, Seat seat, Card card, Card second) {
  t.clan(seat).secret = card;
  t.clan(seat).secret2 = second;
  t.tell_secretly(seat, Happening::kept, seat, card);
  if (second != Card::none) t.tell_secretly(seat, Happening::kept, seat, second);
  if (t.last_answer(seat)) finish_round(t);
}

}  // namespace ravenhall::blood_rage
