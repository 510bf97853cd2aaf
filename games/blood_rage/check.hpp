// The invariants of a state, by what they are about. Each gives the first one that is broken as a sentence,
// or an empty text. BloodRage::check runs them all, in this order: the later ones rely on the earlier.
#pragma once

#include <string>
#include <string_view>

#include "games/blood_rage/names.hpp"
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
// What is still to be done fits the phase, the battle and the figures that are dying, and can be done.
std::string check_agenda(const State& s);

// How far a pillage has come.
enum class Stage : std::uint8_t { none, call, cards, texts, defeat, aftermath, unopposed };

// What the agenda says about the rest of the state.
struct Moment {
  Stage stage = Stage::none;
  Cause dying = Cause::none;
  Step together = Step::end_game;  // the question that several answer at once; end_game: none
  bool tide = false;               // Odin's Tide is about to come
  PlayerSet to_spare;              // asked, one after another, what to spare from it
};
// Battle, dying figures and secret choices are as that moment wants them.
std::string check_moment(const State& s, const Moment& now);

// Words for the sentences.
inline std::string seat_name(Seat seat) { return "seat " + std::to_string(index(seat)); }
inline std::string quoted(Card card) { return "\"" + std::string(name_of(card)) + "\""; }
inline std::string quoted(Place place) { return "\"" + std::string(name_of(place)) + "\""; }

// Calls f(seat) for each clan at the table, until f gives a complaint.
template <class F>
std::string first_complaint(const State& s, F&& f) {
  for (int i = 0; i < s.clans; ++i) {
    if (std::string broken = f(seat_at(i)); !broken.empty()) return broken;
  }
  return {};
}

}  // namespace ravenhall::blood_rage
