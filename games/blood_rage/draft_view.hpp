// What one seat saw of one packet of cards in a draft.
#pragma once

#include "games/blood_rage/state.hpp"

namespace ravenhall::blood_rage {

inline constexpr std::uint8_t kHiddenFigure =
    0xFE;  // in an observation: a choice was made, but which is not known

// The eight places of a packet (the cards in the order they were taken, then the rest), as the viewer knows
// them: each place is unseen, known exactly, or belongs to a heap of which the viewer knows the cards but not
// the order.
struct PacketView {
  static constexpr std::int8_t kUnseen = -1;
  static constexpr std::int8_t kExact = -2;
  std::array<std::int8_t, kDealt> part{};    // kUnseen, kExact or the number of a heap
  std::array<std::uint8_t, kDealt> taker{};  // the seat that took it; kNobody: nobody (yet)
  int dealt = 0;
  int taken = 0;

  // Works on a state as well as on an observation of it: only open things are asked.
  PacketView(const State& s, Seat viewer, int age, int origin) {
    part.fill(kUnseen);
    taker.fill(kNobody);
    const bool current = age == s.age;
    dealt = !current ? kDealt : s.phase == Phase::setup ? 0 : (s.dealt - origin + s.clans - 1) / s.clans;
    if (!drafted_age(s, age)) {
      const bool kept = !current || s.dealt == kDealt * s.clans;
      for (int i = 0; i < dealt; ++i) {
        if (kept) taker[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(origin);
        if (index(viewer) == origin) part[static_cast<std::size_t>(i)] = kExact;
      }
      taken = kept ? dealt : 0;
      return;
    }
    const int per_round = picks_per_round(s);
    const int rounds = kKept / per_round;
    const int done = current ? s.round : rounds;
    taken = done * per_round;
    for (int i = 0; i < taken; ++i) {
      taker[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(packet_holder(s, origin, i / per_round));
    }
    // From the first time the packet came by, the viewer knows what is in it; its own picks split it into
    // heaps.
    std::int8_t heap = kUnseen;
    for (int i = 0; i < dealt; ++i) {
      const int round = i / per_round;
      const bool held = round < rounds && round <= done && packet_holder(s, origin, round) == viewer;
      if (held && i % per_round == 0) heap = static_cast<std::int8_t>(heap == kUnseen ? 0 : heap + 1);
      const bool own_pick = held && round < done;
      part[static_cast<std::size_t>(i)] = own_pick ? kExact : heap;
    }
  }
};

}  // namespace ravenhall::blood_rage
