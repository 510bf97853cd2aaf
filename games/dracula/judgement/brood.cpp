#include "games/dracula/judgement/brood.hpp"

#include <algorithm>

#include "games/dracula/judgement/ways.hpp"

namespace ravenhall::dracula::judgement {

namespace {

constexpr int kRumorInfluence = 3;

struct Worth {
  double met = 0;   // when it ambushes or is found by a search
  double ripe = 0;  // when it matures; a vampire brings its influence
};
constexpr EnumArray<Encounter, Worth, kEncounterKinds> kWorth{{{
    {0.5, 0.0},  // new_vampire
    {0.7, 0.0},  // reckless_vampire
    {0.2, 0.0},  // aristocratic_vampire
    {0.3, 0.5},  // hoax
    {0.7, 0.0},  // bats
    {0.4, 0.5},  // desecrated_soil
    {0.7, 0.0},  // rats
    {0.6, 0.1},  // saboteur
    {0.3, 0.1},  // spy
    {1.1, 0.7},  // szgany_bodyguards
    {0.7, 0.2},  // szgany_mob
    {0.6, 0.1},  // unnatural_fog
    {1.2, 0.3},  // wolves
}}};

double chance_to_ripen(const State& s, Spot where, int days) {
  const Weights& w = kWeights;
  const int space = places_after(where, Spot::space1);
  double chance = w.ripens[static_cast<std::size_t>(space)];
  if (where == Spot::leaving) return chance;
  const int left = kTrail - space;
  if (days == 0) return chance * w.found_there;
  if (s.spaces[where].up) {
    const double missed = std::min(w.found_there + w.found_near * days, 1.0);
    return days <= left ? chance * missed : std::min(1.0, chance * 1.3);
  }
  return days <= 1 ? chance * w.unseen_near : chance;
}

}  // namespace

double held_worth(Encounter encounter) {
  const EncounterRow& kind = row(encounter);
  return kind.influence > 0 ? kWeights.vampire_held * kind.influence : 0.15 * kWorth[encounter].met;
}

double lying_worth(const State& s, Encounter encounter, Spot where, bool up) {
  const Weights& w = kWeights;
  const Space& space = s.spaces[where];
  if (space.at == Place::none) return 0;
  const int days = nearest_hunter(s, space.at);
  const double met =
      w.visited[std::min(static_cast<std::size_t>(days), w.visited.size() - 1)] * (up ? 0.6 : 1.0);
  const Worth& worth = kWorth[encounter];
  double value = met * worth.met;
  if (is_lair(where)) return w.lair * (value + 0.2 * row(encounter).influence);
  if (space.power == Power::hide || !row(encounter).matures) return value;
  const int influence = row(encounter).influence;
  const double ripe = influence > 0 ? influence + (space.rumor ? kRumorInfluence : 0) : worth.ripe;
  return value + ripe * chance_to_ripen(s, where, days);
}

double brood_worth(const State& s, Seat seat) {
  double worth = 0;
  for (const Lurker& lurker : s.lurkers) {
    // Rumors are laid for vampires: what was imagined under one is no better than that guess.
    const bool told = seat != kDracula && s.spaces[lurker.where].rumor && !lurker.up;
    worth += lying_worth(s, told ? Encounter::reckless_vampire : lurker.kind, lurker.where, lurker.up);
  }
  for (const Encounter encounter : s.hand) worth += held_worth(encounter);
  return worth + 0.5 * s.guards;
}

}  // namespace ravenhall::dracula::judgement
