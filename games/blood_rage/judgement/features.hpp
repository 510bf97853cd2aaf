// What can be counted of a clan, for a judgement that was learned from games (ravenhall learn).
#pragma once

#include <cstddef>
#include <string>

#include "games/blood_rage/judgement/board.hpp"
#include "games/blood_rage/judgement/clan_worth.hpp"
#include "games/blood_rage/state.hpp"

namespace ravenhall::blood_rage::judgement {

enum class Feature : std::uint8_t {
  worth,  // what the judgement set by hand says, and its parts
  rage_worth,
  provinces,
  march,
  figures,
  quests,
  cards,
  rage,
  last_rage,
  passed,
  sits_after,  // how many sit between the first player and this clan
  on_map,
  dead,
  strength,         // on the map
  strength_open,    // where there is something to pillage
  strength_doomed,  // where Ragnarök will come
  strength_centre,
  provinces_held,
  villages_near,
  ship,
  hand_size,
  best_card,
  quests_laid,
  rage_step,  // the steps of the tracks from the second on
  axes_step = rage_step + kLastStep - 1,
  horns_step = axes_step + kLastStep - 1,
  upgrade = horns_step + kLastStep - 1,  // on the sheet, by card
  in_hand = upgrade + kCardTypes,        // by card
  count = in_hand + kCardTypes,
};
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count);
inline constexpr std::size_t kStages = 4;  // the beginnings of the Ages, and the end
inline constexpr std::size_t kTables = kMaxClans - 1;

std::string feature_name(std::size_t feature);

// How far the game is: the Ages that are over, and the part of this one that is.
double stage_of(const Board& board);

// Calls add(feature, value) for all that is not zero, always in the same order.
template <class Add>
void count_features(const Board& b, Seat seat, Add&& add) {
  const State& s = b.state();
  const ClanSheet& clan = sheet(s, seat);
  const auto tell = [&](Feature feature, double value) { add(static_cast<std::size_t>(feature), value); };
  const auto tell_at = [&](Feature first, std::size_t i, double value) {
    add(static_cast<std::size_t>(first) + i, value);
  };
  const ClanParts parts = clan_parts(b, seat);
  tell(Feature::worth, parts.sum());
  tell(Feature::rage_worth, parts.rage);
  tell(Feature::provinces, parts.provinces);
  tell(Feature::march, parts.march);
  tell(Feature::figures, parts.figures);
  tell(Feature::quests, parts.quests);
  tell(Feature::cards, parts.cards);
  if (b.active[seat]) {
    tell(Feature::rage, clan.rage);
    if (b.stir == clan.rage) tell(Feature::last_rage, clan.rage);
  }
  if (clan.passed) tell(Feature::passed, 1);
  tell(Feature::sits_after, seats_from(s.first, seat, s.clans));
  tell(Feature::on_map, b.on_map[seat]);
  tell(Feature::dead, b.dead[seat]);
  const Place doomed = s.doom[s.age - 1];
  int strength = 0;
  int open = 0;
  int near = 0;
  for (const Place p : b.held[seat]) {
    strength += b.strength[seat][p];
    if (b.open.has(p)) open += b.strength[seat][p];
    if (b.open.has(p)) near += b.near[seat][p];
  }
  tell(Feature::strength, strength);
  tell(Feature::strength_open, open);
  if (doomed < Place{kProvinces}) tell(Feature::strength_doomed, b.strength[seat][doomed]);
  tell(Feature::strength_centre, b.strength[seat][Place::yggdrasil]);
  tell(Feature::provinces_held, b.held[seat].size());
  tell(Feature::villages_near, near);
  if (is_fjord(clan.ship)) tell(Feature::ship, 1);
  tell(Feature::hand_size, clan.hand_size);
  tell(Feature::best_card, b.bonus[seat]);
  tell(Feature::quests_laid, clan.quests.count());
  constexpr EnumArray<Stat, Feature> kSteps{Feature::rage_step, Feature::axes_step, Feature::horns_step};
  for (const Stat stat : kAnyStat) {
    const int step = clan.step[stat];
    if (step > 1) tell_at(kSteps[stat], static_cast<std::size_t>(step - 2), 1);
  }
  for (const Card card : clan.slots) {
    if (card != Card::none) tell_at(Feature::upgrade, static_cast<std::size_t>(card), 1);
  }
  for (const Card card : clan.hand) tell_at(Feature::in_hand, static_cast<std::size_t>(card), 1);
  if (is_card(clan.secret)) tell_at(Feature::in_hand, static_cast<std::size_t>(clan.secret), 1);
  if (is_card(clan.secret2)) tell_at(Feature::in_hand, static_cast<std::size_t>(clan.secret2), 1);
}

}  // namespace ravenhall::blood_rage::judgement
