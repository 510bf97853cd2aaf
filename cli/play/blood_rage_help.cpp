// Help on cards, places, verbs and ideas of Blood Rage, and the short notes that choices carry too.
#include <fmt/format.h>

#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/json_read.hpp"
#include "cli/words/letters.hpp"

namespace ravenhall::cli {

using namespace blood_rage_view;

std::string BloodRageScreen::place_note(const Json& view, std::string_view id) const {
  const Json& place = place_at(view, id);
  if (flag_at(place, "destroyed")) return say(key("map-destroyed"));
  std::vector<std::string> notes;
  if (const int villages = number_at(place, "villages"); villages > 0)
    notes.push_back(say(key("map-villages"), {{"taken", figures_in(place)}, {"n", villages}}));
  const std::string reward = text_at(place, "reward");
  if (flag_at(place, "pillaged")) {
    notes.push_back(say(own("pillaged")));
  } else if (!reward.empty() && reward != "none") {
    notes.push_back(say(key("map-reward"), {{"reward", name("reward", reward)}}));
  }
  if (const int doomed = number_at(place, "doomed_in_age"); doomed > 0)
    notes.push_back(say(key("map-doom"), {{"age", doomed}}));
  return joined(notes, ", ");
}

std::string BloodRageScreen::strengths(const Json& view, std::string_view id) const {
  const Json& strength = at(place_at(view, id), "strength");
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < strength.size(); ++i) {
    if (number_of(strength[i]) > 0)
      parts.push_back(say(key("map-strength"),
                          {{"clan", seat(view, static_cast<int>(i))}, {"n", number_of(strength[i])}}));
  }
  return joined(parts, ", ");
}

std::vector<std::string> BloodRageScreen::explain(const Json& view, std::string_view word) const {
  std::vector<std::string> found;
  for (const std::string_view prefix : {"", "q1_", "q2_", "q3_"}) {
    const std::string card = std::string(prefix) + std::string(word);
    if (find_card(card) == nullptr) continue;
    found.push_back(card_line(view, card));
    break;
  }
  if (!place_at(view, word).is_null()) {
    std::vector<std::string> facts;
    for (const std::string& each : {place_note(view, word), strengths(view, word)}) {
      if (!each.empty()) facts.push_back(each);
    }
    found.push_back(headed(called("place", word), joined(facts, "; ")));
  }
  for (std::string& text : explain_word(word)) found.push_back(std::move(text));
  if (const Json& track = at(at(view, "tracks"), word); track.is_array()) {
    std::vector<std::string> steps;
    for (const Json& value : track) steps.push_back(std::to_string(number_of(value)));
    found.push_back(say(own("steps"), {{"steps", joined(steps, ", ")}}));
  }
  return found;
}

}  // namespace ravenhall::cli
