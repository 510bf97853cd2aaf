// The named options of Fury of Dracula: the advanced rules, and every ruling that could reasonably be read
// otherwise.
#pragma once

#include <cstdint>

#include "kernel/options.hpp"

namespace ravenhall::dracula {

// The values an option can have; the first one is the default.
enum class StartCities : std::uint8_t { fixed, free };
enum class NoMove : std::uint8_t { clear, lose };
enum class FuryValue : std::uint8_t { three, one };
enum class FuryCounts : std::uint8_t { all, cards };
enum class FirstDawn : std::uint8_t { skipped, held };
enum class VampireClears : std::uint8_t { after_slide, before_slide };
enum class RecklessFangs : std::uint8_t { ambush, always };
enum class HoaxTakes : std::uint8_t { own, all };
enum class StakeUse : std::uint8_t { optional, automatic };
enum class WreathClaws : std::uint8_t { owner, any };
enum class BatsMove : std::uint8_t { must, may };
enum class Refill : std::uint8_t { full, chosen };
enum class CarriageTip : std::uint8_t { all_lost, ticket_left };
enum class StrengthHelps : std::uint8_t { anywhere, combat };
enum class LuckMoments : std::uint8_t { day_start, each_turn };
enum class LairsHeard : std::uint8_t { scouts, both, neither };
enum class OpenLair : std::uint8_t { hidden, revealed };
enum class BulletsUse : std::uint8_t { one, each };
enum class CircleCards : std::uint8_t { leaves, resolves };
enum class VampireFangs : std::uint8_t { bites, wounds };

// One byte an option, in the order of the option table in options.cpp: the index of the chosen value.
struct Options {
  StartCities start{};             // SU-5
  OffOn powers{};                  // SU-7
  OffOn lairs{};                   // SU-7
  OffOn rumors{};                  // SU-7
  NoMove no_move{};                // DP-16
  OffOn sea_powers{};              // Feed and Dark Call at sea (HL-12)
  OnOff hide_revealed{};           // Hide while revealed (E26)
  FuryValue fury{};                // DP-12
  FuryCounts fury_counts{};        // Escape as Bat and lairs too (E33, E34)
  OnOff north_border{};            // North Sea and North Atlantic are neighbours
  FirstDawn first_dawn{};          // SU-9
  VampireClears vampire_clears{};  // DP-3
  RecklessFangs reckless{};        // when its Fangs give influence
  HoaxTakes hoax{};                // which discards go back into the event deck
  StakeUse stake{};                // E55
  WreathClaws wreath{};            // which Claws end a Garlic Wreath
  BatsMove bats{};                 // Q3
  Refill refill{};                 // E39
  CarriageTip false_tip{};         // E14, Q20
  StrengthHelps great_strength{};  // E49
  LuckMoments luck{};              // EV-14
  LairsHeard lairs_heard{};        // E22, E23
  OnOff weather_at_sea{};          // Q1
  OpenLair open_lair{};            // Q4
  BulletsUse bullets{};            // Q17
  CircleCards circle{};            // Q18
  VampireFangs vampire_fangs{};    // Q27
  OnOff start_lair{};              // Q41
  constexpr bool operator==(const Options&) const = default;
};
inline constexpr int kOptions = sizeof(Options);

using OptionIndices = ravenhall::OptionIndices<Options>;

}  // namespace ravenhall::dracula
