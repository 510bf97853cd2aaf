// An action: one small decision, in four bytes.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace ravenhall {

// A verb and three operands. What they mean is the game's notation; unused operands are 0.
struct Action {
  std::uint8_t verb = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) == 4);

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
