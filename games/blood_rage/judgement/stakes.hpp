// A battle that is coming, as one clan sees it from the table alone: what it can win and lose, and how
// likely.
#pragma once

#include "games/blood_rage/judgement/weights.hpp"
#include "games/blood_rage/state.hpp"

namespace ravenhall::blood_rage::judgement {

class Stakes {
 public:
  // The pillage that is going on, or one that might begin at `where`.
  Stakes(const State& s, Seat seat, Place where);
  Stakes(const State& s, Seat seat) : Stakes(s, seat, s.battle.where) {}

  // No enemy stands there now.
  bool unopposed() const { return rivals_ == 0; }
  int rivals() const { return rivals_; }
  double prize() const { return prize_; }
  // What the battle promises if the clan adds nothing, adds a figure, or plays that card. All to be compared
  // with each other only.
  double as_it_stands() const;
  double with_joiner(Figure figure) const;
  double with_card(Card card) const;
  // How likely the clan then wins, by strength alone.
  double chance_as_it_stands() const;
  double chance_with(Figure figure) const;

 private:
  double win_with(double own_total, double spread) const;
  double expect(double own_total, double win_bonus, double loss_bonus, double more_at_risk,
                double spread) const;

  const State& s_;
  Seat seat_;
  Place where_;
  int rivals_ = 0;  // other clans with figures there
  int own_figures_ = 0;
  int enemy_figures_ = 0;
  double own_ = 0;    // strength of the own figures
  double enemy_ = 0;  // what the strongest rival is expected to bring, cards included
  double enemy_bonus_ = 0;
  double best_card_ = 0;  // what the clan's own hand promises
  double prize_ = 0;      // for winning
  double at_risk_ = 0;    // lost with the own figures
};

}  // namespace ravenhall::blood_rage::judgement
