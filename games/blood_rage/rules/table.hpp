// What every rule works on: the table, and the few things rules do all the time.
#pragma once

#include "games/blood_rage/state.hpp"
#include "games/blood_rage/verbs.hpp"
#include "kernel/table.hpp"

namespace ravenhall::blood_rage {

template <class Sink>
class Table : public TableOf<State, Happening, Sink> {
 public:
  using TableOf<State, Happening, Sink>::TableOf;
  ClanSheet& clan(Seat seat) { return sheet(this->s, seat); }
};
template <class Sink>
Table(State&, Sink&) -> Table<Sink>;

void begin_phase(auto& t, Phase phase) {
  t.s.phase = phase;
  t.tell(Happening::phase_began, kNature, phase);
}

void gain_glory(auto& t, Seat seat, int amount, Source source, Card why = Card::none) {
  if (amount == 0) return;
  ClanSheet& clan = t.clan(seat);
  clan.glory += amount;
  clan.sources[source] += amount;
  t.tell(Happening::glory, seat, amount, source, why);
}

// Moves the current-Rage token (B16). With resume_after_zero=off whoever comes down to 0 is out like a
// passer.
void change_rage(auto& t, Seat seat, int by) {
  if (by == 0) return;
  ClanSheet& clan = t.clan(seat);
  clan.rage += by;
  if (clan.rage == 0 && !is_on(t.s.options.resume_after_zero)) clan.passed = true;
  t.tell(Happening::rage, seat, by, clan.rage);
}

// Moves one own figure; no rule is applied.
inline void relocate(State& s, Seat seat, Figure figure, Place from, Place to) {
  ClanSheet& clan = sheet(s, seat);
  switch (figure) {
    case Figure::warrior:
      --clan.warriors[from];
      ++clan.warriors[to];
      break;
    case Figure::leader: clan.leader = to; break;
    case Figure::ship: clan.ship = to; break;
    default: s.monsters[figure].at = to; break;
  }
}

// The kinds of figures that a clan has somewhere: warriors, Leader, ship, monsters as they lie on the sheet.
using FigureList = FixedVec<Figure, 5>;

inline void add_figures_at(const State& s, Seat seat, Place place, FigureList& list) {
  const ClanSheet& clan = sheet(s, seat);
  if (clan.warriors[place] > 0) list.push_back(Figure::warrior);
  if (clan.leader == place) list.push_back(Figure::leader);
  if (clan.ship == place) list.push_back(Figure::ship);
  for (const Slot slot : kMonsterSlots) {
    const Card card = clan.slots[slot];
    if (card != Card::none && s.monsters[figure_of(card)].at == place) list.push_back(figure_of(card));
  }
}
inline FigureList figures_at(const State& s, Seat seat, Place place) {
  FigureList list;
  add_figures_at(s, seat, place, list);
  return list;
}
// The same in a province and its fjord.
inline FigureList figures_in_and_beside(const State& s, Seat seat, Place province) {
  FigureList list = figures_at(s, seat, province);
  if (is_fjord(fjord_of(province))) add_figures_at(s, seat, fjord_of(province), list);
  return list;
}

// Raises one stat by a step; nothing happens on the last one (R64).
void raise_stat(auto& t, Seat seat, Stat stat) {
  Count& step = t.clan(seat).step[stat];
  if (step == kLastStep) return;
  ++step;
  t.tell(Happening::stat_raised, seat, stat, step);
}
void raise_all_stats(auto& t, Seat seat) {
  for (const Stat stat : kAnyStat) raise_stat(t, seat, stat);
}

inline Stats raisable(const State& s, Seat seat, Stats allowed) {
  for (const Stat stat : allowed) {
    if (sheet(s, seat).step[stat] == kLastStep) allowed.remove(stat);
  }
  return allowed;
}

// What ask_stat offers.
inline Stats stats_of(const Frame& frame) { return frame.a; }

// R64: a step in a stat of choice, among those of `allowed` that can still be raised.
void raise_one_of(auto& t, Seat seat, Stats allowed = kAnyStat) {
  allowed = raisable(t.s, seat, allowed);
  if (allowed.empty()) return;
  if (allowed.size() == 1) return raise_stat(t, seat, allowed.first());
  t.push(Step::ask_stat, seat, allowed);
}

}  // namespace ravenhall::blood_rage
