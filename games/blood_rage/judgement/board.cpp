#include "games/blood_rage/judgement/board.hpp"

#include <bit>

namespace ravenhall::blood_rage::judgement {

void Board::look(const State& s) {
  count(s);
  compare(open);
}

void Board::look(const State& s, Seat seat) {
  count(s);
  compare(open & held[seat]);
}

// Another game: nothing of the last one holds.
void Board::begin(const State& s) {
  *this = {};
  clans_ = s.clans;
  options_ = s.options;
  for (const Place province : room.keys()) {
    const int villages = row(province).villages;
    room[province] = villages == 0 ? kWarriors : villages;
  }
  stale_ = kProvincePlaces;
}

void Board::count(const State& s) {
  if (clans_ != s.clans || options_ != s.options) begin(s);
  state_ = &s;
  open = kProvincePlaces - s.destroyed - s.pillaged;
  stir = 0;
  for (const Seat seat : seats(s)) {
    const ClanSheet& clan = sheet(s, seat);
    const Standing standing = standing_of(s, seat);
    if (standing != standing_[seat]) {
      standing_[seat] = standing;
      measure(seat);
    }
    if (clan.hand != hand_[seat]) {
      hand_[seat] = clan.hand;
      int best = 0;
      for (const Card card : clan.hand.types()) best = std::max(best, battle_bonus(s, card));
      if (best != bonus[seat]) stale_ = kProvincePlaces;
      bonus[seat] = best;
    }
    const bool acts = s.phase == Phase::action && clan.rage > 0 && !clan.passed;
    if (acts != active[seat]) stale_ = kProvincePlaces;
    active[seat] = acts;
    if (acts) stir += clan.rage;
  }
}

Board::Standing Board::standing_of(const State& s, Seat seat) {
  const ClanSheet& clan = sheet(s, seat);
  const auto monster = [&](Slot slot) {
    const Card card = clan.slots[slot];
    return card == Card::none ? Place::box : s.monsters[figure_of(card)].at;
  };
  return {std::bit_cast<std::array<std::uint64_t, 2>>(clan.warriors),
          std::bit_cast<std::uint64_t>(clan.slots),
          {clan.leader, clan.ship, monster(Slot::monster), monster(Slot::monster_2)}};
}

// Ships count for both provinces of their fjord.
void Board::measure(Seat seat) {
  const ClanSheet& clan = sheet(*state_, seat);
  PerProvince<int> on_foot{};
  PerProvince<int> on_land{};
  PerProvince<int> at_sea{};
  PerProvince<int> ships{};
  on_map[seat] = 0;
  dead[seat] = clan.warriors[Place::valhalla];
  for (const Place province : on_foot.keys()) {
    const int count = clan.warriors[province];
    on_map[seat] += count;
    on_foot[province] = count;
    on_land[province] = warriors_strength(clan.slots[Slot::warrior], count);
  }
  const auto add = [&](Place at, int worth) {
    if (at == Place::valhalla) ++dead[seat];
    if (!blood_rage::on_map(at)) return;
    ++on_map[seat];
    if (is_fjord(at)) {
      for (const Place province : supported_by(at)) {
        ++ships[province];
        at_sea[province] += worth;
      }
    } else {
      ++on_foot[at];
      on_land[at] += worth;
    }
  };
  add(clan.leader, kLeaderStrength);
  add(clan.ship, kShipStrength);
  for (const Slot slot : kMonsterSlots) {
    if (clan.slots[slot] == Card::none) continue;
    const Figure figure = figure_of(clan.slots[slot]);
    const Place at = state_->monsters[figure].at;
    add(at, monster_strength(figure, at));
  }
  int outer = 0;
  for (const Place province : kOuterPlaces) outer += on_land[province];
  for (const Place province : on_foot.keys()) {
    int beside = outer;
    if (province != Place::yggdrasil) {
      beside = on_land[Place::yggdrasil];
      for (const Place neighbour : kNeighbours[province] - Place::yggdrasil) beside += on_land[neighbour];
    }
    const int all = on_foot[province] + ships[province];
    const int force = on_land[province] + at_sea[province];
    const bool same = all == figures[seat][province] && force == strength[seat][province] &&
                      beside == near[seat][province] && on_foot[province] == on_foot_[seat][province];
    if (same) continue;
    stale_.add(province);
    held[seat].set(province, all > 0);
    room[province] += on_foot_[seat][province] - on_foot[province];
    figures[seat][province] = all;
    strength[seat][province] = force;
    near[seat][province] = beside;
  }
  land[seat] = on_land;
  on_foot_[seat] = on_foot;
}

void Board::compare(Places provinces) {
  for (const Place province : provinces& stale_) compare(province);
  stale_ -= provinces;
}

// Everybody there against the strongest of those who stand there and those who may come when called.
void Board::compare(Place province) {
  constexpr double kStaysAway = 1.5;  // strength taken off a rival who is not there yet and may not come
  constexpr double kJoinerStrength = 3.0;
  constexpr const Weights& w = kWeights;
  const State& s = *state_;
  PlayerSet there;
  for (const Seat seat : seats(s)) {
    prospects[seat][province] = {};
    there.set(seat, held[seat].has(province));
  }
  if (there.empty()) return;
  const int free = std::max(room[province], 0);
  PerClan<double> power{};
  for (const Seat seat : seats(s)) {
    power[seat] = strength[seat][province] +
                  w.joiners * std::min<double>(near[seat][province], kJoinerStrength * free) +
                  w.card_use * bonus[seat];
  }
  for (const Seat seat : there) {
    Prospect& result = prospects[seat][province];
    double best = 0;
    for (const Seat rival : seats(s)) {
      if (rival == seat) continue;
      if (there.has(rival)) {
        result.contested = true;
        best = std::max(best, power[rival]);
      } else if (free > 0 && near[rival][province] > 0) {
        best = std::max(best, power[rival] - kStaysAway);
      }
    }
    result.win = best > 0 ? chance((power[seat] - best) / w.spread) : 1.0;
    result.force = active[seat] ? w.initiative * result.win : 0.0;
  }
}

}  // namespace ravenhall::blood_rage::judgement
