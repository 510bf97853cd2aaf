// Seats and sets of seats: who acts, who sees.
#pragma once

#include <cstdint>

#include "kernel/containers.hpp"

namespace ravenhall {

// A place at the table, 0 up to kMaxSeats - 1, or one of the two special ones below.
enum class Seat : std::uint8_t {};

inline constexpr int kMaxSeats = 8;
inline constexpr Seat kNature{14};     // shuffles, deals and dice are its decisions
inline constexpr Seat kSpectator{15};  // sees only what is open to all

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int i) { return static_cast<Seat>(i); }
constexpr bool is_player(Seat seat) { return index(seat) < kMaxSeats; }

// The next seat clockwise (to the left) at a table of `seats`.
constexpr Seat next_seat(Seat seat, int seats) { return seat_at((index(seat) + 1) % seats); }
// How many seats clockwise from `start` the seat is.
constexpr int seats_from(Seat start, Seat seat, int seats) {
  return (index(seat) - index(start) + seats) % seats;
}

// Sets of seats; they iterate in seat order. With nature and spectators, or in one byte without them.
using SeatSet = EnumSet<Seat, std::uint16_t>;
using PlayerSet = EnumSet<Seat, std::uint8_t>;

// One thing a seat.
template <class T, std::size_t N>
using PerSeat = EnumArray<Seat, T, N>;

// The seats of a table clockwise from one of them, all or some: for (const Seat seat : clockwise(from, 4)).
class SeatRing {
 public:
  constexpr SeatRing(Seat start, int seats, PlayerSet members)
      : start_(index(start)), seats_(seats), members_(members) {}

  class Iterator {
   public:
    constexpr Iterator(const SeatRing& ring, int step) : ring_(&ring), step_(step) { skip(); }
    constexpr Seat operator*() const {
      const int i = ring_->start_ + step_;
      return seat_at(i < ring_->seats_ ? i : i - ring_->seats_);
    }
    constexpr Iterator& operator++() {
      ++step_;
      skip();
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return step_ != other.step_; }

   private:
    constexpr void skip() {
      while (step_ < ring_->seats_ && !ring_->members_.has(**this)) ++step_;
    }
    const SeatRing* ring_;
    int step_;
  };
  constexpr Iterator begin() const { return {*this, 0}; }
  constexpr Iterator end() const { return {*this, seats_}; }

 private:
  int start_;
  int seats_;
  PlayerSet members_;
};

constexpr SeatRing clockwise(Seat start, int seats, PlayerSet members) { return {start, seats, members}; }
constexpr SeatRing clockwise(Seat start, int seats) { return {start, seats, PlayerSet::first(seats)}; }
// All but `seat`, from its left neighbour on.
constexpr SeatRing others_clockwise(Seat seat, int seats) {
  return {seat, seats, PlayerSet::first(seats) - seat};
}

}  // namespace ravenhall
