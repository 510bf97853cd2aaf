#include "games/raiders/state.hpp"

#include <algorithm>

namespace ravenhall::raiders {

int printed_cost(const State& s, Card card) { return preprod(s) ? row(card).preprod_cost : row(card).cost; }

int hire_cost(const State& s, Seat seat, Card card) {
  return std::max(0, printed_cost(s, card) - in_crew(s, seat, Card::recruiter));
}

bool can_raid(const State& s, Seat seat, Settlement where) {
  const Player& player = s.player[seat];
  const SettlementRow& place = row(where);
  return player.crew.count() >= place.crew && place.workers.has(player.worker) &&
         !sets_left(s, where).empty() &&
         player.tokens[Resource::provisions] >= raid_provisions(s, seat, where) &&
         player.tokens[Resource::gold] >= raid_gold(s, seat, where);
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
