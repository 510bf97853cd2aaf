// The invariants of the cards: where each one is, where it came from, and what everybody can know about it.
#include <algorithm>

#include "games/blood_rage/check.hpp"
#include "games/blood_rage/rules/aftermath.hpp"
#include "games/blood_rage/rules/draft.hpp"

namespace ravenhall::blood_rage {

namespace {

// How many cards of each type, in piles of any size. A CardBag holds no more than three of a type.
struct Tally : EnumArray<Card, int, kCardTypes> {
  void add(Card card, int times = 1) { (*this)[card] += times; }
  void add(const CardBag& bag, int times = 1) {
    for (const Card card : bag.types()) add(card, times * bag.count(card));
  }
  template <class Cards>
  void add_all(const Cards& cards, int times = 1) {
    for (const Card card : cards) {
      if (card != Card::none) add(card, times);
    }
  }
};

// The first card for which `wrong` holds, or none.
template <class F>
Card first_card(F&& wrong) {
  for (const Card card : values<Card>()) {
    if (wrong(card)) return card;
  }
  return Card::none;
}

// Cards of a clan that lie open in a battle and have not gone back or been discarded yet.
FixedVec<Card, 6> open_cards(const State& s, Seat seat) {
  const bool open = s.battle.open && !s.battle.settled.has(seat);
  return open ? table_cards(s, seat) : FixedVec<Card, 6>{};
}

// How many cards of each packet have been taken.
int taken_in(const State& s, int age) {
  if (age < s.age) return drafted_age(s, age) ? kKept : kDealt;
  if (drafted_age(s, age)) return s.round * picks_per_round(s);
  return s.phase > Phase::gods_gifts ? kDealt : 0;
}

// What each clan took in the drafts.
PerClan<Tally> picks_of_all(const State& s) {
  PerClan<Tally> picks{};
  for (int age = 1; age <= s.age; ++age) {
    const int taken = taken_in(s, age);
    for (const Seat origin : seats(s)) {
      const Packet& cards = s.packets[age - 1][origin];
      for (int i = 0; i < taken; ++i) {
        const int round = drafted_age(s, age) ? i / picks_per_round(s) : 0;
        picks[packet_holder(s, origin, round)].add(cards[i]);
      }
    }
  }
  return picks;
}

// B32–B34: the draft is as far as round and deal say.
std::string check_draft(const State& s) {
  const int all = kDealt * s.clans;
  const int rounds = drafted_age(s, s.age) ? kKept / picks_per_round(s) : 0;
  const bool before = s.phase == Phase::setup;
  if (before ? s.dealt != 0 || !s.deck.empty() : s.phase > Phase::gods_gifts && s.dealt != all) {
    return "The number of cards dealt does not fit the phase.";
  }
  const bool over = s.phase > Phase::gods_gifts;
  if (over ? s.round != rounds : s.round >= std::max(rounds, 1) || (s.round > 0 && s.dealt != all)) {
    return "The round of the draft does not fit the phase.";
  }
  return {};
}

// Packets hold cards of their Age, first those taken, then the rest, sorted; what two clans take at once is
// sorted too.
std::string check_packet(const State& s, int age, Seat origin) {
  const Packet& cards = s.packets[age - 1][origin];
  const int k = index(origin);
  const bool used = k < s.clans && age <= s.age;
  const int dealt = !used ? 0 : age < s.age ? kDealt : (s.dealt - k + s.clans - 1) / s.clans;
  const int taken = used ? taken_in(s, age) : 0;
  const std::string name = "Packet " + std::to_string(k) + " of Age " + std::to_string(age);
  for (int i = 0; i < kDealt; ++i) {
    const Card card = cards[i];
    if ((card != Card::none) != (i < dealt)) return name + " has a wrong number of cards.";
    if (card == Card::none) break;
    if (row(card).age != age) return name + " holds " + quoted(card) + ", which is of another Age.";
    const bool in_order = i >= taken ? i > taken : picks_per_round(s) == 2 && i % 2 == 1;
    if (in_order && cards[i - 1] > card) return name + " is not sorted.";
  }
  return {};
}

// B25, B32: what was dealt and what was not make up the deck of the Age.
std::string check_decks(const State& s) {
  Tally dealt;
  for (int age = 1; age <= kAges; ++age) {
    for (const Seat origin : s.packets[age - 1].keys()) {
      if (std::string broken = check_packet(s, age, origin); !broken.empty()) return broken;
      dealt.add_all(s.packets[age - 1][origin]);
    }
  }
  const bool open = s.phase != Phase::setup;
  const Card wrong = first_card([&](Card card) {
    const int left = s.deck.count(card);
    if (row(card).age == s.age && open) return dealt[card] + left != copies_in_play(s, card);
    return left != 0 || dealt[card] > copies_in_play(s, card);
  });
  if (wrong == Card::none) return {};
  return "The number of " + quoted(wrong) + " in the packets and the deck is wrong.";
}

// Every card that was taken in a draft is in exactly one place.
std::string check_zones(const State& s) {
  Tally found;
  found.add(s.discard);
  for (const Seat seat : seats(s)) {
    const ClanSheet& clan = sheet(s, seat);
    found.add(clan.hand);
    found.add(clan.put_away);
    found.add_all(clan.quests);
    found.add_all(clan.slots);
    found.add_all(open_cards(s, seat));
  }
  Tally taken;
  for (const Tally& picks : picks_of_all(s)) {
    for (const Card card : picks.keys()) taken.add(card, picks[card]);
  }
  const Card wrong = first_card([&](Card card) { return found[card] != taken[card]; });
  if (wrong == Card::none) return {};
  return "Of " + quoted(wrong) + " " + std::to_string(taken[wrong]) + " were taken in the drafts, but " +
         std::to_string(found[wrong]) + " are on the table, in hands and in piles.";
}

// What a clan took and gained, without what it spent, is what it has hidden or open in a battle.
std::string check_pool(const State& s, Seat seat, const Tally& picks) {
  const ClanSheet& clan = sheet(s, seat);
  Tally rest = picks;
  rest.add(clan.gained);
  rest.add(clan.spent, -1);
  rest.add(clan.hand, -1);
  rest.add(clan.put_away, -1);
  rest.add_all(clan.quests, -1);
  rest.add_all(open_cards(s, seat), -1);
  const Card wrong = first_card([&](Card card) { return rest[card] != 0; });
  if (wrong == Card::none) return {};
  return "The number of " + quoted(wrong) + " with " + seat_name(seat) +
         " is not what it took and gained without what it spent.";
}

std::string check_phase_of_cards(const State& s, Seat seat) {
  const ClanSheet& clan = sheet(s, seat);
  const bool discarded = s.phase > Phase::discard;
  if (discarded && clan.hand_size > (s.age < kAges ? 1 : 0)) {
    return "After the Discard phase " + seat_name(seat) + " has too many cards in hand.";
  }
  const bool questing = s.phase >= Phase::action && s.phase <= Phase::quest;
  if (!questing && !clan.quests.empty())
    return "Of " + seat_name(seat) + " quests lie there in a wrong phase.";
  for (const Card card : clan.put_away.types()) {
    if (row(card).age == s.age && !discarded)
      return "Before the Discard phase " + seat_name(seat) + " has put away " + quoted(card) + ".";
  }
  return {};
}

// Cards seen in a hand are in it, or among the quests laid since.
std::string check_sightings(const State& s, Seat seat) {
  const ClanSheet& clan = sheet(s, seat);
  if (clan.seen.empty()) return {};
  if (s.phase != Phase::action && s.phase != Phase::discard) {
    return "Of " + seat_name(seat) + " cards are noted as seen in hand in a wrong phase.";
  }
  for (const Sighting& sighting : clan.seen) {
    int seen = 0;
    for (const Sighting& other : clan.seen) {
      if (other.card == sighting.card && other.quests_then >= sighting.quests_then) ++seen;
    }
    int there = clan.hand.count(sighting.card);
    for (int i = sighting.quests_then; i < clan.quests.count(); ++i) {
      if (clan.quests[i] == sighting.card) ++there;
    }
    if (seen > there) {
      return quoted(sighting.card) + " was seen in the hand of " + seat_name(seat) + ", but cannot be there.";
    }
  }
  return {};
}

// The Ages whose Discard phase is over.
int ages_discarded(const State& s) { return s.phase > Phase::discard ? int{s.age} : s.age - 1; }

// Whether, for all that others know, that card could be the one kept since its Age.
bool may_be_kept(const State& s, const ClanSheet& clan, Card card) {
  const int last = std::min(ages_discarded(s), kAges - 1);
  for (int age = row(card).age; age <= last; ++age) {
    if (!clan.kept_unknown[age - 1]) return false;
  }
  return true;
}

// What is known of a type: never more than is true, and enough that what is hidden can still be shown once.
std::string check_known(const State& s, Seat seat, const Tally& picks) {
  const ClanSheet& clan = sheet(s, seat);
  Tally known;
  known.add(clan.drafted);
  known.add(clan.gained);
  known.add(clan.spent, -1);
  known.add_all(open_cards(s, seat), -1);
  if (s.phase == Phase::quest) known.add_all(clan.quests, -1);
  Tally noted;
  noted.add(clan.limbo);
  for (const Sighting& sighting : clan.seen) noted.add(sighting.card);
  const Card wrong = first_card([&](Card card) {
    const int sure = known[card] - noted[card];  // known, but seen nowhere: put away
    return clan.drafted.count(card) > picks[card] || sure < 0 || sure > clan.put_away.count(card) ||
           (sure > 0 && may_be_kept(s, clan, card));
  });
  if (wrong == Card::none) return {};
  return "What is known of " + quoted(wrong) + " with " + seat_name(seat) + " cannot be so.";
}

// Hand cards and hidden quests that came through a Discard phase.
Tally carried_cards(const State& s, const ClanSheet& clan) {
  Tally carried;
  const auto carry = [&](Card card) {
    if (row(card).age <= ages_discarded(s)) carried.add(card);
  };
  for (const Card card : clan.hand) carry(card);
  if (s.phase <= Phase::discard) {
    for (const Card card : clan.quests) carry(card);
  }
  return carried;
}

// Whether a card that was kept at the end of that Age can still be among the hidden ones.
bool may_be_there(const ClanSheet& clan, int age) {
  const auto fits = [&](Card card) { return row(card).age <= age; };
  for (const CardBag* bag : {&clan.hand, &clan.put_away}) {
    for (const Card card : bag->types()) {
      if (fits(card)) return true;
    }
  }
  return std::any_of(clan.quests.begin(), clan.quests.end(), fits);
}

// R51: only one card goes from Age to Age; unless it was seen since, the others know just that there is one.
std::string check_kept(const State& s, Seat seat) {
  const ClanSheet& clan = sheet(s, seat);
  const int last = ages_discarded(s);
  const auto unknown = [&](int age) { return clan.kept_unknown[age - 1]; };
  const Tally carried = carried_cards(s, clan);
  Tally hidden = carried;
  for (const Sighting& sighting : clan.seen) hidden.add(sighting.card, -1);
  const Card hidden_one = first_card([&](Card card) { return carried[card] > 0 && hidden[card] > 0; });
  if (hidden_one != Card::none) {
    const int age = row(hidden_one).age;
    const bool since_then = age == last || unknown(age) || clan.limbo.has(hidden_one);
    if (last == kAges || !unknown(last) || !since_then) {
      return "It is not noted that " + seat_name(seat) + " kept " + quoted(hidden_one) + ".";
    }
  }
  int old = 0;
  for (const Card card : carried.keys())
    old += carried[card] - (row(card).age <= last ? clan.gained.count(card) : 0);
  for (const Card card : open_cards(s, seat)) old += row(card).age <= last ? 1 : 0;
  if (old > 1) return "Of " + seat_name(seat) + " there is more than one card of earlier Ages.";
  for (int age = 1; age < kAges; ++age) {
    const bool possible = age == last ? hidden_one != Card::none : age < last && may_be_there(clan, age);
    if (unknown(age) && !possible)
      return "It is noted that " + seat_name(seat) + " kept a card, but there is none.";
  }
  return {};
}

// R17: only Loki's Poison takes cards from others, and who takes them has shown it.
std::string check_gained(const State& s, Seat seat) {
  const ClanSheet& clan = sheet(s, seat);
  if (clan.gained.empty()) return {};
  if (!clan.drafted.has(Card::lokis_poison)) {
    return "Cards came to " + seat_name(seat) + ", which has not shown \"lokis_poison\".";
  }
  const Card wrong = first_card([&](Card card) {
    int spent = 0;
    for (const Seat other : others_clockwise(seat, s.clans)) spent += sheet(s, other).spent.count(card);
    return clan.gained.count(card) > spent;
  });
  if (wrong == Card::none) return {};
  return "Nobody else has lost the " + quoted(wrong) + " that came to " + seat_name(seat) + ".";
}

std::string check_spent(const State& s, Seat seat) {
  const ClanSheet& clan = sheet(s, seat);
  for (const Card card : clan.slots) {
    if (card != Card::none && !clan.spent.has(card)) {
      return quoted(card) + " lies on the sheet of " + seat_name(seat) + ", but is not noted as spent.";
    }
  }
  return {};
}

}  // namespace

std::string check_cards(const State& s) {
  std::string broken = check_draft(s);
  if (broken.empty()) broken = check_decks(s);
  if (broken.empty()) broken = check_zones(s);
  if (!broken.empty()) return broken;
  return first_complaint(s, [&](Seat seat) { return check_phase_of_cards(s, seat); });
}

std::string check_knowledge(const State& s) {
  const PerClan<Tally> picks = picks_of_all(s);
  return first_complaint(s, [&](Seat seat) {
    std::string broken = check_pool(s, seat, picks[seat]);
    if (broken.empty()) broken = check_spent(s, seat);
    if (broken.empty()) broken = check_gained(s, seat);
    if (broken.empty()) broken = check_sightings(s, seat);
    if (broken.empty()) broken = check_known(s, seat, picks[seat]);
    return broken.empty() ? check_kept(s, seat) : broken;
  });
}

}  // namespace ravenhall::blood_rage
