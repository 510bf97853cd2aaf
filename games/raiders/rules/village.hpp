// Work in the village: placing, the eight buildings, taking (TU-1, TU-2, V-a to V-g; facts, section 1).
#pragma once

#include "games/raiders/rules/cards.hpp"
#include "games/raiders/rules/offerings.hpp"

namespace ravenhall::raiders {

// V-a
inline bool can_place(const State& s, Seat seat, Building building) {
  return s.village[building] == Colour::none && row(building).colours.has(s.player[seat].worker);
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

inline bool can_exchange_livestock(const State& s, Seat seat) {
  return s.player[seat].tokens[Resource::livestock] > 0 && worth_paying(s, Resource::provisions);
}
inline bool can_use_long_house(const State& s, Seat seat) {
  return can_exchange_livestock(s, seat) || !offers(s, seat, 0).empty();
}

// What the actions of the building can be about, with a worker of that colour and a hand of that size.
inline Acts acts_in(const State& s, Seat seat, Building building, Colour worker, int hand_size) {
  const Player& player = s.player[seat];
  Acts acts;
  switch (building) {
    case Building::gate_house: acts.set(Resource::cards, cards_to_draw(s)); break;
    case Building::treasury:
      acts.set(Resource::silver, hand_size >= 1 && worth_paying(s, Resource::silver));
      acts.set(Resource::gold, hand_size >= kTreasuryGoldCards && worth_paying(s, Resource::gold));
      break;
    case Building::armoury:
      if (player.armour == kMostArmour) break;  // E22
      acts.set(Resource::silver, player.tokens[Resource::silver] >= kArmourySilver);
      acts.set(Resource::iron, player.tokens[Resource::iron] >= 1);
      break;
    case Building::mill:
      acts.set(Resource::provisions, s.supply[Resource::provisions] > 0);
      acts.set(Resource::gold, worker == Colour::white && s.supply[Resource::gold] > 0);
      break;
    case Building::silversmith: acts.set(Resource::silver, s.supply[Resource::silver] > 0); break;
    case Building::long_house: acts.set(Resource::livestock, can_exchange_livestock(s, seat)); break;
    case Building::town_hall:
    case Building::barracks:
    case Building::none: break;
  }
  return acts;
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
inline bool can_take(const State& s, Building building) {
  return building != s.placed && s.village[building] != Colour::none;
}
void take_worker(auto& t, Seat seat, Building building) {
  const Colour worker = std::exchange(t.s.village[building], Colour::none);
  t.player(seat).worker = worker;
  t.tell(Happening::taken, seat, building, worker);
  t.push(Step::visit, seat, building, worker);
}

// Pays and gains what the deal says, apart from cards.
void strike(auto& t, Seat seat, const Deal& deal) {
  for (const Resource what : Tokens::keys()) pay(t, seat, what, deal.pays[what]);
  for (const Resource what : Tokens::keys()) gain(t, seat, what, deal.gains[what]);
  move_armour(t, seat, deal.armour);
}

// The action of a building, except for those of the Town Hall, the Barracks and offerings. `plain`: without
// the bonus of the crew (E39).
void act_in(auto& t, Seat seat, Resource what, bool plain) {
  const Frame frame = t.s.agenda.pop();
  const Building building = frame.a;
  const Colour worker = frame.b;
  mark_used(t, building, frame.c);
  const Card helper = plain ? Card::none : bonus_card(building, what);
  const Deal deal = deal_in(building, what, worker, in_crew(t.player(seat), helper));
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
