// Raids, from the worker placed to the last valkyrie (RD-0 to RD-7, VK-1 to VK-5).
#pragma once

#include "games/raiders/rules/cards.hpp"
#include "games/raiders/token_sets.hpp"

namespace ravenhall::raiders {

// RD-1, RD-2: the worker stays there for good, the price goes to the supply.
void raid(auto& t, Seat seat, Settlement where) {
  State& s = t.s;
  Player& player = t.player(seat);
  const SettlementRow& place = row(where);
  s.raid = {};
  s.raid.where = where;
  t.tell(Happening::raided, seat, where, player.worker);
  auto& spots = s.spots[where];
  *std::find(spots.begin(), spots.end(), Colour::none) = std::exchange(player.worker, Colour::none);
  const int provisions = raid_provisions(s, seat, where);
  const int gold = raid_gold(s, seat, where);
  pay(t, seat, Resource::provisions, provisions);
  pay(t, seat, Resource::gold, gold);
  if (place.dice > 0) s.raid.rerolls = in_crew(player, Card::brawler);  // E12
  t.then({{Step::offer_reroll, seat},
          {Step::score_raid, seat},
          {Step::choose_set, seat},
          {Step::raid_over, seat}});
  if (place.dice > 0) t.push(Step::nature_roll, seat);
}

// `two` is 0 where one die is rolled.
void roll(auto& t, int one, int two) {
  const Frame frame = t.s.agenda.pop();
  t.s.raid.dice = {one, two};
  t.s.raid.rolled = true;
  t.tell(Happening::rolled, frame.seat, one, two > 0 ? two : int{Event::kNothing});
}

void offer_reroll(auto& t, Seat seat) {
  if (t.s.raid.rerolls > 0) t.push(Step::ask_reroll, seat);
}

// E12: each Brawler re-rolls one die; the new face stands.
void answer_reroll(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::stand) {
    t.s.raid.rerolls = 0;
    return;
  }
  --t.s.raid.rerolls;
  t.then({{Step::nature_reroll, seat, a.a}, {Step::offer_reroll, seat}});
}
void rerolled(auto& t, int face) {
  const Frame frame = t.s.agenda.pop();
  const int die = frame.a;
  t.s.raid.dice[die - 1] = face;
  t.tell(Happening::rerolled, frame.seat, die, face);
}

// RD-3, RD-4
void score_raid(auto& t, Seat seat) {
  State& s = t.s;
  Raid& raid = s.raid;
  if (row(raid.where).dice > 0) {
    const Strength sum = raid_strength(s, seat, raid.where, raid.dice[0] + raid.dice[1]);
    raid.strength = sum.total();
    t.tell(Happening::strength, seat, sum.total(), sum.dice, sum.crew, sum.abilities, sum.armour);
  }
  raid.tier_vp = tier_vp(raid.where, raid.strength);
  score(t, seat, raid.tier_vp, Source::raid);
  const Type type = row(raid.where).type;
  for (const Card card : t.player(seat).crew) {
    const int vp = crew_raid_vp(card, type);
    raid.crew_vp += vp;
    score(t, seat, vp, Source::crew_raid, card);
  }
  raid.scored = true;
}

// RD-5: the whole set with its worker.
void take_set(auto& t, Seat seat, int number) {
  State& s = t.s;
  const Space space = space_of(s.raid.where, number);
  const TokenSet set = std::exchange(s.sets[space], {});
  t.tell(Happening::plundered, seat, space, named_set(set), row(space).worker);
  Player& player = t.player(seat);
  for (const Resource what : kPlunder) player.tokens[what] += set[what];
  s.raid.valkyries = set[Resource::valkyrie];
  s.raid.chosen = number;
  s.left.remove(space);
  player.worker = row(space).worker;
  t.push(Step::valkyrie, seat);
}

// One set left is no choice.
void choose_set(auto& t, Seat seat) {
  const Spaces left = sets_left(t.s, t.s.raid.where);
  if (left.size() > 1) return t.push(Step::ask_set, seat);
  take_set(t, seat, set_number(left.first()));
}

