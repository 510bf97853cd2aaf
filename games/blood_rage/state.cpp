#include "games/blood_rage/state.hpp"

#include <algorithm>

namespace ravenhall::blood_rage {

int figures_at(const State& s, Seat seat, Figure figure, Place place) {
  const ClanSheet& clan = sheet(s, seat);
  switch (figure) {
    case Figure::warrior: return clan.warriors[place];
    case Figure::leader: return clan.leader == place ? 1 : 0;
    case Figure::ship: return clan.ship == place ? 1 : 0;
    default: return owns(s, seat, figure) && s.monsters[figure].at == place ? 1 : 0;
  }
}

int figures_on_map(const State& s, Seat seat) {
  const ClanSheet& clan = sheet(s, seat);
  int count = kWarriors - clan.warriors[Place::reserve] - clan.warriors[Place::valhalla];
  if (on_map(clan.leader)) ++count;
  if (on_map(clan.ship)) ++count;
  for (const MonsterFigure& m : s.monsters) {
    if (m.owner == seat && on_map(m.at)) ++count;
  }
  return count;
}

int figures_in(const State& s, Place province) {
  int count = 0;
  for (const Seat seat : seats(s)) {
    const ClanSheet& clan = sheet(s, seat);
    count += clan.warriors[province];
    if (clan.leader == province) ++count;
  }
  for (const MonsterFigure& m : s.monsters) {
    if (m.at == province) ++count;
  }
  return count;
}

bool has_room(const State& s, Place province) {
  if (destroyed(s, province)) return false;
  const int villages = row(province).villages;
  return villages == 0 || figures_in(s, province) < villages;
}

bool horns_allow(const State& s, Seat seat) {
  return figures_on_map(s, seat) < stat_value(s, seat, Stat::horns);
}

int strength(const State& s, Seat seat, Place province) {
  const ClanSheet& clan = sheet(s, seat);
  int total = warriors_strength(clan.slots[Slot::warrior], clan.warriors[province]);
  if (clan.leader == province) total += kLeaderStrength;
  const Place fjord = fjord_of(province);
  if (is_fjord(fjord) && clan.ship == fjord) total += kShipStrength;
  for (const Slot slot : kMonsterSlots) {
    const Card card = clan.slots[slot];
    if (card == Card::none) continue;
    const Figure figure = figure_of(card);
    const Place at = s.monsters[figure].at;
    if (at == province || (at == fjord && is_fjord(fjord))) total += monster_strength(figure, at);
  }
  return total;
}

int figure_strength(const State& s, Seat seat, Figure figure, Place place) {
  switch (figure) {
    case Figure::warrior: return warriors_strength(sheet(s, seat).slots[Slot::warrior], 1);
    case Figure::leader: return kLeaderStrength;
    case Figure::ship: return kShipStrength;
    default: return monster_strength(figure, place);
  }
}

int figures_fighting(const State& s, Seat seat, Place province) {
  const ClanSheet& clan = sheet(s, seat);
  const Place fjord = fjord_of(province);
  int count = clan.warriors[province];
  if (clan.leader == province) ++count;
  if (is_fjord(fjord) && clan.ship == fjord) ++count;
  for (const MonsterFigure& m : s.monsters) {
    if (m.owner == seat && (m.at == province || (is_fjord(fjord) && m.at == fjord))) ++count;
  }
  return count;
}

bool fjord_open(const State& s, Place fjord) {
  for (const Place province : supported_by(fjord)) {
    if (!destroyed(s, province)) return true;
  }
  return false;
}

int invade_cost(const State& s, Seat seat, Figure figure, Place place) {
  switch (figure) {
    case Figure::leader: return 0;
    case Figure::warrior: return figure_strength(s, seat, figure, place);
    case Figure::ship: return kShipStrength;
    case Figure::dark_elf:
      if (place == Place::yggdrasil && s.options.dark_elf_yggdrasil == DarkElfCost::three) return 3;
      return row(card_of(figure)).cost;
    default: return row(card_of(figure)).cost;
  }
}

int copies_in_play(const State& s, Card card) {
  if (s.options.deck == Deck::preview99 && not_in_preview(card)) return 0;
  const auto& copies = row(card).copies;
  return copies[0] + (s.clans >= 3 ? copies[1] : 0) + (s.clans >= 4 ? copies[2] : 0);
}

namespace {

// R43: strictly more strength than each other clan, in a province that is still there.
bool strongest_in(const State& s, Seat seat, Place province) {
  if (destroyed(s, province)) return false;
  const int own = strength(s, seat, province);
  if (own == 0) return false;
  for (const Seat rival : seats(s)) {
    if (rival != seat && strength(s, rival, province) >= own) return false;
  }
  return true;
}

int figures_in_valhalla(const State& s, Seat seat) {
  int count = 0;
  for (const Figure figure : values<Figure>(kFigures)) count += figures_at(s, seat, figure, Place::valhalla);
  return count;
}

bool strongest_in_region(const State& s, Seat seat, Region region) {
  for (const ProvinceRow& province : kProvinceTable) {
    if (province.region == region && strongest_in(s, seat, province.id)) return true;
  }
  return false;
}

}  // namespace

bool quests_open(const State& s) {
  return s.phase == Phase::quest && std::any_of(s.agenda.begin(), s.agenda.end(),
                                                [](const Frame& f) { return f.step == Step::score_quest; });
}

bool quest_met(const State& s, Seat seat, Card card) {
  const Quest quest = quest_of(card);
  if (quest == Quest::glorious_death) return figures_in_valhalla(s, seat) >= kGloriousDead;
  if (quest == Quest::yggdrasil) return strongest_in(s, seat, Place::yggdrasil);
  return strongest_in_region(s, seat, region_of(quest));
}

}  // namespace ravenhall::blood_rage
