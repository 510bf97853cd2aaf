// What a player can expect to have at the end of the match, in VP.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/raiders/state.hpp"

namespace ravenhall::raiders::judgement {

// The numbers behind it, set by hand and moved to where they won more games of self-play.
struct Weights {
  double provision = 0.78;    // up to what a raid can need, and beyond that a fifth of it
  double silver = 0.6;        // the same up to five
  double gold = 0.47;         // beyond the VP it is at the end
  double iron = 0.44;         // the same
  double livestock = 0.47;    // the same
  double beyond = 0.36;       // share of the worth of tokens that are more than enough for what comes next
  double card = 0.62;         // in hand, up to five; beyond that little
  double fit_ability = 0.55;  // how good a card in hand would be in the crew
  double fit_strength = 0.35;
  double fit_cost = 0.4;
  double hire = 0.65;           // share of what the two best cards in hand would be worth in the crew
  double crew_member = 1.22;    // numbers are what settlements ask for
  double crew_strength = 0.23;  // of a crew member, beyond what plans and prospects see in it
  double ability = 0.62;        // share of a card's ability that is still to come when it is hired
  double grey = 0.34;           // a worker that may go to outposts and monasteries
  double white = 0.65;
  double valkyrie = 1.55;    // a step of the track while it can still go on
  double armour = 0.85;      // a step of the track towards the VP at its end, while it can still go on
  double prospect = 1.0;     // how much of the strength tiers of all raids left one expects to score
  double crew_lasts = 0.6;   // how much of today's crew will fight in them
  double ready_crew = 0.58;  // share of a raid's worth that is left for each crew member missing
  double ready_provision = 0.75;
  double ready_gold = 0.61;
  double ready_near = 0.72;  // the same when a worker that may go there stands in the village
  double ready_far = 0.5;    // and when none does
  double first_plan = 0.64;  // how sure a raid that could be made next is to come
  double second_plan = 0.18;
  double turn = 0.42;            // a raid takes a turn, in which something else could be done
  double last_turn = 0.7;        // share of a raid or an offering that is possible in the last round
  double before_the_end = 0.29;  // the time left before the last round, at least
  double few_players = 0.12;     // more time left for each player fewer than four
  double tile = 0.4;             // share of an offering's gain that is affordable and still to be made
  double tile_short = 0.5;       // share of it that is left for each token missing
  double rivals_best = 0.55;     // how much of the comparison is with the strongest rival
};
inline constexpr Weights kWeights{};

// How much of the match is left: 1 at the start with four players, next to nothing when its end is sure.
double time_left(const State& s);
double player_worth(const State& s, Seat seat, double time);
class Memory;
// What it is made of.
struct PlayerParts {
  double owned = 0;                // VP, and those that tokens and tiles will score
  double tracks = 0;               // valkyries and armour
  std::array<double, 5> tokens{};  // provisions, silver, gold, iron, livestock
  double hand = 0;                 // and the worker in it
  double crew = 0;
  double last_turn = 0;
  double offering = 0;
  double prospects = 0;
  double plans = 0;
  double sum() const;
};
PlayerParts player_parts(const State& s, Seat seat, double time);
PlayerParts player_parts(const State& s, Seat seat, double time, Memory& memory);

// What hangs on the spaces and the time that are left, whoever looks at it.
using Settlements = EnumSet<Settlement, std::uint16_t>;
struct Coast {
  struct Set {
    double plunder = 0;  // without its valkyries
    double worker = 0;
    int valkyries = 0;
  };
  Spaces left;
  double time = -1;
  Settlements open{};                       // where a set is left
  EnumArray<Space, Set, kSpaces> sets{};    // that are left
  EnumArray<Tile, double, kTiles> tiles{};  // what an offering that can be paid brings
};

// A raid that could be made.
struct Aim {
  double gain = 0;
  double price = 0;  // the worker not counted
  Count missing_crew{};
  Count provisions{};  // that it takes
  Count gold{};
};
// What a crew makes of the coast. It is what a look at a player takes longest for, and hangs on little that
// half a turn changes.
struct Outfit {
  EnumArray<Settlement, Aim, kSettlements> aims;  // where a set is left
  double prospects = 0;
};

// For many questions about tables of one game that differ in little: what was worked out before is not
// worked out again. The answers are the same without it.
class Memory {
 public:
  double time_left(const State& s);
  double worth(const State& s, Seat seat);
  const Coast& coast(const State& s, double time);
  // Expects a game whose last round has not begun.
  const Outfit& outfit(const State& s, Seat seat, const Coast& coast);

 private:
  // All that an outfit hangs on, beside what stays the same in a game.
  struct Key {
    std::uint64_t people = 0;  // crew, armour, valkyries
    std::uint64_t things = 0;  // and what else counts, with the spaces that are left
    double time = -1;
    bool operator==(const Key&) const = default;
  };
  struct Entry {
    Key key;
    Outfit outfit;
  };
  static constexpr int kPlaceBits = 8;
  static constexpr int kCoastBits = 4;
  static Key key_of(const State& s, Seat seat, double time);

  std::array<Entry, std::size_t{1} << kPlaceBits> entries_;
  std::array<Coast, std::size_t{1} << kCoastBits> coasts_;
  // The time with these spaces and so many tiles left; -1: not known yet.
  Spaces left_;
  int stack_ = 0;
  double time_ = -1;
};

// A card in hand: how good it would be in the crew, for its price.
double opening_worth(Card card);
// What a crew loses with one card that falls in a raid.
double crew_loss(const State& s, Seat seat, Card card, double time);
// The worth of the set on a raid space for this player, its valkyries and its worker included.
double set_worth(const State& s, Seat seat, Space space, double time);

}  // namespace ravenhall::raiders::judgement
