// What one seat saw of one packet of cards in a draft.
#pragma once

#include <array>

#include "games/blood_rage/state.hpp"

namespace ravenhall::blood_rage {

// The eight places of a packet (the cards in the order they were taken, then the rest), as the viewer knows
// them: each place is unseen, known exactly, or belongs to a heap of which the viewer knows the cards but not
// the order.
struct PacketView {
  static constexpr int kUnseen = -1;
  static constexpr int kExact = -2;
  std::array<int, kDealt> part{};    // kUnseen, kExact or the number of a heap
  std::array<Seat, kDealt> taker{};  // who took it; kNobody: nobody (yet)
  int dealt = 0;
  int taken = 0;

  PacketView() = default;
  // Works on a state as well as on an observation of it: only open things are asked.
  PacketView(const State& s, Seat viewer, int age, Seat origin) {
    part.fill(kUnseen);
    taker.fill(kNobody);
    const bool current = age == s.age;
    dealt = !current ? kDealt : s.phase == Phase::setup ? 0 : dealt_so_far(s, origin);
    if (!drafted_age(s, age)) {
      const bool kept = !current || s.dealt == kDealt * s.clans;
      for (int i = 0; i < dealt; ++i) {
        if (kept) taker[i] = origin;
        if (viewer == origin) part[i] = kExact;
      }
      taken = kept ? dealt : 0;
      return;
    }
    const int per_round = picks_per_round(s);
    const int rounds = kKept / per_round;
    const int done = current ? int{s.round} : rounds;
    taken = done * per_round;
    for (int i = 0; i < taken; ++i) taker[i] = packet_holder(s, origin, i / per_round);
    // From the first time the packet came by, the viewer knows what is in it; its own picks split it into
    // heaps.
    int heap = kUnseen;
    for (int i = 0; i < dealt; ++i) {
      const int round = i / per_round;
      const bool held = round < rounds && round <= done && packet_holder(s, origin, round) == viewer;
      if (held && i % per_round == 0) ++heap;
      const bool own_pick = held && round < done;
      part[i] = own_pick ? kExact : heap;
    }
  }

 private:
  // Cards go round one by one, from seat 0 on.
  static int dealt_so_far(const State& s, Seat origin) {
    return (s.dealt - index(origin) + s.clans - 1) / s.clans;
  }
};

}  // namespace ravenhall::blood_rage
