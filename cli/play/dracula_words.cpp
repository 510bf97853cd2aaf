#include "cli/play/dracula_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "cli/play/style.hpp"
#include "cli/play/words.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli::dracula_play {

namespace game = ravenhall::dracula;

namespace {

// Names that are not their key with capital letters.
constexpr std::array<WordRow, 4> kNames{{
    {"clermont_ferrand", "Clermont-Ferrand"},
    {"austro_hungary", "Austro-Hungary"},
    {"lucys_revenge", "Lucy's Revenge"},
    {"draculas_brides", "Dracula's Brides"},
}};

// Those that are too long for a small card.
constexpr std::array<WordRow, 13> kShortNames{{
    {"aristocratic_vampire", "Aristocrat"},
    {"reckless_vampire", "Reckless V."},
    {"desecrated_soil", "Desec. Soil"},
    {"szgany_bodyguards", "Bodyguards"},
    {"unnatural_fog", "Unnat. Fog"},
    {"clermont_ferrand", "Clermont-F."},
    {"castle_dracula", "The Castle"},
    {"english_channel", "Channel"},
    {"north_atlantic", "N. Atlantic"},
    {"south_atlantic", "S. Atlantic"},
    {"mediterranean_sea", "Mediterran."},
    {"tyrrhenian_sea", "Tyrrhenian"},
    {"adriatic_sea", "Adriatic"},
}};

// When a card is used, and what it does. Of encounters: what happens when they are met, and matured.
constexpr std::array<WordRow, 87> kCards{{
    // Items
    {"knife", "The vampire suffers 3. A WEAPON."},
    {"pistol", "The vampire suffers 2. A WEAPON."},
    {"rifle", "The vampire suffers 2. A WEAPON."},
    {"crucifix", "If it has cancelled Fangs or Mesmerize, the vampire suffers 3."},
    {"garlic", "If you are engaged and Fangs or Claws was played, the vampire suffers 2."},
    {"heavenly_host",
     "The vampire suffers 4; but if you are engaged and Fangs was played, you are bitten and leave the "
     "combat. Discarded either way. Also shown for other effects."},
    {"holy_circle", "Choose hunters who leave the combat, then discard it."},
    {"holy_bullets", "Discard it after your Pistol or Rifle took effect: the vampire suffers 3 more."},
    {"garlic_wreath",
     "Shown at the start of a combat: each time Fangs damages you the vampire suffers 4. Gone after Claws or "
     "after the combat."},
    {"dogs",
     "Shown before a search: Rats, Saboteur, Spy and Wolves can be discarded. In an ambush by one of them "
     "discard the Dogs with it."},
    {"stake", "Shown before a search: discard it together with a vampire or a Hoax that turns up."},
    {"fast_horses",
     "By day: move by road as far as the yellow number of a random ticket says; without one a single road, "
     "and the card is gone."},
    {"dodge", "Nothing more."},
    {"punch", "The vampire suffers 1."},
    {"escape", "You leave the combat, not the city."},
    // Dracula's combat cards
    {"fangs", "The vampire heals 2, the engaged hunter suffers 2.",
     "a mesmerized hunter is bitten instead and leaves the combat, influence +1"},
    {"strength", "The engaged hunter suffers 2; a Punch, Crucifix or WEAPON does nothing.",
     "that Crucifix or WEAPON is discarded"},
    {"claws", "The engaged hunter suffers 2.", "then any hunter in the combat suffers 2"},
    {"mesmerize",
     "The engaged hunter's card is cancelled; mesmerized, the hunter's WEAPONs do 1 damage less in this "
     "combat."},
    {"plotting",
     "Take any card from the combat deck; later turn this one down to cancel an engaged hunter's Punch, "
     "Dodge or Escape."},
    {"escape_as_bat", "The combat ends.", "Dracula may fly off to a city one or two roads away"},
    {"escape_as_mist", "The combat ends."},
    // Hunters' events
    {"hired_scouts", "Name two cities: Dracula turns up their cards if they lie on the trail.", "at once"},
    {"newspaper_reports",
     "At once: the location on space 3 is turned up. At dawn or dusk: that on space 5 or 6.",
     "at once, at dawn or at dusk"},
    {"chartered_carriage", "Spend a ticket and travel one to four railways of any colour.",
     "before a move by rail"},
    {"local_rumors", "Dracula turns up the location of every hideout next to your place.", "at once"},
    {"evil_presence", "Dracula names each hunter in a place adjacent to his own.", "at once"},
    {"excellent_weather", "Move by sea twice.", "action by day"},
    {"sense_of_emergency", "Suffer 2 and move to a city one to three roads away.", "action by day"},
    {"long_night",
     "In the coming night hunters may move by road. Each time the bottom event is taken: Dracula gets it if "
     "it is his.",
     "at dawn"},
    {"renewed_vigor", "Today each hunter may take a second, different action.", "at dawn"},
    {"speedy_telegraph", "In this day and night the hunters act in any order.", "at dawn"},
    {"surprising_return", "Take a discarded ally card and use it.", "at dawn or dusk"},
    {"blood_transfusion", "A weakened hunter in your city loses a bite; you suffer 1.",
     "action, unless you are weakened"},
    {"good_luck", "Remove a roadblock, discard Dracula's ally, or cancel a False Tip.", "by day"},
    {"forewarned", "The encounter is discarded without effect.", "you are ambushed, not by a vampire"},
    {"escape_route", "You or another hunter leaves the combat.", "start of combat"},
    {"planned_ambush", "After the first reveal you may play another card instead.", "start of combat"},
    {"lucky_find", "Look at the top five items and keep one.", "start of combat"},
    {"heroic_leap", "There is no fight: the vampire suffers 5, then you suffer 5.", "start of combat"},
    {"great_strength", "A bite, or damage that would defeat a hunter, does not happen.",
     "a hunter would be bitten or defeated"},
    {"behind_the_veil", "Dracula shows his events and encounters; you discard one encounter.", "at once"},
    {"money_trail", "Dracula turns up a sea card on the trail that you choose.", "action"},
    {"vampire_lair", "Discard a Stake and be delayed: influence falls by 2.", "action by day"},
    {"consecrated_ground",
     "Its token bars a city to Dracula and turns up what lies there. Then each hunter may show a Heavenly "
     "Host to do the same elsewhere.",
     "action at night"},
    {"mystic_research", "Look at the backs of the bottom six events and discard those of Dracula.",
     "action of Van Helsing"},
    {"wax_cylinders",
     "Turn up all encounters of a hideout; or Dracula shows where Hide is, and you take this card back.",
     "action of Dr. Seward"},
    {"hypnosis", "Dracula names the region he is in; Mina is delayed.",
     "action of Mina with another hunter in her city"},
    {"lucys_revenge",
     "Lies before Godalming in this combat: discard it to cancel an escape of Dracula, or to prevent a bite "
     "or deadly damage to himself.",
     "start of combat, Godalming"},
    {"jonathan_harker",
     "Name a city whose card is turned up. Or as an ally: each location that slides onto space 6 is turned "
     "up.",
     "at once"},
    {"rufus_smith",
     "Name a city whose card is turned up. Or as an ally: from sea zone to sea zone costs Dracula 2 damage.",
     "at once"},
    {"sister_agatha",
     "Name a city whose card is turned up. Or as an ally: Fangs and escapes that take effect cost Dracula 2 "
     "damage.",
     "at once"},
    // Dracula's events
    {"roadblock", "Place three roadblock tokens.", "at once or at the end of your phase"},
    {"summon_storms", "Place up to three storm tokens.", "at once or at the end of your phase"},
    {"hidden_schemes", "Add an encounter to the hideout on space 3.", "end of your phase"},
    {"wild_horses", "Put the hunter into an adjacent city instead.", "a hunter has moved by road"},
    {"devilish_power",
     "Remove the Consecrated Ground, discard the hunters' ally, or forbid Supply in the next hunter phase.",
     "in your phase"},
    {"vampiric_influence",
     "A weakened hunter shows everything; you discard a card and move the hunter to an adjacent city.",
     "at once"},
    {"false_tip", "You choose where the journey ends; a Chartered Carriage is lost.",
     "a hunter spends a ticket"},
    {"unearthly_swiftness", "Another Dracula phase follows.", "in your phase"},
    {"sensationalist_press", "Local Rumors, Hired Scouts, Newspaper Reports or Evil Presence is cancelled.",
     "such a card is played"},
    {"enraged", "Your combat card is not cancelled; no escape works in the rest of this combat.",
     "one of your combat cards would be cancelled"},
    {"darkness_returns", "The next hunter phase has no day; your discarded events go back into the deck.",
     "end of your phase"},
    {"customs_search", "The hunter is delayed and discards all items or suffers 3.",
     "a hunter has moved into another region"},
    {"seduction", "A vampire there returns to your hand and the hunter is bitten.", "a hunter searches"},
    {"nocturnal_visit", "Combats of the next dawn and day are fought as at night.", "end of your phase"},
    {"draculas_brides",
     "Up to two hideouts on spaces 1 to 3 get an encounter each. Or as an ally: exchange an encounter each "
     "phase.",
     "at once"},
    {"great_wolf",
     "A hunter suffers 4 unless a Crucifix or Heavenly Host is shown. Or as an ally: 1 each phase.",
     "at once"},
    {"immanuel_hildesheim",
     "Take your cards among the top six events. Or as an ally: each phase the top event, if it is yours.",
     "at once"},
    // Encounters
    {"new_vampire", "The hunter fights it (health 6); others here may be delayed to join.",
     "influence +3; clears spaces 4 to 6"},
    {"reckless_vampire", "The hunter fights it (health 4); in an ambush each Fangs gives 1 influence.",
     "influence +4; clears spaces 4 to 6"},
    {"aristocratic_vampire", "Cannot ambush. The searcher may be delayed to discard it.",
     "influence +4; clears spaces 4 to 6"},
    {"hoax", "Cannot ambush. The searcher is delayed.",
     "take your discarded events, keep one, the rest goes into the deck"},
    {"bats", "A bats token goes under the hunter: Dracula will move them in their next turn."},
    {"desecrated_soil", "Dracula draws 3 encounters. It returns unless Heavenly Host is shown.",
     "Dracula heals up to 3"},
    {"rats", "The hunter suffers 2. They return unless Pistol or Rifle is shown."},
    {"saboteur", "The hunter is delayed. It returns unless Pistol or Rifle is shown.", "a roadblock token"},
    {"spy", "The hunter shows items and events and loses all tickets, unless a WEAPON is discarded.",
     "the same for any hunter"},
    {"szgany_bodyguards", "The hunter suffers 2; without showing a WEAPON 2 more, and is delayed.",
     "kept: used on a hunter before one of Dracula's combats"},
    {"szgany_mob", "Each hunter in the city discards items or suffers 1 for each item kept.",
     "the same in the whole region"},
    {"unnatural_fog", "Fog on this city, two tokens in a port; by day all hunters here are delayed.",
     "two fog tokens on a city of the region"},
    {"wolves", "Each hunter in the city suffers 4, less 2 for each WEAPON shown.",
     "the same in a city one or two roads away"},
    // Powers
    {"feed", "Dracula stays and heals up to 3 damage."},
    {"dark_call", "Dracula stays, suffers 2 damage and draws 5 encounters."},
    {"wolf_form", "Dracula goes one or two roads, past hunters too, and suffers 1 damage."},
    {"misdirect", "Clears a hideout and takes its space, before the usual move."},
    {"hide", "Dracula stays where he is, though it looks as if he had moved."},
}};

constexpr std::array<WordRow, 26> kVerbs{{
    {"road", "move along one road."},
    {"rail", "spend a ticket and travel by rail; where to is chosen next."},
    {"carriage", "the same with a Chartered Carriage: up to four railways of any colour."},
    {"sail", "move one step by sea, from port to zone, zone to zone or zone to port."},
    {"leave", "leave the hospital for its city."},
    {"supply",
     "take an item in a large city, and an event: by day from the top of the deck, at night from the "
     "bottom."},
    {"rest", "heal 1 damage, 2 where Dr. Seward is."},
    {"trade", "show each other items and tickets and pass any of them on, in secret."},
    {"trade_events", "Van Helsing trades events with a hunter in any city."},
    {"reserve", "draw a ticket (Godalming two); you may keep two."},
    {"search", "turn up all encounters in your city and face them."},
    {"bond", "Mina's Psychic Bond: Dracula says whether he is in her region."},
    {"gallop", "Fast Horses: move by road as far as a random ticket's yellow number."},
    {"play", "play an event of yours."},
    {"go", "lay the card of an adjacent place face down on space 1."},
    {"wolf", "Wolf Form: one or two roads away, 1 damage."},
    {"misdirect", "clear a hideout before you move."},
    {"mature", "carry out the matured effect of an encounter that leaves the trail."},
    {"make_lair", "keep the hideout that leaves the trail as a lair, with one more encounter."},
    {"lay", "put this encounter face down."},
    {"ambush", "turn up this encounter against the hunter who has just come."},
    {"scheme", "play an event of yours."},
    {"engage", "name the hunter whose symbols count in this round and whom your card hits."},
    {"fight", "put down this combat card."},
    {"use", "put down or use this card."},
    {"pass", "do nothing of the kind."},
}};

constexpr std::array<WordRow, 24> kIdeas{{
    {"trail", "The last six steps of Dracula, space 1 the newest. What leaves space 6 matures."},
    {"hideout", "All cards and tokens on one space of the trail."},
    {"lair",
     "A hideout kept when it left the trail. It never matures, but ambushes and can be moved into again."},
    {"influence", "At 13 Dracula wins. Matured vampires, bites at night and defeated hunters bring it."},
    {"despair",
     "One token a week. Each makes a hunter's defeat weigh 1 more and escapes start a round later; with "
     "three every city Dracula enters brings influence."},
    {"fury", "With three despair tokens each city card or Hide laid on the trail brings Dracula influence."},
    {"rage", "Each time a hunter is defeated influence rises by 2, and 1 more for each despair token."},
    {"pride",
     "An escape is cancelled unless Dracula has played more combat cards than there are despair "
     "tokens."},
    {"engaged", "Only the engaged hunter's symbols can cancel Dracula's card, and that hunter is hit by it."},
    {"weakened", "A hunter with a bite keeps one item and one event face up. Mina always does."},
    {"bite",
     "A hunter without a free space for it is defeated: Mina by the first, Van Helsing by the third."},
    {"delayed", "The next turn, by day or at night, is spent standing up."},
    {"weapon", "Knife, Pistol and Rifle."},
    {"hospital", "Defeated hunters wake up in Madrid, Rome or Budapest, without cards and unhurt."},
    {"fog", "Hunters cannot enter, leave or search that city; Dracula may decline a combat there."},
    {"storm", "Hunters cannot sail into that zone."},
    {"roadblocks", "Hunters cannot use that road or railway."},
    {"rumor", "A vampire that matures from a hideout with one brings 3 influence more."},
    {"ticket",
     "White railways: as many as the first number. With a yellow one on the way, the second number counts."},
    {"tickets",
     "White railways: as many as the first number. With a yellow one on the way, the second number counts."},
    {"sea", "Dracula suffers 2 damage from port to zone, 1 from zone to zone. Hunters must move on by day."},
    {"dawn", "Dracula and hunters in one city fight, as by day."},
    {"dusk", "Dracula and hunters in one city fight, as at night, when his cards are stronger."},
    {"belief", "The percentages on the map: how likely Dracula is there, for all that the hunters know."},
}};

std::string titled(std::string_view key) {
  const std::string text = readable(key);
  std::string out;
  for (const std::string_view word : split_words(text)) {
    const bool small = word == "of" || word == "as" || word == "the";
    out +=
        (out.empty() ? "" : " ") + (small && !out.empty() ? std::string(word) : capital(std::string(word)));
  }
  return out;
}

std::string named(std::string_view key) {
  const std::string name = text_for(kNames, key);
  return name.empty() ? titled(key) : name;
}

template <class E>
E find(std::string_view key, E otherwise) {
  for (const E value : values<E>()) {
    if (name_of(value) == key) return value;
  }
  return otherwise;
}

}  // namespace

