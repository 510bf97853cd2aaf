// Figures that are destroyed together: who may save them, who is buried, what that pays (B12, R26, R27, R66).
#pragma once

#include "games/blood_rage/reasons.hpp"
#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

// Everything in s.dying is destroyed; owners react clockwise from `start`.
void destroy_dying(auto& t, Seat start) { t.then({{Step::react, start, t.s.clans}, {Step::bury, start}}); }

// Marks all figures of a clan in a province and its fjord.
inline void mark_all(State& s, Seat seat, Place province) {
  s.dying.warriors[seat] = sheet(s, seat).warriors[province];
  for (const Figure figure : figures_in_and_beside(s, seat, province)) {
    if (figure != Figure::warrior) s.dying.others[seat].add(figure);
  }
}
// One of them is not to die after all.
inline void unmark(State& s, Seat seat, Figure figure) {
  if (figure == Figure::warrior) {
    --s.dying.warriors[seat];
  } else {
    s.dying.others[seat].remove(figure);
  }
}
inline bool is_dying(const State& s, Seat seat, Figure figure) {
  return figure == Figure::warrior ? s.dying.warriors[seat] > 0 : s.dying.others[seat].has(figure);
}

// R27: the Witch goes to Yggdrasil instead, from an outer province.
inline Why bar_to_retreat(const State& s, Seat seat) {
  if (!is_dying(s, seat, Figure::volur_witch)) return Why::not_dying;
  return is_outer(s.dying.where) ? Why::none : Why::retreat_from_outer;
}
inline bool may_retreat(const State& s, Seat seat) { return bar_to_retreat(s, seat) == Why::none; }

// R26: with Frigga's Protection 1 Rage keeps a figure. In Ragnarök only by option, and only a ship whose
// fjord still supports a province.
inline constexpr int kProtectionCost = 1;
inline Why bar_to_protect(const State& s, Seat seat, Figure figure) {
  if (!is_dying(s, seat, figure)) return Why::not_dying;
  if (sheet(s, seat).rage < kProtectionCost) return Why::rage_short;
  if (!has_upgrade(s, seat, Card::friggas_protection)) return Why::needs_upgrade;
  if (s.dying.cause != Cause::ragnarok) return Why::none;
  const bool saved =
      is_on(s.options.protection_ragnarok) && is_ship(figure) && fjord_open(s, fjord_of(s.dying.where));
  return saved ? Why::none : Why::lost_in_ragnarok;
}
inline bool may_protect(const State& s, Seat seat, Figure figure) {
  return bar_to_protect(s, seat, figure) == Why::none;
}

inline bool may_react(const State& s, Seat seat) {
  if (may_retreat(s, seat)) return true;
  for (const Figure figure : values<Figure>(kFigures)) {
    if (may_protect(s, seat, figure)) return true;
  }
  return false;
}

// Asks each owner in turn; `left` clans have not been asked yet.
void react(auto& t, Seat seat, int left) {
  if (left == 0) return;
  t.push(Step::react, left_of(t.s, seat), left - 1);
  if (may_react(t.s, seat)) t.push(Step::ask_react, seat);
}

void retreat_witch(auto& t, Seat seat) {
  State& s = t.s;
  unmark(s, seat, Figure::volur_witch);
  relocate(s, seat, Figure::volur_witch, s.dying.where, Place::yggdrasil);
  t.tell(Happening::witch_retreated, seat, s.dying.where);
  if (!may_react(s, seat)) s.agenda.pop();
}

void protect(auto& t, Seat seat, Figure figure) {
  State& s = t.s;
  unmark(s, seat, figure);
  t.tell(Happening::figure_saved, seat, figure, s.dying.where);
  change_rage(t, seat, -kProtectionCost);
  if (!may_react(s, seat)) s.agenda.pop();
}

// Loki's, Fire and Eternal Dragons: Glory for each own ship destroyed, whatever the cause.
void pay_dragons(auto& t, Seat seat, int ships) {
  const Card dragons = t.clan(seat).slots[Slot::ship];
  if (ships == 0 || dragons == Card::none) return;
  const int each = dragons == Card::lokis_dragons ? 4 : dragons == Card::fire_dragons ? 8 : 12;
  gain_glory(t, seat, ships * each, Source::upgrade, dragons);
}

// B84, R46
inline int ragnarok_glory(const State& s, Seat seat) {
  const int each = kRagnarokGlory[s.age - 1];
  return has_upgrade(s, seat, Card::odins_inspiration) ? 2 * each : each;
}

// What nobody saved goes to Valhalla; then Ragnarök and Dragons pay.
void bury(auto& t, Seat start) {
  State& s = t.s;
  const Dying dying = s.dying;
  s.dying = {};
  PerClan<int> ships{};
  for (const Seat seat : clockwise(s, start)) {
    int dead = 0;
    const auto kill = [&](Figure figure) {
      const Place from = is_ship(figure) ? fjord_of(dying.where) : dying.where;
      relocate(s, seat, figure, from, Place::valhalla);
      t.tell(Happening::figure_destroyed, seat, figure, from, dying.cause);
      if (is_ship(figure)) ++ships[seat];
      ++dead;
    };
    for (int left = dying.warriors[seat]; left > 0; --left) kill(Figure::warrior);
    for (const Figure figure : dying.others[seat]) kill(figure);
    if (dying.cause == Cause::smite || dying.cause == Cause::tide || dying.cause == Cause::defeat) {
      s.battle.destroyed[seat] += dead;  // R12
    }
    if (dying.cause == Cause::ragnarok) gain_glory(t, seat, dead * ragnarok_glory(s, seat), Source::ragnarok);
  }
  for (const Seat seat : clockwise(s, start)) pay_dragons(t, seat, ships[seat]);
}

}  // namespace ravenhall::blood_rage
