// Offering tiles: the Long House's second action, the Trader and the Sage (E26 to E29, E46).
#pragma once

#include "games/raiders/rules/table.hpp"

namespace ravenhall::raiders {

// Tokens missing for the tile.
inline int short_of(const Player& player, Tile tile) {
  int missing = 0;
  for (std::size_t i = 0; i < player.tokens.size(); ++i) {
    missing += std::max(0, tile_row(tile).cost[i] - player.tokens[i]);
  }
  return missing;
}
inline bool can_offer(const Player& player, Tile tile) { return short_of(player, tile) == 0; }

// Calls f(tile) for each open tile of which at most `discount` tokens are missing.
template <class F>
void each_offer(const State& s, Seat seat, int discount, F&& f) {
  for (const Tile tile : s.squares) {
    if (tile != kNoTile && short_of(sheet(s, seat), tile) <= discount) f(tile);
  }
}
inline bool can_offer_one(const State& s, Seat seat, int discount) {
  bool found = false;
  each_offer(s, seat, discount, [&](Tile) { found = true; });
  return found;
}

void open_tile(auto& t, int square, Tile tile) {
  t.s.squares[static_cast<std::size_t>(square)] = tile;
  t.reveal(Happening::tile_opened, kNature, tile, square);
}

// The top tile of the stack onto a free square; E28: the square stays empty when there is none. Tiles that a
// Sage put under the stack are known, so nature has nothing to draw then.
void refill(auto& t, int square) {
  State& s = t.s;
  if (s.stack != 0) return t.push(Step::nature_tile, {}, square);
  if (s.bottom.empty()) return;
  const Tile tile = s.bottom[0];
  s.bottom.erase(0);
  open_tile(t, square, tile);
}

void draw_tile(auto& t, Tile tile) {
  const Frame frame = t.s.agenda.pop();
  t.s.stack = static_cast<std::uint16_t>(t.s.stack & ~(1U << tile));
  open_tile(t, frame.a, tile);
}

// `spared` is the token left out by a Trader (E46); Resource::cards: none.
void make_offering(auto& t, Seat seat, Tile tile, Resource spared = Resource::cards) {
  State& s = t.s;
  for (int i = 0; i < 5; ++i) {
    const int less = spared == resource_at(i) ? 1 : 0;
    pay(t, seat, resource_at(i), tile_row(tile).cost[static_cast<std::size_t>(i)] - less);
  }
  t.player(seat).tiles = static_cast<std::uint16_t>(t.player(seat).tiles | (1U << tile));
  t.tell(Happening::offered, seat, tile);
  for (int square = 0; square < kSquares; ++square) {
    Tile& there = s.squares[static_cast<std::size_t>(square)];
    if (there != tile) continue;
    there = kNoTile;
    refill(t, square);
  }
}

// E27: all open tiles go under, from left to right, then the squares are filled from the top.
void bury_tiles(auto& t) {
  State& s = t.s;
  const int open = open_tiles(s);
  for (Tile& tile : s.squares) {
    if (tile != kNoTile) s.bottom.push_back(tile);
    tile = kNoTile;
  }
  t.tell(Happening::tiles_buried, s.active, open);
  for (int square = std::min(kSquares, stack_size(s)); square-- > 0;) t.push(Step::refill, {}, square);
}

// The tokens that can be left out of the tile: what is missing, or else any.
inline bool can_spare(const Player& player, Tile tile, Resource what) {
  const auto i = static_cast<std::size_t>(what);
  const int cost = tile_row(tile).cost[i];
  if (cost == 0) return false;
  return short_of(player, tile) == 0 || cost > player.tokens[i];
}

// E46: the payer chooses which token is left out.
void offer_with_discount(auto& t, Seat seat, Tile tile) {
  int choices = 0;
  Resource only = Resource::cards;
  for (int i = 0; i < 5; ++i) {
    if (!can_spare(t.player(seat), tile, resource_at(i))) continue;
    ++choices;
    only = resource_at(i);
  }
  if (choices > 1) return t.push(Step::ask_spare, seat, tile);
  make_offering(t, seat, tile, only);
}

}  // namespace ravenhall::raiders
