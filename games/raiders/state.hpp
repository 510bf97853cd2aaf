// The whole table of Raiders of the North Sea as one plain struct, and the questions one can ask it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <type_traits>

#include "games/raiders/data.hpp"
#include "games/raiders/options.hpp"
#include "kernel/action.hpp"
#include "kernel/agenda.hpp"
#include "kernel/containers.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::raiders {

// A pile of cards without order: three bits a card type, since no type has more than four copies.
using CardBag = Bag<Card, kCardTypes, 3, std::uint32_t>;

// What is still to be done. Steps run by themselves; the `nature_` ones wait for nature, the `ask_` ones for
// a seat.
enum class Step : std::uint8_t {
  keep_cards,
  roll_for_first,
  turn,
  visit,
  long_house,
  take,
  effect,
  put_aside,
  draw,
  refill,
  offer_reroll,
  score_raid,
  choose_set,
  valkyrie,
  raid_over,
  end_turn,
  next_turn,

  nature_lay,
  nature_tile,
  nature_deal,
  nature_first,
  nature_draw,
  nature_roll,
  nature_reroll,

  ask_keep,
  ask_turn,
  ask_take,
  ask_visit,
  ask_treasury,
  ask_hire,
  ask_long_house,
  ask_offer,
  ask_spare,
  ask_copy,
  ask_swap,
  ask_steal,
  ask_target,
  ask_amount,
  ask_dismiss,
  ask_plunder,
  ask_recall,
  ask_enlist,
  ask_exchange,
  ask_give,
  ask_toll,
  ask_reroll,
  ask_set,
  ask_sacrifice,
  ask_avenge,
  ask_loss,
  ask_limit,
};
inline constexpr Step kFirstNature = Step::nature_lay;
inline constexpr Step kFirstQuestion = Step::ask_keep;

using Frame = FrameOf<Step>;

// How a building is visited; frames of a visit say it in `c`.
enum class How : std::uint8_t {
  must,       // the action may not be skipped
  uncounted,  // it does not use up the building for this turn (merchant_once=off)
};
using Manner = EnumSet<How, std::uint8_t>;

// A raid from its declaration to the last valkyrie.
struct Raid {
  Settlement where = Settlement::none;  // none: no raid is going on
  bool rolled = false;                  // the dice lie
  bool scored = false;                  // strength and VP below are final
  Count rerolls;                        // that Brawlers still allow
  Dice dice{};
  Count strength;
  Count tier_vp;
  Count crew_vp;
  Count chosen;     // the set that was taken, from 1 on; 0: none yet
  Count valkyries;  // still to be resolved
  constexpr bool operator==(const Raid&) const = default;
};

// The deck comes in batches. Of each, everybody knows something else (imagine.cpp).
enum class Batch : std::uint8_t {
  top,         // as shuffled at the start
  under,       // the cards that were put under it in the set-up
  reshuffled,  // the discard pile of some moment: everybody saw what is in it
};

// Several hands. A knower's notes are one bag for each set of hands that are not its own: cards of which it
// knows that they are in one of these hands, since they went there openly or it gave them away in a Scout's
// exchange. So there is room for whatever can be known, and what one of them knows changes nothing of what
// another does.
using Hands = PlayerSet;
template <int kOthers>
using Notes = std::array<CardBag, (1U << kOthers) - 1U>;

