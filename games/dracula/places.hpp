// The places of the map, and sets of them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>

#include "kernel/bits.hpp"
#include "kernel/enums.hpp"

namespace ravenhall::dracula {

// Cities, the castle among them, then the sea zones.
// clang-format off
enum class Place : std::uint8_t {
  dublin, edinburgh, galway, liverpool, london, manchester, plymouth, swansea, bordeaux, brussels,
  clermont_ferrand, le_havre, marseilles, nantes, paris, strasbourg, toulouse, alicante, barcelona, cadiz,
  granada, lisbon, madrid, santander, saragossa, amsterdam, berlin, cologne, frankfurt, hamburg, leipzig,
  munich, nuremberg, bari, cagliari, florence, geneva, genoa, milan, naples, rome, venice, zurich,
  belgrade, budapest, klausenburg, prague, sarajevo, szeged, vienna, zagreb, athens, bucharest,
  castle_dracula, constanta, galatz, salonica, sofia, valona, varna, north_sea, english_channel, irish_sea,
  north_atlantic, south_atlantic, mediterranean_sea, tyrrhenian_sea, ionian_sea, adriatic_sea, black_sea, none,
};
// clang-format on
inline constexpr int kCityCount = 60;
inline constexpr int kSeaCount = 10;
inline constexpr int kPlaces = kCityCount + kSeaCount;
inline constexpr Place kLastCity = after(Place{}, kCityCount - 1);
inline constexpr Place kFirstSea = after(Place{}, kCityCount);
inline constexpr Place kLastSea = after(Place{}, kPlaces - 1);

// A set of places: an EnumSet of two words, since there are more places than bits in one.
class PlaceSet {
 public:
  constexpr PlaceSet() = default;
  constexpr PlaceSet(Place place) { add(place); }  // NOLINT(google-explicit-constructor): {one} is common
  constexpr PlaceSet(std::initializer_list<Place> places) {
    for (const Place place : places) add(place);
  }
  // From `from` to `to`, both included.
  static constexpr PlaceSet span(Place from, Place to) {
    PlaceSet set;
    for (const Place place : values(from, to)) set.add(place);
    return set;
  }

  constexpr bool has(Place place) const { return (words_[word(place)] & bit(place)) != 0; }
  constexpr bool has_all(const PlaceSet& other) const { return (other - *this).empty(); }
  constexpr bool has_any(const PlaceSet& other) const { return !(other & *this).empty(); }
  constexpr void add(Place place) { words_[word(place)] |= bit(place); }
  constexpr void remove(Place place) { words_[word(place)] &= ~bit(place); }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return bits_set(words_[0]) + bits_set(words_[1]); }
  // The first one; expects one.
  constexpr Place first() const { return *begin(); }
  // The place with `skip` others before it; expects more than `skip`.
  constexpr Place nth(int skip) const {
    auto at = begin();
    for (; skip > 0; --skip) ++at;
    return *at;
  }
  constexpr bool operator==(const PlaceSet&) const = default;

  constexpr PlaceSet& operator|=(const PlaceSet& other) { return *this = *this | other; }
  constexpr PlaceSet& operator&=(const PlaceSet& other) { return *this = *this & other; }
  constexpr PlaceSet& operator-=(const PlaceSet& other) { return *this = *this - other; }
  friend constexpr PlaceSet operator|(PlaceSet a, const PlaceSet& b) {
    a.words_[0] |= b.words_[0];
    a.words_[1] |= b.words_[1];
    return a;
  }
  friend constexpr PlaceSet operator&(PlaceSet a, const PlaceSet& b) {
    a.words_[0] &= b.words_[0];
    a.words_[1] &= b.words_[1];
    return a;
  }
  friend constexpr PlaceSet operator-(PlaceSet a, const PlaceSet& b) {
    a.words_[0] &= ~b.words_[0];
    a.words_[1] &= ~b.words_[1];
    return a;
  }

  struct End {};
  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Place operator*() const {
      return after(Place{}, low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    constexpr Iterator& operator++() {
      std::uint64_t& word = low_ != 0 ? low_ : high_;
      word &= word - 1;
      return *this;
    }
    constexpr bool operator!=(End /*end*/) const { return (low_ | high_) != 0; }

   private:
    std::uint64_t low_;
    std::uint64_t high_;
  };
  constexpr Iterator begin() const { return {words_[0], words_[1]}; }
  constexpr End end() const { return {}; }

 private:
  static constexpr std::size_t word(Place place) { return static_cast<std::size_t>(place) / 64; }
  static constexpr std::uint64_t bit(Place place) {
    return std::uint64_t{1} << (static_cast<unsigned>(place) % 64U);
  }
  std::array<std::uint64_t, 2> words_{};
};

}  // namespace ravenhall::dracula
