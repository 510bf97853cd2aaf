// Positions written like the examples of a rulebook, and moves written as a player would say them.
//
//   auto t = Scenario{red, blue}
//                .crew(red, {berserker, armourer, shieldmaiden}).armour(red, 2)
//                .provisions(red, 3).gold(red, 1).worker(red, Colour::grey)
//                .set(Settlement::m1, 1, "giv")
//                .to_move(red);
//   t.play("red raid m1", "nature roll 4 3", "red set 1", "red sacrifice berserker");
//   EXPECT_EQ(t.vp(red), 7);
//
// Everything that is not said gets a sensible default, so that the whole state is one that Raiders::check
// accepts:
// - Nobody has tokens, crew, cards or armour; workers in hands and in the village are black, and the
// village's
//   stand in Gate House, Town Hall and Treasury.
// - Grey and white workers that are named were won in raids: harbours are taken first, the rest as needed. A
//   space whose set is named with `set` stays.
// - The other raid spaces get what is left of the bag, the more plentiful kinds first; the rest is the
// supply.
//   What players have is not on the board: when that leaves too few tokens, more harbours are taken.
// - Cards that are not named are in the deck; tiles that are not named are in the stack, of01 to of03 are
// open.
#pragma once

#include <array>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/raiders/raiders.hpp"
#include "games/raiders/verbs.hpp"
#include "kernel/tests/tabletop.hpp"

namespace ravenhall::raiders::tests {

// Cards and buildings are named without their type.
using enum Card;
inline constexpr Building gate_house = Building::gate_house;
inline constexpr Building town_hall = Building::town_hall;
inline constexpr Building treasury = Building::treasury;
inline constexpr Building barracks = Building::barracks;
inline constexpr Building armoury = Building::armoury;
inline constexpr Building mill = Building::mill;
inline constexpr Building silversmith = Building::silversmith;
inline constexpr Building long_house = Building::long_house;
inline constexpr Colour black = Colour::black;
inline constexpr Colour grey = Colour::grey;
inline constexpr Colour white = Colour::white;

// The seats, clockwise.
inline constexpr Seat red = seat_at(0);
inline constexpr Seat blue = seat_at(1);
inline constexpr Seat yellow = seat_at(2);
inline constexpr Seat green = seat_at(3);

std::string seat_name(Seat seat);

// A table at which a game is going on.
class Tabletop : public ravenhall::tests::TabletopOf<Tabletop, Raiders> {
 public:
  using TabletopOf::TabletopOf;
  static std::span<const std::string_view> seat_names();

  // Everybody takes the first legal action that is no raid, and skips where that is possible, until it is
  // this player's turn (again).
  Tabletop& until_turn_of(Seat seat);
  // Places in and takes from the first buildings possible and does nothing there.
  Tabletop& pass_turn(Seat seat);
  // The rest of the turn that is going on, in the same way.
  Tabletop& finish_turn();

  // Questions.

  const Player& player(Seat seat) const { return sheet(state_, seat); }
  int vp(Seat seat) const { return player(seat).vp; }
  int vp_from(Seat seat, Source source) const { return player(seat).sources[source]; }
  int has(Seat seat, Resource what) const { return player(seat).tokens[what]; }
  int silver(Seat seat) const { return has(seat, Resource::silver); }
  int provisions(Seat seat) const { return has(seat, Resource::provisions); }
  int gold(Seat seat) const { return has(seat, Resource::gold); }
  int iron(Seat seat) const { return has(seat, Resource::iron); }
  int livestock(Seat seat) const { return has(seat, Resource::livestock); }
  int supply(Resource what) const { return state_.supply[what]; }
  int armour(Seat seat) const { return player(seat).armour; }
  int valkyries(Seat seat) const { return player(seat).valkyries; }
  Colour worker(Seat seat) const { return player(seat).worker; }
  Colour in(Building building) const { return state_.village[building]; }
  int hand_size(Seat seat) const { return player(seat).hand_size; }
  int in_hand(Seat seat, Card card) const { return player(seat).hand.count(card); }
  int crew_size(Seat seat) const { return player(seat).crew.count(); }
  int in_crew(Seat seat, Card card) const { return raiders::in_crew(state_, seat, card); }
  int in_discard(Card card) const { return state_.discard.count(card); }
  bool has_tile(Seat seat, int number) const { return player(seat).tiles.has(after(Tile::of01, number - 1)); }
  bool turn_of(Seat seat) const { return asks(seat, Step::ask_turn); }
};

class Scenario {
 public:
  // The players at the table: red and blue, then yellow, then green.
  Scenario(std::initializer_list<Seat> seats);

