// Small fixed-size containers that are trivially copyable, so that a state made of them is copied with memcpy
// and compared byte by byte. Unused places are always zero: two equal contents have equal bytes.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <type_traits>

#include "kernel/bits.hpp"
#include "kernel/enums.hpp"

namespace ravenhall {

// A small number that is counted up and down. Reads as an int; what does not fit into it is a defect, which
// checked builds notice.
template <std::integral Word>
class Counter {
 public:
  constexpr Counter() = default;
  constexpr Counter(int value) : value_(fitting(value)) {}  // NOLINT(google-explicit-constructor)
  constexpr operator int() const { return value_; }         // NOLINT(google-explicit-constructor)

  constexpr Counter& operator+=(int by) { return *this = value_ + by; }
  constexpr Counter& operator-=(int by) { return *this = value_ - by; }
  constexpr Counter& operator++() { return *this += 1; }
  constexpr Counter& operator--() { return *this -= 1; }

 private:
  static constexpr Word fitting(int value) {
    assert(value >= std::numeric_limits<Word>::min() && value <= std::numeric_limits<Word>::max());
    return static_cast<Word>(value);
  }
  Word value_ = 0;
};
using Count = Counter<std::uint8_t>;
using LongCount = Counter<std::uint16_t>;
using Points = Counter<std::int16_t>;

template <class T, std::size_t N>
class FixedVec {
  static_assert(std::is_trivially_copyable_v<T> && N < 256);

 public:
  constexpr std::size_t size() const { return size_; }
  constexpr int count() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }
  static constexpr std::size_t capacity() { return N; }

  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  constexpr T& back() { return items_[size_ - 1U]; }
  constexpr const T& back() const { return items_[size_ - 1U]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr void push_back(const T& item) {
    assert(size_ < N);
    items_[size_++] = item;
  }
  constexpr T pop_back() {
    assert(size_ > 0);
    const T last = items_[--size_];
    items_[size_] = T{};
    return last;
  }
  // Removes item i; the ones behind it move up.
  constexpr void erase(std::size_t i) {
    assert(i < size_);
    for (std::size_t k = i + 1; k < size_; ++k) items_[k - 1] = items_[k];
    items_[--size_] = T{};
  }
  // Removes the first item that equals this one, if there is any.
  constexpr void erase_first(const T& item) {
    for (std::size_t i = 0; i < size_; ++i) {
      if (items_[i] == item) return erase(i);
    }
  }
  constexpr void clear() { *this = FixedVec{}; }

  // Written out, so that items need a comparison only where lists of them are compared.
  constexpr bool operator==(const FixedVec& other) const {
    return size_ == other.size_ && items_ == other.items_;
  }

 private:
  std::array<T, N> items_{};
  std::uint8_t size_ = 0;
};

// A set of the values of an enum with at most 8 * sizeof(Word) values; iterates in their order.
template <Enum E, std::unsigned_integral Word = std::uint32_t>
class EnumSet {
 public:
  constexpr EnumSet() = default;
  constexpr EnumSet(E value) : bits_(bit(value)) {}  // NOLINT(google-explicit-constructor): {one} is common
  constexpr EnumSet(std::initializer_list<E> values) {
    for (const E value : values) add(value);
  }
  // From a set of the same with a smaller word.
  template <std::unsigned_integral Smaller>
    requires(sizeof(Smaller) < sizeof(Word))
  constexpr EnumSet(EnumSet<E, Smaller> other)
      : bits_(other.bits()) {}  // NOLINT(google-explicit-constructor)
  static constexpr EnumSet from_bits(Word bits) {
    EnumSet set;
    set.bits_ = bits;
    return set;
  }
  // The first `count` values.
  static constexpr EnumSet first(int count) {
    constexpr int most = std::numeric_limits<Word>::digits;
    return from_bits(count >= most ? static_cast<Word>(~Word{0}) : static_cast<Word>((Word{1} << count) - 1));
  }
  // From `from` to `to`, both included.
  static constexpr EnumSet span(E from, E to) {
    return first(static_cast<int>(to) + 1) - first(static_cast<int>(from));
  }

  constexpr bool has(E value) const { return (bits_ & bit(value)) != 0; }
  constexpr bool has_all(EnumSet other) const { return (other - *this).empty(); }
  constexpr bool has_any(EnumSet other) const { return !(other & *this).empty(); }
  constexpr void add(E value) { bits_ = static_cast<Word>(bits_ | bit(value)); }
  constexpr void remove(E value) { bits_ = static_cast<Word>(bits_ & ~bit(value)); }
  constexpr void set(E value, bool in) { in ? add(value) : remove(value); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return bits_set(bits_); }
  constexpr Word bits() const { return bits_; }
  // The lowest value; expects one.
  constexpr E first() const { return static_cast<E>(std::countr_zero(bits_)); }
  // The value with `skip` others below it; expects more than `skip` values.
  constexpr E nth(int skip) const {
    Word left = bits_;
    for (; skip > 0; --skip) left = static_cast<Word>(left & (left - 1U));
    return static_cast<E>(std::countr_zero(left));
  }
  constexpr bool operator==(const EnumSet&) const = default;

