// For files that are not rewritten yet; goes away with the last of them.
#pragma once

#include "games/blood_rage/state.hpp"

namespace ravenhall::blood_rage {

constexpr Place place_at(int i) { return static_cast<Place>(i); }
constexpr Card card_at(int i) { return static_cast<Card>(i); }
constexpr Figure figure_at(int i) { return static_cast<Figure>(i); }
constexpr Figure monster_at(int i) { return after(Figure::troll, i); }
constexpr int index(Place place) { return static_cast<int>(place); }
constexpr int index(Card card) { return static_cast<int>(card); }
inline constexpr int kPlaces = 16;
inline constexpr int kStats = 3;
inline constexpr int kSlots = 8;
inline constexpr int kSources = 8;
inline constexpr int kSteps = kCountOf<Step>;

inline const MonsterFigure& monster(const State& s, Figure figure) { return s.monsters[figure]; }
inline MonsterFigure& monster(State& s, Figure figure) { return s.monsters[figure]; }

template <class F>
void each_type(const CardBag& bag, F&& f) {
  for (const Card card : bag.types()) f(card);
}
template <class F>
void each_card(const CardBag& bag, F&& f) {
  for (const Card card : bag) f(card);
}
template <class F>
void clockwise(const State& s, Seat start, F&& f) {
  for (const Seat seat : clockwise(s, start)) f(seat);
}

}  // namespace ravenhall::blood_rage
