// The numbers behind the judgement. Their unit is one point of influence; set by hand, then moved to where
// they won more games of self-play.
#pragma once

#include <array>

#include "games/dracula/data.hpp"

namespace ravenhall::dracula::judgement {

struct Weights {
  double scale = 9.0;   // so many points ahead make a side nearly sure of its game
  double outfit = 3.0;  // points that the hunters' cards bring in every game: no lead

  // The race. Both tracks weigh more near their ends: the last points are the ones that win.
  double influence = 0.75;
  double influence_late = 0.5;
  double damage = 0.6;
  double damage_late = 0.7;

  // Hunters: what a defeat costs them beyond influence and cards, and how early wounds begin to count.
  double defeat = 0.8;
  double first_wounds = 0.35;
  double bite = 0.45;  // share of a defeat
  double delayed = 0.25;
  double bats = 0.4;
  double at_sea = 0.3;

  // Cards. The first ones in a hand count in full, each further one only this share of the one before.
  double next_item = 0.7;
  double next_event = 0.8;
  double ticket = 0.3;
  double next_ticket = 0.5;
  double ally = 0.7;
  double dark_ally = 0.8;

  // The hunt. What a hunter can do from a place so many days away from Dracula.
  std::array<double, 14> reach{1.0,  0.86, 0.70,  0.56,  0.45, 0.36, 0.29,
                               0.23, 0.18, 0.145, 0.115, 0.09, 0.07, 0.05};
  double cover = 0.55;  // share of that with which one hunter alone holds a place
  double hunt = 7.0;    // hunters all around him
  double bit = 0.8;     // each bit that they do not know of where he is
  double danger = 4.0;  // the same two as Dracula sees them
  double hidden = 0.28;
  double known = 0.5;    // share of the danger that hangs on their knowing where he is
  double unarmed = 0.4;  // share of the threat that a hunter without weapons is

  // Dracula's way on.
  double no_exit = 3.0;
  double one_exit = 0.8;
  double two_exits = 0.2;
  double sea = 0.6;

  // Chance that a hideout on this space comes to leave the trail unsearched.
  std::array<double, 7> ripens{0.30, 0.36, 0.43, 0.52, 0.63, 0.78, 0.97};
  double found_there = 0.4;  // of that, with a hunter in its city
  double found_near = 0.15;  // and so much more for each day he needs, with its card face up
  double unseen_near = 0.8;  // of that, face down with a hunter next door
  std::array<double, 5> visited{0.7, 0.5, 0.35, 0.25, 0.15};  // chance that an ambush comes about, by days
  double lair = 0.5;           // share of its worth that an encounter has in a lair
  double vampire_held = 0.17;  // share of its influence that a vampire in hand is worth

  // Combat, as it went in self-play.
  double rounds = 0.64;  // share of the rounds left before somebody leaves
  double rounds_vampire = 0.8;
  double strikes_night = 0.95;  // Dracula's damage, a round
  double strikes_day = 0.9;
  double heals = 0.2;
  double lands = 0.56;  // share of a hunter's blows that land; less for the engaged one
  double engaged_loses = 0.18;
  double bite_a_round = 0.03;
  double bite_mesmerized = 0.22;
};
inline constexpr Weights kWeights{};

}  // namespace ravenhall::dracula::judgement
