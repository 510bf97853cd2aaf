#include "games/raiders/judgement/worth.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "games/raiders/rules/offerings.hpp"

namespace ravenhall::raiders::judgement {

namespace {

constexpr const Weights& w = kWeights;

// What a crew card's ability is worth over a whole match; its strength not counted.
constexpr EnumArray<Card, double, kCardTypes> kAbility{
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
constexpr bool scores_at_end(Card card) {
  return card == Card::champion || card == Card::warlord || card == Card::merchant || card == Card::trader;
}

constexpr auto kOpeningWorth = [] {
  EnumArray<Card, double, kCardTypes> table;
  for (const Card card : table.keys()) {
    table[card] = kAbility[card] * w.fit_ability + row(card).strength * w.fit_strength -
                  row(card).cost * w.fit_cost + (row(card).cost <= 2 ? 0.4 : 0.0);
  }
  return table;
}();

double up_to(double amount, double enough, double each, double beyond) {
  return std::min(amount, enough) * each + std::max(0.0, amount - enough) * beyond;
}

// The two best of several hopes; what is not worth having counts as nothing.
struct BestTwo {
  double first = 0;
  double second = 0;
  void add(double worth) {
    second = std::max(second, std::min(first, worth));
    first = std::max(first, worth);
  }
};

// Tables by strength before the dice.
constexpr int kMostStrength = 48;
using ByStrength = std::array<double, kMostStrength + 1>;
using TierTable = EnumArray<Settlement, ByStrength, kSettlements>;

// In how many of 36 throws of so many dice each sum comes (DT-2, DT-3).
constexpr int kMostThrow = 2 * kHighestFace;
using Throws = std::array<int, kMostThrow + 1>;
constexpr Throws throws_of(int dice) {
  Throws throws{};
  for (const int one : kDie) {
    for (const int two : kDie) ++throws[(dice > 0 ? one : 0) + (dice > 1 ? two : 0)];
  }
  return throws;
}

// What the dice can be expected to make of it.
constexpr TierTable kExpectedTier = [] {
  TierTable table{};
  for (const Settlement where : table.keys()) {
    const Throws throws = throws_of(row(where).dice);
    for (int strength = 0; strength <= kMostStrength; ++strength) {
      int vp = 0;
      for (int sum = 0; sum <= kMostThrow; ++sum) {
        if (throws[sum] > 0) vp += throws[sum] * tier_vp(where, strength + sum);
      }
      table[where][strength] = vp / 36.0;
    }
  }
  return table;
}();

// The same for some later day: what is missing for a tier counts in part, as it may be found until then.
constexpr TierTable kLaterTier = [] {
  TierTable table{};
  for (const Settlement where : table.keys()) {
    const double dice = row(where).dice * 3.5;
    for (int strength = 0; strength <= kMostStrength; ++strength) {
      Tier below{};
      double& vp = table[where][strength];
      for (const Tier& tier : row(where).tiers) {
        if (tier.vp == 0) break;
        const double way = (strength + dice - below.strength) / std::max(1, tier.strength - below.strength);
        vp = below.vp + std::min(1.0, way) * (tier.vp - below.vp);
        if (way < 1) break;
        below = tier;
      }
    }
  }
  return table;
}();

double look_up(const TierTable& table, Settlement where, double strength) {
  const auto whole = static_cast<int>(std::clamp(strength, 0.0, double{kMostStrength}));
  return table[where][whole];
}

double valkyrie_worth(int valkyries, double time) {
  const double now = kValkyrieVp[valkyries];
  const double then = std::max(now, w.valkyrie * valkyries);
  return now * (1 - time) + then * time;
}

// The steps of the track that bring VP are three apart; those between are on the way.
double armour_worth(int armour, double time) {
  const double now = kArmourVp[armour];
  return now + (std::min(armour, 9) * (2.0 / 3.0) - now) * w.armour * time;
}

double gold_worth(double time) { return 1 + w.gold * time; }
double iron_worth(double time) { return 1 + w.iron * time; }
double livestock_worth(double time) { return 0.5 + w.livestock * time; }
double worker_worth(Colour worker) {
  if (worker == Colour::white) return w.white;
  return worker == Colour::grey ? w.grey : 0.0;
}

// A crew card while it can fight; what it scores at the end not counted.
constexpr auto kMemberWorth = [] {
  EnumArray<Card, double, kCardTypes> table;
  for (const Card card : table.keys()) {
    const double later = scores_at_end(card) ? 0.0 : kAbility[card] * w.ability;
    table[card] = w.crew_member + row(card).strength * w.crew_strength + later;
  }
  return table;
}();
double member_worth(Card card, double time) { return time * kMemberWorth[card]; }

// In the last round: whether the player's turn is still to come.
bool has_last_turn(const State& s, Seat seat) {
  const int after = seats_from(s.active, seat, s.players);
  return after < s.turns_left && (after > 0 || s.agenda.top().step == Step::ask_turn);
}

// What so many valkyries at once bring: their steps of the track less the crew that falls, the cheapest
// first.
using Tolls = std::array<double, kMostSet + 1>;
Tolls tolls_of(const State& s, Seat seat, double time) {
  const Player& player = s.player[seat];
  FixedVec<double, kMostCrew> losses;
  for (const Card card : player.crew) {
    losses.push_back(crew_loss(s, seat, card, time));
    for (std::size_t i = losses.size() - 1; i > 0 && losses[i] < losses[i - 1]; --i)
      std::swap(losses[i], losses[i - 1]);
  }
  Tolls tolls{};
  const double now = valkyrie_worth(player.valkyries, time);
  double lost = 0;
  for (int n = 1; n <= kMostSet; ++n) {
    if (n > losses.count()) {
      tolls[n] = tolls[n - 1];  // VK-2
      continue;
    }
    lost += losses[n - 1];
    const int after = std::min(player.valkyries + n, kMostValkyries);
    tolls[n] = valkyrie_worth(after, time) - now - lost;
  }
  return tolls;
}

// A set without its valkyries.
double plunder_worth(const TokenSet& set, double time) {
  return set[Resource::gold] * gold_worth(time) + set[Resource::iron] * iron_worth(time) +
         set[Resource::livestock] * livestock_worth(time);
}

// An offering that can be paid.
double tile_gain(Tile tile, double time) {
  const auto& cost = row(tile).cost;
  return row(tile).vp - cost[Resource::silver] * w.silver * time - cost[Resource::gold] * gold_worth(time) -
         cost[Resource::iron] * iron_worth(time) - cost[Resource::livestock] * livestock_worth(time);
}

Coast coast_of(const State& s, double time) {
  Coast coast{.left = s.left, .time = time};
  for (const Space space : s.left) {
    coast.sets[space] = {plunder_worth(s.sets[space], time), time * worker_worth(row(space).worker),
                         s.sets[space][Resource::valkyrie]};
    coast.open.add(row(space).where);
  }
  for (const Tile tile : coast.tiles.keys()) coast.tiles[tile] = tile_gain(tile, time);
  return coast;
}

// Crew cards that bring VP in some raids.
constexpr EnumSet<Card> kEarnsInRaids = [] {
  EnumSet<Card> cards;
  for (const Card card : kCards.keys()) {
    for (const Type type : values<Type>()) {
      if (crew_raid_vp(card, type) > 0) cards.add(card);
    }
  }
  return cards;
}();

// What a player thinks of all raids alike.
struct Raider {
  double time = 0;
  Tolls tolls{};
  Guides guides;
  EnumArray<Type, int> strength;  // before the dice
  EnumArray<Type, int> crew_vp;   // whatever the strength
};
Raider raider(const State& s, Seat seat, double time) {
  const Player& player = s.player[seat];
  Raider result{time, tolls_of(s, seat, time), guides_of(player), {}, {}};
  for (const Card card : player.crew) {
    if (!kEarnsInRaids.has(card)) continue;
    for (const Type type : result.crew_vp.keys()) result.crew_vp[type] += crew_raid_vp(card, type);
  }
  for (const Settlement where : {Settlement::o1, Settlement::m1, Settlement::f1}) {
    result.strength[row(where).type] = raid_strength(s, seat, where, 0).total();
  }
  return result;
}

// What a raid would bring and cost, if it could be made with what is missing of the crew filled up by average
// people. Expects a set there.
Aim aim_at(const Coast& coast, const Raider& by, Settlement where, int missing_crew) {
  constexpr double kAverageStrength = 2.6;
  const int strength = by.strength[row(where).type];
  double best = -kShipVp;  // whatever is left there is better
  for (const Space space : coast.left& spaces_of(where)) {
    const Coast::Set& set = coast.sets[space];
    best = std::max(best, set.plunder + by.tolls[set.valkyries] + set.worker);
  }
  const int provisions = raid_provisions(by.guides, where);
  const int gold = raid_gold(by.guides, where);
  return {look_up(kExpectedTier, where, strength + missing_crew * kAverageStrength) +
              by.crew_vp[row(where).type] + best,
          provisions * w.provision * by.time + gold * gold_worth(by.time), missing_crew, provisions, gold};
}
// The worker goes there too.
double raid_worth(const Aim& aim, double worker) { return aim.gain - (aim.price + worker); }

// How much of a raid's worth counts with so much missing for it.
constexpr int kMostCrewMissing = 5;
constexpr int kMostProvisionsMissing = 4;
constexpr int kMostGoldMissing = 2;
enum class Hand : std::uint8_t { there, near, far };  // the worker that may go there
using Shares =
    EnumArray<Hand,
              std::array<std::array<std::array<double, kMostGoldMissing + 1>, kMostProvisionsMissing + 1>,
                         kMostCrewMissing + 1>>;
constexpr Shares kShares = [] {
  Shares shares{};
  constexpr EnumArray<Hand, double> kByHand{1.0, w.ready_near, w.ready_far};
  for (const Hand hand : shares.keys()) {
    for (int crew = 0; crew <= kMostCrewMissing; ++crew) {
      for (int provisions = 0; provisions <= kMostProvisionsMissing; ++provisions) {
        for (int gold = 0; gold <= kMostGoldMissing; ++gold) {
          double share = kByHand[hand];
          for (int n = crew; n > 0; --n) share *= w.ready_crew;
          for (int n = provisions; n > 0; --n) share *= w.ready_provision;
          for (int n = gold; n > 0; --n) share *= w.ready_gold;
          shares[hand][crew][provisions][gold] = share;
        }
      }
    }
  }
  return shares;
}();
static_assert([] {
  for (const SettlementRow& place : kSettlementTable) {
    if (place.crew > kMostCrewMissing || place.provisions > kMostProvisionsMissing ||
        place.gold > kMostGoldMissing) {
      return false;
    }
  }
  return true;
}());

constexpr std::array kFirstOfType{Settlement::h1, Settlement::o1, Settlement::m1, Settlement::f1};
static_assert([] {
  for (const Settlement first : kFirstOfType) {
    for (const SettlementRow& place : kSettlementTable) {
      if (place.type == row(first).type && place.workers != row(first).workers) return false;
    }
  }
  return true;
}());

// The raids that could come next: the nearer, the more of their worth counts.
double plans(const State& s, Seat seat, const Coast& coast, const Outfit& outfit) {
  const Player& player = s.player[seat];
  Colours village;  // workers there are for whoever comes first
  for (const Colour worker : s.village) village.add(worker);
  const auto hand_for = [&](Colours workers) {
    if (workers.has(player.worker)) return Hand::there;
    return village.has_any(workers) ? Hand::near : Hand::far;
  };
  EnumArray<Type, Hand> hands;  // settlements of a type let in the same workers
  for (const Settlement where : kFirstOfType) hands[row(where).type] = hand_for(row(where).workers);
  const int provisions = player.tokens[Resource::provisions];
  const int gold = player.tokens[Resource::gold];
  const double worker = worker_worth(player.worker) * coast.time;
  BestTwo best;
  for (const Settlement where : coast.open) {
    const Aim& aim = outfit.aims[where];
    const double share = kShares[hands[row(where).type]][aim.missing_crew]
                                [std::max(0, aim.provisions - provisions)][std::max(0, aim.gold - gold)];
    best.add(share * (raid_worth(aim, worker) - w.turn));
  }
  return w.first_plan * best.first + w.second_plan * best.second;
}

// The strength tiers that are still to be had along the coast, the more of them the fewer share it. Armour
// counts in full: it stays, while crews die.
double prospects(const State& s, Seat seat, const Coast& coast) {
  constexpr double kUsualCrew = 12;
  const Player& player = s.player[seat];
  double crew = 0;
  for (const Card card : player.crew) crew += row(card).strength;
  const double strength = player.armour + kUsualCrew + w.crew_lasts * (crew - kUsualCrew);
  double sum = 0;
  for (const Settlement where : coast.open& Settlements::span(Settlement::o1, Settlement::f3))
    sum += (coast.left & spaces_of(where)).size() * look_up(kLaterTier, where, strength);
  return w.prospect * sum / (s.players + 2);
}

double crew_worth(const Player& player, double time) {
  double sum = 0;
  for (const Card card : player.crew) sum += member_worth(card, time);
  return sum;
}

// Cards are worth having, and good ones more: of those that could be hired next the best two count.
double hand_worth(const Player& player) {
  BestTwo best;
  for (const Card card : player.hand.types()) best.add(opening_worth(card));
  return up_to(player.hand_size, 5, w.card, w.card * 0.25) + w.hire * (best.first + best.second);
}

// The best offering among the open ones; a missing token makes it less sure.
double best_offering(const State& s, Seat seat, const Coast& coast) {
  double best = 0;
  for (const Tile tile : s.squares) {
    if (tile == Tile::none) continue;
    double gain = coast.tiles[tile];
    for (int n = short_of(s.player[seat], tile); n > 0; --n) gain *= w.tile_short;
    best = std::max(best, gain);
  }
  return best;
}

// What the last turn can still bring to who has it before them: one raid or one offering.
double last_turn_worth(const State& s, Seat seat) {
  if (!has_last_turn(s, seat)) return 0;
  const Coast coast = coast_of(s, 0);
  const bool to_long_house =
      s.player[seat].worker != Colour::black || s.village[Building::long_house] != Colour::none;
  double best = to_long_house && !offers(s, seat, 0).empty() ? best_offering(s, seat, coast) : 0.0;
  const Raider by = raider(s, seat, 0);
  for (const Settlement where : kSettlementTable.keys()) {
    if (can_raid(s, seat, where)) best = std::max(best, raid_worth(aim_at(coast, by, where, 0), 0));
  }
  return w.last_turn * best;
}

Outfit outfit_of(const State& s, Seat seat, const Coast& coast) {
  const Raider by = raider(s, seat, coast.time);
  Outfit outfit;
  for (const Settlement where : coast.open) {
    const int missing = std::max(0, row(where).crew - s.player[seat].crew.count());
    outfit.aims[where] = aim_at(coast, by, where, missing);
  }
  outfit.prospects = prospects(s, seat, coast);
  return outfit;
}

// What goes on raids yet to come. Expects a game whose last round has not begun.
void add_raids(PlayerParts& parts, const State& s, Seat seat, const Coast& coast, const Outfit& outfit) {
  parts.offering = w.tile * best_offering(s, seat, coast);
  parts.prospects = outfit.prospects;
  parts.plans = plans(s, seat, coast, outfit);
}

// All but that.
PlayerParts parts_without_raids(const State& s, Seat seat, double time) {
  const Player& player = s.player[seat];
  PlayerParts parts;
  parts.owned = player.vp;
  if (s.phase == Phase::over) return parts;
  const auto final = final_vp(s, seat);
  int owned = player.vp;
  for (const Source source : values(Source::offerings, Source::livestock)) owned += final[source];
  parts.owned = owned;
  parts.tracks = valkyrie_worth(player.valkyries, time) + armour_worth(player.armour, time);
  parts.tokens = {time * up_to(player.tokens[Resource::provisions], 5, w.provision, w.provision * 0.2),
                  time * up_to(player.tokens[Resource::silver], 5, w.silver, w.silver * w.beyond),
                  time * up_to(player.tokens[Resource::gold], 3, w.gold, w.gold * w.beyond),
                  time * up_to(player.tokens[Resource::iron], 3, w.iron, w.iron * w.beyond),
                  time * up_to(player.tokens[Resource::livestock], 4, w.livestock, w.livestock * w.beyond)};
  parts.hand = time * (worker_worth(player.worker) + hand_worth(player));
  parts.crew = crew_worth(player, time);
  if (s.trigger != Trigger::none) parts.last_turn = last_turn_worth(s, seat);
  return parts;
}

bool raids_go_on(const State& s) { return s.phase != Phase::over && s.trigger == Trigger::none; }

double time_with(const State& s, int valkyries_on_board) {
  if (s.phase == Phase::over) return 0;
  if (s.trigger != Trigger::none) return 0.02;  // enough to tell useful things from useless ones
  const double forts = (fortress_sets(s) - 1) / 5.0;
  const double tiles = stack_size(s) / 13.0;
  const double valkyries = valkyries_on_board / 15.0;
  // However near the end seems, somebody must still bring it about: until then crews and plans are worth
  // having. And the fewer play, the more turns each of them has until then.
  const double left = std::clamp(std::min({forts, tiles, valkyries}), w.before_the_end, 1.0);
  return left * (1 + w.few_players * (kMaxPlayers - s.players));
}

}  // namespace

double time_left(const State& s) { return time_with(s, valkyries_on_board(s)); }

double Memory::time_left(const State& s) {
  if (!raids_go_on(s)) return time_with(s, 0);
  if (time_ < 0 || left_ != s.left || stack_ != stack_size(s)) {
    left_ = s.left;
    stack_ = stack_size(s);
    time_ = time_with(s, valkyries_on_board(s));
  }
  return time_;
}

Memory::Key Memory::key_of(const State& s, Seat seat, double time) {
  const Player& player = s.player[seat];
  Key key{.time = time};
  for (const Card card : player.crew) key.people = key.people << 8U | (static_cast<std::uint64_t>(card) + 1U);
  key.people = key.people << 8U | static_cast<std::uint64_t>(player.armour);
  key.people = key.people << 8U | static_cast<std::uint64_t>(player.valkyries);
  key.things = static_cast<std::uint64_t>(player.taken) << 16U |
               static_cast<std::uint64_t>(player.tokens[Resource::livestock]) << 8U |
               static_cast<std::uint64_t>(player.tiles.size());
  key.things = key.things << 32U | s.left.bits();
  return key;
}

const Coast& Memory::coast(const State& s, double time) {
  Coast& coast = coasts_[(s.left.bits() * 0x9e3779b9U) >> (32U - kCoastBits)];
  if (coast.left != s.left || coast.time != time) coast = coast_of(s, time);
  return coast;
}

const Outfit& Memory::outfit(const State& s, Seat seat, const Coast& coast) {
  const Key key = key_of(s, seat, coast.time);
  const std::uint64_t mixed = (key.people ^ key.things * 0x9e3779b97f4a7c15U) * 0xd6e8feb86659fd93U;
  Entry& entry = entries_[mixed >> (64U - kPlaceBits)];
  if (entry.key != key) entry = {key, outfit_of(s, seat, coast)};
  return entry.outfit;
}

double Memory::worth(const State& s, Seat seat) { return player_parts(s, seat, time_left(s), *this).sum(); }

double set_worth(const State& s, Seat seat, Space space, double time) {
  return plunder_worth(s.sets[space], time) + tolls_of(s, seat, time)[s.sets[space][Resource::valkyrie]] +
         worker_worth(row(space).worker) * time;
}

double crew_loss(const State& s, Seat seat, Card card, double time) {
  const Player& player = s.player[seat];
  double loss = member_worth(card, time);
  switch (card) {
    case Card::champion: loss += kChampionVp; break;
    case Card::warlord: loss += kWarlordVp; break;
    case Card::merchant: loss += player.tokens[Resource::livestock]; break;
    case Card::trader: loss += player.tiles.size(); break;
    case Card::berserker: loss -= 1.2 * time; break;
    case Card::gravedigger: loss -= gold_worth(time); break;
    case Card::mercenary: loss -= kMercenaryVp; break;
    default: break;
  }
  return loss;
}

PlayerParts player_parts(const State& s, Seat seat, double time) {
  PlayerParts parts = parts_without_raids(s, seat, time);
  if (!raids_go_on(s)) return parts;
  const Coast coast = coast_of(s, time);
  add_raids(parts, s, seat, coast, outfit_of(s, seat, coast));
  return parts;
}

PlayerParts player_parts(const State& s, Seat seat, double time, Memory& memory) {
  PlayerParts parts = parts_without_raids(s, seat, time);
  if (!raids_go_on(s)) return parts;
  const Coast& coast = memory.coast(s, time);
  add_raids(parts, s, seat, coast, memory.outfit(s, seat, coast));
  return parts;
}

double PlayerParts::sum() const {
  double all = owned + tracks;
  for (const double part : tokens) all += part;
  return all + (hand + crew) + last_turn + offering + prospects + plans;
}

double player_worth(const State& s, Seat seat, double time) { return player_parts(s, seat, time).sum(); }

double opening_worth(Card card) { return kOpeningWorth[card]; }

}  // namespace ravenhall::raiders::judgement