std::string place_name(std::string_view key) { return named(key); }
game::Place find_place(std::string_view key) { return find(key, game::Place::none); }
std::string place_in_text(std::string_view key) {
  const game::Place place = find_place(key);
  const bool article = place != game::Place::none && game::is_sea(place);
  return (article ? "the " : "") + place_name(key);
}
std::string region_name(std::string_view key) { return named(key); }

std::string line_name(std::string_view key) {
  for (const game::Line line : values<game::Line>(game::kLines)) {
    if (name_of(line) != key) continue;
    const game::Ends& ends = game::kLineTable[static_cast<std::size_t>(line)];
    return fmt::format("the {} from {} to {}", key.starts_with("road") ? "road" : "railway",
                       place_name(name_of(ends.one)), place_name(name_of(ends.other)));
  }
  return readable(key);
}

std::string spot_name(std::string_view key) {
  if (key == "leaving") return "the hideout that leaves the trail";
  if (key.starts_with("space")) return "space " + std::string(key.substr(5));
  if (key.starts_with("lair")) return "lair " + std::string(key.substr(4));
  return readable(key);
}

std::string card_name(std::string_view key) {
  const game::Ticket ticket = find(key, game::Ticket::none);
  if (ticket == game::Ticket::none) return named(key);
  const game::TicketRow& numbers = row(ticket);
  return numbers.yellow == 0 ? fmt::format("ticket {}/-", numbers.white)
                             : fmt::format("ticket {}/{}", numbers.white, numbers.yellow);
}
std::string short_name(std::string_view key) {
  const std::string name = text_for(kShortNames, key);
  return name.empty() ? named(key) : name;
}
std::string card_moment(std::string_view key) {
  const bool event = find(key, game::HunterEvent::none) != game::HunterEvent::none ||
                     find(key, game::DraculaEvent::none) != game::DraculaEvent::none;
  const WordRow* card = row_with(kCards, key);
  return event && card != nullptr ? std::string(card->two) : "";
}
std::string card_text(std::string_view key) {
  const WordRow* card = row_with(kCards, key);
  if (card == nullptr) return "";
  std::string text(card->one);
  if (card->two.empty() || !card_moment(key).empty()) return text;
  const bool encounter = find(key, game::Encounter::none) != game::Encounter::none;
  return text + fmt::format(" {}: {}.", encounter ? "Matured" : "At night", card->two);
}
std::string cancels(std::string_view item) {
  const game::Item card = find(item, game::Item::none);
  if (card == game::Item::none) return "";
  std::vector<std::string> symbols;
  if (row(card).cancels == game::kAllSymbols) return "everything";
  for (const game::Fight symbol : row(card).cancels) {
    symbols.push_back(symbol == game::Fight::escape_as_bat    ? "Bat"
                      : symbol == game::Fight::escape_as_mist ? "Mist"
                                                              : named(name_of(symbol)));
  }
  return joined(symbols, ", ");
}

std::string weekday_name(std::string_view key) { return titled(key); }

std::string verb_help(std::string_view verb) { return text_for(kVerbs, verb); }
std::string idea_help(std::string_view word) { return text_for(kIdeas, word); }

std::string primer() {
  return "Dracula travels through Europe unseen: each round he lays the card of the next place face down on "
         "a\n"
         "trail of six spaces and leaves an encounter there. What drops off the trail matures and brings "
         "him\n"
         "influence; at 13 he wins. Four hunters - Lord Godalming, Dr. Seward, Van Helsing and Mina Harker "
         "-\n"
         "each act once by day and once at night. A hunter who enters a city on the trail turns its card "
         "up.\n"
         "Where they stand together at dusk or dawn they fight: everybody puts down a card in secret, and a\n"
         "card with the symbol of Dracula's cancels it. With 15 damage on Dracula the hunters win.\n";
}

}  // namespace ravenhall::cli::dracula_play
