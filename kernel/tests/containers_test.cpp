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

TEST(EnumSet, joins_meets_and_takes_away) {
  constexpr EnumSet<Colour, std::uint8_t> some{Colour::red, Colour::blue};
  EXPECT_EQ((some | Colour::green), (EnumSet<Colour, std::uint8_t>::first(3)));
  EXPECT_EQ((some & Colour::blue), (EnumSet<Colour, std::uint8_t>{Colour::blue}));
  EXPECT_EQ((some - Colour::red).first(), Colour::blue);
  EXPECT_TRUE(some.has_any({Colour::blue, Colour::green}));
  EXPECT_FALSE(some.has_all({Colour::blue, Colour::green}));
  EXPECT_EQ(some.nth(1), Colour::blue);
  EXPECT_EQ((EnumSet<Colour>::span(Colour::blue, Colour::green).bits()), 0b110U);
}

TEST(EnumSet, holds_nothing_that_does_not_fit_into_it) {
  EnumSet<Seat, std::uint8_t> players;
  players.add(kNature);
  EXPECT_TRUE(players.empty());
  EXPECT_FALSE(players.has(kSpectator));
  EXPECT_EQ((EnumSet<Seat, std::uint8_t>::first(8).size()), 8);
}

TEST(Counter, counts_and_reads_as_a_number) {
  Count count;
  count += 7;
  --count;
  EXPECT_EQ(count, 6);
  EXPECT_EQ(count * 2 + 1, 13);
  EXPECT_TRUE(same_bytes(count, Count(6)));
  Points points = 3;
  points -= 5;
  EXPECT_EQ(points, -2);
}

#ifdef RAVENHALL_CHECKED
TEST(CounterDeathTest, what_does_not_fit_is_noticed) {
  Count count = 0;
  EXPECT_DEATH(--count, "");
  count = 255;
  EXPECT_DEATH(++count, "");
}
#endif

using Purse = Bag<Colour, 3, 2, std::uint64_t>;

TEST(Bag, counts_copies_by_type) {
  Purse purse;
  purse.add(Colour::green, 3);
  purse.add(Colour::red);
  EXPECT_EQ(purse.size(), 4);
  EXPECT_EQ(purse.count(Colour::green), 3);
  EXPECT_TRUE(purse.full_of(Colour::green));
  EXPECT_FALSE(purse.take(Colour::blue));
  EXPECT_TRUE(purse.take(Colour::red));
  EXPECT_FALSE(purse.has(Colour::red));
  purse.remove_all(purse);
  EXPECT_TRUE(purse.empty());
  EXPECT_TRUE(same_bytes(purse, Purse{}));
}

TEST(Bag, iterates_by_type_and_by_copy) {
  Purse purse;
  purse.add(Colour::green, 2);
  purse.add(Colour::red);
  std::vector<Colour> types;
  for (const Colour colour : purse.types()) types.push_back(colour);
  EXPECT_EQ(types, (std::vector<Colour>{Colour::red, Colour::green}));
  std::vector<Colour> copies;
  for (const Colour colour : purse) copies.push_back(colour);
  EXPECT_EQ(copies, (std::vector<Colour>{Colour::red, Colour::green, Colour::green}));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(purse.nth(i), copies[static_cast<std::size_t>(i)]);
  Purse less;
  less.add(Colour::green);
  EXPECT_TRUE(purse.holds(less));
  EXPECT_FALSE(less.holds(purse));
}

TEST(Bag, a_sieve_lets_every_copy_of_some_types_pass) {
  Purse purse;
  purse.add(Colour::green, 3);
  purse.add(Colour::red);
  const Purse green = purse.sifted(Purse::sieve([](Colour colour) { return colour == Colour::green; }));
  EXPECT_EQ(green.count(Colour::green), 3);
  EXPECT_EQ(green.size(), 3);
}

TEST(Bag, finds_the_nth_card_wherever_it_lies) {
  enum class Many : std::uint8_t {};
  Bag<Many, 78, 2, std::uint64_t> bag;
  for (int i = 0; i < 78; ++i) bag.add(Many(i), (i * i + i / 5) % 4);
  int n = 0;
  for (const Many each : bag) EXPECT_EQ(bag.nth(n++), each);
  EXPECT_EQ(n, bag.size());
}