// What a crew card brings that falls in a raid (HK-4); the Avenger's effect is another's loss.
struct Death {
  bool returns = false;  // to the hand
  int gold = 0;
  int vp = 0;
};
constexpr Death death_of(Card card) {
  if (card == Card::berserker) return {.returns = true};
  if (card == Card::gravedigger) return {.gold = 1};
  if (card == Card::mercenary) return {.vp = kMercenaryVp};
  return {};
}

// E39: the death ability is a gain that its owner may decline; not VP, nobody would.
inline Reason against_plain_death(const State& s, Card card) {
  if (!is_on(s.options.decline_bonus)) return because(Why::no_decline);
  const Death death = death_of(card);
  return death.returns || death.gold > 0 ? Reason{} : because(Why::nothing_to_decline);
}
inline bool can_die_plainly(const State& s, Card card) { return !against_plain_death(s, card); }

void valkyrie_to_supply(auto& t) {
  --t.s.raid.valkyries;
  ++t.s.supply[Resource::valkyrie];  // VK-4
}

void sacrifice(auto& t, Seat seat, Card card, bool plain);

// VK-1, E23: one valkyrie after another. VK-2: without crew they do nothing.
void valkyrie(auto& t, Seat seat) {
  State& s = t.s;
  const Player& player = t.player(seat);
  while (s.raid.valkyries > 0 && player.crew.empty()) {
    valkyrie_to_supply(t);
    t.tell(Happening::valkyrie_ignored, seat);
  }
  if (s.raid.valkyries == 0) return;
  const bool one_choice = crew_types(player).size() == 1 && !can_die_plainly(s, player.crew[0]);
  if (one_choice) return sacrifice(t, seat, player.crew[0], false);
  t.push(Step::ask_sacrifice, seat);
}

// E10: who loses a crew card, chosen by the victim; no death ability follows (VK-5).
void avenge(auto& t, Seat seat, Seat victim) {
  t.tell(Happening::avenged, seat, victim);
  const Player& player = t.player(victim);
  if (player.crew.empty()) return;
  if (crew_types(player).size() == 1) return dismiss(t, victim, player.crew[0]);
  t.push(Step::ask_loss, victim, seat);
}
inline PlayerSet avengeable(const State& s, Seat seat) {
  PlayerSet victims;
  for (const Seat other : opponents(s, seat)) {
    victims.set(other, !s.player[other].crew.empty() || s.options.avenger_targets == AvengerTargets::any);
  }
  return victims;
}
void choose_victim(auto& t, Seat seat) {
  const PlayerSet victims = avengeable(t.s, seat);
  if (victims.size() == 1) avenge(t, seat, victims.first());
  if (victims.size() > 1) t.push(Step::ask_avenge, seat);
}

// VK-1, VK-3, HK-4: the crew card falls, its death ability acts, the marker moves.
void sacrifice(auto& t, Seat seat, Card card, bool plain) {
  State& s = t.s;
  Player& player = t.player(seat);
  valkyrie_to_supply(t);
  player.crew.erase_first(card);
  t.tell(Happening::fell, seat, card);
  ++player.taken;
  player.valkyries = std::min(player.valkyries + 1, kMostValkyries);
  t.push(Step::valkyrie, seat);
  const Death death = plain ? Death{} : death_of(card);
  if (death.returns) {
    take_into_hand(s, seat, card);
    note_into_hand(s, seat, card);
    t.tell(Happening::returned_to_hand, seat, card);
  } else {
    s.discard.add(card);
  }
  gain(t, seat, Resource::gold, death.gold);  // E24
  score(t, seat, death.vp, Source::deaths, card);
  t.tell(Happening::valkyrie_step, seat, player.valkyries);
  if (card == Card::avenger) choose_victim(t, seat);
}

}  // namespace ravenhall::raiders
