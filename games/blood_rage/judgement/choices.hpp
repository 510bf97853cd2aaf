// What is chosen by the worth of cards alone, as it can be learned from games (ravenhall learn --choices):
// the draft, and the card that is saved for the next Age.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

#include "games/blood_rage/judgement/cards.hpp"
#include "games/blood_rage/verbs.hpp"
#include "kernel/enums.hpp"

namespace ravenhall::blood_rage::judgement {

// Pairs of values of an enum, whichever comes first, among them each with itself.
template <Enum E>
inline constexpr std::size_t kPairsOf = kCountOf<E> * (kCountOf<E> + 1) / 2;
template <Enum E>
constexpr std::size_t pair_of(E one, E other) {
  const auto high = static_cast<std::size_t>(std::max(one, other));
  return high * (high + 1) / 2 + static_cast<std::size_t>(std::min(one, other));
}

enum class ChoiceFeature : std::uint16_t {
  table,  // what the table set by hand says of the card, and how the card fits what the clan has
  battle_cards,
  quests,
  rage_short,
  slot_taken,
  narrow,
  hopeless,
  throne,
  loki_line,
  saved_table,  // what the table says of a card that is saved
  drafted,      // by card
  saved = drafted + kCardTypes,
  // How a drafted card goes together with what the clan has:
  in_hand = saved + kCardTypes,         // its kind and that of a card in hand
  on_sheet = in_hand + kPairsOf<Kind>,  // its kind and that of an upgrade
  gods = on_sheet + kPairsOf<Kind>,     // its god and that of a card in hand or an upgrade
  stat_steps = gods + kPairsOf<God>,    // its kind and the steps of a stat beyond the first
  // How a clan stands before it chooses, so that no card gets the praise for it:
  standing = stat_steps + kCountOf<Kind> * kCountOf<Stat>,  // what the learned judgement expects, by Age
  all_upgrades = standing + kAges,
  all_steps,  // by stat
  count = all_steps + kCountOf<Stat>,
};
inline constexpr std::size_t kChoiceFeatures = static_cast<std::size_t>(ChoiceFeature::count);
inline constexpr std::size_t kChoiceTables = kMaxClans - 1;

std::string choice_name(std::size_t feature);

// Calls add(feature, value) for what the choice takes.
template <class Add>
void count_choice(const State& s, Seat seat, Action choice, Add&& add) {
  const auto tell = [&](ChoiceFeature feature, double value) {
    if (value != 0) add(static_cast<std::size_t>(feature), value);
  };
  const auto tell_at = [&](ChoiceFeature first, std::size_t i, double value) {
    if (value != 0) add(static_cast<std::size_t>(first) + i, value);
  };
  const auto tell_card = [&](ChoiceFeature first, Card card) {
    tell_at(first, static_cast<std::size_t>(card), 1.0);
  };
  const auto together = [&](ChoiceFeature kinds, Card card, Card held) {
    if (!is_card(held)) return;
    tell_at(kinds, pair_of(row(card).kind, row(held).kind), 1.0);
    if (row(card).god != God::none && row(held).god != God::none)
      tell_at(ChoiceFeature::gods, pair_of(row(card).god, row(held).god), 1.0);
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
    const ClanSheet& clan = sheet(s, seat);
    for (const Card held : clan.hand) together(ChoiceFeature::in_hand, card, held);
    for (const Card upgrade : clan.slots) together(ChoiceFeature::on_sheet, card, upgrade);
    const std::size_t kind = static_cast<std::size_t>(row(card).kind);
    for (const Stat stat : values<Stat>())
      tell_at(ChoiceFeature::stat_steps, kind * kCountOf<Stat> + static_cast<std::size_t>(stat),
              clan.step[stat] - 1);
  };
  const Verb verb = verb_of(choice);
  if (verb == Verb::save) {
    tell(ChoiceFeature::saved_table, keep_worth(s, seat, choice.a));
    tell_card(ChoiceFeature::saved, choice.a);
  }
  if (verb == Verb::keep || verb == Verb::keep_two) draft(choice.a);
  if (verb == Verb::keep_two) {
    draft(choice.b);
    together(ChoiceFeature::in_hand, choice.b, choice.a);
  }
}

}  // namespace ravenhall::blood_rage::judgement
