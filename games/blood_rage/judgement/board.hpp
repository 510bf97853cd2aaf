// The map at a glance: strengths, who can come to help, who can still act. Made once for each judgement.
#pragma once

#include <algorithm>

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

struct Board {
  const State& s;
  PerClan<PerProvince<int>> strength{};  // as in battle, ships included
  PerClan<PerProvince<int>> land{};      // without ships: what could answer a call next door
  PerClan<PerProvince<int>> figures{};   // in the province and its fjord
  PerClan<PerProvince<int>> near{};      // land strength in all adjacent provinces
  PerClan<int> on_map{};                 // figures on the map
  PerClan<int> dead{};                   // figures in Valhalla
  PerClan<int> bonus{};                  // the best battle card in hand
  PerClan<bool> active{};                // will take turns in this Age
  PerProvince<int> room{};               // free villages
  Places open;                           // neither destroyed nor pillaged
  PerClan<PerProvince<Prospect>> prospects{};
  int stir = 0;  // Rage left at the whole table: how much can still change

  explicit Board(const State& state);

 private:
  void count_figures(Seat seat);
  void add(Seat seat, Place at, int count);
  void measure(Seat seat);
  void compare(Place province);
};

}  // namespace ravenhall::blood_rage::judgement
