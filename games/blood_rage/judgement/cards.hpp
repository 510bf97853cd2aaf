// What single cards are worth, as data, and what that makes them in a draft.
#pragma once

#include <array>

#include "games/blood_rage/state.hpp"
#include "games/blood_rage/verbs.hpp"
#include "kernel/action.hpp"

namespace ravenhall::blood_rage::judgement {

// In Glory. `draft`: how much better a clan ends that took this card. `text`: what the text of an upgrade on the sheet
// brings in one Age (0 where clan_worth.cpp counts it exactly), or what it is worth to have a battle card in hand.
struct CardWorth {
  Card id;
  double draft;
  double text;
};
// clang-format off
inline constexpr std::array<CardWorth, kCardTypes> kCardWorth{{
    // id                     draft text
    {Card::troll,              0.5, 1.5},
    {Card::dwarf_chieftain,   12.0, 1.0},
    {Card::sea_serpent,        2.1, 0.3},
    {Card::lord_of_hammers,    3.1, 0.8},
    {Card::brothers_in_arms,   4.2, 1.5},
    {Card::lokis_dragons,      2.9, 0.0},
    {Card::lokis_domain,       3.7, 0.0},
    {Card::friggas_charm,      8.8, 1.2},
    {Card::thors_glory,        1.6, 2.8},
    {Card::friggas_succor,     1.7, 4.5},
    {Card::tyrs_domain,        7.0, 2.4},
    {Card::lokis_blessing,     2.4, 1.0},
    {Card::q1_alfheim,         5.1, 0.0},
    {Card::q1_jotunheim,       5.1, 0.0},
    {Card::q1_manheim,         5.8, 0.0},
    {Card::q1_glorious_death,  5.7, 0.0},
    {Card::q1_yggdrasil,       4.6, 0.0},
    {Card::odins_smite,        4.2, 1.8},
    {Card::tyrs_bash,          4.1, 1.5},
    {Card::heimdalls_sight,    7.1, 2.2},
    {Card::friggas_grace,      6.4, 2.8},
    {Card::lokis_trickery,     9.7, 1.6},
    {Card::tyrs_smash,         5.6, 2.2},
    {Card::tyrs_smite,         6.8, 3.4},
    {Card::thors_hammer,       3.6, 2.2},
    {Card::tyrs_crush,         6.9, 2.8},

    {Card::valkyrie,           5.3, 3.8},
    {Card::dark_elf,           4.7, 1.0},
    {Card::fire_giant,         2.9, 2.0},
    {Card::lord_of_axes,       2.2, 3.5},
    {Card::experts_in_arms,    0.5, 1.0},
    {Card::fire_dragons,       7.2, 0.0},
    {Card::odins_inspiration,  1.7, 0.0},
    {Card::tyrs_challenge,     2.3, 1.5},
    {Card::friggas_protection, 3.1, 1.0},
    {Card::lokis_eminence,     8.2, 0.0},
    {Card::tyrs_prowess,       4.2, 1.2},
    {Card::thors_domain,       2.6, 1.5},
    {Card::q2_alfheim,         5.1, 0.0},
    {Card::q2_jotunheim,       5.5, 0.0},
    {Card::q2_manheim,         5.8, 0.0},
    {Card::q2_glorious_death,  9.7, 0.0},
    {Card::q2_yggdrasil,       5.6, 0.0},
    {Card::tyrs_crush_2,       7.4, 3.0},
    {Card::heimdalls_eye,      5.8, 2.6},
    {Card::odins_tide,         4.3, 2.2},
    {Card::lokis_backstab,     4.1, 2.0},
    {Card::tyrs_rage,          8.8, 4.2},
    {Card::heimdalls_watch,    5.8, 2.6},
    {Card::thors_oath,         5.0, 2.8},
    {Card::tyrs_smite_2,       8.4, 3.6},
    {Card::tyrs_smash_2,       5.9, 2.4},

    {Card::frost_giant,        4.1, 2.0},
    {Card::soldier_of_hel,     5.8, 1.0},
    {Card::volur_witch,        4.0, 1.0},
    {Card::lord_of_spears,     0.7, 3.2},
    {Card::masters_in_arms,    3.8, 1.5},
    {Card::eternal_dragons,    8.2, 0.0},
    {Card::friggas_domain,     5.2, 2.5},
    {Card::odins_throne,       3.6, 0.0},
    {Card::thors_conquest,     0.5, 0.0},
    {Card::friggas_sacrifice,  3.1, 2.2},
    {Card::tyrs_wrath,         1.8, 1.5},
    {Card::lokis_wrath,        5.1, 0.0},
    {Card::q3_alfheim,         4.4, 0.0},
    {Card::q3_jotunheim,       5.2, 0.0},
    {Card::q3_manheim,         5.0, 0.0},
    {Card::q3_glorious_death,  9.6, 0.0},
    {Card::q3_yggdrasil,       4.8, 0.0},
    {Card::heimdalls_gaze,     6.3, 3.0},
    {Card::thors_primacy,      6.1, 2.8},
    {Card::thors_ascension,    5.7, 3.2},
    {Card::odins_judgement,    8.4, 3.4},
    {Card::tyrs_rage_3,        7.0, 4.2},
    {Card::heimdalls_watch_3,  5.1, 2.6},
    {Card::tyrs_crush_3,       5.1, 3.0},
    {Card::lokis_poison,       5.2, 1.6},
    {Card::tyrs_smite_3,       6.7, 3.6},
}};
// clang-format on

constexpr bool in_card_order() {
  for (int i = 0; i < kCardTypes; ++i) {
    if (kCardWorth[static_cast<std::size_t>(i)].id != card_at(i)) return false;
  }
  return true;
}
static_assert(in_card_order());

constexpr const CardWorth& worth_of(Card card) { return kCardWorth[static_cast<std::size_t>(card)]; }

// What the card would add to the clan's hand: its table value, corrected by what the clan already has.
double draft_worth(const State& s, Seat seat, Card card);
// The same for what one takes in a round of the draft: one card or two.
double draft_choice_worth(const State& s, Seat seat, Action choice);

// What the card will do for the clan in the next Age, if it is the one that is kept.
double keep_worth(const State& s, Seat seat, Card card);

}  // namespace ravenhall::blood_rage::judgement
