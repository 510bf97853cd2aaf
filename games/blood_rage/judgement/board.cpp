#include "games/blood_rage/judgement/board.hpp"

namespace ravenhall::blood_rage::judgement {

Board::Board(const State& state, const Weights& w) : s(state) {
  for (std::size_t p = 0; p < kProvinces; ++p) {
    room[p] = kProvinceTable[p].villages == 0 ? kWarriors : kProvinceTable[p].villages;
  }
  for (std::size_t n = 0; n < s.clans; ++n) {
    count_figures(n);
    measure(n);
    const ClanSheet& clan = s.clan[n];
    clan.hand.each_type([&](Card card) { bonus[n] = std::max(bonus[n], battle_bonus(s, card)); });
    active[n] = s.phase == Phase::action && clan.rage > 0 && clan.passed == 0;
    if (active[n]) stir += clan.rage;
  }
  for (std::size_t n = 0; n < s.clans; ++n) {
    for (std::size_t p = 0; p < kProvinces; ++p) {
      const bool gone = (((s.destroyed | s.pillaged) >> p) & 1U) != 0;
      if (figures[n][p] > 0 && !gone) prospects[n][p] = prospect(n, p, w);
    }
  }
}

// Ships count for both provinces of their fjord.
void Board::add(std::size_t n, Place at, int count) {
  if (at == Place::valhalla) dead[n] += count;
  if (!blood_rage::on_map(at)) return;
  on_map[n] += count;
  if (is_fjord(at)) {
    for (const Place province : supported_by(at)) figures[n][static_cast<std::size_t>(province)] += count;
    return;
  }
  figures[n][static_cast<std::size_t>(at)] += count;
  room[static_cast<std::size_t>(at)] -= count;
}

void Board::count_figures(std::size_t n) {
  const ClanSheet& clan = s.clan[n];
  for (std::size_t p = 0; p < kPlaces; ++p) {
    if (clan.warriors[p] > 0) add(n, place_at(static_cast<int>(p)), clan.warriors[p]);
  }
  add(n, clan.leader, 1);
  add(n, clan.ship, 1);
  for (std::size_t slot = 3; slot <= 4; ++slot) {
    if (clan.slots[slot] != Card::none) add(n, monster(s, figure_of(clan.slots[slot])).at, 1);
  }
}

void Board::measure(std::size_t n) {
  const Seat seat = seat_at(static_cast<int>(n));
  const bool serpent = owns(s, seat, Figure::sea_serpent);
  for (std::size_t p = 0; p < kProvinces; ++p) {
    if (figures[n][p] == 0) continue;
    const Place fjord = kProvinceTable[p].fjord;
    strength[n][p] = land[n][p] = blood_rage::strength(s, seat, place_at(static_cast<int>(p)));
    if (fjord != Place::box && s.clan[n].ship == fjord) land[n][p] -= kShipStrength;
    if (fjord != Place::box && serpent && monster(s, Figure::sea_serpent).at == fjord) {
      land[n][p] -= figure_strength(s, seat, Figure::sea_serpent, fjord);
    }
  }
  constexpr auto middle = static_cast<std::size_t>(Place::yggdrasil);
  for (std::size_t p = 0; p < kOuterProvinces; ++p) {
    near[n][p] = land[n][middle] + land[n][(p + 1) % kOuterProvinces] +
                 land[n][(p + kOuterProvinces - 1) % kOuterProvinces];
    near[n][middle] += land[n][p];
  }
}

// Against the strongest of those who stand there and those who may come when called.
Prospect Board::prospect(std::size_t n, std::size_t p, const Weights& w) const {
  constexpr double kStaysAway = 1.5;  // strength taken off a rival who is not there yet and may not come
  constexpr double kJoinerStrength = 3.0;
  const int free = std::max(room[p], 0);
  const auto power = [&](std::size_t k) {
    return strength[k][p] + w.joiners * std::min<double>(near[k][p], kJoinerStrength * free) +
           w.card_use * bonus[k];
  };
  Prospect result;
  double best = 0;
  for (std::size_t k = 0; k < s.clans; ++k) {
    if (k == n) continue;
    if (figures[k][p] > 0) {
      result.contested = true;
      best = std::max(best, power(k));
    } else if (free > 0 && near[k][p] > 0) {
      best = std::max(best, power(k) - kStaysAway);
    }
  }
  result.win = best > 0 ? chance((power(n) - best) / w.spread) : 1.0;
  result.force = active[n] ? w.initiative * result.win : 0.0;
  return result;
}

}  // namespace ravenhall::blood_rage::judgement
