// Bringing figures onto the map, and what that sets off (B45–B49, R28–R32, R65).
#pragma once

#include "games/blood_rage/rules/destruction.hpp"
#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

// B45, B47, B48: where the figure may be put. Ships go to fjords, the Dark Elf also to Yggdrasil.
inline bool may_invade(const State& s, Figure figure, Place place) {
  if (is_ship(figure)) return is_fjord(place) && fjord_open(s, place);
  if (place == Place::yggdrasil) return figure == Figure::dark_elf;
  return is_outer(place) && has_room(s, place);
}

// The figure is put on the map; Horns, room and price have been checked.
void invade(auto& t, Seat seat, Figure figure, Place from, Place place, int cost) {
  change_rage(t, seat, -cost);
  relocate(t.s, seat, figure, from, place);
  t.tell(Happening::invaded, seat, figure, place, cost, from);
  if (is_province(place)) t.push(Step::after_invade, seat, static_cast<int>(figure), index(place));
}

// R65: the figure's own text, then Frigga's Succor, then Thor's Domain.
void after_invade(auto& t, Seat seat, Figure figure, Place place) {
  t.then({{Step::offer_succor, seat, static_cast<std::uint8_t>(place)},
          {Step::offer_thors_domain, seat, static_cast<std::uint8_t>(place)}});
  if (figure != Figure::troll && figure != Figure::fire_giant) return;

  State& s = t.s;
  s.dying = {.cause = Cause::invasion, .where = place};
  for (int i = 0; i < s.clans; ++i) {
    const Seat enemy = seat_at(i);
    if (enemy == seat) continue;
    const ClanSheet& clan = t.clan(enemy);
    const auto n = static_cast<std::size_t>(i);
    s.dying.warriors[n] = clan.warriors[static_cast<std::size_t>(place)];
    if (figure == Figure::fire_giant) {  // R41: ships in the fjord too, but no monster
      if (clan.leader == place) s.dying.others[n] |= bit(Figure::leader);
      if (is_fjord(fjord_of(place)) && clan.ship == fjord_of(place)) s.dying.others[n] |= bit(Figure::ship);
    }
  }
  destroy_dying(t, seat);
}

// R28: not with a ship (no province) and not into Yggdrasil.
inline bool may_add_warrior(const State& s, Seat seat, Place place) {
  return is_outer(place) && has_room(s, place) && horns_allow(s, seat) &&
         sheet(s, seat).warriors[static_cast<std::size_t>(Place::reserve)] > 0;
}

void offer_succor(auto& t, Seat seat, Place place) {
  if (has_upgrade(t.s, seat, Card::friggas_succor) && may_add_warrior(t.s, seat, place)) {
    t.push(Step::ask_succor, seat, index(place));
  }
}

// A warrior that Succor brings sets off nothing (R28, R65).
void answer_succor(auto& t, bool yes) {
  const Frame frame = t.s.agenda.pop();
  if (!yes) return;
  relocate(t.s, frame.seat, Figure::warrior, Place::reserve, place_at(frame.a));
  t.tell(Happening::invaded, frame.seat, Figure::warrior, place_at(frame.a), 0, Place::reserve);
}

// R29: a pillage at once for 2 Rage; a passer may not (R36).
inline constexpr int kThorsDomainCost = 2;
inline bool may_use_thors_domain(const State& s, Seat seat, Place place) {
  return has_upgrade(s, seat, Card::thors_domain) && sheet(s, seat).rage >= kThorsDomainCost &&
         sheet(s, seat).passed == 0 && !destroyed(s, place) && !pillaged(s, place) &&
         figures_fighting(s, seat, place) > 0;
}

void offer_thors_domain(auto& t, Seat seat, Place place) {
  if (may_use_thors_domain(t.s, seat, place)) t.push(Step::ask_thors_domain, seat, index(place));
}

// R32: after a troop or monster upgrade one figure of that kind may Invade for nothing. Offered only when it
// can.
inline bool free_invader(Card upgrade, Figure figure) {
  switch (row(upgrade).kind) {
    case Kind::warrior: return figure == Figure::warrior;
    case Kind::leader: return figure == Figure::leader;
    case Kind::ship: return is_ship(figure);  // R40
    case Kind::monster: return figure == figure_of(upgrade);
    default: return false;
  }
}

// Calls f(figure, place) for each free Invade that the upgrade allows now.
template <class F>
void each_free_invade(const State& s, Seat seat, Card upgrade, F&& f) {
  if (!horns_allow(s, seat)) return;
  each_figure_at(s, seat, Place::reserve, [&](Figure figure) {
    if (!free_invader(upgrade, figure)) return;
    for (int i = 0; i < kMapPlaces; ++i) {
      if (may_invade(s, figure, place_at(i))) f(figure, place_at(i));
    }
  });
}

}  // namespace ravenhall::blood_rage
