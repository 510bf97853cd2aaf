// Sides and roles: which seats win and lose together, and who they are. In a game without sides every seat is
// a side of its own.
#pragma once

#include <string>
#include <string_view>

#include "kernel/game.hpp"
#include "kernel/json.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {

// The side of a seat: an index into info.sides, or without sides the seat's own number.
int side_of(const GameInfo& info, Seat seat);
// Whether all of `seats` are of one side; so they are when there is none or one.
bool one_side(const GameInfo& info, SeatSet seats);
// Expects a game with sides.
SeatSet seats_of_side(const GameInfo& info, int side);
// The names of a seat's side and role; empty when the game has none.
std::string_view side_name(const GameInfo& info, Seat seat);
std::string_view role_name(const GameInfo& info, Seat seat);
// How many people can play: what the game says, or as many as there are seats.
People people_of(const GameInfo& info);

// The end of a game without points: all seats of `side` have won.
Outcome side_victory(const GameInfo& info, int side);

// {"winners":[…],"scores":[…]|null,"ranks":[…],"side":name|null}, by seat.
Json outcome_json(const GameInfo& info, const Outcome& outcome);
// "sides":[{"name","seats"}], "roles":[names] and "people":{"min","max"}: what clients are told of a game.
void add_sides(const GameInfo& info, Json& json);

// What is wrong with a game's sides, roles or numbers, or an empty text.
std::string check_info(const GameInfo& info);

}  // namespace ravenhall
