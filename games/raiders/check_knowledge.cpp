// The invariants of what players know about hidden cards: it is true, so there is a way to imagine the rest.
#include "games/raiders/check.hpp"

namespace ravenhall::raiders {

namespace {

// Of the cards a knower has noted, each must be there: any hands together hold at least what was noted to be
// in one of them.
std::string check_notes_in(const State& s, Seat knower, Hands hands) {
  EnumArray<Card, int> missing;
  for (const Hands fewer : hands_unseen_by(s, knower)) {
    if (!hands.has_all(fewer)) continue;
    for (const Card card : known_in(s, knower, fewer)) ++missing[card];
  }
  for (const Seat seat : hands) {
    for (const Card card : s.player[seat].hand) --missing[card];
  }
  for (const Card card : missing.keys()) {
    if (missing[card] > 0)
      return "It is noted that " + quoted(name_of(card)) + " is in a hand where it is not.";
  }
  return {};
}
std::string check_notes(const State& s) {
  for (const Seat knower : knowers(s)) {
    for (const Hands hands : hands_unseen_by(s, knower)) {
      if (std::string broken = check_notes_in(s, knower, hands); !broken.empty()) return broken;
    }
  }
  return {};
}

// SU-7: what lies under the deck is what the players put there, and each knows their own two.
std::string check_under(const State& s) {
  CardBag all;
  for (const Seat seat : seats(s)) {
    const Player& player = s.player[seat];
    if (s.batch == Batch::top && s.under_size > 0 && player.returned.size() != kDealt - kKept)
      return "Each player must have put two cards under the deck.";
    for (const Card card : player.returned) {
      if (all.count(card) < row(card).copies) all.add(card);
    }
    if (s.batch != Batch::under) continue;
    CardBag there = s.deck;
    for (const Seat other : opponents(s, seat)) there.add_all(s.player[other].hand);
    if (!there.holds(player.returned))
      return "Of " + seat_name(seat) + " a card put under the deck is neither there nor in another hand.";
  }
  if (s.batch == Batch::top && all != s.under) return "What lies under the deck is not what was put there.";
  if (s.batch != Batch::top && s.under_size > 0) return "There are cards under a deck that was turned over.";
  if (s.batch == Batch::reshuffled && !all.empty())
    return "Nobody knows what was put under a deck long gone.";
  return {};
}

std::string check_reshuffle(const State& s) {
  const bool reshuffled = s.batch == Batch::reshuffled;
  if (!reshuffled && (!s.shuffled.empty() || !s.held_then.empty()))
    return "A reshuffle is noted, but there was none.";
  if (reshuffled && !s.shuffled.holds(s.deck)) return "The deck holds cards that were not shuffled into it.";
  for (const Seat seat : seats(s)) {
    if (!reshuffled && !s.player[seat].others_then.empty())
      return "Of " + seat_name(seat) + " a reshuffle is noted, but there was none.";
    if (!s.shuffled.holds(s.player[seat].drawn))
      return "Of " + seat_name(seat) + " cards are noted as drawn that were not in the deck.";
  }
  return {};
}

}  // namespace

std::string check_knowledge(const State& s) {
  for (auto* part : {&check_notes, &check_under, &check_reshuffle}) {
    if (std::string broken = part(s); !broken.empty()) return broken;
  }
  return {};
}

}  // namespace ravenhall::raiders
