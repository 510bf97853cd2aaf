#include "games/dracula/judgement/duel.hpp"

#include <algorithm>

#include "games/dracula/dracula.hpp"
#include "games/dracula/judgement/arms.hpp"
#include "games/dracula/judgement/brood.hpp"
#include "games/dracula/judgement/weights.hpp"
#include "games/dracula/verbs.hpp"

namespace ravenhall::dracula::judgement {

double race_worth(double influence, double damage) {
  const Weights& w = kWeights;
  const double i = std::min(influence, double{kInfluenceToWin});
  const double d = std::min(damage, double{kDraculaHealth});
  return i * (w.influence + w.influence_late * i / kInfluenceToWin) -
         d * (w.damage + w.damage_late * d / kDraculaHealth);
}

double wounds_cost(const State& s, Seat seat, double damage, int bites) {
  const Weights& w = kWeights;
  const HunterRow& sheet = row(seat);
  const double defeat = kRageInfluence + s.despair + w.defeat;
  const double part = std::min(damage / sheet.health, 1.0);
  double cost = defeat * part * (w.first_wounds + (1 - w.first_wounds) * part);
  if (bites > sheet.bites) return defeat + cost;
  if (bites > 0) cost += w.bite * defeat * bites / sheet.bites;
  return cost;
}

namespace {

struct Forecast {
  double rounds = 0;
  double to_vampire = 0;  // damage
  double to_hunter = 0;   // all of it on one
  double bite = 0;        // chance
};

// What is to be expected of a combat of these hunters that has so many rounds behind it.
Forecast forecast(const State& s, PlayerSet fighters, bool night, Foe foe, int behind) {
  const Weights& w = kWeights;
  Forecast all;
  const int count = fighters.size();
  if (count == 0) return all;
  double blows = 0;
  double once = 0;
  bool mesmerized = false;
  for (const Seat seat : fighters) {
    const Arms arms = arms_of(s.hunter[seat]);
    blows += arms.blows;
    once += arms.once;
    mesmerized = mesmerized || s.combat.mesmerized.has(seat);
  }
  blows *= w.lands - w.engaged_loses / count;
  // Pride keeps Dracula longer in a fight that goes against him.
  const double share = foe == Foe::vampire ? w.rounds_vampire : w.rounds + 0.04 * s.despair;
  all.rounds = share * (kRounds - behind);
  all.to_vampire = blows * all.rounds + once * std::min(1.0, all.rounds / 2);
  all.to_hunter = (night ? w.strikes_night : w.strikes_day) * all.rounds;
  if (night) all.bite = std::min(0.8, (mesmerized ? w.bite_mesmerized : w.bite_a_round) * all.rounds);
  return all;
}

double worst_wounds(const State& s, PlayerSet fighters, const Forecast& all) {
  double worst = 0;
  for (const Seat seat : fighters) {
    const Hunter& hunter = s.hunter[seat];
    const double now = wounds_cost(s, seat, hunter.damage, hunter.bites);
    double cost = wounds_cost(s, seat, hunter.damage + all.to_hunter, hunter.bites) - now;
    if (all.bite > 0) cost += all.bite * (1 + wounds_cost(s, seat, hunter.damage, hunter.bites + 1) - now);
    worst = std::max(worst, cost);
  }
  return worst;
}

double fight_with_dracula(const State& s, PlayerSet fighters, bool night, int behind) {
  const Forecast all = forecast(s, fighters, night, Foe::dracula, behind);
  const double damage = std::max(s.damage + all.to_vampire - kWeights.heals * all.rounds, 0.0);
  return race_worth(s.influence, damage) - race_worth(s.influence, s.damage) + worst_wounds(s, fighters, all);
}

double fight_with_vampire(const State& s) {
  const Lurker& vampire = s.lurkers[s.combat.lurker];
  Forecast all = forecast(s, s.combat.fighters, s.combat.night, Foe::vampire, s.combat.rounds);
  const double left = std::max(row(vampire.kind).health - vampire.damage, 1);
  const double dies = std::min(all.to_vampire / left, 1.0);
  // It strikes less often when it falls early.
  const double share = std::min(1.0, left / std::max(all.to_vampire, 0.1));
  all.to_hunter *= share;
  all.bite *= share;
  const double lost = dies * dies * lying_worth(s, vampire.kind, vampire.where, true);
  return worst_wounds(s, s.combat.fighters, all) - lost;
}

}  // namespace

double combat_worth(const State& s) {
  if (s.combat.foe == Foe::vampire) return fight_with_vampire(s);
  if (s.combat.foe == Foe::dracula)
    return fight_with_dracula(s, s.combat.fighters, s.combat.night, s.combat.rounds);
  if (s.at == Place::none || is_sea(s.at)) return 0;
  const bool before = s.phase == Phase::dawn || s.phase == Phase::day || s.phase == Phase::dusk;
  // In his own phase he fights at dawn only where he has just come to.
  const bool came = s.phase == Phase::dracula && s.spaces[Spot::space1].at == s.at;
  if (!before && !came) return 0;
  const PlayerSet there = hunters_in(s, s.at);
  if (there.empty()) return 0;
  const bool night = s.phase == Phase::day || s.phase == Phase::dusk || s.nocturnal;
  const double worth = fight_with_dracula(s, there, night, 0);
  return is_fogged(s, s.at) ? std::max(worth, 0.0) : worth;
}

bool outmatched(const State& s) {
  const Combat& combat = s.combat;
  return fight_with_dracula(s, combat.fighters, combat.night, combat.rounds) < 0.3;
}

Seat weakest(const State& s, PlayerSet among) {
  Seat found = among.first();
  double most = -1;
  for (const Seat seat : among) {
    const Hunter& hunter = s.hunter[seat];
    constexpr double kWound = 2;
    const double cost = wounds_cost(s, seat, hunter.damage + kWound, hunter.bites) -
                        wounds_cost(s, seat, hunter.damage, hunter.bites) + 0.3 * arms_of(hunter).blows;
    if (cost <= most) continue;
    most = cost;
    found = seat;
  }
  return found;
}

Seat engage(const State& s) {
  const Combat& combat = s.combat;
  const PlayerSet prey = combat.mesmerized & combat.fighters;
  if (combat.card == Fight::fangs && combat.night && !prey.empty()) return weakest(s, prey);
  const PlayerSet fresh = combat.fighters - combat.mesmerized;
  if (combat.card == Fight::mesmerize && !fresh.empty()) return weakest(s, fresh);
  return weakest(s, combat.fighters);
}

namespace {

double liking(const State& s, Fight card) {
  const Combat& combat = s.combat;
  const bool prey = combat.night && combat.mesmerized.has_any(combat.fighters);
  switch (card) {
    case Fight::fangs: return prey ? 5.0 : s.damage > 0 ? 1.2 : 0.7;
    case Fight::strength: return 1.6;
    case Fight::claws: return combat.night ? 1.4 : 0.6;
    case Fight::mesmerize: return prey ? 0.5 : combat.rounds < kRounds - 2 ? 1.5 : 0.6;
    case Fight::plotting: return combat.rounds < kRounds - 3 ? 0.3 : 0.1;
    case Fight::escape_as_bat:
    case Fight::escape_as_mist: {
      const bool proud = combat.foe == Foe::dracula && combat.rounds <= s.despair;
      if (proud || combat.enraged) return 0.02;
      return combat.foe == Foe::vampire ? 0.3 : outmatched(s) ? 6.0 : 0.1;
    }
    case Fight::none: return 0;
  }
  return 0;
}

double liking(const State& s, Seat seat, Item card) {
  const Combat& combat = s.combat;
  const Hunter& hunter = s.hunter[seat];
  const int health = row(seat).health - hunter.damage;
  const bool prey = combat.night && combat.mesmerized.has(seat);
  const double fangs = row(card).cancels.has(Fight::fangs) && prey ? 2.5 : 0.0;
  switch (card) {
    case Item::dodge: return (health <= 4 ? 2.0 : 1.0) + fangs;
    case Item::punch: return 0.7;
    case Item::escape: return health <= 2 || (prey && seat == kMina) ? 3.0 : 0.1;
    case Item::knife: return 3.2 + fangs;
    case Item::pistol:
    case Item::rifle: return 2.2 + (hunter.items.has(Item::holy_bullets) ? 1.5 : 0.0);
    case Item::crucifix: return 1.2 + fangs;
    case Item::garlic: return 1.2 + fangs;
    case Item::heavenly_host: return prey ? 0.3 : 2.0;
    case Item::holy_circle: return health <= 3 ? 3.0 : 0.2 + fangs;
    default: return 0.1;
  }
}

}  // namespace

Action fight_card(const State& s, Seat seat, Rng& rng) {
  ActionList legal;
  Dracula::legal(s, seat, legal);
  std::array<double, 16> likes{};
  double all = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    likes[i] = seat == kDracula ? liking(s, legal[i].a) * s.combat.hand.count(legal[i].a)
                                : liking(s, seat, legal[i].a);
    all += likes[i];
  }
  double left = rng.unit() * all;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    left -= likes[i];
    if (left < 0) return legal[i];
  }
  return legal[0];
}

}  // namespace ravenhall::dracula::judgement