  // The position, in any order.

  Scenario& option(std::string_view name, std::string_view value);
  Scenario& has(Seat seat, Resource what, int amount);
  Scenario& silver(Seat seat, int amount) { return has(seat, Resource::silver, amount); }
  Scenario& provisions(Seat seat, int amount) { return has(seat, Resource::provisions, amount); }
  Scenario& gold(Seat seat, int amount) { return has(seat, Resource::gold, amount); }
  Scenario& iron(Seat seat, int amount) { return has(seat, Resource::iron, amount); }
  Scenario& livestock(Seat seat, int amount) { return has(seat, Resource::livestock, amount); }
  Scenario& vp(Seat seat, int amount);
  Scenario& armour(Seat seat, int steps);
  Scenario& valkyries(Seat seat, int steps);
  // Also those beyond the track.
  Scenario& valkyries_taken(Seat seat, int count);
  Scenario& crew(Seat seat, std::initializer_list<Card> cards);
  Scenario& hand(Seat seat, std::initializer_list<Card> cards);
  Scenario& worker(Seat seat, Colour colour);
  Scenario& tiles(Seat seat, std::initializer_list<int> numbers);  // 1 to 16
  Scenario& village(Building building, Colour colour);             // all that stand there, or the default
  // What lies on a raid space: one letter a token, "giv"; number from 1 on.
  Scenario& set(Settlement where, int number, std::string_view tokens);
  // The set is gone.
  Scenario& taken(Settlement where, int number);
  Scenario& taken_all(Settlement where);
  // Exactly so much is in the supply. What is left over then lies with the last player, or on the board.
  Scenario& supply(Resource what, int amount);
  Scenario& open(std::initializer_list<int> numbers);  // tiles on the squares, 1 to 16; 0: an empty square
  // So many tiles are in the stack, of those not named the first; the last player has made the other
  // offerings.
  Scenario& stack(int size);
  Scenario& discard(std::initializer_list<Card> cards);
  // What this player put under the deck in the set-up; if anybody, then everybody two cards.
  Scenario& under(Seat seat, std::initializer_list<Card> cards);
  // These cards and no others are in the deck; the rest is discarded.
  Scenario& deck(std::initializer_list<Card> cards);
  Scenario& first(Seat seat);
  // The last round is on, with so many turns left.
  Scenario& last_round(Trigger trigger, int turns_left);

  // It is this player's turn.
  Tabletop to_move(Seat seat);
  // The very beginning: nature lays the first set. Nothing but options counts.
  Tabletop from_setup();

 private:
  void take_spaces();
  void fill_board();
  void place_tiles();
  void place_cards();
  Player& player(Seat seat) { return sheet(state_, seat); }
  EnumArray<Resource, int, kTokenKinds> in_bag() const;

  State state_{};
  std::map<Space, std::string> sets_;
  Spaces named_;  // those of sets_
  Spaces taken_;
  std::map<Building, Colour> village_;
  std::map<Resource, int> supply_;
  std::optional<std::vector<int>> open_;
  std::optional<int> stack_;
  std::optional<std::vector<Card>> deck_;
};

}  // namespace ravenhall::raiders::tests