// One player: ship, tokens, crew and cards.
struct Player {
  CardBag hand;
  CardBag picked;    // chosen from the hand in secret: to keep (SU-7), or to give in an exchange
  CardBag returned;  // of the cards put under the deck in the set-up, those surely still there or drawn since
                     // it was reached; only this player knows them
  CardBag others_then;  // what the other hands held together at the last reshuffle, and cards that may have
                        // got there unseen since; only this player can tell
  CardBag drawn;        // drawn since that reshuffle; only this player knows them
  Notes<kMaxPlayers - 1> known;  // cards this player knows to be in other hands (known_in)
  Points vp;
  EnumArray<Source, Points, kSources> sources;  // the VP, by where they came from
  Tiles tiles;
  Tokens tokens;
  Count armour;
  Count valkyries;  // the marker, 7 at most
  Count taken;      // all valkyries, also those beyond the track (E15)
  Colour worker = Colour::none;
  Count hand_size;  // how many cards `hand` holds: open, and therefore also in observations
  Count picked_size;
  Count fresh;                     // at most so many of the hand come from the present batch of the deck
  Resource toll = Resource::none;  // what it will hand over to a Mercenary, secret until all chose
  FixedVec<Card, kMostCrew> crew;  // sorted
  std::array<std::uint8_t, 1> padding{};
  constexpr bool operator==(const Player&) const = default;
};

inline constexpr std::size_t kStatePadding = 1;  // fills the struct, so that equal states have equal bytes

struct State {
  PerSeat<Player, kMaxPlayers> player;
  CardBag deck;                              // the rest of the present batch
  CardBag under;                             // what lies beneath it in an order nobody knows (E42)
  CardBag discard;                           // open
  CardBag shuffled;                          // what the present batch was when it was reshuffled
  CardBag held_then;                         // the same as others_then, for those who watch: of all hands
  Notes<kMaxPlayers> known;                  // what everybody who watches knows of cards in hands (known_in)
  Spaces left;                               // the raid spaces whose set is there
  EnumArray<Space, TokenSet, kSpaces> sets;  // what lies on them
  EnumArray<Settlement, std::array<Colour, kMostSpaces>, kSettlements>
      spots;  // workers that raided, in order
  EnumArray<Building, Colour, kBuildings> village;
  EnumArray<Resource, Count, kTokenKinds> supply;
  Tiles stack;      // in an order nobody knows
  LongCount turns;  // begun so far, of all players together
  EnumArray<Square, Tile> squares = EnumArray<Square, Tile>::filled(Tile::none);
  FixedVec<Tile, kTiles> bottom;  // tiles put under the stack by a Sage, the upper ones first
  Options options;
  PerSeat<Dice, kMaxPlayers> rolls;  // the last dice for the first turn
  // What everybody saw of the last decision: what was shown openly must not be forgotten at once, or two
  // histories that lead to the same table could not be told apart. No rule reads it.
  Action last;
  Count players;
  Phase phase = Phase::setup;
  Seat first{};
  Seat active{};      // whose turn it is
  PlayerSet pending;  // must still choose, where several choose at once
  PlayerSet rolling;  // can still have the first turn
  PlayerSet to_roll;  // must still roll for it
  Count dealt;        // in the set-up, to all players together
  Count deck_size;
  Count under_size;
  Batch batch = Batch::top;
  Building placed = Building::none;      // where the worker of this turn was placed
  EnumSet<Building, std::uint8_t> used;  // the buildings whose action was used this turn (V-e)
  Card aside = Card::none;               // played at the Town Hall and not on the discard pile yet (E35)
  Trigger trigger = Trigger::none;
  Count turns_left;  // in the last round, the present one included
  Raid raid;
  Agenda<Frame, 16> agenda;
  std::array<std::uint8_t, kStatePadding> padding{};
  constexpr bool operator==(const State&) const = default;
};

static_assert(std::has_unique_object_representations_v<State> && sizeof(State) == 1296);

// Questions about a state that rules, observation and judgement all ask.

inline const Player& sheet(const State& s, Seat seat) { return s.player[seat]; }
inline Player& sheet(State& s, Seat seat) { return s.player[seat]; }
inline bool preprod(const State& s) { return s.options.cards == Printing::preprod; }
inline EnumRange<Seat> seats(const State& s) { return values<Seat>(s.players); }
inline Seat left_of(const State& s, Seat seat) { return next_seat(seat, s.players); }
// From the left neighbour on.
inline SeatRing opponents(const State& s, Seat seat) { return others_clockwise(seat, s.players); }

