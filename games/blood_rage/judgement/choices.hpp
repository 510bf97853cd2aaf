// What is chosen by the worth of cards alone, as it can be learned from games (ravenhall learn --choices):
// the draft, and the card that is saved for the next Age.
#pragma once

#include <cstddef>
#include <string>

#include "games/blood_rage/judgement/cards.hpp"
#include "games/blood_rage/verbs.hpp"

namespace ravenhall::blood_rage::judgement {

enum class ChoiceFeature : std::uint8_t {
  table,  // what the table set by hand says of the card, and how the card fits what the clan has
  battle_cards,
  quests,
  rage_short,
  slot_taken,
  narrow,
  hopeless,
  throne,
  loki_line,
  saved_table,  // the same for a card that is saved
  drafted,      // by card
  saved = drafted + kCardTypes,
  count = saved + kCardTypes,
};
inline constexpr std::size_t kChoiceFeatures = static_cast<std::size_t>(ChoiceFeature::count);

std::string choice_name(std::size_t feature);

// Calls add(feature, value) for what the choice takes.
template <class Add>
void count_choice(const State& s, Seat seat, Action choice, Add&& add) {
  const auto tell = [&](ChoiceFeature feature, double value) {
    if (value != 0) add(static_cast<std::size_t>(feature), value);
  };
  const auto tell_card = [&](ChoiceFeature first, Card card) {
    add(static_cast<std::size_t>(first) + static_cast<std::size_t>(card), 1.0);
  };
  const auto draft = [&](Card card) {
    const Fit fit = fit_of(s, seat, card);
    tell(ChoiceFeature::table, worth_of(card).draft);
    tell(ChoiceFeature::battle_cards, fit.battle_cards);
    tell(ChoiceFeature::quests, fit.quests);
    tell(ChoiceFeature::rage_short, fit.rage_short);
    tell(ChoiceFeature::slot_taken, fit.slot_taken ? 1 : 0);
    tell(ChoiceFeature::narrow, fit.narrow ? 1 : 0);
    tell(ChoiceFeature::hopeless, fit.hopeless ? 1 : 0);
    tell(ChoiceFeature::throne, fit.throne);
    tell(ChoiceFeature::loki_line, fit.loki_line);
    tell_card(ChoiceFeature::drafted, card);
  };
  const Verb verb = verb_of(choice);
  if (verb == Verb::save) {
    tell(ChoiceFeature::saved_table, keep_worth(s, seat, choice.a));
    tell_card(ChoiceFeature::saved, choice.a);
  }
  if (verb == Verb::keep || verb == Verb::keep_two) draft(choice.a);
  if (verb == Verb::keep_two) draft(choice.b);
}

}  // namespace ravenhall::blood_rage::judgement
