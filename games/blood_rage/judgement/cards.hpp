// What single cards are worth, as data, and what that makes them in a draft.
#pragma once

#include "games/blood_rage/state.hpp"
#include "games/blood_rage/verbs.hpp"
#include "kernel/action.hpp"

namespace ravenhall::blood_rage::judgement {

// In Glory. `draft`: 5 for an average card, more by how much better a clan ends that took this one
// (regression over some 7,000 clans of self-play with drafts half at random, three times over). `text`: what
// the text of an upgrade on the sheet brings in one Age (0 where clan_worth.cpp counts it exactly), or what
// it is worth to have a battle card in hand.
struct CardWorth {
  Card id;
  double draft;
  double text;
};
// clang-format off
inline constexpr EnumArray<Card, CardWorth, kCardTypes> kCardWorth{{{
    // id                     draft text
    {Card::troll,              3.3, 1.5},
    {Card::dwarf_chieftain,   10.5, 1.0},
    {Card::sea_serpent,        3.1, 0.3},
    {Card::lord_of_hammers,    3.4, 0.8},
    {Card::brothers_in_arms,   5.9, 1.5},
    {Card::lokis_dragons,      2.9, 0.0},
    {Card::lokis_domain,       5.7, 0.0},
    {Card::friggas_charm,      6.8, 1.2},
    {Card::thors_glory,        2.4, 2.8},
    {Card::friggas_succor,     4.5, 4.5},
    {Card::tyrs_domain,        2.7, 2.4},
    {Card::lokis_blessing,     5.5, 1.0},
    {Card::q1_alfheim,         4.5, 0.0},
    {Card::q1_jotunheim,       4.9, 0.0},
    {Card::q1_manheim,         5.6, 0.0},
    {Card::q1_glorious_death,  4.2, 0.0},
    {Card::q1_yggdrasil,       3.6, 0.0},
    {Card::odins_smite,        4.0, 1.8},
    {Card::tyrs_bash,          4.2, 1.5},
    {Card::heimdalls_sight,    6.5, 2.2},
    {Card::friggas_grace,      5.5, 2.8},
    {Card::lokis_trickery,     6.7, 1.6},
    {Card::tyrs_smash,         5.5, 2.2},
    {Card::tyrs_smite,         8.4, 3.4},
    {Card::thors_hammer,       4.0, 2.2},
    {Card::tyrs_crush,         6.0, 2.8},

    {Card::valkyrie,           5.2, 3.8},
    {Card::dark_elf,           6.3, 1.0},
    {Card::fire_giant,         6.0, 2.0},
    {Card::lord_of_axes,       3.5, 3.5},
    {Card::experts_in_arms,    1.1, 1.0},
    {Card::fire_dragons,       8.3, 0.0},
    {Card::odins_inspiration,  2.1, 0.0},
    {Card::tyrs_challenge,     1.3, 1.5},
    {Card::friggas_protection, 3.0, 1.0},
    {Card::lokis_eminence,     11.3, 0.0},
    {Card::tyrs_prowess,       2.9, 1.2},
    {Card::thors_domain,       1.8, 1.5},
    {Card::q2_alfheim,         4.9, 0.0},
    {Card::q2_jotunheim,       5.2, 0.0},
    {Card::q2_manheim,         5.6, 0.0},
    {Card::q2_glorious_death,  7.4, 0.0},
    {Card::q2_yggdrasil,       3.8, 0.0},
    {Card::tyrs_crush_2,       6.6, 3.0},
    {Card::heimdalls_eye,      5.4, 2.6},
    {Card::odins_tide,         3.9, 2.2},
    {Card::lokis_backstab,     3.9, 2.0},
    {Card::tyrs_rage,          7.5, 4.2},
    {Card::heimdalls_watch,    5.2, 2.6},
    {Card::thors_oath,         5.2, 2.8},
    {Card::tyrs_smite_2,       7.4, 3.6},
    {Card::tyrs_smash_2,       6.0, 2.4},

    {Card::frost_giant,        3.1, 2.0},
    {Card::soldier_of_hel,     4.9, 1.0},
    {Card::volur_witch,        3.0, 1.0},
    {Card::lord_of_spears,     3.1, 3.2},
    {Card::masters_in_arms,    2.7, 1.5},
    {Card::eternal_dragons,    9.0, 0.0},
    {Card::friggas_domain,     5.7, 2.5},
    {Card::odins_throne,       3.8, 0.0},
    {Card::thors_conquest,     2.8, 0.0},
    {Card::friggas_sacrifice,  2.9, 2.2},
    {Card::tyrs_wrath,         1.3, 1.5},
    {Card::lokis_wrath,        8.0, 0.0},
    {Card::q3_alfheim,         4.6, 0.0},
    {Card::q3_jotunheim,       5.2, 0.0},
    {Card::q3_manheim,         4.7, 0.0},
    {Card::q3_glorious_death,  9.7, 0.0},
    {Card::q3_yggdrasil,       4.5, 0.0},
    {Card::heimdalls_gaze,     6.2, 3.0},
    {Card::thors_primacy,      6.1, 2.8},
    {Card::thors_ascension,    4.8, 3.2},
    {Card::odins_judgement,    8.0, 3.4},
    {Card::tyrs_rage_3,        6.7, 4.2},
    {Card::heimdalls_watch_3,  4.9, 2.6},
    {Card::tyrs_crush_3,       4.9, 3.0},
    {Card::lokis_poison,       4.2, 1.6},
    {Card::tyrs_smite_3,       5.4, 3.6},
}}};
// clang-format on
static_assert(in_order(kCardWorth));

constexpr const CardWorth& worth_of(Card card) { return kCardWorth[card]; }

// What makes a card worth more or less to a clan than the table says, as numbers of times.
struct Fit {
  int battle_cards = 0;  // so many battle cards beyond the third
  int quests = 0;        // so many quests beyond the third
  int rage_short = 0;    // Rage that an Age cannot pay for all upgrades
  bool slot_taken = false;
  bool narrow = false;    // only one province is left for the quest
  bool hopeless = false;  // none is
  int throne = 0;         // Odin's Throne: the Glory of the quest once more
  int loki_line = 0;      // release cards, Dragons and Glorious Death! help each other
};
Fit fit_of(const State& s, Seat seat, Card card);

// What the card would add to the clan's hand: its table value, corrected by what the clan already has.
double draft_worth(const State& s, Seat seat, Card card);
// The same for what one takes in a round of the draft: one card or two.
double draft_choice_worth(const State& s, Seat seat, Action choice);

// What the card will do for the clan in the next Age, if it is the one that is kept.
double keep_worth(const State& s, Seat seat, Card card);

}  // namespace ravenhall::blood_rage::judgement
