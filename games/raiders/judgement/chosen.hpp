// clang-format off
// Made by a program, not by hand:
//   ravenhall learn raiders --choices --games 5000 --seed 22 --threads 1 --data ra-ch.dat --decay 0.01 --epochs 30 --write ra-chosen.hpp
// Table 0 (5000 positions): held-out loss 1.0177 (1.018); the judgement set by hand alone 1.0390 (1.039).
// One row a feature: its weight at each stage, for each number of seats.
#pragma once

#include "games/raiders/judgement/choices.hpp"
#include "kernel/learned.hpp"

namespace ravenhall::raiders::judgement {

inline constexpr LearnedWeights<kChoiceFeatures, 1, 1> kChosen{{
    {{{{0.5050F}}}},  // by_hand
    {{{{0.3010F}}}},  // kept archer
    {{{{0.0790F}}}},  // kept armourer
    {{{{0.2268F}}}},  // kept avenger
    {{{{0.1240F}}}},  // kept barbarian
    {{{{-0.3944F}}}},  // kept berserker
    {{{{-0.3139F}}}},  // kept brawler
    {{{{-0.1111F}}}},  // kept brynjar
    {{{{0.0251F}}}},  // kept cartographer
    {{{{-0.2435F}}}},  // kept champion
    {{{{0.1880F}}}},  // kept folke
    {{{{0.1057F}}}},  // kept forager
    {{{{0.2977F}}}},  // kept gatekeeper
    {{{{0.0946F}}}},  // kept gravedigger
    {{{{-0.1073F}}}},  // kept huntsman
    {{{{0.1264F}}}},  // kept jeweller
    {{{{-0.0712F}}}},  // kept marauder
    {{{{0.1185F}}}},  // kept mercenary
    {{{{0.1194F}}}},  // kept merchant
    {{{{0.0028F}}}},  // kept ragnhildr
    {{{{0.0642F}}}},  // kept recruiter
    {{{{0.1242F}}}},  // kept sage
    {{{{0.0801F}}}},  // kept scout
    {{{{0.1776F}}}},  // kept shieldmaiden
    {{{{0.3654F}}}},  // kept trader
    {{{{-0.1165F}}}},  // kept warlord
    {{{{0.2260F}}}},  // kept warmonger
}};

}  // namespace ravenhall::raiders::judgement