// Who can know something about hidden cards: the seats, and kSpectator, whoever only watches and knows what
// all know.
inline SeatSet knowers(const State& s) { return SeatSet::first(s.players) | kSpectator; }
// The place of a set of hands among a knower's notes: as if the knower's own hand were not there.
constexpr std::size_t notes_index(Seat knower, Hands hands) {
  const unsigned below = Hands::first(index(knower)).bits();
  return ((hands.bits() & below) | ((hands.bits() & ~below) >> 1U)) - 1U;
}
inline std::span<const CardBag> notes_of(const State& s, Seat knower) {
  if (knower == kSpectator) return s.known;
  return s.player[knower].known;
}
inline std::span<CardBag> notes_of(State& s, Seat knower) {
  if (knower == kSpectator) return s.known;
  return s.player[knower].known;
}
// The cards that a knower knows to be in one of these hands; expects at least one, and not the knower's own.
auto& known_in(auto& s, Seat knower, Hands hands) { return notes_of(s, knower)[notes_index(knower, hands)]; }
// All sets of hands, small ones first.
inline constexpr auto kHandSets = [] {
  FixedVec<Hands, (1U << kMaxPlayers) - 1U> sets;
  for (int size = 1; size <= kMaxPlayers; ++size) {
    for (std::uint8_t bits = 1; bits < 1U << kMaxPlayers; ++bits) {
      if (Hands::from_bits(bits).size() == size) sets.push_back(Hands::from_bits(bits));
    }
  }
  return sets;
}();
// The sets of hands at the table that the knower can have notes about, small ones first.
inline FixedVec<Hands, kHandSets.capacity()> hands_unseen_by(const State& s, Seat knower) {
  FixedVec<Hands, kHandSets.capacity()> sets;
  for (const Hands hands : kHandSets) {
    if (Hands::first(s.players).has_all(hands) && !hands.has(knower)) sets.push_back(hands);
  }
  return sets;
}

// Copies of the card in a crew; their abilities add up (CR-1).
inline int in_crew(const Player& player, Card card) {
  int count = 0;
  for (const Card member : player.crew) count += member == card ? 1 : 0;
  return count;
}
inline int in_crew(const State& s, Seat seat, Card card) { return in_crew(s.player[seat], card); }
// The different cards of a crew.
inline EnumSet<Card> crew_types(const Player& player) {
  EnumSet<Card> types;
  for (const Card member : player.crew) types.add(member);
  return types;
}
inline bool has_hero(const Player& player) {
  for (const Card member : player.crew) {
    if (is_hero(member)) return true;
  }
  return false;
}

// The workers that raided there, in order.
inline FixedVec<Colour, kMostSpaces> raiders_on(const State& s, Settlement where) {
  FixedVec<Colour, kMostSpaces> workers;
  for (const Colour colour : s.spots[where]) {
    if (colour != Colour::none) workers.push_back(colour);
  }
  return workers;
}
inline Spaces sets_left(const State& s, Settlement where) { return s.left & spaces_of(where); }
// Raid spaces of fortresses that still have their set (EN-1).
inline int fortress_sets(const State& s) { return (s.left & Spaces::span(Space::f1_1, Space::f3_2)).size(); }
// Valkyries on the raid spaces that are left (EN-3).
inline int valkyries_on_board(const State& s) {
  int count = 0;
  for (const Space space : s.left) count += s.sets[space][Resource::valkyrie];
  return count;
}
// Tiles in the stack, face down (EN-2).
inline int stack_size(const State& s) { return s.stack.size() + s.bottom.count(); }
inline Tiles open_tiles(const State& s) {
  Tiles open;
  for (const Tile tile : s.squares) open.add(tile);
  return open;
}

