#include "games/blood_rage/judgement/clan_worth.hpp"

#include <bit>

#include "games/blood_rage/judgement/cards.hpp"

namespace ravenhall::blood_rage::judgement {

namespace {

constexpr const Weights& w = kWeights;

// Ages whose Action phase is still to come after this one.
int ages_to_come(const State& s) { return kAges - s.age; }

// What a stat is worth on each step, and what the next one adds: by Age, and whether its Action phase is on.
struct StepWorth {
  double worth = 0;
  double next = 0;  // on the last step there is none
};
using StatTable = EnumArray<Stat, std::array<StepWorth, kLastStep>>;
constexpr StatTable stat_table(int age, bool acting) {
  const int later = kAges - age;
  const double now = acting ? 0.5 : 0.0;
  StatTable table{};
  for (const Stat stat : table.keys()) {
    auto& steps = table[stat];
    for (int step = 1; step <= kLastStep; ++step) {
      const int value = kStatValues[stat][step - 1];
      double use = 0;
      switch (stat) {
        case Stat::rage: use = w.rage_to_come * later * value; break;
        case Stat::axes: use = w.battles_an_age * (later + now) * value; break;
        case Stat::horns: use = w.horn_an_age * (later + now) * value; break;
      }
      steps[step - 1].worth = use + w.legend[age - 1][step - 1];
    }
    for (int step = 1; step < kLastStep; ++step)
      steps[step - 1].next = steps[step].worth - steps[step - 1].worth;
  }
  return table;
}
constexpr auto kStatTables = [] {
  std::array<std::array<StatTable, 2>, kAges> tables{};
  for (int age = 1; age <= kAges; ++age) {
    tables[age - 1] = {stat_table(age, false), stat_table(age, true)};
  }
  return tables;
}();
const StatTable& stat_table(const State& s) {
  return kStatTables[s.age - 1][s.phase == Phase::action ? 1 : 0];
}
double next_step_worth(const State& s, Seat seat, Stat stat) {
  return stat_table(s)[stat][sheet(s, seat).step[stat] - 1].next;
}

// The figure that comes onto the map with an upgrade for nothing.
double upgrade_body(Card card) {
  const Kind kind = row(card).kind;
  const bool brings = kind == Kind::monster || kind == Kind::warrior || kind == Kind::ship;
  return brings ? w.upgrade_body * row(card).value : 0.0;
}

// Pillages, battles and losses that lie ahead in the provinces that are not pillaged yet.
double province_worth(const Board& b, Seat seat) {
  const State& s = b.state();
  if (s.phase != Phase::action) return 0;
  const double axes = stat_value(s, seat, Stat::axes);
  double worth = 0;
  for (const Place p : b.open & b.held[seat]) {
    const Prospect& own = b.prospects[seat][p];
    double forces = 0;
    for (const Seat k : seats(s)) forces += b.prospects[k][p].force;
    if (forces == 0) continue;
    worth += own.force * own.force / forces * reward_worth(s, seat, s.tokens[p]);
    if (own.contested) worth += w.clash * own.win * axes;
  }
  return worth;
}

// The best pillage a clan could still march to: with what stands in one province, and Rage left afterwards.
double march_worth(const Board& b, Seat seat) {
  constexpr int kNeeded = 2;
  const State& s = b.state();
  if (!b.active[seat] || sheet(s, seat).rage < kNeeded) return 0;
  int troop = 0;
  for (const Place p : b.held[seat] - b.open) troop = std::max(troop, b.land[seat][p]);
  if (troop == 0) return 0;
  double best = 0;
  for (const Place p : b.open - b.held[seat]) {
    if (b.room[p] <= 0) continue;
    int rival = 0;
    for (const Seat k : seats(s)) rival = std::max(rival, b.strength[k][p]);
    const double win = chance((troop + 1.0 - rival) / w.spread);
    best = std::max(best, win * reward_worth(s, seat, s.tokens[p]));
  }
  return w.march * best;
}

// The chance that a clan's figures in a province are still there at the end of the Age.
double survival(const Board& b, Seat seat, Place p) {
  if (b.state().phase != Phase::action || b.stir == 0 || !b.open.has(p)) return 1.0;
  const Prospect& own = b.prospects[seat][p];
  return own.contested ? 1.0 - w.clash * (1.0 - own.win) : 1.0;
}

// Figures on the map: what they are good for beyond this Age, in Ragnarök and at the end.
double figures_worth(const Board& b, Seat seat) {
  const State& s = b.state();
  const ClanSheet& clan = sheet(s, seat);
  const bool to_come = ages_to_come(s) > 0;
  const bool before_ragnarok = s.phase <= Phase::quest;
  const Place doomed = s.doom[s.age - 1];
  const int release = release_glory(clan);
  const double conquest = has_upgrade(clan, Card::thors_conquest) ? 2.7 : 0.0;
  int ragnarok = kRagnarokGlory[s.age - 1];
  if (has_upgrade(clan, Card::odins_inspiration)) ragnarok *= 2;

  double worth = 0;
  for (const Place p : b.held[seat]) {
    const int count = b.figures[seat][p];
    const double alive = survival(b, seat, p);
    if (p == doomed && before_ragnarok) {
      worth += count * (alive * ragnarok + release);
      continue;
    }
    if (to_come) worth += alive * w.carry * b.land[seat][p];
    worth += (1.0 - alive) * release * count;
  }
  worth += (to_come ? w.figure : conquest) * b.on_map[seat];
  if (before_ragnarok || s.phase == Phase::ragnarok) worth += release * b.dead[seat];

  const int dragons = dragon_glory(clan);
  if (is_fjord(clan.ship)) {
    bool sinks = false;
    for (const Place province : supported_by(clan.ship)) {
      sinks = sinks || (before_ragnarok && province == doomed);
    }
    if (dragons > 0) worth += sinks ? 0.95 * dragons : 0.3 * dragons;
    if (!sinks && to_come) worth += w.carry * kShipStrength;
  } else if (dragons > 0 && clan.ship == Place::reserve && b.active[seat]) {
    worth += 0.25 * dragons;
  }
  return worth;
}

constexpr CardBag kQuestCards = CardBag::sieve(is_quest);

double quests_worth(const Board& b, Seat seat) {
  const State& s = b.state();
  const ClanSheet& clan = sheet(s, seat);
  if (s.phase > Phase::quest) return 0;
  const double step = best_step_worth(s, seat);
  const auto quest_worth = [&](Card quest) { return quest_glory(s, seat, quest) + step; };
  double worth = 0;
  for (const Card quest : clan.quests) worth += quest_chance(b, seat, quest) * quest_worth(quest);
  if (!b.active[seat]) return worth;
  for (const Card card : clan.hand.sifted(kQuestCards)) {
    worth += w.quest_in_hand * quest_chance(b, seat, card) * quest_worth(card);
  }
  return worth;
}

// How much of this Age is left for a clan, from 1 to 0.
double age_left(const Board& b, Seat seat) {
  if (b.state().phase == Phase::gods_gifts) return 1.0;
  if (b.state().phase != Phase::action) return 0.0;
  return std::min(1.0, (b.active[seat] ? 0.25 : 0.0) + b.stir / (6.0 * b.state().clans));
}

// What the text of an upgrade on the sheet will still bring, when so much of this Age is left.
double upgrade_worth(const State& s, Card card, double left) {
  const double ages = ages_to_come(s) + left;
  const int later = ages_to_come(s);
  switch (card) {
    case Card::lokis_domain: return 3.2 * later + 1.0 * left;
    case Card::lokis_eminence: return 6.4 * later + 2.0 * left;
    case Card::lokis_wrath: return 3.0 * left;
    case Card::lokis_dragons: return 2.5 * later;
    case Card::fire_dragons: return 5.0 * later;
    case Card::eternal_dragons: return 0.0;
    case Card::odins_inspiration: return 5.0 * later + 1.5 * left;
    case Card::odins_throne: return 0.5 * left;
    case Card::thors_conquest: return left;
    case Card::friggas_charm: return worth_of(card).text * (later + 0.5 * left);
    default: return worth_of(card).text * ages * (w.upgrade_text);
  }
}

double cards_worth(const Board& b, Seat seat) {
  const State& s = b.state();
  const ClanSheet& clan = sheet(s, seat);
  const double left = age_left(b, seat);
  double worth = 0;
  for (const Card card : clan.slots) {
    if (card != Card::none) worth += upgrade_worth(s, card, left);
  }
  double best_kept = 0;
  for (const Card card : clan.hand) {
    const Kind kind = row(card).kind;
    if (kind == Kind::battle) {
      worth += w.battle_card * left * worth_of(card).text;
      best_kept = std::max(best_kept, 0.5 * worth_of(card).text);
    } else if (is_upgrade(kind)) {
      const int cost = upgrade_cost(s, seat, card);
      const double gain = upgrade_worth(s, card, left) + upgrade_body(card) - w.rage * cost;
      const bool can = b.active[seat] && cost <= clan.rage;
      if (can) worth += w.upgrade_in_hand * std::max(gain, 0.0);
      best_kept = std::max(best_kept, 0.4 * gain);
    }
  }
  if (ages_to_come(s) > 0 && s.phase <= Phase::discard) worth += (1.0 - left) * best_kept;
  return worth;
}

// The same, from memory where nothing it depends on has changed.
double kept_cards_worth(const Board& b, Seat seat) {
  const State& s = b.state();
  const ClanSheet& clan = sheet(s, seat);
  Board::KeptCards& kept = b.kept_cards(seat);
  const auto slots = std::bit_cast<std::uint64_t>(clan.slots);
  const bool same = kept.stir == b.stir && kept.rage == clan.rage && kept.active == b.active[seat] &&
                    kept.phase == s.phase && kept.age == s.age && kept.slots == slots &&
                    kept.hand == clan.hand;
  if (!same) {
    kept = {clan.hand, slots, b.stir, s.age, clan.rage, s.phase, b.active[seat], cards_worth(b, seat)};
  }
  return kept.worth;
}

double rage_worth(const Board& b, Seat seat) {
  if (!b.active[seat]) return 0;
  return w.last_rage + w.rage * std::min<int>(sheet(b.state(), seat).rage, 12);
}

}  // namespace

double stat_worth(const State& s, Stat stat, int step) { return stat_table(s)[stat][step - 1].worth; }

double best_step_worth(const State& s, Seat seat) {
  double best = 0;
  for (const Stat stat : kAnyStat) best = std::max(best, next_step_worth(s, seat, stat));
  return best;
}

double reward_worth(const State& s, Seat seat, Reward reward) {
  const auto one = [&](Stat stat) { return next_step_worth(s, seat, stat); };
  switch (reward) {
    case Reward::rage: return one(Stat::rage);
    case Reward::axes: return one(Stat::axes);
    case Reward::horns: return one(Stat::horns);
    case Reward::glory: return kRewardGlory;
    case Reward::all: return one(Stat::rage) + one(Stat::axes) + one(Stat::horns);
    case Reward::none: return 0;
  }
  return 0;
}

int release_glory(const ClanSheet& clan) {
  return (has_upgrade(clan, Card::lokis_domain) ? 1 : 0) + (has_upgrade(clan, Card::lokis_eminence) ? 2 : 0) +
         (has_upgrade(clan, Card::lokis_wrath) ? 3 : 0);
}

int dragon_glory(const ClanSheet& clan) {
  switch (clan.slots[Slot::ship]) {
    case Card::lokis_dragons: return 4;
    case Card::fire_dragons: return 8;
    case Card::eternal_dragons: return 12;
    default: return 0;
  }
}

double figure_loss(const State& s, Seat seat, Figure figure) {
  const ClanSheet& clan = sheet(s, seat);
  double loss = -release_glory(clan);
  if (is_ship(figure)) loss -= dragon_glory(clan);
  if (ages_to_come(s) > 0) loss += w.figure + w.carry * figure_strength(s, seat, figure, s.battle.where);
  return loss;
}

double quest_chance(const Board& b, Seat seat, Card quest) {
  const State& s = b.state();
  const bool settled = s.phase != Phase::action || b.stir == 0;
  if (settled) return quest_met(s, seat, quest) ? 1.0 : 0.0;
  const double means = b.active[seat] ? std::min(1.0, sheet(s, seat).rage / 5.0) : 0.0;

  const auto strongest = [&](Place p) {
    if (destroyed(s, p)) return 0.0;
    const int own = b.strength[seat][p];
    if (own == 0) return w.quest_hope * means;
    int rival = 0;
    for (const Seat k : seats(s)) {
      if (k != seat) rival = std::max(rival, b.strength[k][p]);
    }
    const double change = 0.6 + w.quest_change * b.stir / s.clans;  // how far margins can still move
    const double hold = chance((own - rival - 0.5 + 0.5 * means) / change);
    return std::max(hold * (0.3 + 0.7 * survival(b, seat, p)), w.quest_hope * means);
  };
  const auto region = [&](Region which) {
    double best = 0;
    for (const Place p : kOuterPlaces) {
      if (row(p).region == which) best = std::max(best, strongest(p));
    }
    return best;
  };
  switch (quest_of(quest)) {
    case Quest::alfheim: return region(Region::alfheim);
    case Quest::jotunheim: return region(Region::jotunheim);
    case Quest::manheim: return region(Region::manheim);
    case Quest::glorious_death: {
      if (b.dead[seat] >= kGloriousDead) return 1.0;
      const int missing = kGloriousDead - b.dead[seat];
      if (b.on_map[seat] + static_cast<int>(2 * means) < missing) return 0.05;
      return 0.75 * means / missing + 0.05;
    }
    case Quest::yggdrasil: break;
  }
  return strongest(Place::yggdrasil);
}

ClanParts clan_parts(const Board& board, Seat seat) {
  const State& s = board.state();
  ClanParts parts;
  parts.owned = sheet(s, seat).glory;
  if (s.phase == Phase::over) return parts;
  for (const Stat stat : kAnyStat) parts.owned += stat_worth(s, stat, sheet(s, seat).step[stat]);
  parts.rage = rage_worth(board, seat);
  parts.provinces = province_worth(board, seat);
  parts.march = march_worth(board, seat);
  parts.figures = figures_worth(board, seat);
  parts.quests = quests_worth(board, seat);
  parts.cards = kept_cards_worth(board, seat);
  return parts;
}

double clan_worth(const Board& board, Seat seat) { return clan_parts(board, seat).sum(); }

}  // namespace ravenhall::blood_rage::judgement
