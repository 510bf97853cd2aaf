// Questions and choices of Blood Rage, as a person would say them.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/blood_rage_words.hpp"
#include "cli/play/json_read.hpp"
#include "cli/play/words.hpp"
#include "games/blood_rage/data.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

using namespace blood_rage_words;
using namespace blood_rage_view;
namespace game = ravenhall::blood_rage;

namespace {

const Json& my_sheet(const Json& view) { return clan_at(view, viewer(view)); }

// "leader, 3 warriors": what the viewer has at a place.
std::string my_figures(const Json& view, std::string_view id) {
  std::vector<std::string> parts;
  for (const Json& group : at(place_at(view, id), "figures")) {
    if (number_at(group, "seat", -1) != viewer(view)) continue;
    const int count = number_at(group, "count", 1);
    const std::string name = figure_name(text_at(group, "figure"));
    parts.push_back(count == 1 ? name : fmt::format("{} {}s", count, name));
  }
  return joined(parts, ", ");
}

// Yes and no mean something else each time.
std::string yes_or_no(const Json& view, bool yes) {
  const std::string kind = question_kind(view);
  if (kind == "succor") return yes ? "Yes, a Warrior comes along for free" : "No";
  if (kind == "raise_quest") return yes ? "Yes, count the quest as a battle card" : "No";
  if (kind == "blessing") return yes ? "Yes, a Warrior Invades for free" : "No";
  if (kind == "free_invade") return "Nobody Invades";
  if (kind == "thors_domain") return "No pillage";
  if (kind == "join") return "Stay away";
  if (kind == "late") return "Add nothing";
  if (kind == "hammers") return "The Leader stays";
  return yes ? "Yes" : "No";
}

}  // namespace

std::string BloodRageScreen::price(std::string_view words) const {
  const Json& cost = told_alike(words, "cost");
  if (cost.is_null()) return "";
  return number_of(cost) == 0 ? ", free" : fmt::format(", {} Rage", number_of(cost));
}

std::string BloodRageScreen::stat_change(const Json& view, std::string_view stat) const {
  const int step = number_at(at(told(fmt::format("raise {}", stat)), "raises"), stat);
  if (step == 0) return "Raise " + stat_name(stat);
  const Json& track = at(at(view, "tracks"), stat);
  const auto index = static_cast<std::size_t>(step) - 1;
  const int bonus = game::kLegendaryGlory[index];
  return fmt::format("Raise {}: {} to {}{}", stat_name(stat),
                     number_at(at(at(my_sheet(view), "stats"), stat), "value"), number_of(item(track, index)),
                     bonus > 0 ? fmt::format(" (step {}, +{} Glory at the end)", step, bonus) : "");
}

std::string BloodRageScreen::total(std::string_view action) const {
  const Json& sum = at(told(action), "total");
  if (sum.is_null()) return "";
  return style_.paint(fmt::format("  (with your figures {})", number_at(sum, "total")), Paint::dim);
}

std::string BloodRageScreen::question(const Json& view) const {
  const std::string kind = question_kind(view);
  const Json& sheet = my_sheet(view);
  const std::string me = clan(view, viewer(view));
  const std::string where = place_name(text_at(at(view, "battle"), "where"));
  if (kind == "action") {
    return fmt::format("{}, your turn: {} Rage, {} of {} figures on the map.", me, number_at(sheet, "rage"),
                       number_at(sheet, "figures_on_map"),
                       number_at(at(at(sheet, "stats"), "horns"), "value"));
  }
  if (kind == "draft") {
    const bool two = number_at(at(view, "draft"), "pick") == 2;
    return fmt::format("{}, which {} do you keep?", me, two ? "two cards" : "card");
  }
  if (kind == "march") return fmt::format("{}, who marches?", me);
  if (kind == "free_invade") return fmt::format("{}, one figure of that kind may Invade for free.", me);
  if (kind == "succor") return fmt::format("{}: does Frigga's Succor send a Warrior along?", me);
  if (kind == "thors_domain")
    return fmt::format("{}: Thor's Domain: pillage at once{}?", me, price("pillage"));
  if (kind == "sacrifice") return fmt::format("{}: which is the second figure to sacrifice?", me);
  if (kind == "join") return fmt::format("{}: the call to battle for {}. Do you send a figure?", me, where);
  if (kind == "battle_card") return fmt::format("{}: which card do you play, face down, in {}?", me, where);
  if (kind == "raise_quest") return fmt::format("{}: may your quest count as a battle card?", me);
  if (kind == "tide") return fmt::format("{}: Odin's Tide: which figure survives?", me);
  if (kind == "late") return fmt::format("{}: do you add a card after the reveal?", me);
  if (kind == "react")
    return fmt::format("{}: figures of yours are about to be destroyed. Do you save any?", me);
  if (kind == "stat") return fmt::format("{}: which stat rises?", me);
  if (kind == "hammers") return fmt::format("{}: where does your Leader go on to?", me);
  if (kind == "prowess") return fmt::format("{}: do you take cards back{} each?", me, price("take_back"));
  if (kind == "blessing") return fmt::format("{}: Loki's Blessing: does a Warrior come back?", me);
  if (kind == "discard") return fmt::format("{}: which card do you keep for the next Age?", me);
  return fmt::format("{}: choose.", me);
}

