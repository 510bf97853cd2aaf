#include "kernel/sides.hpp"

#include <cstddef>

namespace ravenhall {

namespace {

const Role* role_of(const GameInfo& info, Seat seat) {
  const auto place = static_cast<std::size_t>(index(seat));
  return place < info.roles.size() ? &info.roles[place] : nullptr;
}

Json seats_json(SeatSet seats) {
  Json list = Json::array();
  for (const Seat seat : seats) list.push_back(index(seat));
  return list;
}

}  // namespace

int side_of(const GameInfo& info, Seat seat) {
  const Role* role = role_of(info, seat);
  return info.sides.empty() || role == nullptr ? index(seat) : role->side;
}

bool one_side(const GameInfo& info, SeatSet seats) {
  for (const Seat seat : seats) {
    if (side_of(info, seat) != side_of(info, seats.first())) return false;
  }
  return true;
}

SeatSet seats_of_side(const GameInfo& info, int side) {
  SeatSet seats;
  for (const Seat seat : SeatSet::first(info.max_seats)) {
    if (side_of(info, seat) == side) seats.add(seat);
  }
  return seats;
}

std::string_view side_name(const GameInfo& info, Seat seat) {
  const Role* role = role_of(info, seat);
  return info.sides.empty() || role == nullptr ? std::string_view() : info.sides[role->side];
}

std::string_view role_name(const GameInfo& info, Seat seat) {
  const Role* role = role_of(info, seat);
  return role == nullptr ? std::string_view() : role->name;
}

People people_of(const GameInfo& info) {
  return {.min = info.people.min > 0 ? info.people.min : info.min_seats,
          .max = info.people.max > 0 ? info.people.max : info.max_seats};
}

Outcome side_victory(const GameInfo& info, int side) {
  Outcome outcome;
  outcome.over = true;
  outcome.side = side;
  outcome.winners = seats_of_side(info, side);
  for (const Seat seat : SeatSet::first(info.max_seats)) {
    outcome.ranks.push_back(outcome.winners.has(seat) ? 1 : 2);
  }
  return outcome;
}

Json outcome_json(const GameInfo& info, const Outcome& outcome) {
  Json json = Json::object();
  json["winners"] = seats_json(outcome.winners);
  json["scores"] = outcome.scores.empty() ? Json() : Json(Json::array());
  for (const auto score : outcome.scores) json["scores"].push_back(score);
  Json& ranks = json["ranks"] = Json::array();
  for (const auto rank : outcome.ranks) ranks.push_back(rank);
  json["side"] = outcome.side < 0 ? Json() : Json(info.sides[static_cast<std::size_t>(outcome.side)]);
  return json;
}

void add_sides(const GameInfo& info, Json& json) {
  Json& sides = json["sides"] = Json::array();
  for (std::size_t i = 0; i < info.sides.size(); ++i) {
    const SeatSet seats = seats_of_side(info, static_cast<int>(i));
    sides.push_back(object_of({{"name", info.sides[i]}, {"seats", seats_json(seats)}}));
  }
  Json& roles = json["roles"] = Json::array();
  for (const Role& role : info.roles) roles.push_back(role.name);
  const People people = people_of(info);
  json["people"] = object_of({{"min", people.min}, {"max", people.max}});
}

std::string check_info(const GameInfo& info) {
  if (info.min_seats < 1 || info.min_seats > info.max_seats || info.max_seats > kMaxSeats)
    return "the numbers of seats are impossible";
  const auto roles = static_cast<int>(info.roles.size());
  if (roles > 0 && (info.min_seats != roles || info.max_seats != roles))
    return "a game with roles is for as many seats as it has roles";
  if (!info.sides.empty() && roles == 0) return "only roles say which seat is of which side";
  for (std::size_t i = 0; i < info.roles.size(); ++i) {
    if (info.roles[i].name.empty()) return "a role has no name";
    if (!info.sides.empty() && info.roles[i].side >= info.sides.size()) return "a role is of no side";
    for (std::size_t k = 0; k < i; ++k) {
      if (info.roles[k].name == info.roles[i].name) return "two roles have the same name";
    }
  }
  for (std::size_t i = 0; i < info.sides.size(); ++i) {
    if (info.sides[i].empty()) return "a side has no name";
    if (seats_of_side(info, static_cast<int>(i)).empty()) return "nobody is of a side";
  }
  const People people = people_of(info);
  if (people.min < 1 || people.min > people.max || people.max > info.max_seats)
    return "the numbers of people are impossible";
  return {};
}

}  // namespace ravenhall
