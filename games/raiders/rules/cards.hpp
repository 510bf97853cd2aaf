// Drawing, discarding, hiring: cards on their way between deck, hands, crews and the discard pile (CR-1 to
// CR-5).
#pragma once

#include "games/raiders/rules/knowledge.hpp"

namespace ravenhall::raiders {

// CR-5: the cards put under the deck in the set-up come up, later the discard pile is shuffled: when the next
// card is to be drawn, or, if the table agreed so, as soon as the last one was.
void turn_deck_over(auto& t) {
  State& s = t.s;
  if (s.under_size > 0) {
    s.deck = s.under;
    s.deck_size = s.under_size;
    s.under = {};
    s.under_size = 0;
    begin_batch(s, Batch::under);
    t.tell(Happening::deck_reached_under, kNature, s.deck_size);
    return;
  }
  s.deck = s.discard;
  s.deck_size = s.deck.size();
  s.discard = {};
  begin_batch(s, Batch::reshuffled);
  t.tell(Happening::reshuffled, kNature, s.deck_size);
}

inline bool cards_to_draw(const State& s) {
  return s.deck_size > 0 || s.under_size > 0 || !s.discard.empty();
}

// Draws `count` cards, one act of nature each; E43: or what is there.
void draw(auto& t, Seat seat, int count) {
  if (count == 0 || !cards_to_draw(t.s)) return;
  if (t.s.deck_size == 0) turn_deck_over(t);
  t.push(Step::nature_draw, seat, count);
}

// Nature's answer: the top card of the deck.
void draw_card(auto& t, Seat seat, Card card) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  s.deck.remove(card);
  --s.deck_size;
  take_into_hand(s, seat, card);
  Player& player = t.player(seat);
  // Of what was shuffled openly it matters who has it; a position written by hand may have noted too much.
  if (s.batch == Batch::reshuffled && player.drawn.count(card) < s.shuffled.count(card))
    player.drawn.add(card);
  ++player.fresh;
  if (s.batch == Batch::under) player.returned.take(card);
  drop_impossible_notes(s);
  t.tell_secretly(seat, Happening::drawn, seat, card);
  if (s.options.reshuffle == Reshuffle::at_once && s.deck_size == 0 && cards_to_draw(s)) turn_deck_over(t);
  t.push(Step::draw, seat, frame.a - 1);
}

void discard_from_hand(auto& t, Seat seat, Card card) {
  take_from_hand(t.s, seat, card);
  t.s.discard.add(card);
  t.reveal(Happening::discarded, seat, card);
}

// CR-1, CR-3, E13: room in the crew and no second hero, when `lost` has left it (Card::none: nobody).
inline Reason against_joining(const Player& player, Card card, Card lost = Card::none) {
  const int left = lost == Card::none ? 0 : 1;
  if (player.crew.count() - left >= kMostCrew) return because(Why::crew_full);
  if (is_hero(card) && has_hero(player) && !is_hero(lost)) return because(Why::hero_there, card);
  return {};
}
inline bool fits_crew(const Player& player, Card card, Card lost = Card::none) {
  return !against_joining(player, card, lost);
}

enum class HireAt : std::uint8_t { barracks, recruiter };

// Silver for the card, when `lost` has left the crew. E17, E18: the Recruiter's own price is flat.
inline int price(const State& s, Seat seat, HireAt at, Card card, Card lost = Card::none) {
  if (at == HireAt::recruiter) return kRecruiterSilver;
  const int recruiters = in_crew(s, seat, Card::recruiter) - (lost == Card::recruiter ? 1 : 0);
  return std::max(0, printed_cost(s, card) - recruiters);
}

inline Reason against_hiring(const State& s, Seat seat, HireAt at, Card card, Card lost = Card::none) {
  const Player& player = s.player[seat];
  if (const Reason reason = against_joining(player, card, lost)) return reason;
  const int cost = price(s, seat, at, card, lost);
  const int silver = player.tokens[Resource::silver];
  return cost > silver ? because(Why::hire_short, card, cost, silver) : Reason{};
}
inline bool can_hire(const State& s, Seat seat, HireAt at, Card card, Card lost = Card::none) {
  return !against_hiring(s, seat, at, card, lost);
}

// Whether some card of `hand` can be hired when `lost` has left the crew.
inline bool can_hire_one_of(const State& s, Seat seat, HireAt at, const CardBag& hand,
                            Card lost = Card::none) {
  for (const Card card : hand.types()) {
    if (can_hire(s, seat, at, card, lost)) return true;
  }
  return false;
}

// CR-2, E44: also by making room first.
inline bool can_hire_somehow(const State& s, Seat seat, HireAt at, const CardBag& hand) {
  if (can_hire_one_of(s, seat, at, hand)) return true;
  for (const Card lost : crew_types(s.player[seat])) {
    if (can_hire_one_of(s, seat, at, hand, lost)) return true;
  }
  return false;
}

// E44: somebody can be hired, or, if the table agreed so, discarded without a hire.
inline bool can_use_barracks(const State& s, Seat seat, const CardBag& hand) {
  if (is_on(s.options.dismiss_alone) && !s.player[seat].crew.empty()) return true;
  return can_hire_somehow(s, seat, HireAt::barracks, hand);
}

void hire(auto& t, Seat seat, HireAt at, Card card) {
  const int cost = price(t.s, seat, at, card);
  pay(t, seat, Resource::silver, cost);
  take_from_hand(t.s, seat, card);
  join_crew(t.player(seat), card);
  t.reveal(Happening::hired, seat, card, cost);
}

}  // namespace ravenhall::raiders
