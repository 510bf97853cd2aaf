// Figures that are destroyed together: who may save them, who is buried, what that pays (B12, R26, R27, R66).
#pragma once

#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage {

// Everything in s.dying is destroyed; owners react clockwise from `start`.
void destroy_dying(auto& t, Seat start) { t.then({{Step::react, start, t.s.clans}, {Step::bury, start}}); }

// Marks all figures of a clan in a province and its fjord.
inline void mark_all(State& s, Seat seat, Place province) {
  const auto n = static_cast<std::size_t>(seat);
  s.dying.warriors[n] = sheet(s, seat).warriors[static_cast<std::size_t>(province)];
  const auto mark = [&](Figure figure) {
    if (figure != Figure::warrior) s.dying.others[n] |= bit(figure);
  };
  each_figure_at(s, seat, province, mark);
  if (is_fjord(fjord_of(province))) each_figure_at(s, seat, fjord_of(province), mark);
}

// R27: the Witch goes to Yggdrasil instead, from an outer province.
inline bool may_retreat(const State& s, Seat seat) {
  return (s.dying.others[static_cast<std::size_t>(seat)] & bit(Figure::volur_witch)) != 0 &&
         is_outer(s.dying.where);
}

// R26: with Frigga's Protection 1 Rage keeps a figure. In Ragnarök only by option, and only a ship whose
// fjord still supports a province.
inline bool may_protect(const State& s, Seat seat, Figure figure) {
  const auto n = static_cast<std::size_t>(seat);
  const bool dying =
      figure == Figure::warrior ? s.dying.warriors[n] > 0 : (s.dying.others[n] & bit(figure)) != 0;
  if (!dying || sheet(s, seat).rage == 0 || !has_upgrade(s, seat, Card::friggas_protection)) return false;
  if (s.dying.cause != Cause::ragnarok) return true;
  return option(s, Option::protection_ragnarok) == 1 && is_ship(figure) &&
         fjord_open(s, fjord_of(s.dying.where));
}

inline bool may_react(const State& s, Seat seat) {
  if (may_retreat(s, seat)) return true;
  for (int i = 0; i < kFigures; ++i) {
    if (may_protect(s, seat, static_cast<Figure>(i))) return true;
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
  auto& others = s.dying.others[static_cast<std::size_t>(seat)];
  others = static_cast<std::uint16_t>(others & ~bit(Figure::volur_witch));
  relocate(s, seat, Figure::volur_witch, s.dying.where, Place::yggdrasil);
  t.tell(Happening::witch_retreated, seat, s.dying.where);
  if (!may_react(s, seat)) s.agenda.pop();
}

void protect(auto& t, Seat seat, Figure figure) {
  State& s = t.s;
  const auto n = static_cast<std::size_t>(seat);
  if (figure == Figure::warrior) {
    --s.dying.warriors[n];
  } else {
    s.dying.others[n] = static_cast<std::uint16_t>(s.dying.others[n] & ~bit(figure));
  }
  t.tell(Happening::figure_saved, seat, figure, s.dying.where);
  change_rage(t, seat, -1);
  if (!may_react(s, seat)) s.agenda.pop();
}

// Loki's, Fire and Eternal Dragons: Glory for each own ship destroyed, whatever the cause.
void pay_dragons(auto& t, Seat seat, int ships) {
  const Card dragons = t.clan(seat).slots[2];
  if (ships == 0 || dragons == Card::none) return;
  const int each = dragons == Card::lokis_dragons ? 4 : dragons == Card::fire_dragons ? 8 : 12;
  gain_glory(t, seat, ships * each, Source::upgrade, dragons);
}

// B84, R46
int ragnarok_glory(auto& t, Seat seat) {
  const int each = kRagnarokGlory[static_cast<std::size_t>(t.s.age - 1)];
  return has_upgrade(t.s, seat, Card::odins_inspiration) ? 2 * each : each;
}

// What nobody saved goes to Valhalla; then Ragnarök and Dragons pay.
void bury(auto& t, Seat start) {
  State& s = t.s;
  const Dying dying = s.dying;
  s.dying = {};
  const Place fjord = fjord_of(dying.where);
  std::array<int, kMaxClans> ships{};
  clockwise(s, start, [&](Seat seat) {
    const auto n = static_cast<std::size_t>(seat);
    int dead = 0;
    const auto kill = [&](Figure figure) {
      const Place from = is_ship(figure) ? fjord : dying.where;
      relocate(s, seat, figure, from, Place::valhalla);
      t.tell(Happening::figure_destroyed, seat, figure, from, dying.cause);
      if (is_ship(figure)) ++ships[n];
      ++dead;
    };
    for (int k = 0; k < dying.warriors[n]; ++k) kill(Figure::warrior);
    for (int i = 1; i < kFigures; ++i) {
      if ((dying.others[n] & bit(static_cast<Figure>(i))) != 0) kill(static_cast<Figure>(i));
    }
    if (dying.cause == Cause::smite || dying.cause == Cause::tide || dying.cause == Cause::defeat) {
      s.battle.destroyed[n] = static_cast<std::uint8_t>(s.battle.destroyed[n] + dead);  // R12
    }
    if (dying.cause == Cause::ragnarok) gain_glory(t, seat, dead * ragnarok_glory(t, seat), Source::ragnarok);
  });
  clockwise(s, start, [&](Seat seat) { pay_dragons(t, seat, ships[static_cast<std::size_t>(seat)]); });
}

}  // namespace ravenhall::blood_rage
