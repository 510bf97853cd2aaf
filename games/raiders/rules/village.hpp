// Work in the village: placing, the eight buildings, taking (TU-1, TU-2, V-a to V-g; facts, section 1).
#pragma once

#include "games/raiders/rules/cards.hpp"
#include "games/raiders/rules/offerings.hpp"

namespace ravenhall::raiders {

// V-a
inline Reason against_placing(const State& s, Seat seat, Building building) {
  const Colour there = s.village[building];
  const Colour worker = s.player[seat].worker;
  if (there != Colour::none) return because(Why::occupied, building, there);
  return row(building).colours.has(worker) ? Reason{} : because(Why::colour, building, worker);
}
inline bool can_place(const State& s, Seat seat, Building building) {
  return !against_placing(s, seat, building);
}

// E21: a reward that is not in the supply at all is not offered for a payment, unless the table agreed
// otherwise.
inline bool worth_paying(const State& s, Resource reward) {
  return s.supply[reward] > 0 || s.options.missing_reward == MissingReward::allowed;
}

using Acts = EnumSet<Resource, std::uint8_t>;

// What the printed actions of the building are about, for a worker of that colour.
constexpr Acts printed_acts(Building building, Colour worker) {
  switch (building) {
    case Building::gate_house: return Resource::cards;
    case Building::treasury: return {Resource::silver, Resource::gold};
    case Building::armoury: return {Resource::silver, Resource::iron};
    case Building::mill:
      return worker == Colour::white ? Acts{Resource::provisions, Resource::gold}
                                     : Acts{Resource::provisions};
    case Building::silversmith: return Resource::silver;
    case Building::long_house: return Resource::livestock;
    case Building::town_hall:
    case Building::barracks:
    case Building::none: break;
  }
  return {};
}

// What such an action takes and brings, as far as the supply has it; `bonus` is what the crew adds (HK-5).
struct Deal {
  Tokens pays{};
  Tokens gains{};
  int discards = 0;  // cards out of the hand
  int cards = 0;     // drawn
  int armour = 0;
};
constexpr Deal deal_in(Building building, Resource what, Colour worker, int bonus = 0) {
  Deal deal;
  switch (building) {
    case Building::gate_house: deal.cards = kGateHouseCards + bonus; break;
    case Building::treasury:
      deal.discards = what == Resource::gold ? kTreasuryGoldCards : 1;
      deal.gains[what] = what == Resource::gold ? 1 : kTreasurySilver;
      break;
    case Building::armoury:
      deal.pays[what] = what == Resource::iron ? 1 : kArmourySilver;
      deal.armour = what == Resource::iron ? kArmourForIron : 1;
      break;
    case Building::mill:
      deal.gains[what] = what == Resource::gold ? 1 : kMillProvisions[worker] + bonus;
      break;
    case Building::silversmith: deal.gains[what] = kSilversmithSilver[worker] + bonus; break;
    case Building::long_house:
      deal.pays[what] = 1;
      deal.gains[Resource::provisions] = kLongHouseProvisions;
      break;
    case Building::town_hall:
    case Building::barracks:
    case Building::none: break;
  }
  return deal;
}

// HK-5: the crew card whose bonus the building's action includes; Card::none: there is none.
inline Card bonus_card(Building building, Resource what) {
  if (building == Building::gate_house) return Card::gatekeeper;
  if (building == Building::mill && what == Resource::provisions) return Card::forager;
  if (building == Building::silversmith) return Card::jeweller;
  return Card::none;
}

// What is against the building's action about `what`, with a worker of that colour and a hand of that size.
inline Reason against_acting(const State& s, Seat seat, Building building, Resource what, Colour worker,
                             int hand_size) {
  if (!printed_acts(building, worker).has(what)) {
    const bool white_only = building == Building::mill && what == Resource::gold;
    return white_only ? because(Why::mill_gold, worker) : because(Why::not_here, building, what);
  }
  const Player& player = s.player[seat];
  const Deal deal = deal_in(building, what, worker);
  if (deal.cards > 0 && !cards_to_draw(s)) return because(Why::supply_empty, Resource::cards);
  if (deal.armour > 0 && player.armour == kMostArmour) return because(Why::armour_full);  // E22
  if (hand_size < deal.discards) return because(Why::cards_short, deal.discards, hand_size);
  bool free = deal.discards == 0;
  for (const Resource paid : Tokens::keys()) {
    free = free && deal.pays[paid] == 0;
    if (player.tokens[paid] < deal.pays[paid])
      return because(Why::price_short, paid, deal.pays[paid], player.tokens[paid]);
  }
  for (const Resource got : Tokens::keys()) {
    if (deal.gains[got] == 0 || s.supply[got] > 0) continue;
    if (free || !worth_paying(s, got)) return because(Why::supply_empty, got);
  }
  return {};
}

inline bool can_exchange_livestock(const State& s, Seat seat) {
  return !against_acting(s, seat, Building::long_house, Resource::livestock, Colour::none, 0);
}
inline bool can_use_long_house(const State& s, Seat seat) {
  return can_exchange_livestock(s, seat) || !offers(s, seat, 0).empty();
}

// What the actions of the building can be about, with a worker of that colour and a hand of that size.
inline Acts acts_in(const State& s, Seat seat, Building building, Colour worker, int hand_size) {
  Acts acts;
  for (const Resource what : printed_acts(building, worker))
    acts.set(what, !against_acting(s, seat, building, what, worker, hand_size));
  return acts;
}

// The action with the bonus of the crew, unless `plain` (E39).
inline Deal deal_of(const State& s, Seat seat, Building building, Resource what, Colour worker, bool plain) {
  const Card helper = plain ? Card::none : bonus_card(building, what);
  return deal_in(building, what, worker, in_crew(s.player[seat], helper));
}
// The same as far as there is something to have (E20, E22, E43).
inline Deal deal_now(const State& s, Seat seat, Deal deal) {
  for (const Resource what : Tokens::keys())
    deal.gains[what] = std::min<int>(deal.gains[what], s.supply[what]);
  deal.cards = std::min<int>(deal.cards, s.deck_size + s.under_size + s.discard.size());
  deal.armour = std::min<int>(deal.armour, kMostArmour - s.player[seat].armour);
  return deal;
}

// V-e
void mark_used(auto& t, Building building, Manner how) {
  if (!how.has(How::uncounted)) t.s.used.add(building);
}

// V-d: the action may be left out, so the player is asked. Whoever can do nothing that others can see is not
// asked; but what is in a hand stays hidden, and so whoever has cards is asked whenever cards decide.
void visit(auto& t, Seat seat, Building building, Colour worker, Manner how) {
  const State& s = t.s;
  const Player& player = t.player(seat);
  if (!how.has(How::must) && s.used.has(building)) return;  // V-e
  switch (building) {
    case Building::town_hall:
      if (player.hand_size == 0) return;
      break;
    case Building::barracks: {
      const bool may_only_dismiss = is_on(s.options.dismiss_alone) && !player.crew.empty();
      if (player.hand_size == 0 && !may_only_dismiss) return;
      return t.push(Step::ask_hire, seat, HireAt::barracks, false, how);
    }
    case Building::long_house:
      if (!can_use_long_house(s, seat)) return;
      return t.push(Step::ask_long_house, seat, 1 + in_crew(player, Card::sage), 0, how);  // E26
    case Building::gate_house:
    case Building::treasury:
    case Building::armoury:
    case Building::mill:
    case Building::silversmith:
    case Building::none:
      if (acts_in(s, seat, building, worker, player.hand_size).empty()) return;
      break;
  }
  t.push(Step::ask_visit, seat, building, worker, how);
}

// TU-1
void place(auto& t, Seat seat, Building building) {
  const Colour worker = std::exchange(t.player(seat).worker, Colour::none);
  t.s.village[building] = worker;
  t.s.placed = building;
  t.tell(Happening::placed, seat, building, worker);
  t.then({{Step::visit, seat, building, worker}, {Step::take, seat}});
}

// TU-2, V-c, E2: from any other building than the one just filled.
inline Reason against_taking(const State& s, Building building) {
  if (building == s.placed) return because(Why::placed_here, building);
  return s.village[building] == Colour::none ? because(Why::nobody_there, building) : Reason{};
}
inline bool can_take(const State& s, Building building) { return !against_taking(s, building); }
void take_worker(auto& t, Seat seat, Building building) {
  const Colour worker = std::exchange(t.s.village[building], Colour::none);
  t.player(seat).worker = worker;
  t.tell(Happening::taken, seat, building, worker);
  t.push(Step::visit, seat, building, worker);
}

// Pays and gains what the deal says, apart from cards; provisions first, as the Huntsman says it.
inline constexpr std::array kGainOrder{Resource::provisions, Resource::silver, Resource::gold, Resource::iron,
                                       Resource::livestock};
void strike(auto& t, Seat seat, const Deal& deal) {
  for (const Resource what : Tokens::keys()) pay(t, seat, what, deal.pays[what]);
  for (const Resource what : kGainOrder) gain(t, seat, what, deal.gains[what]);
  move_armour(t, seat, deal.armour);
}

// The action of a building, except for those of the Town Hall, the Barracks and offerings. `plain`: without
// the bonus of the crew (E39).
void act_in(auto& t, Seat seat, Resource what, bool plain) {
  const Frame frame = t.s.agenda.pop();
  const Building building = frame.a;
  const Colour worker = frame.b;
  mark_used(t, building, frame.c);
  const Deal deal = deal_of(t.s, seat, building, what, worker, plain);
  if (deal.cards > 0) return t.push(Step::draw, seat, deal.cards);
  if (deal.discards > 0) return t.push(Step::ask_treasury, seat, what, deal.discards);
  strike(t, seat, deal);
}

void discard_at_treasury(auto& t, Seat seat, Card card) {
  discard_from_hand(t, seat, card);
  const Frame frame = t.s.agenda.pop();
  const Resource what = frame.a;
  const int left = frame.b - 1;
  if (left > 0) return t.push(Step::ask_treasury, seat, what, left);
  strike(t, seat, deal_in(Building::treasury, what, Colour::none));
}

// E26: after each action the rest of the visit, if there is something left to do.
void go_on_in_long_house(auto& t, Seat seat, int left, Manner how) {
  if (can_use_long_house(t.s, seat)) t.push(Step::ask_long_house, seat, left, 0, how - How::must);
}
void act_in_long_house(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::skip) return t.tell(Happening::skipped, seat, Building::long_house);
  mark_used(t, Building::long_house, frame.c);
  if (frame.a > 1) t.push(Step::long_house, seat, frame.a - 1, 0, frame.c);
  if (a.verb == Verb::offer) return make_offering(t, seat, a.a);
  strike(t, seat, deal_in(Building::long_house, a.a, Colour::none));
}

// CR-2, E44: at most one crew card makes room, and then somebody must be hired.
void answer_hire(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  const HireAt at = frame.a;
  const Manner how = frame.c;
  if (a.verb == Verb::skip) return t.tell(Happening::skipped, seat, Building::barracks);
  if (at == HireAt::barracks) mark_used(t, Building::barracks, how);
  if (a.verb == Verb::hire) return hire(t, seat, at, a.a);
  dismiss(t, seat, a.a, true);  // there is somebody to hire
  const bool may_stop = is_on(t.s.options.dismiss_alone) && at == HireAt::barracks;
  t.push(Step::ask_hire, seat, at, true, may_stop ? how - How::must : how | How::must);
}

}  // namespace ravenhall::raiders
