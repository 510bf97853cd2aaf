// What a hunter may do in their turn, and what Dracula may play: each rule says the first thing that is in
// the way, or nothing. `legal` asks whether there is anything, `why_not` what it is.
#pragma once

#include "games/dracula/reasons.hpp"
#include "games/dracula/rules/round.hpp"
#include "kernel/reason.hpp"

namespace ravenhall::dracula {

// A hunter's turn (HA-1 to HA-12).

// An action of that kind, wherever it is taken: not in a hospital, not at sea, not twice (E2).
inline Reason against_deed(const State& s, Seat seat, Deed deed) {
  const Hunter& hunter = s.hunter[seat];
  if (hunter.hospital) return because(Why::in_hospital);
  if (is_sea(hunter.at) && deed != Deed::move) return because(Why::at_sea);
  return s.deeds.has(deed) ? because(Why::deed_done) : Reason{};
}

inline Reason against_moving(const State& s, Seat seat) {
  if (const Reason reason = against_deed(s, seat, Deed::move)) return reason;
  const bool night_road = s.long_night && is_city(s.hunter[seat].at);
  return s.phase != Phase::day && !night_road ? because(Why::at_night) : Reason{};
}
// By rail and by sea not even in a Long Night.
inline Reason against_day_move(const State& s, Seat seat) {
  if (const Reason reason = against_moving(s, seat)) return reason;
  return s.phase != Phase::day ? because(Why::at_night) : Reason{};
}
inline Reason against_rail(const State& s, Seat seat) {
  if (const Reason reason = against_day_move(s, seat)) return reason;
  return is_sea(s.hunter[seat].at) ? because(Why::at_sea) : Reason{};
}
inline Reason against_ticket(const State& s, Seat seat, Ticket ticket) {
  const Hunter& hunter = s.hunter[seat];
  if (!hunter.tickets.has(ticket)) return because(Why::no_ticket, ticket);
  if (is_fogged(s, hunter.at)) return because(Why::fog_on, hunter.at);
  if (!rail_targets(s, hunter.at, ticket).empty()) return {};
  const bool yellow = row(ticket).yellow == 0 && !kByYellowRail[hunter.at].empty();
  return yellow ? because(Why::no_yellow, ticket, hunter.at) : because(Why::no_railway, hunter.at);
}
inline Reason against_carriage(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  if (const Reason reason = against_rail(s, seat)) return reason;
  if (!hunter.events.has(HunterEvent::chartered_carriage)) return because(Why::no_carriage);
  if (is_fogged(s, hunter.at)) return because(Why::fog_on, hunter.at);
  return carriage_targets(s, hunter.at).empty() ? because(Why::no_railway, hunter.at) : Reason{};
}
// Where a Move can end (HA-3 to HA-5).
inline PlaceSet road_moves(const State& s, Seat seat) {
  return against_moving(s, seat) ? PlaceSet{} : open_roads(s, s.hunter[seat].at);
}
inline PlaceSet sea_moves(const State& s, Seat seat) {
  return against_day_move(s, seat) ? PlaceSet{} : open_seas(s, s.hunter[seat].at);
}
inline PlaceSet rail_moves(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  PlaceSet places;
  if (hunter.tickets.empty() || against_rail(s, seat)) return places;
  for (const Ticket ticket : hunter.tickets.types()) places |= rail_targets(s, hunter.at, ticket);
  return against_carriage(s, seat) ? places : places | carriage_targets(s, hunter.at);
}
inline Reason against_leaving(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  if (!hunter.hospital) return because(Why::not_in_hospital);
  if (s.deeds.has(Deed::move)) return because(Why::deed_done);
  if (s.phase != Phase::day) return because(Why::at_night);
  return is_fogged(s, hunter.at) ? because(Why::fog_on, hunter.at) : Reason{};
}

inline Reason against_supply(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  if (is_sea(hunter.at)) return because(Why::at_sea);
  if (s.deeds.has(Deed::supply)) return because(Why::deed_done);
  if (hunter.at == Place::castle_dracula) return because(Why::in_castle);
  return s.no_supply ? because(Why::supply_forbidden) : Reason{};
}
inline Reason against_rest(const State& s, Seat seat) {
  if (const Reason reason = against_deed(s, seat, Deed::rest)) return reason;
  return s.hunter[seat].damage == 0 ? because(Why::not_hurt) : Reason{};
}
inline Reason against_reserve(const State& s, Seat seat) {
  if (const Reason reason = against_deed(s, seat, Deed::reserve)) return reason;
  if (s.hunter[seat].at == Place::castle_dracula) return because(Why::in_castle);
  return tickets_left(s) == 0 ? because(Why::no_tickets_left) : Reason{};
}
inline Reason against_search(const State& s, Seat seat) {
  if (const Reason reason = against_deed(s, seat, Deed::search)) return reason;
  const Place at = s.hunter[seat].at;
  if (is_fogged(s, at)) return because(Why::fog_on, at);
  return lurkers_in(s, hideouts_at(s, at)) == 0 ? because(Why::no_encounters_here, at) : Reason{};
}

inline Reason against_partner(const State& s, Seat seat, Seat other) {
  if (other == seat) return because(Why::own_seat);
  if (s.hunter[other].defeated) return because(Why::defeated, other);
  return s.hunter[other].hospital ? because(Why::partner_away, other) : Reason{};
}
inline Reason against_trade(const State& s, Seat seat, Seat other) {
  if (const Reason reason = against_partner(s, seat, other)) return reason;
  const Hunter& hunter = s.hunter[seat];
  const Hunter& partner = s.hunter[other];
  if (partner.at != hunter.at) return because(Why::hunter_elsewhere, other, hunter.at);
  const int goods = hunter.item_count + hunter.ticket_count + partner.item_count + partner.ticket_count;
  return goods == 0 ? because(Why::nothing_to_trade, other) : Reason{};
}
// Q8, E18.
inline Reason against_event_trade(const State& s, Seat seat, Seat other) {
  if (seat != kVanHelsing) return because(Why::sheet_only, kVanHelsing);
  if (const Reason reason = against_partner(s, seat, other)) return reason;
  if (is_sea(s.hunter[other].at)) return because(Why::partner_away, other);
  const int events = s.hunter[seat].event_count + s.hunter[other].event_count;
  return events == 0 ? because(Why::nothing_to_trade, other) : Reason{};
}

// Special actions (HA-11, EV-13).

inline Reason against_alone(const State& s, Seat seat) {
  const bool alone = (hunters_in(s, s.hunter[seat].at) - PlayerSet(seat)).empty();
  return alone ? because(Why::no_companion) : Reason{};
}
inline Reason against_bond(const State& s, Seat seat) {
  if (seat != kMina) return because(Why::sheet_only, kMina);
  if (const Reason reason = against_deed(s, seat, Deed::special)) return reason;
  return against_alone(s, seat);
}
inline Reason against_gallop(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  if (!hunter.items.has(Item::fast_horses)) return because(Why::no_item, Item::fast_horses);
  if (const Reason reason = against_deed(s, seat, Deed::special)) return reason;
  if (s.phase != Phase::day) return because(Why::at_night);
  return open_roads(s, hunter.at).empty() ? because(Why::no_open_road, hunter.at) : Reason{};
}
// Whose sheet an event belongs to, if it is an action of one hunter; else kSpectator.
constexpr Seat owner_of(HunterEvent event) {
  switch (event) {
    case HunterEvent::mystic_research: return kVanHelsing;
    case HunterEvent::wax_cylinders: return kSeward;
    case HunterEvent::hypnosis: return kMina;
    case HunterEvent::lucys_revenge: return kGodalming;
    default: return kSpectator;
  }
}
// Of an event that is an action: what it needs besides its time.
inline Reason against_effect(const State& s, Seat seat, HunterEvent event) {
  const Hunter& hunter = s.hunter[seat];
  if (owner_of(event) != kSpectator && owner_of(event) != seat)
    return because(Why::event_of, event, owner_of(event));
  switch (event) {
    case HunterEvent::excellent_weather:
      return open_seas(s, hunter.at).empty() ? because(Why::no_open_sea, hunter.at) : Reason{};
    case HunterEvent::sense_of_emergency:
      return open_roads(s, hunter.at).empty() ? because(Why::no_open_road, hunter.at) : Reason{};
    case HunterEvent::vampire_lair:
      return hunter.items.has(Item::stake) ? Reason{} : because(Why::no_item, Item::stake);
    case HunterEvent::blood_transfusion:
      if (weakened(s, seat)) return because(Why::weakened_yourself);
      return patients(s, seat).empty() ? because(Why::no_patient) : Reason{};
    case HunterEvent::money_trail: return hidden_sea_cards(s).empty() ? because(Why::no_sea_card) : Reason{};
    case HunterEvent::mystic_research: return event_deck(s) == 0 ? because(Why::no_events_left) : Reason{};
    case HunterEvent::wax_cylinders:
      return is_on(s.options.powers) || !hideouts_with_secrets(s).empty() ? Reason{}
                                                                          : because(Why::no_secrets);
    case HunterEvent::hypnosis: return against_alone(s, seat);
    default: return {};
  }
}
// Expects an event in the hunter's hand.
inline Reason against_special(const State& s, Seat seat, HunterEvent event) {
  const bool day = s.phase == Phase::day;
  const Hunter& hunter = s.hunter[seat];
  switch (moment_of(event)) {
    case Moment::action: break;
    case Moment::day_action:
      if (!day) return because(Why::event_day, event);
      break;
    case Moment::night_action:
      if (day) return because(Why::event_night, event);
      break;
    default: return because(Why::event_action, event);
  }
  // HA-5, Q1: at sea Excellent Weather can be the move that is owed.
  const bool owed = event == HunterEvent::excellent_weather && is_on(s.options.weather_at_sea);
  if (!(is_sea(hunter.at) && owed)) {
    if (const Reason reason = against_deed(s, seat, Deed::special)) return reason;
  } else if (s.deeds.has(Deed::special)) {
    return because(Why::deed_done);
  }
  return against_effect(s, seat, event);
}
inline Reason against_luck(const State& s, HunterEvent event) {
  if (s.phase != Phase::day) return because(Why::event_by_day, event);
  return luck_helps(s) ? Reason{} : because(Why::no_luck_needed);
}
// HA-5: at sea he must sail on, unless every way is barred.
inline bool must_sail(const State& s, Seat seat) {
  const Place at = s.hunter[seat].at;
  return !s.hunter[seat].hospital && is_sea(at) && !open_seas(s, at).empty();
}

// Dracula.

// What an event of his needs besides its time.
inline Reason against_scheme(const State& s, DraculaEvent omen) {
  switch (omen) {
    case DraculaEvent::hidden_schemes:
      if (s.hand_count == 0) return because(Why::no_encounters_left);
      return can_hold_encounter(s.spaces[Spot::space3]) ? Reason{} : because(Why::scheme_no_hideout);
    case DraculaEvent::roadblock: return s.blocks.full() ? because(Why::no_blocks_left) : Reason{};
    case DraculaEvent::summon_storms: return s.storms.full() ? because(Why::no_storms_left) : Reason{};
    default: return {};
  }
}
// Expects that a matured effect or a lair is asked for (DP-3, HL-11).
inline Reason against_maturing(const State& s, int lurker) {
  const Lurker& card = s.lurkers[static_cast<std::size_t>(lurker)];
  if (card.where != Spot::leaving) return because(Why::not_leaving);
  if (s.spaces[Spot::leaving].power == Power::hide) return because(Why::hide_matures_not);
  if (card.used) return because(Why::used_already);
  return row(card.kind).matures ? Reason{} : because(Why::matures_not, card.kind);
}
// An ambush out of these hideouts (RA-8).
inline Reason against_ambush(const State& s, Spots spots, int lurker) {
  const Lurker& card = s.lurkers[static_cast<std::size_t>(lurker)];
  if (!spots.has(card.where)) return because(Why::ambush_elsewhere);
  if (card.used) return because(Why::used_already);
  return row(card.kind).ambushes ? Reason{} : because(Why::cannot_ambush, card.kind);
}

// Combat.

// What a hunter can prepare (EV-22). Expects a card in the hunter's hand.
inline Reason against_preparing(const State& s, Seat seat, HunterEvent event) {
  if (moment_of(event) != Moment::combat) return because(Why::event_action, event);
  if (owner_of(event) != kSpectator && owner_of(event) != seat)
    return because(Why::event_of, event, owner_of(event));
  if (event == HunterEvent::planned_ambush && s.combat.planned.has(seat)) return because(Why::only_once);
  const bool no_items = s.items_left == 0 && s.items.discard.empty();
  return event == HunterEvent::lucky_find && no_items ? because(Why::no_items_left) : Reason{};
}

}  // namespace ravenhall::dracula
