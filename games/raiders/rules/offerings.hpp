// Offering tiles: the Long House's second action, the Trader and the Sage (E26 to E29, E46).
#pragma once

#include "games/raiders/rules/table.hpp"

namespace ravenhall::raiders {

// Tokens missing for the tile.
inline int short_of(const Player& player, Tile tile) {
  int missing = 0;
  for (const Resource what : Tokens::keys()) {
    missing += std::max(0, row(tile).cost[what] - player.tokens[what]);
  }
  return missing;
}
inline bool can_offer(const Player& player, Tile tile) { return short_of(player, tile) == 0; }

// The open tiles of which at most `discount` tokens are missing, from left to right.
inline FixedVec<Tile, kSquares> offers(const State& s, Seat seat, int discount) {
  FixedVec<Tile, kSquares> tiles;
  for (const Tile tile : s.squares) {
    if (tile != Tile::none && short_of(s.player[seat], tile) <= discount) tiles.push_back(tile);
  }
  return tiles;
}

// What is against every offering at that discount: no open tile, or how many tokens the nearest one wants.
inline Reason against_offering(const State& s, Seat seat, int discount) {
  int fewest = -1;
  for (const Tile tile : open_tiles(s)) {
    const int missing = short_of(s.player[seat], tile) - discount;
    if (missing <= 0) return {};
    if (fewest < 0 || missing < fewest) fewest = missing;
  }
  if (fewest < 0) return because(Why::tile_not_open);
  return because(discount > 0 ? Why::trader_short : Why::no_offer, fewest);
}

void open_tile(auto& t, Square square, Tile tile) {
  t.s.squares[square] = tile;
  t.reveal(Happening::tile_opened, kNature, tile, square);
}

// The top tile of the stack onto a free square; E28: the square stays empty when there is none. Tiles that a
// Sage put under the stack are known, so nature has nothing to draw then.
void refill(auto& t, Square square) {
  State& s = t.s;
  if (!s.stack.empty()) return t.push(Step::nature_tile, {}, square);
  if (s.bottom.empty()) return;
  const Tile tile = s.bottom[0];
  s.bottom.erase(0);
  open_tile(t, square, tile);
}

void draw_tile(auto& t, Tile tile) {
  const Frame frame = t.s.agenda.pop();
  t.s.stack.remove(tile);
  open_tile(t, frame.a, tile);
}

// `spared` is the token left out by a Trader (E46); Resource::none: none.
void make_offering(auto& t, Seat seat, Tile tile, Resource spared = Resource::none) {
  State& s = t.s;
  for (const Resource what : Tokens::keys()) {
    pay(t, seat, what, row(tile).cost[what] - (what == spared ? 1 : 0));
  }
  t.player(seat).tiles.add(tile);
  t.tell(Happening::offered, seat, tile);
  for (const Square square : s.squares.keys()) {
    if (s.squares[square] != tile) continue;
    s.squares[square] = Tile::none;
    refill(t, square);
  }
}

// E27: all open tiles go under, from left to right, then the squares are filled from the top.
void bury_tiles(auto& t) {
  State& s = t.s;
  const int open = open_tiles(s).size();
  for (Tile& tile : s.squares) {
    if (tile != Tile::none) s.bottom.push_back(tile);
    tile = Tile::none;
  }
  t.tell(Happening::tiles_buried, s.active, open);
  for (int square = std::min(kSquares, stack_size(s)); square-- > 0;) t.push(Step::refill, {}, square);
}

// The tokens that can be left out of the tile: what is missing, or else any.
inline EnumSet<Resource, std::uint8_t> sparable(const Player& player, Tile tile) {
  const bool any = can_offer(player, tile);
  EnumSet<Resource, std::uint8_t> tokens;
  for (const Resource what : Tokens::keys()) {
    const int cost = row(tile).cost[what];
    if (cost > 0 && (any || cost > player.tokens[what])) tokens.add(what);
  }
  return tokens;
}

// E46: the payer chooses which token is left out.
void offer_with_discount(auto& t, Seat seat, Tile tile) {
  const auto tokens = sparable(t.player(seat), tile);
  if (tokens.size() > 1) return t.push(Step::ask_spare, seat, tile);
  make_offering(t, seat, tile, tokens.empty() ? Resource::none : tokens.first());
}

}  // namespace ravenhall::raiders
