// Small fixed-size containers that are trivially copyable, so that a state made of them is copied with memcpy
// and compared byte by byte. Unused places are always zero: two equal contents have equal bytes.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace ravenhall {

template <class T, std::size_t N>
class FixedVec {
  static_assert(std::is_trivially_copyable_v<T> && N < 256);

 public:
  constexpr std::size_t size() const { return size_; }
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
  constexpr void clear() { *this = FixedVec{}; }

  constexpr bool operator==(const FixedVec&) const = default;

 private:
  std::array<T, N> items_{};
  std::uint8_t size_ = 0;
};

// A set of the values of an enum with at most 8 * sizeof(Word) values.
template <class E, class Word = std::uint32_t>
class EnumSet {
 public:
  constexpr EnumSet() = default;
  static constexpr EnumSet from_bits(Word bits) {
    EnumSet set;
    set.bits_ = bits;
    return set;
  }
  constexpr bool has(E value) const { return ((bits_ >> static_cast<unsigned>(value)) & 1U) != 0; }
  constexpr void add(E value) { bits_ = static_cast<Word>(bits_ | bit(value)); }
  constexpr void remove(E value) { bits_ = static_cast<Word>(bits_ & ~bit(value)); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Word bits() const { return bits_; }
  constexpr bool operator==(const EnumSet&) const = default;

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
  static constexpr Word bit(E value) { return static_cast<Word>(Word{1} << static_cast<unsigned>(value)); }
  Word bits_ = 0;
};

// An array indexed by an enum (or a Seat).
template <class E, class T, std::size_t N>
class EnumArray {
 public:
  constexpr T& operator[](E i) { return items_[static_cast<std::size_t>(i)]; }
  constexpr const T& operator[](E i) const { return items_[static_cast<std::size_t>(i)]; }
  static constexpr std::size_t size() { return N; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + N; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + N; }
  constexpr bool operator==(const EnumArray&) const = default;

  std::array<T, N> items_{};  // public, so that the type stays an aggregate with a readable initialiser
};

}  // namespace ravenhall