TEST(Bits, are_counted_in_every_word) {
  for (unsigned i = 0; i < 64; ++i) {
    const std::uint64_t word = ~std::uint64_t{0} >> i;
    EXPECT_EQ(bits_set(word), 64 - static_cast<int>(i));
    EXPECT_EQ(bits_set(word << i), 64 - static_cast<int>(i));
  }
  EXPECT_EQ(bits_set(std::uint64_t{0}), 0);
  EXPECT_EQ(bits_set(std::uint8_t{0xA5}), 4);
}

TEST(Bag, spreads_over_as_many_words_as_it_needs) {
  enum class Many : std::uint8_t {};
  Bag<Many, 26, 3, std::uint32_t> bag;
  static_assert(sizeof(bag) == 12);
  for (int i = 0; i < 26; ++i) bag.add(Many(i), i % 5);
  int sum = 0;
  for (const Many each : bag) sum += static_cast<int>(each);
  int expected = 0;
  for (int i = 0; i < 26; ++i) expected += i * (i % 5);
  EXPECT_EQ(sum, expected);
}

TEST(Enums, know_their_names_and_how_many_they_are) {
  enum class Card : std::uint8_t { troll, elf, none = 127 };
  EXPECT_EQ(kCountOf<Colour>, 3U);
  EXPECT_EQ(kCountOf<Card>, 2U);
  EXPECT_EQ(name_of(Colour::blue), "blue");
  EXPECT_EQ(name_of(Card::elf), "elf");
  EXPECT_EQ(name_of(Card::none), "");
  EXPECT_EQ((kNamesOf<Colour, 2>[1]), "blue");
  std::vector<Colour> all;
  for (const Colour colour : values<Colour>()) all.push_back(colour);
  EXPECT_EQ(all, (std::vector<Colour>{Colour::red, Colour::blue, Colour::green}));
}

TEST(Operand, is_whatever_its_reader_takes_it_for) {
  const Action action = act(Colour::green, seat_at(3), 7);
  const Colour verb = action.verb;
  const Seat seat = action.a;
  EXPECT_EQ(verb, Colour::green);
  EXPECT_EQ(seat, seat_at(3));
  EXPECT_EQ(action.b, 7);
  EXPECT_TRUE(action.a == seat_at(3) && action.b > 6 && action.c != Colour::blue);
  const Action among = act(Colour::green, PlayerSet{seat_at(0), seat_at(2)});
  const PlayerSet seats = among.a;
  EXPECT_EQ(seats, (PlayerSet{seat_at(0), seat_at(2)}));
  Operand counted = Count(4);
  EXPECT_EQ(++counted, 5);
}

TEST(SeatRing, goes_round_the_table_from_where_it_begins) {
  const auto listed = [](const SeatRing& ring) {
    std::vector<int> seats;
    for (const Seat seat : ring) seats.push_back(index(seat));
    return seats;
  };
  EXPECT_EQ(listed(clockwise(seat_at(2), 4)), (std::vector<int>{2, 3, 0, 1}));
  EXPECT_EQ(listed(clockwise(seat_at(1), 4, {seat_at(0), seat_at(3)})), (std::vector<int>{3, 0}));
  EXPECT_EQ(listed(others_clockwise(seat_at(0), 3)), (std::vector<int>{1, 2}));
  EXPECT_EQ(seats_from(seat_at(3), seat_at(1), 4), 2);
}

TEST(EnumArray, can_begin_later_than_its_enum) {
  EnumArray<Colour, int, 2, Colour::blue> counts{1, 2};
  ++counts[Colour::green];
  EXPECT_EQ(counts[Colour::blue], 1);
  EXPECT_EQ(counts[Colour::green], 3);
  std::vector<Colour> keys;
  for (const Colour colour : counts.keys()) keys.push_back(colour);
  EXPECT_EQ(keys, (std::vector<Colour>{Colour::blue, Colour::green}));
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
