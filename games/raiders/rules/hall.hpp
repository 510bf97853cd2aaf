// The Town Hall: when a card can be played there and what it does (CR-4, HK-7 to HK-9, E3 to E11, E33 to
// E48).
#pragma once

#include "games/raiders/rules/village.hpp"

namespace ravenhall::raiders {

inline int cartographer_provisions(const State& s) { return preprod(s) ? 2 : 1; }  // V2

// What a Warlord or a Warmonger takes from an opponent, and how much at most (E48, V2).
inline Resource booty_of(Card card) {
  return card == Card::warlord ? Resource::silver : Resource::provisions;
}
inline int most_booty(const State& s, Card card) {
  if (card == Card::warlord) return kWarlordSilver;
  return preprod(s) ? 2 : 1;
}

// What a card pays for what, when it is such a simple exchange (HK-7).
struct Exchange {
  Resource paid = Resource::cards;
  int amount = 0;
  Resource reward = Resource::cards;
};
inline Exchange exchange_of(const State& s, Card card) {
  switch (card) {
    case Card::cartographer: return {Resource::provisions, cartographer_provisions(s), Resource::gold};
    case Card::jeweller: return {Resource::silver, kJewellerSilver, Resource::gold};
    case Card::marauder: return {Resource::livestock, 1, Resource::gold};
    case Card::shieldmaiden: return {Resource::livestock, 1, Resource::iron};
    default: return {};
  }
}

// E6, E7: the opponent's worker must be allowed in that building; the two must differ, or nothing changes.
inline bool can_swap(const State& s, Seat opponent, Building building) {
  const Colour theirs = sheet(s, opponent).worker;
  const Colour there = worker_in(s, building);
  if (there == Colour::none || !allows(row(building).colours, theirs)) return false;
  if (building == s.placed && !is_default(s, Option::archer_placed)) return false;
  return there != theirs || !is_default(s, Option::poor_targets);
}

// E33: an opponent on whom the card would change something. For cards that name one opponent, or all.
inline bool is_affected(const State& s, Seat opponent, Card card) {
  const Player& player = sheet(s, opponent);
  switch (card) {
    case Card::avenger:
    case Card::warlord: return tokens(player, Resource::silver) > 0;
    case Card::champion:
    case Card::warmonger: return tokens(player, Resource::provisions) > 0;
    case Card::mercenary:
      return tokens(player, Resource::silver) > 0 || tokens(player, Resource::provisions) > 0;
    case Card::berserker: return player.armour > 0;
    case Card::scout: return player.hand_size > 0;  // E47
    case Card::barbarian:
      return tokens(player, Resource::gold) + tokens(player, Resource::iron) +
                 tokens(player, Resource::livestock) >
             0;
    case Card::archer:
      for (int i = 0; i < kBuildings; ++i) {
        if (can_swap(s, opponent, building_at(i))) return true;
      }
      return false;
    default: return false;
  }
}
inline bool can_target(const State& s, Seat seat, Seat opponent, Card card) {
  if (is_affected(s, opponent, card)) return true;
  if (card == Card::scout && preprod(s)) return sheet(s, seat).hand_size > 0;  // V4
  const bool nameable = card == Card::berserker || card == Card::warlord || card == Card::warmonger;
  return nameable && !is_default(s, Option::poor_targets);
}
inline bool can_target_one(const State& s, Seat seat, Card card) {
  bool found = false;
  each_opponent(s, seat, [&](Seat other) { found = found || can_target(s, seat, other, card); });
  return found;
}

// E11: the crew card comes back first, then a different card of the hand takes its place for nothing.
inline bool can_enlist(const Player& player, const CardBag& hand, Card back, Card card) {
  return hand.has(card) && fits_crew(player, card, back);
}
inline bool can_recall(const Player& player, const CardBag& hand, Card back) {
  bool found = false;
  hand.each_type([&](Card card) { found = found || can_enlist(player, hand, back, card); });
  return found;
}

// E3 to E5: buildings that a Merchant can copy with a worker of that colour.
inline bool can_copy(const State& s, Seat seat, Building building, Colour worker, const CardBag& hand) {
  if (building == Building::town_hall) return false;
  if ((s.used & bit(building)) != 0 && is_default(s, Option::merchant_once)) return false;
  if (!allows(row(building).colours, worker) && is_default(s, Option::merchant_colour)) return false;
  switch (building) {
    case Building::barracks: return can_use_barracks(s, seat, hand);
    case Building::long_house: return can_use_long_house(s, seat);
    default: return can_act_somehow(s, seat, building, worker, hand.size());
  }
}

// E40: the card can do something. `hand` is what is left when it has been played.
inline bool does_something(const State& s, Seat seat, Card card, Colour worker, const CardBag& hand) {
  const Player& player = sheet(s, seat);
  const Exchange exchange = exchange_of(s, card);
  if (exchange.amount > 0)
    return tokens(player, exchange.paid) >= exchange.amount && worth_paying(s, exchange.reward);
  switch (card) {
    case Card::armourer: return player.armour < kMostArmour;
    case Card::brawler:
      return !player.crew.empty() && (worth_paying(s, Resource::gold) || worth_paying(s, Resource::iron) ||
                                      worth_paying(s, Resource::livestock));
    case Card::forager: return in_supply(s, Resource::provisions) > 0;
    case Card::gatekeeper: return true;
    case Card::gravedigger: {
      if (!is_default(s, Option::gravedigger_places)) return !player.crew.empty();
      bool found = false;
      each_crew_type(player, [&](Card back) { found = found || can_recall(player, hand, back); });
      return found;
    }
    case Card::huntsman: return in_supply(s, Resource::provisions) + in_supply(s, Resource::silver) > 0;
    case Card::merchant:
      for (int i = 0; i < kBuildings; ++i) {
        if (can_copy(s, seat, building_at(i), worker, hand)) return true;
      }
      return false;
    case Card::recruiter: return can_hire_somehow(s, seat, HireAt::recruiter, hand);
    case Card::sage: return open_tiles(s) > 0;
    case Card::scout: {
      bool partner = false;
      each_opponent(s, seat, [&](Seat other) { partner = partner || is_affected(s, other, card); });
      return preprod(s) ? partner || !hand.empty() : partner && !hand.empty();  // V4, E47
    }
    case Card::trader: return can_offer_one(s, seat, 1);
    default: return can_target_one(s, seat, card);
  }
}

// E14: heroes have no Town Hall side.
inline bool can_play(const State& s, Seat seat, Card card, Colour worker) {
  if (is_hero(card)) return false;
  if (!is_default(s, Option::idle_cards)) return true;
  CardBag hand = sheet(s, seat).hand;
  hand.remove(card);
  return does_something(s, seat, card, worker, hand);
}

// CR-4. E35: the card is on the discard pile before its effect, or after it if the table agreed so.
void play_card(auto& t, Seat seat, Card card, Colour worker) {
  mark_used(t, Building::town_hall, 0);
  take_from_hand(t.s, seat, card);
  if (is_default(t.s, Option::reshuffle_played)) {
    t.s.discard.add(card);
  } else {
    t.s.aside = card;
    t.push(Step::put_aside);
  }
  t.reveal(Happening::played, seat, card);
  t.push(Step::effect, seat, static_cast<int>(card), static_cast<int>(worker));
}
void put_aside(auto& t) {
  t.s.discard.add(t.s.aside);
  t.s.aside = Card::none;
}

// Who is asked what to hand over: those who have both (E9). Whoever has one thing only must give that.
inline bool chooses_toll(const State& s, Seat seat) {
  return tokens(s, seat, Resource::silver) > 0 && tokens(s, seat, Resource::provisions) > 0;
}
void collect_toll(auto& t, Seat seat) {
  each_opponent(t.s, seat, [&](Seat other) {
    Player& player = t.player(other);
    Resource what = tokens(player, Resource::silver) > 0 ? Resource::silver : Resource::provisions;
    if (player.toll != kNoChoice) what = static_cast<Resource>(player.toll);
    player.toll = kNoChoice;
    if (tokens(player, what) == 0) return;
    --player.tokens[static_cast<std::size_t>(what)];
    ++t.player(seat).tokens[static_cast<std::size_t>(what)];
    t.reveal(Happening::handed_over, other, what, seat);
  });
}
void ask_toll(auto& t, Seat seat) {
  each_opponent(t.s, seat, [&](Seat other) {
    if (chooses_toll(t.s, other)) t.s.pending = static_cast<std::uint8_t>(t.s.pending | bit(other));
  });
  if (t.s.pending == 0) return collect_toll(t, seat);
  t.push(Step::ask_toll, seat);
}
// E41: hidden until all have chosen.
void choose_toll(auto& t, Seat seat, Resource what) {
  t.player(seat).toll = static_cast<std::uint8_t>(what);
  t.tell_secretly(seat, Happening::toll_chosen, seat, what);
  t.s.pending = static_cast<std::uint8_t>(t.s.pending & ~bit(seat));
  if (t.s.pending == 0) collect_toll(t, t.s.agenda.pop().seat);
}

// E8: how many cards a partner gives when `number` was announced.
inline int gives(const State& s, Seat seat, int number) {
  return std::min<int>(number, sheet(s, seat).hand_size);
}

inline int most_to_exchange(const State& s, Seat seat, Seat partner) {
  const int own = sheet(s, seat).hand_size;
  const int theirs = sheet(s, partner).hand_size;
  if (theirs == 0) return 0;
  return is_default(s, Option::scout_number) ? std::min(own, theirs) : own;
}

void exchange_picked(auto& t, Seat one, Seat other) {
  State& s = t.s;
  Player& first = t.player(one);
  Player& second = t.player(other);
  const CardBag given = first.picked;
  const CardBag got = second.picked;
  note_exchange(s, one, other, given, got);
  const auto witnesses = [&] {
    SeatSet both = one;
    both.add(other);
    return both;
  }();
  given.each([&](Card card) { t.tell_secretly(witnesses, Happening::card_given, one, card, other); });
  got.each([&](Card card) { t.tell_secretly(witnesses, Happening::card_given, other, card, one); });
  const auto trade = [](Player& player, const CardBag& out, const CardBag& in) {
    player.hand.remove_all(out);
    player.hand.add_all(in);
    player.hand_size = static_cast<std::uint8_t>(player.hand_size - out.size() + in.size());
    player.picked = {};
    player.picked_size = 0;
  };
  trade(first, given, got);
  trade(second, got, given);
  drop_impossible_notes(s);
  t.reveal(Happening::exchanged, one, other, given.size(), got.size());
}

// Both choose in secret; whoever must give the whole hand has no choice (E41).
void declare_exchange(auto& t, Seat seat, Seat partner, int number) {
  t.tell(Happening::exchange_declared, seat, partner, number);
  for (const Seat giver : {seat, partner}) {
    Player& player = t.player(giver);
    if (gives(t.s, giver, number) < player.hand_size) {
      t.s.pending = static_cast<std::uint8_t>(t.s.pending | bit(giver));
    } else {
      player.picked = player.hand;
      player.picked_size = player.hand_size;
    }
  }
  if (t.s.pending == 0) return exchange_picked(t, seat, partner);
  t.push(Step::ask_give, seat, index(partner), number);
}
void swap_hands(auto& t, Seat seat, Seat partner) {  // V4
  for (const Seat giver : {seat, partner}) {
    t.player(giver).picked = t.player(giver).hand;
    t.player(giver).picked_size = t.player(giver).hand_size;
  }
  exchange_picked(t, seat, partner);
}
void give(auto& t, Seat seat, Card card) {
  const Frame frame = t.s.agenda.top();
  Player& player = t.player(seat);
  player.picked.add(card);
  ++player.picked_size;
  t.tell_secretly(seat, Happening::card_chosen, seat, card);
  if (player.picked_size < gives(t.s, seat, frame.b)) return;
  t.s.pending = static_cast<std::uint8_t>(t.s.pending & ~bit(seat));
  if (t.s.pending != 0) return;
  t.s.agenda.pop();
  exchange_picked(t, frame.seat, seat_at(frame.a));
}

// E7, E49: the opponent's worker against one of the village; no building acts.
void swap_workers(auto& t, Seat seat, Seat opponent, Building building) {
  Colour& theirs = t.player(opponent).worker;
  Colour& there = t.s.village[static_cast<std::size_t>(building)];
  std::swap(theirs, there);
  t.tell(Happening::swapped, seat, opponent, building, theirs, there);
}

// A card that names one opponent.
void hit(auto& t, Seat seat, Card card, Seat victim) {
  switch (card) {
    case Card::berserker: return move_armour(t, victim, -1);
    case Card::warlord:
    case Card::warmonger: {
      const Resource what = booty_of(card);
      const int most = std::min(most_booty(t.s, card), tokens(t.s, victim, what));
      if (!is_default(t.s, Option::warlord_amount) && most > 1) {  // E48
        return t.push(Step::ask_amount, seat, static_cast<int>(card), most, index(victim));
      }
      rob(t, seat, victim, what, most);
      return;
    }
    case Card::scout: return swap_hands(t, seat, victim);
    default: return;
  }
}

// A card that names one opponent: asked for, unless there is only one who can be meant.
void choose_target(auto& t, Seat seat, Card card) {
  int count = 0;
  Seat only{};
  each_opponent(t.s, seat, [&](Seat other) {
    if (!can_target(t.s, seat, other, card)) return;
    ++count;
    only = other;
  });
  if (count == 0) return;
  if (count == 1) return hit(t, seat, card, only);
  t.push(Step::ask_target, seat, static_cast<int>(card));
}

// The Town Hall side of the card. E40: nothing happens where nothing can.
void effect(auto& t, Seat seat, Card card, Colour worker) {
  const State& s = t.s;
  // Whether a Merchant with other cards could copy the Barracks must not show: that one is asked in any case.
  const bool hides = card == Card::merchant && t.player(seat).hand_size > 0;
  if (!hides && !does_something(s, seat, card, worker, t.player(seat).hand)) return;
  const Exchange exchange = exchange_of(s, card);
  if (exchange.amount > 0) {
    pay(t, seat, exchange.paid, exchange.amount);
    gain(t, seat, exchange.reward, 1);
    return;
  }
  switch (card) {
    case Card::archer: return t.push(Step::ask_swap, seat);
    case Card::armourer: return move_armour(t, seat, 1);
    case Card::avenger:
    case Card::champion: {
      const Resource what = card == Card::avenger ? Resource::silver : Resource::provisions;
      return each_opponent(s, seat, [&](Seat other) { give_back(t, other, what, 1, Happening::lost); });
    }
    case Card::barbarian: return t.push(Step::ask_steal, seat);
    case Card::brawler: return t.push(Step::ask_dismiss, seat);
    case Card::forager: gain(t, seat, Resource::provisions, kForagerProvisions); return;
    case Card::gatekeeper:
      if (preprod(s)) return t.push(Step::ask_amount, seat, static_cast<int>(card), kGatekeeperCards);  // V3
      return t.push(Step::draw, seat, kGatekeeperCards);
    case Card::gravedigger: return t.push(Step::ask_recall, seat);
    case Card::huntsman:
      gain(t, seat, Resource::provisions, 1);
      gain(t, seat, Resource::silver, 1);
      return;
    case Card::mercenary: return ask_toll(t, seat);
    case Card::merchant: return t.push(Step::ask_copy, seat, 0, static_cast<int>(worker));
    case Card::recruiter: return t.push(Step::ask_hire, seat, static_cast<int>(HireAt::recruiter), 0, kMust);
    case Card::sage: return bury_tiles(t);
    case Card::scout:
      if (preprod(s)) return choose_target(t, seat, card);
      return t.push(Step::ask_exchange, seat);
    case Card::trader: return t.push(Step::ask_offer, seat);
    default: return choose_target(t, seat, card);
  }
}

void copy_building(auto& t, Seat seat, Building building) {
  const auto worker = static_cast<Colour>(t.s.agenda.pop().b);
  if (building == Building::barracks) {
    t.reveal(Happening::copied, seat, building);  // there is somebody to hire
  } else {
    t.tell(Happening::copied, seat, building);
  }
  const bool counts = is_default(t.s, Option::merchant_once);
  visit(t, seat, building, worker, counts ? kMust : kMust | kUncounted);
}

void answer_amount(auto& t, Seat seat, int amount) {
  const Frame frame = t.s.agenda.pop();
  if (card_at(frame.a) == Card::gatekeeper) return t.push(Step::draw, seat, amount);
  rob(t, seat, seat_at(frame.c), booty_of(card_at(frame.a)), amount);
}

// E11
void recall(auto& t, Seat seat, Card card) {
  t.s.agenda.pop();
  Player& player = t.player(seat);
  const bool others = player.hand_size > 0;
  leave_crew(player, card);
  take_into_hand(t.s, seat, card);
  note_into_hand(t.s, seat, card);
  t.reveal(Happening::recalled, seat, card);  // there is somebody to take the place
  // Whoever has other cards is asked, whatever they are: that nobody fits must not show.
  if (others) t.push(Step::ask_enlist, seat, static_cast<int>(card));
}
void enlist(auto& t, Seat seat, Card card) {
  take_from_hand(t.s, seat, card);
  join_crew(t.player(seat), card);
  t.reveal(Happening::enlisted, seat, card);
}

}  // namespace ravenhall::raiders
