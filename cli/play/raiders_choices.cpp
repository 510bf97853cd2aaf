// Questions, choices and help of Raiders, as a person would say them.
#include <fmt/format.h>

#include <algorithm>

#include "cli/play/json_read.hpp"
#include "cli/play/raiders_screen.hpp"
#include "cli/play/raiders_words.hpp"
#include "cli/play/words.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

using namespace raiders_words;
using namespace raiders_view;

namespace {

std::string raid_text(const Json& view, std::string_view id) {
  const Json& place = settlement_at(view, id);
  const Json& yours = at(place, "yours");
  std::vector<std::string> sets;
  for (const Json& space : at(place, "spaces")) {
    if (!at(space, "set").is_null()) sets.push_back(amounts_text(at(space, "set")));
  }
  const int gold = number_at(yours, "gold");
  return fmt::format("Raid {} for {}{}: strength {}{}; {}", settlement_name(id),
                     amount_text(number_at(yours, "provisions"), "provisions"),
                     gold > 0 ? fmt::format(", {} gold", gold) : "", number_at(yours, "strength"),
                     number_at(place, "dice") > 0 ? " and dice" : " (none needed)", joined(sets, " | "));
}

int seat_of(std::string_view word) {
  const auto seat = read_number(word, 3);
  return seat ? static_cast<int>(*seat) : -1;
}

}  // namespace

// What can be done in a building, with the worker that comes or goes.
std::string RaidersScreen::visit_text(std::string_view action, std::string_view building) const {
  const Json& tells = told(action);
  std::vector<std::string> deals;
  for (const Json& act : at(tells, "acts")) deals.push_back(deal_text(act));
  std::string text = joined(deals, " or ");
  if (const std::string words = building_words(building); !words.empty())
    text += (text.empty() ? "" : ", or ") + words;
  if (flag_at(tells, "used")) text = "used this turn";
  if (text.empty()) text = "nothing to do";
  return fmt::format("{} {}", building_name(building), style_.paint("(" + text + ")", Paint::dim));
}

// The raid with the chances of each step.
std::string RaidersScreen::raid_choice(const Json& view, std::string_view action, std::string_view id) const {
  std::vector<std::string> steps;
  for (const Json& step : at(told(action), "steps"))
    steps.push_back(fmt::format("{} VP {}%", number_at(step, "vp"), number_at(step, "percent")));
  return raid_text(view, id) + style_.paint(" (" + joined(steps, ", ") + ")", Paint::dim);
}

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
  const Json& tells = told(action);
  const std::string_view verb = words[0];
  const std::string_view one = words.size() > 1 ? words[1] : "";
  const std::string_view two = words.size() > 2 ? words[2] : "";
  const std::string_view three = words.size() > 3 ? words[3] : "";
  if (verb == "keep") return fmt::format("{}, {} and {}", card_name(one), card_name(two), card_name(three));
  if (verb == "place" || verb == "take" || verb == "copy") return visit_text(action, one);
  if (verb == "raid") return raid_choice(view, action, one);
  if (verb == "act" || verb == "act_plain")
    return capital(deal_text(tells)) + (verb == "act_plain" ? ", without the crew's bonus" : "");
  if (verb == "skip") return "Do nothing";
  if (verb == "offer")
    return fmt::format("Offer {}{} for {} VP", amounts_text(at(tells, "pays")),
                       flag_at(tells, "spares") ? ", one token less," : "", number_at(tells, "vp"));
  if (verb == "play") return fmt::format("{}: {}", card_name(one), hall_side(one));
  if (verb == "hire") {
    const std::string price = amounts_text(at(tells, "pays"));
    return fmt::format("{}: {}", price.empty() ? "For nothing" : "For " + price, card_line(view, one));
  }
  if (verb == "dismiss") return fmt::format("{} leaves the crew", card_name(one));
  if (verb == "discard" || verb == "give") return card_line(view, one);
  if (verb == "swap")
    return fmt::format("{}'s worker with the one in the {}", player(seat_of(one)), building_name(two));
  if (verb == "steal") return fmt::format("1 {} from {}", two, player(seat_of(one)));
  if (verb == "target") return player(seat_of(one));
  if (verb == "amount") return amounts_text(at(tells, "gains"));
  if (verb == "gain") return fmt::format("1 {}", one);
  if (verb == "recall") return fmt::format("{} comes back", card_name(one));
  if (verb == "enlist") return card_line(view, one);
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
  if (verb == "set")
    return fmt::format("{}, {} worker", amounts_text(at(tells, "set")), text_at(tells, "worker"));
  if (verb == "sacrifice")
    return fmt::format("{} falls {}", card_name(one), style_.paint("(" + crew_side(one) + ")", Paint::dim));
  if (verb == "sacrifice_plain") return fmt::format("{} falls, its ability unused", card_name(one));
  return std::string(action);
}

std::string RaidersScreen::line(const Json& view, const ActionWords& words) const {
  const std::string_view verb = words[0];
  if (verb == "keep") return card_line(view, words.back());
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
  if (find_card(key) != nullptr) found.push_back(card_line(view, key));
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
