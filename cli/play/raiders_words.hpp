// Raiders of the North Sea in English: names, card texts in our own words, help on verbs and ideas.
#pragma once

#include <string>
#include <string_view>

#include "games/raiders/data.hpp"
#include "kernel/json.hpp"

namespace ravenhall::cli::raiders_words {

// The card with that key, or nullptr.
const raiders::CardRow* find_card(std::string_view key);

// "Shieldmaiden"; keys that are no card come back with blanks for underscores and a capital letter.
std::string card_name(std::string_view key);
// "strength 3, 3 silver"; `older`: in the older printing.
std::string card_facts(std::string_view key, bool older);
// What the card does in the crew and in the Town Hall, a sentence each.
std::string crew_side(std::string_view key);
std::string hall_side(std::string_view key);

std::string building_name(std::string_view key);
// Its printed actions, and those of them that are no simple exchange.
std::string building_action(std::string_view key);
std::string building_words(std::string_view key);
// What an action takes and brings, as facts and tells have it: "discard 2 cards for 1 gold".
std::string deal_text(const Json& deal);
std::string settlement_name(std::string_view key);  // "the left harbour (h1)"
std::string source_name(std::string_view key);
std::string trigger_name(std::string_view key);
// "2 gold, 1 valkyrie" of the letters of a set, "ggv".
std::string set_text(std::string_view letters);
std::string amount_text(int amount, std::string_view resource);

// What a verb of the game means; empty when there is none.
std::string verb_help(std::string_view verb);
// An idea of the rules: worker, raid, valkyrie ...; empty when there is none.
std::string idea_help(std::string_view word);

std::string primer();

}  // namespace ravenhall::cli::raiders_words
