// Setting up: plunder, offerings, cards to keep, the first player (SU-1 to SU-9).
#pragma once

#include "games/raiders/names.hpp"
#include "games/raiders/rules/cards.hpp"

namespace ravenhall::raiders {

// SU-3: one raid space after another. What stays in the bag is the supply already.
void lay_set(auto& t, int space, int set) {
  State& s = t.s;
  const TokenSet& tokens = kNamedSetTable[static_cast<std::size_t>(set)].tokens;
  s.sets[static_cast<std::size_t>(space)] = tokens;
  s.left |= 1U << space;
  for (std::size_t kind = 0; kind < tokens.size(); ++kind) {
    std::uint8_t& supply = s.supply[kind + static_cast<std::size_t>(Resource::gold)];
    supply = static_cast<std::uint8_t>(supply - tokens[kind]);
  }
  t.tell(Happening::laid, kNature, space, set);
  if (++s.agenda.top().a == kSpaces) s.agenda.pop();
}

// SU-7: five cards each, one after another.
void deal(auto& t, Seat seat, Card card) {
  State& s = t.s;
  s.deck.remove(card);
  --s.deck_size;
  take_into_hand(s, seat, card);
  t.tell_secretly(seat, Happening::dealt, seat, card);
  if (++s.dealt == kDealt * s.players) s.agenda.pop();
}

void keep_cards(auto& t) {
  t.s.phase = Phase::keep;
  t.s.pending = static_cast<std::uint8_t>((1U << t.s.players) - 1U);
  t.push(Step::ask_keep);
}

// SU-7, E42: what nobody kept goes under the deck, in an order nobody knows.
void put_under(auto& t) {
  State& s = t.s;
  s.agenda.pop();
  for (int i = 0; i < s.players; ++i) {
    Player& player = s.player[static_cast<std::size_t>(i)];
    player.returned = player.hand;
    player.returned.remove_all(player.picked);
    s.under.add_all(player.returned);
    player.hand = player.picked;
    player.hand_size = kKept;
    player.picked = {};
    player.picked_size = 0;
  }
  s.under_size = static_cast<std::uint8_t>((kDealt - kKept) * s.players);
  t.tell(Happening::cards_returned, kNature, s.under_size);
  s.phase = Phase::first_player;
  s.rolling = s.to_roll = static_cast<std::uint8_t>((1U << s.players) - 1U);
}

// E41: the choice stays secret until all have chosen.
void keep(auto& t, Seat seat, Card one, Card two, Card three) {
  Player& player = t.player(seat);
  for (const Card card : {one, two, three}) {
    player.picked.add(card);
    t.tell_secretly(seat, Happening::kept, seat, card);
  }
  player.picked_size = kKept;
  t.s.pending = static_cast<std::uint8_t>(t.s.pending & ~bit(seat));
  if (t.s.pending == 0) put_under(t);
}

// SU-8: all roll, then only those tied for the lead, until one leads alone.
void roll_for_first(auto& t) {
  State& s = t.s;
  const int named = option(s, Option::first_player);
  if (named > 0) s.rolling = bit(seat_at((named - 1) % s.players));
  if (named == 0 && s.to_roll != 0) {
    t.push(Step::roll_for_first);
    return t.push(Step::nature_first, seat_at(std::countr_zero(s.to_roll)));
  }
  const auto rolled = [&](int i) {
    return (s.rolling & bit(seat_at(i))) == 0
               ? 0
               : s.rolls[static_cast<std::size_t>(i)][0] + s.rolls[static_cast<std::size_t>(i)][1];
  };
  int best = 0;
  for (int i = 0; i < s.players; ++i) best = std::max(best, rolled(i));
  for (int i = 0; i < s.players; ++i) {
    if (rolled(i) < best) s.rolling = static_cast<std::uint8_t>(s.rolling & ~bit(seat_at(i)));
  }
  if (!std::has_single_bit(s.rolling)) {
    s.to_roll = s.rolling;
    return t.push(Step::roll_for_first);
  }
  s.first = s.active = seat_at(std::countr_zero(s.rolling));
  s.rolling = s.to_roll = 0;
  s.phase = Phase::play;
  t.tell(Happening::first_player, kNature, s.first);
  t.push(Step::turn, s.first);
}

void rolled_for_first(auto& t, Seat seat, int one, int two) {
  t.s.agenda.pop();
  t.s.rolls[static_cast<std::size_t>(seat)] = {static_cast<std::uint8_t>(one),
                                               static_cast<std::uint8_t>(two)};
  t.s.to_roll = static_cast<std::uint8_t>(t.s.to_roll & ~bit(seat));
  t.tell(Happening::rolled_for_first, seat, one, two);
}

}  // namespace ravenhall::raiders
