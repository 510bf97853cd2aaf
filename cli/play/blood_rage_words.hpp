// Blood Rage in English: names, card texts in our own words, help on verbs and ideas.
#pragma once

#include <string>
#include <string_view>

#include "games/blood_rage/data.hpp"

namespace ravenhall::cli::blood_rage_words {

// The card with that key, or nullptr.
const blood_rage::CardRow* find_card(std::string_view key);

// "Tyr's Crush"; keys that are no card come back with blanks for underscores and a capital letter.
std::string card_name(std::string_view key);
// What the card does, in one sentence.
std::string card_effect(std::string_view key);

std::string place_name(std::string_view key);
std::string figure_name(std::string_view key);        // "Frost Giant", "warrior"
std::string short_figure_name(std::string_view key);  // at most five letters
std::string clan_name(std::string_view key);
std::string reward_name(std::string_view key);
std::string phase_name(std::string_view key);
std::string stat_name(std::string_view key);

// What a verb of the game means; empty when there is none.
std::string verb_help(std::string_view verb);
// An idea of the rules: rage, horns, ragnarok ...; empty when there is none.
std::string idea_help(std::string_view word);

// Why something cannot be done; {name} stands for an argument of the reason. Empty when there is no such key.
std::string reason_sentence(std::string_view key);

std::string primer();

}  // namespace ravenhall::cli::blood_rage_words
