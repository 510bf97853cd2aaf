// The named options of Raiders of the North Sea: the card data of two printings, and every ruling of ours
// that could reasonably be read otherwise.
#pragma once

#include <cstdint>

namespace ravenhall::raiders {

// One entry an option, in the order of the option table in options.cpp. A state holds the chosen value's
// index. The first value is the default.
enum class Option : std::uint8_t {
  cards,               // print, preprod: V1 to V4
  merchant_colour,     // on, off: a copied building keeps its colour limit (E4)
  merchant_once,       // on, off: a copied building counts as used this turn (E5)
  archer_placed,       // on, off: the worker just placed can be exchanged (E6)
  scout_number,        // both_hands, own_hand: how many cards can be announced (E8)
  avenger_targets,     // with_crew, any: whom a dying Avenger can name (E10)
  gravedigger_places,  // on, off: playable only when another card can be placed (E11)
  ragnhildr,           // marker, taken: what she counts beyond 7 valkyries (E15)
  missing_reward,      // refused, allowed: paying for what the supply does not have (E21)
  poor_targets,        // off, on: opponents on whom the effect changes nothing can be named (E33)
  reshuffle,           // at_need, at_once: when the discard pile becomes the new deck (CR-5)
  reshuffle_played,    // on, off: the card played at the Town Hall is part of a reshuffle (E35)
  open_discard,        // on, off: the discard pile may be looked through (E37)
  decline_bonus,       // on, off: bonuses of gain type may be declined (E39)
  idle_cards,          // off, on: cards that can do nothing may be played at the Town Hall (E40)
  dismiss_alone,       // off, on: a crew card may be discarded at the Barracks without a hire (E44)
  warlord_amount,      // most, chosen: how much is taken of "up to 2" (E48, V2)
  full_tie,            // shared, later: still tied after both tracks (SC-6)
  first_player,        // dice, 0, 1, 2, 3
};
inline constexpr int kOptions = 19;

}  // namespace ravenhall::raiders
