// The whole table of Raiders of the North Sea as one plain struct, and the questions one can ask it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "games/raiders/data.hpp"
#include "games/raiders/options.hpp"
#include "kernel/action.hpp"
#include "kernel/agenda.hpp"
#include "kernel/containers.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::raiders {

// A pile of cards without order: three bits a card type, since no type has more than four copies. Copies of a
// type are alike, so there is nothing to tell them apart by, and nothing about them can leak.
class CardBag {
 public:
  constexpr int count(Card card) const { return static_cast<int>((words_[word(card)] >> shift(card)) & 7U); }
  constexpr bool has(Card card) const { return count(card) > 0; }
  constexpr void add(Card card) { words_[word(card)] += std::uint32_t{1} << shift(card); }
  constexpr void remove(Card card) { words_[word(card)] -= std::uint32_t{1} << shift(card); }
  constexpr bool take(Card card) {
    if (!has(card)) return false;
    remove(card);
    return true;
  }
  constexpr int size() const {
    int total = 0;
    for (const std::uint32_t w : words_) {
      total +=
          std::popcount(w & kLow) + 2 * std::popcount(w & (kLow << 1U)) + 4 * std::popcount(w & (kLow << 2U));
    }
    return total;
  }
  constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
  constexpr void add_all(const CardBag& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] += other.words_[i];
  }
  // Takes away what `other` holds; expects every card of it to be here.
  constexpr void remove_all(const CardBag& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] -= other.words_[i];
  }
  constexpr bool holds(const CardBag& other) const {
    bool all = true;
    other.each_type([&](Card card) { all = all && count(card) >= other.count(card); });
    return all;
  }
  constexpr bool operator==(const CardBag&) const = default;

  // Calls f(card) once for each type that is here.
  template <class F>
  constexpr void each_type(F&& f) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      std::uint32_t left = (words_[i] | (words_[i] >> 1U) | (words_[i] >> 2U)) & kLow;
      for (; left != 0; left &= left - 1) {
        f(card_at(static_cast<int>(i) * kPerWord + std::countr_zero(left) / 3));
      }
    }
  }
  // Calls f(card) once for each copy.
  template <class F>
  constexpr void each(F&& f) const {
    each_type([&](Card card) {
      for (int n = count(card); n > 0; --n) f(card);
    });
  }

 private:
  static constexpr int kPerWord = 10;
  static constexpr std::uint32_t kLow = 0x9249249U;  // every third bit of 30
  static constexpr std::size_t word(Card card) { return static_cast<std::size_t>(card) / kPerWord; }
  static constexpr unsigned shift(Card card) { return 3 * (static_cast<unsigned>(card) % kPerWord); }
  std::array<std::uint32_t, 3> words_{};
};

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
inline constexpr int kSteps = static_cast<int>(Step::ask_limit) + 1;

// One line of the agenda. For questions `seat` is who is asked (unused when several are, see State::pending).
struct Frame {
  Step step{};
  Seat seat{};
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  constexpr bool operator==(const Frame&) const = default;
};

// What frames of a visit to a building say in `c`.
inline constexpr std::uint8_t kMust = 1;  // the action may not be skipped
inline constexpr std::uint8_t kUncounted =
    2;  // it does not use up the building for this turn (merchant_once=off)

// A raid from its declaration to the last valkyrie.
struct Raid {
  Settlement where = Settlement::none;  // none: no raid is going on
  std::uint8_t rolled = 0;              // 1: the dice lie
  std::uint8_t scored = 0;              // 1: strength and VP below are final
  std::uint8_t rerolls = 0;             // that Brawlers still allow
  std::array<std::uint8_t, 2> dice{};   // 0: not used here
  std::uint8_t strength = 0;
  std::uint8_t tier_vp = 0;
  std::uint8_t crew_vp = 0;
  std::uint8_t chosen = 0;     // the set that was taken, from 1 on; 0: none yet
  std::uint8_t valkyries = 0;  // still to be resolved
  constexpr bool operator==(const Raid&) const = default;
};

// The deck comes in batches. Of each, everybody knows something else (imagine.cpp).
enum class Batch : std::uint8_t {
  top,         // as shuffled at the start
  under,       // the cards that were put under it in the set-up
  reshuffled,  // the discard pile of some moment: everybody saw what is in it
};

// Who can know something about hidden cards: the seats, and whoever only watches and knows what all know.
inline constexpr int kSpectators = kMaxPlayers;
inline constexpr int kKnowers = kMaxPlayers + 1;

