#include "games/blood_rage/judgement/features.hpp"

#include <algorithm>

#include "games/blood_rage/judgement/answers.hpp"
#include "games/blood_rage/judgement/choices.hpp"

namespace ravenhall::blood_rage::judgement {

std::string feature_name(std::size_t feature) {
  const auto past = [&](Feature first) { return feature - static_cast<std::size_t>(first); };
  if (feature >= static_cast<std::size_t>(Feature::in_hand))
    return "in_hand " + std::string(name_of(static_cast<Card>(past(Feature::in_hand))));
  if (feature >= static_cast<std::size_t>(Feature::upgrade))
    return "upgrade " + std::string(name_of(static_cast<Card>(past(Feature::upgrade))));
  if (feature >= static_cast<std::size_t>(Feature::horns_step))
    return "horns_step " + std::to_string(past(Feature::horns_step) + 2);
  if (feature >= static_cast<std::size_t>(Feature::axes_step))
    return "axes_step " + std::to_string(past(Feature::axes_step) + 2);
  if (feature >= static_cast<std::size_t>(Feature::rage_step))
    return "rage_step " + std::to_string(past(Feature::rage_step) + 2);
  return std::string(name_of(static_cast<Feature>(feature)));
}

namespace {

template <Enum E>
std::string pair_name(std::size_t pair) {
  for (const E one : values<E>()) {
    for (const E other : values<E>()) {
      if (one >= other && pair_of(one, other) == pair)
        return std::string(name_of(other)) + " " + std::string(name_of(one));
    }
  }
  return {};
}

}  // namespace

std::string choice_name(std::size_t feature) {
  const auto past = [&](ChoiceFeature first) { return feature - static_cast<std::size_t>(first); };
  const auto from = [&](ChoiceFeature first) { return feature >= static_cast<std::size_t>(first); };
  const auto named = [&](ChoiceFeature first) {
    return std::string(name_of(static_cast<Card>(past(first))));
  };
  using enum ChoiceFeature;
  if (from(all_steps)) return "all_steps " + std::string(name_of(static_cast<Stat>(past(all_steps))));
  if (from(all_upgrades)) return "all_upgrades";
  if (from(standing)) return "standing " + std::to_string(past(standing) + 1);
  if (from(stat_steps)) {
    const std::size_t place = past(stat_steps);
    return "stat_steps " + std::string(name_of(static_cast<Kind>(place / kCountOf<Stat>))) + " " +
           std::string(name_of(static_cast<Stat>(place % kCountOf<Stat>)));
  }
  if (from(gods)) return "gods " + pair_name<God>(past(gods));
  if (from(on_sheet)) return "on_sheet " + pair_name<Kind>(past(on_sheet));
  if (from(in_hand)) return "in_hand " + pair_name<Kind>(past(in_hand));
  if (from(saved)) return "saved " + named(saved);
  if (from(drafted)) return "drafted " + named(drafted);
  return std::string(name_of(static_cast<ChoiceFeature>(feature)));
}

std::string answer_name(std::size_t feature) {
  constexpr auto kByAge = static_cast<std::size_t>(AnswerFeature::stays_in_age);
  if (feature >= kByAge) return "stays_in_age " + std::to_string(feature - kByAge + 1);
  return std::string(name_of(static_cast<AnswerFeature>(feature)));
}

double stage_of(const Board& b) {
  const State& s = b.state();
  double over = 0;
  if (s.phase == Phase::action) {
    double all = 0;
    for (const Seat seat : seats(s)) all += stat_value(s, seat, Stat::rage);
    over = 1.0 - std::min(1.0, b.stir / std::max(all, 1.0));
  } else if (s.phase > Phase::action) {
    over = 1;
  }
  return s.age - 1 + over;
}

}  // namespace ravenhall::blood_rage::judgement
