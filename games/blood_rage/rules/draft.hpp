// Phase 1, Gods' Gifts: the deal and the draft (B31–B36, B95, B96).
#pragma once

#include <algorithm>

#include "games/blood_rage/rules/knowledge.hpp"
#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

inline auto& packet(State& s, int k) {
  return s.packets[static_cast<std::size_t>(s.age - 1)][static_cast<std::size_t>(k)];
}
inline const auto& packet(const State& s, int k) {
  return s.packets[static_cast<std::size_t>(s.age - 1)][static_cast<std::size_t>(k)];
}

// The packet that a clan holds in this round of the draft.
inline int packet_held(const State& s, Seat seat) {
  // NOLINTNEXTLINE(clang-analyzer-core.DivideZero): a table has at least two clans
  return (index(seat) - s.round % s.clans + s.clans) % s.clans;
}

// The cards of this Age's deck at this table (B25).
inline CardBag full_deck(const State& s, int age) {
  CardBag deck;
  for (int i = (age - 1) * kCardsOfAge; i < age * kCardsOfAge; ++i) {
    for (int n = copies_in_play(s, card_at(i)); n > 0; --n) deck.add(card_at(i));
  }
  return deck;
}

void gods_gifts(auto& t) {
  t.s.phase = Phase::gods_gifts;
  t.tell(Happening::phase_began, kNature, t.s.phase);
  t.s.deck = full_deck(t.s, t.s.age);
  t.s.dealt = 0;
  t.s.round = 0;
  t.then({{Step::nature_deal}, {Step::draft_round}});
}

// B32: eight cards to each clan, one after another; a packet is kept sorted.
void deal(auto& t, Seat seat, Card card) {
  t.s.deck.remove(card);
  auto& cards = packet(t.s, index(seat));
  auto place = static_cast<std::size_t>(t.s.dealt / t.s.clans);
  for (; place > 0 && cards[place - 1] > card; --place) cards[place] = cards[place - 1];
  cards[place] = card;
  t.tell_secretly(Happening::dealt, seat, card);
  if (++t.s.dealt == kDealt * t.s.clans) t.s.agenda.pop();
}

// B33, B95: everybody takes from the packet in hand, then all packets go to the left. B96: or all cards are
// kept.
void draft_round(auto& t) {
  State& s = t.s;
  if (!drafted_age(s, s.age)) {
    for (int k = 0; k < s.clans; ++k) {
      for (const Card card : packet(s, k)) take_into_hand(s, seat_at(k), card);
    }
    return;
  }
  if (s.round * picks_per_round(s) == kKept) return;  // B34: the last two of each packet are put away unseen
  s.pending = static_cast<std::uint8_t>((1U << s.clans) - 1U);
  t.push(Step::ask_draft);
}

// Moves the chosen card to the place behind those taken before; what is left stays sorted.
inline void take_out(std::array<Card, kDealt>& cards, std::size_t taken, Card card) {
  const auto found = std::find(cards.begin() + static_cast<std::ptrdiff_t>(taken), cards.end(), card);
  std::rotate(cards.begin() + static_cast<std::ptrdiff_t>(taken), found, found + 1);
}

void finish_round(auto& t) {
  State& s = t.s;
  const int per_round = picks_per_round(s);
  for (int k = 0; k < s.clans; ++k) {
    const Seat seat = packet_holder(s, k, s.round);
    ClanSheet& clan = t.clan(seat);
    auto taken = static_cast<std::size_t>(s.round * per_round);
    take_out(packet(s, k), taken, clan.secret);
    take_into_hand(s, seat, clan.secret);
    if (per_round == 2) {
      take_out(packet(s, k), taken + 1, clan.secret2);
      take_into_hand(s, seat, clan.secret2);
    }
    clan.secret = clan.secret2 = Card::none;
  }
  ++s.round;
  s.agenda.pop();
  if (s.round * per_round < kKept) t.reveal(Happening::packets_passed, kNature, s.round);
  t.push(Step::draft_round);
}

// `second` is Card::none unless two are taken at a time. One decision, so that nobody can be half done with
// it.
void keep_cards(auto& t, Seat seat, Card card, Card second) {
  t.clan(seat).secret = card;
  t.clan(seat).secret2 = second;
  t.tell_secretly(Happening::kept, seat, card);
  if (second != Card::none) t.tell_secretly(Happening::kept, seat, second);
  t.s.pending = static_cast<std::uint8_t>(t.s.pending & ~bit(seat));
  if (t.s.pending == 0) finish_round(t);
}

}  // namespace ravenhall::blood_rage
