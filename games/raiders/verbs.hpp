// The verbs of the actions of Raiders and the kinds of its events; their texts are in notation.cpp, in this
// order.
#pragma once

#include <cstdint>

#include "games/raiders/data.hpp"
#include "kernel/action.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::raiders {

enum class Verb : std::uint8_t {
  // Nature
  lay,         // space set: plunder from the bag
  open,        // tile: the top one of the stack
  deal,        // seat card: from the deck, in the set-up and later
  first_roll,  // seat die die
  roll,        // die die
  roll_one,    // die
  // Set-up
  keep,  // card card card
  // The turn
  place,      // building
  take,       // building
  raid,       // settlement
  act,        // resource: the building's action, by what it is about
  act_plain,  // the same without the bonus of the crew (E39)
  skip,       // no action, no further one
  offer,      // tile
  play,       // card: at the Town Hall
  hire,       // card
  dismiss,    // card: out of the crew
  discard,    // card: out of the hand
  // Town Hall
  copy,      // building (Merchant)
  swap,      // seat building (Archer)
  steal,     // seat resource (Barbarian)
  target,    // seat
  amount,    // number
  gain,      // resource (Brawler)
  recall,    // card: from the crew into the hand (Gravedigger)
  enlist,    // card: from the hand into the crew (Gravedigger)
  spare,     // resource: what is left out of an offering (Trader)
  exchange,  // seat number (Scout)
  give,      // card (Scout)
  toll,      // resource (Mercenary)
  // The raid
  reroll,           // die 1 or 2 (Brawler)
  stand,            // the dice stay as they are
  set,              // 1, 2 or 3
  sacrifice,        // card
  sacrifice_plain,  // the same without its death ability (E39)
};

enum class Happening : std::uint8_t {
  laid,
  tile_opened,
  dealt,
  kept,
  cards_returned,
  rolled_for_first,
  first_player,
  turn_began,
  placed,
  taken,
  skipped,
  gained,
  paid,
  drawn,
  deck_reached_under,
  reshuffled,
  played,
  hired,
  dismissed,
  discarded,
  armour,
  offered,
  copied,
  swapped,
  robbed,
  lost,
  recalled,
  enlisted,
  tiles_buried,
  exchange_declared,
  card_chosen,
  card_given,
  exchanged,
  toll_chosen,
  handed_over,
  raided,
  rolled,
  rerolled,
  strength,
  vp,
  plundered,
  fell,
  valkyrie_ignored,
  valkyrie_step,
  returned_to_hand,
  avenged,
  surplus,
  last_round,
  final_score,
  game_over,
};

constexpr Verb verb_of(Action action) { return action.verb; }

}  // namespace ravenhall::raiders
