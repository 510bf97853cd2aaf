// The invariants of a state, by what they are about. Each gives the first one that is broken as a sentence,
// or an empty text. Raiders::check runs them all, in this order: the later ones rely on the earlier.
#pragma once

#include <string>
#include <string_view>

#include "games/raiders/state.hpp"
#include "games/raiders/token_sets.hpp"

namespace ravenhall::raiders {

inline constexpr int kMostVp =
    5000;  // more than any game can give; keeps sums far from the end of their type
inline constexpr int kMostTurns = kTurnLimit * kMaxPlayers + kMaxPlayers;

// Every value lies where the rules can use it: nothing below reads outside a table.
std::string check_values(const State& s);
// T31: tokens, workers, raid spaces and tiles are all there, each in one place.
std::string check_board(const State& s);
// Every card is in one place.
std::string check_cards(const State& s);
// What players know of hidden cards is true, and leaves a way to imagine them.
std::string check_knowledge(const State& s);
// What is still to be done fits the rest, and can be done.
std::string check_agenda(const State& s);

// How many tokens of a kind are not in the supply, and copies of a card not in the deck.
int tokens_out(const State& s, Resource what);
int cards_out(const State& s, Card card);

// Words for the sentences.
inline std::string seat_name(Seat seat) { return "seat " + std::to_string(index(seat)); }
inline std::string quoted(std::string_view name) { return "\"" + std::string(name) + "\""; }

}  // namespace ravenhall::raiders
