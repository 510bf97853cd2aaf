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

// E33: what can be taken from that opponent.
inline int booty(const State& s, Seat victim, Card card) {
  return std::min<int>(most_booty(s, card), s.player[victim].tokens[booty_of(card)]);
}
inline bool chooses_booty(const State& s, int most) {  // E48
  return s.options.warlord_amount == WarlordAmount::chosen && most > 1;
}

// What a card takes and brings when it is about its player's own goods and nothing is to be chosen (HK-7).
inline Deal deal_of(const State& s, Card card) {
  Deal deal;
  const auto exchange = [&](Resource paid, int amount, Resource reward) {
    deal.pays[paid] = amount;
    deal.gains[reward] = 1;
  };
  switch (card) {
    case Card::armourer: deal.armour = 1; break;
    case Card::cartographer:
      exchange(Resource::provisions, cartographer_provisions(s), Resource::gold);
      break;
    case Card::forager: deal.gains[Resource::provisions] = kForagerProvisions; break;
    case Card::gatekeeper: deal.cards = preprod(s) ? 0 : kGatekeeperCards; break;  // V3
    case Card::huntsman:
      deal.gains[Resource::provisions] = 1;
      deal.gains[Resource::silver] = 1;
      break;
    case Card::jeweller: exchange(Resource::silver, kJewellerSilver, Resource::gold); break;
    case Card::marauder: exchange(Resource::livestock, 1, Resource::gold); break;
    case Card::shieldmaiden: exchange(Resource::livestock, 1, Resource::iron); break;
    default: break;
  }
  return deal;
}
// What is against a card that is such a deal: nothing to pay with, nothing to gain.
inline Reason against_deal(const State& s, Seat seat, Card card, const Deal& deal) {
  const Player& player = s.player[seat];
  bool free = true;
  for (const Resource what : Tokens::keys()) {
    const int needed = deal.pays[what];
    const int have = player.tokens[what];
    free = free && needed == 0;
    if (have < needed) return because(Why::hall_short, card, what, needed, have);
  }
  Resource none = Resource::none;
  for (const Resource what : kGainOrder) {
    if (deal.gains[what] == 0) continue;
    if (free ? s.supply[what] > 0 : worth_paying(s, what)) return {};
    if (none == Resource::none) none = what;
  }
  if (none != Resource::none) return because(Why::supply_empty, none);
  return deal.armour > 0 && player.armour == kMostArmour ? because(Why::armour_full) : Reason{};
}

// E6, E7: the opponent's worker must be allowed in that building; the two must differ, or nothing changes.
inline Reason against_swapping(const State& s, Building building) {  // with anybody
  if (s.village[building] == Colour::none) return because(Why::nobody_there, building);
  const bool refused = building == s.placed && !is_on(s.options.archer_placed);
  return refused ? because(Why::archer_placed, building) : Reason{};
}
inline Reason against_swapping(const State& s, Seat opponent, Building building) {
  if (const Reason reason = against_swapping(s, building)) return reason;
  const Colour theirs = s.player[opponent].worker;
  if (!row(building).colours.has(theirs)) return because(Why::swap_colour, building, theirs);
  const bool changes = s.village[building] != theirs || is_on(s.options.poor_targets);
  return changes ? Reason{} : because(Why::swap_nothing, building);
}
inline bool can_swap(const State& s, Seat opponent, Building building) {
  return !against_swapping(s, opponent, building);
}

// E33: an opponent on whom the card would change something. For cards that name one opponent, or all.
inline bool is_affected(const State& s, Seat opponent, Card card) {
  const Player& player = s.player[opponent];
  const auto has = [&](Resource what) { return player.tokens[what] > 0; };
  switch (card) {
    case Card::avenger:
    case Card::warlord: return has(Resource::silver);
    case Card::champion:
    case Card::warmonger: return has(Resource::provisions);
    case Card::mercenary: return has(Resource::silver) || has(Resource::provisions);
    case Card::berserker: return player.armour > 0;
    case Card::scout: return player.hand_size > 0;  // E47
    case Card::barbarian: return std::any_of(kPlunder.begin(), kPlunder.end(), has);
    case Card::archer:
      for (const Building building : s.village.keys()) {
        if (can_swap(s, opponent, building)) return true;
      }
      return false;
    default: return false;
  }
}
inline bool can_target(const State& s, Seat seat, Seat opponent, Card card) {
  if (is_affected(s, opponent, card)) return true;
  if (card == Card::scout && preprod(s)) return s.player[seat].hand_size > 0;  // V4
  const bool nameable = card == Card::berserker || card == Card::warlord || card == Card::warmonger;
  return nameable && is_on(s.options.poor_targets);
}
inline PlayerSet targets(const State& s, Seat seat, Card card) {
  PlayerSet all;
  for (const Seat other : opponents(s, seat)) all.set(other, can_target(s, seat, other, card));
  return all;
}

