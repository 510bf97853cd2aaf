#include "cli/play/blood_rage_words.hpp"

#include <fmt/format.h>

#include <array>

#include "cli/play/words.hpp"
#include "games/blood_rage/data.hpp"

namespace ravenhall::cli::blood_rage_words {

namespace {

using blood_rage::CardRow;

// By key without the Age behind it; quests by what they ask for. A card that is not here is only worth its
// bonus.
constexpr std::array<WordRow, 56> kEffects{{
    {"troll", "Whenever it Invades, all enemy Warriors in the province die."},
    {"dwarf_chieftain", "Costs no Rage, neither to play nor to Invade with."},
    {"sea_serpent", "A monster and a ship: lies in a fjord, never moves, and supports both shores."},
    {"lord_of_hammers",
     "When you pillage where your Leader stands, he may step on to a neighbouring province with room."},
    {"brothers_in_arms", "Every two of your Warriors in one province count 3 together; one alone counts 1."},
    {"lokis_dragons", "4 Glory whenever a ship of yours is destroyed."},
    {"lokis_domain", "1 Glory for each of your figures released from Valhalla."},
    {"friggas_charm", "Your upgrade cards cost 1 Rage less."},
    {"thors_glory", "After your battle, won or lost: 2 Glory if at least two enemy figures died."},
    {"friggas_succor", "When you Invade a province, a Warrior of your reserve may come along for free."},
    {"tyrs_domain", "A quest you reveal in battle may count as a battle card of +3."},
    {"lokis_blessing",
     "When you have lost a battle, a Warrior of your reserve may Invade that province for free."},
    {"alfheim", "Be alone the strongest in a province of Alfheim when quests are turned up."},
    {"jotunheim", "Be alone the strongest in a province of Jotunheim when quests are turned up."},
    {"manheim", "Be alone the strongest in a province of Manheim when quests are turned up."},
    {"glorious_death", "Have four or more of your figures in Valhalla when quests are turned up."},
    {"yggdrasil", "Be alone the strongest in Yggdrasil when quests are turned up."},
    {"odins_smite", "Before totals, every opponent in the battle loses one Warrior in the province."},
    {"heimdalls_sight", "Its bonus equals the highest bonus on an enemy's open card."},
    {"friggas_grace", "If you pillage with it: one more step, in a stat that the token did not raise."},
    {"lokis_trickery", "If you lose to a winner: steal 1 Rage from the winner."},
    {"thors_hammer", "If you win: 3 Glory."},
    {"valkyrie", "2 Glory for every enemy figure that dies in a battle she is in."},
    {"dark_elf", "May Invade Yggdrasil, where its strength is 3 instead of 1."},
    {"fire_giant", "When it Invades, all enemy figures in the province and its fjord die, except monsters."},
    {"lord_of_axes", "When you pillage where your Leader stands: one step in a stat of your choice."},
    {"experts_in_arms", "Your Warriors have strength 2 (and cost 2 to Invade)."},
    {"fire_dragons", "8 Glory whenever a ship of yours is destroyed."},
    {"odins_inspiration", "Ragnarok pays you double for your figures."},
    {"tyrs_challenge", "New action for 2 Rage: pillage a province that was already pillaged in this Age."},
    {"friggas_protection",
     "For 1 Rage a figure of yours about to be destroyed stays where it is (not in Ragnarok)."},
    {"lokis_eminence", "2 Glory for each of your figures released from Valhalla."},
    {"tyrs_prowess", "After a won battle you may take back cards you played, for 1 Rage each."},
    {"thors_domain", "When you have Invaded a province you may pay 2 Rage to pillage it at once."},
    {"heimdalls_eye", "May also be added to your card after the reveal."},
    {"odins_tide", "Before totals, everyone in the battle, you too, keeps one figure; the others die."},
    {"lokis_backstab", "If you lose to a winner: steal 2 Glory from the winner."},
    {"heimdalls_watch",
     "All open cards are discarded; their bonuses become your Glory, and everybody plays again."},
    {"thors_oath", "If you win: one step in a stat of your choice."},
    {"frost_giant", "When you pillage where it stands, the token's reward counts twice."},
    {"soldier_of_hel", "Costs no Rage, neither to play nor to Invade with."},
    {"volur_witch", "Instead of dying in an outer province she may go to Yggdrasil."},
    {"lord_of_spears", "When you pillage where your Leader stands: one step in all three stats."},
    {"masters_in_arms", "Every two of your Warriors in one province count 6 together; one alone counts 2."},
    {"eternal_dragons", "12 Glory whenever a ship of yours is destroyed."},
    {"friggas_domain", "You may Invade with a figure out of Valhalla for 1 Rage."},
    {"odins_throne", "Your fulfilled quests pay double Glory."},
    {"thors_conquest", "At the end of the game: 3 Glory for each of your figures on the map."},
    {"friggas_sacrifice", "New action: destroy two of your figures on the map for a step in a stat."},
    {"tyrs_wrath", "A quest you reveal in battle may count as a battle card of +5."},
    {"lokis_wrath", "3 Glory for each of your figures released from Valhalla."},
    {"heimdalls_gaze", "May also be added to your card after the reveal."},
    {"thors_primacy", "The texts of all opponents' revealed cards are void; their bonuses stay."},
    {"thors_ascension", "If you win: 3 Rage and 3 Glory."},
    {"odins_judgement", "Won or lost: 2 Glory for every figure that died in this battle, yours too."},
    {"lokis_poison", "If you lose to a winner: all cards the winner played here go to your hand."},
}};

constexpr std::array<WordRow, 26> kVerbs{{
    {"keep", "Gods' Gifts: keep this card and pass the rest of the packet to the left."},
    {"keep_two", "Gods' Gifts with two clans: keep two cards and exchange the rest."},
    {"save", "Discard phase: keep this one card for the next Age; the rest of your hand is put away."},
    {"save_none", "Discard phase: put your whole hand away."},
    {"invade",
     "Bring a figure from your reserve to a free village, paying its strength in Rage; the Leader comes for "
     "nothing, ships go to fjords, and nobody Invades Yggdrasil. Horns limit your figures on the map."},
    {"recall", "Frigga's Domain: Invade with a figure out of Valhalla for 1 Rage."},
    {"march", "For 1 Rage move any number of your figures from one province to another, however far."},
    {"move", "This figure joins the march."},
    {"upgrade",
     "Pay the card's value and lay it on your clan sheet. A troop or monster upgrade lets such a figure "
     "Invade for free at once."},
    {"quest", "Lay a quest face down. Fulfilled at the end of the Age it pays Glory and a step in a stat."},
    {"pillage",
     "Call everyone near to battle for this province. If you win, or nobody opposes you, you take the "
     "token's reward. The winner gains Glory by Axes."},
    {"challenge", "Tyr's Challenge: for 2 Rage pillage a province that was already pillaged in this Age."},
    {"sacrifice", "Frigga's Sacrifice: destroy two of your figures for a step in a stat."},
    {"pass", "Lose your remaining Rage and act no more in this Age."},
    {"join",
     "Answer the call: the figure comes from a neighbouring province into a free village and will fight."},
    {"card",
     "Play this card face down in the battle. The losers get theirs back; the winner's are discarded."},
    {"late", "Add this card to yours after the reveal."},
    {"spare", "Odin's Tide: this figure survives; your others in the battle die."},
    {"protect", "Frigga's Protection: pay 1 Rage and this figure stays."},
    {"retreat", "The Volur Witch goes to Yggdrasil instead of dying."},
    {"raise", "Raise this stat by a step."},
    {"step", "Lord of Hammers: the Leader goes on to this province."},
    {"take_back", "Tyr's Prowess: pay 1 Rage and this card returns to your hand."},
    {"accept", "Yes."},
    {"decline", "No."},
    {"done", "That is all."},
}};

constexpr std::array<WordRow, 13> kIdeas{{
    {"rage",
     "It pays for actions. Each Action phase begins with as much as your Rage stat says; with none left you "
     "cannot act, but you still fight and answer calls."},
    {"axes", "The Glory you gain for each battle you win."},
    {"horns", "How many of your figures may be on the map."},
    {"glory",
     "It wins the game. It comes from battles, pillage, quests, Ragnarok, card texts, and 10 or 20 for each "
     "stat "
     "on its last steps."},
    {"ragnarok",
     "At the end of each Age the doomed province burns. Everything in it and its fjord goes to Valhalla, "
     "and pays its owner 2, 3 or 4 Glory a figure."},
    {"valhalla", "Where dead figures wait until the end of the Age; then they return to the reserve."},
    {"yggdrasil",
     "The middle of the world: next to every province, room for any number, and its token raises all "
     "three stats. Nobody Invades it; one marches there or answers a call."},
    {"fjord", "Ships lie in fjords and fight for both provinces on its shores. They never move."},
    {"villages", "Each village holds one figure of any clan. A full province takes nobody else."},
    {"draft", "Gods' Gifts: everybody keeps a card and passes the rest to the left, until each has six."},
    {"battle",
     "All in the province and its fjord fight: strength of figures plus cards. The highest total wins, a "
     "tie destroys everybody. Losers' figures go to Valhalla, and losers take their cards back."},
    {"reserve", "Your figures that are not on the map and not in Valhalla."},
    {"doom", "The province marked for this Age's Ragnarok."},
}};

std::string title(std::string_view key) { return capital(readable(key)); }

std::string_view without_age(std::string_view key) {
  if (key.ends_with("_2") || key.ends_with("_3")) key.remove_suffix(2);
  if (key.starts_with("q1_") || key.starts_with("q2_") || key.starts_with("q3_")) key.remove_prefix(3);
  return key;
}

}  // namespace

const CardRow* find_card(std::string_view key) { return row_with(blood_rage::kCards, key); }

std::string card_name(std::string_view key) {
  const CardRow* row = find_card(key);
  return row == nullptr ? title(key) : std::string(row->name);
}

std::string card_effect(std::string_view key) {
  const std::string_view name = without_age(key);
  const CardRow* row = find_card(key);
  if (row == nullptr) return {};
  const std::string effect = text_for(kEffects, name);
  return effect.empty() ? "Only its bonus." : effect;
}

std::string place_name(std::string_view key) {
  constexpr std::array<WordRow, 4> kFjords{{{"fjord_ne", "the north-east fjord"},
                                            {"fjord_se", "the south-east fjord"},
                                            {"fjord_sw", "the south-west fjord"},
                                            {"fjord_nw", "the north-west fjord"}}};
  const std::string fjord = text_for(kFjords, key);
  return fjord.empty() ? title(key) : fjord;
}

std::string figure_name(std::string_view key) {
  if (key == "warrior" || key == "leader" || key == "ship") return std::string(key);
  return card_name(key);
}

std::string short_figure_name(std::string_view key) {
  constexpr std::array<WordRow, 12> kShort{{{"warrior", "w"},
                                            {"leader", "L"},
                                            {"ship", "ship"},
                                            {"troll", "Troll"},
                                            {"dwarf_chieftain", "Dwarf"},
                                            {"sea_serpent", "serp"},
                                            {"valkyrie", "Valk"},
                                            {"dark_elf", "Elf"},
                                            {"fire_giant", "FireG"},
                                            {"frost_giant", "Frost"},
                                            {"soldier_of_hel", "Hel"},
                                            {"volur_witch", "Witch"}}};
  const std::string name = text_for(kShort, key);
  return name.empty() ? std::string(key) : name;
}

std::string clan_name(std::string_view key) { return title(key); }

std::string reward_name(std::string_view key) {
  if (key == "all") return "all stats +1";
  if (key == "glory") return "5 Glory";
  return key == "none" || key.empty() ? "" : title(key) + " +1";
}

std::string phase_name(std::string_view key) {
  constexpr std::array<WordRow, 3> kPhases{
      {{"gods_gifts", "Gods' Gifts"}, {"ragnarok", "Ragnarok"}, {"release", "Release Valhalla"}}};
  const std::string name = text_for(kPhases, key);
  return name.empty() ? title(key) : name;
}

std::string stat_name(std::string_view key) { return title(key); }

std::string verb_help(std::string_view verb) { return text_for(kVerbs, verb); }
std::string idea_help(std::string_view word) { return text_for(kIdeas, word); }

std::string primer() {
  return "Three Ages, each in six phases: Gods' Gifts (draft six cards), Action (take turns spending Rage),\n"
         "Discard, Quest (laid quests are judged), Ragnarok (the doomed province burns), Release of "
         "Valhalla.\n"
         "On your turn: Invade (a figure from your reserve), March, Upgrade, Quest, Pillage, or pass.\n"
         "Most Glory after three Ages wins. Losing well is a way to win: quests and cards pay for the dead.\n"
         "Ideas to ask about: rage, axes, horns, glory, battle, fjord, villages, ragnarok, valhalla, "
         "yggdrasil.\n";
}

}  // namespace ravenhall::cli::blood_rage_words