// Several hands, bit a seat. A knower's notes are one bag for each set of hands that are not its own: cards
// of which it knows that they are in one of these hands, since they went there openly or it gave them away in
// a Scout's exchange. So there is room for whatever can be known, and what one of them knows changes nothing
// of what another does.
using Hands = unsigned;
template <int kOthers>
using Notes = std::array<CardBag, (1U << kOthers) - 1U>;

inline constexpr std::uint8_t kNoChoice = 0xFF;

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
  std::int16_t vp = 0;
  std::array<std::int16_t, kSources> sources{};  // the VP, by where they came from
  std::uint16_t tiles = 0;                       // bit a tile
  std::array<std::uint8_t, 5> tokens{};          // by Resource, silver to livestock
  std::uint8_t armour = 0;
  std::uint8_t valkyries = 0;  // the marker, 7 at most
  std::uint8_t taken = 0;      // all valkyries, also those beyond the track (E15)
  Colour worker = Colour::none;
  std::uint8_t hand_size = 0;  // how many cards `hand` holds: open, and therefore also in observations
  std::uint8_t picked_size = 0;
  std::uint8_t fresh = 0;         // at most so many of the hand come from the present batch of the deck
  std::uint8_t toll = kNoChoice;  // what it will hand over to a Mercenary: a Resource, secret until all chose
  FixedVec<Card, kMostCrew> crew;  // sorted
  std::array<std::uint8_t, 1> padding{};
  constexpr bool operator==(const Player&) const = default;
};

using TokenSet = std::array<std::uint8_t, 4>;  // gold, iron, livestock, valkyries

inline constexpr std::size_t kStatePadding = 1;  // fills the struct, so that equal states have equal bytes

struct State {
  std::array<Player, kMaxPlayers> player;
  CardBag deck;                          // the rest of the present batch
  CardBag under;                         // what lies beneath it in an order nobody knows (E42)
  CardBag discard;                       // open
  CardBag shuffled;                      // what the present batch was when it was reshuffled
  CardBag held_then;                     // the same as others_then, for those who watch: of all hands
  Notes<kMaxPlayers> known;              // what everybody who watches knows of cards in hands (known_in)
  std::uint32_t left = 0;                // bit a raid space: its set is there
  std::array<TokenSet, kSpaces> sets{};  // what lies on the raid spaces
  std::array<std::array<Colour, kMostSpaces>, kSettlements> spots;  // workers that raided, in order
  std::array<Colour, kBuildings> village;
  std::array<std::uint8_t, kTokenKinds> supply{};
  std::uint16_t stack = 0;  // bit a tile: in the stack, in an order nobody knows
  std::uint16_t turns = 0;  // begun so far, of all players together
  std::array<Tile, kSquares> squares{kNoTile, kNoTile, kNoTile};
  FixedVec<Tile, kTiles> bottom;  // tiles put under the stack by a Sage, the upper ones first
  std::array<std::uint8_t, kOptions> options{};
  std::array<std::array<std::uint8_t, 2>, kMaxPlayers> rolls{};  // the last dice for the first turn
  // What everybody saw of the last decision: what was shown openly must not be forgotten at once, or two
  // histories that lead to the same table could not be told apart. No rule reads it.
  Action last;
  std::uint8_t players = 0;
  Phase phase = Phase::setup;
  Seat first{};
  Seat active{};             // whose turn it is
  std::uint8_t pending = 0;  // bit a seat: must still choose, where several choose at once
  std::uint8_t rolling = 0;  // bit a seat: can still have the first turn
  std::uint8_t to_roll = 0;  // bit a seat: must still roll for it
  std::uint8_t dealt = 0;    // in the set-up, to all players together
  std::uint8_t deck_size = 0;
  std::uint8_t under_size = 0;
  Batch batch = Batch::top;
  Building placed = Building::none;  // where the worker of this turn was placed
  std::uint8_t used = 0;             // bit a building: its action was used this turn (V-e)
  Card aside = Card::none;           // played at the Town Hall and not on the discard pile yet (E35)
  Trigger trigger = Trigger::none;
  std::uint8_t turns_left = 0;  // in the last round, the present one included
  Raid raid;
  Agenda<Frame, 16> agenda;
  std::array<std::uint8_t, kStatePadding> padding{};
  constexpr bool operator==(const State&) const = default;
};

static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 1400);

// Questions about a state that rules, observation and judgement all ask.

