// What a clan can expect to have at the end of the game, in Glory.
#pragma once

#include "games/blood_rage/judgement/board.hpp"
#include "games/blood_rage/judgement/weights.hpp"

namespace ravenhall::blood_rage::judgement {

struct ClanParts {
  double owned = 0;  // Glory and stats
  double rage = 0;
  double provinces = 0;
  double march = 0;
  double figures = 0;
  double quests = 0;
  double cards = 0;
  double sum() const { return owned + rage + provinces + march + figures + quests + cards; }
};
ClanParts clan_parts(const Board& board, Seat seat);
double clan_worth(const Board& board, Seat seat);

// The parts that other judgements ask about.

// A stat on that step: its use in the Ages to come and its legendary bonus.
double stat_worth(const State& s, Stat stat, int step);
// One step in a stat of choice.
double best_step_worth(const State& s, Seat seat);
double reward_worth(const State& s, Seat seat, Reward reward);
// The chance that the condition of a quest will be met when it is judged.
double quest_chance(const Board& board, Seat seat, Card quest);
// Glory for each own figure that comes back from Valhalla at the end of this Age.
int release_glory(const ClanSheet& clan);
// Glory for a ship that is destroyed.
int dragon_glory(const ClanSheet& clan);
// What the clan loses with a figure that dies now (negative: it wants it dead).
double figure_loss(const State& s, Seat seat, Figure figure);

}  // namespace ravenhall::blood_rage::judgement
