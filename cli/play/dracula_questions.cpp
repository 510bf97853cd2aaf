// What is asked, in one sentence.
#include <fmt/format.h>

#include "cli/play/dracula_screen.hpp"
#include "cli/play/dracula_words.hpp"
#include "cli/play/json_read.hpp"

namespace ravenhall::cli::dracula_play {

namespace {

std::string lurker_name(const Json& view, int number) {
  const std::string kind = text_at(lurker_at(view, number), "encounter");
  return kind.empty() ? "the encounter" : card_name(kind);
}

}  // namespace

// The rest of the sentence that begins with the name of whoever is asked.
std::string DraculaScreen::ask(const Json& view) const {
  const std::string kind = question_kind(view);
  const Json& asked = at(view, "question");
  const std::string hunter = player(number_at(asked, "hunter", -1));
  const std::string whose = hunter + "'s";
  const std::string lurker = lurker_name(view, number_at(asked, "lurker", -1));
  const int left = number_at(asked, "left");
  const bool day = text_at(view, "phase") == "day";

  // Set-up and round
  if (kind == "start") return "where do you begin?";
  if (kind == "settle") return "where do you begin, in secret?";
  if (kind == "hospital") return fmt::format("to which hospital is {} brought?", hunter);
  if (kind == "window")
    return fmt::format("do you play an event at {}?", text_at(view, "phase") == "dusk" ? "dusk" : "dawn");
  if (kind == "next") return "who acts next?";
  if (kind == "action") return day ? "your action by day:" : "your action at night:";
  if (kind == "bats") return fmt::format("where do your bats carry {}?", hunter);
  if (kind == "fog_refusal") return "do you decline the combat in the fog?";
  if (kind == "storm_off") return "which storm goes?";
  if (kind == "block_off") return "which roadblock goes?";
  if (kind == "luck" || kind == "tip_luck") return "do you play Good Luck?";
  if (kind == "luck_use") return "what is your Good Luck?";
  // Hunters on the way
  if (kind == "ride")
    return viewer(view) == kCount ? fmt::format("where does {} journey end?", whose)
                                  : "where does your journey by rail end?";
  if (kind == "gallop") return "how far do the horses go?";
  if (kind == "rush") return "where do you hurry?";
  if (kind == "sail_on") return left > 1 ? "where do you sail?" : "where do you sail on to?";
  if (kind == "tip") return fmt::format("{} has spent a ticket. Do you answer?", hunter);
  if (kind == "horses") return fmt::format("{} has moved by road. Do you answer?", hunter);
  if (kind == "customs") return fmt::format("{} has come into another region. Do you answer?", hunter);
  if (kind == "duty") return "the Customs Search: all your items, or damage?";
  if (kind == "give")
    return fmt::format("which cards do you give to {}?", player(number_at(asked, "with", -1)));
  // Cards
  if (kind == "received") return fmt::format("you have drawn {}.", card_name(text_at(asked, "event")));
  if (kind == "omen") return fmt::format("you have received {}.", card_name(text_at(asked, "omen")));
  if (kind == "limit_item") return "you have too many items. Which one do you discard?";
  if (kind == "limit_event" || kind == "limit_omen")
    return "you have too many events. Which one do you discard?";
  if (kind == "limit_ticket") return "you have too many tickets. Which one do you return?";
  if (kind == "open_item") return "you are weakened. Which item lies face up?";
  if (kind == "open_event") return "you are weakened. Which event lies face up?";
  if (kind == "press") return fmt::format("do you cancel {}?", card_name(text_at(asked, "event")));
  if (kind == "name") return left > 1 ? "name the first city for your scouts." : "name the second city.";
  if (kind == "ally") return fmt::format("how do you use {}?", card_name(text_at(asked, "event")));
  if (kind == "return") return "which ally returns?";
  if (kind == "veil") return "which of Dracula's encounters is discarded?";
  if (kind == "patient") return "whose bite is healed?";
  if (kind == "sea_card") return "which sea card is turned up?";
  if (kind == "ground") return "which city is consecrated?";
  if (kind == "host") return "do you show a Heavenly Host to bar another city?";
  if (kind == "wax") return "what do the Wax Cylinders tell?";
  if (kind == "paper") return "which space do the newspapers report on?";
  // Encounters
  if (kind == "ambush") return fmt::format("do you ambush {}?", hunter);
  if (kind == "ward") return fmt::format("{}! What do you do?", lurker);
  if (kind == "hounds") return "what do you show before you search?";
  if (kind == "seduction") return fmt::format("{} searches. Do you answer?", hunter);
  if (kind == "match") return fmt::format("you have found {}. Do you discard it?", lurker);
  if (kind == "order") return fmt::format("which of the cards that {} found comes next?", hunter);
  if (kind == "join") return "do you join the fight with the New Vampire?";
  if (kind == "stay_delayed") return "an Aristocratic Vampire. Do you stay to get rid of it?";
  if (kind == "soil") return fmt::format("do you discard an encounter? ({} more)", left);
  if (kind == "show")
    return fmt::format("do you show something against {}?", card_name(text_at(asked, "encounter")));
  if (kind == "spy") return "a Spy! Do you discard a WEAPON to be rid of it?";
  if (kind == "mob") return "the Szgany Mob: which items do you discard? What you keep costs 1 damage each.";
  if (kind == "wolves") return "Wolves! Do you show a WEAPON for 2 damage less?";
  if (kind == "save") {
    const std::string victim = player(number_at(asked, "victim", -1));
    const int amount = number_at(asked, "amount");
    return amount > 0 ? fmt::format("{} damage would defeat {}. Do you prevent it?", amount, victim)
                      : fmt::format("{} is about to be bitten. Do you prevent it?", victim);
  }
  // Dracula's phase
  if (kind == "phase") return "do you do anything before the trail slides?";
  if (kind == "brides") return "your Brides: do you exchange an encounter?";
  if (kind == "wolf_prey") return "whom does the Great Wolf attack?";
  if (kind == "wolf_show") return "the Great Wolf attacks. Do you show something?";
  if (kind == "leaving") return "a hideout leaves the trail.";
  if (kind == "old_lair") return "which lair makes room?";
  if (kind == "spy_target") return "on whom do you set the Spy?";
  if (kind == "fog_city") return "on which city does the fog fall?";
  if (kind == "wolves_city") return "in which city do the Wolves attack?";
  if (kind == "hoax") return "which of your discarded events do you keep?";
  if (kind == "soil_heal" || kind == "feed") return "how much damage do you heal?";
  if (kind == "move") return "where do you go?";
  if (kind == "lay" || kind == "schemed_encounter")
    return fmt::format("which encounter goes to {}?", space_text(view, text_at(asked, "spot")));
  if (kind == "rumor") return "do you lay a rumor?";
  if (kind == "refill") return "do you draw an encounter?";
  if (kind == "scheme") return "do you play an event at the end of your phase?";
  if (kind == "block") return fmt::format("where does a roadblock go? ({} to place)", left);
  if (kind == "storm") return fmt::format("where does a storm rise? ({} at most)", left);
  if (kind == "desecrate") return "which hideout gets an encounter?";
  if (kind == "devilry") return "what does your Devilish Power do?";
  if (kind == "victim") return "whom does your Vampiric Influence take hold of?";
  if (kind == "victim_card") return fmt::format("which of {} cards is discarded?", whose);
  if (kind == "shift") return fmt::format("where is {} moved?", hunter);
  // Combat
  if (kind == "guard") return "do your Szgany Bodyguards attack somebody first?";
  if (kind == "ready") return "a combat begins. Do you prepare something?";
  if (kind == "leaver") return "who leaves the combat by your Escape Route?";
  if (kind == "find") return "which item do you keep?";
  if (kind == "fight") return "which card do you put down?";
  if (kind == "engage") return "which hunter is engaged?";
  if (kind == "swap") return "do you play another card instead?";
  if (kind == "flip") return "do you turn a Plotting down to cancel the engaged hunter's card?";
  if (kind == "enraged") return "your card would be cancelled. Do you answer?";
  if (kind == "lucy") return "Dracula escapes. Does Lucy have her revenge?";
  if (kind == "claws") return "whom do the Claws hit next?";
  if (kind == "plot") return "which combat card do you take?";
  if (kind == "bat") return "where do you fly?";
  if (kind == "bullets") return "do you use Holy Bullets?";
  if (kind == "circle") return "who leaves the combat by the Holy Circle?";
  return "choose.";
}

std::string DraculaScreen::question(const Json& view) const {
  return wrapped(fmt::format("{}, {}", player(viewer(view)), ask(view)), width_, "");
}

}  // namespace ravenhall::cli::dracula_play
