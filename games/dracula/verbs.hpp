// The verbs of the actions of Fury of Dracula and the kinds of its events; their texts are in notation.cpp,
// in this order.
#pragma once

#include <cstdint>

#include "games/dracula/data.hpp"
#include "kernel/action.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::dracula {

enum class Verb : std::uint8_t {
  // Nature
  encounter,  // encounter: Dracula draws it
  back,       // back: of the top event card
  item,       // item: a hunter draws it
  event,      // hunter event: a hunter draws it
  omen,       // Dracula event: Dracula gets it
  ticket,     // ticket: a hunter draws it
  horses,     // ticket: turned up for Fast Horses
  card,       // combat card: Dracula draws it
  unearth,    // Dracula event: out of the buried ones
  turn_up,    // hunter event: discarded face up (Immanuel Hildesheim)
  // Everybody
  pass,
  // Set-up
  start,   // place: of a hunter
  settle,  // place: of Dracula
  // A hunter's turn
  road,      // place
  rail,      // ticket
  carriage,  // ticket: with a Chartered Carriage
  ride,      // place: where the journey ends
  sail,      // place
  leave,     // the hospital
  supply,
  rest,
  trade,         // hunter: items and tickets
  trade_events,  // hunter: Van Helsing
  reserve,
  search,
  bond,      // Psychic Bond
  gallop,    // Fast Horses
  play,      // hunter event
  act_next,  // hunter: who has the next turn (Speedy Telegraph)
  give,      // which of his cards: a trader
  // Choices about cards
  keep,            // the card just drawn
  discard_item,    // item
  discard_event,   // hunter event
  discard_ticket,  // ticket
  discard_omen,    // Dracula event
  open_item,       // item
  open_event,      // hunter event
  show,            // item
  use,             // item: discards it, or puts it down in a combat
  suffer,          // the damage instead
  // Choices of places, people and lines
  name,     // place
  target,   // hunter
  space,    // spot
  block,    // line
  unblock,  // line
  // Allies, and cards with several effects
  ally,  // stays as an ally
  seek,  // place: the Search of an ally
  analysis,
  expel,        // the other side's ally
  lift_ground,  // Devilish Power
  starve,       // no Supply in the next hunter phase
  // Encounters
  ambush,   // number of the lurker
  resolve,  // number of the lurker
  accept,   // the offer of the question
  mature,   // number of the lurker
  // Dracula's phase
  make_lair,
  go,  // place: a location card
  hide,
  feed,
  dark_call,
  wolf,       // place
  misdirect,  // spot
  heal,       // number
  lay,        // encounter
  drop,       // encounter: out of the hand
  rumor,      // spot
  clear,      // spot: a lair
  scheme,     // Dracula event
  shift,      // place: where somebody is moved
  storm,      // place
  calm,       // place: a storm token off
  // Combat
  fight,   // combat card
  engage,  // hunter
  flip,    // a Plotting card
  claw,    // hunter
  plot,    // combat card
  fly,     // place
};

enum class Happening : std::uint8_t {
  // Time
  began,
  dawn,
  day,
  dusk,
  night,
  dracula_phase,
  despair,
  turn,
  passed,
  stood_up,
  game_over,
  // Hunters
  started,
  moved,
  shifted,
  ticket_spent,
  ticket_turned,
  item_drawn,
  event_drawn,
  ticket_drawn,
  event_buried,
  back_turned,
  reshuffled,
  rested,
  traded,
  gave,
  item_discarded,
  event_discarded,
  ticket_returned,
  item_opened,
  event_opened,
  item_shown,
  event_shown,
  event_kept,
  delayed,
  bats_came,
  bats_left,
  to_hospital,
  left_hospital,
  // Wounds
  hurt,
  healed,
  bitten,
  bite_healed,
  saved,
  defeated,
  influence,
  dracula_hurt,
  dracula_healed,
  // Events
  played,
  ally,
  ally_gone,
  cancelled,
  schemed,
  omen_drawn,
  omen_kept,
  omen_discarded,
  omen_shown,
  named,
  not_there,
  answer_region,
  answer_adjacent,
  backs_seen,
  // Trail
  settled,
  laid_card,
  power,
  slid,
  location_revealed,
  hide_revealed,
  dracula_revealed,
  dracula_hidden,
  cleared,
  lair_made,
  lair_entered,
  no_move,
  way_found,
  encounter_drawn,
  encounter_laid,
  encounter_revealed,
  encounter_discarded,
  encounter_returned,
  encounter_shown,
  matured,
  rumor_laid,
  rumor_gone,
  guards_kept,
  // Meetings
  ambush,
  search,
  // Tokens
  fog,
  fog_lifted,
  storm,
  storm_lifted,
  blocked,
  unblocked,
  consecrated,
  host_token,
  hosts_gone,
  ground_lifted,
  // Combat
  combat,
  refused,
  combat_card_drawn,
  card_chosen,
  dracula_chose,
  engaged,
  cards_shown,
  dracula_card,
  card_cancelled,
  card_exchanged,
  left_combat,
  mesmerized,
  vampire_hurt,
  vampire_healed,
  vampire_defeated,
  bat_flew,
  combat_over,
};

constexpr Verb verb_of(Action action) { return action.verb; }

}  // namespace ravenhall::dracula
