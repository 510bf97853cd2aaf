// The map at a glance: strengths, who can come to help, who can still act.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/blood_rage/judgement/weights.hpp"
#include "games/blood_rage/state.hpp"

namespace ravenhall::blood_rage::judgement {

// A chance that grows with x from 0 to 1 and is even at 0. Only +, *, /, so that every machine gets the same
// number.
constexpr double chance(double x) { return 0.5 + 0.5 * x / (1.0 + (x < 0 ? -x : x)); }

// One clan's prospects in one province that is not pillaged yet.
struct Prospect {
  double win = 0;    // the chance to win a battle there
  double force = 0;  // the same, if the clan can still start it
  bool contested = false;
};

template <class T>
using PerProvince = EnumArray<Place, T, kProvinces>;

// One table after another: what is the same as at the last one is kept, for those who ask of many tables that
// differ by a figure or two.
struct Board {
  PerClan<PerProvince<int>> strength{};        // as in battle, ships included
  PerClan<PerProvince<int>> land{};            // without ships: what could answer a call next door
  PerClan<PerProvince<int>> figures{};         // in the province and its fjord
  PerClan<PerProvince<int>> near{};            // land strength in all adjacent provinces
  PerClan<Places> held{};                      // provinces with figures there or in their fjord
  PerClan<int> on_map{};                       // figures on the map
  PerClan<int> dead{};                         // figures in Valhalla
  PerClan<int> bonus{};                        // the best battle card in hand
  PerClan<bool> active{};                      // will take turns in this Age
  PerProvince<int> room{};                     // free villages
  Places open;                                 // neither destroyed nor pillaged
  PerClan<PerProvince<Prospect>> prospects{};  // of what is open
  int stir = 0;                                // Rage left at the whole table: how much can still change

  Board() = default;
  explicit Board(const State& s) { look(s); }
  // The board is about `s` from now on; `s` must stay.
  void look(const State& s);
  // The same for the eyes of one clan: prospects only where it stands.
  void look(const State& s, Seat seat);
  const State& state() const { return *state_; }

  // What a clan's cards were worth, with all that this depends on. Actions of the same price leave the same
  // `stir`, so answers are kept for a few of them.
  struct KeptCards {
    CardBag hand;
    std::uint64_t slots = 0;
    int stir = -1;  // -1: no answer yet
    Count age;
    Count rage;
    Phase phase = Phase::setup;
    bool active = false;
    double worth = 0;
  };
  static constexpr std::size_t kKept = 4;
  KeptCards& kept_cards(Seat seat) const { return kept_cards_[seat][static_cast<std::size_t>(stir) % kKept]; }

 private:
  // Where a clan has its figures, and what they can: all that strengths depend on.
  struct Standing {
    std::array<std::uint64_t, 2> warriors{};
    std::uint64_t slots = 0;
    std::array<Place, 4> others{};  // Leader, ship, monsters
    bool operator==(const Standing&) const = default;
  };
  static Standing standing_of(const State& s, Seat seat);

  void begin(const State& s);
  void count(const State& s);
  void measure(Seat seat);
  void compare(Places provinces);
  void compare(Place province);

  const State* state_ = nullptr;
  int clans_ = 0;  // 0: nothing has been looked at yet
  Options options_{};
  PerClan<Standing> standing_{};
  PerClan<CardBag> hand_{};
  PerClan<PerProvince<int>> on_foot_{};  // figures in the province itself
  mutable PerClan<std::array<KeptCards, kKept>> kept_cards_{};
  Places stale_;  // where prospects are no longer what they were
};

}  // namespace ravenhall::blood_rage::judgement
