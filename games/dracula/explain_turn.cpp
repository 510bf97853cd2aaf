// Why a hunter cannot move or act as wished (HA-1 to HA-12).
#include "games/dracula/explain.hpp"
#include "games/dracula/rules/may.hpp"

namespace ravenhall::dracula {

Reason against_road(const State& s, Place from, Place to) {
  if (to == from) return because(Why::already_there, to);
  if (is_sea(to)) return because(Why::road_to_sea, to);
  if (is_sea(from)) return because(Why::at_sea);
  if (!kByRoad[from].has(to)) return because(Why::no_road, from, to);
  for (const Place end : {from, to}) {
    if (is_fogged(s, end)) return because(Why::fog_on, end);
  }
  const Line line = road_between(from, to);
  return is_blocked(s, line) ? because(Why::road_blocked, line) : Reason{};
}

Reason against_sea_step(const State& s, Place from, Place to) {
  if (to == from) return because(Why::already_there, to);
  if (!is_sea(from) && !kPorts.has(from)) return because(Why::no_port, from);
  if (!by_sea(s, from).has(to)) return because(Why::no_sea_way, from, to);
  for (const Place end : {from, to}) {
    if (is_fogged(s, end)) return because(Why::fog_on, end);
  }
  return is_stormy(s, to) ? because(Why::storm_on, to) : Reason{};
}

namespace {

Reason why_not_road(const Ask& ask) {
  const Place at = ask.hunter().at;
  switch (ask.step()) {
    case Step::ask_action:
      if (const Reason reason = against_moving(ask.s, ask.seat)) return reason;
      if (ask.named()) return against_road(ask.s, at, ask.one());
      return is_sea(at) ? because(Why::at_sea) : because(Why::no_open_road, at);
    case Step::ask_gallop:
    case Step::ask_rush: {
      const int roads = ask.step() == Step::ask_rush ? kRushRoads : int{std::uint8_t{ask.top.a}};
      if (is_sea(ask.one())) return because(Why::road_to_sea, ask.one());
      return because(Why::roads_too_far, ask.one(), roads);
    }
    default: return because(Why::later_action);
  }
}

Reason why_not_sail(const Ask& ask) {
  const Place at = ask.hunter().at;
  if (ask.step() != Step::ask_action && ask.step() != Step::ask_sail_on) return because(Why::later_action);
  if (ask.step() == Step::ask_action) {
    if (const Reason reason = against_day_move(ask.s, ask.seat)) return reason;
  }
  if (ask.named()) return against_sea_step(ask.s, at, ask.one());
  return is_sea(at) || kPorts.has(at) ? because(Why::no_open_sea, at) : because(Why::no_port, at);
}

Reason why_not_rail(const Ask& ask) {
  if (const Reason reason = against_rail(ask.s, ask.seat)) return reason;
  if (ask.named()) return against_ticket(ask.s, ask.seat, ask.one());
  const Hunter& hunter = ask.hunter();
  if (hunter.ticket_count == 0) return because(Why::no_tickets);
  return is_fogged(ask.s, hunter.at) ? because(Why::fog_on, hunter.at) : because(Why::no_railway, hunter.at);
}
Reason why_not_carriage(const Ask& ask) {
  if (const Reason reason = against_carriage(ask.s, ask.seat)) return reason;
  return ask.named() ? because(Why::no_ticket, ask.one()) : because(Why::no_tickets);
}
Reason why_not_ride(const Ask& ask) {
  if (ask.step() != Step::ask_ride) return because(Why::later_ride);
  const Place to = ask.one();
  const Seat rider = ask.top.a;
  if (is_sea(to)) return because(Why::not_a_city, to);
  if (ask.s.hunter[rider].at == to) return because(Why::already_there, to);
  return is_fogged(ask.s, to) ? because(Why::fog_on, to) : because(Why::rail_too_far, to);
}

Reason why_not_trade(const Ask& ask, bool events) {
  if (const Reason reason = against_deed(ask.s, ask.seat, Deed::trade)) return reason;
  if (events && ask.seat != kVanHelsing) return because(Why::sheet_only, kVanHelsing);
  if (!ask.named()) return because(Why::nobody_to_trade);
  return events ? against_event_trade(ask.s, ask.seat, ask.one()) : against_trade(ask.s, ask.seat, ask.one());
}

}  // namespace

Reason why_not_turn(const Ask& ask) {
  switch (ask.verb()) {
    case Verb::road: return why_not_road(ask);
    case Verb::sail: return why_not_sail(ask);
    case Verb::ride: return why_not_ride(ask);
    case Verb::act_next:
      if (ask.step() != Step::ask_next) return because(Why::later_next);
      return because(Why::not_waiting, ask.one());
    case Verb::give: return because(ask.step() == Step::ask_give ? Why::no_gift : Why::later_trade);
    default: break;
  }
  if (ask.step() != Step::ask_action) return because(Why::later_action);
  switch (ask.verb()) {
    case Verb::rail: return why_not_rail(ask);
    case Verb::carriage: return why_not_carriage(ask);
    case Verb::leave: return against_leaving(ask.s, ask.seat);
    case Verb::supply: return against_supply(ask.s, ask.seat);
    case Verb::rest: return against_rest(ask.s, ask.seat);
    case Verb::trade: return why_not_trade(ask, false);
    case Verb::trade_events: return why_not_trade(ask, true);
    case Verb::reserve: return against_reserve(ask.s, ask.seat);
    case Verb::search: return against_search(ask.s, ask.seat);
    case Verb::bond: return against_bond(ask.s, ask.seat);
    default: return against_gallop(ask.s, ask.seat);
  }
}

}  // namespace ravenhall::dracula