// E11: the crew card comes back first, then a different card of the hand takes its place for nothing.
inline bool can_recall(const Player& player, const CardBag& hand, Card back) {
  for (const Card card : hand.types()) {
    if (fits_crew(player, card, back)) return true;
  }
  return false;
}

// E3 to E5: buildings that a Merchant can copy with a worker of that colour.
inline bool can_use(const State& s, Seat seat, Building building, Colour worker, const CardBag& hand) {
  if (building == Building::barracks) return can_use_barracks(s, seat, hand);
  if (building == Building::long_house) return can_use_long_house(s, seat);
  return !acts_in(s, seat, building, worker, hand.size()).empty();
}
inline Reason against_copying(const State& s, Seat seat, Building building, Colour worker,
                              const CardBag& hand) {
  if (building == Building::town_hall) return because(Why::copy_hall);
  if (s.used.has(building) && is_on(s.options.merchant_once)) return because(Why::copy_used, building);
  if (!row(building).colours.has(worker) && is_on(s.options.merchant_colour))
    return because(Why::colour, building, worker);
  return can_use(s, seat, building, worker, hand) ? Reason{} : because(Why::copy_idle, building);
}
inline bool can_copy(const State& s, Seat seat, Building building, Colour worker, const CardBag& hand) {
  return !against_copying(s, seat, building, worker, hand);
}

// E40: why the card could do nothing. `hand` is what is left when it has been played.
inline Reason against_effect(const State& s, Seat seat, Card card, Colour worker, const CardBag& hand) {
  const Player& player = s.player[seat];
  const auto unless = [](bool possible, Reason reason) { return possible ? Reason{} : reason; };
  switch (card) {
    case Card::armourer:
    case Card::cartographer:
    case Card::forager:
    case Card::gatekeeper:
    case Card::huntsman:
    case Card::jeweller:
    case Card::marauder:
    case Card::shieldmaiden: return against_deal(s, seat, card, deal_of(s, card));
    case Card::brawler:
      if (player.crew.empty()) return because(Why::no_crew);
      return unless(
          std::any_of(kPlunder.begin(), kPlunder.end(), [&](Resource what) { return worth_paying(s, what); }),
          because(Why::supply_empty, kPlunder.front()));
    case Card::gravedigger:
      if (player.crew.empty()) return because(Why::no_crew);
      if (!is_on(s.options.gravedigger_places)) return {};
      for (const Card back : crew_types(player)) {
        if (can_recall(player, hand, back)) return {};
      }
      return because(Why::nobody_to_place);
    case Card::merchant:
      for (const Building building : s.village.keys()) {
        if (can_copy(s, seat, building, worker, hand)) return {};
      }
      return because(Why::hall_idle, card);
    case Card::recruiter:
      return unless(can_hire_somehow(s, seat, HireAt::recruiter, hand), because(Why::nobody_to_hire));
    case Card::sage: return unless(!open_tiles(s).empty(), because(Why::tile_not_open));
    case Card::scout: {
      bool partner = false;
      for (const Seat other : opponents(s, seat)) partner = partner || is_affected(s, other, card);
      if (preprod(s)) return unless(partner || !hand.empty(), because(Why::scout_no_cards));  // V4
      if (hand.empty()) return because(Why::scout_no_cards);                                  // E47
      return unless(partner, because(Why::hall_nobody, card));
    }
    case Card::trader: return against_offering(s, seat, 1);
    default:
      for (const Seat other : opponents(s, seat)) {
        if (can_target(s, seat, other, card)) return {};
      }
      return because(Why::hall_nobody, card);
  }
}

// E14: heroes have no Town Hall side.
inline Reason against_playing(const State& s, Seat seat, Card card, Colour worker) {
  if (is_hero(card)) return because(Why::hero_hall, card);
  if (is_on(s.options.idle_cards)) return {};
  CardBag hand = s.player[seat].hand;
  hand.remove(card);
  return against_effect(s, seat, card, worker, hand);
}
inline bool can_play(const State& s, Seat seat, Card card, Colour worker) {
  return !against_playing(s, seat, card, worker);
}

// CR-4. E35: the card is on the discard pile before its effect, or after it if the table agreed so.
void play_card(auto& t, Seat seat, Card card, Colour worker) {
  mark_used(t, Building::town_hall, {});
  take_from_hand(t.s, seat, card);
  if (is_on(t.s.options.reshuffle_played)) {
    t.s.discard.add(card);
  } else {
    t.s.aside = card;
    t.push(Step::put_aside);
  }
  t.reveal(Happening::played, seat, card);
  t.push(Step::effect, seat, card, worker);
}
void put_aside(auto& t) { t.s.discard.add(std::exchange(t.s.aside, Card::none)); }

