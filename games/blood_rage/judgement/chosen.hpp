// clang-format off
// Made by a program, not by hand:
//   ravenhall learn blood-rage --choices --seats 4 --games 3000 --seed 2 --agent search:150:20:5:0 --threads 2 --data br-choices2.dat --decay 0.01 --epochs 30 --write br-chosen2.hpp
// Table 0 (3000 positions): held-out loss 1.2620 (1.262); the judgement set by hand alone 1.3289 (1.329).
// One row a feature: its weight at each stage, for each number of seats.
#pragma once

#include "games/blood_rage/judgement/choices.hpp"
#include "kernel/learned.hpp"

namespace ravenhall::blood_rage::judgement {

inline constexpr LearnedWeights<kChoiceFeatures, 1, 1> kChosen{{
    {{{{0.0613F}}}},  // table
    {{{{0.0088F}}}},  // battle_cards
    {{{{-0.1001F}}}},  // quests
    {{{{-0.0937F}}}},  // rage_short
    {{{{0.1022F}}}},  // slot_taken
    {{{{-0.0373F}}}},  // narrow
    {{{{-0.2392F}}}},  // hopeless
    {{{{0.0000F}}}},  // throne
    {{{{0.0273F}}}},  // loki_line
    {{{{0.0445F}}}},  // saved_table
    {{{{0.0323F}}}},  // drafted troll
    {{{{-0.2028F}}}},  // drafted dwarf_chieftain
    {{{{0.1049F}}}},  // drafted sea_serpent
    {{{{-0.0286F}}}},  // drafted lord_of_hammers
    {{{{0.0037F}}}},  // drafted brothers_in_arms
    {{{{0.0369F}}}},  // drafted lokis_dragons
    {{{{-0.0312F}}}},  // drafted lokis_domain
    {{{{-0.0159F}}}},  // drafted friggas_charm
    {{{{0.0835F}}}},  // drafted thors_glory
    {{{{0.1434F}}}},  // drafted friggas_succor
    {{{{0.1585F}}}},  // drafted tyrs_domain
    {{{{0.1673F}}}},  // drafted lokis_blessing
    {{{{0.0403F}}}},  // drafted q1_alfheim
    {{{{0.0551F}}}},  // drafted q1_jotunheim
    {{{{-0.0116F}}}},  // drafted q1_manheim
    {{{{-0.0276F}}}},  // drafted q1_glorious_death
    {{{{-0.0345F}}}},  // drafted q1_yggdrasil
    {{{{-0.0096F}}}},  // drafted odins_smite
    {{{{-0.1037F}}}},  // drafted tyrs_bash
    {{{{-0.0410F}}}},  // drafted heimdalls_sight
    {{{{-0.0105F}}}},  // drafted friggas_grace
    {{{{-0.0775F}}}},  // drafted lokis_trickery
    {{{{-0.0677F}}}},  // drafted tyrs_smash
    {{{{-0.0661F}}}},  // drafted tyrs_smite
    {{{{0.0475F}}}},  // drafted thors_hammer
    {{{{-0.0144F}}}},  // drafted tyrs_crush
    {{{{0.0836F}}}},  // drafted valkyrie
    {{{{-0.2053F}}}},  // drafted dark_elf
    {{{{0.0045F}}}},  // drafted fire_giant
    {{{{-0.0386F}}}},  // drafted lord_of_axes
    {{{{-0.0258F}}}},  // drafted experts_in_arms
    {{{{-0.0826F}}}},  // drafted fire_dragons
    {{{{0.0412F}}}},  // drafted odins_inspiration
    {{{{-0.0367F}}}},  // drafted tyrs_challenge
    {{{{-0.0283F}}}},  // drafted friggas_protection
    {{{{-0.1955F}}}},  // drafted lokis_eminence
    {{{{-0.1007F}}}},  // drafted tyrs_prowess
    {{{{-0.2918F}}}},  // drafted thors_domain
    {{{{0.0415F}}}},  // drafted q2_alfheim
    {{{{0.0498F}}}},  // drafted q2_jotunheim
    {{{{0.0680F}}}},  // drafted q2_manheim
    {{{{-0.1115F}}}},  // drafted q2_glorious_death
    {{{{0.0813F}}}},  // drafted q2_yggdrasil
    {{{{0.0713F}}}},  // drafted tyrs_crush_2
    {{{{0.0456F}}}},  // drafted heimdalls_eye
    {{{{-0.0285F}}}},  // drafted odins_tide
    {{{{-0.0449F}}}},  // drafted lokis_backstab
    {{{{0.1699F}}}},  // drafted tyrs_rage
    {{{{-0.0031F}}}},  // drafted heimdalls_watch
    {{{{0.0733F}}}},  // drafted thors_oath
    {{{{0.0148F}}}},  // drafted tyrs_smite_2
    {{{{0.0456F}}}},  // drafted tyrs_smash_2
    {{{{-0.0643F}}}},  // drafted frost_giant
    {{{{0.0200F}}}},  // drafted soldier_of_hel
    {{{{-0.1419F}}}},  // drafted volur_witch
    {{{{-0.0082F}}}},  // drafted lord_of_spears
    {{{{0.0608F}}}},  // drafted masters_in_arms
    {{{{-0.0623F}}}},  // drafted eternal_dragons
    {{{{-0.0935F}}}},  // drafted friggas_domain
    {{{{0.1012F}}}},  // drafted odins_throne
    {{{{-0.2401F}}}},  // drafted thors_conquest
    {{{{0.0171F}}}},  // drafted friggas_sacrifice
    {{{{-0.1109F}}}},  // drafted tyrs_wrath
    {{{{0.0075F}}}},  // drafted lokis_wrath
    {{{{0.0322F}}}},  // drafted q3_alfheim
    {{{{0.0666F}}}},  // drafted q3_jotunheim
    {{{{0.1309F}}}},  // drafted q3_manheim
    {{{{-0.0097F}}}},  // drafted q3_glorious_death
    {{{{0.0957F}}}},  // drafted q3_yggdrasil
    {{{{0.0063F}}}},  // drafted heimdalls_gaze
    {{{{-0.0303F}}}},  // drafted thors_primacy
    {{{{-0.0412F}}}},  // drafted thors_ascension
    {{{{-0.0521F}}}},  // drafted odins_judgement
    {{{{0.0902F}}}},  // drafted tyrs_rage_3
    {{{{-0.0128F}}}},  // drafted heimdalls_watch_3
    {{{{-0.0336F}}}},  // drafted tyrs_crush_3
    {{{{-0.0266F}}}},  // drafted lokis_poison
    {{{{0.0169F}}}},  // drafted tyrs_smite_3
    {{{{-0.0430F}}}},  // saved troll
    {{{{-0.6030F}}}},  // saved dwarf_chieftain
    {{{{-0.1458F}}}},  // saved sea_serpent
    {{{{-0.0555F}}}},  // saved lord_of_hammers
    {{{{0.0000F}}}},  // saved brothers_in_arms
    {{{{-1.1883F}}}},  // saved lokis_dragons
    {{{{-0.0573F}}}},  // saved lokis_domain
    {{{{-0.9383F}}}},  // saved friggas_charm
    {{{{-0.0380F}}}},  // saved thors_glory
    {{{{-0.6041F}}}},  // saved friggas_succor
    {{{{-1.0230F}}}},  // saved tyrs_domain
    {{{{-0.3854F}}}},  // saved lokis_blessing
    {{{{-0.9160F}}}},  // saved q1_alfheim
    {{{{0.0876F}}}},  // saved q1_jotunheim
    {{{{0.0475F}}}},  // saved q1_manheim
    {{{{0.1104F}}}},  // saved q1_glorious_death
    {{{{-1.2386F}}}},  // saved q1_yggdrasil
    {{{{-0.0555F}}}},  // saved odins_smite
    {{{{-0.2297F}}}},  // saved tyrs_bash
    {{{{-0.3809F}}}},  // saved heimdalls_sight
    {{{{-0.1672F}}}},  // saved friggas_grace
    {{{{-0.2618F}}}},  // saved lokis_trickery
    {{{{-0.2614F}}}},  // saved tyrs_smash
    {{{{-0.4994F}}}},  // saved tyrs_smite
    {{{{-0.0551F}}}},  // saved thors_hammer
    {{{{-0.0938F}}}},  // saved tyrs_crush
    {{{{-0.4583F}}}},  // saved valkyrie
    {{{{-0.3090F}}}},  // saved dark_elf
    {{{{-0.7654F}}}},  // saved fire_giant
    {{{{-0.1964F}}}},  // saved lord_of_axes
    {{{{0.2245F}}}},  // saved experts_in_arms
    {{{{-0.2722F}}}},  // saved fire_dragons
    {{{{-0.2239F}}}},  // saved odins_inspiration
    {{{{-0.0066F}}}},  // saved tyrs_challenge
    {{{{0.3750F}}}},  // saved friggas_protection
    {{{{-0.9084F}}}},  // saved lokis_eminence
    {{{{-0.2453F}}}},  // saved tyrs_prowess
    {{{{0.0000F}}}},  // saved thors_domain
    {{{{0.7325F}}}},  // saved q2_alfheim
    {{{{0.0647F}}}},  // saved q2_jotunheim
    {{{{-1.1944F}}}},  // saved q2_manheim
    {{{{0.3223F}}}},  // saved q2_glorious_death
    {{{{-0.8747F}}}},  // saved q2_yggdrasil
    {{{{-0.4360F}}}},  // saved tyrs_crush_2
    {{{{-0.1130F}}}},  // saved heimdalls_eye
    {{{{-0.2938F}}}},  // saved odins_tide
    {{{{-0.1184F}}}},  // saved lokis_backstab
    {{{{-0.6239F}}}},  // saved tyrs_rage
    {{{{-0.1321F}}}},  // saved heimdalls_watch
    {{{{-0.2715F}}}},  // saved thors_oath
    {{{{-0.6068F}}}},  // saved tyrs_smite_2
    {{{{-0.5388F}}}},  // saved tyrs_smash_2
    {{{{0.0000F}}}},  // saved frost_giant
    {{{{0.0000F}}}},  // saved soldier_of_hel
    {{{{0.0000F}}}},  // saved volur_witch
    {{{{0.0000F}}}},  // saved lord_of_spears
    {{{{0.0000F}}}},  // saved masters_in_arms
    {{{{0.0000F}}}},  // saved eternal_dragons
    {{{{0.0000F}}}},  // saved friggas_domain
    {{{{0.0000F}}}},  // saved odins_throne
    {{{{0.0000F}}}},  // saved thors_conquest
    {{{{0.0000F}}}},  // saved friggas_sacrifice
    {{{{0.0000F}}}},  // saved tyrs_wrath
    {{{{0.0000F}}}},  // saved lokis_wrath
    {{{{0.0000F}}}},  // saved q3_alfheim
    {{{{0.0000F}}}},  // saved q3_jotunheim
    {{{{0.0000F}}}},  // saved q3_manheim
    {{{{0.0000F}}}},  // saved q3_glorious_death
    {{{{0.0000F}}}},  // saved q3_yggdrasil
    {{{{0.0000F}}}},  // saved heimdalls_gaze
    {{{{0.0000F}}}},  // saved thors_primacy
    {{{{0.0000F}}}},  // saved thors_ascension
    {{{{0.0000F}}}},  // saved odins_judgement
    {{{{0.0000F}}}},  // saved tyrs_rage_3
    {{{{0.0000F}}}},  // saved heimdalls_watch_3
    {{{{0.0000F}}}},  // saved tyrs_crush_3
    {{{{0.0000F}}}},  // saved lokis_poison
    {{{{0.0000F}}}},  // saved tyrs_smite_3
}};

}  // namespace ravenhall::blood_rage::judgement
