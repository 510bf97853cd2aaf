// Help on cards, places, verbs and ideas of Blood Rage, and the short notes that choices carry too.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/blood_rage_words.hpp"
#include "cli/play/json_read.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

using namespace blood_rage_words;

namespace blood_rage_view {

std::string place_note(const Json& view, std::string_view id) {
  const Json& place = place_at(view, id);
  std::vector<std::string> notes;
  const int villages = number_at(place, "villages");
  int taken = 0;
  for (const Json& group : at(place, "figures")) taken += number_at(group, "count", 1);
  if (villages > 0) notes.push_back(fmt::format("{} of {} villages free", villages - taken, villages));
  const std::string reward = reward_name(text_at(place, "reward"));
  if (!reward.empty()) notes.push_back(flag_at(place, "pillaged") ? "pillaged" : reward);
  if (number_at(place, "doomed_in_age") == number_at(view, "age", -1)) notes.emplace_back("doomed");
  return joined(notes, ", ");
}

std::string strengths(const Json& view, std::string_view id) {
  const Json& strength = at(place_at(view, id), "strength");
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < strength.size(); ++i) {
    if (number_of(strength[i]) > 0)
      parts.push_back(fmt::format("{} {}", sheet_name(view, static_cast<int>(i)), number_of(strength[i])));
  }
  return joined(parts, ", ");
}

}  // namespace blood_rage_view

using namespace blood_rage_view;

std::vector<std::string> BloodRageScreen::explain(const Json& view, std::string_view key) const {
  std::vector<std::string> found;
  for (const std::string_view prefix : {"", "q1_", "q2_", "q3_"}) {
    const std::string card = std::string(prefix) + std::string(key);
    if (find_card(card) == nullptr) continue;
    found.push_back(fmt::format("{} ({}): {}", style_.paint(card_name(card), Paint::bold),
                                card_facts(view, card), card_effect(card)));
    break;
  }
  if (!place_at(view, key).is_null()) {
    const std::string note = place_note(view, key);
    const std::string strong = strengths(view, key);
    found.push_back(
        headed(place_name(key),
               note + (strong.empty() ? "" : (note.empty() ? "" : "; ") + ("strength: " + strong))));
  }
  for (const std::string& text : {verb_help(key), idea_help(key)}) {
    if (!text.empty()) found.push_back(headed(key, text));
  }
  if (const Json& track = at(at(view, "tracks"), key); track.is_array()) {
    std::vector<std::string> steps;
    for (const Json& value : track) steps.push_back(std::to_string(number_of(value)));
    found.push_back("Its steps: " + joined(steps, ", ") + ".");
  }
  return found;
}

std::string BloodRageScreen::primer() const { return blood_rage_words::primer(); }

}  // namespace ravenhall::cli