inline const Player& sheet(const State& s, Seat seat) { return s.player[static_cast<std::size_t>(seat)]; }
inline Player& sheet(State& s, Seat seat) { return s.player[static_cast<std::size_t>(seat)]; }
inline int option(const State& s, Option which) { return s.options[static_cast<std::size_t>(which)]; }
inline bool is_default(const State& s, Option which) { return option(s, which) == 0; }
inline bool preprod(const State& s) { return option(s, Option::cards) == 1; }
inline Seat left_of(const State& s, Seat seat) { return next_seat(seat, s.players); }
constexpr std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat)); }
constexpr std::uint8_t bit(Building b) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(b)); }

inline int tokens(const Player& player, Resource what) {
  return player.tokens[static_cast<std::size_t>(what)];
}
inline int tokens(const State& s, Seat seat, Resource what) { return tokens(sheet(s, seat), what); }
inline int in_supply(const State& s, Resource what) { return s.supply[static_cast<std::size_t>(what)]; }
inline Colour worker_in(const State& s, Building building) {
  return s.village[static_cast<std::size_t>(building)];
}

// The cards that a knower (a seat, or kSpectators) knows to be in one of these hands; expects at least one,
// and not the knower's own.
constexpr std::size_t notes_index(int knower, Hands hands) {
  return ((hands & ((1U << knower) - 1U)) | ((hands >> (knower + 1)) << knower)) - 1U;
}
template <class AnyState>
auto& known_in(AnyState& s, int knower, Hands hands) {
  const std::size_t at = notes_index(knower, hands);
  return knower == kSpectators ? s.known[at] : s.player[static_cast<std::size_t>(knower)].known[at];
}
inline int knower_of(Seat viewer) { return viewer == kSpectator ? kSpectators : index(viewer); }
// All sets of hands, small ones first.
inline constexpr std::array<std::uint8_t, 15> kHandSets{1, 2, 4, 8, 3, 5, 6, 9, 10, 12, 7, 11, 13, 14, 15};
// Calls f(hands) for each set of hands at the table that the knower can have notes about, small ones first.
template <class F>
void each_hands(const State& s, int knower, F&& f) {
  for (const Hands hands : kHandSets) {
    if ((hands >> s.players) == 0 && ((hands >> knower) & 1U) == 0) f(hands);
  }
}

// Copies of the card in a crew; their abilities add up (CR-1).
inline int in_crew(const Player& player, Card card) {
  int count = 0;
  for (const Card member : player.crew) count += member == card ? 1 : 0;
  return count;
}
inline int in_crew(const State& s, Seat seat, Card card) { return in_crew(sheet(s, seat), card); }
inline bool has_hero(const Player& player) {
  for (const Card member : player.crew) {
    if (is_hero(member)) return true;
  }
  return false;
}

inline bool set_left(const State& s, int space) { return ((s.left >> space) & 1U) != 0; }
inline int sets_left(const State& s, Settlement where) {
  return std::popcount((s.left >> row(where).first_space) & ((1U << row(where).spaces) - 1U));
}
// Raid spaces of fortresses that still have their set (EN-1).
inline int fortress_sets(const State& s) { return std::popcount(s.left >> row(Settlement::f1).first_space); }
// Valkyries on the raid spaces that are left (EN-3).
int valkyries_on_board(const State& s);
// Tiles in the stack, face down (EN-2).
inline int stack_size(const State& s) { return std::popcount(s.stack) + static_cast<int>(s.bottom.size()); }
inline int open_tiles(const State& s) {
  int open = 0;
  for (const Tile tile : s.squares) open += tile != kNoTile ? 1 : 0;
  return open;
}

// Silver to hire the card at the Barracks (E17, E19, E45).
int hire_cost(const State& s, Seat seat, Card card);
// The printed price of the card, in the printing that is played.
int printed_cost(const State& s, Card card);
// Provisions and gold a raid costs this player (HK-1, E45).
int raid_provisions(const State& s, Seat seat, Settlement where);
int raid_gold(const State& s, Seat seat, Settlement where);

// What a raid of this settlement lacks; all zero and false: it is legal (RD-0).
struct Missing {
  int crew = 0;
  int provisions = 0;
  int gold = 0;
  bool worker = false;
  bool set = false;
  bool nothing() const { return crew == 0 && provisions == 0 && gold == 0 && !worker && !set; }
};
Missing missing_for(const State& s, Seat seat, Settlement where);
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
int strength_ability(const State& s, Seat seat, Card card, Settlement where);
// VP that the crew earns in this raid whatever its strength (RD-4, HK-3).
int crew_raid_vp(const Player& player, Settlement where);
int crew_raid_vp(Card card, Type type);
// VP at the end, by source (SC-1 to SC-5); what was scored in play is not among them.
std::array<int, kSources> final_vp(const State& s, Seat seat);

}  // namespace ravenhall::raiders
