#include "hall/clock.hpp"

#include <algorithm>
#include <utility>

#include "kernel/json.hpp"

namespace ravenhall::hall {

void Clocks::start(Seat seat, Millis now) { of(seat).asked = now - std::exchange(of(seat).carried, 0); }

Clocks::Used Clocks::charge(Seat seat, Millis now) {
  Clock& clock = of(seat);
  if (clock.asked == kStopped) return {};
  Used used{.decision = 0, .time = now - clock.asked, .charged = 0};
  if (rules_.kind == ClockRules::Kind::live && used.time > rules_.move) {
    used.charged = std::min(clock.reserve, used.time - rules_.move);
    clock.reserve -= used.charged;
  }
  clock.asked = kStopped;
  return used;
}

void Clocks::pause(Seat seat, Millis now) {
  if (running(seat)) of(seat).carried = now - std::exchange(of(seat).asked, kStopped);
}

void Clocks::decided(Seat seat, std::size_t decision, Millis now) {
  Used used = charge(seat, now);
  used.decision = decision;
  if (rules_.kind != ClockRules::Kind::none) of(seat).used.push_back(used);
}

void Clocks::go_back(std::size_t keep, SeatSet asked_by, Millis now) {
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = seat_at(i);
    Clock& clock = of(seat);
    const bool carries = asked_by.has(seat);
    if (carries) pause(seat, now);
    for (; !clock.used.empty() && clock.used.back().decision >= keep; clock.used.pop_back()) {
      clock.reserve += clock.used.back().charged;
      if (carries) clock.carried += clock.used.back().time;
    }
  }
}

Millis Clocks::deadline(Seat seat) const {
  if (rules_.kind == ClockRules::Kind::none || !running(seat)) return kNever;
  return of(seat).asked + rules_.move + of(seat).reserve;
}

Millis Clocks::left(Seat seat, Millis now) const {
  return running(seat) ? of(seat).asked + rules_.move - now : rules_.move;
}

bool Clocks::any_running() const {
  return rules_.kind != ClockRules::Kind::none &&
         std::any_of(clocks_.begin(), clocks_.end(), [](const Clock& c) { return c.asked != kStopped; });
}

std::string Clocks::save(Millis now) const {
  if (rules_.kind == ClockRules::Kind::none) return "";
  Json seats = Json::array();
  for (const Clock& clock : clocks_) {
    const Millis used = clock.asked == kStopped ? clock.carried : now - clock.asked;
    seats.push_back(Json::array({clock.reserve, used}));
  }
  return dump(seats);
}

void Clocks::load(std::string_view text) {
  const auto seats = parse_json(text);
  if (!seats || !seats->is_array()) return;
  for (std::size_t i = 0; i < seats->size() && i < clocks_.size(); ++i) {
    const Json& item = (*seats)[i];
    if (!item.is_array() || item.size() != 2 || !item[0].is_number_integer() || !item[1].is_number_integer())
      continue;
    clocks_[i].reserve = item[0].get<Millis>();
    clocks_[i].carried = item[1].get<Millis>();
  }
}

}  // namespace ravenhall::hall