// Who is asked what to hand over: those who have both (E9). Whoever has one thing only must give that.
inline bool chooses_toll(const State& s, Seat seat) {
  const Tokens& tokens = s.player[seat].tokens;
  return tokens[Resource::silver] > 0 && tokens[Resource::provisions] > 0;
}
void collect_toll(auto& t, Seat seat) {
  for (const Seat other : opponents(t.s, seat)) {
    Player& player = t.player(other);
    Resource what = std::exchange(player.toll, Resource::none);
    if (what == Resource::none)
      what = player.tokens[Resource::silver] > 0 ? Resource::silver : Resource::provisions;
    if (player.tokens[what] == 0) continue;
    --player.tokens[what];
    ++t.player(seat).tokens[what];
    t.reveal(Happening::handed_over, other, what, seat);
  }
}
void ask_toll(auto& t, Seat seat) {
  for (const Seat other : opponents(t.s, seat)) t.s.pending.set(other, chooses_toll(t.s, other));
  if (t.s.pending.empty()) return collect_toll(t, seat);
  t.push(Step::ask_toll, seat);
}
// E41: hidden until all have chosen.
void choose_toll(auto& t, Seat seat, Resource what) {
  const Seat collector = t.s.agenda.top().seat;
  t.player(seat).toll = what;
  t.tell_secretly(seat, Happening::toll_chosen, seat, what);
  if (t.last_answer(seat)) collect_toll(t, collector);
}

// E8: how many cards a partner gives when `number` was announced.
inline int gives(const State& s, Seat seat, int number) {
  return std::min<int>(number, s.player[seat].hand_size);
}

inline int most_to_exchange(const State& s, Seat seat, Seat partner) {
  const int own = s.player[seat].hand_size;
  const int theirs = s.player[partner].hand_size;
  if (theirs == 0) return 0;
  return s.options.scout_number == ScoutNumber::both_hands ? std::min(own, theirs) : own;
}

void exchange_picked(auto& t, Seat one, Seat other) {
  State& s = t.s;
  Player& first = t.player(one);
  Player& second = t.player(other);
  const CardBag given = first.picked;
  const CardBag got = second.picked;
  note_exchange(s, one, other, given, got);
  const SeatSet both{one, other};
  for (const Card card : given) t.tell_secretly(both, Happening::card_given, one, card, other);
  for (const Card card : got) t.tell_secretly(both, Happening::card_given, other, card, one);
  const auto trade = [](Player& player, const CardBag& out, const CardBag& in) {
    player.hand.remove_all(out);
    player.hand.add_all(in);
    player.hand_size += in.size() - out.size();
    player.picked = {};
    player.picked_size = 0;
  };
  trade(first, given, got);
  trade(second, got, given);
  drop_impossible_notes(s);
  t.reveal(Happening::exchanged, one, other, given.size(), got.size());
}

inline void pick_whole_hand(Player& player) {
  player.picked = player.hand;
  player.picked_size = player.hand_size;
}

// Both choose in secret; whoever must give the whole hand has no choice (E41).
void declare_exchange(auto& t, Seat seat, Seat partner, int number) {
  t.tell(Happening::exchange_declared, seat, partner, number);
  for (const Seat giver : {seat, partner}) {
    const bool has_choice = gives(t.s, giver, number) < t.player(giver).hand_size;
    t.s.pending.set(giver, has_choice);
    if (!has_choice) pick_whole_hand(t.player(giver));
  }
  if (t.s.pending.empty()) return exchange_picked(t, seat, partner);
  t.push(Step::ask_give, seat, partner, number);
}
void swap_hands(auto& t, Seat seat, Seat partner) {  // V4
  pick_whole_hand(t.player(seat));
  pick_whole_hand(t.player(partner));
  exchange_picked(t, seat, partner);
}
void give(auto& t, Seat seat, Card card) {
  const Frame frame = t.s.agenda.top();
  Player& player = t.player(seat);
  player.picked.add(card);
  ++player.picked_size;
  t.tell_secretly(seat, Happening::card_chosen, seat, card);
  if (player.picked_size < gives(t.s, seat, frame.b)) return;
  if (t.last_answer(seat)) exchange_picked(t, frame.seat, frame.a);
}

// E7, E49: the opponent's worker against one of the village; no building acts.
void swap_workers(auto& t, Seat seat, Seat opponent, Building building) {
  Colour& theirs = t.player(opponent).worker;
  Colour& there = t.s.village[building];
  std::swap(theirs, there);
  t.tell(Happening::swapped, seat, opponent, building, theirs, there);
}

