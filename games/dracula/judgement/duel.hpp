// Combat: what one that is coming or under way promises, and the cards people put down in it.
#pragma once

#include "games/dracula/state.hpp"
#include "kernel/action.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::dracula::judgement {

// What the hunter's wounds and bites cost the hunters.
double wounds_cost(const State& s, Seat seat, double damage, int bites);
// What the two tracks are worth to Dracula.
double race_worth(double influence, double damage);
// What the combat under way, or the one that the next dawn or dusk brings, promises to Dracula.
double combat_worth(const State& s);
// Whether Dracula had better be gone.
bool outmatched(const State& s);

// Answers in a combat; for ask_fight each with some chance, so that nobody can count on it.
Action fight_card(const State& s, Seat seat, Rng& rng);
Seat weakest(const State& s, PlayerSet among);
Seat engage(const State& s);

}  // namespace ravenhall::dracula::judgement
