// clang-format off
// Made by a program, not by hand:
//   ravenhall learn blood-rage --answers --games 400 --seed 2 --agent search:2000 --write games/blood_rage/judgement/answered.hpp
// Those who searched went by weights from `ravenhall learn blood-rage --answers --games 600` (of greedy players).
// Table 0 (19452 positions): held-out loss 0.7659 (0.766); the judgement set by hand alone 0.8751 (0.875).
// One row a feature: its weight at each stage, for each number of seats.
#pragma once

#include "games/blood_rage/judgement/answers.hpp"
#include "kernel/learned.hpp"

namespace ravenhall::blood_rage::judgement {

inline constexpr LearnedWeights<kAnswerFeatures, 1, 1> kAnswered{{
    {{{{0.1369F}}}},  // hope
    {{{{0.4528F}}}},  // chance
    {{{{0.3198F}}}},  // stays
    {{{{-1.2657F}}}},  // fights_already
    {{{{-0.2308F}}}},  // pillages
    {{{{0.5165F}}}},  // rivals
    {{{{-0.0569F}}}},  // prize
    {{{{0.6249F}}}},  // stands
    {{{{0.9559F}}}},  // unopposed
    {{{{-0.0355F}}}},  // rage
    {{{{0.0711F}}}},  // strength
    {{{{-0.0497F}}}},  // loss
    {{{{0.0000F}}}},  // ship
    {{{{-0.2261F}}}},  // leader
    {{{{-0.3874F}}}},  // leaves_open
    {{{{-0.0793F}}}},  // leaves_strength
    {{{{-0.4980F}}}},  // leaves_doomed
    {{{{0.1558F}}}},  // to_doomed
    {{{{0.3834F}}}},  // stays_in_age 1
    {{{{0.6960F}}}},  // stays_in_age 2
    {{{{0.4129F}}}},  // stays_in_age 3
}};

}  // namespace ravenhall::blood_rage::judgement
