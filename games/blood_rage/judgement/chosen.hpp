// clang-format off
// Made by a program, not by hand:
//   ravenhall learn blood-rage --choices --lean --decay 0.003 --epochs 30 --games 70686 --data FILE --write games/blood_rage/judgement/chosen.hpp
// FILE has the games of four runs of `ravenhall learn blood-rage --choices --agent search:150:20:5:0`, one behind another, numbered anew: --seed 7
// (19,939 games of two, three and four clans; the half of the drafts that is not random by the weights of agents version 8), --seed 11
// (17,747; by weights from the first run), --seats 2 --seed 13 (24,000; by weights from 34,033 of the games before), --seats 4 --seed 17 (9,000; the same).
// Table 0 (109692 positions): held-out loss 0.5040 (0.504); the judgement set by hand alone 0.6794 (0.679).
// Table 1 (37686 positions): held-out loss 0.9191 (0.919); the judgement set by hand alone 1.0869 (1.087).
// Table 2 (64680 positions): held-out loss 1.1836 (1.184); the judgement set by hand alone 1.3696 (1.370).
// One row a feature: its weight at each stage, for each number of seats.
#pragma once

#include "games/blood_rage/judgement/choices.hpp"
#include "kernel/learned.hpp"

namespace ravenhall::blood_rage::judgement {

inline constexpr LearnedWeights<kChoiceFeatures, kChoiceTables, 1> kChosen{{
    {{{{0.0493F}}, {{0.0475F}}, {{0.0498F}}}},  // table
    {{{{-0.0188F}}, {{0.0076F}}, {{-0.0164F}}}},  // battle_cards
    {{{{0.0686F}}, {{-0.0516F}}, {{0.0669F}}}},  // quests
    {{{{-0.0309F}}, {{-0.0160F}}, {{-0.0261F}}}},  // rage_short
    {{{{-0.0638F}}, {{0.0064F}}, {{-0.0302F}}}},  // slot_taken
    {{{{-0.0669F}}, {{-0.1071F}}, {{-0.0973F}}}},  // narrow
    {{{{-0.3099F}}, {{-0.2619F}}, {{-0.2041F}}}},  // hopeless
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // throne
    {{{{-0.0044F}}, {{0.1271F}}, {{0.0922F}}}},  // loki_line
    {{{{0.0216F}}, {{0.0253F}}, {{0.0209F}}}},  // saved_table
    {{{{0.1097F}}, {{0.0742F}}, {{0.0401F}}}},  // drafted troll
    {{{{-0.1156F}}, {{-0.1465F}}, {{-0.0824F}}}},  // drafted dwarf_chieftain
    {{{{0.0000F}}, {{0.0615F}}, {{0.0815F}}}},  // drafted sea_serpent
    {{{{-0.0510F}}, {{0.0321F}}, {{0.0362F}}}},  // drafted lord_of_hammers
    {{{{0.0369F}}, {{0.0229F}}, {{0.0567F}}}},  // drafted brothers_in_arms
    {{{{0.0403F}}, {{0.0452F}}, {{0.0862F}}}},  // drafted lokis_dragons
    {{{{-0.0888F}}, {{-0.0574F}}, {{0.0446F}}}},  // drafted lokis_domain
    {{{{-0.0163F}}, {{0.0051F}}, {{0.0347F}}}},  // drafted friggas_charm
    {{{{-0.0663F}}, {{-0.0043F}}, {{0.0784F}}}},  // drafted thors_glory
    {{{{0.0000F}}, {{0.1454F}}, {{0.1450F}}}},  // drafted friggas_succor
    {{{{0.0000F}}, {{0.1709F}}, {{0.1447F}}}},  // drafted tyrs_domain
    {{{{0.0000F}}, {{0.0000F}}, {{0.1372F}}}},  // drafted lokis_blessing
    {{{{-0.0147F}}, {{-0.0268F}}, {{-0.0572F}}}},  // drafted q1_alfheim
    {{{{-0.0111F}}, {{-0.0622F}}, {{-0.0621F}}}},  // drafted q1_jotunheim
    {{{{-0.0551F}}, {{-0.0493F}}, {{-0.0941F}}}},  // drafted q1_manheim
    {{{{-0.0349F}}, {{-0.0782F}}, {{-0.0730F}}}},  // drafted q1_glorious_death
    {{{{0.0000F}}, {{-0.1175F}}, {{-0.1291F}}}},  // drafted q1_yggdrasil
    {{{{-0.1002F}}, {{-0.0648F}}, {{-0.0405F}}}},  // drafted odins_smite
    {{{{-0.0881F}}, {{-0.0024F}}, {{-0.0157F}}}},  // drafted tyrs_bash
    {{{{-0.0017F}}, {{-0.0260F}}, {{-0.0557F}}}},  // drafted heimdalls_sight
    {{{{-0.1545F}}, {{-0.1008F}}, {{-0.0444F}}}},  // drafted friggas_grace
    {{{{0.0271F}}, {{-0.0141F}}, {{-0.1394F}}}},  // drafted lokis_trickery
    {{{{0.0347F}}, {{0.0156F}}, {{-0.0571F}}}},  // drafted tyrs_smash
    {{{{0.2173F}}, {{0.0305F}}, {{-0.0839F}}}},  // drafted tyrs_smite
    {{{{-0.0231F}}, {{-0.0132F}}, {{0.0416F}}}},  // drafted thors_hammer
    {{{{0.0000F}}, {{0.0000F}}, {{0.0467F}}}},  // drafted tyrs_crush
    {{{{-0.0366F}}, {{-0.0020F}}, {{0.1043F}}}},  // drafted valkyrie
    {{{{-0.0339F}}, {{-0.0641F}}, {{-0.0826F}}}},  // drafted dark_elf
    {{{{0.0000F}}, {{0.0061F}}, {{-0.0226F}}}},  // drafted fire_giant
    {{{{0.0183F}}, {{-0.0520F}}, {{0.0241F}}}},  // drafted lord_of_axes
    {{{{-0.0137F}}, {{0.0282F}}, {{0.0732F}}}},  // drafted experts_in_arms
    {{{{-0.1200F}}, {{-0.0792F}}, {{-0.0234F}}}},  // drafted fire_dragons
    {{{{0.0808F}}, {{0.0856F}}, {{0.0767F}}}},  // drafted odins_inspiration
    {{{{0.0687F}}, {{0.1126F}}, {{0.0974F}}}},  // drafted tyrs_challenge
    {{{{0.2030F}}, {{0.0371F}}, {{0.0512F}}}},  // drafted friggas_protection
    {{{{0.0000F}}, {{-0.0284F}}, {{0.0071F}}}},  // drafted lokis_eminence
    {{{{0.0000F}}, {{0.0304F}}, {{-0.0076F}}}},  // drafted tyrs_prowess
    {{{{0.0000F}}, {{0.0000F}}, {{-0.1393F}}}},  // drafted thors_domain
    {{{{0.0416F}}, {{0.0002F}}, {{0.0354F}}}},  // drafted q2_alfheim
    {{{{-0.0007F}}, {{0.0193F}}, {{0.0035F}}}},  // drafted q2_jotunheim
    {{{{-0.0424F}}, {{-0.0229F}}, {{0.0020F}}}},  // drafted q2_manheim
    {{{{-0.1763F}}, {{-0.0870F}}, {{-0.0719F}}}},  // drafted q2_glorious_death
    {{{{0.0000F}}, {{-0.0444F}}, {{-0.0844F}}}},  // drafted q2_yggdrasil
    {{{{0.0946F}}, {{0.1055F}}, {{0.0028F}}}},  // drafted tyrs_crush_2
    {{{{0.1024F}}, {{0.0580F}}, {{0.0491F}}}},  // drafted heimdalls_eye
    {{{{-0.0658F}}, {{-0.0372F}}, {{-0.0222F}}}},  // drafted odins_tide
    {{{{-0.1455F}}, {{-0.1337F}}, {{-0.1199F}}}},  // drafted lokis_backstab
    {{{{0.2551F}}, {{0.1516F}}, {{0.0261F}}}},  // drafted tyrs_rage
    {{{{-0.0533F}}, {{-0.0036F}}, {{-0.0131F}}}},  // drafted heimdalls_watch
    {{{{-0.0133F}}, {{0.0152F}}, {{0.1093F}}}},  // drafted thors_oath
    {{{{0.0000F}}, {{0.0746F}}, {{0.0300F}}}},  // drafted tyrs_smite_2
    {{{{0.0000F}}, {{0.0000F}}, {{-0.0103F}}}},  // drafted tyrs_smash_2
    {{{{0.0506F}}, {{-0.0124F}}, {{-0.0737F}}}},  // drafted frost_giant
    {{{{0.0562F}}, {{0.0808F}}, {{0.0302F}}}},  // drafted soldier_of_hel
    {{{{0.0000F}}, {{-0.0506F}}, {{-0.0675F}}}},  // drafted volur_witch
    {{{{-0.0092F}}, {{-0.0581F}}, {{-0.1083F}}}},  // drafted lord_of_spears
    {{{{0.0442F}}, {{-0.0072F}}, {{-0.0223F}}}},  // drafted masters_in_arms
    {{{{0.1380F}}, {{0.0681F}}, {{0.0147F}}}},  // drafted eternal_dragons
    {{{{-0.1853F}}, {{-0.1419F}}, {{-0.1433F}}}},  // drafted friggas_domain
    {{{{-0.0530F}}, {{-0.0392F}}, {{0.1022F}}}},  // drafted odins_throne
    {{{{-0.0292F}}, {{-0.0959F}}, {{-0.0599F}}}},  // drafted thors_conquest
    {{{{0.0000F}}, {{-0.0741F}}, {{-0.1141F}}}},  // drafted friggas_sacrifice
    {{{{0.0000F}}, {{-0.0644F}}, {{-0.1836F}}}},  // drafted tyrs_wrath
    {{{{0.0000F}}, {{0.0000F}}, {{-0.1469F}}}},  // drafted lokis_wrath
    {{{{0.1258F}}, {{0.1369F}}, {{0.0845F}}}},  // drafted q3_alfheim
    {{{{0.1311F}}, {{0.0833F}}, {{0.0615F}}}},  // drafted q3_jotunheim
    {{{{0.1602F}}, {{0.1524F}}, {{0.1111F}}}},  // drafted q3_manheim
    {{{{-0.2142F}}, {{-0.0554F}}, {{0.0589F}}}},  // drafted q3_glorious_death
    {{{{0.0000F}}, {{0.0774F}}, {{0.0558F}}}},  // drafted q3_yggdrasil
    {{{{0.2068F}}, {{0.0929F}}, {{0.0263F}}}},  // drafted heimdalls_gaze
    {{{{0.1465F}}, {{0.0997F}}, {{0.1898F}}}},  // drafted thors_primacy
    {{{{-0.0192F}}, {{0.0333F}}, {{0.1308F}}}},  // drafted thors_ascension
    {{{{-0.3302F}}, {{-0.1177F}}, {{-0.0059F}}}},  // drafted odins_judgement
    {{{{0.1925F}}, {{0.1815F}}, {{0.0856F}}}},  // drafted tyrs_rage_3
    {{{{-0.0969F}}, {{-0.1528F}}, {{-0.0246F}}}},  // drafted heimdalls_watch_3
    {{{{0.0098F}}, {{0.0252F}}, {{0.0229F}}}},  // drafted tyrs_crush_3
    {{{{-0.1548F}}, {{-0.1979F}}, {{-0.1139F}}}},  // drafted lokis_poison
    {{{{0.0000F}}, {{0.0000F}}, {{0.0740F}}}},  // drafted tyrs_smite_3
    {{{{0.1805F}}, {{0.1105F}}, {{-0.0331F}}}},  // saved troll
    {{{{-0.2779F}}, {{-0.2639F}}, {{-0.2445F}}}},  // saved dwarf_chieftain
    {{{{0.0000F}}, {{0.0197F}}, {{-0.0073F}}}},  // saved sea_serpent
    {{{{0.0380F}}, {{0.1104F}}, {{0.0763F}}}},  // saved lord_of_hammers
    {{{{0.0483F}}, {{0.0285F}}, {{0.0403F}}}},  // saved brothers_in_arms
    {{{{-0.0276F}}, {{0.0000F}}, {{0.0000F}}}},  // saved lokis_dragons
    {{{{0.0186F}}, {{0.0110F}}, {{-0.0148F}}}},  // saved lokis_domain
    {{{{0.0148F}}, {{0.0070F}}, {{0.0161F}}}},  // saved friggas_charm
    {{{{0.0213F}}, {{-0.0510F}}, {{0.0311F}}}},  // saved thors_glory
    {{{{0.0000F}}, {{-0.0174F}}, {{0.0473F}}}},  // saved friggas_succor
    {{{{0.0000F}}, {{-0.0488F}}, {{-0.0181F}}}},  // saved tyrs_domain
    {{{{0.0000F}}, {{0.0000F}}, {{0.0278F}}}},  // saved lokis_blessing
    {{{{0.0755F}}, {{0.0088F}}, {{0.0329F}}}},  // saved q1_alfheim
    {{{{-0.0569F}}, {{-0.0775F}}, {{-0.0063F}}}},  // saved q1_jotunheim
    {{{{-0.0826F}}, {{0.0717F}}, {{0.0751F}}}},  // saved q1_manheim
    {{{{0.0535F}}, {{-0.0120F}}, {{0.0857F}}}},  // saved q1_glorious_death
    {{{{0.0000F}}, {{0.0069F}}, {{0.0074F}}}},  // saved q1_yggdrasil
    {{{{-0.1727F}}, {{-0.0775F}}, {{-0.1125F}}}},  // saved odins_smite
    {{{{-0.1249F}}, {{-0.0222F}}, {{-0.0702F}}}},  // saved tyrs_bash
    {{{{0.0774F}}, {{-0.0307F}}, {{0.0177F}}}},  // saved heimdalls_sight
    {{{{-0.0971F}}, {{-0.0336F}}, {{-0.0007F}}}},  // saved friggas_grace
    {{{{-0.0281F}}, {{-0.0120F}}, {{-0.0310F}}}},  // saved lokis_trickery
    {{{{-0.0603F}}, {{-0.0755F}}, {{-0.0165F}}}},  // saved tyrs_smash
    {{{{0.0241F}}, {{-0.1246F}}, {{-0.1001F}}}},  // saved tyrs_smite
    {{{{0.0314F}}, {{0.0328F}}, {{0.0682F}}}},  // saved thors_hammer
    {{{{0.0000F}}, {{0.0000F}}, {{0.0092F}}}},  // saved tyrs_crush
    {{{{0.0506F}}, {{-0.0003F}}, {{-0.0323F}}}},  // saved valkyrie
    {{{{-0.1803F}}, {{-0.2618F}}, {{-0.1569F}}}},  // saved dark_elf
    {{{{0.0000F}}, {{0.0097F}}, {{-0.0417F}}}},  // saved fire_giant
    {{{{0.1266F}}, {{0.1116F}}, {{0.0348F}}}},  // saved lord_of_axes
    {{{{-0.0654F}}, {{0.0199F}}, {{-0.0472F}}}},  // saved experts_in_arms
    {{{{-0.1066F}}, {{-0.0676F}}, {{0.1051F}}}},  // saved fire_dragons
    {{{{0.0672F}}, {{0.0312F}}, {{0.0108F}}}},  // saved odins_inspiration
    {{{{-0.0367F}}, {{0.0705F}}, {{-0.0331F}}}},  // saved tyrs_challenge
    {{{{-0.0064F}}, {{0.0175F}}, {{-0.0473F}}}},  // saved friggas_protection
    {{{{0.0000F}}, {{0.0901F}}, {{0.0535F}}}},  // saved lokis_eminence
    {{{{0.0000F}}, {{0.0154F}}, {{-0.0718F}}}},  // saved tyrs_prowess
    {{{{0.0000F}}, {{0.0000F}}, {{0.0164F}}}},  // saved thors_domain
    {{{{0.1681F}}, {{0.0701F}}, {{0.2300F}}}},  // saved q2_alfheim
    {{{{0.0704F}}, {{0.0540F}}, {{0.0846F}}}},  // saved q2_jotunheim
    {{{{0.0354F}}, {{0.0936F}}, {{0.0993F}}}},  // saved q2_manheim
    {{{{0.0042F}}, {{0.1902F}}, {{0.1541F}}}},  // saved q2_glorious_death
    {{{{0.0000F}}, {{-0.0019F}}, {{0.0008F}}}},  // saved q2_yggdrasil
    {{{{0.0881F}}, {{-0.0077F}}, {{0.0299F}}}},  // saved tyrs_crush_2
    {{{{0.0761F}}, {{0.0992F}}, {{0.0225F}}}},  // saved heimdalls_eye
    {{{{-0.0267F}}, {{0.0217F}}, {{0.0055F}}}},  // saved odins_tide
    {{{{-0.0606F}}, {{0.0874F}}, {{-0.0105F}}}},  // saved lokis_backstab
    {{{{0.1718F}}, {{0.0077F}}, {{-0.0635F}}}},  // saved tyrs_rage
    {{{{-0.1154F}}, {{-0.1476F}}, {{-0.0183F}}}},  // saved heimdalls_watch
    {{{{0.1308F}}, {{0.0509F}}, {{0.2437F}}}},  // saved thors_oath
    {{{{0.0000F}}, {{0.0283F}}, {{0.0093F}}}},  // saved tyrs_smite_2
    {{{{0.0000F}}, {{0.0000F}}, {{0.0371F}}}},  // saved tyrs_smash_2
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved frost_giant
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved soldier_of_hel
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved volur_witch
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved lord_of_spears
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved masters_in_arms
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved eternal_dragons
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved friggas_domain
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved odins_throne
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved thors_conquest
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved friggas_sacrifice
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved tyrs_wrath
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved lokis_wrath
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved q3_alfheim
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved q3_jotunheim
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved q3_manheim
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved q3_glorious_death
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved q3_yggdrasil
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved heimdalls_gaze
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved thors_primacy
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved thors_ascension
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved odins_judgement
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved tyrs_rage_3
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved heimdalls_watch_3
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved tyrs_crush_3
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved lokis_poison
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // saved tyrs_smite_3
    {{{{-0.0450F}}, {{-0.0448F}}, {{-0.0647F}}}},  // in_hand monster monster
    {{{{-0.0250F}}, {{-0.0289F}}, {{-0.0394F}}}},  // in_hand monster leader
    {{{{-0.0038F}}, {{0.0402F}}, {{-0.0453F}}}},  // in_hand leader leader
    {{{{-0.0276F}}, {{-0.0432F}}, {{-0.0908F}}}},  // in_hand monster warrior
    {{{{-0.0315F}}, {{-0.0196F}}, {{-0.0466F}}}},  // in_hand leader warrior
    {{{{-0.0157F}}, {{-0.0160F}}, {{-0.0079F}}}},  // in_hand warrior warrior
    {{{{-0.0511F}}, {{-0.0368F}}, {{-0.0654F}}}},  // in_hand monster ship
    {{{{0.0100F}}, {{0.0023F}}, {{0.0448F}}}},  // in_hand leader ship
    {{{{-0.0355F}}, {{0.0186F}}, {{-0.0745F}}}},  // in_hand warrior ship
    {{{{-0.0037F}}, {{0.0401F}}, {{0.0546F}}}},  // in_hand ship ship
    {{{{-0.0196F}}, {{-0.0337F}}, {{-0.0351F}}}},  // in_hand monster clan
    {{{{-0.0953F}}, {{-0.0429F}}, {{-0.0036F}}}},  // in_hand leader clan
    {{{{-0.0148F}}, {{-0.0328F}}, {{-0.0061F}}}},  // in_hand warrior clan
    {{{{-0.0098F}}, {{0.0076F}}, {{0.0336F}}}},  // in_hand ship clan
    {{{{-0.0468F}}, {{-0.0040F}}, {{0.0257F}}}},  // in_hand clan clan
    {{{{-0.0053F}}, {{-0.0097F}}, {{-0.0029F}}}},  // in_hand monster quest
    {{{{-0.0200F}}, {{-0.0051F}}, {{0.0093F}}}},  // in_hand leader quest
    {{{{0.0308F}}, {{0.0426F}}, {{0.0369F}}}},  // in_hand warrior quest
    {{{{-0.0152F}}, {{-0.0301F}}, {{0.0071F}}}},  // in_hand ship quest
    {{{{-0.0085F}}, {{0.0232F}}, {{0.0194F}}}},  // in_hand clan quest
    {{{{-0.0224F}}, {{0.0041F}}, {{0.0086F}}}},  // in_hand quest quest
    {{{{0.0141F}}, {{-0.0120F}}, {{-0.0186F}}}},  // in_hand monster battle
    {{{{0.0256F}}, {{-0.0119F}}, {{-0.0193F}}}},  // in_hand leader battle
    {{{{0.0276F}}, {{0.0123F}}, {{0.0065F}}}},  // in_hand warrior battle
    {{{{0.0207F}}, {{0.0093F}}, {{0.0072F}}}},  // in_hand ship battle
    {{{{0.0100F}}, {{0.0182F}}, {{0.0534F}}}},  // in_hand clan battle
    {{{{0.0309F}}, {{0.0149F}}, {{0.0182F}}}},  // in_hand quest battle
    {{{{0.0382F}}, {{0.0341F}}, {{0.0667F}}}},  // in_hand battle battle
    {{{{-0.0111F}}, {{-0.0135F}}, {{-0.0468F}}}},  // on_sheet monster monster
    {{{{0.0053F}}, {{-0.0547F}}, {{0.0086F}}}},  // on_sheet monster leader
    {{{{-0.0069F}}, {{-0.0312F}}, {{0.0356F}}}},  // on_sheet leader leader
    {{{{-0.0261F}}, {{0.0096F}}, {{-0.0201F}}}},  // on_sheet monster warrior
    {{{{-0.0011F}}, {{0.0278F}}, {{0.0358F}}}},  // on_sheet leader warrior
    {{{{-0.0783F}}, {{-0.0682F}}, {{-0.0506F}}}},  // on_sheet warrior warrior
    {{{{0.0044F}}, {{0.0142F}}, {{-0.0261F}}}},  // on_sheet monster ship
    {{{{0.0143F}}, {{0.0176F}}, {{0.0097F}}}},  // on_sheet leader ship
    {{{{0.0249F}}, {{-0.0233F}}, {{-0.0042F}}}},  // on_sheet warrior ship
    {{{{-0.2266F}}, {{-0.2458F}}, {{-0.2663F}}}},  // on_sheet ship ship
    {{{{0.0143F}}, {{0.0359F}}, {{0.0387F}}}},  // on_sheet monster clan
    {{{{0.0075F}}, {{0.0667F}}, {{0.0281F}}}},  // on_sheet leader clan
    {{{{0.0160F}}, {{0.0202F}}, {{-0.0040F}}}},  // on_sheet warrior clan
    {{{{0.0247F}}, {{0.0095F}}, {{0.0388F}}}},  // on_sheet ship clan
    {{{{0.0231F}}, {{0.0461F}}, {{0.0730F}}}},  // on_sheet clan clan
    {{{{0.0140F}}, {{0.0131F}}, {{0.0186F}}}},  // on_sheet monster quest
    {{{{0.2298F}}, {{0.1197F}}, {{0.1143F}}}},  // on_sheet leader quest
    {{{{0.0100F}}, {{0.0503F}}, {{0.0117F}}}},  // on_sheet warrior quest
    {{{{-0.0164F}}, {{-0.0199F}}, {{-0.0130F}}}},  // on_sheet ship quest
    {{{{0.0167F}}, {{0.0293F}}, {{0.0162F}}}},  // on_sheet clan quest
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // on_sheet quest quest
    {{{{0.0286F}}, {{0.0255F}}, {{0.0424F}}}},  // on_sheet monster battle
    {{{{0.1466F}}, {{0.1507F}}, {{0.1521F}}}},  // on_sheet leader battle
    {{{{0.0397F}}, {{0.0250F}}, {{0.0222F}}}},  // on_sheet warrior battle
    {{{{0.0218F}}, {{0.0400F}}, {{0.0370F}}}},  // on_sheet ship battle
    {{{{0.0339F}}, {{0.0509F}}, {{0.0886F}}}},  // on_sheet clan battle
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // on_sheet quest battle
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // on_sheet battle battle
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // gods none none
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // gods none frigga
    {{{{0.0220F}}, {{-0.0154F}}, {{-0.0731F}}}},  // gods frigga frigga
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // gods none heimdall
    {{{{-0.0015F}}, {{-0.0206F}}, {{-0.0581F}}}},  // gods frigga heimdall
    {{{{-0.0427F}}, {{-0.0432F}}, {{-0.0799F}}}},  // gods heimdall heimdall
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // gods none loki
    {{{{0.0016F}}, {{0.0275F}}, {{-0.0353F}}}},  // gods frigga loki
    {{{{-0.0280F}}, {{-0.0474F}}, {{-0.0608F}}}},  // gods heimdall loki
    {{{{-0.0186F}}, {{-0.0437F}}, {{-0.0169F}}}},  // gods loki loki
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // gods none odin
    {{{{0.0304F}}, {{-0.0094F}}, {{-0.0603F}}}},  // gods frigga odin
    {{{{0.0363F}}, {{-0.0039F}}, {{-0.0184F}}}},  // gods heimdall odin
    {{{{-0.0076F}}, {{-0.0207F}}, {{-0.0303F}}}},  // gods loki odin
    {{{{0.0448F}}, {{-0.0070F}}, {{-0.0881F}}}},  // gods odin odin
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // gods none thor
    {{{{-0.0215F}}, {{-0.0578F}}, {{-0.0897F}}}},  // gods frigga thor
    {{{{-0.0331F}}, {{-0.0555F}}, {{-0.0976F}}}},  // gods heimdall thor
    {{{{-0.0429F}}, {{-0.0462F}}, {{-0.0821F}}}},  // gods loki thor
    {{{{-0.0243F}}, {{-0.0777F}}, {{-0.1242F}}}},  // gods odin thor
    {{{{-0.1145F}}, {{-0.0869F}}, {{-0.1906F}}}},  // gods thor thor
    {{{{0.0000F}}, {{0.0000F}}, {{0.0000F}}}},  // gods none tyr
    {{{{0.0036F}}, {{-0.0360F}}, {{-0.0632F}}}},  // gods frigga tyr
    {{{{-0.0091F}}, {{-0.0044F}}, {{-0.0613F}}}},  // gods heimdall tyr
    {{{{-0.0158F}}, {{-0.0664F}}, {{-0.0644F}}}},  // gods loki tyr
    {{{{0.0003F}}, {{-0.0485F}}, {{-0.0966F}}}},  // gods odin tyr
    {{{{-0.0516F}}, {{-0.0790F}}, {{-0.1142F}}}},  // gods thor tyr
    {{{{-0.0462F}}, {{-0.0639F}}, {{-0.0823F}}}},  // gods tyr tyr
    {{{{0.0538F}}, {{0.0660F}}, {{0.0695F}}}},  // stat_steps monster rage
    {{{{0.0560F}}, {{0.0447F}}, {{0.0495F}}}},  // stat_steps monster axes
    {{{{0.0603F}}, {{0.0483F}}, {{0.0415F}}}},  // stat_steps monster horns
    {{{{0.0404F}}, {{0.0220F}}, {{0.0436F}}}},  // stat_steps leader rage
    {{{{0.0485F}}, {{0.0577F}}, {{0.0382F}}}},  // stat_steps leader axes
    {{{{0.0404F}}, {{0.0441F}}, {{0.0142F}}}},  // stat_steps leader horns
    {{{{0.0563F}}, {{0.0643F}}, {{0.0736F}}}},  // stat_steps warrior rage
    {{{{0.0521F}}, {{0.0604F}}, {{0.0678F}}}},  // stat_steps warrior axes
    {{{{0.0446F}}, {{0.0213F}}, {{0.0473F}}}},  // stat_steps warrior horns
    {{{{0.0498F}}, {{0.0376F}}, {{0.0599F}}}},  // stat_steps ship rage
    {{{{0.0506F}}, {{0.0490F}}, {{0.0354F}}}},  // stat_steps ship axes
    {{{{0.0455F}}, {{0.0350F}}, {{0.0354F}}}},  // stat_steps ship horns
    {{{{0.0739F}}, {{0.0846F}}, {{0.0887F}}}},  // stat_steps clan rage
    {{{{0.0549F}}, {{0.0261F}}, {{0.0352F}}}},  // stat_steps clan axes
    {{{{0.0502F}}, {{0.0430F}}, {{0.0405F}}}},  // stat_steps clan horns
    {{{{0.0598F}}, {{0.0609F}}, {{0.0594F}}}},  // stat_steps quest rage
    {{{{0.0413F}}, {{0.0352F}}, {{0.0323F}}}},  // stat_steps quest axes
    {{{{0.0408F}}, {{0.0413F}}, {{0.0248F}}}},  // stat_steps quest horns
    {{{{0.0478F}}, {{0.0583F}}, {{0.0542F}}}},  // stat_steps battle rage
    {{{{0.0652F}}, {{0.0765F}}, {{0.0694F}}}},  // stat_steps battle axes
    {{{{0.0447F}}, {{0.0495F}}, {{0.0444F}}}},  // stat_steps battle horns
    {{{{0.0464F}}, {{-0.0015F}}, {{0.0528F}}}},  // standing 1
    {{{{0.5804F}}, {{0.4691F}}, {{0.4498F}}}},  // standing 2
    {{{{0.6105F}}, {{0.6044F}}, {{0.5761F}}}},  // standing 3
    {{{{0.0112F}}, {{0.0264F}}, {{0.0256F}}}},  // all_upgrades
    {{{{-0.1459F}}, {{-0.1906F}}, {{-0.1743F}}}},  // all_steps rage
    {{{{-0.1816F}}, {{-0.1956F}}, {{-0.1497F}}}},  // all_steps axes
    {{{{-0.1059F}}, {{-0.1301F}}, {{-0.1174F}}}},  // all_steps horns
}};

}  // namespace ravenhall::blood_rage::judgement
