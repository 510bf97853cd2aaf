// What can be counted of a player, for a judgement that was learned from games (ravenhall learn).
#pragma once

#include <cstddef>
#include <string>

#include "games/raiders/judgement/worth.hpp"
#include "games/raiders/state.hpp"

namespace ravenhall::raiders::judgement {

enum class Feature : std::uint8_t {
  worth,  // what the judgement set by hand says, and its parts
  owned,
  tracks,
  hand_worth,
  crew_worth,
  offering,
  prospects,
  plans,
  last_turn,
  provisions,
  silver,
  gold,
  iron,
  livestock,
  grey,
  white,
  hand_size,
  crew_size,
  strength,
  armour,
  tiles,
  turn_after,  // how many turns until this player's
  valkyries,   // the steps of the track from the first on
  in_crew = valkyries + kMostValkyries,
  in_hand = in_crew + kCardTypes,
  count = in_hand + kCardTypes,
};
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count);
inline constexpr std::size_t kStages = 5;
inline constexpr std::size_t kTables = kMaxPlayers - 1;

std::string feature_name(std::size_t feature);

// How far the game is: from 0 to 3 by what is left of what ends it; 4 in the last round.
double stage_of(const State& s);

// Calls add(feature, value) for all that is not zero, always in the same order.
template <class Add>
void count_features(const State& s, Seat seat, double time, Memory& memory, Add&& add) {
  const Player& player = s.player[seat];
  const auto tell = [&](Feature feature, double value) { add(static_cast<std::size_t>(feature), value); };
  const auto tell_at = [&](Feature first, std::size_t i, double value) {
    add(static_cast<std::size_t>(first) + i, value);
  };
  const PlayerParts parts = player_parts(s, seat, time, memory);
  tell(Feature::worth, parts.sum());
  if (s.trigger != Trigger::none) {  // what is nearly over is best left to who counts it exactly
    tell(Feature::last_turn, parts.last_turn);
    tell(Feature::turn_after, seats_from(s.active, seat, s.players));
    return;
  }
  tell(Feature::owned, parts.owned);
  tell(Feature::tracks, parts.tracks);
  tell(Feature::hand_worth, parts.hand);
  tell(Feature::crew_worth, parts.crew);
  tell(Feature::offering, parts.offering);
  tell(Feature::prospects, parts.prospects);
  tell(Feature::plans, parts.plans);
  tell(Feature::provisions, player.tokens[Resource::provisions]);
  tell(Feature::silver, player.tokens[Resource::silver]);
  tell(Feature::gold, player.tokens[Resource::gold]);
  tell(Feature::iron, player.tokens[Resource::iron]);
  tell(Feature::livestock, player.tokens[Resource::livestock]);
  if (player.worker == Colour::grey) tell(Feature::grey, 1);
  if (player.worker == Colour::white) tell(Feature::white, 1);
  tell(Feature::hand_size, player.hand_size);
  tell(Feature::crew_size, player.crew.count());
  int strength = 0;
  for (const Card card : player.crew) strength += row(card).strength;
  tell(Feature::strength, strength);
  tell(Feature::armour, player.armour);
  tell(Feature::tiles, player.tiles.size());
  tell(Feature::turn_after, seats_from(s.active, seat, s.players));
  if (player.valkyries > 0) tell_at(Feature::valkyries, static_cast<std::size_t>(player.valkyries - 1), 1);
  for (const Card card : player.crew) tell_at(Feature::in_crew, static_cast<std::size_t>(card), 1);
  for (const Card card : player.hand) tell_at(Feature::in_hand, static_cast<std::size_t>(card), 1);
}

}  // namespace ravenhall::raiders::judgement
