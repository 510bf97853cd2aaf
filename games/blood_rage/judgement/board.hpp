// The map at a glance: strengths, who can come to help, who can still act. Made once for each judgement.
#pragma once

#include <algorithm>
#include <array>

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

struct Board {
  using ByProvince = std::array<int, kProvinces>;

  const State& s;
  std::array<ByProvince, kMaxClans> strength{};  // as in battle, ships included
  std::array<ByProvince, kMaxClans> land{};      // without ships: what could answer a call next door
  std::array<ByProvince, kMaxClans> figures{};   // in the province and its fjord
  std::array<ByProvince, kMaxClans> near{};      // land strength in all adjacent provinces
  std::array<int, kMaxClans> on_map{};           // figures on the map
  std::array<int, kMaxClans> dead{};             // figures in Valhalla
  std::array<int, kMaxClans> bonus{};            // the best battle card in hand
  std::array<bool, kMaxClans> active{};          // will take turns in this Age
  ByProvince room{};                             // free villages
  std::array<std::array<Prospect, kProvinces>, kMaxClans> prospects{};
  int stir = 0;  // Rage left at the whole table: how much can still change

  explicit Board(const State& state, const Weights& w = kWeights);

 private:
  void count_figures(std::size_t n);
  void add(std::size_t n, Place at, int count);
  void measure(std::size_t n);
  Prospect prospect(std::size_t n, std::size_t p, const Weights& w) const;
};

}  // namespace ravenhall::blood_rage::judgement
