#include "games/raiders/judgement/worth.hpp"

#include <algorithm>
#include <array>

#include "games/raiders/rules/offerings.hpp"

namespace ravenhall::raiders::judgement {

namespace {

constexpr const Weights& w = kWeights;

// What a crew card's ability is worth over a whole match; its strength not counted.
constexpr std::array<double, kCardTypes> kAbility{
    1.1,  // archer
    0.9,  // armourer
    0.5,  // avenger
    1.0,  // barbarian
    1.6,  // berserker
    0.9,  // brawler
    1.2,  // brynjar
    0.8,  // cartographer
    3.0,  // champion: kept to the end
    1.8,  // folke
    0.9,  // forager
    0.6,  // gatekeeper
    0.9,  // gravedigger
    0.9,  // huntsman
    0.8,  // jeweller
    0.7,  // marauder
    1.0,  // mercenary
    1.5,  // merchant
    1.2,  // ragnhildr
    0.8,  // recruiter
    0.9,  // sage
    0.8,  // scout
    0.9,  // shieldmaiden
    1.8,  // trader
    2.0,  // warlord
    0.9,  // warmonger
};
constexpr double ability(Card card) { return kAbility[static_cast<std::size_t>(card)]; }
constexpr bool scores_at_end(Card card) {
  return card == Card::champion || card == Card::warlord || card == Card::merchant || card == Card::trader;
}

double up_to(double amount, double enough, double each, double beyond) {
  return std::min(amount, enough) * each + std::max(0.0, amount - enough) * beyond;
}

// Chances of a sum of one or two dice, from its least value on (DT-2, DT-3).
constexpr std::array<double, 4> kOneDie{1 / 6.0, 2 / 6.0, 2 / 6.0, 1 / 6.0};
constexpr std::array<double, 7> kTwoDice{1 / 36.0, 4 / 36.0, 8 / 36.0, 10 / 36.0,
                                         8 / 36.0, 4 / 36.0, 1 / 36.0};

double expected_tier(Settlement where, int strength) {
  const int dice = row(where).dice;
  if (dice == 0) return tier_vp(where, 0);
  double sum = 0;
  if (dice == 1) {
    for (int i = 0; i < 4; ++i)
      sum += kOneDie[static_cast<std::size_t>(i)] * tier_vp(where, strength + 2 + i);
  } else {
    for (int i = 0; i < 7; ++i)
      sum += kTwoDice[static_cast<std::size_t>(i)] * tier_vp(where, strength + 4 + i);
  }
  return sum;
}

double valkyrie_worth(int valkyries, double time) {
  const double now = kValkyrieVp[static_cast<std::size_t>(valkyries)];
  const double then = std::max(now, w.valkyrie * valkyries);
  return now * (1 - time) + then * time;
}

// What a raid would bring, if it could be made with what is missing filled up by average people.
double raid_worth(const State& s, Seat seat, Settlement where, const Missing& missing, double time) {
  constexpr double kAverageStrength = 2.6;
  const Strength strength = raid_strength(s, seat, where, 0);
  const double tiers =
      expected_tier(where, strength.total() + static_cast<int>(missing.crew * kAverageStrength));
  double best = 0;
  double new_worker = 0;
  for (int i = 0; i < row(where).spaces; ++i) {
    const int space = space_index(where, i);
    if (!set_left(s, space)) continue;
    best = std::max(best, set_worth(s, seat, s.sets[static_cast<std::size_t>(space)], time));
    new_worker = std::max(new_worker, space_row(space).worker == Colour::white ? w.white : w.grey);
  }
  const double price =
      raid_provisions(s, seat, where) * w.provision + raid_gold(s, seat, where) * (1 + w.gold * time);
  return tiers + crew_raid_vp(sheet(s, seat), where) + best + new_worker * time * 0.5 - price;
}

// The raids that could come next: the nearer, the more of their worth counts.
double plans(const State& s, Seat seat, double time) {
  std::array<double, kSettlements> worth{};
  for (int i = 0; i < kSettlements; ++i) {
    const Settlement where = settlement_at(i);
    if (sets_left(s, where) == 0) continue;
    const Missing missing = missing_for(s, seat, where);
    double share = missing.worker ? w.ready * w.ready : 1.0;
    for (int n = missing.crew * 2 + missing.provisions + missing.gold * 2; n > 0; --n) share *= w.ready;
    worth[static_cast<std::size_t>(i)] = share * std::max(0.0, raid_worth(s, seat, where, missing, time));
  }
  std::partial_sort(worth.begin(), worth.begin() + 2, worth.end(), std::greater<>());
  return std::min(1.0, time * 2.5) * (w.first_plan * worth[0] + w.second_plan * worth[1]);
}

double crew_worth(const State& s, Seat seat, double time) {
  double sum = 0;
  for (const Card card : sheet(s, seat).crew) {
    sum += time * (w.crew_member + row(card).strength * w.crew_strength);
    if (!scores_at_end(card)) sum += ability(card) * 0.6 * time;
  }
  return sum;
}

// Offerings that could be made now.
double tile_hopes(const State& s, Seat seat, double time) {
  double best = 0;
  each_offer(s, seat, 0, [&](Tile tile) {
    const auto& cost = tile_row(tile).cost;
    const double price = cost[0] * w.silver * time + cost[2] + cost[3] + cost[4] * 0.5;
    best = std::max(best, tile_row(tile).vp - price);
  });
  return best * w.tile * std::min(1.0, time * 3);
}

}  // namespace

double time_left(const State& s) {
  if (s.phase == Phase::over) return 0;
  if (s.trigger != Trigger::none) return 0.06 * s.turns_left / s.players;
  const double forts = (fortress_sets(s) - 1) / 5.0;
  const double tiles = stack_size(s) / 13.0;
  const double valkyries = valkyries_on_board(s) / 15.0;
  // However near the end seems, somebody must still bring it about: until then crews and plans are worth
  // having.
  return std::clamp(std::min({forts, tiles, valkyries}), kWeights.before_the_end, 1.0);
}

double set_worth(const State& s, Seat seat, const TokenSet& set, double time) {
  const Player& player = sheet(s, seat);
  double sum =
      set[0] * (1 + w.gold * time) + set[1] * (1 + w.iron * time) + set[2] * (0.5 + w.livestock * time);
  const int deaths = std::min<int>(set[3], static_cast<int>(player.crew.size()));
  const int after = std::min(player.valkyries + deaths, kMostValkyries);
  sum += valkyrie_worth(after, time) - valkyrie_worth(player.valkyries, time);
  // The cheapest fall.
  std::array<double, kMostCrew> losses{};
  for (std::size_t i = 0; i < player.crew.size(); ++i) losses[i] = crew_loss(s, seat, player.crew[i], time);
  std::sort(losses.begin(), losses.begin() + static_cast<std::ptrdiff_t>(player.crew.size()));
  for (int i = 0; i < deaths; ++i) sum -= losses[static_cast<std::size_t>(i)];
  return sum;
}

double crew_loss(const State& s, Seat seat, Card card, double time) {
  const Player& player = sheet(s, seat);
  double loss = time * (w.crew_member + row(card).strength * w.crew_strength + ability(card) * 0.6);
  switch (card) {
    case Card::champion: loss += kChampionVp; break;
    case Card::warlord: loss += kWarlordVp; break;
    case Card::merchant: loss += tokens(player, Resource::livestock); break;
    case Card::trader: loss += std::popcount(player.tiles); break;
    case Card::berserker: loss -= 1.2 * time; break;
    case Card::gravedigger: loss -= 1 + w.gold * time; break;
    case Card::mercenary: loss -= kMercenaryVp; break;
    default: break;
  }
  return loss;
}

double player_worth(const State& s, Seat seat, double time) {
  const Player& player = sheet(s, seat);
  double sum = player.vp;
  if (s.phase == Phase::over) return sum;
  const auto final = final_vp(s, seat);
  for (std::size_t i = 0; i < final.size(); ++i) {
    if (static_cast<Source>(i) != Source::valkyries) sum += final[i];
  }
  sum += valkyrie_worth(player.valkyries, time);
  sum += player.armour * w.strength * time;
  sum += time * up_to(tokens(player, Resource::provisions), 5, w.provision, w.provision * 0.2);
  sum += time * up_to(tokens(player, Resource::silver), 5, w.silver, w.silver * 0.4);
  sum += time * up_to(tokens(player, Resource::gold), 3, w.gold, w.gold * 0.4);
  sum += time * tokens(player, Resource::iron) * (player.armour < kMostArmour ? w.iron : 0.2);
  sum += time * tokens(player, Resource::livestock) * w.livestock;
  sum += time * up_to(player.hand_size, 5, w.card, w.card * 0.25);
  if (player.worker == Colour::grey) sum += time * w.grey;
  if (player.worker == Colour::white) sum += time * w.white;
  sum += crew_worth(s, seat, time) + tile_hopes(s, seat, time) + plans(s, seat, time);
  return sum;
}

double opening_worth(Card card) {
  return ability(card) * 0.5 + row(card).strength * 0.35 - row(card).cost * 0.45 +
         (row(card).cost <= 2 ? 0.4 : 0.0);
}

}  // namespace ravenhall::raiders::judgement
