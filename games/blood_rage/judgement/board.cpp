#include "games/blood_rage/judgement/board.hpp"

namespace ravenhall::blood_rage::judgement {

Board::Board(const State& state) : s(state), open(kProvincePlaces - s.destroyed - s.pillaged) {
  for (const Place province : room.keys()) {
    const int villages = row(province).villages;
    room[province] = villages == 0 ? kWarriors : villages;
  }
  for (const Seat seat : seats(s)) {
    count_figures(seat);
    measure(seat);
    const ClanSheet& clan = sheet(s, seat);
    for (const Card card : clan.hand.types()) bonus[seat] = std::max(bonus[seat], battle_bonus(s, card));
    active[seat] = s.phase == Phase::action && clan.rage > 0 && !clan.passed;
    if (active[seat]) stir += clan.rage;
  }
  for (const Place province : open) compare(province);
}

// Ships count for both provinces of their fjord.
void Board::add(Seat seat, Place at, int count) {
  if (at == Place::valhalla) dead[seat] += count;
  if (!blood_rage::on_map(at)) return;
  on_map[seat] += count;
  if (is_fjord(at)) {
    for (const Place province : supported_by(at)) figures[seat][province] += count;
    return;
  }
  figures[seat][at] += count;
  room[at] -= count;
}

void Board::count_figures(Seat seat) {
  const ClanSheet& clan = sheet(s, seat);
  for (const Place place : clan.warriors.keys()) {
    if (clan.warriors[place] > 0) add(seat, place, clan.warriors[place]);
  }
  add(seat, clan.leader, 1);
  add(seat, clan.ship, 1);
  for (const Slot slot : kMonsterSlots) {
    const Card card = clan.slots[slot];
    if (card != Card::none) add(seat, s.monsters[figure_of(card)].at, 1);
  }
}

void Board::measure(Seat seat) {
  const bool serpent = owns(s, seat, Figure::sea_serpent);
  for (const Place province : kProvincePlaces) {
    if (figures[seat][province] == 0) continue;
    const Place fjord = fjord_of(province);
    int& on_land = land[seat][province];
    strength[seat][province] = on_land = blood_rage::strength(s, seat, province);
    if (!is_fjord(fjord)) continue;
    if (sheet(s, seat).ship == fjord) on_land -= kShipStrength;
    if (serpent && s.monsters[Figure::sea_serpent].at == fjord) {
      on_land -= figure_strength(s, seat, Figure::sea_serpent, fjord);
    }
  }
  for (const Place province : kProvincePlaces) {
    if (land[seat][province] == 0) continue;
    for (const Place neighbour : kNeighbours[province]) near[seat][neighbour] += land[seat][province];
  }
}

// Everybody there against the strongest of those who stand there and those who may come when called.
void Board::compare(Place province) {
  constexpr double kStaysAway = 1.5;  // strength taken off a rival who is not there yet and may not come
  constexpr double kJoinerStrength = 3.0;
  constexpr const Weights& w = kWeights;
  PlayerSet there;
  for (const Seat seat : seats(s)) there.set(seat, figures[seat][province] > 0);
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
