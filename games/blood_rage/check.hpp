// The invariants of a state, by what they are about. Each gives the first one that is broken as a sentence,
// or an empty text. BloodRage::check runs them all, in this order: the later ones rely on the earlier.
#pragma once

#include <string>

#include "games/blood_rage/state.hpp"

namespace ravenhall::blood_rage {

// Every value lies where the rules can use it: nothing below reads outside a table.
std::string check_values(const State& s);
// Tokens, doomed and lost provinces.
std::string check_board(const State& s);
// Every figure exists once, where its kind may be; villages and Horns hold.
std::string check_figures(const State& s);
// Every card is in one place, and the packets tell where it came from.
std::string check_cards(const State& s);
// What everybody can know of hidden cards is true, and leaves a way to imagine them.
std::string check_knowledge(const State& s);
// What is still to be done can be so: the steps stand where they may (steps.cpp).
std::string check_agenda(const State& s);
// Battle, dying figures and secret choices are as the agenda wants them.
std::string check_moment(const State& s);

// Words for the sentences.
inline std::string seat_name(Seat seat) { return "seat " + std::to_string(index(seat)); }
template <Enum E>
std::string quoted(E value) {
  return "\"" + std::string(name_of(value)) + "\"";
}

// Calls f(seat) for each clan at the table, until f gives a complaint.
template <class F>
std::string first_complaint(const State& s, F&& f) {
  for (const Seat seat : seats(s)) {
    if (std::string broken = f(seat); !broken.empty()) return broken;
  }
  return {};
}

}  // namespace ravenhall::blood_rage
