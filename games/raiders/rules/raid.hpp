// Raids, from the worker placed to the last valkyrie (RD-0 to RD-7, VK-1 to VK-5).
#pragma once

#include "games/raiders/names.hpp"
#include "games/raiders/rules/cards.hpp"

namespace ravenhall::raiders {

// RD-1, RD-2: the worker stays there for good, the price goes to the supply.
void raid(auto& t, Seat seat, Settlement where) {
  State& s = t.s;
  Player& player = t.player(seat);
  const SettlementRow& place = row(where);
  t.tell(Happening::raided, seat, where, player.worker);
  const int raids = place.spaces - sets_left(s, where);
  s.spots[static_cast<std::size_t>(where)][static_cast<std::size_t>(raids)] = player.worker;
  player.worker = Colour::none;
  const int provisions = raid_provisions(s, seat, where);
  const int gold = raid_gold(s, seat, where);
  pay(t, seat, Resource::provisions, provisions);
  pay(t, seat, Resource::gold, gold);
  s.raid = {};
  s.raid.where = where;
  if (place.dice > 0) s.raid.rerolls = static_cast<std::uint8_t>(in_crew(player, Card::brawler));  // E12
  t.then({{Step::offer_reroll, seat},
          {Step::score_raid, seat},
          {Step::choose_set, seat},
          {Step::raid_over, seat}});
  if (place.dice > 0) t.push(Step::nature_roll, seat);
}

void roll(auto& t, int one, int two) {
  const Frame frame = t.s.agenda.pop();
  Raid& raid = t.s.raid;
  raid.dice = {static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(two)};
  raid.rolled = 1;
  t.tell(Happening::rolled, frame.seat, one, two);
}

void offer_reroll(auto& t, Seat seat) {
  if (t.s.raid.rerolls > 0) t.push(Step::ask_reroll, seat);
}

// E12: each Brawler re-rolls one die; the new face stands.
void reroll(auto& t, Seat seat, int die) {
  t.s.agenda.pop();
  --t.s.raid.rerolls;
  t.then({{Step::nature_reroll, seat, static_cast<std::uint8_t>(die)}, {Step::offer_reroll, seat}});
}
void stand(auto& t) {
  t.s.agenda.pop();
  t.s.raid.rerolls = 0;
}
void rerolled(auto& t, int face) {
  const Frame frame = t.s.agenda.pop();
  t.s.raid.dice[static_cast<std::size_t>(frame.a - 1)] = static_cast<std::uint8_t>(face);
  t.tell(Happening::rerolled, frame.seat, frame.a, face);
}

// RD-3, RD-4
void score_raid(auto& t, Seat seat) {
  State& s = t.s;
  Raid& raid = s.raid;
  if (row(raid.where).dice > 0) {
    const Strength sum = raid_strength(s, seat, raid.where, raid.dice[0] + raid.dice[1]);
    raid.strength = static_cast<std::uint8_t>(sum.total());
    t.tell(Happening::strength, seat, sum.total(), sum.dice, sum.crew, sum.abilities, sum.armour);
  }
  raid.tier_vp = static_cast<std::uint8_t>(tier_vp(raid.where, raid.strength));
  score(t, seat, raid.tier_vp, Source::raid);
  const Type type = row(raid.where).type;
  for (const Card card : t.player(seat).crew) {
    const int vp = crew_raid_vp(card, type);
    raid.crew_vp = static_cast<std::uint8_t>(raid.crew_vp + vp);
    score(t, seat, vp, Source::crew_raid, card);
  }
  raid.scored = 1;
}

// RD-5: the whole set with its worker.
void take_set(auto& t, Seat seat, int number) {
  State& s = t.s;
  const int space = space_index(s.raid.where, number - 1);
  TokenSet& set = s.sets[static_cast<std::size_t>(space)];
  const Colour worker = space_row(space).worker;
  t.tell(Happening::plundered, seat, space, named_set(set), worker);
  Player& player = t.player(seat);
  for (std::size_t kind = 0; kind < 3; ++kind) {
    std::uint8_t& own = player.tokens[kind + static_cast<std::size_t>(Resource::gold)];
    own = static_cast<std::uint8_t>(own + set[kind]);
  }
  s.raid.valkyries = set[3];
  s.raid.chosen = static_cast<std::uint8_t>(number);
  set = {};
  s.left &= ~(1U << space);
  player.worker = worker;
  t.push(Step::valkyrie, seat);
}

// One set left is no choice.
void choose_set(auto& t, Seat seat) {
  const Settlement where = t.s.raid.where;
  if (sets_left(t.s, where) > 1) return t.push(Step::ask_set, seat);
  for (int i = 0; i < row(where).spaces; ++i) {
    if (set_left(t.s, space_index(where, i))) return take_set(t, seat, i + 1);
  }
}

// E39: the death ability is a gain that its owner may decline.
inline bool can_die_plainly(const State& s, Card card) {
  return is_default(s, Option::decline_bonus) && (card == Card::berserker || card == Card::gravedigger);
}

void valkyrie_to_supply(auto& t) {
  --t.s.raid.valkyries;
  ++t.s.supply[static_cast<std::size_t>(Resource::valkyrie)];  // VK-4
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
  if (crew_types(player) == 1 && !can_die_plainly(s, player.crew[0])) {
    return sacrifice(t, seat, player.crew[0], false);
  }
  t.push(Step::ask_sacrifice, seat);
}

// E10: who loses a crew card, chosen by the victim; no death ability follows (VK-5).
void avenge(auto& t, Seat seat, Seat victim) {
  t.tell(Happening::avenged, seat, victim);
  const Player& player = t.player(victim);
  if (player.crew.empty()) return;
  if (crew_types(player) == 1) return dismiss(t, victim, player.crew[0]);
  t.push(Step::ask_loss, victim, index(seat));
}
inline bool can_avenge(const State& s, Seat opponent) {
  return !sheet(s, opponent).crew.empty() || !is_default(s, Option::avenger_targets);
}
void choose_victim(auto& t, Seat seat) {
  int count = 0;
  Seat only{};
  each_opponent(t.s, seat, [&](Seat other) {
    if (!can_avenge(t.s, other)) return;
    ++count;
    only = other;
  });
  if (count == 1) avenge(t, seat, only);
  if (count > 1) t.push(Step::ask_avenge, seat);
}

// VK-1, VK-3, HK-4: the crew card falls, its death ability acts, the marker moves.
void sacrifice(auto& t, Seat seat, Card card, bool plain) {
  State& s = t.s;
  Player& player = t.player(seat);
  valkyrie_to_supply(t);
  leave_crew(player, card);
  t.tell(Happening::fell, seat, card);
  ++player.taken;
  player.valkyries = static_cast<std::uint8_t>(std::min<int>(player.valkyries + 1, kMostValkyries));
  t.push(Step::valkyrie, seat);
  if (card == Card::berserker && !plain) {
    take_into_hand(s, seat, card);
    note_into_hand(s, seat, card);
    t.tell(Happening::returned_to_hand, seat, card);
  } else {
    s.discard.add(card);
  }
  if (card == Card::gravedigger && !plain) gain(t, seat, Resource::gold, 1);  // E24
  if (card == Card::mercenary) score(t, seat, kMercenaryVp, Source::deaths, card);
  t.tell(Happening::valkyrie_step, seat, player.valkyries);
  if (card == Card::avenger) choose_victim(t, seat);
}

}  // namespace ravenhall::raiders
