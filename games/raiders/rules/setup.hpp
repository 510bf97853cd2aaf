// Setting up: plunder, offerings, cards to keep, the first player (SU-1 to SU-9).
#pragma once

#include "games/raiders/rules/cards.hpp"
#include "games/raiders/token_sets.hpp"

namespace ravenhall::raiders {

// SU-3: one raid space after another. What stays in the bag is the supply already.
void lay_set(auto& t, Space space, SetId set) {
  State& s = t.s;
  s.sets[space] = row(set).tokens;
  s.left.add(space);
  for (const Resource what : TokenSet::keys()) s.supply[what] -= row(set).tokens[what];
  t.tell(Happening::laid, kNature, space, set);
  s.agenda.pop();
  if (s.left.size() < kSpaces) t.push(Step::nature_lay, {}, after(space));
}

// SU-7: five cards each, one after another.
inline Seat next_to_get(const State& s) { return seat_at(s.dealt % s.players); }
void deal(auto& t, Seat seat, Card card) {
  State& s = t.s;
  s.deck.remove(card);
  --s.deck_size;
  take_into_hand(s, seat, card);
  t.tell_secretly(seat, Happening::dealt, seat, card);
  ++s.dealt;
  if (s.dealt == kDealt * s.players) s.agenda.pop();
}

void keep_cards(auto& t) {
  t.s.phase = Phase::keep;
  t.ask_together(Step::ask_keep, PlayerSet::first(t.s.players));
}

// SU-7, E42: what nobody kept goes under the deck, in an order nobody knows.
void put_under(auto& t) {
  State& s = t.s;
  for (const Seat seat : seats(s)) {
    Player& player = t.player(seat);
    player.returned = player.hand;
    player.returned.remove_all(player.picked);
    s.under.add_all(player.returned);
    player.hand = player.picked;
    player.hand_size = kKept;
    player.picked = {};
    player.picked_size = 0;
  }
  s.under_size = (kDealt - kKept) * s.players;
  t.tell(Happening::cards_returned, kNature, s.under_size);
  s.phase = Phase::first_player;
  s.rolling = s.to_roll = PlayerSet::first(s.players);
}

// E41: the choice stays secret until all have chosen.
void keep(auto& t, Seat seat, Card one, Card two, Card three) {
  Player& player = t.player(seat);
  for (const Card card : {one, two, three}) {
    player.picked.add(card);
    t.tell_secretly(seat, Happening::kept, seat, card);
  }
  player.picked_size = kKept;
  if (t.last_answer(seat)) put_under(t);
}

// SU-8: all roll, then only those tied for the lead, until one leads alone.
void roll_for_first(auto& t) {
  State& s = t.s;
  const FirstPlayer named = s.options.first_player;
  if (named != FirstPlayer::dice) {
    s.rolling = seat_at(places_after(named, FirstPlayer::seat_0) % s.players);
  } else if (!s.to_roll.empty()) {
    t.push(Step::roll_for_first);
    return t.push(Step::nature_first, s.to_roll.first());
  }
  const auto rolled = [&](Seat seat) { return s.rolls[seat][0] + s.rolls[seat][1]; };
  int best = 0;
  for (const Seat seat : s.rolling) best = std::max(best, rolled(seat));
  for (const Seat seat : s.rolling) s.rolling.set(seat, rolled(seat) == best);
  if (s.rolling.size() > 1) {
    s.to_roll = s.rolling;
    return t.push(Step::roll_for_first);
  }
  s.first = s.active = s.rolling.first();
  s.rolling = s.to_roll = {};
  s.phase = Phase::play;
  t.tell(Happening::first_player, kNature, s.first);
  t.push(Step::turn, s.first);
}

void rolled_for_first(auto& t, Seat seat, int one, int two) {
  t.s.agenda.pop();
  t.s.rolls[seat] = {one, two};
  t.s.to_roll.remove(seat);
  t.tell(Happening::rolled_for_first, seat, one, two);
}

}  // namespace ravenhall::raiders
