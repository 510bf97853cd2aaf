// Questions, choices and help of Raiders, as a person would say them.
#include <fmt/format.h>

#include <algorithm>

#include "cli/play/json_read.hpp"
#include "cli/play/raiders_screen.hpp"
#include "cli/play/raiders_words.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

using namespace raiders_words;
using namespace raiders_view;

namespace {

const Json& open_tile(const Json& view, std::string_view id) {
  return item_with(at(at(view, "offerings"), "open"), "tile", id);
}

std::string act_text(const Json& view, std::string_view what, bool plain) {
  const std::string building = text_at(at(view, "question"), "building");
  std::string text = fmt::format("Take {}", what);
  if (building == "gate_house") text = "Draw cards";
  if (building == "treasury")
    text = what == "gold" ? "Discard 2 cards for 1 gold" : "Discard 1 card for 2 silver";
  if (building == "armoury") text = what == "iron" ? "Pay 1 iron for 2 armour" : "Pay 2 silver for 1 armour";
  if (building.empty()) text = "Give 1 livestock for 2 provisions";
  return text + (plain ? ", without the crew's bonus" : "");
}

std::string raid_text(const Json& view, std::string_view id) {
  const Json& place = settlement_at(view, id);
  const Json& yours = at(place, "yours");
  std::vector<std::string> sets;
  for (const Json& space : at(place, "spaces")) {
    if (!at(space, "set").is_null()) sets.push_back(tokens_text(at(space, "set")));
  }
  const int gold = number_at(yours, "gold");
  return fmt::format("Raid {} for {}{}: strength {}{}; {}", settlement_name(id),
                     amount_text(number_at(yours, "provisions"), "provisions"),
                     gold > 0 ? fmt::format(", {} gold", gold) : "", number_at(yours, "strength"),
                     number_at(place, "dice") > 0 ? " and dice" : " (none needed)", joined(sets, " | "));
}

std::string set_choice(const Json& view, std::string_view number) {
  const Json& place = settlement_at(view, text_at(at(view, "raid"), "settlement"));
  const auto n = read_number(number, 3);
  const Json& space = item(at(place, "spaces"), n && *n > 0 ? static_cast<std::size_t>(*n - 1) : 9);
  return fmt::format("{}, {} worker", tokens_text(at(space, "set")), text_at(space, "worker"));
}

int seat_of(std::string_view word) {
  const auto seat = read_number(word, 3);
  return seat ? static_cast<int>(*seat) : -1;
}

}  // namespace

std::string RaidersScreen::question(const Json& view) const {
  const std::string kind = question_kind(view);
  const Json& asked = at(view, "question");
  const std::string me = player(viewer(view));
  if (kind == "turn") return fmt::format("{}, your turn: work in the village or raid.", me);
  if (kind == "keep") return fmt::format("{}, which three cards do you keep?", me);
  if (kind == "take") return fmt::format("{}, from which building do you take a worker?", me);
  if (kind == "visit" && text_at(asked, "building") == "town_hall")
    return fmt::format("{}: which card do you play?", me);
  if (kind == "visit") return fmt::format("{}, at the {}:", me, building_name(text_at(asked, "building")));
  if (kind == "treasury" || kind == "limit") return fmt::format("{}: which card do you discard?", me);
  if (kind == "hire") return fmt::format("{}: whom do you hire?", me);
  if (kind == "long_house")
    return fmt::format("{}, at the Long House ({} to do):", me, number_at(asked, "left"));
  if (kind == "offer") return fmt::format("{}: which offering, for one token less?", me);
  if (kind == "spare") return fmt::format("{}: which token is left out?", me);
  if (kind == "copy") return fmt::format("{}: which building does the Merchant use?", me);
  if (kind == "swap") return fmt::format("{}: whose worker changes places with which?", me);
  if (kind == "steal") return fmt::format("{}: what do you take, and from whom?", me);
  if (kind == "target")
    return fmt::format("{}: whom does the {} hit?", me, card_name(text_at(asked, "card")));
  if (kind == "amount") return fmt::format("{}: how many?", me);
  if (kind == "dismiss") return fmt::format("{}: which of your crew goes?", me);
  if (kind == "plunder") return fmt::format("{}: which token do you take?", me);
  if (kind == "recall") return fmt::format("{}: who comes back into your hand?", me);
  if (kind == "enlist") return fmt::format("{}: who joins the crew for nothing?", me);
  if (kind == "exchange") return fmt::format("{}: with whom do you exchange how many cards?", me);
  if (kind == "give") return fmt::format("{}: which card do you give?", me);
  if (kind == "toll")
    return fmt::format("{}: what do you hand over to {}?", me, player(number_at(asked, "to", -1)));
  if (kind == "reroll") return fmt::format("{}: does a Brawler roll again?", me);
  if (kind == "set") return fmt::format("{}: which plunder do you take?", me);
  if (kind == "sacrifice") return fmt::format("{}: a valkyrie comes. Who falls?", me);
  if (kind == "avenge") return fmt::format("{}: on whom is the Avenger avenged?", me);
  if (kind == "loss") return fmt::format("{}: the Avenger takes one of your crew. Which one?", me);
  return fmt::format("{}: choose.", me);
}

