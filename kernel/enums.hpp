// What the compiler knows of an enum, for tables and texts: how many values it has and what they are called.
// So a name stands once, in the enum itself, and no list of names can slip out of its order.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

namespace ravenhall {

template <class E>
concept Enum = std::is_enum_v<E>;

namespace enums {

// The name of the value, or nothing when the enum has no such value. Both compilers write the argument of a
// template into its name: "ravenhall::Step::turn", or "(ravenhall::Step)77" for a value without a name.
template <auto kValue>
consteval std::string_view spelled() {
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_prefix(text.find("kValue = ") + 9);
  text = text.substr(0, text.find_first_of(";]"));
  text.remove_prefix(text.rfind(':') + 1);
  return text.find(')') == std::string_view::npos ? text : std::string_view{};
}

template <Enum E, std::size_t kFrom = 0>
consteval std::size_t counted() {
  if constexpr (spelled<static_cast<E>(kFrom)>().empty()) {
    return kFrom;
  } else {
    return counted<E, kFrom + 1>();
  }
}

// The names of the first N values one behind another. A name that points into what the compiler wrote would
// keep all of that in the program, a hundred letters for each value.
template <Enum E, class Values>
struct Letters;

template <Enum E, std::size_t... kValues>
struct Letters<E, std::index_sequence<kValues...>> {
  static constexpr std::size_t kCount = sizeof...(kValues);
  static constexpr std::array<std::size_t, kCount> kSizes{spelled<static_cast<E>(kValues)>().size()...};
  static constexpr auto kText = [] {
    std::array<char, (spelled<static_cast<E>(kValues)>().size() + ... + 0)> text{};
    char* end = text.data();
    ((end = std::ranges::copy(spelled<static_cast<E>(kValues)>(), end).out), ...);
    return text;
  }();
  static constexpr auto kNames = [] {
    std::array<std::string_view, kCount> names;
    std::size_t from = 0;
    for (std::size_t i = 0; i < kCount; from += kSizes[i++]) names[i] = {kText.data() + from, kSizes[i]};
    return names;
  }();
};

}  // namespace enums

// How many values the enum has from 0 on without a gap.
template <Enum E>
inline constexpr std::size_t kCountOf = enums::counted<E>();

// The names of the first N values, in their order.
template <Enum E, std::size_t N = kCountOf<E>>
inline constexpr std::array<std::string_view, N> kNamesOf =
    enums::Letters<E, std::make_index_sequence<N>>::kNames;

// The value's name; nothing for a value behind a gap.
template <Enum E>
constexpr std::string_view name_of(E value) {
  const auto i = static_cast<std::size_t>(value);
  return i < kCountOf<E> ? kNamesOf<E>[i] : std::string_view{};
}

// The first `count` values of an enum, in their order: for (const Place place : values<Place>(kProvinces)).
template <Enum E>
class EnumRange {
 public:
  constexpr EnumRange(int first, int end) : first_(first), end_(end) {}

  class Iterator {
   public:
    constexpr explicit Iterator(int at) : at_(at) {}
    constexpr E operator*() const { return static_cast<E>(at_); }
    constexpr Iterator& operator++() {
      ++at_;
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return at_ != other.at_; }

   private:
    int at_;
  };
  constexpr Iterator begin() const { return Iterator(first_); }
  constexpr Iterator end() const { return Iterator(end_); }

 private:
  int first_;
  int end_;
};

template <Enum E>
constexpr EnumRange<E> values(int count = static_cast<int>(kCountOf<E>)) {
  return {0, count};
}
// From `first` to `last`, both included.
template <Enum E>
constexpr EnumRange<E> values(E first, E last) {
  return {static_cast<int>(first), static_cast<int>(last) + 1};
}

// The value that stands `by` places behind this one.
template <Enum E>
constexpr E after(E value, int by = 1) {
  return static_cast<E>(static_cast<int>(value) + by);
}
// How many places `value` stands behind `first`.
template <Enum E>
constexpr int places_after(E value, E first) {
  return static_cast<int>(value) - static_cast<int>(first);
}

// Whether row i of a table is for value i.
template <class Rows>
constexpr bool in_order(const Rows& rows) {
  std::size_t i = 0;
  for (const auto& row : rows) {
    if (static_cast<std::size_t>(row.id) != i++) return false;
  }
  return true;
}

}  // namespace ravenhall
