// What a player can expect to have at the end of the match, in VP.
#pragma once

#include "games/raiders/state.hpp"

namespace ravenhall::raiders::judgement {

// The numbers behind it, set by hand and moved to where they won more games of self-play.
struct Weights {
  double provision = 0.75;      // up to what a raid can need, and beyond that a fifth of it
  double silver = 0.42;         // the same up to five
  double gold = 0.55;           // beyond the VP it is at the end
  double iron = 0.8;            // the same: two steps of armour
  double livestock = 0.35;      // the same
  double strength = 0.4;        // a point of armour for every raid to come
  double crew_strength = 0.16;  // crews die
  double crew_member = 0.85;    // of the first five: numbers are what settlements ask for
  double card = 0.5;            // in hand, up to five; beyond that little
  double grey = 0.4;            // a worker that may go to outposts and monasteries
  double white = 0.7;
  double valkyrie = 1.6;     // a step of the track while it can still go on
  double ready = 0.8;        // share of a raid's worth that is left for each thing missing
  double first_plan = 0.45;  // how sure a raid that could be made next is to come
  double second_plan = 0.15;
  double before_the_end = 0.6;  // the time left before the last round, at least
  double tile = 0.3;            // share of an offering's gain that is affordable and still to be made
  double rivals_best = 0.5;     // how much of the comparison is with the strongest rival
};
inline constexpr Weights kWeights{};

// How much of the match is left: 1 at the start, 0 when its end is sure.
double time_left(const State& s);
double player_worth(const State& s, Seat seat, double time);
// A card before the first turn.
double opening_worth(Card card);
// What a crew loses with one card that falls, beyond its strength.
double crew_loss(const State& s, Seat seat, Card card, double time);
// The worth of a set of plunder for this player, its valkyries included.
double set_worth(const State& s, Seat seat, const TokenSet& set, double time);

}  // namespace ravenhall::raiders::judgement
