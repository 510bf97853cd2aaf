// What is chosen by the worth of cards alone, as it can be learned from games (ravenhall learn --choices):
// the cards that are kept at the start.
#pragma once

#include <cstddef>
#include <string>

#include "games/raiders/judgement/habits.hpp"
#include "games/raiders/verbs.hpp"

namespace ravenhall::raiders::judgement {

// What the judgement set by hand says, and behind it the cards.
inline constexpr std::size_t kChoiceFeatures = 1 + kCardTypes;

std::string choice_name(std::size_t feature);

// Calls add(feature, value) for what the choice takes.
template <class Add>
void count_choice(Action choice, Add&& add) {
  if (choice.verb != Verb::keep) return;
  add(std::size_t{0}, keeping_worth(choice));
  for (const Card card : {Card{choice.a}, Card{choice.b}, Card{choice.c}})
    add(1 + static_cast<std::size_t>(card), 1.0);
}

}  // namespace ravenhall::raiders::judgement