// Two cards of a draft may be named in either order; the engine knows one of them.
std::vector<std::string> BloodRageScreen::offers(const std::vector<std::string>& legal) const {
  std::vector<std::string> all = legal;
  for (const std::string& action : legal) {
    const auto words = split_words(action);
    if (words[0] == "keep_two" && words.size() == 3 && words[1] != words[2]) {
      all.push_back(fmt::format("keep_two {} {}", words[2], words[1]));
    }
  }
  return all;
}

std::string BloodRageScreen::meaning(const std::string& offer) const {
  const auto words = split_words(offer);
  if (words.size() != 3 || words[0] != "keep_two" || is_legal(offer)) return offer;
  const std::string swapped = fmt::format("keep_two {} {}", words[2], words[1]);
  return is_legal(swapped) ? swapped : offer;
}

std::string BloodRageScreen::choice(const Json& view, std::string_view action) const {
  const auto words = split_words(action);
  const std::string_view verb = words[0];
  const std::string_view one = words.size() > 1 ? words[1] : "";
  const std::string_view two = words.size() > 2 ? words[2] : "";
  if (verb == "keep" || verb == "save") return card_line(view, one);
  if (verb == "card" || verb == "late") return card_line(view, one) + total(action);
  if (verb == "keep_two") return short_card(view, one) + " and " + short_card(view, two);
  if (verb == "save_none") return "Keep none";
  if (verb == "invade") {
    const std::string note = place_note(view, two);
    return fmt::format("{} to {}{}{}", capital(figure_name(one)), place_name(two), price(action),
                       note.empty() ? "" : style_.paint("  (" + note + ")", Paint::dim));
  }
  if (verb == "recall")
    return fmt::format("{} from Valhalla to {}{}", capital(figure_name(one)), place_name(two), price(action));
  if (verb == "march")
    return fmt::format("March from {} to {}  {}", place_name(one), place_name(two),
                       style_.paint("(" + place_note(view, two) + ")", Paint::dim));
  if (verb == "move") return "Take " + with_article(one) + " along";
  if (verb == "upgrade") {
    const std::string old = text_at(told(action), "replaces");
    return fmt::format("{}{}: {}{}", card_name(one), price(action), card_effect(one),
                       old.empty() ? "" : " (replaces " + card_name(old) + ")");
  }
  if (verb == "quest")
    return fmt::format("Lay {} {}{}", card_name(one),
                       style_.paint("(" + card_facts(view, one) + ": " + card_effect(one) + ")", Paint::dim),
                       flag_at(told(action), "met") ? ", fulfilled as things stand" : "");
  if (verb == "pillage" || verb == "challenge") {
    return fmt::format("{} {} for {}{} (strength: {})", verb == "pillage" ? "Pillage" : "Challenge",
                       place_name(one), reward_name(text_at(place_at(view, one), "reward")),
                       number_at(told(action), "cost") == 0 ? "" : price(action), strengths(view, one));
  }
  if (verb == "sacrifice") return fmt::format("Sacrifice {} in {}", with_article(one), place_name(two));
  if (verb == "pass")
    return fmt::format("Pass and lose {} Rage; no more actions in this Age",
                       number_at(told(action), "loses"));
  if (verb == "join") return fmt::format("Send {} from {}", with_article(two), place_name(one));
  if (verb == "spare") return capital(with_article(one)) + " survives";
  if (verb == "protect") return "Save " + with_article(one) + price(action);
  if (verb == "retreat") return "The Volur Witch flees to Yggdrasil";
  if (verb == "raise") return stat_change(view, one);
  if (verb == "step") return "Go on to " + place_name(one);
  if (verb == "take_back") return "Take " + card_name(one) + " back" + price(action);
  if (verb == "accept" || verb == "decline") return yes_or_no(view, verb == "accept");
  if (verb == "done") return question_kind(view) == "march" ? "The march is complete" : "That is all";
  return std::string(action);
}

std::string BloodRageScreen::line(const Json& view, const ActionWords& words) const {
  const std::string_view verb = words[0];
  const std::string_view what = words.back();
  if (verb == "invade") return capital(figure_name(what)) + price(fmt::format("invade {}", what));
  if (verb == "march" || verb == "join")
    return fmt::format("from {} ({})", place_name(what), my_figures(view, what));
  if (verb == "keep_two") return card_line(view, what);
  if (find_card(what) != nullptr)
    return verb == "upgrade" ? card_name(what) + " (choose its place)" : card_name(what);
  return capital(figure_name(what));
}

std::string BloodRageScreen::taste(const Json& view, const ActionWords& words) const {
  const std::string_view verb = words[0];
  const std::string_view what = words[1];
  if (verb == "invade") return figure_name(what) + price(fmt::format("invade {}", what));
  if (verb == "recall" || verb == "sacrifice") return figure_name(what);
  if (verb == "march" || verb == "join") return "from " + place_name(what);
  if (verb == "upgrade")
    return fmt::format("{} ({})", card_name(what),
                       number_of(told_alike(fmt::format("upgrade {}", what), "cost")));
  if (verb == "pillage" || verb == "challenge")
    return fmt::format("{} ({})", place_name(what), reward_name(text_at(place_at(view, what), "reward")));
  return card_name(what);
}

}  // namespace ravenhall::cli
