#include "games/raiders/state.hpp"

#include <algorithm>

namespace ravenhall::raiders {

int valkyries_on_board(const State& s) {
  int count = 0;
  for (const Space space : s.left) count += s.sets[space][Resource::valkyrie];
  return count;
}

int printed_cost(const State& s, Card card) { return preprod(s) ? row(card).preprod_cost : row(card).cost; }

int hire_cost(const State& s, Seat seat, Card card) {
  return std::max(0, printed_cost(s, card) - in_crew(s, seat, Card::recruiter));
}

int raid_provisions(const State& s, Seat seat, Settlement where) {
  const SettlementRow& place = row(where);
  const Card guide = place.type == Type::outpost     ? Card::huntsman
                     : place.type == Type::monastery ? Card::scout
                                                     : Card::none;
  return std::max(0, place.provisions - in_crew(s, seat, guide));
}

int raid_gold(const State& s, Seat seat, Settlement where) {
  const SettlementRow& place = row(where);
  const int less = place.type == Type::fortress ? in_crew(s, seat, Card::cartographer) : 0;
  return std::max(0, place.gold - less);
}

Missing missing_for(const State& s, Seat seat, Settlement where) {
  const Player& player = s.player[seat];
  const SettlementRow& place = row(where);
  Missing missing;
  missing.crew = std::max(0, place.crew - player.crew.count());
  missing.provisions = std::max(0, raid_provisions(s, seat, where) - player.tokens[Resource::provisions]);
  missing.gold = std::max(0, raid_gold(s, seat, where) - player.tokens[Resource::gold]);
  missing.worker = !place.workers.has(player.worker);
  missing.set = sets_left(s, where).empty();
  return missing;
}

bool can_raid(const State& s, Seat seat, Settlement where) {
  const Player& player = s.player[seat];
  const SettlementRow& place = row(where);
  return player.crew.count() >= place.crew && place.workers.has(player.worker) &&
         !sets_left(s, where).empty() &&
         player.tokens[Resource::provisions] >= raid_provisions(s, seat, where) &&
         player.tokens[Resource::gold] >= raid_gold(s, seat, where);
}

int strength_ability(const State& s, Seat seat, Card card, Settlement where) {
  const Player& player = s.player[seat];
  const Type type = row(where).type;
  switch (card) {
    case Card::armourer: return type == Type::monastery ? kArmourerStrength : 0;
    case Card::barbarian: return type == Type::fortress ? kBarbarianStrength : 0;
    case Card::brynjar: return player.armour / kBrynjarArmour;
    case Card::folke: return player.crew.count() - 1;
    case Card::ragnhildr: {  // E15
      const bool by_marker = s.options.ragnhildr == RagnhildrCounts::marker;
      return (by_marker ? player.valkyries : player.taken) / kRagnhildrValkyries;
    }
    default: return 0;
  }
}

Strength raid_strength(const State& s, Seat seat, Settlement where, int dice) {
  const Player& player = s.player[seat];
  Strength sum{.dice = dice, .armour = player.armour};
  for (const Card card : player.crew) {
    sum.crew += row(card).strength;
    sum.abilities += strength_ability(s, seat, card, where);
  }
  return sum;
}

int crew_raid_vp(Card card, Type type) {
  switch (card) {
    case Card::archer: return type == Type::outpost ? kArcherVp : 0;
    case Card::marauder: return type == Type::outpost ? kMarauderVp : 0;
    case Card::shieldmaiden: return type == Type::monastery ? kShieldmaidenVp : 0;
    case Card::warmonger: return type == Type::harbour ? kWarmongerVp : 0;
    default: return 0;
  }
}

int crew_raid_vp(const Player& player, Settlement where) {
  int vp = 0;
  for (const Card card : player.crew) vp += crew_raid_vp(card, row(where).type);
  return vp;
}

EnumArray<Source, int> final_vp(const State& s, Seat seat) {
  const Player& player = s.player[seat];
  EnumArray<Source, int> vp;
  vp[Source::valkyries] = kValkyrieVp[player.valkyries];                       // SC-1
  vp[Source::armour] = kArmourVp[player.armour];                               // SC-2
  for (const Tile tile : player.tiles) vp[Source::offerings] += row(tile).vp;  // SC-3
  for (const Card card : player.crew) {                                        // SC-4, HK-6
    switch (card) {
      case Card::champion: vp[Source::crew] += kChampionVp; break;
      case Card::warlord: vp[Source::crew] += kWarlordVp; break;
      case Card::merchant: vp[Source::crew] += player.tokens[Resource::livestock]; break;
      case Card::trader: vp[Source::crew] += player.tiles.size(); break;
      default: break;
    }
  }
  vp[Source::gold] = player.tokens[Resource::gold];  // SC-5
  vp[Source::iron] = player.tokens[Resource::iron];
  vp[Source::livestock] = player.tokens[Resource::livestock] / 2;
  return vp;
}

}  // namespace ravenhall::raiders
