// Fury of Dracula in English: names, card texts in our own words, help on verbs and ideas.
#pragma once

#include <string>
#include <string_view>

#include "games/dracula/data.hpp"

namespace ravenhall::cli::dracula_play {

// "Clermont-Ferrand"; "the North Sea". Keys that are no place come back with blanks and capital letters.
std::string place_name(std::string_view key);
std::string place_in_text(std::string_view key);
// The place with that key; none when there is none.
ravenhall::dracula::Place find_place(std::string_view key);
std::string region_name(std::string_view key);
// "the road from Paris to Brussels", of the key of a line.
std::string line_name(std::string_view key);
// "space 3", "lair 1".
std::string spot_name(std::string_view key);

// "Lucy's Revenge", of any card of the game; tickets as "ticket 3/2".
std::string card_name(std::string_view key);
// A name of at most eleven letters, for small cards.
std::string short_name(std::string_view key);
// When a card is used; empty when that goes without saying.
std::string card_moment(std::string_view key);
// What it does, in a sentence or two; empty when there is no such card.
std::string card_text(std::string_view key);
// The symbols of Dracula's cards that this one cancels: "Claws, Plotting"; empty: none.
std::string cancels(std::string_view item);

std::string weekday_name(std::string_view key);

// What a verb of the game means; empty when there is none.
std::string verb_help(std::string_view verb);
// An idea of the rules: trail, hideout, despair ...; empty when there is none.
std::string idea_help(std::string_view word);

std::string primer();

}  // namespace ravenhall::cli::dracula_play
