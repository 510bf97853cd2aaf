#include "kernel/containers.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <type_traits>
#include <vector>

#include "kernel/action.hpp"
#include "kernel/agenda.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {
namespace {

enum class Colour : std::uint8_t { red, blue, green };

template <class T>
bool same_bytes(const T& a, const T& b) {
  static_assert(std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>);
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

TEST(FixedVec, what_was_removed_leaves_no_trace) {
  FixedVec<std::uint8_t, 4> grown;
  grown.push_back(1);
  FixedVec<std::uint8_t, 4> shrunk;
  for (const std::uint8_t item : {7, 1, 8, 9}) shrunk.push_back(item);
  EXPECT_TRUE(shrunk.full());
  EXPECT_EQ(shrunk.pop_back(), 9);
  shrunk.erase(0);
  shrunk.erase(1);
  EXPECT_EQ(grown, shrunk);
  EXPECT_TRUE(same_bytes(grown, shrunk));
  shrunk.clear();
  EXPECT_TRUE(shrunk.empty());
}

TEST(FixedVec, erasing_moves_the_others_up) {
  FixedVec<std::uint8_t, 4> items;
  for (const std::uint8_t item : {1, 2, 3}) items.push_back(item);
  items.erase(0);
  EXPECT_EQ(std::vector<int>(items.begin(), items.end()), (std::vector<int>{2, 3}));
  EXPECT_EQ(items.back(), 3);
}

TEST(EnumSet, adds_removes_and_iterates_in_order) {
  EnumSet<Colour> set;
  set.add(Colour::green);
  set.add(Colour::red);
  set.add(Colour::blue);
  set.remove(Colour::blue);
  set.remove(Colour::blue);
  EXPECT_EQ(set.size(), 2);
  EXPECT_TRUE(set.has(Colour::red));
  EXPECT_FALSE(set.has(Colour::blue));
  std::vector<Colour> order;
  for (const Colour colour : set) order.push_back(colour);
  EXPECT_EQ(order, (std::vector<Colour>{Colour::red, Colour::green}));
  EXPECT_EQ((EnumSet<Colour>::from_bits(0b101)), set);
}

TEST(EnumSet, holds_as_many_values_as_its_word_has_bits) {
  EnumSet<std::uint8_t, std::uint64_t> set;
  set.add(63);
  set.add(0);
  EXPECT_TRUE(set.has(63));
  EXPECT_EQ(set.size(), 2);
  set.remove(63);
  EXPECT_EQ(set.bits(), 1U);
}

TEST(EnumArray, is_indexed_by_the_enum) {
  EnumArray<Colour, int, 3> counts;
  counts[Colour::blue] = 4;
  EXPECT_EQ(counts[Colour::blue], 4);
  EXPECT_EQ(counts[Colour::red], 0);
  EXPECT_EQ(counts.size(), 3U);
}

TEST(Agenda, the_last_step_pushed_comes_first) {
  Agenda<std::uint8_t, 4> agenda;
  agenda.push(1);
  agenda.push(2);
  EXPECT_EQ(agenda.top(), 2);
  EXPECT_EQ(agenda.pop(), 2);
  EXPECT_EQ(agenda.pop(), 1);
  EXPECT_TRUE(agenda.empty());
  EXPECT_TRUE(same_bytes(agenda, Agenda<std::uint8_t, 4>{}));
}

TEST(SeatSet, knows_players_nature_and_spectators) {
  SeatSet set = SeatSet::first(3);
  EXPECT_EQ(set.size(), 3);
  set.remove(seat_at(0));
  set.add(kNature);
  EXPECT_EQ(set.first(), seat_at(1));
  EXPECT_FALSE(set.has(kSpectator));
  std::vector<int> seats;
  for (const Seat seat : set) seats.push_back(index(seat));
  EXPECT_EQ(seats, (std::vector<int>{1, 2, 14}));
  EXPECT_FALSE(is_player(kNature));
  EXPECT_EQ(next_seat(seat_at(2), 3), seat_at(0));
}

TEST(ActionList, finds_what_it_holds) {
  ActionList list;
  list.push_back({1, 2, 3, 4});
  EXPECT_TRUE(list.contains({1, 2, 3, 4}));
  EXPECT_FALSE(list.contains({1, 2, 3, 5}));
  list.clear();
  EXPECT_TRUE(list.empty());
}

}  // namespace
}  // namespace ravenhall