// Silver to hire the card at the Barracks (E17, E19, E45).
int hire_cost(const State& s, Seat seat, Card card);
// The printed price of the card, in the printing that is played.
int printed_cost(const State& s, Card card);
// Crew cards that make raids of that type cheaper (HK-1, E45): each saves one of its kind of price.
struct Guides {
  EnumArray<Type, int> provisions;
  EnumArray<Type, int> gold;
};
inline Guides guides_of(const Player& player) {
  Guides guides;
  for (const Card member : player.crew) {
    if (member == Card::huntsman) ++guides.provisions[Type::outpost];
    if (member == Card::scout) ++guides.provisions[Type::monastery];
    if (member == Card::cartographer) ++guides.gold[Type::fortress];
  }
  return guides;
}
// Provisions and gold a raid costs.
inline int raid_provisions(const Guides& guides, Settlement where) {
  return std::max(0, row(where).provisions - guides.provisions[row(where).type]);
}
inline int raid_gold(const Guides& guides, Settlement where) {
  return std::max(0, row(where).gold - guides.gold[row(where).type]);
}
inline int raid_provisions(const State& s, Seat seat, Settlement where) {
  return raid_provisions(guides_of(s.player[seat]), where);
}
inline int raid_gold(const State& s, Seat seat, Settlement where) {
  return raid_gold(guides_of(s.player[seat]), where);
}

// What a raid of this settlement lacks; all zero and false: it is legal (RD-0).
struct Missing {
  int crew = 0;
  int provisions = 0;
  int gold = 0;
  bool worker = false;
  bool set = false;
  bool nothing() const { return crew == 0 && provisions == 0 && gold == 0 && !worker && !set; }
};
inline Missing missing_for(const State& s, Seat seat, const Guides& guides, Settlement where) {
  const Player& player = s.player[seat];
  const SettlementRow& place = row(where);
  Missing missing;
  missing.crew = std::max(0, place.crew - player.crew.count());
  missing.provisions = std::max(0, raid_provisions(guides, where) - player.tokens[Resource::provisions]);
  missing.gold = std::max(0, raid_gold(guides, where) - player.tokens[Resource::gold]);
  missing.worker = !place.workers.has(player.worker);
  missing.set = sets_left(s, where).empty();
  return missing;
}
inline Missing missing_for(const State& s, Seat seat, Settlement where) {
  return missing_for(s, seat, guides_of(s.player[seat]), where);
}
bool can_raid(const State& s, Seat seat, Settlement where);

// The strength of a raid, line by line (RD-3, HK-2).
struct Strength {
  int dice = 0;
  int crew = 0;       // printed strengths
  int abilities = 0;  // of crew cards, in this settlement
  int armour = 0;
  int total() const { return dice + crew + abilities + armour; }
};
Strength raid_strength(const State& s, Seat seat, Settlement where, int dice);
// What one crew card adds by its ability (HK-2); for Folke the others count.
inline int strength_ability(const State& s, Seat seat, Card card, Settlement where) {
  const Player& player = s.player[seat];
  const Type type = row(where).type;
  switch (card) {
    case Card::armourer: return type == Type::monastery ? kArmourerStrength : 0;
    case Card::barbarian: return type == Type::fortress ? kBarbarianStrength : 0;
    case Card::brynjar: return player.armour / kBrynjarArmour;
    case Card::folke: return player.crew.count() - 1;
    case Card::ragnhildr: {  // E15
      const bool by_marker = s.options.ragnhildr == RagnhildrCounts::marker;
      return (by_marker ? player.valkyries : player.taken) / kRagnhildrValkyries;
    }
    default: return 0;
  }
}
// VP that the crew earns in this raid whatever its strength (RD-4, HK-3).
int crew_raid_vp(const Player& player, Settlement where);
constexpr int crew_raid_vp(Card card, Type type) {
  switch (card) {
    case Card::archer: return type == Type::outpost ? kArcherVp : 0;
    case Card::marauder: return type == Type::outpost ? kMarauderVp : 0;
    case Card::shieldmaiden: return type == Type::monastery ? kShieldmaidenVp : 0;
    case Card::warmonger: return type == Type::harbour ? kWarmongerVp : 0;
    default: return 0;
  }
}
// VP at the end, by source (SC-1 to SC-5); what was scored in play is not among them.
EnumArray<Source, int> final_vp(const State& s, Seat seat);

}  // namespace ravenhall::raiders
