#include "cli/play/raiders_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "cli/play/json_read.hpp"
#include "cli/play/style.hpp"
#include "cli/play/words.hpp"
#include "games/raiders/facts.hpp"

namespace ravenhall::cli::raiders_words {

namespace {

// Crew side, Town Hall side.
constexpr std::array<WordRow, raiders::kCardTypes> kCardTexts{{
    {"archer", "+2 VP for raiding an outpost.", "An opponent's worker and one in the village change places."},
    {"armourer", "+2 strength in a monastery.", "Armour rises by 1."},
    {"avenger", "When a valkyrie takes it, an opponent of your choice loses a crew card of theirs.",
     "Each opponent loses 1 silver."},
    {"barbarian", "+2 strength in a fortress.", "Take a plunder token of your choice from an opponent."},
    {"berserker", "When a valkyrie takes it, it returns to your hand.", "An opponent's armour falls by 1."},
    {"brawler", "Re-roll one die in each raid.",
     "Discard a crew card and take a plunder token from the supply."},
    {"brynjar", "+1 strength for every 3 armour. A hero: one in a crew.", ""},
    {"cartographer", "Fortresses cost 1 gold less.", "Pay provisions, take 1 gold."},
    {"champion", "3 VP at the end.", "Each opponent loses 1 provision."},
    {"folke", "+1 strength for each other crew card. A hero: one in a crew.", ""},
    {"forager", "+1 provision whenever you take provisions at the Mill.", "Take 2 provisions."},
    {"gatekeeper", "Draw 1 more card at the Gate House.", "Draw 3 cards."},
    {"gravedigger", "When a valkyrie takes it, take 1 gold.",
     "Take a crew card back into your hand and put another card into the crew for nothing."},
    {"huntsman", "Outposts cost 1 provision less.", "Take 1 provision and 1 silver."},
    {"jeweller", "+1 silver at the Silversmith.", "Pay 2 silver, take 1 gold."},
    {"marauder", "+1 VP for raiding an outpost.", "Pay 1 livestock, take 1 gold."},
    {"mercenary", "When a valkyrie takes it, 1 VP.", "Each opponent gives you 1 silver or 1 provision."},
    {"merchant", "1 VP for each livestock at the end.",
     "Use the action of any building, as if your worker stood there."},
    {"ragnhildr", "+1 strength for every 2 valkyries. A hero: one in a crew.", ""},
    {"recruiter", "Hiring at the Barracks costs 1 silver less.", "Hire a card for 2 silver."},
    {"sage", "One more action on each visit to the Long House.",
     "The open offerings go under the stack, new ones come."},
    {"scout", "Monasteries cost 1 provision less.", "Exchange cards with an opponent, as many as you say."},
    {"shieldmaiden", "+1 VP for raiding a monastery.", "Pay 1 livestock, take 1 iron."},
    {"trader", "1 VP for each of your offerings at the end.", "Make an offering for one token less."},
    {"warlord", "2 VP at the end.", "Take up to 2 silver from an opponent."},
    {"warmonger", "+1 VP for raiding a harbour.", "Take a provision from an opponent."},
}};

// Actions that are no simple exchange.
constexpr std::array<WordRow, 3> kBuildingWords{{
    {"town_hall", "play a card for its Town Hall ability"},
    {"barracks", "hire a card into your crew"},
    {"long_house", "make an offering"},
}};

constexpr std::array<WordRow, raiders::kSettlements> kPlaceNames{{
    {"h1", "the left harbour"},
    {"h2", "the middle harbour"},
    {"h3", "the right harbour"},
    {"o1", "the river outpost"},
    {"o2", "the right outpost"},
    {"m1", "the left monastery"},
    {"m2", "the right monastery"},
    {"f1", "the left fortress"},
    {"f2", "the middle fortress"},
    {"f3", "the right fortress"},
}};

constexpr std::array<WordRow, 20> kVerbTexts{{
    {"place", "put your worker into an empty building and use its action."},
    {"take", "take a worker from another building and use its action."},
    {"raid", "sail to a settlement: pay, roll, score, plunder."},
    {"act", "use the action of the building."},
    {"act_plain", "use the action, but without the bonus of your crew."},
    {"skip", "leave the action out."},
    {"offer", "pay what an offering tile asks; its VP count at the end."},
    {"play", "discard a card at the Town Hall for its ability there."},
    {"hire", "pay a card's silver and put it into your crew (5 at most)."},
    {"dismiss", "discard a crew card."},
    {"discard", "discard a card of your hand."},
    {"keep", "choose the three cards you begin with."},
    {"set", "choose which plunder you take, with the worker waiting there."},
    {"sacrifice", "a valkyrie takes this crew card: one step on the valkyrie track."},
    {"sacrifice_plain", "the same, but its own ability is not used."},
    {"reroll", "a Brawler rolls one die again."},
    {"stand", "leave the dice as they are."},
    {"swap", "an opponent's worker and one in the village change places."},
    {"exchange", "exchange that many cards with an opponent, in secret."},
    {"toll", "choose what you hand over."},
}};

constexpr std::array<WordRow, 9> kIdeas{{
    {"worker",
     "You begin and end every turn with one worker. Black, grey and white ones may go to different places."},
    {"strength", "Dice, crew, abilities of the crew and armour together. It decides the VP of a raid."},
    {"armour",
     "Adds its number to every raid and is never spent. At 3, 6 and 9 it brings 2, 4 and 6 VP at the end."},
    {"valkyrie", "Each one in your plunder takes a crew card. The track brings up to 15 VP at the end."},
    {"valkyries", "Each one in your plunder takes a crew card. The track brings up to 15 VP at the end."},
    {"plunder", "Gold, iron and livestock. At the end gold and iron are 1 VP each, livestock 1 for two."},
    {"offerings", "Tiles that cost plunder or silver and bring VP at the end."},
    {"limits", "At the end of your turn: 8 silver, 8 provisions, 8 cards."},
    {"end",
     "When one fortress raid, no tile in the stack or no valkyrie on the board is left, everybody has one "
     "more turn."},
}};

}  // namespace

const raiders::CardRow* find_card(std::string_view key) { return row_with(raiders::kCards, key); }

std::string card_name(std::string_view key) {
  const auto* card = find_card(key);
  return card == nullptr ? capital(readable(key)) : std::string(card->name);
}
std::string card_facts(std::string_view key, bool older) {
  const auto* card = find_card(key);
  if (card == nullptr) return "";
  return fmt::format("strength {}, {} silver", card->strength, older ? card->preprod_cost : card->cost);
}
std::string crew_side(std::string_view key) { return text_for(kCardTexts, key); }
std::string hall_side(std::string_view key) {
  const WordRow* words = row_with(kCardTexts, key);
  return words == nullptr ? "" : std::string(words->two);
}

std::string building_name(std::string_view key) {
  const auto* building = row_with(raiders::kBuildingTable, key);
  return building == nullptr ? capital(readable(key)) : std::string(building->name);
}
std::string building_words(std::string_view key) { return text_for(kBuildingWords, key); }
std::string building_action(std::string_view key) {
  static const Json kFacts = raiders::printed_facts();
  const Json& building = item_with(at(kFacts, "buildings"), "key", key);
  if (building.is_null()) return "";
  const auto colours = [&](const Json& some) {
    std::vector<std::string> names;
    for (const Json& colour : some) names.push_back(text_of(colour));
    return joined(names, " or ");
  };
  const Json& all = at(building, "colours");
  bool by_colour = false;
  std::vector<std::string> parts;
  for (const Json& act : at(building, "acts")) {
    const bool some = at(act, "by").size() < all.size();
    by_colour = by_colour || some;
    parts.push_back((some ? colours(at(act, "by")) + ": " : "") + deal_text(act));
  }
  if (const std::string words = building_words(key); !words.empty()) parts.push_back(words);
  const bool choosy = all.size() < static_cast<std::size_t>(raiders::kAnyColour.size());
  return joined(parts, by_colour ? "; " : ", or ") + (choosy ? "; " + colours(all) + " workers" : "");
}
std::string settlement_name(std::string_view key) {
  const WordRow* words = row_with(kPlaceNames, key);
  return words == nullptr ? capital(readable(key)) : std::string(words->one);
}
std::string source_name(std::string_view key) {
  if (key == "crew_raid") return "crew in raids";
  if (key == "deaths") return "fallen mercenaries";
  if (key == "raid") return "raids";
  return std::string(key);
}
std::string trigger_name(std::string_view key) {
  if (key == "fortresses") return "only one fortress raid is left";
  if (key == "offerings") return "the stack of offerings is empty";
  if (key == "valkyries") return "no valkyrie is left on the board";
  return "the match has gone on long enough";
}

std::string amount_text(int amount, std::string_view resource) {
  if (resource == "provisions") return amount == 1 ? "1 provision" : fmt::format("{} provisions", amount);
  if (resource == "valkyrie") return amount == 1 ? "1 valkyrie" : fmt::format("{} valkyries", amount);
  if (resource == "cards") return amount == 1 ? "1 card" : fmt::format("{} cards", amount);
  return fmt::format("{} {}", amount, resource);
}

std::string deal_text(const Json& deal) {
  std::vector<std::string> paid;
  std::vector<std::string> got;
  if (const int cards = number_at(deal, "discards"); cards > 0)
    paid.push_back("discard " + amount_text(cards, "cards"));
  for (const auto& [what, amount] : at(deal, "pays").items())
    paid.push_back(amount_text(number_of(amount), what));
  for (const auto& [what, amount] : at(deal, "gains").items())
    got.push_back((what == "cards" ? "draw " : "") + amount_text(number_of(amount), what));
  if (const int armour = number_at(deal, "armour"); armour > 0)
    got.push_back(fmt::format("{} armour", armour));
  return (paid.empty() ? "" : joined(paid, ", ") + " for ") + (got.empty() ? "nothing" : joined(got, ", "));
}

std::string set_text(std::string_view letters) {
  constexpr std::array<std::pair<char, std::string_view>, 4> kinds{
      {{'g', "gold"}, {'i', "iron"}, {'l', "livestock"}, {'v', "valkyrie"}}};
  std::vector<std::string> parts;
  for (const auto& [letter, name] : kinds) {
    const auto count = static_cast<int>(std::count(letters.begin(), letters.end(), letter));
    if (count > 0) parts.push_back(amount_text(count, name));
  }
  return joined(parts, ", ");
}

std::string verb_help(std::string_view verb) { return text_for(kVerbTexts, verb); }
std::string idea_help(std::string_view word) { return text_for(kIdeas, word); }

std::string primer() {
  return "You lead a band of Vikings. On your turn you either work in the village or raid.\n"
         "Work: place your worker in an empty building and use it, then take a worker from another building "
         "and use\n"
         "that one too. Raid: with enough crew, provisions (and gold) and a worker of the right colour, "
         "place the\n"
         "worker on a settlement, roll, score VP for your strength, and take a set of plunder with a new "
         "worker.\n"
         "Each valkyrie in the set takes one of your crew, and honours you for it at the end.\n"
         "Plunder buys armour, further raids and offerings to the chieftain. Most VP win.\n";
}

}  // namespace ravenhall::cli::raiders_words