  constexpr EnumSet& operator|=(EnumSet other) { return *this = *this | other; }
  constexpr EnumSet& operator&=(EnumSet other) { return *this = *this & other; }
  constexpr EnumSet& operator-=(EnumSet other) { return *this = *this - other; }
  friend constexpr EnumSet operator|(EnumSet a, EnumSet b) {
    return from_bits(static_cast<Word>(a.bits_ | b.bits_));
  }
  friend constexpr EnumSet operator&(EnumSet a, EnumSet b) {
    return from_bits(static_cast<Word>(a.bits_ & b.bits_));
  }
  friend constexpr EnumSet operator-(EnumSet a, EnumSet b) {
    return from_bits(static_cast<Word>(a.bits_ & ~b.bits_));
  }

  class Iterator {
   public:
    constexpr explicit Iterator(Word left) : left_(left) {}
    constexpr E operator*() const { return static_cast<E>(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ = static_cast<Word>(left_ & (left_ - 1U));
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return left_ != other.left_; }

   private:
    Word left_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  // Nothing for a value that no set of this size can hold.
  static constexpr Word bit(E value) {
    const auto i = static_cast<unsigned>(value);
    return i < std::numeric_limits<Word>::digits ? static_cast<Word>(Word{1} << i) : Word{0};
  }
  Word bits_ = 0;
};

// An array indexed by an enum, or by a Seat: of N values from kFirst on.
template <Enum E, class T, std::size_t N = kCountOf<E>, E kFirst = E{}>
class EnumArray {
 public:
  static constexpr EnumArray filled(const T& item) {
    EnumArray all;
    all.items_.fill(item);
    return all;
  }
  constexpr T& operator[](E i) { return items_[place(i)]; }
  constexpr const T& operator[](E i) const { return items_[place(i)]; }
  static constexpr std::size_t size() { return N; }
  static constexpr EnumRange<E> keys() { return values(kFirst, after(kFirst, static_cast<int>(N) - 1)); }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + N; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + N; }
  // Written out, so that rows of tables need no comparison of their own.
  constexpr bool operator==(const EnumArray& other) const { return items_ == other.items_; }

  std::array<T, N> items_{};  // public, so that the type stays an aggregate with a readable initialiser

 private:
  static constexpr std::size_t place(E i) {
    return static_cast<std::size_t>(i) - static_cast<std::size_t>(kFirst);
  }
};

// A pile of cards without order: how many there are of each type. Copies of a type are alike, so there is
// nothing to tell them apart by, and nothing about them can leak. `kBits` a type: at most 2^kBits - 1 copies.
template <Enum E, std::size_t kTypes, unsigned kBits, std::unsigned_integral Word>
class Bag {
  static constexpr unsigned kPerWord = std::numeric_limits<Word>::digits / kBits;
  static constexpr std::size_t kWords = (kTypes + kPerWord - 1) / kPerWord;
  static constexpr Word kMost = (Word{1} << kBits) - 1;
  static constexpr Word kLow = [] {  // the lowest bit of every type
    Word low = 0;
    for (unsigned i = 0; i < kPerWord; ++i) low |= Word{1} << (i * kBits);
    return low;
  }();

