// What a player can expect to have at the end of the match, in VP.
#pragma once

#include <array>

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
// A card in hand: how good it would be in the crew, for its price.
double opening_worth(Card card);
// What a crew loses with one card that falls in a raid.
double crew_loss(const State& s, Seat seat, Card card, double time);
// The worth of the set on a raid space for this player, its valkyries and its worker included.
double set_worth(const State& s, Seat seat, Space space, double time);

}  // namespace ravenhall::raiders::judgement
