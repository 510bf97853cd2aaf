// Bringing figures onto the map, and what that sets off (B45–B49, R28–R32, R65).
#pragma once

#include "games/blood_rage/rules/destruction.hpp"
#include "games/blood_rage/rules/pillage.hpp"
#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

// The provinces with a free village and the fjords that are open.
inline Places open_places(const State& s) {
  EnumArray<Place, int> count{};
  for (const Seat seat : seats(s)) {
    const ClanSheet& clan = sheet(s, seat);
    for (const Place province : values<Place>(kProvinces)) count[province] += clan.warriors[province];
    ++count[clan.leader];
  }
  for (const MonsterFigure& monster : s.monsters) ++count[monster.at];
  Places open;
  for (const Place province : values<Place>(kProvinces)) {
    const int villages = row(province).villages;
    if (!destroyed(s, province) && (villages == 0 || count[province] < villages)) open.add(province);
  }
  for (const Place fjord : kFjordTable.keys()) {
    if (fjord_open(s, fjord)) open.add(fjord);
  }
  return open;
}

// B45, B47, B48: where a figure may be put. Ships go to fjords, the Dark Elf also to Yggdrasil.
inline Places invade_places(Figure figure) {
  if (is_ship(figure)) return kFjordPlaces;
  return figure == Figure::dark_elf ? kProvincePlaces : kOuterPlaces;
}
inline Places invade_targets(Figure figure, Places open) { return open & invade_places(figure); }

// R24: out of Valhalla (Frigga's Domain).
inline constexpr int kRecallCost = 1;

// The figure is put on the map; Horns, room and price have been checked.
void invade(auto& t, Seat seat, Figure figure, Place from, Place place, int cost) {
  change_rage(t, seat, -cost);
  relocate(t.s, seat, figure, from, place);
  t.tell(Happening::invaded, seat, figure, place, cost, from);
  if (is_province(place)) t.push(Step::after_invade, seat, figure, place);
}

// Whom the Troll and the Fire Giant destroy when they Invade.
inline Dying struck_by(const State& s, Seat seat, Figure figure, Place place) {
  if (figure != Figure::troll && figure != Figure::fire_giant) return {};
  Dying dying{.cause = Cause::invasion, .where = place};
  for (const Seat enemy : seats(s)) {
    if (enemy == seat) continue;
    const ClanSheet& clan = sheet(s, enemy);
    dying.warriors[enemy] = clan.warriors[place];
    if (figure == Figure::fire_giant) {  // R41: ships in the fjord too, but no monster
      const Place fjord = fjord_of(place);
      dying.others[enemy].set(Figure::leader, clan.leader == place);
      dying.others[enemy].set(Figure::ship, is_fjord(fjord) && clan.ship == fjord);
    }
  }
  return dying;
}

// R65: the figure's own text, then Frigga's Succor, then Thor's Domain.
void after_invade(auto& t, Seat seat, Figure figure, Place place) {
  t.then({{Step::offer_succor, seat, place}, {Step::offer_thors_domain, seat, place}});
  const Dying dying = struck_by(t.s, seat, figure, place);
  if (dying.cause == Cause::none) return;
  t.s.dying = dying;
  destroy_dying(t, seat);
}

// R28: not with a ship (no province) and not into Yggdrasil.
inline bool may_add_warrior(const State& s, Seat seat, Place place) {
  return is_outer(place) && has_room(s, place) && horns_allow(s, seat) &&
         sheet(s, seat).warriors[Place::reserve] > 0;
}

void offer_succor(auto& t, Seat seat, Place place) {
  if (has_upgrade(t.s, seat, Card::friggas_succor) && may_add_warrior(t.s, seat, place)) {
    t.push(Step::ask_succor, seat, place);
  }
}

// A warrior that Succor brings sets off nothing (R28, R65).
void answer_succor(auto& t, bool yes) {
  const Frame frame = t.s.agenda.pop();
  if (!yes) return;
  const Place place = frame.a;
  relocate(t.s, frame.seat, Figure::warrior, Place::reserve, place);
  t.tell(Happening::invaded, frame.seat, Figure::warrior, place, 0, Place::reserve);
}

// R29: a pillage at once for 2 Rage; a passer may not (R36).
inline constexpr int kThorsDomainCost = 2;
inline bool may_use_thors_domain(const State& s, Seat seat, Place place) {
  const ClanSheet& clan = sheet(s, seat);
  return has_upgrade(clan, Card::thors_domain) && clan.rage >= kThorsDomainCost && !clan.passed &&
         may_pillage(s, seat, place);
}

void offer_thors_domain(auto& t, Seat seat, Place place) {
  if (may_use_thors_domain(t.s, seat, place)) t.push(Step::ask_thors_domain, seat, place);
}

// R32: after a troop or monster upgrade one figure of that kind may Invade for nothing. Offered only when it
// can.
inline bool is_of_upgrade(Figure figure, Card upgrade) {
  switch (row(upgrade).kind) {
    case Kind::warrior: return figure == Figure::warrior;
    case Kind::leader: return figure == Figure::leader;
    case Kind::ship: return is_ship(figure);  // R40
    case Kind::monster: return figure == figure_of(upgrade);
    case Kind::clan:
    case Kind::quest:
    case Kind::battle: break;
  }
  return false;
}
inline FigureList free_invaders(const State& s, Seat seat, Card upgrade) {
  FigureList invaders;
  if (!horns_allow(s, seat)) return invaders;
  for (const Figure figure : figures_at(s, seat, Place::reserve)) {
    if (is_of_upgrade(figure, upgrade) && !invade_targets(figure, open_places(s)).empty()) {
      invaders.push_back(figure);
    }
  }
  return invaders;
}

}  // namespace ravenhall::blood_rage
