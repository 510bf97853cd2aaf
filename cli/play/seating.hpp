// Who sits where at a game in the terminal: people, who may hold several seats, and computer players.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/error.hpp"
#include "kernel/game.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::cli {

// Who decides for each seat: the name of an agent, "human", or "human+0" for somebody who also holds seat 0.
using Controllers = std::vector<std::string>;

bool is_person(std::string_view controller);

// What a player wishes. `human` names the seats of people, by number, role or side: "0,2", "seward+helsing"
// (one person holds both), "all", "none"; empty is seat 0. `agents` take the other seats in order, the last
// one all that remain, unless they are named for a seat ("dracula=greedy"); empty is greedy.
Result<Controllers> make_controllers(const GameInfo& info, int seats, const std::string& human,
                                     const std::vector<std::string>& agents);
// The seats that a number, the name of a role or that of a side means.
Result<SeatSet> seats_named(const GameInfo& info, int seats, std::string_view word);
// Whether what a record says can be used at a table of `seats`.
bool usable(const Controllers& controllers, int seats);

// The people who look at the screen together, by their seats: what one person holds, and all of one side.
std::vector<SeatSet> screens_of(const GameInfo& info, const Controllers& controllers);

// "Van Helsing", or "Seat 2" where seats have no roles.
std::string seat_label(const GameInfo& info, Seat seat);

}  // namespace ravenhall::cli
