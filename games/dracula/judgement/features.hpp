// What can be counted of a table, for a judgement that was learned from games (ravenhall learn). All of it
// speaks of Dracula's side; the hunters' chance is what is left of his.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

#include "games/dracula/judgement/arms.hpp"
#include "games/dracula/judgement/brood.hpp"
#include "games/dracula/judgement/duel.hpp"
#include "games/dracula/judgement/hunt.hpp"
#include "games/dracula/judgement/ways.hpp"
#include "games/dracula/judgement/worth.hpp"
#include "games/dracula/state.hpp"

namespace ravenhall::dracula::judgement {

enum class Feature : std::uint8_t {
  lead,  // what the judgement set by hand says, with Dracula's eyes
  always,
  influence,
  influence_late,
  damage,
  damage_late,
  despair,
  wounds,  // what those of the hunters cost them
  bites,
  defeated,
  delayed,
  items,
  events,
  tickets,
  blows,  // that the hunters can deal in a round
  ally,
  dark_ally,
  schemes,
  brood,
  vampires,       // on the trail
  vampires_late,  // by how far they have come
  vampires_held,
  combat,
  danger,
  bits,
  revealed,
  chance_here,  // that the hunters give to where he is
  narrowness,
  at_sea,
  nearest,      // days of the nearest hunter
  close,        // hunters no more than two days away
  blows_close,  // that these can deal
  night,
  count,
};
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count);
inline constexpr std::size_t kStages = 4;
inline constexpr std::size_t kTables = 1;

std::string feature_name(std::size_t feature);

// How far the game is: from 0 to 3 by the side that is nearer to its end.
double stage_of(const State& s);

// Calls add(feature, value) for all that is not zero, always in the same order. It speaks of what only
// Dracula knows, too.
template <class Add>
void count_features(const State& s, Add&& add) {
  const auto tell = [&](Feature feature, double value) {
    if (value != 0) add(static_cast<std::size_t>(feature), value);
  };
  const Trace trace = trace_of(s);
  const LeadParts parts = lead_parts(s, trace);
  tell(Feature::lead, parts.sum() / kWeights.scale);
  tell(Feature::always, 1);
  const double influence = std::min<double>(s.influence, kInfluenceToWin) / kInfluenceToWin;
  const double damage = std::min<double>(s.damage, kDraculaHealth) / kDraculaHealth;
  tell(Feature::influence, influence);
  tell(Feature::influence_late, influence * influence);
  tell(Feature::damage, damage);
  tell(Feature::damage_late, damage * damage);
  tell(Feature::despair, s.despair);
  tell(Feature::wounds, parts.wounds);
  double bites = 0;
  double defeated = 0;
  double delayed = 0;
  double blows = 0;
  double close = 0;
  double blows_close = 0;
  for (const Seat seat : hunters()) {
    constexpr int kClose = 2;
    const Hunter& hunter = s.hunter[seat];
    const double arms = arms_of(hunter).blows;
    bites += hunter.bites;
    defeated += hunter.defeated ? 1 : 0;
    delayed += hunter.delayed ? 1 : 0;
    blows += arms;
    if (s.at == Place::none || hunter.at == Place::none || days_to(hunter, s.at) > kClose) continue;
    ++close;
    blows_close += arms;
  }
  tell(Feature::bites, bites);
  tell(Feature::defeated, defeated);
  tell(Feature::ally, s.ally != HunterEvent::none ? 1 : 0);
  tell(Feature::dark_ally, s.dark_ally != DraculaEvent::none ? 1 : 0);
  tell(Feature::combat, parts.combat);
  tell(Feature::delayed, delayed);
  tell(Feature::items, parts.items);
  tell(Feature::events, parts.events);
  tell(Feature::tickets, parts.tickets);
  tell(Feature::blows, blows);
  tell(Feature::schemes, parts.schemes);
  tell(Feature::brood, parts.brood);
  double vampires = 0;
  double late = 0;
  for (const Lurker& lurker : s.lurkers) {
    if (!kVampires.has(lurker.kind) || is_lair(lurker.where)) continue;
    const double brings = row(lurker.kind).influence;
    vampires += brings;
    late += brings * places_after(lurker.where, Spot::space1) / kTrail;
  }
  double held = 0;
  for (const Encounter encounter : s.hand) held += row(encounter).influence;
  tell(Feature::vampires, vampires);
  tell(Feature::vampires_late, late);
  tell(Feature::vampires_held, held);
  tell(Feature::danger, parts.danger);
  tell(Feature::bits, trace.bits);
  tell(Feature::revealed, s.revealed ? 1 : 0);
  tell(Feature::narrowness, parts.narrowness);
  if (s.at != Place::none) {
    constexpr double kFar = 8;
    tell(Feature::chance_here, trace.chance[s.at]);
    tell(Feature::at_sea, is_sea(s.at) ? 1 : 0);
    tell(Feature::nearest, std::min<double>(nearest_hunter(s, s.at), kFar));
  }
  tell(Feature::close, close);
  tell(Feature::blows_close, blows_close);
  tell(Feature::night, is_night(s) ? 1 : 0);
}

}  // namespace ravenhall::dracula::judgement
