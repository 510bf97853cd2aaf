// clang-format off
// Made by a program, not by hand:
//   ravenhall learn dracula --games 3000 --data dracula.dat --epochs 20 --decay 0.001 --write games/dracula/judgement/learned.hpp
// Table 0 (175345 positions): held-out loss 0.6121 (0.690 0.636 0.525 0.387); the judgement set by hand alone 0.6920 (0.694 0.696 0.695 0.657).
// One row a feature: its weight at each stage, for each number of seats.
#pragma once

#include "games/dracula/judgement/features.hpp"
#include "kernel/learned.hpp"

namespace ravenhall::dracula::judgement {

inline constexpr LearnedWeights<kFeatures, kTables, kStages> kLearned{{
    {{{{0.2819F, 0.8085F, 1.7329F, 1.3529F}}}},  // lead
    {{{{-0.4294F, 0.3940F, 0.7197F, 0.4002F}}}},  // always
    {{{{1.5158F, -0.3812F, -0.2266F, -1.3361F}}}},  // influence
    {{{{-0.1410F, 0.0075F, -1.1758F, 0.8949F}}}},  // influence_late
    {{{{0.6694F, 0.0068F, 1.3320F, 0.7791F}}}},  // damage
    {{{{0.0512F, -0.7484F, -0.1060F, -0.8661F}}}},  // damage_late
    {{{{0.0534F, 0.7623F, 0.7350F, 0.9878F}}}},  // despair
    {{{{0.1540F, -0.0495F, -0.1452F, 0.0002F}}}},  // wounds
    {{{{0.1200F, 0.3671F, 0.0176F, 0.1662F}}}},  // bites
    {{{{0.6471F, 0.1400F, -0.3458F, 0.2240F}}}},  // defeated
    {{{{-0.0070F, 0.3195F, 0.0484F, -0.1079F}}}},  // delayed
    {{{{0.0241F, 0.0328F, -0.0095F, 0.0135F}}}},  // items
    {{{{-0.0689F, -0.0240F, 0.0224F, 0.0737F}}}},  // events
    {{{{0.0757F, 0.0229F, 0.1026F, -0.2558F}}}},  // tickets
    {{{{0.0227F, -0.0017F, 0.1056F, 0.0594F}}}},  // blows
    {{{{-0.1679F, -0.3633F, -0.0288F, 0.3519F}}}},  // ally
    {{{{0.1274F, 0.1376F, -0.1642F, -0.2670F}}}},  // dark_ally
    {{{{0.0492F, 0.1183F, 0.0422F, -0.0460F}}}},  // schemes
    {{{{0.0025F, -0.0467F, -0.0817F, -0.0023F}}}},  // brood
    {{{{0.0101F, -0.0173F, -0.0226F, 0.0084F}}}},  // vampires
    {{{{-0.0259F, 0.0342F, 0.0178F, 0.0701F}}}},  // vampires_late
    {{{{0.0141F, -0.0294F, -0.0056F, 0.0598F}}}},  // vampires_held
    {{{{0.0569F, 0.0025F, -0.0694F, 0.0301F}}}},  // combat
    {{{{0.1219F, -0.0433F, -0.5870F, -0.2821F}}}},  // danger
    {{{{0.0101F, -0.0966F, -0.0930F, 0.0214F}}}},  // bits
    {{{{-0.1494F, 0.3285F, 0.1298F, -0.2819F}}}},  // revealed
    {{{{-0.0847F, -0.3955F, 0.5909F, 0.4433F}}}},  // chance_here
    {{{{-0.0445F, -0.3483F, -0.4045F, -0.7192F}}}},  // narrowness
    {{{{0.0485F, 0.7143F, 0.8399F, 0.9446F}}}},  // at_sea
    {{{{0.0387F, 0.1690F, -0.0259F, 0.0774F}}}},  // nearest
    {{{{0.0190F, -0.0123F, -0.1275F, -0.2989F}}}},  // close
    {{{{-0.0162F, -0.0271F, 0.0103F, -0.0009F}}}},  // blows_close
    {{{{0.0911F, 0.2325F, 0.3864F, 0.5289F}}}},  // night
}};

}  // namespace ravenhall::dracula::judgement