std::string RaidersScreen::choice(const Json& view, std::string_view action) const {
  const auto words = split_words(action);
  const std::string_view verb = words[0];
  const std::string_view one = words.size() > 1 ? words[1] : "";
  const std::string_view two = words.size() > 2 ? words[2] : "";
  const std::string_view three = words.size() > 3 ? words[3] : "";
  if (verb == "keep") return fmt::format("{}, {} and {}", card_name(one), card_name(two), card_name(three));
  if (verb == "place" || verb == "take" || verb == "copy")
    return fmt::format("{} {}", building_name(one),
                       style_.paint("(" + building_action(one) + ")", Paint::dim));
  if (verb == "raid") return raid_text(view, one);
  if (verb == "act" || verb == "act_plain") return act_text(view, one, verb == "act_plain");
  if (verb == "skip") return "Do nothing";
  if (verb == "offer")
    return fmt::format("Offer {} for {} VP", cost_text(open_tile(view, one)),
                       number_at(open_tile(view, one), "vp"));
  if (verb == "play") return fmt::format("{}: {}", card_name(one), hall_side(one));
  if (verb == "hire") return card_line(one);
  if (verb == "dismiss") return fmt::format("{} leaves the crew", card_name(one));
  if (verb == "discard" || verb == "give") return card_line(one);
  if (verb == "swap")
    return fmt::format("{}'s worker with the one in the {}", player(seat_of(one)), building_name(two));
  if (verb == "steal") return fmt::format("1 {} from {}", two, player(seat_of(one)));
  if (verb == "target") return player(seat_of(one));
  if (verb == "amount") return std::string(one);
  if (verb == "gain") return fmt::format("1 {}", one);
  if (verb == "recall") return fmt::format("{} comes back", card_name(one));
  if (verb == "enlist") return card_line(one);
  if (verb == "spare") return fmt::format("Leave out 1 {}", one);
  if (verb == "exchange")
    return fmt::format("{} with {}", two == "1" ? "1 card" : std::string(two) + " cards",
                       player(seat_of(one)));
  if (verb == "toll") return fmt::format("1 {}", one == "provisions" ? "provision" : one);
  if (verb == "reroll") {
    const auto die = read_number(one, 2);
    return fmt::format("Roll the {} again", number_of(item(at(at(view, "raid"), "dice"),
                                                           die ? static_cast<std::size_t>(*die - 1) : 0)));
  }
  if (verb == "stand") return "The dice stay";
  if (verb == "set") return set_choice(view, one);
  if (verb == "sacrifice")
    return fmt::format("{} falls {}", card_name(one), style_.paint("(" + crew_side(one) + ")", Paint::dim));
  if (verb == "sacrifice_plain") return fmt::format("{} falls, its ability unused", card_name(one));
  return std::string(action);
}

std::string RaidersScreen::line(const Json& /*view*/, const ActionWords& words) const {
  const std::string_view verb = words[0];
  if (verb == "keep") return card_line(words.back());
  if (verb == "swap" || verb == "steal" || verb == "exchange") return player(seat_of(words.back()));
  return card_name(words.back());
}

std::string RaidersScreen::taste(const Json& /*view*/, const ActionWords& words) const {
  const std::string_view verb = words[0];
  if (verb == "place" || verb == "take" || verb == "copy") return building_name(words[1]);
  if (verb == "raid") return settlement_name(words[1]);
  if (verb == "swap" || verb == "steal" || verb == "exchange" || verb == "target")
    return player(seat_of(words[1]));
  return card_name(words[1]);
}

std::vector<std::string> RaidersScreen::explain(const Json& view, std::string_view key) const {
  std::vector<std::string> found;
  if (find_card(key) != nullptr) found.push_back(card_line(key));
  if (const std::string action = building_action(key); !action.empty())
    found.push_back(headed(building_name(key), action + "."));
  if (!settlement_at(view, key).is_null()) found.push_back(raid_text(view, key));
  for (const std::string& text : {verb_help(key), idea_help(key)}) {
    if (!text.empty()) found.push_back(headed(key, text));
  }
  return found;
}

std::string RaidersScreen::primer() const { return raiders_words::primer(); }

}  // namespace ravenhall::cli
