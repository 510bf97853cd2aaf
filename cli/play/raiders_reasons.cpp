// Why something cannot be done in Raiders, in English.
#include <fmt/format.h>

#include <array>

#include "cli/play/json_read.hpp"
#include "cli/play/raiders_screen.hpp"
#include "cli/play/raiders_words.hpp"
#include "cli/play/words.hpp"
#include "games/raiders/reasons.hpp"

namespace ravenhall::cli {

using namespace raiders_words;
using namespace raiders_view;

namespace {

// With the arguments of the reason in braces.
constexpr std::array<WordRow, kCountOf<raiders::Why> - 1> kRaidersReasons{{
    {"keep_first", "First choose the three cards you keep."},
    {"others_turn", "It is {seat}'s turn: first answer what you are asked."},
    {"raid_first", "First finish the raid on {settlement}."},
    {"limit_first", "First discard down to eight cards; {cards} to go."},
    {"visit_first", "First decide what you do at the {building}."},
    {"effect_first", "First finish what your card does in the Town Hall."},
    {"placed_already", "Your worker is placed ({building}). Now take one from another building."},
    {"working", "This turn you are working in the village. A raid takes a whole turn."},
    {"take_later", "First place your worker; then you take another one."},
    {"card_where", "Cards are hired at the Barracks, played in the Town Hall and sold at the Treasury."},
    {"play_where", "Cards are played in the Town Hall: place a worker there or take one from it."},
    {"hire_where", "Crew is hired at the Barracks: place a worker there or take one from it."},
    {"discard_where", "Cards are discarded at the Treasury, and at the end of a turn above eight."},
    {"offer_where", "Offerings are made in the Long House, or in the Town Hall with a Trader."},
    {"act_where", "A building acts when you place a worker there or take one from it."},
    {"crew_where", "Crew leaves only at the Barracks, for a Brawler or because of an Avenger."},
    {"hall_card", "That is asked only when a {card} is played in the Town Hall."},
    {"target_later", "An opponent is chosen only when a card asks for one."},
    {"reroll_later", "Only a Brawler rolls a die again, right after the roll of a raid."},
    {"set_later", "Plunder is chosen in a raid, once the strength has been counted."},
    {"sacrifice_later", "Crew falls only when the plunder of a raid brings a valkyrie."},
    {"nothing_to_skip", "There is nothing to leave out now."},
    {"must_act", "This must be carried out now."},
    {"must_hire", "Now somebody must be hired."},
    {"not_in_hand", "{card} is not in your hand."},
    {"not_in_crew", "{card} is not in your crew."},
    {"no_crew", "You have no crew."},
    {"no_more_copies", "You have no further {card} to choose."},
    {"keep_order", "Name the three cards in the order of your hand."},
    {"crew_full", "Your crew is full: dismiss somebody first."},
    {"hero_there", "{card} is a hero, and there is one in your crew already."},
    {"hire_short", "{card} costs {cost} silver, you have {silver}."},
    {"nobody_to_hire", "There is nobody in your hand whom you could hire now."},
    {"dismissed_one", "Only one of the crew can make room for a hire."},
    {"dismiss_idle", "Somebody may leave only if you can then hire, and you could not."},
    {"occupied", "A {worker} worker stands in the {building} already."},
    {"colour", "The {building} does not take a {worker} worker."},
    {"placed_here", "You have just placed a worker in the {building}. Take one from elsewhere."},
    {"nobody_there", "Nobody stands in the {building}."},
    {"not_here", "The {building} has no action about {resource}."},
    {"mill_gold", "Only a white worker brings gold at the Mill, not a {worker} one."},
    {"cards_short", "Cards needed: {needed}; you have {have}."},
    {"price_short", "You need {needed} {resource} and have {have}."},
    {"supply_empty", "There is no {resource} left in the supply."},
    {"armour_full", "Your armour is at its end already."},
    {"no_decline", "At this table the help of the crew cannot be declined."},
    {"nothing_to_decline", "The crew adds nothing here that you could decline."},
    {"tile_not_open", "No such offering lies open."},
    {"offer_short", "Still missing for this offering: {missing}."},
    {"no_offer", "You cannot pay for any of the offerings; tokens missing for the nearest: {tokens}."},
    {"trader_short", "Even with one token less, tokens still missing: {tokens}."},
    {"spare_not", "The {resource} cannot be left out here."},
    {"hero_hall", "{card} is a hero and cannot be played in the Town Hall."},
    {"hall_short", "{card} asks for {needed} {resource} in the Town Hall, you have {have}."},
    {"hall_idle", "{card} could do nothing in the Town Hall now."},
    {"hall_nobody", "{card} would change nothing for any opponent now."},
    {"no_card_plays", "None of your cards could do anything in the Town Hall now."},
    {"nobody_to_place", "No other card in your hand could take the place in the crew."},
    {"came_back", "{card} has just come back and cannot take the place."},
    {"scout_no_cards", "A Scout needs cards in your hand to exchange."},
    {"no_hand_there", "{seat} has no cards to exchange."},
    {"exchange_most", "Here you can exchange from 1 to {most} cards."},
    {"amount_range", "Choose a number from 1 to {most}."},
    {"copy_hall", "The Merchant cannot use the Town Hall once more."},
    {"copy_used", "The action of the {building} was used in this turn already."},
    {"copy_idle", "You could do nothing in the {building} now."},
    {"archer_placed", "At this table the worker just placed ({building}) cannot be swapped."},
    {"swap_colour", "The {building} does not take that opponent's {worker} worker."},
    {"swap_nothing", "{building}: no opponent's worker can go there, or nothing would change."},
    {"not_opponent", "Choose an opponent at this table."},
    {"unaffected", "That would change nothing for {seat}."},
    {"not_plunder", "Choose gold, iron or livestock."},
    {"has_none", "{seat} has no {resource}."},
    {"nobody_has", "No opponent has any {resource}."},
    {"toll_what", "You hand over silver or provisions."},
    {"plundered", "Everything has been plundered in {settlement}."},
    {"raid_worker", "Your {worker} worker cannot raid {settlement}."},
    {"raid_short", "Still missing for {settlement}: {missing}."},
    {"raid_short_worker", "Still missing for {settlement}: {missing}, another worker."},
    {"no_raid", "You cannot raid anything yet. The nearest is {settlement}."},
    {"no_die", "There is no die {die} in this raid."},
    {"set_gone", "There is no set {set} to take here."},
    {"no_crew_there", "{seat} has no crew to lose."},
}};
static_assert([] {
  std::size_t i = 0;
  for (const WordRow& row : kRaidersReasons) {
    if (row.key != kNamesOf<raiders::Why>[++i]) return false;
  }
  return true;
}());

// What is lacking, of the arguments that are amounts: "2 silver, 1 gold".
std::string missing_amounts(const Json& args) {
  std::vector<std::string> parts;
  for (const auto& [name, value] : args.items()) {
    if (number_of(value) > 0) parts.push_back(amount_text(number_of(value), name));
  }
  return joined(parts, ", ");
}

}  // namespace

std::string RaidersScreen::reason(const Json& view, const Json& reason) const {
  std::string text = text_for(kRaidersReasons, text_at(reason, "key"));
  if (text.empty()) return Screen::reason(view, reason);
  const Json& args = at(reason, "args");
  const auto put = [&](std::string_view name, const std::string& value) {
    const std::string place = fmt::format("{{{}}}", name);
    for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at + value.size()))
      text.replace(at, place.size(), value);
  };
  for (const auto& [name, value] : args.items()) {
    if (name == "seat") {
      put(name, player(number_of(value, -1)));
    } else if (name == "card") {
      put(name, card_name(text_of(value)));
    } else if (name == "building") {
      put(name, building_name(text_of(value)));
    } else if (name == "settlement") {
      put(name, settlement_name(text_of(value)));
    } else {
      put(name, value.is_string() ? text_of(value) : dump(value));
    }
  }
  put("missing", missing_amounts(args));
  return text;
}

}  // namespace ravenhall::cli
