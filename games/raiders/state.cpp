#include "games/raiders/state.hpp"

#include <algorithm>

namespace ravenhall::raiders {

int valkyries_on_board(const State& s) {
  int count = 0;
  for (std::uint32_t left = s.left; left != 0; left &= left - 1) {
    count += s.sets[static_cast<std::size_t>(std::countr_zero(left))][3];
  }
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
  const Player& player = sheet(s, seat);
  const SettlementRow& place = row(where);
  Missing missing;
  missing.crew = std::max(0, place.crew - static_cast<int>(player.crew.size()));
  missing.provisions = std::max(0, raid_provisions(s, seat, where) - tokens(player, Resource::provisions));
  missing.gold = std::max(0, raid_gold(s, seat, where) - tokens(player, Resource::gold));
  missing.worker = !allows(place.workers, player.worker);
  missing.set = sets_left(s, where) == 0;
  return missing;
}

bool can_raid(const State& s, Seat seat, Settlement where) {
  const Player& player = sheet(s, seat);
  const SettlementRow& place = row(where);
  return player.crew.size() >= place.crew && allows(place.workers, player.worker) &&
         sets_left(s, where) > 0 && tokens(player, Resource::provisions) >= raid_provisions(s, seat, where) &&
         tokens(player, Resource::gold) >= raid_gold(s, seat, where);
}

int strength_ability(const State& s, Seat seat, Card card, Settlement where) {
  const Player& player = sheet(s, seat);
  const Type type = row(where).type;
  switch (card) {
    case Card::armourer: return type == Type::monastery ? kArmourerStrength : 0;
    case Card::barbarian: return type == Type::fortress ? kBarbarianStrength : 0;
    case Card::brynjar: return player.armour / kBrynjarArmour;
    case Card::folke: return static_cast<int>(player.crew.size()) - 1;
    case Card::ragnhildr: {  // E15
      const int valkyries = is_default(s, Option::ragnhildr) ? player.valkyries : player.taken;
      return valkyries / kRagnhildrValkyries;
    }
    default: return 0;
  }
}

Strength raid_strength(const State& s, Seat seat, Settlement where, int dice) {
  Strength sum{.dice = dice, .armour = sheet(s, seat).armour};
  for (const Card card : sheet(s, seat).crew) {
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

std::array<int, kSources> final_vp(const State& s, Seat seat) {
  const Player& player = sheet(s, seat);
  std::array<int, kSources> vp{};
  const auto of = [&](Source source) -> int& { return vp[static_cast<std::size_t>(source)]; };
  of(Source::valkyries) = kValkyrieVp[player.valkyries];  // SC-1
  of(Source::armour) = kArmourVp[player.armour];          // SC-2
  int tiles = 0;
  for (int i = 0; i < kTiles; ++i) {
    if (((player.tiles >> i) & 1U) == 0) continue;
    of(Source::offerings) += tile_row(i).vp;  // SC-3
    ++tiles;
  }
  for (const Card card : player.crew) {  // SC-4, HK-6
    switch (card) {
      case Card::champion: of(Source::crew) += kChampionVp; break;
      case Card::warlord: of(Source::crew) += kWarlordVp; break;
      case Card::merchant: of(Source::crew) += tokens(player, Resource::livestock); break;
      case Card::trader: of(Source::crew) += tiles; break;
      default: break;
    }
  }
  of(Source::gold) = tokens(player, Resource::gold);  // SC-5
  of(Source::iron) = tokens(player, Resource::iron);
  of(Source::livestock) = tokens(player, Resource::livestock) / 2;
  return vp;
}

}  // namespace ravenhall::raiders
