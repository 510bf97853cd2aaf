// What every rule works on: the state, the sink for events, and the few things rules do all the time.
#pragma once

#include <initializer_list>
#include <type_traits>

#include "games/blood_rage/state.hpp"
#include "games/blood_rage/verbs.hpp"
#include "kernel/event.hpp"

namespace ravenhall::blood_rage {

// Rules are templates over the table's sink, so that a search that wants no events pays nothing for them.
template <class Sink>
struct Table {
  State& s;
  Sink& out;

  ClanSheet& clan(Seat seat) { return sheet(s, seat); }

  void push(Step step, Seat seat = {}, int a = 0, int b = 0, int c = 0) {
    s.agenda.push({step, seat, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                   static_cast<std::uint8_t>(c)});
  }
  // Puts steps on the agenda that are to run in the order written.
  void then(std::initializer_list<Frame> frames) {
    for (const Frame* frame = frames.end(); frame != frames.begin();) s.agenda.push(*--frame);
  }

  // Something happened that everybody may know.
  template <class... Args>
  void tell(Happening kind, Seat actor, Args... args) {
    if constexpr (Sink::kListening) {
      Event event{.kind = static_cast<std::uint8_t>(kind),
                  .actor = actor,
                  .secret = 0,
                  .reveals = 0,
                  .witnesses = {},
                  .args = {}};
      fill(event, args...);
      out.add(event);
    }
  }
  // The same, but a hidden thing becomes known by it.
  template <class... Args>
  void reveal(Happening kind, Seat actor, Args... args) {
    if constexpr (Sink::kListening) {
      Event event{.kind = static_cast<std::uint8_t>(kind),
                  .actor = actor,
                  .secret = 0,
                  .reveals = 1,
                  .witnesses = {},
                  .args = {}};
      fill(event, args...);
      out.add(event);
    }
  }
  // Something happened whose first operand only `actor` may know.
  template <class... Args>
  void tell_secretly(Happening kind, Seat actor, Args... args) {
    tell_partly(kind, actor, false, args...);
  }
  // The same, where `reveals` says whether what all may know of it was hidden before.
  template <class... Args>
  void tell_partly(Happening kind, Seat actor, bool reveals, Args... args) {
    if constexpr (Sink::kListening) {
      Event event{.kind = static_cast<std::uint8_t>(kind),
                  .actor = actor,
                  .secret = 1,
                  .reveals = static_cast<std::uint8_t>(reveals),
                  .witnesses = actor,
                  .args = {}};
      fill(event, args...);
      out.add(event);
    }
  }

 private:
  template <class... Args>
  static void fill(Event& event, Args... args) {
    [[maybe_unused]] std::size_t i = 0;
    ((event.args[i++] = static_cast<std::int16_t>(args)), ...);
  }
};

template <class Sink>
Table(State&, Sink&) -> Table<Sink>;

// Calls f(seat) for every clan clockwise from `start`.
template <class F>
void clockwise(const State& s, Seat start, F&& f) {
  for (int i = 0; i < s.clans; ++i) f(seat_at((index(start) + i) % s.clans));
}

void gain_glory(auto& t, Seat seat, int amount, Source source, Card why = Card::none) {
  if (amount == 0) return;
  ClanSheet& clan = t.clan(seat);
  clan.glory = static_cast<std::int16_t>(clan.glory + amount);
  auto& line = clan.sources[static_cast<std::size_t>(source)];
  line = static_cast<std::int16_t>(line + amount);
  t.tell(Happening::glory, seat, amount, source, why);
}

// Moves the current-Rage token (B16). With resume_after_zero=off whoever comes down to 0 is out like a
// passer.
void change_rage(auto& t, Seat seat, int by) {
  if (by == 0) return;
  ClanSheet& clan = t.clan(seat);
  clan.rage = static_cast<std::uint8_t>(clan.rage + by);
  if (clan.rage == 0 && option(t.s, Option::resume_after_zero) == 1) clan.passed = 1;
  t.tell(Happening::rage, seat, by, clan.rage);
}

// Moves one own figure; no rule is applied.
inline void relocate(State& s, Seat seat, Figure figure, Place from, Place to) {
  ClanSheet& clan = sheet(s, seat);
  switch (figure) {
    case Figure::warrior:
      --clan.warriors[static_cast<std::size_t>(from)];
      ++clan.warriors[static_cast<std::size_t>(to)];
      break;
    case Figure::leader: clan.leader = to; break;
    case Figure::ship: clan.ship = to; break;
    default: monster(s, figure).at = to; break;
  }
}

// Calls f(figure) for each kind of figure that the clan has at `place`.
template <class F>
void each_figure_at(const State& s, Seat seat, Place place, F&& f) {
  const ClanSheet& clan = sheet(s, seat);
  if (clan.warriors[static_cast<std::size_t>(place)] > 0) f(Figure::warrior);
  if (clan.leader == place) f(Figure::leader);
  if (clan.ship == place) f(Figure::ship);
  for (int slot = 3; slot <= 4; ++slot) {
    const Card card = clan.slots[static_cast<std::size_t>(slot)];
    if (card != Card::none && monster(s, figure_of(card)).at == place) f(figure_of(card));
  }
}

// Raises one stat by a step; nothing happens on the last one (R64).
void raise_stat(auto& t, Seat seat, Stat stat) {
  std::uint8_t& step = t.clan(seat).step[static_cast<std::size_t>(stat)];
  if (step == kLastStep) return;
  ++step;
  t.tell(Happening::stat_raised, seat, stat, step);
}

inline constexpr int kAnyStat = 7;  // bit i: Stat i

inline int raisable(const State& s, Seat seat, int allowed) {
  for (int i = 0; i < kStats; ++i) {
    if (sheet(s, seat).step[static_cast<std::size_t>(i)] == kLastStep) allowed &= ~(1 << i);
  }
  return allowed;
}

// R64: a step in a stat of choice, among those of `allowed` that can still be raised.
void raise_one_of(auto& t, Seat seat, int allowed = kAnyStat) {
  allowed = raisable(t.s, seat, allowed);
  if (allowed == 0) return;
  if (std::has_single_bit(static_cast<unsigned>(allowed))) {
    raise_stat(t, seat, static_cast<Stat>(std::countr_zero(static_cast<unsigned>(allowed))));
  } else {
    t.push(Step::ask_stat, seat, allowed);
  }
}

}  // namespace ravenhall::blood_rage
