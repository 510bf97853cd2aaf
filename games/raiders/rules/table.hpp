// What every rule works on: the state, the sink for events, and the few things rules do all the time.
#pragma once

#include <algorithm>
#include <initializer_list>

#include "games/raiders/state.hpp"
#include "games/raiders/verbs.hpp"
#include "kernel/event.hpp"

namespace ravenhall::raiders {

// Rules are templates over the table's sink, so that a search that wants no events pays nothing for them.
template <class Sink>
struct Table {
  State& s;
  Sink& out;

  Player& player(Seat seat) { return sheet(s, seat); }

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
    if constexpr (Sink::kListening) out.add(event(kind, actor, args...));
  }
  // The same, but a hidden thing becomes known by it.
  template <class... Args>
  void reveal(Happening kind, Seat actor, Args... args) {
    if constexpr (Sink::kListening) {
      Event e = event(kind, actor, args...);
      e.reveals = 1;
      out.add(e);
    }
  }
  // Something happened whose first operand only `witnesses` may know.
  template <class... Args>
  void tell_secretly(SeatSet witnesses, Happening kind, Seat actor, Args... args) {
    if constexpr (Sink::kListening) {
      Event e = event(kind, actor, args...);
      e.secret = 1;
      e.witnesses = witnesses;
      out.add(e);
    }
  }

 private:
  template <class... Args>
  static Event event(Happening kind, Seat actor, Args... args) {
    Event e{.kind = static_cast<std::uint8_t>(kind),
            .actor = actor,
            .secret = 0,
            .reveals = 0,
            .witnesses = {},
            .args = {}};
    [[maybe_unused]] std::size_t i = 0;
    ((e.args[i++] = static_cast<std::int16_t>(args)), ...);
    return e;
  }
};

template <class Sink>
Table(State&, Sink&) -> Table<Sink>;

// Calls f(seat) for every opponent clockwise from the left neighbour.
template <class F>
void each_opponent(const State& s, Seat seat, F&& f) {
  for (Seat other = left_of(s, seat); other != seat; other = left_of(s, other)) f(other);
}

// CR-6, E20: out of the supply, as much as there is.
int gain(auto& t, Seat seat, Resource what, int amount) {
  std::uint8_t& supply = t.s.supply[static_cast<std::size_t>(what)];
  amount = std::min<int>(amount, supply);
  if (amount == 0) return 0;
  supply = static_cast<std::uint8_t>(supply - amount);
  std::uint8_t& own = t.player(seat).tokens[static_cast<std::size_t>(what)];
  own = static_cast<std::uint8_t>(own + amount);
  t.tell(Happening::gained, seat, what, amount);
  return amount;
}

// Back to the supply, as much as the player has; the event says why.
int give_back(auto& t, Seat seat, Resource what, int amount, Happening why) {
  std::uint8_t& own = t.player(seat).tokens[static_cast<std::size_t>(what)];
  amount = std::min<int>(amount, own);
  if (amount == 0) return 0;
  own = static_cast<std::uint8_t>(own - amount);
  std::uint8_t& supply = t.s.supply[static_cast<std::size_t>(what)];
  supply = static_cast<std::uint8_t>(supply + amount);
  t.tell(why, seat, what, amount);
  return amount;
}
void pay(auto& t, Seat seat, Resource what, int amount) { give_back(t, seat, what, amount, Happening::paid); }

// From one player to another, as much as there is (E33).
int rob(auto& t, Seat seat, Seat victim, Resource what, int amount) {
  std::uint8_t& theirs = t.player(victim).tokens[static_cast<std::size_t>(what)];
  amount = std::min<int>(amount, theirs);
  if (amount == 0) return 0;
  theirs = static_cast<std::uint8_t>(theirs - amount);
  std::uint8_t& own = t.player(seat).tokens[static_cast<std::size_t>(what)];
  own = static_cast<std::uint8_t>(own + amount);
  t.tell(Happening::robbed, seat, victim, what, amount);
  return amount;
}

// DT-5, E22, E34: never beyond either end of the track.
void move_armour(auto& t, Seat seat, int by) {
  std::uint8_t& armour = t.player(seat).armour;
  const int to = std::clamp(armour + by, 0, kMostArmour);
  if (to == armour) return;
  t.tell(Happening::armour, seat, to - armour, to);
  armour = static_cast<std::uint8_t>(to);
}

void score(auto& t, Seat seat, int amount, Source source, Card card = Card::none) {
  if (amount == 0) return;
  Player& player = t.player(seat);
  player.vp = static_cast<std::int16_t>(player.vp + amount);
  std::int16_t& sum = player.sources[static_cast<std::size_t>(source)];
  sum = static_cast<std::int16_t>(sum + amount);
  t.tell(Happening::vp, seat, amount, source, is_card(card) ? static_cast<int>(card) : Event::kHidden);
}

// Crews are kept sorted, so that equal crews are equal bytes.
inline void join_crew(Player& player, Card card) {
  player.crew.push_back(card);
  std::sort(player.crew.begin(), player.crew.end());
}
inline void leave_crew(Player& player, Card card) {
  for (std::size_t i = 0; i < player.crew.size(); ++i) {
    if (player.crew[i] == card) return player.crew.erase(i);
  }
}

// VK-5: a plain loss; no death ability, no step of the track. `tells`: it shows something about the hand.
void dismiss(auto& t, Seat seat, Card card, bool tells = false) {
  leave_crew(t.player(seat), card);
  t.s.discard.add(card);
  tells ? t.reveal(Happening::dismissed, seat, card) : t.tell(Happening::dismissed, seat, card);
}

// Calls f(card) once for each different card of a crew.
template <class F>
void each_crew_type(const Player& player, F&& f) {
  for (std::size_t i = 0; i < player.crew.size(); ++i) {
    if (i == 0 || player.crew[i] != player.crew[i - 1]) f(player.crew[i]);
  }
}
inline int crew_types(const Player& player) {
  int types = 0;
  each_crew_type(player, [&](Card) { ++types; });
  return types;
}

}  // namespace ravenhall::raiders
