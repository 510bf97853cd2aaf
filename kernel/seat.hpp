// Seats and sets of seats: who acts, who sees.
#pragma once

#include <bit>
#include <cstdint>

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

// A set of seats; iterates in seat order.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(Seat seat) : bits_(bit(seat)) {}
  static constexpr SeatSet first(int seats) { return SeatSet(static_cast<std::uint16_t>((1U << seats) - 1)); }
  static constexpr SeatSet from_bits(std::uint16_t bits) { return SeatSet(bits); }

  constexpr bool has(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr Seat first() const { return seat_at(std::countr_zero(bits_)); }
  constexpr void add(Seat seat) { bits_ |= bit(seat); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(seat)); }
  constexpr bool operator==(const SeatSet&) const = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t left) : left_(left) {}
    constexpr Seat operator*() const { return seat_at(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ = static_cast<std::uint16_t>(left_ & (left_ - 1));
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return left_ != other.left_; }

   private:
    std::uint16_t left_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  constexpr explicit SeatSet(std::uint16_t bits) : bits_(bits) {}
  static constexpr std::uint16_t bit(Seat seat) { return static_cast<std::uint16_t>(1U << index(seat)); }
  std::uint16_t bits_ = 0;
};

}  // namespace ravenhall
