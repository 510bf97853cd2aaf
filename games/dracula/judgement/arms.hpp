// What cards are worth to their owners, and how hard a hunter hits.
#pragma once

#include "games/dracula/state.hpp"

namespace ravenhall::dracula::judgement {

double worth_of(Item item);
double worth_of(HunterEvent event);
double worth_of(DraculaEvent omen);
double worth_of(Ticket ticket);

// A whole hand; the more there is of it, the less the next card adds.
double items_worth(const ItemBag& items);
double events_worth(const HunterEventBag& events);
double tickets_worth(const TicketBag& tickets);

// Damage a round that a hunter's cards do, if nothing stops them: no card can be used twice running.
struct Arms {
  double blows = 0;  // a round
  double once = 0;   // in a whole combat
};
Arms arms_of(const Hunter& hunter);
// How much Dracula must fear the hunter, from 0 to 1: arms and health.
double threat_of(const Hunter& hunter);

}  // namespace ravenhall::dracula::judgement
