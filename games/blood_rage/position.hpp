// What positions (position.cpp) and views (view.cpp) say the same way: the figures that are dying.
#pragma once

#include <optional>

#include "games/blood_rage/state.hpp"
#include "kernel/describe.hpp"

namespace ravenhall {

// Figures that are in the box are nowhere.
template <>
inline constexpr std::optional<blood_rage::Place> kNothing<blood_rage::Place> = blood_rage::Place::box;

}  // namespace ravenhall

namespace ravenhall::blood_rage {

// So many figures of a kind.
struct Casualty {
  Seat seat{};
  Figure figure = Figure::warrior;
  Count count = 1;
  constexpr bool operator==(const Casualty&) const = default;
};
using Casualties = FixedVec<Casualty, std::size_t{kMaxClans} * kFigures>;

inline Casualties casualties(const Dying& dying) {
  Casualties list;
  for (const Seat seat : dying.warriors.keys()) {
    if (dying.warriors[seat] > 0) list.push_back({seat, Figure::warrior, dying.warriors[seat]});
    for (const Figure figure : dying.others[seat]) list.push_back({seat, figure, 1});
  }
  return list;
}

inline void describe(Fields& f, Casualty& casualty) {
  f("seat", casualty.seat);
  f("figure", casualty.figure);
  f("count", casualty.count, {1, kWarriors});
}

inline void describe(Fields& f, Dying& dying) {
  f("cause", dying.cause);
  f("where", dying.where);
  Casualties list = casualties(dying);
  f("figures", list);
  if (PositionReader* in = f.reading()) {
    for (const auto& [seat, figure, count] : list) {
      const bool warriors = figure == Figure::warrior;
      if (index(seat) >= in->seats() || !is_figure(figure) || (!warriors && count > 1) ||
          (warriors ? dying.warriors[seat] > 0 : dying.others[seat].has(figure))) {
        return in->complain("figures are dying that do not exist, or twice");
      }
      if (warriors) {
        dying.warriors[seat] = count;
      } else {
        dying.others[seat].add(figure);
      }
    }
  }
}

}  // namespace ravenhall::blood_rage