// A card that names one opponent.
void hit(auto& t, Seat seat, Card card, Seat victim) {
  switch (card) {
    case Card::berserker: return move_armour(t, victim, -1);
    case Card::warlord:
    case Card::warmonger: {
      const int most = booty(t.s, victim, card);
      if (chooses_booty(t.s, most)) return t.push(Step::ask_amount, seat, card, most, victim);
      rob(t, seat, victim, booty_of(card), most);
      return;
    }
    case Card::scout: return swap_hands(t, seat, victim);
    default: return;
  }
}

// A card that names one opponent: asked for, unless there is only one who can be meant.
void choose_target(auto& t, Seat seat, Card card) {
  const PlayerSet all = targets(t.s, seat, card);
  if (all.empty()) return;
  if (all.size() == 1) return hit(t, seat, card, all.first());
  t.push(Step::ask_target, seat, card);
}

// The Town Hall side of the card. E40: nothing happens where nothing can.
void effect(auto& t, Seat seat, Card card, Colour worker) {
  const State& s = t.s;
  // Whether a Merchant with other cards could copy the Barracks must not show: that one is asked in any case.
  const bool hides = card == Card::merchant && t.player(seat).hand_size > 0;
  if (!hides && against_effect(s, seat, card, worker, t.player(seat).hand)) return;
  switch (card) {
    case Card::armourer:
    case Card::cartographer:
    case Card::forager:
    case Card::huntsman:
    case Card::jeweller:
    case Card::marauder:
    case Card::shieldmaiden: return strike(t, seat, deal_of(s, card));
    case Card::archer: return t.push(Step::ask_swap, seat);
    case Card::avenger:
    case Card::champion: {
      const Resource what = card == Card::avenger ? Resource::silver : Resource::provisions;
      for (const Seat other : opponents(s, seat)) give_back(t, other, what, 1, Happening::lost);
      return;
    }
    case Card::barbarian: return t.push(Step::ask_steal, seat);
    case Card::brawler: return t.push(Step::ask_dismiss, seat);
    case Card::gatekeeper:
      if (preprod(s)) return t.push(Step::ask_amount, seat, card, kGatekeeperCards);  // V3
      return t.push(Step::draw, seat, deal_of(s, card).cards);
    case Card::gravedigger: return t.push(Step::ask_recall, seat);
    case Card::mercenary: return ask_toll(t, seat);
    case Card::merchant: return t.push(Step::ask_copy, seat, 0, worker);
    case Card::recruiter: return t.push(Step::ask_hire, seat, HireAt::recruiter, false, Manner{How::must});
    case Card::sage: return bury_tiles(t);
    case Card::scout:
      if (preprod(s)) return choose_target(t, seat, card);
      return t.push(Step::ask_exchange, seat);
    case Card::trader: return t.push(Step::ask_offer, seat);
    default: return choose_target(t, seat, card);
  }
}

void copy_building(auto& t, Seat seat, Building building) {
  const Colour worker = t.s.agenda.pop().b;
  if (building == Building::barracks) {
    t.reveal(Happening::copied, seat, building);  // there is somebody to hire
  } else {
    t.tell(Happening::copied, seat, building);
  }
  Manner how = How::must;
  how.set(How::uncounted, !is_on(t.s.options.merchant_once));
  visit(t, seat, building, worker, how);
}

void answer_amount(auto& t, Seat seat, int amount) {
  const Frame frame = t.s.agenda.pop();
  if (frame.a == Card::gatekeeper) return t.push(Step::draw, seat, amount);
  rob(t, seat, frame.c, booty_of(frame.a), amount);
}

// The Brawler's sacrifice at the Town Hall: a crew card for a token.
void dismiss_for_plunder(auto& t, Seat seat, Card card) {
  dismiss(t, seat, card);
  t.push(Step::ask_plunder, seat);
}

// E11
void recall(auto& t, Seat seat, Card card) {
  Player& player = t.player(seat);
  const bool others = player.hand_size > 0;
  player.crew.erase_first(card);
  take_into_hand(t.s, seat, card);
  note_into_hand(t.s, seat, card);
  t.reveal(Happening::recalled, seat, card);  // there is somebody to take the place
  // Whoever has other cards is asked, whatever they are: that nobody fits must not show.
  if (others) t.push(Step::ask_enlist, seat, card);
}
void enlist(auto& t, Seat seat, Card card) {
  take_from_hand(t.s, seat, card);
  join_crew(t.player(seat), card);
  t.reveal(Happening::enlisted, seat, card);
}

}  // namespace ravenhall::raiders
