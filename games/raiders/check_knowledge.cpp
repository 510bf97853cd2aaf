// The invariants of what players know about hidden cards: it is true, so there is a way to imagine the rest.
#include <array>

#include "games/raiders/check.hpp"

namespace ravenhall::raiders {

namespace {

// Of the cards a knower has noted, each must be there: any hands together hold at least what was noted to be
// in one of them.
std::string check_notes_in(const State& s, int knower, Hands hands) {
  std::array<int, kCardTypes> missing{};
  each_hands(s, knower, [&](Hands fewer) {
    if ((fewer & ~hands) != 0) return;
    known_in(s, knower, fewer).each([&](Card card) { ++missing[static_cast<std::size_t>(card)]; });
  });
  for (int i = 0; i < s.players; ++i) {
    if (((hands >> i) & 1U) == 0) continue;
    sheet(s, seat_at(i)).hand.each([&](Card card) { --missing[static_cast<std::size_t>(card)]; });
  }
  for (int i = 0; i < kCardTypes; ++i) {
    if (missing[static_cast<std::size_t>(i)] > 0) {
      return "It is noted that " + quoted(row(card_at(i)).key) + " is in a hand where it is not.";
    }
  }
  return {};
}
std::string check_notes(const State& s) {
  std::string broken;
  for (int knower = 0; knower < kKnowers; ++knower) {
    if (knower >= s.players && knower != kSpectators) continue;
    each_hands(s, knower, [&](Hands hands) {
      if (broken.empty()) broken = check_notes_in(s, knower, hands);
    });
  }
  return broken;
}

// SU-7: what lies under the deck is what the players put there, and each knows their own two.
std::string check_under(const State& s) {
  CardBag all;
  for (int i = 0; i < s.players; ++i) {
    const Player& player = sheet(s, seat_at(i));
    if (s.batch == Batch::top && s.under_size > 0 && player.returned.size() != kDealt - kKept) {
      return "Each player must have put two cards under the deck.";
    }
    player.returned.each([&](Card card) {
      if (all.count(card) < row(card).copies) all.add(card);
    });
    if (s.batch == Batch::under) {
      CardBag there = s.deck;
      for (int k = 0; k < s.players; ++k) {
        if (k != i) there.add_all(sheet(s, seat_at(k)).hand);
      }
      if (!there.holds(player.returned)) {
        return "Of " + seat_name(i) + " a card put under the deck is neither there nor in another hand.";
      }
    }
  }
  if (s.batch == Batch::top && !(all == s.under))
    return "What lies under the deck is not what was put there.";
  if (s.batch != Batch::top && s.under_size > 0) return "There are cards under a deck that was turned over.";
  if (s.batch == Batch::reshuffled && !all.empty())
    return "Nobody knows what was put under a deck long gone.";
  return {};
}

std::string check_reshuffle(const State& s) {
  const bool reshuffled = s.batch == Batch::reshuffled;
  if (!reshuffled && (!s.shuffled.empty() || !s.held_then.empty())) {
    return "A reshuffle is noted, but there was none.";
  }
  if (reshuffled && !s.shuffled.holds(s.deck)) return "The deck holds cards that were not shuffled into it.";
  for (int i = 0; i < s.players; ++i) {
    const Player& player = sheet(s, seat_at(i));
    if (!reshuffled && !player.others_then.empty()) {
      return "Of " + seat_name(i) + " a reshuffle is noted, but there was none.";
    }
    if (!s.shuffled.holds(player.drawn)) {
      return "Of " + seat_name(i) + " cards are noted as drawn that were not in the deck.";
    }
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