 public:
  constexpr int count(E card) const { return static_cast<int>((words_[word(card)] >> shift(card)) & kMost); }
  constexpr bool has(E card) const { return count(card) > 0; }
  constexpr bool full_of(E card) const { return ((words_[word(card)] >> shift(card)) & kMost) == kMost; }
  constexpr void add(E card, int copies = 1) {
    words_[word(card)] += static_cast<Word>(copies) << shift(card);
  }
  constexpr void remove(E card) { words_[word(card)] -= Word{1} << shift(card); }
  constexpr bool take(E card) {
    if (!has(card)) return false;
    remove(card);
    return true;
  }
  constexpr int size() const {
    int total = 0;
    for (const Word w : words_) {
      for (unsigned b = 0; b < kBits; ++b) total += bits_set(static_cast<Word>(w & (kLow << b))) << b;
    }
    return total;
  }
  constexpr bool empty() const { return *this == Bag{}; }
  constexpr void add_all(const Bag& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] += other.words_[i];
  }
  // Takes away what `other` holds; expects every card of it to be here.
  constexpr void remove_all(const Bag& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] -= other.words_[i];
  }
  // A sieve: lets every copy pass of the types that `fits` says yes to.
  static constexpr Bag sieve(auto fits) {
    Bag all;
    for (std::size_t i = 0; i < kTypes; ++i) {
      const auto card = static_cast<E>(i);
      if (fits(card)) all.words_[word(card)] |= kMost << shift(card);
    }
    return all;
  }
  // What passes a sieve.
  constexpr Bag sifted(const Bag& sieve) const {
    Bag rest;
    for (std::size_t i = 0; i < kWords; ++i) rest.words_[i] = words_[i] & sieve.words_[i];
    return rest;
  }
  constexpr bool holds(const Bag& other) const {
    for (const E card : other.types()) {
      if (count(card) < other.count(card)) return false;
    }
    return true;
  }
  // The card with `skip` copies of others before it; expects more cards than `skip`.
  constexpr E nth(int skip) const {
    if constexpr (kBits == 2 && sizeof(Word) == 8) return nth_of_pairs(skip);
    E found{};
    for (const E card : types()) {
      found = card;
      skip -= count(card);
      if (skip < 0) break;
    }
    return found;
  }
  constexpr bool operator==(const Bag&) const = default;

  struct End {};

  // Each type that is here once: for (const Card card : bag.types()).
  class Types {
   public:
    constexpr explicit Types(const Bag& bag) : bag_(&bag) { load(); }
    constexpr E operator*() const {
      return static_cast<E>(word_ * kPerWord + static_cast<unsigned>(std::countr_zero(left_)) / kBits);
    }
    constexpr Types& operator++() {
      left_ &= left_ - 1;
      if (left_ == 0) {
        ++word_;
        load();
      }
      return *this;
    }
    constexpr bool operator!=(End /*end*/) const { return word_ < kWords; }
    constexpr Types begin() const { return *this; }
    constexpr End end() const { return {}; }

   private:
    // The next word that is not empty, one bit a type.
    constexpr void load() {
      for (; word_ < kWords; ++word_) {
        const Word w = bag_->words_[word_];
        left_ = w;
        for (unsigned b = 1; b < kBits; ++b) left_ |= w >> b;
        left_ &= kLow;
        if (left_ != 0) return;
      }
    }
    const Bag* bag_;
    std::size_t word_ = 0;
    Word left_ = 0;
  };
  constexpr Types types() const { return Types(*this); }

  // Each copy: for (const Card card : bag).
  class Copies {
   public:
    constexpr explicit Copies(const Bag& bag) : bag_(&bag), type_(bag) { load(); }
    constexpr E operator*() const { return *type_; }
    constexpr Copies& operator++() {
      if (--left_ == 0) {
        ++type_;
        load();
      }
      return *this;
    }
    constexpr bool operator!=(End end) const { return type_ != end; }

   private:
    constexpr void load() {
      if (type_ != End{}) left_ = bag_->count(*type_);
    }
    const Bag* bag_;
    Types type_;
    int left_ = 0;
  };
  constexpr Copies begin() const { return Copies(*this); }
  constexpr End end() const { return {}; }

 private:
  // The same by sums of four types at a time, all of a word at once.
  constexpr E nth_of_pairs(int skip) const {
    constexpr Word kBytes = 0x0101010101010101U;
    for (std::size_t i = 0; i < kWords; ++i) {
      Word sums = (words_[i] & 0x3333333333333333U) + ((words_[i] >> 2U) & 0x3333333333333333U);
      sums = ((sums + (sums >> 4U)) & 0x0f0f0f0f0f0f0f0fU) * kBytes;  // each byte with all below it
      const int all = static_cast<int>(sums >> 56U);
      if (skip >= all) {
        skip -= all;
        continue;
      }
      const Word beyond = ((sums | (kBytes << 7U)) - kBytes * static_cast<Word>(skip + 1)) & (kBytes << 7U);
      const auto byte = static_cast<unsigned>(std::countr_zero(beyond)) / 8U;
      if (byte > 0) skip -= static_cast<int>((sums >> (8U * (byte - 1U))) & 0xFFU);
      unsigned type = 4U * byte;
      for (;; ++type) {
        skip -= static_cast<int>((words_[i] >> (2U * type)) & 3U);
        if (skip < 0) return static_cast<E>(i * kPerWord + type);
      }
    }
    return {};
  }

  static constexpr std::size_t word(E card) { return static_cast<std::size_t>(card) / kPerWord; }
  static constexpr unsigned shift(E card) { return kBits * (static_cast<unsigned>(card) % kPerWord); }
  std::array<Word, kWords> words_{};
};

}  // namespace ravenhall
