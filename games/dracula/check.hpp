// The invariants of a state, by what they are about. Each gives the first one that is broken as a sentence,
// or an empty text. Dracula::check runs them all, in this order: the later ones rely on the earlier.
#pragma once

#include <string>
#include <string_view>

#include "games/dracula/dracula.hpp"

namespace ravenhall::dracula {

// Every value lies where the rules can use it: nothing below reads outside a table.
std::string check_values(const State& s);
// Every card is in one place, and what is counted beside hands and decks is true.
std::string check_cards(const State& s);
// What hunters and spectators know of hunters' hands is true, and leaves a way to imagine them.
std::string check_knowledge(const State& s);
// The trail, the lairs, what lies on them, and what everybody can tell of where Dracula was.
std::string check_trail(const State& s);
// The combat that is going on, if any.
std::string check_combat(const State& s);
// What is still to be done fits the rest, and can be done.
std::string check_agenda(const State& s);

// How many copies of a card are not in its deck (of tickets: not in the pool).
int cards_out(const State& s, Item item);
int cards_out(const State& s, Ticket ticket);
int cards_out(const State& s, HunterEvent event);
int cards_out(const State& s, DraculaEvent omen);
int cards_out(const State& s, Encounter encounter);

// No play puts more steps on the agenda than this; the rest of its room is for what grows out of a position
// that was written by hand.
inline constexpr std::size_t kMostSteps = 24;

// Words for the sentences.
inline std::string_view seat_name(Seat seat) {
  return Dracula::info().roles[static_cast<std::size_t>(index(seat))].name;
}
inline std::string quoted(std::string_view name) { return "\"" + std::string(name) + "\""; }

// The first of these that is broken.
template <class... Parts>
std::string first_broken(const State& s, Parts... parts) {
  std::string broken;
  ((broken.empty() ? void(broken = parts(s)) : void()), ...);
  return broken;
}

}  // namespace ravenhall::dracula
