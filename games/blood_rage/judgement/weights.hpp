// The numbers behind the judgement, in Glory. Set by hand, then moved to where they won more games of
// self-play.
#pragma once

#include <array>

#include "games/blood_rage/data.hpp"

namespace ravenhall::blood_rage::judgement {

struct Weights {
  // What a stat on steps 1 to 6 can still become at the end (legendary bonus), by Age.
  std::array<std::array<double, kLastStep>, kAges> legend{{
      {3.0, 5.5, 8.5, 12.0, 15.5, 20.0},
      {1.5, 3.5, 7.0, 11.5, 15.0, 20.0},
      {0.3, 1.5, 5.0, 10.8, 13.5, 20.0},
  }};
  double rage_to_come = 1.55;   // one more Rage at the start of a later Age
  double battles_an_age = 1.1;  // battles a clan wins in an Age: what Axes are multiplied by
  double horn_an_age = 0.5;     // room for one more figure, an Age

  double rage = 3.6;       // a Rage in hand: the scarcest thing at the table
  double last_rage = 0.4;  // the first point of it also keeps the clan in the game
  double figure = 0.2;     // a figure on the map, whatever its strength: a body for calls and for Ragnarök
  double carry = 1.6;      // a point of strength that stands on the map when the next Age begins

  double spread = 2.8;       // strength by which an even battle can tip
  double joiners = 0.35;     // how much of the strength next door comes when it is called
  double card_use = 1.05;    // how much of the best battle card in hand a clan brings to a battle
  double initiative = 0.52;  // how sure a clan is to get round to a pillage it could win
  double march = 0.45;       // share of a pillage that is one march away from figures with nothing else to do
  double clash = 0.35;       // how likely enemies side by side at an unpillaged token come to blows
  double quest_in_hand = 0.72;  // a quest not laid yet can be forgotten, or the phase can end early
  double quest_hope = 0.48;     // chance of a region quest where nobody of the clan stands yet
  double quest_change =
      0.35;  // strength by which a margin can still move, for each Rage the average clan has left
  double upgrade_text = 0.8;      // texts pay a little less than the table says, because figures die
  double upgrade_body = 1.3;      // a point of strength that an upgrade brings onto the map for nothing
  double upgrade_in_hand = 0.75;  // it may never come to be played
  double battle_card = 0.55;      // share of a battle card's worth that is left while it waits in hand

  double rivals_best =
      0.5;  // how much of the comparison is with the strongest rival, the rest with the average
};
inline constexpr Weights kWeights{};

}  // namespace ravenhall::blood_rage::judgement
