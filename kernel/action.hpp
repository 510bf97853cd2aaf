// An action: one small decision, in four bytes.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "kernel/containers.hpp"
#include "kernel/enums.hpp"

namespace ravenhall {

// One byte of an action or of a step on the agenda: a number, a seat, a card, a small set … Only its verb (or
// step) says which, so it becomes whatever its reader takes it for.
class Operand {
 public:
  constexpr Operand() = default;
  template <class T>
    requires(std::integral<T> || Enum<T>)
  constexpr Operand(T value)
      : byte_(static_cast<std::uint8_t>(value)) {}  // NOLINT(google-explicit-constructor)
  constexpr Operand(Count count)
      : byte_(static_cast<std::uint8_t>(count)) {}  // NOLINT(google-explicit-constructor)
  template <Enum E>
  constexpr Operand(EnumSet<E, std::uint8_t> set)
      : byte_(set.bits()) {}  // NOLINT(google-explicit-constructor)

  template <Enum E>
  constexpr operator E() const {  // NOLINT(google-explicit-constructor)
    return static_cast<E>(byte_);
  }
  template <Enum E>
  constexpr operator EnumSet<E, std::uint8_t>() const {  // NOLINT(google-explicit-constructor)
    return EnumSet<E, std::uint8_t>::from_bits(byte_);
  }
  constexpr operator std::uint8_t() const { return byte_; }  // NOLINT(google-explicit-constructor)
  // Of a number.
  constexpr Operand& operator++() {
    ++byte_;
    return *this;
  }
  constexpr bool operator==(const Operand&) const = default;
  template <class T>
    requires(std::integral<T> || Enum<T>)
  friend constexpr bool operator==(Operand operand, T value) {
    return operand.byte_ == static_cast<int>(value);
  }

 private:
  std::uint8_t byte_ = 0;
};

// A verb and three operands. What they mean is the game's notation; unused operands are 0.
struct Action {
  Operand verb{};
  Operand a{};
  Operand b{};
  Operand c{};
  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) == 4);

template <Enum Verb>
constexpr Action act(Verb verb, Operand a = {}, Operand b = {}, Operand c = {}) {
  return {verb, a, b, c};
}

// The caller's buffer for legal actions. Never cleared byte by byte, so it is cheap to reuse.
class ActionList {
 public:
  static constexpr std::size_t kCapacity = 512;

  // The items are left unset on purpose: a list is made for every decision of a search.
  ActionList() {}  // NOLINT(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init)
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Action& operator[](std::size_t i) const { return items_[i]; }
  const Action* begin() const { return items_.data(); }
  const Action* end() const { return items_.data() + size_; }
  void clear() { size_ = 0; }
  void push_back(Action action) {
    assert(size_ < kCapacity);
    items_[size_++] = action;
  }
  bool contains(Action action) const {
    for (const Action& item : *this) {
      if (item == action) return true;
    }
    return false;
  }

 private:
  std::size_t size_ = 0;
  union {
    std::array<Action, kCapacity> items_;
  };
};

}  // namespace ravenhall
