// Work in the village: placing, the eight buildings, taking (TU-1, TU-2, V-a to V-g; facts, section 1).
#pragma once

#include "games/raiders/rules/cards.hpp"
#include "games/raiders/rules/offerings.hpp"

namespace ravenhall::raiders {

// V-a
inline bool can_place(const State& s, Seat seat, Building building) {
  return worker_in(s, building) == Colour::none && allows(row(building).colours, sheet(s, seat).worker);
}

// E21: a reward that is not in the supply at all is not offered for a payment, unless the table agreed
// otherwise.
inline bool worth_paying(const State& s, Resource reward) {
  return in_supply(s, reward) > 0 || !is_default(s, Option::missing_reward);
}

inline int gate_house_cards(const Player& player) {
  return kGateHouseCards + in_crew(player, Card::gatekeeper);
}
inline int mill_provisions(const Player& player, Colour worker) {
  return kMillProvisions[static_cast<std::size_t>(worker)] + in_crew(player, Card::forager);
}
inline int silversmith_silver(const Player& player, Colour worker) {
  return kSilversmithSilver[static_cast<std::size_t>(worker)] + in_crew(player, Card::jeweller);
}

// HK-5: the crew card whose bonus the building's action includes; Card::none: there is none.
inline Card bonus_card(Building building, Resource what) {
  if (building == Building::gate_house) return Card::gatekeeper;
  if (building == Building::mill && what == Resource::provisions) return Card::forager;
  if (building == Building::silversmith) return Card::jeweller;
  return Card::none;
}

inline bool can_exchange_livestock(const State& s, Seat seat) {
  return tokens(s, seat, Resource::livestock) > 0 && worth_paying(s, Resource::provisions);
}
inline bool can_use_long_house(const State& s, Seat seat) {
  return can_exchange_livestock(s, seat) || can_offer_one(s, seat, 0);
}

// Whether a building's action about `what` is possible with a worker of that colour and a hand of that size.
inline bool can_act(const State& s, Seat seat, Building building, Colour worker, Resource what,
                    int hand_size) {
  const Player& player = sheet(s, seat);
  switch (building) {
    case Building::gate_house: return what == Resource::cards && cards_to_draw(s);
    case Building::treasury:
      if (what == Resource::silver) return hand_size >= 1 && worth_paying(s, what);
      return what == Resource::gold && hand_size >= kTreasuryGoldCards && worth_paying(s, what);
    case Building::armoury:
      if (player.armour == kMostArmour) return false;  // E22
      if (what == Resource::iron) return tokens(player, what) >= 1;
      return what == Resource::silver && tokens(player, what) >= kArmourySilver;
    case Building::mill:
      if (what == Resource::provisions) return in_supply(s, what) > 0;
      return what == Resource::gold && worker == Colour::white && in_supply(s, what) > 0;
    case Building::silversmith: return what == Resource::silver && in_supply(s, what) > 0;
    case Building::long_house: return what == Resource::livestock && can_exchange_livestock(s, seat);
    default: return false;
  }
}

// Calls f(what) for each action of the building that is possible.
template <class F>
void each_act(const State& s, Seat seat, Building building, Colour worker, int hand_size, F&& f) {
  for (int i = 0; i <= static_cast<int>(Resource::cards); ++i) {
    if (can_act(s, seat, building, worker, resource_at(i), hand_size)) f(resource_at(i));
  }
}
inline bool can_act_somehow(const State& s, Seat seat, Building building, Colour worker, int hand_size) {
  bool found = false;
  each_act(s, seat, building, worker, hand_size, [&](Resource) { found = true; });
  return found;
}

// V-e
void mark_used(auto& t, Building building, std::uint8_t how) {
  if ((how & kUncounted) == 0) t.s.used = static_cast<std::uint8_t>(t.s.used | bit(building));
}

// V-d: the action may be left out, so the player is asked. Whoever can do nothing that others can see is not
// asked; but what is in a hand stays hidden, and so whoever has cards is asked whenever cards decide.
void visit(auto& t, Seat seat, Building building, Colour worker, std::uint8_t how) {
  const State& s = t.s;
  const Player& player = t.player(seat);
  if ((how & kMust) == 0 && (s.used & bit(building)) != 0) return;  // V-e
  switch (building) {
    case Building::town_hall:
      if (player.hand_size == 0) return;
      break;
    case Building::barracks: {
      const bool may_only_dismiss = !is_default(s, Option::dismiss_alone) && !player.crew.empty();
      if (player.hand_size == 0 && !may_only_dismiss) return;
      return t.push(Step::ask_hire, seat, static_cast<int>(HireAt::barracks), 0, how);
    }
    case Building::long_house:
      if (!can_use_long_house(s, seat)) return;
      return t.push(Step::ask_long_house, seat, 1 + in_crew(player, Card::sage), 0, how);  // E26
    default:
      if (!can_act_somehow(s, seat, building, worker, player.hand_size)) return;
  }
  t.push(Step::ask_visit, seat, static_cast<int>(building), static_cast<int>(worker), how);
}

// TU-1
void place(auto& t, Seat seat, Building building) {
  Player& player = t.player(seat);
  const Colour worker = player.worker;
  t.s.village[static_cast<std::size_t>(building)] = worker;
  player.worker = Colour::none;
  t.s.placed = building;
  t.tell(Happening::placed, seat, building, worker);
  t.then({{Step::visit, seat, static_cast<std::uint8_t>(building), static_cast<std::uint8_t>(worker)},
          {Step::take, seat}});
}

// TU-2, V-c, E2: from any other building than the one just filled.
inline bool can_take(const State& s, Building building) {
  return building != s.placed && worker_in(s, building) != Colour::none;
}
void take_worker(auto& t, Seat seat, Building building) {
  Colour& slot = t.s.village[static_cast<std::size_t>(building)];
  const Colour worker = slot;
  t.player(seat).worker = worker;
  slot = Colour::none;
  t.tell(Happening::taken, seat, building, worker);
  t.push(Step::visit, seat, static_cast<int>(building), static_cast<int>(worker));
}

// The action of a building, except for those of the Town Hall, the Barracks and offerings. `plain`: without
// the bonus of the crew (E39).
void act_in(auto& t, Seat seat, Resource what, bool plain) {
  const Frame frame = t.s.agenda.pop();
  const Building building = building_at(frame.a);
  const auto worker = static_cast<Colour>(frame.b);
  mark_used(t, building, frame.c);
  const Player& player = t.player(seat);
  const auto colour = static_cast<std::size_t>(worker);
  switch (building) {
    case Building::gate_house:
      return t.push(Step::draw, seat, plain ? kGateHouseCards : gate_house_cards(player));
    case Building::treasury: {
      const int cards = what == Resource::gold ? kTreasuryGoldCards : 1;
      return t.push(Step::ask_treasury, seat, static_cast<int>(what), cards);
    }
    case Building::armoury:
      pay(t, seat, what, what == Resource::iron ? 1 : kArmourySilver);
      return move_armour(t, seat, what == Resource::iron ? kArmourForIron : 1);
    case Building::mill:
      if (what == Resource::gold) {
        gain(t, seat, what, 1);
      } else {
        gain(t, seat, what, plain ? kMillProvisions[colour] : mill_provisions(player, worker));
      }
      return;
    case Building::silversmith:
      gain(t, seat, what, plain ? kSilversmithSilver[colour] : silversmith_silver(player, worker));
      return;
    default: return;
  }
}

void discard_at_treasury(auto& t, Seat seat, Card card) {
  discard_from_hand(t, seat, card);
  Frame& frame = t.s.agenda.top();
  if (--frame.b > 0) return;
  const auto what = static_cast<Resource>(frame.a);
  t.s.agenda.pop();
  gain(t, seat, what, what == Resource::gold ? 1 : kTreasurySilver);
}

// E26: after each action the rest of the visit, if there is something left to do.
void go_on_in_long_house(auto& t, Seat seat, int left, std::uint8_t how) {
  if (can_use_long_house(t.s, seat)) t.push(Step::ask_long_house, seat, left, 0, how & ~kMust);
}
void act_in_long_house(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (verb_of(a) == Verb::skip) return t.tell(Happening::skipped, seat, Building::long_house);
  mark_used(t, Building::long_house, frame.c);
  if (frame.a > 1) t.push(Step::long_house, seat, frame.a - 1, 0, frame.c);
  if (verb_of(a) == Verb::offer) return make_offering(t, seat, a.a);
  pay(t, seat, Resource::livestock, 1);
  gain(t, seat, Resource::provisions, kLongHouseProvisions);
}

// CR-2, E44: at most one crew card makes room, and then somebody must be hired.
void answer_hire(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  const auto at = static_cast<HireAt>(frame.a);
  if (verb_of(a) == Verb::skip) return t.tell(Happening::skipped, seat, Building::barracks);
  if (at == HireAt::barracks) mark_used(t, Building::barracks, frame.c);
  if (verb_of(a) == Verb::hire) return hire(t, seat, at, card_at(a.a));
  dismiss(t, seat, card_at(a.a), true);  // there is somebody to hire
  const bool may_stop = !is_default(t.s, Option::dismiss_alone) && at == HireAt::barracks;
  t.push(Step::ask_hire, seat, frame.a, 1, may_stop ? frame.c & ~kMust : frame.c | kMust);
}

}  // namespace ravenhall::raiders
